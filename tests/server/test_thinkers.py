"""Bots think fairly: nobody's tables keep those of others waiting, and whoever is late answers with the best so far."""

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hall_client import Person, hall_here

from greathall.bots.bot import World, make_bot
from greathall.core import engine
from greathall.data import notation
from greathall.games import MODULES, load
from greathall.server import thinkers as thinking_room
from greathall.server.thinkers import Job, Thinkers
from greathall.server.thinking import LEVELS, MOST_SECONDS, check_bot, level, think
from greathall.table.recording import Recording
from greathall.table.table import Table

GAME = load("pebble")
STRONG = f"ismcts:{MOST_SECONDS:g}s"  # thinks for as long as anybody may
MANY = 12


@contextlib.asynccontextmanager
async def room(workers: int = 1) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(workers)
    try:
        yield thinkers
    finally:
        thinkers.close()


def ask(thinkers: Thinkers, person: str, spec: str, number: int = 0) -> "asyncio.Task[str]":
    state = GAME.start(3, f"fair {number}")
    return asyncio.create_task(thinkers.choose("pebble", state, 0, spec, f"{person} {number}", person))


async def _overtaken() -> tuple[int, float, float]:
    """One person asks the strongest bots at many tables, another one bot: how many of the first have answered when the other
    has, how long that took, and how long it would have taken alone at the most."""
    async with room() as thinkers:
        await ask(thinkers, "warm", "greedy")
        greedy = [ask(thinkers, "Eve", STRONG, k) for k in range(MANY)]
        await asyncio.sleep(0.1)
        began, before = time.monotonic(), sum(task.done() for task in greedy)
        await ask(thinkers, "Ann", "hard")
        taken = time.monotonic() - began
        answered = sum(task.done() for task in greedy) - before
        for task in greedy:
            task.cancel()
        return answered, taken, MANY * MOST_SECONDS


def test_one_persons_many_tables_do_not_hold_up_another() -> None:
    answered, taken, behind = asyncio.run(_overtaken())
    print(f"bots: another person's answer came after {answered} of {MANY} of the first one's, in {taken:.2f} s")
    assert answered <= 1, "only the one that was thinking already comes before"
    assert taken < behind / 10


def test_a_room_with_one_queue_for_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_come(self: Thinkers) -> Job | None:
        oldest = min((jobs[0].asked, person) for person, jobs in self._waiting.items()) if self._waiting else None
        if oldest is None:
            return None
        job = self._waiting[oldest[1]].popleft()
        self._waiting = OrderedDict((person, jobs) for person, jobs in self._waiting.items() if jobs)
        return job

    monkeypatch.setattr(Thinkers, "_next", first_come)
    monkeypatch.setattr(thinking_room, "ROUND", 0.2)
    answered, _, _ = asyncio.run(_overtaken())
    assert answered >= MANY - 1


async def _turns() -> list[str]:
    """Three people with several tables each: in which order they are answered."""
    order: list[str] = []
    async with room() as thinkers:
        await ask(thinkers, "warm", "greedy")
        tasks = []
        for person in ("Ann", "Bo", "Cyd"):
            for k in range(4):
                task = ask(thinkers, person, "greedy", k)
                task.add_done_callback(lambda task, person=person: order.append(person))
                tasks.append(task)
        await asyncio.gather(*tasks)
    return order


def test_everybody_has_his_turn() -> None:
    order = asyncio.run(_turns())
    assert len(order) == 12
    for start in range(0, 12, 3):
        assert set(order[start : start + 3]) == {"Ann", "Bo", "Cyd"}, order


