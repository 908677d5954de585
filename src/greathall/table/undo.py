"""The policy of taking back: a seat may undo alone until something was learned, rolled or answered by another."""

from collections.abc import Sequence

from greathall.core import engine
from greathall.core.ids import Seat
from greathall.core.state import State


class Mark:
    """What undo and late answers need to know of the moment before an answer."""

    __slots__ = ("chance", "events", "reveals", "waiting")

    def __init__(self, events: int, reveals: int, chance: int, waiting: tuple[Seat, ...]) -> None:
        self.events = events  # told so far
        self.reveals = reveals
        self.chance = chance  # position of the random stream
        self.waiting = waiting


def mark(state: State, events: int) -> Mark:
    """The mark of a state."""
    return Mark(events, state.reveals, state.rng.position(), tuple(engine.waiting(state)))


def barrier(seat: Seat, author: Seat, before: Mark, after: Mark) -> str:
    """Why `seat` may not take this answer back alone: '' if it may, else other, reveal or chance."""
    if author != seat:
        return "other"
    if after.reveals != before.reveals:
        return "reveal"
    if after.chance != before.chance:
        return "chance"
    return ""


def still_asked(seat: Seat, authors: Sequence[Seat], marks: Sequence[Mark]) -> bool:
    """Does the question that the seat saw at the first mark still stand? So it does while others seal their answers."""
    return all(seat in m.waiting for m in marks) and not any(
        barrier(author, author, before, after) or author == seat
        for author, before, after in zip(authors, marks, marks[1:], strict=False)
    )
