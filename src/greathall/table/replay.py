"""Recording: a stored game, as JSON lines: a header, one line an answer, and the outcome if it ended.

- {"greathall": 1, "game": "pebble", "rules": 1, "seats": 2, "seed": "7", "options": {}, "names": ["Ada", "Bo"]}
- {"seat": 0, "do": "bid flint", "hash": "0f3a..."}
- {"back": 0} in a journal: only the first 0 answers still stand
- {"outcome": "rounds", "places": [1, 2], "points": [9, 4]}
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from greathall import games
from greathall.core.game import Setting
from greathall.core.outcome import Outcome
from greathall.table.files import write_atomically
from greathall.table.table import Answer, Journal, Rewind, Table, TableRefusal

FORMAT = 1


class RecordingError(ValueError):
    """A stored game that cannot be read, written or replayed; one sentence says why."""


class VerifyError(RecordingError):
    """A stored game that does not lead where it says."""


@dataclass
class Recording:
    """Everything needed to play a game again, and the hashes that it must reach."""

    game: str
    rules: int
    seats: int
    seed: str
    options: dict[str, Setting] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    outcome: Outcome | None = None

    @staticmethod
    def of(table: Table) -> "Recording":
        """The recording of a table as it stands. Of a frozen one, the last answer is the one that the rules failed on,
        without a hash."""
        answers = list(table.answers)
        if table.failed is not None:
            answers.append(Answer(*table.failed, hash=""))
        return Recording(
            table.game.slug, table.game.version, table.seats, table.seed, dict(table.options), list(table.names),
            answers, table.outcome,
        )  # fmt: skip

    def header(self) -> dict[str, Any]:
        """The first line."""
        return {
            "greathall": FORMAT, "game": self.game, "rules": self.rules, "seats": self.seats, "seed": self.seed,
            "options": self.options, "names": self.names,
        }  # fmt: skip

    def text(self) -> str:
        """The file's text."""
        lines = [self.header(), *(entry_line(answer) for answer in self.answers)]
        if self.outcome is not None:
            lines.append({"outcome": self.outcome.reason, "places": self.outcome.places, "points": self.outcome.points})
        return "".join(dump(line) for line in lines)

    def save(self, path: str | Path) -> None:
        """Write the file, all or nothing."""
        try:
            write_atomically(Path(path), self.text())
        except OSError as error:
            raise RecordingError(f"{path} cannot be saved: {error.strerror or error}") from None

    @staticmethod
    def load(path: str | Path, torn: bool = False) -> "Recording":
        """Read a file. With `torn`, a last line that was cut off while it was written is left out."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise RecordingError(f"{path} cannot be read: {error.strerror or error}") from None
        except UnicodeDecodeError:
            raise RecordingError(f"{path} is not a stored game: it is not UTF-8 text") from None
        return parse(text, str(path), torn)


def dump(line: dict[str, Any]) -> str:
    """One line of the file."""
    return json.dumps(line, ensure_ascii=False) + "\n"


def entry_line(entry: Answer | Rewind) -> dict[str, Any]:
    """The line of an answer, or of answers taken back."""
    if isinstance(entry, Rewind):
        return {"back": entry.count}
    return {"seat": entry.seat, "do": entry.text, "hash": entry.hash}


def parse(text: str, name: str, torn: bool = False) -> Recording:
    """A recording from the text of a file, which errors call by `name`."""
    if not text.strip():
        raise RecordingError(f"{name} is not a stored game: it is empty")
    lines = text.split("\n")
    tail = lines.pop()
    if tail and not torn:
        lines.append(tail)
    rows = [_row(line, i, name) for i, line in enumerate(lines, 1)]
    if not rows:
        raise RecordingError(f"{name} is not a stored game: its first line is cut off")
    recording = _header(rows[0], name)
    for number, row in enumerate(rows[1:], 2):
        if recording.outcome is not None:
            raise RecordingError(f"{name}, line {number}: something stands after the outcome")
        _entry(recording, row, f"{name}, line {number}")
    return recording


def _row(line: str, number: int, name: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict):
        if number == 1:
            raise RecordingError(f"{name} is not a stored game: line 1 is not a JSON object")
        raise RecordingError(f"{name}, line {number}: not a JSON object")
    return row


def _header(row: dict[str, Any], name: str) -> Recording:
    if "greathall" not in row:
        raise RecordingError(f'{name} is not a stored game: line 1 does not say "greathall"')
    if row["greathall"] != FORMAT:
        raise RecordingError(f"{name} has format {row['greathall']!r}; this program reads format {FORMAT}")
    for key, kind in (("game", str), ("rules", int), ("seats", int), ("seed", str)):
        if type(row.get(key)) is not kind:
            raise RecordingError(f"{name}, line 1: {key!r} is missing or wrong")
    options, names = row.get("options", {}), row.get("names", [])
    if not isinstance(options, dict) or not all(isinstance(v, (int, str)) for v in options.values()):
        raise RecordingError(f"{name}, line 1: 'options' are names with numbers, words or true and false")
    if not isinstance(names, list) or not all(isinstance(n, str) for n in names):
        raise RecordingError(f"{name}, line 1: 'names' is a list of names")
    return Recording(row["game"], row["rules"], row["seats"], row["seed"], options, names)


def _entry(recording: Recording, row: dict[str, Any], where: str) -> None:
    if {"seat", "do", "hash"} <= row.keys():
        if type(row["seat"]) is not int or not isinstance(row["do"], str) or not isinstance(row["hash"], str):
            raise RecordingError(f"{where}: an answer is a seat's number, its words and a hash")
        recording.answers.append(Answer(row["seat"], row["do"], row["hash"]))
    elif "back" in row:
        if type(row["back"]) is not int or not 0 <= row["back"] <= len(recording.answers):
            raise RecordingError(f"{where}: it goes back to an answer that is not there")
        del recording.answers[row["back"] :]
    elif "outcome" in row:
        lists = [row.get("places"), row.get("points")]
        if not isinstance(row["outcome"], str) or not all(
            isinstance(v, list) and len(v) == recording.seats and all(type(i) is int for i in v) for v in lists
        ):
            raise RecordingError(f"{where}: an outcome is a reason, and a place and points for every seat")
        recording.outcome = Outcome(row["outcome"], row["places"], row["points"])
    else:
        raise RecordingError(f"{where}: neither an answer nor an outcome")


def open_table(recording: Recording, journal: Journal | None = None) -> Table:
    """The table of a recording before its first answer."""
    game = games.load(recording.game)
    if game.version != recording.rules:
        raise RecordingError(
            f"it was recorded with version {recording.rules} of the rules of {game.title}, "
            f"and these are version {game.version}"
        )
    return Table(game, recording.seats, recording.seed, recording.options, recording.names, journal)


def step(table: Table, recording: Recording) -> None:
    """Play the next answer of a recording."""
    number = len(table.answers)
    stored = recording.answers[number]
    try:
        table.answer(stored.seat, stored.text)
    except TableRefusal as error:
        raise VerifyError(f"answer {number + 1} ({stored.text!r} of seat {stored.seat}) is refused: {error}") from error


def replay(recording: Recording, count: int | None = None) -> Table:
    """The table after the first `count` answers of a recording, or after all."""
    table = open_table(recording)
    for _ in range(len(recording.answers) if count is None else min(count, len(recording.answers))):
        step(table, recording)
    return table


def verify(recording: Recording) -> Table:
    """Play a recording again and compare every hash and the outcome; the table at its end."""
    table = open_table(recording)
    for number, stored in enumerate(recording.answers, 1):
        step(table, recording)
        reached = table.answers[-1].hash
        if reached != stored.hash:
            raise VerifyError(
                f"answer {number} ({stored.text!r} of seat {stored.seat}) leads to {reached}, "
                f"but {stored.hash or 'nothing'} is stored"
            )
    _verify_outcome(table.outcome, recording.outcome)
    return table


def _verify_outcome(reached: Outcome | None, stored: Outcome | None) -> None:
    if stored is None:
        return
    if reached is None:
        raise VerifyError(f"the game is not over after the last answer, but the outcome {stored.reason!r} is stored")
    got, want = ((o.reason, o.places, o.points) for o in (reached, stored))
    if got != want:
        raise VerifyError(f"the outcome is {got}, but {want} is stored")
