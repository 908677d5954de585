"""What bots think of a position and of an answer."""

from greathall.core.option import Option
from greathall.core.state import State
from greathall.games.card_rogue.queries import max_health, victory_points
from greathall.games.card_rogue.state import CardRogue


def evaluate(s: State, seat: int) -> float:
    """How good a position is for a seat, 0 to 1."""
    assert isinstance(s, CardRogue)
    p = s.players[seat]
    if s.outcome is not None:
        return 1.0 if s.outcome.places[seat] == 1 else 0.0
    return min(1.0, 0.1 * victory_points(s, seat) + 0.2 * p.health / max(1, max_health(s, seat)))


def policy(s: State, seat: int, options: list[Option]) -> list[float]:
    """Weights of options for playouts."""
    return [1.0] * len(options)
