"""Garlock City: a Garlock takes open Resource Cards, and the city is restocked."""

from bisect import insort
from typing import ClassVar, Final

from greathall.core.frame import RUN, Frame
from greathall.core.ids import EVERYONE, Seat
from greathall.core.option import Menu, Why, option
from greathall.core.picking import SeatPicking
from greathall.games.dorian.cards.catalogue import CARDS, EVENTS, GARLOCKS, PROGRAMS, SUPPLIES
from greathall.games.dorian.rules.faces import each_set_once
from greathall.games.dorian.rules.queries import GARLOCK_PICKS, flag_number
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.rules.units import Gain
from greathall.games.dorian.words import CITY_SLOTS, DONE, PICK, UNPICK

NO_GARLOCK: Final = Why("DO-SPC-01", "no-garlock")
CITY_EMPTY: Final = Why("DO-PRE-03", "city-empty")


def why_not_garlock(s: Dorian, card: int) -> Why | None:
    """Why a card of the Hand is not sent to Garlock City (DO-SPC-01, DO-PRE-03)."""
    if not GARLOCKS[card]:
        return NO_GARLOCK
    return None if s.city else CITY_EMPTY


def picks_of(s: Dorian, card: int) -> int:
    """Resource Cards a Garlock takes: Worker 1, Supervisor 2 (DO-PRE-08, DO-PRE-09, DO-R-06), changed by an Event."""
    picks = CARDS[card].garlock
    change = flag_number(s, GARLOCK_PICKS)
    return max(EVENTS[s.event].flags[GARLOCK_PICKS][1], picks + change) if change else picks


class GarlockWork(Frame[Dorian]):
    """A Garlock picks open Resource Cards; the city is restocked afterwards (DO-PRE-03, DO-PRE-07)."""

    RULE: ClassVar[str] = "DO-PRE-07"

    seat: Seat
    picks: int
    sent: bool = False

    def advance(self, s: Dorian) -> bool:
        if not self.sent:
            self.sent = True
            s.call(CityPick(self.seat, self.picks))
        else:
            s.end()
            restock(s)
        return RUN


class CityPick(SeatPicking[Dorian]):
    """So many of the open Resource Cards, as they lie (DO-R-06); their Resources are placed together (DO-PRE-04)."""

    RULE: ClassVar[str] = "DO-PRE-03"
    PICK: ClassVar[int] = PICK
    UNPICK: ClassVar[int] = UNPICK
    DONE: ClassVar[int] = DONE

    n: int
    picked: list[int] = []

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask("DO-PRE-03", "pick", self.need(s))

    def need(self, s: Dorian) -> int:
        return min(self.n, len(s.city))

    def most(self, s: Dorian) -> int:
        return min(self.n, len(s.city))

    def held(self, s: Dorian) -> list[int]:
        return self.picked

    def candidates(self, s: Dorian) -> list[int]:
        return sorted(set(s.city))

    def copies(self, s: Dorian, thing: int) -> int:
        return s.city.count(thing) - self.picked.count(thing)

    def why_not(self, s: Dorian, thing: int) -> Why | None:
        if len(self.picked) >= self.n or not self.copies(s, thing):
            return Why("DO-PRE-03", "enough-chosen", self.n, len(self.picked))
        return None

    def forced(self, s: Dorian, left: list[int]) -> bool:
        return len(left) == 1 or self.n >= len(s.city)

    def left(self, s: Dorian) -> list[int]:
        if len(self.picked) >= self.n:
            return []
        if not self.picked:
            return sorted(set(s.city))
        return [thing for thing in sorted(set(s.city)) if self.copies(s, thing)]

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if menu.free or menu.why:
            super().offer(s, seat, menu)
            return
        self.ask(s, menu)
        left = s.city[:]
        for card in self.picked:
            left.remove(card)
        lacking = self.need(s) - len(self.picked)
        if lacking:
            menu.offer_each(PICK, each_set_once(left, self.picked[-1] if self.picked else 0, lacking))
        else:
            menu.options.append(option(DONE))

    def offer_more(self, s: Dorian, menu: Menu) -> None:
        if menu.why:
            menu.rule_out(PICK, "DO-PRE-03", "not-in-city")

    def put(self, s: Dorian, thing: int) -> None:
        insort(self.picked, thing)

    def take(self, s: Dorian, thing: int) -> None:
        self.picked.remove(thing)

    def close(self, s: Dorian) -> None:
        units = [0, 0, 0, 0]
        for card in self.picked:
            s.city.remove(card)
            s.supplies.put_under(card, EVERYONE)  # DO-PRE-05
            for _, res, n, _ in PROGRAMS[SUPPLIES[card].program]:
                units[res] += n
        s.end()
        for card in self.picked:
            s.tell("DO-PRE-04", "picked", self.seat, card)
        if self.picked:
            s.call(Gain(self.seat, units[0], units[1], units[2], units[3]))


def restock(s: Dorian) -> None:
    """Fill Garlock City to its 5 slots (DO-R-07)."""
    while len(s.city) < CITY_SLOTS and s.supplies.cards:
        s.city.append(s.supplies.draw())
        s.reveals += 1
