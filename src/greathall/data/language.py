"""Languages: Project Fluent catalogues, one per game and language, on top of the shared ones.

Keys: `verb-<verb>`, `event-<kind>`, `ask-<prompt>`, `why-<reason>`, `end-<reason>`, `option-<name>`, and
`<kind>-<word>` for the names of cards, places and colours (`card-sword`). Attributes of a name other than `.about` are
forms of it that messages may use: with `.the = la espada`, an argument `$card` brings `$card-the` along. What speaks of numbers
a game may make of its data (`Game.texts`). A missing key is shown as the key itself in angle brackets, and a test fails.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from greathall.core.event import Event
from greathall.core.game import Game, Word
from greathall.core.option import Decision, Option, Picks, Refusal, first, second, third, verb_of
from greathall.data.phrases import Piece, filled, pieces_of

LANGUAGES = ("en", "es")
SHARED = Path(__file__).parent / "lang"
NAMES = 50_000  # kept at the most
CONTRACTIONS = {"es": (re.compile(r"\b(a|A|de|De) el\b"), {"a": "al", "A": "Al", "de": "del", "De": "Del"})}


class Words:
    """Everything a game says, in one language; to one table if it has names, which are the players' by seat."""

    def __init__(self, game: Game, locale: str, names: Sequence[str] = ()) -> None:
        if locale not in LANGUAGES:
            raise ValueError(f"no language {locale!r}; there are {', '.join(LANGUAGES)}")
        self.game = game
        self.locale = locale
        self.names = names
        self.bundle = FluentBundle([locale], use_isolating=False)
        for path in (SHARED / f"{locale}.ftl", Path(game.folder) / "lang" / f"{locale}.ftl"):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
        self.missing: set[str] = set()
        self._plain: dict[str, str] = {}
        self._phrases: dict[str, list[Piece] | None] = {}
        self._named: dict[tuple[str, int], tuple[str, str, dict[str, str]]] = {}
        self._made: dict[str, str] = {}
        if game.texts is not None:
            self._made = game.texts(self)
            self._plain.update(self._made)

    def has(self, key: str) -> bool:
        """Is there a message of this name?"""
        return key in self._made or (self.bundle.has_message(key) and self.bundle.get_message(key).value is not None)

    def has_attribute(self, key: str, attribute: str) -> bool:
        """Does a message of this name have this attribute?"""
        if f"{key}.{attribute}" in self._made:
            return True
        return self.bundle.has_message(key) and attribute in self.bundle.get_message(key).attributes

    def say(self, key: str, **args: Any) -> str:
        """A message with its arguments filled in."""
        if args:
            return self._said(key, args)
        result = self._plain.get(key)
        if result is None:
            result = self._plain[key] = self._said(key, args)
        return result

    def _said(self, key: str, args: dict[str, Any]) -> str:
        if key in self._phrases:
            pieces = self._phrases[key]
        else:
            pattern = self._pattern(key)
            pieces = self._phrases[key] = None if pattern is None else pieces_of(pattern)
        result = None if pieces is None else filled(pieces, args)
        if result is None:
            result = self._by_fluent(key, args)
        if self.locale in CONTRACTIONS:  # an article in an argument meets a preposition in the message
            pattern_of, short = CONTRACTIONS[self.locale]
            result = pattern_of.sub(lambda found: short[found[1]], result)
        return result

    def _by_fluent(self, key: str, args: dict[str, Any]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            self.missing.add(key)
            return f"<{key}>"
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            self.missing.add(key)
        return str(text)

    def _pattern(self, key: str) -> Any:
        """What the catalogue says under a key or under one of its attributes; None if nothing."""
        message, _, attribute = key.partition(".")
        if not self.bundle.has_message(message):
            return None
        found = self.bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def name(self, kind: str, value: int) -> str:
        """The name of a card, place, seat... for people: `<kind>-<word>` if the catalogue has it, else the word."""
        known = self.game.kinds[kind]
        if known.parts is not None:
            return self.listed(known.parts(value))
        word = known.show(value)
        key = f"{kind}-{word.replace('_', '-')}"
        return self.say(key) if self.has(key) else word

    def listed(self, parts: Sequence[tuple[str, int, int]]) -> str:
        """Several things, counted: `2 Peasants and 1 Mage`. The name of several is the attribute `.many`."""
        found: list[str] = []
        for kind, value, n in parts:
            key = f"{kind}-{self.game.kinds[kind].show(value).replace('_', '-')}"
            found.append(f"{n} {self.say(key if n == 1 else key + '.many')}")
        if len(found) < 2:
            return found[0] if found else self.say("list-nothing")
        return self.say("list-and", rest=", ".join(found[:-1]), last=found[-1])

    def thing(self, table: str, slug: str) -> tuple[str, str] | None:
        """The name of a row of a data file and what it says about it, if the catalogue has it: as one of its table, as a
        card, or as one of the game's kinds."""
        word = slug.replace("_", "-")
        for kind in dict.fromkeys((table.replace("_", "-"), "card", *self.game.kinds)):
            key = f"{kind}-{word}"
            if self.has(key):
                return self.say(key), self.say(f"{key}.about") if self.has_attribute(key, "about") else ""
        return None

    def forms(self, kind: str, value: int) -> dict[str, str]:
        """The other forms of a name, with its article for example: the attributes of its message but `.about`."""
        key = f"{kind}-{self.game.kinds[kind].show(value).replace('_', '-')}"
        names = [made.removeprefix(f"{key}.") for made in self._made if made.startswith(f"{key}.")]
        if self.bundle.has_message(key):
            names += self.bundle.get_message(key).attributes
        return {form: self.say(f"{key}.{form}") for form in names if form != "about"}

    def arguments(self, word: Word, values: tuple[int, ...], names: Sequence[str] | None = None) -> dict[str, Any]:
        """Arguments for a message: names in words and their forms, plus `<name>-id` words for selectors; numbers stay
        numbers. With `names`, the players' names by seat, players are called by them."""
        args: dict[str, Any] = {}
        for i, (name, kind) in enumerate(word.args):
            if i >= len(values):
                break
            if kind == "number":
                args[name] = values[i]
            else:
                called, shown, forms = self._all_of(kind, values[i])
                args[name] = self.seat(values[i], names) if kind == "seat" else called
                args[f"{name}-id"] = shown
                for form, text in forms.items():
                    args[f"{name}-{form}"] = text
        return args

    def _all_of(self, kind: str, value: int) -> tuple[str, str, dict[str, str]]:
        """A name, its word in notation and its other forms; the same ones come again and again."""
        known = self._named.get((kind, value))
        if known is None:
            if len(self._named) >= NAMES:
                self._named.clear()
            known = self.name(kind, value), self.game.kinds[kind].show(value), self.forms(kind, value)
            self._named[kind, value] = known
        return known

    def option(self, o: Option, names: Sequence[str] | None = None) -> str:
        """An option as a label."""
        word = self.game.verbs[verb_of(o)]
        return _capital(self._said(f"verb-{word.name}", self.arguments(word, (first(o), second(o), third(o)), names)))

    def event(self, event: Event, names: Sequence[str] | None = None) -> str:
        """An event as a sentence. `names` are the players' names by seat."""
        kind = event.kind
        word = self.game.events[kind.removesuffix("-hidden")]
        args = self.arguments(word, event.args, names)
        args["seat"] = self.seat(event.seat, names)
        text = self._said(f"event-{kind}", args)
        return text if text.startswith(args["seat"]) else _capital(text)

    def question(self, decision: Decision, names: Sequence[str] | None = None) -> str:
        """The question in words."""
        word = self.game.prompts[decision.prompt]
        return _capital(self._said(f"ask-{decision.prompt}", self.arguments(word, decision.about, names)))

    def picks(self, prompt: str, picks: Picks) -> str:
        """How far a choice of several things has come: `picks-<prompt>` in the game's own words, or in general ones."""
        key = f"picks-{prompt}"
        if not self.has(key):
            key = "picks-of" if picks.need == picks.most else "picks-up-to" if picks.most >= 0 else "picks-some"
        return self.say(key, have=picks.have, need=picks.need, most=picks.most)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not offered, in words."""
        return self.say(f"why-{refusal.reason}", need=refusal.need, have=refusal.have)

    def seat(self, seat: int, names: Sequence[str] | None = None) -> str:
        """A player's name, or 'Player 2'."""
        called = self.names if names is None else names
        if seat < len(called):
            return called[seat]
        return self.say("player", number=seat + 1)


def _capital(text: str) -> str:
    """Sentences may begin with a name that is written small."""
    return text[:1].upper() + text[1:]


@cache
def _words(slug: str, locale: str, game: Game) -> Words:
    return Words(game, locale)


def words(game: Game, locale: str = "en") -> Words:
    """The catalogue of a game in a language, loaded once."""
    return _words(game.slug, locale, game)
