"""Card Rogue speaks both languages: no key is missing in either, whatever happens, and both hold the same keys."""

import ast
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.game import Setting
from greathall.core.ids import EVERYONE, SPECTATOR
from greathall.core.option import option as make
from greathall.core.state import State
from greathall.data.language import LANGUAGES, SHARED, Words
from greathall.games import load
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS, PACK
from greathall.games.card_rogue.words import COLOURS, EFFECTS, GOALS, SIDES, SLOTS

GAME = load("card-rogue")
FOLDER = Path(GAME.folder)
LONGEST = 400  # answers of a random game that are looked at
NAMES = ["Ada", "Bo", "Cy", "Di"]
SETTINGS: list[tuple[int, dict[str, Setting]]] = [
    (1, {}), (1, {"goals": "legend", "solo_respawn": True, "start_gold": 20}), (2, {}), (2, {"open_hands": True}),
    (3, {"deck_profile": "box", "rolled_interactions_per_turn": 3}), (4, {}),
]  # fmt: skip


@cache
def messages(locale: str) -> dict[str, frozenset[str]]:
    """The keys of a catalogue with their attributes."""
    tree = FluentParser().parse((FOLDER / "lang" / f"{locale}.ftl").read_text(encoding="utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in tree.body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{locale}: {entry.id.name} is there twice"
            found[entry.id.name] = frozenset(attribute.id.name for attribute in entry.attributes)
    return found


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)  # a new one, which has missed nothing yet


def test_both_languages_hold_the_same_keys() -> None:
    assert messages("en") == messages("es")


def test_the_catalogues_are_without_mistakes() -> None:
    for locale in LANGUAGES:
        tree = FluentParser().parse((FOLDER / "lang" / f"{locale}.ftl").read_text(encoding="utf-8"))
        assert [entry for entry in tree.body if type(entry).__name__ == "Junk"] == []


def test_everything_that_can_be_said_has_a_key(words: Words) -> None:
    keys = messages(words.locale)
    wanted = [f"verb-{word.name}" for word in GAME.verbs]
    wanted += [f"event-{kind}" for kind in GAME.events]
    wanted += [f"ask-{prompt}" for prompt in GAME.prompts]
    wanted += [f"end-{reason}" for reason in GAME.reasons]
    for kind, values in (("slot", SLOTS), ("side", SIDES), ("colour", COLOURS), ("goal", GOALS), ("effect", EFFECTS)):
        wanted += [f"{kind}-{value.replace('_', '-')}" for value in values]
    assert [key for key in wanted if key not in keys] == []


def reasons() -> set[str]:
    """Every reason in the rules: the second argument of a `Why` or of `menu.refuse`, the third of `menu.rule_out`."""
    found: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                place = {"Why": 1, "refuse": 1, "rule_out": 2}.get(called)
                if place is not None:
                    found |= set(alternatives(node.args[place]))
    assert {"wall", "not-poisoned", "untradable", "kept", "no-throw"} <= found
    return found


def alternatives(node: ast.expr) -> list[str]:
    """The texts that an argument may be: a constant, or one of two."""
    if isinstance(node, ast.IfExp):
        return [*alternatives(node.body), *alternatives(node.orelse)]
    return [str(node.value)] if isinstance(node, ast.Constant) else []


def test_no_reason_is_explained_that_nobody_gives(words: Words) -> None:
    shared = set(re.findall(r"^why-([a-z-]+) =", (SHARED / f"{words.locale}.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    explained = {key.removeprefix("why-") for key in messages(words.locale) if key.startswith("why-")}
    assert explained == reasons() - shared


def test_events_that_hide_something_can_be_told_to_strangers(words: Words) -> None:
    keys = messages(words.locale)
    for path in FOLDER.rglob("*.py"):
        for kind in re.findall(r's\.tell\([^\n]*?"([a-z-]+)", [^\n]*known=', path.read_text(encoding="utf-8")):
            if kind in GAME.events:
                assert f"event-{kind}-hidden" in keys


def test_cards_and_characters_are_explained(words: Words) -> None:
    keys = messages(words.locale)
    for card in PACK:
        assert {"a", "the", "about"} <= keys[f"card-{card.slug.replace('_', '-')}"]
    for slug in CHARACTER_SLUGS:
        assert {"the", "about"} <= keys[f"character-{slug}"]


def test_options_have_names_and_explanations(words: Words) -> None:
    keys = messages(words.locale)
    for variant in GAME.variants:
        key = f"option-{variant.name.replace('_', '-')}"
        assert "about" in keys[key]
        for value in variant.values:
            if isinstance(value, (bool, str)):
                assert f"{key}-{str(value).lower()}" in keys


def test_marks_on_the_map_are_short_and_tell_enemies_apart(words: Words) -> None:
    marks = []
    for slug, attributes in messages(words.locale).items():
        if "map" in attributes:
            mark = words.say(f"{slug}.map")
            assert 1 <= len(mark) <= 5
            marks.append(mark[:3])
    enemies = [words.say(f"card-{card.slug.replace('_', '-')}.map") for card in PACK if card.health]
    assert len(set(enemies)) == len(enemies) and all(marks.count(mark) == 1 for mark in enemies)
    initials = [words.say(f"character-{slug}")[0] for slug in CHARACTER_SLUGS]
    assert len(set(initials)) == len(initials)


@cache
def games() -> list[tuple[State, list[Event]]]:
    """Random games: the state at every question, and the events since the one before."""
    moments: list[tuple[State, list[Event]]] = []
    for number, (seats, options) in enumerate(SETTINGS):
        log: list[Event] = []
        s = GAME.start(seats, f"words {number}", options, log)
        random = Random(number)
        for _ in range(LONGEST):
            moments.append((s.clone(), log[:]))
            log.clear()
            if s.outcome is not None:
                break
            seat = engine.waiting(s)[0]
            decision = engine.decision(s, seat)
            assert decision is not None
            engine.answer(s, seat, random.choice(decision.options))
    return moments


def test_no_words_are_missing_in_random_games(words: Words) -> None:
    for s, log in games():
        for event in log:
            assert words.event(event, NAMES)
            if event.known != EVERYONE:
                assert words.event(event.seen_by(SPECTATOR), NAMES)
        if s.outcome is not None:
            assert words.say(f"end-{s.outcome.reason}")
            continue
        for seat in engine.waiting(s):
            decision = engine.decision(s, seat, why=True)
            assert decision is not None
            labels = [words.option(option) for option in decision.options]
            assert len(set(labels)) == len(labels), f"labels that cannot be told apart: {labels}"
            assert words.question(decision)
            for refusal in decision.refusals:
                assert words.option(refusal.option) and words.refusal(refusal)
        assert all(words.option(option) for option in engine.anytime(s, 0))
    assert words.missing == set()


def test_the_table_is_told_in_random_games(words: Words) -> None:
    for s, _ in games()[::7]:
        for viewer in (*range(s.seats), SPECTATOR):
            for width in (60, 80, 140):
                lines = GAME.text(GAME.view(s, viewer), words, width)
                assert lines and max(sum(len(text) for text, _ in line) for line in lines) <= width
    assert words.missing == set()


def test_sentences_read_naturally() -> None:
    def said(locale: str, verb: str, *args: int) -> str:
        names = [word.name for word in GAME.verbs]
        return Words(GAME, locale).option(make(names.index(verb), *args))

    read = GAME.kinds["card"].read
    here = GAME.kinds["place"].read("0,1")
    assert said("en", "attack", here, read("imp")) == "Attack the imp at 0,1"
    assert said("es", "attack", here, read("imp")) == "Ataca al diablillo en 0,1"
    assert said("es", "attack", here, read("sewer_rat")) == "Ataca a la rata de alcantarilla en 0,1"
    assert said("es", "buy", read("hasty_boots"), 8) == "Compra las botas veloces por 8"
    dodged = Event("CR-ABIL-04", "dodged", 0, (read("imp"), 6))
    assert Words(GAME, "en").event(dodged, NAMES) == "The imp dodges (die: 6)."
    assert Words(GAME, "es").event(dodged, NAMES) == "El diablillo esquiva el golpe (dado: 6)."
    small = Event("CR-SLAY-01", "slain", 0, (read("golem"),))
    assert Words(GAME, "en").event(small, ["ada"]) == "ada slays the golem!"
