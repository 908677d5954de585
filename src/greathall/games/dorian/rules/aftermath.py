"""After a siege or a Field Battle: cards, triggers, claim, Treasure, Upgrades, IP, losses, retreat, Objectives."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE, Seat
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.dorian.cards.catalogue import CARDS, EVENTS, OUTCOME, TREASURES, VALE_CITY
from greathall.games.dorian.rules.arithmetic import location_stars, treasure_tier
from greathall.games.dorian.rules.final_battle import check_goal
from greathall.games.dorian.rules.objectives import END_OF_BATTLE, turn_in
from greathall.games.dorian.rules.permission import place_figure
from greathall.games.dorian.rules.piles import put
from greathall.games.dorian.rules.programs import battle_of, run_program
from greathall.games.dorian.rules.queries import (
    FIELD_IP,
    SIEGE_IP,
    SUPPORT_IP,
    TREASURES_PER_WIN,
    distance,
    face,
    flag_number,
    flagged,
    mates,
    static_sum,
    steps_from,
)
from greathall.games.dorian.rules.resources import Loss, count
from greathall.games.dorian.rules.scoring import change_ip, finish
from greathall.games.dorian.rules.state import (
    ATTACKERS_WON,
    CAPTURE,
    DEFENDERS_WON,
    LOST_JOINED,
    TIED,
    WIN_FIELD,
    WIN_GREAT,
    WIN_SIEGE,
    Battle,
    Dorian,
)
from greathall.games.dorian.rules.triggers import fire_end
from greathall.games.dorian.rules.upgrades import NewUpgrade
from greathall.games.dorian.words import (
    ATTACKING,
    BASE,
    BASE_LOSS,
    DECK_TOP,
    DEFENDING,
    DONE,
    GO,
    GREAT,
    HAND,
    NONE,
    NOWHERE,
    ON_LOSE,
    ON_WIN,
    PRESENT,
    RESTORE,
    SIEGE,
    SILENCED,
    SUPPORTING,
    TAKE_BACK,
)

NOT_OWN: Final = Why("DO-FLD-20", "not-own")
NOT_NEXT: Final = Why("DO-SLO-03", "not-next")
NOT_BACK: Final = Why("DO-R-84", "not-back")
KEEP: Final = 0
DISCARD: Final = 1
WIN_TRIGGERS: Final = 2
LOSE_TRIGGERS: Final = 3
CLAIM: Final = 4
TREASURE: Final = 5
UPGRADES: Final = 6
INFLUENCE_POINTS: Final = 7
LOSSES: Final = 8
RETREATS: Final = 9
TALLIES: Final = 10
OBJECTIVES: Final = 11
CLOSE: Final = 12


def winners(b: Battle) -> list[int]:
    """Players on the winning side, in battle order. A Location that held alone has none (DO-R-24)."""
    if b.result == TIED:
        return []
    return [seat for seat in b.order if (b.roles[seat] == DEFENDING) == (b.result == DEFENDERS_WON)]


def losers(b: Battle) -> list[int]:
    """Players on the losing side, in battle order."""
    if b.result == TIED:
        return []
    return [seat for seat in b.order if (b.roles[seat] == DEFENDING) == (b.result == ATTACKERS_WON)]


def mask_of(seats: list[int]) -> int:
    """The mask of some seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class Aftermath(Frame[Dorian]):
    """What follows a battle, in the printed order; all IP is booked before the one goal check (DO-R-58)."""

    RULE: ClassVar[str] = "DO-SIE-23"

    at: int = KEEP
    i: int = 0  # next card or player of this step
    drawn: int = 0  # Treasures drawn
    treasure: int = NONE  # the open Treasure

    def _next(self) -> None:
        self.at += 1
        self.i = 0

    def advance(self, s: Dorian) -> bool:
        b = battle_of(s)
        at = self.at
        if at == KEEP:
            return self._keep(s, b)
        if at == TREASURE:
            self._treasure(s, b)
            return RUN
        if at in (UPGRADES, LOSSES, RETREATS):
            self._each(s, b)
            return RUN
        self._next()
        if at == DISCARD:  # DO-FLD-12: also after a tie
            discard_present(s, b)
        elif at == WIN_TRIGGERS:
            fire_end(s, ON_WIN, mask_of(winners(b)))
        elif at == LOSE_TRIGGERS:
            fire_end(s, ON_LOSE, mask_of(losers(b)))
        elif at == CLAIM:
            if b.kind == SIEGE and b.result == ATTACKERS_WON:
                claim(s, b)
        elif at == INFLUENCE_POINTS:
            book_ip(s, b)
        elif at == TALLIES:
            book_tallies(s, b)
        elif at == OBJECTIVES:
            if s.settings.objectives:
                turn_in(s, END_OF_BATTLE)
        else:
            s.battle = None  # nothing of "this battle" outlives it (DO-TRM-15)
            s.end()
            check_goal(s)
        return RUN

    # -- cards that may be kept (DO-SPC-11)

    def _keep(self, s: Dorian, b: Battle) -> bool:
        while self.i < len(b.card):
            flags = b.flags[self.i]
            if flags & PRESENT and not flags & SILENCED and CARDS[face(s, b.card[self.i])].abilities.keep != NONE:
                return ASK
            self.i += 1
        self._next()
        return RUN

    def asked(self, s: Dorian) -> Seat:
        return battle_of(s).owner[self.i]

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        f = face(s, battle_of(s).card[self.i])
        menu.ask("DO-SPC-11", "keep", f)
        menu.offer(DONE)
        menu.offer(TAKE_BACK, f)
        if menu.why:
            menu.rule_out(TAKE_BACK, "DO-SPC-11", "not-this-card")

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        b = battle_of(s)
        zone = RESTORE
        if verb_of(option) == TAKE_BACK:
            zone = HAND if CARDS[first(option)].abilities.keep == HAND else DECK_TOP
        b.flags[self.i] &= ~PRESENT
        put(s, seat, b.card[self.i], zone)
        self.i += 1
        if zone != RESTORE:
            s.tell("DO-SPC-11", "kept", seat, first(option))

    # -- Treasure: one for the winning side together (DO-SWN-03, DO-FLD-16)

    def _treasure(self, s: Dorian, b: Battle) -> None:
        won = winners(b)
        if self.treasure == NONE:
            if not won or self.drawn >= flag_number(s, TREASURES_PER_WIN, 1):
                self._next()
                return
            self.treasure = s.treasures.draw()
            self.drawn += 1
            self.i = 0
            s.reveals += 1
            s.tell("DO-SWN-03", "treasure", won[0], self.treasure)
        elif self.i == len(won):
            s.treasures.put_under(self.treasure, EVERYONE)
            self.treasure = NONE
        else:  # DO-SWN-04, DO-R-25: left column for the attacker, right for each other winner
            seat = won[self.i]
            self.i += 1
            card = TREASURES[self.treasure]
            column = card.left if b.roles[seat] == ATTACKING else card.right
            run_program(s, column[treasure_tier(b)], seat)

    # -- one player after the other

    def _each(self, s: Dorian, b: Battle) -> None:
        seats = winners(b) if self.at == UPGRADES else losers(b)  # winners stay where they joined (DO-SWN-11)
        if self.i == len(seats):
            self._next()
            return
        seat = seats[self.i]
        self.i += 1
        if self.at == UPGRADES:
            s.call(NewUpgrade(seat, 1))  # DO-SWN-05, DO-FLD-17
        elif not b.joined >> seat & 1:
            return  # DO-SLO-02
        elif self.at == LOSSES:  # DO-SLO-01, DO-FLD-18
            n = max(0, BASE_LOSS - static_sum(s, seat, "loss_reduction"))
            s.call(Loss(seat, BASE, n))
        else:
            s.call(Retreat(seat))


