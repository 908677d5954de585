"""Paying: which cards are handed over for a price, to the shopkeeper or to the mole."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, Why, first, option
from greathall.core.picking import SeatPicking
from greathall.games.card_rogue.cards.catalogue import DECKS, GOLD_OF, PACK
from greathall.games.card_rogue.rules.hands import discard_card, gain_gold, take_off
from greathall.games.card_rogue.rules.queries import may_sell, purse, why_not_sold
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import EMPTY, PAY, SECONDARY, SETTLE, SPARE

SHOP_CARDS: Final = sorted(set(DECKS["shop"]))


def _dearest_first(card: int) -> tuple[int, int]:
    return (-GOLD_OF[card], card)


# A card as a thing to pay with is its place in this order: search lays down the dearest first.
PAY_ORDER: Final = sorted(range(len(PACK)), key=_dearest_first)
RANK: Final = [PAY_ORDER.index(card) for card in range(len(PACK))]


def hand_in(s: CardRogue, card: int) -> None:
    """CR-Q-62: what the shopkeeper is sold or paid is discarded and stays out; with the option, shop cards are for sale again,
    but not in the same turn: else a Bard could pay for a card with its like for ever."""
    if s.settings.sold_return and card in SHOP_CARDS:
        s.shop = s.shop.clone()
        s.shop.put(card, EVERYONE)
        s.shop.cards.sort()
        s.handed |= 1 << SHOP_CARDS.index(card)
    else:
        discard_card(s, card)


class Pay(SeatPicking[CardRogue]):
    """Pay a price with cards that show gold (CR-SHOP-04), worth as much or more; what is too much comes back in gold
    (CR-SHOP-05). The cards stay where they are until all is paid at once. If there is only one set from which no card could be
    left out, it is paid without a question.

    The mole also takes what is worn, if the hand is not enough (CR-MOLE-04)."""

    RULE: ClassVar[str] = "CR-SHOP-04"
    PICK: ClassVar[int] = PAY
    UNPICK: ClassVar[int] = SPARE
    DONE: ClassVar[int] = SETTLE

    price: int
    mole: bool = False  # the mole is paid, not the shopkeeper
    places: int = 0  # picked cards, by their place in the hand, as a mask
    slots: int = 0  # picked cards that are worn, by slot, as a mask

    # -- what there is to pay with

    def wearing(self, s: CardRogue) -> list[int]:
        """By slot: the worn cards that could be paid with. A two-handed one counts once."""
        if not self.mole or purse(s, self.seat) >= self.price:
            return [EMPTY] * 5
        gear = s.players[self.seat].gear
        return [EMPTY if slot == SECONDARY and len(PACK[card].slots) == 2 else card for slot, card in enumerate(gear)]

    def things(self, s: CardRogue, picked: bool) -> list[int]:
        """All that is picked, or all that is not, ascending; equal ones as often as they are there."""
        cards = s.players[self.seat].hand.cards
        found = [RANK[cards[i]] for i in range(len(cards)) if (self.places >> i & 1 == 1) == picked]
        for slot, card in enumerate(self.wearing(s)):
            if card != EMPTY and (self.slots >> slot & 1 == 1) == picked:
                found.append(RANK[card])
        found.sort()
        return found

    def candidates(self, s: CardRogue) -> list[int]:
        return sorted(set(self.things(s, True) + self.things(s, False)))

    def why_not(self, s: CardRogue, thing: int) -> Why | None:
        why = why_not_sold(s, self.seat, PAY_ORDER[thing])
        if why is None and thing not in self.things(s, False):
            why = Why("CR-SHOP-04", "picked")
        return why

    def left(self, s: CardRogue) -> list[int]:
        return sorted({thing for thing in self.things(s, False) if may_sell(s, self.seat, PAY_ORDER[thing])})

    def copies(self, s: CardRogue, thing: int) -> int:
        """What the cards of this kind that are left are worth: a price is not so many cards, but so much gold."""
        return GOLD_OF[PAY_ORDER[thing]] * self.things(s, False).count(thing)

    # -- picking

    def held(self, s: CardRogue) -> list[int]:
        return self.things(s, True) if self.places or self.slots else []

    def put(self, s: CardRogue, thing: int) -> None:
        card = PAY_ORDER[thing]
        cards = s.players[self.seat].hand.cards
        for i in range(len(cards)):
            if cards[i] == card and not self.places >> i & 1:
                self.places |= 1 << i
                return
        for slot, worn in enumerate(self.wearing(s)):
            if worn == card and not self.slots >> slot & 1:
                self.slots |= 1 << slot
                return
        raise ValueError("no such card is left to pay with")

    def take(self, s: CardRogue, thing: int) -> None:
        card = PAY_ORDER[thing]
        worn = self.wearing(s)
        for slot in range(4, -1, -1):
            if self.slots >> slot & 1 and worn[slot] == card:
                self.slots &= ~(1 << slot)
                return
        cards = s.players[self.seat].hand.cards
        for i in range(len(cards) - 1, -1, -1):
            if self.places >> i & 1 and cards[i] == card:
                self.places &= ~(1 << i)
                return
        raise ValueError("no such card is picked")

    def have(self, s: CardRogue) -> int:
        return sum([GOLD_OF[PAY_ORDER[thing]] for thing in self.held(s)])

    def need(self, s: CardRogue) -> int:
        return self.price

    def enough(self, s: CardRogue) -> bool:
        """In a world that somebody else imagines, he may not have enough in hand: then it is all that he has."""
        return self.have(s) >= self.price or not self.left(s)

    def spell(self, thing: int) -> Option:
        return option(PAY, PAY_ORDER[thing], GOLD_OF[PAY_ORDER[thing]])

    def spell_back(self, thing: int) -> Option:
        return option(SPARE, PAY_ORDER[thing], GOLD_OF[PAY_ORDER[thing]])

    def read(self, o: Option) -> int:
        return RANK[first(o)]

    # -- asking and paying

    def advance(self, s: CardRogue) -> bool:
        if self.places or self.slots:
            return ASK
        things = self.only_way(s)
        if not things:
            return ASK
        for thing in things:
            self.put(s, thing)
        self.close(s)
        return RUN

    def only_way(self, s: CardRogue) -> list[int]:
        """The one set from which no card could be left out; empty if there are several."""
        cards = [thing for thing in self.things(s, False) if may_sell(s, self.seat, PAY_ORDER[thing])]
        worth = [GOLD_OF[PAY_ORDER[thing]] for thing in cards]
        lacking = self.price
        i = 0
        while lacking > 0:
            other = i
            while other < len(cards) and cards[other] == cards[i]:
                other += 1
            if sum(worth[other:]) >= lacking:
                return []  # it could be done without this card
            lacking -= worth[i]
            i += 1
        return cards[:i]

    def ask(self, s: CardRogue, menu: Menu) -> None:
        have = self.have(s)
        prompt = "pay-mole" if self.mole else "pay"
        menu.ask("CR-SHOP-04", prompt, self.price, max(0, self.price - have), max(0, have - self.price))

    def offer_more(self, s: CardRogue, menu: Menu) -> None:
        if menu.why:
            menu.rule_out(PAY, "CR-SHOP-04", "not-held-for-that")

    def close(self, s: CardRogue) -> None:
        seat = self.seat
        change = self.have(s) - self.price
        hand = s.players[seat].hand
        paid: list[int] = []
        for i in range(len(hand.cards) - 1, -1, -1):
            if self.places >> i & 1:
                paid.append(hand.take_at(i))
        for slot in range(5):
            if self.slots >> slot & 1:
                paid.append(take_off(s, seat, slot))
        paid.sort(key=_dearest_first)
        for card in paid:
            if self.mole:
                discard_card(s, card)
            else:
                hand_in(s, card)
            s.tell("CR-MOLE-03" if self.mole else "CR-SHOP-04", "paid", seat, card, GOLD_OF[card])
        if change:
            gain_gold(s, seat, change)
            s.tell("CR-SHOP-05", "change", seat, change)
        s.end()
