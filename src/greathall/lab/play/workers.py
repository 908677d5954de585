"""Games in several processes. Work goes out in chunks that grow until each takes about half a second."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from multiprocessing.synchronize import Event
from threading import Thread
from time import monotonic

from greathall.lab.play.simulate import GameResult, Plan, SimulationError, Stopped, play_game

CHUNK_SECONDS = 0.5
LARGEST_CHUNK = 500

_stop: Callable[[], bool] | None = None


def _begin(stop: Event) -> None:
    """In each worker: leave Ctrl-C to the parent, and end when the parent is gone."""
    global _stop
    _stop = stop.is_set
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def _chunk(plan: Plan, numbers: list[int]) -> tuple[list[GameResult], float]:
    began = monotonic()
    results: list[GameResult] = []
    try:
        for number in numbers:
            results.append(play_game(plan, number, _stop))
    except Stopped:
        pass
    return results, monotonic() - began


def play_in_processes(plan: Plan, numbers: list[int], jobs: int) -> Iterator[GameResult]:
    """The games of these numbers, as they end. Closing the iterator, or an error, stops the workers soon."""
    # Spawned and not forked: a fork copies the threads' locks of a progress bar in whatever state they are.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(stop,))
    running: set[Future[tuple[list[GameResult], float]]] = set()
    left = numbers[::-1]
    size = 1
    try:
        while left or running:
            while left and len(running) < 2 * jobs:
                chunk = [left.pop() for _ in range(min(size, len(left)))]
                running.add(pool.submit(_chunk, plan, chunk))
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                results, seconds = future.result()
                size = _next_size(size, len(results), seconds)
                yield from results
    except BrokenProcessPool:
        raise SimulationError("a worker process was killed; what it had played is lost, the rest is kept") from None
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def _next_size(size: int, games: int, seconds: float) -> int:
    wanted = int(CHUNK_SECONDS * games / max(seconds, 1e-6))
    return max(1, min(wanted, 2 * size, LARGEST_CHUNK))
