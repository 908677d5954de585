"""What all battles share: sealed markers and cards, the reveal, Battle Turns and the final calculation."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE, Mask, Seat
from greathall.core.option import Menu, Option, Why, first, option, second, verb_of
from greathall.core.zone import Zone
from greathall.games.dorian.rules.activation import Activation, offer_battle_turn, upgrade_named
from greathall.games.dorian.rules.arithmetic import contribution, required, side_power
from greathall.games.dorian.rules.faces import FacePicking, each_set_once
from greathall.games.dorian.rules.objectives import ANY_TIME, any_met, turn_in
from greathall.games.dorian.rules.programs import battle_of
from greathall.games.dorian.rules.queries import face
from greathall.games.dorian.rules.scoring import goal_reached
from greathall.games.dorian.rules.state import POOL_SEALS, Battle, Dorian
from greathall.games.dorian.rules.targeting import enter
from greathall.games.dorian.rules.triggers import fire
from greathall.games.dorian.words import (
    ACTIVATE,
    ATTACK_SIDE,
    ATTACKING,
    COUNTED,
    DEFENDING,
    DONE,
    FINAL,
    FINALIST,
    NOWHERE,
    ON_REVEAL,
    PRESENT,
    READY,
    SELECT,
    SIEGE,
    SUPPORTING,
    UNSELECT,
)


def new_battle(s: Dorian, kind: int, place: int, attacker: int, target: int) -> Battle:
    """A battle in which nobody takes part yet."""
    n = s.seats
    return Battle(
        kind=kind, place=place, attacker=attacker, target=target, roles=[0] * n, joined=0, came=[NOWHERE] * n, order=[],
        card=[], owner=[], flags=[], fired=[], played=[0] * n, bank=[0] * (3 * n), drain=[0] * (3 * n), walls=[0, 0],
        seals=[Zone(POOL_SEALS + seat) for seat in range(n)], spares=[Zone(POOL_SEALS + seat) for seat in range(n)],
        ready=0, totals=[], result=0, former=NOWHERE,
    )  # fmt: skip


def take_part(b: Battle, seat: Seat, side: int, known: Mask) -> None:
    """Place the Battle Marker: this face is sealed, the other one stays with its owner (DO-SIE-04)."""
    b.order.append(seat)
    b.seals[seat].put(side, known)
    b.spares[seat].put(1 - side, known)


class Sealing(FacePicking):
    """One participant's selection: a sealed yes or no beside each card of the Hand."""

    RULE: ClassVar[str] = "DO-SIE-09"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    PICK: ClassVar[int] = SELECT
    UNPICK: ClassVar[int] = UNSELECT
    DONE: ClassVar[int] = READY

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask("DO-SIE-09", "select")

    def need(self, s: Dorian) -> int:
        return 1

    def why_not_enough(self, s: Dorian, rule: str) -> Why:
        return Why(rule, "select-one", 1, 0)

    def cards(self, s: Dorian) -> list[int]:
        return s.hands[self.seat].cards

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if menu.free or menu.why:
            super().offer(s, seat, menu)
            return
        menu.ask("DO-SIE-09", "select")
        seals = battle_of(s).seals[seat].cards
        hand = s.hands[seat].cards
        floor = -1
        left: list[int] = []
        for i in range(len(hand)):
            f = face(s, hand[i])
            if not seals[i + 1]:
                left.append(f)
            elif f > floor:
                floor = f
        menu.offer_each(SELECT, each_set_once(left, floor, 1 if floor < 0 else 0))
        if floor >= 0:
            menu.options.append(option(READY))

    def noted(self, s: Dorian) -> int:
        seals = battle_of(s).seals[self.seat].cards
        places = 0
        for i in range(1, len(seals)):
            if seals[i]:
                places |= 1 << i - 1
        return places

    def note(self, s: Dorian, places: int) -> None:
        b = battle_of(s)
        seals, spares = b.seals[self.seat].cards, b.spares[self.seat].cards
        for i in range(1, len(seals)):
            seals[i] = places >> i - 1 & 1
            spares[i] = 1 - seals[i]


