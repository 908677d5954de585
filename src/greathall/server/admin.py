"""`greathall admin`: the keeper's deeds by command. A hall that runs does them itself (`keeper_line`); one that does not is
opened for them."""

import argparse
import asyncio
import contextlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from greathall.server import backups
from greathall.server.backups import Restored
from greathall.server.datafile import InUse
from greathall.server.hall import Hall
from greathall.server.keeper import Keeper, KeeperError, note_act
from greathall.server.keeper_line import Asking
from greathall.server.store import Store
from greathall.server.thinkers import Thinkers

Ask = Callable[..., Any]  # deed, given, text -> what the hall answers
OF_RUNNING = {  # what only a hall that runs can tell
    "link": "`greathall serve` prints the address of the keeper's page",
    "load": "nothing is to be measured there",
    "faults": "those of earlier ones stand in their logs",
}
ABOUT_TABLES = ("freeze", "thaw", "rewind", "remove-table")
ABOUT_PEOPLE = ("remove-person", "end-sessions", "mute", "unmute")


@contextmanager
def asking(path: Path) -> Iterator[Ask]:
    """A way to ask the hall of a data file: the one that runs, or this process in its place."""
    if not path.is_file():
        raise KeeperError(f"there is no hall in {path}")

    def ask_running(deed: str, given: dict[str, Any] | None = None, text: str = "") -> Any:
        return Asking(path.resolve()).ask(deed, given or {}, text)

    try:
        Asking(path.resolve()).close()
    except OSError:
        with _alone(path) as ask:
            yield ask
        return
    yield ask_running


@contextmanager
def _alone(path: Path) -> Iterator[Ask]:
    """No hall runs there: the deeds are done here."""
    try:
        store = Store(path)
    except InUse as error:
        raise KeeperError(f"{error}, and it does not answer: it may be starting, or be of another version") from None

    def ask_here(deed: str, given: dict[str, Any] | None = None, text: str = "") -> Any:
        if deed in OF_RUNNING:
            raise KeeperError(f"no hall runs on {path}: {OF_RUNNING[deed]}")
        return asyncio.run(_do(store, deed, {**(given or {}), **({"text": text} if text else {})}))

    try:
        yield ask_here
    finally:
        store.close()


async def _do(store: Store, deed: str, given: dict[str, Any]) -> Any:
    hall = Hall(store, Thinkers(1))
    try:
        return await Keeper(hall).do(deed, given, "command")
    finally:
        await hall.close()


def run(args: argparse.Namespace, path: Path) -> int:
    """Do what the command says."""
    if args.deed == "restore" and not args.missing:
        with open(args.file, encoding="utf-8", errors="replace") as file:
            restored = backups.restore(file, args.file, path)
        store = Store(path)
        note_act(store, "restore", args.file, "command")
        store.close()
        return _print_restored(args, restored, path)
    with asking(path) as ask:
        return SAY.get(args.deed, _act)(args, ask)


# -- what is printed


def _printed(args: argparse.Namespace, value: Any) -> bool:
    if args.json:
        print(json.dumps(value, ensure_ascii=False, indent=1))
    return bool(args.json)


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _list(args: argparse.Namespace, ask: Ask) -> int:
    rows = ask("tables")
    if not _printed(args, rows):
        for row in rows:
            what = f"{row['id']:<20} {row['game']:<12} {row['status']:<8} {row['answers']:>5} answers"
            print(f"{what}  {_when(row['updated'])}  {', '.join(row['names'])}")
        print(f"{len(rows)} tables")
    return 0


def _people(args: argparse.Namespace, ask: Ask) -> int:
    rows = ask("people")
    if not _printed(args, rows):
        for row in rows:
            busy = f"{row['tables']:>4} tables {row['sockets']:>3} lines"
            print(f"{row['id']:<18} {row['name']:<24} {busy}  {_when(row['since'])}{'  muted' if row['muted'] else ''}")
        print(f"{len(rows)} people")
    return 0


