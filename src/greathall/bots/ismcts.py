"""Information-set Monte Carlo tree search with one observer, and sequential halving at the root.

The options of the question are first judged as the greedy bot judges them. The best of them then run a race: in every
round a world is sampled and each option still in the race is played out in a copy of it, so that they are compared
under the same hidden cards and the same chance; after each stage the better half goes on, and one that is clearly
beaten drops out at once. Little is left to luck that way, a world is sampled once a round instead of once an iteration,
and an easy question takes less than the whole budget.

Below the root there is one tree for each option. It is walked in a new world every time, so a node stands for all the
worlds that the seat cannot tell apart; an option is compared by how often it was chosen among the times it was there
(its availability). Every seat plays for itself (max^n): a node prefers what is good for the seat that is asked there.
After the first new option a short playout follows the game's policy, and the game's evaluation of every seat (or the
outcome) goes back up the path.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from time import monotonic

from greathall.bots.bot import Bot, World
from greathall.bots.greedy_bot import GreedyBot
from greathall.bots.playout import playout, sensible, value
from greathall.core import engine
from greathall.core.game import Game
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option
from greathall.core.rng import Rng
from greathall.core.state import State


@dataclass(frozen=True)
class Tuning:
    """The numbers that the search can be tuned by; values are scaled to 0..1 by the range seen in this search."""

    iterations: int = 300
    starters: int = 8  # options that take part in the race
    trust: float = 40.0  # iterations that the first judgement of an option weighs as much as
    explore: float = 0.15  # weight of the uncertainty of options that were tried seldom
    bias: float = 0.6  # weight of the game's policy; fades as an option is tried more often than the others
    floor: float = 0.1  # share of the policy that is spread evenly, so that no option is never tried
    depth: int | None = None  # real choices in a playout before the evaluation, if not as many as the game says
    deepest: int = 40  # questions in the tree part of one iteration
    patience: int = 12  # rounds between two looks for options that are clearly beaten
    certainty: float = 3.0  # standard errors that an option is behind when it is clearly beaten


class Edge:
    """One option at a node: how it fared for the seat that chose it."""

    __slots__ = ("available", "node", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.node: Node | None = None


class Node:
    """What may follow an option: the edges by seat and option, over all worlds seen so far."""

    __slots__ = ("edges", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.totals = [0.0] * seats


class Runner:
    """An option of the question that is searched: its tree, and how it fared for the seat that is asked."""

    __slots__ = ("judged", "node", "option", "total", "values", "visits")

    def __init__(self, option: Option, judged: float, seats: int) -> None:
        self.option = option
        self.judged = judged
        self.visits = 0
        self.total = 0.0
        self.values: list[float] = []  # by round
        self.node = Node(seats)

    def mean(self, trust: float) -> float:
        """How well it went on average, the first judgement included."""
        return (self.total + trust * self.judged) / (self.visits + trust)

    def behind(self, leader: "Runner") -> float:
        """How far it is behind another in the rounds they ran together, in standard errors of that difference."""
        count = len(self.values)
        total = squares = 0.0
        for mine, theirs in zip(self.values, leader.values, strict=True):
            total += theirs - mine
            squares += (theirs - mine) * (theirs - mine)
        variance = (squares - total * total / count) / (count - 1)
        return total / count / sqrt(max(variance, 1e-12) / count)


class Search:
    """The race of the options of one question."""

    def __init__(self, world: World, runners: list[Runner], rng: Rng, random: Random, tuning: Tuning) -> None:
        self.world = world
        self.game: Game = world.game
        self.seat = world.seat
        self.rng = rng
        self.random = random
        self.tuning = tuning
        self.depth = world.game.horizon if tuning.depth is None else tuning.depth
        self.menu = Menu()
        self.racing = runners  # the best first, as of the last stage
        self.beaten: list[Runner] = []  # who is out of the race, the last one first
        self.low = min(runner.judged for runner in runners)  # range of the values seen, which scales them
        self.high = max(runner.judged for runner in runners)
        self.iterations = 0

    def race(self, spent: Callable[[int], float]) -> None:
        """Halve the field in equal stages of the budget; `spent` tells the share of it that so many iterations take."""
        stages = max(1, (len(self.racing) - 1).bit_length())
        rounds = 0
        for stage in range(1, stages + 1):
            while len(self.racing) > 1 and spent(self.iterations) < stage / stages and not self.world.late():
                self.round()
                rounds += 1
                if rounds % self.tuning.patience == 0:
                    self._drop_the_beaten()
            self._sort()
            half = (len(self.racing) + 1) // 2
            self.beaten[:0] = self.racing[half:]
            del self.racing[half:]

    def round(self) -> None:
        """One iteration for each option that is still in the race, all in the same world."""
        world = self.world.sample(self.rng)
        last = self.racing[-1]
        for runner in self.racing:
            self._iterate(runner, world if runner is last else world.clone())

    def _sort(self) -> None:
        trust = self.tuning.trust
        self.racing.sort(key=lambda runner: runner.mean(trust), reverse=True)

    def _drop_the_beaten(self) -> None:
        self._sort()
        leader = self.racing[0]
        for runner in reversed(self.racing[1:]):
            if runner.behind(leader) > self.tuning.certainty:
                self.racing.remove(runner)
                self.beaten.insert(0, runner)

    def _iterate(self, runner: Runner, s: State) -> None:
        """Walk down in a world, add one option, play on, and tell the path how it went."""
        engine.choose(s, self.seat, runner.option)
        path = self._descend(s, runner.node)
        values = [value(self.game, s, seat) for seat in range(s.seats)]
        self.low = min(self.low, *values)
        self.high = max(self.high, *values)
        self.iterations += 1
        runner.visits += 1
        runner.total += values[self.seat]
        runner.values.append(values[self.seat])
        for node, edge, seat in path:
            node.visits += 1
            totals = node.totals
            for i, v in enumerate(values):
                totals[i] += v
            edge.visits += 1
            edge.total += values[seat]

    def _descend(self, s: State, node: Node) -> list[tuple[Node, Edge, Seat]]:
        menu, options, choose = self.menu, engine.options, engine.choose
        path: list[tuple[Node, Edge, Seat]] = []
        for _ in range(self.tuning.deepest):
            if not s.frames:
                return path
            seat = options(s, menu)
            offered = menu.options
            if len(offered) == 1:
                choose(s, seat, offered[0])
                continue
            option, edge = self._select(s, node, seat, offered)
            path.append((node, edge, seat))
            choose(s, seat, option)
            if not edge.visits:
                break
            if edge.node is None:
                edge.node = Node(s.seats)
            node = edge.node
        playout(self.game, s, self.random, menu, self.depth)
        return path

    def _select(self, s: State, node: Node, seat: Seat, offered: list[Option]) -> tuple[Option, Edge]:
        edges = node.edges
        here = [edges.get(option << 4 | seat) for option in offered]
        if None in here:
            self._add(s, node, seat, offered)
            here = [edges[option << 4 | seat] for option in offered]
        tuning = self.tuning
        low = self.low
        scale = 1.0 / (self.high - low) if self.high > low + 1e-9 else 0.0
        explore, bias = tuning.explore, tuning.bias
        untried = (node.totals[seat] / node.visits - low) * scale if node.visits else 0.5
        best = -1.0
        chosen = 0
        for i, edge in enumerate(here):
            assert edge is not None
            if edge.prior <= 0.0:
                continue
            edge.available += 1
            visits = edge.visits
            mean = (edge.total / visits - low) * scale if visits else untried
            available = edge.available
            doubt = explore * sqrt(log(available) / (visits + 1))
            score = mean + doubt + bias * edge.prior * sqrt(available) / (visits + 1)
            if score > best:
                best = score
                chosen = i
        edge = here[chosen]
        assert edge is not None
        return offered[chosen], edge

    def _add(self, s: State, node: Node, seat: Seat, offered: list[Option]) -> None:
        weights = self.game.policy(s, seat, offered)
        tried = sensible(offered, weights)
        floor = self.tuning.floor
        share = (1 - floor) / (sum(weights) or 1.0)
        even = floor / len(tried)
        for i, option in enumerate(offered):
            key = option << 4 | seat
            if key not in node.edges:
                node.edges[key] = Edge(weights[i] * share + even if i in tried else 0.0)


class ISMCTSBot(Bot):
    """Searches for a number of iterations (then its answers are repeatable) or of seconds."""

    def __init__(
        self, seed: str, iterations: int | None = None, seconds: float | None = None, tuning: Tuning | None = None
    ) -> None:
        self.tuning = tuning or Tuning()
        self.iterations = iterations or self.tuning.iterations
        self.seconds = seconds
        self.name = f"ismcts:{seconds:g}s" if seconds else f"ismcts:{self.iterations}"
        self.rng = Rng.seeded(seed)
        self.random = Random(seed)
        self.greedy = GreedyBot(seed)

    def choose(self, world: World) -> Option:
        offered = world.decision().options
        if len(offered) == 1:
            return offered[0]
        search = self.prepare(world, offered)
        self.run(search)
        return search.racing[0].option

    def prepare(self, world: World, offered: list[Option]) -> Search:
        """The search of a question before its first iteration: the options that the greedy bot likes best."""
        scores = self.greedy.scores(world, offered)
        best = sorted((i for i, score in enumerate(scores) if score >= 0.0), key=lambda i: scores[i], reverse=True)
        runners = [Runner(offered[i], scores[i], world.seats) for i in best[: self.tuning.starters]]
        return Search(world, runners, self.rng, self.random, self.tuning)

    def run(self, search: Search) -> None:
        """Spend the whole budget on a search."""
        if self.seconds is None:
            iterations = self.iterations
            search.race(lambda done: done / iterations)
        else:
            began, seconds = monotonic(), self.seconds
            search.race(lambda done: (monotonic() - began) / seconds)
