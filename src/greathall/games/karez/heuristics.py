from greathall.core.option import Option
from greathall.core.state import State


def evaluate(s: State, seat: int) -> float:
    return 0.5
def policy(s: State, seat: int, options: list[Option]) -> list[float]:
    return [1.0] * len(options)
