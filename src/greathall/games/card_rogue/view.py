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
    player_at,
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
        "board": [_cell(s, slot) for slot in range(len(s.places))],
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


def _cell(s: CardRogue, slot: int) -> dict[str, Any]:
    """A space of the board. Most of them are as they were a moment ago, and one and the same row until they change."""
    place = s.places[slot]
    sides = s.sides[slot]
    card = s.board.cards[slot] if sides else EMPTY
    token = player_at(s, place)
    pile = s.piles.get(place)
    count = 0 if pile is None else len(pile)
    start = place in s.starts
    foe = s.foes.get(place)
    if foe is not None:
        return _row(place, card, sides, token, count, start, _foe(foe))
    key = (place, card, sides, token, count, start)
    row = _ROWS.get(key)
    if row is None:
        if len(_ROWS) >= ROWS_KEPT:
            _ROWS.clear()
        row = _row(place, card, sides, token, count, start, None)
        _ROWS[key] = row
    return row


ROWS_KEPT = 50_000
_ROWS: dict[tuple[int, int, int, int, int, bool], dict[str, Any]] = {}


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
    mat = _mat(s, other)
    everybody = s.seats == 1 or s.settings.open_hands
    kept: dict[int, dict[str, Any]] = {}
    rows: list[dict[str, Any]] = []
    for seat in seats:
        mine = everybody or other == seat
        key = seat if mine or _knows(p.hand, seat) or _knows(s.offers[other], seat) else STRANGER
        row = kept.get(key)
        if row is None:
            row = dict(mat)
            row["hand"] = cards_seen(p.hand, seat)
            row["purse"] = purse(s, other) if mine else None
            row["offer"] = cards_seen(s.offers[other], seat)
            kept[key] = row
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


def _mat(s: CardRogue, other: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    p = s.players[other]
    return {
        "character": None if p.character == NO_CHARACTER else CHARACTER_SLUGS[p.character],
        "token": None if p.token == EMPTY else COLOURS[p.token],
        "status": STATUS[p.status],
        "x": None if p.place == NOWHERE else place_x(p.place),
        "y": None if p.place == NOWHERE else place_y(p.place),
        "health": p.health,
        "max_health": max_health(s, other),
        "attack": attack_modifier(s, other),
        "armor": armor(s, other),
        "poison": p.poison,
        "reversal": p.reversal,
        "lost": p.lost,
        "cooldown": p.cooldown,
        "points": victory_points(s, other),
        "recorded": p.vp,
        "gear": {SLOTS[slot]: SLUGS[card] for slot, card in enumerate(p.gear) if card != EMPTY},
        "fighting": [[place_x(place), place_y(place)] for place in foes_fought(s, other)],
        "arriving": p.arriving,
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
