"""Everything that happens or is asked has words in every language, and names a rule that exists."""

import re

import pytest
from contract_walk import Walk

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.game import Game
from greathall.core.ids import EVERYONE, SPECTATOR
from greathall.data.language import LANGUAGES, Words
from greathall.data.notation import show_args
from greathall.data.rulebook import rulebook

WIDTH = 80
ONE_OF_MANY = re.compile(
    r"\b1 (cards|Resources|Upgrades|Citizens|Adventurers|Units|Quests|Monsters|dice|steps|hits|coins|points|turns"
    r"|cartas|Recursos|Mejoras|Ciudadanos|Aventureros|Unidades|Misiones|Monstruos|dados|pasos|golpes|monedas|puntos|turnos)\b"
)
NAMES = ["Ada", "Bo", "Cy", "Di"]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, played: Walk) -> Words:
    return Words(played.case.game, request.param)  # a new one, which has missed nothing yet


def test_every_question_and_option_has_words(played: Walk, language: Words) -> None:
    game = played.case.game
    rules = rulebook(game)
    for moment in played.moments:
        for seat in range(played.case.seats):
            question = engine.decision(moment.state, seat)
            options = engine.anytime(moment.state, seat)
            if question is not None:
                assert question.rule in rules
                assert len(question.about) >= len(game.prompts[question.prompt].args)
                text = language.question(question)
                assert text and not ONE_OF_MANY.search(text), text
                options = [*question.options, *options]
            labels = [language.option(o) for o in options]
            assert all(labels) and len(set(labels)) == len(labels), f"labels that cannot be told apart: {labels}"
    assert not language.missing


def test_every_event_is_declared_and_has_words(played: Walk, language: Words) -> None:
    game = played.case.game
    rules = rulebook(game)
    for event in (event for moment in played.moments for event in moment.events):
        assert event.rule in rules
        assert event.kind in game.events
        show_args(game, game.events[event.kind], event.args)
        text = language.event(event, NAMES[: played.case.seats])
        assert text and not ONE_OF_MANY.search(text), text
        if event.known != EVERYONE:
            check_hidden_words(game, event, language)
    assert not language.missing


def check_hidden_words(game: Game, event: Event, language: Words) -> None:
    stranger = next(viewer for viewer in range(SPECTATOR + 1) if not event.known >> viewer & 1)
    seen = event.seen_by(stranger)
    assert seen.args == event.args[: event.shown]
    assert language.has(f"event-{seen.kind}")
    assert language.event(seen, NAMES)


def test_the_table_can_be_told_in_words(played: Walk, language: Words) -> None:
    game = played.case.game
    for s in (*(moment.state for moment in played.moments[::5]), played.final):
        for viewer in (*range(s.seats), SPECTATOR):
            lines = game.text(game.view(s, viewer), language, WIDTH)
            assert lines
            assert all(isinstance(text, str) and isinstance(style, str) for line in lines for text, style in line)
            assert max(sum(len(text) for text, _ in line) for line in lines) <= WIDTH
    assert not language.missing
