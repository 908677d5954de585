"""The numbered choices of a question, their single-key shortcuts, and the one that Enter takes."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from greathall.core.game import Game, Word
from greathall.core.option import Decision, Option, verb_of
from greathall.data.language import Words
from greathall.terminal.speech import fold

# First words of verbs that stand for "nothing more": Enter takes such an answer.
CALM = ("done", "pass", "stop", "end", "stay", "continue", "skip", "keep", "no", "nothing", "decline", "wait")
LONG = 4  # articles and such are shorter, and no help to the memory
LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")


@dataclass(frozen=True)
class Choice:
    """One line of the menu."""

    number: int
    option: Option
    label: str
    key: str  # the shortcut; empty when no letter of the label was free
    at: int  # where the shortcut's letter stands in the label
    back: Option | None = None  # where several things are chosen: what takes this one back, if it is picked
    count: int = 0  # how often it is picked
    full: bool = False  # it cannot be picked once more

    @property
    def means(self) -> Option:
        """What its number does: it picks, or takes back what can only be picked once."""
        return self.back if self.full and self.back is not None else self.option


def of(words: Words, decision: Decision) -> list[Choice]:
    """The choices of a question. Where several things are chosen, those that are picked keep their place among the others."""
    picks = decision.picks
    if picks is None:
        return menu(words, decision.options)
    offered = set(decision.options)
    things = sorted({*picks.held, *(o for o in decision.options if decision.is_pick(o))})
    found = menu(words, [*things, *(o for o in decision.options if not decision.is_pick(o))])
    backs = dict(zip(picks.held, picks.backs, strict=True))
    return [replace(c, back=backs.get(c.option), count=picks.held.count(c.option), full=c.option not in offered) for c in found]


def menu(words: Words, options: Sequence[Option]) -> list[Choice]:
    """The options as numbered lines. The shortcut is the first free letter: of the longer words that tell this label
    from the others, then of any word, then anywhere in it."""
    labels = [words.option(option) for option in options]
    shared = _shared([set(_words(label)) for label in labels])
    taken: set[str] = set()
    result: list[Choice] = []
    for number, (option, label) in enumerate(zip(options, labels, strict=True), 1):
        key, at = _free_letter(label, shared, taken)
        taken.add(key)
        result.append(Choice(number, option, label, key, at))
    return result


def _words(label: str) -> list[str]:
    return re.findall(r"\w+", fold(label))


def _shared(sets: list[set[str]]) -> set[str]:
    return set.intersection(*sets) if len(sets) > 1 else set()


def _free_letter(label: str, shared: set[str], taken: set[str]) -> tuple[str, int]:
    folded = fold(label)
    found = sorted(re.finditer(r"\w+", folded), key=lambda word: (word.group() in shared, len(word.group()) < LONG))
    for at in (*(word.start() for word in found), *range(len(folded))):
        if folded[at] in LETTERS and folded[at] not in taken:
            return folded[at], at
    return "", -1


def default(game: Game, choices: Sequence[Choice]) -> Choice | None:
    """What Enter takes: the only choice, or the only one that says "nothing more" and speaks of nothing else (done,
    pass, end-turn). Never any other: a stray Enter must not flee, forfeit or begin anew."""
    if len(choices) == 1:
        return choices[0]
    calm = [choice for choice in choices if _is_calm(game.verbs[verb_of(choice.option)])]
    return calm[0] if len(calm) == 1 else None


def _is_calm(verb: Word) -> bool:
    return not verb.args and re.split(r"[-_]", verb.name)[0] in CALM
