"""Looking things up: rules, cards, maps, games, the version."""

import argparse
import sys
from typing import Any

from rich.console import Console

import greathall
from greathall.commands.common import printed
from greathall.commands.settings import describe
from greathall.core.game import Game, Setting
from greathall.data.language import words
from greathall.data.rulebook import rulebook
from greathall.games import MODULES, load


def rules(args: argparse.Namespace) -> int:
    from greathall.rulebook import rules_page as page

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
    from greathall.terminal.explain import entry_lines, explain, nothing, search, things

    catalogue = words(load(args.game), args.lang)
    query = " ".join(args.query)
    if query and not search(catalogue, query):
        print(f"greathall: {nothing(catalogue, query)}", file=sys.stderr)
        return 2
    lines = explain(catalogue, query) if query else [line for e in things(catalogue) for line in entry_lines(e)]
    console = Console()
    for line in lines:
        console.print(line, highlight=False)
    return 0


def maps(args: argparse.Namespace) -> int:
    from greathall.commands import maps as page

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
