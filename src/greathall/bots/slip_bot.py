"""A bot that slips: now and then it answers at random. It shows how forgiving a game is to people who are still learning it."""

from greathall.bots.bot import Bot, World
from greathall.core.option import Option
from greathall.core.rng import Rng


class SlipBot(Bot):
    """Plays as another bot does, but so many of a hundred answers are any legal one."""

    def __init__(self, bot: Bot, percent: int, seed: str) -> None:
        self.bot = bot
        self.percent = percent
        self.name = f"{bot.name}~{percent}"
        self.rng = Rng.seeded(f"slips:{seed}")

    def choose(self, world: World) -> Option:
        if self.rng.below(100) >= self.percent:
            return self.bot.choose(world)
        options = world.decision().options
        return options[self.rng.below(len(options))]
