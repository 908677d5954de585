"""Where each rule is coded and tested, found by its id; and what is wrong with that.

Code names a rule by its id in any `.py` file or data `.toml` of the game's folder. A test names it with the decorator
`@rule("PB-BID-01")` below tests/rules/<folder>, a worked example with `rules = [...]` below tests/scenarios/<folder>.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from greathall.core.game import Game
from greathall.data.pack import read_toml
from greathall.data.rulebook import rulebook

Places = dict[str, list["Place"]]


@dataclass(frozen=True)
class Place:
    """A line of a file, and the name of the test that stands there."""

    path: Path
    line: int
    name: str = ""

    def show(self, base: Path) -> str:
        """The place for people, relative to a folder where that is shorter."""
        path = self.path.relative_to(base) if self.path.is_relative_to(base) else self.path
        return f"{path.as_posix()}:{self.line}" + (f" {self.name}" if self.name else "")


def id_pattern(prefix: str) -> re.Pattern[str]:
    """What a rule id of a game looks like: PB-BID-01."""
    return re.compile(rf"(?<![A-Z0-9-]){re.escape(prefix)}-(?:[A-Z]+-)+\d+(?!\d)")


def coded(folder: Path, prefix: str) -> Places:
    """Every id that a game's own files name, and where."""
    places: Places = {}
    pattern = id_pattern(prefix)
    for path in [*sorted(folder.rglob("*.py")), *sorted((folder / "data").rglob("*.toml"))]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for found in dict.fromkeys(pattern.findall(line)):
                places.setdefault(found, []).append(Place(path, number))
    return places


def tests_folder(game: Game) -> Path | None:
    """The tests of the checkout that the game stands in; None if it was installed without them."""
    for parent in Path(game.folder).parents:
        if (parent / "tests" / "rules").is_dir():
            return parent / "tests"
    return None


def tested(folder: Path, tests: Path) -> Places:
    """Every id that a game's tests and worked examples name, and where."""
    places: Places = {}
    for path in sorted((tests / "rules" / folder.name).rglob("*.py")):
        for rule, place in _decorated(path):
            places.setdefault(rule, []).append(place)
    for path in sorted((tests / "scenarios" / folder.name).rglob("*.toml")):
        tree, text = read_toml(path)
        lines = text.splitlines()
        for rule in tree.get("rules", []):
            line = next((number for number, found in enumerate(lines, 1) if rule in found), 1)
            places.setdefault(rule, []).append(Place(path, line, str(tree.get("id", path.stem))))
    return places


def _decorated(path: Path) -> Iterator[tuple[str, Place]]:
    """The ids in `@rule(...)` above each test function of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test"):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and _called(decorator) == "rule":
                for argument in decorator.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value, Place(path, node.lineno, node.name)


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def faults(game: Game, tests: Path) -> list[str]:
    """Everything that breaks the law "a rule has an id, code, a test and a sentence", one sentence each."""
    statuses = {rule.id: rule.status for rule in rulebook(game).values()}
    return compare(statuses, Path(game.folder), game.prefix, tests)


def compare(statuses: dict[str, str], folder: Path, prefix: str, tests: Path) -> list[str]:
    """The same for any folder, against rule ids with their status."""
    code, proof = coded(folder, prefix), tested(folder, tests)
    found: list[str] = []
    for rule, status in statuses.items():
        if status == "ruling":
            if rule not in code and rule not in proof:
                found.append(f"{rule}: the ruling is named neither in code nor in a test")
            continue
        if rule not in code:
            found.append(f"{rule}: no code names it")
        if rule not in proof:
            found.append(f"{rule}: no test names it")
    for places, what in ((code, "code"), (proof, "a test")):
        for rule, where in places.items():
            if rule not in statuses:
                near = nearest_rule(rule, statuses)
                found.append(f"{where[0].show(tests.parent)}: {what} names the unknown rule {rule}{near}")
    return found


def nearest_rule(rule: str, known: Iterable[str]) -> str:
    """A hint at the id that was probably meant, nothing if there is none."""
    near = get_close_matches(rule, list(known), 1)
    return f"; did you mean {near[0]!r}?" if near else ""
