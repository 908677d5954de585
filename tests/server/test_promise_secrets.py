"""S1: nothing hidden leaks. Two worlds that a viewer cannot tell apart must give identical bytes: snapshots, questions, events,
why-not and moments of a replay. And canaries: no secret of the table is in anything that is sent while it runs.
S3: what is not legal changes nothing. GREATHALL_POSITIONS and GREATHALL_ILLEGAL set the numbers for each title."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from hall_client import Person, Wire, hall_here
from positions import walk
from proof import fresh, often, proved

from greathall.core.event import Event
from greathall.core.game import View
from greathall.core.hidden import determinize
from greathall.core.ids import SPECTATOR
from greathall.core.rng import Rng
from greathall.data import notation
from greathall.data.codec import state_hash
from greathall.data.language import words
from greathall.games import MODULES, load
from greathall.server import seeds
from greathall.server.moment import Moment
from greathall.server.snapshot import asked_part, refusal_row, table_part, viewer_of
from greathall.server.store import Store
from greathall.table.table import Refused, Table

POSITIONS = often("POSITIONS", 10000)
ILLEGAL = often("ILLEGAL", 50000)


def channels(table: Table, viewer: int, since: int, before: View | None) -> bytes:
    """Everything that a viewer may be sent about a position, as bytes: whole, as a change, looking back, and why not."""
    whole = table_part(table, viewer, "en", since)
    parts: list[Any] = [whole, {**whole, **asked_part(table, SPECTATOR, "en", asked=False)}]
    if before is not None:
        parts.append(Moment(table, (), asked=True).between(before, whole["view"]).decode())
    if 0 <= viewer < table.seats and table.outcome is None:
        decision = table.decision(viewer, why=True)
        said, names = words(table.game, "en"), tuple(table.names)
        parts.append([] if decision is None else [refusal_row(table.game, said, r, names) for r in decision.refusals])
    return msgspec.json.encode(parts)


def elsewhere(event: Event, viewer: int) -> Event:
    """The event in the other world: what this viewer may not know of it is something else there."""
    if event.known >> viewer & 1:
        return event
    other = tuple(value if i < event.shown else value - 1 if value else 1 for i, value in enumerate(event.args))
    return Event(event.rule, event.kind, event.seat, other, event.known, event.shown)


def differing(slug: str, count: int) -> tuple[int, int, int]:
    """Pairs of worlds compared, pairs that differ for their viewer, and pairs whose worlds really are two."""
    pairs = leaks = two = game_number = 0
    game = load(slug)
    while pairs < count:
        seats = game.seats[0] + game_number % (game.seats[1] - game.seats[0] + 1)
        since = 0
        before: dict[int, View] = {}
        for n, table in enumerate(walk(slug, seats, fresh(f"secrets {game_number}"))):
            if pairs >= count or n > 400:
                break
            for viewer in (*range(seats), -1):
                knower = SPECTATOR if viewer < 0 else viewer
                drawn = determinize(table.state, knower, Rng.seeded(f"{game_number} {n} {viewer}"))
                other = table.moment(len(table.answers), drawn)
                other.log = [elsewhere(event, knower) for event in table.log]
                two += state_hash(other.state) != state_hash(table.state)
                known = before.get(viewer)
                leaks += channels(table, viewer, since, known) != channels(other, viewer, since, known)
                pairs += 1
            since = len(table.log)
            if n % 8 == 0:  # changes need not be told after every answer
                before = {viewer: table.view(viewer_of(table, viewer)) for viewer in (*range(seats), -1)}
        game_number += 1
    return pairs, leaks, two


@pytest.mark.parametrize("slug", list(MODULES))
def test_worlds_that_look_alike_give_the_same_bytes(slug: str) -> None:
    pairs, leaks, two = differing(slug, POSITIONS)
    proved("S1", f"pairs of worlds, {slug}", pairs, leaks, f"{two} of them different")
    assert leaks == 0 and two > pairs // 2


@pytest.mark.parametrize("slug", list(MODULES))
def test_a_view_that_shows_a_hidden_card_is_found(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = table_part

    def leaky(table: Table, seat: int, lang: str, since: int, asked: bool = True) -> dict[str, Any]:
        piles = [zone.cards for zone in table.state.zones() if zone.pool]
        return {**honest(table, seat, lang, since, asked), "hint": sum(pile[-1] for pile in piles if pile)}

    monkeypatch.setattr("test_promise_secrets.table_part", leaky)
    _, leaks, _ = differing(slug, 300)
    assert leaks > 0


@pytest.mark.parametrize("slug", [slug for slug in MODULES if slug != "card-rogue"])  # there nothing is told to some only
def test_an_event_that_is_told_to_everybody_is_found(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda self, seat: self)
    _, leaks, _ = differing(slug, 1500)
    assert leaks > 0


def test_looking_back_shows_everybody_what_he_may_see(tmp_path: Path) -> None:
    compared, wrong = asyncio.run(_look_back(tmp_path / "hall.sqlite3"))
    assert compared >= 18 and not wrong


def test_looking_back_through_the_first_seat_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def through_the_first(table: Table, seat: int, lang: str, since: int, asked: bool = True) -> dict[str, Any]:
        return table_part(table, max(seat, 0), lang, since, asked)

    monkeypatch.setattr("greathall.server.routes.table_part", through_the_first)
    _, wrong = asyncio.run(_look_back(tmp_path / "hall.sqlite3"))
    assert wrong


async def _look_back(data: Path) -> tuple[int, list[str]]:
    """Moments of a running table as two players and the public get them: how many, and which are not what the game's view says
    to that viewer."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        table = await ann.open("pebble", "me", "open", "easy", visibility="open")
        await bo.post(f"/api/tables/{table}/join", {"seat": 1})
        match = app.state.hall.matches[table]
        for seat in (0, 1):
            question = match.table.decision(seat)
            await match.answer(seat, notation.show(match.game, question.options[0]), None, None)
        while len(match.table.answers) < 5:
            seat = match.table.waiting()[0]
            question = match.table.decision(seat)
            await match.answer(seat, notation.show(match.game, question.options[0]), None, None)
        compared, wrong = 0, []
        async with httpx.AsyncClient(base_url=address, trust_env=False) as public:
            for n in range(len(match.table.answers) + 1):
                for http, viewer in ((ann.http, 0), (bo.http, 1), (public, SPECTATOR)):
                    seen = (await http.get(f"/api/tables/{table}/at/{n}")).json()
                    compared += 1
                    if seen["view"] != match.game.view(match.table.at(n), viewer):
                        wrong.append(f"moment {n} for viewer {viewer}")
        return compared, wrong


