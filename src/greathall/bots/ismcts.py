"""Information-set Monte Carlo tree search with one observer.

One tree for the seat that is asked; every iteration walks it in a freshly sampled world, so that a node stands for all
the worlds the seat cannot tell apart. An option is compared by how often it was chosen among the times it was there
(its availability). Every seat plays for itself (max^n): a node prefers what is good for the seat that is asked there.
After the first new option a short playout follows the game's policy, and the game's evaluation of every seat (or the
outcome) goes back up the path.
"""

from dataclasses import dataclass
from math import log, sqrt
from random import Random
from time import monotonic

from greathall.bots.bot import Bot, World
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
    explore: float = 0.15  # weight of the uncertainty of options that were tried seldom
    bias: float = 0.6  # weight of the game's policy; fades as an option is tried more often than the others
    floor: float = 0.1  # share of the policy that is spread evenly, so that no option is never tried
    depth: int = 8  # real choices in a playout before the evaluation
    deepest: int = 40  # questions in the tree part of one iteration


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


class Search:
    """One tree for one question."""

    def __init__(self, world: World, offered: list[Option], rng: Rng, random: Random, tuning: Tuning) -> None:
        self.world = world
        self.game: Game = world.game
        self.seat = world.seat
        self.offered = offered
        self.rng = rng
        self.random = random
        self.tuning = tuning
        self.menu = Menu()
        self.low = 1.0  # range of the values seen, which scales them
        self.high = 0.0
        self.root: Node | None = None

    def iterate(self) -> None:
        """Walk down in a new world, add one option, play on, and tell the path how it went."""
        s = self.world.sample(self.rng)
        if self.root is None:
            self.root = Node(s.seats)
        path = self._descend(s, self.root)
        values = [value(self.game, s, seat) for seat in range(s.seats)]
        self.low = min(self.low, *values)
        self.high = max(self.high, *values)
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
        seat, offered = self.seat, self.offered
        for _ in range(self.tuning.deepest):
            if len(offered) == 1:
                choose(s, seat, offered[0])
            else:
                option, edge = self._select(s, node, seat, offered)
                path.append((node, edge, seat))
                choose(s, seat, option)
                if not edge.visits:
                    break
                if edge.node is None:
                    edge.node = Node(s.seats)
                node = edge.node
            if not s.frames:
                return path
            seat = options(s, menu)
            offered = menu.options
        playout(self.game, s, self.random, menu, self.tuning.depth)
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

    def counts(self) -> list[tuple[int, float]]:
        """Of each option at the root: how often it was tried, and how well it went on average."""
        found: list[tuple[int, float]] = []
        for option in self.offered:
            edge = self.root.edges.get(option << 4 | self.seat) if self.root else None
            found.append((edge.visits, edge.total / edge.visits) if edge and edge.visits else (0, 0.0))
        return found

    def decided(self, left: int) -> bool:
        """Can the rest of the iterations no longer change which option was tried most?"""
        visits = sorted((count for count, _ in self.counts()), reverse=True)
        return visits[0] > visits[1] + left


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

    def choose(self, world: World) -> Option:
        offered = world.decision().options
        if len(offered) == 1:
            return offered[0]
        tried = sensible(offered, world.game.policy(world.sample(self.rng), world.seat, offered))
        if len(tried) == 1:
            return offered[tried[0]]
        search = self.search(world, offered)
        counts = search.counts()
        return offered[max(range(len(offered)), key=counts.__getitem__)]

    def search(self, world: World, offered: list[Option]) -> Search:
        """The whole search for a question, for the bot itself and for those who want its figures."""
        search = Search(world, offered, self.rng, self.random, self.tuning)
        if self.seconds is not None:
            until = monotonic() + self.seconds
            search.iterate()
            while monotonic() < until:
                search.iterate()
            return search
        for done in range(1, self.iterations + 1):
            search.iterate()
            if done % 16 == 0 and search.decided(self.iterations - done):
                break
        return search
