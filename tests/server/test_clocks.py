"""Clocks: time is what this process has lived. Nobody pays for a stop, a sleep or a restart, and a bot gives back no time."""

import asyncio
import json
import os
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from hall_client import Person, Process, hall_here

from greathall.server import clock as clocks
from greathall.server.clock import DAY, LONGEST, Clock, Pulse

LIVE = {"kind": "live", "seconds": 60, "days": 1}
DAYS = {"kind": "days", "seconds": 60, "days": 2}


class Time:
    """A monotonic clock that stands still until it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)
        monkeypatch.setattr(clocks, "pulse", Pulse())

    def passes(self, seconds: float) -> None:
        """Time in which the hall looks at its clocks, as it does twice a second."""
        while seconds > 0:
            self.now += min(0.5, seconds)
            seconds -= 0.5
            clocks.pulse.now()

    def stops(self, seconds: float) -> None:
        """Time in which the process does not run."""
        self.now += seconds


@pytest.fixture
def clock_time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def test_time_is_charged_to_whoever_is_asked_and_given_back_by_a_restart(clock_time: Time) -> None:
    clock = Clock(LIVE, 2, "")
    clock_time.passes(10)
    clock.charge([0])
    clock_time.passes(5)
    clock.charge([0, 1])
    assert clock.left == [45.0, 55.0]
    clock_time.stops(10_000)
    assert Clock(LIVE, 2, clock.stored()).left == [45.0, 55.0]
    assert Clock({"kind": "none", "seconds": 60, "days": 2}, 1, "").shown([0]) is None


def test_an_answer_gives_its_days_again(clock_time: Time) -> None:
    days = Clock(DAYS, 1, "")
    clock_time.passes(3600)
    days.charge([0])
    assert days.left == [2 * DAY - 3600]
    days.answered(0)
    assert days.left == [2 * DAY]


@pytest.mark.parametrize("asleep", [10.0, 3600.0, 30 * DAY])
def test_a_stop_costs_nobody_anything(asleep: float, clock_time: Time) -> None:
    clock = Clock(LIVE, 1, "")
    clock_time.passes(5)
    clock_time.stops(asleep)
    clock_time.passes(5)
    shown = clock.shown([0])
    clock.charge([0])
    assert shown is not None and 60 - 10 - LONGEST <= clock.left[0] <= 50.0
    assert abs(shown["left"][0] - clock.left[0]) < 0.1


def test_a_clock_that_counts_a_stop_is_found(clock_time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "LONGEST", 1e12)
    clock = Clock(LIVE, 1, "")
    clock_time.stops(3600)
    clock.charge([0])
    assert clock.left == [0.0]


def test_a_stopped_server_charges_nobody(tmp_path: Path) -> None:
    charged, passed = asyncio.run(_stopped(tmp_path / "hall.sqlite3"))
    print(f"a server that was stopped for 6 s charged {charged:.1f} of {passed:.1f} s")
    assert charged <= passed - 6 + LONGEST + 0.5


async def _stopped(data: Path) -> tuple[float, float]:
    """A real server is stopped in the middle of a live clock: what it charged, and what passed on the wall."""
    server = Process(data)
    await asyncio.to_thread(server.start)
    try:
        async with Person(server.address, "Ann") as ann:
            table = await ann.open("pebble", "me", "me", pace={"kind": "live", "seconds": 600})
            async with ann.line(table) as wire:
                first = (await wire.snapshot())["clock"]["left"]
                began = time.monotonic()
                assert server.running is not None and server.running.pid is not None
                os.kill(server.running.pid, signal.SIGSTOP)
                await asyncio.sleep(6)
                os.kill(server.running.pid, signal.SIGCONT)
                await wire.ask(type="chat", id="c", text="good morning")
                passed = time.monotonic() - began
                return max(a - b for a, b in zip(first, wire.last["clock"]["left"], strict=True)), passed
    finally:
        server.stop()


def test_what_is_left_survives_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "hall.sqlite3"
    shown, stored, again = asyncio.run(_restarted(data))
    assert stored == pytest.approx(shown, abs=30) and again == pytest.approx(stored, abs=1.5)


async def _restarted(data: Path) -> tuple[list[float], list[float], list[float]]:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "me", pace={"kind": "days", "days": 1})
        match = app.state.hall.matches[table]
        match.clock.left = [1000.0, 2000.0]
        shown = list(match.clock.left)
    with sqlite3.connect(data) as c:
        (text,) = c.execute("SELECT clock FROM tables").fetchone()
    c.close()
    async with hall_here(data) as (_, app):
        return shown, json.loads(text), list((await app.state.hall.find(table)).clock.left)


@pytest.mark.parametrize("kind", ["live", "days"])
def test_giving_a_seat_to_a_bot_restores_no_time(kind: str, tmp_path: Path) -> None:
    before, after = asyncio.run(_lent(tmp_path / "hall.sqlite3", kind))
    assert after <= before


async def _lent(data: Path, kind: str) -> tuple[float, float]:
    """Give one's seat to a bot and take it back at once, while it thinks: what was left before and is left after."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "me", pace={"kind": kind, "seconds": 600, "days": 2})
        match = app.state.hall.matches[table]
        seat = match.table.waiting()[0]
        match.clock.left[seat] = 100.0
        app.state.hall.drive = lambda match: None  # the bot is slow
        async with ann.line(table) as wire:
            await wire.snapshot()
            assert (await wire.ask(type="bot", id="on", seat=seat, on=True, bot="easy"))["type"] == "ack"
            assert (await wire.ask(type="bot", id="off", seat=seat, on=False))["type"] == "ack"
            return 100.0, match.clock.left[seat]


def test_whose_days_are_over_gets_the_seat_back_after_the_bots_answer(tmp_path: Path) -> None:
    refused, taken, left = asyncio.run(_overdue(tmp_path / "hall.sqlite3"))
    assert refused["code"] == "no-days" and taken["type"] == "ack" and left > DAY


async def _overdue(data: Path) -> tuple[dict[str, Any], dict[str, Any], float]:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "me", pace={"kind": "days", "days": 2})
        match = app.state.hall.matches[table]
        seat = match.table.waiting()[0]
        drive, app.state.hall.drive = app.state.hall.drive, lambda match: None
        async with ann.line(table) as wire:
            await wire.snapshot()
            match.clock.left[seat] = 0.0
            while not match.chairs[seat].bot:
                await asyncio.sleep(0.05)
            refused = await wire.ask(type="bot", id="soon", seat=seat, on=False)
            drive(match)
            while seat in match.table.waiting() and not match.table.answers:
                await wire.get()
            taken = await wire.ask(type="bot", id="now", seat=seat, on=False)
            return refused, taken, match.clock.left[seat]
