"""The report on balance: what the events of a game say, counted over many games."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from greathall.cli import main
from greathall.core.event import Event
from greathall.core.ids import NO_SEAT
from greathall.core.usage import Part, Usage
from greathall.games import MODULES, load
from greathall.lab.paper.balance import report
from greathall.lab.paper.balance_sheets import remark, sheets
from greathall.lab.play.notes import Notes, reader, take_notes
from greathall.lab.play.run import run
from greathall.lab.play.simulate import GameResult, Plan, play_game

PLAN = Plan("pebble", 2, ("greedy",), 6, "7", notes=True)
TOOL = Path(__file__).resolve().parents[2] / "tools" / "make_balance.py"


@pytest.mark.parametrize("slug", MODULES)
def test_every_source_of_a_usage_table_is_told_by_its_game(slug: str) -> None:
    game = load(slug)
    usage = game.usage
    assert usage is not None
    sources = [usage.rounds, *usage.moments, *([usage.role] if usage.role else [])]
    for part in usage.parts:
        assert part.things and len(set(part.things)) == len(part.things)
        assert set(part.names.values()) <= set(part.things)
        sources += [*part.used, *part.seen]
    for source in sources:
        assert reader(game, source)[0] in game.events


@pytest.mark.parametrize(("source", "message"), [("sold.card", "tells no 'sold'"), ("shown.prize", "has no 'prize'")])
def test_a_source_that_no_event_has(source: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        reader(load("pebble"), source)


def test_notes_of_a_game() -> None:
    game = load("karez")
    jobs, cards = game.kinds["job"], game.kinds["card"]
    log = [
        Event("", "guild", 0, (game.kinds["guild"].read("arcane"),)),
        Event("", "guild", 1, (game.kinds["guild"].read("heroic"),)),
        Event("", "turn", NO_SEAT, (1,)),
        Event("", "drew", 1, (game.kinds["deck"].read("item"), cards.read("buckler"))),
        Event("", "activated", 0, (jobs.read("open_stock"),)),
        Event("", "activated", 0, (jobs.read("open_stock"),)),
        Event("", "turn", NO_SEAT, (2,)),
        Event("", "karez", NO_SEAT, (game.kinds["state"].read("town"), 8)),
        Event("", "robbed", 1, (2, 0)),
    ]
    notes = take_notes(game, 2, log)
    assert (notes["roles"], notes["rounds"], notes["moments"]) == (["arcane", "heroic"], 2, {"karez town": 2})
    assert notes["parts"]["building"]["used"] == {"market": {"0": 2}}
    assert notes["parts"]["item"] == {"used": {}, "seen": {"buckler": 1}}
    assert notes["parts"]["deed"]["used"] == {"robbed": {"1": 1}}
    assert json.loads(json.dumps(notes)) == notes


def test_rounds_without_a_number_are_the_most_turns_of_a_seat() -> None:
    game = load("meeples")
    notes = take_notes(game, 2, [Event("", "turn", seat, ()) for seat in (0, 1, 0)])
    assert notes["rounds"] == 2


def noted(role: str, used: dict[str, dict[str, int]], seen: dict[str, int]) -> Notes:
    return {"roles": [role, "b"], "rounds": 4, "moments": {}, "parts": {"card": {"used": used, "seen": seen}}}


def test_the_report_shares_wins_and_leaves_out_games_that_nobody_won(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("pebble")
    monkeypatch.setattr(game, "usage", Usage(rounds="prize", parts=[Part("card", ["x", "y"], ["shown.card"], ["sealed.card"])]))
    results = [
        GameResult(0, ["g", "g"], "rounds", [1, 2], [9, 4], 8, noted("a", {"x": {"0": 3}}, {"x": 5})),
        GameResult(1, ["g", "g"], "rounds", [1, 1], [5, 5], 8, noted("a", {"x": {"0": 1, "1": 1}}, {})),
        GameResult(2, ["g", "g"], "lost", [2, 2], [0, 0], 8, noted("a", {}, {"x": 1})),
        GameResult(3, ["g", "g"], "cap", [], [], 8, noted("a", {}, {"y": 1})),
    ]
    found = report(game, results)
    assert (found.games, found.won, found.reasons) == (4, 2, {"cap": 1, "lost": 1, "rounds": 2})
    first = found.seats[0]
    assert (first.games, first.wins, first.rate, first.times, first.points) == (2, 1.5, 0.75, 1.5, 7.0)
    assert [(role.name, role.wins) for role in found.roles] == [("a", 1.5), ("b", 0.5)]
    x, y = found.parts[0].things
    assert (x.available, x.used, x.seen, x.times, x.users.games, x.users.wins) == (3, 2, 6, 5, 3, 2.0)
    assert (y.available, y.used) == (0, 0)
    assert found.points == (5.75, 7.0)


def test_what_is_dead_and_what_is_decisive(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("pebble")
    monkeypatch.setattr(game, "usage", Usage(rounds="prize", parts=[Part("card", ["x", "y"], ["shown.card"])]))
    won = noted("a", {"x": {"0": 1}}, {})
    results = [GameResult(i, ["g"] * 3, "rounds", [1, 2, 2], [3, 1, 1], 8, won) for i in range(40)]
    x, y = report(game, results).parts[0].things
    assert (remark(x), remark(y)) == ("decisive", "dead")


def test_games_are_the_same_whether_or_not_they_are_noted() -> None:
    result, silent = play_game(PLAN, 3), play_game(replace(PLAN, notes=False), 3)
    assert result.notes["rounds"] == 4
    assert not silent.notes
    assert replace(result, notes={}) == silent


def test_a_noted_run_is_resumed_and_not_mixed_with_a_plain_one(tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    run(replace(PLAN, games=2), out=out)
    ran = run(PLAN, out=out, resume=True)
    assert ran.results == run(PLAN).results
    with pytest.raises(ValueError, match="belongs to another run: notes"):
        run(replace(PLAN, notes=False), out=out, resume=True)


def test_the_command_and_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run.json"
    assert main(["balance", "pebble", "--players", "3", "--games", "4", "--out", str(out)]) == 0
    assert "magpie" in capsys.readouterr().out
    assert main(["balance", "pebble", "--players", "3", "--games", "4", "--json"]) == 0
    tree = json.loads(capsys.readouterr().out)
    assert tree["games"] == 4 and [seat["name"] for seat in tree["seats"]] == ["1", "2", "3"]
    command = [sys.executable, str(TOOL), "pebble", str(out), "--out", str(tmp_path)]
    subprocess.run(command, check=True)
    page = tmp_path / "balance-pebble.md"
    assert "- 3 players: 4 games" in page.read_text() and page.read_text().endswith("## Changes made\n\nNone.\n")
    page.write_text("old\n## Changes made\n\n- flint: 2, was 3.\n")
    subprocess.run(command, check=True)
    assert page.read_text().startswith("# Balance of Pebble")
    assert page.read_text().endswith("## Changes made\n\n- flint: 2, was 3.\n")


def test_sheets_have_a_cell_for_every_column() -> None:
    found = report(load("pebble"), [play_game(PLAN, number) for number in range(3)])
    for sheet in sheets(found):
        assert sheet.rows and all(len(row) == len(sheet.columns) for row in sheet.rows)
