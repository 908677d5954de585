"""S6: a flood hurts only the flooder, whatever it is made of. A real server in a process of its own, honest lines, and somebody
who sends what he can; the 99th percentile of the honest ones stays within twice what it is without him. GREATHALL_FLOOD sets the
seconds of each flood, GREATHALL_HONEST the number of honest lines."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from floods import FLOODS, Flooder
from hall_client import Person, Process, Wire, hall_here
from proof import often, proved
from raw_client import PINGING, PONGING, close_code, drained, frame, line

from greathall.server import socket_protocol
from greathall.server.limits import Limits
from greathall.server.socket_protocol import EXTRAS, PIECE
from greathall.server.socket_protocol import SocketProtocol as Line

SECONDS = float(os.environ.get("GREATHALL_FLOOD", "2.0"))
HONEST = often("HONEST", 20)
TRIES = 3
NOISE = 0.25  # seconds: where other things run, one slow moment of theirs must not decide


@asynccontextmanager
async def besieged(data: Path) -> AsyncIterator[tuple[str, list[Wire], str, str, Process]]:
    """A server, honest lines to it, and what a flooder needs: a table and a cookie."""
    server = Process(data)
    await asyncio.to_thread(server.start)
    people: list[Person] = []
    wires: list[Wire] = []
    try:
        for k in range(HONEST // 5):
            people.append(await Person(server.address, f"p{k}").__aenter__())
            table = await people[-1].open("pebble", "me", "open")
            wires += [await people[-1].line(table).__aenter__() for _ in range(5)]
        async with Person(server.address, "Eve") as eve:
            table = await eve.open("pebble", "me", "me", undo="free")
            yield server.address, wires, table, eve.cookie, server
    finally:
        for wire in wires:
            await wire.__aexit__(None, None, None)
        for person in people:
            await person.http.aclose()
        server.stop()


async def rounds(wires: list[Wire], seconds: float) -> float:
    """The 99th percentile of the time that a message of an honest line takes."""

    async def ask(wire: Wire, number: int) -> list[float]:
        times, end, k = [], time.monotonic() + seconds, 0
        while time.monotonic() < end:
            began = time.monotonic()
            await wire.ask(type="ping", id=f"{number}-{k}")
            times.append(time.monotonic() - began)
            k += 1
            await asyncio.sleep(0.2)
        return times

    times = sorted(t for some in await asyncio.gather(*(ask(wire, k) for k, wire in enumerate(wires))) for t in some)
    return float(times[int(len(times) * 0.99)])


async def _floods(data: Path) -> dict[str, tuple[float, float, dict[str, Any]]]:
    """For every flood: the honest lines' p99 before it, in it, and what became of it."""
    found = {}
    async with besieged(data) as (address, wires, table, cookie, server):
        await rounds(wires, 0.5)
        for name in FLOODS:
            for _ in range(TRIES):  # other things run on this machine: what hurts does so every time
                calm = await rounds(wires, SECONDS)
                flooder = await asyncio.to_thread(Flooder, name, address, table, cookie)
                flooded = await rounds(wires, SECONDS)
                report = await asyncio.to_thread(flooder.stop)
                assert server.running is not None and server.running.is_alive()
                found[name] = (calm, flooded, report)
                print(f"S6: {name}: p99 {calm * 1000:.0f} ms, flooded {flooded * 1000:.0f} ms; {report}")
                if flooded <= 2 * calm + NOISE:
                    break
    return found


def test_floods_hurt_only_the_flooder(tmp_path: Path) -> None:
    found = asyncio.run(_floods(tmp_path / "hall.sqlite3"))
    for name, (calm, flooded, report) in found.items():
        detail = f"p99 {calm * 1000:.0f} ms, in the flood {flooded * 1000:.0f} ms; {report}"
        proved("S6", f"honest lines beside {name}", HONEST, int(flooded > 2 * calm + NOISE), detail)
    hurt = {name: (calm, flooded) for name, (calm, flooded, _) in found.items() if flooded > 2 * calm + NOISE}
    assert not hurt
    for name in ("texts", "pings", "pings that are not read", "pongs", "continuations"):
        report = found[name][2]
        assert report["closed"] or report["refused"], (name, report)
    said = found["chat"][2]
    assert said["taken"] <= 10 + 2.0 * said["seconds"] + 10, "lines of chat are counted by person"
    brought = found["imports"][2]
    assert 1 <= brought.get("201", 0) <= 10 + SECONDS, brought


# -- each bound by itself


