"""Table: the referee of one match, complete without a network.

An answer is applied to a copy of the state; only when that worked and the journal has it does the copy become the
state. So a fault in the rules, or a full disk, leaves the table as it was: nothing is ever half applied.
"""

from collections.abc import Callable
from dataclasses import dataclass

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.game import Game, Setting, View
from greathall.core.ids import Seat
from greathall.core.option import Decision, Option, Refusal
from greathall.core.outcome import Outcome
from greathall.core.score import ScoreLine
from greathall.core.state import State
from greathall.data import notation
from greathall.data.codec import state_hash
from greathall.table.undo import Mark, barrier, mark, still_asked


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


class Pending:
    """An answer that was checked and worked out, but has not taken effect."""

    __slots__ = ("after", "answer", "chosen", "n", "told")

    def __init__(self, n: int, answer: Answer, chosen: Option, after: State, told: list[Event]) -> None:
        self.n = n  # answers before it
        self.answer = answer
        self.chosen = chosen
        self.after = after
        self.told = told


Journal = Callable[[Answer | Rewind], None]


class TableRefusal(ValueError):
    """An answer that the table does not take; `code` says which way, for programs."""

    code = "refused"


class Stale(TableRefusal):
    """The sender had not seen the latest answers."""

    code = "stale"


class NotYourTurn(TableRefusal):
    """This seat is not asked now."""

    code = "not-your-turn"


class Illegal(TableRefusal):
    """Not one of the legal answers; `refusal` says why, if the rules note it."""

    code = "illegal"

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class Over(TableRefusal):
    """The game has ended."""

    code = "over"


class NoUndo(TableRefusal):
    """This cannot be taken back alone."""

    code = "no-undo"


class Frozen(TableRefusal):
    """The rules failed on an answer: the table stands as it was before and takes no more answers."""

    code = "frozen"


BARRIERS = {
    "other": "the last answer was not yours",
    "reveal": "something was revealed since",
    "chance": "chance was drawn since",
}


