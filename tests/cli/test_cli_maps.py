"""The command `maps`: listing, checking and ranking; and playing a map from a file."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from greathall import cli
from greathall.commands.settings import MistypedSetting, read_settings
from greathall.core.game import Game, Maps
from greathall.games import MODULES, load
from greathall.table.replay import Recording
from greathall.table.table import Table

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; its exit code, what it printed, and what it complained of."""

    def command(*words: object) -> tuple[int, str, str]:
        code = cli.main([str(word) for word in words])
        output = capsys.readouterr()
        return code, output.out, output.err

    return command


def game_with_maps() -> tuple[Game, Maps]:
    for slug in MODULES:
        game = load(slug)
        if game.maps is not None:
            return game, game.maps
    raise AssertionError("no game has maps")


GAME, MAPS = game_with_maps()
SHORT = min(MAPS.names(), key=lambda name: len(MAPS.solution(name)))


def store(path: Path, setting: str, name: str, answers: list[str], **options: int | bool) -> Path:
    """Play answers on a map and store the game."""
    table = Table(GAME, 1, "1", {MAPS.option: setting, **options}, [name])
    for answer in answers:
        table.answer(0, answer)
    Recording.of(table).save(path)
    return path


def test_it_lists_what_comes_with_the_game(run: Run) -> None:
    code, out, _ = run("maps", GAME.slug)
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == MAPS.names()
    code, out, _ = run("maps", GAME.slug, "--json")
    assert [row["name"] for row in json.loads(out)] == MAPS.names()


@pytest.mark.parametrize("name", MAPS.names())
def test_every_map_that_comes_with_a_game_is_proven_solvable(run: Run, name: str) -> None:
    code, out, err = run("maps", GAME.slug, name, "--json")
    assert (code, err) == (0, "")
    checked = json.loads(out)
    assert checked["problems"] == []
    assert checked["score"][0] == checked["about"]["best"] > 0
    code, out, _ = run("maps", GAME.slug, name)
    assert "nothing is wrong" in out


def test_a_file_is_checked_and_its_mistakes_are_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(MAPS.text(SHORT), encoding="utf-8")
    assert run("maps", GAME.slug, path)[0] == 0
    path.write_text(MAPS.text(SHORT).replace("start =", "strat ="), encoding="utf-8")
    code, out, err = run("maps", GAME.slug, path)
    assert (code, out) == (2, "")
    assert "did you mean 'start'" in err


def test_a_solution_that_does_not_work_is_a_mistake(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    answers = MAPS.solution(SHORT)
    path.write_text(MAPS.text(SHORT).replace(f'"{answers[1]}", ', "", 1), encoding="utf-8")
    code, _, err = run("maps", GAME.slug, path)
    assert code == 2
    assert "of the solution" in err and "refused" in err
    text = MAPS.text(SHORT)
    path.write_text(text.replace(f'"{answers[-1]}",\n', "\n", 1), encoding="utf-8")
    assert "does not lead to the end" in run("maps", GAME.slug, path)[2]
    best = MAPS.describe(SHORT)["best"]
    path.write_text(text.replace(f"best = {best}", f"best = {best - 1}"), encoding="utf-8")
    assert "is called the best" in run("maps", GAME.slug, path)[2]
    path.write_text(text[: text.index("solution =")], encoding="utf-8")
    code, out, _ = run("maps", GAME.slug, path)
    assert code == 0
    assert "no solution is attached" in out


def test_runs_are_verified_and_ranked(run: Run, tmp_path: Path) -> None:
    best = MAPS.solution(SHORT)
    quick = store(tmp_path / "quick.jsonl", SHORT, "Ada", best)
    same = store(tmp_path / "same.jsonl", MAPS.text(SHORT), "Bo", best)
    unfinished = store(tmp_path / "unfinished.jsonl", SHORT, "Cy", best[:-1])
    other = store(tmp_path / "other.jsonl", next(name for name in MAPS.names() if name != SHORT), "Di", ["begin"])
    forged = tmp_path / "forged.jsonl"
    forged.write_text(quick.read_text(encoding="utf-8").replace('"hash": "', '"hash": "0', 1), encoding="utf-8")
    missing = tmp_path / "missing.jsonl"
    code, out, err = run("maps", GAME.slug, SHORT, unfinished, quick, other, forged, same, missing)
    assert code == 2
    assert [line.split()[0] for line in out.splitlines()] == ["1.", "1."]
    assert "Ada" in out and "Bo" in out
    assert "unfinished.jsonl does not count: it does not go from the beginning to the end" in err
    assert "other.jsonl does not count: it is a run of something else" in err
    assert "forged.jsonl does not count: answer 1" in err
    assert "missing.jsonl" in err
    code, out, _ = run("maps", GAME.slug, SHORT, quick, "--json")
    assert (code, json.loads(out)[0]["place"]) == (0, 1)


def test_runs_with_other_options_do_not_count(run: Run, tmp_path: Path) -> None:
    switch = next(v for v in GAME.variants if v.default is False)
    eased = store(tmp_path / "eased.jsonl", SHORT, "Ada", MAPS.solution(SHORT), **{switch.name: True})
    code, _, err = run("maps", GAME.slug, SHORT, eased)
    assert code == 2
    assert "it was played with other options" in err


def test_a_game_without_maps_and_an_unknown_map_are_one_sentence(run: Run) -> None:
    plain = next(slug for slug in MODULES if load(slug).maps is None)
    assert run("maps", plain) == (2, "", f"greathall: {load(plain).title} has no maps\n")
    code, _, err = run("maps", GAME.slug, SHORT[:-1])
    assert code == 2
    assert f"did you mean '{SHORT}'" in err


def test_an_option_that_is_any_text_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(MAPS.text(SHORT), encoding="utf-8")
    assert read_settings(GAME, [f"{MAPS.option}={path}"]) == {MAPS.option: MAPS.text(SHORT)}
    assert read_settings(GAME, [f"{MAPS.option}={SHORT}"]) == {MAPS.option: SHORT}
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(MistypedSetting, match="is not a text file"):
        read_settings(GAME, [f"{MAPS.option}={path}"])
