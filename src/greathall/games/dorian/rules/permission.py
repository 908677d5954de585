"""Permission to pass: whom a step needs, requests and their answers."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, verb_of
from greathall.games.dorian.cards.catalogue import SEAS
from greathall.games.dorian.rules.offer import PRICING, STRUCK, new_offer, why_no_price
from greathall.games.dorian.rules.queries import FREE_SEA, PERMISSION_FREE, flagged, in_turn_order, mates
from greathall.games.dorian.rules.resources import count
from greathall.games.dorian.rules.state import GRANTED, SEA_TRAVEL, Dorian
from greathall.games.dorian.words import DENY, GRANT, MOST_SAILS, NAME_PRICE, NONE, NOWHERE, PASS


def place_figure(s: Dorian, seat: Seat, place: int) -> None:
    """Move a Figure. Shelter lasts no longer than the Character stays (DO-R-42)."""
    s.at[seat] = place
    s.turn.sheltered &= ~(1 << seat)


def needed(s: Dorian, seat: Seat, to: int, attacker: int = NONE) -> int:
    """Mask of the players who must let a Character pass for a step. Leaving a Location passes its owner and every
    other Character there, except back along the edge by which it was entered this turn (DO-PER-01, DO-PER-05,
    DO-PER-12, DO-R-37). A Sea Route needs the owners of both Ports (DO-BRD-02, DO-R-39). `attacker` is given for a
    flight, which passes that Character freely (DO-FLE-05). No forced move needs any (DO-R-21)."""
    if not s.settings.permission or flagged(s, PERMISSION_FREE):
        return 0
    here = s.at[seat]
    mask = 0
    owner = s.owner[here]
    by_sea = to in SEAS[here]
    back = attacker == NONE and s.turn.came == to
    if owner != NOWHERE and not mates(s, owner, seat) and (not back or by_sea):
        mask |= 1 << owner
    if by_sea and s.owner[to] != NOWHERE and not mates(s, s.owner[to], seat):
        mask |= 1 << s.owner[to]
    if not back:
        at = s.at
        for other in range(s.seats):
            if at[other] == here and other != seat and other != attacker and not mates(s, seat, other):
                mask |= 1 << other
    return mask


class PassRequest(Frame[Dorian]):
    """A request to pass. The answer covers the Character and all ★-Locations of the asked player until the end of the
    turn (DO-PER-02, DO-PER-03, DO-PER-08, DO-PER-11, DO-R-38), and binds nobody in other turns (DO-PER-09). A flight
    has its own answers (DO-R-41). Hands back 1 if granted."""

    RULE: ClassVar[str] = "DO-INF-07"

    seat: Seat
    other: Seat
    flight: bool
    priced: bool = False

    def advance(self, s: Dorian) -> bool:
        if not self.priced:
            return ASK
        self._answer(s, s.value == STRUCK)  # DO-TRB-03, DO-TRB-05
        return RUN

    def asked(self, s: Dorian) -> Seat:
        return self.other

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-INF-07", "pass", self.seat)
        menu.offer(GRANT)
        menu.offer(DENY)
        menu.judge(why_no_price(s, self.seat, 0), NAME_PRICE)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if verb_of(option) == NAME_PRICE:
            self.priced = True
            s.call(new_offer(self.seat, self.other, PASS, PRICING))
        else:
            self._answer(s, verb_of(option) == GRANT)

    def _answer(self, s: Dorian, granted: bool) -> None:
        turn = s.turn
        bit = 1 << self.other
        if granted:
            count(s, self.other, GRANTED)
            if self.flight:
                turn.flight_open[self.seat] |= bit
            else:
                turn.passes |= bit
        elif self.flight:
            turn.flight_closed[self.seat] |= bit
        else:
            turn.closed |= bit
        s.tell("DO-PER-02" if granted else "DO-PER-03", "granted" if granted else "denied", self.other, self.seat)
        s.end(1 if granted else 0)


class Passage(Frame[Dorian]):
    """A step that needs answers: the open ones are asked in Turn Order, and a refusal ends it (DO-PER-06, DO-PER-10,
    DO-R-96)."""

    RULE: ClassVar[str] = "DO-PER-06"

    seat: Seat
    to: int

    def advance(self, s: Dorian) -> bool:
        wanted = needed(s, self.seat, self.to)
        if wanted & s.turn.closed:
            s.end()
            return RUN
        still = wanted & ~s.turn.passes
        if still:
            s.call(PassRequest(self.seat, in_turn_order(s, still)[0], False))
        else:
            s.end()
            step(s, self.seat, self.to)
        return RUN


def step_cost(s: Dorian, here: int, to: int) -> int:
    """1 movement a step (DO-INF-03); Fair Winds make sea steps free, up to a technical limit."""
    free = to in SEAS[here] and flagged(s, FREE_SEA) and s.turn.sails < MOST_SAILS
    return 0 if free else 1


def step(s: Dorian, seat: Seat, to: int) -> None:
    """One step of Travel in the own turn."""
    here = s.at[seat]
    turn = s.turn
    cost = step_cost(s, here, to)
    turn.moves -= cost
    turn.sails += 1 - cost
    turn.travelled = 1
    place_figure(s, seat, to)
    turn.came = here
    if to in SEAS[here]:
        count(s, seat, SEA_TRAVEL)
    s.tell("DO-INF-03", "travelled", seat, to)