class Table:
    """One match: seats, seed, settings and the answers so far. Seed and answers are the game."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: dict[str, Setting] | None = None,
        names: list[str] | None = None,
        journal: Journal | None = None,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Setting] = dict(options or {})
        self.names: list[str] = list(names or [])
        self.journal = journal
        self.answers: list[Answer] = []
        self.log: list[Event] = []
        self.state: State = game.start(seats, seed, self.options, self.log) if state is None else state
        self.reason = ""  # why the table is frozen
        self.failed: tuple[Seat, str] | None = None  # the answer that the rules failed on
        self._chosen: list[Option] = []
        self._questioned: State | None = None  # the state of which the questions are known
        self._questions: dict[Seat, Decision | None] = {}
        self._marks: list[Mark] = [mark(self.state, len(self.log))]  # before each answer, and now

    # -- looking

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self.state.outcome

    @property
    def frozen(self) -> bool:
        """Did the rules fail? Then `reason` says how."""
        return bool(self.reason)

    def waiting(self) -> list[Seat]:
        """The seats that may answer now."""
        return engine.waiting(self.state)

    def decision(self, seat: Seat, why: bool = False) -> Decision | None:
        """The question to a seat, or None if it is not asked; with `why`, also what is not offered."""
        if why:
            return engine.decision(self.state, seat, why)
        if self._questioned is not self.state:
            self._questioned = self.state
            self._questions = {}
        if seat not in self._questions:  # it is shown first and then looked at again when its answer comes
            self._questions[seat] = engine.decision(self.state, seat)
        return self._questions[seat]

    def anytime(self, seat: Seat) -> list[Option]:
        """What a seat may do now besides answering."""
        return engine.anytime(self.state, seat)

    def view(self, seat: Seat) -> View:
        """What a seat (or SPECTATOR) sees."""
        return self.game.view(self.state, seat)

    def events(self, seat: Seat, since: int = 0) -> list[Event]:
        """What happened, as a seat (or SPECTATOR) may know it, from the event of that number on."""
        return [event.seen_by(seat) for event in self.log[since:]]

    def score(self) -> list[ScoreLine]:
        """Where the points came from so far, by rule."""
        return self.game.score(self.state, self.log)

    def told(self, count: int) -> int:
        """How many events had been told after the first `count` answers."""
        return self._marks[count].events

    def moment(self, count: int, state: State | None = None) -> "Table":
        """The table as it stood after the first `count` answers, to look at; `state` spares the replay if it is at hand."""
        state = self.at(count) if state is None else state
        past = Table(self.game, self.seats, self.seed, self.options, self.names, state=state)
        past.answers = self.answers[:count]
        past.log = self.log[: self.told(count)]
        past._chosen = self._chosen[:count]
        past._marks = self._marks[: count + 1]
        return past

    # -- answering

    def answer(self, seat: Seat, choice: Option | str, seen: int | None = None) -> None:
        """Take an answer, as an option or in words. `seen` is the count of answers that its sender knew of."""
        pending = self.prepare(seat, choice, seen)
        if self.journal is not None:
            self.journal(pending.answer)
        self.accept(pending)

    def prepare(self, seat: Seat, choice: Option | str, seen: int | None = None) -> "Pending":
        """Check an answer and work out what it does, without changing the table: a server stores it before it is accepted."""
        self._check_open()
        if seen is not None and seen != len(self.answers):
            self._check_fresh(seat, seen)
        chosen = self._read(choice)
        told: list[Event] = []
        try:
            asked = self._check_legal(seat, chosen)
            after = self.state.clone()
            after.log = told
            if asked:
                engine.choose(after, seat, chosen)
            else:
                engine.answer(after, seat, chosen)
            accepted = Answer(seat, notation.show(self.game, chosen), state_hash(after))
        except TableRefusal:
            raise
        except Exception as error:
            self._freeze(seat, chosen, error)
            raise Frozen(f"the rules failed and the table is frozen: {self.reason}") from error
        return Pending(len(self.answers), accepted, chosen, after, told)

    def accept(self, pending: "Pending") -> None:
        """Let a prepared answer take effect; it must be for the table as it stands."""
        if pending.n != len(self.answers):
            raise Stale(f"this answers question {pending.n + 1}, but question {len(self.answers) + 1} is asked")
        self.log.extend(pending.told)
        pending.after.log = self.log
        self.state = pending.after
        self.answers.append(pending.answer)
        self._chosen.append(pending.chosen)
        self._marks.append(mark(self.state, len(self.log)))

    def _freeze(self, seat: Seat, chosen: Option, error: Exception) -> None:
        self.failed = (seat, notation.show(self.game, chosen))
        self.reason = f"{type(error).__name__}: {error}"

    def _check_open(self) -> None:
        if self.frozen:
            raise Frozen(f"the table is frozen: {self.reason}")
        if self.outcome is not None:
            raise Over("the game is over")

    def _check_fresh(self, seat: Seat, seen: int) -> None:
        if not 0 <= seen <= len(self.answers):
            raise Stale(f"{len(self.answers)} answers were given, not {seen}")
        authors = [a.seat for a in self.answers[seen:]]
        if not still_asked(seat, authors, self._marks[seen:]):
            raise Stale(f"this answers question {seen + 1}, but question {len(self.answers) + 1} is asked")

    def _read(self, choice: Option | str) -> Option:
        if not isinstance(choice, str):
            return choice
        try:
            return notation.read(self.game, choice)
        except notation.NotationError as error:
            raise Illegal(str(error)) from None

    def _check_legal(self, seat: Seat, chosen: Option) -> bool:
        """Is this an answer to the question (True), or something that may be done at any time (False)? Else a refusal."""
        if not 0 <= seat < self.seats:
            raise NotYourTurn(f"there is no seat {seat} at this table")
        question = self.decision(seat)
        if question is not None and chosen in question.options:
            return True
        if chosen in self.anytime(seat):
            return False
        if question is None:
            raise NotYourTurn(f"seat {seat} is not asked; waiting for {', '.join(map(str, self.waiting()))}")
        explained = self.decision(seat, why=True)
        refusal = next((r for r in explained.refusals if r.option == chosen), None) if explained else None
        by = f" ({refusal.rule})" if refusal else ""
        raise Illegal(f"that is not one of the {len(question.options)} legal answers{by}", refusal)

    # -- taking back

    def can_undo(self, seat: Seat) -> int:
        """How many of the last answers this seat may take back alone."""
        if self.outcome is not None or self.frozen:
            return 0
        count = len(self.answers)
        while count and not barrier(seat, self.answers[count - 1].seat, self._marks[count - 1], self._marks[count]):
            count -= 1
        return len(self.answers) - count

    def undo(self, seat: Seat) -> None:
        """Take back one answer, if this seat may do so alone."""
        self._check_open()
        if not self.answers:
            raise NoUndo("nothing has been answered yet")
        why = barrier(seat, self.answers[-1].seat, self._marks[-2], self._marks[-1])
        if why:
            raise NoUndo(f"this cannot be taken back: {BARRIERS[why]}")
        self.rewind(len(self.answers) - 1)

    def rewind(self, count: int, state: State | None = None) -> None:
        """Go back to the moment after the first `count` answers: with everybody's consent, or in tools. It also thaws a
        frozen table. `state` spares the replay if it is at hand: it is `at(count)`."""
        if not 0 <= count <= len(self.answers):
            raise NoUndo(f"there are {len(self.answers)} answers to go back to, not {count}")
        state = self.at(count) if state is None else state
        if self.journal is not None and count < len(self.answers):
            self.journal(Rewind(count))
        del self.answers[count:], self._chosen[count:], self._marks[count + 1 :]
        del self.log[self._marks[count].events :]
        state.log = self.log
        self.state = state
        self.reason = ""
        self.failed = None

    def at(self, count: int, near: State | None = None, known: int = 0) -> State:
        """A silent copy of the state after the first `count` answers: from the seed on, or from a state `near` it that
        stands after `known` answers."""
        state = self.game.start(self.seats, self.seed, self.options) if near is None else near.clone()
        for i in range(known if near is not None else 0, count):
            engine.answer(state, self.answers[i].seat, self._chosen[i])
        return state
