"""The bot that looks one answer ahead."""

from random import Random
from typing import Final

from greathall.bots.bot import Bot, World
from greathall.bots.playout import settle, value
from greathall.core.engine import choose
from greathall.core.option import Menu, Option
from greathall.core.rng import Rng

WORLDS: Final = 4  # sampled for every question; all options are tried in the same ones
PRIOR: Final = 0.02  # weight of the game's policy beside its evaluation: it breaks ties and near-ties


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
        """What each option is worth to this seat, by evaluation and policy."""
        game, seat, menu = world.game, world.seat, Menu()
        totals = [0.0] * len(offered)
        for _ in range(self.worlds):
            sample = world.sample(self.rng)
            weights = game.policy(sample, seat, offered)
            share = self.prior / (sum(weights) or 1.0)
            for i, option in enumerate(offered):
                after = sample.clone()
                choose(after, seat, option)
                settle(after, menu)
                totals[i] += value(game, after, seat) + share * weights[i]
        return [total / self.worlds for total in totals]
