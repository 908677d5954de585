"""Clone, JSON, determinism, invariants and the end: what a state promises at every decision of every game."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from contract_walk import LONGEST, PLANTED, Walk, play_on, walk

from greathall.core import engine
from greathall.core.state import State
from greathall.data import codec
from greathall.data.codec import dumps, state_hash
from greathall.data.language import LANGUAGES, words

AHEAD = 6  # answers that a copy is played on, to see whether the original feels it


def cloned(s: State) -> State:
    return s.clone()


def check_clone(s: State, clone: Callable[[State], State], random: Random) -> None:
    before = dumps(s)
    twin = clone(s)
    assert type(twin) is type(s)
    assert dumps(twin) == before
    play_on(twin, random, AHEAD)
    assert dumps(s) == before, "playing a clone on changed the original"


def test_a_clone_is_equal_and_independent(played: Walk) -> None:
    random = Random(str(played.case))
    for moment in played.moments:
        check_clone(moment.state, cloned, random)


def test_the_clone_check_finds_a_shared_list() -> None:
    def sharing(s: State) -> State:
        twin = s.clone()
        for mine, other in zip(twin.zones(), s.zones(), strict=True):
            mine.cards = other.cards
        return twin

    random = Random("shared")
    with pytest.raises(AssertionError, match="changed the original"):
        for moment in walk(PLANTED).moments:
            check_clone(moment.state.clone(), sharing, random)


def test_a_state_survives_json(played: Walk) -> None:
    game = played.case.game
    for moment in played.moments:
        text = dumps(moment.state)
        again = codec.loads(text, game.records)
        assert type(again) is type(moment.state)
        assert dumps(again) == text
        engine.answer(again, moment.seat, moment.option)
        assert state_hash(again) == moment.reached
    assert dumps(codec.loads(dumps(played.final), game.records)) == dumps(played.final)


def test_the_same_seed_and_answers_lead_to_the_same_hashes(played: Walk) -> None:
    s = played.case.start()
    moments = {moment.number: moment for moment in played.moments}
    for number, (seat, option) in enumerate(played.answers):
        if number in moments:
            assert state_hash(s) == moments[number].hash == state_hash(moments[number].state)
        engine.choose(s, seat, option)
    assert state_hash(s) == played.hash


def test_the_log_changes_nothing(played: Walk) -> None:
    silent, loud = played.case.start(), played.case.start()
    for seat, option in played.answers:
        loud.log = []
        engine.choose(loud, seat, option)
        engine.choose(silent, seat, option)
        assert silent.log is None
    assert state_hash(silent) == state_hash(loud) == played.hash


def test_the_game_ends_for_a_known_reason(played: Walk) -> None:
    game, outcome = played.case.game, played.final.outcome
    assert len(played.answers) < LONGEST and outcome is not None and not played.final.frames
    assert outcome.reason in game.reasons
    assert len(outcome.places) == len(outcome.points) == played.case.seats
    assert engine.waiting(played.final) == [] and engine.decision(played.final) is None
    for locale in LANGUAGES:
        assert words(game, locale).has(f"end-{outcome.reason}")
    with pytest.raises(engine.GameOver):
        engine.answer(played.final, 0, played.moments[-1].option)


def test_no_invariant_breaks(played: Walk) -> None:
    problems = played.case.game.problems
    for moment in played.moments:
        assert problems(moment.state) == [], f"before answer {moment.number + 1}"
        for zone in moment.state.zones():
            assert len(zone.cards) == len(zone.known)
    assert problems(played.final) == []


def test_answers_and_reveals_only_grow(played: Walk) -> None:
    numbered = [*((moment.number, moment.state) for moment in played.moments), (len(played.answers), played.final)]
    for (number, before), (later, after) in pairwise(numbered):
        assert before.answers == number and after.answers == later
        assert after.reveals >= before.reveals
        assert after.rng.position() >= before.rng.position()
