"""Encounter with a Trap: one single roll."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.games.karez.rules.death import Deaths, doomed_heroes
from greathall.games.karez.rules.dice import roll_trap
from greathall.games.karez.rules.queries import usable_now
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.rules.using import offer_uses, tell_dice, use, why_not_flee
from greathall.games.karez.rules.wounds import Wounds
from greathall.games.karez.words import (
    AFTER_ROLL,
    DONE,
    FLEE,
    SURVIVED,
    USE,
    WIPED_OUT,
)

# The steps of SpringTrap.
ROLLING: Final = 0
ROLLED: Final = 1
DYING: Final = 2
OVER: Final = 3


class SpringTrap(SeatFrame[Karez]):
    """KZ-TRP-02, KZ-TRP-03: one roll of green and white dice, absorbed and inflicted like in a round."""

    RULE: ClassVar[str] = "KZ-TRP-02"

    at: int = ROLLING

    def advance(self, s: Karez) -> bool:
        trip = s.journey()
        if self.at == ROLLING:
            roll_trap(s, trip)
            s.tell("KZ-TRP-02", "trap-rolled", self.seat, trip.foe, len(trip.dice))
            if s.log is not None:
                tell_dice(s, trip)
            self.at = ROLLED
        elif self.at == ROLLED:
            if usable_now(s, trip, AFTER_ROLL):
                return ASK
            self.hits(s)
        elif self.at == DYING:
            self.at = OVER
            if doomed_heroes(s, trip):
                s.call(Deaths(seat=self.seat))
        else:
            trip.outcome = SURVIVED if trip.party else WIPED_OUT
            s.end()
        return RUN

    def hits(self, s: Karez) -> None:
        """White dice are absorbed or placed."""
        self.at = DYING
        s.call(Wounds(seat=self.seat))

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        trip = s.journey()
        menu.ask("KZ-TRP-04", "after-trap", trip.foe)
        menu.offer(DONE)
        offer_uses(s, trip, AFTER_ROLL, menu)
        menu.judge(why_not_flee(trip), FLEE)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        if verb_of(option) == USE:
            use(s, seat, first(option), second(option))
        else:
            self.hits(s)
