"""Two worlds that are equal for a viewer, at two tables of a real server, with one socket of his at each.

The first table plays a game. The second stands in a world that the viewer cannot tell from it: whatever he does not know is drawn
anew. An answer that comes to the same for him in both worlds is really given at both tables, and every byte that he gets must be
the same. Any other answer (it turns up a card, rolls a die, or is paid from a hand) shows him things, which then differ as they
should: after it the second table is laid in a new world, equal for him again, and what is sent of that moment must be the same.
"""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

import httpx
from hall_client import Wire

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.hidden import determinize
from greathall.core.ids import SPECTATOR
from greathall.core.rng import Rng
from greathall.data.codec import state_hash
from greathall.server.match import Match
from greathall.table.entries import Answer, Pending
from greathall.table.table import Refused, Table


def elsewhere(event: Event, viewer: int) -> Event:
    """The event in the other world: what this viewer may not know of it is something else there."""
    if event.known >> viewer & 1:
        return event
    other = tuple(value if i < event.shown else value - 1 if value else 1 for i, value in enumerate(event.args))
    return Event(event.rule, event.kind, event.seat, other, event.known, event.shown)


@dataclass
class Found:
    """What was compared, and what differed."""

    messages: int = 0  # of the sockets
    replies: int = 0  # of requests
    size: int = 0  # in bytes
    played: int = 0  # answers really given in both worlds
    laid: int = 0  # moments after which the other world was drawn anew
    parted: int = 0  # answers that are legal in both worlds and show the viewer something
    two: int = 0  # worlds that really are two
    leaks: list[str] = field(default_factory=list)


