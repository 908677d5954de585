"""Search for a short game that ends for each reason, and store it in tests/golden.

    python tools/make_golden.py pebble
    python tools/make_golden.py card-rogue --reason end-rush --bots greedy,random --seats 2 --tries 200
    python tools/make_golden.py card-rogue --set profile=long --suffix long

Without --reason it searches for every reason that has no stored game yet; --anew makes all of them again. A game is
played by bots named as everywhere, by `policy` (the game's own, as fast as random), or by `leaver` (random, and now and
then somebody does what is allowed out of turn, such as leaving).
"""

import argparse
import sys
from pathlib import Path
from random import Random

from greathall import games
from greathall.bots.bot import Bot, World, make_bot
from greathall.bots.playout import weighted
from greathall.core import engine
from greathall.core.game import Game, Setting
from greathall.core.option import Option
from greathall.core.state import State
from greathall.table.replay import Recording, verify
from greathall.table.table import Table

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
LONGEST = 20_000
LEAVES = 0.01  # how often a leaver acts out of turn
Played = list[tuple[int, Option]]


def play(game: Game, s: State, spec: str, seed: str) -> Played:
    """Play a game to its end, with the same kind of player on every seat; the answers."""
    random = Random(seed)
    bots: list[Bot] = []
    if spec not in ("policy", "leaver"):
        bots = [make_bot(spec, f"{seed} {seat}") for seat in range(s.seats)]
    answers: Played = []
    while s.frames and len(answers) < LONGEST:
        seat, option = pick(game, s, spec, bots, random)
        answers.append((seat, option))
        engine.answer(s, seat, option)
    return answers


def pick(game: Game, s: State, spec: str, bots: list[Bot], random: Random) -> tuple[int, Option]:
    """The next answer and who gives it."""
    if spec == "leaver" and random.random() < LEAVES:
        extra = [(seat, option) for seat in range(s.seats) for option in engine.anytime(s, seat)]
        if extra:
            return random.choice(extra)
    question = engine.decision(s)
    assert question is not None
    if bots:
        return question.seat, bots[question.seat].choose(World(game, s, question.seat))
    if spec == "leaver":
        return question.seat, random.choice(question.options)
    weights = game.policy(s, question.seat, question.options)
    return question.seat, weighted(question.options, weights, random.random())


def stored(slug: str) -> set[str]:
    """The reasons that have a game already."""
    outcomes = [Recording.load(path).outcome for path in (GOLDEN / slug).glob("*.jsonl")]
    return {outcome.reason for outcome in outcomes if outcome is not None}


def search(game: Game, wanted: set[str], args: argparse.Namespace) -> set[str]:
    """Play until every wanted reason has its game, or the tries are used up; the reasons found."""
    seats = [args.seats] if args.seats else list(range(game.seats[0], game.seats[1] + 1))
    settings = dict(read_setting(game, text) for text in args.set)
    found: dict[str, tuple[int, str, Played]] = {}
    for number in range(args.tries):
        if set(found) == wanted:
            break
        count = seats[number % len(seats)]
        spec = args.bots[number // len(seats) % len(args.bots)]
        seed = f"golden {number}"
        s = game.start(count, seed, settings)
        answers = play(game, s, spec, seed)
        if s.outcome is not None and s.outcome.reason in wanted and s.outcome.reason not in found:
            found[s.outcome.reason] = (count, seed, answers)
            print(f"{s.outcome.reason}: {count} seats, {spec}, seed {seed!r}, {len(answers)} answers")
    for reason, (count, seed, answers) in found.items():
        write(Table(game, count, seed, settings), answers, f"{reason}{'-' if args.suffix else ''}{args.suffix}")
    return set(found)


def read_setting(game: Game, text: str) -> tuple[str, Setting]:
    """NAME=VALUE as the kind of value that the game has there; `Game.settings` checks the rest."""
    name, _, value = text.partition("=")
    default = next((variant.default for variant in game.variants if variant.name == name), "")
    if isinstance(default, bool):
        return name, value == "true"
    return name, int(value) if isinstance(default, int) else value


def write(table: Table, answers: Played, name: str) -> None:
    """Store the game, and see that it replays."""
    for seat, option in answers:
        table.answer(seat, option)
    recording = Recording.of(table)
    verify(recording)
    folder = GOLDEN / table.game.slug
    folder.mkdir(parents=True, exist_ok=True)
    recording.save(folder / f"{name}.jsonl")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--reason", action="append", help="search for this reason only (may be repeated)")
    parser.add_argument("--anew", action="store_true", help="also replace the games that are there")
    parser.add_argument("--bots", default="policy,random,greedy,leaver", type=lambda text: text.split(","))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--tries", type=int, default=400)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game")
    parser.add_argument("--suffix", default="", help="appended to the file's name")
    args = parser.parse_args()
    try:
        game = games.load(args.game)
        wanted = set(args.reason or game.reasons)
        if not wanted <= set(game.reasons):
            raise ValueError(f"{game.title} ends by {', '.join(game.reasons)}")
        if not args.anew and not args.reason:
            wanted -= stored(game.slug)
        missing = wanted - search(game, wanted, args)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if missing:
        print(f"no game found that ends by {', '.join(sorted(missing))}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
