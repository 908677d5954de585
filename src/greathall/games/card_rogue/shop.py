"""The shop: buying, selling and paying."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.card_rogue.cards import DECKS, GOLD_OF, KIND
from greathall.games.card_rogue.hands import discard_card, discard_from_hand, gain_card, gain_gold, take_off
from greathall.games.card_rogue.queries import may_sell, purse
from greathall.games.card_rogue.scoring import goal_done
from greathall.games.card_rogue.state import CardRogue
from greathall.games.card_rogue.words import (
    BARD,
    BUY,
    DEBT,
    EMPTY,
    GOAL_DEBT,
    GOLD,
    LEAVE_SHOP,
    PAY,
    ROGUE,
    SELL,
)

SHOP_CARDS: Final = sorted(set(DECKS["shop"]))


def price_for(s: CardRogue, seat: int, card: int) -> int:
    """CR-SHOP-02, CR-SCROLL-01: twice the printed gold; CR-CHAR-17: once for the Bard."""
    return GOLD_OF[card] * (1 if s.players[seat].character == BARD else 2)


def hand_in(s: CardRogue, card: int) -> None:
    """CR-Q-62: what the shopkeeper is sold or paid is discarded and stays out; with the option, shop cards are for sale again."""
    if s.settings.sold_return and card in SHOP_CARDS:
        s.shop.put(card, EVERYONE)
        s.shop.cards.sort()
    else:
        discard_card(s, card)


class Shop(Frame[CardRogue]):
    """Dealing with the shopkeeper: any number of purchases and sales (CR-SHOP-06), or none (CR-MOVE-04).
    CR-SHOP-01: only while standing on a shop tile."""

    RULE: ClassVar[str] = "CR-SHOP-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "buying")

    def __init__(self, seat: int, buying: int = EMPTY) -> None:
        self.seat = seat
        self.buying = buying  # the card that is being paid for

    def clone(self) -> "Shop":
        return Shop(seat=self.seat, buying=self.buying)

    def advance(self, s: CardRogue) -> bool:
        if self.buying != EMPTY:
            card = self.buying
            self.buying = EMPTY
            self._hand_over(s, card)
            return RUN
        return ASK

    def asked(self, s: CardRogue) -> int:
        return self.seat

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        money = purse(s, seat)
        menu.ask("CR-MOVE-04", "shop", money)
        last = EMPTY
        for card in s.shop.cards:  # the shop pile is kept in order, so equal cards lie together
            if card != last:
                last = card
                price = price_for(s, seat, card)
                if price <= money:
                    menu.offer(BUY, card, price)
                elif menu.why:
                    menu.refuse("CR-SHOP-02", "price", BUY, card, price, need=price, have=money)
        p = s.players[seat]
        for card in sorted(set(p.hand.cards) | set(p.gear)):
            if card != EMPTY and KIND[card] != GOLD:
                if may_sell(s, seat, card):
                    menu.offer(SELL, card, GOLD_OF[card])
                elif menu.why:
                    explorer = GOLD_OF[card] > 0
                    rule = "CR-CHAR-13" if explorer else "CR-ITEM-04"
                    menu.refuse(rule, "explorer-sells" if explorer else "unsellable", SELL, card, 0)
        menu.offer(LEAVE_SHOP)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == LEAVE_SHOP:
            s.end()
            return
        s.busy = True
        card = first(option)
        if verb == SELL:
            self._sell(s, seat, card)
            return
        self.buying = card
        if s.players[seat].character == ROGUE:
            face = s.rng.die()  # CR-CHAR-06, CR-Q-33: one roll a card, once she could pay
            s.tell("CR-CHAR-06", "haggled", seat, card, face)
            if face >= 5:
                return
        s.call(Pay(seat, price_for(s, seat, card)))

    def _sell(self, s: CardRogue, seat: int, card: int) -> None:
        """CR-SHOP-03, CR-ITEM-03: the card is discarded and pays its printed gold. CR-SHOP-08: worn items may be sold as well."""
        p = s.players[seat]
        if p.hand.has(card):
            p.hand.take(card)
        else:
            take_off(s, seat, p.gear.index(card))
        hand_in(s, card)
        gain_gold(s, seat, GOLD_OF[card])
        s.tell("CR-SHOP-03", "sold", seat, card, GOLD_OF[card])

    def _hand_over(self, s: CardRogue, card: int) -> None:
        s.shop.take(card)  # CR-SHOP-07
        s.tell("CR-SHOP-07", "bought", self.seat, card)
        if KIND[card] == DEBT:
            s.players[self.seat].vp += 1  # CR-VP-05: it leaves the game, and nobody can steal the point
            s.tell("CR-VP-05", "debt", self.seat)
            goal_done(s, self.seat, GOAL_DEBT)
        else:
            gain_card(s, self.seat, card)


class Pay(Frame[CardRogue]):
    """Pay a price with cards in hand that show gold (CR-SHOP-04), largest first: a set from which no card could be left
    out. What is paid too much comes back in gold (CR-SHOP-05)."""

    RULE: ClassVar[str] = "CR-SHOP-04"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "mole", "most", "last")

    def __init__(self, seat: int, left: int, mole: bool = False, most: int = 99, last: int = EMPTY) -> None:
        self.seat = seat
        self.left = left  # still to be paid
        self.mole = mole  # the mole is paid, not the shopkeeper
        self.most = most  # value of the last card paid: the next are not worth more
        self.last = last  # the last card paid: equal values in the order of cards

    def clone(self) -> "Pay":
        return Pay(seat=self.seat, left=self.left, mole=self.mole, most=self.most, last=self.last)

    def advance(self, s: CardRogue) -> bool:
        if self.left <= 0:
            if self.left < 0:
                gain_gold(s, self.seat, -self.left)
                s.tell("CR-SHOP-05", "change", self.seat, -self.left)
            s.end()
            return RUN
        cards = self._candidates(s)
        if len(cards) > 1:
            return ASK
        self._pay(s, cards[0])
        return RUN

    def _candidates(self, s: CardRogue) -> list[int]:
        """Cards that may come next: not before the last one in the order, and with enough behind them to reach the price."""
        payable = [card for card in s.players[self.seat].hand.cards if may_sell(s, self.seat, card)]
        payable = [card for card in payable if (-GOLD_OF[card], card) >= (-self.most, self.last)]
        payable.sort(key=_payment_order)
        worth = sum([GOLD_OF[card] for card in payable])
        found: list[int] = []
        for card in payable:
            if worth < self.left:
                break
            if card not in found:
                found.append(card)
            worth -= GOLD_OF[card]
        return found

    def _pay(self, s: CardRogue, card: int) -> None:
        if self.mole:
            discard_from_hand(s, self.seat, card)
        else:
            s.players[self.seat].hand.take(card)
            hand_in(s, card)
        self.left -= GOLD_OF[card]
        self.most = GOLD_OF[card]
        self.last = card
        s.tell("CR-SHOP-04", "paid", self.seat, card, GOLD_OF[card])

    def asked(self, s: CardRogue) -> int:
        return self.seat

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-SHOP-04", "pay", self.left)
        for card in self._candidates(s):
            menu.offer(PAY, card, GOLD_OF[card])

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        self._pay(s, first(option))


def _payment_order(card: int) -> tuple[int, int]:
    return (-GOLD_OF[card], card)
