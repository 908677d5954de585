"""Bots think in worker processes with a budget, so that no table ever waits for another table's bot."""

import asyncio
import contextlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from greathall.bots.bot import World, make_bot
from greathall.core.state import State
from greathall.data import codec, notation
from greathall.games import load

LEVELS = {"easy": "random", "medium": "greedy", "hard": "ismcts:300", "greedy": "greedy", "random": "random"}


def think(slug: str, saved: str, seat: int, spec: str, seed: str) -> str:
    """In a worker: what the bot answers, in notation."""
    game = load(slug)
    state = codec.loads(saved, game.records)
    assert isinstance(state, State)
    option = make_bot(LEVELS.get(spec, spec), seed).choose(World(game, state, seat))
    return notation.show(game, option)


class Thinkers:
    """The worker processes, started when they are first needed."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, slug: str, state: State, seat: int, spec: str, seed: str, seconds: float = 30.0) -> str:
        """Let a bot choose; after a worker died or took too long, a random legal answer is better than a stuck table."""
        saved = codec.dumps(state)
        loop = asyncio.get_running_loop()
        with contextlib.suppress(BrokenProcessPool, TimeoutError):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))
            return await asyncio.wait_for(loop.run_in_executor(self._pool, think, slug, saved, seat, spec, seed), seconds)
        self.close()
        return think(slug, saved, seat, "random", seed)

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
