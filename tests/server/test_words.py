"""Seeds: nobody chose them. The players' words are part of the seed, nothing is dealt before they are said, and what is shown
before the end tells nothing of it; the transcript of the table proves all that."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hall_client import Person, hall_here
from test_forks import answer_some, no_bots

from greathall.core.rng import Rng
from greathall.core.zone import Zone
from greathall.data import notation
from greathall.server import gathering, seeds

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import verify_fair


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "hall.sqlite3"


def test_nothing_is_dealt_before_everybody_has_said_his_words(data: Path) -> None:
    asyncio.run(_gathers(data))


async def _gathers(data: Path) -> None:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        no_bots(app)
        table = await ann.open("pebble", "me", "open", "easy", visibility="open", gather=True)
        match = app.state.hall.matches[table]
        async with ann.line(table) as hers, bo.line(table) as his:
            first = await hers.snapshot()
            assert not first["dealt"] and first["view"] == {} and first["question"] is None and first["events"] == []
            assert first["waiting"] == [] and first["words"] == [None, None, None] and len(first["commitment"]) == 64
            for kind in ("answer", "undo", "hint"):
                more = {"n": 0, "do": "bid flint"} if kind == "answer" else {}
                assert (await hers.ask(type=kind, id=kind, seat=0, **more))["type"] == "refused"
            assert (await hers.ask(type="why", id="w", seat=0))["refusals"] == []
            for part in ("at/0", "fair", "record"):
                assert (await ann.http.get(f"/api/tables/{table}/{part}")).status_code == 409
            assert (await ann.http.post(f"/api/tables/{table}/fork", json={"n": 0})).status_code >= 400
            assert (await his.ask(type="words", id="x", text="from outside"))["code"] == "not-yours"
            assert (await hers.ask(type="words", id="1", text="  a stitch\u202e in\ttime "))["type"] == "ack"
            assert (await hers.ask(type="words", id="2", text="once more"))["code"] == "said"
            assert hers.last["words"] == ["a stitch in time", None, None] and not hers.last["dealt"]
            await bo.post(f"/api/tables/{table}/join", {"seat": 1})
            assert not match.dealt, "everybody is there, but Bo has not said anything"
        async with ann.line(table) as hers, bo.line(table) as his:
            await hers.snapshot()
            assert (await his.ask(type="words", id="3", text="saves nine"))["type"] == "ack"
            while not hers.last["dealt"]:
                await hers.snapshot()
            assert hers.last["view"] and hers.last["question"] and hers.last["waiting"] == [0, 1, 2]
            assert (await his.ask(type="words", id="4", text="late"))["code"] == "dealt"
            assert match.table.seed == seeds.game_seed(match.seed, ["a stitch in time", "saves nine", None])
            assert match.table.seed == verify_fair.game_seed(match.seed, ["a stitch in time", "saves nine", None])
        key = match.table.state.rng.key
        seed = match.seed
    async with hall_here(data) as (_, app):
        again = await app.state.hall.find(table)
        assert again.dealt and again.table.state.rng.key == key and again.seed == seed


def test_words_come_with_the_one_who_sits_down(data: Path) -> None:
    asyncio.run(_at_once(data))


async def _at_once(data: Path) -> None:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        table = await ann.open("pebble", "me", "open", visibility="open", gather=True, words="mine")
        await bo.post(f"/api/tables/{table}/join", {"seat": 1, "words": "his"})
        assert app.state.hall.matches[table].dealt and app.state.hall.matches[table].words == ["mine", "his"]
        chosen = {"game": "pebble", "seats": [{"kind": "me"}] * 2, "seed": "x", "words": "y"}
        assert (await ann.http.post("/api/tables", json=chosen)).json()["code"] == "bad-setting"
        waiting = await ann.open("pebble", "me", "me", gather=True)
        async with ann.line(waiting) as hers:
            await hers.snapshot()
            assert (await hers.ask(type="words", id="1", text=""))["type"] == "ack"
            assert app.state.hall.matches[waiting].dealt, "nothing is an answer, and one is enough for both seats"


def test_a_waiting_table_survives_a_restart(data: Path) -> None:
    asyncio.run(_waits(data))


async def _waits(data: Path) -> None:
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "open", visibility="open", gather=True, words="mine")
        shown = (await ann.http.get(f"/api/tables/{table}")).json()
    async with hall_here(data) as (address, app), Person(address, "Bo") as bo:
        again = (await bo.http.get(f"/api/tables/{table}")).json()
        assert again["words"] == ["mine", None] and again["commitment"] == shown["commitment"] and not again["dealt"]
        await bo.post(f"/api/tables/{table}/join", {"seat": 1, "words": "his"})
        assert app.state.hall.matches[table].dealt


# -- the proof


async def _whole_game(data: Path, slug: str = "pebble") -> tuple[str, str, dict[str, Any]]:
    """A table of two people, to its end: the commitment that they saw first, the transcript, and the last snapshot."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann, Person(address, "Bo") as bo:
        table = await ann.open(slug, "me", "open", visibility="open", gather=True, words="one")
        promised = (await ann.http.get(f"/api/tables/{table}")).json()["commitment"]
        await bo.post(f"/api/tables/{table}/join", {"seat": 1, "words": "two"})
        await answer_some(app.state.hall.matches[table], 200)
        shown = (await bo.http.get(f"/api/tables/{table}")).json()
        return promised, (await bo.http.get(f"/api/tables/{table}/fair")).text, shown


