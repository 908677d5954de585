"""Every command: what it prints, and one clear sentence for every mistake."""

import json
import lzma
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from greathall import cli
from greathall.commands import play
from greathall.games import MODULES, load
from greathall.server.seeds import game_seed
from greathall.table.replay import Recording
from greathall.table.table import Answer, Table
from greathall.terminal import play as terminal

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; its exit code, what it printed, and what it complained of."""

    def command(*words: object) -> tuple[int, str, str]:
        try:
            code = cli.main([str(word) for word in words])
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1
        output = capsys.readouterr()
        return code, output.out, output.err

    return command


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A whole game of Pebble."""
    table = Table(load("pebble"), 2, "7", names=["Ada", "Bo"])
    while table.outcome is None:
        seat = table.waiting()[0]
        question = table.decision(seat)
        assert question is not None
        table.answer(seat, question.options[0])
    path = tmp_path / "game.jsonl"
    Recording.of(table).save(path)
    return path


COMMANDS = ["play", "simulate", "replay", "verify", "fuzz", "perft", "rules", "cards", "maps", "games", "version"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"usage: greathall {command}" in out
    assert "default: None" not in out and "default: False" not in out
    assert command in run("--help")[1]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("simulate", "pebbel"), "no game is called 'pebbel'; did you mean 'pebble'?"),
        (("play", "chess"), "no game is called 'chess'; there are"),
        (("simulate", "pebble", "--bots", "clever"), "no bot is called 'clever'; there are random, greedy"),
        (("simulate", "pebble", "--players", "9"), "Pebble is for 2 to 4 players, not 9"),
        (("simulate", "pebble", "--resume"), "name it with --out"),
        (("simulate", "pebble", "--out", "x.txt"), "results are written as .csv or .json, not .txt"),
        (("simulate", "pebble", "--set", "fog=on"), "Pebble has no option 'fog'; it has none"),
        (("play", "pebble", "--story", "walking"), "Pebble has no option 'story'; it has none"),
        (("play", "pebble", "--character", "bard"), "Pebble has no option 'character'; it has none"),
        (("perft", "pebble", "--set", "fog"), "an option is written NAME=VALUE, not 'fog'"),
        (("perft", "pebble", "--depth", "-1"), "a depth is 0 or more, not -1"),
        (("fuzz", "pebble", "--players", "9"), "Pebble is for 2 to 4 players, not 9"),
        (("rules", "pebble", "PB-BID-09"), "no rule of Pebble is or says 'PB-BID-09'; did you mean 'PB-BID-02'?"),
        (("fuzz", "pebble", "--games", "-1"), "--games is 1 or more, not -1"),
        (("fuzz", "pebble", "--games", "0"), "--games is 1 or more, not 0"),
        (("fuzz", "pebble", "--cap", "0"), "--cap is 1 or more, not 0"),
        (("fuzz", "pebble", "--every", "-2"), "--every is 0 or more, not -2"),
        (("fuzz", "pebble", "--seconds", "nan"), "--seconds is more than 0, not nan"),
        (("cards", "pebble", "nosuch"), "nosuch"),
        (("cards", "pebble", "magpye"), "The magpie"),
        (("cards", "pebble", "nosuch", "--lang", "es"), "nosuch"),
        (("replay", "nowhere.jsonl"), "nowhere.jsonl cannot be read: No such file or directory"),
    ],
)
def test_a_mistake_is_one_sentence(run: Run, words: tuple[str, ...], message: str) -> None:
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith("greathall: ") and err.count("\n") == 1
    assert message in err


def test_without_a_command_it_prints_the_help(run: Run) -> None:
    assert run() == (0, run("--help")[1], "")


# -- play


def test_play_hands_everything_to_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, Any] = {}

    def main(game: str, **given: Any) -> int:
        seen.update(given, game=game)
        return 0

    monkeypatch.setattr(terminal, "main", main)
    assert run("play", "pebble")[0] == 0
    assert seen == {
        "game": "pebble", "seats": None, "bots": None, "seed": None, "lang": "en", "options": {}, "names": None,
        "load": None, "delay": 0.6,
    }  # fmt: skip
    run(
        "play", "pebble", "--players", 3, "--bots", "greedy,ismcts:9", "--seed", 5, "--lang", "es", "--name", "Ada",
        "--name", "Bo", "--load", "x.jsonl", "--delay", 0,
    )  # fmt: skip
    assert seen == {
        "game": "pebble", "seats": 3, "bots": ["greedy", "ismcts:9"], "seed": "5", "lang": "es", "options": {},
        "names": ["Ada", "Bo"], "load": "x.jsonl", "delay": 0.0,
    }  # fmt: skip
    run("play", "pebble", "--bots", "none")
    assert seen["bots"] == []


