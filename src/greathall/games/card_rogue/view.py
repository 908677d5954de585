"""What a seat, or a spectator, may see: an allow-list of plain values."""

from collections.abc import Sequence
from typing import Any

from greathall.core.game import View
from greathall.core.ids import HIDDEN
from greathall.core.state import State
from greathall.core.zone import Zone
from greathall.games.card_rogue.cards import CHARACTER_SLUGS, PACK, SLUGS
from greathall.games.card_rogue.flow import AT_INTRO, Rounds
from greathall.games.card_rogue.queries import (
    armor,
    attack_modifier,
    foe_attack,
    foes_fought,
    max_health,
    purse,
    victory_points,
)
from greathall.games.card_rogue.state import CardRogue, Foe
from greathall.games.card_rogue.story import find_campaign
from greathall.games.card_rogue.words import (
    COLOURS,
    EFFECTS,
    EMPTY,
    END_STORY,
    GOALS,
    NO_CHARACTER,
    NOWHERE,
    PLAYING,
    RUSH,
    SIDES,
    SLOTS,
    place_x,
    place_y,
)

STATUS = ("playing", "away", "gone", "dead", "returning")


def view(s: State, seat: int) -> View:
    """The table as a seat sees it."""
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[int]) -> list[View]:
    """The table as each of these seats sees it; what they see alike is built once."""
    assert isinstance(s, CardRogue)
    shared = _shared(s)
    mats = [_mats(s, other, seats) for other in range(s.seats)]
    seen: list[View] = []
    for k, seat in enumerate(seats):
        own: View = {"seat": seat}
        own.update(shared)
        own["players"] = [mat[k] for mat in mats]
        seen.append(own)
    return seen


def _shared(s: CardRogue) -> dict[str, Any]:
    return {
        "phase": "rush" if s.phase == RUSH else "normal",
        "active": s.active,
        "first": s.first,
        "turn": s.turns,
        "board": _board(s),
        "explore": len(s.explore),
        "paths": len(s.paths),
        "discard": [SLUGS[card] for card in s.discard.cards],
        "shop": [SLUGS[card] for card in s.shop.cards],
        "potions": {key: EFFECTS[s.potions[i]] for i, key in enumerate(POTION_KEYS)},
        "goals": [{"goal": goal, "done": bool(s.done_goals >> i & 1)} for i, goal in enumerate(GOALS) if s.goals >> i & 1],
        "open_hands": s.settings.open_hands or s.seats == 1,
        "deck_profile": "box" if s.settings.box else "rulebook",
        "story": _story(s),
    }


POTION_COLOURS = ("red", "orange", "yellow", "green", "blue", "pink")
POTION_KEYS = tuple(f"potion_{colour}" for colour in POTION_COLOURS)


def cards_seen(zone: Zone, seat: int) -> list[str | None]:
    """The cards of a zone by name, None where the seat does not know one."""
    return [None if card == HIDDEN else SLUGS[card] for card in zone.seen_by(seat)]


def _board(s: CardRogue) -> list[dict[str, Any]]:
    """The spaces of the board."""
    tokens: dict[int, int] = {}
    for seat, p in enumerate(s.players):
        if p.status == PLAYING:
            tokens.setdefault(p.place, seat)
    return [_cell(s, slot, tokens.get(s.places[slot], EMPTY)) for slot in range(len(s.places))]


def _cell(s: CardRogue, slot: int, token: int) -> dict[str, Any]:
    """A space of the board. Most of them are as they were a moment ago, and one and the same row until they change."""
    place = s.places[slot]
    sides = s.sides[slot]
    card = s.board.cards[slot] if sides else EMPTY
    count = len(s.piles[place]) if place in s.piles else 0
    start = place in s.starts
    foe = s.foes.get(place)
    if foe is None:
        key: Key = (place, card, sides, token, count, start)
    else:
        enemy = (foe.card, foe.health, foe_attack(foe), foe.poison, foe.poisoner, foe.paralysed, *foe.fighters)
        key = (place, card, sides, token, count, start, enemy)
    row = _CELLS.get(key)
    if row is None:
        row = _kept(_CELLS, key, _row(place, card, sides, token, count, start, None if foe is None else _foe(foe)))
    return row


# Rows that were made so far, by all that stands in them. Whoever gets the same row knows without looking that nothing changed.
Key = tuple[Any, ...]
ROWS_KEPT = 50_000
_CELLS: dict[Key, dict[str, Any]] = {}
_MATS: dict[Key, dict[str, Any]] = {}


def _kept(rows: dict[Key, dict[str, Any]], key: Key, row: dict[str, Any]) -> dict[str, Any]:
    if len(rows) >= ROWS_KEPT:
        rows.clear()
    rows[key] = row
    return row


