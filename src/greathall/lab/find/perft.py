"""Perft: how many sequences of answers there are, by length, from the start and with fixed chance.

The numbers change with any rule that offers more or less, which makes them a sharp and cheap test of the rules. Where
several seats owe a sealed answer, they are taken in seat order.
"""

from greathall.core import engine
from greathall.core.game import Game
from greathall.core.option import Menu
from greathall.core.state import State
from greathall.data import notation


def perft(s: State, depth: int) -> list[int]:
    """The number of sequences of 0, 1, ... `depth` answers. The state is left as it was."""
    counts = [1] + [0] * depth
    if depth > 0:
        _count(s, depth, counts, 1)
    return counts


def _count(s: State, depth: int, counts: list[int], level: int) -> None:
    if not s.frames:
        return
    menu = Menu()
    seat = engine.options(s, menu)
    counts[level] += len(menu.options)
    if level == depth:
        return
    for option in menu.options:
        after = s.clone()
        engine.choose(after, seat, option)
        _count(after, depth, counts, level + 1)


def divide(game: Game, s: State, depth: int) -> dict[str, int]:
    """The sequences of exactly `depth` answers, by the first answer."""
    menu = Menu()
    if not s.frames or depth < 1:
        return {}
    seat = engine.options(s, menu)
    result: dict[str, int] = {}
    for option in menu.options:
        after = s.clone()
        engine.choose(after, seat, option)
        result[notation.show(game, option)] = perft(after, depth - 1)[-1]
    return result
