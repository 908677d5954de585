"""What a seat may see, as plain JSON values: an allow-list. Also what is wrong with a state, if anything."""

from typing import Any

from greathall.core.game import View
from greathall.core.ids import EVERYONE
from greathall.core.state import State
from greathall.games.meeples.cards.catalogue import CARDS, COUNCILLORS, HILLS, NONE, SLOTS, SLUGS, STRENGTH
from greathall.games.meeples.rules.combat import combat_values, explain, is_monster, post_total
from greathall.games.meeples.rules.development import levelled_class
from greathall.games.meeples.rules.draw import DRAW_NUMBERS, deck_size
from greathall.games.meeples.rules.heroes import next_price
from greathall.games.meeples.rules.queries import district_of, hero_card, monsters_in
from greathall.games.meeples.rules.state import CLOSED, OPEN_POST, Meeples, Post
from greathall.games.meeples.words import (
    CLASSES,
    DISTRICTS,
    KNIGHT,
    MEEPLE_WORDS,
    MEEPLES,
    PHASES,
    PIECE_WORDS,
    PIECES,
    PRESTIGE,
    SHAMAN,
    TYPES,
)


def view(s: State, seat: int) -> View:
    """MM-R-60: open are Taverns, Lodgings, the board, piles, completed Quests, VP, hand sizes and what is in the bags
    by number; hidden are the Quests of other hands, the order of decks, the tile stack and face-down Rooms."""
    assert isinstance(s, Meeples)
    return {
        "seat": seat,
        "seats": s.seats,
        "active": s.active,
        "first": s.first,
        "phase": PHASES[s.phase],
        "turn": s.turns,
        "arrived": s.arrived,
        "final": s.final,
        "over": s.outcome is not None,
        "towers_used": s.towers,
        "supply": _meeples(s.supply),
        "deck": deck_size(s),
        "blocks": [len(deck.cards) for deck in s.decks],
        "draw_number": DRAW_NUMBERS[min(s.arrived, 3)] + s.extra_draw,
        "districts": [_district(s, district) for district in range(len(DISTRICTS))],
        "offer": [SLUGS[card] for card in s.tile_offer],
        "stack": len(s.tile_stack.cards),
        "council": [_councillor(s, number) for number in range(len(COUNCILLORS))],
        "posts": [_post(s, post) for post in s.posts],
        "on_quests": _meeples(s.on_quests),
        "kept": _meeples(s.kept),
        "quests_left": len(s.quest_deck.cards),
        "discarded": [_slug(card) for card in s.quest_discard.seen_by(seat)],
        "players": [_player(s, other, seat) for other in range(s.seats)],
    }


def _meeples(counts: list[int]) -> dict[str, int]:
    return {MEEPLE_WORDS[meeple]: counts[meeple] for meeple in range(MEEPLES) if counts[meeple]}


def _pieces(counts: list[int]) -> dict[str, int]:
    return {PIECE_WORDS[piece]: counts[piece] for piece in range(PIECES) if counts[piece]}


def _slug(card: int) -> str | None:
    return SLUGS[card] if card >= 0 else None


def _district(s: Meeples, district: int) -> dict[str, Any]:
    slots = []
    for slot in (2 * district, 2 * district + 1):
        card = s.tiles[slot]
        slots.append({"slot": SLOTS_BY_INDEX[slot], "tile": _slug(card), **_tile_extras(s, card)})
    room = None
    rooms = 0
    if s.towers:
        stack = s.rooms[district]
        rooms = len(stack.cards)
        if stack.cards and stack.known[-1] == EVERYONE:
            room = SLUGS[stack.cards[-1]]
    return {
        "name": DISTRICTS[district],
        "start": SLUGS[district],
        "slots": slots,
        "monsters": [_monster(card) for card in s.city[3 * district : 3 * district + 3]],
        "overrun": max(monsters_in(s, district) - 1, 0),
        "room": room,
        "rooms": rooms,
    }


SLOTS_BY_INDEX = tuple(SLUGS[card] for card in SLOTS)


def _tile_extras(s: Meeples, card: int) -> dict[str, Any]:
    if card == NONE:
        return {}
    extras: dict[str, Any] = {}
    if CARDS[card].stock:
        unit = CARDS[card].stock[0][0]
        extras["stock"] = {MEEPLE_WORDS[unit]: s.stocks[unit - KNIGHT - 1]}
    if card in HILLS:
        hill = HILLS.index(card)
        extras["owner"] = s.hill_owner[hill]
        extras["units"] = _pieces(s.hill_units[hill])
    return extras


def _monster(card: int) -> dict[str, Any] | None:
    if card == NONE:
        return None
    definition = CARDS[card]
    return {
        "card": definition.slug, "level": definition.level, "type": TYPES[definition.type],
        "strength": definition.strength, "vp": definition.vp,
    }  # fmt: skip


def _councillor(s: Meeples, number: int) -> dict[str, Any]:
    card = _monster(COUNCILLORS[number])
    assert card is not None
    card["token"] = SLUGS[s.tokens[number]] if number < len(s.tokens) else None
    card["fought_by"] = [seat for seat in range(s.seats) if s.fought[seat] >> number & 1]
    return card


def _post(s: Meeples, post: Post) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "card": SLUGS[post.card],
        "district": district_of(post.spot),
        "pieces": _pieces(post.pieces),
        "guests": _meeples(post.guests),
        "status": ("open", "closed", "resolved")[post.status],
    }
    if is_monster(post.card):
        pieces = post.pieces if post.status in (OPEN_POST, CLOSED) else post.first
        shown["strength"] = STRENGTH[post.card]
        shown["total"] = post_total(s, post) if post.status == OPEN_POST else post.total
        shown["reasons"] = [
            {**row, "piece": PIECE_WORDS[piece] if isinstance(piece := row["piece"], int) and piece >= 0 else None}
            for row in explain(s, s.active, pieces, post.card, post.empowered)
        ]
    elif levelled_class(post) > 0 and SLUGS[post.card] == "heroes_hall":
        shown["levels"] = MEEPLE_WORDS[levelled_class(post)]
    return shown


def _player(s: Meeples, other: int, seat: int) -> dict[str, Any]:
    might = combat_values(s, other)
    return {
        "vp": s.vp[other],
        "bag": _meeples(s.bags[other]),
        "tavern": _meeples(s.taverns[other]),
        "lodgings": _meeples(s.lodgings[other]),
        "heroes": {
            MEEPLE_WORDS[unit]: {
                "level": s.levels[other][unit], "card": SLUGS[hero_card(s, other, unit)],
                "next": next_price(s, other, unit), "used": other == s.active and bool(s.used >> unit & 1),
            }
            for unit in CLASSES
        },
        "values": {MEEPLE_WORDS[unit]: might[unit] for unit in range(SHAMAN + 1)},
        "prestige": [SLUGS[hero_card(s, other, unit)] for unit in PRESTIGE],
        "hand": [_slug(card) for card in s.hands[other].seen_by(seat)],
        "done": [SLUGS[card] for card in s.done[other]],
        "pile": [SLUGS[card] for card in s.piles[other]],
        "rooms": [SLUGS[card] for card in s.taken[other]],
    }  # fmt: skip
