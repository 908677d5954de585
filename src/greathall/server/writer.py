"""The writer of the store: one thread, one connection, all changes that come together in one commit.

When the disk takes nothing (it is full, read-only, held by another program, failing), whoever wants something kept is told so at
once: nothing of it was. The writer looks again and again whether the disk takes something, and says when it does.
"""

import contextlib
import logging
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from greathall.server.database import Connection, IntegrityError, connect
from greathall.server.datafile import Conflict, StoreError
from greathall.server.faults import note
from greathall.server.stored import Stored, wake

log = logging.getLogger("greathall")
T = TypeVar("T")
Job = Callable[[Connection], Any]
GROUP = 64  # jobs in one commit at the most
BREATH = 0.005  # seconds between two commits: each one costs as much as several answers
DEEP_BREATH = 0.015  # the same when there is much to do
MUCH = 4  # jobs in one commit
AGAIN = 0.25  # seconds until it is tried again whether the disk takes something
BUSY = 1000  # ms that another program may hold the file before it is called a trouble
# What is nobody's fault who asked for a change, by SQLite's own numbers.
TROUBLES = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CANTOPEN: "disk",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_NOMEM: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}

SENTENCES = {
    "full": "the disk is full: nothing can be kept until there is room, and everything waits for it",
    "read-only": "the disk can only be read now: nothing can be kept, and everything waits until it can be written",
    "locked": "another program holds the data file: everything waits until it lets go",
    "disk": "the disk does not take what is written: everything waits until it does",
    "damaged": "the data file is damaged: its keeper must look after it, and everything waits until then",
}


@dataclass(slots=True)
class Append:
    """A row of a journal, and how its table stands then. All rows of a commit go in by one statement."""

    values: tuple[Any, ...]

    def __call__(self, connection: Connection) -> None:
        """Alone, as any other job."""
        append_all(connection, [self])


@dataclass(slots=True)
class Wanted:
    """A change, and who waits for it."""

    job: Job
    stored: Stored[Any]


class Waits(Exception):
    """The disk does not take what is to be written."""

    def __init__(self, code: str, cause: str) -> None:
        super().__init__(cause)
        self.code = code