@pytest.mark.parametrize("slug", list(MODULES))
def test_no_secret_is_in_what_is_sent(tmp_path: Path, slug: str) -> None:
    sent, found = asyncio.run(_canaries(tmp_path / "hall.sqlite3", slug))
    proved("F3", f"bytes looked through for secrets, {slug}", sent, len(found))
    assert sent > 8000 and not found


def test_a_seed_in_a_snapshot_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.server.common.commitment", lambda seed, salt: f"{seeds.commitment(seed, salt)} of {seed}")
    _, found = asyncio.run(_canaries(tmp_path / "hall.sqlite3", "pebble"))
    assert found


def test_a_note_for_everybody_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "note", lambda self, table, person: "canary-of-the-note")
    _, found = asyncio.run(_canaries(tmp_path / "hall.sqlite3", "pebble"))
    assert found


async def _canaries(data: Path, slug: str) -> tuple[int, list[str]]:
    """Two people at a running table, a spectator, and a bot: bytes received, and secrets found in them."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        table = await ann.open(slug, "me", "open", "easy", visibility="open", seed="canary-of-the-seed-0123456789")
        match = app.state.hall.matches[table]
        key = match.table.state.rng.key
        await bo.post(f"/api/tables/{table}/join", {"seat": 1})
        async with ann.line(table) as first, bo.line(table) as second, Wire(address, table, {}) as third:
            await first.ask(type="note", id="1", text="canary-of-the-note")
            await first.ask(type="chat", id="2", text="hello")
            for step in range(2 if slug == "pebble" else 6):  # not to the end, where the seed is laid open
                for wire, seat in ((first, 0), (second, 1)):
                    await wire.ask(type="ping", id="now")
                    await _pester(wire, seat, step)
            await third.ask(type="ping", id="end")
            replies = [await bo.http.get(f"/api/tables{path}") for path in ("", *(f"/{table}{part}" for part in READS))]
            # What the two people themselves were given (a cookie each) is theirs; everything else is a secret.
            secrets = [match.seed, key, ann.http.cookies["greathall"], bo.http.cookies["greathall"]]
    strangers = "\n".join([*second.heard, *third.heard, *(reply.text for reply in replies)])
    everything = "\n".join([*first.heard, strangers])
    found = [secret for secret in secrets if secret in everything]
    return len(everything), found + ["the note"] * ("canary-of-the-note" in strangers)


READS = ("", "/at/0", "/at/1", "/record", "/fair", "/invites")


async def _pester(wire: Wire, seat: int, step: int) -> None:
    """Ask for everything that a seat may ask for, give a wrong answer, and a right one if it is asked."""
    kinds = ("why", "hint", "undo") if step == 0 else ("why",)
    for kind in kinds:
        await wire.ask(id=f"{kind}{step}", type=kind, seat=seat)
    wrong = {"type": "answer", "id": f"bad{step}", "n": wire.last["n"], "seat": seat, "do": "bid nothing"}
    assert (await wire.ask(**wrong))["type"] == "refused"
    question = wire.last["question"]
    if question is not None and question["options"]:
        await wire.ask(**{**wrong, "id": f"good{step}", "n": wire.last["n"], "do": question["options"][0]["do"]})


# -- S3


@pytest.mark.parametrize("slug", list(MODULES))
def test_what_is_not_legal_changes_nothing(slug: str) -> None:
    tried, changed = try_illegal(slug, ILLEGAL)
    proved("S3", "illegal answers", tried, changed, slug)
    assert tried >= ILLEGAL and changed == 0


def test_a_table_that_takes_anything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_check_legal", lambda self, seat, chosen, question, number: True)
    _, changed = try_illegal("pebble", 500)
    assert changed > 0


def try_illegal(slug: str, count: int) -> tuple[int, int]:
    """Offer every answer that was ever legal where it is not, to every seat: tries, and tries with an effect."""
    tried = changed = number = 0
    game = load(slug)
    random = Random(9)
    known: dict[str, int] = {}
    while tried < count:
        seats = max(2, game.seats[0])
        for n, table in enumerate(walk(slug, seats, fresh(f"illegal {number}"))):
            if tried >= count or n > 300:
                break
            legal = [_legal(table, seat) for seat in range(seats)]
            for options in legal:
                known.update((notation.show(game, o), o) for o in options)
            if table.outcome is not None:
                continue
            before = state_hash(table.state)
            answers = len(table.answers)
            for text, option in random.sample(sorted(known.items()), min(60, len(known))):
                for seat in range(seats + 1):
                    if seat < seats and option in legal[seat]:
                        continue
                    tried += 1
                    try:
                        table.answer(seat, text)
                        changed += 1
                    except Refused as refusal:
                        changed += refusal.code not in ("illegal", "not-your-turn")
            if table.frozen or state_hash(table.state) != before or len(table.answers) != answers:
                changed += 1
                break
        number += 1
    return tried, changed


def _legal(table: Table, seat: int) -> set[int]:
    if table.outcome is not None:
        return set()
    decision = table.decision(seat)
    return set(table.anytime(seat)) | (set(decision.options) if decision is not None else set())
