"""Is the server fast at a steady pace (P1)? So many answers a second over so many tables, beside people who only look on.

    python bench/steady.py                                      1,000 answers/s over 250 tables for 60 s, 10,000 idle sockets
    python bench/steady.py --tables 8 --rate 50 --seconds 2 --idle 50

The figures are printed as one JSON object: p50 and p99 of the time from an answer to its acknowledgement in ms, answers, refused,
idle sockets, and the server's memory.
"""

import argparse
import asyncio
import json
import resource
import sys
from pathlib import Path
from typing import Any

import uvloop
from load import Figures, Pace, load, seated

from server import ROOT, open_tables, server

EACH = 20  # idle sockets at one table: whoever comes there is told to the others


async def beside(port: int, tables: list[str], cookie: str, count: int) -> list[Any]:
    """People who look at tables where nothing happens."""
    figures, pace = Figures(), Pace(1e-9)  # a pace at which nobody ever answers
    found: list[Any] = []
    for start in range(0, count, 100):
        some = range(start, min(count, start + 100))
        opened = (seated(port, number, tables[number // EACH], cookie, figures, pace) for number in some)
        found += await asyncio.gather(*opened)
    return found


async def steady(port: int, pid: int, ids: list[str], cookies: list[str], args: argparse.Namespace) -> dict[str, float]:
    """The figures of a run."""
    idle = await beside(port, ids[args.tables :], cookies[0], args.idle)
    figures = await load(port, pid, ids[: args.tables], cookies, args.rate, 2.0, args.seconds)
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    still = sum(not one.lost for one in idle)
    return {**figures, "idle": still, "lost": len(idle) - still, "memory_mib": pages * resource.getpagesize() >> 20}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the server at a steady pace, beside idle sockets.")
    parser.add_argument("game", nargs="?", default="card-rogue")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=1000.0, help="answers a second over all tables")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--idle", type=int, default=10_000, help="sockets that only look on")
    args = parser.parse_args(arguments)
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if args.idle + 5 * args.tables + 200 > files:
        parser.error(f"{args.idle} idle sockets need more open files than this system allows ({files}): ulimit -n")
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    compiled = ROOT / "build" / "compiled"
    with server(compiled if (compiled / "greathall").is_dir() else ROOT / "src", False) as (port, pid):
        ids, cookies = open_tables(port, args.game, args.tables + -(-args.idle // EACH))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            figures = runner.run(steady(port, pid, ids, cookies, args))
    print(json.dumps({key: round(value, 2) for key, value in figures.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
