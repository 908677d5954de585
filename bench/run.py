"""Measure every game, interpreted and compiled, and print the figures side by side.

    python bench/run.py                    all games
    python bench/run.py pebble --seconds 4
    python bench/run.py pebble --profile   where the time goes, interpreted

Each game and build is measured in a process of its own. The compiled build is taken from build/compiled if it is
there (`make compiled`). The figures also go into bench/latest.json.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from greathall.games import MODULES, load
from greathall.lab.play.measure import is_compiled, measure, profile

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
LATEST = HERE / "latest.json"
# (field, title, form, True if more is better)
ROWS = (
    ("decisions", "decisions/s", "{:,.0f}", True),
    ("games", "random games/s", "{:,.1f}", True),
    ("clone", "clone, µs", "{:.2f}", False),
    ("simulations", "ISMCTS simulations/s", "{:,.0f}", True),
)


def main(arguments: list[str] | None = None) -> int:
    args = parse_arguments(arguments)
    if args.child:
        print(json.dumps(measure(load(args.child), args.players, args.seconds).as_json()))
        return 0
    slugs: list[str] = args.games or list(MODULES)
    if args.profile:
        return print_profiles(slugs, args.players, args.seconds)
    builds = {name: path for name, path in BUILDS.items() if (path / "greathall").is_dir()}
    figures = {slug: measure_builds(slug, builds, args.players, args.seconds) for slug in slugs}
    print_figures(figures, "compiled" in builds)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    tree = {"python": python, "machine": platform.machine(), "system": platform.system(), "games": figures}
    LATEST.write_text(json.dumps(tree, indent=1) + "\n", encoding="utf-8")
    return 0


def parse_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the games, interpreted and compiled.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of {', '.join(MODULES)}; default: all")
    parser.add_argument("--players", type=int, help="default: the most that the game is for")
    parser.add_argument("--seconds", type=float, default=10.0, help="time for each game and build (default 10)")
    parser.add_argument("--profile", action="store_true", help="print where the time goes, interpreted")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    for slug in args.games:
        if slug not in MODULES:
            parser.error(f"no game is called {slug!r}; there are {', '.join(MODULES)}")
    return args


def measure_builds(slug: str, builds: dict[str, Path], players: int | None, seconds: float) -> dict[str, Any]:
    """The figures of one game for each build."""
    result: dict[str, Any] = {}
    for name, path in builds.items():
        command = [sys.executable, str(HERE / "run.py"), "--child", slug, "--seconds", str(seconds)]
        if players is not None:
            command += ["--players", str(players)]
        environment = {**os.environ, "PYTHONPATH": str(path)}
        run = subprocess.run(command, env=environment, text=True, stdout=subprocess.PIPE, check=False)
        if run.returncode:
            sys.exit(f"{slug}, {name}: could not be measured (see above)")
        figures = json.loads(run.stdout)
        if figures["compiled"] != (name == "compiled"):
            sys.exit(f"the {name} build of {slug} is not what was imported: run tools/build_compiled.py --clean")
        result[name] = figures
    return result


def print_figures(figures: dict[str, dict[str, Any]], compiled: bool) -> None:
    """A table of all figures, with the ratio of the builds."""
    grid = Grid(show_edge=False, pad_edge=False)
    grid.add_column("game")
    grid.add_column("measure")
    for column in ("interpreted", "compiled", "ratio") if compiled else ("interpreted",):
        grid.add_column(column, justify="right")
    for slug, builds in figures.items():
        plain = builds["interpreted"]
        for number, (key, title, form, more) in enumerate(ROWS):
            cells = [f"{slug}, {plain['seats']} players" if number == 0 else "", title, form.format(plain[key])]
            if compiled:
                fast = builds["compiled"]
                ratio = fast[key] / plain[key] if more else plain[key] / fast[key]
                cells += [form.format(fast[key]), f"{ratio:.1f}x"]
            grid.add_row(*cells)
        grid.add_row("", "answers a game", f"{plain['length']:,.1f}", end_section=True)
    console = Console()
    console.print(grid)
    if not compiled:
        console.print("No compiled build: `make compiled` makes one.", style="dim")


def print_profiles(slugs: list[str], players: int | None, seconds: float) -> int:
    """Where the time goes; a compiled engine has nothing to show to the profiler."""
    if is_compiled():
        sys.exit("profile the interpreted engine: without PYTHONPATH=build/compiled")
    for slug in slugs:
        print(f"== {slug}")
        print(profile(load(slug), players, seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
