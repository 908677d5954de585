"""The Field Battle: a Character attacks another one, who fights, flees or enters the Defences."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE, Seat
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.dorian.aftermath import Aftermath
from greathall.games.dorian.arithmetic import field_result
from greathall.games.dorian.battle import BattleTurns, Selection, calculate, new_battle, take_part
from greathall.games.dorian.cards import PLACES
from greathall.games.dorian.choices import TO_DISCARD, CardChoice
from greathall.games.dorian.deals import parley
from greathall.games.dorian.permission import PassRequest, needed, place_figure
from greathall.games.dorian.piles import put
from greathall.games.dorian.programs import battle_of
from greathall.games.dorian.queries import (
    BATTLE_OPEN,
    NO_FIELD,
    flagged,
    in_range,
    in_turn_order,
    mates,
    owns,
    steps_from,
)
from greathall.games.dorian.siege import join_figure
from greathall.games.dorian.state import ATTACKERS_WON, TIED, Battle, Dorian
from greathall.games.dorian.words import (
    ATTACK,
    ATTACK_SIDE,
    ATTACKING,
    DEFENCE_SIDE,
    DEFENDING,
    DENY,
    ENTER,
    FIELD,
    FIGHT,
    FLEE,
    GO,
    GRANT,
    HAND,
    JOINS,
    NONE,
    NOWHERE,
    STAY_OUT,
    TAKE_PART,
)

DECLARED: Final = 0
RESPONDING: Final = 1
ASKING_ENTRY: Final = 2
JOINING_STEP: Final = 3
SELECTING: Final = 4
TURNS: Final = 5
RESULT: Final = 6
END: Final = 7

FLED: Final = 1


def offer_attacks(s: Dorian, seat: Seat, menu: Menu) -> None:
    """Characters on the same Location, not of the own team, not sheltered (DO-INF-06, DO-R-42, DO-R-43, DO-TEA-03);
    also those that refused passage (DO-PER-07)."""
    here = s.at[seat]
    if here == NOWHERE or not s.settings.field:
        return
    for other in range(s.seats):
        if other == seat or s.at[other] != here:
            continue
        if flagged(s, NO_FIELD):
            if menu.why:
                menu.refuse("DO-RND-07", "event-forbids", ATTACK, other)
        elif mates(s, seat, other):
            if menu.why:
                menu.refuse("DO-TEA-03", "team-mate", ATTACK, other)
        elif s.turn.sheltered >> other & 1:
            if menu.why:
                menu.refuse("DO-R-42", "sheltered", ATTACK, other)
        elif s.turn.tied >> other & 1:
            if menu.why:
                menu.refuse("DO-R-43", "tied", ATTACK, other)
        elif not s.hands[seat].cards:
            if menu.why:
                menu.refuse("DO-SIE-10", "no-cards", ATTACK, other, need=1)
        else:
            menu.offer(ATTACK, other)


class FieldBattle(Frame[Dorian]):
    """The Active Player attacks a Character on the same Location (DO-FLD-01); the Location itself is not involved
    (DO-FLD-14) and no Defence card is used (DO-FLD-13)."""

    RULE: ClassVar[str] = "DO-FLD-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "target", "at", "i", "no_entry", "no_flight")

    def __init__(
        self, seat: Seat, target: Seat, at: int = DECLARED, i: int = 0, no_entry: bool = False, no_flight: bool = False
    ) -> None:
        self.seat = seat
        self.target = target
        self.at = at
        self.i = i
        self.no_entry = no_entry  # entry was refused
        self.no_flight = no_flight  # every direction was blocked

    def clone(self) -> "FieldBattle":
        return FieldBattle(
            seat=self.seat, target=self.target, at=self.at, i=self.i, no_entry=self.no_entry, no_flight=self.no_flight
        )

    def advance(self, s: Dorian) -> bool:
        if self.at == DECLARED:
            self.at = RESPONDING
            s.turn.attacked = 1  # DO-R-77: also if the target gets away
            s.tell("DO-INF-06", "attacks", self.seat, self.target)
            parley(s, self.seat)
            return RUN
        if self.at == RESPONDING:
            return self._respond(s)
        if self.at == ASKING_ENTRY:
            return ASK
        b = battle_of(s)
        if self.at == JOINING_STEP:
            return self._ask_next(s, b)
        self.at += 1
        if self.at == TURNS:
            s.call(Selection())
        elif self.at == RESULT:
            s.call(BattleTurns())
        elif self.at == END:
            calculate(s, b)
            b.result = field_result(s, b)
            kind = "field-tied" if b.result == TIED else "field-won" if b.result == ATTACKERS_WON else "field-lost"
            if b.result == TIED:  # DO-R-43: with cards that come back to the Hand it could be tied for ever
                s.turn.tied |= 1 << self.target
            s.tell("DO-FLD-10", kind, self.seat, self.target)
            s.goto(Aftermath())
        return RUN

    # -- the attacked player's response

    def _may_enter(self, s: Dorian) -> bool:
        """An own ★-Location gives shelter (DO-ENT-01), a third player's with leave (DO-ENT-03); not the attacker's
        (DO-ENT-04), a neutral one or one without ★ (DO-ENT-07); nor if the owner refused passage (DO-ENT-06)."""
        owner = s.owner[s.at[self.target]]
        if owner == NOWHERE or mates(s, owner, self.seat) or self.no_entry:
            return False
        return mates(s, owner, self.target) or not s.turn.flight_closed[self.target] >> owner & 1

    def _may_flee(self, s: Dorian) -> bool:
        return bool(s.hands[self.target].cards) and not self.no_flight and bool(directions(s, self.target, self.seat))

    def _respond(self, s: Dorian) -> bool:
        if s.value == FLED and self.i == 1:
            s.end()
            return RUN
        if self.i == 1:  # the flight failed: DO-FLE-07
            self.i = 0
            self.no_flight = True
        if s.hands[self.target].cards or self._may_enter(s):
            return ASK
        self._fight(s)  # DO-FLE-03, DO-R-31: no card, no shelter
        b = battle_of(s)
        b.roles[self.seat] = ATTACKING
        b.roles[self.target] = DEFENDING
        b.order = [self.seat, self.target]
        b.seals = []
        b.spares = []
        b.result = ATTACKERS_WON
        s.tell("DO-FLE-03", "field-won", self.seat, self.target)
        s.goto(Aftermath())
        return RUN

    def _fight(self, s: Dorian) -> None:
        """All Characters of a Field Battle take part themselves (DO-FLD-09)."""
        b = new_battle(s, FIELD, s.at[self.seat], self.seat, self.target)
        s.battle = b
        for seat, side in ((self.seat, ATTACK_SIDE), (self.target, DEFENCE_SIDE)):
            b.joined |= 1 << seat
            take_part(b, seat, side, EVERYONE)
        self.at = JOINING_STEP
        self.i = 0

    def asked(self, s: Dorian) -> Seat:
        if self.at == RESPONDING:
            return self.target
        if self.at == ASKING_ENTRY:
            return s.owner[s.at[self.target]]
        return s.order[self.i]

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if self.at == ASKING_ENTRY:
            menu.ask("DO-ENT-03", "entry", self.target, self.seat)
            menu.offer(GRANT)
            menu.offer(DENY)
        elif self.at == RESPONDING:
            self._offer_response(s, seat, menu)
        else:
            menu.ask("DO-FLD-02", "field", self.seat, self.target)
            menu.offer(STAY_OUT)  # DO-FLD-04
            for side in field_sides(s, battle_of(s), seat):
                menu.offer(TAKE_PART, side, JOINS)  # DO-FLD-03

    def _offer_response(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-FLD-01", "attacked", self.seat)
        if s.hands[seat].cards:
            menu.offer(FIGHT)
        if self._may_flee(s):
            menu.offer(FLEE)
        elif menu.why:
            blocked = s.hands[seat].cards
            menu.refuse("DO-FLE-07" if blocked else "DO-FLE-01", "blocked" if blocked else "no-cards", FLEE, need=1)
        if self._may_enter(s):
            menu.offer(ENTER)
        elif menu.why:
            menu.refuse("DO-ENT-05" if self.no_entry else "DO-ENT-07", "no-shelter", ENTER)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if self.at == ASKING_ENTRY:
            self._answer_entry(s, seat, verb == GRANT)
        elif verb == FIGHT:
            self._fight(s)
        elif verb == FLEE:
            self.i = 1
            s.value = 0
            s.call(Flight(self.target, self.seat))
        elif verb == ENTER:
            if owns(s, seat, s.at[seat]):
                self._shelter(s)
            else:
                self.at = ASKING_ENTRY
        elif verb == TAKE_PART:
            b = battle_of(s)
            side = first(option)
            only = len(field_sides(s, b, seat)) == 1 or flagged(s, BATTLE_OPEN)
            known = EVERYONE if only else 1 << seat
            take_part(b, seat, side, known)
            s.tell("DO-FLD-05", "takes-part", seat, JOINS, side, known=known, shown=1)
            join_figure(s, b, seat)
            self.i += 1
        else:
            s.tell("DO-FLD-04", "stays-out", seat)
            self.i += 1

    def _answer_entry(self, s: Dorian, owner: Seat, granted: bool) -> None:
        self.at = RESPONDING
        s.value = 0
        s.tell(
            "DO-ENT-03" if granted else "DO-ENT-05", "entry-granted" if granted else "entry-denied", owner, self.target
        )
        if granted:
            self._shelter(s)
        else:
            self.no_entry = True

    def _shelter(self, s: Dorian) -> None:
        """The Field Battle is cancelled; safe until the end of this turn (DO-R-42)."""
        s.turn.sheltered |= 1 << self.target
        s.tell("DO-ENT-01", "entered", self.target, s.at[self.target])
        s.end()

    # -- who joins: Characters within range, asked in Turn Order (DO-FLD-02)

    def _ask_next(self, s: Dorian, b: Battle) -> bool:
        while self.i < s.seats:
            seat = s.order[self.i]
            bystander = seat not in (self.seat, self.target) and bool(s.hands[seat].cards)
            if bystander and in_range(s, seat, b.place) and field_sides(s, b, seat):
                return ASK
            self.i += 1
        self.at = SELECTING
        return RUN


def field_sides(s: Dorian, b: Battle, seat: Seat) -> list[int]:
    """Joiners help the attacker or the attacked (DO-FLD-05); team mates only their own (DO-TEA-10)."""
    with_attacker, with_target = mates(s, seat, b.attacker), mates(s, seat, b.target)
    found = [] if with_attacker else [DEFENCE_SIDE]
    return found if with_target else [*found, ATTACK_SIDE]


def directions(s: Dorian, seat: Seat, attacker: Seat) -> list[int]:
    """Where a fleeing Character may still go: no needed passage has been refused (DO-FLE-04, DO-FLE-05, DO-FLE-06)."""
    closed = s.turn.flight_closed[seat]
    return [place for place in steps_from(s, s.at[seat]) if not needed(s, seat, place, attacker) & closed]


class Flight(Frame[Dorian]):
    """Flee: a card to the Restore Pile (DO-FLE-01), then one step free of movement (DO-FLE-02). If every direction is
    refused the card comes back (DO-FLE-07). Hands back FLED or 0."""

    RULE: ClassVar[str] = "DO-FLE-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "attacker", "to", "paid")

    def __init__(self, seat: Seat, attacker: Seat, to: int = NONE, paid: bool = False) -> None:
        self.seat = seat
        self.attacker = attacker
        self.to = to  # the direction whose passage is being asked
        self.paid = paid

    def clone(self) -> "Flight":
        return Flight(seat=self.seat, attacker=self.attacker, to=self.to, paid=self.paid)

    def advance(self, s: Dorian) -> bool:
        seat = self.seat
        if not self.paid:
            self.paid = True
            s.call(CardChoice(seat, TO_DISCARD, 1, 0, 0, "DO-FLE-01"))
            return RUN
        if self.to != NONE:
            wanted = needed(s, seat, self.to, self.attacker)
            if wanted & s.turn.flight_closed[seat]:
                self.to = NONE
                return RUN
            still = wanted & ~s.turn.flight_open[seat]
            if still:
                s.call(PassRequest(seat, in_turn_order(s, still)[0], True))
            else:
                place_figure(s, seat, self.to)
                s.tell("DO-FLE-04", "fled", seat, self.to)
                s.end(FLED)
            return RUN
        open_ways = directions(s, seat, self.attacker)
        if open_ways:
            return ASK
        put(s, seat, s.restore[seat].pop(), HAND)  # the very card paid, known to all
        s.tell("DO-FLE-07", "flight-blocked", seat)
        s.end(0)
        return RUN

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-FLE-04", "flee")
        open_ways = directions(s, seat, self.attacker)
        for place in open_ways:
            menu.offer(GO, place)
        if menu.why:
            for place in steps_from(s, s.at[seat]):
                if place not in open_ways:
                    menu.refuse("DO-FLE-06", "passage-refused", GO, place)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self.to = first(option)


def reentry_places(s: Dorian, seat: Seat) -> list[int]:
    """Where a Character that was driven off the board comes back: not owned by others, no other Character (DO-FLD-22);
    if there is none, first ownership and then Characters stop mattering (DO-R-34)."""
    empty = [place for place in range(len(PLACES)) if place not in s.at]
    free = [place for place in empty if s.owner[place] == NOWHERE or owns(s, seat, place)]
    return free or empty or list(range(len(PLACES)))
