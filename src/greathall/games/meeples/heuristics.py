"""How good a state is, and which options are worth trying first."""

from greathall.core.option import Option
from greathall.core.state import State
from greathall.games.meeples.state import Meeples


def evaluate(s: State, seat: int) -> float:
    assert isinstance(s, Meeples)
    return 0.5


def policy(s: State, seat: int, options: list[Option]) -> list[float]:
    return [1.0] * len(options)
