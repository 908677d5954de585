"""Every rule has code and a test, and nobody names a rule that does not exist; and the tool that says so bites."""

from pathlib import Path

import pytest

from greathall.games import MODULES, load
from greathall.rulebook.rule_index import compare, faults, id_pattern

TESTS = Path(__file__).parent


@pytest.mark.parametrize("slug", MODULES)
def test_every_rule_has_code_and_a_test(slug: str) -> None:
    assert faults(load(slug), TESTS) == []


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game of three rules and a ruling, with nothing wrong."""
    folder = tmp_path / "src" / "toy"
    (folder / "data").mkdir(parents=True)
    (folder / "toy.py").write_text('RULE = "TY-MOVE-01"\n# TY-MOVE-02: two steps; ruling TY-Q-01\n')
    (folder / "data" / "cards.toml").write_text('rule = "TY-CARD-01"\n')
    tests = tmp_path / "tests" / "rules" / "toy"
    tests.mkdir(parents=True)
    (tests / "test_toy.py").write_text('@rule("TY-MOVE-01", "TY-MOVE-02")\ndef test_moves():\n    pass\n')
    scenarios = tmp_path / "tests" / "scenarios" / "toy"
    scenarios.mkdir(parents=True)
    (scenarios / "one.toml").write_text('id = "one"\nrules = ["TY-CARD-01"]\n')
    return folder


STATUSES = {"TY-MOVE-01": "rulebook", "TY-MOVE-02": "rulebook", "TY-CARD-01": "rulebook", "TY-Q-01": "ruling"}


def found(game: Path, statuses: dict[str, str]) -> list[str]:
    return compare(statuses, game, "TY", game.parent.parent / "tests")


def test_a_sound_game_has_no_faults(game: Path) -> None:
    assert found(game, STATUSES) == []


def test_a_rule_without_code_and_test_is_found(game: Path) -> None:
    assert found(game, {**STATUSES, "TY-MOVE-03": "rulebook"}) == [
        "TY-MOVE-03: no code names it",
        "TY-MOVE-03: no test names it",
    ]


def test_a_ruling_that_nobody_names_is_found(game: Path) -> None:
    assert found(game, {**STATUSES, "TY-Q-02": "ruling"}) == ["TY-Q-02: the ruling is named neither in code nor in a test"]


def test_unknown_ids_in_code_and_tests_are_found(game: Path) -> None:
    (game / "more.py").write_text("# TY-MOVE-11\n")
    test = game.parent.parent / "tests" / "rules" / "toy" / "test_more.py"
    test.write_text('class TestMore:\n    @rule("TY-GONE-01")\n    def test_it(self):\n        pass\n')
    assert found(game, STATUSES) == [
        "src/toy/more.py:1: code names the unknown rule TY-MOVE-11; did you mean 'TY-MOVE-01'?",
        "tests/rules/toy/test_more.py:3 test_it: a test names the unknown rule TY-GONE-01; did you mean 'TY-MOVE-01'?",
    ]


def test_a_decorator_on_a_helper_proves_nothing(game: Path) -> None:
    test = game.parent.parent / "tests" / "rules" / "toy" / "test_toy.py"
    test.write_text('@rule("TY-MOVE-01", "TY-MOVE-02")\ndef helper():\n    pass\n')
    assert found(game, STATUSES) == ["TY-MOVE-01: no test names it", "TY-MOVE-02: no test names it"]


def test_ids_are_whole_words() -> None:
    assert id_pattern("TY").findall("TY-MOVE-01, XTY-MOVE-02 TY-Q-3 TY-A-B-04 TY-MOVE") == [
        "TY-MOVE-01", "TY-Q-3", "TY-A-B-04",
    ]  # fmt: skip