def _load(args: argparse.Namespace, ask: Ask) -> int:
    found = ask("load")
    if not _printed(args, found):
        for key, value in found.items():
            print(f"{key:<28} {value if not isinstance(value, dict) else ', '.join(f'{k} {v}' for k, v in value.items())}")
    return 0


def _faults(args: argparse.Namespace, ask: Ask) -> int:
    rows = ask("faults")
    if not _printed(args, rows):
        for row in rows:
            more = " ".join(f"{key}={value}" for key, value in row.items() if key not in ("fault", "at", "what", "error"))
            print(f"{row['fault']}  {_when(row['at'])}  {row['what']}: {row.get('error', '')} {more}".rstrip())
        print(f"{len(rows)} faults")
    return 0


def _acts(args: argparse.Namespace, ask: Ask) -> int:
    rows = ask("acts")
    if not _printed(args, rows):
        for row in rows:
            print(f"{_when(row['at'])}  {row['by']:<8} {row['deed']:<14} {row['about']}  {row['outcome']}")
    return 0


def _link(args: argparse.Namespace, ask: Ask) -> int:
    address = ask("link")
    if not _printed(args, {"address": address}):
        print(address)
    return 0


def _export(args: argparse.Namespace, ask: Ask) -> int:
    ids = args.table or [row["id"] for row in ask("tables")]
    args.out.mkdir(parents=True, exist_ok=True)
    paths, failed = [], 0
    for name in ids:
        path = args.out / f"{name}.jsonl"
        try:
            backups.write(ask("export", {"table": name}), path)
        except KeeperError as error:
            if args.table:
                raise
            print(f"greathall: table {name}: {error}", file=sys.stderr)  # the others are written all the same
            failed = 1
            continue
        paths.append(str(path))
    if not _printed(args, paths):
        print("\n".join(paths))
    return failed


def _import(args: argparse.Namespace, ask: Ask) -> int:
    done = {name: ask("import", {}, Path(name).read_text(encoding="utf-8", errors="replace"))["table"] for name in args.file}
    if not _printed(args, done):
        for name, table in done.items():
            print(f"{name}: table {table}")
    return 0


def _backup(args: argparse.Namespace, ask: Ask) -> int:
    count = backups.write(ask("backup"), Path(args.file)) - 2
    if not _printed(args, {"file": args.file, "rows": count}):
        print(f"{args.file}: {count} rows")
    return 0


def _missing(args: argparse.Namespace, ask: Ask) -> int:
    with contextlib.suppress(UnicodeDecodeError):
        found = ask("missing", {}, Path(args.file).read_text(encoding="utf-8"))
        return _print_restored(args, Restored(**found), Path(args.file))
    raise KeeperError(f"{args.file} is not a backup of a hall: it is no text")


def _print_restored(args: argparse.Namespace, restored: Restored, path: Path) -> int:
    if not _printed(args, vars(restored)):
        print(f"{path}: {restored.tables} tables with {restored.answers} answers, replayed")
    for line in restored.differing:
        print(line, file=sys.stderr)
    return 1 if restored.differing else 0


def _act(args: argparse.Namespace, ask: Ask) -> int:
    """A deed about one table or person, and one sentence of what became of it."""
    given = {"table": args.table} if args.deed in ABOUT_TABLES else {"person": args.person}
    if args.deed == "freeze":
        given["reason"] = args.reason
    if args.deed == "rewind":
        given["count"] = args.count
    found = ask(args.deed, given)
    if not _printed(args, found):
        print(SAID[args.deed].format(**given))
    return 0


SAID = {
    "freeze": "table {table} stands still",
    "thaw": "table {table} goes on",
    "rewind": "table {table} stands after {count} answers",
    "remove-table": "table {table} is gone",
    "remove-person": "{person} is forgotten",
    "end-sessions": "every session of {person} is ended",
    "mute": "{person} may not talk",
    "unmute": "{person} may talk",
}
SAY: dict[str, Callable[[argparse.Namespace, Ask], int]] = {
    "list": _list, "people": _people, "load": _load, "faults": _faults, "acts": _acts, "link": _link, "export": _export,
    "import": _import, "backup": _backup, "restore": _missing,
}  # fmt: skip
