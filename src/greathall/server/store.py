"""The store: one SQLite file (WAL, synchronous FULL), one writer thread with group commit, readers of their own.

A table is its settings and its journal: one row for each accepted answer or rewind, with a unique number. A row is
committed before anybody sees its effect. Nothing is kept only in memory.
"""

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError

from greathall.server.datafile import BadFile as BadFile
from greathall.server.datafile import Conflict as Conflict
from greathall.server.datafile import Held, settled, version_of
from greathall.server.datafile import InUse as InUse
from greathall.server.datafile import StoreError as StoreError
from greathall.server.kept import Kept
from greathall.server.migrations import LATEST
from greathall.server.schema import chat, journal, notes, people, seats, sessions, snapshots, tables, watchers
from greathall.server.writer import SENTENCES, Append, Writer, cause_of, driver, trouble_of

T = TypeVar("T")


class Store:
    """The database of a hall. Only one process may write: it holds the file (`Held`). To read, it must be of our format: a file
    that is not is taken and brought to it."""

    def __init__(self, path: Path, readonly: bool = False) -> None:
        self.path = settled(path)
        self._held = None if readonly and version_of(self.path) == LATEST else Held(path)
        self.engine: Engine = create_engine(f"sqlite:///{self.path}", connect_args={"check_same_thread": False, "timeout": 10})
        event.listen(self.engine, "connect", _durable)
        event.listen(self.engine, "begin", _begin)
        self.writer = Writer(self.engine)

    @property
    def copied(self) -> Path | None:
        """The copy that was kept when the file was brought to this format, if that was now."""
        return self._held.copied if self._held is not None else None

    def close(self) -> None:
        """Finish what is queued and let go of the file."""
        self.writer.close()
        self.engine.dispose()
        if self._held is not None:
            self._held.close()

    @property
    def trouble(self) -> str:
        """Why nothing can be written just now, by a code; '' as a rule. What was asked for waits."""
        return self.writer.trouble

    def check(self) -> None:
        """Refuse a change before it is begun, if it could not be written now."""
        if self.writer.trouble:
            raise StoreError(SENTENCES[self.writer.trouble])

    # -- writing

    def submit(self, job: Callable[[Connection], T]) -> Kept[T]:
        """Queue a change, which will be made whoever waits for it. A job may run twice, the first time in vain."""
        return self.writer.submit(job)

    # -- the journal

    def append(self, table: str, seq: int, row: dict[str, Any], now: dict[str, Any]) -> Kept[None]:
        """Add row `seq` to a table's journal, and how the table stands then (`over`, `answers`, `waiting`, `clock`); a number
        or client id that is taken already is an error."""
        entry = (table, seq, row["kind"], row["seat"], row["text"], row["hash"], row["client"], row["at"])
        told = (row.get("told", ""), row.get("reveals", -1), row.get("chance", -1))
        return self.submit(Append((*entry, *told, now["over"], now["answers"], now["waiting"], now["clock"])))

    def read_journal(self, table: str) -> list[dict[str, Any]]:
        """All rows of a table's journal, in order."""
        query = select(journal).where(journal.c.table_id == table).order_by(journal.c.seq)
        return self.rows(query)

    # -- tables and seats

    def add_table(
        self, row: dict[str, Any], seat_rows: list[dict[str, Any]], rows: Sequence[dict[str, Any]] = (),
        rests: Sequence[dict[str, Any]] = (),
    ) -> Kept[None]:  # fmt: skip
        """A new table with its seats, and the rows of its journal and the snapshots if it begins with some."""

        def job(c: Connection) -> None:
            c.execute(tables.insert(), {**row, "options": json.dumps(row["options"]), "settings": json.dumps(row["settings"])})
            c.execute(seats.insert(), [{**seat, "table_id": row["id"]} for seat in seat_rows])
            if rows:
                c.execute(journal.insert(), [{**entry, "table_id": row["id"]} for entry in rows])
            if rests:
                c.execute(snapshots.insert(), [{**rest, "table_id": row["id"]} for rest in rests])

        return self.submit(job)

    def table(self, table: str) -> dict[str, Any] | None:
        """A table's settings."""
        rows = self.rows(select(tables).where(tables.c.id == table))
        return _unpacked(rows[0]) if rows else None

    def table_seats(self, table: str) -> list[dict[str, Any]]:
        """Who sits at a table, by seat."""
        return self.rows(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))

    def tables_of(self, person: str) -> list[dict[str, Any]]:
        """The tables at which somebody sits, the latest first."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        return self.tables_where(tables.c.id.in_(mine), 100)

    def running_tables(self, person: str) -> int:
        """How many unfinished tables somebody sits at or looks after."""
        seated = select(seats.c.table_id).where(seats.c.person == person)
        mine = seated.union(select(watchers.c.table_id).where(watchers.c.person == person))
        query = select(func.count()).select_from(tables).where(tables.c.id.in_(mine), tables.c.over == 0)
        return int(self.rows(query)[0]["count_1"])

    def open_tables(self) -> list[dict[str, Any]]:
        """Tables that anybody may join."""
        free = select(seats.c.table_id).where(seats.c.kind == "open")
        here = (tables.c.over == 0) & (tables.c.visibility == "open") & (tables.c.frozen == "")
        return self.tables_where(tables.c.id.in_(free) & here, 50)

    def unfinished(self) -> list[dict[str, Any]]:
        """Every table that goes on, the latest first."""
        return self.tables_where((tables.c.over == 0) & (tables.c.frozen == ""), 10_000)

    def tables_where(self, condition: Any, limit: int) -> list[dict[str, Any]]:
        """Tables with their chairs, the latest first; all if there is no condition."""
        query = select(tables) if condition is None else select(tables).where(condition)
        rows = self.rows(query.order_by(tables.c.updated.desc()).limit(limit))
        ids = [row["id"] for row in rows]
        at: dict[str, list[dict[str, Any]]] = {table: [] for table in ids}
        for start in range(0, len(ids), 500):
            part = select(seats).where(seats.c.table_id.in_(ids[start : start + 500])).order_by(seats.c.seat)
            for seat in self.rows(part):
                at[seat["table_id"]].append(seat)
        return [{**_unpacked(row), "chairs": at[row["id"]]} for row in rows]

    def all_tables(self) -> list[dict[str, Any]]:
        """Every table, the latest first: for the administrator."""
        return [_unpacked(row) for row in self.rows(select(tables).order_by(tables.c.updated.desc()))]

    def take_seat(self, table: str, seat: int, person: str, name: str) -> Kept[bool]:
        """Sit down, if the seat is still open: True if it was."""

        def job(c: Connection) -> bool:
            free = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.kind == "open")
            return c.execute(update(seats).where(free).values(kind="person", person=person, name=name)).rowcount == 1

        return self.submit(job)

    def set_seat(self, table: str, seat: int, values: dict[str, Any]) -> Kept[None]:
        """Change who plays a seat."""

        def job(c: Connection) -> None:
            c.execute(update(seats).where((seats.c.table_id == table) & (seats.c.seat == seat)).values(**values))

        return self.submit(job)

    def set_table(self, table: str, values: dict[str, Any]) -> Kept[None]:
        """Change a table's own row."""

        def job(c: Connection) -> None:
            c.execute(update(tables).where(tables.c.id == table).values(**values))

        return self.submit(job)

    def add_watcher(self, table: str, person: str) -> Kept[None]:
        """Somebody has shown the spectators' link."""
        statement = insert(watchers).values(table_id=table, person=person).on_conflict_do_nothing()
        return self.submit(lambda c: _ignore(c.execute(statement)))

    def watchers(self, table: str) -> set[str]:
        """Who has shown the spectators' link of a table."""
        return {row["person"] for row in self.rows(select(watchers.c.person).where(watchers.c.table_id == table))}

    # -- people

    def add_session(self, person: str, name: str, session_hash: str) -> Kept[None]:
        """A new visitor, or a new session of one."""

        def job(c: Connection) -> None:
            c.execute(insert(people).values(id=person, name=name, created=time.time()).on_conflict_do_nothing())
            c.execute(sessions.insert().values(hash=session_hash, person=person, created=time.time()))

        return self.submit(job)

    def rename(self, person: str, name: str) -> Kept[None]:
        """Give a person another name."""
        return self.submit(lambda c: _ignore(c.execute(update(people).where(people.c.id == person).values(name=name))))

    def person_of(self, session_hash: str) -> dict[str, Any] | None:
        """Whose session this is."""
        query = select(people, sessions.c.created.label("since")).join(sessions, sessions.c.person == people.c.id)
        rows = self.rows(query.where(sessions.c.hash == session_hash))
        return rows[0] if rows else None

    def muted(self) -> set[str]:
        """Who may not talk."""
        return {row["id"] for row in self.rows(select(people.c.id).where(people.c.muted != 0))}

    def person(self, person: str) -> dict[str, Any] | None:
        """A person."""
        rows = self.rows(select(people).where(people.c.id == person))
        return rows[0] if rows else None

    def end_sessions(self, person: str, only: str = "", keep: str = "") -> Kept[None]:
        """End one session of a person, or all but one."""

        def job(c: Connection) -> None:
            query = sessions.delete().where(sessions.c.person == person)
            query = query.where(sessions.c.hash == only) if only else query.where(sessions.c.hash != keep)
            c.execute(query)

        return self.submit(job)

    # -- talk

    def add_chat(self, row: dict[str, Any]) -> Kept[None]:
        """Keep a line of chat."""
        return self.submit(lambda c: _ignore(c.execute(chat.insert().values(**row))))

    def read_chat(self, table: str) -> list[dict[str, Any]]:
        """The last lines of chat at a table."""
        rows = self.rows(select(chat).where(chat.c.table_id == table).order_by(chat.c.i.desc()).limit(200))
        return rows[::-1]

    def set_note(self, table: str, person: str, words: str) -> Kept[None]:
        """Keep somebody's private notes on a table."""
        statement = insert(notes).values(table_id=table, person=person, text=words)
        statement = statement.on_conflict_do_update(index_elements=["table_id", "person"], set_={"text": words})
        return self.submit(lambda c: _ignore(c.execute(statement)))

    def note(self, table: str, person: str) -> str:
        """Somebody's private notes on a table."""
        rows = self.rows(select(notes.c.text).where((notes.c.table_id == table) & (notes.c.person == person)))
        return str(rows[0]["text"]) if rows else ""

    def rows(self, query: Any) -> list[dict[str, Any]]:
        """What a query finds."""
        try:
            return self._read(query)
        except DBAPIError as error:
            if "decode to UTF-8" in str(error):  # one row of nonsense must not hide the others
                return self._read(query, lenient)
            if not trouble_of(error):
                raise
            raise StoreError(f"the data file cannot be read: {cause_of(error)}") from None

    def _read(self, query: Any, text: Callable[[bytes], str] = str) -> list[dict[str, Any]]:
        with self.engine.connect() as c:
            if text is str:
                return [dict(row) for row in c.execute(query).mappings()]
            driver(c).text_factory = text
            try:
                return [dict(row) for row in c.execute(query).mappings()]
            finally:
                driver(c).text_factory = str


def lenient(data: bytes) -> str:
    """A text, with marks where it is none."""
    return data.decode("utf-8", "replace")


def _ignore(result: object) -> None:
    """A statement whose result nobody needs."""


def _unpacked(row: dict[str, Any]) -> dict[str, Any]:
    """The row of a table. What cannot be read in it is None: that is this table's trouble alone."""
    return {**row, "options": _read(row["options"]), "settings": _read(row["settings"])}


def _read(text: Any) -> Any:
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None


PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")


def _durable(connection: Any, record: Any) -> None:
    """WAL with synchronous FULL: what is committed survives a power cut. Transactions begin where we say."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
