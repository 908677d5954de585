"""A moment of a table: what everybody who looks sees then, and what is new in it since an earlier moment.

What several viewers see alike is one object in their views (`Game.views`), so it is compared and encoded once for all of
them. A step is [key, index, ..., value]: lay the value down at that place of the view.
"""

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from greathall.core.game import View
from greathall.server.snapshot import asked_part, event_rows
from greathall.table.table import Table

encode = msgspec.json.Encoder().encode
Place = tuple[str | int, ...]


class Looking(Protocol):
    """Somebody's line to a table."""

    seat: int

    def push(self) -> None:
        """Say what is new."""


class Moment:
    """What a table shows from one change to the next."""

    def __init__(self, table: Table, viewers: Iterable[int], asked: bool) -> None:
        seats = sorted(set(viewers))
        self.table = table
        self.n = len(table.answers)
        self.told = len(table.log)
        self._asked = asked
        self._views = dict(zip(seats, table.game.views(table.state, seats), strict=True))
        self._parts: dict[tuple[int, str], dict[str, Any]] = {}
        self._events: dict[tuple[int, str, int], bytes] = {}
        # With the values themselves, so that no other value can take over their identity.
        self._steps: dict[tuple[Place, int, int], tuple[Any, Any, bytes]] = {}

    def view(self, viewer: int) -> View:
        """What a seat (or SPECTATOR) sees."""
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = self.table.view(viewer)
        return view

    def part(self, viewer: int, lang: str) -> dict[str, Any]:
        """Who is asked, what this viewer is asked, how the game ended."""
        part = self._parts.get((viewer, lang))
        if part is None:
            part = self._parts[viewer, lang] = asked_part(self.table, viewer, lang, self._asked)
        return part

    def events(self, viewer: int, lang: str, since: int) -> bytes:
        """What happened from the event of a number on, encoded."""
        fresh = self.table.log[since : self.told]
        if not fresh:
            return b"[]"
        whole = all(event.known >> viewer & 1 for event in fresh)  # then it is the same for all who know everything
        key = (ALL if whole else viewer, lang, since)
        rows = self._events.get(key)
        if rows is None:
            rows = self._events[key] = encode(event_rows(self.table, viewer, lang, since))
        return rows

    def steps(self, before: View, viewer: int) -> bytes:
        """The steps that lead from an earlier view to this one, encoded, with commas between them."""
        return self.between(before, self.view(viewer))

    def between(self, before: View, now: View) -> bytes:
        """The steps from one view to another."""
        if before.keys() != now.keys():
            return encode([now])
        return b",".join(self._between((), before, now))

    def _between(self, place: Place, old: dict[str, Any], new: dict[str, Any]) -> list[bytes]:
        steps = []
        for key, value in new.items():
            was = old[key]
            if was is not value:
                step = self._step((*place, key), was, value)
                if step:
                    steps.append(step)
        return steps

    def _step(self, place: Place, old: Any, new: Any) -> bytes:
        """From one value to another: nothing, a few small steps, or the whole value."""
        kind = type(new)
        if kind is not dict and kind is not list:
            return encode([*place, new]) if old != new else b""
        key = (place, id(old), id(new))
        kept = self._steps.get(key)
        if kept is None:
            kept = self._steps[key] = (old, new, self._into(place, old, new))
        return kept[2]

    def _into(self, place: Place, old: Any, new: Any) -> bytes:
        """The same for a list or a dict."""
        if type(old) is type(new) and old and new:
            if type(new) is list and type(new[0]) is dict and len(new) >= len(old):
                steps = [self._step((*place, i), was, new[i]) for i, was in enumerate(old) if was != new[i]]
                steps += [encode([*place, i, new[i]]) for i in range(len(old), len(new))]
                return b",".join(steps)
            if type(new) is dict and old.keys() == new.keys():
                return b",".join(self._between(place, old, new)) if old != new else b""
        return encode([*place, new]) if old != new else b""


ALL = -1  # whoever knows all of the events in question
