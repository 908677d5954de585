"""What is asked: options that are never empty, unique, in a fixed order; questions that change nothing."""

import json
from math import isfinite

import pytest
from contract_walk import Walk, asked

from greathall.core import engine
from greathall.core.ids import SPECTATOR
from greathall.core.option import option, verb_of
from greathall.data import notation
from greathall.data.codec import dumps
from greathall.data.language import LANGUAGES, Words
from greathall.data.rulebook import rulebook


def test_options_are_some_unique_and_in_a_fixed_order(played: Walk) -> None:
    for moment in played.moments:
        waiting = engine.waiting(moment.state)
        assert asked(moment.state).seat in waiting  # of several any may answer first; which one is named is the rule's choice
        for seat in range(played.case.seats):
            question = engine.decision(moment.state, seat)
            assert (question is not None) == (seat in waiting)
            if question is None:
                continue
            assert question.options and len(set(question.options)) == len(question.options)
            again = engine.decision(moment.state.clone(), seat)
            assert again is not None and again.options == question.options
            assert (again.rule, again.prompt, again.about) == (question.rule, question.prompt, question.about)
            assert not question.refusals


def test_options_read_back_from_their_text(played: Walk) -> None:
    game = played.case.game
    for moment in played.moments:
        for seat in range(played.case.seats):
            question = engine.decision(moment.state, seat, why=True)
            offered = question.options if question else []
            refused = [refusal.option for refusal in question.refusals] if question else []
            for o in [*offered, *refused, *engine.anytime(moment.state, seat)]:
                assert notation.read(game, notation.show(game, o)) == o


def test_asking_and_looking_change_nothing(played: Walk) -> None:
    game = played.case.game
    for moment in played.moments:
        s = moment.state
        before = dumps(s)
        for seat in range(s.seats):
            engine.decision(s, seat, why=True)
            engine.anytime(s, seat)
            assert 0.0 <= game.evaluate(s, seat) <= 1.0
        offered = asked(s, moment.seat).options
        weights = game.policy(s, moment.seat, offered)
        assert len(weights) == len(offered) and sum(weights) > 0
        assert all(isfinite(weight) and weight >= 0 for weight in weights)
        game.problems(s)
        for viewer in (*range(s.seats), SPECTATOR):
            view = game.view(s, viewer)
            assert json.loads(json.dumps(view)) == view, "a view is plain JSON values"
        assert dumps(s) == before


def test_refusals_name_their_rule_and_change_no_option(played: Walk) -> None:
    game = played.case.game
    rules = rulebook(game)
    said = [Words(game, locale) for locale in LANGUAGES]
    for moment in played.moments:
        for seat in engine.waiting(moment.state):
            plain, why = engine.decision(moment.state, seat), engine.decision(moment.state, seat, why=True)
            assert plain is not None and why is not None
            assert why.options == plain.options and why.prompt == plain.prompt and why.rule == plain.rule
            for refusal in why.refusals:
                assert refusal.option not in plain.options
                assert refusal.rule in rules
                for language in said:
                    assert language.has(f"why-{refusal.reason}"), refusal.reason
                    assert language.refusal(refusal) and language.option(refusal.option)
    assert not any(language.missing for language in said)


def test_what_is_not_offered_changes_nothing(played: Walk) -> None:
    known = sorted({moment.option for moment in played.moments})
    for number, moment in enumerate(played.moments):
        s = moment.state
        before = dumps(s)
        waiting = engine.waiting(s)
        stray = known[number % len(known)]
        for seat in range(s.seats):
            question = engine.decision(s, seat, free=True)
            backs = question.picks.backs if question is not None and question.picks is not None else []
            offered = [*(question.options if question else []), *backs, *engine.anytime(s, seat)]
            for o in (stray, option(verb_of(stray), 0xFFFF, 0xFFFF, 0xFFFF), option(len(played.case.game.verbs))):
                if o not in offered:
                    expected = engine.IllegalOption if seat in waiting else engine.NotYourTurn
                    with pytest.raises(expected):
                        engine.answer(s, seat, o)
        assert dumps(s) == before


def test_what_may_be_done_out_of_turn_leaves_a_sound_game(played: Walk) -> None:
    game = played.case.game
    for moment in played.moments[::10]:
        for seat in range(played.case.seats):
            offered = engine.anytime(moment.state, seat)
            assert len(set(offered)) == len(offered)
            for o in offered:
                s = moment.state.clone()
                engine.answer(s, seat, o)
                assert game.problems(s) == []
                assert s.outcome is not None or engine.decision(s) is not None
