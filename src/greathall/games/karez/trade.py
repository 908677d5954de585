"""Trading between players, an option that is off by default (KZ-RUL-37): an open offer, an answer, consent."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.karez.cards import DECK_OF
from greathall.games.karez.piles import hand
from greathall.games.karez.state import Karez
from greathall.games.karez.words import ACCEPT, DONE, GIVE, GOLD, HAND_DECKS, HANDS, REFUSE


class Trade(Frame[Karez]):
    """The proposer lays gold and cards open, the partner lays his side beside it or refuses, the proposer consents or not.

    Valor cannot be traded (KZ-RUL-38). Cards laid open are known to all from then on, whatever comes of it.
    """

    RULE: ClassVar[str] = "KZ-RUL-37"
    FIELDS: ClassVar[tuple[str, ...]] = ("proposer", "partner", "stage", "gold", "cards", "gold_back", "cards_back")

    def __init__(
        self, proposer: int, partner: int, stage: int = 0, gold: int = 0, cards: int = 0, gold_back: int = 0,
        cards_back: int = 0,
    ) -> None:  # fmt: skip
        self.proposer = proposer
        self.partner = partner
        self.stage = stage  # 0 the proposer lays, 1 the partner lays, 2 the proposer consents
        self.gold = gold
        self.cards = cards  # eight bits a card, plus one, the last laid lowest
        self.gold_back = gold_back
        self.cards_back = cards_back

    def clone(self) -> "Trade":
        return Trade(
            proposer=self.proposer, partner=self.partner, stage=self.stage, gold=self.gold, cards=self.cards,
            gold_back=self.gold_back, cards_back=self.cards_back,
        )  # fmt: skip

    def advance(self, s: Karez) -> bool:
        if self.stage == 0 and not self.can_add(s, self.proposer, self.gold, self.cards):
            self.stage = 1  # he has laid all he has; he had something, or no trade would have been offered
            return RUN
        return ASK

    def can_add(self, s: Karez, seat: int, gold: int, cards: int) -> bool:
        """Has a side anything more to lay?"""
        return bool(self.open_cards(s, seat, cards)) or (not gold and not cards and s.gold[seat] > 0)

    def asked(self, s: Karez) -> int:
        return self.partner if self.stage == 1 else self.proposer

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        if self.stage == 2:
            menu.ask("KZ-RUL-37", "consent")
            menu.offer(ACCEPT)
            menu.offer(REFUSE)
            return
        back = self.stage == 1
        gold, cards = (self.gold_back, self.cards_back) if back else (self.gold, self.cards)
        menu.ask("KZ-RUL-37", "trade-answer" if back else "trade-offer")
        menu.offer(DONE)
        if not gold and not cards:
            for number in range(1, min(9, s.gold[seat]) + 1):
                menu.offer(GOLD, number)
        for card in self.open_cards(s, seat, cards):
            menu.offer(GIVE, card)
        if back:
            menu.offer(REFUSE)

    def open_cards(self, s: Karez, seat: int, laid: int) -> list[int]:
        """Cards that may still be laid: in ascending order, each as often as it is held."""
        floor = (laid & 255) - 1 if laid else 0
        already = unpack(laid)
        found: list[int] = []
        for deck in range(HAND_DECKS):
            cards = s.piles[HANDS + HAND_DECKS * seat + deck].cards
            found += [card for card in sorted(set(cards)) if card >= floor and cards.count(card) > already.count(card)]
        return sorted(found)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == GOLD:
            if self.stage:
                self.gold_back = first(option)
            else:
                self.gold = first(option)
            s.tell("KZ-RUL-37", "lays-gold", seat, first(option))
        elif verb == GIVE:
            self.lay(s, seat, first(option))
        elif verb == DONE and (self.stage or self.gold or self.cards):
            self.stage += 1
        else:
            if verb == ACCEPT:
                self.exchange(s)
            s.tell("KZ-RUL-37", "traded" if verb == ACCEPT else "no-trade", self.proposer, self.partner)
            s.end()

    def lay(self, s: Karez, seat: int, card: int) -> None:
        """Lay a card open."""
        if self.stage:
            self.cards_back = self.cards_back << 8 | card + 1
        else:
            self.cards = self.cards << 8 | card + 1
        pile = hand(s, seat, DECK_OF[card])
        for index, held in enumerate(pile.cards):
            if held == card and pile.known[index] != EVERYONE:
                s.reveal(pile, index)
                break
        s.tell("KZ-RUL-37", "lays-card", seat, card)

    def exchange(self, s: Karez) -> None:
        """Both sides change hands."""
        s.gold[self.proposer] += self.gold_back - self.gold
        s.gold[self.partner] += self.gold - self.gold_back
        move_cards(s, unpack(self.cards), self.proposer, self.partner)
        move_cards(s, unpack(self.cards_back), self.partner, self.proposer)


def has_goods(s: Karez, seat: int) -> bool:
    """Has a seat anything that may be traded?"""
    base = HANDS + HAND_DECKS * seat
    return s.gold[seat] > 0 or any(s.piles[base + deck].cards for deck in range(HAND_DECKS))


def unpack(cards: int) -> list[int]:
    """The cards of a packed side."""
    found: list[int] = []
    while cards:
        found.append((cards & 255) - 1)
        cards >>= 8
    return found


def move_cards(s: Karez, cards: list[int], giver: int, taker: int) -> None:
    """Open cards go from hand to hand."""
    for card in cards:
        pile = hand(s, giver, DECK_OF[card])
        index = next(i for i in range(len(pile.cards)) if pile.cards[i] == card and pile.known[i] == EVERYONE)
        pile.take_at(index)
        hand(s, taker, DECK_OF[card]).put(card, EVERYONE)