class Writer:
    """The thread that writes."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: SimpleQueue[Wanted | None] = SimpleQueue()
        self._waiting: deque[Wanted] = deque()  # taken from the queue, and not done yet
        self._closed = False
        self._thread: threading.Thread | None = None
        self._starting = threading.Lock()
        self.trouble = ""  # why nothing is written just now, by a code
        self.changed: Callable[[], object] | None = None  # called in the thread when the trouble begins or is over
        self.commits = 0
        self.rows = 0

    def submit(self, job: Callable[[Connection], T]) -> Stored[T]:
        """Queue a change."""
        stored: Stored[T] = Stored()
        if self._closed:  # nobody would ever do it, and whoever waits cannot be called off
            stored.settle(None, StoreError("the store is closed"))
        elif self.trouble:
            stored.settle(None, StoreError(SENTENCES[self.trouble]))
        else:
            self._queue.put(Wanted(job, stored))
            if self._thread is None or not self._thread.is_alive():
                self._start()
        return stored

    def _start(self) -> None:
        with self._starting:
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
                self._thread.start()

    def revive(self) -> None:
        """See that there is a thread as long as something waits for it."""
        if not self._closed and self._thread is not None and not self._thread.is_alive():
            note("the writer of the store had ended, and was started again")
            self._start()

    def close(self) -> None:
        """Finish what is queued, as far as the disk takes it."""
        self._closed = True
        self._queue.put(None)
        if self._thread is not None:
            self._thread.join()
        self._give_up("the store is closed")

    def _give_up(self, why: str) -> None:
        """Nothing of what waits is kept, and whoever wanted it is told."""
        lost = [*self._waiting]
        self._waiting.clear()
        while True:
            try:
                item = self._queue.get_nowait()
            except Empty:
                break
            if item is None:
                self._closed = True
            else:
                lost.append(item)
        for item in lost:
            item.stored.settle(None, StoreError(why))
        wake(item.stored for item in lost)

    # -- in the thread

    def _work(self) -> None:
        """Write until the store is closed, whatever happens."""
        while True:
            try:
                self._with_connection()
                return
            except Waits as wait:
                self._say(wait.code, str(wait))
            except Exception as error:
                code = trouble_of(error)
                if not code:
                    note("the writer of the store failed and goes on", error)
                self._say(code or "disk", cause_of(error))
            self._give_up(SENTENCES[self.trouble])
            if self._closed:
                return
            time.sleep(AGAIN)

    def _with_connection(self) -> None:
        with contextlib.closing(connect(self._path)) as connection:  # the next one begins anew, whatever this one has come to
            connection.execute(f"PRAGMA busy_timeout = {BUSY}")
            for statement in ACCEPTED:
                connection.execute(statement)
            if self.trouble:
                self._try(connection)
            self._serve(connection)

    def _try(self, connection: Connection) -> None:
        """Write something that changes nothing: does the disk take it?"""
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
        self._say("", "")

    def _serve(self, connection: Connection) -> None:
        """Commit by commit, until the queue says that it is the last."""
        stopping, began, done = False, 0.0, 0
        while not stopping:
            if not self._waiting:
                item = self._queue.get()
                time.sleep(max(0.0, began + breath(done) - time.monotonic()))
                stopping = item is None
                if item is not None:
                    self._waiting.append(item)
            began = time.monotonic()
            while len(self._waiting) < GROUP and not stopping:
                try:
                    item = self._queue.get_nowait()
                except Empty:
                    break
                stopping = item is None
                if item is not None:
                    self._waiting.append(item)
            done = len(self._waiting)
            if done:
                self._commit_all(connection)

    def _commit_all(self, connection: Connection) -> None:
        """What waits, in one transaction; if that fails each alone, so that only who is wrong fails."""
        batch = list(self._waiting)
        if not self._commit(connection, batch):
            for item in batch:
                if not self._commit(connection, [item], alone=True):
                    self._waiting.popleft()

    def _commit(self, connection: Connection, batch: list[Wanted], alone: bool = False) -> bool:
        try:
            appends = [item.job for item in batch if isinstance(item.job, Append)]
            if len(appends) < len(batch):  # else it is one statement, which is a transaction by itself
                connection.execute("BEGIN")
            results = [None if isinstance(item.job, Append) else item.job(connection) for item in batch]
            append_all(connection, appends)
            if connection.in_transaction:
                connection.execute("COMMIT")
        except Exception as error:
            self._roll_back(connection)
            code = trouble_of(error)
            if code:
                raise Waits(code, cause_of(error)) from error
            if alone:  # whoever wanted it is told
                kind = Conflict if isinstance(error, IntegrityError) else StoreError
                batch[0].stored.settle(None, kind(f"the store could not write: {cause_of(error)}"))
                wake([batch[0].stored])
            return False
        self.commits += 1
        self.rows += len(batch)
        for item, result in zip(batch, results, strict=True):
            item.stored.settle(result)
            self._waiting.popleft()
        wake(item.stored for item in batch)
        return True

    def _roll_back(self, connection: Connection) -> None:
        try:
            if connection.in_transaction:  # a full disk, say, has ended it already
                connection.execute("ROLLBACK")
        except Exception as error:
            raise Waits(trouble_of(error) or "disk", cause_of(error)) from error

    def _say(self, code: str, cause: str) -> None:
        if code == self.trouble:
            return
        if code:
            log.error("the data file cannot be written (%s): %s; everything waits until it can", code, cause)
        else:
            log.warning("the data file can be written again")
        self.trouble = code
        if self.changed is not None:
            self.changed()


def trouble_of(error: BaseException) -> str:
    """The code of a trouble of the disk; '' if it is none."""
    number = getattr(error, "sqlite_errorcode", None)
    if number is not None:
        return TROUBLES.get(number & 0xFF, "")
    return "disk" if isinstance(error, OSError) and not isinstance(error, StoreError) else ""


def cause_of(error: Exception) -> str:
    """An error of the database in one line."""
    return " ".join(str(error).split())


def breath(jobs: int) -> float:
    """How long the writer waits from the beginning of a commit of so many jobs to that of the next."""
    return BREATH if jobs < MUCH else DEEP_BREATH


def append_all(connection: Connection, jobs: list[Append]) -> None:
    """All answers of a commit by one statement: the writer waits for the interpreter after every statement, and answers come in
    dozens. Alone it is a transaction of its own, beside other jobs a part of theirs."""
    if jobs:
        values = tuple(chain.from_iterable(job.values for job in jobs))
        connection.execute(ACCEPT + _places(len(jobs)), values)


@cache
def _places(rows: int) -> str:
    return ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"] * rows)


ACCEPT = "INSERT INTO accepted VALUES "
# Of the writer's connection alone. What goes into `accepted` is a row of the journal and how its table stands then. The columns
# are named, as those of an older file may stand in another order.
ACCEPTED = (
    "CREATE TEMP VIEW IF NOT EXISTS accepted AS SELECT table_id, seq, kind, seat, text, hash, client, at, told, reveals, chance, "
    "over, answers, tables.waiting, clock FROM journal, tables",
    "CREATE TEMP TRIGGER IF NOT EXISTS accept INSTEAD OF INSERT ON accepted BEGIN "
    "INSERT INTO journal (table_id, seq, kind, seat, text, hash, client, at, told, reveals, chance, waiting) "
    "VALUES (new.table_id, new.seq, new.kind, new.seat, new.text, new.hash, new.client, new.at, "
    "new.told, new.reveals, new.chance, new.waiting); "
    "UPDATE tables SET updated = new.at, over = new.over, answers = new.answers, waiting = new.waiting, clock = new.clock "
    "WHERE id = new.table_id; END",
)
