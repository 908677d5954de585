"""R7: a finished game replays byte for byte, whatever the hash seed: every state, event, view and outcome of the stored corpus.
R5: every viewer converges, after any mix of faults. `make test-corpus` plays the whole corpus again, the tests a part of it."""

import asyncio
import contextlib
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hall_client import Person, Wire, hall_here
from positions import finished
from proof import ROUND, fresh, often, proved

from greathall.core.ids import SPECTATOR
from greathall.core.rng import Rng
from greathall.games import MODULES, load
from greathall.lab.play.corpus import Played, differing, read, record
from greathall.server.match import Match
from greathall.table.replay import Recording, VerifyError, replay, verify

CORPUS = Path(__file__).parents[1] / "corpus"
PART = {"pebble": 200, "card-rogue": 20, "meeples": 6, "karez": 6, "dorian": 4}
STORED = 1000  # games of each title at the least


def part(slug: str) -> list[Played]:
    """The stored games that are played again this time: whenever the rules change in any way, others."""
    _, games = read(CORPUS / f"{slug}.xz")
    rules = hashlib.sha256()
    for path in sorted(Path(load(slug).folder).rglob("*.*")):
        if path.suffix in (".py", ".toml"):
            rules.update(path.read_bytes())
    start = int.from_bytes(rules.digest()[:4], "big") % len(games)
    return (games[start:] + games[:start])[: PART[slug]]


def elsewhere() -> int:
    """How many of those games lead elsewhere than they did when they were stored; for a process of its own."""
    return sum(1 for slug in MODULES for _ in differing(load(slug), part(slug)))


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_stored_games_replay_byte_for_byte(hash_seed: str) -> None:
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-c", "from test_promise_replay import elsewhere; print(elsewhere())"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    games = [len(part(slug)) for slug in MODULES]
    proved("R7", "stored games", sum(games), int(run.stdout), f"hash seed {hash_seed}")
    assert run.stdout.strip() == "0"


NEW = often("REPLAYS", 2)
AGAIN = """
import sys, json
from greathall.games import load
from greathall.lab.play.corpus import Played, differing
print(sum(1 for _ in differing(load(sys.argv[1]), [Played(*row) for row in json.load(sys.stdin)])))
"""


