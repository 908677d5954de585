"""The store: one SQLite file (WAL, synchronous FULL), one writer thread with group commit, readers of their own.

A table is its settings and its journal: one row for each accepted answer or rewind, with a unique number. A row is
committed before anybody sees its effect. Nothing is kept only in memory.
"""

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from greathall.server.database import LEAVE, Connection, DatabaseError, Readers, delete, insert, places, rows, update
from greathall.server.datafile import BadFile as BadFile
from greathall.server.datafile import Conflict as Conflict
from greathall.server.datafile import Held, settled, version_of
from greathall.server.datafile import InUse as InUse
from greathall.server.datafile import StoreError as StoreError
from greathall.server.migrations import LATEST
from greathall.server.stored import Stored
from greathall.server.writer import SENTENCES, Append, Writer, cause_of, trouble_of

T = TypeVar("T")


class Store:
    """The database of a hall. Only one process may write: it holds the file (`Held`). To read, it must be of our format: a file
    that is not is taken and brought to it."""

    def __init__(self, path: Path, readonly: bool = False) -> None:
        self.path = settled(path)
        self._held = None if readonly and version_of(self.path) == LATEST else Held(path)
        self.readers = Readers(self.path)
        self.writer = Writer(self.path)

    @property
    def copied(self) -> Path | None:
        """The copy that was kept when the file was brought to this format, if that was now."""
        return self._held.copied if self._held is not None else None

    def close(self) -> None:
        """Finish what is queued and let go of the file."""
        self.writer.close()
        self.readers.close()
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

    def submit(self, job: Callable[[Connection], T]) -> Stored[T]:
        """Queue a change, which will be made whoever waits for it. A job may run twice, the first time in vain."""
        return self.writer.submit(job)

    # -- the journal

    def append(self, table: str, seq: int, row: dict[str, Any], now: dict[str, Any]) -> Stored[None]:
        """Add row `seq` to a table's journal, and how the table stands then (`over`, `answers`, `waiting`, `clock`); a number
        or client id that is taken already is an error."""
        entry = (table, seq, row["kind"], row["seat"], row["text"], row["hash"], row["client"], row["at"])
        told = (row.get("told", ""), row.get("reveals", -1), row.get("chance", -1))
        return self.submit(Append((*entry, *told, now["over"], now["answers"], now["waiting"], now["clock"])))

    def read_journal(self, table: str) -> list[dict[str, Any]]:
        """All rows of a table's journal, in order."""
        return self.rows("SELECT * FROM journal WHERE table_id = ? ORDER BY seq", table)

    # -- tables and seats

    def add_table(
        self, row: dict[str, Any], seat_rows: list[dict[str, Any]], journal: Sequence[dict[str, Any]] = (),
        rests: Sequence[dict[str, Any]] = (),
    ) -> Stored[None]:  # fmt: skip
        """A new table with its seats, and the rows of its journal and the snapshots if it begins with some."""

        def job(c: Connection) -> None:
            insert(c, "tables", [{**row, "options": json.dumps(row["options"]), "settings": json.dumps(row["settings"])}])
            for table, entries in (("seats", seat_rows), ("journal", journal), ("snapshots", rests)):
                insert(c, table, ({**entry, "table_id": row["id"]} for entry in entries))

        return self.submit(job)

    def table(self, table: str) -> dict[str, Any] | None:
        """A table's settings."""
        found = self.rows("SELECT * FROM tables WHERE id = ?", table)
        return _unpacked(found[0]) if found else None

    def table_seats(self, table: str) -> list[dict[str, Any]]:
        """Who sits at a table, by seat."""
        return self.rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", table)

    def tables_of(self, person: str) -> list[dict[str, Any]]:
        """The tables at which somebody sits, the latest first."""
        return self.tables_where("id IN (SELECT table_id FROM seats WHERE person = ?)", person, limit=100)

    def running_tables(self, person: str) -> int:
        """How many unfinished tables somebody sits at or looks after."""
        mine = "SELECT table_id FROM seats WHERE person = ? UNION SELECT table_id FROM watchers WHERE person = ?"
        found = self.rows(f"SELECT count(*) AS number FROM tables WHERE over = 0 AND id IN ({mine})", person, person)
        return int(found[0]["number"])

    def open_tables(self) -> list[dict[str, Any]]:
        """Tables that anybody may join."""
        free = "id IN (SELECT table_id FROM seats WHERE kind = 'open')"
        return self.tables_where(f"{free} AND over = 0 AND visibility = 'open' AND frozen = ''", limit=50)

    def unfinished(self) -> list[dict[str, Any]]:
        """Every table that goes on, the latest first."""
        return self.tables_where("over = 0 AND frozen = ''", limit=10_000)

    def tables_where(self, condition: str, *values: Any, limit: int) -> list[dict[str, Any]]:
        """Tables with their chairs, the latest first."""
        found = self.rows(f"SELECT * FROM tables WHERE {condition} ORDER BY updated DESC LIMIT ?", *values, limit)
        at: dict[str, list[dict[str, Any]]] = {row["id"]: [] for row in found}
        ids = list(at)
        for start in range(0, len(ids), 500):
            part = ids[start : start + 500]
            for seat in self.rows(f"SELECT * FROM seats WHERE table_id IN ({places(part)}) ORDER BY seat", *part):
                at[seat["table_id"]].append(seat)
        return [{**_unpacked(row), "chairs": at[row["id"]]} for row in found]

    def all_tables(self) -> list[dict[str, Any]]:
        """Every table, the latest first: for the administrator."""
        return [_unpacked(row) for row in self.rows("SELECT * FROM tables ORDER BY updated DESC")]

    def take_seat(self, table: str, seat: int, person: str, name: str) -> Stored[bool]:
        """Sit down, if the seat is still open: True if it was."""

        taken, free = {"kind": "person", "person": person, "name": name}, {"table_id": table, "seat": seat, "kind": "open"}
        return self.submit(lambda c: update(c, "seats", taken, free) == 1)

    def set_seat(self, table: str, seat: int, values: dict[str, Any]) -> Stored[None]:
        """Change who plays a seat."""
        return self.submit(lambda c: _nothing(update(c, "seats", values, {"table_id": table, "seat": seat})))

    def set_table(self, table: str, values: dict[str, Any]) -> Stored[None]:
        """Change a table's own row."""
        return self.submit(lambda c: _nothing(update(c, "tables", values, {"id": table})))

    def add_watcher(self, table: str, person: str) -> Stored[None]:
        """Somebody has shown the spectators' link."""
        return self.submit(lambda c: insert(c, "watchers", [{"table_id": table, "person": person}], LEAVE))

    def watchers(self, table: str) -> set[str]:
        """Who has shown the spectators' link of a table."""
        return {row["person"] for row in self.rows("SELECT person FROM watchers WHERE table_id = ?", table)}

    # -- people

    def add_session(self, person: str, name: str, session_hash: str) -> Stored[None]:
        """A new visitor, or a new session of one."""

        now = time.time()

        def job(c: Connection) -> None:
            insert(c, "people", [{"id": person, "name": name, "created": now}], LEAVE)
            insert(c, "sessions", [{"hash": session_hash, "person": person, "created": now}])

        return self.submit(job)

    def rename(self, person: str, name: str) -> Stored[None]:
        """Give a person another name."""
        return self.submit(lambda c: _nothing(update(c, "people", {"name": name}, {"id": person})))

    def person_of(self, session_hash: str) -> dict[str, Any] | None:
        """Whose session this is."""
        query = "SELECT people.*, sessions.created AS since FROM people JOIN sessions ON sessions.person = people.id"
        found = self.rows(f"{query} WHERE sessions.hash = ?", session_hash)
        return found[0] if found else None

    def muted(self) -> set[str]:
        """Who may not talk."""
        return {row["id"] for row in self.rows("SELECT id FROM people WHERE muted != 0")}

    def person(self, person: str) -> dict[str, Any] | None:
        """A person."""
        found = self.rows("SELECT * FROM people WHERE id = ?", person)
        return found[0] if found else None

    def end_sessions(self, person: str, only: str = "", keep: str = "") -> Stored[None]:
        """End one session of a person, or all but one."""
        if only:
            return self.submit(lambda c: delete(c, "sessions", {"person": person, "hash": only}))
        others = "DELETE FROM sessions WHERE person = ? AND hash != ?"
        return self.submit(lambda c: _nothing(c.execute(others, (person, keep))))

    # -- talk

    def add_chat(self, row: dict[str, Any]) -> Stored[None]:
        """Keep a line of chat."""
        return self.submit(lambda c: insert(c, "chat", [row]))

    def read_chat(self, table: str) -> list[dict[str, Any]]:
        """The last lines of chat at a table."""
        return self.rows("SELECT * FROM chat WHERE table_id = ? ORDER BY i DESC LIMIT 200", table)[::-1]

    def set_note(self, table: str, person: str, words: str) -> Stored[None]:
        """Keep somebody's private notes on a table."""
        row = {"table_id": table, "person": person, "text": words}
        return self.submit(
            lambda c: insert(c, "notes", [row], "ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text")
        )

    def note(self, table: str, person: str) -> str:
        """Somebody's private notes on a table."""
        found = self.rows("SELECT text FROM notes WHERE table_id = ? AND person = ?", table, person)
        return str(found[0]["text"]) if found else ""

    # -- reading

    def rows(self, question: str, *values: Any) -> list[dict[str, Any]]:
        """What a question finds."""
        try:
            return self._rows(question, values)
        except DatabaseError as error:
            if "decode to UTF-8" in str(error):  # one row of nonsense must not hide the others
                return self._rows(question, values, lenient)
            if not trouble_of(error):
                raise
            raise StoreError(f"the data file cannot be read: {cause_of(error)}") from None

    def _rows(self, question: str, values: Sequence[Any], text: Callable[[bytes], str] | None = None) -> list[dict[str, Any]]:
        with self.readers.one() as c:
            return rows(c, question, values, text)


def lenient(data: bytes) -> str:
    """A text, with marks where it is none."""
    return data.decode("utf-8", "replace")


def _nothing(result: object) -> None:
    """Of a statement whose result nobody needs."""


def _unpacked(row: dict[str, Any]) -> dict[str, Any]:
    """The row of a table. What cannot be read in it is None: that is this table's trouble alone."""
    return {**row, "options": _read(row["options"]), "settings": _read(row["settings"])}


def _read(text: Any) -> Any:
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
