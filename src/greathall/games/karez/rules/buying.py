"""Buy an Item or Instant that lies on sale."""

from greathall.core.option import Menu, Why
from greathall.games.karez.cards.catalogue import LEVEL_OF, PRICE
from greathall.games.karez.rules.gear import card_of, lot_of, seller_of
from greathall.games.karez.rules.piles import to_hand
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import BUY


def why_not_buy(s: Karez, seat: int, building: int, card: int) -> Why | None:
    """Why a seat cannot buy this card there; None if it can. KZ-BUY-01, KZ-BUY-03, KZ-BUY-04: face-up cards of working
    sellers that can be paid in full."""
    if lot_of(card, building) not in s.sale:
        return Why("KZ-BUY-01", "not-on-sale")
    if LEVEL_OF[building] > s.karez:
        return Why("KZ-BUY-04", "out-of-service")
    if PRICE[card] > s.gold[seat]:
        return Why("KZ-BUY-03", "gold", PRICE[card], s.gold[seat])
    return None


def offer_buy(s: Karez, seat: int, menu: Menu) -> None:
    """Every different card on sale; whatever is not on sale is out of the question."""
    if menu.why:
        for lot in dict.fromkeys(s.sale):
            menu.judge(why_not_buy(s, seat, seller_of(lot), card_of(lot)), BUY, seller_of(lot), card_of(lot))
        menu.rule_out(BUY, "KZ-BUY-01", "not-on-sale")
        return
    gold = s.gold[seat]
    if not s.sale or not gold:
        return
    offered: list[int] = []
    for lot in s.sale:
        if PRICE[card_of(lot)] <= gold and LEVEL_OF[seller_of(lot)] <= s.karez and lot not in offered:
            offered.append(lot)
            menu.offer(BUY, seller_of(lot), card_of(lot))


def can_buy(s: Karez, seat: int) -> bool:
    """Is there a card on sale that a seat can pay?"""
    gold = s.gold[seat]
    if gold:
        for lot in s.sale:
            if PRICE[card_of(lot)] <= gold and LEVEL_OF[seller_of(lot)] <= s.karez:
                return True
    return False


def buy(s: Karez, seat: int, building: int, card: int) -> None:
    """KZ-BUY-02: the price goes to the owner; KZ-RUL-14: of a neutral seller to the bank; KZ-RUL-36: to oneself later."""
    price = PRICE[card]
    s.sale.remove(lot_of(card, building))
    s.gold[seat] -= price
    owner = s.owners[building]
    if owner == seat:
        s.till[seat] += price
    elif owner >= 0:
        s.gold[owner] += price
    to_hand(s, seat, card)
    s.tell("KZ-BUY-02", "bought", seat, card, building, price)


def empty_tills(s: Karez) -> None:
    """KZ-RUL-36: what was paid to oneself comes back at the end of the phase."""
    for seat, gold in enumerate(s.till):
        if gold:
            s.gold[seat] += gold
            s.till[seat] = 0
