"""Measure the server: answers per second and how long they take, over many tables, with durable commits and redacted views.

    python bench/server.py                         Card Rogue, 100 tables of 4 seats
    python bench/server.py pebble --tables 50 --seconds 5
    python bench/server.py --profile               where the server's time goes

The server runs in a process of its own on one core (the compiled build if it is there), the load client on another. Every seat
has a socket and gets its own view after every answer; an answer's time is from sending it to its acknowledgement, which comes
after the commit is on the disk. The figures also go into bench/latest-server.json. How soon a browser shows a table is
measured by bench/paint.py.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import uvloop
from load import SEATS, load

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LATEST = HERE / "latest-server.json"
CORES = sorted(os.sched_getaffinity(0))  # before we keep to some of them: the server of a later run must not share ours
SERVE = """
import sys, socket
from pathlib import Path
import uvicorn
from greathall.server.app import make_app
from greathall.server.limits import Limits
from greathall.server.serve import configured, settle
wide = Limits(tables_of_a_guest=10**6, sockets_of_a_guest=10**6, sockets_of_an_address=10**6,
              connections_of_an_address=10**6, sockets=10**6, connections=10**6, messages=1e6, requests=1e6)
listening = socket.socket()
listening.bind(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
app = make_app(Path(sys.argv[1]), 1, wide)
server = uvicorn.Server(configured(app))
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


@contextlib.contextmanager
def server(build: Path, profile: bool) -> Any:
    """A server on a data file of its own, on the first core; its port."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        environment = {**os.environ, "PYTHONPATH": str(build)}
        command = [sys.executable, "-c", SERVE, f"{folder}/hall.sqlite3", "profile" if profile else ""]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            os.sched_setaffinity(process.pid, CORES[:1])
            if len(CORES) > 1:
                os.sched_setaffinity(0, CORES[1:])
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


def in_words(row: dict[str, float]) -> str:
    """The figures of a run in a line."""
    speed = f"{row['answers_per_second']:,.0f} answers/s ({row['refused']:.0f} refused)"
    speed += f", p50 {row['p50_ms']:.1f} ms, p99 {row['p99_ms']:.1f} ms"
    core = f"{row['answers_per_cpu_second']:,.0f} answers per CPU-second (it had {row['cpu_share']:.0%} of a core"
    core += f", the players {row['client_cpu_share']:.0%})"
    return f"{speed}; {core}; " + ", ".join(f"{key[6:]} {value:,.0f} B" for key, value in row.items() if key.startswith("bytes_"))


def running_table(build: Path, game: str) -> dict[str, float]:
    """A table at which some people have played for a while: how big it is."""
    with server(build, False) as (port, pid):
        ids, cookies = open_tables(port, game, 1)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(load(port, pid, ids, cookies, 60.0, 0.5, 1.5))
        whole = request(port, "GET", f"/api/tables/{ids[0]}", None, cookies[0])[0]
        return {"bytes_table": len(dense(whole)), "bytes_view": len(dense(whole["view"])), "answers": whole["n"]}


def dense(value: Any) -> bytes:
    """As it goes over the wire."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def page_in_words(row: dict[str, float]) -> str:
    """The figures of a running table in a line."""
    text = f"after {row['answers']:.0f} answers the view has {row['bytes_view']:,.0f} B"
    return text + f", with question and events {row['bytes_table']:,.0f} B"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("game", nargs="?", default="card-rogue")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each run")
    parser.add_argument("--rate", type=float, default=0.0, help="answers a second of the second run; else half of the first")
    parser.add_argument("--interpreted", action="store_true", help="without the compiled engine")
    parser.add_argument("--profile", action="store_true", help="print where the server's time goes")
    args = parser.parse_args(arguments)
    compiled = ROOT / "build" / "compiled"
    build = ROOT / "src" if args.interpreted or not (compiled / "greathall").is_dir() else compiled
    figures: dict[str, dict[str, float]] = {}
    for name in ("full load", "half load") if not args.profile else ("full load",):
        rate = 0.0 if name == "full load" else args.rate or figures["full load"]["answers_per_second"] / 2
        with server(build, args.profile) as (port, pid):
            ids, cookies = open_tables(port, args.game, args.tables)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                figures[name] = runner.run(load(port, pid, ids, cookies, rate, 2.0, args.seconds))
        print(f"{args.game}, {args.tables} tables of {SEATS}, {name}: {in_words(figures[name])}", flush=True)
    if not args.profile:
        figures["page"] = running_table(build, args.game)
        print(f"{args.game}, a running table of {SEATS}: {page_in_words(figures['page'])}", flush=True)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "compiled": build == compiled}
    tree = {**machine, "game": args.game, "tables": args.tables, "runs": figures}
    LATEST.write_text(json.dumps(tree, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
