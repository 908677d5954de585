"""What the worked examples of Pebble may set up and ask for."""

from typing import Any

from greathall.core import engine
from greathall.games import load

CARD = load("pebble").kinds["card"]


def hand(s: Any, seat: int, *slugs: str) -> None:
    """A seat holds these pebbles instead of its own, which go into the bag."""
    while s.hands[seat].cards:
        s.bag.put_under(s.hands[seat].draw(), 0)
    for slug in slugs:
        s.bag.take(CARD.read(slug))
        s.hands[seat].put(CARD.read(slug), 1 << seat)


def prize(s: Any, points: int) -> None:
    """The prize of the present round."""
    s.frames[-1].prize = points


def score(s: Any, *points: int) -> None:
    """The points of all seats."""
    s.points = list(points)


def last_round(s: Any) -> None:
    """The fourth round is being played."""
    s.frames[-1].number = 3


def points(s: Any) -> list[int]:
    """The points of all seats."""
    return list(s.points)


def winners(s: Any) -> list[int]:
    """The seats that have won."""
    return s.outcome.winners() if s.outcome else []


def asked(s: Any) -> list[int]:
    """The seats that may answer now."""
    return engine.waiting(s)
