"""One offer between two players, from its terms to its answer.

An offer is structured: what, for what, to whom. The other side accepts, refuses or names a price once. Resources move
at once. Only a paid passage binds (DO-TRB-02, DO-TRB-03); every other promise is words, and the log says so.
"""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first, option, verb_of
from greathall.core.picking import SeatPicking
from greathall.games.dorian.rules.payment import Payment
from greathall.games.dorian.rules.queries import all_funds, funds
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.rules.units import Gain
from greathall.games.dorian.words import (
    ACCEPT,
    BARTER,
    GIVE,
    MOST_UNITS,
    NAME_PRICE,
    PASS,
    REFUSE,
    SEND,
    UNGIVE,
    UNWANT,
    WANT,
    WITHDRAW,
)

TERMS: Final = 0
ANSWERING: Final = 1
PRICING: Final = 2
REPLYING: Final = 3
PAYING: Final = 4  # and on: the Resources move
REFUSED: Final = 0
STRUCK: Final = 1
WITHDRAWN: Final = 2
TRIBUTES: Final = [0, 1, 2]
PRICES: Final = [3, 4, 5]
BARTERS: Final = [0, 1, 2, 3, 4, 5]
NO_HIGHER_PRICE: Final = Why("DO-TRB-05", "no-higher-price")
TRIBUTE_OFF: Final = Why("DO-TRB-01", "rule-off")


