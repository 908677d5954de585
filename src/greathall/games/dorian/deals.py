"""Deals between players: tribute for support, passage, alliance or truce, and trade between two Characters.

An offer is structured: what, for what, to whom. The other side accepts, refuses or names a price once. Resources move
at once. Only a paid passage binds (DO-TRB-02, DO-TRB-03); every other promise is words, and the log says so.
"""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.games.dorian.queries import PERMISSION_FREE, all_funds, flagged, funds
from greathall.games.dorian.resources import Gain, Payment, count
from greathall.games.dorian.state import GRANTED, Dorian
from greathall.games.dorian.words import (
    ACCEPT,
    ALLIANCE,
    BARGAIN,
    BARTER,
    DONE,
    GIVE,
    INFLUENCE,
    MOST_OFFERS,
    NAME_PRICE,
    NOWHERE,
    PASS,
    REFUSE,
    SEND,
    SUPPORT,
    TRIBUTE,
    TRUCE,
    WANT,
    WITHDRAW,
)

GIVING: Final = 0
WANTING: Final = 1
ANSWERING: Final = 2
PRICING: Final = 3
REPLYING: Final = 4
PAYING: Final = 5  # and on: the Resources move

REFUSED: Final = 0
STRUCK: Final = 1
WITHDRAWN: Final = 2


