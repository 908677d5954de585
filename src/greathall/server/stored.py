"""Stored: a change on its way to the disk. A loop awaits it, a plain thread asks for its result.

All changes of one commit are told to their loop by one call, however many wait: waking a loop from another thread costs a
system call, and answers come in dozens.
"""

import asyncio
import contextlib
import threading
from collections.abc import Generator, Iterable
from typing import Any, Generic, TypeVar, cast

T = TypeVar("T")


class Wait(asyncio.Future[None]):
    """What a task waits for until the disk has it. Nothing can call it off: the writer does what it was asked to do."""

    def cancel(self, msg: Any = None) -> bool:
        return False


class Stored(Generic[T]):
    """Something that is being stored; done when it is on the disk, or when that has failed. One may wait for it."""

    def __init__(self) -> None:
        self._done = False
        self._value: T | None = None
        self._error: Exception | None = None
        self._wait: Wait | None = None
        self._flag: threading.Event | None = None

    def done(self) -> bool:
        """Is it settled?"""
        return self._done

    def __await__(self) -> Generator[Any, None, T]:
        """Whoever is told to go away meanwhile does so when he next waits for something else: what follows the storing (the
        answer is accepted, everybody is told) must not be left out."""
        if not self.done():
            self._wait = wait = Wait()
            if self.done():  # just now: the writer may not have seen that we wait
                _wake([wait])
            try:
                yield from wait
            except asyncio.CancelledError:
                task = asyncio.current_task()
                assert task is not None and self.done()
                task.cancel()
        return self._outcome()

    def result(self) -> T:
        """Wait in a thread that has nothing else to do."""
        self._flag = flag = threading.Event()
        if not self.done():
            flag.wait()
        return self._outcome()

    def _outcome(self) -> T:
        if self._error is not None:
            raise self._error
        return cast(T, self._value)

    def settle(self, value: T | None, error: Exception | None = None) -> None:
        """For the writer: it is stored, or cannot be. `wake` says so to those who wait."""
        self._value, self._error = value, error
        self._done = True


def wake(settled: Iterable[Stored[Any]]) -> None:
    """Wake everybody who waits for these."""
    waits: dict[asyncio.AbstractEventLoop, list[Wait]] = {}
    for change in settled:
        if change._flag is not None:
            change._flag.set()
        if change._wait is not None:
            waits.setdefault(change._wait.get_loop(), []).append(change._wait)
    for loop, woken in waits.items():
        with contextlib.suppress(RuntimeError):  # the loop has ended, and with it whoever waited
            loop.call_soon_threadsafe(_wake, woken)


def _wake(waits: list[Wait]) -> None:
    for wait in waits:
        if not wait.done():
            wait.set_result(None)
