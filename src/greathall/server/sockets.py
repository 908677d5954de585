"""The live line to a table: snapshots out, messages in."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from greathall.data.language import words
from greathall.server import messages as m
from greathall.server.auth import Bucket, Visitor
from greathall.server.hall import Hall
from greathall.server.match import Match, Refused
from greathall.server.snapshot import LAST, option_row, refusal_row

log = logging.getLogger("greathall")
RATE = 20.0
WARNINGS = 40


class Line:
    """One socket of one visitor at one table."""

    def __init__(self, hall: Hall, match: Match, who: Visitor, socket: WebSocket[Any, Any, Any], lang: str) -> None:
        self.hall = hall
        self.match = match
        self.who = who
        self.socket = socket
        self.lang = lang
        mine = match.seats_of(who.id)
        self.seat = mine[0] if mine else -1
        self.sent = -1  # events sent so far; -1: nothing yet
        self.flag = asyncio.Event()
        self.ended = False

    async def run(self) -> None:
        """Serve this line until it is closed."""
        self.match.changed.add(self.flag)
        self.match.online[self.who.id] = self.match.online.get(self.who.id, 0) + 1
        self.match.tell()
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer
            self.match.changed.discard(self.flag)
            self.match.online[self.who.id] -= 1
            if not self.match.online[self.who.id]:
                del self.match.online[self.who.id]
            self.match.tell()

    async def _write(self) -> None:
        self.flag.set()
        while True:
            await self.flag.wait()
            self.flag.clear()
            if self.ended:
                await self.socket.close(code=4401, reason="this session was ended")
                return
            await self._snapshot()

    async def _snapshot(self) -> None:
        told = len(self.match.table.log)
        since = max(0, told - LAST) if self.sent < 0 or self.sent > told else self.sent
        snapshot = self.match.snapshot(self.who.id, self.seat, self.lang, since)
        if self.sent < 0:
            snapshot["note"] = self.hall.store.note(self.match.id, self.who.id) if self.who.id else ""
        self.sent = told
        await self._send(snapshot)

    async def _send(self, value: dict[str, Any]) -> None:
        await self.socket.send_data(msgspec.json.encode(value).decode(), mode="text")

    async def _read(self) -> None:
        bucket = Bucket(RATE)
        warned = 0
        while True:
            try:
                raw = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if not bucket.take():
                warned += 1
                if warned > WARNINGS:
                    await self.socket.close(code=1008, reason="too many messages")
                    return
                if warned == 1:
                    await self._send({"type": "slow", "message": "more messages than anybody can mean: slow down"})
                continue
            warned = 0
            await self._take(raw)

    async def _take(self, raw: str) -> None:
        try:
            message = m.decode(raw)
        except m.BadMessage as error:
            await self._send({"type": "refused", "id": "", "code": "bad-message", "message": str(error)})
            return
        try:
            await self._do(message)
        except Refused as refusal:
            reply = {"type": "refused", "id": message.id, "code": refusal.code, "message": str(refusal)}
            await self._send({**reply, "rule": refusal.rule})

    async def _do(self, message: m.Message) -> None:
        match = self.match
        if isinstance(message, m.Ping):
            await self._send({"type": "pong", "id": message.id})
        elif isinstance(message, m.Look):
            self._own(message.seat)
            self.seat = message.seat
            self.sent = -1
            self.flag.set()
        elif isinstance(message, m.Answer):
            self._own(message.seat)
            n = await match.answer(message.seat, message.do, message.n, f"{self.who.id}/{message.id}")
            await self._send({"type": "ack", "id": message.id, "n": n})
        elif isinstance(message, m.Why):
            self._own(message.seat)
            await self._why(message)
        elif isinstance(message, m.Hint):
            self._own(message.seat)
            await self._hint(message)
        else:
            await self._talk(message)
            await self._send({"type": "ack", "id": message.id, "n": len(match.table.answers)})

    async def _talk(self, message: m.Undo | m.Consent | m.Chat | m.Note | m.BotSeat) -> None:
        match = self.match
        if not self.who.id:
            raise Refused("no-name", "say your name first")
        if isinstance(message, m.Undo):
            self._own(message.seat)
            await match.undo(message.seat)
        elif isinstance(message, m.Consent):
            await match.consent(self.who.id, message.agree)
        elif isinstance(message, m.Chat):
            await match.say(self.who.id, message.text)
        elif isinstance(message, m.Note):
            await asyncio.wrap_future(self.hall.store.set_note(match.id, self.who.id, message.text))
        else:
            self._own(message.seat)
            if message.bot not in ("easy", "medium", "hard", "greedy", "random"):
                raise Refused("no-bot", "a bot is easy, medium or hard")
            await match.give_to_bot(message.seat, message.on, message.bot)
            self.hall.drive(match)

    def _own(self, seat: int) -> None:
        if seat not in self.match.seats_of(self.who.id):
            raise Refused("not-yours", "this is not your seat")

    async def _why(self, message: m.Why) -> None:
        said = words(self.match.game, self.lang)
        decision = self.match.table.decision(message.seat, why=True)
        rows = [] if decision is None else [refusal_row(self.match.game, said, r) for r in decision.refusals]
        await self._send({"type": "why", "id": message.id, "refusals": rows})

    async def _hint(self, message: m.Hint) -> None:
        if message.seat not in self.match.table.waiting():
            raise Refused("not-your-turn", "there is nothing to decide for you now")
        do = await self.hall.hint(self.match, message.seat)
        decision = self.match.table.decision(message.seat)
        said = words(self.match.game, self.lang)
        rows = [] if decision is None else [option_row(self.match.game, said, o) for o in decision.options]
        label = next((row["label"] for row in rows if row["do"] == do), do)
        await self._send({"type": "hint", "id": message.id, "do": do, "label": label})
