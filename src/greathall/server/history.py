"""Moments of a table for replay: states kept at every few answers, so that a jump costs little and a table never waits."""

import asyncio
from collections import OrderedDict

from greathall.core.state import State
from greathall.server.match import Match
from greathall.table.table import Table

EVERY = 16  # answers between two kept states
TABLES = 8  # tables of which states are kept


class History:
    """The last few tables that somebody looked back at."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], dict[int, State]] = OrderedDict()
        self._lock = asyncio.Lock()

    async def moment(self, match: Match, count: int) -> Table:
        """A table as it stood after the first `count` answers. Worked out beside the event loop, one at a time."""
        async with self._lock:
            # What stands may only grow while we look: a rewind begins another history.
            history = match.table.moment(len(match.table.answers), match.table.state)
            kept = self._states(match)
            state = await asyncio.to_thread(_state, history, kept, count)
            return history.moment(count, state)

    def _states(self, match: Match) -> dict[int, State]:
        key = (match.id, match.rewinds)
        kept = self._kept.setdefault(key, {})
        self._kept.move_to_end(key)
        while len(self._kept) > TABLES:
            self._kept.popitem(last=False)
        return kept


def _state(history: Table, kept: dict[int, State], count: int) -> State:
    known = max((n for n in kept if n <= count), default=history.base)
    near = kept.get(known)
    while known + EVERY <= count:
        near = history.at(known + EVERY, near, known)
        known += EVERY
        kept[known] = near
    return history.at(count, near, known)
