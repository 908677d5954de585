"""The Market, also called Trade Station (DO-BRD-03, DO-R-82): trades, and the leave of its owner."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, verb_of
from greathall.games.dorian.cards.catalogue import PLACES
from greathall.games.dorian.rules.payment import pay_one
from greathall.games.dorian.rules.queries import MARKET_ANYWHERE, OFF_BOARD, flagged, funds, mates
from greathall.games.dorian.rules.resources import count
from greathall.games.dorian.rules.state import MARKET_TRADE, Dorian
from greathall.games.dorian.rules.units import gain_one
from greathall.games.dorian.words import ASK_MARKET, DENY, GRANT, MOST_TRADES, NONE, NOWHERE, TRADE, TRADES


def market_owner(s: Dorian, seat: Seat) -> int:
    """Whom to ask for Permission to Trade here; NONE if nobody."""
    place = s.at[seat]
    if flagged(s, MARKET_ANYWHERE):
        return NONE
    owner = s.owner[place]
    return NONE if owner == NOWHERE or mates(s, owner, seat) else owner


NO_MARKET: Final = Why("DO-PRE-12", "no-market")
NO_OWNER: Final = Why("DO-BRD-04", "nobody-to-ask")
NOT_OWNER: Final = Why("DO-BRD-04", "not-the-owner")
REFUSED: Final = Why("DO-BRD-04", "market-refused")
GRANTED: Final = Why("DO-BRD-04", "market-granted")
ASK_FIRST: Final = Why("DO-BRD-04", "ask-first")
SAME_KIND: Final = Why("DO-BRD-03", "same-kind")


def why_no_market(s: Dorian, seat: Seat) -> Why | None:
    """Why there is no trade where the Character stands (DO-PRE-12, DO-INF-09)."""
    place = s.at[seat]
    if place == NOWHERE:
        return OFF_BOARD
    return None if PLACES[place].market or flagged(s, MARKET_ANYWHERE) else NO_MARKET


def why_not_ask_market(s: Dorian, seat: Seat, owner: Seat) -> Why | None:
    """Why a player is not asked for leave to trade: once a turn, the owner of the Market."""
    why = why_no_market(s, seat)
    if why is not None:
        return why
    whose = market_owner(s, seat)
    if whose != owner:
        return NO_OWNER if whose == NONE else NOT_OWNER
    if s.turn.market_closed >> s.at[seat] & 1:
        return REFUSED
    return GRANTED if s.turn.market_open >> s.at[seat] & 1 else None


def why_not_trade(s: Dorian, seat: Seat, n: int, res: int, into: int) -> Why | None:
    """Why so many of one type are not traded into another now; the owner's leave is asked first."""
    why = why_no_market(s, seat)
    if why is not None:
        return why
    turn = s.turn
    if market_owner(s, seat) != NONE:
        if turn.market_closed >> s.at[seat] & 1:
            return REFUSED
        if not turn.market_open >> s.at[seat] & 1:
            return ASK_FIRST
    if res == into:
        return SAME_KIND
    if turn.trades >= MOST_TRADES:
        return Why("DO-R-95", "too-many-trades", MOST_TRADES, turn.trades)
    if funds(s, seat, res) < n:
        return Why("DO-BRD-03", "cost", n, funds(s, seat, res))
    return None


def offer_market(s: Dorian, seat: Seat, menu: Menu) -> None:
    """Trades, or the question whether one may."""
    if menu.why:
        for owner in range(s.seats):
            menu.judge(why_not_ask_market(s, seat, owner), ASK_MARKET, owner)
        menu.rule_out(ASK_MARKET, "DO-GEN-01", "no-such-player")
    elif why_no_market(s, seat) is not None:
        return
    else:
        owner = market_owner(s, seat)
        if owner != NONE and not s.turn.market_open >> s.at[seat] & 1:
            if why_not_ask_market(s, seat, owner) is None:
                menu.offer(ASK_MARKET, owner)
            return
    for n in TRADES:
        for res in range(3):
            if menu.why or funds(s, seat, res) >= n:
                for into in range(3):
                    menu.judge(why_not_trade(s, seat, n, res, into), TRADE, n, res, into)


# The steps of a trade.
PAYING: Final = 1
GAINING: Final = 2


class MarketTrade(Frame[Dorian]):
    """One trade: pay, then gain as many of the other type."""

    RULE: ClassVar[str] = "DO-BRD-03"

    seat: Seat
    n: int
    res: int
    into: int
    at: int = 0

    def advance(self, s: Dorian) -> bool:
        self.at += 1
        if self.at == PAYING:
            s.turn.trades += 1
            s.tell("DO-BRD-03", "traded", self.seat, self.n, self.res, self.into)
            pay_one(s, self.seat, self.res, self.n)
        elif self.at == GAINING:
            gain_one(s, self.seat, self.into, self.n)
        else:
            count(s, self.seat, MARKET_TRADE)
            s.end()
        return RUN


class MarketRequest(Frame[Dorian]):
    """Permission to Trade: a yes or no of the owner, for this Location and turn; no permission to pass, and in force
    with every option (DO-R-40)."""

    RULE: ClassVar[str] = "DO-BRD-04"

    seat: Seat
    owner: Seat
    place: int

    def advance(self, s: Dorian) -> bool:
        return ASK

    def asked(self, s: Dorian) -> Seat:
        return self.owner

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-BRD-04", "market", self.seat, self.place)
        menu.offer(GRANT)
        menu.offer(DENY)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if verb_of(option) == GRANT:
            s.turn.market_open |= 1 << self.place
            s.tell("DO-BRD-04", "market-granted", seat, self.seat, self.place)
        else:
            s.turn.market_closed |= 1 << self.place
            s.tell("DO-BRD-04", "market-denied", seat, self.seat, self.place)
        s.end()
