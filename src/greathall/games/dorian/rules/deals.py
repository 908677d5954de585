"""Deals between players: tribute for support, passage, alliance or truce, and trade between two Characters."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first, second, verb_of
from greathall.games.dorian.rules.objectives import ANY_TIME, any_met, turn_in
from greathall.games.dorian.rules.offer import REFUSED, STRUCK, TRIBUTE_OFF, new_offer
from greathall.games.dorian.rules.queries import OFF_BOARD, PERMISSION_FREE, all_funds, flagged
from greathall.games.dorian.rules.resources import count
from greathall.games.dorian.rules.scoring import goal_reached
from greathall.games.dorian.rules.state import GRANTED, Dorian
from greathall.games.dorian.words import (
    ALLIANCE,
    BARGAIN,
    BARTER,
    DONE,
    INFLUENCE,
    MOST_OFFERS,
    NOWHERE,
    PASS,
    SUPPORT,
    TRIBUTE,
    TRUCE,
)

PROMISES: Final = (SUPPORT, PASS, ALLIANCE, TRUCE)
TRADING_OFF: Final = Why("DO-TRD-01", "rule-off")
NOTHING_TO_GIVE: Final = Why("DO-TRB-01", "nothing-to-give")
THEY_HAVE_NOTHING: Final = Why("DO-TRD-03", "they-have-nothing")
YOURSELF: Final = Why("DO-TRB-01", "yourself")
OFFERED_ALREADY: Final = Why("DO-R-74", "offered-already")
NO_PASSAGE_NOW: Final = Why("DO-R-74", "attack-declared")
NOT_HERE: Final = Why("DO-TRD-02", "not-here")
NO_PERMISSION: Final = Why("DO-GEN-06", "rule-off")
WRONG_PHASE: Final = Why("DO-INF-07", "ask-in-influence")
NOBODY_ASKS: Final = Why("DO-RND-07", "counts-as-granted")
TEAM_MATE: Final = Why("DO-R-72", "team-passes")
HAS_GRANTED: Final = Why("DO-PER-08", "has-granted")
HAS_DENIED: Final = Why("DO-PER-08", "has-denied")


class PassageOffer(Frame[Dorian]):
    """Tribute for passage: a paid permission binds for this turn (DO-TRB-03); a refused one counts as denied."""

    RULE: ClassVar[str] = "DO-TRB-03"

    seat: Seat
    to: Seat
    at: int = 0

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


def why_no_deal(s: Dorian, seat: Seat, other: Seat) -> Why | None:
    """Why a player cannot be made an offer in the own turn, outside battle."""
    if other == seat:
        return YOURSELF
    if not all_funds(s, seat):
        return NOTHING_TO_GIVE
    made = s.turn.offers[other]
    return None if made < MOST_OFFERS else Why("DO-R-95", "too-many-offers", MOST_OFFERS, made)


def why_not_tribute(s: Dorian, seat: Seat, other: Seat, deal: int) -> Why | None:
    """Why a player is not offered tribute (DO-R-74)."""
    if not s.settings.tribute:
        return TRIBUTE_OFF
    return why_no_deal(s, seat, other) or (why_not_ask(s, seat, other) if deal == PASS else None)


def why_not_bargain(s: Dorian, seat: Seat, other: Seat) -> Why | None:
    """Why a player is not offered a trade: the Characters meet (DO-TRD-02, DO-R-75), and each side gives (DO-TRD-03)."""
    if not s.settings.trading:
        return TRADING_OFF
    why = why_no_deal(s, seat, other)
    if why is not None:
        return why
    if s.at[seat] == NOWHERE:
        return OFF_BOARD
    if s.at[other] != s.at[seat]:
        return NOT_HERE
    return None if all_funds(s, other) else THEY_HAVE_NOTHING


def offer_deals(s: Dorian, seat: Seat, menu: Menu) -> None:
    """Tribute and trade with each other player."""
    settings = s.settings
    if not menu.why and (not (settings.tribute or settings.trading) or not all_funds(s, seat)):
        return
    for other in range(s.seats):
        for deal in PROMISES:
            menu.judge(why_not_tribute(s, seat, other, deal), TRIBUTE, other, deal)
        menu.judge(why_not_bargain(s, seat, other), BARGAIN, other)
    if menu.why:
        menu.rule_out(TRIBUTE, "DO-GEN-01", "no-such-player")
        menu.rule_out(BARGAIN, "DO-GEN-01", "no-such-player")


def why_not_ask(s: Dorian, seat: Seat, other: Seat) -> Why | None:
    """Why a player is not asked for passage in this turn (DO-INF-07, DO-PER-08)."""
    turn = s.turn
    if not s.settings.permission:
        return NO_PERMISSION
    if other == seat:
        return YOURSELF
    if turn.phase != INFLUENCE:
        return WRONG_PHASE
    if s.team[seat] == s.team[other]:
        return TEAM_MATE
    if flagged(s, PERMISSION_FREE):
        return NOBODY_ASKS
    if turn.passes >> other & 1:
        return HAS_GRANTED
    return HAS_DENIED if turn.closed >> other & 1 else None


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

    speakers: list[int]  # who may still offer, the first one now
    made: int = 0  # mask of players the first speaker has made an offer to

    def advance(self, s: Dorian) -> bool:
        if s.dirty and s.settings.objectives and any_met(s, ANY_TIME):
            turn_in(s, ANY_TIME)  # by what was given (DO-OBJ-01)
            return RUN
        if not self.speakers or goal_reached(s):
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
            for deal in PROMISES:
                menu.judge(self.why_not(seat, other, deal), TRIBUTE, other, deal)
        if menu.why:
            menu.rule_out(TRIBUTE, "DO-GEN-01", "no-such-player")

    def why_not(self, seat: Seat, other: Seat, deal: int) -> Why | None:
        """Why the speaker does not offer this: one offer a player, and none for passage."""
        if other == seat:
            return YOURSELF
        if self.made >> other & 1:
            return OFFERED_ALREADY
        return NO_PASSAGE_NOW if deal == PASS else None

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
