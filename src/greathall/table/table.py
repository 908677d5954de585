"""Table: the referee of one match, complete without a network.

An answer is applied to a copy of the state; only when that worked and the journal has it does the copy become the
state. So a fault in the rules, or a full disk, leaves the table as it was: nothing is ever half applied.
"""

from collections.abc import Callable

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.game import Game, Setting, View
from greathall.core.ids import Seat
from greathall.core.option import Decision, Option, Picks, Refusal
from greathall.core.outcome import Outcome
from greathall.core.rng import Draw
from greathall.core.score import ScoreLine
from greathall.core.state import State
from greathall.data import notation
from greathall.data.codec import state_hash
from greathall.table.entries import Answer, Draft, Pending, Rewind, Start
from greathall.table.refusals import BARRIERS, Frozen, Illegal, NotYourTurn, NoUndo, Over, Refused, Stale
from greathall.table.undo import Mark, barrier, mark, still_asked

__all__ = [
    "Answer",
    "Draft",
    "Frozen",
    "Illegal",
    "Journal",
    "NoUndo",
    "NotYourTurn",
    "Over",
    "Pending",
    "Refused",
    "Rewind",
    "Stale",
    "Start",
    "Table",
]  # fmt: skip
Journal = Callable[[Answer | Rewind], None]


