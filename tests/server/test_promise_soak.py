"""P2: it stays up. People and bots play, look back, talk and leave, table after table; between the thirds of the time it is
quiet, and then memory, open files and tasks are as before. GREATHALL_SOAK sets the seconds, which are 300 in `make test`."""

import asyncio
import contextlib
import gc
import logging
import time
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hall_client import WIDE, Person, Wire, hall_here
from proof import fresh, often, proved

from greathall.games import MODULES, load
from greathall.server.match import Match
from greathall.server.metrics import memory, open_files

SECONDS = often("SOAK", 300)
PEOPLE = 4
AWAKE = 16  # tables in memory: all others have to go to rest, and wake again
NOISE = 8 << 20  # bytes that come and go


@dataclass
class Quiet:
    """How it is when nobody plays."""

    memory: int
    files: int
    tasks: int


@dataclass
class Story:
    """What happened."""

    quiet: list[Quiet]
    answers: int = 0
    tables: int = 0

    def leaks(self) -> list[str]:
        """What the last third has more than the one before it."""
        before, after = self.quiet[-2:]
        found = []
        if after.memory > 1.04 * before.memory + NOISE:
            found.append(f"memory {before.memory >> 20} to {after.memory >> 20} MiB")
        if after.files > before.files + 4:
            found.append(f"open files {before.files} to {after.files}")
        if after.tasks > before.tasks + 4:
            found.append(f"tasks {before.tasks} to {after.tasks}")
        return found


def test_a_long_evening_leaves_nothing_behind(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        story = asyncio.run(_evening(tmp_path / "hall.sqlite3", SECONDS))
    faults = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    leaks = story.leaks()
    seen = ", ".join(f"{one.memory >> 20} MiB {one.files} files {one.tasks} tasks" for one in story.quiet)
    detail = f"{story.tables} tables, {story.answers} answers, {len(faults)} faults; when it is quiet: {seen}"
    proved("P2", "seconds of play", SECONDS, len(leaks) + len(faults), detail)
    assert not faults and not leaks and story.tables > SECONDS // 10


def test_an_evening_that_leaves_something_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Any] = []
    honest = Match.announce

    def keeping(self: Match, game_only: bool = False) -> None:
        kept.append(bytearray(b"x" * 400_000))
        kept.append(open(__file__))  # noqa: SIM115
        honest(self, game_only)

    monkeypatch.setattr(Match, "announce", keeping)
    story = asyncio.run(_evening(tmp_path / "hall.sqlite3", 9))
    for file in kept[1::2]:
        file.close()
    assert any("memory" in leak for leak in story.leaks()) and any("files" in leak for leak in story.leaks()), story


async def _evening(data: Path, seconds: float) -> Story:
    story = Story([])
    async with hall_here(data, replace(WIDE, tables_in_memory=AWAKE, tables_of_a_guest=100_000)) as (address, _):
        for third in range(3):
            end = time.monotonic() + seconds / 3
            await asyncio.gather(*(_guest(address, number, third, end, story) for number in range(PEOPLE)))
            await asyncio.sleep(1)
            gc.collect()
            story.quiet.append(Quiet(memory(), open_files(), len(asyncio.all_tasks())))
    return story


async def _guest(address: str, number: int, third: int, end: float, story: Story) -> None:
    """One person: table after table until it is late."""
    random = Random(fresh(f"{number} {third}"))
    async with Person(address, f"P{number}") as person:
        tables: list[str] = []
        while time.monotonic() < end:
            slug = random.choice(list(MODULES))
            seats = max(2, load(slug).seats[0])
            if tables and random.random() < 0.3:
                table = random.choice(tables)
            else:
                table = await person.open(slug, "me", *["easy"] * (seats - 1))
                tables.append(table)
                story.tables += 1
            async with person.line(table) as wire:
                await _plays(wire, random, end, story)
            await person.http.get(f"/api/tables/{table}/at/0")


async def _plays(wire: Wire, random: Random, end: float, story: Story) -> None:
    """Some answers, an undo, a word."""
    await wire.snapshot()
    for step in range(random.randint(3, 25)):
        with contextlib.suppress(TimeoutError):
            while wire.last["question"] is None and wire.last["outcome"] is None:
                await wire.get(2)
        question = wire.last["question"]
        if question is None or not question["options"] or time.monotonic() > end:
            return
        do = random.choice(question["options"])["do"]
        reply = await wire.ask(type="answer", id=f"a{step}", n=wire.last["n"], seat=0, do=do)
        story.answers += reply["type"] == "ack"
        if random.random() < 0.1:
            await wire.ask(type=random.choice(("undo", "why")), id=f"u{step}", seat=0)
        if random.random() < 0.05:
            await wire.ask(type="chat", id=f"c{step}", text="well played")
        await wire.ask(type="ping", id=f"p{step}")
