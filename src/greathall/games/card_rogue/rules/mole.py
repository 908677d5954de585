"""The mole, who opens a way for players whose every path has ended."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Option, Why, first
from greathall.games.card_rogue.cards.catalogue import CROSS, GOLD_OF, PLAIN, SELLABLE
from greathall.games.card_rogue.rules.hands import discard_card, discard_from_hand, take_off
from greathall.games.card_rogue.rules.payment import Pay
from greathall.games.card_rogue.rules.queries import may_sell, purse, sides_at, worn_cards
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import ALL_SIDES, DIG, NOWHERE

PRICE: Final = 10  # CR-MOLE-03
CALLED: Final = 256  # in `declined`: the mole was called in this turn, so that nobody has declined since
AT_CHOICE: Final = 0
AT_PRICE: Final = 1
AT_DIG: Final = 2


class Mole(SeatFrame[CardRogue]):
    """CR-MOLE-02: for 10 gold he swaps any pathing tile for one with four paths. One who is short sells what he wears
    (CR-MOLE-04); if even that is too little, the mole takes all that can be sold, and helps anyway (CR-MOLE-05).

    The tile is chosen before the price is paid, so that nobody has paid for nothing who leaves the table in between."""

    RULE: ClassVar[str] = "CR-MOLE-02"

    at: int = AT_CHOICE
    place: int = NOWHERE  # the tile that is to be opened

    def advance(self, s: CardRogue) -> bool:
        if self.at == AT_CHOICE:
            return ASK
        if self.at == AT_DIG:
            self._dig(s)
            return RUN
        self.at = AT_DIG
        worn = [GOLD_OF[card] for card in worn_cards(s.players[self.seat]) if may_sell(s, self.seat, card)]
        if purse(s, self.seat) + sum(worn) >= PRICE:
            s.call(Pay(self.seat, PRICE, mole=True))
        else:
            self._seize(s)
        return RUN

    def _seize(self, s: CardRogue) -> None:
        p = s.players[self.seat]
        for card in [card for card in p.hand.cards if SELLABLE[card]]:
            discard_from_hand(s, self.seat, card)
        for card in worn_cards(p):
            discard_card(s, take_off(s, self.seat, p.gear.index(card)))
        s.tell("CR-MOLE-05", "seized", self.seat)

    def _dig(self, s: CardRogue) -> None:
        slot = s.slot_at[self.place]
        discard_card(s, s.board.cards[slot])
        if s.paths.has(CROSS):
            s.paths.take(CROSS)  # looked up in the stack, which is then shuffled; CR-Q-60: else one is supplied
            s.paths.shuffle(s.rng)
        s.board.cards[slot] = CROSS
        s.board.known[slot] = EVERYONE
        s.sides[slot] = ALL_SIDES
        s.board_changed(self.place)
        s.stirred = s.turns
        s.declined = CALLED
        s.tell("CR-MOLE-02", "dug", self.seat, self.place)
        s.end()

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-MOLE-02", "dig")
        if not menu.why:
            menu.offer_each(DIG, dig_places(s))
            return
        for place in sorted(s.places):
            if sides_at(s, place):
                menu.judge(why_not_dig(s, place), DIG, place)
        menu.rule_out(DIG, "CR-MOLE-02", "no-open-tile")

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        self.place = first(option)
        self.at = AT_PRICE


def why_not_dig(s: CardRogue, place: int) -> Why | None:
    """CR-Q-60: any plain pathing tile, occupied or not; one that has four paths already only if there is no other."""
    slot = s.slot_at.get(place)
    if slot is None or s.sides[slot] == 0:
        return Why("CR-MOLE-02", "no-open-tile")
    if not PLAIN[s.board.cards[slot]]:
        return Why("CR-MOLE-02", "no-plain-tile")
    if place not in dig_places(s):
        return Why("CR-Q-60", "open-already")
    return None


def dig_places(s: CardRogue) -> list[int]:
    """Where he may dig. CR-STORY-01: nowhere in a dungeon that is fixed in advance."""
    if s.settings.story:
        return []
    plain = [place for slot, place in enumerate(s.places) if s.sides[slot] and PLAIN[s.board.cards[slot]]]
    useful = [place for place in plain if s.sides[s.slot_at[place]] != ALL_SIDES]
    return sorted(useful or plain)
