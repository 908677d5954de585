"""What a run of games says: win rates with intervals, lengths, points, reasons. Only what the games themselves decide,
so that the same plan always gives the same numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from greathall.lab.play.simulate import CAP, GameResult

Z95 = 1.959963984540054


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which a win rate lies with 95% confidence; it is honest near 0 and 1, and for few games."""
    if not games:
        return 0.0, 1.0
    rate, zz = wins / games, z * z
    middle = rate + zz / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + zz / (4 * games * games))
    low, high = (middle - reach) / (1 + zz / games), (middle + reach) / (1 + zz / games)
    return (0.0 if wins == 0 else low), (1.0 if wins == games else high)


@dataclass(frozen=True)
class Standing:
    """How one bot, or one seat, did. The rate is of decided games: those that ended without a shared first place."""

    name: str
    games: int
    decided: int
    wins: int
    shared: int  # first places shared with others
    rate: float
    low: float
    high: float
    points: float  # the mean over games that ended


@dataclass(frozen=True)
class Summary:
    """The figures of a run."""

    games: int
    bots: list[Standing]
    seats: list[Standing]
    answers: tuple[int, float, int]  # fewest, mean, most
    reasons: dict[str, int]
    draws: int  # games with more than one winner
    lost: int  # games that ended without a winner
    capped: int

    def as_json(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return asdict(self)


def standing(name: str, played: Sequence[tuple[GameResult, int]]) -> Standing:
    """The figures over some (game, seat) pairs."""
    ended = [(result, seat) for result, seat in played if result.reason != CAP]
    decided = wins = shared = 0
    for result, seat in ended:
        winners = result.winners()
        if len(winners) > 1:
            shared += seat in winners
        else:
            decided += 1
            wins += seat in winners
    low, high = wilson(wins, decided)
    points = sum(result.points[seat] for result, seat in ended) / len(ended) if ended else 0.0
    return Standing(
        name, len(played), decided, wins, shared, wins / decided if decided else 0.0, low, high, points
    )  # fmt: skip


def summarize(results: Sequence[GameResult]) -> Summary:
    """The figures of some games of one plan."""
    names = list(dict.fromkeys(name for result in results for name in result.lineup))
    seats = range(max((len(result.lineup) for result in results), default=0))
    pairs = [(result, seat) for result in results for seat in range(len(result.lineup))]
    lengths = [result.answers for result in results] or [0]
    ended = [result for result in results if result.reason != CAP]
    return Summary(
        games=len(results),
        bots=[standing(name, [(r, seat) for r, seat in pairs if r.lineup[seat] == name]) for name in sorted(names)],
        seats=[standing(str(seat), [(r, s) for r, s in pairs if s == seat]) for seat in seats],
        answers=(min(lengths), sum(lengths) / len(lengths), max(lengths)),
        reasons=dict(sorted(Counter(result.reason for result in results).items())),
        draws=sum(len(result.winners()) > 1 for result in ended),
        lost=sum(not result.winners() for result in ended),
        capped=len(results) - len(ended),
    )
