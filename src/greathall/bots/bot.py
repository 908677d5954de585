"""Bot and World: who answers, and the little that it may see."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from greathall.core import engine
from greathall.core.game import Game, View
from greathall.core.hidden import determinize
from greathall.core.ids import Seat
from greathall.core.option import Decision, Option
from greathall.core.rng import Rng
from greathall.core.state import State


class BotError(ValueError):
    """A bot that does not exist, or a question to one that is not asked."""


class World:
    """What a seat may know: its question, its view, and worlds it could be in.

    The true state stays in here. A sample has every unknown card drawn anew and its chance re-keyed, so nothing that a
    bot does with it tells more than the view does.
    """

    __slots__ = ("__free", "__late", "__state", "game", "seat", "seats")

    def __init__(self, game: Game, state: State, seat: Seat, free: bool = False, late: Callable[[], bool] | None = None) -> None:
        """`free` is for advice to a person who may have picked some things already, in any order. `late` says when the bot has
        had enough time."""
        self.game = game
        self.seat = seat
        self.seats = state.seats
        self.__state = state
        self.__free = free
        self.__late = late

    def late(self) -> bool:
        """Is it time to answer with the best that was found so far?"""
        return self.__late is not None and self.__late()

    def decision(self) -> Decision:
        """The question to this seat."""
        question = engine.decision(self.__state, self.seat, free=self.__free)
        if question is None:
            raise BotError(f"seat {self.seat} is not asked")
        return question

    def view(self) -> View:
        """What this seat sees."""
        return self.game.view(self.__state, self.seat)

    def sample(self, rng: Rng) -> State:
        """A silent world that this seat could be in; it is the caller's own."""
        world = determinize(self.__state, self.seat, rng)
        world.reopen(self.seat)
        return world


class Bot(ABC):
    """Somebody who answers questions. The same seed and the same worlds give the same answers, unless the bot thinks
    by the clock."""

    name: str

    @abstractmethod
    def choose(self, world: World) -> Option:
        """One of the options of `world.decision()`; soon, once `world.late()`."""


def make_bot(spec: str, seed: str) -> Bot:
    """The bot that the words stand for: random, greedy, ismcts, ismcts:300 (iterations) or ismcts:1.5s (seconds); with ~15 behind
    it, 15 of a hundred answers are any legal one."""
    from greathall.bots.greedy_bot import GreedyBot
    from greathall.bots.ismcts import ISMCTSBot
    from greathall.bots.random_bot import RandomBot
    from greathall.bots.slip_bot import SlipBot

    steady, slips, percent = spec.partition("~")
    if slips:
        if not percent.isdecimal() or not 1 <= int(percent) <= 99:
            raise BotError(f"{spec!r}: behind ~ stands how many of a hundred answers are random, 1 to 99")
        return SlipBot(make_bot(steady, seed), int(percent), seed)
    kind, _, budget = spec.partition(":")
    if kind == "random" and not budget:
        return RandomBot(seed)
    if kind == "greedy" and not budget:
        return GreedyBot(seed)
    if kind == "ismcts":
        iterations, seconds = read_budget(spec, budget)
        return ISMCTSBot(seed, iterations=iterations, seconds=seconds)
    raise BotError(f"no bot is called {spec!r}; there are random, greedy, ismcts, ismcts:300, ismcts:1.5s and greedy~15")


def read_budget(spec: str, text: str) -> tuple[int | None, float | None]:
    """Iterations or seconds; neither when the bot's own default is meant."""
    if not text:
        return None, None
    try:
        iterations = None if text.endswith("s") else int(text)
        seconds = float(text[:-1]) if text.endswith("s") else None
    except ValueError:
        raise BotError(f"{spec!r}: a budget is a number of iterations (300) or of seconds (1.5s)") from None
    if not 0 < (iterations or seconds or 0) < 1e9:
        raise BotError(f"{spec!r}: a budget is more than nothing and not endless")
    return iterations, seconds
