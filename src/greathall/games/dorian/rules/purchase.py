"""Buying Battle Cards: the price, how many cards are looked at, and which one is taken."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.dorian.cards.catalogue import PER_DECK, PLACES, STAR_PLACES, UPGRADE_OF, UPGRADES
from greathall.games.dorian.rules.payment import pay_one
from greathall.games.dorian.rules.piles import show_face
from greathall.games.dorian.rules.queries import BUY_DISCOUNT, BUY_LOOK, flag_number, funds, owns
from greathall.games.dorian.rules.resources import count
from greathall.games.dorian.rules.state import BUY_CARD, Dorian
from greathall.games.dorian.words import ANY, BUY, CHOOSE, LOOK, LOOK_MORE, NONE, PRICE, SLOT_COUNT

DECK_EMPTY: Final = Why("DO-R-55", "deck-empty")
FREE_CARD: Final = Why("DO-PRE-16", "not-bought")
ALL_SEEN: Final = Why("DO-R-55", "all-seen")


def price(s: Dorian, seat: Seat) -> int:
    """3 of the matching Resource (DO-PRE-13, DO-R-02), less by Event or Upgrade, never below 1."""
    return max(1, PRICE - flag_number(s, BUY_DISCOUNT) - s.turn.discount)


def looks(s: Dorian, seat: Seat, deck: int) -> int:
    """How many cards a purchase shows: 2, one more for each owned +1 icon (DO-BRD-06, DO-BRD-07, DO-BRD-08), for
    Upgrades and the Event."""
    total = LOOK + flag_number(s, BUY_LOOK) + s.turn.looks
    for place in STAR_PLACES:
        if PLACES[place].plus == deck and owns(s, seat, place):
            total += 1
    for slot in range(SLOT_COUNT * seat + 3, SLOT_COUNT * seat + SLOT_COUNT):
        upgrade = s.slots[slot]
        if upgrade != NONE:
            mod = UPGRADES[UPGRADE_OF[upgrade]].abilities.statics.get("buy_mod")
            if mod is not None and mod[0] in (deck, ANY):
                total += mod[1]
    return total


def why_not_buy(s: Dorian, seat: Seat, deck: int) -> Why | None:
    """Why no card of a Power deck is bought: its price (DO-PRE-13), and an empty deck sells nothing (DO-R-55)."""
    if not s.power_decks[deck]:
        return DECK_EMPTY
    cost = price(s, seat)
    if funds(s, seat, deck) < cost:
        return Why("DO-PRE-13", "cost", cost, funds(s, seat, deck))
    return None


def offer_purchases(s: Dorian, seat: Seat, menu: Menu) -> None:
    """The three Power decks."""
    if menu.why:
        for deck in range(3):
            menu.judge(why_not_buy(s, seat, deck), BUY, deck)
        return
    cost = price(s, seat)
    for deck in range(3):
        if funds(s, seat, deck) >= cost and s.power_decks[deck]:
            menu.offer(BUY, deck)


class Purchase(SeatFrame[Dorian]):
    """Look at the top cards of a Power deck and take one; the others go under the deck in the looked order (DO-PRE-14,
    DO-PRE-15, DO-R-54). A buyer may pay for one more look at a time before choosing (DO-PRE-16, DO-R-53)."""

    RULE: ClassVar[str] = "DO-PRE-14"

    deck: int
    wanted: int  # cards to look at
    paid: bool  # bought rather than free: more looks may be paid for
    looked: int = 0

    def advance(self, s: Dorian) -> bool:
        deck = s.power_decks[self.deck]
        if not deck:  # DO-R-55, for free cards
            s.end()
            return RUN
        if self.looked < self.wanted and self.looked < len(deck):
            self.looked += 1
            show_face(s, deck[-self.looked], 1 << self.seat)
            s.reveals += 1
            return RUN
        if self.looked == 1 and self.why_not_look(s) is not None:
            self._take(s, self._seen(s)[0])
            return RUN
        return ASK

    def _seen(self, s: Dorian) -> list[int]:
        """Faces in the looked order."""
        faces = s.faces[self.deck].cards
        deck = s.power_decks[self.deck]
        return [faces[deck[-i] % PER_DECK] for i in range(1, self.looked + 1)]

    def why_not_look(self, s: Dorian) -> Why | None:
        """Why no further card may be looked at (DO-PRE-16, DO-R-53)."""
        if not self.paid:
            return FREE_CARD
        if self.looked >= len(s.power_decks[self.deck]):
            return ALL_SEEN
        if funds(s, self.seat, self.deck) < 1:
            return Why("DO-PRE-16", "cost", 1, 0)
        return None

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-PRE-14", "buy", self.deck, self.looked)
        menu.judge(self.why_not_look(s), LOOK_MORE)
        for f in sorted(set(self._seen(s))):
            menu.offer(CHOOSE, f)
        if menu.why:
            menu.rule_out(CHOOSE, "DO-PRE-14", "not-seen")

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if verb_of(option) == LOOK_MORE:
            self.wanted = self.looked + 1
            s.tell("DO-PRE-16", "looks-more", seat, self.deck)
            pay_one(s, seat, self.deck, 1)
        else:
            self._take(s, first(option))

    def _take(self, s: Dorian, wanted: int) -> None:
        deck = s.power_decks[self.deck]
        index = self._seen(s).index(wanted)
        top = [deck.pop() for _ in range(self.looked)]
        card = top.pop(index)
        for other in top:
            deck.insert(0, other)
        s.hands[self.seat].put(card, 1 << self.seat)  # DO-PRE-18
        if self.paid:
            count(s, self.seat, BUY_CARD + self.deck)
        s.dirty |= 1 << self.seat
        s.end()  # before it is told: who looks sees no further cards
        s.tell("DO-PRE-14", "recruited", self.seat, self.deck, wanted, known=1 << self.seat, shown=1)