class Worlds:
    """A viewer at two tables: the true one and the other."""

    def __init__(self, slug: str, viewer: int, matches: list[Match], wires: list[Wire], http: httpx.AsyncClient) -> None:
        self.slug = slug
        self.viewer = viewer  # a seat, or -1 for a spectator
        self.knower = SPECTATOR if viewer < 0 else viewer
        self.true, self.other = matches
        self.wires = wires
        self.http = http
        self.found = Found()
        self._drawn = 0

    # -- laying worlds

    def lay(self) -> None:
        """Draw a new world for the other table."""
        self._drawn += 1
        table = self.true.table
        world = determinize(table.state, self.knower, Rng.seeded(f"{self.slug} {self.viewer} {self._drawn}"))
        rng = table.state.rng  # another stream, read as far: how far nobody has to hide
        world.rng = Rng(world.rng.key, rng.counter, rng.at, [], rng.loop, rng.looped)
        self.found.two += state_hash(world) != state_hash(table.state)
        self.found.laid += 1
        other = table.moment(len(table.answers), world)
        other.log = [elsewhere(event, self.knower) for event in table.log]
        other.state.log = other.log
        self.other.table = other
        self.other._shown = None
        self.other.announce()

    # -- playing

    async def answer(self, answer: Answer) -> None:
        """One answer of the game."""
        mine, theirs = (_tried(match.table, answer) for match in (self.true, self.other))
        if mine is not None and theirs is not None and self._looks(mine) == self._looks(theirs):
            self.found.played += 1
            await self._give(answer, both=True)
        else:
            self.found.parted += theirs is not None
            await self._give(answer, both=False)
            if self.true.over:
                return  # everything is laid open
            self.lay()
        await self.compare(f"after answer {len(self.true.table.answers)} ({answer.text!r} of seat {answer.seat})")

    def _looks(self, pending: Pending) -> Any:
        """What an answer comes to for the viewer, as the game itself says; what the server makes of it is another matter."""
        after, table = pending.after, self.true.table
        logged = [(e.rule, e.kind, e.seat, e.args) for e in (event.seen_by(self.knower) for event in pending.logged)]
        asked = engine.decision(after, self.viewer, free=True) if self.viewer in engine.waiting(after) else None
        options = None if asked is None else (asked.prompt, asked.about, asked.options)
        moved = after.rng.position() - table.state.rng.position(), after.reveals - table.state.reveals
        if after.outcome is not None or (pending.n == len(table.answers) and moved != (0, 0)):
            return object()  # it is over, chance was drawn, or somebody learned something
        return table.game.view(after, self.knower), logged, engine.waiting(after), options

    async def _give(self, answer: Answer, both: bool) -> None:
        matches = (self.true, self.other) if both else (self.true,)
        if both and answer.seat == self.viewer:
            n = len(self.true.table.answers)
            await asyncio.gather(*(self._send(k, answer, n) for k in range(len(matches))))
        else:
            await asyncio.gather(*(match.answer(answer.seat, answer.text, None, None) for match in matches))

    async def _send(self, k: int, answer: Answer, n: int) -> None:
        wire = self.wires[k]
        reply = await wire.ask(type="answer", id=f"a{n}", n=n, seat=answer.seat, do=answer.text)
        if reply["type"] != "ack":
            self.found.leaks.append(f"{self.slug}, viewer {self.viewer}: {answer.text} is {reply} at table {k}")

    # -- comparing

    async def compare(self, where: str) -> None:
        """What came over both sockets since the last time."""
        await asyncio.gather(*(wire.ask(type="ping", id="p") for wire in self.wires))
        names = (self.true.id, self.other.id)
        heard = [[text.replace(name, "T") for text in wire.heard] for wire, name in zip(self.wires, names, strict=True)]
        for wire in self.wires:
            wire.heard.clear()
        self.found.messages += len(heard[0])
        self.found.size += sum(map(len, heard[0]))
        if heard[0] != heard[1]:
            self.found.leaks.append(f"{self.slug}, viewer {self.viewer}, {where}: {difference(*heard)}")

    async def ask_everything(self, step: int, hint: bool) -> None:
        """Whatever a viewer may ask for, at both tables."""
        if self.viewer >= 0:
            wrong = {"type": "answer", "n": len(self.true.table.answers), "seat": self.viewer, "do": "nothing at all"}
            asked: list[dict[str, Any]] = [{"type": "why", "seat": self.viewer}, wrong]
            if hint:
                asked.append({"type": "hint", "seat": self.viewer})
            for message in asked:
                for wire in self.wires:  # one after the other: nobody may ask for two hints at once
                    await wire.ask(**message, id=f"{message['type']}{step}")
        await self.compare(f"asked at answer {len(self.true.table.answers)}")
        n = len(self.true.table.answers)
        for part in ("", f"/at/{n}", "/record", "/fair", "/invites"):
            texts = [await self._read(f"/api/tables/{match.id}{part}") for match in (self.true, self.other)]
            self.found.replies += 1
            self.found.size += len(texts[0])
            same = [normal(text, match) for text, match in zip(texts, (self.true, self.other), strict=True)]
            if same[0] != same[1]:
                what = difference([same[0]], [same[1]])
                self.found.leaks.append(f"{self.slug}, viewer {self.viewer}, GET {part} at {n}: {what}")

    async def _read(self, path: str) -> str:
        reply = await self.http.get(path)
        return f"{reply.status_code} {reply.text}"


def _tried(table: Table, answer: Answer) -> Pending | None:
    try:
        return table.prepare(answer.seat, answer.text)
    except Refused:
        if table.frozen:
            raise
        return None


def normal(text: str, match: Match) -> str:
    """Without what is of the one table only, and nobody's secret."""
    names = [match.id, match.spectate, match.common()["commitment"], *(chair.invite for chair in match.chairs if chair.invite)]
    for name in names:
        text = text.replace(name, "T")
    return text


def difference(one: list[str], other: list[str]) -> str:
    """Where two lists of messages begin to differ, in a few words."""
    if len(one) != len(other):
        return f"{len(one)} messages and {len(other)}: {[text[:200] for text in one]} {[text[:200] for text in other]}"
    for a, b in zip(one, other, strict=True):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            kind = json.loads(a).get("type", "") if a.startswith("{") else ""
            return f"{kind} ...{a[max(0, at - 90) : at + 60]!r} and ...{b[max(0, at - 90) : at + 60]!r}"
    return "nothing"
