"""Worked examples as TOML files, played on the real rules.

    id = "..."                      unique
    rules = ["PB-BID-02"]           what it proves
    given, when, then = "..."       the example in words, for people
    [start]                         players, and if it matters: seed, options
    [[setup]]                       each: one function of the game's builder.py and its arguments
    hand = [0, "amber"]
    [[do]]                          each: one of
    dice = [4, 6]                     the next results of chance
    seat = 0, answer = "bid amber"    an answer that must be legal
    seat = 0, refused = "bid chalk"   an answer that must not be legal; `because` names the rule, if the game notes it
    what = "points", with = [0], is = 3    a check in between
    [[expect]]                      each: a function of builder.py, its arguments, and what it must give
    what = "points", with = [0], is = 3

builder.py beside the files holds plain functions `f(state, *arguments)`; a `start(players, seed, options)` there
replaces the game's own. After the last step no forced die may be left over.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from greathall.core import engine
from greathall.core.game import Game
from greathall.core.state import State
from greathall.data.notation import read
from greathall.data.pack import read_toml
from greathall.games import MODULES, load

FOLDER = Path(__file__).parent
STEPS = ({"dice"}, {"seat", "answer"}, {"seat", "refused"}, {"seat", "refused", "because"})
CHECKS = ({"what", "is"}, {"what", "with", "is"})
TOP = {"id", "rules", "given", "when", "then", "start", "setup", "do", "expect"}


class ScenarioError(AssertionError):
    """A worked example that is written wrongly, or that the rules do not bear out."""


def files() -> list[Path]:
    """All worked examples of all games."""
    return sorted(path for folder in MODULES.values() for path in (FOLDER / folder).rglob("*.toml"))


def run(path: Path) -> State:
    """Play a worked example; the state at its end."""
    tree, _ = read_toml(path)
    folder = path.relative_to(FOLDER).parts[0]
    game = load(next(slug for slug, name in MODULES.items() if name == folder))
    return run_tree(tree, game, import_module(f"scenarios.{folder}.builder"))


def run_tree(tree: dict[str, Any], game: Game, builder: ModuleType) -> State:
    """Play a worked example that has been read."""
    check_form(tree)
    start = tree["start"]
    begin: Callable[..., State] = getattr(builder, "start", game.start)
    s = begin(start["players"], start.get("seed", tree["id"]), start.get("options", {}))
    for call in tree.get("setup", []):
        for name, arguments in call.items():
            function(builder, name)(s, *(arguments if isinstance(arguments, list) else [arguments]))
    for number, step in enumerate(tree.get("do", []), 1):
        take(s, game, builder, step, f"step {number}")
    for number, wanted in enumerate(tree["expect"], 1):
        compare(s, builder, wanted, f"expectation {number}")
    if s.rng.tape:
        raise ScenarioError(f"forced dice are left over: {s.rng.tape}")
    return s


def check_form(tree: dict[str, Any]) -> None:
    """Refuse what is missing or unknown, so that a typing mistake does not pass as a proof."""
    unknown = sorted(tree.keys() - TOP)
    missing = sorted(TOP - {"setup", "do"} - tree.keys())
    if unknown or missing:
        raise ScenarioError(f"unknown: {unknown}, missing: {missing}")
    if not tree["expect"]:
        raise ScenarioError("it expects nothing, so it proves nothing")
    for step in tree.get("do", []):
        if step.keys() not in (*STEPS, *CHECKS):
            raise ScenarioError(f"not a step: {step}")
    for wanted in tree["expect"]:
        if wanted.keys() not in CHECKS:
            raise ScenarioError(f"not an expectation: {wanted}")


def function(builder: ModuleType, name: str) -> Callable[..., Any]:
    """A function of the game's builder."""
    found: Callable[..., Any] | None = getattr(builder, name, None)
    if name.startswith("_") or not callable(found):
        raise ScenarioError(f"{builder.__name__} has no function {name!r}")
    return found


def take(s: State, game: Game, builder: ModuleType, step: dict[str, Any], where: str) -> None:
    """Do one step."""
    if "dice" in step:
        s.rng.tape = [*s.rng.tape, *step["dice"]]
    elif "answer" in step:
        try:
            engine.answer(s, step["seat"], read(game, step["answer"]))
        except ValueError as error:
            raise ScenarioError(f"{where}: {step['answer']!r} of seat {step['seat']}: {error}") from error
    elif "refused" in step:
        refuse(s, game, step, where)
    else:
        compare(s, builder, step, where)


def refuse(s: State, game: Game, step: dict[str, Any], where: str) -> None:
    """See that an answer is not legal, and for the right reason if one is named."""
    option = read(game, step["refused"])
    question = engine.decision(s, step["seat"], why=True, free=True)
    if (question is not None and question.takes(option)) or option in engine.anytime(s, step["seat"]):
        raise ScenarioError(f"{where}: {step['refused']!r} should be refused, but it is legal")
    if "because" in step:
        note = None if question is None else question.why_not(option)
        if note is None or step["because"] != note.rule:
            by = "nothing" if note is None else note.rule
            raise ScenarioError(f"{where}: {step['refused']!r} is refused because of {by}, not {step['because']}")


def compare(s: State, builder: ModuleType, wanted: dict[str, Any], where: str) -> None:
    """See that a question to the state has the expected answer."""
    got = function(builder, wanted["what"])(s, *wanted.get("with", []))
    if got != wanted["is"]:
        about = " ".join(str(word) for word in (wanted["what"], *wanted.get("with", [])))
        raise ScenarioError(f"{where}: {about} is {got!r}, not {wanted['is']!r}")
