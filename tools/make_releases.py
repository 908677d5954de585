"""Record games and a hall of the rules as they are now, for all later releases (R8): tests/releases/.

    python tools/make_releases.py                  every title whose rules have no file yet, and the hall
    python tools/make_releases.py karez --again    anew, as long as these rules were not released

A file <game>-<rules>.jsonl.xz holds some finished games with everything that was told, a blank line between two of them. The hall
is a data file with a running table of every title. Files of released rules are never made again: that is what they are for.
"""

import argparse
import lzma
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

from greathall.data.codec import dumps
from greathall.games import MODULES, load
from greathall.server.migrations import LATEST
from greathall.server.store import Store
from greathall.table.logged import Logged, logged_by_deal, logged_of
from greathall.table.recording import Recording
from greathall.table.table import Table

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "releases"
LONGEST = 1500
GAMES = 3


def recorded(slug: str, seats: int, seed: str) -> Recording | None:
    """A game at random with all that was told; None if it is too long."""
    random = Random(seed)
    table = Table(load(slug), seats, seed, None, [f"P{k}" for k in range(seats)])
    deal = logged_by_deal(table.state, table.log, table.deal)
    logged: list[Logged] = []
    while table.outcome is None and len(logged) < LONGEST:
        seat = random.choice(table.waiting())
        decision = table.decision(seat)
        assert decision is not None
        chosen = random.choices(decision.options, table.game.policy(table.state, seat, decision.options))[0]
        pending = table.prepare(seat, chosen)
        if pending.answer is not None:
            logged.append(logged_of(pending))
        table.accept(pending)
    if table.outcome is None:
        return None
    recording = Recording.of(table)
    recording.deal, recording.logged, recording.end = deal, logged, dumps(table.state)
    return recording


def games(slug: str) -> Iterator[Recording]:
    """Some finished games of a title."""
    low, high = load(slug).seats
    made = attempt = 0
    while made < GAMES:
        found = recorded(slug, min(high, max(low, 2) + made % 2), f"release {slug} {attempt}")
        attempt += 1
        if found is not None:
            made += 1
            yield found


def make_hall(path: Path) -> None:
    """A hall with a running table of every title."""
    sys.path.insert(0, str(ROOT / "tests" / "server"))
    stored_table = import_module("stored").stored_table
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "hall.sqlite3"
        store = Store(data)
        for slug in MODULES:
            stored_table(store, slug, 6 if slug == "pebble" else 60, f"release {slug}", rest=False)
        store.close()
        path.write_bytes(lzma.compress(data.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


def main() -> int:
    parser = argparse.ArgumentParser(description="Record games and a hall of the rules as they are now.")
    parser.add_argument("slugs", nargs="*", metavar="game", help="all of them if none is named")
    parser.add_argument("--again", action="store_true", help="also where there are some, as these rules were not released yet")
    args = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for slug in args.slugs or MODULES:
        path = FOLDER / f"{slug}-{load(slug).version}.jsonl.xz"
        if args.again or not path.exists():
            text = "\n".join(recording.text() for recording in games(slug))
            path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes", flush=True)
    rules = "-".join(f"{load(slug).version}" for slug in MODULES)
    hall = FOLDER / f"hall-{LATEST}-rules-{rules}.sqlite3.xz"
    if args.again or not hall.exists():
        make_hall(hall)
    print(f"{hall.relative_to(ROOT)}: {hall.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