async def _shares(workers: int) -> tuple[int, int]:
    """How many of several workers one person gets, and a second one who comes later."""
    async with room(workers) as thinkers:
        await asyncio.gather(*(ask(thinkers, f"warm{k}", "greedy", k) for k in range(workers)))
        while sum(worker.ready for worker in thinkers._pool) < workers:
            await ask(thinkers, "warm", "greedy")
            await asyncio.sleep(0.05)
        tasks = [ask(thinkers, "Eve", STRONG, k) for k in range(6)]
        await asyncio.sleep(0.05)
        alone = sum(worker.job is not None for worker in thinkers._pool)
        tasks.append(ask(thinkers, "Ann", STRONG))
        await asyncio.sleep(0.05)
        both = {worker.job.person for worker in thinkers._pool if worker.job is not None}
        for task in tasks:
            task.cancel()
        return alone, len(both)


def test_one_person_holds_no_more_than_a_share_of_the_workers() -> None:
    assert asyncio.run(_shares(2)) == (1, 2)
    assert [Thinkers(count).share for count in (1, 2, 3, 4, 8)] == [1, 1, 2, 2, 4]


# -- time


@pytest.mark.parametrize("slug", list(MODULES))
@pytest.mark.parametrize("spec", ["greedy", "ismcts:100000"])
def test_a_bot_that_is_late_answers_with_its_best_so_far(slug: str, spec: str) -> None:
    game = load(slug)
    seats = max(2, game.seats[0])
    looks = 0

    def late() -> bool:
        nonlocal looks
        looks += 1
        return looks > 20

    s = game.start(seats, "late")
    for seat in range(seats):
        world = World(game, s, seat, late=late)
        with contextlib.suppress(ValueError):
            assert make_bot(spec, "late").choose(world) in world.decision().options
    assert looks < 200, "it stops soon after it is told to"


def test_a_late_bot_prefers_what_it_has_tried() -> None:
    """Late at once: the one option that was tried is the answer, not one of which nothing is known."""
    s = GAME.start(3, "at once")
    world = World(GAME, s, 0, late=lambda: True)
    offered = world.decision().options
    scores = make_bot("greedy", "x").scores(world, offered)  # type: ignore[attr-defined]
    assert sum(score >= 0 for score in scores) == 1 and len(scores) == len(offered)
    assert make_bot("greedy", "x").choose(world) == offered[max(range(len(offered)), key=scores.__getitem__)]


async def _hurried() -> tuple[float, dict[str, float]]:
    async with room() as thinkers:
        await ask(thinkers, "warm", "greedy")
        long = ask(thinkers, "Eve", STRONG)
        began = time.monotonic()
        await asyncio.sleep(0.05)
        other = ask(thinkers, "Ann", "easy")
        await long
        taken = time.monotonic() - began
        await other
        return taken, thinkers.load()


def test_who_has_thought_long_enough_answers_when_another_waits() -> None:
    taken, load = asyncio.run(_hurried())
    assert taken < MOST_SECONDS / 2
    assert (load["chance"], load["died"]) == (0, 0), "it was the bot's own answer"


def test_levels_have_budgets() -> None:
    assert {name: level(name).seconds <= MOST_SECONDS for name in LEVELS} == dict.fromkeys(LEVELS, True)
    assert level("ismcts:700").spec == "ismcts:700"
    for spec in LEVELS:
        check_bot(spec)
    for spec in ("ismcts:5000", "ismcts:60s", "chess"):
        with pytest.raises(ValueError, match=r"at most|no bot"):
            check_bot(spec)


# -- what goes wrong


async def _killed(times: int) -> tuple[str, dict[str, float]]:
    async with room() as thinkers:
        await ask(thinkers, "warm", "greedy")
        task = ask(thinkers, "Ann", STRONG)
        for _ in range(times):
            while not (thinkers._pool and thinkers._pool[0].job is not None):
                await asyncio.sleep(0.01)
            pid = thinkers._pool[0].process.pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            while thinkers._pool and thinkers._pool[0].process.pid == pid:
                await asyncio.sleep(0.01)
        return await task, thinkers.load()


