"""The bot that looks one answer ahead."""

from random import Random
from typing import Final

from greathall.bots.bot import Bot, World
from greathall.bots.playout import sensible, settle, value
from greathall.core.engine import choose
from greathall.core.option import Menu, Option
from greathall.core.rng import Rng

WORLDS: Final = 4  # sampled for every question; all options are tried in the same ones
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
        samples = [world.sample(self.rng) for _ in range(self.worlds)]
        weights = [game.policy(sample, seat, offered) for sample in samples]
        tried = sensible(offered, [sum(column) for column in zip(*weights, strict=True)])
        totals = [-1.0 * self.worlds] * len(offered)
        for i in tried:
            totals[i] = sum(self.prior * given[i] / (sum(given) or 1.0) for given in weights)
        if len(tried) > 1:
            for sample in samples:
                for i in tried:
                    after = sample.clone()
                    choose(after, seat, offered[i])
                    settle(after, menu)
                    totals[i] += value(game, after, seat)
        return [total / self.worlds for total in totals]
