"""The store: one SQLite file (WAL, synchronous FULL), one writer thread with group commit, readers of their own.

A table is its settings and its journal: one row for each accepted answer or rewind, with a unique number. A row is
committed before anybody sees its effect. Nothing is kept only in memory.
"""

import json
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, select, text, update
from sqlalchemy.dialects.sqlite import insert

from greathall.server.schema import chat, journal, metadata, notes, people, seats, sessions, tables

T = TypeVar("T")
GROUP = 64  # jobs in one commit at the most


class StoreError(OSError):
    """The store could not write: nothing of the request was kept."""


class Store:
    """The database of a hall."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.engine: Engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": 10})
        event.listen(self.engine, "connect", _durable)
        metadata.create_all(self.engine)
        self._jobs: SimpleQueue[tuple[Callable[[Connection], Any], Future[Any]] | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what is queued and let go of the file."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    # -- writing

    def submit(self, job: Callable[[Connection], T]) -> "Future[T]":
        """Queue a change; the future is done when it is on the disk."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return future

    def _write(self) -> None:
        with self.engine.connect() as connection:
            stopping = False
            while not stopping:
                batch = [self._jobs.get()]
                while len(batch) < GROUP and batch[-1] is not None:
                    try:
                        batch.append(self._jobs.get_nowait())
                    except Empty:
                        break
                stopping = batch[-1] is None
                self._commit(connection, [item for item in batch if item is not None])

    def _commit(self, connection: Connection, batch: list[tuple[Callable[[Connection], Any], Future[Any]]]) -> None:
        """All jobs of a batch in one transaction; a job that fails is undone alone."""
        done: list[tuple[Future[Any], Any]] = []
        try:
            for job, future in batch:
                try:
                    with connection.begin_nested():
                        done.append((future, job(connection)))
                except Exception as error:
                    future.set_exception(error)
            connection.commit()
        except Exception as error:
            connection.rollback()
            for future, _ in done:
                future.set_exception(StoreError(f"the store could not write: {error}"))
            return
        for future, result in done:
            future.set_result(result)

    # -- the journal

    def append(self, table: str, seq: int, row: dict[str, Any], over: bool) -> "Future[None]":
        """Add row `seq` to a table's journal; a number or client id that is taken already is an error."""

        def job(c: Connection) -> None:
            c.execute(APPEND, {"table_id": table, "seq": seq, **row})
            c.execute(TOUCH, {"id": table, "now": row["at"], "over": over})

        return self.submit(job)

    def read_journal(self, table: str) -> list[dict[str, Any]]:
        """All rows of a table's journal, in order."""
        query = select(journal).where(journal.c.table_id == table).order_by(journal.c.seq)
        return self._rows(query)

    # -- tables and seats

    def add_table(self, row: dict[str, Any], seat_rows: list[dict[str, Any]]) -> "Future[None]":
        """A new table with its seats."""

        def job(c: Connection) -> None:
            c.execute(tables.insert(), {**row, "options": json.dumps(row["options"]), "settings": json.dumps(row["settings"])})
            c.execute(seats.insert(), [{**seat, "table_id": row["id"]} for seat in seat_rows])

        return self.submit(job)

    def table(self, table: str) -> dict[str, Any] | None:
        """A table's settings."""
        rows = self._rows(select(tables).where(tables.c.id == table))
        return _unpacked(rows[0]) if rows else None

    def table_seats(self, table: str) -> list[dict[str, Any]]:
        """Who sits at a table, by seat."""
        return self._rows(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))

    def tables_of(self, person: str) -> list[str]:
        """The tables at which somebody sits, the latest first."""
        query = (
            select(tables.c.id)
            .distinct()
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person)
            .order_by(tables.c.updated.desc())
            .limit(100)
        )
        return [row["id"] for row in self._rows(query)]

    def open_tables(self) -> list[str]:
        """Tables that anybody may join."""
        query = (
            select(tables.c.id)
            .distinct()
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.kind == "open", tables.c.over == 0, tables.c.visibility == "open")
            .order_by(tables.c.updated.desc())
            .limit(50)
        )
        return [row["id"] for row in self._rows(query)]

    def all_tables(self) -> list[dict[str, Any]]:
        """Every table, the latest first: for the administrator."""
        return [_unpacked(row) for row in self._rows(select(tables).order_by(tables.c.updated.desc()))]

    def take_seat(self, table: str, seat: int, person: str) -> "Future[bool]":
        """Sit down, if the seat is still open: True if it was."""

        def job(c: Connection) -> bool:
            free = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.kind == "open")
            return c.execute(update(seats).where(free).values(kind="person", person=person)).rowcount == 1

        return self.submit(job)

    def set_seat(self, table: str, seat: int, values: dict[str, Any]) -> "Future[None]":
        """Change who plays a seat."""

        def job(c: Connection) -> None:
            c.execute(update(seats).where((seats.c.table_id == table) & (seats.c.seat == seat)).values(**values))

        return self.submit(job)

    def set_table(self, table: str, values: dict[str, Any]) -> "Future[None]":
        """Change a table's own row."""

        def job(c: Connection) -> None:
            c.execute(update(tables).where(tables.c.id == table).values(**values))

        return self.submit(job)

    # -- people

    def add_session(self, person: str, name: str, session_hash: str) -> "Future[None]":
        """A new visitor, or a new session of one."""

        def job(c: Connection) -> None:
            c.execute(insert(people).values(id=person, name=name, created=time.time()).on_conflict_do_nothing())
            c.execute(sessions.insert().values(hash=session_hash, person=person, created=time.time()))

        return self.submit(job)

    def rename(self, person: str, name: str) -> "Future[None]":
        """Give a person another name."""
        return self.submit(lambda c: _ignore(c.execute(update(people).where(people.c.id == person).values(name=name))))

    def person_of(self, session_hash: str) -> dict[str, Any] | None:
        """Whose session this is."""
        query = select(people, sessions.c.created.label("since")).join(sessions, sessions.c.person == people.c.id)
        rows = self._rows(query.where(sessions.c.hash == session_hash))
        return rows[0] if rows else None

    def person(self, person: str) -> dict[str, Any] | None:
        """A person."""
        rows = self._rows(select(people).where(people.c.id == person))
        return rows[0] if rows else None

    def end_sessions(self, person: str, only: str = "", keep: str = "") -> "Future[None]":
        """End one session of a person, or all but one."""

        def job(c: Connection) -> None:
            query = sessions.delete().where(sessions.c.person == person)
            query = query.where(sessions.c.hash == only) if only else query.where(sessions.c.hash != keep)
            c.execute(query)

        return self.submit(job)

    # -- talk

    def add_chat(self, row: dict[str, Any]) -> "Future[None]":
        """Keep a line of chat."""
        return self.submit(lambda c: _ignore(c.execute(chat.insert().values(**row))))

    def read_chat(self, table: str) -> list[dict[str, Any]]:
        """The last lines of chat at a table."""
        rows = self._rows(select(chat).where(chat.c.table_id == table).order_by(chat.c.i.desc()).limit(200))
        return rows[::-1]

    def set_note(self, table: str, person: str, words: str) -> "Future[None]":
        """Keep somebody's private notes on a table."""
        statement = insert(notes).values(table_id=table, person=person, text=words)
        statement = statement.on_conflict_do_update(index_elements=["table_id", "person"], set_={"text": words})
        return self.submit(lambda c: _ignore(c.execute(statement)))

    def note(self, table: str, person: str) -> str:
        """Somebody's private notes on a table."""
        rows = self._rows(select(notes.c.text).where((notes.c.table_id == table) & (notes.c.person == person)))
        return str(rows[0]["text"]) if rows else ""

    def _rows(self, query: Any) -> list[dict[str, Any]]:
        with self.engine.connect() as c:
            return [dict(row) for row in c.execute(query).mappings()]


APPEND = text(
    "INSERT INTO journal (table_id, seq, kind, seat, text, hash, client, at) "
    "VALUES (:table_id, :seq, :kind, :seat, :text, :hash, :client, :at)"
)
TOUCH = text("UPDATE tables SET updated = :now, over = :over WHERE id = :id")


def _ignore(result: object) -> None:
    """A statement whose result nobody needs."""


def _unpacked(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "options": json.loads(row["options"]), "settings": json.loads(row["settings"])}


def _durable(connection: Any, record: Any) -> None:
    """WAL with synchronous FULL: what is committed survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
