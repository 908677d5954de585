"""The bot that looks one answer ahead."""

from random import Random
from typing import Final

from greathall.bots.bot import Bot, World
from greathall.bots.playout import sensible, settle, value
from greathall.core.engine import choose
from greathall.core.option import Menu, Option
from greathall.core.rng import Rng

WORLDS: Final = 4  # sampled for a question at the most; all options are tried in the same ones
AGREE: Final = 2  # worlds that are enough if the same option is clearly the best in each of them
CLEARLY: Final = 0.003  # ahead of the next one, in the 0 to 1 of evaluations
PRIOR: Final = 0.05  # weight of the game's policy beside its evaluation: it sees farther than one answer


class GreedyBot(Bot):
    """Tries every option in a few worlds that could be true, and takes the one after which it stands best."""

    name = "greedy"

    def __init__(self, seed: str, worlds: int = WORLDS, prior: float = PRIOR) -> None:
        self.rng = Rng.seeded(seed)
        self.random = Random(seed)
        self.worlds = worlds
        self.prior = prior

    def choose(self, world: World) -> Option:
        offered = world.decision().options
        if len(offered) == 1:
            return offered[0]
        scores = self.scores(world, offered)
        best = max(scores)
        ties = [option for option, score in zip(offered, scores, strict=True) if score >= best - 1e-9]
        return ties[int(self.random.random() * len(ties))]

    def scores(self, world: World, offered: list[Option]) -> list[float]:
        """What each option is worth to this seat, by evaluation and policy; -1 for those that were not tried."""
        game, seat, menu = world.game, world.seat, Menu()
        totals = [0.0] * len(offered)
        tried: list[int] = []
        leaders: list[int] = []
        while len(leaders) < self.worlds:
            sample = world.sample(self.rng)
            weights = game.policy(sample, seat, offered)
            tried = tried or sensible(offered, weights)
            share = self.prior / (sum(weights) or 1.0)
            values = [-1.0] * len(offered)
            for done, i in enumerate(tried):
                if world.late() and (done or leaders):
                    return values if not leaders else [total / len(leaders) for total in totals]
                values[i] = share * weights[i]
                if len(tried) > 1:
                    after = sample.clone()
                    choose(after, seat, offered[i])
                    settle(after, menu)
                    values[i] += value(game, after, seat)
            for i, found in enumerate(values):
                totals[i] += found
            leaders.append(clear_leader(values))
            if len(tried) == 1 or (len(leaders) == AGREE and leaders[0] >= 0 and leaders.count(leaders[0]) == AGREE):
                break
        return [total / len(leaders) for total in totals]


def clear_leader(values: list[float]) -> int:
    """The place of the one that is clearly above all others; -1 if there is none."""
    best = max(values)
    leader = values.index(best)
    return leader if all(i == leader or other < best - CLEARLY for i, other in enumerate(values)) else -1
