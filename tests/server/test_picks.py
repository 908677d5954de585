"""Choosing several things over the line: free, private until it is confirmed, and then one answer."""

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hall_client import Person, Wire, hall_here

from greathall.data import notation
from greathall.games import load
from greathall.server.seating import give_to_bot
from greathall.server.taking_back import undo


async def _two(data: Path, picks: list[str]) -> tuple[Wire, Wire, dict[str, Any]]:
    """Ann picks and confirms while Bo and the public look on: their lines, and what Ann saw last before she confirmed."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        table = await ann.open("shelf", "me", "open", visibility="open", seed="two")
        await bo.post(f"/api/tables/{table}/join", {"seat": 1})
        async with ann.line(table) as first, bo.line(table) as second, Wire(address, table, {}) as public:
            for wire in (first, second, public):
                await wire.snapshot()
                await _until(wire, lambda last: last["watching"] == 1 and all(one["online"] for one in last["people"]))
            heard = [len(second.heard), len(public.heard)]
            for k, do in enumerate(picks):
                ack = await first.ask(type="answer", id=f"p{k}", n=0, seat=0, do=do)
                assert ack == {"type": "ack", "id": f"p{k}", "n": 0}, "a pick counts as no answer"
            seen = first.last
            # A line of talk comes after everything that was told before it.
            await first.ask(type="chat", id="c", text="well")
            await _until(second, lambda last: last["chat"])
            await _until(public, lambda last: last["chat"])
            done = await first.ask(type="answer", id="done", n=0, seat=0, do="done")
            assert done["n"] == 1
            assert await first.ask(type="answer", id="done", n=0, seat=0, do="done") == done
            await _until(second, lambda last: last["n"] == 1)
            await _until(public, lambda last: last["n"] == 1)
            second.heard, public.heard = second.heard[heard[0] :], public.heard[heard[1] :]
            assert app.state.hall.matches[table].table.answers[0].text.endswith("; done")
            return second, public, seen


async def _until(wire: Wire, wanted: Any) -> None:
    while not wanted(wire.last):
        await wire.snapshot()


def test_others_learn_nothing_of_what_or_how_much_is_picked(tmp_path: Path, shelf: str) -> None:
    first = asyncio.run(_two(tmp_path / "a.sqlite3", ["take book5", "take book1"]))
    other = asyncio.run(_two(tmp_path / "b.sqlite3", ["take book2; take book2", "take book4", "put-back book2", "take book3"]))
    assert [row["pick"]["do"] for row in first[2]["question"]["picks"]["held"]] == ["take book1", "take book5"]
    assert first[2]["question"]["picks"]["text"] == "2 of 4 books" and other[2]["question"]["picks"]["have"] == 3
    assert other[2]["question"]["picks"]["order"] == ["take book1", "take book2", "take book3", "take book4", "take book5"]
    assert other[2]["undo"]["alone"] == 3 and other[2]["n"] == 0
    for k in (0, 1):  # the other player and the public: the talk, and then what was confirmed
        assert len(first[k].heard) == len(other[k].heard) == 2
        assert _timeless(first[k].heard[0]) == _timeless(other[k].heard[0])


def _timeless(message: str) -> str:
    return re.sub(r'"at":[\d.]+', '"at":0', message)


def test_an_undo_takes_the_last_pick_back_even_where_answers_stand(tmp_path: Path, shelf: str) -> None:
    asyncio.run(_undo(tmp_path / "hall.sqlite3"))


async def _undo(data: Path) -> None:
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        table = await ann.open("shelf", "me", "me", undo="none")
        async with ann.line(table) as wire:
            await wire.snapshot()
            await wire.ask(type="answer", id="1", n=0, seat=0, do="take book5; take book1")
            await wire.ask(type="undo", id="2", seat=0)
            assert wire.last["view"]["taken"] == [[5], []]
            await wire.ask(type="undo", id="3", seat=0)
            refused = await wire.ask(type="undo", id="4", seat=0)
            assert refused["type"] == "refused" and refused["code"] == "no-undo"
            why = await wire.ask(type="why", id="5", seat=0, do="done")
            assert [row["text"] for row in why["refusals"]] == ["0 of 2 so far"]
            why = await wire.ask(type="why", id="6", seat=0, do="take book9")
            assert why["refusals"][0]["rule"] == "SH-TAKE-01"
            bad = await wire.ask(type="why", id="7", seat=0, do="nonsense")
            assert bad["code"] == "illegal"


def test_a_bot_that_takes_over_begins_anew(tmp_path: Path, shelf: str) -> None:
    assert asyncio.run(_taken_over(tmp_path / "hall.sqlite3")) == 0


async def _taken_over(data: Path) -> int:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        table = await ann.open("shelf", "me", "me")
        match = app.state.hall.matches[table]
        async with ann.line(table) as wire:
            await wire.snapshot()
            await wire.ask(type="answer", id="1", n=0, seat=0, do="take book5")
            assert match.table.picked(0) == 1
            await give_to_bot(match, 0, True, "greedy")
            return int(match.table.picked(0))


@pytest.mark.parametrize("slug", ["card-rogue", "meeples", "karez", "dorian"])
def test_picks_of_every_title_are_private_and_taken_back(slug: str, tmp_path: Path) -> None:
    asyncio.run(_title(tmp_path / "hall.sqlite3", slug))


async def _title(data: Path, slug: str) -> None:
    """The toy is not compiled; this is how the same goes in what is played, compiled as well."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        table = await ann.open(slug, *["me"] * max(2, load(slug).seats[0]), seed="picks")
        match = app.state.hall.matches[table]
        seat = await _until_picks(match, random.Random(7))
        others = [k for k in range(len(match.chairs)) if k != seat]

        def shown() -> list[str]:
            return [json.dumps(match.snapshot(ann.id if k >= 0 else "", k, "en", 0)) for k in (*others, -1)]

        before, n = shown(), len(match.table.answers)
        question = match.snapshot(ann.id, seat, "en", 0)["question"]
        pick = next(row["do"] for row in question["options"] if row["do"] in question["picks"]["order"])
        assert await match.answer(seat, pick, n, None) == n and match.table.picked(seat) == 1
        assert shown() == before, "nobody else learns of it"
        held = match.snapshot(ann.id, seat, "en", 0)["question"]["picks"]["held"]
        assert [row["pick"]["do"] for row in held] == [pick]
        await undo(match, seat)
        assert match.table.picked(seat) == 0 and len(match.table.answers) == n
        await match.answer(seat, pick, n, None)
        await give_to_bot(match, seat, True, "greedy")
        assert match.table.picked(seat) == 0, "a bot begins anew"


async def _until_picks(match: Any, chance: random.Random) -> int:
    """Play until somebody chooses several things; who."""
    for _ in range(2000):
        seat = match.table.waiting()[0]
        decision = match.table.decision(seat)
        if decision.picks is not None and any(decision.is_pick(o) for o in decision.options) and not decision.picks.held:
            return int(seat)
        if not decision.options:
            await undo(match, seat)
            continue
        do = notation.show(match.game, chance.choice(decision.options))
        await match.answer(seat, do, len(match.table.answers), None)
    raise AssertionError("nothing was ever picked")