class Offer(SeatPicking[Dorian]):
    """One offer from its making to its answer (DO-TRB-01, DO-TRB-05, DO-TRD-03, DO-TRD-04). Its terms are named unit by unit
    and can be changed until it is made: a thing is a Resource to give, or 3 + a Resource to want. Hands back STRUCK, REFUSED
    or WITHDRAWN."""

    RULE: ClassVar[str] = "DO-TRB-01"
    PICK: ClassVar[int] = GIVE
    UNPICK: ClassVar[int] = UNGIVE
    DONE: ClassVar[int] = SEND

    to: Seat
    deal: int
    at: int
    give: list[int]  # by Resource
    want: list[int]

    def _code(self) -> int:
        """The same for the same offer: a refused one may not be repeated unchanged (DO-R-95)."""
        code = self.deal | self.to << 3 | self.seat << 6
        for n in (*self.give, *self.want):
            code = code << 6 | n
        return code

    def _rule(self) -> str:
        return "DO-TRD-01" if self.deal == BARTER else "DO-TRB-01"

    def advance(self, s: Dorian) -> bool:
        if self.at < PAYING:
            return ASK
        self.at += 1
        give, want = self.give, self.want
        if self.at == PAYING + 1:
            s.call(Payment(self.seat, give[0], give[1], give[2]))
        elif self.at == PAYING + 2:
            s.call(Gain(self.to, give[0], give[1], give[2]))
        elif self.at == PAYING + 3 and any(want):
            s.call(Payment(self.to, want[0], want[1], want[2]))
        elif self.at == PAYING + 4 and any(want):
            s.call(Gain(self.seat, want[0], want[1], want[2]))
        elif self.at >= PAYING + 5:
            s.end(STRUCK)
        return RUN

    def asked(self, s: Dorian) -> Seat:
        return self.to if self.at in (ANSWERING, PRICING) else self.seat

    # -- the terms

    def ask(self, s: Dorian, menu: Menu) -> None:
        if self.at == PRICING:
            menu.ask("DO-TRB-05", "set-price", self.seat)
        else:
            menu.ask(self._rule(), "barter" if self.deal == BARTER else "tribute", self.to)

    def candidates(self, s: Dorian) -> list[int]:
        return PRICES if self.at == PRICING else BARTERS if self.deal == BARTER else TRIBUTES

    def held(self, s: Dorian) -> list[int]:
        found: list[int] = []
        for thing in self.candidates(s):
            found += [thing] * (self.want[thing - 3] if thing >= 3 else self.give[thing])
        return found

    def need(self, s: Dorian) -> int:
        return 2 if self.deal == BARTER else 1

    def enough(self, s: Dorian) -> bool:
        named = self.want if self.at == PRICING else self.give
        if not any(named) or (self.deal == BARTER and not any(self.want)):
            return False
        return self._code() not in s.turn.refused

    def why_not_enough(self, s: Dorian, rule: str) -> Why:
        named = self.want if self.at == PRICING else self.give
        if not any(named):
            return Why("DO-TRD-03" if self.deal == BARTER else rule, "offer-nothing", 1, 0)
        if self.deal == BARTER and not any(self.want):
            return Why("DO-TRD-03", "want-nothing", 1, 0)
        return Why("DO-R-95", "same-offer")

    def why_not(self, s: Dorian, thing: int) -> Why | None:
        """Nobody gives what is not in Pool or Camp."""
        payer = self.to if thing >= 3 and self.at == TERMS else self.seat
        named = self.want[thing - 3] if thing >= 3 else self.give[thing]
        have = funds(s, payer, thing % 3)
        if named >= MOST_UNITS:
            return Why("DO-R-95", "enough-chosen", MOST_UNITS, named)
        return None if named < have else Why(self._rule(), "no-more-there", have=have)

    def _offer_in_order(self, s: Dorian, held: list[int], left: list[int], menu: Menu) -> None:
        """Each offer once; any number of units can be withdrawn."""
        floor = held[-1] if held else 0
        for thing in left:
            if thing >= floor:
                menu.options.append(self.spell(thing))

    def pick_verbs(self) -> int:
        if self.at == PRICING:
            return 1 << WANT
        return 1 << GIVE | 1 << WANT if self.deal == BARTER else 1 << GIVE

    def unpick_verbs(self) -> int:
        if self.at == PRICING:
            return 1 << UNWANT
        return 1 << UNGIVE | 1 << UNWANT if self.deal == BARTER else 1 << UNGIVE

    def spell(self, thing: int) -> Option:
        return option(WANT, thing - 3) if thing >= 3 else option(GIVE, thing)

    def spell_back(self, thing: int) -> Option:
        return option(UNWANT, thing - 3) if thing >= 3 else option(UNGIVE, thing)

    def read(self, o: Option) -> int:
        return first(o) + (3 if verb_of(o) in (WANT, UNWANT) else 0)

    def put(self, s: Dorian, thing: int) -> None:
        if thing >= 3:
            self.want[thing - 3] += 1
        else:
            self.give[thing] += 1

    def take(self, s: Dorian, thing: int) -> None:
        if thing >= 3:
            self.want[thing - 3] -= 1
        else:
            self.give[thing] -= 1

    def offer_more(self, s: Dorian, menu: Menu) -> None:
        menu.offer(WITHDRAW)

    def choose_more(self, s: Dorian, o: Option) -> None:
        """No offer, or no price."""
        if self.at == PRICING:
            self._refuse(s, self.to)
        else:
            s.end(WITHDRAWN)
            s.tell(self._rule(), "withdrawn", self.seat, self.to)

    def close(self, s: Dorian) -> None:
        """The offer, or the price, is made."""
        self.at = REPLYING if self.at == PRICING else ANSWERING
        s.tell(self._rule(), "offered", self.seat, self.to, self.deal, sum(self.give))

    # -- the answer

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if self.at == ANSWERING:
            prompt = "offer-barter" if self.deal == BARTER else "offer-tribute"
            menu.ask(self._rule(), prompt, self.seat, self.deal, sum(self.give))
            menu.offer(ACCEPT)
            menu.offer(REFUSE)
            if self.deal != BARTER:
                menu.judge(why_no_price(s, self.seat, sum(self.give)), NAME_PRICE)
        elif self.at == REPLYING:
            menu.ask("DO-TRB-05", "price", self.to, self.deal, sum(self.want))
            menu.offer(ACCEPT)
            menu.offer(REFUSE)
        else:
            super().offer(s, seat, menu)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if self.at in (TERMS, PRICING):
            super().choose(s, seat, option)
        elif verb_of(option) == NAME_PRICE:
            self.at = PRICING
            s.tell("DO-TRB-05", "named-price", seat, self.seat)
        elif verb_of(option) == ACCEPT:
            if self.at == REPLYING:
                self.give, self.want = self.want, [0, 0, 0]
            self.at = PAYING
            rule = "DO-TRB-03" if self.deal == PASS else "DO-TRB-02"
            s.tell(rule, "struck", self.seat, self.to, self.deal, sum(self.give))
        else:
            self._refuse(s, seat)

    def _refuse(self, s: Dorian, seat: Seat) -> None:
        s.turn.refused.append(self._code())
        s.end(REFUSED)
        s.tell("DO-TRD-04" if self.deal == BARTER else "DO-TRB-05", "refused", seat, self.seat, self.deal)


def why_no_price(s: Dorian, payer: Seat, offered: int) -> Why | None:
    """Why no price is named: more than was offered must be there to be paid (DO-TRB-05)."""
    if not s.settings.tribute:
        return TRIBUTE_OFF
    return None if all_funds(s, payer) > offered else NO_HIGHER_PRICE


def new_offer(seat: Seat, to: Seat, deal: int, at: int = TERMS) -> Offer:
    """An offer that names nothing yet."""
    return Offer(seat, to, deal, at, [0, 0, 0], [0, 0, 0])
