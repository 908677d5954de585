"""Options in words and back: `flip 0,1`, `buy sword`. One short text form for logs, tests, replays and protocols."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from greathall.core.game import Game, Word
from greathall.core.option import Option, first, option, second, third, verb_of

SEPARATOR: Final = "; "


class NotationError(ValueError):
    """Words that are not an option of this game."""


def show_args(game: Game, word: Word, args: tuple[int, ...]) -> list[str]:
    """The arguments of a verb, event or prompt, each as one word."""
    return [game.kinds[kind].show(args[i]) for i, (_, kind) in enumerate(word.args)]


def show(game: Game, o: Option) -> str:
    """An option in words."""
    word = game.verbs[verb_of(o)]
    return " ".join([word.name, *show_args(game, word, (first(o), second(o), third(o)))])


def read(game: Game, text: str) -> Option:
    """The option that the words stand for; it need not be legal now."""
    words = text.split()
    if not words:
        raise NotationError("an answer is a verb and its arguments, such as " + example(game))
    verb = game.verb_numbers.get(words[0])
    if verb is not None:
        return option(verb, *_read_args(game, game.verbs[verb], words[1:]))
    near = get_close_matches(words[0], [word.name for word in game.verbs], 1)
    raise NotationError(f"unknown verb {words[0]!r}" + (f"; did you mean {near[0]!r}?" if near else ""))


def show_all(game: Game, chosen: Sequence[Option]) -> str:
    """Several options that count as one answer: the picks of a set, and what closes it."""
    return SEPARATOR.join([show(game, o) for o in chosen])


def read_all(game: Game, text: str) -> list[Option]:
    """The options of such a text; a single one, mostly."""
    return [read(game, part) for part in text.split(SEPARATOR.strip())]


def example(game: Game) -> str:
    """The form of some verb with arguments, for messages."""
    word = max(game.verbs, key=lambda w: len(w.args) == 1)
    return repr(" ".join([word.name, *(f"<{name}>" for name, _ in word.args)]))


def _read_args(game: Game, word: Word, given: list[str]) -> list[int]:
    if len(given) != len(word.args):
        form = " ".join([word.name, *(f"<{name}>" for name, _ in word.args)])
        raise NotationError(f"{word.name!r} is written {form!r}")
    values: list[int] = []
    for (name, kind), text in zip(word.args, given, strict=True):
        try:
            values.append(game.kinds[kind].read(text))
        except ValueError:
            raise NotationError(f"{text!r} is not a {name}") from None
    return values
