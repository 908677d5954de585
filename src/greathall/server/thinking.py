"""What happens in a worker: a bot thinks, and answers with the best that it has found when its time is over."""

import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import Synchronized
from typing import Any

from greathall.bots.bot import BotError, World, make_bot, read_budget
from greathall.core import engine
from greathall.core.option import Option
from greathall.core.state import State
from greathall.data import codec, notation
from greathall.games import load

MEMORY = 2 * 1024**3  # bytes that a worker may take
MOST_ITERATIONS = 2000
MOST_SECONDS = 5.0
READY = "ready"


@dataclass(frozen=True)
class Level:
    """A bot by the name that people know it by, and how long it may think about one answer."""

    spec: str
    seconds: float


LEVELS = {
    "easy": Level("random", 1.0),
    "medium": Level("greedy", 2.0),
    "hard": Level("ismcts:300", MOST_SECONDS),
    "greedy": Level("greedy", 2.0),
    "random": Level("random", 1.0),
}


def level(spec: str) -> Level:
    """The level that a name or a bot's own words stand for."""
    return LEVELS.get(spec) or Level(spec, MOST_SECONDS)


def check_bot(spec: str) -> None:
    """Is this a bot that a visitor may ask for? BotError with a sentence if not."""
    spec = level(spec).spec
    make_bot(spec, "check")
    _, _, budget = spec.partition(":")
    iterations, seconds = read_budget(spec, budget)
    if (iterations or 0) > MOST_ITERATIONS or (seconds or 0) > MOST_SECONDS:
        raise BotError(f"a bot here thinks for at most {MOST_ITERATIONS} iterations or {MOST_SECONDS:g} seconds")


def think(
    slug: str, saved: str, seat: int, spec: str, seed: str, advice: bool = False, late: Callable[[], bool] | None = None
) -> str:
    """What the bot answers, in notation: a whole set where several things are chosen, or one step of it as advice to a person who
    may have picked some already. Once `late`, it answers with the best that it has."""
    game = load(slug)
    state = codec.loads(saved, game.records)
    assert isinstance(state, State)
    bot = make_bot(level(spec).spec, seed)
    chosen = [bot.choose(World(game, state, seat, free=advice, late=late))]
    while not advice and _is_pick(state, seat, chosen[-1]):
        engine.choose(state, seat, chosen[-1])
        chosen.append(bot.choose(World(game, state, seat, late=late)))
    return notation.show_all(game, chosen)


def _is_pick(state: State, seat: int, o: Option) -> bool:
    question = engine.decision(state, seat, free=True)
    return question is not None and question.is_pick(o)


def do(deed: str, given: tuple[Any, ...], late: Callable[[], bool]) -> Any:
    """What a worker is asked to do: mostly to think, and what else would hold up the hall."""
    if deed == "think":
        slug, saved, seat, spec, seed, advice = given
        return think(slug, saved, seat, spec, seed, advice, late)
    from greathall.server.opening import read_recording  # which imports the hall, which imports us

    return read_recording(*given)


def passed(deadline: "Synchronized[float]") -> bool:
    """Is it time to answer?"""
    return time.monotonic() > deadline.value


def work(line: Connection, deadline: "Synchronized[float]") -> None:
    """The whole life of a worker. The server may bring the deadline forward at any time: others wait."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    os.nice(5)  # people who play go before bots that think
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    first = True
    while True:
        try:
            if first:
                line.send((None, READY))
                first = False
            deed, given = line.recv()
        except (EOFError, OSError):  # the server is gone
            return
        try:
            line.send((do(deed, given, partial(passed, deadline)), ""))
        except (BrokenPipeError, ConnectionError):
            return
        except Exception as error:
            line.send(("", f"{type(error).__name__}: {error}"))
