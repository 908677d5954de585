"""Effect programs: what a card does, as a short list of typed ops.

A card's `effect` in the pack is a list of lines such as "heal 2" or "roll 4,5,6". Each game has one OpTable
(`cards/ops.py`), with the ops here or without, and a line is checked when the pack is loaded; what its ops do is bound in
`rules/effects.py`. A program is data (tuples of ints);
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
Does = Callable[[Any, "Effect", int, int, int], None]
Names = Callable[[str, str], int]  # (kind, word) -> int, for arguments that are names of the game's pack


class OpError(ValueError):
    """A line of an effect that is not an op with the right arguments."""


def _unbound(s: Any, run: "Effect", a: int, b: int, c: int) -> None:
    raise TypeError("what this op does was never bound")


def _standing(s: Any, run: "Effect", a: int, b: int, c: int) -> None:
    """Nothing to carry out: the rules read it where it counts."""


class Op:
    """One op: its name, the kinds of its arguments, and a sentence for the reference page. What it does is bound later, because
    cards are read before any rule exists; a standing one does nothing by itself but is read by the rules."""

    def __init__(self, name: str, kinds: tuple[str, ...], text: str, does: Does = _unbound, standing: bool = False) -> None:
        self.name = name
        self.kinds = kinds
        self.text = text
        self.does = _standing if standing else does
        self.standing = standing


class OpTable:
    """The ops of a game. Kinds built in: int (with a sign where it helps: +2, -1) and faces (a list of die faces,
    kept as a mask); every other kind is a name that the game resolves."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops[:]
        self.codes = {op.name: code for code, op in enumerate(ops)}

    def bind(self, does: dict[str, Does]) -> None:
        """Say what each op does: all of them, and no others."""
        for op in self.ops:
            if op.name in does:
                op.does = does[op.name]
            elif op.does is _unbound:
                raise OpError(f"nothing says what the op {op.name!r} does")
        for name in does:
            if name not in self.codes or self.ops[self.codes[name]].standing:
                raise OpError(f"{name!r} is no op that is run")

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

    TABLE: ClassVar[OpTable]

    card: int
    trigger: int
    seat: Seat
    target: int = 0
    at: int = 0  # the next op
    value: int = 0  # handed back at the end; ops may set it

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
    Op("roll", ("faces",), "Roll a die; on any other face the rest does not happen.", _roll),
]
