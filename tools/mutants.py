"""Plant small faults in a game's rules and see which of them its tests find.

    python tools/mutants.py karez                 300 faults, always the same ones
    python tools/mutants.py dorian --count 40 --jobs 2
    python tools/mutants.py karez --only work.py:why_not_work:compare:2     one of them, with the failing test

A fault is a comparison turned, a number off by one, a condition dropped or a step left out, inside one function. The tests are
imported and run once to see which of them come to which lines; then each fault is planted in a forked process, which runs only
tests of its line, from every file of tests some and the quickest first, until one fails. Faults that no test can find because
they change nothing are named with their reason in tests/mutants/<game>.toml.
"""

import argparse
import ast
import contextlib
import copy
import json
import os
import resource
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from greathall.games import MODULES

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "greathall" / "games"
TESTS: Final = ROOT / "tests"
# What bots think, what is shown and what is only said is not the rules.
NOT_RULES: Final = (
    "about", "words", "heuristics", "worth", "advice", "guide", "fighter", "hope", "estimates", "odds", "usage", "text",
    "text_map", "text_players", "view", "view_board", "battle_view", "__init__", "notation", "invariants", "story_check",
)  # fmt: skip
SECONDS: Final = 20  # of processor time beyond what the tests of a fault take without it: who runs longer has got lost: found
TESTS_OF_A_FAULT: Final = 300
SECONDS_OF_TESTS: Final = 8  # what those tests may take together without a fault; at least one is run
SPARE: Final = 100  # more faults than are asked for are watched, as some turn out to be in what runs at load only
TURNED: Final = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip

TraceFunction = Callable[[FrameType, str, Any], Any]


@dataclass(frozen=True)
class Fault:
    """One change of one function: which, and the changed function as a tree."""

    file: str  # its name
    function: str  # its qualified name
    kind: str
    number: int  # among the changes of that kind in the function
    lines: range  # of what is changed
    what: str
    tree: ast.Module = field(compare=False, repr=False)

    @property
    def line(self) -> int:
        return self.lines.start

    @property
    def id(self) -> str:
        return f"{self.file}:{self.function}:{self.kind}:{self.number}"


# -- planting ----------------------------------------------------------------------------------------------


