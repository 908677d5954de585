"""Bots: what they may see, that they repeat themselves, and that thinking helps."""

from itertools import count

import pytest

from greathall import games
from greathall.bots import ismcts
from greathall.bots.bot import Bot, BotError, World, make_bot
from greathall.bots.greedy_bot import CLEARLY, GreedyBot, clear_leader
from greathall.bots.ismcts import ISMCTSBot, Runner, Search, Tuning
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
    shown = [name for name in dir(world) if not name.startswith("_")]
    assert shown == ["decision", "game", "late", "sample", "seat", "seats", "view"]
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
    "greedy~0",
    "greedy~100",
    "greedy~",
    "nobody~5",
]


@pytest.mark.parametrize("spec", [*BAD, "ismcts:nans"])
def test_unknown_bots_are_refused_in_a_sentence(spec: str) -> None:
    with pytest.raises(BotError) as refused:
        make_bot(spec, "x")
    assert repr(spec.partition("~")[0] if spec == "nobody~5" else spec) in str(refused.value)


def test_a_bot_that_slips_plays_as_the_other_does_but_for_its_slips() -> None:
    steady, never, always = (make_bot(spec, "x") for spec in ("greedy", "greedy~1", "greedy~99"))
    assert (never.name, always.name) == ("greedy~1", "greedy~99")
    worlds = [World(GAME, GAME.start(4, f"slip {k}"), 0) for k in range(60)]
    plan = [steady.choose(world) for world in worlds]
    assert sum(a == b for a, b in zip(plan, [never.choose(world) for world in worlds], strict=True)) >= 57
    assert sum(a == b for a, b in zip(plan, [always.choose(world) for world in worlds], strict=True)) <= 45
    assert all(always.choose(world) in world.decision().options for world in worlds)


def test_a_time_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()  # a second passes between two looks at it
    monkeypatch.setattr(ismcts, "monotonic", lambda: next(clock))
    world = World(GAME, GAME.start(4, "race"), 1)
    bot = ISMCTSBot("x", seconds=10)
    search = bot.prepare(world, world.decision().options)
    bot.run(search)
    assert next(clock) in (11, 12, 13, 14)  # ten seconds, and the looks that find a stage over
    assert 10 <= search.iterations <= 10 * Tuning().starters


def raced(seat: int, tuning: Tuning) -> tuple[list[float], Search]:
    """How the options of a first question were judged before the race, and the race."""
    world = World(GAME, GAME.start(4, "race"), seat)
    bot = ISMCTSBot("x", iterations=120, tuning=tuning)
    search = bot.prepare(world, world.decision().options)
    judged = [runner.judged for runner in search.racing]
    bot.run(search)
    return judged, search


def test_playouts_go_as_far_as_the_game_says_unless_they_are_told() -> None:
    world = World(GAME, GAME.start(4, "race"), 1)
    offered = world.decision().options
    assert ISMCTSBot("x").prepare(world, offered).depth == GAME.horizon
    assert ISMCTSBot("x", tuning=Tuning(depth=0)).prepare(world, offered).depth == 0


def test_the_search_counts_add_up() -> None:
    judged, search = raced(2, Tuning(depth=2, certainty=1e9))
    runners = search.racing + search.beaten
    assert 2 < len(judged) == len(runners) <= Tuning().starters
    assert sum(runner.visits for runner in runners) == search.iterations
    assert 120 <= search.iterations < 120 + len(runners)  # the last round is played to its end
    for runner in runners:
        assert len(runner.values) == runner.visits and sum(runner.values) == pytest.approx(runner.total)
        assert all(0 <= value <= 1 for value in runner.values)
    edges = [edge for runner in runners for edge in runner.node.edges.values()]
    while edges:
        edge = edges.pop()
        assert edge.visits <= edge.available
        edges += edge.node.edges.values() if edge.node else []


def test_the_field_is_halved_and_the_best_have_run_farthest() -> None:
    judged, search = raced(1, Tuning(certainty=1e9))
    assert len(judged) > 2 and judged == sorted(judged, reverse=True)
    visits = [runner.visits for runner in search.racing + search.beaten]
    assert len(search.racing) == 1
    assert visits == sorted(visits, reverse=True) and visits[0] == visits[1] > visits[-1]
    trust = search.tuning.trust
    assert search.racing[0].mean(trust) >= search.beaten[0].mean(trust)


def test_who_is_clearly_beaten_drops_out_at_once() -> None:
    _, patient = raced(1, Tuning(certainty=1e9))
    _, hasty = raced(1, Tuning(certainty=0.0, patience=4))
    assert len(hasty.racing) == 1 and hasty.iterations < patient.iterations


def test_how_far_behind_is_told_in_standard_errors_of_the_difference() -> None:
    slow, fast = Runner(0, 0.5, 2), Runner(1, 0.5, 2)
    slow.values = [0.1, 0.5, 0.3, 0.7]
    fast.values = [0.3, 0.6, 0.5, 0.8]  # ahead by 0.15 on average, with a deviation of 0.0577
    assert slow.behind(fast) == pytest.approx(0.15 / (0.057735 / 2), rel=1e-4)
    assert fast.behind(slow) == pytest.approx(-slow.behind(fast))


def test_the_first_judgement_weighs_as_much_as_the_tuning_says() -> None:
    runner = Runner(0, 0.5, 2)
    assert runner.mean(4.0) == 0.5
    runner.visits, runner.total = 4, 4.0
    assert runner.mean(4.0) == 0.75


@pytest.mark.parametrize(
    ("best", "ahead", "sampled"), [([0, 0, 0, 0], 0.1, 2), ([0, 1, 1, 1], 0.1, 4), ([0, 0, 0, 0], CLEARLY / 2, 4)]
)
def test_greedy_looks_at_more_worlds_unless_two_agree_clearly(
    best: list[int], ahead: float, sampled: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(GAME, GAME.start(2, "agree"), 0)
    offered = world.decision().options
    values = iter([0.5 + ahead * (i == leader) for leader in best for i in range(len(offered))])
    monkeypatch.setattr(GAME, "evaluate", lambda s, seat: next(values))  # the game's own: compiled code asks it, too
    GreedyBot("any", prior=0.0).scores(world, offered)
    assert len(list(values)) == (4 - sampled) * len(offered)


def test_a_clear_leader_is_ahead_of_all_others() -> None:
    assert clear_leader([0.1, 0.5, 0.2]) == 1
    assert clear_leader([0.5 - CLEARLY / 2, 0.5]) == clear_leader([0.5, 0.5]) == -1
    assert clear_leader([0.3]) == 0


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
