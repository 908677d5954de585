"""Cards entering and leaving a battle, and the ops that aim at cards in it."""

from bisect import insort
from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN
from greathall.core.ids import EVERYONE, Seat
from greathall.core.option import Menu, Option, Why, first, option, second, third
from greathall.core.picking import SeatPicking
from greathall.games.dorian.cards.catalogue import CARDS
from greathall.games.dorian.cards.ops import CODES, OPS
from greathall.games.dorian.rules.arithmetic import enemies, targets, why_not_aim
from greathall.games.dorian.rules.piles import put, show_face
from greathall.games.dorian.rules.programs import battle_of
from greathall.games.dorian.rules.queries import face
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.words import DONE, EXHAUSTED, PRESENT, RESTORED, SILENCED, TARGET, UNTARGET

OP_COPY: Final = CODES["copy_power"]
OP_SEND: Final = CODES["send"]
OP_EXHAUST: Final = CODES["exhaust"]
OP_RESTORE: Final = CODES["restore"]
OP_SILENCE: Final = CODES["silence"]
IS_EXHAUSTED: Final = Why("DO-TRM-02", "exhausted")
NOT_EXHAUSTED: Final = Why("DO-TRM-03", "not-exhausted")
RESTORED_ONCE: Final = Why("DO-R-92", "restored-once")
NOT_ITSELF: Final = Why("DO-R-92", "not-itself")
IS_SILENCED: Final = Why("DO-SPC-07", "silenced")
EQUAL_CARD: Final = Why("DO-SPC-09", "equal-card")


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


def why_not_hit(b: Battle, op: int, source: int, i: int) -> Why | None:
    """Why an op would change nothing about a card; None if it would."""
    flags = b.flags[i]
    if op == OP_EXHAUST:
        return IS_EXHAUSTED if flags & EXHAUSTED else None
    if op == OP_SILENCE:
        return IS_SILENCED if flags & SILENCED else None
    if op != OP_RESTORE:
        return None
    if i == source:  # DO-R-92: once a battle, never itself, and only Battle Cards
        return NOT_ITSELF
    if not flags & EXHAUSTED:
        return NOT_EXHAUSTED
    return RESTORED_ONCE if flags & RESTORED else None


def aims(s: Dorian, b: Battle, op: int, seat: Seat, spec: int, source: int) -> list[int]:
    """The targets on which the op changes something."""
    return [i for i in targets(s, b, seat, spec, source) if why_not_hit(b, op, source, i) is None]


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


def equal(s: Dorian, b: Battle, i: int, j: int) -> bool:
    """Does it make no difference which of two cards is hit?"""
    if b.owner[i] != b.owner[j] or b.flags[i] != b.flags[j] or b.fired[i] != b.fired[j]:
        return False
    return face(s, b.card[i]) == face(s, b.card[j])


