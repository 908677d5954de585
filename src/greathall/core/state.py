"""State: everything that is saved of a running game."""

from typing import Any, ClassVar

from greathall.core.event import Event
from greathall.core.frame import Frame
from greathall.core.ids import EVERYONE, Mask, Seat
from greathall.core.option import Menu, Option
from greathall.core.outcome import Outcome
from greathall.core.record import Record
from greathall.core.rng import Rng
from greathall.core.zone import Zone


class State(Record):
    """The base of each game's state, which adds its own typed fields.

    `log` is None unless somebody listens (a table, a terminal): clones are silent, and no rule reads it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "rng", "frames", "value", "answers", "reveals", "outcome")

    def __init__(
        self,
        seats: int,
        rng: Rng,
        frames: list[Frame[Any]],
        value: int,
        answers: int,
        reveals: int,
        outcome: Outcome | None,
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.frames = frames  # rules in progress; the last is in charge
        self.value = value  # what the last ended frame handed back
        self.answers = answers  # answers taken so far
        self.reveals = reveals  # grows whenever somebody learns something: undo stops there
        self.outcome = outcome
        self.log: list[Event] | None = None

    def clone(self) -> "State":
        raise TypeError(f"{type(self).__name__} does not say how it is cloned")

    # -- the stack

    def call(self, frame: Frame[Any]) -> None:
        """Put a rule in charge; the one below goes on when it has ended."""
        self.frames.append(frame)

    def end(self, value: int = 0) -> None:
        """End the rule in charge and hand a value back."""
        self.frames.pop()
        self.value = value

    def goto(self, frame: Frame[Any]) -> None:
        """Replace the rule in charge by another."""
        self.frames[-1] = frame

    def finish(self, outcome: Outcome) -> None:
        """The game is over: no rule is in charge any more."""
        self.outcome = outcome
        self.frames.clear()

    # -- telling

    def tell(
        self,
        rule: str,
        kind: str,
        seat: Seat,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        known: Mask = EVERYONE,
        shown: int = 0,
    ) -> None:
        """Log what happened, if anybody listens."""
        if self.log is not None:
            self.log.append(Event(rule, kind, seat, (a, b, c), known, shown))

    def reveal(self, zone: Zone, index: int, to: Mask = EVERYONE) -> None:
        """Let seats know a card, and remember that somebody learned something."""
        if zone.known[index] & to != to:
            self.reveals += 1
            zone.known[index] |= to

    # -- what each game says of itself

    def zones(self) -> list[Zone]:
        """Every zone of the game, in a fixed order: what hiding and resampling work on."""
        raise TypeError(f"{type(self).__name__} does not list its zones")

    def reopen(self, seat: Seat) -> None:
        """In a world that this seat imagines: take back what the others have sealed and it cannot know, be it only how much;
        there they choose again."""

    def program(self, card: int, trigger: int) -> tuple[tuple[int, int, int, int], ...]:
        """The effect program of a card for a trigger, from the pack."""
        raise TypeError(f"{type(self).__name__} has no cards with effects")

    def anytime(self, seat: Seat, menu: Menu) -> None:
        """Offer what this seat may do at any moment besides answering (leaving the table, say)."""

    def interrupt(self, seat: Seat, option: Option) -> None:
        """Do one of those things."""
        raise TypeError(f"{type(self).__name__} has nothing to do out of turn")
