"""A disk that is full, read-only, held by another program or failing: tables wait, say the truth, and go on by themselves."""

import asyncio
import contextlib
import errno
import json
import os
import resource
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hall_client import Person, Wire, hall_here

from greathall.cli import main
from greathall.server import writer as writing
from greathall.server.store import Store, StoreError
from greathall.server.writer import SENTENCES, TROUBLES, Append, Writer, trouble_of

TROUBLED = {code: number for number, code in reversed(TROUBLES.items())}


class Disk:
    """A disk that takes nothing while it is told not to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0
        self.refused = 0
        real, tried = writing.append_all, Writer._try

        def fail() -> None:
            if self.number:
                self.refused += 1
                error = sqlite3.OperationalError("planted")
                error.sqlite_errorcode = self.number
                raise error

        def append_all(connection: Any, jobs: list[Append]) -> None:
            fail()
            real(connection, jobs)

        def try_it(self: Writer, connection: Any) -> None:
            fail()
            tried(self, connection)

        monkeypatch.setattr(writing, "append_all", append_all)
        monkeypatch.setattr(Writer, "_try", try_it)


async def _until(wire: Wire, reached: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not reached(wire.last or await wire.snapshot()):
        await wire.get(30)
    return wire.last


@pytest.mark.parametrize("code", TROUBLED)
def test_bots_and_people_wait_for_the_disk_and_go_on(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    told, refused, healed, last = asyncio.run(_waited(tmp_path / "hall.sqlite3", disk, TROUBLED[code]))
    assert told == {"code": code, "text": SENTENCES[code]}
    assert (refused["type"], refused["code"], refused["message"]) == ("refused", "store", SENTENCES[code])
    assert healed["trouble"] is None and last["frozen"] == "" and last["n"] > 3
    assert disk.refused >= 3, "it was tried again and again"


async def _waited(data: Path, disk: Disk, number: int) -> tuple[Any, dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Bots play, the disk stops, somebody answers elsewhere, the disk goes on: what was told, refused and shown."""
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        quiet = await ann.open("pebble", "me", "me")
        async with ann.line(quiet) as mine:
            await mine.snapshot()
            table = await ann.open("card-rogue", "random", "random", seed="waits")
            disk.number = number
            async with ann.line(table) as wire:
                troubled = await _until(wire, lambda shown: shown["trouble"] is not None)
                stood = troubled["n"]
                question = mine.last["question"]["options"][0]["do"]
                seat = mine.last["question"]["seat"]
                refused = await mine.ask(type="answer", id="a", n=0, seat=seat, do=question)
                closed = await ann.http.post("/api/tables", json={"game": "pebble", "seats": [{"kind": "me"}] * 2})
                assert closed.status_code == 503 and closed.json()["code"] == "store"
                ready = await ann.http.get("/ready")
                assert ready.status_code == 503 and (await ann.http.get("/live")).status_code == 200
                assert wire.last["n"] == stood, "what is not kept is not shown"
                told = troubled["trouble"]
                while disk.refused < 3:
                    await asyncio.sleep(0.05)
                disk.number = 0
                healed = await _until(wire, lambda shown: shown["trouble"] is None)
                again = await mine.ask(type="answer", id="a", n=0, seat=seat, do=question)
                assert again["type"] == "ack"
                last = await _until(wire, lambda shown: shown["n"] > 3)
                assert (await ann.http.get("/ready")).status_code == 200
                return told, refused, healed, last


def test_a_writer_that_gives_up_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    monkeypatch.setattr(writing, "TROUBLES", {})
    with pytest.raises((AssertionError, TimeoutError)):
        asyncio.run(asyncio.wait_for(_waited(tmp_path / "hall.sqlite3", disk, sqlite3.SQLITE_FULL), 8))


# -- the real thing


@contextlib.contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """No file of this process may grow beyond what the data file's journal has now: for SQLite the disk is full."""
    import signal

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (max(65536, os.path.getsize(f"{path}-wal")), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)


def _note(store: Store, number: int) -> Any:
    return store.add_session(f"person {number}", "N" * 3000, f"hash {number}")