KINDS = {
    "pings": frame(b"x" * 20, PINGING),
    "pongs": frame(b"x" * 20, PONGING),
    "empty pieces": frame(b"", 0x00),
}


async def _poured(data: Path, kind: str, count: int) -> tuple[int, int]:
    """So many frames at once on an open line: the code with which it is closed, and the frames that were answered."""
    async with hall_here(data, Limits()) as (address, _), Person(address, "Eve") as eve:
        table = await eve.open("pebble", "me", "me")

        def pour() -> bytes:
            s = line(address, table, eve.cookie)
            begin = frame(b'{"type":', 0x01) if kind == "empty pieces" else b""
            s.sendall(begin + KINDS[kind] * count)
            s.sendall(frame(b'"ping","id":"end"}', 0x80) if begin else frame(b'{"type":"ping","id":"end"}'))
            heard = b""
            s.settimeout(20)
            while b'"id":"end"' not in heard:
                part = s.recv(65536)
                if not part:
                    break
                heard += part
            if b'"id":"end"' not in heard:
                heard += drained(s)
            s.close()
            return heard

        heard = await asyncio.to_thread(pour)
        return (0 if b'"id":"end"' in heard else close_code(heard)), heard.count(b"\x8a\x14")


@pytest.mark.parametrize("kind", KINDS)
def test_frames_that_are_no_messages_are_counted(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_protocol, "EXTRA", 0.001)  # so that none come back, however slow this machine is
    few, answered = asyncio.run(_poured(tmp_path / "a.sqlite3", kind, int(EXTRAS) - 10))
    assert few == 0 and (answered == int(EXTRAS) - 10 or kind != "pings")
    many, answered = asyncio.run(_poured(tmp_path / "b.sqlite3", kind, 20_000))
    assert many == 1008 and answered <= EXTRAS + PIECE / len(KINDS[kind]), "those of one piece are answered together"


@pytest.mark.parametrize("kind", KINDS)
def test_a_wire_that_counts_no_frames_is_found(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Line, "_affordable", lambda self: True)
    many, _ = asyncio.run(_poured(tmp_path / "hall.sqlite3", kind, 3000))
    assert many != 1008


def test_who_does_not_read_fills_no_memory(tmp_path: Path) -> None:
    waiting = asyncio.run(_unread(tmp_path / "hall.sqlite3"))
    print(f"S6: {waiting:,} bytes wait for somebody who pings and does not read")
    assert waiting < 300_000


async def _unread(data: Path) -> int:
    async with hall_here(data, Limits()) as (address, app), Person(address, "Eve") as eve:
        table = await eve.open("pebble", "me", "me", visibility="open")
        async with Person(address, "Ann") as ann, ann.line(table) as other:
            s = await asyncio.to_thread(line, address, table, eve.cookie)
            s.setblocking(False)
            (deaf,) = [one for one in app.state.hall.matches[table].lines if one.who.id == eve.id]
            most = 0
            for k in range(150):
                for _ in range(20):
                    try:
                        s.send(frame(b"x" * 100, PINGING) * 20)
                    except OSError:
                        break
                if k % 10 == 0:
                    await other.ask(type="chat", id=f"c{k}", text="x" * 400)
                most = max(most, deaf.wire.transport.get_write_buffer_size())
            s.close()
            return most


async def _chatted(data: Path, limits: Limits) -> tuple[int, int]:
    """Chat on a new line for every few lines: how many were taken and refused."""
    taken = refused = 0
    async with hall_here(data, limits) as (address, _), Person(address, "Eve") as eve:
        table = await eve.open("pebble", "me", "me")
        for k in range(12):
            async with eve.line(table) as wire:
                await wire.snapshot()
                for i in range(5):
                    reply = await wire.ask(type="chat", id=f"{k}-{i}", text="hello")
                    taken += reply["type"] == "ack"
                    refused += reply.get("code") == "slow"
    return taken, refused


def test_talk_is_counted_by_person_and_not_by_line(tmp_path: Path) -> None:
    taken, refused = asyncio.run(_chatted(tmp_path / "hall.sqlite3", Limits(talk=0.01)))
    assert taken <= 5 and taken + refused == 60


def test_talk_that_is_counted_by_line_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from greathall.server.limits import Buckets

    monkeypatch.setattr(Buckets, "take", lambda self, name: True)
    taken, _ = asyncio.run(_chatted(tmp_path / "hall.sqlite3", Limits(talk=0.01)))
    assert taken == 60
