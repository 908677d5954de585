"""S4: nobody plays another seat. S5: logout means out. Everybody who has no right x every message and every route."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from hall_client import OURS, Person, Wire, hall_here
from proof import proved
from websockets.exceptions import WebSocketException

from greathall.server import app as application
from greathall.server import routes
from greathall.server.auth import ABSOLUTE
from greathall.server.sockets import Line

SEAT_MESSAGES: list[dict[str, Any]] = [
    {"type": "answer", "n": 0, "seat": 0, "do": "bid flint"},
    {"type": "why", "seat": 0},
    {"type": "hint", "seat": 0},
    {"type": "undo", "seat": 0},
    {"type": "consent", "agree": True},
    {"type": "bot", "seat": 0, "on": True},
    {"type": "seat", "seat": 0},
]
NAMED_MESSAGES: list[dict[str, Any]] = [{"type": "chat", "text": "hi"}, {"type": "note", "text": "mine"}]
READS = ["", "/at/0", "/record", "/invites"]
CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("/join", {"seat": 1}), ("/join", {"invite": "x" * 24}), ("/watch", {"key": "x" * 24}), ("/fork", {"n": 0}),
]  # fmt: skip


def test_the_matrix(tmp_path: Path) -> None:
    tried, through = asyncio.run(_matrix(tmp_path / "hall.sqlite3"))
    proved("S4", "tries by people without the right", tried, len(through))
    assert tried >= 100 and not through


@pytest.mark.parametrize("hole", ["seats", "watching", "origin", "header"])
def test_a_hole_in_the_matrix_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hole: str) -> None:
    if hole == "seats":
        monkeypatch.setattr(Line, "_own", lambda self, seat: None)
    elif hole == "watching":
        monkeypatch.setattr(application.Hall, "may_watch", lambda self, match, person: True)
    elif hole == "origin":
        monkeypatch.setattr(application, "check_origin", lambda connection: None)
    else:
        monkeypatch.setattr(routes, "check_change", lambda connection: None)
    _, through = asyncio.run(_matrix(tmp_path / "hall.sqlite3"))
    print(f"S4 twin ({hole}): {len(through)} got through")
    assert through


async def _matrix(data: Path) -> tuple[int, list[str]]:
    """How many tries, and which of them were not refused."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        store = app.state.hall.store
        table = await ann.open("pebble", "me", "open", "open", undo="ask")
        invites = (await ann.http.get(f"/api/tables/{table}/invites")).json()
        await bo.post(f"/api/tables/{table}/join", {"invite": invites["seats"][0]["invite"]})
        people = {name: await Person(address, name).__aenter__() for name in ("eve", "watcher", "old", "out", "far")}
        await people["eve"].open("pebble", "me", "open")
        await people["watcher"].post(f"/api/tables/{table}/watch", {"key": invites["spectate"]})
        for late in ("old", "out"):
            await people[late].post(f"/api/tables/{table}/watch", {"key": invites["spectate"]})
        old = people["old"].id
        store.submit(lambda c: _age(c, old)).result()
        left = people["out"].cookie
        assert (await people["out"].http.delete("/api/session")).status_code == 200
        nobody: dict[str, str] = {}
        foreign = {"Cookie": ann.cookie, "Origin": "http://elsewhere.example"}
        tries = [
            ("anonymous", nobody, False, False),
            ("other table", {"Cookie": people["eve"].cookie}, False, False),
            ("expired", {"Cookie": people["old"].cookie}, False, False),
            ("logged out", {"Cookie": left}, False, False),
            ("foreign origin", foreign, False, False),
            ("spectator", {"Cookie": people["watcher"].cookie}, True, False),
            ("other seat", {"Cookie": bo.cookie}, True, True),
        ]
        tried, through = 0, []
        before = (await ann.http.get(f"/api/tables/{table}")).json()
        for name, headers, watching, seated in tries:
            count, found = await _one(address, table, name, headers, watching, seated)
            tried += count
            through += found
        after = (await ann.http.get(f"/api/tables/{table}")).json()
        for part in ("n", "view", "waiting", "undo", "names"):
            if before[part] != after[part]:
                through.append(f"somebody changed {part}")
        if [p["bot"] for p in before["people"]] != [p["bot"] for p in after["people"]]:
            through.append("somebody changed who plays")
        for person in people.values():
            await person.http.aclose()
        return tried, through