class Offer(Frame[Dorian]):
    """One offer from its making to its answer (DO-TRB-01, DO-TRB-05, DO-TRD-03, DO-TRD-04). Hands back STRUCK, REFUSED
    or WITHDRAWN."""

    RULE: ClassVar[str] = "DO-TRB-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "to", "deal", "at", "give", "want", "last")

    def __init__(
        self, seat: Seat, to: Seat, deal: int, at: int, give: list[int], want: list[int], last: int = 0
    ) -> None:
        self.seat = seat  # who pays
        self.to = to
        self.deal = deal
        self.at = at
        self.give = give  # by Resource
        self.want = want
        self.last = last  # units are named in ascending order

    def clone(self) -> "Offer":
        return Offer(
            seat=self.seat, to=self.to, deal=self.deal, at=self.at, give=self.give[:], want=self.want[:], last=self.last
        )

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

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if self.at == ANSWERING:
            menu.ask(
                self._rule(),
                "offer-barter" if self.deal == BARTER else "offer-tribute",
                self.seat,
                self.deal,
                sum(self.give),
            )
            menu.offer(ACCEPT)
            menu.offer(REFUSE)
            if self.deal != BARTER and all_funds(s, self.seat) > sum(self.give):
                menu.offer(NAME_PRICE)
        elif self.at == REPLYING:
            menu.ask("DO-TRB-05", "price", self.to, self.deal, sum(self.want))
            menu.offer(ACCEPT)
            menu.offer(REFUSE)
        else:
            self._offer_units(s, seat, menu)

    def _offer_units(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        giving = self.at == GIVING
        units = self.give if giving else self.want
        payer = self.to if self.at == WANTING else self.seat
        menu.ask(
            "DO-TRB-05" if self.at == PRICING else self._rule(), ("give", "want", "", "set-price")[self.at], self.to
        )
        if sum(units) and (self._code() not in s.turn.refused or (giving and self.deal == BARTER)):
            menu.offer(SEND)
        elif menu.why:
            menu.refuse("DO-R-95" if sum(units) else "DO-TRD-03", "same-offer" if sum(units) else "offer-nothing", SEND)
        menu.offer(WITHDRAW)
        for res in range(self.last, 3):
            if funds(s, payer, res) > units[res] and units[res] < 63:
                menu.offer(GIVE if giving else WANT, res)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb in (GIVE, WANT):
            units = self.give if verb == GIVE else self.want
            units[first(option)] += 1
            self.last = first(option)
        elif verb == SEND:
            self.last = 0
            if self.at == GIVING and self.deal == BARTER:
                self.at = WANTING
            else:
                self.at = REPLYING if self.at == PRICING else ANSWERING
                s.tell(self._rule(), "offered", self.seat, self.to, self.deal, sum(self.give))
        elif verb == NAME_PRICE:
            self.at = PRICING
            s.tell("DO-TRB-05", "named-price", seat, self.seat)
        elif verb == ACCEPT:
            if self.at == REPLYING:
                self.give, self.want = self.want, [0, 0, 0]
            self.at = PAYING
            s.tell(
                "DO-TRB-03" if self.deal == PASS else "DO-TRB-02",
                "struck",
                self.seat,
                self.to,
                self.deal,
                sum(self.give),
            )
        elif verb == WITHDRAW and self.at != PRICING:
            s.tell(self._rule(), "withdrawn", self.seat, self.to)
            s.end(WITHDRAWN)
        else:
            s.turn.refused.append(self._code())
            s.tell("DO-TRD-04" if self.deal == BARTER else "DO-TRB-05", "refused", seat, self.seat, self.deal)
            s.end(REFUSED)


def new_offer(seat: Seat, to: Seat, deal: int, at: int = GIVING) -> Offer:
    """An offer that names nothing yet."""
    return Offer(seat, to, deal, at, [0, 0, 0], [0, 0, 0])


class PassageOffer(Frame[Dorian]):
    """Tribute for passage: a paid permission binds for this turn (DO-TRB-03); a refused one counts as denied."""

    RULE: ClassVar[str] = "DO-TRB-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "to", "at")

    def __init__(self, seat: Seat, to: Seat, at: int = 0) -> None:
        self.seat = seat
        self.to = to
        self.at = at

    def clone(self) -> "PassageOffer":
        return PassageOffer(seat=self.seat, to=self.to, at=self.at)

    def advance(self, s: Dorian) -> bool:
        if self.at == 0:
            self.at = 1
            s.call(new_offer(self.seat, self.to, PASS))
            return RUN
        if s.value == STRUCK:
            s.turn.passes |= 1 << self.to
            count(s, self.to, GRANTED)
        elif s.value == REFUSED:
            s.turn.closed |= 1 << self.to
        s.end()
        return RUN


def offer_deals(s: Dorian, seat: Seat, menu: Menu) -> None:
    """In the own turn, outside battle: tribute (DO-R-74), trade with a Character here (DO-TRD-02, DO-R-75)."""
    settings = s.settings
    if not (settings.tribute or settings.trading) or not all_funds(s, seat):
        return
    turn = s.turn
    for other in range(s.seats):
        if other == seat or turn.offers[other] >= MOST_OFFERS:
            continue
        if settings.tribute:
            menu.offer(TRIBUTE, other, SUPPORT)
            if may_ask(s, seat, other):
                menu.offer(TRIBUTE, other, PASS)
            menu.offer(TRIBUTE, other, ALLIANCE)
            menu.offer(TRIBUTE, other, TRUCE)
        if settings.trading:
            if s.at[seat] != NOWHERE and s.at[other] == s.at[seat]:
                if all_funds(s, other):
                    menu.offer(BARGAIN, other)
            elif menu.why:
                menu.refuse("DO-TRD-02", "not-here", BARGAIN, other)


def may_ask(s: Dorian, seat: Seat, other: Seat) -> bool:
    """May this player still be asked for passage in this turn (DO-INF-07, DO-PER-08)?"""
    turn = s.turn
    if (turn.passes | turn.closed) >> other & 1 or turn.phase != INFLUENCE or not s.settings.permission:
        return False
    return s.team[seat] != s.team[other] and not flagged(s, PERMISSION_FREE)


def take_deal(s: Dorian, seat: Seat, option: Option) -> None:
    """Open an offer."""
    other = first(option)
    s.turn.offers[other] += 1
    if verb_of(option) == BARGAIN:
        s.call(new_offer(seat, other, BARTER))
    elif second(option) == PASS:
        s.call(PassageOffer(seat, other))
    else:
        s.call(new_offer(seat, other, second(option)))


class Parley(Frame[Dorian]):
    """Between the declaration of an attack and the participation any player may offer tribute to any other: the
    attacker first, then in Turn Order, one offer per pair (DO-R-74)."""

    RULE: ClassVar[str] = "DO-TRB-04"
    FIELDS: ClassVar[tuple[str, ...]] = ("speakers", "made")

    def __init__(self, speakers: list[int], made: int = 0) -> None:
        self.speakers = speakers  # who may still offer, the first one now
        self.made = made  # mask of players the first speaker has made an offer to

    def clone(self) -> "Parley":
        return Parley(speakers=self.speakers[:], made=self.made)

    def advance(self, s: Dorian) -> bool:
        if not self.speakers:
            s.end()
            return RUN
        seat = self.speakers[0]
        if not all_funds(s, seat) or self.made | 1 << seat == (1 << s.seats) - 1:
            self._next()
            return RUN
        return ASK

    def _next(self) -> None:
        self.speakers.pop(0)
        self.made = 0

    def asked(self, s: Dorian) -> Seat:
        return self.speakers[0]

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-TRB-04", "parley")
        menu.offer(DONE)
        for other in range(s.seats):
            if other != seat and not self.made >> other & 1:
                for deal in (SUPPORT, ALLIANCE, TRUCE):
                    menu.offer(TRIBUTE, other, deal)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if verb_of(option) == DONE:
            self._next()
        else:
            self.made |= 1 << first(option)
            s.call(new_offer(seat, first(option), second(option)))


def parley(s: Dorian, attacker: Seat) -> None:
    """Open the Parley before a battle if tribute is in use."""
    if s.settings.tribute:
        s.call(Parley([attacker] + [seat for seat in s.order if seat != attacker]))
