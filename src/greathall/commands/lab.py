"""Many games: simulate, balance, fuzz, perft."""

import argparse
import sys
from pathlib import Path

from rich.console import Console

from greathall.bots.bot import make_bot
from greathall.commands.common import json_option, printed, set_option, several
from greathall.commands.settings import read_settings
from greathall.core.game import SettingError
from greathall.data.language import words
from greathall.games import load
from greathall.lab.play.run import Run, run
from greathall.lab.play.simulate import Plan


def simulate_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--players", type=int, metavar="N", help="how many seats; default: as many as bots, if allowed")
    made.add_argument(
        "--bots", type=several, default="random", metavar="BOT[,BOT]",
        help="random, greedy, ismcts, ismcts:300 (iterations) or ismcts:1.5s (seconds; not repeatable), and with ~15 behind"
        " it one that slips: 15 of a hundred answers are random. They change seats from game to game; too few are repeated, of"
        " too many all combinations meet",
    )  # fmt: skip
    made.add_argument("--games", type=int, default=100, metavar="N", help="how many games")
    made.add_argument("--jobs", type=int, default=1, metavar="N", help="processes; the results are the same for any")
    made.add_argument("--seed", default="1", help="of the run; each game is seeded from it and its number")
    made.add_argument("--cap", type=int, default=20_000, metavar="N", help="answers after which a game is broken off")
    made.add_argument("--out", type=Path, metavar="FILE", help="results as .csv or .json, with a journal beside it")
    made.add_argument("--resume", action="store_true", help="go on with the interrupted, or longer, run of --out")
    made.add_argument("--overwrite", action="store_true", help="replace what an earlier run left in --out")
    set_option(made)
    json_option(made)


def simulate(args: argparse.Namespace) -> int:
    from greathall.lab.paper.report import print_summary
    from greathall.lab.paper.statistics import summarize

    plan, ran = _played(args, notes=False)
    summary = summarize(ran.results)
    if args.json:
        printed(summary.as_json())
    elif ran.results:
        print_summary(Console(), words(load(args.game)), plan, summary)
    return _kept(args, ran)


def balance(args: argparse.Namespace) -> int:
    from greathall.lab.paper.balance import report
    from greathall.lab.paper.balance_sheets import print_balance

    plan, ran = _played(args, notes=True)
    found = report(load(args.game), ran.results)
    if args.json:
        printed(found.as_json())
    elif ran.results:
        print_balance(Console(), load(args.game), plan, found)
    return _kept(args, ran)


def _played(args: argparse.Namespace, *, notes: bool) -> tuple[Plan, Run]:
    """The plan that the options ask for, and its games."""
    game = load(args.game)
    low, high = game.seats
    seats = args.players if args.players is not None else max(low, min(high, max(2, len(args.bots))))
    options = read_settings(game, args.settings)
    plan = Plan(args.game, seats, tuple(args.bots), args.games, args.seed, options, args.cap, notes)
    return plan, run(
        plan, jobs=args.jobs, out=args.out, resume=args.resume, overwrite=args.overwrite, console=Console(stderr=True)
    )  # fmt: skip


def _kept(args: argparse.Namespace, ran: Run) -> int:
    """Say what a run left behind."""
    if ran.interrupted:
        print(f"greathall: interrupted after {len(ran.results)} games; {ran.kept}", file=sys.stderr)
        return 130
    if args.out is not None and not args.json:
        print(ran.kept)
    return 0


def fuzz_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--games", type=int, default=100, metavar="N", help="how many games at most")
    made.add_argument("--seconds", type=float, metavar="S", help="stop after so long")
    made.add_argument("--seed", default="1", help="of the run")
    made.add_argument("--players", type=int, metavar="N", help="default: all that the game allows, in turn")
    made.add_argument("--cap", type=int, default=20_000, metavar="N", help="answers after which a game is broken off")
    made.add_argument("--every", type=int, default=1, metavar="N", help="resample test at every Nth answer; 0: never")
    made.add_argument(
        "--bots", default="", metavar="BOT",
        help="let such bots play instead of chance; one that comes back to where it was in the same turn is a fault",
    )  # fmt: skip
    made.add_argument("--out", type=Path, default=Path("crashes"), metavar="DIR", help="where crashes are stored")
    set_option(made)
    json_option(made)


def fuzz(args: argparse.Namespace) -> int:
    from greathall.lab.find import fuzz_report
    from greathall.lab.find.fuzz import Wish

    game = load(args.game)
    options = read_settings(game, args.settings)
    for name, least in (("games", 1), ("cap", 1), ("every", 0)):
        if getattr(args, name) < least:
            raise SettingError(f"--{name} is {least} or more, not {getattr(args, name)}")
    if args.seconds is not None and not args.seconds > 0:
        raise SettingError(f"--seconds is more than 0, not {args.seconds:g}")
    if args.bots:
        make_bot(args.bots, "check")
    wish = Wish(args.games, args.seed, args.players, args.seconds, options, args.cap, args.every, bots=args.bots)
    found, paths = fuzz_report.run(game, wish, args.out, Console(stderr=True))
    if args.json:
        printed(fuzz_report.as_json(found, paths))
    else:
        print("\n".join(fuzz_report.lines(game, found, paths)))
    if found.interrupted:
        print(f"greathall: interrupted after {found.games} games", file=sys.stderr)
        return 130
    return 1 if found.crashes else 0


def perft_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--depth", type=int, default=4, metavar="N", help="how many answers deep")
    made.add_argument("--players", type=int, metavar="N", help="default: the fewest that the game allows")
    made.add_argument("--seed", default="1", help="of the position; chance is fixed by it")
    made.add_argument("--divide", action="store_true", help="count the deepest level by first answer")
    set_option(made)
    json_option(made)


def perft(args: argparse.Namespace) -> int:
    from greathall.lab.find import perft as count

    game = load(args.game)
    if args.depth < 0:
        raise SettingError(f"a depth is 0 or more, not {args.depth}")
    seats = game.seats[0] if args.players is None else args.players
    state = game.start(seats, args.seed, read_settings(game, args.settings))
    if args.divide:
        parts = count.divide(game, state, args.depth)
        if args.json:
            return printed(parts)
        for answer, nodes in parts.items():
            print(f"{nodes:>14,}  {answer}")
        print(f"{sum(parts.values()):>14,}  in all")
        return 0
    nodes_by_depth = count.perft(state, args.depth)
    if args.json:
        return printed(nodes_by_depth)
    for depth, nodes in enumerate(nodes_by_depth):
        print(f"{depth:>3} {nodes:>14,}")
    return 0
