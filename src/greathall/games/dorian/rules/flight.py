"""Fleeing from a Field Battle, and coming back to the board after a lost one."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first
from greathall.games.dorian.cards.catalogue import PLACES
from greathall.games.dorian.rules.choices import TO_DISCARD, CardChoice
from greathall.games.dorian.rules.permission import PassRequest, needed, place_figure
from greathall.games.dorian.rules.piles import put
from greathall.games.dorian.rules.queries import in_turn_order, owns, steps_from
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.words import GO, HAND, NONE, NOWHERE

FLED: Final = 1

FLIGHT_REFUSED: Final = Why("DO-FLE-06", "passage-refused")
FAR_AWAY: Final = Why("DO-FLE-04", "not-next")
OWNED: Final = Why("DO-FLD-22", "owned-by-others")
NOT_FREE: Final = Why("DO-FLD-22", "character-there")


def why_not_flee_to(s: Dorian, seat: Seat, attacker: Seat, place: int) -> Why | None:
    """Why a fleeing Character cannot go there: one step (DO-FLE-04), past nobody who refused (DO-FLE-05, DO-FLE-06)."""
    if place not in steps_from(s, s.at[seat]):
        return FAR_AWAY
    return FLIGHT_REFUSED if needed(s, seat, place, attacker) & s.turn.flight_closed[seat] else None


def directions(s: Dorian, seat: Seat, attacker: Seat) -> list[int]:
    """Where a fleeing Character may still go."""
    return [place for place in steps_from(s, s.at[seat]) if why_not_flee_to(s, seat, attacker, place) is None]


class Flight(SeatFrame[Dorian]):
    """Flee: a card to the Restore Pile (DO-FLE-01), then one step free of movement (DO-FLE-02). If every direction is
    refused the card comes back (DO-FLE-07). Hands back FLED or 0."""

    RULE: ClassVar[str] = "DO-FLE-01"

    attacker: Seat
    to: int = NONE  # the direction whose passage is being asked
    paid: bool = False

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

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-FLE-04", "flee")
        for place in range(len(PLACES)) if menu.why else steps_from(s, s.at[seat]):
            menu.judge(why_not_flee_to(s, seat, self.attacker, place), GO, place)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self.to = first(option)


def reentry_places(s: Dorian, seat: Seat) -> list[int]:
    """Where a Character that was driven off the board comes back: not owned by others, no other Character (DO-FLD-22);
    if there is none, first ownership and then Characters stop mattering (DO-R-34)."""
    empty = [place for place in range(len(PLACES)) if place not in s.at]
    free = [place for place in empty if s.owner[place] == NOWHERE or owns(s, seat, place)]
    return free or empty or list(range(len(PLACES)))


def why_not_return(s: Dorian, seat: Seat, place: int) -> Why | None:
    """Why a Character does not come back to the board there."""
    if place in reentry_places(s, seat):
        return None
    return NOT_FREE if place in s.at else OWNED
