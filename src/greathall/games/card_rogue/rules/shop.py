"""The shop: buying and selling."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.card_rogue.cards.catalogue import GOLD_OF, KIND
from greathall.games.card_rogue.rules.hands import gain_card, gain_gold, take_off
from greathall.games.card_rogue.rules.items import offer_items, use_item
from greathall.games.card_rogue.rules.payment import SHOP_CARDS, Pay, hand_in
from greathall.games.card_rogue.rules.queries import card_at, in_combat, may_sell, purse, why_not_sold, worn_cards
from greathall.games.card_rogue.rules.scoring import DEBT_VP, goal_done
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import (
    BARD,
    BUY,
    DEBT,
    EMPTY,
    GOAL_DEBT,
    GOLD,
    LEAVE_SHOP,
    ROGUE,
    SELL,
    SHOP_TILE,
)

PRICE_TIMES: Final = 2  # CR-SHOP-02
FREE_ON: Final = (5, 6)  # CR-CHAR-06
NOT_ON_SHOP: Final = Why("CR-SHOP-01", "not-on-shop")


def why_not_shop(s: CardRogue, seat: int) -> Why | None:
    """CR-Q-63: in steps 2 and 3, as long as he stands there."""
    return None if KIND[card_at(s, s.players[seat].place)] == SHOP_TILE else NOT_ON_SHOP


def price_for(s: CardRogue, seat: int, card: int) -> int:
    """CR-SHOP-02, CR-SCROLL-01: twice the printed gold; CR-CHAR-17: once for the Bard."""
    return GOLD_OF[card] * (1 if s.players[seat].character == BARD else PRICE_TIMES)


def why_not_buy(s: CardRogue, seat: int, card: int, price: int) -> Why | None:
    """CR-SHOP-07, CR-SHOP-02; CR-Q-62: not what he handed in himself this turn."""
    if not s.shop.has(card):
        return Why("CR-SHOP-07", "sold-out")
    if price != price_for(s, seat, card):
        return Why("CR-SHOP-02", "wrong-price", price_for(s, seat, card))
    if s.handed >> SHOP_CARDS.index(card) & 1:
        return Why("CR-Q-62", "handed-in")
    money = purse(s, seat)
    return None if price <= money else Why("CR-SHOP-02", "price", price, money)


def why_not_sell(s: CardRogue, seat: int, card: int, price: int) -> Why | None:
    """CR-SHOP-03, CR-SHOP-08: what he has in hand or wears and shows gold, for that much."""
    p = s.players[seat]
    if not p.hand.has(card) and card not in p.gear:
        return Why("CR-SHOP-03", "not-held")
    if KIND[card] == GOLD:
        return Why("CR-SHOP-03", "gold-already")
    why = why_not_sold(s, seat, card)
    if why is not None:
        return why
    return None if price == GOLD_OF[card] else Why("CR-SHOP-03", "wrong-price", GOLD_OF[card])


class Shop(SeatFrame[CardRogue]):
    """Dealing with the shopkeeper: any number of purchases and sales (CR-SHOP-06), or none (CR-MOVE-04), and whatever one may
    use meanwhile. CR-SHOP-01: only while standing on a shop tile."""

    RULE: ClassVar[str] = "CR-SHOP-01"

    place: int  # where the shop is: a spell may lead out of it
    buying: int = EMPTY  # the card that is being paid for

    def advance(self, s: CardRogue) -> bool:
        if self.buying != EMPTY:
            card = self.buying
            self.buying = EMPTY
            self._hand_over(s, card)
            return RUN
        if s.cut or s.players[self.seat].place != self.place or in_combat(s, self.seat):
            s.end()
            return RUN
        return ASK

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        money = purse(s, seat)
        menu.ask("CR-MOVE-04", "shop", money)
        if menu.why:
            self._judge(s, seat, menu)
        else:
            self._offer(s, seat, menu, money)
        offer_items(s, seat, menu, True)
        menu.offer(LEAVE_SHOP)

    def _offer(self, s: CardRogue, seat: int, menu: Menu, money: int) -> None:
        last = EMPTY
        for card in s.shop.cards:  # the shop pile is kept in order, so equal cards lie together
            if card != last:
                last = card
                price = price_for(s, seat, card)
                if price <= money and not (s.handed and s.handed >> SHOP_CARDS.index(card) & 1):
                    menu.offer(BUY, card, price)
        for card in goods(s, seat):
            if KIND[card] != GOLD and may_sell(s, seat, card):
                menu.offer(SELL, card, GOLD_OF[card])

    def _judge(self, s: CardRogue, seat: int, menu: Menu) -> None:
        for card in SHOP_CARDS:
            price = price_for(s, seat, card)
            menu.judge(why_not_buy(s, seat, card, price), BUY, card, price)
        for card in goods(s, seat):
            menu.judge(why_not_sell(s, seat, card, GOLD_OF[card]), SELL, card, GOLD_OF[card])
        menu.rule_out(BUY, "CR-SHOP-02", "no-such-price")
        menu.rule_out(SELL, "CR-SHOP-03", "not-held-for-that")

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == LEAVE_SHOP:
            s.end()
        elif verb == SELL:
            self._sell(s, seat, first(option))
        elif verb == BUY:
            self._buy(s, seat, first(option))
        else:
            use_item(s, seat, option)

    def _buy(self, s: CardRogue, seat: int, card: int) -> None:
        s.busy = True
        s.fidget = 0
        self.buying = card
        if s.players[seat].character == ROGUE:
            face = s.rng.die()  # CR-CHAR-06, CR-Q-33: one roll a card, once she could pay
            s.tell("CR-CHAR-06", "haggled", seat, card, face)
            if face in FREE_ON:
                return
        s.call(Pay(seat, price_for(s, seat, card)))

    def _sell(self, s: CardRogue, seat: int, card: int) -> None:
        """CR-SHOP-03, CR-ITEM-03: the card is discarded and pays its printed gold. CR-SHOP-08: worn items may be sold as well."""
        s.busy = True
        s.fidget = 0
        p = s.players[seat]
        if p.hand.has(card):
            p.hand.take(card)
        else:
            take_off(s, seat, p.gear.index(card))
        hand_in(s, card)
        gain_gold(s, seat, GOLD_OF[card])
        s.tell("CR-SHOP-03", "sold", seat, card, GOLD_OF[card])

    def _hand_over(self, s: CardRogue, card: int) -> None:
        s.shop = s.shop.clone()
        s.shop.take(card)  # CR-SHOP-07
        s.tell("CR-SHOP-07", "bought", self.seat, card)
        if KIND[card] == DEBT:
            s.players[self.seat].vp += DEBT_VP  # CR-VP-05: it leaves the game, and nobody can steal the point
            s.tell("CR-VP-05", "debt", self.seat)
            goal_done(s, self.seat, GOAL_DEBT)
        else:
            gain_card(s, self.seat, card)


def goods(s: CardRogue, seat: int) -> list[int]:
    """Every different card that he has in hand or wears, ascending."""
    p = s.players[seat]
    return sorted(set(p.hand.cards) | set(worn_cards(p)))
