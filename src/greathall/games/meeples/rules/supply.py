"""Moving meeples and points: the supply, bags, Taverns and Lodgings. Nothing here asks anybody."""

from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import MEEPLE_OF, MEEPLES, band


def take_from_supply(s: Meeples, meeple: int, n: int) -> int:
    """MM-FAQ-07: as many as the supply has; the rest of a gain is lost, and nothing else with it."""
    taken = min(n, s.supply[meeple])
    s.supply[meeple] -= taken
    return taken


def return_to_supply(s: Meeples, meeple: int, n: int = 1) -> None:
    """MM-PRE-08: what is returned lies in the supply, never on a tile again."""
    s.supply[meeple] += n


def exhaust(s: Meeples, seat: int, meeples: list[int]) -> None:
    """Move counted meeples to a player's Lodgings, and leave none behind (MM-CLN-02: never to the bag)."""
    lodgings = s.lodgings[seat]
    for meeple in range(MEEPLES):
        if meeples[meeple]:
            lodgings[meeple] += meeples[meeple]
            meeples[meeple] = 0


def exhaust_pieces(s: Meeples, seat: int, pieces: list[int]) -> None:
    """The same for pieces of a place: a Shaman is a Shaman again, whatever it stood for."""
    lodgings = s.lodgings[seat]
    for piece, n in enumerate(pieces):
        if n:
            lodgings[MEEPLE_OF[piece]] += n
            pieces[piece] = 0


def draw_meeples(s: Meeples, seat: int, n: int) -> None:
    """MM-DRAW-13, MM-DRAW-17: draw from the bag into the Tavern; a dry bag takes in the Lodgings when, and only when,
    a draw still lacks meeples. MM-R-53: if even that is too little, draw what there is."""
    bag = s.bags[seat]
    tavern = s.taverns[seat]
    left = sum(bag)
    told = tavern[:] if s.log is not None else tavern
    for _ in range(n):
        if not left:
            exhausted = s.lodgings[seat]
            left = sum(exhausted)
            if not left:
                break
            _tell_drawn(s, seat, told)
            bag[:] = exhausted
            exhausted[:] = [0] * MEEPLES
            s.tell("MM-DRAW-13", "refilled", seat, left)
        at = s.rng.below(left)
        meeple = 0
        while at >= bag[meeple]:
            at -= bag[meeple]
            meeple += 1
        bag[meeple] -= 1
        tavern[meeple] += 1
        left -= 1
        s.reveals += 1
    _tell_drawn(s, seat, told)


def _tell_drawn(s: Meeples, seat: int, told: list[int]) -> None:
    """What has come into the Tavern since that was last told, in one line."""
    if s.log is None:
        return
    drawn = [s.taverns[seat][meeple] - told[meeple] for meeple in range(MEEPLES)]
    if any(drawn):
        s.tell("MM-DRAW-09", "drew", seat, band(drawn))
        told[:] = s.taverns[seat]


def score(s: Meeples, seat: int, n: int, rule: str) -> None:
    """Move the score marker."""
    s.vp[seat] += n
    s.tell(rule, "scored" if n >= 0 else "paid", seat, abs(n))
