"""Check that every rule of a game has code and a test, and that nobody names a rule that does not exist.

python tools/check_rules.py                all games
python tools/check_rules.py card-rogue     one game
"""

import argparse
import sys
from pathlib import Path

from greathall.data.rulebook import rulebook
from greathall.games import MODULES, UnknownGame, load
from greathall.rulebook.rule_index import faults

TESTS = Path(__file__).resolve().parent.parent / "tests"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Check that every rule has code and a test.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of {', '.join(MODULES)}; default: all")
    parser.add_argument("--tests", type=Path, default=TESTS, help="the folder that holds rules/ and scenarios/")
    args = parser.parse_args(arguments)
    broken = 0
    for slug in args.games or MODULES:
        try:
            game = load(slug)
        except UnknownGame as error:
            parser.error(str(error))
        found = faults(game, args.tests)
        for fault in found:
            print(fault)
        broken += len(found)
        print(f"{slug}: {len(rulebook(game))} rules and rulings, {len(found)} faults")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
