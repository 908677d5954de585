"""The one gate: everything a visitor sees of a table is built here, for one seat and one language, from views.

The state itself has no encoder: only these plain values can be sent.
"""

from bisect import bisect_right
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from greathall.core.event import Event
from greathall.core.game import Game
from greathall.core.ids import SPECTATOR
from greathall.core.option import Decision, Option, Refusal, verb_of
from greathall.data import notation
from greathall.data.language import Words, words
from greathall.data.rulebook import rulebook
from greathall.table.table import Table

LAST = 200  # events in a first snapshot


@dataclass
class Chair:
    """Who plays a seat."""

    kind: str  # person, bot or open
    person: str = ""
    bot: str = ""
    name: str = ""
    invite: str = ""


@dataclass
class Talk:
    """A line of chat."""

    i: int
    seat: int
    name: str
    text: str
    at: float


@dataclass
class Request:
    """Somebody asks the others to take answers back."""

    by: int
    to: int
    agreed: list[int] = field(default_factory=list)


def commitment(seed: str) -> str:
    """What is shown of the seed before the game is over."""
    return blake2b(seed.encode(), digest_size=16, person=b"greathall-commit").hexdigest()


def rule_text(game: Game, rule: str, lang: str) -> str:
    """The sentence of a rule."""
    found = rulebook(game).get(rule)
    return "" if found is None else found.text[lang]


@lru_cache(50_000)
def option_row(game: Game, said: Words, o: Option) -> dict[str, Any]:
    """One answer: what to send, and its label. The row is shared: whoever wants to change it copies it."""
    do = notation.show(game, o)
    return {"do": do, "verb": game.verbs[verb_of(o)].name, "args": do.split()[1:], "label": said.option(o)}


def question(game: Game, said: Words, decision: Decision, more: list[Option]) -> dict[str, Any]:
    """A question in words, with its rule and every legal answer."""
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "text": said.question(decision),
        "rule": decision.rule,
        "rule_text": rule_text(game, decision.rule, said.locale),
        "options": [option_row(game, said, o) for o in decision.options],
        "more": [option_row(game, said, o) for o in more],
    }


def refusal_row(game: Game, said: Words, refusal: Refusal) -> dict[str, Any]:
    """Something that is not offered, and why."""
    why = {"rule": refusal.rule, "rule_text": rule_text(game, refusal.rule, said.locale), "text": said.refusal(refusal)}
    return {**option_row(game, said, refusal.option), **why}


def event_row(game: Game, said: Words, i: int, n: int, event: Event, names: tuple[str, ...]) -> dict[str, Any]:
    """Something that happened, in words, as the viewer may know it."""
    text, args = _told(game, said, event.rule, event.kind, event.seat, event.args, names)
    return {"i": i, "n": n, "kind": event.kind, "seat": event.seat, "rule": event.rule, "text": text, "args": args}


@lru_cache(20_000)
def _told(
    game: Game, said: Words, rule: str, kind: str, seat: int, values: tuple[int, ...], names: tuple[str, ...]
) -> tuple[str, list[str]]:
    """An event's sentence and arguments; it is told to several people, and some are told again and again."""
    word = game.events[kind.removesuffix("-hidden")]
    args = [game.kinds[of].show(value) for (_, of), value in zip(word.args, values, strict=False)]
    return said.event(Event(rule, kind, seat, values), list(names)), args


def table_part(table: Table, seat: int, lang: str, since: int, asked: bool = True) -> dict[str, Any]:
    """What the game itself says to a seat: view, question, events since a number, result."""
    game = table.game
    said = words(game, lang)
    viewer = seat if 0 <= seat < table.seats else SPECTATOR
    since = max(since, 0)
    moments = range(len(table.answers) + 1)
    names = tuple(table.names)
    rows = [
        event_row(game, said, i, bisect_right(moments, i, key=table.told), event, names)
        for i, event in enumerate(table.events(viewer, since), since)
    ]
    decision = table.decision(viewer) if asked and viewer != SPECTATOR and not table.frozen else None
    more = table.anytime(viewer) if asked and viewer != SPECTATOR and table.outcome is None else []
    ask = None if decision is None else question(game, said, decision, more)
    if ask is None and more:
        ask = {"seat": viewer, "prompt": "", "text": "", "rule": "", "rule_text": "", "options": []}
        ask["more"] = [option_row(game, said, o) for o in more]
    outcome = table.outcome
    return {
        "n": len(table.answers),
        "view": table.view(viewer),
        "waiting": table.waiting(),
        "question": ask,
        "events": rows,
        "from": since,
        "frozen": table.reason,
        "outcome": None
        if outcome is None
        else {
            "reason": outcome.reason,
            "text": said.say(f"end-{outcome.reason}"),
            "places": outcome.places,
            "points": outcome.points,
            "said": [points_text(said, outcome.reason, n) for n in outcome.points],
            "lines": score_rows(table, said),
        },
    }


def points_text(said: Words, reason: str, n: int) -> str:
    """A number of points in the game's own words; some endings count something else."""
    key = f"points-{reason}"
    return said.say(key if said.has(key) else "points", n=n)


def score_rows(table: Table, said: Words) -> list[dict[str, Any]]:
    """The points of a finished game, broken down by rule."""
    rows = []
    for line in table.score():
        label, text = said.say(f"score-{line.rule.lower()}"), rule_text(table.game, line.rule, said.locale)
        rows.append({"label": label, "rule": line.rule, "rule_text": text, "points": line.points})
    return rows


def changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What is new in a snapshot since the one before it on the same line: whole parts, and of the view single fields."""
    told = {key: value for key, value in now.items() if key not in APART and before.get(key) != value}
    old, new = before["view"], now["view"]
    fields = {key: value for key, value in new.items() if key not in old or old[key] != value}
    gone = [key for key in old if key not in new]
    told.pop("n", None)
    events = {"events": now["events"], "from": now["from"]}
    return {"type": "change", "n": now["n"], "set": told, "view": fields, "gone": gone, **events}


APART = ("type", "view", "events", "from", "note")
