"""Maps: fixed positions of a game. Listing them, checking one and playing its solution, ranking stored runs."""

import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from greathall.commands.settings import read_text
from greathall.core import engine
from greathall.core.game import Game, Maps, SettingError
from greathall.data import notation
from greathall.table.replay import Recording, RecordingError, verify


@dataclass
class Checked:
    """What a check found: problems, or what the map is and how good its author's solution is."""

    about: dict[str, Any] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    score: tuple[int, ...] | None = None  # of the solution; None if the map has none

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Run:
    """A stored run: its place among the others, or why it does not count."""

    file: str
    names: list[str]
    score: tuple[int, ...] = ()
    place: int = 0
    refused: str = ""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def maps_of(game: Game) -> Maps:
    """The maps of a game that has some."""
    if game.maps is None:
        raise SettingError(f"{game.title} has no maps")
    return game.maps


def listed(game: Game) -> list[dict[str, Any]]:
    """What there is to know of every map that comes with the game."""
    maps = maps_of(game)
    return [{"name": name, **maps.describe(name)} for name in maps.names()]


def check(game: Game, name: str) -> Checked:
    """Check a map and play its solution. `name` is one that comes with the game, or a file."""
    maps = maps_of(game)
    text = maps.text(read_text(name))
    problems = maps.problems(text)
    if problems:
        return Checked(problems=problems)
    checked = Checked(maps.describe(text))
    answers = maps.solution(text)
    if answers:
        _play(game, maps, text, answers, checked)
    return checked


def _play(game: Game, maps: Maps, text: str, answers: list[str], checked: Checked) -> None:
    state = game.start(1, "map", {maps.option: text})
    for number, answer in enumerate(answers, 1):
        try:
            engine.answer(state, 0, notation.read(game, answer))
        except ValueError as error:
            checked.problems.append(f"answer {number} of the solution ({answer!r}) is refused: {error}")
            return
    checked.score = maps.score(state)
    best = checked.about.get("best", 0)
    if checked.score is None:
        checked.problems.append("the solution does not lead to the end")
    elif best and checked.score[0] > best:
        checked.problems.append(f"the solution takes {checked.score[0]}, but {best} is called the best")


def rank(game: Game, name: str, files: Sequence[str]) -> list[Run]:
    """Stored runs of a map in order, each verified by playing it again; then those that do not count."""
    maps = maps_of(game)
    text = maps.text(read_text(name))
    runs = [_run(game, maps, text, file) for file in files]
    counted = sorted((run for run in runs if not run.refused), key=_by_score)
    for run in counted:
        run.place = 1 + sum(1 for other in counted if other.score < run.score)
    return [*counted, *(run for run in runs if run.refused)]


def _by_score(run: Run) -> tuple[int, ...]:
    return run.score


def _run(game: Game, maps: Maps, text: str, file: str) -> Run:
    try:
        recording = Recording.load(file)
    except RecordingError as error:
        return Run(file, [], refused=str(error))
    run = Run(file, recording.names)
    if recording.game != game.slug or not _same(maps, str(recording.options.get(maps.option, "")), text):
        run.refused = "it is a run of something else"
        return run
    settings = game.settings({})
    if any(recording.options.get(option, value) != value for option, value in settings.items() if option != maps.option):
        run.refused = "it was played with other options"
        return run
    try:
        table = verify(recording)
    except RecordingError as error:
        run.refused = str(error)
        return run
    score = maps.score(table.state)
    if score is None:
        run.refused = "it does not go from the beginning to the end"
    else:
        run.score = score
    return run


def _same(maps: Maps, played: str, text: str) -> bool:
    try:
        return bool(played) and maps.text(played) == text
    except SettingError:  # the name of a map that this program does not have
        return False


# -- printing


def print_listed(found: list[dict[str, Any]], lang: str) -> int:
    for row in found:
        levels = len(row["levels"])
        best = f", best {row['best']}" if row["best"] else ""
        print(f"{row['name']}  {row['title'][lang]}: {row['kind']}, {levels} level{'s' if levels > 1 else ''}{best}")
    return 0


def print_checked(checked: Checked, lang: str) -> None:
    if checked.problems:
        for problem in checked.problems:
            print(problem, file=sys.stderr)
        return
    solved = "no solution is attached" if checked.score is None else f"its solution scores {_words(checked.score)}"
    print(f"{checked.about['title'][lang]}: nothing is wrong, {solved}")


def print_ranked(runs: list[Run]) -> int:
    for run in runs:
        who = ", ".join(run.names) or run.file
        if run.refused:
            print(f"{run.file} does not count: {run.refused}", file=sys.stderr)
        else:
            print(f"{run.place:>3}. {_words(run.score):<10} {who}  {run.file}")
    return 2 if any(run.refused for run in runs) else 0


def _words(score: tuple[int, ...]) -> str:
    return " / ".join(str(number) for number in score)