def discard_present(s: Dorian, b: Battle) -> None:
    """Cards still present go to their owners' Restore Piles (DO-SIE-23)."""
    for i in range(len(b.card)):
        if b.flags[i] & PRESENT:
            b.flags[i] &= ~PRESENT
            put(s, b.owner[i], b.card[i], RESTORE)


def claim(s: Dorian, b: Battle) -> None:
    """The Attacking Player owns the Location now (DO-SWN-01, DO-SWN-02, DO-SWN-12); a team by its leader (DO-TEA-05).
    Capturing Vale City wins at once where that is agreed (DO-VAL-01, DO-TEA-08)."""
    b.former = s.owner[b.place]
    s.owner[b.place] = s.team[b.attacker]
    s.dirty = (1 << s.seats) - 1
    s.tell("DO-SWN-01", "captured", b.attacker, b.place)
    if s.settings.vale and b.place == VALE_CITY:
        for seat in b.order:
            if b.roles[seat] == SUPPORTING and not mates(s, seat, b.attacker):
                s.kingmakers |= 1 << seat  # DO-VAL-04
        finish(s, s.team[b.attacker], "vale-city")


def book_ip(s: Dorian, b: Battle) -> None:
    """The Outcome table for a siege (DO-SWN-08, DO-SWN-09, DO-SWN-10), 1 IP for a Field Battle (DO-FLD-15, DO-FLD-19),
    the bonuses of the Event, and the former owner's loss, present or not (DO-SLO-06, DO-SLO-07, DO-R-23)."""
    if b.kind == SIEGE:
        attacker, others, loss = OUTCOME[location_stars(b)]
        for seat in winners(b):
            role = b.roles[seat]
            n = attacker + siege_bonus(s) if role == ATTACKING else others
            if role == SUPPORTING:
                n += flag_number(s, SUPPORT_IP)
            change_ip(s, seat, n, "DO-SWN-08")
        if b.former != NOWHERE:
            change_ip(s, b.former, -loss, "DO-SLO-06")
        return
    for seat in winners(b):
        bonus = flag_number(s, FIELD_IP) + (flag_number(s, SUPPORT_IP) if b.roles[seat] == SUPPORTING else 0)
        change_ip(s, seat, 1 + bonus, "DO-FLD-15")
    for seat in losers(b):
        change_ip(s, seat, -1, "DO-FLD-19")


