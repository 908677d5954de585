"""The Preparation Phase: Garlocks, Camp Upgrades, rearranging, trade, buying and destroying Battle Cards."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first, option, second, third, verb_of
from greathall.games.dorian.cards.catalogue import (
    BOUGHT,
    CARDS,
    FIRST_STARTER,
    GARLOCKS,
    PER_DECK,
    PLACES,
)
from greathall.games.dorian.rules.activation import Activation, offer_upgrades, upgrade_named
from greathall.games.dorian.rules.deals import offer_deals, take_deal
from greathall.games.dorian.rules.final_battle import check_goal
from greathall.games.dorian.rules.flight import why_not_return
from greathall.games.dorian.rules.garlock import GarlockWork, picks_of, why_not_garlock
from greathall.games.dorian.rules.market import MarketRequest, MarketTrade, offer_market
from greathall.games.dorian.rules.objectives import ANY_TIME, any_met, exchange_objective, offer_exchange, turn_in
from greathall.games.dorian.rules.payment import pay_one
from greathall.games.dorian.rules.piles import destroy, draw_cards, put, take_from_hand
from greathall.games.dorian.rules.purchase import Purchase, looks, offer_purchases, price
from greathall.games.dorian.rules.resources import count, offer_stowing, stow
from greathall.games.dorian.rules.state import DESTROY_CARD, Dorian, new_turn
from greathall.games.dorian.rules.units import gain_one
from greathall.games.dorian.rules.upgrades import offer_swaps, swap
from greathall.games.dorian.words import (
    ASK_MARKET,
    BUY,
    DESTROY,
    DESTROY_GAIN,
    DONE,
    EQUIP,
    GARLOCK,
    GO,
    NOWHERE,
    PREPARATION,
    RESTORE,
    STOW,
    SWAP_OBJECTIVE,
    TRADE,
    UNEQUIP,
    USE,
)

START: Final = 0
RETURN: Final = 1
ACT: Final = 2


class PreparationTurn(SeatFrame[Dorian]):
    """Take a card, act in any order as often as possible, empty the Pool (DO-PRE-02)."""

    RULE: ClassVar[str] = "DO-PRE-02"

    at: int = START

    def advance(self, s: Dorian) -> bool:
        if self.at == ACT:
            if s.dirty and s.settings.objectives and any_met(s, ANY_TIME):
                turn_in(s, ANY_TIME)
                return RUN
            return RUN if check_goal(s) else ASK
        if self.at == START:
            s.turn = new_turn(s.seats, self.seat, PREPARATION, 0)
            s.tell("DO-PRE-01", "preparation", self.seat)
            self.at = RETURN
        elif s.at[self.seat] == NOWHERE:  # DO-FLD-21
            return ASK
        else:
            draw_cards(s, self.seat, 1, "DO-PRE-01")
            self.at = ACT
        return RUN

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if self.at == RETURN:
            menu.ask("DO-FLD-21", "return")
            for place in range(len(PLACES)):
                menu.judge(why_not_return(s, seat, place), GO, place)
            return
        menu.ask("DO-PRE-02", "preparation")  # no Travel, battle, Rest or mine (DO-PRE-26)
        menu.options.append(DONE)
        offer_cards(s, seat, menu)
        offer_upgrades(s, seat, PREPARATION, menu)  # DO-PRE-10
        offer_swaps(s, seat, menu)
        offer_market(s, seat, menu)
        offer_purchases(s, seat, menu)
        offer_stowing(s, seat, menu)
        offer_exchange(s, seat, menu)
        offer_deals(s, seat, menu)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == DONE:
            self._end(s)
        elif verb == GO:
            s.at[seat] = first(option)
            s.tell("DO-FLD-21", "returned", seat, first(option))
        elif verb == GARLOCK:
            put(s, seat, take_from_hand(s, seat, first(option)), RESTORE)  # DO-PRE-06
            s.tell("DO-PRE-03", "garlock", seat, first(option))
            s.call(GarlockWork(seat, picks_of(s, first(option))))
        elif verb == BUY:
            s.call(Purchase(seat, first(option), looks(s, seat, first(option)), True))
            pay_one(s, seat, first(option), price(s, seat))
            s.turn.looks = s.turn.discount = 0
            s.tell("DO-PRE-13", "buys", seat, first(option))
        elif verb == DESTROY:
            destroy(s, take_from_hand(s, seat, first(option)))
            s.tell("DO-PRE-19", "destroyed", seat, first(option))
            count(s, seat, DESTROY_CARD)
            gain_one(s, seat, CARDS[first(option)].type, DESTROY_GAIN)
        elif verb == USE:
            s.call(Activation(seat, upgrade_named(s, seat, first(option))))
        elif verb in (EQUIP, UNEQUIP):
            swap(s, seat, option)
        elif verb == SWAP_OBJECTIVE:
            exchange_objective(s, seat, first(option))
        else:
            act_anywhere(s, seat, option)

    def _end(self, s: Dorian) -> None:
        """The Hand is kept as it is (DO-PRE-25), the Pool is emptied, only now (DO-PRE-24, DO-RES-10)."""
        for res in range(3):
            s.pool[3 * self.seat + res] = 0
        s.tell("DO-PRE-24", "end-preparation", self.seat)
        s.end()


STARTER: Final = Why("DO-PRE-20", "starter")
DESTROYED: Final = [option(DESTROY, card) for card in range(len(CARDS))]
SENT: Final = [option(GARLOCK, card) for card in range(len(CARDS))]


def why_not_destroy(card: int) -> Why | None:
    """Why a card of the Hand is not destroyed: no Starter cards (DO-PRE-20)."""
    return STARTER if CARDS[card].starter else None


def offer_cards(s: Dorian, seat: Seat, menu: Menu) -> None:
    """What may be done with the cards of the Hand, equal ones once."""
    seen: list[int] = []
    faces = s.faces
    options = menu.options
    for card in s.hands[seat].cards:
        f = faces[card // PER_DECK].cards[card % PER_DECK] if card < BOUGHT else card - BOUGHT + FIRST_STARTER
        if f in seen:
            continue
        seen.append(f)
        if menu.why:
            menu.judge(why_not_destroy(f), DESTROY, f)
            menu.judge(why_not_garlock(s, f), GARLOCK, f)
        elif card < BOUGHT:
            options.append(DESTROYED[f])
        elif GARLOCKS[f] and s.city:
            options.append(SENT[f])
    if menu.why:
        menu.rule_out(DESTROY, "DO-PRE-19", "not-in-hand")
        menu.rule_out(GARLOCK, "DO-PRE-03", "not-in-hand")


def act_anywhere(s: Dorian, seat: Seat, option: Option) -> None:
    """Actions of both phases: stowing, the Market, deals."""
    verb = verb_of(option)
    if verb == STOW:
        stow(s, seat, first(option), second(option), third(option))
    elif verb == ASK_MARKET:
        s.call(MarketRequest(seat, first(option), s.at[seat]))
    elif verb == TRADE:
        s.call(MarketTrade(seat, first(option), second(option), third(option)))
    else:
        take_deal(s, seat, option)
