"""Recording: a stored game, as JSON lines: a header, one line an answer, and the outcome if it ended.

- {"greathall": 1, "game": "pebble", "rules": 1, "seats": 2, "seed": "7", "options": {}, "names": ["Ada", "Bo"]}
- {"deal": [events, draws, reveals, chance, waiting]}, if what was told is recorded as well (table/logged.py)
- {"seat": 0, "do": "bid flint", "hash": "0f3a...", "told": [events, draws, reveals, chance, waiting]}, the last part likewise
- {"back": 0} in a journal: only the first 0 answers still stand
- {"state": {...}, "rules": 2} in format 2: from here on the game can be played again, under these rules; before it there is only
  what was told. The game was forked, or its rules changed while it went on
- {"outcome": "rounds", "places": [1, 2], "points": [9, 4], "state": {...}}; the last state only beside what was told
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from greathall.core.game import Setting
from greathall.core.outcome import Outcome
from greathall.data.codec import dumps
from greathall.table.entries import Answer, Rewind
from greathall.table.files import write_atomically
from greathall.table.logged import LogError, Logged, event_list, logged_from
from greathall.table.table import Table

FORMAT = 1
FORMAT_ANEW = 2  # of a game that can be played again from some moment on only


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
    deal: Logged | None = None  # what was told before the first answer
    logged: list[Logged] = field(default_factory=list)  # and by each; empty, or one for each answer
    base: int = 0  # answers before the state from which it can be played again
    state: str = ""  # that state in its canonical text; empty: it begins with the deal of the seed
    state_rules: int = 0  # the version of the rules there
    end: str = ""  # the last state, beside what was told

    @staticmethod
    def of(table: Table) -> "Recording":
        """The recording of a table as it stands. Of a frozen one, the last answer is the one that the rules failed on,
        without a hash."""
        answers = list(table.answers)
        if table.failed is not None:
            answers.append(Answer(*table.failed, hash=""))
        recording = Recording(
            table.game.slug, table.game.version, table.seats, table.seed, dict(table.options), list(table.names),
            answers, table.outcome,
        )  # fmt: skip
        if table.first is not None:
            recording.base, recording.state, recording.state_rules = table.base, dumps(table.first), table.game.version
            recording.deal, recording.logged = history_of(table)
        return recording

    def header(self) -> dict[str, Any]:
        """The first line."""
        return {
            "greathall": FORMAT_ANEW if self.state else FORMAT,
            "game": self.game, "rules": self.rules, "seats": self.seats, "seed": self.seed, "options": self.options,
            "names": self.names,
        }  # fmt: skip

    def text(self) -> str:
        """The file's text."""
        lines = [self.header()]
        if self.deal is not None:
            lines.append({"deal": self.deal.row()})
        for number, answer in enumerate(self.answers):
            if self.state and number == self.base:
                lines.append(self._anew())
            lines.append(entry_line(answer, self.logged[number] if self.logged else None))
        if self.state and self.base == len(self.answers):
            lines.append(self._anew())
        if self.outcome is not None:
            ended = {"outcome": self.outcome.reason, "places": self.outcome.places, "points": self.outcome.points}
            lines.append({**ended, "state": json.loads(self.end)} if self.end else ended)
        return "".join(dump(line) for line in lines)

    def _anew(self) -> dict[str, Any]:
        return {"state": json.loads(self.state), "rules": self.state_rules}

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


def history_of(table: Table) -> tuple[Logged, list[Logged]]:
    """What the deal and every answer of a table told, without the draws, which a table does not keep."""
    logged, before = [], 0
    for n in range(len(table.answers) + 1):
        mark = table.stood(n)
        asked = sum(1 << seat for seat in mark.waiting)
        logged.append(Logged(event_list(table.log[before : mark.events]), [], mark.reveals, mark.chance, asked))
        before = mark.events
    return logged[0], logged[1:]


def dump(line: dict[str, Any]) -> str:
    """One line of the file."""
    return json.dumps(line, ensure_ascii=False) + "\n"


def entry_line(entry: Answer | Rewind, logged: Logged | None = None) -> dict[str, Any]:
    """The line of an answer, or of answers taken back."""
    if isinstance(entry, Rewind):
        return {"back": entry.count}
    line = {"seat": entry.seat, "do": entry.text, "hash": entry.hash}
    return line if logged is None else {**line, "told": logged.row()}


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
    if len(recording.logged) != (len(recording.answers) if recording.deal is not None else 0):
        raise RecordingError(f"{name}: what was told is there for some answers and not for others")
    if recording.state and recording.deal is None:
        raise RecordingError(f"{name}: what was told before its state is missing")
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
    if row["greathall"] not in (FORMAT, FORMAT_ANEW):
        raise RecordingError(f"{name} has format {row['greathall']!r}; this program reads formats {FORMAT} and {FORMAT_ANEW}")
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
        if "told" in row:
            recording.logged.append(_logged(row["told"], where))
    elif "deal" in row:
        recording.deal = _logged(row["deal"], where)
    elif "back" in row:
        if type(row["back"]) is not int or not recording.base <= row["back"] <= len(recording.answers):
            raise RecordingError(f"{where}: it goes back to an answer that is not there")
        del recording.answers[row["back"] :], recording.logged[row["back"] :]
    elif "outcome" in row:
        lists = [row.get("places"), row.get("points")]
        if not isinstance(row["outcome"], str) or not all(
            isinstance(v, list) and len(v) == recording.seats and all(type(i) is int for i in v) for v in lists
        ):
            raise RecordingError(f"{where}: an outcome is a reason, and a place and points for every seat")
        recording.outcome = Outcome(row["outcome"], row["places"], row["points"])
        recording.end = _state(row["state"], where) if "state" in row else ""
    elif "state" in row and type(row.get("rules")) is int and not recording.state:
        recording.state, recording.state_rules = _state(row["state"], where), row["rules"]
        recording.base = len(recording.answers)
    else:
        raise RecordingError(f"{where}: neither an answer nor an outcome")


def _logged(row: Any, where: str) -> Logged:
    try:
        return logged_from(row)
    except LogError as error:
        raise RecordingError(f"{where}: {error}") from None


def _state(coded: Any, where: str) -> str:
    if not isinstance(coded, dict):
        raise RecordingError(f"{where}: a state is a JSON object")
    return json.dumps(coded, separators=(",", ":"), ensure_ascii=False)