def test_words_become_part_of_a_new_seed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []
    monkeypatch.setattr(terminal, "main", lambda game, **given: seeds.append(given["seed"]) or 0)
    monkeypatch.setattr("greathall.commands.play.new_secret", lambda: "ab" * 32)
    for words in ("a stitch in time", "a stitch  in\ttime ", "saves nine", ""):
        assert run("play", "pebble", "--words", words)[0] == 0
    assert seeds[0] == seeds[1] == game_seed("ab" * 32, ["a stitch in time"]) and len(set(seeds)) == 3
    for other in ("--seed", "--load"):
        code, _, err = run("play", "pebble", "--words", "x", other, "y")
        assert code and "leave out --seed and --load" in err and len(seeds) == 4


def test_ctrl_c_is_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def main(game: str, **given: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal, "main", main)
    code, _, err = run("play", "pebble")
    assert code == 130 and "interrupted" in err


# -- simulate


def test_simulate_prints_tables(run: Run) -> None:
    code, out, _ = run("simulate", "pebble", "--bots", "greedy,random", "--games", 6)
    assert code == 0
    for part in ("Pebble, 2 players, 6 games, seed 1", "greedy", "95% interval", "Seat", "End rounds: 6 (100.0%)"):
        assert part in out


def test_simulate_as_json_and_into_files(run: Run, tmp_path: Path) -> None:
    csv = tmp_path / "run.csv"
    code, out, _ = run("simulate", "pebble", "--games", 4, "--json", "--out", csv, "--players", 3)
    assert code == 0
    summary = json.loads(out)
    assert summary["games"] == 4 and len(summary["seats"]) == 3
    assert len(csv.read_text().splitlines()) == 13
    code, _, err = run("simulate", "pebble", "--games", 4, "--out", csv, "--players", 3)
    assert code == 2 and "holds an earlier run" in err
    code, out, _ = run("simulate", "pebble", "--games", 6, "--out", csv, "--players", 3, "--resume")
    assert code == 0 and "results in" in out
    assert len(csv.read_text().splitlines()) == 19


# -- stored games


def test_replay_prints_a_stored_game(run: Run, stored: Path) -> None:
    code, out, _ = run("replay", stored)
    assert code == 0
    assert "0/8 Pebble, 2 players, seed 7" in out and "1/8 Ada: …" in out
    assert "Four rounds were played." in out
    code, out, _ = run("replay", stored, "--seat", 1, "--lang", "es", "--pictures")
    assert "1/8 Ada: Ofrecer" in out and "[bid " in out and out.count("Tu mano") == 9
    code, _, err = run("replay", stored, "--seat", 3)
    assert code == 2 and "players 1 to 2, not 3" in err


def test_replay_steps_back_and_forth(stored: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["", "", "b", "8", "99", "what", "e", "q"])
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(play, "input", lambda prompt: next(typed), raising=False)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    code, out, _ = run("replay", stored)
    assert code == 0
    plain = out.replace("\x1b[1m", "").replace("\x1b[0m", "")
    steps = [line.split("/")[0][-1] for line in plain.splitlines() if "/8 " in line]
    assert steps == ["0", "1", "2", "1", "8", "8"]
    assert out.count("There are steps 0 to 8.") == 2
    assert next(typed, None) is None


def test_verify_tells_good_from_bad(run: Run, stored: Path, tmp_path: Path) -> None:
    assert run("verify", stored) == (0, f"{stored}: 8 answers, all as stored\n", "")
    lines = stored.read_text().splitlines()
    row = json.loads(lines[3])
    lines[3] = json.dumps({**row, "hash": "0" * 16})
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join(lines) + "\n")
    code, out, err = run("verify", stored, bad, tmp_path / "none.jsonl")
    assert code == 2 and out.count("all as stored") == 1
    assert f"{bad}: answer 3" in err and "but 0000000000000000 is stored" in err
    assert err.count("\n") == 2
    code, out, _ = run("verify", "--json", stored, bad)
    assert code == 2 and [result["ok"] for result in json.loads(out)] == [True, False]


