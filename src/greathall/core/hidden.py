"""Hidden information, written once: sample a world that a seat could be in.

Redaction is `Zone.seen_by` and `Event.seen_by`; views are allow-lists built from them. The test that proves both:
determinize for a seat, and its view must not change.
"""

from greathall.core.ids import Mask, Seat
from greathall.core.rng import Rng
from greathall.core.state import State


def resample(s: State, seat: Seat, rng: Rng) -> None:
    """Exchange, in place, the cards that the seat does not know, within each pool; and re-key chance."""
    resample_unknown(s, 1 << seat, rng)


def resample_unknown(s: State, mask: Mask, rng: Rng) -> None:
    """The same for several seats that share what they know: what none of them knows is drawn anew."""
    cards: dict[int, list[int]] = {}
    zones = s.zones()
    for zone in zones:
        if zone.pool:
            unknown = [c for c, k in zip(zone.cards, zone.known, strict=True) if not k & mask]
            if unknown:
                cards.setdefault(zone.pool, []).extend(unknown)
    for pool in sorted(cards):
        cards[pool].sort()  # so that the sample depends on nothing but what the seat knows
        rng.shuffle(cards[pool])
    for zone in zones:
        if zone.pool in cards:
            pile = cards[zone.pool]
            held = zone.cards
            for i, known in enumerate(zone.known):
                if not known & mask:
                    held[i] = pile.pop()
    forked = rng.fork()
    s.rng.key = forked.key
    s.rng.counter = 0
    s.rng.at = 64
    s.rng.tape = []


def determinize(s: State, seat: Seat, rng: Rng) -> State:
    """A silent copy in which everything that the seat cannot know is drawn anew."""
    new = s.clone()
    resample(new, seat, rng)
    return new
