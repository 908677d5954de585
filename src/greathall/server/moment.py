"""A moment of a table: what everybody who looks sees then, and what is new in it since an earlier moment.

What several viewers see alike is one object in their views (`Game.views`), so it is compared and encoded once for all of
them. A step is [key, index, ..., value]: lay the value down at that place of the view.
"""

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from greathall.core.game import LastViews, View
from greathall.core.ids import SPECTATOR
from greathall.server.snapshot import asked_part, event_rows
from greathall.table.table import Table

encode = msgspec.json.Encoder().encode
NOTHING: View = {}
CHANGE = b'{"type":"change","n":%d,"set":%b,"view":[%b],"events":%b,"from":%d}'


class Viewer(Protocol):
    """Somebody's line to a table."""

    seat: int

    def push(self) -> None:
        """Say what is new."""

    def leave(self, gone: bool) -> None:
        """Close, so that the visitor comes again, or learns that the table is gone."""


class Sent:
    """What a line has sent to its visitor of a table."""

    def __init__(self, view: View, parts: dict[str, Any], common: dict[str, Any], events: int) -> None:
        self.view = view
        self.parts = parts  # how the game stands for him
        self.common = common  # what all see alike, apart from the game
        self.events = events  # how many of them


class TableNews:
    """What a line says of a table besides the game itself, and what is not the same at every moment."""

    def __init__(self, thinking: list[int], policy: str, request: dict[str, Any] | None, clock: dict[str, Any] | None) -> None:
        self.thinking = thinking  # bots
        self.policy = policy  # of taking back
        self.request = request  # to take back
        self.clock = clock


class Moment:
    """What a table shows from one change to the next."""

    def __init__(
        self, table: Table, viewers: Iterable[int], asked: bool, last: LastViews | None = None, board: bool = True
    ) -> None:
        """`last` is how the table was shown at an earlier moment, if it was. Without a board there is nothing to see of the game:
        it is not dealt, or cannot be shown by the rules of today."""
        seats = sorted(set(viewers)) if board else []
        self.board = board
        self.table = table
        self.n = len(table.answers)
        self.logged = len(table.log)
        self._asked = asked
        self.shown = LastViews(table.state, dict(zip(seats, table.game.views(table.state, seats, last), strict=True)))
        # Of seats that have picked something which is not confirmed: nobody else sees it.
        self._picking = {seat: table.view(seat) for seat in seats if table.picked(seat)}
        self._parts: dict[tuple[int, str], dict[str, Any]] = {}
        self._events: dict[tuple[int, str, int], bytes] = {}
        # With the values themselves, so that no other value can take over their identity.
        self._steps: dict[tuple[bytes, str | int, int, int], tuple[Any, Any, bytes]] = {}

    def view(self, viewer: int) -> View:
        """What a seat (or SPECTATOR) sees."""
        if not self.board:
            return NOTHING
        view = self._picking.get(viewer)
        if view is None:
            view = self.shown.views.get(viewer)
        if view is None:
            self.forget(viewer)
            view = self._picking.get(viewer)
        if view is None:
            view = self.shown.views[viewer] = self.table.view(viewer)
        return view

    def forget(self, viewer: int) -> None:
        """This viewer has picked something or taken a pick back: look again."""
        self._picking.pop(viewer, None)
        if self.table.picked(viewer):
            self._picking[viewer] = self.table.view(viewer)
        self._parts = {key: part for key, part in self._parts.items() if key[0] != viewer}

    def parts(self, viewer: int, lang: str, news: TableNews) -> dict[str, Any]:
        """How the table stands for a viewer: who is asked, what he himself is asked, how it ended, what he may take back."""
        table = self.table
        asked = self._parts.get((viewer, lang))
        if asked is None:
            asked = self._parts[viewer, lang] = asked_part(table, viewer, lang, self._asked)
        alone = 0 if viewer == SPECTATOR else table.can_undo(viewer)
        parts = asked.copy()
        parts["thinking"] = news.thinking
        parts["undo"] = {"alone": alone, "policy": news.policy, "request": news.request}
        parts["clock"] = news.clock
        parts["seed"] = table.seed if table.outcome is not None else None
        return parts

    def events(self, viewer: int, lang: str, since: int) -> bytes:
        """What happened from the event of a number on, encoded."""
        fresh = self.table.log[since : self.logged]
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

    def change(self, before: Sent, now: Sent, viewer: int, lang: str) -> bytes:
        """The message that says what is new; empty if nothing is."""
        told: dict[str, Any] = {}
        for key, value in now.parts.items():
            if key != "n" and value is not before.parts[key] and value != before.parts[key]:
                told[key] = value
        if now.common is not before.common:
            told.update({key: value for key, value in now.common.items() if value != before.common[key]})
        steps, since = self.between(before.view, now.view), before.events
        if not told and not steps and since == self.logged and before.parts["n"] == self.n:
            return b""
        return CHANGE % (self.n, encode(told), steps, self.events(viewer, lang, since), since)

    def between(self, before: View, now: View) -> bytes:
        """The steps from one view to another."""
        if before.keys() != now.keys():
            return encode([now])
        return b",".join(self._between(b"[", before, now))

    def _between(self, place: bytes, old: dict[str, Any], new: dict[str, Any]) -> list[bytes]:
        """The steps from one dict to another with the same keys; `place` is the beginning of a step that leads there."""
        steps: list[bytes] = []
        for key, value in new.items():
            was = old[key]
            if was is not value:
                step = self._step(place, key, was, value)
                if step:
                    steps.append(step)
        return steps

    def _step(self, place: bytes, key: str | int, old: Any, new: Any) -> bytes:
        """From one value to another: nothing, a few small steps, or the whole value."""
        if not isinstance(new, (dict, list)):
            return place + encode(key) + b"," + encode(new) + b"]" if old != new else b""
        known = (place, key, id(old), id(new))
        kept = self._steps.get(known)
        if kept is None:
            kept = self._steps[known] = (old, new, self._into(place + encode(key) + b",", old, new))
        return kept[2]

    def _into(self, place: bytes, old: Any, new: Any) -> bytes:
        """The same for a list or a dict."""
        if isinstance(new, list):
            if isinstance(old, list) and old and len(new) >= len(old) and isinstance(new[0], dict):
                return b",".join(self._rows(place, old, new))
        elif isinstance(old, dict) and old and old.keys() == new.keys():
            return b",".join(self._between(place, old, new))
        return place + encode(new) + b"]" if old != new else b""

    def _rows(self, place: bytes, old: list[Any], new: list[Any]) -> list[bytes]:
        """The same for a list of dicts that has not become shorter."""
        steps: list[bytes] = []
        for i, value in enumerate(new):
            if i >= len(old):
                steps.append(b"%b%d,%b]" % (place, i, encode(value)))
            elif old[i] is not value:
                step = self._step(place, i, old[i], value)
                if step:
                    steps.append(step)
        return steps


ALL = -1  # whoever knows all of the events in question
