"""Quests that get in each other's way: where the order in which they are completed could make a difference.

MM-R-72: a player is asked for that order by what everybody can see, never by what is in the hidden hand; else who is asked would
tell. So this looks at all Quests that nobody has completed, as if the player could hold any of them.
"""

from typing import Final

from greathall.games.meeples.cards.catalogue import (
    ACTIVATE_N,
    CARDS,
    CONSTRUCT_N,
    DEFEAT,
    DEFEAT_N,
    IN_TAVERN,
    PROGRAMS,
    QUESTS,
    TYPE_OF,
)
from greathall.games.meeples.cards.ops import OPS
from greathall.games.meeples.rules.queries import count_as
from greathall.games.meeples.rules.state import Meeples
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


# In what way two Quests get in each other's way: a code and two numbers.
Way = tuple[int, int, int]
ALWAYS: Final = 0  # the first makes its owner discard Quests, or draws where the other takes meeples from
SHARED_COST: Final = 1  # both are paid with a Unit: fewer than so many have taken part (MM-QST-13: one Unit cannot pay twice)
SHORT_SUPPLY: Final = 2  # one gains a meeple that the other returns: fewer than so many are in the supply
TAVERN_LACKS: Final = 3  # one takes out of the Tavern what the other asks for there: fewer than so many are there


def _ways(one: int, other: int) -> list[Way]:
    """How completing the first could change what the other needs, pays or brings."""
    found: list[Way] = []
    draws = any(when == NOW for _, when, _ in _steps(one, _DRAW))
    takes = any(zones & (TAVERN | LODGINGS) for _, _, zones in _steps(other, _REMOVE))
    if any(discarded for _, discarded, _ in _steps(one, _QUESTS)) or (draws and takes):
        found.append((ALWAYS, 0, 0))
    for unit, n in CARDS[one].cost:
        for same, more in CARDS[other].cost:
            if unit == same:
                found.append((SHARED_COST, unit, n + more))
    for meeple, n, _ in _steps(one, _GAIN):
        if meeple in _returns(other):
            found.append((SHORT_SUPPLY, meeple, n))
    for meeple, n in _leaves_tavern(one):
        asked = _asked_in_tavern(other, meeple)
        if asked:
            found.append((TAVERN_LACKS, meeple, asked + n))
    return found


def _pairs(event: int) -> list[tuple[int, int, list[Way]]]:
    quests = [quest for quest in QUESTS if _event(quest) == event]
    both = [(one, other, _ways(one, other) + _ways(other, one)) for one in quests for other in quests if one < other]
    return [(one, other, ways) for one, other, ways in both if ways]


PAIRS: Final = [_pairs(event) for event in range(4)]  # by event: those whose order could matter, and how


def matters(s: Meeples, seat: int, ways: list[Way], event: int, at: int) -> bool:
    """If both fit now: does it make a difference, as far as anybody can see, which is completed first?"""
    for code, what, n in ways:
        if code == ALWAYS:
            return True
        if code == SHARED_COST:
            have = count_as(s.posts[at].pieces, what) if event == BEATEN else s.taverns[seat][what]
        elif code == SHORT_SUPPLY:
            have = s.supply[what]
        else:
            have = s.taverns[seat][what]
        if have < n:
            return True
    return False
