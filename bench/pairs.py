"""Compare two builds of the server: the same load on each in turn, several times, and the ratio of each pair.

    python bench/pairs.py build/before build/after --pairs 5
    python bench/pairs.py build/compiled build/other --game pebble --tables 50 --seconds 5

On a machine where other things run, a single run says little; neighbouring runs have the same company. What counts is the median
of the ratios of answers per second of processor time.
"""

import argparse
import asyncio
import statistics
import sys
from pathlib import Path

import uvloop
from load import load

from server import open_tables, server


def measured(build: Path, game: str, tables: int, seconds: float) -> tuple[float, float, float]:
    """Answers per second, per CPU-second, and the 99th percentile of their time in ms."""
    with server(build, False) as (port, pid):
        ids, cookies = open_tables(port, game, tables)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            row = runner.run(load(port, pid, ids, cookies, 0.0, 2.0, seconds))
    return row["answers_per_second"], row["answers_per_cpu_second"], row["p99_ms"]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare two builds of the server.")
    parser.add_argument("builds", nargs=2, type=Path, metavar="BUILD")
    parser.add_argument("--game", default="card-rogue")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each run")
    parser.add_argument("--pairs", type=int, default=5)
    args = parser.parse_args(arguments)
    first, second = args.builds
    ratios: list[tuple[float, float]] = []
    for number in range(args.pairs):
        order = [first, second] if number % 2 == 0 else [second, first]
        found = {build: measured(build, args.game, args.tables, args.seconds) for build in order}
        (a, a_cpu, a_p99), (b, b_cpu, b_p99) = found[first], found[second]
        ratios.append((b / a, b_cpu / a_cpu))
        print(
            f"pair {number + 1}: {a:,.0f} and {b:,.0f} answers/s (x{b / a:.3f}), {a_cpu:,.0f} and {b_cpu:,.0f} a CPU-second "
            f"(x{b_cpu / a_cpu:.3f}), p99 {a_p99:.0f} and {b_p99:.0f} ms",
            flush=True,
        )
    wall, cpu = (statistics.median(values) for values in zip(*ratios, strict=True))
    print(f"{second} against {first}, median of {args.pairs} pairs: x{wall:.3f} answers/s, x{cpu:.3f} a CPU-second")
    return 0


if __name__ == "__main__":
    sys.exit(main())
