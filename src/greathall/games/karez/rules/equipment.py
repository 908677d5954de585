"""Items and Instants that a party takes along: who carries what."""

from typing import ClassVar, Final

from greathall.core.option import Menu, Option, Why, first, option, second
from greathall.core.picking import SeatPicking
from greathall.games.karez.cards.catalogue import CARDS, HEROES
from greathall.games.karez.rules.gear import carried
from greathall.games.karez.rules.piles import hand
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import ATTACH, DETACH, DONE, HAND_DECKS, HANDS, INSTANT, ITEM

NOT_YET: Final = 0  # in the hand, for nobody


def card_in(thing: int) -> int:
    """The card that a pick is about."""
    return thing >> 4


class Equip(SeatPicking[Karez]):
    """KZ-PAR-03: each Item and Instant taken along is attached to one Hero; KZ-PAR-06, KZ-RUL-58: up to what he carries.

    A thing is card << 4 | Hero. Until all is confirmed the cards stay in the hand, where others do not know them; what is
    noted is who is to carry the card at each place: `bearers`, four bits a place, the Hero plus one."""

    RULE: ClassVar[str] = "KZ-PAR-06"
    PICK: ClassVar[int] = ATTACH
    UNPICK: ClassVar[int] = DETACH
    DONE: ClassVar[int] = DONE

    bearers: int = 0

    def ask(self, s: Karez, menu: Menu) -> None:
        menu.ask("KZ-PAR-03", "equip")

    def cards(self, s: Karez) -> list[int]:
        """What the seat holds, by place: Items, then Instants."""
        base = HANDS + HAND_DECKS * self.seat
        return s.piles[base + ITEM].cards + s.piles[base + INSTANT].cards

    def held(self, s: Karez) -> list[int]:
        bearers = self.bearers
        if not bearers:
            return []
        found: list[int] = []
        for card in self.cards(s):
            if bearers & 15:
                found.append(card << 4 | (bearers & 15) - 1)
            bearers >>= 4
        found.sort()
        return found

    def load(self, hero: int) -> int:
        """How many cards a Hero is to carry so far."""
        bearers = self.bearers
        count = 0
        while bearers:
            if bearers & 15 == hero + 1:
                count += 1
            bearers >>= 4
        return count

    def candidates(self, s: Karez) -> list[int]:
        return [card << 4 | hero for card in sorted(set(self.cards(s))) for hero in range(HEROES)]

    def why_not(self, s: Karez, thing: int) -> Why | None:
        card, hero = thing >> 4, thing & 15
        if hero not in s.journey().party:
            return Why("KZ-PAR-03", "not-in-party")
        if self.load(hero) >= CARDS[hero].carry:
            return Why("KZ-PAR-06", "carries-all", CARDS[hero].carry, self.load(hero))
        return None if card in self.unpicked(s) else Why("KZ-PAR-03", "carried-by-other")

    def unpicked(self, s: Karez) -> list[int]:
        """The cards that nobody is to carry yet."""
        bearers = self.bearers
        found: list[int] = []
        for card in self.cards(s):
            if bearers & 15 == NOT_YET:
                found.append(card)
            bearers >>= 4
        return found

    def left(self, s: Karez) -> list[int]:
        cards = self.unpicked(s)
        if not cards:
            return cards
        heroes = [hero for hero in s.journey().party if self.load(hero) < CARDS[hero].carry]
        return [card << 4 | hero for card in sorted(set(cards)) for hero in heroes]

    def put(self, s: Karez, thing: int) -> None:
        self.deal(s, thing >> 4, [*self.bearers_of(s, thing >> 4), (thing & 15) + 1])

    def take(self, s: Karez, thing: int) -> None:
        bearers = self.bearers_of(s, thing >> 4)
        bearers.remove((thing & 15) + 1)
        self.deal(s, thing >> 4, bearers)

    def bearers_of(self, s: Karez, card: int) -> list[int]:
        """Who is to carry copies of a card, each plus one."""
        found: list[int] = []
        for place, held in enumerate(self.cards(s)):
            if held == card and self.bearers >> 4 * place & 15:
                found.append(self.bearers >> 4 * place & 15)
        return found

    def deal(self, s: Karez, card: int, bearers: list[int]) -> None:
        """Note the bearers of the copies of a card: ascending from its first place on, so that every order notes the same."""
        bearers.sort()
        count = 0
        for place, held in enumerate(self.cards(s)):
            if held == card:
                bearer = bearers[count] if count < len(bearers) else NOT_YET
                self.bearers = self.bearers & ~(15 << 4 * place) | bearer << 4 * place
                count += 1

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        super().offer(s, seat, menu)
        if menu.why:
            menu.rule_out(ATTACH, "KZ-PAR-03", "not-held")

    def spell(self, thing: int) -> Option:
        return option(ATTACH, thing >> 4, thing & 15)

    def spell_back(self, thing: int) -> Option:
        return option(DETACH, thing >> 4, thing & 15)

    def read(self, o: Option) -> int:
        return first(o) << 4 | second(o)

    def close(self, s: Karez) -> None:
        """KZ-PAR-03, KZ-PAR-04: all is laid open at once and stays as it is."""
        held = self.held(s)
        if held:
            items = len(s.piles[HANDS + HAND_DECKS * self.seat + ITEM].cards)
            for place in range(len(self.cards(s)) - 1, -1, -1):
                if self.bearers >> 4 * place & 15:
                    if place < items:
                        hand(s, self.seat, ITEM).take_at(place)
                    else:
                        hand(s, self.seat, INSTANT).take_at(place - items)
            gear = s.journey().gear
            for thing in held:
                gear.append(carried(thing >> 4, thing & 15))
                s.tell("KZ-PAR-03", "attached", self.seat, thing >> 4, thing & 15)
            s.reveals += len(held)
        s.end()
