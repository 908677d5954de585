"""The `?`: any card, place or rule in words, from the same catalogues and rule index that the game plays by."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from rich.text import Text

from greathall.data.language import Words
from greathall.data.rulebook import Rule, rulebook
from greathall.terminal.speech import fold
from greathall.terminal.styles import styled

MOST = 6  # entries explained in full; the others are named


@dataclass(frozen=True)
class Entry:
    """One thing that can be explained."""

    name: str  # of a card or place; the heading of a rule
    id: str  # of a rule; empty for a card
    about: str
    notes: tuple[str, ...] = ()


def explain(words: Words, query: str) -> list[Text]:
    """Lines that explain what was asked for."""
    found = search(words, query)
    if not found:
        return [styled(nothing(words, query), "ui-error")]
    lines: list[Text] = []
    for entry in found[:MOST]:
        lines += entry_lines(entry)
    rest = found[MOST:]
    if rest:
        names = list(dict.fromkeys(entry.id or entry.name for entry in rest))
        shown = ", ".join(names[:12]) + (", …" if len(names) > 12 else "")
        lines.append(styled(words.say("ui-explain-more", count=len(rest), names=shown), "dim"))
    return lines


def search(words: Words, query: str) -> list[Entry]:
    """What the query names, best first: a rule id alone is that rule; else all its words must occur."""
    entries = [*things(words), *rules(words)]
    wanted = fold(query).split()
    whole = " ".join(wanted)
    by_id = [entry for entry in entries if entry.id and fold(entry.id) == whole]
    if by_id:
        return by_id
    ranked: list[tuple[int, Entry]] = []
    for entry in entries:
        name = fold(entry.name)
        if whole == name:
            ranked.append((0, entry))
        elif not entry.id and all(word in name for word in wanted):
            ranked.append((1, entry))
        elif entry.id and fold(entry.id).startswith(whole):
            ranked.append((2, entry))
        elif all(word in fold(f"{entry.name} {entry.about}") for word in wanted):
            ranked.append((3, entry))
    return [entry for _, entry in sorted(ranked, key=lambda pair: pair[0])]


def entry_lines(entry: Entry) -> list[Text]:
    """A name with its rule id, and below it what there is to say."""
    head = styled(entry.name, "bold")
    if entry.id:
        head.append(f"  {entry.id}", "dim")
    return [head, *(Text("  " + line) for line in (entry.about, *entry.notes) if line)]


def things(words: Words) -> list[Entry]:
    """Cards, places and whatever else the game's catalogue names: `<kind>-<word>`, with `.about` where it has one."""
    kinds = tuple(f"{kind}-" for kind in words.game.kinds)
    entries: list[Entry] = []
    for key in _keys(words.game.folder, words.locale):
        if not words.has(key):
            continue
        described = words.has_attribute(key, "about")
        if described or key.startswith(kinds):
            entries.append(Entry(words.say(key), "", words.say(f"{key}.about") if described else ""))
    return entries


def rules(words: Words) -> list[Entry]:
    """Every rule and ruling of the game."""
    return [_rule_entry(words, rule) for rule in rulebook(words.game).values()]


def _rule_entry(words: Words, rule: Rule) -> Entry:
    notes: list[str] = []
    if rule.why:
        notes.append(words.say("ui-rule-why", why=rule.why[words.locale]))
    if rule.rules:
        notes.append(words.say("ui-rule-about", rules=", ".join(rule.rules)))
    if rule.option:
        notes.append(words.say("ui-rule-option", option=rule.option))
    return Entry(rule.heading[words.locale], rule.id, rule.text[words.locale], tuple(notes))


def contents(words: Words) -> list[Text]:
    """The headings of the rulebook, each with its rule ids."""
    grouped: dict[str, list[str]] = {}
    for entry in rules(words):
        grouped.setdefault(entry.name, []).append(entry.id)
    return [styled(name, "bold").append(f"  {_span(ids)}", "dim") for name, ids in grouped.items()]


def _span(ids: list[str]) -> str:
    return ids[0] if len(ids) == 1 else f"{ids[0]} … {ids[-1]}"


def nothing(words: Words, query: str) -> str:
    """That nothing is called so, and what may have been meant."""
    names = {fold(entry.name): entry.name for entry in things(words)}
    names |= {fold(name): name for name in (*rulebook(words.game), *(entry.name for entry in rules(words)))}
    parts = {part: name for key, name in names.items() for part in re.findall(r"[\w-]{3,}", key)}
    near = get_close_matches(fold(query), [*names, *parts], 1, 0.7)
    if near:
        return words.say("ui-explain-near", text=query[:40], near=names.get(near[0]) or parts[near[0]])
    return words.say("ui-explain-nothing", text=query[:40])


@cache
def _keys(folder: str, locale: str) -> tuple[str, ...]:
    """The keys of a game's catalogue, in its order; the Fluent bundle itself cannot list them."""
    text = (Path(folder) / "lang" / f"{locale}.ftl").read_text(encoding="utf-8")
    return tuple(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))
