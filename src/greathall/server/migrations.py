"""The formats of the data file, in order, and the way from each to the next.

A file says its format itself (`user_version`), and that it is ours (`application_id`). Format 0 is that of release 0.1.0, or a
file in which there is nothing yet. A step once released is never changed; what is new is a new step at the end, together with
`schema.py`, which says how the last format looks (`tests/server/test_migrations.py` compares the two).
"""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

OURS = 0x47726861  # "Grha"


class MigrationError(OSError):
    """A file that could not be brought to the next format; it is as it was."""


Step = Callable[[sqlite3.Connection], None]

RELEASE_0_1_0 = (
    "CREATE TABLE IF NOT EXISTS people (id VARCHAR NOT NULL, name VARCHAR NOT NULL, created FLOAT NOT NULL, PRIMARY KEY (id))",
    "CREATE TABLE IF NOT EXISTS tables (id VARCHAR NOT NULL, game VARCHAR NOT NULL, version INTEGER NOT NULL, "
    "seed VARCHAR NOT NULL, options VARCHAR NOT NULL, settings VARCHAR NOT NULL, visibility VARCHAR NOT NULL, "
    "spectate VARCHAR NOT NULL, frozen VARCHAR NOT NULL, over INTEGER NOT NULL, created FLOAT NOT NULL, "
    "updated FLOAT NOT NULL, answers INTEGER DEFAULT 0 NOT NULL, waiting INTEGER DEFAULT 0 NOT NULL, "
    "clock VARCHAR DEFAULT '' NOT NULL, PRIMARY KEY (id))",
    "CREATE TABLE IF NOT EXISTS sessions (hash VARCHAR NOT NULL, person VARCHAR NOT NULL, created FLOAT NOT NULL, "
    "PRIMARY KEY (hash), FOREIGN KEY(person) REFERENCES people (id))",
    "CREATE TABLE IF NOT EXISTS watchers (table_id VARCHAR NOT NULL, person VARCHAR NOT NULL, "
    "PRIMARY KEY (table_id, person), FOREIGN KEY(table_id) REFERENCES tables (id))",
    "CREATE TABLE IF NOT EXISTS seats (table_id VARCHAR NOT NULL, seat INTEGER NOT NULL, kind VARCHAR NOT NULL, "
    "person VARCHAR, bot VARCHAR NOT NULL, name VARCHAR NOT NULL, invite VARCHAR NOT NULL, "
    "PRIMARY KEY (table_id, seat), FOREIGN KEY(table_id) REFERENCES tables (id))",
    "CREATE INDEX IF NOT EXISTS seats_person ON seats (person)",
    "CREATE TABLE IF NOT EXISTS journal (table_id VARCHAR NOT NULL, seq INTEGER NOT NULL, kind VARCHAR NOT NULL, "
    "seat INTEGER NOT NULL, text VARCHAR NOT NULL, hash VARCHAR NOT NULL, client VARCHAR, at FLOAT NOT NULL, "
    "PRIMARY KEY (table_id, seq), UNIQUE (table_id, client), FOREIGN KEY(table_id) REFERENCES tables (id))",
    "CREATE TABLE IF NOT EXISTS chat (table_id VARCHAR NOT NULL, i INTEGER NOT NULL, seat INTEGER NOT NULL, "
    "name VARCHAR NOT NULL, text VARCHAR NOT NULL, at FLOAT NOT NULL, "
    "PRIMARY KEY (table_id, i), FOREIGN KEY(table_id) REFERENCES tables (id))",
    "CREATE TABLE IF NOT EXISTS notes (table_id VARCHAR NOT NULL, person VARCHAR NOT NULL, text VARCHAR NOT NULL, "
    "PRIMARY KEY (table_id, person), FOREIGN KEY(table_id) REFERENCES tables (id))",
)
# Columns that came to `tables` before there were numbers, with their defaults.
COUNT = "INTEGER DEFAULT 0 NOT NULL"
BEFORE_NUMBERS = {"answers": COUNT, "waiting": COUNT, "clock": "VARCHAR DEFAULT '' NOT NULL"}


def numbered(c: sqlite3.Connection) -> None:
    """1: the tables of release 0.1.0, and what an even older file lacks of them; from here on files have numbers."""
    for statement in RELEASE_0_1_0:
        c.execute(statement)
    for column, kind in BEFORE_NUMBERS.items():
        if column not in columns(c, "tables"):
            c.execute(f"ALTER TABLE tables ADD COLUMN {column} {kind}")
    c.execute(f"PRAGMA application_id = {OURS}")


