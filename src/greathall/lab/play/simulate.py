"""Bots play a game many times. A run is a Plan; game number i of a plan is always the same game, whoever plays it.

Each game is seeded from the run's seed and its number, and the bots change seats from game to game, so that after
every round of `seats` games each has sat everywhere equally often. With more bots than seats, all combinations meet.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from greathall import games
from greathall.bots.bot import World, make_bot
from greathall.core import engine
from greathall.core.event import Event
from greathall.core.game import Game, Setting
from greathall.lab.play.notes import Notes, take_notes

CAP = "cap"  # the reason of a game that was broken off


class SimulationError(ValueError):
    """A run that cannot be played as planned."""


class Stopped(Exception):
    """Somebody asked the run to stop in the middle of a game."""


@dataclass(frozen=True)
class Plan:
    """What is played: everything that decides the results."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Setting] = field(default_factory=dict)
    cap: int = 20_000  # answers a game
    notes: bool = False  # listen to every game and note what its usage table names

    def check(self) -> Game:
        """The game, if the plan can be played; one clear sentence if not."""
        game = games.load(self.game)
        if self.games < 1 or self.cap < 1:
            raise SimulationError("a run has at least one game, and a game at least one answer")
        if not self.bots:
            raise SimulationError("a run needs bots, such as random,greedy")
        game.start(self.seats, self.seed, self.options)
        for spec in self.bots:
            make_bot(spec, self.seed)
        return game

    def key(self, rules: int) -> dict[str, Any]:
        """What two runs must share for their results to belong together: all but the number of games."""
        key = asdict(self)
        del key["games"]
        if not self.notes:
            del key["notes"]
        return {**key, "bots": list(self.bots), "rules": rules}

    def lineup(self, number: int) -> list[str]:
        """The bots of a game by seat."""
        bots = self.bots
        if len(bots) > self.seats:
            groups = list(combinations(bots, self.seats))
            bots = groups[number // self.seats % len(groups)]
        return [bots[(seat + number) % self.seats % len(bots)] for seat in range(self.seats)]

    def game_seed(self, number: int) -> str:
        """The seed of a game, which `greathall play --seed` takes too."""
        return f"{self.seed}:{number}"


@dataclass(frozen=True)
class GameResult:
    """How one game went. A game that was broken off has no places and no points."""

    number: int
    lineup: list[str]
    reason: str
    places: list[int]
    points: list[int]
    answers: int
    notes: Notes = field(default_factory=dict)

    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


def plain(result: GameResult) -> dict[str, Any]:
    """A result as plain values; without notes if none were taken."""
    row = asdict(result)
    if not result.notes:
        del row["notes"]
    return row


def play_game(plan: Plan, number: int, stop: Callable[[], bool] | None = None) -> GameResult:
    """Play one game of a plan."""
    game = games.load(plan.game)
    lineup = plan.lineup(number)
    bots = [make_bot(spec, f"bot:{plan.seed}:{number}:{seat}") for seat, spec in enumerate(lineup)]
    log: list[Event] | None = [] if plan.notes else None
    try:
        s = game.start(plan.seats, plan.game_seed(number), plan.options, log)
        while s.frames and s.answers < plan.cap:
            if stop is not None and stop():
                raise Stopped
            seat = s.frames[-1].asked(s)
            # `answer` and not `choose`: a bot may come from outside, and a result must not rest on a broken rule.
            engine.answer(s, seat, bots[seat].choose(World(game, s, seat)))
    except Stopped:
        raise
    except Exception as error:
        seed = plan.game_seed(number)
        raise SimulationError(f"game {number} (seed {seed!r}) failed: {type(error).__name__}: {error}") from error
    notes = {} if log is None else take_notes(game, plan.seats, log)
    outcome = s.outcome
    if outcome is None:
        return GameResult(number, lineup, CAP, [], [], s.answers, notes)
    return GameResult(number, lineup, outcome.reason, outcome.places, outcome.points, s.answers, notes)


def simulate(
    plan: Plan,
    *,
    jobs: int = 1,
    done: Iterable[int] = (),
    on_result: Callable[[GameResult], None] | None = None,
) -> list[GameResult]:
    """Play the games of a plan that are not yet done; their results in order, the same for every number of jobs.

    `on_result` is called with each game as it ends, in any order: journals and progress bars hang there.
    """
    plan.check()
    skip = set(done)
    left = [number for number in range(plan.games) if number not in skip]
    results: list[GameResult] = []
    for result in _alone(plan, left) if jobs <= 1 else _together(plan, left, jobs):
        results.append(result)
        if on_result is not None:
            on_result(result)
    return sorted(results, key=lambda result: result.number)


def _alone(plan: Plan, numbers: list[int]) -> Iterator[GameResult]:
    for number in numbers:
        yield play_game(plan, number)


def _together(plan: Plan, numbers: list[int], jobs: int) -> Iterator[GameResult]:
    from greathall.lab.play.workers import play_in_processes

    return play_in_processes(plan, numbers, jobs)
