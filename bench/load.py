"""People at tables, as cheap as they can be: sockets read by hand, so that the measuring costs less than what is measured."""

import asyncio
import base64
import os
import random
import time
from collections import deque
from typing import Any

import msgspec

SEATS = 4


class Option(msgspec.Struct):
    do: str


class Question(msgspec.Struct):
    options: list[Option]


class Told(msgspec.Struct):
    """The parts of a change that a player needs."""

    question: Question | msgspec.UnsetType | None = msgspec.UNSET


class Message(msgspec.Struct):
    """The little of a message that a player needs. A change says what is new under `set`."""

    type: str
    n: int = 0
    id: str = ""
    question: Question | msgspec.UnsetType | None = msgspec.UNSET
    set: Told | msgspec.UnsetType = msgspec.UNSET


_read = msgspec.json.Decoder(Message)


class Figures:
    """What was measured in one run."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused = 0
        self.sizes: dict[str, list[int]] = {}
        self.recording = False

    def as_json(self, seconds: float) -> dict[str, float]:
        """The figures of a run that took so long."""
        times = sorted(self.times) or [0.0]
        got = {f"bytes_{kind}": sum(sizes) / len(sizes) for kind, sizes in self.sizes.items()}
        return {
            "answers_per_second": len(self.times) / seconds,
            "p50_ms": times[len(times) // 2] * 1000,
            "p99_ms": times[int(len(times) * 0.99)] * 1000,
            "refused": self.refused,
            **got,
        }


class Pace:
    """So many answers a second over all tables; 0: as many as there can be."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.ready: deque[Player] = deque()

    async def run(self) -> None:
        """Let those who are ready answer, at the pace that was set."""
        due, last = 0.0, time.perf_counter()
        while True:
            await asyncio.sleep(0.002)
            now = time.perf_counter()
            due = min(due + (now - last) * self.rate, 0.05 * self.rate)  # after a pause nobody answers in one burst
            last = now
            while due >= 1 and self.ready:
                due -= 1
                self.ready.popleft().answer()


class Player(asyncio.Protocol):
    """A player at one seat of one table, who answers at random."""

    def __init__(self, number: int, request: bytes, figures: Figures, pace: Pace) -> None:
        self.number = number
        self.request = request
        self.figures = figures
        self.pace = pace
        self.random = random.Random(number)
        self.question: Question | None = None
        self.n = -1  # answers that we have seen
        self.answered = -1  # the count of answers that we have answered
        self.sent: dict[str, float] = {}
        self.serial = 0
        self.buffer = b""
        self.joined = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.joined.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.joined.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.joined.set_result(None)
        at = 0
        while len(data) - at >= 2:
            start, size = at + 2, data[at + 1]
            if size >= 126:
                wide = 2 if size == 126 else 8
                start += wide
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            if data[at] == 0x81:
                self.take(data[start : start + size])
            elif data[at] == 0x89:  # are you there?
                self.transport.write(b"\x8a" + bytes([0x80 | size]) + b"\0\0\0\0" + data[start : start + size])
            at = start + size
        self.buffer = data[at:]

    def take(self, raw: bytes) -> None:
        """A message of the server."""
        message = _read.decode(raw)
        figures = self.figures
        if figures.recording or message.type == "snapshot":
            figures.sizes.setdefault(message.type, []).append(len(raw))
        if message.type in ("ack", "refused"):
            taken = time.perf_counter() - self.sent.pop(message.id)
            if figures.recording and message.type == "ack":
                figures.times.append(taken)
            elif figures.recording:
                figures.refused += 1
            return
        asked = message.question if message.set is msgspec.UNSET else message.set.question
        if asked is not msgspec.UNSET:
            self.question = asked
        self.n = message.n
        if self.question is not None and self.question.options and self.answered != message.n:
            self.answered = message.n
            if self.pace.rate:
                self.pace.ready.append(self)
            else:
                self.answer()

    def answer(self) -> None:
        """Send one of the legal answers, unless the question has gone."""
        if self.lost or self.question is None or not self.question.options:
            return
        self.serial += 1
        name = f"{self.number}-{self.serial}"
        do = self.random.choice(self.question.options).do
        message = {"type": "answer", "id": name, "n": self.n, "seat": self.number % SEATS, "do": do}
        body = msgspec.json.encode(message)
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.sent[name] = time.perf_counter()
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + body)  # the mask is all zeros


async def seated(port: int, number: int, table: str, cookie: str, figures: Figures, pace: Pace) -> Player:
    """A player with a socket to his table."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /ws/tables/{table}?lang=en HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", "",
    ]  # fmt: skip
    request = "\r\n".join(lines).encode()
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: Player(number, request, figures, pace), "127.0.0.1", port)
    await player.joined
    return player


def cpu_time(pid: int) -> float:
    """The processor time that a process has used; on a busy machine it says more than the clock on the wall."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(
    port: int, pid: int, ids: list[str], cookies: list[str], rate: float, warm: float, seconds: float
) -> dict[str, float]:
    """Play at all tables at once for so long."""
    figures, pace = Figures(), Pace(rate)
    players = []
    for number in range(len(ids) * SEATS):
        table, seat = ids[number // SEATS], number % SEATS
        players.append(await seated(port, number, table, cookies[seat], figures, pace))
    keeper = asyncio.create_task(pace.run())
    await asyncio.sleep(warm)
    figures.recording = True
    started, spent, ours = time.perf_counter(), cpu_time(pid), time.process_time()
    await asyncio.sleep(seconds)
    figures.recording = False
    taken, spent, ours = time.perf_counter() - started, cpu_time(pid) - spent, time.process_time() - ours
    keeper.cancel()
    if any(player.lost for player in players):
        raise ConnectionError(f"{sum(player.lost for player in players)} of {len(players)} players lost their line")
    for player in players:
        player.transport.close()
    answers = max(1, len(figures.times))
    return {
        **figures.as_json(taken),
        "answers_per_cpu_second": answers / max(spent, 0.01),
        "cpu_share": spent / taken,
        "client_cpu_share": ours / taken,
    }
