"""R2: not even a power cut loses an acknowledged answer. The statements of the real store run again on a file system that
records every write; a cut keeps what was synced, and of the later writes any part. GREATHALL_CUTS sets the number of cuts."""

import contextlib
import sqlite3
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import apsw
import pytest
from proof import ROUND, fresh, often, proved

from greathall.server import database
from greathall.server import writer as keeping
from greathall.server.database import PRAGMAS
from greathall.server.store import Store

CUTS = often("CUTS", 500)
ANSWERS = 60
SECTOR = 512
Step = tuple[str, str, int, bytes]  # what, file, offset or size, data


def test_power_cuts_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost, corrupt, steps, syncs, covered = _cut(tmp_path, monkeypatch)
    detail = f"{steps} steps with {syncs} syncs, {covered} of them cut just before and after"
    proved("R2", "power cuts", CUTS, lost + corrupt, detail)
    assert (lost, corrupt) == (0, 0)


@pytest.mark.parametrize("level", ["NORMAL", "OFF"])
def test_a_store_that_syncs_less_is_found_out(level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PRAGMAS", (*PRAGMAS, f"PRAGMA synchronous={level}"))
    lost, corrupt, _, _, _ = _cut(tmp_path, monkeypatch)
    print(f"R2 twin: {CUTS} cuts with synchronous={level}: {lost} lost acknowledged answers, {corrupt} corrupt")
    assert lost > 0


class Overheard(sqlite3.Connection):
    """A connection of the store, which keeps a list of what is said to it."""

    said: ClassVar[list[tuple[str, Any]]] = []

    def execute(self, statement: str, values: Any = ()) -> sqlite3.Cursor:
        cursor = super().execute(statement, values)
        self.said.append((statement, values))
        return cursor


def store_statements(path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[tuple[str, Any]]]:
    """What the real store does while a table is opened and answers are given: the settings in force where it writes,
    and statements, commits and acknowledgements."""
    said: list[tuple[str, Any]] = []
    store = Store(path)
    with sqlite3.connect(path) as c:
        schema = [row[0] for row in c.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")]
    said[:0] = [(statement, ()) for statement in schema]
    monkeypatch.setattr(Overheard, "said", said)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Overheard))
    row = {
        "id": "t", "game": "pebble", "version": 1, "seed": "s", "options": {}, "settings": {}, "visibility": "open",
        "spectate": "k", "frozen": "", "over": 0, "created": 0.0, "updated": 0.0, "answers": 0, "waiting": 1, "clock": "",
    }  # fmt: skip
    seat = {"seat": 0, "kind": "person", "person": "p", "bot": "", "name": "A", "invite": ""}
    store.add_table(row, [seat]).result()
    random = Random(5)
    seq = 0
    while seq < ANSWERS:
        group = [_append(store, seq + k) for k in range(random.randint(1, 3))]
        for k, future in enumerate(group):
            future.result()
            said.append(("ack", seq + k))
        seq += len(group)
    names = ("journal_mode", "synchronous")
    settings = store.submit(lambda c: [f"PRAGMA {name}={c.execute(f'PRAGMA {name}').fetchone()[0]}" for name in names])
    force = settings.result()
    store.close()
    return force, [(statement, values) for statement, values in said if not statement.startswith("PRAGMA")]


def _append(store: Store, seq: int) -> Any:
    row = {"kind": "answer", "seat": 0, "text": f"bid {seq}", "hash": "0" * 16, "client": f"p/{seq}", "at": float(seq)}
    return store.append("t", seq, row, {"over": 0, "answers": seq + 1, "waiting": 1, "clock": ""})


