"""`greathall admin`: what the keeper of a hall does with its data file."""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from sqlalchemy import select

from greathall import __version__
from greathall.games import load
from greathall.server.opening import brought, labels, new_row, seat_rows
from greathall.server.people import Chair
from greathall.server.records import stored_recording
from greathall.server.schema import metadata
from greathall.server.store import Store
from greathall.table.replay import Recording, RecordingError, VerifyError, verify
from greathall.table.table import Table

FORMAT = 1


class AdminError(ValueError):
    """Something that cannot be done to a hall; one sentence says why."""


@dataclass(frozen=True)
class Restored:
    """What a backup brought back."""

    tables: int
    answers: int
    differing: list[str]  # one line for each table that does not lead where its journal says


def existing(path: Path, readonly: bool = True) -> Store:
    """The store of a data file that is there already."""
    if not path.is_file():
        raise AdminError(f"there is no hall in {path}")
    return Store(path, readonly)


def table_of(store: Store, table: str) -> dict[str, Any]:
    """A table's row by its id."""
    row = store.table(table)
    if row is None:
        raise AdminError(f"there is no table {table!r}; `greathall admin list` names them")
    return row


def listed(store: Store) -> list[dict[str, Any]]:
    """Every table for the keeper's list."""
    rows = []
    for row in store.all_tables():
        status = "frozen" if row["frozen"] else "over" if row["over"] else "running"
        names = [seat["name"] for seat in store.table_seats(row["id"])]
        keys = ("id", "game", "version", "answers", "visibility", "updated", "frozen")
        rows.append({**{key: row[key] for key in keys}, "names": names, "status": status})
    return rows


def export(store: Store, tables: list[str], folder: Path) -> list[Path]:
    """Write recordings of tables (all if none is named) into a folder; the files."""
    rows = [table_of(store, table) for table in tables] or store.all_tables()
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for row in rows:
        path = folder / f"{row['id']}.jsonl"
        stored_recording(store, row).save(path)
        paths.append(path)
    return paths


def bring(store: Store, path: Path) -> str:
    """A recording becomes a table that can be looked at by whoever has its spectators' link; its id."""
    recording = Recording.load(path)
    digest = blake2b(recording.text().encode(), digest_size=9).hexdigest()
    if store.table(digest) is not None:
        raise AdminError(f"{path} is here already, as table {digest}")
    game = load(recording.game)
    recording.names = labels(recording.names, recording.seats)
    begun, version = brought(recording, game)
    settings = {"undo": "none", "pace": {"kind": "none", "seconds": 600, "days": 3}, "seeded": True}
    row = {"id": digest, "spectate": digest, "visibility": "open", "settings": settings, "version": version}
    row |= {"seed": recording.seed, "options": recording.options}
    chairs = [Chair("closed", "", "", name) for name in recording.names]
    store.add_table(new_row(game, row, begun), seat_rows(chairs), begun.rows, begun.rests).result()
    return digest


def freeze(store: Store, table: str, reason: str) -> None:
    """Let a table stand still; people read the reason."""
    table_of(store, table)
    store.set_table(table, {"frozen": reason}).result()


def thaw(store: Store, table: str) -> None:
    """Let a table go on."""
    table_of(store, table)
    store.set_table(table, {"frozen": ""}).result()


def rewind(store: Store, table: str, count: int) -> None:
    """Take answers of a table back, so that only the first `count` stand; nothing is erased from the journal."""
    row = table_of(store, table)
    recording = stored_recording(store, {**row, "over": 0})
    if not 0 <= count <= len(recording.answers):
        raise AdminError(f"table {table} has {len(recording.answers)} answers that stand; it cannot go back to {count}")
    if count < recording.base:
        raise AdminError(f"the first {recording.base} answers of table {table} stand for good: the rules have changed since")
    recording.answers, recording.told = recording.answers[:count], recording.told[:count]
    reached = verify(recording)
    rows = store.read_journal(table)
    entry = {"kind": "rewind", "seat": 0, "text": str(count), "hash": "", "client": None, "at": time.time()}
    now = {"over": int(reached.outcome is not None), "answers": count, "waiting": _mask(reached), "clock": row["clock"]}
    store.append(table, rows[-1]["seq"] + 1 if rows else 0, entry, now).result()
    if row["over"]:  # its seed is known by now, and whoever plays on is to know that
        store.set_table(table, {"settings": json.dumps({**row["settings"], "seeded": True})}).result()
    store.set_table(table, {"frozen": ""}).result()


def _mask(table: Table) -> int:
    return sum(1 << seat for seat in table.waiting())


