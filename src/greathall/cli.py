"""The command `greathall`: serve, admin, play, simulate, balance, replay, verify, fuzz, perft, rules, cards, maps, games,
version.

What a command takes and does stands in `commands/`. A mistake is one sentence and exit code 2; Ctrl-C says what was kept
and exits with 130.
"""

import argparse
import os
import sys
from collections.abc import Sequence

import greathall
from greathall.commands.common import MISTAKES, command, json_option, lang_option, sentence
from greathall.commands.hall import admin, admin_options, serve, serve_options
from greathall.commands.lab import balance, fuzz, fuzz_options, perft, perft_options, simulate, simulate_options
from greathall.commands.lookup import cards, list_games, maps, rules, version
from greathall.commands.play import play, play_options, replay, replay_options, verify_files


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    top = parser()
    args = top.parse_args(arguments)
    if args.command is None:
        top.print_help()
        return 0
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


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(prog="greathall", description="Board games with every rule enforced.")
    top.add_argument("--version", action="version", version=greathall.__version__)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    top.set_defaults(command=None)
    serve_options(command(commands, "serve", serve, "open the hall: play in the browser"))
    admin_options(command(commands, "admin", admin, "look after the tables of a hall"))
    play_options(command(commands, "play", play, "play a game in the terminal", game=True))
    simulate_options(command(commands, "simulate", simulate, "let bots play many games", game=True))
    balanced = command(commands, "balance", balance, "let bots play many games: who wins, and with what", game=True)
    simulate_options(balanced)
    balanced.set_defaults(bots=["greedy"])
    replay_options(command(commands, "replay", replay, "step through a stored game"))
    checked = command(commands, "verify", verify_files, "replay stored games and compare every hash")
    checked.add_argument("files", nargs="+", metavar="FILE")
    json_option(checked)
    fuzz_options(command(commands, "fuzz", fuzz, "play random games and check the rules at every step", game=True))
    perft_options(command(commands, "perft", perft, "count the sequences of answers from the start", game=True))
    ruled = command(commands, "rules", rules, "print a rule, where it is coded and tested; or search", game=True)
    ruled.add_argument("query", nargs="*", metavar="ID|WORD", help="an id, the beginning of one, or words to search")
    lang_option(ruled)
    json_option(ruled)
    carded = command(commands, "cards", cards, "explain cards and other things of a game", game=True)
    carded.add_argument("query", nargs="*", metavar="WORD", help="what to explain; without it all are listed")
    lang_option(carded)
    mapped = command(commands, "maps", maps, "list maps; check one and play its solution; rank runs of it", game=True)
    mapped.add_argument("map", nargs="?", metavar="MAP", help="a map that comes with the game, or a file; default: list all")
    mapped.add_argument("runs", nargs="*", metavar="RUN", help="stored games of it, to be verified and ranked")
    lang_option(mapped)
    json_option(mapped)
    json_option(command(commands, "games", list_games, "list the games, their numbers of players and their options"))
    json_option(command(commands, "version", version, "print the version"))
    return top


if __name__ == "__main__":
    sys.exit(main())
