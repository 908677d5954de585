"""S1 on the real server: whole games of every title, every byte that a seat or a spectator gets over socket and routes, in two
worlds that are equal for him: one seat after the other, and a spectator. GREATHALL_WORLDS sets how many games of each title."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from hall_client import Person, Wire, hall_here
from positions import walk
from proof import fresh, often, proved
from two_worlds import Found, Worlds

from greathall.core.event import Event
from greathall.core.zone import Zone
from greathall.games import MODULES, load
from greathall.server import database, snapshot, writer
from greathall.table.entries import Answer
from greathall.table.table import Table

GAMES = often("WORLDS", 1)
LONGEST = 1000
EVERY = {"pebble": 1}  # answers between two times at which a viewer asks for everything
WORLDS = 12  # answers after which the other world is drawn anew in any case


def a_game(slug: str, number: int) -> tuple[Table, list[Answer]]:
    """A whole game, not too long."""
    seats = max(2, load(slug).seats[0])
    for attempt in range(40):
        for n, table in enumerate(walk(slug, seats, fresh(f"two worlds {number}/{attempt}"))):
            if table.outcome is not None:
                return table, list(table.answers)
            if n > LONGEST:
                break
    raise AssertionError(f"no game of {slug} is over after {LONGEST} answers")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here is who hears what, and not the disk."""
    monkeypatch.setattr(writer, "BREATH", 0.0)
    monkeypatch.setattr(writer, "DEEP_BREATH", 0.0)
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "PRAGMA synchronous=OFF"))


@pytest.mark.parametrize("slug", list(MODULES))
def test_whole_games_look_the_same_in_worlds_that_are_the_same(tmp_path: Path, slug: str) -> None:
    for number in range(GAMES):
        table, answers = a_game(slug, number)
        viewers = (number % table.seats, -1)
        found = asyncio.run(_watch(tmp_path / f"hall{number}.sqlite3", slug, table, answers, viewers))
        total = Found(*(sum(getattr(one, key) for one in found) for key in COUNTS))
        leaks = [leak for one in found for leak in one.leaks]
        detail = (
            f"a game of {len(answers)} answers, viewers {viewers}, {total.replies} replies ({total.size} bytes in all), "
            f"{total.played} answers given in both worlds, {total.laid} worlds drawn ({total.two} different), "
            f"{total.parted} more that showed something"
        )
        proved("S1", f"messages on the real server, {slug}", total.messages, len(leaks), detail)
        assert not leaks, leaks[:5]
        assert total.messages > len(answers) and total.played > 0 and total.two > total.laid // 2


COUNTS = ("messages", "replies", "size", "played", "laid", "parted", "two")


async def _watch(data: Path, slug: str, table: Table, answers: list[Answer], viewers: tuple[int, ...]) -> list[Found]:
    async with AsyncExitStack() as opened:
        address, app = await opened.enter_async_context(hall_here(data))
        people = [await opened.enter_async_context(Person(address, f"P{k}")) for k in range(table.seats)]
        found = []
        for viewer in viewers:
            async with AsyncExitStack() as lines:
                found.append(await _look_on(lines, app, address, slug, table, answers, people, viewer))
        return found


async def _look_on(
    lines: AsyncExitStack, app: object, address: str, slug: str, table: Table, answers: list[Answer], people: list[Person],
    viewer: int,
) -> Found:  # fmt: skip
    """One viewer at two tables, through a whole game."""
    matches, wires = [], []
    for _ in range(2):
        name = await people[0].open(slug, "me", *["open"] * (table.seats - 1), visibility="open", seed=table.seed)
        for seat, person in enumerate(people[1:], 1):
            await person.post(f"/api/tables/{name}/join", {"seat": seat})
        matches.append(app.state.hall.matches[name])  # type: ignore[attr-defined]
        wire = people[viewer].line(name) if viewer >= 0 else Wire(address, name, {})
        wires.append(await lines.enter_async_context(wire))
    public = await lines.enter_async_context(httpx.AsyncClient(base_url=address, trust_env=False, timeout=60))
    worlds = Worlds(slug, viewer, matches, wires, people[viewer].http if viewer >= 0 else public)
    for wire in wires:
        await wire.snapshot()
        wire.heard.clear()
    worlds.lay()
    await worlds.compare("at first")
    random = Random(viewer)
    for step, answer in enumerate(answers):
        await worlds.answer(answer)
        if worlds.true.over:
            break
        if step % WORLDS == WORLDS - 1:
            worlds.lay()
            await worlds.compare("in another world")
        if random.random() < 1 / EVERY.get(slug, 25):
            await worlds.ask_everything(step, hint=random.random() < 0.1)
    return worlds.found


# -- twins


@pytest.mark.parametrize("hole", ["event", "view", "count"])
def test_a_leak_is_found(tmp_path: Path, hole: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event told to everybody, a card that shows through its back, and a question that depends on what is hidden."""
    if hole == "event":
        monkeypatch.setattr(Event, "seen_by", lambda self, seat: self)
    elif hole == "view":
        monkeypatch.setattr(Zone, "seen_by", lambda self, seat: list(self.cards))
    else:
        honest = snapshot.asked_part

        def leaky(table: Table, viewer: int, lang: str, asked: bool = True) -> dict[str, object]:
            part = honest(table, viewer, lang, asked)
            return {**part, "waiting": part["waiting"][: 1 + sum(table.state.zones()[0].cards) % 2]}

        monkeypatch.setattr("greathall.server.moment.asked_part", leaky)
    table, answers = a_game("pebble", 0)
    found = asyncio.run(_watch(tmp_path / "hall.sqlite3", "pebble", table, answers, (0, 1, -1)))
    leaks = [leak for one in found for leak in one.leaks]
    print(f"S1 twin ({hole}): {len(leaks)} found, the first: {leaks[:1]}")
    assert leaks
