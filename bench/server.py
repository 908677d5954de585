"""Measure the server: answers per second and how long they take, over many tables, with durable commits and redacted views.

    python bench/server.py                         Card Rogue, 100 tables of 4 seats
    python bench/server.py pebble --tables 50 --seconds 5
    python bench/server.py --profile               where the server's time goes

The server runs in a process of its own on one core (the compiled build if it is there), the load client on another. Every seat
has a socket and gets its own view after every answer; an answer's time is from sending it to its acknowledgement, which comes
after the commit is on the disk. The figures also go into bench/latest-server.json.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LATEST = HERE / "latest-server.json"
SERVE = """
import sys, socket
from pathlib import Path
import uvicorn
from greathall.server.app import make_app
from greathall.server.limits import Limits
from greathall.server.serve import settle
wide = Limits(tables_of_a_guest=10**6, sockets_of_a_guest=10**6, sockets_of_an_address=10**6, messages=1e6, requests=1e6)
listening = socket.socket()
listening.bind(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
app = make_app(Path(sys.argv[1]), 1, wide)
server = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws_max_size=65536, ws_per_message_deflate=False))
settle()
if sys.argv[2] == "profile":
    import cProfile, pstats, signal
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    profile = cProfile.Profile()
    profile.runcall(server.run, sockets=[listening])
    pstats.Stats(profile, stream=sys.stderr).sort_stats("tottime").print_stats(45)
else:
    server.run(sockets=[listening])
"""


class Option(msgspec.Struct):
    do: str


class Question(msgspec.Struct):
    options: list[Option]


class Snapshot(msgspec.Struct):
    """The little of a message that a player needs. A change says what is new under `set`."""

    type: str
    n: int = 0
    id: str = ""
    question: Question | msgspec.UnsetType | None = msgspec.UNSET
    set: dict[str, msgspec.Raw] = {}


_read = msgspec.json.Decoder(Snapshot)
_question = msgspec.json.Decoder(Question | None)


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


class Seat:
    """A player who answers at once, or at a set pace."""

    def __init__(self, number: int, socket: ClientConnection, figures: Figures, pace: "Pace") -> None:
        self.number = number
        self.socket = socket
        self.figures = figures
        self.pace = pace
        self.random = random.Random(number)
        self.question: Question | None = None
        self.answered = -1  # the count of answers that we have answered
        self.sent: dict[str, float] = {}  # id -> when: the next question may come before the acknowledgement
        self.serial = 0

    async def play(self) -> None:
        """Answer every question until somebody stops us."""
        async for raw in self.socket:
            message = _read.decode(raw)
            if self.figures.recording:
                self.figures.sizes.setdefault(message.type, []).append(len(raw))
            if message.type in ("ack", "refused"):
                taken = time.perf_counter() - self.sent.pop(message.id)
                if self.figures.recording and message.type == "ack":
                    self.figures.times.append(taken)
                elif self.figures.recording:
                    self.figures.refused += 1
                continue
            if message.question is not msgspec.UNSET:
                self.question = message.question
            elif "question" in message.set:
                self.question = _question.decode(message.set["question"])
            if self.question is not None and self.question.options and self.answered != message.n:
                await self.answer(message.n)

    async def answer(self, n: int) -> None:
        """Send one of the legal answers."""
        assert self.question is not None
        do = self.random.choice(self.question.options).do
        self.answered = n
        await self.pace.wait()
        self.serial += 1
        seat = self.number % SEATS
        name = f"{self.number}-{self.serial}"
        self.sent[name] = time.perf_counter()
        await self.socket.send(json.dumps({"type": "answer", "id": name, "n": n, "seat": seat, "do": do}))


SEATS = 4


class Pace:
    """So many answers a second over all tables; 0: as many as there can be."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.next = 0.0

    async def wait(self) -> None:
        """Until it is our turn to answer."""
        if self.rate:
            now = time.perf_counter()
            self.next = max(self.next + 1 / self.rate, now - 0.05)
            if self.next > now:
                await asyncio.sleep(self.next - now)


def request(port: int, method: str, path: str, body: Any, cookie: str) -> tuple[Any, str]:
    """A request to the server: the answer, and the cookie."""
    c = HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"X-Greathall": "1", "Content-Type": "application/json", "Cookie": cookie}
    c.request(method, path, json.dumps(body) if body is not None else None, headers)
    reply = c.getresponse()
    text = reply.read()
    if reply.status >= 300:
        sys.exit(f"{method} {path}: {reply.status} {text.decode()}")
    return json.loads(text), (reply.getheader("Set-Cookie") or cookie).split(";")[0]


