"""The bot that takes any legal answer."""

from greathall.bots.bot import Bot, World
from greathall.core.option import Option
from greathall.core.rng import Rng


class RandomBot(Bot):
    """Every legal answer is equally likely."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self.rng = Rng.seeded(seed)

    def choose(self, world: World) -> Option:
        options = world.decision().options
        return options[self.rng.below(len(options))]
