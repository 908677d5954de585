"""Positions of Pebble for its rule tests."""

from typing import Any

from greathall.core import engine
from greathall.data.notation import read
from greathall.games import load

GAME = load("pebble")


def started(players: int = 2, dice: list[int] | None = None) -> Any:
    """A game whose log listens; `dice` are the prizes of the rounds to come, the first one included."""
    s: Any = GAME.start(players, "rules")
    s.log = []
    if dice:
        s.frames[-1].prize = dice[0]
        s.rng.tape = dice[1:]
    return s


def hold(s: Any, seat: int, *slugs: str) -> None:
    """Give a seat these pebbles instead of its own; the bag takes the others in exchange."""
    hand = s.hands[seat]
    while hand.cards:
        s.bag.put_under(hand.draw(), 0)
    for slug in slugs:
        card = GAME.kinds["card"].read(slug)
        s.bag.take(card)
        hand.put(card, 1 << seat)


def bid(s: Any, *slugs: str) -> None:
    """All seats bid, in seat order."""
    for seat, slug in enumerate(slugs):
        engine.answer(s, seat, read(GAME, f"bid {slug}"))


def told(s: Any, rule: str) -> list[tuple[str, int, tuple[int, ...]]]:
    """The events of a rule: kind, seat and arguments."""
    return [(event.kind, event.seat, event.args) for event in s.log if event.rule == rule]
