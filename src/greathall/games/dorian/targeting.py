"""Cards entering and leaving a battle, and the ops that aim at cards in it."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE, Seat
from greathall.core.option import Menu, Option, third
from greathall.games.dorian.arithmetic import enemies, guarded, targets
from greathall.games.dorian.cards import CARDS
from greathall.games.dorian.piles import put, show_face
from greathall.games.dorian.programs import battle_of
from greathall.games.dorian.queries import face
from greathall.games.dorian.state import Battle, Dorian
from greathall.games.dorian.vocabulary import CODES, OPS
from greathall.games.dorian.words import EXHAUSTED, PRESENT, RESTORED, SILENCED, TARGET

OP_COPY: Final = CODES["copy_power"]
OP_SEND: Final = CODES["send"]
OP_EXHAUST: Final = CODES["exhaust"]
OP_RESTORE: Final = CODES["restore"]
OP_SILENCE: Final = CODES["silence"]


def enter(s: Dorian, b: Battle, seat: Seat, card: int) -> int:
    """A card comes into the battle: Restored, not silenced, with its triggers afresh, and counted as played once
    more, also if it was here before (DO-SPC-04, DO-SPC-06, DO-R-91). Its number in the battle."""
    show_face(s, card, EVERYONE)
    b.card.append(card)
    b.owner.append(seat)
    b.flags.append(PRESENT)
    b.fired.append(0)
    b.played[seat] += 1
    return len(b.card) - 1


def leave(s: Dorian, b: Battle, i: int, zone: int) -> None:
    """A card leaves the battle for a zone of its owner (DO-R-49)."""
    b.flags[i] &= ~PRESENT
    put(s, b.owner[i], b.card[i], zone)
    s.tell("DO-R-49", "sent", b.owner[i], face(s, b.card[i]), zone)


def aims(s: Dorian, b: Battle, op: int, seat: Seat, spec: int, source: int) -> list[int]:
    """The targets on which the op changes something."""
    found = targets(s, b, seat, spec, source)
    if op == OP_EXHAUST:
        return [i for i in found if not b.flags[i] & EXHAUSTED]
    if op == OP_RESTORE:  # DO-R-92: once a battle, never itself, and only Battle Cards
        return [i for i in found if b.flags[i] & EXHAUSTED and not b.flags[i] & RESTORED and i != source]
    if op == OP_SILENCE:
        return [i for i in found if not b.flags[i] & SILENCED]
    return found


def strike(s: Dorian, b: Battle, op: int, seat: Seat, i: int, zone: int) -> None:
    """Do the op to one card."""
    if op == OP_SEND:
        leave(s, b, i, zone)
        return
    card = face(s, b.card[i])
    if op == OP_EXHAUST:
        b.flags[i] |= EXHAUSTED
        s.tell("DO-TRM-02", "exhausted", b.owner[i], card)
    elif op == OP_RESTORE:  # DO-TRM-03
        b.flags[i] = b.flags[i] & ~EXHAUSTED | RESTORED
        s.tell("DO-TRM-03", "restored", b.owner[i], card)
    elif op == OP_SILENCE:  # DO-SPC-07
        b.flags[i] |= SILENCED
        s.tell("DO-SPC-07", "silenced", b.owner[i], card)
    else:  # copy_power: the printed Base Power, all Powers (DO-R-48)
        for power in range(3):
            b.bank[3 * seat + power] += CARDS[card].power[power]
        s.tell("DO-R-48", "copied", seat, card)


class Targeting(Frame[Dorian]):
    """Choosing the targets of an op, one at a time; of equal cards one is offered."""

    RULE: ClassVar[str] = "DO-SPC-09"
    FIELDS: ClassVar[tuple[str, ...]] = ("op", "seat", "picker", "spec", "source", "zone", "n")

    def __init__(self, op: int, seat: Seat, picker: Seat, spec: int, source: int, zone: int, n: int) -> None:
        self.op = op
        self.seat = seat  # whose effect it is
        self.picker = picker  # who chooses
        self.spec = spec
        self.source = source
        self.zone = zone
        self.n = n

    def clone(self) -> "Targeting":
        return Targeting(
            op=self.op, seat=self.seat, picker=self.picker, spec=self.spec, source=self.source, zone=self.zone, n=self.n
        )

    def advance(self, s: Dorian) -> bool:
        b = battle_of(s)
        found = aims(s, b, self.op, self.seat, self.spec, self.source) if self.n else []
        if not found:
            s.end()
        elif len(found) <= self.n or _all_equal(s, b, found):
            self.n -= 1
            strike(s, b, self.op, self.seat, found[0], self.zone)
        else:
            return ASK
        return RUN

    def asked(self, s: Dorian) -> Seat:
        return self.picker

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        b = battle_of(s)
        menu.ask("DO-SPC-09", OPS.ops[self.op].name.replace("_", "-"), self.n)
        seen: list[tuple[int, int, int, int]] = []
        found = aims(s, b, self.op, self.seat, self.spec, self.source)
        for i in found:
            key = (face(s, b.card[i]), b.owner[i], b.flags[i], b.fired[i])
            if key not in seen:
                seen.append(key)
                menu.offer(TARGET, key[0], key[1], i)
        if menu.why:
            hostile = enemies(s, b, self.seat)
            for i in range(len(b.card)):
                if b.flags[i] & PRESENT and i not in found:
                    guard = hostile >> b.owner[i] & 1 and guarded(s, b, i)
                    reason = "guarded" if guard else "no-target"
                    menu.refuse("DO-SPC-10", reason, TARGET, face(s, b.card[i]), b.owner[i], i)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self.n -= 1
        strike(s, battle_of(s), self.op, self.seat, third(option), self.zone)


def _all_equal(s: Dorian, b: Battle, found: list[int]) -> bool:
    one = found[0]
    for i in found[1:]:
        if face(s, b.card[i]) != face(s, b.card[one]) or b.owner[i] != b.owner[one] or b.flags[i] != b.flags[one]:
            return False
        if b.fired[i] != b.fired[one]:
            return False
    return True
