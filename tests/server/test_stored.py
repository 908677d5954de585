"""What is on its way to the disk is stored and done to its end, whoever waits for it or goes away."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from greathall.server import writer as keeping
from greathall.server.database import Connection
from greathall.server.store import Conflict, Store, StoreError


@pytest.fixture
def store(tmp_path: Path) -> Any:
    store = Store(tmp_path / "hall.sqlite3")
    yield store
    store.close()


async def _goes_away(store: Store) -> list[str]:
    """Somebody who is told to go away while his change is stored; what he still did."""
    did: list[str] = []
    hold = Event()

    async def change() -> None:
        await store.submit(lambda c: _held(c, hold))
        did.append("accepted")
        await asyncio.sleep(0)
        did.append("stayed")

    task = asyncio.create_task(change())
    await asyncio.sleep(0.02)
    task.cancel()
    await asyncio.sleep(0.02)
    assert not task.done()
    hold.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    return did


def _held(connection: Connection, hold: Event) -> None:
    assert hold.wait(10)


def test_whoever_goes_away_finishes_what_was_stored(store: Store) -> None:
    assert asyncio.run(_goes_away(store)) == ["accepted"]


def _number(k: int, connection: Connection) -> int:
    return k


def test_many_wait_for_one_commit(store: Store) -> None:
    async def all_of_them() -> list[int]:
        return [await kept for kept in [store.submit(partial(_number, k)) for k in range(200)]]

    assert asyncio.run(all_of_them()) == list(range(200))
    assert store.submit(lambda c: 7).result() == 7


def test_a_failure_reaches_whoever_waits(store: Store) -> None:
    def broken(connection: Connection) -> None:
        raise ValueError("planted")

    async def wait() -> None:
        await store.submit(broken)

    with pytest.raises(StoreError, match="planted"):
        asyncio.run(wait())
    with pytest.raises(StoreError, match="planted"):
        store.submit(broken).result()
    kept = store.submit(lambda c: "after it")
    assert kept.result() == "after it" and kept.done()


def test_a_loop_that_has_ended_stops_nobody(store: Store) -> None:
    hold = Event()

    async def leave() -> None:
        asyncio.create_task(_wait(store, hold)).add_done_callback(lambda task: None)
        await asyncio.sleep(0.02)

    loop = asyncio.new_event_loop()
    loop.run_until_complete(leave())
    loop.close()
    hold.set()
    assert store.submit(lambda c: 1).result() == 1


def test_a_closed_store_says_so_at_once(tmp_path: Path) -> None:
    closed = Store(tmp_path / "other.sqlite3")
    before = closed.submit(lambda c: 3)
    closed.close()
    assert before.result() == 3, "what was queued before is still done"

    async def wait() -> None:
        await asyncio.wait_for(_asks(closed), 5)

    with pytest.raises(StoreError, match="closed"):
        asyncio.run(wait())


async def _asks(store: Store) -> None:
    await store.submit(lambda c: 4)


async def _wait(store: Store, hold: Event) -> None:
    await store.submit(lambda c: _held(c, hold))


@pytest.mark.parametrize(("breath", "fewest", "most"), [(0.3, 1, 3), (0.0, 20, 20)])
def test_changes_that_come_soon_after_a_commit_share_the_next_one(
    store: Store, monkeypatch: pytest.MonkeyPatch, breath: float, fewest: int, most: int
) -> None:
    monkeypatch.setattr(keeping, "BREATH", breath)
    before = store.writer.commits
    waiting = []
    for _ in range(20):
        kept = store.submit(lambda c: c.execute("SELECT 1").fetchone())
        if breath:
            waiting.append(kept)
        else:
            kept.result()  # without a pause, each that is waited for has a commit of its own
    for kept in waiting:
        kept.result()
    assert fewest <= store.writer.commits - before <= most


def _opened(store: Store, name: str) -> None:
    row = {
        "id": name, "game": "pebble", "version": 1, "seed": "s", "options": {}, "settings": {}, "visibility": "open",
        "spectate": "k", "frozen": "", "over": 0, "created": 0.0, "updated": 0.0, "answers": 0, "waiting": 1, "clock": "",
    }  # fmt: skip
    seat = {"seat": 0, "kind": "person", "person": "p", "bot": "", "name": "A", "invite": ""}
    store.add_table(row, [seat]).result()


def _append(store: Store, table: str, seq: int, client: str, at: float = 1.0) -> Any:
    row = {"kind": "answer", "seat": 0, "text": f"bid {seq}", "hash": "0" * 16, "client": client, "at": at}
    return store.append(table, seq, row, {"over": 0, "answers": seq + 1, "waiting": 2, "clock": "[5]"})


def test_answers_of_one_commit_are_one_statement_and_one_that_contradicts_fails_alone(store: Store) -> None:
    _opened(store, "one")
    _opened(store, "two")
    hold = Event()
    store.submit(lambda c: _held(c, hold))  # the others wait behind it, and come together
    good = [_append(store, "one", 0, "p/1", 3.0), _append(store, "one", 1, "p/2", 4.0), _append(store, "two", 0, "p/1", 5.0)]
    bad = {
        "the number is taken": _append(store, "one", 0, "p/3"),
        "the client's name is taken": _append(store, "one", 2, "p/2"),
        "no such table": _append(store, "three", 0, "p/1"),
    }
    hold.set()
    for kept in good:
        assert kept.result() is None
    for why, kept in bad.items():
        with pytest.raises(Conflict):
            print(why, kept.result())
    assert [(row["seq"], row["text"], row["client"]) for row in store.read_journal("one")] == [
        (0, "bid 0", "p/1"),
        (1, "bid 1", "p/2"),
    ]
    stands = {row["id"]: (row["updated"], row["answers"], row["waiting"], row["clock"]) for row in store.all_tables()}
    assert stands == {"one": (4.0, 2, 2, "[5]"), "two": (5.0, 1, 2, "[5]")}


def test_a_file_whose_columns_stand_in_another_order_is_written_rightly(tmp_path: Path) -> None:
    path = tmp_path / "older.sqlite3"
    with sqlite3.connect(path) as c:
        c.execute(
            "CREATE TABLE journal (at FLOAT, client VARCHAR, hash VARCHAR, text VARCHAR, seat INTEGER, kind VARCHAR, "
            "seq INTEGER, table_id VARCHAR, PRIMARY KEY (table_id, seq))"
        )
    c.close()
    store = Store(path)
    _opened(store, "one")
    _append(store, "one", 0, "p/1", 3.0).result()
    rows = store.read_journal("one")
    store.close()
    said = {"kind": "answer", "seat": 0, "text": "bid 0", "hash": "0" * 16, "client": "p/1", "at": 3.0}
    later = {"told": "", "reveals": -1, "chance": -1, "waiting": 2}  # columns that the file got when it was opened
    assert rows == [{"table_id": "one", "seq": 0, **said, **later}]


def test_the_more_there_is_to_do_the_longer_the_breath() -> None:
    assert [keeping.breath(jobs) for jobs in (0, 1, keeping.MUCH - 1)] == [keeping.BREATH] * 3
    assert [keeping.breath(jobs) for jobs in (keeping.MUCH, keeping.GROUP)] == [keeping.DEEP_BREATH] * 2
    assert keeping.DEEP_BREATH > keeping.BREATH
