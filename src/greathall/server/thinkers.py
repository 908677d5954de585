"""Bots think in worker processes with a budget, so that no table ever waits for another table's bot."""

import asyncio
import logging
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import FrameType

from greathall.bots.bot import BotError, World, make_bot, read_budget
from greathall.core import engine
from greathall.core.option import Option
from greathall.core.state import State
from greathall.data import codec, notation
from greathall.games import load

log = logging.getLogger("greathall")
LEVELS = {"easy": "random", "medium": "greedy", "hard": "ismcts:300", "greedy": "greedy", "random": "random"}
MOST_ITERATIONS = 2000
MOST_SECONDS = 5.0
PATIENCE = 90.0  # seconds beyond a bot's own budget, for the queue


class TooLong(Exception):
    """A bot went beyond its budget."""


def check_bot(spec: str) -> None:
    """Is this a bot that a visitor may ask for? BotError with a sentence if not."""
    spec = LEVELS.get(spec, spec)
    make_bot(spec, "check")
    _, _, budget = spec.partition(":")
    iterations, seconds = read_budget(spec, budget)
    if (iterations or 0) > MOST_ITERATIONS or (seconds or 0) > MOST_SECONDS:
        raise BotError(f"a bot here thinks for at most {MOST_ITERATIONS} iterations or {MOST_SECONDS:g} seconds")


def think(slug: str, saved: str, seat: int, spec: str, seed: str, seconds: float = 0, advice: bool = False) -> str:
    """What the bot answers, in notation: a whole set where several things are chosen, or one step of it as advice to a person who
    may have picked some already. In a worker, an alarm ends it after `seconds`."""
    game = load(slug)
    state = codec.loads(saved, game.records)
    assert isinstance(state, State)
    if seconds:
        signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        bot = make_bot(LEVELS.get(spec, spec), seed)
        chosen = [bot.choose(World(game, state, seat, free=advice))]
        while not advice and _is_pick(state, seat, chosen[-1]):
            engine.choose(state, seat, chosen[-1])
            chosen.append(bot.choose(World(game, state, seat)))
    finally:
        if seconds:
            signal.setitimer(signal.ITIMER_REAL, 0)
    return notation.show_all(game, chosen)


def _is_pick(state: State, seat: int, o: Option) -> bool:
    question = engine.decision(state, seat, free=True)
    return question is not None and question.is_pick(o)


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLong


def _quiet() -> None:
    """In a worker: Ctrl-C is for the server, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """The worker processes, started when they are first needed."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, slug: str, state: State, seat: int, spec: str, seed: str, seconds: float = 30.0, advice: bool = False
    ) -> str:
        """Let a bot choose. After a worker died or thought too long, a random legal answer is better than a stuck table."""
        saved = codec.dumps(state)
        for _ in range(2):
            pool = self._pool
            if pool is None:
                pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=_quiet)
                self._pool = pool
            try:
                future = asyncio.wrap_future(pool.submit(think, slug, saved, seat, spec, seed, seconds, advice))
                return await asyncio.wait_for(future, seconds + PATIENCE)
            except BrokenProcessPool:
                log.warning("a bot's process died at %s; there will be a new one", slug)
                self._forget(pool)
            except TooLong:
                log.warning("%s thought longer than %g s at %s", spec, seconds, slug)
                break
            except TimeoutError:
                log.error("no bot has answered for %g s; the workers are ended", seconds + PATIENCE)
                self._forget(pool)
                for process in multiprocessing.active_children():
                    process.kill()
                break
            except RuntimeError:  # the pool was given up while we asked it
                self._forget(pool)
            except Exception:
                log.exception("the bot %s failed at %s, seat %d", spec, slug, seat)
                break
        return think(slug, saved, seat, "random", seed, advice=advice)

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        """The next question starts new workers; whoever waits for these learns that they are gone."""
        pool.shutdown(wait=False)
        if self._pool is pool:
            self._pool = None

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for process in multiprocessing.active_children():
                process.terminate()
