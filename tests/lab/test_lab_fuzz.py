"""The fuzzer finds planted faults, stores them as games that replay, and shortens them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from shelf_game import CLOSE, put_back, take
from shelf_game import GAME as SHELF

from greathall.core import engine
from greathall.core.game import Game, SettingError
from greathall.core.state import State
from greathall.games import MODULES, load
from greathall.lab.find.checks import Broken, check
from greathall.lab.find.fuzz import (
    BotMoves,
    Case,
    Crash,
    GivenMoves,
    Wish,
    fuzz,
    play,
    random_case,
    recording,
    save,
    shorten,
    sizes,
)
from greathall.table.replay import Recording, VerifyError, replay, verify


@pytest.fixture
def pebble(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """Pebble with some of its functions replaced."""
    game = load("pebble")

    def changed(**functions: Callable[..., Any]) -> Game:
        for name, function in functions.items():
            monkeypatch.setattr(game, name, function)
        return game

    return changed


def test_a_sound_game_is_played_without_findings() -> None:
    found = fuzz(load("pebble"), Wish(30, "1"))
    assert (found.games, found.crashes, found.capped) == (30, [], 0)
    assert found.reasons == {"rounds": 30}
    assert found.decisions == 10 * 8 + 10 * 12 + 10 * 16


def test_the_same_seed_plays_the_same_games() -> None:
    game = load("pebble")
    one, two = (fuzz(game, Wish(5, "1", players=3)) for _ in range(2))
    assert (one.decisions, one.reasons) == (two.decisions, two.reasons)
    assert random_case(game, "1", 4, 3, {}) == random_case(game, "1", 4, 3, {})


def test_time_and_cap_end_it() -> None:
    game = load("pebble")
    assert fuzz(game, Wish(10_000, "1", seconds=0.05)).games < 10_000
    assert fuzz(game, Wish(3, "1", cap=4)).capped == 3


def test_wrong_settings_are_no_crash() -> None:
    with pytest.raises(SettingError, match="2 to 4 players"):
        fuzz(load("pebble"), Wish(1, "1", players=7))
    with pytest.raises(SettingError, match="no option"):
        fuzz(load("pebble"), Wish(1, "1", options={"fog": True}))
    assert sizes(load("pebble"), None, "1", {}) == [2, 3, 4]


def leaky(s: State, seat: int) -> dict[str, Any]:
    state: Any = s
    return {"seat": seat, "top": state.bag.cards[-1]}


def unhappy(s: State) -> list[str]:
    state: Any = s
    return ["somebody has points"] if max(state.points) >= 5 else []


def test_a_view_that_tells_too_much_is_found(pebble: Callable[..., Game]) -> None:
    found = fuzz(pebble(view=leaky), Wish(3, "1", players=2))
    assert [crash.message for crash in found.crashes] == [
        f"the view of seat {seat} shows what it cannot know: top" for seat in (0, 0, 0)
    ]
    assert not fuzz(pebble(view=leaky), Wish(3, "1", players=2, every=0)).crashes


def test_a_broken_invariant_is_found_stored_and_shortened(pebble: Callable[..., Game], tmp_path: Path) -> None:
    game = pebble(problems=unhappy)
    found = fuzz(game, Wish(20, "1", players=4, every=0, crashes=1))
    assert len(found.crashes) == 1
    crash = found.crashes[0]
    assert crash.message == "invariant broken: somebody has points"
    short = shorten(game, crash, every=0)
    assert len(short.moves) <= len(crash.moves)
    assert short.kind() == crash.kind()
    path = save(game, short, tmp_path / "crashes")
    assert path.with_suffix(".txt").read_text() == "invariant broken: somebody has points\n"
    table = verify(Recording.load(path))
    assert unhappy(table.state)


def test_a_failing_rule_is_stored_with_the_answer_that_it_failed_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = load("pebble")
    choose = engine.choose

    def fragile(s: State, seat: int, option: int) -> None:
        if s.answers == 5:
            raise ZeroDivisionError("planted")
        choose(s, seat, option)

    monkeypatch.setattr(engine, "choose", fragile)
    found = fuzz(game, Wish(1, "1", players=2))
    crash = found.crashes[0]
    assert crash.message == "ZeroDivisionError: planted"
    assert len(crash.moves) == 6
    path = save(game, crash, tmp_path)
    stored = Recording.load(path)
    assert [bool(answer.hash) for answer in stored.answers] == [True] * 5 + [False]
    with pytest.raises(VerifyError, match=r"answer 6 .* is refused: the rules failed"):
        verify(stored)
    monkeypatch.undo()
    assert len(replay(stored).answers) == 6  # with the fault gone, the stored game is a test


def test_shortening_leaves_out_what_does_not_matter(pebble: Callable[..., Game]) -> None:
    game = pebble(problems=lambda s: ["four answers"] if s.answers >= 4 else [])
    crash = fuzz(game, Wish(1, "1", players=4, every=0)).crashes[0]
    longer = Crash(crash.case, crash.moves, crash.message)
    assert len(shorten(game, longer, every=0).moves) == 4
    assert len(shorten(game, longer, every=0, tries=0).moves) == len(crash.moves)


def test_illegal_moves_of_a_shortened_game_end_it_quietly() -> None:
    game = load("pebble")
    case = random_case(game, "1", 0, 2, {})
    played = play(game, case, 10, 1, GivenMoves([(0, 12345)]))
    assert (played.moves, played.reason, played.crash) == ([], "", None)


def test_the_checks_name_what_is_wrong(pebble: Callable[..., Game]) -> None:
    game = pebble()
    s: Any = game.start(2, "1")
    check(game, s, None)
    s.frames.clear()
    with pytest.raises(Broken, match="no outcome"):
        check(game, s, None)


def test_a_recording_of_a_crash_at_the_start_has_no_answers(pebble: Callable[..., Game]) -> None:
    game = pebble(problems=lambda s: ["always"])
    crash = fuzz(game, Wish(1, "1")).crashes[0]
    assert recording(game, crash).answers == []


@pytest.mark.parametrize("slug", list(MODULES))
def test_no_bot_comes_back_to_where_it_was_in_one_turn(slug: str) -> None:
    found = fuzz(load(slug), Wish(2, "loops", every=0, bots="greedy", cap=400))
    assert found.games == 2 and [crash.message for crash in found.crashes] == []


def test_a_bot_that_goes_in_circles_is_found() -> None:
    found = fuzz(SHELF, Wish(1, "circles", every=0, bots="random"), None)
    assert found.crashes == []
    circles = Case(2, "circles", {})
    moves = BotMoves(SHELF, circles, "random")
    played = play(SHELF, circles, 40, 0, lambda s, number: to_and_fro(s, number) if moves(s, number) else None)
    assert played.crash is not None and "is where it was 2 answers before in the same turn" in played.crash.message


def to_and_fro(s: State, number: int) -> tuple[int, int]:
    """Take a book and put it back, for ever."""
    return 0, put_back(3) if number % 2 else take(3)[0]


def test_picks_that_break_are_stored_as_far_as_they_were_confirmed() -> None:
    moves = [(0, o) for o in (*take(5, 1), CLOSE)] + [(1, o) for o in take(2)]
    stored = recording(SHELF, Crash(Case(2, "x", {}), moves, "broken"))
    assert [(answer.seat, answer.text, bool(answer.hash)) for answer in stored.answers] == [
        (0, "take book1; take book5; done", True), (1, "take book2", False),
    ]  # fmt: skip
