"""Everything as one text: a line for each row, and at the end how many there are. Restoring it gives the same hashes."""

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from greathall import __version__
from greathall.games import load
from greathall.server.database import LEAVE, Connection, insert
from greathall.server.migrations import LATEST, build
from greathall.server.records import stored_recording
from greathall.server.schema import KEYS
from greathall.server.store import Store
from greathall.table.replay import RecordingError, VerifyError, verify

FORMAT = 1
Rows = dict[str, list[dict[str, Any]]]


class BackupError(ValueError):
    """A text that is no whole backup; one sentence says why."""


@dataclass(frozen=True)
class Restored:
    """What a backup brought back."""

    tables: int
    answers: int
    differing: list[str]  # one line for each table that does not lead where its journal says


def lines(store: Store) -> Iterator[str]:
    """The whole backup, of one moment of the hall, even while people play."""
    count, digest = 0, blake2b(digest_size=16)
    for line in _rows(store):
        digest.update(line.encode())
        count += 1
        yield line
    yield _dump({"end": count - 1, "digest": digest.hexdigest()})


def _rows(store: Store) -> Iterator[str]:
    yield _dump({"greathall-backup": FORMAT, "version": __version__, "format": LATEST})
    with store.readers.one() as c:
        c.execute("BEGIN")  # one reading transaction
        for table, key in KEYS.items():
            found = c.execute(f"SELECT * FROM {table} ORDER BY {key}")
            names = [column[0] for column in found.description]
            for row in found:
                yield _dump({"in": table, **dict(zip(names, row, strict=True))})
        c.execute("COMMIT")


def _dump(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"


def write(text: Iterable[str], path: Path) -> int:
    """Write lines into a file that only its owner can read, all of them or none; how many."""
    part = path.with_name(path.name + ".part")
    count = 0
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        for line in text:
            file.write(line)
            count += 1
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
    return count


def read(text: Iterable[str], name: str) -> tuple[int, Rows]:
    """The format of a backup, and its rows by table."""
    rows: Rows = {}
    digest, count, ended, version = blake2b(digest_size=16), 0, False, 1
    for number, line in enumerate(text, 1):
        try:
            row = json.loads(line)
            if number == 1:
                if row["greathall-backup"] != FORMAT or row.get("format", 1) > LATEST:
                    raise BackupError(f"{name} was written by a newer Greathall ({row.get('version')}): restore it with that one")
                version = int(row.get("format", 1))
            elif "end" in row:
                ended = row["end"] == count and row["digest"] == digest.hexdigest()
                break
            else:
                rows.setdefault(str(row.pop("in")), []).append(row)
                count += 1
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            if isinstance(error, BackupError):
                raise
            raise BackupError(f"{name}, line {number}: this is not a backup of a hall ({error})") from None
        digest.update(line.encode())
    if not ended:
        raise BackupError(f"{name} is not whole: its last line does not fit the rest")
    return version, rows


def restore(text: Iterable[str], name: str, path: Path) -> Restored:
    """Make a new data file from a backup of any format, and replay every table to see that it leads where its journal says."""
    if path.exists():
        raise BackupError(f"{path} is there already; a backup is restored into a new file, or with --missing into this one")
    version, rows = read(text, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT, 0o600))
    try:
        build(part, version, rows)
    except sqlite3.Error as error:
        part.unlink()
        raise BackupError(f"{name} cannot be restored: {error}") from None
    os.replace(part, path)
    store = Store(path)
    try:
        if store.copied is not None:
            store.copied.unlink()  # the backup itself is the copy
        return replayed(store, [row["id"] for row in store.all_tables()])
    finally:
        store.close()


def replayed(store: Store, ids: Iterable[str]) -> Restored:
    """Replay tables that were brought back."""
    found, answers, differing = 0, 0, []
    for name in ids:
        row = store.table(name)
        if row is None:
            continue
        found += 1
        try:
            recording = stored_recording(store, {**row, "over": 0})
            answers += len(recording.answers)
            if load(row["game"]).version == row["version"]:
                verify(recording)
        except (VerifyError, RecordingError, ValueError) as error:
            differing.append(f"table {name}: {error}")
    return Restored(found, answers, differing)


def missing(store: Store, text: Iterable[str], name: str) -> tuple[list[str], Rows]:
    """Of a backup: the tables that are not in a hall (any more), and all their rows."""
    version, rows = read(text, name)
    if version != LATEST:
        raise BackupError(f"{name} has format {version}, and this hall {LATEST}: restore it into a new file first")
    here = {row["id"] for row in store.all_tables()}
    gone = [str(row["id"]) for row in rows.get("tables", []) if row["id"] not in here]
    wanted = set(gone)
    kept = {of: [row for row in some if row.get("table_id", row.get("id")) in wanted] for of, some in rows.items()}
    persons = {row["person"] for of in ("seats", "watchers") for row in kept.get(of, []) if row["person"]}
    kept["people"] = [row for row in rows.get("people", []) if row["id"] in persons]
    kept.pop("sessions", None)
    kept.pop("acts", None)
    return gone, kept


def put(c: Connection, rows: Rows) -> None:
    """Within a change: store rows of a backup; people who are there already stay as they are."""
    for table in KEYS:
        insert(c, table, rows.get(table, []), LEAVE if table == "people" else "")


def digest_of(text: str) -> str:
    """A name for a recording by what is in it: the same one is not brought twice."""
    return blake2b(text.encode(), digest_size=9).hexdigest()
