"""R8, with made-up changes of the rules: running tables go on, players are told what was taken back and why, and what was told
before stays readable. Twins: a step that forgets a field, and a tail that nobody compares."""

import asyncio
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hall_client import Person, hall_here
from proof import proved
from stored import edit, stored_table, woken

from greathall.core.game import Game
from greathall.data import notation
from greathall.data.codec import state_hash, text_hash
from greathall.games import MODULES, load
from greathall.games.karez.rules import state as karez_state
from greathall.games.pebble import pebble
from greathall.server import waking
from greathall.server.ledger import read_rows
from greathall.server.match import Match
from greathall.server.resting import follow_rules
from greathall.server.store import Store
from greathall.server.waking import Course
from greathall.table.fold import follow

COMPILED = not pebble.__file__.endswith(".py")


# -- the file of an older release: the same game, whose states had another form then


def make_older(path: Path, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write a file as an older version of the rules would have: a field had another name, so that every hash differs."""
    monkeypatch.setitem(game.upgrades, game.version - 1, _value_again)
    edit(path, "UPDATE journal SET hash = 'ffffffffffffffff'", f"UPDATE tables SET version = {game.version - 1}")
    store = Store(path)

    def job(c: Any) -> None:
        for table_id, seq, state in c.execute("SELECT table_id, seq, state FROM snapshots").fetchall():
            coded = json.loads(zlib.decompress(b64decode(state)))
            coded["worth"] = coded.pop("value")
            text = json.dumps(coded, separators=(",", ":"), ensure_ascii=False)
            values = (b64encode(zlib.compress(text.encode())).decode(), text_hash(text), game.version - 1, table_id, seq)
            c.execute("UPDATE snapshots SET state = ?, hash = ?, version = ? WHERE table_id = ? AND seq = ?", values)

    store.submit(job).result()
    store.close()


def _value_again(coded: Any) -> Any:
    coded["value"] = coded.pop("worth")
    return coded


def tell_otherwise(path: Path, table: str, seq: int) -> None:
    """Change what an answer told: as if the rules of that time had told something else."""
    edit(path, f"UPDATE journal SET told = '[[[\"X-1\",\"moon\",0,[1,2,3]]],[]]' WHERE table_id = '{table}' AND seq = {seq}")


@pytest.mark.parametrize("slug", list(MODULES))
@pytest.mark.parametrize("rest", [True, False], ids=["snapshot at the end", "only the deal"])
def test_a_running_table_goes_on_under_other_rules(
    tmp_path: Path, slug: str, rest: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "hall.sqlite3"
    store = Store(path)
    name, table = stored_table(store, slug, 6 if slug == "pebble" else 90, f"rules {slug}", rest)
    store.close()
    make_older(path, table.game, monkeypatch)
    store = Store(path)
    again = woken(store, name)
    assert again.lost is None and again.change is not None and not again.change.get("same")
    assert again.change["taken_back"] == 0 and again.change["answers"] == len(table.answers)
    assert state_hash(again.table.state) == state_hash(table.state)
    assert [vars_of(e) for e in again.table.log] == [vars_of(e) for e in table.log], "the history as it was told"
    assert again.table.base == len(table.answers) and all(again.table.can_undo(seat) == 0 for seat in range(table.seats))
    follow_rules(store, name, again.course.seq, again.table, again.change)
    third = woken(store, name)  # from the snapshot at the rules row
    assert third.change is None and third.lost is None and third.course.rules is not None
    assert state_hash(third.table.state) == state_hash(table.state) and third.table.base == len(table.answers)
    store.close()


def vars_of(event: Any) -> tuple[Any, ...]:
    return event.rule, event.kind, event.seat, event.args, event.known, event.shown


@pytest.mark.parametrize("slug", ["pebble", "karez"])
def test_answers_that_lead_elsewhere_are_taken_back(tmp_path: Path, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "hall.sqlite3"
    store = Store(path)
    name, table = stored_table(store, slug, 6 if slug == "pebble" else 40, f"back {slug}", rest=False)
    standing = Course.of(read_rows(store, name)).standing
    store.close()
    make_older(path, table.game, monkeypatch)
    tell_otherwise(path, name, standing[3].seq)
    store = Store(path)
    again = woken(store, name)
    assert again.change is not None
    assert {key: again.change[key] for key in ("answers", "taken_back", "why")} == {
        "answers": 3, "taken_back": len(table.answers) - 3, "why": "told",
    }  # fmt: skip
    assert state_hash(again.table.state) == state_hash(table.at(3))
    store.close()


def test_a_step_that_forgets_a_field_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The twin: then there is no way to the rules of today, and the table can only be looked at; nothing is lost."""
    path = tmp_path / "hall.sqlite3"
    store = Store(path)
    name, table = stored_table(store, "pebble", 6, "forgets")
    store.close()
    make_older(path, table.game, monkeypatch)
    monkeypatch.setitem(table.game.upgrades, 0, lambda coded: {k: v for k, v in coded.items() if k != "worth"})
    store = Store(path)
    again = woken(store, name)
    assert again.change is None and again.lost is not None and again.lost["code"] == "other-rules"
    assert len(read_rows(store, name)) >= 6
    store.close()


def test_a_tail_that_nobody_compares_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The twin of comparing: whoever plays the tail without a look goes on where the old rules did not lead."""
    path = tmp_path / "hall.sqlite3"
    store = Store(path)
    name, table = stored_table(store, "pebble", 6, "tail", rest=False)
    standing = Course.of(read_rows(store, name)).standing
    store.close()
    make_older(path, table.game, monkeypatch)
    tell_otherwise(path, name, standing[3].seq)

    def blindly(table: Any, answers: Any, told: Any) -> str:
        for answer in answers:
            table.answer(answer.seat, answer.text)
        return ""

    store = Store(path)
    monkeypatch.setattr(waking, "follow", blindly)
    blind = woken(store, name).change
    monkeypatch.setattr(waking, "follow", follow)
    seeing = woken(store, name).change
    store.close()
    assert blind is not None and seeing is not None and blind["taken_back"] == 0 and seeing["taken_back"] == 3


# -- the other way: a release whose rules are new


def new_field(cls: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], Any]:
    """Give the state of a game a field more; the step that brings older states there."""
    made, cloned = cls.__init__, cls.clone

    def init(self: Any, *given: Any, moon: int = 7, **named: Any) -> None:
        made(self, *given, **named)
        self.moon = moon

    def clone(self: Any) -> Any:
        other = cloned(self)
        other.moon = self.moon
        return other

    monkeypatch.setattr(cls, "FIELDS", (*cls.FIELDS, "moon"))
    monkeypatch.setattr(cls, "__init__", init)
    monkeypatch.setattr(cls, "clone", clone)

    def step(coded: Any) -> Any:
        return {**coded, "moon": 7}

    return step


@pytest.mark.skipif(COMPILED, reason="compiled rules cannot be patched")
@pytest.mark.parametrize("slug", ["pebble", "karez"])
@pytest.mark.parametrize("changed", [False, True], ids=["a field more", "a rule changed as well"])
def test_players_go_on_in_a_hall_of_new_rules(tmp_path: Path, slug: str, changed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "hall.sqlite3"
    table, before = asyncio.run(_some_answers(path, slug))
    # As after a crash: there is no snapshot of the end, so that the answers themselves must be compared.
    edit(path, "DELETE FROM snapshots WHERE kept = 0")
    game = load(slug)
    version = game.version
    step = new_field(pebble.Pebble if slug == "pebble" else karez_state.Karez, monkeypatch)
    monkeypatch.setattr(game, "version", version + 1)
    monkeypatch.setitem(game.upgrades, version, step)
    if changed:
        _change_a_rule(slug, monkeypatch)
    after, replies = asyncio.run(_go_on(path, table))
    proved("R8", "tables under other rules", 1, 0, f"{slug}, {'a rule changed' if changed else 'a field more'}: {after['rules']}")
    told = after["rules"]
    assert told is not None and (told["from"], told["to"]) == (version, version + 1) and not after["frozen"]
    if changed:
        assert 0 < told["taken_back"] < before["n"] and told["answers"] == before["n"] - told["taken_back"]
        assert told["why"] in ("told", "asked", "chance", "illegal")
    else:
        assert told["taken_back"] == 0 and after["view"] == before["view"]
    assert replies["answer"]["type"] == "ack" and replies["undo"]["type"] == "ack", "it goes on, and the new answer can go back"
    assert replies["beyond"]["code"] == "no-undo", "but nothing before the change can"
    moments = replies["moments"]
    assert moments[0]["view"] is None and moments[0]["events"], "what was told before is still there, in words"
    assert [event["text"] for event in moments[1]["events"]] == before["first"]
    assert moments[2]["view"] is not None, "and the board from there on"


def _change_a_rule(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if slug == "pebble":
        honest = pebble.Round._pay
        monkeypatch.setattr(pebble.Round, "_pay", lambda self, s: (s.tell("PB-BID-02", "lost", 15, 9), honest(self, s)))
    else:
        honest_tell = karez_state.Karez.tell

        def tell(self: Any, rule: str, kind: str, seat: int, *given: Any, **named: Any) -> None:
            """The new rules tell twice whatever happens after the eighth answer."""
            honest_tell(self, rule, kind, seat, *given, **named)
            if self.answers > 8:
                honest_tell(self, rule, kind, seat, *given, **named)

        monkeypatch.setattr(karez_state.Karez, "tell", tell)


async def _some_answers(path: Path, slug: str) -> tuple[str, dict[str, Any]]:
    seats = max(2, load(slug).seats[0])
    async with hall_here(path) as (address, app), Person(address, "Ann") as ann:
        table = await ann.open(slug, *["me"] * seats, seed="new rules")
        match = app.state.hall.matches[table]
        for _ in range(6 if slug == "pebble" else 20):
            await _answer(match)
        seen = (await ann.http.get(f"/api/tables/{table}")).json()
        first = (await ann.http.get(f"/api/tables/{table}/at/1")).json()
        path.with_suffix(".cookie").write_text(ann.http.cookies["greathall"])
        return table, {**seen, "first": [event["text"] for event in first["events"]]}


async def _answer(match: Match) -> None:
    seat, n = match.table.waiting()[0], len(match.table.answers)
    while len(match.table.answers) == n:  # a set is confirmed by the last of its options
        decision = match.table.decision(seat)
        assert decision is not None
        await match.answer(seat, notation.show(match.game, decision.options[-1]), None, None)


async def _go_on(path: Path, table: str) -> tuple[dict[str, Any], dict[str, Any]]:
    async with hall_here(path) as (address, app), Person(address, "Bo") as ann:
        ann.http.cookies.clear()
        ann.http.cookies.set("greathall", path.with_suffix(".cookie").read_text())
        async with ann.line(table) as wire:
            after = await wire.snapshot()
            match = app.state.hall.matches[table]
            moments = [(await ann.http.get(f"/api/tables/{table}/at/{n}")).json() for n in (0, 1, after["n"])]
            seat = after["waiting"][0]
            await wire.ask(type="ping", id="p")
            beyond = await wire.ask(type="undo", id="b", seat=seat)
            decision = match.table.decision(seat)
            do = notation.show(match.game, decision.options[0])
            answer = await wire.ask(type="answer", id="a", n=after["n"], seat=seat, do=do)
            undo = await wire.ask(type="undo", id="u", seat=seat)
            replies = {"answer": answer, "undo": undo, "beyond": beyond, "moments": moments}
            return after, replies