def siege_bonus(s: Dorian) -> int:
    """Extra IP of the Event for an attacker who wins a siege."""
    return EVENTS[s.event].flags[SIEGE_IP][1] if flagged(s, SIEGE_IP) else 0


def book_tallies(s: Dorian, b: Battle) -> None:
    """What Objectives count of this battle."""
    for seat in winners(b):
        if b.kind != SIEGE:
            count(s, seat, WIN_FIELD)
            continue
        role = b.roles[seat]
        count(s, seat, WIN_SIEGE + role - 1)
        if role == ATTACKING:
            s.turn.wins += 1
            if location_stars(b) >= GREAT:
                count(s, seat, WIN_GREAT)
            if b.former != NOWHERE:
                count(s, seat, CAPTURE)
    for seat in losers(b):
        if b.joined >> seat & 1:
            count(s, seat, LOST_JOINED)
    for seat in b.order:
        s.dirty |= 1 << seat


class Retreat(SeatFrame[Dorian]):
    """A losing Character gives way. Siege: one step back towards where it came from, or to a Location of its choice if
    it stood here (DO-SLO-03, DO-SLO-05, DO-R-20, DO-R-84). Field Battle: to the nearest own ★-Location (DO-FLD-20,
    DO-R-32), or off the board without one (DO-FLD-21). No permission is needed (DO-R-21)."""

    RULE: ClassVar[str] = "DO-SLO-03"

    def why_not(self, s: Dorian, place: int) -> Why | None:
        """Why the Character does not retreat there."""
        b = battle_of(s)
        if b.kind != SIEGE:
            if s.owner[place] != s.team[self.seat]:
                return NOT_OWN
            near = min(distance(s, b.place, own) for own in range(len(s.owner)) if s.owner[own] == s.team[self.seat])
            far = distance(s, b.place, place)
            return None if far == near else Why("DO-FLD-20", "not-nearest", near, far)
        steps = steps_from(s, b.place)
        if place not in steps:
            return NOT_NEXT
        came = s.turn.came if self.seat == b.attacker else b.came[self.seat]
        if came == NOWHERE:
            return None
        return None if distance(s, place, came) == min(distance(s, step, came) for step in steps) else NOT_BACK

    def _places(self, s: Dorian) -> list[int]:
        b = battle_of(s)
        if b.kind == SIEGE:
            return [place for place in steps_from(s, b.place) if self.why_not(s, place) is None]
        own = [place for place in range(len(s.owner)) if s.owner[place] == s.team[self.seat]]
        return [place for place in own if self.why_not(s, place) is None]

    def advance(self, s: Dorian) -> bool:
        places = self._places(s)
        if len(places) > 1:
            return ASK
        self._go(s, places[0] if places else NOWHERE)
        return RUN

    def _go(self, s: Dorian, place: int) -> None:
        b = battle_of(s)
        s.end()
        place_figure(s, self.seat, place)
        if self.seat == s.turn.seat:
            s.turn.came = NOWHERE
            if b.kind == SIEGE:
                s.turn.moves = max(0, s.turn.moves - 1)  # DO-SLO-04, DO-R-19
        if place == NOWHERE:
            s.tell("DO-FLD-21", "off-board", self.seat)
        else:
            s.tell("DO-SLO-03" if b.kind == SIEGE else "DO-FLD-20", "retreated", self.seat, place)

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-SLO-05" if battle_of(s).kind == SIEGE else "DO-FLD-20", "retreat")
        if not menu.why:
            menu.offer_each(GO, self._places(s))
            return
        for place in range(len(s.owner)):
            menu.judge(self.why_not(s, place), GO, place)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._go(s, first(option))