class Selection(Frame[Dorian]):
    """Every participant selects at least one card, Garlocks too (DO-SPC-02), in secret (DO-SIE-09, DO-FLD-06); number
    and cards stay hidden until all are ready (DO-SIE-11, DO-R-44, DO-R-81), so the cards stay in the Hand with a
    sealed yes or no beside each. Any participant may answer first. Then all is turned up at once (DO-SIE-12,
    DO-FLD-07)."""

    RULE: ClassVar[str] = "DO-SIE-09"

    started: bool = False

    def advance(self, s: Dorian) -> bool:
        b = battle_of(s)
        if not self.started:
            self.started = True
            for seat in b.order:
                self._lay_out(s, b, seat)
            return RUN
        if self.waiting(s):
            return ASK
        s.end()
        reveal(s, b)
        return RUN

    def _lay_out(self, s: Dorian, b: Battle, seat: Seat) -> None:
        held = len(s.hands[seat].cards)
        for _ in range(held):
            b.seals[seat].put(0, 1 << seat)
            b.spares[seat].put(1, 1 << seat)
        if held <= 1:  # nothing to decide, and everybody can tell; a finalist may have no card at all (DO-R-67)
            if held:
                Sealing(seat).note(s, 1)
                b.seals[seat].known[1] = b.spares[seat].known[1] = EVERYONE
            b.ready |= 1 << seat

    def waiting(self, s: Dorian) -> Mask:
        b = battle_of(s)
        mask = 0
        for seat in b.order:
            mask |= 1 << seat
        return mask & ~b.ready

    def asked(self, s: Dorian) -> Seat:
        """The first in Turn Order (DO-R-44); the others may answer before."""
        mask = self.waiting(s)
        found = 0
        for seat in reversed(s.order):
            if mask >> seat & 1:
                found = seat
        return found

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        Sealing(seat).offer(s, seat, menu)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if verb_of(option) == READY:
            battle_of(s).ready |= 1 << seat
            s.tell("DO-SIE-11", "sealed", seat)
        else:
            Sealing(seat).choose(s, seat, option)


def reveal(s: Dorian, b: Battle) -> None:
    """Markers and cards are turned up together; cards count as played from now on (DO-SPC-04, DO-TRM-13). Battle
    order: attacker, supporters, defenders, both in Turn Order (DO-SIE-13, DO-FLD-08)."""
    for seat in b.order:
        if b.kind == FINAL:
            b.roles[seat] = FINALIST
        elif seat == b.attacker:
            b.roles[seat] = ATTACKING  # DO-TRM-06
        else:
            b.roles[seat] = SUPPORTING if b.seals[seat].cards[0] == ATTACK_SIDE else DEFENDING
    if b.kind != FINAL:
        b.order = [b.attacker]
        for role in (SUPPORTING, DEFENDING):
            b.order += [seat for seat in s.order if b.roles[seat] == role]
    s.reveals += 1
    for seat in b.order:
        hand = s.hands[seat]
        chosen = [i for i in range(len(hand.cards)) if b.seals[seat].cards[i + 1]]
        if not chosen and hand.cards:
            chosen = [0]  # only in an imagined world: the seals of others are guesses there
        cards = [hand.cards[i] for i in chosen]
        for i in reversed(chosen):
            hand.take_at(i)
        for card in cards:
            enter(s, b, seat, card)
    b.seals = []
    b.spares = []
    for seat in b.order:  # told when all lies open
        s.tell("DO-SIE-12", "revealed", seat, b.roles[seat], b.joined >> seat & 1)
        for i in range(len(b.card)):
            if b.owner[i] == seat:
                s.tell("DO-SIE-12", "played", seat, face(s, b.card[i]))
    fire(s, ON_REVEAL, list(range(len(b.card))))


class BattleTurns(Frame[Dorian]):
    """In battle order each player activates Abilities of the own present cards and, with the Character joined, of
    equipped Upgrades."""

    RULE: ClassVar[str] = "DO-SIE-13"

    at: int = 0  # place in the battle order

    def advance(self, s: Dorian) -> bool:
        b = battle_of(s)
        if s.dirty and s.settings.objectives and b.kind != FINAL and any_met(s, ANY_TIME):
            turn_in(s, ANY_TIME)  # at once (DO-OBJ-01): what a Battle Turn brings may be lost with the battle
            return RUN
        if self.at == len(b.order) or (b.kind != FINAL and goal_reached(s)):
            s.end()
            return RUN
        menu = Menu()
        offer_battle_turn(s, b, b.order[self.at], menu)
        if menu.options:
            return ASK
        self.at += 1
        return RUN

    def asked(self, s: Dorian) -> Seat:
        return battle_of(s).order[self.at]

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-SIE-14", "battle-turn")
        menu.options.append(DONE)
        offer_battle_turn(s, battle_of(s), seat, menu)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == DONE:
            self.at += 1
        elif verb == ACTIVATE:
            s.call(Activation(seat, second(option)))
        else:
            s.call(Activation(seat, upgrade_named(s, seat, first(option))))


def calculate(s: Dorian, b: Battle) -> None:
    """The binding calculation, once, at the end (DO-CAL-01): note who was present and what each player adds."""
    for i in range(len(b.card)):
        if b.flags[i] & PRESENT:
            b.flags[i] |= COUNTED
    totals: list[int] = []
    for seat in range(s.seats):
        totals += contribution(s, b, seat) if b.roles[seat] else [0, 0, 0]
    b.totals = totals


def tell_sides(s: Dorian, b: Battle) -> None:
    """What both sides come to, Power by Power (DO-CAL-02, DO-FLD-10); in a siege also each printed Defence (DO-SIE-20)."""
    if s.log is None:
        return  # nobody listens, and it takes reckoning
    for side, kind in ((1, "attack-sum"), (2, "defence-sum")):
        total = side_power(s, b, side)
        s.tell("DO-CAL-02", kind, b.attacker, total[0], total[1], total[2])
    if b.kind == SIEGE:
        for power, need, have in required(s, b):
            s.tell("DO-SIE-20", "siege-sum", b.attacker, power, have, need)
