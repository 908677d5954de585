"""Perft, measuring, settings in words, and the generated pages."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from greathall.commands.settings import MistypedSetting, describe, read_settings, read_value
from greathall.core.game import Variant
from greathall.data.codec import dumps
from greathall.games import load
from greathall.lab.find.perft import divide, perft
from greathall.lab.play.measure import Speed, measure, mid_game, profile

TOOLS = Path(__file__).parent.parent.parent / "tools"


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_perft_counts_the_answers_without_touching_the_state() -> None:
    game = load("pebble")
    s = game.start(2, "1")
    before = dumps(s)
    counts = perft(s, 4)
    assert counts == [1, 3, 12, 28, 84]
    assert dumps(s) == before
    assert sum(divide(game, s, 4).values()) == 84
    assert perft(s, 0) == [1] and divide(game, s, 0) == {}


def test_perft_ends_where_the_game_ends() -> None:
    counts = perft(load("pebble").start(2, "1"), 10)
    assert counts[8] > 0 and counts[9:] == [0, 0]


def test_measuring_gives_every_figure() -> None:
    speed = measure(load("pebble"), seconds=0.2)
    assert isinstance(speed, Speed)
    assert speed.seats == 4 and speed.length == 16
    assert min(speed.decisions, speed.games, speed.clone, speed.simulations) > 0
    assert 0 < mid_game(load("pebble"), 4).answers < 16
    assert "random_game" in profile(load("pebble"), seconds=0.05)


LEVEL = Variant("level", 1, [1, 2, 3], "")
FOG = Variant("fog", False, [False, True], "")
DECK = Variant("deck", "box", ["box", "rulebook"], "")
MAP = Variant("map", "", [], "")


@pytest.mark.parametrize(
    ("variant", "text", "value"),
    [
        (LEVEL, "2", 2), (LEVEL, "two", "two"), (LEVEL, "9", 9), (FOG, "true", True), (FOG, "No", False),
        (FOG, "on", True), (FOG, "maybe", "maybe"), (DECK, "Rulebook", "rulebook"), (DECK, "x", "x"),
        (MAP, "a=b", "a=b"),
    ],
)  # fmt: skip
def test_settings_are_typed_by_the_variant(variant: Variant, text: str, value: object) -> None:
    read = read_value(variant, text)
    assert read == value and type(read) is type(value)


def test_settings_in_words() -> None:
    with pytest.raises(MistypedSetting, match="NAME=VALUE"):
        read_settings(load("pebble"), ["fog"])
    with pytest.raises(ValueError, match="no option 'fog'; it has none"):
        read_settings(load("pebble"), ["fog=1"])
    assert [describe(variant) for variant in (LEVEL, FOG, DECK, MAP)] == ["1|2|3", "false|true", "box|rulebook", "TEXT"]


def test_the_generated_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    docs = tool("make_docs")
    out = ["pebble", "--out", str(tmp_path)]
    assert docs.main([*out, "--check"]) == 1
    assert docs.main(out) == 0
    assert docs.main([*out, "--check"]) == 0
    rules, cards = ((tmp_path / f"{kind}-pebble.md").read_text() for kind in ("rules", "cards"))
    assert "**PB-BID-02** The highest bid" in rules and "Code: `pebble.py`." in rules
    assert "| the magpie (0) | `magpie` | 0 | 3 | snatch 2 | ours |" in cards
    (tmp_path / "rules-pebble.md").write_text("old")
    assert docs.main([*out, "--check"]) == 1
    assert "rules-pebble.md is missing or stale" in capsys.readouterr().out


def test_the_rule_checker_by_hand(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    checker = tool("check_rules")
    assert checker.main(["pebble"]) == 0
    assert "6 rules and rulings, 0 faults" in capsys.readouterr().out
    assert checker.main(["pebble", "--tests", str(tmp_path)]) == 1
    assert "PB-BID-01: no test names it" in capsys.readouterr().out
