"""The command `greathall`: serve, admin, play, simulate, balance, replay, verify, fuzz, perft, rules, cards, maps, games,
version.

Each command reads its options here and does its work in a module of its own. A mistake is one sentence and exit code 2;
Ctrl-C says what was kept and exits with 130.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

import greathall
from greathall.bots.bot import BotError
from greathall.core.effects import OpError
from greathall.core.game import Game, Setting, SettingError
from greathall.core.ids import SPECTATOR
from greathall.data.codec import CodecError
from greathall.data.language import LANGUAGES, words
from greathall.data.notation import NotationError
from greathall.data.pack import PackError
from greathall.data.rulebook import rulebook
from greathall.games import MODULES, UnknownGame, load
from greathall.lab.rules_page import NoRule
from greathall.lab.run import Run, run
from greathall.lab.settings import MistypedSetting, describe, read_settings
from greathall.lab.simulate import Plan, SimulationError
from greathall.table.replay import Recording, RecordingError, verify
from greathall.table.table import TableRefusal

MISTAKES = (
    UnknownGame, SettingError, MistypedSetting, BotError, SimulationError, RecordingError, TableRefusal, NoRule,
    PackError, OpError, NotationError, CodecError, OSError,
)  # fmt: skip
GAMES = ", ".join(MODULES)


class HelpWithDefaults(argparse.ArgumentDefaultsHelpFormatter):
    """Names the default of an option where it is a number or a word."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        plain = action.default is not None and not isinstance(action.default, (bool, list))
        return super()._get_help_string(action) if plain else action.help


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    args = parser().parse_args(arguments)
    try:
        code: int = args.command(args)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever read our output has enough of it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except MISTAKES as error:
        print(f"greathall: {sentence(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ngreathall: interrupted", file=sys.stderr)
        return 130


