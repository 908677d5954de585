"""The one gate: everything a visitor sees of a table is built here, for one seat and one language, from views.

The state itself has no encoder: only these plain values can be sent.
"""

from bisect import bisect_right
from functools import cache, lru_cache
from typing import Any

from greathall.core.event import Event
from greathall.core.game import Game, View
from greathall.core.ids import SPECTATOR
from greathall.core.option import Decision, Menu, Option, Picks, Refusal, verb_of
from greathall.core.score import ScoreLine
from greathall.data import notation
from greathall.data.language import Words, words
from greathall.data.rulebook import rulebook
from greathall.table.table import Table

LAST = 200  # events in a first snapshot
ROWS = 20_000  # labels kept for a game in a language


def rule_text(game: Game, rule: str, lang: str) -> str:
    """The sentence of a rule."""
    found = rulebook(game).get(rule)
    return "" if found is None else found.text[lang]


def option_rows(game: Game, said: Words, options: list[Option], names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Answers: what to send, and their labels. The rows are shared: whoever wants to change one copies it."""
    known = _rows(said)
    return [known.get(o) or _option_row(game, said, known, o, names) for o in options]


@cache
def _rows(said: Words) -> dict[Option, dict[str, Any]]:
    """The rows that were made so far, of answers that name no player."""
    return {}


def _option_row(
    game: Game, said: Words, known: dict[Option, dict[str, Any]], o: Option, names: tuple[str, ...]
) -> dict[str, Any]:
    do, word = notation.show(game, o), game.verbs[verb_of(o)]
    args = {name: value for (name, _), value in zip(word.args, do.split()[1:], strict=True)}
    row = {"do": do, "verb": word.name, "args": args, "label": said.option(o, names)}
    if all(kind != "seat" for _, kind in word.args):
        if len(known) >= ROWS:
            known.clear()
        known[o] = row
    return row


def question(game: Game, said: Words, decision: Decision, more: list[Option], names: tuple[str, ...]) -> dict[str, Any]:
    """A question in words, with its rule and every legal answer."""
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "text": _asked(said, decision.seat, decision.prompt, decision.about, names),
        "rule": decision.rule,
        "rule_text": rule_text(game, decision.rule, said.locale),
        "options": option_rows(game, said, decision.options, names),
        "picks": None if decision.picks is None else picks_part(game, said, decision, decision.picks, names),
        "more": option_rows(game, said, more, names),
    }


def picks_part(game: Game, said: Words, decision: Decision, picks: Picks, names: tuple[str, ...]) -> dict[str, Any]:
    """How a choice of several things stands: the things in the game's own order (those that may be picked, and those that are,
    each with the answer that takes it back), what confirms them, and what they come to."""
    picked = zip(option_rows(game, said, picks.held, names), option_rows(game, said, picks.backs, names), strict=True)
    things = sorted({*picks.held, *(o for o in decision.options if picks.verbs >> verb_of(o) & 1)})
    return {
        "order": [notation.show(game, o) for o in things],
        "held": [{"pick": pick, "back": back} for pick, back in picked],
        "done": option_rows(game, said, [picks.done], names)[0],
        "have": picks.have,
        "need": picks.need,
        "most": picks.most,
        "text": said.picks(decision.prompt, picks),
    }


@lru_cache(20_000)
def _aside(game: Game, said: Words, seat: int, more: tuple[Option, ...], names: tuple[str, ...]) -> dict[str, Any]:
    """What somebody may do who is not asked anything. It is shared, as it seldom changes: nobody may change it."""
    nothing = {"seat": seat, "prompt": "", "text": "", "rule": "", "rule_text": "", "options": [], "picks": None}
    return {**nothing, "more": option_rows(game, said, list(more), names)}


@lru_cache(20_000)
def _asked(said: Words, seat: int, prompt: str, about: tuple[int, ...], names: tuple[str, ...]) -> str:
    """The sentence of a question: the same ones come again and again."""
    menu = Menu()
    menu.ask("", prompt, *about)
    return said.question(Decision(seat, menu), names)


def refusal_row(game: Game, said: Words, refusal: Refusal, names: tuple[str, ...]) -> dict[str, Any]:
    """Something that is not offered, and why."""
    why = {"rule": refusal.rule, "rule_text": rule_text(game, refusal.rule, said.locale), "text": said.refusal(refusal)}
    return {**option_rows(game, said, [refusal.option], names)[0], **why}


def event_row(game: Game, said: Words, i: int, n: int, event: Event, names: tuple[str, ...]) -> dict[str, Any]:
    """Something that happened, in words, as the viewer may know it."""
    text, args = _logged(game, said, event.rule, event.kind, event.seat, event.args, names)
    return {"i": i, "n": n, "kind": event.kind, "seat": event.seat, "rule": event.rule, "text": text, "args": args}


@lru_cache(20_000)
def _logged(
    game: Game, said: Words, rule: str, kind: str, seat: int, values: tuple[int, ...], names: tuple[str, ...]
) -> tuple[str, list[str]]:
    """An event's sentence and arguments; it is told to several people, and some are told again and again."""
    word = game.events.get(kind.removesuffix("-hidden"))
    try:
        if word is None:
            raise ValueError(f"no event is called {kind}")
        args = [game.kinds[of].show(value) for (_, of), value in zip(word.args, values, strict=False)]
        return said.event(Event(rule, kind, seat, values), names), args
    except (LookupError, ValueError):  # told by other rules than those of today, which have no words for it any more
        return " ".join([kind, *map(str, values)]), []


