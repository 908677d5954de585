"""Playing on without anybody asking: the one fast loop for search, benchmarks and simulations of chance.

Picks come from `random.Random`, which is several times faster than the game's own stream and as repeatable; what the
rules themselves draw comes from the state's stream as always.
"""

from random import Random

from greathall.core.engine import choose, options
from greathall.core.game import Game
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option
from greathall.core.outcome import Outcome
from greathall.core.state import State

LONGEST = 20_000  # answers after which a random game counts as endless
SHARED = 0.5  # what a shared victory is worth besides the share itself
FOOLISH = 0.004  # an option with less than this share of the best one's policy weight is not even tried
BEATEN = 0.1  # what second place is worth: just enough to prefer it to the last


def random_game(s: State, random: Random, limit: int = LONGEST) -> int:
    """Play with equally likely answers until the game is over or the limit is reached; the number of answers."""
    menu = Menu()
    draw = random.random
    for count in range(limit):
        if not s.frames:
            return count
        seat = options(s, menu)
        offered = menu.options
        choose(s, seat, offered[int(draw() * len(offered))])
    return limit


def settle(s: State, menu: Menu, limit: int = 50) -> None:
    """Give the answers that nobody has a choice about."""
    for _ in range(limit):
        if not s.frames:
            return
        seat = options(s, menu)
        if len(menu.options) > 1:
            return
        choose(s, seat, menu.options[0])


def playout(game: Game, s: State, random: Random, menu: Menu, depth: int) -> None:
    """Play on for so many real choices, each as likely as the game's policy makes it."""
    policy = game.policy
    draw = random.random
    left = depth
    for _ in range(depth * 8 + 50):  # forced answers cost no depth, but they are not endless either
        if not s.frames:
            return
        seat = options(s, menu)
        offered = menu.options
        if len(offered) == 1:
            choose(s, seat, offered[0])
            continue
        if left == 0:
            return
        left -= 1
        choose(s, seat, weighted(offered, policy(s, seat, offered), draw()))


def weighted(offered: list[Option], weights: list[float], at: float) -> Option:
    """The option at a point from 0 to 1 of a line on which each is as long as its weight."""
    rest = at * sum(weights)
    for option, weight in zip(offered, weights, strict=True):
        rest -= weight
        if rest < 0:
            return option
    return offered[-1]


def sensible(offered: list[Option], weights: list[float]) -> list[int]:
    """The places of the options that are worth trying: all but those that the game's policy all but rules out.

    Besides time, this saves bots from answers that change nothing: one that ends a turn lets others act, so an idle
    answer would often look better and be given again and again.
    """
    least = FOOLISH * max(weights)
    return [i for i in range(len(offered)) if weights[i] >= least]


def value(game: Game, s: State, seat: Seat) -> float:
    """How good a state is for a seat, 0 to 1; a finished game by its outcome, any other by the game's heuristic."""
    if s.outcome is not None:
        return outcome_value(s.outcome, seat)
    return game.evaluate(s, seat)


def outcome_value(outcome: Outcome, seat: Seat) -> float:
    """1 for the only winner, less for a shared victory, little for a good place without one."""
    places = outcome.places
    place = places[seat]
    if place == 1:
        winners = places.count(1)
        return 1.0 if winners == 1 else SHARED + (1 - SHARED) / winners
    if len(places) == 1:
        return 0.0
    return BEATEN * sum(1 for other in places if other > place) / (len(places) - 1)
