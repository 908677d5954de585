"""Every worked example holds; and the runner sees when one does not."""

from pathlib import Path
from typing import Any

import pytest

from greathall.data.pack import read_toml
from greathall.games import load
from scenarios import runner
from scenarios.pebble import builder

FILES = runner.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_worked_example_holds(path: Path) -> None:
    s = runner.run(path)  # it raises where an expectation fails
    assert not s.rng.tape, "a forced die was not rolled"


def test_ids_are_unique_within_a_game() -> None:
    ids = [(path.parent, read_toml(path)[0]["id"]) for path in FILES]
    assert len(ids) == len(set(ids))


SOUND: dict[str, Any] = {
    "id": "twin", "rules": [], "given": "", "when": "", "then": "", "start": {"players": 2},
    "setup": [{"hand": [0, "amber"]}, {"hand": [1, "chalk"]}, {"prize": 4}],
    "do": [{"dice": [1]}, {"seat": 0, "answer": "bid amber"}, {"seat": 1, "answer": "bid chalk"}],
    "expect": [{"what": "points", "is": [4, 0]}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"expect": [{"what": "points", "is": [0, 4]}]}, r"points is \[4, 0\], not \[0, 4\]"),
        ({"expect": [{"what": "poinst", "is": [4, 0]}]}, "no function 'poinst'"),
        ({"expect": [{"what": "points", "equals": 3}]}, "not an expectation"),
        ({"do": [{"seat": 0, "answer": "bid flint"}]}, "step 1: 'bid flint' of seat 0: that is not one of"),
        ({"do": [{"seat": 0, "refused": "bid amber"}]}, "should be refused, but it is legal"),
        ({"do": [{"seat": 0, "refused": "bid flint", "because": "PB-BID-02"}]}, "is refused because of"),
        ({"do": [*SOUND["do"], {"dice": [6]}]}, "forced dice are left over"),
        ({"do": [{"seat": 0}]}, "not a step"),
        ({"setpu": []}, r"unknown: \['setpu'\]"),
        ({"expect": []}, "proves nothing"),
    ],
)
def test_a_wrong_example_is_found(change: dict[str, Any], message: str) -> None:
    game = load("pebble")
    runner.run_tree(SOUND, game, builder)
    with pytest.raises(runner.ScenarioError, match=message):
        runner.run_tree({**SOUND, **change}, game, builder)
