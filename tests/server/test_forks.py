"""Forks: nothing that shares a seed with a running table can be played on, finished or laid open before it."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from hall_client import Person, hall_here

from greathall.core.hidden import resample_unknown
from greathall.data import notation
from greathall.data.codec import dumps
from greathall.games import MODULES, load
from greathall.server import forks
from greathall.server.match import Match


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "hall.sqlite3"


async def answer_some(match: Match, count: int) -> None:
    """Play on with the first answers; sets are confirmed."""
    for _ in range(count):
        if match.over:
            return
        seat, n = match.table.waiting()[0], len(match.table.answers)
        while len(match.table.answers) == n:
            decision = match.table.decision(seat)
            assert decision is not None
            await match.answer(seat, notation.show(match.game, decision.options[-1]), None, None)


async def finish(match: Match) -> None:
    """Play to the end, half at random and half sensibly."""
    random = Random(4)
    for _ in range(4000):
        if match.over:
            return
        seat = match.table.waiting()[0]
        decision = match.table.decision(seat)
        assert decision is not None
        weights = match.game.policy(match.table.state, seat, decision.options)
        await match.answer(seat, notation.show(match.game, random.choices(decision.options, weights)[0]), None, None)
    raise AssertionError("it does not end")


def no_bots(app: Any) -> None:
    """Whoever sits there, the test itself answers."""
    app.state.hall.drive = lambda match: None


def secrets_of(match: Match) -> list[str]:
    """What nobody may learn of a running table."""
    return [match.seed, match.salt, match.bots_key, match.table.seed, match.table.state.rng.key]


@pytest.mark.parametrize("slug", list(MODULES))
def test_a_fork_of_a_running_game_keeps_what_its_player_knows(data: Path, slug: str) -> None:
    asyncio.run(_keeps(data, slug))


async def _keeps(data: Path, slug: str) -> None:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        seats = max(2, load(slug).seats[0])
        no_bots(app)
        table = await ann.open(slug, *["hard"] * (seats - 1), "me")  # the last seat: it is not the first by chance
        match = app.state.hall.matches[table]
        await answer_some(match, 5 if slug == "pebble" else 25)
        mine, n = seats - 1, len(match.table.answers) - 1
        before = (await ann.http.get(f"/api/tables/{table}/at/{n}")).json()
        made = await ann.post(f"/api/tables/{table}/fork", {"n": n})
        assert made["seat"] == mine
        new = app.state.hall.matches[made["id"]]
        shown = (await ann.http.get(f"/api/tables/{made['id']}")).json()
        assert shown["view"] == before["view"], "what the player knows is the same"
        assert shown["origin"] == {"n": n, "sampled": True} and not shown["chosen_seed"] and shown["n"] == 0
        told = [event["text"] for event in shown["events"]]
        was = [event["text"] for event in (await ann.http.get(f"/api/tables/{table}?lang=en")).json()["events"]]
        assert told == was[: len(told)] and (told or slug == "card-rogue"), "and so is what he was told"
        old, young = match.table.at(n), new.table.state
        assert young.rng.key != old.rng.key and dumps(young) != dumps(old)
        assert not set(secrets_of(match)) & set(secrets_of(new)), "no secret is shared"
        if slug in ("pebble", "karez"):  # the others take longer, and nothing else
            await finish(new)
            ended = (await ann.http.get(f"/api/tables/{made['id']}")).json()["outcome"]
            sums = [sum(line["points"][seat] for line in ended["lines"]) for seat in range(seats)]
            assert sums == ended["points"], "the score counts what happened before the fork"
        else:
            await answer_some(new, 10)
        parts = ("", "/record", "/fair", "/at/0", "/at/1")
        texts = [(await ann.http.get(f"/api/tables/{made['id']}{part}")).text for part in parts]
        assert all(secret not in text for text in texts for secret in secrets_of(match))
        assert not match.over, "and the other still goes on"


def test_hidden_cards_are_drawn_anew(data: Path) -> None:
    """Over many forks of one moment of Pebble the others' stones differ, and one's own do not."""
    same, hands = asyncio.run(_hands(data))
    assert same and len(hands) > 10


def test_a_fork_that_keeps_the_cards_is_found(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forks, "resample_unknown", lambda state, mask, rng: None)
    _, hands = asyncio.run(_hands(data))
    assert len(hands) == 1
    assert resample_unknown is not forks.resample_unknown


async def _hands(data: Path) -> tuple[bool, set[str]]:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        no_bots(app)
        table = await ann.open("pebble", "me", "easy", "easy")
        match = app.state.hall.matches[table]
        own, others = match.table.at(0).hands[0].cards, set()
        for _ in range(16):
            made = await ann.post(f"/api/tables/{table}/fork", {"n": 0})
            hands = app.state.hall.matches[made["id"]].table.at(0).hands
            others.add(json.dumps([hand.cards for hand in hands[1:]]))
            if hands[0].cards != own:
                return False, others
        return True, others


def test_nobody_forks_where_others_sit_or_may_come(data: Path) -> None:
    refused, allowed = asyncio.run(_others(data))
    assert refused == ["running"] * len(refused) and len(refused) == 5
    assert allowed == [201, 201]


async def _others(data: Path) -> tuple[list[str], list[int]]:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        refused = []
        no_bots(app)
        opened = await ann.open("pebble", "me", "open", visibility="open")
        refused.append(await _try(ann, opened))  # the host, while a seat is open
        refused.append(await _try(bo, opened))  # a spectator
        await bo.post(f"/api/tables/{opened}/join", {"seat": 1})
        refused += [await _try(ann, opened), await _try(bo, opened)]
        alone = await ann.open("pebble", "me", "easy", visibility="open")
        refused.append(await _try(bo, alone))
        allowed = [await _try(ann, alone)]
        match = app.state.hall.matches[opened]
        await answer_some(match, 100)
        assert match.over
        allowed.append(await _try(bo, opened))
        return refused, allowed


async def _try(person: Person, table: str) -> Any:
    reply: httpx.Response = await person.http.post(f"/api/tables/{table}/fork", json={"n": 0})
    return reply.status_code if reply.status_code < 300 else reply.json()["code"]


def test_a_fork_of_a_finished_game_takes_everything_over(data: Path) -> None:
    asyncio.run(_finished(data))


async def _finished(data: Path) -> None:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        no_bots(app)
        table = await ann.open("pebble", "me", "me", words="a word of mine")
        match = app.state.hall.matches[table]
        await answer_some(match, 100)
        made = await ann.post(f"/api/tables/{table}/fork", {"n": 3})
        new = app.state.hall.matches[made["id"]]
        assert new.table.answers == match.table.answers[:3] and new.table.seed == match.table.seed
        shown = (await ann.http.get(f"/api/tables/{made['id']}")).json()
        assert shown["origin"] == {"n": 3, "sampled": False} and shown["chosen_seed"] and shown["n"] >= 3
        assert dumps(new.table.at(2)) == dumps(match.table.at(2)), "its history can be played again"
        await finish(new)


def test_a_fork_survives_a_restart(data: Path) -> None:
    asyncio.run(_restart(data))


async def _restart(data: Path) -> None:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "me", "me")
        await answer_some(app.state.hall.matches[table], 4)
        made = await ann.post(f"/api/tables/{table}/fork", {"n": 4})
        new = app.state.hall.matches[made["id"]]
        await answer_some(new, 3)
        text, told = dumps(new.table.state), len(new.table.log)
        again = await ann.post(f"/api/tables/{made['id']}/fork", {"n": 2})
        assert again["seat"] == 0, "a fork of a fork"
    async with hall_here(data) as (_, app):
        woken = await app.state.hall.find(made["id"])
        assert dumps(woken.table.state) == text and len(woken.table.log) == told and len(woken.table.answers) == 3
        assert (await app.state.hall.find(again["id"])).table.outcome is None
