"""Read-only questions about the board."""

from typing import Final

from greathall.games.meeples.cards.catalogue import (
    HERO_CARD,
    HILLS,
    NEEDS,
    NEEDS_ANY,
    NONE,
    PRESTIGE_LEVEL,
    ROOMS,
    STARTS,
    TILES,
)
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import (
    ANY_PRESTIGE,
    ANY_UNIT,
    AS,
    CORRUPTION,
    COUNTS_AS,
    DISTRICT_OF,
    KNIGHT,
    MEEPLE_OF,
    PALADIN,
    PEASANT,
    PIECES,
    RANGER,
    SHAMAN,
    SLOT,
)

OVERRUN_FROM: Final = 2  # Monsters in a district


def monsters_in(s: Meeples, district: int) -> int:
    """How many Monsters lie in a district."""
    at = 3 * district
    city = s.city
    return (city[at] != NONE) + (city[at + 1] != NONE) + (city[at + 2] != NONE)


def is_overrun(s: Meeples, district: int) -> bool:
    """MM-OVR-01: so many Monsters or more."""
    return monsters_in(s, district) >= OVERRUN_FROM


def vacant_slots(s: Meeples) -> list[int]:
    """MM-CON-05, MM-FAQ-06: a slot once built on stays so, even when a prestige tile on it is empty."""
    return [slot for slot, card in enumerate(s.tiles) if card == NONE]


def locations(s: Meeples) -> list[tuple[int, int]]:
    """MM-LOC-01: (spot, card) of every constructed Location of the districts; the Capitol is none of them.
    MM-LOC-02: each district has its starting Location from the beginning. MM-CON-07: a new one counts at once."""
    places = [(0, 0), (1, 1), (2, 2), (3, 3)]
    for slot, card in enumerate(s.tiles):
        if card != NONE:
            places.append((SLOT + slot, card))
    return places


def can_activate(card: int, tavern: list[int], units: int) -> bool:
    """Could the active Units (so many in all) fill the need of a place from nothing?"""
    if NEEDS_ANY[card]:
        return tavern[SHAMAN] > 0 or any(tavern[word] for word in NEEDS_ANY[card])
    wild = 0
    asked = 0
    for word, n in NEEDS[card]:
        if word <= KNIGHT:
            asked += n
            if tavern[word] < n:
                wild += n - tavern[word]
        elif word == CORRUPTION:
            if tavern[CORRUPTION] < n:
                return False
        elif word == ANY_UNIT:
            asked += n
        else:
            asked += n
            have = tavern[RANGER] + tavern[PALADIN] if word == ANY_PRESTIGE else tavern[word]
            if have < n:
                wild += n - have
    return wild <= tavern[SHAMAN] and asked <= units


_ACTIVATABLE: Final[dict[tuple[int, ...], int]] = {}
_CACHE_LIMIT: Final = 20_000


def activatable(tavern: list[int]) -> int:
    """The mask, by card number, of all Locations and Tower Rooms whose need these active meeples could fill. It depends
    on nothing else and is asked for all the time, so answers are remembered."""
    key = tuple(tavern)
    mask = _ACTIVATABLE.get(key, NONE)
    if mask == NONE:
        if len(_ACTIVATABLE) >= _CACHE_LIMIT:
            _ACTIVATABLE.clear()
        units = sum(tavern) - tavern[CORRUPTION]
        mask = 0
        for card in (*STARTS, *TILES, *ROOMS):
            if can_activate(card, tavern, units):
                mask |= 1 << card
        _ACTIVATABLE[key] = mask
    return mask


def fillable(card: int, pieces: list[int], tavern: list[int], lowest: int) -> bool:
    """Could these active meeples, added in ascending order from `lowest`, complete what already stands on a place?
    With an empty Tavern: is its need met? MM-LOC-03, MM-MAIN-06: the need is a minimum."""
    if NEEDS_ANY[card]:
        for word in NEEDS_ANY[card]:
            if pieces[word] or pieces[AS + word] or (word >= lowest and tavern[word]):
                return True
            if tavern[SHAMAN] and AS + word >= lowest:
                return True
        return False
    wild = 0
    asked = 0
    for word, n in NEEDS[card]:
        if word == CORRUPTION:
            if pieces[CORRUPTION] + (tavern[CORRUPTION] if lowest <= CORRUPTION else 0) < n:
                return False
            continue
        asked += n
        if word <= KNIGHT:
            short = n - pieces[word] - pieces[AS + word]
            if short > 0 and word >= lowest:
                short -= tavern[word]
            if short > 0:
                if AS + word < lowest:
                    return False
                wild += short
        elif word == ANY_PRESTIGE:
            short = n - count_as(pieces, ANY_PRESTIGE)
            for meeple in (RANGER, PALADIN):
                if meeple >= lowest:
                    short -= tavern[meeple]
            wild += max(short, 0)
        elif word != ANY_UNIT and pieces[word] + (tavern[word] if word >= lowest else 0) < n:
            return False
    if wild > tavern[SHAMAN]:
        return False
    units = sum(pieces) - pieces[CORRUPTION] + tavern[SHAMAN]
    for meeple in range(lowest, SHAMAN):
        units += tavern[meeple]
    return units >= asked


def count_as(pieces: list[int], word: int) -> int:
    """How many pieces count as a word; a Shaman counts as what it stands for (MM-SHA-02)."""
    if word <= KNIGHT:
        return pieces[word] + pieces[AS + word]
    mask = COUNTS_AS[word]
    return sum(pieces[piece] for piece in range(PIECES) if mask >> piece & 1)


def hero_level(s: Meeples, seat: int, meeple: int) -> int:
    """MM-R-22, MM-R-41: the level of a class; a Peasant stays at 1 and a prestige Unit has its printed one."""
    if meeple <= KNIGHT:
        return s.levels[seat][meeple]
    return PRESTIGE_LEVEL.get(meeple, 0)


def hero_card(s: Meeples, seat: int, meeple: int) -> int:
    """The Hero card (or board space) that is in force for a class."""
    return HERO_CARD[meeple][hero_level(s, seat, meeple)]


def owned(s: Meeples, seat: int, meeple: int) -> int:
    """MM-R-31: all own meeples of a kind in bag, Tavern, Lodgings and on the board, hills included (MM-R-30)."""
    n = s.bags[seat][meeple] + s.taverns[seat][meeple] + s.lodgings[seat][meeple]
    for hill in range(len(HILLS)):
        if s.hill_owner[hill] == seat:
            n += sum(k for piece, k in enumerate(s.hill_units[hill]) if MEEPLE_OF[piece] == meeple)
    if seat == s.active:
        n += s.on_quests[meeple] + s.kept[meeple]
        for post in s.posts:
            n += post.guests[meeple]
            n += sum(k for piece, k in enumerate(post.pieces) if MEEPLE_OF[piece] == meeple)
    return n


def peasants(s: Meeples, seat: int) -> int:
    """What the tie-break counts (MM-END-13)."""
    return owned(s, seat, PEASANT)


def district_of(spot: int) -> int:
    """The district of a spot, NONE for the Capitol and the Dark Council (MM-OVR-09)."""
    return DISTRICT_OF[spot] if spot < len(DISTRICT_OF) else NONE