def functions_of(tree: ast.AST, name: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a file with their qualified names, not those inside others."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions_of(node, f"{name}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            yield name + node.name, node


def changes(function: ast.FunctionDef) -> Iterator[tuple[str, range, str, Callable[[ast.AST], None]]]:
    """What may be changed in a function: the kind, the lines, a description, and what changes the very node in a copy."""
    for place, node in enumerate(ast.walk(function)):
        part = node.test if isinstance(node, ast.If) else node
        lines = range(getattr(node, "lineno", function.lineno), (getattr(part, "end_lineno", None) or function.lineno) + 1)
        if isinstance(node, ast.Compare) and type(node.ops[0]) in TURNED:
            yield "compare", lines, f"turned: {ast.unparse(node)}", at(place, _turn)
        elif isinstance(node, ast.Constant) and type(node.value) is int and not _in_slice(function, node):
            yield "number", lines, f"one more than {node.value}", at(place, _one_more)
        elif isinstance(node, ast.BoolOp):
            for k, value in enumerate(node.values):
                yield "dropped", lines, f"without the condition {ast.unparse(value)}", at(place, _drop(k))
        elif isinstance(node, ast.If):
            yield "dropped", lines, f"always: if {ast.unparse(node.test)}", at(place, _always)
        elif isinstance(node, (ast.Expr, ast.AugAssign)) and not _is_text(node):
            yield "step", lines, f"left out: {ast.unparse(node)}", at(place, _leave_out)


def _in_slice(function: ast.FunctionDef, wanted: ast.AST) -> bool:
    """Is the number a place in a list or tuple, or a default? Those are off by one in an instant, and found in an instant."""
    for node in ast.walk(function):
        if isinstance(node, ast.Subscript) and any(part is wanted for part in ast.walk(node.slice)):
            return True
    return any(part is wanted for default in function.args.defaults for part in ast.walk(default))


def _is_text(node: ast.stmt) -> bool:
    """A docstring, or a line of the log: what is told is looked at by other tests."""
    if not isinstance(node, ast.Expr):
        return False
    if isinstance(node.value, ast.Constant):
        return True
    called = node.value.func if isinstance(node.value, ast.Call) else None
    return isinstance(called, ast.Attribute) and called.attr in ("tell", "refuse", "rule_out")


def at(place: int, change: Callable[[ast.AST], None]) -> Callable[[ast.AST], None]:
    """Do something to the node at a place of a function's copy."""

    def apply(function: ast.AST) -> None:
        change(next(node for k, node in enumerate(ast.walk(function)) if k == place))

    return apply


def _turn(node: ast.AST) -> None:
    assert isinstance(node, ast.Compare)
    node.ops[0] = TURNED[type(node.ops[0])]()


def _one_more(node: ast.AST) -> None:
    assert isinstance(node, ast.Constant) and isinstance(node.value, int)
    node.value += 1


def _drop(k: int) -> Callable[[ast.AST], None]:
    def apply(node: ast.AST) -> None:
        assert isinstance(node, ast.BoolOp)
        del node.values[k]
        if len(node.values) == 1:
            node.values = [node.values[0], node.values[0]]

    return apply


def _always(node: ast.AST) -> None:
    assert isinstance(node, ast.If)
    node.test = ast.copy_location(ast.Constant(True), node.test)


def _leave_out(node: ast.AST) -> None:
    nothing = ast.Expr(ast.Constant(None))
    node.__class__ = nothing.__class__
    node.__dict__.update({"value": ast.copy_location(nothing.value, node)})


def faults_of(slug: str) -> list[Fault]:
    """Every fault that could be planted in the rules of a game."""
    folder = GAMES / MODULES[slug]
    found: list[Fault] = []
    for path in sorted(folder.rglob("*.py")):
        if path.stem in NOT_RULES:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        file = path.name  # a name is there once in a game, whatever its room
        for name, function in functions_of(tree):
            counts: dict[str, int] = {}
            for kind, lines, what, change in changes(function):
                counts[kind] = counts.get(kind, 0) + 1
                changed = copy.deepcopy(function)
                change(changed)
                changed.decorator_list = []
                module = ast.fix_missing_locations(ast.Module([changed], []))
                found.append(Fault(file, name, kind, counts[kind], lines, what, module))
    return found


def sample(faults: list[Fault], count: int) -> list[Fault]:
    """Always the same ones: those with the lowest hash of their names."""
    return sorted(faults, key=lambda fault: blake2b(fault.id.encode(), digest_size=8).digest())[:count]


def function_at(slug: str, file: str, name: str) -> FunctionType | None:
    """The function object of a name, without its decorators; None if it is none that can be changed."""
    (path,) = (GAMES / MODULES[slug]).rglob(file)
    module = import_module(".".join(("greathall", "games", *path.relative_to(GAMES).with_suffix("").parts)))
    holder: Any = module
    *around, last = name.split(".")
    for part in around:
        holder = getattr(holder, part)
    found = vars(holder).get(last)
    found = getattr(found, "fget", None) or getattr(found, "__func__", None) or found
    if hasattr(found, "cache_clear"):
        found.cache_clear()
    found = getattr(found, "__wrapped__", found)
    return found if isinstance(found, FunctionType) else None


def plant(slug: str, fault: Fault) -> None:
    """Change the function in this process, wherever it is known."""
    function = function_at(slug, fault.file, fault.function)
    assert function is not None
    tree, free = fault.tree, function.__code__.co_freevars
    if free:  # a method with `super()` knows its class from around it: without that it would fail whatever the fault
        (around,) = ast.parse("def around():\n" + "".join(f"    {name} = None\n" for name in free)).body
        assert isinstance(around, ast.FunctionDef)
        (inner,) = tree.body
        assert isinstance(inner, ast.FunctionDef)
        inner.body += [ast.Expr(ast.Name(name, ast.Load())) for name in free]  # even if what is left out was all that used it
        around.body.append(inner)
        tree = ast.fix_missing_locations(ast.Module([around], []))
    made = compile(tree, function.__code__.co_filename, "exec")
    if free:
        made = next(part for part in made.co_consts if isinstance(part, CodeType))
    code = next(part for part in made.co_consts if isinstance(part, CodeType) and part.co_name == function.__name__)
    assert code.co_freevars == free, f"{fault.id} cannot be planted"
    function.__code__ = code


# -- which tests come to which lines -----------------------------------------------------------------


class Collected:
    """A pytest plugin: in place of running the tests of a game, something is done with them."""

    def __init__(self, slug: str, act: Callable[["Collected"], None]) -> None:
        self.act = act
        self.wanted: set[tuple[str, int]] = set()  # the lines (file, number) of faults that may be planted
        self.folder = str(GAMES / MODULES[slug])
        self.items: list[pytest.Item] = []
        self.through: dict[tuple[str, str], set[int]] = {}  # (file, function) -> the numbers of the tests
        self.seconds: list[float] = []
        self.failed: list[str] = []
        self.at: dict[tuple[str, int], set[int]] = {}  # a wanted line -> the numbers of the tests
        self._now: set[CodeType] = set()
        self._lines: set[tuple[str, int]] = set()
        self._traced: dict[CodeType, bool] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = list(session.items)
        self.act(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def _called(self, frame: FrameType, event: str, arg: Any) -> TraceFunction | None:
        """A function begins. Its lines are watched only where a fault may be planted: the rest runs on quickly."""
        code = frame.f_code
        if not code.co_filename.startswith(self.folder):
            return None
        self._now.add(code)
        traced = self._traced.get(code)
        if traced is None:
            file = self._file(code)
            traced = self._traced[code] = any((file, line) in self.wanted for _, _, line in code.co_lines() if line)
        return self._comes_to if traced else None

    def _comes_to(self, frame: FrameType, event: str, arg: Any) -> TraceFunction:
        if event == "line":
            self._lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._comes_to

    def _file(self, code: CodeType) -> str:
        return Path(code.co_filename).name

    def run(self, number: int) -> bool:
        """One test; did it pass?"""
        before = len(self.failed)
        item = self.items[number]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return len(self.failed) == before

    def watch(self, tick: Callable[[], None]) -> None:
        """Run all tests once and note what they come through."""
        for number in range(len(self.items)):
            self._now, self._lines = set(), set()
            began = time.process_time()
            sys.settrace(self._called)
            try:
                passed = self.run(number)
            finally:
                sys.settrace(None)
            if not passed:
                sys.exit(f"{self.items[number].nodeid} fails without any fault: mend that first")
            self.seconds.append(time.process_time() - began)
            for code in self._now:
                self.through.setdefault((self._file(code), code.co_qualname), set()).add(number)
            for path, line in self._lines:
                self.at.setdefault((Path(path).name, line), set()).add(number)
            tick()

    def tests_of(self, fault: Fault) -> list[int]:
        """The tests that come to a fault, the quickest first. Where there are many, each file of tests has its turn: what only a
        whole game shows is not left to tests of something else that happen to be quicker."""
        found = set[int]().union(*(self.at.get((fault.file, line), set()) for line in fault.lines))
        # A number may have no line of its own, as in a tuple that is made once.
        found = found or self.through.get((fault.file, fault.function), set())
        turns: dict[Path, int] = {}
        queue: list[tuple[int, float, int]] = []
        for seconds, number in sorted((self.seconds[number], number) for number in found):
            path = self.items[number].path
            turns[path] = turns.get(path, 0) + 1
            queue.append((turns[path], seconds, number))
        chosen: list[tuple[float, int]] = []
        left = float(SECONDS_OF_TESTS)
        for _, seconds, number in sorted(queue):
            if len(chosen) < TESTS_OF_A_FAULT and (seconds <= left or not chosen):
                chosen.append((seconds, number))
                left -= seconds
        return [number for _, number in sorted(chosen)]


def collect(slug: str, act: Callable[[Collected], None]) -> None:
    """Let pytest collect the tests of a game, and do something while they are at hand."""
    os.environ["GREATHALL_CONTRACT_ONLY"] = slug
    os.environ.setdefault("GREATHALL_CONTRACT_GAMES", "1")
    os.environ.setdefault("GREATHALL_CONTRACT_MOMENTS", "30")
    folders = [TESTS / "rules" / MODULES[slug], TESTS / "scenarios", TESTS / "golden", TESTS / "contract"]
    # Tests of several games are told apart by the name in their parameters.
    others = [name for other in MODULES.items() if other[0] != slug for name in other]
    chosen = " and ".join(f"not {name}" for name in others)
    options = ["-p", "no:cacheprovider", "-k", chosen]
    with open(os.devnull, "w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
        code = pytest.main([*options, *map(str, folders)], plugins=[Collected(slug, act)])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        sys.exit(f"the tests of {slug} could not be collected: run them to see why")


# -- running ---------------------------------------------------------------------------------------------


def try_fault(slug: str, fault: Fault, tests: Collected, out: int) -> None:
    """In a process of its own: plant it and run its tests until one fails; the verdict goes through the pipe."""
    chosen = tests.tests_of(fault)
    seconds = SECONDS + int(sum(tests.seconds[number] for number in chosen))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    signal.signal(signal.SIGXCPU, lambda number, frame: os._exit(0 if os.write(out, b"too long") else 1))
    quiet = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(quiet, stream)
    verdict = "survived"
    try:
        plant(slug, fault)
        for number in chosen:
            if not tests.run(number):
                verdict = tests.items[number].nodeid
                break
    except BaseException as error:
        verdict = f"error {type(error).__name__}"
    os.write(out, verdict.encode())
    os._exit(0)


def judge(slug: str, faults: list[Fault], tests: Collected, jobs: int, told: Callable[[Fault, str], None], until: float) -> None:
    """Try all faults, several at a time."""
    waiting = list(reversed(faults))
    running: dict[int, tuple[Fault, int]] = {}
    while waiting or running:
        while waiting and len(running) < jobs and time.monotonic() < until:
            fault = waiting.pop()
            if not tests.tests_of(fault):
                told(fault, "no test")
                continue
            out, end = os.pipe()
            child = os.fork()
            if child == 0:
                try_fault(slug, fault, tests, end)
            os.close(end)
            running[child] = (fault, out)
        if not running:
            return
        child, status = os.wait()
        fault, out = running.pop(child)
        # Without a word only who is stopped at the limit may end: a crash says nothing about the tests.
        verdict = os.read(out, 4000).decode() or ("too long" if os.WTERMSIG(status) == signal.SIGKILL else "survived")
        os.close(out)
        told(fault, verdict)


def known_equal(slug: str) -> dict[str, str]:
    """The faults that change nothing, by id, with the reason."""
    path = TESTS / "mutants" / f"{slug}.toml"
    if not path.exists():
        return {}
    return dict(tomllib.loads(path.read_text(encoding="utf-8")).get("equal", {}))


@dataclass
class Report:
    """How a game's tests did."""

    game: str
    planted: int = 0
    found: int = 0
    equal: int = 0
    survivors: list[Fault] = field(default_factory=list)
    untested: list[Fault] = field(default_factory=list)
    verdicts: dict[str, str] = field(default_factory=dict)

    @property
    def share(self) -> float:
        """Found, of those that can be."""
        return self.found / max(1, self.planted - self.equal)


def examine(slug: str, count: int, jobs: int, minutes: float, only: str = "", quiet: bool = False) -> Report:
    """Plant the faults of a game and report."""
    report = Report(slug)
    console = Console(stderr=True, quiet=quiet)
    equal = known_equal(slug)

    def act(tests: Collected) -> None:
        every = [fault for fault in faults_of(slug) if function_at(slug, fault.file, fault.function) is not None]
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console) as progress:
            watching = progress.add_task(f"{slug}: tests", total=len(tests.items))
            likely = [fault for fault in every if fault.id == only] if only else sample(every, count + SPARE)
            tests.wanted = {(fault.file, line) for fault in likely for line in fault.lines}
            tests.watch(lambda: progress.advance(watching))
            # What runs only while the data is loaded cannot be changed afterwards.
            live = [fault for fault in every if not _at_load_only(tests, fault)]
            chosen = [fault for fault in live if fault.id == only] if only else sample(live, count)
            trying = progress.add_task(f"{slug}: faults", total=len(chosen))

            def told(fault: Fault, verdict: str) -> None:
                progress.advance(trying)
                report.planted += 1
                report.verdicts[fault.id] = verdict
                if verdict == "no test":
                    report.untested.append(fault)
                elif verdict != "survived":
                    report.found += 1
                elif fault.id in equal:
                    report.equal += 1
                else:
                    report.survivors.append(fault)

            judge(slug, chosen, tests, jobs, told, time.monotonic() + minutes * 60)

    collect(slug, act)
    return report


def _at_load_only(tests: Collected, fault: Fault) -> bool:
    return Path(fault.file).stem in ("catalogue", "plan", "ops") and (fault.file, fault.function) not in tests.through


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Plant small faults in a game's rules and see which its tests find.")
    parser.add_argument("game", choices=[name for name in MODULES if name != "pebble"])
    parser.add_argument("--count", type=int, default=300, help="faults to plant (default 300, always the same ones)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop planting after so long")
    parser.add_argument("--only", default="", help="plant only the fault of this id")
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    args = parser.parse_args(arguments)
    if args.count < 1 or args.jobs < 1:
        parser.error("--count and --jobs are at least 1")
    report = examine(args.game, args.count, args.jobs, args.minutes, args.only, quiet=args.json)
    if not report.planted:
        parser.error("no such fault" if args.only else "there was no time for any fault")
    if args.json:
        print(json.dumps({"game": report.game, "share": report.share, "verdicts": report.verdicts}, indent=1))
        return 0
    for fault in (*report.untested, *report.survivors):
        seen = "no test comes here" if fault in report.untested else "survived"
        print(f"{seen}: {fault.id}  (line {fault.line}) {fault.what}")
    if args.only:
        print(*report.verdicts.values())
    print(
        f"{report.game}: {report.planted} faults, {report.found} found, {report.equal} known to change nothing, "
        f"{len(report.survivors) + len(report.untested)} not found: {100 * report.share:.1f}%"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