@pytest.mark.parametrize("slug", list(MODULES))
def test_new_games_replay_byte_for_byte(slug: str) -> None:
    """Played here, and played again in another process with another hash seed."""
    game, games, attempt = load(slug), [], 0
    while len(games) < NEW and attempt < 20 * NEW:
        played = record(game, max(game.seats[0], 1 + attempt % 3), fresh(f"new {slug} {attempt}"))
        attempt += 1
        if played is not None:
            games.append([played.seats, played.seed, played.digest, played.answers])
    environment = {**os.environ, "PYTHONHASHSEED": ("1", "random", "77")[ROUND % 3], "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", AGAIN, slug]
    run = subprocess.run(command, env=environment, input=json.dumps(games), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    proved("R7", f"new games, {slug}", len(games), int(run.stdout))
    assert games and run.stdout.strip() == "0"


@pytest.mark.parametrize("slug", list(MODULES))
def test_the_corpus_is_large_and_of_these_rules(slug: str) -> None:
    game, games = read(CORPUS / f"{slug}.xz")
    assert game.slug == slug and len(games) >= STORED
    assert len({(played.seats, played.seed) for played in games}) == len(games)


@pytest.mark.parametrize("where", ["chance", "answer", "digest"])
def test_a_game_that_leads_elsewhere_is_found(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, games = read(CORPUS / "card-rogue.xz")
    first = games[0]
    if where == "chance":
        monkeypatch.setattr(Rng, "below", lambda self, n: (Rng._byte(self) + 1) % n)
    elif where == "answer":
        first = Played(first.seats, first.seed, first.digest, first.answers[:-1])
    else:
        first = Played(first.seats, first.seed, "0" * 16, first.answers)
    assert list(differing(game, [first])) == [first.seed]


@pytest.mark.parametrize("where", ["hash", "seed", "answer"])
def test_a_changed_recording_is_found(where: str) -> None:
    recording = Recording.of(finished("pebble", 2, "changed"))
    if where == "hash":
        recording.answers[3] = type(recording.answers[3])(recording.answers[3].seat, recording.answers[3].text, "0" * 16)
    elif where == "seed":
        recording.seed += "x"
    else:
        del recording.answers[2]
    with pytest.raises(VerifyError):
        verify(recording)


# -- R5


@pytest.mark.parametrize("slug", list(MODULES))
def test_every_viewer_converges(tmp_path: Path, slug: str) -> None:
    viewers, differing = asyncio.run(_converge(tmp_path / "hall.sqlite3", slug))
    proved("R5", "viewers", viewers, differing, f"{slug}, after lost lines, undos and a restart")
    assert viewers >= 6 and differing == 0


def test_a_table_that_forgets_to_tell_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Match.announce

    def forgetful(self: Match, game_only: bool = False) -> None:
        if len(self.table.answers) < 4:
            told(self, game_only)

    monkeypatch.setattr(Match, "announce", forgetful)
    with pytest.raises((AssertionError, TimeoutError)):
        _, differing = asyncio.run(_converge(tmp_path / "hall.sqlite3", "pebble", 2.0))
        assert differing == 0


async def _converge(data: Path, slug: str, patience: float = 15.0) -> tuple[int, int]:
    """Play with faults; how many viewers there are at the end, and how many of them see what they should not."""
    async with contextlib.AsyncExitStack() as opened:  # whatever goes wrong, every line and client is closed
        return await _viewers(data, slug, patience, opened)


async def _viewers(data: Path, slug: str, patience: float, opened: contextlib.AsyncExitStack) -> tuple[int, int]:
    random = Random(fresh("21"))
    seats = load(slug).seats[0] if load(slug).seats[0] > 1 else 2
    async with hall_here(data) as (address, _):
        people = [await opened.enter_async_context(Person(address, f"P{k}")) for k in range(seats)]
        table = await people[0].open(slug, "me", *["open"] * (seats - 1), visibility="open")
        for seat, person in enumerate(people[1:], 1):
            await person.post(f"/api/tables/{table}/join", {"seat": seat})
        await _some_play(people, table, random, 4, patience, opened)
        cookies = [person.http.cookies for person in people]
    async with hall_here(data) as (address, app):
        people = [Person(address, f"P{k}") for k in range(seats)]
        for person, jar in zip(people, cookies, strict=True):
            opened.push_async_callback(person.http.aclose)
            person.http.cookies = jar
        wires = await _some_play(people, table, random, 3, patience, opened)
        wires += [await opened.enter_async_context(Wire(address, table, {})) for _ in range(2)]
        match = app.state.hall.matches[table]
        truth = replay(Recording(slug, match.game.version, seats, match.seed, {}, match.names, list(match.table.answers)))
        differing = 0
        for wire in wires:
            await _now(wire)  # what it has not read yet may tell of an undo and of another answer of the same number
            while wire.last.get("n") != len(truth.answers):
                await wire.get(patience)
            seat = wire.last["seat"]
            # What a seat has picked and not confirmed is in no journal, and only this seat sees it.
            state = match.table.mine(seat) if seat >= 0 and match.table.picked(seat) else truth.state
            want = msgspec.json.encode(load(slug).view(state, SPECTATOR if seat < 0 else seat))
            differing += msgspec.json.encode(wire.last["view"]) != want
        return len(wires), differing


async def _some_play(
    people: list[Person], table: str, random: Random, answers: int, patience: float, opened: contextlib.AsyncExitStack
) -> list[Wire]:
    """Some answers and undos by people with two lines each, which break now and then; the lines."""
    lines = [[await opened.enter_async_context(person.line(table)) for _ in range(2)] for person in people]
    for step in range(answers):
        for seat, person in enumerate(people):
            if random.random() < 0.4:
                await lines[seat][1].socket.close()
                lines[seat][1] = await opened.enter_async_context(person.line(table))
        seat = (await _now(lines[0][0]))["waiting"][0]
        wire = lines[seat][0]
        last = await _now(wire)
        while last["question"] is None:
            last = await wire.get(patience)
        do = random.choice(last["question"]["options"])["do"]
        name = f"{answers}-{step}"
        reply = await wire.ask(type="answer", id=name, n=last["n"], seat=seat, do=do)
        assert reply["type"] == "ack", reply
        assert wire.last["n"] >= reply["n"]
        if random.random() < 0.4:
            await wire.ask(type="undo", id=f"u{name}", seat=seat)
    return [wire for pair in lines for wire in pair]


async def _now(wire: Wire) -> dict[str, Any]:
    """The state that a line has after everything that was sent to it: a ping comes back behind it."""
    await wire.ask(type="ping", id="now")
    while not wire.last:
        await wire.get()
    await asyncio.sleep(0.05)
    await wire.ask(type="ping", id="then")
    return wire.last
