"""The live line and the pages around it: playing, watching, joining, undo, clocks, replay, fork, import."""

import asyncio
from pathlib import Path

from hall_client import Person, hall_here


def test_a_game_of_pebble_to_its_end_replay_fork_and_import(tmp_path: Path) -> None:
    asyncio.run(_whole_game(tmp_path / "hall.sqlite3"))


async def _whole_game(data: Path) -> None:
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
        assert seen["n"] == n and seen["outcome"] == first.last["outcome"]
        damaged = await bo.http.post("/api/import", content=text.replace('"hash": "', '"hash": "0', 1))
        assert damaged.status_code == 409 and damaged.json()["code"] == "bad-record"
        forked = await ann.post(f"/api/tables/{table}/fork", {"n": n // 2})
        async with ann.line(forked["id"]) as wire:
            assert (await wire.snapshot())["n"] >= n // 2


async def _latest(wire, n):  # type: ignore[no-untyped-def]
    while wire.last.get("n", -1) < n:
        await wire.snapshot()
    return wire.last