# -- the command


def run(args: argparse.Namespace, path: Path) -> int:
    """Do what the command says."""
    if args.deed == "restore":
        return _print_restored(restore(Path(args.file), path), path)
    store = existing(path, readonly=args.deed in ("list", "export", "backup"))
    try:
        return _do(args, store)
    finally:
        store.close()


def _do(args: argparse.Namespace, store: Store) -> int:
    if args.deed == "list":
        rows = listed(store)
        if args.json:
            print(json.dumps(rows, ensure_ascii=False, indent=1))
            return 0
        for row in rows:
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["updated"]))
            what = f"{row['id']:<20} {row['game']:<12} {row['status']:<8} {row['answers']:>5} answers"
            print(f"{what}  {when}  {', '.join(row['names'])}")
        print(f"{len(rows)} tables")
    elif args.deed == "export":
        for path in export(store, args.table, args.out):
            print(path)
    elif args.deed == "import":
        for name in args.file:
            print(f"{name}: table {bring(store, Path(name))}")
    elif args.deed == "freeze":
        freeze(store, args.table, args.reason)
        print(f"table {args.table} stands still")
    elif args.deed == "thaw":
        thaw(store, args.table)
        print(f"table {args.table} goes on")
    elif args.deed == "rewind":
        if not args.count.isdigit():
            raise AdminError(f"a count of answers is a number, not {args.count!r}")
        rewind(store, args.table, int(args.count))
        print(f"table {args.table} stands after {args.count} answers")
    else:
        print(f"{args.file}: {backup(store, Path(args.file))} rows")
    return 0


def _print_restored(restored: Restored, path: Path) -> int:
    print(f"{path}: {restored.tables} tables with {restored.answers} answers, replayed")
    for line in restored.differing:
        print(line, file=sys.stderr)
    return 1 if restored.differing else 0


# -- everything: a text file of all rows, which says at its end how many there are


def backup(store: Store, path: Path) -> int:
    """Write everything that the hall keeps into one text file, readable by its owner only; the number of rows."""
    part = path.with_name(path.name + ".part")
    count, digest = 0, blake2b(digest_size=16)
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        for line in _lines(store):
            file.write(line)
            digest.update(line.encode())
            count += 1
        file.write(_dump({"end": count - 1, "digest": digest.hexdigest()}))
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
    return count - 1


def _lines(store: Store) -> Iterator[str]:
    yield _dump({"greathall-backup": FORMAT, "version": __version__})
    with store.engine.connect() as c:  # one reading transaction: a moment of the hall, even while people play
        for table in metadata.sorted_tables:
            for row in c.execute(select(table).order_by(*table.primary_key.columns)).mappings():
                yield _dump({"in": table.name, **row})


def _dump(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"


def restore(backup_file: Path, path: Path) -> Restored:
    """Make a new data file from a backup, and replay every table to see that it leads where its journal says."""
    if path.exists():
        raise AdminError(f"{path} is there already; a backup is restored into a new file")
    rows = _read(backup_file)
    store = Store(path)
    try:
        known = {table.name: table for table in metadata.sorted_tables}

        def job(c: Any) -> None:
            for name, entries in rows.items():
                if entries:
                    c.execute(known[name].insert(), entries)

        store.submit(job).result()
        differing, answers = [], 0
        for row in store.all_tables():
            try:
                recording = stored_recording(store, {**row, "over": 0})
                answers += len(recording.answers)
                if load(row["game"]).version == row["version"]:
                    verify(recording)
            except (VerifyError, RecordingError) as error:
                differing.append(f"table {row['id']}: {error}")
        return Restored(len(rows["tables"]), answers, differing)
    finally:
        store.close()


def _read(path: Path) -> dict[str, list[dict[str, Any]]]:
    rows: dict[str, list[dict[str, Any]]] = {table.name: [] for table in metadata.sorted_tables}
    digest, count, ended = blake2b(digest_size=16), 0, False
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                row = json.loads(line)
                if number == 1:
                    if row["greathall-backup"] != FORMAT:
                        raise AdminError(f"{path} is a backup of another format")
                elif "end" in row:
                    ended = row["end"] == count and row["digest"] == digest.hexdigest()
                    break
                else:
                    rows[row.pop("in")].append(row)
                    count += 1
            except (ValueError, LookupError, TypeError, AttributeError) as error:
                raise AdminError(f"{path}, line {number}: this is not a backup of a hall ({error})") from None
            digest.update(line.encode())
    if not ended:
        raise AdminError(f"{path} is not whole: its last line does not fit the rest")
    return rows