def _row(
    place: int, card: int, sides: int, token: int, count: int, start: bool, foe: dict[str, Any] | None
) -> dict[str, Any]:
    return {
        "x": place_x(place),
        "y": place_y(place),
        "card": None if card == EMPTY else SLUGS[card],
        "open": [SIDES[side] for side in range(4) if sides >> side & 1],
        "token": None if token == EMPTY else token,
        "foe": foe,
        "pile": count,
        "start": start,
    }


def _foe(foe: Foe) -> dict[str, Any]:
    card = PACK[foe.card]
    return {
        "card": card.slug,
        "health": foe.health,
        "max_health": card.health,
        "attack": None if card.doubles else foe_attack(foe),
        "poison": foe.poison,
        "poisoner": foe.poisoner if foe.poison else None,
        "paralysed": foe.paralysed == 2,
        "fighters": foe.fighters[:],
    }


def _mats(s: CardRogue, other: int, seats: Sequence[int]) -> list[dict[str, Any]]:
    """A player as each of these seats sees him: one and the same for all who know none of his cards."""
    p = s.players[other]
    plain = _seen_by_all(s, other)
    everybody = s.seats == 1 or s.settings.open_hands
    kept: dict[int, dict[str, Any]] = {}
    rows: list[dict[str, Any]] = []
    for seat in seats:
        mine = everybody or other == seat
        viewer = seat if mine or _knows(p.hand, seat) or _knows(s.offers[other], seat) else STRANGER
        row = kept.get(viewer)
        if row is None:
            gold = purse(s, other) if mine else None
            key = (plain, tuple(p.hand.seen_by(seat)), gold, tuple(s.offers[other].seen_by(seat)))
            row = _MATS.get(key)
            if row is None:
                row = _kept(_MATS, key, _mat(plain, cards_seen(p.hand, seat), gold, cards_seen(s.offers[other], seat)))
            kept[viewer] = row
        rows.append(row)
    return rows


STRANGER = -1


def _knows(zone: Zone, seat: int) -> bool:
    """Does a seat know any card of a zone?"""
    mask = 1 << seat
    for known in zone.known:
        if known & mask:
            return True
    return False


def _seen_by_all(s: CardRogue, other: int) -> Key:
    """What everybody sees of a player, in the order in which `_mat` shows it."""
    p = s.players[other]
    return (
        p.character, p.token, p.status, p.place, p.health, max_health(s, other), attack_modifier(s, other), armor(s, other),
        p.poison, p.reversal, p.lost, p.cooldown, victory_points(s, other), p.vp, tuple(p.gear),
        tuple(foes_fought(s, other)), p.arriving,
    )  # fmt: skip


def _mat(plain: Key, hand: list[str | None], gold: int | None, offer: list[str | None]) -> dict[str, Any]:
    """A player, from nothing but what may be seen of him."""
    character, token, status, place, health, most, attack, armor_worn, poison, reversal, lost, cooldown = plain[:12]
    points, recorded, gear, fought, arriving = plain[12:]
    return {
        "character": None if character == NO_CHARACTER else CHARACTER_SLUGS[character],
        "token": None if token == EMPTY else COLOURS[token],
        "status": STATUS[status],
        "x": None if place == NOWHERE else place_x(place),
        "y": None if place == NOWHERE else place_y(place),
        "health": health,
        "max_health": most,
        "attack": attack,
        "armor": armor_worn,
        "poison": poison,
        "reversal": reversal,
        "lost": lost,
        "cooldown": cooldown,
        "points": points,
        "recorded": recorded,
        "gear": {SLOTS[slot]: SLUGS[card] for slot, card in enumerate(gear) if card != EMPTY},
        "fighting": [[place_x(there), place_y(there)] for there in fought],
        "arriving": arriving,
        "hand": hand,
        "purse": gold,
        "offer": offer,
    }


def _story(s: CardRogue) -> dict[str, Any] | None:
    if not s.settings.story:
        return None
    campaign = find_campaign(s.settings.story)
    level = campaign.levels[s.level]
    ending = s.outcome is not None and s.outcome.reason == END_STORY
    return {
        "campaign": campaign.title,
        "level": s.level + 1,
        "levels": len(campaign.levels),
        "title": level.title,
        "intro": level.intro,
        "outro": level.outro if ending else campaign.levels[s.level - 1].outro if s.level else None,
        "exit": level.exit,
        "best": level.best,
        "turns": s.turns,
        "dice": s.dice if ending else s.dice + s.rng.looped,
        "ending": ending,
        "opening": isinstance(s.frames[-1], Rounds) and s.frames[-1].at == AT_INTRO if s.frames else False,
    }
