"""The live line and the pages around it: playing, watching, joining, undo, clocks, replay, fork, import."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hall_client import Person, Wire, hall_here

from greathall.data import notation
from greathall.data.language import words
from greathall.games import load
from greathall.server.snapshot import option_rows


def test_a_game_of_pebble_to_its_end_replay_fork_and_import(tmp_path: Path) -> None:
    played, imported, forked = asyncio.run(_whole_game(tmp_path / "hall.sqlite3"))
    assert sorted(played["outcome"]["places"])[0] == 1
    assert (imported["n"], imported["outcome"]) == (played["n"], played["outcome"])
    assert played["n"] > forked["n"] >= played["n"] // 2 and forked["outcome"] is None


async def _whole_game(data: Path) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Two people play to the end: the table, its import from the record, and a fork from half-way."""
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        table = await ann.open("pebble", "me", "open")
        invites = (await ann.http.get(f"/api/tables/{table}/invites")).json()
        assert (await bo.http.get(f"/api/tables/{table}")).status_code == 404
        joined = await bo.post(f"/api/tables/{table}/join", {"invite": invites["seats"][0]["invite"]})
        assert joined == {"seat": 1}
        async with ann.line(table) as first, bo.line(table) as second:
            for step in range(500):
                last = await _latest(first, step)
                if last["outcome"] is not None:
                    break
                seat = last["waiting"][0]
                wire = (first, second)[seat]
                question = (await _latest(wire, step))["question"]
                ack = await wire.ask(type="answer", id=f"a{step}", n=step, seat=seat, do=question["options"][0]["do"])
                assert ack == {"type": "ack", "id": f"a{step}", "n": step + 1}
                again = await wire.ask(type="answer", id=f"a{step}", n=step, seat=seat, do=question["options"][0]["do"])
                assert again == ack
            assert first.last["outcome"] is not None
        n = first.last["n"]
        for moment in (0, n // 2, n):
            past = await ann.http.get(f"/api/tables/{table}/at/{moment}")
            assert past.status_code == 200 and past.json()["n"] == moment
        assert (await ann.http.get(f"/api/tables/{table}/at/{n + 1}")).status_code == 404
        text = (await ann.http.get(f"/api/tables/{table}/record")).text
        made = await bo.http.post("/api/import", content=text)
        assert made.status_code == 201, made.text
        seen = (await bo.http.get(f"/api/tables/{made.json()['id']}")).json()
        damaged = await bo.http.post("/api/import", content=text.replace('"hash": "', '"hash": "0', 1))
        assert damaged.status_code == 409 and damaged.json()["code"] == "bad-record"
        forked = await ann.post(f"/api/tables/{table}/fork", {"n": n // 2})
        async with ann.line(forked["id"]) as wire:
            return first.last, seen, await wire.snapshot()


async def _latest(wire: Wire, n: int) -> dict[str, Any]:
    while wire.last.get("n", -1) < n:
        await wire.snapshot()
    return wire.last


@pytest.mark.parametrize(("lang", "trip", "trade"), [("en", "Trip Bo", "Trade with Bo"), ("es", "Bo", "Bo")])
def test_labels_call_players_by_their_names(lang: str, trip: str, trade: str) -> None:
    game = load("card-rogue")
    said = words(game, lang)
    for text, want in (("trip p2", trip), ("trade p2", trade)):
        rows = option_rows(game, said, [notation.read(game, text)], ("Ann", "Bo"))
        assert want in rows[0]["label"] and "p2" not in rows[0]["label"], rows
        assert rows[0]["do"] == text and rows[0]["args"] == {"player": "p2"}
        again = option_rows(game, said, [notation.read(game, text)], ("Ann", "Cyd"))
        assert "Cyd" in again[0]["label"], "another table has other people"


def test_an_acknowledgement_comes_after_what_it_did(tmp_path: Path) -> None:
    kinds = asyncio.run(_in_order(tmp_path / "hall.sqlite3"))
    assert kinds == ["snapshot", *["change", "ack"] * 30]


async def _in_order(data: Path) -> list[str]:
    """Thirty answers: the kinds of all messages, as they came."""
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        table = await ann.open("card-rogue", "me", seed="in order", options={"goals": "scout"})
        async with ann.line(table) as wire:
            last = await wire.snapshot()
            for k in range(30):
                do = last["question"]["options"][k % len(last["question"]["options"])]["do"]
                ack = await wire.ask(type="answer", id=f"a{k}", n=last["n"], seat=0, do=do)
                last = wire.last
                assert ack == {"type": "ack", "id": f"a{k}", "n": k + 1}
                assert last["n"] == k + 1, "whoever has the acknowledgement has the new table"
            return [json.loads(raw)["type"] for raw in wire.heard]


def test_who_reads_slowly_gets_the_latest_and_not_everything(tmp_path: Path) -> None:
    seen, heard, told = asyncio.run(_slow_reader(tmp_path / "hall.sqlite3"))
    assert seen["n"] == 12 and heard == 2
    assert [event["i"] for event in seen["events"]] == list(range(seen["from"], told))


async def _slow_reader(data: Path) -> tuple[dict[str, Any], int, int]:
    """Twelve answers while somebody's line is full: what he sees then, his messages, and all events."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        options = {"goals": "scout", "solo_respawn": True}
        table = await ann.open("card-rogue", "me", visibility="open", seed="slowly", options=options)
        match = app.state.hall.matches[table]
        async with ann.line(table) as wire, Wire(address, table, {}) as slow:
            await wire.snapshot()
            await slow.snapshot()
            (line,) = [one for one in match.lines if one.who.id == ""]
            line.wire.pause_writing()
            for k in range(12):
                last = wire.last
                await wire.ask(type="answer", id=f"a{k}", n=last["n"], seat=0, do=last["question"]["options"][0]["do"])
            line.wire.resume_writing()
            seen = await slow.snapshot()
            return seen, len(slow.heard), len(match.table.log)
