"""The Market, also called Trade Station (DO-BRD-03, DO-R-82): trades, and the leave of its owner."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option
from greathall.games.dorian.cards import PLACES
from greathall.games.dorian.queries import MARKET_ANYWHERE, flagged, funds, mates
from greathall.games.dorian.resources import count, gain_one, pay_one
from greathall.games.dorian.state import MARKET_TRADE, Dorian
from greathall.games.dorian.words import ASK_MARKET, DENY, GRANT, MOST_TRADES, NONE, NOWHERE, TRADE


def market_owner(s: Dorian, seat: Seat) -> int:
    """Whom to ask for Permission to Trade here; NONE if nobody."""
    place = s.at[seat]
    if flagged(s, MARKET_ANYWHERE):
        return NONE
    owner = s.owner[place]
    return NONE if owner == NOWHERE or mates(s, owner, seat) else owner


def offer_market(s: Dorian, seat: Seat, menu: Menu) -> None:
    """Trades 2 or 3 of one type into as many of another; the owner's leave is asked first (DO-PRE-12, DO-INF-09)."""
    place = s.at[seat]
    if place == NOWHERE or not (PLACES[place].market or flagged(s, MARKET_ANYWHERE)):
        if menu.why:
            menu.refuse("DO-PRE-12", "no-market", TRADE, 2, 0, 1)
        return
    owner = market_owner(s, seat)
    turn = s.turn
    if owner != NONE:
        if turn.market_closed >> place & 1:
            if menu.why:
                menu.refuse("DO-BRD-04", "market-refused", TRADE, 2, 0, 1)
            return
        if not turn.market_open >> place & 1:
            menu.offer(ASK_MARKET, owner)
            return
    if turn.trades >= MOST_TRADES:
        if menu.why:
            menu.refuse("DO-R-95", "too-many-trades", TRADE, 2, 0, 1, need=MOST_TRADES, have=turn.trades)
        return
    for n in (2, 3):
        for res in range(3):
            if funds(s, seat, res) >= n:
                for into in range(3):
                    if into != res:
                        menu.offer(TRADE, n, res, into)


class MarketTrade(Frame[Dorian]):
    """One trade: pay, then gain as many of the other type."""

    RULE: ClassVar[str] = "DO-BRD-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "res", "into", "at")

    def __init__(self, seat: Seat, n: int, res: int, into: int, at: int = 0) -> None:
        self.seat = seat
        self.n = n
        self.res = res
        self.into = into
        self.at = at

    def clone(self) -> "MarketTrade":
        return MarketTrade(seat=self.seat, n=self.n, res=self.res, into=self.into, at=self.at)

    def advance(self, s: Dorian) -> bool:
        self.at += 1
        if self.at == 1:
            s.turn.trades += 1
            s.tell("DO-BRD-03", "traded", self.seat, self.n, self.res, self.into)
            pay_one(s, self.seat, self.res, self.n)
        elif self.at == 2:
            gain_one(s, self.seat, self.into, self.n)
        else:
            count(s, self.seat, MARKET_TRADE)
            s.end()
        return RUN


class MarketRequest(Frame[Dorian]):
    """Permission to Trade: a yes or no of the owner, for this Location and turn; no permission to pass, and in force
    with every option (DO-R-40)."""

    RULE: ClassVar[str] = "DO-BRD-04"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner", "place")

    def __init__(self, seat: Seat, owner: Seat, place: int) -> None:
        self.seat = seat
        self.owner = owner
        self.place = place

    def clone(self) -> "MarketRequest":
        return MarketRequest(seat=self.seat, owner=self.owner, place=self.place)

    def advance(self, s: Dorian) -> bool:
        return ASK

    def asked(self, s: Dorian) -> Seat:
        return self.owner

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-BRD-04", "market", self.seat, self.place)
        menu.offer(GRANT)
        menu.offer(DENY)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if option == GRANT << 48:
            s.turn.market_open |= 1 << self.place
            s.tell("DO-BRD-04", "market-granted", seat, self.seat, self.place)
        else:
            s.turn.market_closed |= 1 << self.place
            s.tell("DO-BRD-04", "market-denied", seat, self.seat, self.place)
        s.end()
