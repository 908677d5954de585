"""Bots think in worker processes, and nobody's bots keep those of others waiting.

Everybody has a queue of his own, and the queues take turns. One person's tables never hold more than a share of the workers. As
long as nobody else waits a bot has all the time of its level; as soon as somebody does, there is less for each, and whoever has
thought long enough is told to answer with the best he has so far.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import time
from collections import Counter, OrderedDict, deque
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from greathall.core.state import State
from greathall.data import codec
from greathall.server.thinking import READY, level, think, work

log = logging.getLogger("greathall")
SLICE = 0.3  # seconds for which a bot may think although others wait
ROUND = 1.0  # seconds in which everybody who waits shall have had his turn
LEAST = 0.05  # seconds that a bot has at the least
GRACE = 10.0  # seconds beyond its time after which a worker is ended: something is wrong with it, or with the machine
TRIES = 2  # workers that may die over one question


class Job:
    """A question to a bot, and who waits for the answer."""

    def __init__(self, person: str, question: tuple[Any, ...], seconds: float) -> None:
        self.person = person
        self.question = question
        self.seconds = seconds
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked = time.monotonic()
        self.tries = 0


class Worker:
    """A process, and the job that it has."""

    def __init__(self, context: Any, loop: asyncio.AbstractEventLoop, owner: "Thinkers") -> None:
        """In a thread: the very first one waits until all games are loaded."""
        self.line: Connection
        self.line, there = context.Pipe()
        self.deadline = context.RawValue("d", 0.0)  # it is read in the process whenever a bot looks whether it is late
        self.process: BaseProcess = context.Process(target=work, args=(there, self.deadline), name="bot", daemon=True)
        self.process.start()
        there.close()
        self.ready = False
        self.job: Job | None = None
        self.since = 0.0
        self._loop = loop
        self._owner = owner
        self._timer: asyncio.TimerHandle | None = None

    def listen(self) -> None:
        """Hear what it says from now on."""
        self._loop.add_reader(self.line.fileno(), self._heard)
        os.set_blocking(self.line.fileno(), True)  # uvloop has changed that, and a long message comes and goes in several pieces

    @property
    def idle(self) -> bool:
        """Can it take a question?"""
        return self.ready and self.job is None

    def begin(self, job: Job, seconds: float) -> None:
        """Think about a question for so long."""
        self.job, self.since = job, time.monotonic()
        self.deadline.value = self.since + seconds
        self._timer = self._loop.call_later(seconds + GRACE, self._stuck)
        try:
            self.line.send(job.question)
        except OSError:
            self._owner.lost(self)

    def hurry(self, most: float) -> None:
        """Think for no longer than this in all."""
        self.deadline.value = min(self.deadline.value, self.since + most)

    def done(self) -> Job | None:
        """Its job is over, one way or another."""
        if self._timer is not None:
            self._timer.cancel()
        job, self.job = self.job, None
        return job

    def _heard(self) -> None:
        try:
            answer, failure = self.line.recv()
        except (EOFError, OSError):
            self._owner.lost(self)
            return
        if failure == READY:
            self.ready = True
            self._owner.dispatch()
        else:
            self._owner.answered(self, answer, failure)

    def _stuck(self) -> None:
        log.error("a bot has not answered %g s after its time was over; its process is ended", GRACE)
        self._owner.lost(self)

    def end(self) -> None:
        """End the process."""
        self._loop.remove_reader(self.line.fileno())
        self.line.close()
        self.process.kill()


class Thinkers:
    """The worker processes, started when they are first needed."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.share = max(1, (workers + 1) // 2)  # of the workers, for one person
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["greathall.server.readied"])
        self._pool: list[Worker] = []
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()  # by person; whose turn is next comes first
        self._growing: set[asyncio.Task[None]] = set()  # workers that are being started
        self._closed = False
        self.counts: Counter[str] = Counter()  # answers, late, failed, died
        self.seconds = 0.0  # that bots have thought

    async def choose(
        self, slug: str, state: State, seat: int, spec: str, seed: str, person: str = "", advice: bool = False
    ) -> str:
        """Let a bot choose for somebody. Only after its process died twice over the question, or the bot failed, is it a random
        legal answer, which is noted: that is better than a table that stands still."""
        saved = codec.dumps(state)
        try:
            return str(await self.ask(person, "think", (slug, saved, seat, spec, seed, advice), level(spec).seconds))
        except BotFailed as failure:
            log.error("the bot %s failed at %s, seat %d, and chance answers for it: %s", spec, slug, seat, failure)
            self.counts["chance"] += 1
            return think(slug, saved, seat, "random", seed, advice)

    async def ask(self, person: str, deed: str, given: tuple[Any, ...], seconds: float) -> Any:
        """Let a worker do something for somebody; BotFailed if it could not."""
        job = Job(person, (deed, given), seconds)
        self._waiting.setdefault(person, deque()).append(job)
        self.dispatch()
        return await job.answer

    def start(self) -> None:
        """Have a worker ready before it is needed: the first takes a second or two."""
        task = asyncio.get_running_loop().create_task(self._grow())
        self._growing.add(task)
        task.add_done_callback(self._growing.discard)

    async def _grow(self) -> None:
        try:
            worker = await asyncio.to_thread(Worker, self._context, asyncio.get_running_loop(), self)
        except OSError as error:
            log.error("no process could be started for bots, and it will be tried again: %s", error)
            asyncio.get_running_loop().call_later(1.0, self.dispatch)
            return
        if self._closed:
            worker.process.kill()
            return
        self._pool.append(worker)
        worker.listen()

    # -- whose turn it is

    def dispatch(self) -> None:
        """Give work to whoever has none."""
        if self._closed:
            return
        wanted = min(self.workers, self.queued() + sum(worker.job is not None for worker in self._pool))
        if len(self._pool) + len(self._growing) < wanted:
            self.start()
        for worker in self._pool:
            if worker.idle:
                job = self._next()
                if job is None:
                    break
                worker.begin(job, self._time_for(job))
        if self._waiting:
            self._hurry()

    def _next(self) -> Job | None:
        """The next job: of the person who has waited for his turn longest, and has not got his share already."""
        held = Counter(worker.job.person for worker in self._pool if worker.job is not None)
        for person, jobs in self._waiting.items():
            while jobs and jobs[0].answer.done():  # nobody waits for it any more
                jobs.popleft()
            if jobs and held[person] < self.share:
                job = jobs.popleft()
                if not jobs:
                    del self._waiting[person]
                return job
        self._waiting = OrderedDict((person, jobs) for person, jobs in self._waiting.items() if jobs)
        return None

    def _time_for(self, job: Job) -> float:
        """All the time of its level, unless others wait: then so much that everybody has his turn soon."""
        others = len(self._waiting.keys() | {worker.job.person for worker in self._pool if worker.job is not None} - {job.person})
        return job.seconds if not others else max(LEAST, min(job.seconds, ROUND * self.workers / (others + 1)))

    def _hurry(self) -> None:
        """Somebody waits: who has thought for his slice answers soon, unless only he himself waits."""
        people = len(self._waiting)
        for worker in self._pool:
            if worker.job is not None and (people > 1 or worker.job.person not in self._waiting):
                worker.hurry(max(LEAST, min(SLICE, ROUND * self.workers / (people + 1))))

    # -- what workers say

    def answered(self, worker: Worker, answer: Any, failure: str) -> None:
        """A bot has answered, or failed."""
        late = time.monotonic() > worker.deadline.value
        self.seconds += time.monotonic() - worker.since
        job = self._over(worker)
        self.counts["late"] += late
        if job is not None and not job.answer.done():
            self.counts["answers"] += 1
            if failure:
                job.answer.set_exception(BotFailed(failure))
            else:
                job.answer.set_result(answer)
        self.dispatch()

    def lost(self, worker: Worker) -> None:
        """A worker has died or hangs: another one takes its place, and its question."""
        if worker not in self._pool:
            return
        self._pool.remove(worker)
        job = self._over(worker)
        worker.end()
        self.counts["died"] += 1
        log.warning("a worker died (%s); there will be a new one", worker.process.exitcode)
        if job is not None and not job.answer.done():
            job.tries += 1
            if job.tries < TRIES:
                self._waiting.setdefault(job.person, deque()).appendleft(job)
            else:
                job.answer.set_exception(BotFailed(f"{TRIES} processes died over this question"))
        self.dispatch()

    def _over(self, worker: Worker) -> Job | None:
        """A worker has no job any more; whose it was has had his turn."""
        job = worker.done()
        if job is not None and job.person in self._waiting:
            self._waiting.move_to_end(job.person)
        return job

    # -- for the keeper

    def queued(self) -> int:
        """How many questions wait for a worker."""
        return sum(len(jobs) for jobs in self._waiting.values())

    def load(self) -> dict[str, Any]:
        """How busy the workers are."""
        oldest = min((job.asked for jobs in self._waiting.values() for job in jobs), default=None)
        return {
            "workers": self.workers,
            "started": len(self._pool),
            "busy": sum(worker.job is not None for worker in self._pool),
            "queued": self.queued(),
            "people_waiting": len(self._waiting),
            "longest_wait": round(time.monotonic() - oldest, 3) if oldest is not None else 0.0,
            "seconds": round(self.seconds, 3),
            **{key: self.counts[key] for key in ("answers", "late", "chance", "died")},
        }

    def close(self) -> None:
        """End the workers; whoever waits learns that nobody will answer."""
        self._closed = True
        for worker in self._pool:
            job = worker.done()
            if job is not None:
                job.answer.cancel()
            worker.end()
        for worker in self._pool:
            with contextlib.suppress(Exception):
                worker.process.join(5)
        self._pool.clear()
        for jobs in self._waiting.values():
            for job in jobs:
                job.answer.cancel()
        self._waiting.clear()


class BotFailed(Exception):
    """A bot gave no answer."""
