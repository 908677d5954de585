"""Bots: what they may see, that they repeat themselves, and that thinking helps."""

from time import monotonic

import pytest

from greathall import games
from greathall.bots.bot import Bot, BotError, World, make_bot
from greathall.bots.ismcts import ISMCTSBot, Runner, Tuning
from greathall.core import engine
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.data.codec import dumps

GAME = games.load("pebble")
SPECS = ["random", "greedy", "ismcts:30"]


def play(bots: list[Bot], seed: str) -> State:
    s = GAME.start(len(bots), seed)
    while s.frames:
        seat = engine.waiting(s)[-1]  # the last, so that sealed bids come in any order
        engine.answer(s, seat, bots[seat].choose(World(GAME, s, seat)))
    return s


@pytest.mark.parametrize("spec", SPECS)
def test_bots_play_a_whole_game_and_the_same_again(spec: str) -> None:
    first, second = (play([make_bot(spec, f"bot {i}") for i in range(3)], "whole") for _ in range(2))
    assert first.outcome is not None
    assert dumps(first) == dumps(second)


@pytest.mark.parametrize("spec", SPECS)
def test_bots_leave_the_game_as_it_is(spec: str) -> None:
    s = GAME.start(2, "untouched")
    before = dumps(s)
    make_bot(spec, "any").choose(World(GAME, s, 1))
    assert dumps(s) == before and s.log is None


def test_a_world_shows_the_question_the_view_and_samples_only() -> None:
    s = GAME.start(2, "world")
    world = World(GAME, s, 0)
    assert [name for name in dir(world) if not name.startswith("_")] == ["decision", "game", "sample", "seat", "seats", "view"]
    assert not hasattr(world, "__dict__")
    assert world.view() == GAME.view(s, 0)
    samples = [world.sample(Rng.seeded(str(i))) for i in range(20)]
    assert all(sample is not s and GAME.view(sample, 0) == world.view() for sample in samples)
    assert len({dumps(sample) for sample in samples}) == 20
    assert all(sample.rng.key != s.rng.key for sample in samples)


def test_a_seat_that_is_not_asked_gets_no_question() -> None:
    s = GAME.start(2, "asked")
    question = engine.decision(s, 0)
    assert question is not None
    engine.answer(s, 0, question.options[0])
    with pytest.raises(BotError, match="seat 0 is not asked"):
        make_bot("greedy", "x").choose(World(GAME, s, 0))


@pytest.mark.parametrize("spec", SPECS)
def test_a_single_option_is_answered_without_thinking(spec: str) -> None:
    s = GAME.start(2, "single")
    while True:
        question = engine.decision(s)
        assert question is not None
        if len(question.options) == 1:
            break
        engine.answer(s, question.seat, question.options[0])
    bot = make_bot(spec.replace("30", "1000000"), "x")
    assert bot.choose(World(GAME, s, question.seat)) == question.options[0]


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("random", "random"),
        ("greedy", "greedy"),
        ("ismcts", "ismcts:300"),
        ("ismcts:40", "ismcts:40"),
        ("ismcts:1.5s", "ismcts:1.5s"),
    ],
)
def test_bots_are_made_from_words(spec: str, name: str) -> None:
    assert make_bot(spec, "x").name == name


BAD = [
    "",
    "clever",
    "random:3",
    "greedy:2",
    "ismcts:0",
    "ismcts:-4",
    "ismcts:x",
    "ismcts:0s",
    "ismcts:infs",
    "ismcts:s",
]


@pytest.mark.parametrize("spec", [*BAD, "ismcts:nans"])
def test_unknown_bots_are_refused_in_a_sentence(spec: str) -> None:
    with pytest.raises(BotError) as refused:
        make_bot(spec, "x")
    assert repr(spec) in str(refused.value)


def test_a_time_budget_is_kept() -> None:
    start = monotonic()
    make_bot("ismcts:0.05s", "x").choose(World(GAME, GAME.start(2, "time"), 0))
    assert 0.05 <= monotonic() - start < 2


def test_the_search_counts_add_up() -> None:
    world = World(GAME, GAME.start(4, "counts"), 2)
    bot = ISMCTSBot("x", iterations=48, tuning=Tuning(depth=2))
    search = bot.prepare(world, world.decision().options)
    starters = len(search.runners)
    assert 2 <= starters <= Tuning().starters and search.iterations == 0
    bot.run(search)
    assert sum(runner.visits for runner in search.runners) == search.iterations
    assert 48 <= search.iterations < 48 + starters  # the last round is played to its end
    assert all(0 <= runner.total <= runner.visits for runner in search.runners)
    edges = [edge for runner in search.runners for edge in runner.node.edges.values()]
    while edges:
        edge = edges.pop()
        assert edge.visits <= edge.available
        edges += edge.node.edges.values() if edge.node else []


def test_the_field_is_halved_and_the_best_have_run_farthest() -> None:
    world = World(GAME, GAME.start(4, "halving"), 1)
    bot = ISMCTSBot("x", iterations=120)
    search = bot.prepare(world, world.decision().options)
    judged = [runner.judged for runner in search.runners]
    assert len(judged) > 2 and judged == sorted(judged, reverse=True)
    bot.run(search)
    assert search.racing == search.runners[:1]
    visits = [runner.visits for runner in search.runners]
    assert visits == sorted(visits, reverse=True) and visits[0] == visits[1] > visits[-1]
    trust = search.tuning.trust
    assert search.runners[0].mean(trust) >= search.runners[1].mean(trust)


def test_the_first_judgement_weighs_as_much_as_the_tuning_says() -> None:
    runner = Runner(0, 0.5, 2)
    assert runner.mean(4.0) == 0.5
    runner.visits, runner.total = 4, 4.0
    assert runner.mean(4.0) == 0.75


def test_searching_beats_chance() -> None:
    won = lost = 0
    for number in range(60):
        seat = number % 2
        bots = [make_bot("random", f"chance {number}"), make_bot("random", f"chance {number}")]
        bots[seat] = make_bot("ismcts:80", f"search {number}")
        outcome = play(bots, f"match {number // 2}").outcome
        assert outcome is not None
        won += outcome.places[seat] < outcome.places[1 - seat]
        lost += outcome.places[seat] > outcome.places[1 - seat]
    assert won > 1.3 * lost
