"""R1: an acknowledged answer is never lost. The real server is killed (SIGKILL) again and again while people play; whoever has
no acknowledgement sends the same message with the same id again. GREATHALL_KILLS sets the number of kills."""

import asyncio
import contextlib
import sqlite3
import threading
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from hall_client import Person, Process, Wire
from proof import fresh, often, proved
from websockets.exceptions import WebSocketException

from greathall.server.store import Store
from greathall.server.stored import Stored

KILLS = often("KILLS", 20)
PLAYERS = 4
GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


def acknowledge_first() -> None:
    """The planted bug: the answer is acknowledged, and stored a moment later."""
    stored = Store.append

    def lazy(self: Store, *given: Any) -> Stored[None]:
        threading.Timer(0.4, stored, (self, *given)).start()
        done: Stored[None] = Stored()
        done.settle(None)
        return done

    setattr(Store, "append", lazy)  # noqa: B010


@dataclass
class Story:
    """What the players know."""

    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)  # table, client id, answers after it
    resends: int = 0
    refused: int = 0  # answers to a question that the server had asked, and has forgotten
    stopping: bool = False


def test_acknowledged_answers_survive_kills(tmp_path: Path) -> None:
    data = tmp_path / "hall.sqlite3"
    story = asyncio.run(_killed(Process(data), KILLS))
    lost, doubled, gaps = check(data, story)
    detail = f"{len(story.acknowledged)} acknowledged, {story.resends} resent, {lost} lost, {doubled} doubled, {gaps} gaps"
    proved("R1", "kills", KILLS, story.refused + lost + doubled + gaps, detail, acknowledged=len(story.acknowledged))
    assert len(story.acknowledged) > 5 * KILLS
    assert (story.refused, lost, doubled, gaps) == (0, 0, 0, 0)


def test_a_server_that_acknowledges_before_it_stores_is_found_out(tmp_path: Path) -> None:
    data = tmp_path / "hall.sqlite3"
    story = asyncio.run(_killed(Process(data, acknowledge_first), 2))
    lost, doubled, gaps = check(data, story)
    print(f"R1 twin: {story.refused} refused, {lost} lost, {doubled} doubled, {gaps} gaps")
    assert lost + story.refused > 0


async def _killed(server: Process, kills: int) -> Story:
    story, random = Story(), Random(fresh("7"))
    await asyncio.to_thread(server.start)
    players = [asyncio.create_task(_play(server.address, k, story)) for k in range(PLAYERS)]
    try:
        for _ in range(kills):
            # Somebody must be playing again before the next blow falls, at a moment that nobody can foresee.
            known = len(story.acknowledged)
            for _ in range(600):
                if len(story.acknowledged) > known + PLAYERS:
                    break
                await asyncio.sleep(0.05)
            await asyncio.sleep(random.uniform(0, 0.6))
            server.kill()
            await asyncio.to_thread(server.start)
        story.stopping = True
        await asyncio.wait_for(asyncio.gather(*players), 60)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        server.stop()
    return story


async def _play(address: str, number: int, story: Story) -> None:
    """Play games of pebble against oneself, one table after the other, through every interruption."""
    random = Random(fresh(str(number)))
    person = Person(address, f"player {number}")
    await person.__aenter__()
    table, serial, pending = "", 0, None
    while not (story.stopping and pending is None):
        with contextlib.suppress(*GONE):
            if not table:
                table = await person.open("pebble", "me", "me")
            async with person.line(table) as wire:
                while not (story.stopping and pending is None):
                    if pending is None:
                        last = wire.last or await wire.snapshot()
                        if last["outcome"] is not None:
                            table = ""
                            break
                        pending = await _question(wire, random, f"{number}-{serial}")
                        serial += 1
                    else:
                        story.resends += 1
                    reply = await wire.ask(**pending)
                    if reply["type"] != "ack":
                        story.refused += 1
                        table, pending = "", None
                        break
                    story.acknowledged.append((table, f"{person.id}/{pending['id']}", reply["n"]))
                    while wire.last.get("n", -1) < reply["n"]:
                        await wire.snapshot()
                    pending = None
                    await asyncio.sleep(0.06)
        await asyncio.sleep(0.1)
    await person.http.aclose()


async def _question(wire: Wire, random: Random, name: str) -> dict[str, object]:
    """A message that answers the question of the seat that is asked; it is looked at through that seat."""
    seat = wire.last["waiting"][0]
    while wire.last["seat"] != seat or wire.last["question"] is None:
        await wire.socket.send(f'{{"type":"seat","seat":{seat}}}')
        await wire.snapshot()
        seat = wire.last["waiting"][0]
    options = wire.last["question"]["options"]
    return {"type": "answer", "id": name, "n": wire.last["n"], "seat": seat, "do": random.choice(options)["do"]}


def check(data: Path, story: Story) -> tuple[int, int, int]:
    """Compare what the players know with what the file has: lost, doubled, gaps."""
    with contextlib.closing(sqlite3.connect(data)) as c:
        assert c.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = c.execute("SELECT table_id, seq, client FROM journal ORDER BY table_id, seq").fetchall()
    stored: dict[tuple[str, str], list[int]] = {}
    numbers: dict[str, list[int]] = {}
    for table, seq, client in rows:
        stored.setdefault((table, client), []).append(seq)
        numbers.setdefault(table, []).append(seq)
    lost = sum(stored.get((table, client)) != [n - 1] for table, client, n in story.acknowledged)
    doubled = sum(len(places) - 1 for places in stored.values())
    gaps = sum(seqs != list(range(len(seqs))) for seqs in numbers.values())
    return lost, doubled, gaps
