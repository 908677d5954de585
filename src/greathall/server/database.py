"""The language of the store: SQL, said to the driver of SQLite itself. Nothing else in the server knows which driver it is.

A change is a function of a `Connection` (`Store.submit`); a question is SQL and its values (`Store.rows`). Both are plain enough
for another engine: what SQLite alone does is said here and by the writer (`writer.py`), which has a statement of its own for
answers.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

Connection = sqlite3.Connection
DatabaseError = sqlite3.Error
IntegrityError = sqlite3.IntegrityError
Row = Mapping[str, Any]
# WAL with synchronous FULL: what is committed survives a power cut.
PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")

LEAVE = "ON CONFLICT DO NOTHING"  # what is there already stays


def connect(path: Path) -> Connection:
    """A connection to a data file. Transactions begin and end where we say; any thread may use it, one at a time."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    for pragma in PRAGMAS:
        connection.execute(pragma)
    return connection


class Readers:
    """Connections for reading: as many as are needed at the same time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._idle: list[Connection] = []

    @contextlib.contextmanager
    def one(self) -> Iterator[Connection]:
        """A connection that nobody else has meanwhile. After an error it is not used again."""
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = connect(self._path)
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        self._idle.append(connection)

    def close(self) -> None:
        """Let go of the file."""
        while self._idle:
            self._idle.pop().close()


def rows(
    connection: Connection, question: str, values: Iterable[Any] = (), text: Callable[[bytes], str] | None = None
) -> list[dict[str, Any]]:
    """What a question finds, by the names of the columns."""
    if text is not None:
        connection.text_factory = text
    try:
        found = connection.execute(question, tuple(values))
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found]
    finally:
        connection.text_factory = str


def insert(connection: Connection, table: str, entries: Iterable[Row], conflict: str = "") -> None:
    """Rows for a table; `conflict` says what is done where one is there already."""
    for entry in entries:
        connection.execute(_insert(table, tuple(entry), conflict), tuple(entry.values()))


@cache
def _insert(table: str, columns: tuple[str, ...], conflict: str) -> str:
    names, places = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({names}) VALUES ({places}) {conflict}"


def update(connection: Connection, table: str, values: Row, where: Row) -> int:
    """Change rows of a table; how many."""
    settings, found = (", ".join(f'"{name}" = ?' for name in values), " AND ".join(f'"{name}" = ?' for name in where))
    return connection.execute(f"UPDATE {table} SET {settings} WHERE {found}", (*values.values(), *where.values())).rowcount


def delete(connection: Connection, table: str, where: Row) -> None:
    """Remove rows of a table."""
    found = " AND ".join(f'"{name}" = ?' for name in where)
    connection.execute(f"DELETE FROM {table} WHERE {found}", tuple(where.values()))


def places(values: Iterable[Any]) -> str:
    """As many question marks as there are values, for IN; nothing is in none."""
    return ", ".join("?" for _ in values) or "NULL"