@pytest.mark.parametrize(("times", "chance"), [(1, 0), (2, 1)])
def test_a_worker_that_dies_is_replaced_and_only_at_last_chance_answers(
    times: int, chance: int, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        answer, load = asyncio.run(_killed(times))
    assert answer.startswith("bid ") and load["died"] == times and load["chance"] == chance
    assert any("chance answers" in record.getMessage() for record in caplog.records) == bool(chance), "it is noted"


def test_a_worker_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_room, "GRACE", 0.2)

    async def hang() -> tuple[str, dict[str, float]]:
        async with room() as thinkers:
            await ask(thinkers, "warm", "greedy")
            os.kill(thinkers._pool[0].process.pid or 0, signal.SIGSTOP)
            return await ask(thinkers, "Ann", "easy"), thinkers.load()

    answer, load = asyncio.run(hang())
    assert answer.startswith("bid ") and load["died"] >= 1


def test_whoever_waits_when_the_hall_closes_is_told() -> None:
    async def closes() -> bool:
        async with room() as thinkers:
            task = ask(thinkers, "Ann", STRONG)
            await asyncio.sleep(0.01)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait_for(task, 5)
        return task.cancelled()

    assert asyncio.run(closes())


def test_a_question_that_nobody_waits_for_is_not_thought_about() -> None:
    async def leaves() -> dict[str, float]:
        async with room() as thinkers:
            await ask(thinkers, "warm", "greedy")
            tasks = [ask(thinkers, "Eve", STRONG, k) for k in range(5)]
            await asyncio.sleep(0.05)
            for task in tasks:
                task.cancel()
            await ask(thinkers, "Ann", "greedy")
            return thinkers.load()

    load = asyncio.run(leaves())
    assert load["queued"] == 0 and load["answers"] == 2


def test_an_undo_while_a_bot_thinks_lets_the_table_go_on(tmp_path: Path) -> None:
    frozen, n = asyncio.run(_undone(tmp_path / "hall.sqlite3"))
    assert frozen == "" and n >= 1


async def _undone(data: Path) -> tuple[str, int]:
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        table = await ann.open("card-rogue", "me", "ismcts:1s", seed="undo")
        async with ann.line(table) as wire:
            await wire.snapshot()
            for k in range(3):
                while wire.last["question"] is None or not wire.last["question"]["options"]:
                    await wire.snapshot()
                last = wire.last
                await wire.ask(type="answer", id=f"a{k}", n=last["n"], seat=0, do=last["question"]["options"][0]["do"])
                await wire.ask(type="undo", id=f"u{k}", seat=0)
                await wire.ask(type="chat", id=f"c{k}", text="wait a moment")
            end = time.monotonic() + 20
            while not wire.last["n"] and time.monotonic() < end:
                await wire.get(20)
            return wire.last["frozen"], wire.last["n"]


def test_thinking_here_is_the_same_as_there() -> None:
    state = GAME.start(3, "same")

    async def there() -> str:
        async with room() as thinkers:
            return await thinkers.choose("pebble", state, 0, "hard", "same", "Ann")

    from greathall.data import codec

    assert asyncio.run(there()) == think("pebble", codec.dumps(state), 0, "hard", "same")


def test_long_messages_come_and_go_whole_in_the_loop_of_the_server() -> None:
    """uvloop, which the server runs in, makes what it listens to non-blocking."""
    uvloop = pytest.importorskip("uvloop")
    table = Table(load("karez"), 5, "long")
    while table.outcome is None:
        seat = table.waiting()[0]
        question = engine.decision(table.mine(seat), seat)
        assert question is not None
        table.answer(seat, notation.show(table.game, question.options[len(table.answers) % len(question.options)]))
    text = Recording.of(table).text().encode()

    async def read() -> Any:
        async with room() as thinkers:
            await thinkers.ask("Ann", "read", (text + b" " * 1_000_000, 10_000), 60)
            found = await thinkers.ask("Ann", "read", (text, 10_000), 60)
            return found, thinkers.counts["died"]

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found, died = runner.run(read())
    assert died == 0 and len(found.begun.rows) == len(table.answers)
