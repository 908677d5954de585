"""The live line to a table: snapshots out, messages in."""

import asyncio
import logging
import time
from typing import Any

from litestar import WebSocket

from greathall.data import notation
from greathall.data.language import words
from greathall.server import messages as m
from greathall.server.auth import ABSOLUTE, Visitor
from greathall.server.faults import note, sentence
from greathall.server.hall import Hall
from greathall.server.limits import Bucket
from greathall.server.match import Match
from greathall.server.moment import Sent, encode
from greathall.server.seating import add_words, give_to_bot
from greathall.server.snapshot import LAST, option_rows, refusal_row, viewer_of
from greathall.server.socket_protocol import door
from greathall.server.stats import stats
from greathall.server.store import StoreError
from greathall.server.taking_back import consent, undo
from greathall.server.talking import say
from greathall.server.thinking import LEVELS
from greathall.table.refusals import Refused

log = logging.getLogger("greathall")
WARNINGS = 40  # messages beyond the rate, in a row, after which the line is closed
HEARTBEAT = 30.0  # seconds after which a silent line looks whether its session still lasts


class Hangup(Exception):
    """The line is to be closed."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Line:
    """One socket of one visitor at one table."""

    def __init__(
        self, hall: Hall, match: Match, who: Visitor, socket: WebSocket[Any, Any, Any], lang: str, address: str = ""
    ) -> None:
        self.hall = hall
        self.match = match
        self.who = who
        self.socket = socket
        self.wire = door(socket.scope)
        self.lang = lang
        mine = match.seats_of(who.id)
        self.seat = mine[0] if mine else -1
        self.sent: Sent | None = None  # None: the whole table is to be told
        self.history = match.rewinds  # the history that it belongs to
        self.version = -1  # of the table, as it was last told
        self.controls = mine
        self.address = address
        self._name = who.id or f"@{address}"  # by which his messages are counted, on whatever socket they come
        self._end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Serve this line until either side closes it."""
        match, online = self.match, self.match.online
        match.lines.add(self)
        self.wire.resumed = self.push
        online[self.who.id] = online.get(self.who.id, 0) + 1
        if online[self.who.id] == 1:
            match.announce()  # somebody has come to the table
        self.push()
        tasks = [asyncio.ensure_future(work) for work in (self._end, self._read(), self._watch_session())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            self.wire.resumed = None
            match.lines.discard(self)
            online[self.who.id] -= 1
            if not online[self.who.id]:
                del online[self.who.id]
                match.announce()
            self._close(results)

    def _close(self, results: list[Any]) -> None:
        """Close from our side, if it was our side that wanted it."""
        for result in results:
            if isinstance(result, Hangup):
                self.wire.hang_up(result.code, result.reason)
            elif isinstance(result, Exception) and not _gone(result):
                self.wire.hang_up(1011, sentence(note("a line broke", result, table=self.match.id)))

    def hang_up(self) -> None:
        """The session of this line was ended."""
        self._fail(Hangup(4401, "this session was ended"))

    def leave(self, gone: bool) -> None:
        """The table must be read again: come back in a moment. Or it is gone."""
        self._fail(Hangup(4404, "this table was removed") if gone else Hangup(1012, "this table is read again"))

    def _fail(self, error: Exception) -> None:
        if not self._end.done():
            self._end.set_exception(error)

    # -- out

    async def _watch_session(self) -> None:
        """A line on which nothing happens must end with its session, too."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self._check_session()

    def _check_session(self) -> None:
        if self.who.id and time.time() - self.who.since > ABSOLUTE:
            raise Hangup(4401, "this session was ended")

    def push(self) -> None:
        """Say what is new. If the other side does not read, it will hear the latest when it does, and nothing in between."""
        if self.wire.free:
            self._say()

    def _say(self, *after: bytes) -> None:
        """Say what is new, if anything is, and something after it: in one go, as every writing costs a system call."""
        if self._end.done():
            return
        try:
            self._check_session()
            news = b"" if self.version == self.match.version else self._news()
            if news or after:
                self.wire.write_texts((news, *after) if news else after)
        except Exception as error:
            self._fail(error)

    def _news(self) -> bytes:
        """The whole table the first time and when history was taken back; else what has changed since."""
        match = self.match
        moment, controls, before = match.moment(), match.seats_of(self.who.id), self.sent
        anew = self.history != match.rewinds or controls != self.controls
        seat = self.seat if self.seat in controls else -1
        viewer = viewer_of(match.table, seat)
        self.version, self.history, self.controls = match.version, match.rewinds, controls
        self.sent = Sent(moment.view(viewer), match.parts(viewer, self.lang), match.common(), moment.logged)
        if before is not None and not anew:
            return moment.change(before, self.sent, viewer, self.lang)
        snapshot = match.snapshot(self.who.id, self.seat, self.lang, max(0, moment.logged - LAST))
        if before is None:
            snapshot["note"] = self.hall.store.note(match.id, self.who.id) if self.who.id else ""
        return encode(snapshot)

    def _send(self, value: dict[str, Any]) -> None:
        self.wire.write_texts((encode(value),))

    async def _acknowledge(self, name: str, n: int) -> None:
        """Whoever reads that his answer was taken has read before what it did."""
        if not self.wire.free:
            await self.wire.until_free()
        self._say(encode({"type": "ack", "id": name, "n": n}))

    # -- in

    async def _read(self) -> None:
        bucket = Bucket(self.hall.limits.messages)
        warned = 0
        while True:
            event = await self.wire.receive()
            if not self.wire.free:
                await self.wire.until_free()  # whoever does not listen is not heard
            if event["type"] == "websocket.disconnect":
                return
            stats.messages += 1
            self._check_session()
            if not bucket.take() or not self.hall.messages.take(self._name):
                warned += 1
                if warned > WARNINGS:
                    stats.warned += 1
                    raise Hangup(1008, "too many messages")
                if warned == 1:
                    self._send({"type": "slow", "message": "more messages than anybody can mean: slow down"})
                continue
            warned = 0
            raw = event.get("text") or event.get("bytes") or b""
            assert isinstance(raw, (str, bytes))
            await self._take(raw)

    async def _take(self, raw: str | bytes) -> None:
        try:
            message = m.decode(raw)
        except m.BadMessage as error:
            self._send({"type": "refused", "id": "", "code": "bad-message", "message": str(error), "rule": ""})
            return
        try:
            await self._do(message)
        except Refused as refusal:
            self._refuse(message, refusal.code, str(refusal), refusal.rule)
        except StoreError as error:
            self._refuse(message, "store", str(error))
        except Exception as error:
            if _gone(error):
                raise
            fault = note("a message could not be done", error, table=self.match.id, message=type(message).__name__)
            self._refuse(message, "error", sentence(fault), fault=fault)

    def _refuse(self, message: m.Message, code: str, text: str, rule: str = "", fault: str = "") -> None:
        stats.refused[code] += 1
        named = {"fault": fault} if fault else {}
        self._send({"type": "refused", "id": message.id, "code": code, "message": text, "rule": rule, **named})

    async def _do(self, message: m.Message) -> None:
        match = self.match
        if isinstance(message, m.Ping):
            self._send({"type": "pong", "id": message.id})
        elif isinstance(message, m.Look):
            self._own(message.seat)
            self.seat = message.seat
            self.sent, self.version = None, -1
            self.push()
        elif isinstance(message, m.Answer):
            self._own(message.seat)
            match.store.check()
            n = await match.answer(message.seat, message.do, message.n, f"{self.who.id}/{message.id}")
            await self._acknowledge(message.id, n)
        elif isinstance(message, m.Why):
            self._own(message.seat)
            self._send({"type": "why", "id": message.id, "refusals": why_rows(match, message.seat, self.lang, message.do)})
        elif isinstance(message, m.Hint):
            self._own(message.seat)
            await self._hint(message)
        else:
            await self._talk(message)
            await self._acknowledge(message.id, len(match.table.answers))

    async def _talk(self, message: m.Undo | m.Consent | m.Chat | m.Note | m.Words | m.BotSeat) -> None:
        match = self.match
        if not self.who.id:
            raise Refused("no-name", "say your name first")
        match.store.check()
        if not self.hall.talk.take(self._name):
            raise Refused("slow", "not so fast: wait a moment")
        if isinstance(message, m.Undo):
            self._own(message.seat)
            await undo(match, message.seat)
        elif isinstance(message, m.Consent):
            await consent(match, self.who.id, message.agree)
        elif isinstance(message, m.Chat):
            if self.who.id in self.hall.muted:
                raise Refused("muted", "the keeper of this hall has asked you to be silent")
            await say(match, self.who.id, self.who.name, message.text)
        elif isinstance(message, m.Note):
            await self.hall.store.set_note(match.id, self.who.id, message.text)
        elif isinstance(message, m.Words):
            await add_words(match, self.who.id, message.text)
            self.hall.drive(match)
        else:
            self._own(message.seat)
            if message.bot not in LEVELS:
                raise Refused("no-bot", "a bot is easy, medium or hard")
            await give_to_bot(match, message.seat, message.on, message.bot)
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
        rows = [] if decision is None else option_rows(match.game, said, decision.options, tuple(match.names))
        label = next((row["label"] for row in rows if row["do"] == do), do)
        self._send({"type": "hint", "id": message.id, "do": do, "label": label})


def why_rows(match: Match, seat: int, lang: str, do: str = "") -> list[dict[str, Any]]:
    """What is not offered to a seat now, and why; of one answer, if it is named."""
    said = words(match.game, lang)
    table = match.table
    if do:
        try:
            asked = table.why_not(seat, notation.read(match.game, do))
        except notation.NotationError as error:
            raise Refused("illegal", str(error)) from None
        found = [] if asked is None else [asked]
    else:
        decision = None if match.stands else table.decision(seat, why=True)
        found = [] if decision is None else decision.refusals
    return [refusal_row(match.game, said, refusal, tuple(match.names)) for refusal in found]


def _gone(error: BaseException) -> bool:
    """Did the other side simply go away while we were sending?"""
    late = isinstance(error, RuntimeError) and "websocket." in str(error)  # we had closed it ourselves already
    return late or isinstance(error, ConnectionError) or "Disconnect" in type(error).__name__
