"""What a typed line means: a choice, a command, or a mistake with what was expected."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from greathall.core.game import Game
from greathall.core.option import Option
from greathall.data.language import Words
from greathall.data.notation import NotationError, read
from greathall.terminal.choices import Choice
from greathall.terminal.speech import fold

# Language keys: `ui-command-<name>` is the word to type in that language (the English one always works too) and
# `ui-command-<name>.about` says what it does.
COMMANDS = (
    "help", "why", "hint", "undo", "log", "table", "hand", "rules", "more", "auto", "save", "load", "lang", "quit",
)  # fmt: skip
ALIASES = {"exit": "quit", "rule": "rules", "redraw": "table", "language": "lang"}


@dataclass(frozen=True)
class Pick:
    """An answer to the question: mostly one option, several where several things are chosen."""

    options: tuple[Option, ...]


@dataclass(frozen=True)
class Command:
    """Something else that the terminal does."""

    name: str
    argument: str = ""


@dataclass(frozen=True)
class Mistake:
    """A line that means nothing here: the language key of one sentence, and its arguments."""

    key: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Unoffered:
    """An option of this game in good notation that is not offered now."""

    option: Option


Meaning = Pick | Command | Mistake | Unoffered


@dataclass(frozen=True)
class Offer:
    """What a line is read against."""

    game: Game
    words: Words
    choices: Sequence[Choice]
    default: Choice | None = None
    anytime: Sequence[Option] = ()
    several: bool = False  # several things are chosen


def parse(line: str, offer: Offer) -> Meaning:
    """The meaning of a line. Numbers and shortcut letters come first, then commands, then the option's notation
    and at last a part of a label."""
    text = " ".join(line.split())
    if not text:
        if offer.default is not None:
            return Pick((offer.default.option,))
        return Mistake("ui-bad-empty", {"count": len(offer.choices)})
    if text[0] == "?":
        return Command("help", text[1:].strip())
    if all(word.lstrip("+-").isdecimal() for word in text.replace(",", " ").split()):
        return _numbers(text.replace(",", " ").split(), offer)
    if len(text) == 1:
        return _letter(text, offer)
    return _command(text, offer) or _notation(text, offer) or _label(text, offer)


def _numbers(words: list[str], offer: Offer) -> Meaning:
    """`2` is an answer; where several things are chosen, `2 4 5` picks three and `-4` takes one back."""
    count = len(offer.choices)
    options: list[Option] = []
    for word in words:
        number = word.lstrip("+-")
        back = word.startswith("-")
        if len(number) > 6 or not 1 <= int(number) <= count or (back and not offer.several):
            return Mistake("ui-bad-number", {"text": word[:12], "count": count})
        choice = offer.choices[int(number) - 1]
        if back:
            if choice.back is None and choice.option not in options:
                return Mistake("ui-bad-back", {"number": number, "option": choice.label})
            options = _without(options, choice)
        else:
            options.append(choice.means)
    if len(options) > 1 and not offer.several:
        return Mistake("ui-bad-several", {"count": count})
    return Pick(tuple(options)) if options else Mistake("ui-bad-empty", {"count": count})


def _without(options: list[Option], choice: Choice) -> list[Option]:
    """The same without a pick of this very line, or with the answer that takes an earlier one back."""
    if choice.option in options:
        options.remove(choice.option)
        return options
    assert choice.back is not None
    return [*options, choice.back]


def _letter(text: str, offer: Offer) -> Meaning:
    for choice in offer.choices:
        if choice.key and choice.key == fold(text):
            return Pick((choice.means,))
    return Mistake("ui-bad-letter", {"text": text, "count": len(offer.choices)})


def command_words(words: Words) -> dict[str, str]:
    """Every word that is a command, and the command's own name."""
    known = {fold(words.say(f"ui-command-{name}")): name for name in COMMANDS}
    return {**known, **ALIASES, **{name: name for name in COMMANDS}}


def _command(text: str, offer: Offer) -> Meaning | None:
    first, _, rest = text.partition(" ")
    name = command_words(offer.words).get(fold(first))
    return Command(name, rest) if name else None


def _notation(text: str, offer: Offer) -> Meaning | None:
    try:
        option = read(offer.game, text)
    except NotationError:
        return None
    legal = option in offer.anytime or any(option in (choice.means, choice.back) for choice in offer.choices)
    return Pick((option,)) if legal else Unoffered(option)


def _label(text: str, offer: Offer) -> Meaning:
    wanted = fold(text)
    exact = [choice for choice in offer.choices if fold(choice.label) == wanted]
    found = exact or [choice for choice in offer.choices if wanted in fold(choice.label)]
    if len(found) == 1:
        return Pick((found[0].means,))
    if found:
        return Mistake("ui-bad-many", {"text": text, "numbers": ", ".join(str(choice.number) for choice in found)})
    near = get_close_matches(wanted.split()[0], list(command_words(offer.words)), 1, 0.7)
    if near:
        return Mistake("ui-bad-near", {"text": text[:40], "near": near[0]})
    return Mistake("ui-bad-word", {"text": text[:40], "count": len(offer.choices)})