def told(c: sqlite3.Connection) -> None:
    """2: what every answer told, snapshots, salted seeds, players' words, and chance of the bots' own."""
    for column in ("salt", "words", "bots"):
        c.execute(f"ALTER TABLE tables ADD COLUMN {column} VARCHAR DEFAULT '' NOT NULL")
    c.execute("ALTER TABLE tables ADD COLUMN dealt INTEGER DEFAULT 1 NOT NULL")
    c.execute("UPDATE tables SET bots = lower(hex(randomblob(32)))")
    c.execute("ALTER TABLE journal ADD COLUMN told VARCHAR DEFAULT '' NOT NULL")
    for column in ("reveals", "chance", "waiting"):
        c.execute(f"ALTER TABLE journal ADD COLUMN {column} INTEGER DEFAULT -1 NOT NULL")
    c.execute(
        "CREATE TABLE snapshots (table_id VARCHAR NOT NULL, seq INTEGER NOT NULL, answers INTEGER NOT NULL, "
        "version INTEGER NOT NULL, hash VARCHAR NOT NULL, state VARCHAR NOT NULL, told VARCHAR NOT NULL, kept INTEGER NOT NULL, "
        "PRIMARY KEY (table_id, seq), FOREIGN KEY(table_id) REFERENCES tables (id))"
    )


def kept_by(c: sqlite3.Connection) -> None:
    """3: who opened a table, who may not talk, and what the keeper did."""
    c.execute("ALTER TABLE tables ADD COLUMN opener VARCHAR DEFAULT '' NOT NULL")
    c.execute(
        "UPDATE tables SET opener = coalesce("
        "(SELECT person FROM seats WHERE table_id = tables.id AND person IS NOT NULL ORDER BY seat LIMIT 1), "
        "(SELECT person FROM watchers WHERE table_id = tables.id ORDER BY rowid LIMIT 1), '')"
    )
    c.execute("ALTER TABLE people ADD COLUMN muted INTEGER DEFAULT 0 NOT NULL")
    c.execute(
        "CREATE TABLE acts (number INTEGER NOT NULL, at FLOAT NOT NULL, by VARCHAR NOT NULL, deed VARCHAR NOT NULL, "
        "about VARCHAR NOT NULL, outcome VARCHAR NOT NULL, PRIMARY KEY (number))"
    )


STEPS: tuple[Step, ...] = (numbered, told, kept_by)
LATEST = len(STEPS)


def columns(c: sqlite3.Connection, table: str) -> set[str]:
    """The columns that a table has."""
    return {row[1] for row in c.execute(f"PRAGMA table_info({table})")}


def identity(c: sqlite3.Connection) -> tuple[bool, int]:
    """Is this database ours (or empty), and of which format?"""
    (mark,) = c.execute("PRAGMA application_id").fetchone()
    (version,) = c.execute("PRAGMA user_version").fetchone()
    if mark == OURS:
        return version > 0, version
    there = {row[0] for row in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    older = not there or {"table_id", "seq", "hash"} <= columns(c, "journal")
    return mark == 0 and version == 0 and older, 0


def migrate(path: Path, version: int) -> Path | None:
    """Bring a file to the latest format, all steps or none; the copy of the file as it was, if there was anything in it."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None, timeout=10)) as c:
        empty = c.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        kept = None if empty else copy(c, path, version)
        try:
            c.execute("PRAGMA synchronous = FULL")
            c.execute("BEGIN IMMEDIATE")
            for step in STEPS[version:]:
                step(c)
            c.execute(f"PRAGMA user_version = {LATEST}")
            c.execute("COMMIT")
        except BaseException:
            if c.in_transaction:
                c.execute("ROLLBACK")
            if kept is not None:
                kept.unlink()
            raise
    return kept


def build(path: Path, version: int, rows: dict[str, list[dict[str, Any]]]) -> None:
    """A new file of some format with these rows, to be brought to the latest one as any other file is."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as c:
        c.execute("PRAGMA synchronous = FULL")
        c.execute("BEGIN IMMEDIATE")
        for step in STEPS[:version]:
            step(c)
        for table, entries in rows.items():
            known = columns(c, table)
            for row in entries:
                if not row.keys() <= known:
                    raise sqlite3.DataError(f"{table} has no {', '.join(sorted(row.keys() - known))}")
                names = ", ".join(f'"{name}"' for name in row)
                c.execute(f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(row))})", list(row.values()))
        c.execute(f"PRAGMA user_version = {version}")
        c.execute("COMMIT")


def copy(c: sqlite3.Connection, path: Path, version: int) -> Path:
    """A copy of the file beside it, on the disk before anything is changed; for its owner only."""
    name = path.with_name(f"{path.name}.format-{version}")
    number = 1
    while name.exists():  # of an earlier change to a later format and back: that is nobody's to throw away
        number += 1
        name = path.with_name(f"{path.name}.format-{version}-{number}")
    part = name.with_name(name.name + ".part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with contextlib.closing(sqlite3.connect(part)) as to:
            c.backup(to)
        _sync(part)
        part.rename(name)
        _sync(name.parent)
    except (OSError, sqlite3.Error) as error:
        with contextlib.suppress(OSError):
            part.unlink()
        raise MigrationError(f"a copy of it could not be kept ({error}); make room on the disk") from None
    return name


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