class RecordingVFS(apsw.VFS):
    """A file system that also keeps a list of everything that changes a file."""

    def __init__(self, name: str, steps: list[Step]) -> None:
        self.steps = steps
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> "RecordingFile":
        return RecordingFile(self.steps, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.steps.append(("delete", Path(filename).name, 0, b""))
        super().xDelete(filename, syncdir)


class RecordingFile(apsw.VFSFile):
    """A file of it."""

    def __init__(self, steps: list[Step], name: Any, flags: list[int]) -> None:
        filename = name.filename() if isinstance(name, apsw.URIFilename) else name
        self.name = Path(filename).name if filename else "temporary"
        self.steps = steps
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        self.steps.append(("write", self.name, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, size: int) -> None:
        self.steps.append(("truncate", self.name, size, b""))
        super().xTruncate(size)

    def xSync(self, flags: int) -> None:
        self.steps.append(("sync", self.name, 0, b""))
        super().xSync(flags)


def _cut(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int, int, int, int]:
    pragmas, said = store_statements(folder / "real.sqlite3", monkeypatch)
    assert sum(statement.startswith(keeping.ACCEPT) for statement, _ in said) >= ANSWERS / 3, "the answers were overheard"
    steps: list[Step] = []
    vfs = RecordingVFS(f"recording-{id(steps)}", steps)
    path = folder / "recorded.sqlite3"
    # A file system written in Python has no shared memory: an exclusive lock lets WAL do without it.
    connection = apsw.Connection(str(path), vfs=vfs.name if hasattr(vfs, "name") else f"recording-{id(steps)}")
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    for pragma in pragmas:
        connection.execute(pragma)
    connection.execute("PRAGMA wal_autocheckpoint=16")  # so that checkpoints are cut as well
    for statement, values in said:
        if statement == "ack":
            steps.append(("ack", "", values, b""))
        elif statement == "COMMIT":
            if not connection.getautocommit():
                connection.execute("COMMIT")
        else:
            connection.execute(statement, values)
    lost = corrupt = 0
    random = Random(fresh("11"))
    first = next(k for k, step in enumerate(steps) if step[0] == "ack")
    # Every other cut falls just before or just after a sync, one sync after the other; the rest anywhere.
    syncs = [k for k, step in enumerate(steps) if step[0] == "sync" and k >= first]
    edges = [at for k in syncs for at in (k, k + 1)]
    cut: set[int] = set()
    for number in range(CUTS):
        at = edges[(number + ROUND * CUTS) // 2 % len(edges)] if number % 2 and edges else random.randint(first, len(steps))
        cut.add(at)
        found, whole = _after_cut(folder / f"cut{number % 4}", steps[:at], random)
        acknowledged = {step[2] for step in steps[:at] if step[0] == "ack"}
        corrupt += not whole
        lost += len(acknowledged - found)
    connection.close()
    return lost, corrupt, len(steps), len(syncs), sum({k, k + 1} <= cut for k in syncs)


def _after_cut(folder: Path, steps: list[Step], random: Random) -> tuple[set[int], bool]:
    """The rows that a file has after the power was cut behind these steps, and whether the file is sound."""
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name in {step[1] for step in steps if step[1] and step[1] != "temporary"}:
        mine = [step for step in steps if step[1] == name]
        synced = max((k for k, step in enumerate(mine) if step[0] == "sync"), default=-1)
        content = bytearray()
        for k, step in enumerate(mine):
            _apply(content, step, k > synced, random)
        (folder / name).write_bytes(content)
    with contextlib.closing(sqlite3.connect(folder / "recorded.sqlite3")) as c:
        try:
            sound = c.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            found = {row[0] for row in c.execute("SELECT seq FROM journal")}
        except sqlite3.DatabaseError:
            return set(), False
    return found, sound and found == set(range(len(found)))


def _apply(content: bytearray, step: Step, unsynced: bool, random: Random) -> None:
    what, _, offset, data = step
    if what == "delete":
        content.clear()
    elif what == "truncate" and not (unsynced and random.random() < 0.5):
        del content[offset:]
    elif what == "write":
        for start in range(0, len(data), SECTOR):
            if unsynced and random.random() < 0.5:
                continue
            piece = data[start : start + SECTOR]
            end = offset + start + len(piece)
            if len(content) < end:
                content.extend(bytes(end - len(content)))
            content[offset + start : end] = piece
