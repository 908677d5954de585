"""Write docs/balance-GAME.md from the results of `greathall balance GAME --out FILE.json`, one file for each number of players.

    python tools/make_balance.py karez two.json three.json four.json five.json

What stands in the page from "## Changes made" on is written by people and stays as it is.
"""

import argparse
import json
import sys
from pathlib import Path

from greathall.core.game import Game
from greathall.games import load
from greathall.lab.paper.balance import Balance, report
from greathall.lab.paper.balance_sheets import page
from greathall.lab.play.simulate import GameResult, Plan

ROOT = Path(__file__).resolve().parent.parent
KEPT = "## Changes made"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the page on the balance of a game.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="results of `greathall balance`, as .json")
    parser.add_argument("--out", type=Path, default=ROOT / "docs", help="the folder for the page")
    args = parser.parse_args(arguments)
    game = load(args.game)
    runs = sorted((read(game, path) for path in args.files), key=lambda run: run[0].seats)
    path: Path = args.out / f"balance-{game.slug}.md"
    path.write_text("\n".join([*page(game, runs), "", kept(path)]), encoding="utf-8")
    print(f"{path.name} written")
    return 0


def read(game: Game, path: Path) -> tuple[Plan, Balance]:
    """The plan and the balance of a file of results."""
    tree = json.loads(path.read_text(encoding="utf-8"))
    plan = Plan(**{**tree["plan"], "bots": tuple(tree["plan"]["bots"])})
    if plan.game != game.slug or not plan.notes:
        sys.exit(f"{path} does not hold results of `greathall balance {game.slug}`")
    results = [GameResult(**{name: value for name, value in row.items() if name != "seed"}) for row in tree["games"]]
    return plan, report(game, results)


def kept(path: Path) -> str:
    """The part of the page that people write."""
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    _, found, rest = old.partition(KEPT)
    return found + rest if found else f"{KEPT}\n\nNone.\n"


if __name__ == "__main__":
    sys.exit(main())