def viewer_of(table: Table, seat: int) -> int:
    """Who looks from a seat; the spectator if it is none."""
    return seat if 0 <= seat < table.seats else SPECTATOR


def event_rows(table: Table, viewer: int, lang: str, since: int) -> list[dict[str, Any]]:
    """What happened, from the event of a number on."""
    said, names, n = words(table.game, lang), tuple(table.names), len(table.answers)
    newest = table.logged(n - 1) if n else 0
    moments = range(n + 1)
    return [
        event_row(table.game, said, i, n if i >= newest else bisect_right(moments, i, key=table.logged), event, names)
        for i, event in enumerate(table.events(viewer, since), since)
    ]


def asked_part(table: Table, viewer: int, lang: str, asked: bool = True) -> dict[str, Any]:
    """How the game stands for a viewer: who is asked, what he himself is asked, how it ended."""
    game = table.game
    said, names = words(game, lang), tuple(table.names)
    sits = asked and viewer != SPECTATOR
    waiting = table.waiting()
    decision = table.decision(viewer) if sits and viewer in waiting and not table.frozen else None
    more = table.anytime(viewer) if sits and table.outcome is None else []
    ask: dict[str, Any] | None = None
    if decision is not None:
        ask = question(game, said, decision, more, names)
    elif more:
        ask = _aside(game, said, viewer, tuple(more), names)
    outcome = table.outcome
    ended: dict[str, Any] | None = None
    if outcome is not None:
        ended = {"reason": outcome.reason, "text": said.say(f"end-{outcome.reason}")}
        ended |= {"places": outcome.places, "points": outcome.points}
        ended |= {"said": [points_text(said, outcome.reason, n) for n in outcome.points], "lines": score_rows(table, said)}
    return {"n": len(table.answers), "waiting": waiting, "question": ask, "outcome": ended}


def seen_part(table: Table, viewer: int, lang: str, since: int, view: View | None) -> dict[str, Any]:
    """What lies on the table, which is built already, and what happened from the event of a number on."""
    return {"view": view, "events": event_rows(table, viewer, lang, since), "from": since}


def table_part(table: Table, seat: int, lang: str, since: int, asked: bool = True) -> dict[str, Any]:
    """What the game itself says to a seat: view, question, events since a number, result."""
    viewer, since = viewer_of(table, seat), max(since, 0)
    part = asked_part(table, viewer, lang, asked)
    return {**part, **seen_part(table, viewer, lang, since, table.view(viewer))}


def logged_part(table: Table, seat: int, lang: str, n: int) -> dict[str, Any]:
    """What is left of a moment that cannot be shown any more, as the rules have changed since: what was told then, in words."""
    viewer, since = viewer_of(table, seat), table.logged(n - 1) if n else 0
    past = table.moment(n, table.state)
    stood = {"n": n, "waiting": list(past.stood(n).waiting), "question": None, "outcome": None}
    return {**stood, **seen_part(past, viewer, lang, since, None)}


def points_text(said: Words, reason: str, n: int) -> str:
    """A number of points in the game's own words; some endings count something else."""
    key = f"points-{reason}"
    return said.say(key if said.has(key) else "points", n=n)


def scored(table: Table) -> list[ScoreLine]:
    """Where the points came from. Of what older rules told that may not be known any more."""
    try:
        return table.score()
    except Exception:
        if not table.base:
            raise
        return []


def score_rows(table: Table, said: Words) -> list[dict[str, Any]]:
    """The points of a finished game, broken down by rule."""
    rows = []
    for line in scored(table):
        label, text = said.say(f"score-{line.rule.lower()}"), rule_text(table.game, line.rule, said.locale)
        rows.append({"label": label, "rule": line.rule, "rule_text": text, "points": line.points})
    return rows
