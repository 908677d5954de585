"""Random games for the tests of promises."""

from collections.abc import Iterator
from random import Random

from greathall.games import load
from greathall.table.table import Table

LONGEST = 4000
SHORT = 3000


def walk(slug: str, seats: int, seed: str) -> Iterator[Table]:
    """A table, again and again: at its start and after each answer of a game that is half random, half sensible."""
    random = Random(seed)
    table = Table(load(slug), seats, seed, None, [f"P{k}" for k in range(seats)])
    yield table
    for _ in range(LONGEST):
        if table.outcome is not None:
            return
        seat = random.choice(table.waiting())
        decision = table.decision(seat)
        assert decision is not None
        weights = table.game.policy(table.state, seat, decision.options)
        table.answer(seat, random.choices(decision.options, weights)[0])
        yield table


def finished(slug: str, seats: int, seed: str) -> Table:
    """A table after a whole game; the first of some seeds whose game is over soon enough."""
    for attempt in range(50):
        for n, table in enumerate(walk(slug, seats, f"{seed}/{attempt}")):
            if table.outcome is not None:
                return table
            if n > SHORT:
                break
    raise AssertionError(f"no game of {slug} is over after {SHORT} answers")
