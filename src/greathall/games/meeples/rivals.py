"""Quests that get in each other's way: where the order in which they are completed could make a difference.

MM-R-72: a player is asked for that order by what everybody can see, never by what is in the hidden hand; else who is asked would
tell. So this looks at all Quests that nobody has completed, as if the player could hold any of them.
"""

from typing import Final

from greathall.games.meeples.cards import ACTIVATE_N, CARDS, CONSTRUCT_N, DEFEAT, DEFEAT_N, IN_TAVERN, PROGRAMS, QUESTS, TYPE_OF
from greathall.games.meeples.effects import OPS
from greathall.games.meeples.queries import count_as
from greathall.games.meeples.state import Meeples
from greathall.games.meeples.words import LODGINGS, NOW, SHAMAN, TAVERN, TRIGGERED, WARRIOR

# What has just happened: the moments at which Quests are completed.
BEATEN: Final = 0  # a Monster was resolved
ACTIVATED: Final = 1  # a Location or Tower Room was resolved
CONSTRUCTED: Final = 2
DRAW_STEP: Final = 3  # Draw step 8: MM-DRAW-15, the only time when the Tavern completes a Quest
EVENT_OF: Final = {
    DEFEAT: BEATEN, DEFEAT_N: BEATEN, ACTIVATE_N: ACTIVATED, CONSTRUCT_N: CONSTRUCTED, IN_TAVERN: DRAW_STEP,
}  # fmt: skip

_GAIN: Final = OPS.codes["gain"]
_REMOVE: Final = OPS.codes["remove"]
_DRAW: Final = OPS.codes["draw"]
_QUESTS: Final = OPS.codes["quests"]


def _steps(quest: int, code: int) -> list[tuple[int, int, int]]:
    """The arguments of an op in what a Triggered Quest does once; MM-R-19: an Ongoing one does nothing yet."""
    if TYPE_OF[quest] != TRIGGERED:
        return []
    return [(a, b, c) for op, a, b, c in PROGRAMS[quest][0] if op == code]


def _event(quest: int) -> int:
    condition = CARDS[quest].condition
    return -1 if condition is None else EVENT_OF.get(condition.kind, -1)


def _returns(quest: int) -> list[int]:
    """The meeples that completing it sends back to the supply."""
    return [unit for unit, _ in CARDS[quest].cost] + [meeple for meeple, _, _ in _steps(quest, _REMOVE)]


def _leaves_tavern(quest: int) -> list[tuple[int, int]]:
    """(meeple, how many) that completing it may take out of the Tavern."""
    paid = list(CARDS[quest].cost) if _event(quest) == DRAW_STEP else []
    return paid + [(meeple, n) for meeple, n, zones in _steps(quest, _REMOVE) if zones & TAVERN]


def _asked_in_tavern(quest: int, meeple: int) -> int:
    """How many of a kind it asks for in the Tavern."""
    condition = CARDS[quest].condition
    if condition is None or condition.kind != IN_TAVERN:
        return 0
    if condition.n:
        return int(WARRIOR <= meeple <= SHAMAN)
    return sum(n for word, n in condition.needs if word == meeple)


def _always(one: int, other: int) -> bool:
    """The first makes its owner discard Quests; or it draws, and the other is paid out of what is drawn from or drawn to."""
    if any(discarded for _, discarded, _ in _steps(one, _QUESTS)):
        return True
    draws = any(when == NOW for _, when, _ in _steps(one, _DRAW))
    return draws and any(zones & (TAVERN | LODGINGS) for _, _, zones in _steps(other, _REMOVE))


def _could_matter(one: int, other: int) -> bool:
    """Could completing the first change what the other needs, pays or brings? Whether it does is asked in the game."""
    if _always(one, other) or {unit for unit, _ in CARDS[one].cost} & {unit for unit, _ in CARDS[other].cost}:
        return True
    if {meeple for meeple, _, _ in _steps(one, _GAIN)} & set(_returns(other)):
        return True
    return any(_asked_in_tavern(other, meeple) for meeple, _ in _leaves_tavern(one))


# By event: the pairs that could matter.
PAIRS: Final = [
    [
        (one, other)
        for one in QUESTS
        for other in QUESTS
        if one < other and _event(one) == _event(other) == event and (_could_matter(one, other) or _could_matter(other, one))
    ]
    for event in range(4)
]


def matters(s: Meeples, seat: int, one: int, other: int, event: int, at: int) -> bool:
    """Both fit now: does it make a difference, as far as anybody can see, which is completed first?"""
    return _matters(s, seat, one, other, event, at) or _matters(s, seat, other, one, event, at)


def _matters(s: Meeples, seat: int, one: int, other: int, event: int, at: int) -> bool:
    if _always(one, other):
        return True
    tavern = s.taverns[seat]
    for unit, n in CARDS[one].cost:
        for same, more in CARDS[other].cost:
            have = count_as(s.posts[at].pieces, unit) if event == BEATEN else tavern[unit]
            if unit == same and have < n + more:  # MM-QST-13: one Unit cannot pay twice
                return True
    for meeple, n, _ in _steps(one, _GAIN):
        if s.supply[meeple] < n and meeple in _returns(other):
            return True
    for meeple, n in _leaves_tavern(one):
        asked = _asked_in_tavern(other, meeple)
        if asked and tavern[meeple] < asked + n:
            return True
    return False
