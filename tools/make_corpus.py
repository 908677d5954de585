"""Play the games of the corpus anew, after rules or data have changed: tests/corpus/<game>.xz.

python tools/make_corpus.py                        1,000 games of every title
python tools/make_corpus.py karez dorian --games 200
python tools/make_corpus.py --check                play all stored games again and compare
"""

import argparse
import sys
import time
from pathlib import Path

from greathall.core.game import Game
from greathall.games import MODULES, load
from greathall.lab.play.corpus import Played, differing, read, record, write

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "corpus"
# Half-random games of Card Rogue end seldom with many players: mostly few, then.
SEATS = {"card-rogue": (1, 1, 1, 2, 1, 1, 2, 3)}


def make(game: Game, count: int) -> list[Played]:
    """So many finished games, over all numbers of players."""
    numbers = SEATS.get(game.slug, tuple(range(game.seats[0], game.seats[1] + 1)))
    games: list[Played] = []
    attempt = 0
    while len(games) < count:
        played = record(game, numbers[len(games) % len(numbers)], f"{game.slug} {attempt}")
        attempt += 1
        if played is not None:
            games.append(played)
    return games


def main() -> int:
    parser = argparse.ArgumentParser(description="Make or check the corpus of finished games.")
    parser.add_argument("slugs", nargs="*", metavar="game", help="all of them if none is named")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--check", action="store_true", help="play the stored games again")
    args = parser.parse_args()
    failed = 0
    for slug in args.slugs or MODULES:
        path, started = FOLDER / f"{slug}.xz", time.process_time()
        if args.check:
            game, games = read(path)
            bad = list(differing(game, games))
            failed += len(bad)
            found = f"{len(bad)} lead elsewhere{': ' if bad else ''}{', '.join(bad[:5])}"
        else:
            games = make(load(slug), args.games)
            FOLDER.mkdir(exist_ok=True)
            write(path, load(slug), games)
            found = f"{path.stat().st_size:,} bytes"
        answers = sum(len(played.answers) for played in games)
        print(f"{slug}: {len(games)} games with {answers:,} answers, {found} ({time.process_time() - started:.0f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
