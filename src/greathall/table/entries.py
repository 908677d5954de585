"""What a table is made of: answers, answers taken back, unconfirmed picks, an answer that is worked out, a beginning."""

from dataclasses import dataclass

from greathall.core.event import Event
from greathall.core.ids import Seat
from greathall.core.option import Option
from greathall.core.rng import Draw
from greathall.core.state import State
from greathall.table.undo import Mark


class Answer:
    """An accepted answer: who, what (in notation), and the hash of the state after it."""

    __slots__ = ("hash", "seat", "text")

    def __init__(self, seat: Seat, text: str, hash: str) -> None:
        self.seat = seat
        self.text = text
        self.hash = hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and (self.seat, self.text, self.hash) == (other.seat, other.text, other.hash)

    def __hash__(self) -> int:
        return hash((self.seat, self.text, self.hash))


@dataclass(frozen=True, slots=True)
class Rewind:
    """Answers were taken back: only the first `count` still stand."""

    count: int


class Draft:
    """What a seat has picked of several things and not confirmed: its own affair until then, which nobody else sees and no
    journal keeps. `done` makes the whole set one answer."""

    __slots__ = ("base", "made", "state")

    def __init__(self, base: State, state: State, made: list[Option]) -> None:
        self.base = base  # the table's state under it
        self.state = state  # that state with the picks; silent
        self.made = made  # the picks that stand, in the order in which they were made; and what took back those of the base


class Pending:
    """An answer that was checked and worked out, but has not taken effect. A mere step of picking has a draft and no answer; an
    answer has a draft if picks for the next question came with it."""

    __slots__ = ("after", "answer", "chosen", "draft", "draws", "logged", "n", "seat")

    def __init__(
        self, n: int, seat: Seat, answer: Answer | None, chosen: list[Option], after: State, logged: list[Event],
        draft: Draft | None = None, draws: list[Draw] | None = None,
    ) -> None:  # fmt: skip
        self.n = n  # answers before it
        self.seat = seat
        self.answer = answer
        self.chosen = chosen  # the picks of a set, and what closes it; mostly one option
        self.after = after
        self.logged = logged
        self.draft = draft
        self.draws: list[Draw] = [] if draws is None else draws


class Start:
    """Where a table begins that does not begin with the deal: a state, and the answers and events that led there, which cannot be
    played again (the rules have changed since) or shall not be (the rest was drawn anew)."""

    __slots__ = ("answers", "log", "marks", "state")

    def __init__(self, state: State, answers: list[Answer], log: list[Event], marks: list[Mark]) -> None:
        self.state = state
        self.answers = answers
        self.log = log
        self.marks = marks  # before each of these answers, and after the last
