"""What the keeper of a hall relies on: admin commands, backups, other rules, broken tables, clocks, two servers on one file."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hall_client import Person, hall_here
from positions import finished

from greathall.cli import main
from greathall.games import load
from greathall.server import faults
from greathall.server.hall import new_id
from greathall.server.standstill import FAILED, after_fault
from greathall.server.store import InUse, Store
from greathall.table.replay import Recording


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "hall.sqlite3"


async def _begun(data: Path, answers: int = 4) -> str:
    """A table at which two seats of one person have given some answers."""
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "me")
        async with ann.line(table) as wire:
            await wire.snapshot()
            for n in range(answers):
                await _answer(wire, n)
        return table


async def _answer(wire: Any, n: int, name: str = "a") -> dict[str, Any]:
    while wire.last["n"] != n:
        await wire.snapshot()
    seat = wire.last["waiting"][0]
    while wire.last["question"] is None or wire.last["seat"] != seat:
        await wire.socket.send(json.dumps({"type": "seat", "seat": seat}))
        await wire.snapshot()
    do = wire.last["question"]["options"][0]["do"]
    reply: dict[str, Any] = await wire.ask(type="answer", id=f"{name}{n}", n=n, seat=seat, do=do)
    return reply


def test_list_export_import_freeze_thaw_rewind(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = asyncio.run(_begun(data))
    where = ["--data", str(data)]
    assert main(["admin", "list", "--json", *where]) == 0
    assert [row["id"] for row in json.loads(capsys.readouterr().out)] == [table]
    assert main(["admin", "export", "--out", str(tmp_path / "out"), *where]) == 0
    exported = Recording.load(tmp_path / "out" / f"{table}.jsonl")
    assert len(exported.answers) == 4
    assert main(["admin", "import", str(tmp_path / "out" / f"{table}.jsonl"), *where]) == 0
    assert main(["admin", "import", str(tmp_path / "out" / f"{table}.jsonl"), *where]) == 2
    assert main(["admin", "freeze", table, "--reason", "we count the cards", *where]) == 0
    seen = asyncio.run(_look(data, table))
    assert seen["frozen"] == "we count the cards" and seen["frozen_why"] is None
    assert main(["admin", "thaw", table, *where]) == 0
    assert main(["admin", "rewind", table, "9", *where]) == 2
    assert main(["admin", "rewind", table, "1", *where]) == 0
    seen = asyncio.run(_look(data, table))
    assert seen["n"] == 1 and seen["frozen"] == ""
    assert main(["admin", "freeze", "nowhere", *where]) == 2
    assert main(["admin", "list", "--data", str(tmp_path / "no.sqlite3")]) == 2


def test_no_table_has_a_name_that_a_command_takes_for_an_option() -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))


async def _look(data: Path, table: str) -> dict[str, Any]:
    async with hall_here(data) as (_, app):
        match = await app.state.hall.find(table)
        return dict(match.snapshot("", -1, "en", 0))


def test_a_backup_restores_every_hash(data: Path, tmp_path: Path) -> None:
    table = asyncio.run(_begun(data))
    text, again = tmp_path / "all.jsonl", tmp_path / "again.sqlite3"
    assert main(["admin", "backup", str(text), "--data", str(data)]) == 0
    assert main(["admin", "restore", str(text), "--data", str(again)]) == 0
    assert main(["admin", "restore", str(text), "--data", str(again)]) == 2, "it is there already"
    stores = [Store(path, readonly=True) for path in (data, again)]
    journals = [store.read_journal(table) for store in stores]
    for store in stores:
        store.close()
    assert journals[0] == journals[1] and len(journals[0]) == 4
    lines = text.read_text().splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_text("".join(lines[:-2]))
    assert main(["admin", "restore", str(tmp_path / "cut.jsonl"), "--data", str(tmp_path / "cut.sqlite3")]) == 2
    assert not (tmp_path / "cut.sqlite3").exists()


def test_a_backup_with_a_wrong_hash_is_found(data: Path, tmp_path: Path) -> None:
    asyncio.run(_begun(data))
    store = Store(data)
    store.submit(lambda c: c.execute("UPDATE journal SET hash = '0000000000000000' WHERE seq = 2") and None).result()
    store.close()
    assert main(["admin", "backup", str(tmp_path / "all.jsonl"), "--data", str(data)]) == 0
    assert main(["admin", "restore", str(tmp_path / "all.jsonl"), "--data", str(tmp_path / "new.sqlite3")]) == 1


def test_a_table_of_other_rules_can_be_looked_at(data: Path) -> None:
    table = asyncio.run(_begun(data))
    store = Store(data)
    for sql in (
        "UPDATE journal SET hash = '0000000000000000', told = '', reveals = -1 WHERE seq = 3",
        "UPDATE tables SET version = 0",
        "DELETE FROM snapshots",  # as a file of an older release has none
    ):
        store.submit(lambda c, sql=sql: c.execute(sql) and None).result()
    store.close()
    seen = asyncio.run(_look(data, table))
    assert seen["n"] == 3 and "version 0" in seen["frozen"] and "only be looked at" in seen["frozen"]
    assert seen["frozen_why"] == {"code": "other-rules", "n": 4, "then": 0, "now": load("pebble").version}


def test_a_broken_table_freezes_alone(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, sound = asyncio.run(_breaks(data, monkeypatch))
    named = broken["frozen_why"]["fault"]
    assert broken["frozen"] == after_fault(FAILED, named).text and broken["frozen_why"] == {"code": "failed", "fault": named}
    assert broken["n"] == 0 and named in [row["fault"] for row in faults.latest], "the keeper finds it by its name"
    assert not sound["frozen"] and sound["frozen_why"] is None and sound["n"] == 1


async def _breaks(data: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[dict[str, Any], dict[str, Any]]:
    """A fault at one of two tables; how both stand afterwards."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        bad, good = await ann.open("pebble", "me", "me"), await ann.open("pebble", "me", "me")
        async with ann.line(bad) as broken, ann.line(good) as sound:
            await broken.snapshot()
            await sound.snapshot()
            table = app.state.hall.matches[bad].table

            def fault(*given: object) -> None:
                raise RuntimeError("the top card is canary")

            monkeypatch.setattr(table, "_check_legal", fault)
            refused = await _answer(broken, 0)
            assert refused["code"] == "frozen" and refused["message"].startswith(FAILED)
            assert (await _answer(sound, 0))["type"] == "ack"
            while not broken.last["frozen"]:
                await broken.snapshot()
            assert "canary" not in json.dumps(broken.last)
            assert (await broken.ask(type="undo", id="u", seat=0))["code"] == "frozen"
            return broken.last, sound.last


