"""Effect programs: what a card does, as a short list of typed ops.

A card's `effect` in the pack is a list of lines such as "heal 2" or "roll 4,5,6". Each game has one OpTable: it
extends the ops here with its own, and a line is checked when the pack is loaded. A program is data (tuples of ints);
the Effect frame runs it one op at a time, so that an op may put questions to people.
"""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, ClassVar, Final

from greathall.core.frame import RUN, Frame
from greathall.core.ids import Seat
from greathall.core.state import State

Step = tuple[int, int, int, int]
Program = tuple[Step, ...]
Names = Callable[[str, str], int]  # (kind, word) -> int, for arguments that are names of the game's pack


class OpError(ValueError):
    """A line of an effect that is not an op with the right arguments."""


class Op:
    """One op: its name, the kinds of its arguments, what it does, and a sentence for the reference page."""

    def __init__(
        self, name: str, kinds: tuple[str, ...], does: Callable[[Any, "Effect", int, int, int], None], text: str
    ) -> None:
        self.name = name
        self.kinds = kinds
        self.does = does
        self.text = text


class OpTable:
    """The ops of a game. Kinds built in: int (with a sign where it helps: +2, -1) and faces (a list of die faces,
    kept as a mask); every other kind is a name that the game resolves."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops[:]
        self.codes = {op.name: code for code, op in enumerate(ops)}

    def extend(self, ops: list[Op]) -> None:
        """Add a game's own ops."""
        for op in ops:
            if op.name in self.codes:
                raise OpError(f"the op {op.name!r} is already there")
            self.codes[op.name] = len(self.ops)
            self.ops.append(op)

    def compile(self, lines: list[str], names: Names | None = None) -> Program:
        """Check and pack the lines of an effect."""
        return tuple(self._line(line, names) for line in lines)

    def _line(self, line: str, names: Names | None) -> Step:
        words = line.split()
        if not words or words[0] not in self.codes:
            near = get_close_matches(words[0] if words else "", list(self.codes), 1)
            hint = f"; did you mean {near[0]!r}?" if near else f"; known ops: {', '.join(sorted(self.codes))}"
            raise OpError(f"unknown op {line!r}{hint}")
        op = self.ops[self.codes[words[0]]]
        if len(words) - 1 != len(op.kinds):
            raise OpError(f"{op.name!r} takes {len(op.kinds)} arguments ({' '.join(op.kinds)}), not {len(words) - 1}")
        args = [self._argument(kind, word, op.name, names) for kind, word in zip(op.kinds, words[1:], strict=True)]
        args += [0] * (3 - len(args))
        return (self.codes[op.name], args[0], args[1], args[2])

    def _argument(self, kind: str, word: str, name: str, names: Names | None) -> int:
        if kind == "int":
            try:
                return int(word)
            except ValueError:
                raise OpError(f"{name!r} wants a whole number, not {word!r}") from None
        if kind == "faces":
            faces = word.split(",")
            if not all(face in ("1", "2", "3", "4", "5", "6") for face in faces):
                raise OpError(f"{name!r} wants die faces such as 4,5,6, not {word!r}")
            return sum(1 << int(face) for face in set(faces))
        if names is None:
            raise OpError(f"{name!r} wants a {kind}, and this pack names none")
        return names(kind, word)


class Effect(Frame[State]):
    """Runs the program of a card for the seat that caused it, on a target whose meaning is the game's."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "trigger", "seat", "target", "at", "value")
    TABLE: ClassVar[OpTable]

    def __init__(self, card: int, trigger: int, seat: Seat, target: int = 0, at: int = 0, value: int = 0) -> None:
        self.card = card
        self.trigger = trigger
        self.seat = seat
        self.target = target
        self.at = at  # the next op
        self.value = value  # handed back at the end; ops may set it

    def clone(self) -> "Effect":
        return type(self)(card=self.card, trigger=self.trigger, seat=self.seat, target=self.target, at=self.at, value=self.value)

    def advance(self, s: State) -> bool:
        program = s.program(self.card, self.trigger)
        if self.at < len(program):
            code, a, b, c = program[self.at]
            self.at += 1
            self.TABLE.ops[code].does(s, self, a, b, c)
        if self.at >= len(program) and s.frames and s.frames[-1] is self:  # the last op has called no frame
            s.end(self.value)
        return RUN

    def stop(self, s: State) -> None:
        """Leave out the rest of the program."""
        self.at = len(s.program(self.card, self.trigger))


def _roll(s: Any, run: Effect, faces: int, b: int, c: int) -> None:
    face = s.rng.die(6)
    s.tell(run.RULE, "roll", run.seat, face)
    if not faces >> face & 1:
        run.stop(s)


CORE_OPS: Final = [
    Op("roll", ("faces",), _roll, "Roll a die; on any other face the rest does not happen."),
]
