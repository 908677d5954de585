"""Runs of many games: fair seats, the same results for any number of jobs, journals that survive anything."""

import csv
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from greathall.bots.bot import BotError
from greathall.core.game import SettingError
from greathall.games import UnknownGame
from greathall.lab.paper.report import to_csv
from greathall.lab.paper.statistics import summarize, wilson
from greathall.lab.play.journal import RunJournal
from greathall.lab.play.run import journal_of, run
from greathall.lab.play.simulate import CAP, GameResult, Plan, SimulationError, play_game, simulate

PLAN = Plan("pebble", 2, ("greedy", "random"), 12, "7")


@pytest.mark.parametrize(
    ("seats", "bots", "games"),
    [(2, ("a", "b"), 2), (3, ("a", "b"), 3), (4, ("a",), 4), (2, ("a", "b", "c"), 6), (3, ("a", "b", "c", "d"), 12)],
)
def test_every_bot_sits_everywhere_equally_often(seats: int, bots: tuple[str, ...], games: int) -> None:
    plan = Plan("pebble", seats, bots, games, "1")
    sat = Counter((seat, bot) for number in range(games) for seat, bot in enumerate(plan.lineup(number)))
    for bot in bots:
        assert len({sat[seat, bot] for seat in range(seats)}) == 1
        assert sat[0, bot] > 0


def test_results_are_the_same_for_any_number_of_jobs() -> None:
    alone = simulate(PLAN)
    assert [result.number for result in alone] == list(range(12))
    assert simulate(PLAN, jobs=2) == alone


def test_a_game_of_a_run_depends_on_nothing_but_its_number() -> None:
    assert play_game(PLAN, 9) == simulate(PLAN)[9]
    assert play_game(PLAN, 9) != play_game(replace(PLAN, seed="8"), 9)


def test_a_capped_game_has_no_places() -> None:
    result = play_game(replace(PLAN, cap=3), 0)
    assert (result.reason, result.places, result.points, result.answers) == (CAP, [], [], 3)
    assert summarize([result]).capped == 1


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"game": "pebbel"}, UnknownGame, "did you mean 'pebble'"),
        ({"seats": 9}, SettingError, "2 to 4 players"),
        ({"bots": ("clever",)}, BotError, "no bot is called 'clever'"),
        ({"bots": ()}, SimulationError, "needs bots"),
        ({"games": 0}, SimulationError, "at least one game"),
        ({"options": {"fog": True}}, SettingError, "no option 'fog'"),
    ],
)
def test_a_plan_that_cannot_be_played(change: dict[str, object], error: type[ValueError], message: str) -> None:
    with pytest.raises(error, match=message):
        simulate(replace(PLAN, **change))  # type: ignore[arg-type]  # one field of any type


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596), (1, 2, 0.095, 0.905), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-3)


def test_the_summary_counts_wins_shares_and_reasons() -> None:
    results = [
        GameResult(0, ["a", "b"], "rounds", [1, 2], [9, 4], 8),
        GameResult(1, ["b", "a"], "rounds", [1, 1], [5, 5], 10),
        GameResult(2, ["a", "b"], "lost", [2, 2], [0, 0], 3),
        GameResult(3, ["b", "a"], CAP, [], [], 99),
    ]
    summary = summarize(results)
    a, b = summary.bots
    assert (a.name, a.games, a.decided, a.wins, a.shared) == ("a", 4, 2, 1, 1)
    assert a.points == pytest.approx(14 / 3)
    assert (b.name, b.wins, b.rate) == ("b", 0, 0.0)
    assert summary.answers == (3, 30.0, 99)
    assert summary.reasons == {"cap": 1, "lost": 1, "rounds": 2}
    assert (summary.draws, summary.lost, summary.capped) == (1, 1, 1)
    assert [seat.wins for seat in summary.seats] == [1, 0]


def test_csv_has_a_row_for_each_seat() -> None:
    rows = list(csv.DictReader(to_csv(PLAN, simulate(PLAN)).splitlines()))
    assert len(rows) == 24
    assert rows[2]["bot"] == "random" and rows[2]["seed"] == "7:1" and rows[2]["seat"] == "0"


# -- journals


def test_an_interrupted_run_is_resumed_to_the_same_file(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run(PLAN, out=whole)
    run(replace(PLAN, games=5), out=parts)
    with journal_of(parts).open("a") as file:
        file.write('{"number": 5, "lin')  # killed while it wrote
    played = run(PLAN, out=parts, resume=True)
    assert not played.interrupted
    assert json.loads(parts.read_text()) == json.loads(whole.read_text())
    assert len(journal_of(parts).read_text().splitlines()) == 13


def test_ctrl_c_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "run.csv"
    add = RunJournal.add

    def interrupt(journal: RunJournal, result: GameResult) -> None:
        add(journal, result)
        if len(journal.results) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(RunJournal, "add", interrupt)
    stopped = run(PLAN, out=out)
    assert stopped.interrupted and len(stopped.results) == 3
    assert "3 of 12 games are kept" in stopped.kept
    assert not out.exists()
    monkeypatch.undo()
    assert run(PLAN, out=out, resume=True).results == simulate(PLAN)


def test_an_earlier_run_is_not_touched_unasked(tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    run(PLAN, out=out)
    before = out.read_text(), journal_of(out).read_text()
    for change, resume, message in [
        (PLAN, False, "earlier run"),
        (replace(PLAN, seed="8"), True, "another run: seed is '7' there, '8' here"),
        (replace(PLAN, bots=("random",)), True, "another run: bots"),
    ]:
        with pytest.raises(SimulationError, match=message):
            run(change, out=out, resume=resume)
    assert (out.read_text(), journal_of(out).read_text()) == before
    run(replace(PLAN, seed="8"), out=out, overwrite=True)
    assert json.loads(out.read_text())["plan"]["seed"] == "8"


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [(0, "[]", "not a JSON object"), (0, "{}", "not the journal"), (2, "{}", "line 3: not a game")],
)
def test_a_damaged_journal_is_named_and_left_alone(tmp_path: Path, line: int, text: str, message: str) -> None:
    out = tmp_path / "run.json"
    run(PLAN, out=out)
    lines = journal_of(out).read_text().splitlines()
    lines[line] = text
    damaged = "\n".join(lines) + "\n"
    journal_of(out).write_text(damaged)
    with pytest.raises(SimulationError, match=message):
        run(PLAN, out=out, resume=True)
    assert journal_of(out).read_text() == damaged


@pytest.mark.parametrize(
    ("name", "resume", "message"),
    [("run.txt", False, "as .csv or"), ("no/run.csv", False, "no folder"), ("run.csv", True, "nothing to resume")],
)
def test_a_results_file_that_cannot_be(tmp_path: Path, name: str, resume: bool, message: str) -> None:
    with pytest.raises(SimulationError, match=message):
        run(PLAN, out=tmp_path / name, resume=resume)
