"""The rulebook from the command line: its chapters, one rule with where it is coded and tested, or a search."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from greathall.core.game import Game
from greathall.data.rulebook import Rule, rulebook
from greathall.rulebook.rule_index import Places, coded, nearest_rule, tested, tests_folder

INDENT = (0, 0, 0, 2)


class NoRule(ValueError):
    """Neither an id nor a word of any rule."""


@dataclass(frozen=True)
class Index:
    """The rules of a game with their places in the code and in the tests."""

    game: Game
    code: Places
    proof: Places | None  # None: there are no tests here
    base: Path  # places are shown relative to it

    @staticmethod
    def of(game: Game) -> "Index":
        """Read the game's files, and the tests of the checkout if there is one."""
        tests = tests_folder(game)
        base = tests.parent if tests is not None else Path(game.folder).parent
        folder = Path(game.folder)
        proof = tested(folder, tests) if tests is not None else None
        return Index(game, coded(folder, game.prefix), proof, base)

    def entry(self, rule: Rule, lang: str) -> dict[str, Any]:
        """A rule as plain values."""
        entry: dict[str, Any] = {
            "id": rule.id, "heading": rule.heading[lang], "text": rule.text[lang], "status": rule.status,
            "coded": [place.show(self.base) for place in self.code.get(rule.id, [])],
        }  # fmt: skip
        if self.proof is not None:
            entry["tested"] = [place.show(self.base) for place in self.proof.get(rule.id, [])]
        if rule.why:
            entry["why"] = rule.why[lang]
        if rule.rules:
            entry["rules"] = list(rule.rules)
        if rule.option:
            entry["option"] = rule.option
        return entry


def chapters(game: Game, lang: str) -> list[dict[str, Any]]:
    """The headings in order, each with its ids."""
    found: dict[str, list[str]] = {}
    for rule in rulebook(game).values():
        found.setdefault(rule.heading[lang], []).append(rule.id)
    return [{"heading": heading, "count": len(ids), "ids": ids} for heading, ids in found.items()]


def find(game: Game, query: str, lang: str) -> list[Rule]:
    """The rule of an id, the rules of a chapter (CR-SHOP), or those that hold every word."""
    rules = rulebook(game)
    wanted = query.strip().upper()
    if wanted in rules:
        return [rules[wanted]]
    begun = [rule for id, rule in rules.items() if id.startswith(wanted + "-")]
    if begun:
        return begun
    words = query.casefold().split()
    found = [rule for rule in rules.values() if all(word in _searched(rule, lang) for word in words)]
    if not found or not words:
        looks_like_id = re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z0-9]+)+", query)
        hint = nearest_rule(wanted, rules) if looks_like_id else ""
        raise NoRule(f"no rule of {game.title} is or says {query!r}{hint}")
    return found


def _searched(rule: Rule, lang: str) -> str:
    return f"{rule.id} {rule.heading[lang]} {rule.text[lang]}".casefold()


def print_chapters(console: Console, game: Game, lang: str) -> None:
    """The list of chapters with counts."""
    listed = chapters(game, lang)
    for chapter in listed:
        line = Text().append(f"{chapter['count']:>4}  ", "bold").append(chapter["heading"])
        console.print(line.append(f"  {_span(chapter['ids'])}", "dim"), highlight=False)
    console.print(f"{sum(c['count'] for c in listed):>4}  {game.title}", style="bold", highlight=False)


def _span(ids: list[str]) -> str:
    return ids[0] if len(ids) == 1 else f"{ids[0]} … {ids[-1]}"


def print_rules(console: Console, index: Index, rules: list[Rule], lang: str) -> None:
    """Rules in full; of many, only the sentences."""
    for rule in rules:
        entry = index.entry(rule, lang)
        head = Text().append(rule.id, "bold").append(f"  {entry['heading']}").append(f"  {rule.status}", "dim")
        console.print(head, highlight=False)
        console.print(Padding(Text(entry["text"]), INDENT, expand=False))
        if len(rules) > 3:
            continue
        for label, key in (("why", "why"), ("on", "rules"), ("option", "option")):
            if key in entry:
                value = entry[key] if isinstance(entry[key], str) else ", ".join(entry[key])
                console.print(Padding(Text(f"{label}: {value}"), INDENT, expand=False))
        for label in ("coded", "tested"):
            if label in entry:
                places = "\n".join(entry[label] or ["nowhere"])
                console.print(Padding(Text(f"{label}:", "dim"), INDENT, expand=False))
                console.print(Padding(Text(places), (0, 0, 0, 4), expand=False))
