"""Planted faults are found: a small sample of each game's, always the same; and the tool that plants them does what it says."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import mutants  # noqa: E402

FUNCTION = """
def gain(s, seat, n):
    "Gold, but never more than ten."
    if s.open and n > 0:
        s.gold[seat] += min(n, 10)
        s.tell("XX-01", "gold", seat, n)
"""
COUNT = int(os.environ.get("GREATHALL_MUTANTS", "14"))


def planted(kind: str) -> list[str]:
    """The function with every change of a kind, as text."""
    function = ast.parse(FUNCTION).body[0]
    assert isinstance(function, ast.FunctionDef)
    found = []
    for of, _, _, change in mutants.changes(function):
        if of == kind:
            tree = ast.parse(FUNCTION)
            change(tree.body[0])
            found.append(ast.unparse(tree))
    return found


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("compare", ["if s.open and n >= 0:"]),
        ("number", ["if s.open and n > 1:", "s.gold[seat] += min(n, 11)"]),
        ("dropped", ["if True:", "if n > 0 and n > 0:", "if s.open and s.open:"]),
        ("step", ["None\n        s.tell"]),
    ],
)
def test_each_kind_of_fault_is_planted(kind: str, lines: list[str]) -> None:
    texts = planted(kind)
    assert len(texts) == len(lines)
    assert all(any(line in text for text in texts) for line in lines), texts


def test_the_sample_is_always_the_same_and_does_not_move_with_other_functions() -> None:
    faults = mutants.faults_of("karez")
    assert len(faults) > 1000 and len({fault.id for fault in faults}) == len(faults)
    chosen = mutants.sample(faults, 50)
    assert chosen == mutants.sample(list(reversed(faults)), 50)
    fewer = [fault for fault in faults if fault.file != chosen[0].file]
    assert mutants.sample(fewer, 10) == [fault for fault in mutants.sample(faults, 400) if fault.file != chosen[0].file][:10]


def test_a_method_with_super_works_when_a_fault_is_planted_in_it() -> None:
    """In a process of its own, as the fault stays: the method offers what it offered, less the step that was left out."""
    text = """
import sys; sys.path.insert(0, "tools")
import mutants
from greathall.core.option import Menu
from greathall.games.dorian.rules.choices import TO_DISCARD, CardChoice
from greathall.games.dorian import GAME
fault = next(f for f in mutants.faults_of("dorian") if f.id == "faces.py:FacePicking.offer:step:1")
s = GAME.start(3, "x", {"leaders": "random"})
choice = CardChoice(0, TO_DISCARD, 1, 0, 0, "DO-INF-15")
def asked(free):
    menu = Menu(free=free)
    choice.offer(s, 0, menu)
    return menu.prompt, len(menu.options)
before = asked(False), asked(True)
mutants.plant("dorian", fault)
print([before, (asked(False), asked(True))])
"""
    run = subprocess.run([sys.executable, "-c", text], text=True, capture_output=True, check=False, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    (searched, free), after = ast.literal_eval(run.stdout)
    assert searched[0] == free[0] == "discard" and searched[1] > 0 and after == (("", searched[1]), free)


def watched(seconds: list[float], files: list[str]) -> mutants.Collected:
    """Tests that have been run once: how long each took, and the file it is in."""
    tests = mutants.Collected("karez", lambda tests: None)
    tests.seconds = seconds
    tests.items = [SimpleNamespace(path=Path(file)) for file in files]
    return tests


def test_the_tests_of_a_fault_come_to_its_line_the_quickest_first() -> None:
    tests = watched([0.3, 0.1, 0.2, 0.1], ["a.py"] * 4)
    fault = mutants.Fault("rules/work.py", "work", "compare", 1, range(7, 9), "", ast.Module([], []))
    tests.through = {("rules/work.py", "work"): {0, 1, 2, 3}}
    assert tests.tests_of(fault) == [1, 3, 2, 0]  # no test is known to come to the line: all of the function
    tests.at = {("rules/work.py", 8): {0, 2}, ("rules/work.py", 9): {1}, ("rules/other.py", 7): {3}}
    assert tests.tests_of(fault) == [2, 0]


def test_every_file_of_tests_has_its_turn_before_one_has_two(monkeypatch: pytest.MonkeyPatch) -> None:
    tests = watched([0.1, 0.2, 0.3, 2.0, 4.0], ["a.py", "a.py", "a.py", "b.py", "b.py"])
    fault = mutants.Fault("rules/work.py", "work", "compare", 1, range(7, 8), "", ast.Module([], []))
    tests.at = {("rules/work.py", 7): {0, 1, 2, 3, 4}}
    monkeypatch.setattr(mutants, "TESTS_OF_A_FAULT", 3)
    assert tests.tests_of(fault) == [0, 1, 3]
    monkeypatch.setattr(mutants, "TESTS_OF_A_FAULT", 9)
    monkeypatch.setattr(mutants, "SECONDS_OF_TESTS", 3)
    assert tests.tests_of(fault) == [0, 1, 2, 3]  # the slowest would take too long beside the others
    tests.at = {("rules/work.py", 7): {4}}
    assert tests.tests_of(fault) == [4]  # but it is better than none


def test_faults_that_change_nothing_are_still_there() -> None:
    for slug in ("card-rogue", "meeples", "karez", "dorian"):
        ids = {fault.id for fault in mutants.faults_of(slug)}
        assert set(mutants.known_equal(slug)) <= ids, f"{slug}: a named fault is gone; take it off the list"


@pytest.mark.parametrize("slug", ["card-rogue", "meeples", "karez", "dorian"])
def test_a_sample_of_faults_is_found(slug: str) -> None:
    command = [sys.executable, str(ROOT / "tools" / "mutants.py"), slug, "--count", str(COUNT), "--jobs", "1", "--json"]
    run = subprocess.run(command, text=True, capture_output=True, check=False, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    report = json.loads(run.stdout)
    missed = [fault for fault, verdict in report["verdicts"].items() if verdict in ("survived", "no test")]
    print(f"{slug}: {len(report['verdicts'])} faults planted, {len(missed)} not found {missed}")
    assert len(report["verdicts"]) == COUNT and report["share"] >= 0.9, missed