def open_tables(port: int, game: str, count: int) -> tuple[list[str], list[str]]:
    """Tables for four people: their ids, and the cookies of the four."""
    cookies = [request(port, "POST", "/api/me", {"name": f"P{k}"}, "")[1] for k in range(SEATS)]
    ids = []
    for number in range(count):
        plan = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1), "visibility": "open"}
        table = request(port, "POST", "/api/tables", {**plan, "seed": f"bench {number}"}, cookies[0])[0]["id"]
        for seat in range(1, SEATS):
            request(port, "POST", f"/api/tables/{table}/join", {"seat": seat}, cookies[seat])
        ids.append(table)
    return ids, cookies


async def load(
    port: int, pid: int, ids: list[str], cookies: list[str], query: str, rate: float, warm: float, seconds: float
) -> dict[str, float]:
    """Play at all tables at once for so long."""
    figures, pace = Figures(), Pace(rate)
    sockets = []
    for table in ids:
        for seat in range(SEATS):
            url = f"ws://127.0.0.1:{port}/ws/tables/{table}?lang=en&{query}"
            who = {"Cookie": cookies[seat]}
            sockets.append(await connect(url, additional_headers=who, compression=None, max_size=None, proxy=None))
    players = [asyncio.create_task(Seat(k, socket, figures, pace).play()) for k, socket in enumerate(sockets)]
    await asyncio.sleep(warm)
    figures.recording = True
    started, spent = time.perf_counter(), cpu_time(pid)
    await asyncio.sleep(seconds)
    figures.recording = False
    taken, spent = time.perf_counter() - started, cpu_time(pid) - spent
    for player in players:
        player.cancel()
    results = await asyncio.gather(*players, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
            raise result
    await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)
    return {**figures.as_json(taken), "cpu_ms_per_answer": 1000 * spent / max(1, len(figures.times)), "cpu_share": spent / taken}


def cpu_time(pid: int) -> float:
    """The processor time that a process has used; on a busy machine it says more than the clock on the wall."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def server(build: Path, profile: bool) -> Any:
    """A server on a data file of its own, on the first core; its port."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        environment = {**os.environ, "PYTHONPATH": str(build)}
        command = [sys.executable, "-c", SERVE, f"{folder}/hall.sqlite3", "profile" if profile else ""]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            cores = sorted(os.sched_getaffinity(0))
            os.sched_setaffinity(process.pid, cores[:1])
            if len(cores) > 1:
                os.sched_setaffinity(0, cores[1:])
            assert process.stdout is not None
            port = int(process.stdout.readline())
            for _ in range(600):
                with contextlib.suppress(OSError):
                    request(port, "GET", "/api/me", None, "")
                    break
                time.sleep(0.1)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(60)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("game", nargs="?", default="card-rogue")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each run")
    parser.add_argument("--rate", type=float, default=1000.0, help="answers a second of the run at half load")
    parser.add_argument("--interpreted", action="store_true", help="without the compiled engine")
    parser.add_argument("--profile", action="store_true", help="print where the server's time goes")
    args = parser.parse_args(arguments)
    compiled = ROOT / "build" / "compiled"
    build = ROOT / "src" if args.interpreted or not (compiled / "greathall").is_dir() else compiled
    runs = {"whole snapshots": ("", 0.0), "changes only": ("changes=1", 0.0)}
    runs[f"changes, {args.rate:.0f}/s"] = ("changes=1", args.rate)
    if args.profile:
        runs = {"changes only": ("changes=1", 0.0)}
    figures = {}
    for name, (query, rate) in runs.items():
        with server(build, args.profile) as (port, pid):
            ids, cookies = open_tables(port, args.game, args.tables)
            figures[name] = asyncio.run(load(port, pid, ids, cookies, query, rate, 2.0, args.seconds))
        row = figures[name]
        sizes = ", ".join(f"{key[6:]} {value:,.0f} B" for key, value in row.items() if key.startswith("bytes_"))
        speed = f"{row['answers_per_second']:,.0f} answers/s ({row['refused']:.0f} refused)"
        speed += f", p50 {row['p50_ms']:.1f} ms, p99 {row['p99_ms']:.1f} ms"
        core = f"{row['cpu_ms_per_answer']:.2f} ms of a core each (it had {row['cpu_share']:.0%} of one)"
        print(f"{args.game}, {args.tables} tables of {SEATS}, {name}: {speed}; {core}; {sizes}", flush=True)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "compiled": build == compiled}
    tree = {**machine, "game": args.game, "tables": args.tables, "runs": figures}
    LATEST.write_text(json.dumps(tree, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
