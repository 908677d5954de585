"""The journal of a run: a header, then one line a game, appended as the games end.

A run that was killed leaves at most its last line torn; resuming cuts that off and plays what is missing.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from greathall.lab.play.simulate import GameResult, SimulationError, plain

FORMAT = 1
FIELDS = {"number": int, "lineup": list, "reason": str, "places": list, "points": list, "answers": int}


class RunJournal:
    """An open journal; `results` are the games it already held, by number."""

    def __init__(self, path: Path, key: dict[str, Any], *, resume: bool = False) -> None:
        self.path = path
        self.results: dict[int, GameResult] = {}
        header = json.dumps({"greathall-run": FORMAT, **key}, sort_keys=True) + "\n"
        if path.exists():
            if not resume:
                raise SimulationError(f"{path} holds an earlier run: go on with --resume, or --overwrite it")
            whole = self._read(json.loads(header))
            os.truncate(path, whole)
        self.file = path.open("a", encoding="utf-8")
        if self.file.tell() == 0:
            self._write(header)

    def _read(self, header: dict[str, Any]) -> int:
        """Take over the stored games; the number of bytes that are whole lines."""
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        for number, line in enumerate(content[:whole].splitlines(), 1):
            try:
                row = json.loads(line)
            except ValueError:
                row = None
            if not isinstance(row, dict):
                raise SimulationError(f"{self.path}, line {number}: not a JSON object")
            if number == 1:
                self._compare(row, header)
            elif not all(isinstance(row.get(name), kind) for name, kind in FIELDS.items()):
                raise SimulationError(f"{self.path}, line {number}: not a game")
            else:
                result = GameResult(**{name: row[name] for name in FIELDS}, notes=row.get("notes", {}))
                self.results[result.number] = result
        return whole

    def _compare(self, stored: dict[str, Any], wanted: dict[str, Any]) -> None:
        if "greathall-run" not in stored:
            raise SimulationError(f"{self.path} is not the journal of a run")
        for name in sorted(stored.keys() | wanted.keys()):
            if stored.get(name) != wanted.get(name):
                there, here = stored.get(name), wanted.get(name)
                raise SimulationError(f"{self.path} belongs to another run: {name} is {there!r} there, {here!r} here")

    def add(self, result: GameResult) -> None:
        """Keep a game: after this it survives a crash of the program."""
        self._write(json.dumps(plain(result), separators=(",", ":")) + "\n")
        self.results[result.number] = result

    def _write(self, line: str) -> None:
        try:
            self.file.write(line)
            self.file.flush()
        except OSError as error:
            reason = error.strerror or str(error)
            raise SimulationError(f"{self.path} cannot be written ({reason}); what it holds can be resumed") from None

    def __enter__(self) -> "RunJournal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with suppress(OSError):  # every line has been flushed, or its failure told
            self.file.close()