def _age(connection: Any, person: str) -> None:
    connection.execute("UPDATE sessions SET created = ? WHERE person = ?", (time.time() - ABSOLUTE - 1, person))


async def _one(
    address: str, table: str, name: str, headers: dict[str, str], watching: bool, seated: bool
) -> tuple[int, list[str]]:
    tried, through = 0, []
    foreign = "Origin" in headers
    ours = {**OURS, **headers}
    async with httpx.AsyncClient(base_url=address, headers=ours, trust_env=False, timeout=60, verify=False) as http:
        for path in READS:
            allowed = (watching and path in ("", "/at/0")) or seated or foreign  # reading is safe from a foreign origin
            reply = await http.get(f"/api/tables/{table}{path}")
            tried += not allowed
            if reply.status_code < 400 and not allowed:
                through.append(f"{name}: GET {path}")
        for path, body in CHANGES:
            for extra in ({}, {"X-Greathall": "2"}):
                reply = await http.post(f"/api/tables/{table}{path}", json=body, headers=extra)
                tried += 1
                if reply.status_code < 400:
                    through.append(f"{name}: POST {path} {extra}")
        for path, body in (("/api/tables", {"game": "pebble", "seats": [{"kind": "me"}] * 2}), ("/api/me", {"name": "X"})):
            reply = await http.post(path, json=body, headers={"X-Greathall": "0"})
            tried += 1
            if reply.status_code < 400:
                through.append(f"{name}: POST {path} without the header")
    count, found = await _socket(address, table, name, headers, watching)
    return tried + count, through + found


async def _socket(address: str, table: str, name: str, headers: dict[str, str], watching: bool) -> tuple[int, list[str]]:
    wire = Wire(address, table, headers)
    messages = SEAT_MESSAGES if watching else SEAT_MESSAGES + NAMED_MESSAGES
    refused: set[str] = set()
    try:
        async with wire:
            for number, message in enumerate(messages):
                await wire.socket.send(json.dumps({**message, "id": f"m{number}"}))
            await wire.socket.send(json.dumps({"type": "ping", "id": "end"}))
            while (reply := await wire.get())["type"] != "pong":
                if reply["type"] == "refused":
                    refused.add(reply["id"])
    except WebSocketException:
        return len(messages), []  # the door was shut, or closed at once
    through = [f"{name}: {message['type']}" for number, message in enumerate(messages) if f"m{number}" not in refused]
    return len(messages), through


def test_logout_closes_sockets(tmp_path: Path) -> None:
    taken = asyncio.run(_logout(tmp_path / "hall.sqlite3"))
    proved("S5", "sockets closed after logout", 2, int(taken >= 1.0 * PATIENCE), f"the last after {taken:.2f} s")
    assert taken < 1.0 * PATIENCE


def test_a_socket_that_outlives_its_session_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "_hang_up", lambda request, sessions: None)
    with pytest.raises(TimeoutError):
        asyncio.run(_logout(tmp_path / "hall.sqlite3"))


PATIENCE = 3  # of a machine on which other things run


async def _logout(data: Path) -> float:
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "me")
        async with ann.line(table) as first, ann.line(table) as second:
            await first.snapshot()
            await second.snapshot()
            started = time.monotonic()
            await ann.http.delete("/api/session")
            assert await first.closed(3) == 4401
            assert await second.closed(3) == 4401
            return time.monotonic() - started
