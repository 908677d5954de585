"""What many games say about balance: seats, roles, length, points, ends, and every thing that may be used.

A win is counted in games that somebody won; a shared first place is shared. The fair share of a seat is one in so many
seats, so 1.00 times the fair share is what everybody would have in a game without differences.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from greathall.core.game import Game
from greathall.core.usage import Part
from greathall.lab.paper.statistics import wilson
from greathall.lab.play.simulate import GameResult

Seated = tuple[GameResult, int]


@dataclass(frozen=True)
class Share:
    """How often some (game, seat) pairs won, against the fair share; nothing is known of it without games."""

    name: str
    games: int  # that somebody won
    wins: float
    rate: float
    low: float
    high: float
    times: float  # the fair share
    points: float


@dataclass(frozen=True)
class Thing:
    """How one card, building or deed was used."""

    name: str
    available: int  # games
    used: int  # games
    seen: int  # times that it came up
    times: int  # that it was used
    users: Share

    def use(self) -> float:
        """The part of the games with it in which somebody used it."""
        return self.used / self.available if self.available else 0.0


@dataclass(frozen=True)
class Class:
    """The things of one part, with all of them together: how many of those that came up were used."""

    name: str
    always: bool  # in every game, and not only when it comes up
    things: list[Thing]
    seen: int
    times: int


@dataclass(frozen=True)
class Balance:
    """The report on some games of one plan."""

    games: int
    won: int  # by somebody
    seats: list[Share]
    roles: list[Share]
    rounds: tuple[int, float, int]  # fewest, mean, most
    points: tuple[float, float]  # the mean of all, and of winners
    reasons: dict[str, int]
    moments: dict[str, dict[int, int]]  # in how many games it came, by its first round
    parts: list[Class]

    def as_json(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return asdict(self)


def share(name: str, played: Iterable[Seated]) -> Share:
    """The figures over some (game, seat) pairs."""
    games, wins, fair, points = 0, 0.0, 0.0, 0
    for result, seat in played:
        winners = result.winners()
        if winners:
            games += 1
            fair += 1 / len(result.places)
            points += result.points[seat]
            wins += 1 / len(winners) if seat in winners else 0.0
    low, high = wilson(round(wins), games)
    return Share(name, games, wins, wins / games if games else 0.0, low, high, wins / fair if fair else 0.0,
                 points / games if games else 0.0)  # fmt: skip


def report(game: Game, results: Sequence[GameResult]) -> Balance:
    """The balance of some games that were noted."""
    ended = [result for result in results if result.places]
    won = [result for result in ended if result.winners()]
    seats = range(max((len(result.lineup) for result in results), default=0))
    roles = sorted({role for result in ended for role in result.notes["roles"] if role})
    rounds = [result.notes["rounds"] for result in ended] or [0]
    every = [point for result in won for point in result.points]
    best = [result.points[result.winners()[0]] for result in won]
    return Balance(
        games=len(results),
        won=len(won),
        seats=[share(str(seat + 1), [(result, seat) for result in ended]) for seat in seats],
        roles=[share(role, _playing(ended, role)) for role in roles],
        rounds=(min(rounds), sum(rounds) / len(rounds), max(rounds)),
        points=(_mean(every), _mean(best)),
        reasons=dict(sorted(Counter(result.reason for result in results).items())),
        moments=_moments(ended),
        parts=[_class(part, ended) for part in (game.usage.parts if game.usage else ())],
    )


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def _playing(ended: Sequence[GameResult], role: str) -> list[Seated]:
    return [(result, seat) for result in ended for seat, name in enumerate(result.notes["roles"]) if name == role]


def _moments(ended: Sequence[GameResult]) -> dict[str, dict[int, int]]:
    found: dict[str, Counter[int]] = {}
    for result in ended:
        for name, number in result.notes["moments"].items():
            found.setdefault(name, Counter())[number] += 1
    return {name: dict(sorted(found[name].items())) for name in sorted(found)}


def _class(part: Part, ended: Sequence[GameResult]) -> Class:
    things = [_thing(part, thing, ended) for thing in part.things]
    return Class(part.name, not part.seen, things, sum(thing.seen for thing in things), sum(thing.times for thing in things))


def _thing(part: Part, name: str, ended: Sequence[GameResult]) -> Thing:
    available = used = seen = times = 0
    users: list[Seated] = []
    for result in ended:
        noted = result.notes["parts"][part.name]
        by_seat = noted["used"].get(name, {})
        came = noted["seen"].get(name, 0)
        seen += came
        times += sum(by_seat.values())
        available += 1 if not part.seen or came or by_seat else 0
        used += 1 if by_seat else 0
        users += [(result, int(seat)) for seat in by_seat if seat]
    return Thing(name, available, used, seen, times, share(name, users))
