"""How soon a running table is to be seen in a browser that has nothing of it yet.

    python bench/paint.py                              Karez, this tree
    python bench/paint.py --against ../older/src       in turns with another tree, and the ratios

The page is opened in a new window each time: the first contentful paint, and the moment when the board is drawn; on loopback and
on a line of 40 ms and 10 Mbit/s, as Chromium makes it up. Medians of several; servers are interpreted, as a fresh clone is.
"""

import argparse
import asyncio
import os
import statistics
import sys
from contextlib import ExitStack
from pathlib import Path

import uvloop
from load import load
from playwright.sync_api import Browser, sync_playwright

from server import open_tables, server

SRC = Path(__file__).resolve().parent.parent / "src"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage"]
SLOW = {"offline": False, "latency": 40, "downloadThroughput": 1.25e6, "uploadThroughput": 1.25e6}
LINES = {"loopback": None, "40 ms, 10 Mbit/s": SLOW}
# The page is watched from its first moment on: the board is drawn when it has something in it and a frame has passed.
WATCH = """
new MutationObserver((changes, watching) => {
  if (!document.querySelector("section.board > *")) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.boardDrawn = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
SEEN = """() => new Promise((done, failed) => {
  const look = () => {
    const first = performance.getEntriesByName("first-contentful-paint")[0];
    const sent = performance.getEntriesByType("resource");
    if (first && window.boardDrawn)
      done([first.startTime, window.boardDrawn, sent.length + 1, sent.reduce((sum, one) => sum + one.transferSize, 0)]);
    else if (performance.now() > 60_000) failed(`nothing is drawn: ${document.body?.innerText}`);
    else setTimeout(look, 20);
  };
  look();
})"""
FIGURES = ("first_contentful_paint_ms", "board_drawn_ms", "requests", "bytes")
Row = dict[str, float]


def opened(browser: Browser, address: str, table: str, cookie: str, line: str = "loopback") -> Row:
    """Open a table in a new window, with nothing kept from before."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    name, value = cookie.split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": address}])
    context.add_init_script(WATCH)
    page = context.new_page()
    if LINES[line] is not None:
        to = context.new_cdp_session(page)
        to.send("Network.enable")
        to.send("Network.emulateNetworkConditions", LINES[line])
    page.goto(f"{address}/t/{table}", wait_until="commit")
    found = page.evaluate(SEEN)
    context.close()
    return dict(zip(FIGURES, map(float, found), strict=True))


def median(rows: list[Row]) -> Row:
    """The median of each figure."""
    return {figure: statistics.median(row[figure] for row in rows) for figure in FIGURES}


def in_words(row: Row) -> str:
    """The figures in a line."""
    first, board, requests, size = (row[figure] for figure in FIGURES)
    return f"first paint {first:.0f} ms, board {board:.0f} ms, {requests:.0f} requests, {size / 1000:.0f} kB"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure how soon a table is to be seen.")
    parser.add_argument("game", nargs="?", default="karez")
    parser.add_argument("--against", type=Path, help="the src/ of another tree, which is measured in turns with this one")
    parser.add_argument("--times", type=int, default=9)
    args = parser.parse_args(arguments)
    if not Path(CHROMIUM).exists():
        print("no Chromium to paint it")
        return 0
    builds = [args.against.resolve(), SRC] if args.against else [SRC]
    with ExitStack() as stack:
        tables = []
        for build in builds:
            port, pid = stack.enter_context(server(build, False))
            ids, cookies = open_tables(port, args.game, 1)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(load(port, pid, ids, cookies, 40.0, 0.5, 1.0))
            tables.append((f"http://127.0.0.1:{port}", ids[0], cookies[0]))
        os.sched_setaffinity(0, range(os.cpu_count() or 1))  # the browser may have every core
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for line in LINES:
            for table in tables:
                opened(browser, *table)  # the very first time is nobody's
            turns = [[opened(browser, *table, line) for table in tables] for _ in range(args.times)]
            rows = [median(list(column)) for column in zip(*turns, strict=True)]
            for build, row in zip(builds, rows, strict=True):
                print(f"{args.game}, {line}, {build.parent.name}: {in_words(row)}", flush=True)
            if len(builds) > 1:
                ratio = statistics.median(new["board_drawn_ms"] / old["board_drawn_ms"] for old, new in turns)
                print(
                    f"{args.game}, {line}: board drawn in {ratio:.2f} of the time, the median of {args.times} pairs", flush=True
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