def test_the_transcript_of_a_table_is_right(data: Path) -> None:
    promised, text, shown = asyncio.run(_whole_game(data))
    checked = verify_fair.verify(text, promised)
    header = json.loads(text.split("\n")[0])
    assert checked.words == 2 and checked.shuffles == 1 and checked.dealt == 8 and not checked.chosen
    assert shown["seed"] == header["seed"] != header["server"] and len(header["server"]) == len(header["salt"]) == 64


@pytest.mark.parametrize("fault", ["words", "swap", "hand", "seed", "skip"])
def test_a_server_that_cheats_is_found(data: Path, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twins of the proof: words that are not used, a card exchanged after the shuffle, a hand from nowhere, another seed, a draw
    that is thrown away."""
    if fault == "words":
        monkeypatch.setattr(gathering, "game_seed", lambda seed, words: seed)
        monkeypatch.setattr("greathall.server.waking.game_seed", lambda seed, words: seed)
    elif fault in ("swap", "hand"):
        honest = Zone.shuffle

        def cheating(self: Zone, rng: Rng) -> None:
            honest(self, rng)
            if fault == "swap":
                self.cards[0] = (self.cards[0] + 1) % 3
            else:
                self.cards[-8:] = [0] * 8  # what is dealt to both

        monkeypatch.setattr(Zone, "shuffle", cheating)
    elif fault == "seed":
        monkeypatch.setattr("greathall.server.fair.game_seed", lambda seed, words: "f" * 64)
    else:
        drawn = Rng.die
        monkeypatch.setattr(Rng, "die", lambda self, sides=6: (self._byte(), drawn(self, sides))[1])
    promised, text, _ = asyncio.run(_whole_game(data))
    with pytest.raises(verify_fair.Unfair) as why:
        verify_fair.verify(text, promised)
    print(f"F2 twin ({fault}): {why.value}")


def test_secrets_are_long_and_never_the_same(data: Path) -> None:
    values = asyncio.run(_values(data))
    assert all(len(value) == 64 for value in values) and len(set(values)) == len(values) == 60


async def _values(data: Path) -> list[str]:
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        for _ in range(20):
            await ann.open("pebble", "me", "me")
        return [value for match in app.state.hall.matches.values() for value in (match.seed, match.salt, match.bots_key)]


def test_a_guessed_seed_cannot_be_tried_out() -> None:
    """Without its salt a commitment tells nothing, not even of a seed that somebody chose."""
    promised = seeds.commitment("1234", seeds.new_secret())
    assert promised not in {seeds.commitment("1234", ""), seeds.commitment("1234", seeds.new_secret())}
    assert verify_fair.commitment("1234", "ab" * 32) == seeds.commitment("1234", "ab" * 32)


def test_no_two_lists_of_words_make_the_same_seed() -> None:
    lists: list[list[str | None]] = [
        ["a", "b"], ["ab", ""], ["", "ab"], ["a", None], [None, "a"], ["b", "a"], ["a", "b", None], [None, None], ["", ""],
    ]  # fmt: skip
    assert len({seeds.game_seed("s", words) for words in lists}) == len(lists)
    assert all(seeds.game_seed("s", words) == verify_fair.game_seed("s", words) for words in lists)
    assert seeds.game_seed("s", []) == "s"


def test_bots_have_chance_of_their_own(data: Path) -> None:
    """At two tables that share a chosen seed the bots draw otherwise; and the game's chance does not move when a bot thinks."""
    asked = asyncio.run(_asked(data))
    (first, second), games = asked
    assert len(first) == len(second) >= 3 and not set(first) & set(second)
    assert not any(part in seed for seed in (*first, *second) for part in ("the same seed", games[0]))
    assert games[0] == games[1], "though the game itself is the same"


async def _asked(data: Path) -> tuple[list[list[str]], list[str]]:
    """The seeds with which the bots of two tables were asked, and the keys of the two games' streams."""
    async with hall_here(data) as (address, app), Person(address, "Ann") as ann:
        hall, seeds_of, keys = app.state.hall, [], []
        honest, heard = hall.thinkers.choose, []

        async def listening(slug: str, state: Any, seat: int, spec: str, seed: str, owner: str, **more: Any) -> str:
            heard.append(seed)
            before = (state.rng.key, state.rng.position())
            answer: str = await honest(slug, state, seat, spec, seed, owner, **more)
            assert (state.rng.key, state.rng.position()) == before
            return answer

        hall.thinkers.choose = listening
        for _ in range(2):
            heard.clear()
            table = await ann.open("pebble", "me", "easy", seed="the same seed")
            match = hall.matches[table]
            while not match.over:
                if 0 in match.table.waiting():
                    decision = match.table.decision(0)
                    await match.answer(0, notation.show(match.game, decision.options[0]), None, None)
                await asyncio.sleep(0.05)
            seeds_of.append(list(heard))
            keys.append(match.table.state.rng.key)
        return seeds_of, keys