def test_a_stored_crash_can_be_watched_up_to_it(run: Run, stored: Path) -> None:
    recording = Recording.load(stored)
    recording.outcome = None
    recording.answers[4] = Answer(recording.answers[4].seat, "bid granite", "")
    recording.save(stored)
    code, out, err = run("replay", stored)
    assert code == 2 and "4/4" in out and err.count("\n") == 1
    assert "answer 5 ('bid granite' of seat 0) is refused" in err


# -- fuzz and perft


def test_fuzz_reports_counts(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("fuzz", "pebble", "--games", 6, "--out", tmp_path / "crashes")
    assert code == 0 and "Pebble: 6 games" in out and "0 crashes" in out
    assert not (tmp_path / "crashes").exists()


def test_fuzz_stores_a_crash(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load("pebble"), "problems", lambda s: ["planted"] if s.answers == 3 else [])
    code, out, _ = run("fuzz", "pebble", "--games", 1, "--out", tmp_path, "--json")
    assert code == 1
    crash = json.loads(out)["crashes"][0]
    assert crash["message"] == "invariant broken: planted"
    assert run("verify", crash["file"])[0] == 0


def test_perft_prints_counts(run: Run) -> None:
    assert run("perft", "pebble", "--depth", 2)[1].split() == ["0", "1", "1", "3", "2", "12"]
    assert json.loads(run("perft", "pebble", "--depth", 2, "--json")[1]) == [1, 3, 12]
    divided = json.loads(run("perft", "pebble", "--depth", 2, "--divide", "--json")[1])
    assert sum(divided.values()) == 12
    assert "12  in all" in run("perft", "pebble", "--depth", 2, "--divide")[1]


# -- looking things up


def test_rules_lists_prints_and_searches(run: Run) -> None:
    code, out, _ = run("rules", "pebble")
    assert code == 0 and "2  The sealed bid  PB-BID-01 … PB-BID-02" in out and "6  Pebble" in out
    out = run("rules", "pebble", "pb-bid-02")[1]
    assert "The highest bid that nobody else made" in out
    assert "src/greathall/games/pebble/pebble.py:" in out
    assert "test_the_highest_single_bid_takes_the_prize" in out and "pebble-single-bid" in out
    found = json.loads(run("rules", "pebble", "secret", "--json")[1])
    assert [rule["id"] for rule in found] == ["PB-BID-01"]
    assert "La urraca" in run("rules", "pebble", "PB-MAGPIE", "--lang", "es")[1]


def test_cards_are_explained(run: Run) -> None:
    assert "flint (3)" in run("cards", "pebble")[1]
    assert "snatches up to two points" in run("cards", "pebble", "magpie")[1]


def test_games_and_version(run: Run) -> None:
    listed = json.loads(run("games", "--json")[1])
    assert [game["slug"] for game in listed] == list(MODULES)
    assert next(game for game in listed if game["slug"] == "pebble")["seats"] == [2, 4]
    out = run("games")[1]
    assert "pebble  Pebble, 2 to 4 players, 6 rules" in out
    assert run("version")[1].startswith("greathall ")
    assert "greathall" in json.loads(run("version", "--json")[1])


@pytest.mark.parametrize("slug", ["pebble", "karez"])
def test_recordings_of_older_rules_are_watched_and_verified(
    run: Run, tmp_path: Path, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(slug)
    stored = lzma.decompress((Path(__file__).parents[1] / "releases" / f"{slug}-{game.version}.jsonl.xz").read_bytes()).decode()
    path, changed = tmp_path / "game.jsonl", tmp_path / "changed.jsonl"
    path.write_text(stored.split("\n\n")[0], encoding="utf-8")
    recording = Recording.load(path)
    next(e for told in recording.logged for e in told.events if len(e) == 4)[1] = "moon"  # something that all may know
    recording.save(changed)
    monkeypatch.setattr(game, "version", game.version + 1)
    assert run("verify", path)[0] == 0
    code, _, err = run("verify", changed)
    assert code and "leads elsewhere" in err
    for shown in (path, changed):
        code, out, _ = run("replay", shown, "--seat", 1)
        assert code == 0 and f"{len(recording.answers)}/{len(recording.answers)} " in out
    assert "moon" in out and ". P0 (" in out, "as it was told, in words where there are some, with how it ended"
