"""Playing on: whole games, forced answers, weights and what an end is worth."""

from random import Random

import pytest

from greathall import games
from greathall.bots.playout import outcome_value, playout, random_game, settle, value, weighted
from greathall.core import engine
from greathall.core.option import Menu
from greathall.core.outcome import Outcome
from greathall.data.codec import dumps

GAME = games.load("pebble")


def test_a_random_game_ends_and_repeats_itself() -> None:
    texts = set()
    for _ in range(2):
        s = GAME.start(3, "chance")
        assert random_game(s, Random("chance")) == 12
        assert s.outcome is not None
        texts.add(dumps(s))
    assert len(texts) == 1


def test_a_random_game_stops_at_its_limit() -> None:
    s = GAME.start(3, "limit")
    assert random_game(s, Random("limit"), 5) == 5
    assert s.answers == 5 and s.outcome is None


def test_a_playout_makes_so_many_choices() -> None:
    s = GAME.start(2, "depth")
    playout(GAME, s, Random("depth"), Menu(), 3)
    assert s.answers >= 3 and s.outcome is None
    playout(GAME, s, Random("depth"), Menu(), 50)
    assert s.outcome is not None


def test_settling_gives_only_forced_answers() -> None:
    s = GAME.start(2, "settle")
    question = engine.decision(s)
    assert question is not None and len(question.options) > 1
    before = dumps(s)
    settle(s, Menu())
    assert dumps(s) == before
    playout(GAME, s, Random("settle"), Menu(), 6)
    settle(s, Menu())
    assert s.outcome is not None


@pytest.mark.parametrize(("at", "option"), [(0.0, 5), (0.24, 5), (0.26, 7), (0.99, 7), (1.0, 7)])
def test_weights_are_lengths_on_a_line(at: float, option: int) -> None:
    assert weighted([5, 6, 7], [1.0, 0.0, 3.0], at) == option


@pytest.mark.parametrize(
    ("places", "values"),
    [
        ([1], [1.0]),
        ([2], [0.0]),
        ([1, 2], [1.0, 0.0]),
        ([1, 1], [0.75, 0.75]),
        ([2, 1, 3], [0.05, 1.0, 0.0]),
        ([2, 2], [0.0, 0.0]),
    ],
)
def test_an_end_is_worth_its_place(places: list[int], values: list[float]) -> None:
    outcome = Outcome("rounds", places, [0] * len(places))
    assert [outcome_value(outcome, seat) for seat in range(len(places))] == values


def test_a_running_game_is_worth_what_the_heuristic_says() -> None:
    s = GAME.start(2, "value")
    assert value(GAME, s, 0) == GAME.evaluate(s, 0)
    random_game(s, Random("value"))
    assert s.outcome is not None
    assert value(GAME, s, 0) == outcome_value(s.outcome, 0)
