"""S1 as a matrix: every route and every message x who asks x (running, over). Of a running table no seed, no salt, no key, no
hash of a state and no hidden card may be in anything that anybody gets; of a finished one nothing that would open another that
still runs."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from hall_client import OURS, Person, Wire, hall_here
from proof import proved
from test_forks import answer_some, finish, no_bots
from two_worlds import elsewhere, normal
from websockets.exceptions import WebSocketException

from greathall.core.event import Event
from greathall.core.hidden import determinize
from greathall.core.ids import SPECTATOR
from greathall.core.rng import Rng
from greathall.data.codec import state_hash
from greathall.games import load
from greathall.server import forks, messages, routes
from greathall.server.ledger import read_rows, read_snapshots
from greathall.server.match import Match
from greathall.table.recording import Recording

WHO = ("anonymous", "spectator", "other table", "other seat", "own seat", "host")
READS = ("", "/at/0", "/at/2", "/at/999", "/record", "/fair", "/invites")
CHANGES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/join", {"seat": 1}), ("/join", {"invite": "x" * 24}), ("/watch", {"key": "x" * 24}), ("/fork", {"n": 0}),
    ("/fork", {"n": 2}),
)  # fmt: skip
ELSEWHERE = ("/api/me", "/api/tables", "/api/games", "/api/messages", "/schema/openapi.json")
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "why"}, {"type": "why", "do": "bid flint"}, {"type": "answer", "n": 0, "do": "bid flint"}, {"type": "hint"},
    {"type": "answer", "n": 9, "do": "no such thing"}, {"type": "seat"}, {"type": "ping"}, {"type": "words", "text": "w"},
    {"type": "chat", "text": "hello"}, {"type": "note", "text": "n"}, {"type": "consent", "agree": False},
    {"type": "bot", "on": True, "bot": "easy"}, {"type": "bot", "on": False}, {"type": "undo"},
)  # fmt: skip
SEATLESS = ("ping", "words", "chat", "note", "consent")


def test_the_matrix_covers_every_message_and_route() -> None:
    known = {cls.__struct_config__.tag for cls in messages.Message.__args__}
    assert known == {message["type"] for message in MESSAGES}
    paths = {path for handler in routes.ROUTES for path in handler.paths}
    tables = {path.removeprefix("/api/tables/{table:str}") for path in paths if "{table:str}" in path}
    assert tables == {"", "/at/{n:int}", "/record", "/fair", "/invites", "/join", "/watch", "/fork"}


def secrets_of(match: Match) -> dict[str, str]:
    """What nobody may learn of a running table."""
    hashes = [row.hash for row in read_rows(match.store, match.id)]
    hashes += [rest.hash for rest in read_snapshots(match.store, match.id)]
    known = {"seed": match.seed, "salt": match.salt, "bots' key": match.bots_key, "game's seed": match.table.seed}
    known |= {f"hash {k}": text for k, text in enumerate(hashes) if text}
    known |= {"stream": match.table.state.rng.key, "state": state_hash(match.table.state)}
    return known


class Matrix:
    """Everybody at three tables: one that runs, one of its kind that is over, and one that somebody plays alone."""

    def __init__(self) -> None:
        self.tried = 0
        self.found: list[str] = []
        self.secrets: dict[str, str] = {}

    def look(self, where: str, text: str) -> None:
        """Is a secret in what somebody got?"""
        self.tried += 1
        self.found += [f"{where}: the {name}" for name, secret in self.secrets.items() if secret in text]


@pytest.mark.parametrize("slug", ["pebble", "karez"])
def test_no_secret_is_in_anything_that_anybody_gets(tmp_path: Path, slug: str) -> None:
    matrix = asyncio.run(_matrix(tmp_path / "hall.sqlite3", slug))
    detail = f"to {len(WHO)} kinds of people"
    proved("F3", f"answers of routes and sockets, {slug}", matrix.tried, len(matrix.found), detail)
    assert matrix.tried > 300 and not matrix.found, matrix.found[:5]


HOLES = ("record", "fair", "salt", "hash", "fork", "event", "seat")


@pytest.mark.parametrize("hole", HOLES)
def test_a_hole_is_found(tmp_path: Path, hole: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if hole in ("record", "fair"):
        monkeypatch.setattr("greathall.server.routes.ended", lambda match, why: None)
    elif hole == "salt":
        monkeypatch.setattr("greathall.server.common.commitment", lambda seed, salt: f"of {salt}")
    elif hole == "hash":
        honest = Match.parts
        monkeypatch.setattr(Match, "parts", lambda self, *given: {**honest(self, *given), "sum": state_hash(self.table.state)})
    elif hole == "fork":  # as it was: the same seed, and everybody who plays may
        monkeypatch.setattr(forks, "new_secret", lambda: "5" * 64)
        monkeypatch.setattr(forks, "draw_anew", lambda state, known, seat, seed: None)
    elif hole == "event":
        monkeypatch.setattr(Event, "seen_by", lambda self, seat: self)
    else:
        monkeypatch.setattr("greathall.server.snapshot.viewer_of", lambda table, seat: max(seat, 0))
    matrix = asyncio.run(_matrix(tmp_path / "hall.sqlite3", "pebble", until_found=True))
    print(f"S1 matrix twin ({hole}): {len(matrix.found)} found, the first: {matrix.found[:1]}")
    assert matrix.found


async def _matrix(data: Path, slug: str, until_found: bool = False) -> Matrix:
    matrix = Matrix()
    async with AsyncExitStack() as opened:
        address, app = await opened.enter_async_context(hall_here(data))
        no_bots(app)
        people = {name: await opened.enter_async_context(Person(address, name)) for name in WHO[1:]}
        host = people["host"]
        running = await _seated(people, slug)
        over = await _seated(people, slug)
        await finish(app.state.hall.matches[over])
        alone = await host.open(slug, *["me", "easy", "easy"][: max(2, load(slug).seats[0])])
        for table in (running, alone):
            await answer_some(app.state.hall.matches[table], 3)
        branch = (await host.post(f"/api/tables/{alone}/fork", {"n": 2}))["id"]
        await finish(app.state.hall.matches[branch])
        await people["other table"].open(slug, *["me"] * max(2, load(slug).seats[0]))
        goes_on = [app.state.hall.matches[table] for table in (running, alone)]
        for match in goes_on:
            matrix.secrets |= {f"{name} of {match.id}": text for name, text in secrets_of(match).items()}
        matrix.secrets |= {"bots' key of a finished table": app.state.hall.matches[over].bots_key}
        matrix.secrets |= {f"cookie of {name}": person.http.cookies["greathall"] for name, person in people.items()}
        for who in WHO:
            cookie = {} if who == "anonymous" else {"Cookie": people[who].cookie}
            for table, state in ((running, "running"), (over, "over"), (alone, "alone"), (branch, "branch")):
                await _ask(matrix, address, app, who, cookie, table, state)
                await _say(matrix, address, who, cookie, table, state)
                if until_found and matrix.found:
                    return matrix
    return matrix


async def _seated(people: dict[str, Person], slug: str) -> str:
    """A table of two people, watched by a third; whatever number it needs, they sit there."""
    count = max(2, load(slug).seats[0])
    table = await people["host"].open(slug, "me", *["open"] * (count - 1), undo="free")
    invites = (await people["host"].http.get(f"/api/tables/{table}/invites")).json()
    sitting = ["own seat", "other seat"]
    for k, row in enumerate(invites["seats"]):
        await people[sitting[k % 2]].post(f"/api/tables/{table}/join", {"invite": row["invite"]})
    await people["spectator"].post(f"/api/tables/{table}/watch", {"key": invites["spectate"]})
    return table


async def _ask(matrix: Matrix, address: str, app: Any, who: str, cookie: dict[str, str], table: str, state: str) -> None:
    """Every route; and what only reads, in another world as well."""
    match: Match = app.state.hall.matches[table]
    async with httpx.AsyncClient(base_url=address, headers={**OURS, **cookie}, trust_env=False, timeout=60) as http:
        for path in READS:
            where = f"{who}, {state}: GET {path}"
            text = (await http.get(f"/api/tables/{table}{path}")).text
            matrix.look(where, text)
            if state in ("running", "alone"):
                await _in_another_world(matrix, http, match, f"/api/tables/{table}{path}", text, where, who)
        for path in ELSEWHERE:
            matrix.look(f"{who}: GET {path}", (await http.get(path)).text)
        for path, body in CHANGES:
            if state != "alone" or who != "host" or path != "/fork":
                matrix.look(f"{who}, {state}: POST {path}", (await http.post(f"/api/tables/{table}{path}", json=body)).text)
        blank = Recording(match.game.slug, match.game.version, match.table.seats, "guess", {}, list(match.names))
        matrix.look(f"{who}: import", (await http.post("/api/import", content=blank.text())).text)


async def _in_another_world(
    matrix: Matrix, http: httpx.AsyncClient, match: Match, path: str, text: str, where: str, who: str
) -> None:
    """The same request while the table stands in a world that is equal for this viewer: the answer must be the same."""
    person = (await http.get("/api/me")).json()["id"]
    mine = match.seats_of(person)
    knower = mine[0] if mine else SPECTATOR
    true = match.table
    if "/at/" in path:  # a moment is played again from the seed: it is compared with what the game itself shows of it
        n, seen = int(path.rsplit("/", 1)[1]), json.loads(text)
        if "view" in seen and seen["view"] != match.game.view(true.at(n), knower):
            matrix.found.append(f"{where}: what another sees")
        return
    world = determinize(true.state, knower, Rng.seeded(where))
    other = true.moment(len(true.answers), world)
    other.log = [elsewhere(event, knower) for event in true.log]
    try:
        match.table, match._moment, match._shown = other, None, None
        again = (await http.get(path)).text
    finally:
        match.table, match._moment, match._shown = true, None, None
    matrix.tried += 1
    if normal(again, match) != normal(text, match):
        matrix.found.append(f"{where}: a hidden card")


async def _say(matrix: Matrix, address: str, who: str, cookie: dict[str, str], table: str, state: str) -> None:
    """Every message. Whoever plays there sends nothing that changes the game, and everybody else sends everything."""
    wire = Wire(address, table, cookie)
    plays = who in ("own seat", "other seat", "host")
    random = Random(who)
    try:
        async with wire:
            for number, message in enumerate(MESSAGES):
                changes = message["type"] in ("undo", "bot") or message.get("do") == "bid flint"
                if plays and changes and message["type"] != "why":
                    continue
                seat = {} if message["type"] in SEATLESS else {"seat": random.randrange(3)}
                await wire.socket.send(json.dumps({**message, **seat, "id": f"m{number}"}))
            await wire.ask(type="ping", id="end")
    except WebSocketException:
        pass  # the door is shut for this one
    for text in wire.heard or [""]:
        matrix.look(f"{who}, {state}: a message", text)
