"""The Field Battle: a Character attacks another one, who fights, flees or enters the Defences."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE, Seat
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.dorian.rules.aftermath import Aftermath
from greathall.games.dorian.rules.arithmetic import field_result
from greathall.games.dorian.rules.battle import BattleTurns, Selection, calculate, new_battle, take_part, tell_sides
from greathall.games.dorian.rules.deals import parley
from greathall.games.dorian.rules.final_battle import check_goal
from greathall.games.dorian.rules.flight import FLED, Flight, directions
from greathall.games.dorian.rules.programs import battle_of
from greathall.games.dorian.rules.queries import (
    BATTLE_OPEN,
    NO_FIELD,
    OFF_BOARD,
    flagged,
    in_range,
    mates,
    owns,
)
from greathall.games.dorian.rules.siege import join_figure
from greathall.games.dorian.rules.state import ATTACKERS_WON, TIED, Battle, Dorian
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
    GRANT,
    JOINS,
    MOST_TIES,
    NOWHERE,
    STAY_OUT,
    STAYS,
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

NOT_IN_USE: Final = Why("DO-GEN-06", "rule-off")
RESTED: Final = Why("DO-INF-14", "rested")
YOURSELF: Final = Why("DO-INF-06", "yourself")
NOT_HERE: Final = Why("DO-INF-06", "not-here")
EVENT_FORBIDS: Final = Why("DO-RND-07", "event-forbids")
TEAM_MATE: Final = Why("DO-TEA-03", "team-mate")
SHELTERED: Final = Why("DO-R-42", "sheltered")
NO_CARDS: Final = Why("DO-SIE-10", "no-cards", 1)
CANNOT_PAY: Final = Why("DO-FLE-01", "no-cards", 1)
NO_WAY_OUT: Final = Why("DO-FLE-07", "blocked")
ENTRY_REFUSED: Final = Why("DO-ENT-05", "entry-refused")
ATTACKERS_PLACE: Final = Why("DO-ENT-04", "attackers-place")
PASSAGE_REFUSED: Final = Why("DO-ENT-06", "passage-refused")
NO_SHELTER: Final = Why("DO-ENT-07", "no-shelter")
MUST_JOIN: Final = Why("DO-FLD-03", "must-join")
OWN_SIDE: Final = Why("DO-TEA-10", "own-side")


def why_not_attack(s: Dorian, seat: Seat, other: Seat) -> Why | None:
    """Why a Character is not attacked: it stands on the same Location, is not of the own team and not sheltered (DO-INF-06,
    DO-R-42, DO-TEA-03); also one that refused passage (DO-PER-07), and again after a tie (DO-R-43), so often a turn."""
    if not s.settings.field:
        return NOT_IN_USE
    if s.turn.rested:
        return RESTED
    if s.at[seat] == NOWHERE:
        return OFF_BOARD
    if other == seat:
        return YOURSELF
    if s.at[other] != s.at[seat]:
        return NOT_HERE
    if mates(s, seat, other):
        return TEAM_MATE
    if flagged(s, NO_FIELD):
        return EVENT_FORBIDS
    if s.turn.sheltered >> other & 1:
        return SHELTERED
    if not s.hands[seat].cards:
        return NO_CARDS
    if s.turn.ties >= MOST_TIES:  # DO-R-95: with cards that come back to the Hand it could be tied for ever
        return Why("DO-R-95", "too-many-ties", MOST_TIES, s.turn.ties)
    return None


def offer_attacks(s: Dorian, seat: Seat, menu: Menu) -> None:
    """The Characters that may be attacked."""
    if not s.settings.field and not menu.why:
        return
    for other in range(s.seats):
        if menu.why or (s.at[other] == s.at[seat] and other != seat):
            menu.judge(why_not_attack(s, seat, other), ATTACK, other)
    if menu.why:
        menu.rule_out(ATTACK, "DO-GEN-01", "no-such-player")


class FieldBattle(Frame[Dorian]):
    """The Active Player attacks a Character on the same Location (DO-FLD-01); the Location itself is not involved
    (DO-FLD-14) and no Defence card is used (DO-FLD-13)."""

    RULE: ClassVar[str] = "DO-FLD-01"

    seat: Seat
    target: Seat
    at: int = DECLARED
    i: int = 0
    no_entry: bool = False  # entry was refused
    no_flight: bool = False  # every direction was blocked

    def advance(self, s: Dorian) -> bool:
        if self.at == DECLARED:
            self.at = RESPONDING
            s.turn.attacked = 1  # DO-R-77: also if the target gets away
            s.tell("DO-INF-06", "attacks", self.seat, self.target)
            parley(s, self.seat)
            return RUN
        if check_goal(s):
            return RUN  # by an Objective, before anything is decided
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
            if b.result == TIED:  # DO-R-43, DO-R-95
                s.turn.ties += 1
            tell_sides(s, b)
            s.tell("DO-FLD-10", kind, self.seat, self.target)
            s.goto(Aftermath())
        return RUN

    # -- the attacked player's response

    def why_not_enter(self, s: Dorian) -> Why | None:
        """An own ★-Location gives shelter (DO-ENT-01), a third player's with leave (DO-ENT-03); not the attacker's
        (DO-ENT-04), a neutral one or one without ★ (DO-ENT-07); nor if the owner refused passage (DO-ENT-06)."""
        owner = s.owner[s.at[self.target]]
        if owner == NOWHERE:
            return NO_SHELTER
        if mates(s, owner, self.seat):
            return ATTACKERS_PLACE
        if self.no_entry:
            return ENTRY_REFUSED
        if mates(s, owner, self.target) or not s.turn.flight_closed[self.target] >> owner & 1:
            return None
        return PASSAGE_REFUSED

    def why_not_flee(self, s: Dorian) -> Why | None:
        """A card is paid (DO-FLE-01), and there must be a way (DO-FLE-07)."""
        if not s.hands[self.target].cards:
            return CANNOT_PAY
        return NO_WAY_OUT if self.no_flight or not directions(s, self.target, self.seat) else None

    def _respond(self, s: Dorian) -> bool:
        if s.value == FLED and self.i == 1:
            s.end()
            return RUN
        if self.i == 1:  # the flight failed: DO-FLE-07
            self.i = 0
            self.no_flight = True
        if s.hands[self.target].cards or self.why_not_enter(s) is None:
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
            for side in (DEFENCE_SIDE, ATTACK_SIDE):
                for how in (STAYS, JOINS):
                    menu.judge(why_not_help(s, battle_of(s), seat, side, how), TAKE_PART, side, how)

    def _offer_response(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-FLD-01", "attacked", self.seat)
        menu.judge(None if s.hands[seat].cards else NO_CARDS, FIGHT)
        menu.judge(self.why_not_flee(s), FLEE)
        menu.judge(self.why_not_enter(s), ENTER)

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
        s.tell("DO-ENT-03" if granted else "DO-ENT-05", "entry-granted" if granted else "entry-denied", owner, self.target)
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


def why_not_help(s: Dorian, b: Battle, seat: Seat, side: int, how: int) -> Why | None:
    """Why a bystander does not join like this: with the Character (DO-FLD-03), the attacker or the attacked (DO-FLD-05), team
    mates only their own (DO-TEA-10)."""
    if mates(s, seat, b.target if side == ATTACK_SIDE else b.attacker):
        return OWN_SIDE
    return MUST_JOIN if how != JOINS else None


def field_sides(s: Dorian, b: Battle, seat: Seat) -> list[int]:
    """The sides that a bystander may help."""
    return [side for side in (DEFENCE_SIDE, ATTACK_SIDE) if why_not_help(s, b, seat, side, JOINS) is None]