def sentence(error: Exception) -> str:
    """An error in one line."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return " ".join(str(error).split())


def printed(value: Any) -> int:
    """Print a value as JSON."""
    print(json.dumps(value, ensure_ascii=False, indent=1))
    return 0


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(prog="greathall", description="Board games with every rule enforced.")
    top.add_argument("--version", action="version", version=greathall.__version__)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _serve_options(_command(commands, "serve", serve, "open the hall: play in the browser"))
    _admin_options(_command(commands, "admin", admin, "look after the tables of a hall"))
    _play_options(_command(commands, "play", play, "play a game in the terminal", game=True))
    _simulate_options(_command(commands, "simulate", simulate, "let bots play many games", game=True))
    balanced = _command(commands, "balance", balance, "let bots play many games: who wins, and with what", game=True)
    _simulate_options(balanced)
    balanced.set_defaults(bots=["greedy"])
    _replay_options(_command(commands, "replay", replay, "step through a stored game"))
    checked = _command(commands, "verify", verify_files, "replay stored games and compare every hash")
    checked.add_argument("files", nargs="+", metavar="FILE")
    _json(checked)
    _fuzz_options(_command(commands, "fuzz", fuzz, "play random games and check the rules at every step", game=True))
    _perft_options(_command(commands, "perft", perft, "count the sequences of answers from the start", game=True))
    ruled = _command(commands, "rules", rules, "print a rule, where it is coded and tested; or search", game=True)
    ruled.add_argument("query", nargs="*", metavar="ID|WORD", help="an id, the beginning of one, or words to search")
    _lang(ruled)
    _json(ruled)
    carded = _command(commands, "cards", cards, "explain cards and other things of a game", game=True)
    carded.add_argument("query", nargs="*", metavar="WORD", help="what to explain; without it all are listed")
    _lang(carded)
    mapped = _command(commands, "maps", maps, "list maps; check one and play its solution; rank runs of it", game=True)
    mapped.add_argument("map", nargs="?", metavar="MAP", help="a map that comes with the game, or a file; default: list all")
    mapped.add_argument("runs", nargs="*", metavar="RUN", help="stored games of it, to be verified and ranked")
    _lang(mapped)
    _json(mapped)
    _json(_command(commands, "games", list_games, "list the games, their numbers of players and their options"))
    _json(_command(commands, "version", version, "print the version"))
    return top


def _command(commands: Any, name: str, function: Any, about: str, game: bool = False) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = commands.add_parser(
        name, help=about, description=about[0].upper() + about[1:] + ".", formatter_class=HelpWithDefaults
    )
    made.set_defaults(command=function)
    if game:
        made.add_argument("game", metavar="GAME", help=f"one of {GAMES}")
    return made


def _lang(made: argparse.ArgumentParser) -> None:
    made.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")


def _json(made: argparse.ArgumentParser) -> None:
    made.add_argument("--json", action="store_true", help="print JSON")


def _set(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings",
        help="an option of the game (`greathall games` lists them); may be repeated",
    )  # fmt: skip


def _several(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


# -- the hall


def _data(made: argparse.ArgumentParser) -> None:
    made.add_argument("--data", metavar="FILE", help="where everything is kept; default: a file in the user's data folder")


def _serve_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for the whole network")
    made.add_argument("--port", type=int, default=8765, help="the port; 0 for any that is free")
    made.add_argument("--no-browser", action="store_true", help="do not open a browser")
    made.add_argument("--workers", type=int, default=1, metavar="N", help="processes in which bots think")
    _data(made)


def serve(args: argparse.Namespace) -> int:
    from greathall.server.serve import serve as run

    if not 0 <= args.port < 65536:
        raise SettingError(f"a port is a number from 0 to 65535, not {args.port}")
    if not 1 <= args.workers <= 64:
        raise SettingError(f"bots think in 1 to 64 processes, not {args.workers}")
    return run(args.host, args.port, args.data, not args.no_browser, args.workers)


def _admin_options(made: argparse.ArgumentParser) -> None:
    deeds = made.add_subparsers(title="what to do", metavar="DEED", dest="deed", required=True)

    def deed(name: str, about: str, *words: str) -> argparse.ArgumentParser:
        one: argparse.ArgumentParser = deeds.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        for word in words:
            one.add_argument(word.rstrip("*+").lower(), metavar=word.rstrip("*+"), nargs=word[-1] if word[-1] in "*+" else None)
        _data(one)
        return one

    _json(deed("list", "list every table"))
    deed("export", "write tables as recordings, all if none is named", "TABLE*").add_argument(
        "--out", type=Path, default=Path("tables"), metavar="DIR", help="the folder (default: tables)"
    )
    deed("import", "add recordings as tables to look at", "FILE+")
    deed("freeze", "let a table stand still", "TABLE").add_argument(
        "--reason", default="The keeper of this hall has stopped this table for now.", help="what people read"
    )
    deed("thaw", "let a table go on", "TABLE")
    deed("rewind", "take answers of a table back, so that only the first COUNT stand", "TABLE", "COUNT")
    deed("backup", "write everything into one text file", "FILE")
    deed("restore", "make a new data file (--data) from a backup, and replay every table", "FILE")


def admin(args: argparse.Namespace) -> int:
    from greathall.server import admin as keeper
    from greathall.server.serve import data_file

    try:
        return keeper.run(args, data_file(args.data))
    except keeper.AdminError as error:
        print(f"greathall: {sentence(error)}", file=sys.stderr)
        return 2


# -- play


def _play_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--players", type=int, metavar="N", help="how many seats; default: as the game suggests")
    made.add_argument("--bots", metavar="BOT[,BOT]", help="who fills the last seats; 'none' for people only")
    made.add_argument("--name", action="append", metavar="NAME", help="a player's name, in seat order; repeatable")
    made.add_argument("--seed", help="plays the same chance again; default: a new one")
    made.add_argument("--character", metavar="NAME", help="the same as --set character=NAME")
    made.add_argument("--story", metavar="MAP", help="the same as --set story=MAP: a name, NAME/LEVEL, or a file")
    made.add_argument("--load", metavar="FILE", help="go on with a stored game")
    made.add_argument("--delay", type=float, default=0.6, metavar="SECONDS", help="pause after a bot's answer")
    _set(made)
    _lang(made)


def play(args: argparse.Namespace) -> int:
    from greathall.terminal import play as terminal

    game = load(args.game)
    given = list(args.settings)
    given += [f"{name}={getattr(args, name)}" for name in ("character", "story") if getattr(args, name) is not None]
    options = read_settings(game, given)
    bots = None if args.bots is None else [] if args.bots.strip().lower() == "none" else _several(args.bots)
    return terminal.main(
        args.game, seats=args.players, bots=bots, seed=args.seed, lang=args.lang, options=options, names=args.name,
        load=args.load, delay=args.delay,
    )  # fmt: skip


# -- simulate


def _simulate_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--players", type=int, metavar="N", help="how many seats; default: as many as bots, if allowed")
    made.add_argument(
        "--bots", type=_several, default="random", metavar="BOT[,BOT]",
        help="random, greedy, ismcts, ismcts:300 (iterations) or ismcts:1.5s (seconds; not repeatable). They change"
        " seats from game to game; too few are repeated, of too many all combinations meet",
    )  # fmt: skip
    made.add_argument("--games", type=int, default=100, metavar="N", help="how many games")
    made.add_argument("--jobs", type=int, default=1, metavar="N", help="processes; the results are the same for any")
    made.add_argument("--seed", default="1", help="of the run; each game is seeded from it and its number")
    made.add_argument("--cap", type=int, default=20_000, metavar="N", help="answers after which a game is broken off")
    made.add_argument("--out", type=Path, metavar="FILE", help="results as .csv or .json, with a journal beside it")
    made.add_argument("--resume", action="store_true", help="go on with the interrupted, or longer, run of --out")
    made.add_argument("--overwrite", action="store_true", help="replace what an earlier run left in --out")
    _set(made)
    _json(made)


def simulate(args: argparse.Namespace) -> int:
    from greathall.lab.report import print_summary
    from greathall.lab.statistics import summarize

    plan, ran = _played(args, notes=False)
    summary = summarize(ran.results)
    if args.json:
        printed(summary.as_json())
    elif ran.results:
        print_summary(Console(), words(load(args.game)), plan, summary)
    return _kept(args, ran)


def balance(args: argparse.Namespace) -> int:
    from greathall.lab.balance import report
    from greathall.lab.balance_sheets import print_balance

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


# -- stored games


def _replay_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("file", metavar="FILE", help="a stored game")
    made.add_argument("--seat", type=int, metavar="N", help="seen by player 1, 2, ...; default: by a spectator")
    made.add_argument("--pictures", action="store_true", help="draw the table at every step, also when piped")
    _lang(made)


def replay(args: argparse.Namespace) -> int:
    from greathall.lab.watch import Watch, film
    from greathall.terminal.speech import TableWords
    from greathall.terminal.styles import line_text

    recording = Recording.load(args.file)
    shown = film(recording)
    if args.seat is not None and not 1 <= args.seat <= recording.seats:
        raise SettingError(f"there are players 1 to {recording.seats}, not {args.seat}")
    console = Console()
    seat = SPECTATOR if args.seat is None else args.seat - 1
    watch = Watch(console, shown, TableWords(shown.game, args.lang, recording.names), seat, line_text)
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


# -- fuzz and perft


def _fuzz_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--games", type=int, default=100, metavar="N", help="how many games at most")
    made.add_argument("--seconds", type=float, metavar="S", help="stop after so long")
    made.add_argument("--seed", default="1", help="of the run")
    made.add_argument("--players", type=int, metavar="N", help="default: all that the game allows, in turn")
    made.add_argument("--cap", type=int, default=20_000, metavar="N", help="answers after which a game is broken off")
    made.add_argument("--every", type=int, default=1, metavar="N", help="resample test at every Nth answer; 0: never")
    made.add_argument("--out", type=Path, default=Path("crashes"), metavar="DIR", help="where crashes are stored")
    _set(made)
    _json(made)


def fuzz(args: argparse.Namespace) -> int:
    from greathall.lab import fuzz_report
    from greathall.lab.fuzz import Wish

    game = load(args.game)
    options = read_settings(game, args.settings)
    wish = Wish(args.games, args.seed, args.players, args.seconds, options, args.cap, args.every)
    found, paths = fuzz_report.run(game, wish, args.out, Console(stderr=True))
    if args.json:
        printed(fuzz_report.as_json(found, paths))
    else:
        print("\n".join(fuzz_report.lines(game, found, paths)))
    if found.interrupted:
        print(f"greathall: interrupted after {found.games} games", file=sys.stderr)
        return 130
    return 1 if found.crashes else 0


def _perft_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--depth", type=int, default=4, metavar="N", help="how many answers deep")
    made.add_argument("--players", type=int, metavar="N", help="default: the fewest that the game allows")
    made.add_argument("--seed", default="1", help="of the position; chance is fixed by it")
    made.add_argument("--divide", action="store_true", help="count the deepest level by first answer")
    _set(made)
    _json(made)


def perft(args: argparse.Namespace) -> int:
    from greathall.lab import perft as count

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


# -- looking things up


def rules(args: argparse.Namespace) -> int:
    from greathall.lab import rules_page as page

    game, query = load(args.game), " ".join(args.query)
    if not query:
        if args.json:
            return printed(page.chapters(game, args.lang))
        page.print_chapters(Console(), game, args.lang)
        return 0
    found = page.find(game, query, args.lang)
    index = page.Index.of(game)
    if args.json:
        return printed([index.entry(rule, args.lang) for rule in found])
    page.print_rules(Console(), index, found, args.lang)
    return 0


def cards(args: argparse.Namespace) -> int:
    from greathall.terminal.explain import entry_lines, explain, things

    catalogue = words(load(args.game), args.lang)
    query = " ".join(args.query)
    lines = explain(catalogue, query) if query else [line for e in things(catalogue) for line in entry_lines(e)]
    console = Console()
    for line in lines:
        console.print(line, highlight=False)
    return 0


def maps(args: argparse.Namespace) -> int:
    from greathall.lab import maps as page

    game = load(args.game)
    if args.map is None:
        listed = page.listed(game)
        return printed(listed) if args.json else page.print_listed(listed, args.lang)
    checked = page.check(game, args.map)
    if args.runs and not checked.problems:
        ranked = page.rank(game, args.map, args.runs)
        return page.print_ranked(ranked) if not args.json else printed([row.as_json() for row in ranked])
    if args.json:
        printed(checked.as_json())
    else:
        page.print_checked(checked, args.lang)
    return 2 if checked.problems else 0


def list_games(args: argparse.Namespace) -> int:
    listed = [load(slug) for slug in MODULES]
    if args.json:
        return printed([_game_json(game) for game in listed])
    console = Console(highlight=False)
    for game in listed:
        low, high = game.seats
        console.print(f"[bold]{game.slug}[/]  {game.title}, {low} to {high} players, {len(rulebook(game))} rules")
        for variant in game.variants:
            console.print(f"  --set {variant.name}={describe(variant)}  {variant.rule}", markup=False)
    return 0


def _game_json(game: Game) -> dict[str, Any]:
    options: list[dict[str, Setting | list[Setting]]] = [
        {"name": v.name, "default": v.default, "values": list(v.values), "rule": v.rule} for v in game.variants
    ]
    return {
        "slug": game.slug, "title": game.title, "designer": game.designer, "seats": list(game.seats),
        "options": options, "rules": len(rulebook(game)), "version": game.version,
    }  # fmt: skip


def version(args: argparse.Namespace) -> int:
    if args.json:
        return printed({"greathall": greathall.__version__})
    print(f"greathall {greathall.__version__}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
