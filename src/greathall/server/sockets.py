"""The live line to a table: snapshots out, messages in."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket

from greathall.data.language import words
from greathall.server import messages as m
from greathall.server.auth import ABSOLUTE, Visitor
from greathall.server.hall import Hall
from greathall.server.limits import Bucket
from greathall.server.match import Match, Refused
from greathall.server.snapshot import LAST, changes, option_row, refusal_row
from greathall.server.store import StoreError
from greathall.server.thinkers import LEVELS

log = logging.getLogger("greathall")
WARNINGS = 40  # messages beyond the rate, in a row, after which the line is closed
HEARTBEAT = 30.0  # seconds after which a silent line looks whether its session still lasts
FAULT = "something went wrong here; it has been noted"


class Hangup(Exception):
    """The line is to be closed."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Line:
    """One socket of one visitor at one table."""

    def __init__(
        self, hall: Hall, match: Match, who: Visitor, socket: WebSocket[Any, Any, Any], lang: str, brief: bool = False
    ) -> None:
        self.hall = hall
        self.match = match
        self.who = who
        self.socket = socket
        self.lang = lang
        self.brief = brief  # after the first snapshot, send only what has changed
        mine = match.seats_of(who.id)
        self.seat = mine[0] if mine else -1
        self.sent = -1  # events sent so far; -1: nothing yet
        self.history = match.rewinds  # the history that they belong to
        self.last: dict[str, Any] | None = None
        self.flag = asyncio.Event()
        self.ended = False
        self.address = ""
        self._talk_rate = Bucket(hall.limits.talk, 10)

    async def run(self) -> None:
        """Serve this line until either side closes it."""
        online = self.match.online
        self.match.changed.add(self.flag)
        online[self.who.id] = online.get(self.who.id, 0) + 1
        if online[self.who.id] == 1:
            self.match.tell()  # somebody has come to the table
        tasks = [asyncio.create_task(work) for work in (self._write(), self._read(), self._watch_session())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            self.match.changed.discard(self.flag)
            online[self.who.id] -= 1
            if not online[self.who.id]:
                del online[self.who.id]
                self.match.tell()
            await self._close(results)

    async def _close(self, results: list[Any]) -> None:
        """Close from our side, if it was our side that wanted it."""
        for result in results:
            if isinstance(result, Hangup):
                with contextlib.suppress(Exception):
                    await self.socket.close(code=result.code, reason=result.reason)
            elif isinstance(result, Exception) and not _gone(result):
                log.error("a line to table %s broke", self.match.id, exc_info=result)
                with contextlib.suppress(Exception):
                    await self.socket.close(code=1011, reason=FAULT)

    # -- out

    async def _write(self) -> None:
        self.flag.set()
        while True:
            await self.flag.wait()
            self._check_session()
            self.flag.clear()
            await self._snapshot()

    async def _watch_session(self) -> None:
        """A line on which nothing happens must end with its session, too."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self._check_session()

    def _check_session(self) -> None:
        if self.ended or (self.who.id and time.time() - self.who.since > ABSOLUTE):
            raise Hangup(4401, "this session was ended")

    async def _snapshot(self) -> None:
        match = self.match
        told = len(match.table.log)
        if self.history != match.rewinds:
            self.history, self.sent = match.rewinds, -2
        first = self.sent < 0
        since = max(0, told - LAST) if first else self.sent
        snapshot = match.snapshot(self.who.id, self.seat, self.lang, since)
        if self.sent == -1:
            snapshot["note"] = self.hall.store.note(match.id, self.who.id) if self.who.id else ""
        self.sent = told
        if not self.brief:
            await self._send(snapshot)
        else:
            before, self.last = self.last, snapshot
            await self._send(snapshot if first or before is None else changes(before, snapshot))

    async def _send(self, value: dict[str, Any]) -> None:
        await self.socket.send_data(msgspec.json.encode(value).decode(), mode="text")

    # -- in

    async def _read(self) -> None:
        bucket = Bucket(self.hall.limits.messages)
        warned = 0
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            self._check_session()
            if not bucket.take():
                warned += 1
                if warned > WARNINGS:
                    raise Hangup(1008, "too many messages")
                if warned == 1:
                    await self._send({"type": "slow", "message": "more messages than anybody can mean: slow down"})
                continue
            warned = 0
            raw = event.get("text") or event.get("bytes") or b""
            assert isinstance(raw, (str, bytes))
            await self._take(raw)

    async def _take(self, raw: str | bytes) -> None:
        try:
            message = m.decode(raw)
        except m.BadMessage as error:
            await self._send({"type": "refused", "id": "", "code": "bad-message", "message": str(error), "rule": ""})
            return
        try:
            await self._do(message)
        except Refused as refusal:
            await self._refuse(message, refusal.code, str(refusal), refusal.rule)
        except StoreError as error:
            log.error("table %s: %s", self.match.id, error)
            await self._refuse(message, "store", str(error))
        except Exception as error:
            if _gone(error):
                raise
            log.exception("table %s: %s could not be done", self.match.id, type(message).__name__)
            await self._refuse(message, "error", FAULT)

    async def _refuse(self, message: m.Message, code: str, text: str, rule: str = "") -> None:
        await self._send({"type": "refused", "id": message.id, "code": code, "message": text, "rule": rule})

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
            await self._send({"type": "why", "id": message.id, "refusals": why_rows(match, message.seat, self.lang)})
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
        if not self._talk_rate.take():
            raise Refused("slow", "not so fast: wait a moment")
        if isinstance(message, m.Undo):
            self._own(message.seat)
            await match.undo(message.seat)
        elif isinstance(message, m.Consent):
            await match.consent(self.who.id, message.agree)
        elif isinstance(message, m.Chat):
            await match.say(self.who.id, self.who.name, message.text)
        elif isinstance(message, m.Note):
            await asyncio.wrap_future(self.hall.store.set_note(match.id, self.who.id, message.text))
        else:
            self._own(message.seat)
            if message.bot not in LEVELS:
                raise Refused("no-bot", "a bot is easy, medium or hard")
            await match.give_to_bot(message.seat, message.on, message.bot)
            self.hall.drive(match)

    def _own(self, seat: int) -> None:
        if seat not in self.match.seats_of(self.who.id):
            raise Refused("not-yours", "this is not your seat")

    async def _hint(self, message: m.Hint) -> None:
        match = self.match
        if match.stands or message.seat not in match.table.waiting():
            raise Refused("not-your-turn", "there is nothing to decide for you now")
        do = await self.hall.hint(match, self.who.id, message.seat)
        decision = match.table.decision(message.seat)
        said = words(match.game, self.lang)
        rows = [] if decision is None else [option_row(match.game, said, o) for o in decision.options]
        label = next((row["label"] for row in rows if row["do"] == do), do)
        await self._send({"type": "hint", "id": message.id, "do": do, "label": label})


def why_rows(match: Match, seat: int, lang: str) -> list[dict[str, Any]]:
    """What is not offered to a seat now, and why."""
    said = words(match.game, lang)
    decision = None if match.stands else match.table.decision(seat, why=True)
    return [] if decision is None else [refusal_row(match.game, said, r) for r in decision.refusals]


def _gone(error: BaseException) -> bool:
    """Did the other side simply go away while we were sending?"""
    late = isinstance(error, RuntimeError) and "websocket." in str(error)  # we had closed it ourselves already
    return late or isinstance(error, ConnectionError) or "Disconnect" in type(error).__name__