def test_two_servers_do_not_share_a_file(data: Path) -> None:
    store = Store(data)
    with pytest.raises(InUse, match="in use"):
        Store(data)
    store.close()
    Store(data).close()


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(data: Path) -> None:
    seat, last, refused = asyncio.run(_late(data))
    assert last["people"][seat]["bot"] and last["n"] > 0, "the bot has the seat, and plays"
    assert refused["code"] == "no-time", "it is not taken back without time"


async def _late(data: Path) -> tuple[int, dict[str, Any], dict[str, Any]]:
    """Somebody's time runs out: his seat, the table afterwards, and the answer to his wish to take it back."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        pace = {"kind": "live", "seconds": 30}
        table = await ann.open("pebble", "me", "open", pace=pace, visibility="open")
        await bo.post(f"/api/tables/{table}/join", {"seat": 1})
        match = app.state.hall.matches[table]
        async with ann.line(table) as hers, bo.line(table) as his:
            await hers.snapshot()
            assert hers.last["clock"]["kind"] == "live"
            seat = hers.last["waiting"][0]
            wire = (hers, his)[seat]
            await his.snapshot()
            match.clock.left[seat] = 0.01
            while not wire.last["people"][seat]["bot"] or wire.last["n"] == 0:
                await wire.snapshot()
            return seat, wire.last, await wire.ask(type="bot", id="b", seat=seat, on=False)


def test_an_import_is_checked(data: Path) -> None:
    asyncio.run(_imports(data))


async def _imports(data: Path) -> None:
    text = Recording.of(finished("pebble", 2, "import")).text()
    first, rest = text.split("\n", 1)
    header = json.loads(first)
    wrong = [
        "", "x", "[" * 100_000, '{"greathall": 1}', json.dumps({**header, "seats": 10**9}),
        json.dumps({**header, "game": "chess"}), json.dumps({**header, "rules": 99}),
        json.dumps({**header, "options": {"no": 1}}) + "\n" + rest, "\udcff",
    ]  # fmt: skip
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        for body in wrong:
            reply = await ann.http.post("/api/import", content=body.encode("utf-8", "surrogateescape"))
            assert 400 <= reply.status_code < 500 and reply.json()["message"], (body[:40], reply.text)
        odd = json.dumps({**header, "names": ["x" * 1000, "b", "c", "d"]}) + "\n" + rest
        assert (await ann.http.post("/api/import", content=odd)).status_code == 201
        big = await ann.http.post("/api/import", content="x" * 3_000_000)
        assert big.status_code == 413
