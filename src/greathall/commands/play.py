"""Games in the terminal: play one, step through a stored one, verify many."""

import argparse
import sys
from typing import Any

from rich.console import Console

from greathall.commands.common import MISTAKES, lang_option, printed, sentence, set_option, several
from greathall.commands.settings import read_settings
from greathall.core.game import SettingError
from greathall.core.ids import SPECTATOR
from greathall.games import load
from greathall.server.seeds import clean_words, game_seed, new_secret
from greathall.table.replay import Recording, verify


def play_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--players", type=int, metavar="N", help="how many seats; default: as the game suggests")
    made.add_argument("--bots", metavar="BOT[,BOT]", help="who fills the last seats; 'none' for people only")
    made.add_argument("--name", action="append", metavar="NAME", help="a player's name, in seat order; repeatable")
    made.add_argument("--seed", help="plays the same chance again; default: a new one")
    made.add_argument("--words", metavar="TEXT", help="your own words for the shuffle; they become part of a new seed")
    made.add_argument("--character", metavar="NAME", help="the same as --set character=NAME")
    made.add_argument("--story", metavar="MAP", help="the same as --set story=MAP: a name, NAME/LEVEL, or a file")
    made.add_argument("--load", metavar="FILE", help="go on with a stored game")
    made.add_argument("--delay", type=float, default=0.6, metavar="SECONDS", help="pause after a bot's answer")
    set_option(made)
    lang_option(made)


def play(args: argparse.Namespace) -> int:
    from greathall.terminal import play as terminal

    game = load(args.game)
    given = list(args.settings)
    given += [f"{name}={getattr(args, name)}" for name in ("character", "story") if getattr(args, name) is not None]
    options = read_settings(game, given)
    bots = None if args.bots is None else [] if args.bots.strip().lower() == "none" else several(args.bots)
    if args.words is not None and (args.seed is not None or args.load is not None):
        raise SettingError("--words make a new seed: leave out --seed and --load")
    seed = args.seed if args.words is None else game_seed(new_secret(), [clean_words(args.words)])
    return terminal.main(
        args.game, seats=args.players, bots=bots, seed=seed, lang=args.lang, options=options, names=args.name,
        load=args.load, delay=args.delay,
    )  # fmt: skip


def replay_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("file", metavar="FILE", help="a stored game")
    made.add_argument("--seat", type=int, metavar="N", help="seen by player 1, 2, ...; default: by a spectator")
    made.add_argument("--pictures", action="store_true", help="draw the table at every step, also when piped")
    lang_option(made)


def replay(args: argparse.Namespace) -> int:
    from greathall.data.language import Words
    from greathall.terminal.styles import line_text
    from greathall.terminal.watch import Watch, film

    recording = Recording.load(args.file)
    shown = film(recording)
    if args.seat is not None and not 1 <= args.seat <= recording.seats:
        raise SettingError(f"there are players 1 to {recording.seats}, not {args.seat}")
    console = Console()
    seat = SPECTATOR if args.seat is None else args.seat - 1
    watch = Watch(console, shown, Words(shown.game, args.lang, recording.names), seat, line_text)
    if console.is_terminal and sys.stdin.isatty():
        watch.browse(input)
    else:
        watch.print_all(args.pictures)
    if shown.broken is not None:
        raise shown.broken
    return 0


def verify_files(args: argparse.Namespace) -> int:
    results: list[dict[str, Any]] = []
    for name in args.files:
        try:
            recording = Recording.load(name)
            verify(recording)
            results.append({"file": name, "ok": True, "answers": len(recording.answers)})
        except MISTAKES as error:
            text = sentence(error)
            results.append({"file": name, "ok": False, "error": text if name in text else f"{name}: {text}"})
    if args.json:
        printed(results)
    else:
        for result in results:
            if result["ok"]:
                print(f"{result['file']}: {result['answers']} answers, all as stored")
            else:
                print(f"greathall: {result['error']}", file=sys.stderr)
    return 0 if all(result["ok"] for result in results) else 2