class Table:
    """One match: seats, seed, settings and the answers so far. Seed and answers are the game; some tables begin from a state
    instead (`Start`), and then the answers from `base` on are what can be played again."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: dict[str, Setting] | None = None,
        names: list[str] | None = None,
        journal: Journal | None = None,
        state: State | None = None,
        start: Start | None = None,
    ) -> None:
        """Begun from the seed; or from a start; or, to look at only, with a state at hand."""
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Setting] = dict(options or {})
        self.names: list[str] = list(names or [])
        self.journal = journal
        self.answers: list[Answer] = []
        self.log: list[Event] = []
        self.deal: list[Draw] = []  # chance that was drawn before the first answer
        self.base = 0  # answers before this one stand for good
        self.first: State | None = None  # the state there; None: it is the deal of the seed
        if start is not None:
            self.answers, self.log, self.base = start.answers[:], start.log[:], len(start.answers)
            self.first = start.state
            state = start.state.clone()
            state.log = self.log
        elif state is None:
            state = game.start(seats, seed, self.options, self.log, self.deal)
        self.state: State = state
        self.reason = ""  # why the table is frozen
        self.failed: tuple[Seat, str] | None = None  # the answer that the rules failed on
        self._chosen: list[list[Option]] = [[] for _ in self.answers]
        self._drafts: dict[Seat, Draft] = {}
        self._questions: dict[Seat, tuple[State, Decision | None]] = {}  # the last of each seat, and the state it was of
        self._marks: list[Mark] = [mark(self.state, len(self.log))]  # before each answer, and now
        if start is not None:
            self._marks = start.marks[:]

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

    def mine(self, seat: Seat) -> State:
        """The state as this seat has it: with what it has picked and not confirmed."""
        draft = self._drafts.get(seat)
        if draft is None:
            return self.state
        if draft.base is not self.state:  # another seat has answered meanwhile
            draft = self._pick_again(seat, draft.made)
            if draft is None:
                del self._drafts[seat]
                return self.state
            self._drafts[seat] = draft
        return draft.state

    def picked(self, seat: Seat) -> int:
        """How many picks of a seat stand unconfirmed."""
        return len(self._drafts[seat].made) if self.mine(seat) is not self.state else 0

    def unconfirmed(self, seat: Seat) -> list[Option]:
        """The picks of a seat that stand unconfirmed, in the game's own order; before them what takes others back."""
        return self._steps(seat, self.decision(seat)) if self.picked(seat) else []

    def _pick_again(self, seat: Seat, made: list[Option]) -> Draft | None:
        """The same picks from the state as it is now; None if they do not fit."""
        state = self.state.clone()
        for o in made:
            question = engine.decision(state, seat, free=True)
            if question is None or not question.takes(o) or not question.is_pick(o):
                return None
            engine.choose(state, seat, o)
        return Draft(self.state, state, made) if made else None

    def decision(self, seat: Seat, why: bool = False) -> Decision | None:
        """The question to a seat, or None if it is not asked; with `why`, also what is not offered."""
        state = self.mine(seat)
        if why:
            return engine.decision(state, seat, why, free=True)
        known = self._questions.get(seat)  # it is shown first and then looked at again when its answer comes
        if known is None or known[0] is not state:
            known = self._questions[seat] = (state, engine.decision(state, seat, free=True))
        return known[1]

    def why_not(self, seat: Seat, o: Option) -> Refusal | None:
        """Why an answer is not legal for a seat now; None if it is, or if nothing more than that is known."""
        question = self.decision(seat, why=True)
        if question is None or question.takes(o) or o in self.anytime(seat):
            return None
        return question.why_not(o) or self.game.not_now(o)

    def anytime(self, seat: Seat) -> list[Option]:
        """What a seat may do now besides answering."""
        return engine.anytime(self.state, seat)

    def view(self, seat: Seat) -> View:
        """What a seat (or SPECTATOR) sees; its own unconfirmed picks included."""
        return self.game.view(self.mine(seat), seat)

    def events(self, seat: Seat, since: int = 0) -> list[Event]:
        """What happened, as a seat (or SPECTATOR) may know it, from the event of that number on."""
        return [event.seen_by(seat) for event in self.log[since:]]

    def score(self) -> list[ScoreLine]:
        """Where the points came from so far, by rule."""
        return self.game.score(self.state, self.log)

    def logged(self, count: int) -> int:
        """How many events had been told after the first `count` answers."""
        return self._marks[count].events

    def stood(self, count: int) -> Mark:
        """How the game stood after the first `count` answers."""
        return self._marks[count]

    def moment(self, count: int, state: State | None = None) -> "Table":
        """The table as it stood after the first `count` answers, to look at; `state` spares the replay if it is at hand."""
        state = self.at(count) if state is None else state
        past = Table(self.game, self.seats, self.seed, self.options, self.names, state=state)
        past.answers = self.answers[:count]
        past.log = self.log[: self.logged(count)]
        past._chosen = self._chosen[:count]
        past._marks = self._marks[: count + 1]
        past.base, past.first = self.base, self.first
        if count == len(self.answers):
            past._drafts = dict(self._drafts)
        return past

    # -- answering

    def answer(self, seat: Seat, choice: Option | str | list[Option], seen: int | None = None) -> None:
        """Take an answer, as an option (or the picks of a set, one after another) or in words. `seen` is the count of answers
        that its sender knew of."""
        pending = self.prepare(seat, choice, seen)
        if self.journal is not None and pending.answer is not None:
            self.journal(pending.answer)
        self.accept(pending)

    def prepare(self, seat: Seat, choice: Option | str | list[Option], seen: int | None = None) -> "Pending":
        """Check an answer and work out what it does, without changing the table: a server stores it before it is accepted."""
        self._check_open()
        if seen is not None and seen != len(self.answers):
            self._check_fresh(seat, seen)
        chosen = self._read(choice)
        try:
            return self._work_out(seat, chosen)
        except Refused:
            raise
        except Exception as error:
            self._freeze(seat, chosen, error)
            raise Frozen(f"the rules failed and the table is frozen: {self.reason}") from error

    def _work_out(self, seat: Seat, chosen: list[Option]) -> "Pending":
        """Picks go into a draft; the first answer that is none closes it, and all together are one answer. Picks that follow are
        for the question to which it leads."""
        if not 0 <= seat < self.seats:
            raise NotYourTurn(f"there is no seat {seat} at this table")
        state = self.mine(seat)
        draft = self._drafts.get(seat)
        made = draft.made[:] if draft is not None else []
        for i, o in enumerate(chosen):
            question = self.decision(seat) if i == 0 else engine.decision(state, seat, free=True)
            asked = self._check_legal(seat, o, question, i)
            if not asked or question is None or not question.is_pick(o):
                steps = self._steps(seat, question) if asked and made else []
                pending = self._answered(seat, steps, o, asked)
                if i + 1 < len(chosen):
                    pending.draft = self._begun(seat, pending.after, o, chosen[i + 1 :])
                return pending
            picks = question.picks
            assert picks is not None
            self._note(seat, made, picks, o)
            state = state.clone()
            engine.choose(state, seat, o)
        return Pending(len(self.answers), seat, None, chosen, self.state, [], Draft(self.state, state, made))

    def _base_picks(self, seat: Seat) -> Picks | None:
        """How the choice stands without the seat's draft: some questions come with a first pick, made by the answer before."""
        question = engine.decision(self.state, seat, free=True)
        return None if question is None else question.picks

    def _note(self, seat: Seat, made: list[Option], picks: Picks, o: Option) -> None:
        """One more step of a draft: taking back what was picked in it leaves nothing of either."""
        if o in picks.backs:
            pick = picks.held[picks.backs.index(o)]
            if pick in made:
                made.remove(pick)
            else:
                made.append(o)
            return
        base = self._base_picks(seat)
        back = base.backs[base.held.index(o)] if base is not None and o in base.held else None
        if back in made:
            made.remove(back)
        else:
            made.append(o)

    def _steps(self, seat: Seat, question: Decision | None) -> list[Option]:
        """What leads from the table to what is picked now, in the game's own order: first what is taken back."""
        picks, base = question.picks if question is not None else None, self._base_picks(seat)
        if picks is None or base is None:
            return []
        held = picks.held[:]
        backs: list[Option] = []
        for pick, back in zip(base.held, base.backs, strict=True):
            if pick in held:
                held.remove(pick)
            else:
                backs.append(back)
        return [*backs, *held]

    def _begun(self, seat: Seat, base: State, o: Option, made: list[Option]) -> Draft:
        """The picks with which a seat begins to answer the next question, in the same breath as this answer."""
        state = base.clone()
        for pick in made:
            question = engine.decision(state, seat, free=True)
            if question is None or pick not in question.options or not question.is_pick(pick):
                after, own = notation.show(self.game, pick), notation.show(self.game, o)
                raise Illegal(f"{after!r} cannot follow {own!r}, which is an answer of its own")
            engine.choose(state, seat, pick)
        return Draft(base, state, made)

    def _answered(self, seat: Seat, steps: list[Option], o: Option, asked: bool) -> "Pending":
        """The answer of a seat: its picks, and the option that makes them count."""
        logged: list[Event] = []
        draws: list[Draw] = []
        after = self.state.clone()
        after.log = logged
        after.rng.heard = draws
        for pick in steps:
            engine.choose(after, seat, pick)
        if asked:
            engine.choose(after, seat, o)
        else:
            engine.answer(after, seat, o)
        after.rng.heard = None
        whole = [*steps, o]
        accepted = Answer(seat, notation.show_all(self.game, whole), state_hash(after))
        return Pending(len(self.answers), seat, accepted, whole, after, logged, draws=draws)

    def accept(self, pending: "Pending") -> None:
        """Let a prepared answer take effect; it must be for the table as it stands."""
        draft = pending.draft
        if pending.n != len(self.answers) or (pending.answer is None and draft is not None and draft.base is not self.state):
            raise Stale(f"this answers question {pending.n + 1}, but question {len(self.answers) + 1} is asked")
        if pending.answer is None:
            assert draft is not None
            self._drafts[pending.seat] = draft
            return
        self.log.extend(pending.logged)
        pending.after.log = self.log
        self.state = pending.after
        self.answers.append(pending.answer)
        self._chosen.append(pending.chosen)
        self._marks.append(mark(self.state, len(self.log)))
        if self._drafts:
            waiting = self._marks[-1].waiting
            self._drafts = {k: d for k, d in self._drafts.items() if k != pending.seat and k in waiting}
        if draft is not None:
            self._drafts[pending.seat] = draft

    def _freeze(self, seat: Seat, chosen: list[Option], error: Exception) -> None:
        self.failed = (seat, notation.show_all(self.game, chosen))
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

    def _read(self, choice: Option | str | list[Option]) -> list[Option]:
        if isinstance(choice, list):
            return choice
        if not isinstance(choice, str):
            return [choice]
        try:
            return notation.read_all(self.game, choice)
        except notation.NotationError as error:
            raise Illegal(str(error)) from None

    def _check_legal(self, seat: Seat, o: Option, question: Decision | None, number: int) -> bool:
        """Is this an answer to the question (True), or something that may be done at any time (False)? Else a refusal.
        `number` counts the picks of the same answer that come before it."""
        if question is not None and question.takes(o):
            return True
        if o in self.anytime(seat):
            return False
        if question is None:
            raise NotYourTurn(f"seat {seat} is not asked; waiting for {', '.join(map(str, self.waiting()))}")
        refusal = self.why_not(seat, o) if number == 0 else None
        by = f" ({refusal.rule})" if refusal and refusal.rule else ""
        raise Illegal(f"that is not one of the {len(question.options)} legal answers{by}", refusal)

    # -- taking back

    def can_undo(self, seat: Seat) -> int:
        """How many of the last answers this seat may take back alone."""
        if self.outcome is not None or self.frozen:
            return 0
        count = len(self.answers)
        picked = self.picked(seat) if 0 <= seat < self.seats else 0
        while count > self.base and not barrier(seat, self.answers[count - 1].seat, self._marks[count - 1], self._marks[count]):
            count -= 1
        return len(self.answers) - count + picked

    def undo(self, seat: Seat) -> None:
        """Take back one answer, if this seat may do so alone: the last pick if there is one that is not confirmed."""
        self._check_open()
        if self.unpick(seat):
            return
        if len(self.answers) <= self.base:
            raise NoUndo("nothing has been answered yet" if not self.base else "what was answered before stands for good")
        why = barrier(seat, self.answers[-1].seat, self._marks[-2], self._marks[-1])
        if why:
            raise NoUndo(f"this cannot be taken back: {BARRIERS[why]}")
        self.rewind(len(self.answers) - 1)

    def unpick(self, seat: Seat) -> bool:
        """Take back the last unconfirmed pick of a seat; was there one?"""
        if not self.picked(seat):
            return False
        draft = self._pick_again(seat, self._drafts[seat].made[:-1])
        if draft is None:
            del self._drafts[seat]
        else:
            self._drafts[seat] = draft
        return True

    def drop_picks(self, seat: Seat) -> None:
        """Take back all unconfirmed picks of a seat."""
        self._drafts.pop(seat, None)

    def rewind(self, count: int, state: State | None = None) -> None:
        """Go back to the moment after the first `count` answers: with everybody's consent, or in tools. It also thaws a
        frozen table. `state` spares the replay if it is at hand: it is `at(count)`."""
        if not 0 <= count <= len(self.answers):
            raise NoUndo(f"there are {len(self.answers)} answers to go back to, not {count}")
        if count < self.base:
            raise NoUndo(f"the first {self.base} answers stand for good")
        state = self.at(count) if state is None else state
        if self.journal is not None and count < len(self.answers):
            self.journal(Rewind(count))
        del self.answers[count:], self._chosen[count:], self._marks[count + 1 :]
        del self.log[self._marks[count].events :]
        self._drafts.clear()
        state.log = self.log
        self.state = state
        self.reason = ""
        self.failed = None

    def at(self, count: int, near: State | None = None, known: int = 0) -> State:
        """A silent copy of the state after the first `count` answers: from the beginning on, or from a state `near` it that
        stands after `known` answers."""
        if count < self.base:
            raise NoUndo(f"how the game stood before answer {self.base} cannot be shown any more")
        if near is not None:
            state = near.clone()
        elif self.first is not None:
            state, known = self.first.clone(), self.base
        else:
            state, known = self.game.start(self.seats, self.seed, self.options), 0
        for i in range(known, count):
            for o in self._chosen[i]:
                engine.answer(state, self.answers[i].seat, o)
        return state