def _people(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as c:
        return int(c.execute("SELECT count(*) FROM people").fetchone()[0])


def _troubled(store: Store) -> str:
    deadline = time.monotonic() + 20
    while not store.trouble and time.monotonic() < deadline:
        time.sleep(0.01)
    return store.trouble


def _healed(store: Store) -> bool:
    deadline = time.monotonic() + 20
    while store.trouble and time.monotonic() < deadline:
        time.sleep(0.01)
    return not store.trouble


def test_a_disk_without_room_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite3"
    store = Store(path)
    _note(store, 0).result()
    with full_disk(path):
        waiting = [_note(store, k) for k in range(1, 40)]
        assert _troubled(store) in ("full", "disk")
        kept = 1
        for one in waiting:
            try:
                one.result()
                kept += 1
            except StoreError as error:
                assert "disk" in str(error)
        with pytest.raises(StoreError, match="disk"):
            _note(store, 99).result()
        assert kept < 40 and _people(path) == kept, "what was refused is not there, and what was taken is"
    assert _healed(store)
    _note(store, 99).result()
    assert _people(path) == kept + 1
    store.close()


def test_another_program_that_holds_the_file_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite3"
    store = Store(path)
    _note(store, 0).result()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    waiting = _note(store, 1)
    assert _troubled(store) == "locked"
    with pytest.raises(StoreError, match="another program"):
        waiting.result()
    assert store.person("person 0") is not None, "reading goes on"
    other.execute("COMMIT")
    other.close()
    assert _healed(store)
    _note(store, 1).result()
    store.close()


def test_a_disk_that_can_only_be_read_is_said_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(*given: object, **more: object) -> int:
        raise OSError(errno.EROFS, "Read-only file system", str(tmp_path / "hall.sqlite3"))

    Store(tmp_path / "hall.sqlite3").close()
    monkeypatch.setattr(os, "open", read_only)
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]) == 2


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_writer_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread ends in the middle of a change: the next one makes it."""
    store = Store(tmp_path / "hall.sqlite3")
    _note(store, 0).result()
    commit, died = Writer._commit_all, threading.Event()

    def dies(self: Writer, connection: Any) -> None:
        if not died.is_set():
            died.set()
            raise SystemExit
        commit(self, connection)

    monkeypatch.setattr(Writer, "_commit_all", dies)
    waiting = _note(store, 1)
    assert died.wait(10) and store.writer._thread is not None
    store.writer._thread.join(10)
    assert not waiting.done()
    store.writer.revive()
    waiting.result()
    store.close()
    assert _people(tmp_path / "hall.sqlite3") == 2


def test_a_fault_of_the_writer_is_noted_and_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(tmp_path / "hall.sqlite3")
    commit, failed = Writer._commit_all, []

    def fails(self: Writer, connection: Any) -> None:
        if len(failed) < 2:
            failed.append(1)
            raise RuntimeError("planted")
        commit(self, connection)

    monkeypatch.setattr(Writer, "_commit_all", fails)
    for _ in range(2):
        with pytest.raises(StoreError):
            _note(store, 0).result()
        assert _healed(store)
    _note(store, 0).result()
    store.close()
    rows = [json.loads(record.getMessage()) for record in caplog.records if record.name == "greathall.fault"]
    assert [row["error"] for row in rows] == ["RuntimeError: planted"] * 2


def test_every_trouble_has_a_sentence() -> None:
    assert set(TROUBLES.values()) == set(SENTENCES)
    assert trouble_of(OSError(errno.EIO, "x")) == "disk" and trouble_of(ValueError("x")) == ""


# -- what the store has of one table is nobody else's trouble

SPOILT = {
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "settings that are no JSON": "UPDATE tables SET settings = '{' WHERE id = ?",
    "options that are no JSON": "UPDATE tables SET options = 'x' WHERE id = ?",
    "a clock that is none": "UPDATE tables SET clock = '[[' WHERE id = ?",
    "a journal of nonsense": "UPDATE journal SET kind = 'answer', text = 'fly away', seat = 99 WHERE table_id = ?",
    "a missing row": "DELETE FROM journal WHERE seq = 1 AND table_id = ?",
    "no seats": "DELETE FROM seats WHERE table_id = ?",
    "waiting that is no number": "UPDATE tables SET waiting = 'me' WHERE id = ?",
    "a time that is none": "UPDATE tables SET updated = 'soon' WHERE id = ?",
    "a number of seats that is wrong": "UPDATE seats SET seat = seat + 7 WHERE table_id = ?",
    "a snapshot of nonsense": "UPDATE snapshots SET state = 'x' WHERE table_id = ?",
    "bytes that are no text": "UPDATE tables SET seed = CAST(x'ff00fe' AS TEXT) WHERE id = ?",
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_bad_row_is_the_trouble_of_its_table_alone(what: str, tmp_path: Path) -> None:
    shown, code, sound = asyncio.run(_spoilt(tmp_path / "hall.sqlite3", SPOILT[what]))
    assert sound, "the other table goes on"
    print(f"{what}: {shown}, {code}")
    assert code in ("shown", 4410, 4404)


async def _spoilt(data: Path, statement: str) -> tuple[Any, Any, bool]:
    """One of two tables is spoilt: how it is listed, what its line says, and whether the other one can be played on."""
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        bad = await ann.open("pebble", "me", "me", visibility="open")
        good = await ann.open("pebble", "me", "random", visibility="open")
        async with ann.line(bad) as wire:
            await wire.snapshot()
            for n in range(3):
                while wire.last["n"] != n or wire.last["question"] is None:
                    await wire.socket.send(json.dumps({"type": "seat", "seat": wire.last["waiting"][0]}))
                    await wire.snapshot()
                asked = wire.last["question"]
                await wire.ask(type="answer", id=f"a{n}", n=n, seat=asked["seat"], do=asked["options"][0]["do"])
        jar = ann.http.cookies
    with contextlib.closing(sqlite3.connect(data)) as c:
        c.execute(statement, (bad,))
        c.commit()
    async with hall_here(data) as (address, _):
        ann = Person(address, "Ann")
        ann.http.cookies = jar
        lists = await ann.http.get("/api/tables")
        assert lists.status_code == 200, lists.text
        rows = {row["id"]: row for row in [*lists.json()["mine"], *lists.json()["open"]]}
        assert good in rows and not rows[good]["broken"]
        async with ann.line(good) as wire:
            shown = await wire.snapshot()
            while shown["question"] is None:
                shown = await wire.snapshot()
            reply = await wire.ask(type="answer", id="g", n=shown["n"], seat=0, do=shown["question"]["options"][0]["do"])
        async with ann.line(bad) as wire:
            try:
                await wire.get()
                code: Any = "shown"
            except Exception:
                code = await wire.closed()
        await ann.http.aclose()
        return rows.get(bad, {}).get("broken"), code, reply["type"] == "ack"
