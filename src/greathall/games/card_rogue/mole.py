"""The mole, who opens a way for players whose every path has ended."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.card_rogue.cards import CROSS, GOLD_OF, PLAIN, SELLABLE
from greathall.games.card_rogue.hands import discard_card, discard_from_hand, gain_gold, take_off
from greathall.games.card_rogue.queries import may_sell, purse, worn_cards
from greathall.games.card_rogue.shop import Pay
from greathall.games.card_rogue.state import CardRogue
from greathall.games.card_rogue.words import ALL_SIDES, DIG, SELL

PRICE: Final = 10  # CR-MOLE-03
CALLED: Final = 256  # in `declined`: the mole was called in this turn, so that nobody has declined since
AT_PRICE: Final = 0
AT_DIG: Final = 1


class Mole(Frame[CardRogue]):
    """CR-MOLE-02: for 10 gold he swaps any pathing tile for one with four paths. One who is short sells what he wears
    (CR-MOLE-04); if even that is too little, the mole takes all that can be sold, and helps anyway (CR-MOLE-05)."""

    RULE: ClassVar[str] = "CR-MOLE-02"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: int, at: int = AT_PRICE) -> None:
        self.seat = seat
        self.at = at

    def clone(self) -> "Mole":
        return Mole(seat=self.seat, at=self.at)

    def advance(self, s: CardRogue) -> bool:
        if self.at == AT_DIG:
            return ASK
        money = purse(s, self.seat)
        worn = self._worn(s)
        if money >= PRICE:
            self.at = AT_DIG
            s.call(Pay(self.seat, PRICE, mole=True))
        elif money + sum([GOLD_OF[card] for card in worn]) >= PRICE:
            if len(worn) > 1:
                return ASK
            self._sell(s, worn[0])
        else:
            self.at = AT_DIG
            self._seize(s)
        return RUN

    def _worn(self, s: CardRogue) -> list[int]:
        cards = [card for card in worn_cards(s.players[self.seat]) if may_sell(s, self.seat, card)]
        cards.sort()
        return cards

    def _sell(self, s: CardRogue, card: int) -> None:
        take_off(s, self.seat, s.players[self.seat].gear.index(card))
        discard_card(s, card)
        gain_gold(s, self.seat, GOLD_OF[card])
        s.tell("CR-MOLE-04", "sold", self.seat, card, GOLD_OF[card])

    def _seize(self, s: CardRogue) -> None:
        p = s.players[self.seat]
        for card in [card for card in p.hand.cards if SELLABLE[card]]:
            discard_from_hand(s, self.seat, card)
        for card in worn_cards(p):
            discard_card(s, take_off(s, self.seat, p.gear.index(card)))
        s.tell("CR-MOLE-05", "seized", self.seat)

    def asked(self, s: CardRogue) -> int:
        return self.seat

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        if self.at == AT_PRICE:
            menu.ask("CR-MOLE-04", "mole-sell", PRICE - purse(s, seat))
            last = -1
            for card in self._worn(s):
                if card != last:
                    menu.offer(SELL, card, GOLD_OF[card])
                last = card
            return
        menu.ask("CR-MOLE-02", "dig")
        for place in dig_places(s):
            menu.offer(DIG, place)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        if verb_of(option) == SELL:
            self._sell(s, first(option))
            return
        place = first(option)
        slot = s.slot_at[place]
        discard_card(s, s.board.cards[slot])
        if s.paths.has(CROSS):
            s.paths.take(CROSS)  # looked up in the stack, which is then shuffled; CR-Q-60: else one is supplied
            s.paths.shuffle(s.rng)
        s.board.cards[slot] = CROSS
        s.board.known[slot] = EVERYONE
        s.sides[slot] = ALL_SIDES
        s.board_changed(place)
        s.declined = CALLED
        s.tell("CR-MOLE-02", "dug", seat, place)
        s.end()


def dig_places(s: CardRogue) -> list[int]:
    """CR-Q-60: any plain pathing tile, occupied or not; one that has four paths already only if there is no other.
    CR-STORY-01: none in a dungeon that is fixed in advance."""
    if s.settings.story:
        return []
    plain = [place for slot, place in enumerate(s.places) if s.sides[slot] and PLAIN[s.board.cards[slot]]]
    useful = [place for place in plain if s.sides[s.slot_at[place]] != ALL_SIDES]
    return sorted(useful or plain)
