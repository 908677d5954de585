"""Paying: from Pool and Camp, in any mixture."""

from bisect import insort
from typing import ClassVar, Final

from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first, option
from greathall.games.dorian.rules.queries import all_funds
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.rules.units import BEGUN, FREE_ONES, ONE_ALONE, Units, only
from greathall.games.dorian.words import ANY, CAMP, PAY, PAY_REST, POOL, UNPAY

PURSES: Final = [3 * res + area for res in range(3) for area in (CAMP, POOL)]
PAYS: Final = [option(PAY, place // 3, place % 3) for place in range(9)]
NOT_OWED: Final = Why("DO-PRE-17", "not-owed")
ALL_PAID: Final = Why("DO-PRE-17", "all-paid")
NONE_THERE: Final = Why("DO-PRE-17", "none-there")


class Payment(Units):
    """A cost is paid from Pool or Camp, in any mixture (DO-PRE-17, DO-RES-03, DO-RES-07). It must be affordable."""

    RULE: ClassVar[str] = "DO-PRE-17"
    PICK: ClassVar[int] = PAY
    UNPICK: ClassVar[int] = UNPAY

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask("DO-PRE-17", "pay", self.need(s))

    def spell(self, thing: int) -> Option:
        return PAYS[thing]

    def candidates(self, s: Dorian) -> list[int]:
        return PURSES

    def why_not(self, s: Dorian, thing: int) -> Why | None:
        res = thing // 3
        if not self.of(res) and not self.free:
            return NOT_OWED
        if not self.due(res):
            return ALL_PAID
        return None if self._stock(s, thing) else NONE_THERE

    def _stock(self, s: Dorian, thing: int) -> int:
        return (s.camp if thing % 3 == CAMP else s.pool)[3 * self.seat + thing // 3]

    def left(self, s: Dorian) -> list[int]:
        codes: list[int] = []
        i = 3 * self.seat
        one, two, three = self.dues()
        for res in range(3):
            if (one if res == 0 else two if res == 1 else three) > 0:
                if s.camp[i + res]:
                    codes.append(3 * res + CAMP)
                if s.pool[i + res]:
                    codes.append(3 * res + POOL)
        return codes

    def forced(self, s: Dorian, left: list[int]) -> bool:
        """One purse for each kind, or all there is."""
        if self.free:
            return len(left) == 1 or all_funds(s, self.seat) == self.free
        i = 3 * self.seat
        for res in range(3):
            due = self.of(res)
            if due and s.camp[i + res] and s.pool[i + res] and due < s.camp[i + res] + s.pool[i + res]:
                return False
        return True

    def reaches(self, s: Dorian, thing: int) -> bool:
        """Without the purses before this one there is still enough: of its kind, or of all if any will do."""
        i = 3 * self.seat
        res = thing // 3
        behind = s.pool[i + res] + (s.camp[i + res] if thing % 3 == CAMP else 0)
        if not self.free:
            return behind >= self.due(res)
        for kind in range(res + 1, 3):
            behind += s.camp[i + kind] + s.pool[i + kind]
        return behind >= self.need(s) - len(self.picked)

    def put(self, s: Dorian, thing: int) -> None:
        insort(self.picked, thing)
        (s.camp if thing % 3 == CAMP else s.pool)[3 * self.seat + thing // 3] -= 1

    def take(self, s: Dorian, thing: int) -> None:
        self.picked.remove(thing)
        (s.camp if thing % 3 == CAMP else s.pool)[3 * self.seat + thing // 3] += 1

    def why_not_rest(self, s: Dorian, area: int) -> Why | None:
        """Why all may not be paid from one purse first; None if it may."""
        if self.need(s) == 1:
            return ONE_ALONE
        if self.free:
            return FREE_ONES
        if self.picked:
            return BEGUN
        for res in range(3):
            if self.of(res) and self.due(res) and self._stock(s, 3 * res + area):
                return None
        return NONE_THERE

    def offer_more(self, s: Dorian, menu: Menu) -> None:
        for area in (CAMP, POOL):
            menu.judge(self.why_not_rest(s, area), PAY_REST, area)

    def choose_more(self, s: Dorian, o: Option) -> None:
        area = first(o)
        for res in range(3):
            for _ in range(self.due(res)):
                self.put(s, 3 * res + (area if self._stock(s, 3 * res + area) else CAMP + POOL - area))
        self.close(s)

    def close(self, s: Dorian) -> None:
        s.end()
        self.told(s, "DO-PRE-17", "paid")


def pay_one(s: Dorian, seat: Seat, res: int, n: int) -> None:
    """Pay n of a Resource, or of the payer's choice. It must be affordable."""
    if n > 0:
        s.call(Payment(seat, only(res, n, 0), only(res, n, 1), only(res, n, 2), only(res, n, ANY)))