class Targeting(SeatPicking[Dorian]):
    """Choosing the targets of an op. A thing is face << 16 | owner << 8 | number in the battle; of equal cards the first
    stands for all."""

    RULE: ClassVar[str] = "DO-SPC-09"
    FIELDS: ClassVar[tuple[str, ...]] = ("op", "seat", "whose", "spec", "source", "zone", "n", "picked")
    PICK: ClassVar[int] = TARGET
    UNPICK: ClassVar[int] = UNTARGET
    DONE: ClassVar[int] = DONE

    def __init__(
        self, op: int, seat: Seat, whose: Seat, spec: int, source: int, zone: int, n: int, picked: list[int] | None = None
    ) -> None:
        self.op = op
        self.seat = seat  # who chooses
        self.whose = whose  # whose effect it is
        self.spec = spec
        self.source = source
        self.zone = zone
        self.n = n
        self.picked: list[int] = [] if picked is None else picked

    def clone(self) -> "Targeting":
        return Targeting(self.op, self.seat, self.whose, self.spec, self.source, self.zone, self.n, self.picked[:])

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask("DO-SPC-09", OPS.ops[self.op].name.replace("_", "-"), self.need(s))

    def _aims(self, s: Dorian) -> list[int]:
        return aims(s, battle_of(s), self.op, self.whose, self.spec, self.source)

    def need(self, s: Dorian) -> int:
        return 1 if self.n == 1 else min(self.n, len(self._aims(s)))  # there is one, or nobody would be asked

    def most(self, s: Dorian) -> int:
        return self.need(s)

    def held(self, s: Dorian) -> list[int]:
        return self.picked

    def _stands(self, s: Dorian, aimed: list[int], i: int) -> bool:
        """Is a card the first of its equals?"""
        b = battle_of(s)
        for j in aimed:
            if equal(s, b, i, j):
                return i == j
        return False

    def _thing(self, s: Dorian, i: int) -> int:
        b = battle_of(s)
        return face(s, b.card[i]) << 16 | b.owner[i] << 8 | i

    def candidates(self, s: Dorian) -> list[int]:
        """All cards of the battle: each could be meant."""
        return sorted([self._thing(s, i) for i in range(len(battle_of(s).card))])

    def why_not(self, s: Dorian, thing: int) -> Why | None:
        b = battle_of(s)
        i = thing & 255
        hostile = enemies(s, b, self.whose)
        why = why_not_aim(s, b, self.whose, self.spec, self.source, i, hostile) or why_not_hit(b, self.op, self.source, i)
        if why is not None:
            return why
        if not self._stands(s, self._aims(s), i):
            return EQUAL_CARD
        if len(self.picked) >= self.n or not self.copies(s, thing):
            return Why("DO-SPC-09", "enough-chosen", self.n, len(self.picked))
        return None

    def left(self, s: Dorian) -> list[int]:
        if len(self.picked) >= self.n:
            return []
        b = battle_of(s)
        found: list[int] = []
        seen: list[tuple[int, int, int, int]] = []
        for i in self._aims(s):
            key = (face(s, b.card[i]), b.owner[i], b.flags[i], b.fired[i])
            if key not in seen:
                seen.append(key)
                thing = key[0] << 16 | key[1] << 8 | i
                if not self.picked or self.copies(s, thing):
                    found.append(thing)
        found.sort()
        return found

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if menu.free or menu.why or self.n > 1:
            super().offer(s, seat, menu)
            return
        self.ask(s, menu)
        for thing in self.left(s):
            menu.options.append(self.spell(thing))

    def copies(self, s: Dorian, thing: int) -> int:
        b = battle_of(s)
        total = 0
        for j in self._aims(s):
            if equal(s, b, thing & 255, j):
                total += 1
        return total - self.picked.count(thing)

    def advance(self, s: Dorian) -> bool:
        if self.picked:
            if self.n > 1 and self.need(s) > 1:
                return ASK
        else:
            left = self.left(s)
            if len(left) > 1 and (self.n == 1 or self.need(s) < self.units(s, left)):
                return ASK
            while left:  # there is only one choice
                self.put(s, left[0])
                left = self.left(s)
        self.close(s)
        return RUN

    def spell(self, thing: int) -> Option:
        return option(TARGET, thing >> 16, thing >> 8 & 255, thing & 255)

    def spell_back(self, thing: int) -> Option:
        return option(UNTARGET, thing >> 16, thing >> 8 & 255, thing & 255)

    def read(self, o: Option) -> int:
        return first(o) << 16 | second(o) << 8 | third(o)

    def offer_more(self, s: Dorian, menu: Menu) -> None:
        if menu.why:
            menu.rule_out(TARGET, "DO-SPC-09", "not-in-battle")

    def put(self, s: Dorian, thing: int) -> None:
        insort(self.picked, thing)

    def take(self, s: Dorian, thing: int) -> None:
        self.picked.remove(thing)

    def close(self, s: Dorian) -> None:
        b = battle_of(s)
        hit: list[int] = []
        if len(self.picked) == 1:
            hit.append(self.picked[0] & 255)
        elif self.picked:
            aimed = self._aims(s)
            for thing in self.picked:
                hit.append(next(i for i in aimed if i not in hit and equal(s, b, i, thing & 255)))
        s.end()
        for i in hit:
            strike(s, b, self.op, self.whose, i, self.zone)
