"""The clock of a table: the server's own time, charged to whoever is asked.

A live clock gives each seat so many seconds in all; when they are spent, a bot plays the seat to the end. A pace in days
gives so many days for each answer; when they are over, a bot plays the seat until its player takes it back. The time in
which no server runs, or in which it was stopped, is nobody's: what is left is stored with every answer, and every minute.
"""

import json
import time
from collections.abc import Iterable
from typing import Any

DAY = 86_400.0
LONGEST = 2.0  # seconds between two looks at the clock; more than that means that the process did not run


class Pulse:
    """Time as this process has lived it. The hall looks twice a second; what is missing between two looks was spent asleep, by a
    stopped process or a machine that was put to sleep, and nobody pays for it."""

    def __init__(self) -> None:
        self._lived = 0.0
        self._at = time.monotonic()

    def now(self) -> float:
        """Seconds that were lived so far."""
        now = time.monotonic()
        self._lived += min(now - self._at, LONGEST)
        self._at = now
        return self._lived


pulse = Pulse()


class Clock:
    """What every seat has left."""

    def __init__(self, pace: dict[str, Any], seats: int, stored: str) -> None:
        self.kind: str = pace["kind"]
        self.full = float(pace["seconds"]) if self.kind == "live" else DAY * pace["days"]
        kept = json.loads(stored) if stored else []
        self.left: list[float] = [float(t) for t in kept] if len(kept) == seats else [self.full] * seats
        self._since = pulse.now()

    @property
    def running(self) -> bool:
        """Does this table have a clock at all?"""
        return self.kind != "none"

    def charge(self, seats: Iterable[int]) -> None:
        """The time since the last charge is spent by these seats."""
        now = pulse.now()
        for seat in seats:
            self.left[seat] = max(0.0, self.left[seat] - (now - self._since))
        self._since = now

    def answered(self, seat: int) -> None:
        """An answer was taken: with days for each answer, the seat has its days again."""
        if self.kind == "days":
            self.left[seat] = self.full

    def stored(self) -> str:
        """For the store."""
        return json.dumps([round(t, 2) for t in self.left]) if self.running else ""

    def shown(self, waiting: list[int]) -> dict[str, Any] | None:
        """For a visitor."""
        if not self.running:
            return None
        passed = pulse.now() - self._since
        left = [max(0.0, t - passed) if seat in waiting else t for seat, t in enumerate(self.left)]
        row: dict[str, Any] = {"kind": self.kind, "left": [round(t, 1) for t in left], "running": waiting}
        if self.kind == "days":
            asked = [left[seat] for seat in waiting]
            row["due"] = round(time.time() + min(asked)) if asked else None
        return row
