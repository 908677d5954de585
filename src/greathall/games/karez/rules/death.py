"""Dead Heroes: what saves them, the burial at the Cemetery, what is lost with them."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.games.karez.cards.catalogue import BOARD, CARDS, CEMETERY
from greathall.games.karez.rules import dungeon
from greathall.games.karez.rules.choices import free_grave
from greathall.games.karez.rules.die import kept_by, kept_hero
from greathall.games.karez.rules.fight_choices import Heal
from greathall.games.karez.rules.gear import bearer_of, card_of, carried, unused
from greathall.games.karez.rules.piles import discard
from greathall.games.karez.rules.queries import can_bury, gear_vacant, own_vacant
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.words import BURY, DEAD, DISCARD, FALL, NOBODY, SAVE, USED

ALL_HITS = 99


def doomed_heroes(s: Karez, trip: Trip) -> list[int]:
    """KZ-SLN-02: Heroes without a vacant hit point, Level ups and equipment included."""
    return [
        hero for place, hero in enumerate(trip.party)
        if s.hero_hits[hero] and not own_vacant(s, hero) and not gear_vacant(trip, place)
    ]  # fmt: skip


# The steps of Deaths.
WHO_IS_NEXT: Final = 0
IS_HE_SAVED: Final = 1
KEEP_OR_DISCARD: Final = 2


class Deaths(SeatFrame[Karez]):
    """KZ-RUL-64: at the end of the round or Trap, one after another: what saves him, the burial, the loss of equipment."""

    RULE: ClassVar[str] = "KZ-SLN-02"

    hero: int = NOBODY  # who is dying now
    at: int = WHO_IS_NEXT

    def advance(self, s: Karez) -> bool:
        trip = s.journey()
        if self.at == WHO_IS_NEXT:
            doomed = doomed_heroes(s, trip)
            if not doomed:
                s.end()
                return RUN
            if len(doomed) > 1 and self.order_matters(s, len(doomed)):
                return ASK
            self.hero = doomed[0]
            self.at = IS_HE_SAVED
        elif self.at == IS_HE_SAVED:
            if self.saviours(trip):
                return ASK
            self.die(s, trip)
        else:
            return ASK
        return RUN

    def order_matters(self, s: Karez, number: int) -> bool:
        """Only if the burial of all of them cannot be paid."""
        return can_bury(s, self.seat) and s.owners[CEMETERY] != self.seat and s.gold[self.seat] < number

    def saviours(self, trip: Trip) -> list[int]:
        """Cards that the dying Hero carries against his death."""
        return sorted({card_of(g) for g in trip.gear if bearer_of(g) == self.hero and CARDS[card_of(g)].saves})

    def die(self, s: Karez, trip: Trip) -> None:
        """The fee and the token are due if he can give both (KZ-CEM-02); then he may keep the Hero or not."""
        s.tell("KZ-SLN-02", "died", self.seat, self.hero)
        lose_hero(s, trip, self.hero)
        if can_bury(s, self.seat):
            pay_burial(s, self.seat)
            self.at = KEEP_OR_DISCARD
        else:
            discard_hero(s, self.seat, self.hero)  # KZ-CEM-01, KZ-CEM-07
            self.at = WHO_IS_NEXT

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        trip = s.journey()
        if self.at == WHO_IS_NEXT:
            menu.ask("KZ-RUL-64", "who-dies-first")
            menu.offer_each(FALL, doomed_heroes(s, trip))
        elif self.at == IS_HE_SAVED:
            menu.ask("KZ-SLN-02", "save", self.hero)
            for card in self.saviours(trip):
                menu.offer(SAVE, card, self.hero)
            menu.offer(FALL, self.hero)
        else:
            menu.ask("KZ-CEM-02", "burial", self.hero)
            menu.offer(BURY, self.hero)
            menu.offer(DISCARD, self.hero)
        if menu.why and self.at < KEEP_OR_DISCARD:
            menu.rule_out(FALL, "KZ-SLN-02", "not-dying")
            if self.at == IS_HE_SAVED:
                menu.rule_out(SAVE, "KZ-SLN-02", "not-carried")
        elif menu.why:
            menu.rule_out(BURY, "KZ-CEM-02", "not-the-dead")
            menu.rule_out(DISCARD, "KZ-CEM-02", "not-the-dead")

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        verb = verb_of(option)
        trip = s.journey()
        if verb == SAVE:
            self.at = WHO_IS_NEXT
            save(s, trip, seat, first(option), second(option))
        elif verb == FALL and self.at == WHO_IS_NEXT:
            self.hero = first(option)
            self.at = IS_HE_SAVED
        elif verb == FALL:
            self.die(s, trip)
        else:
            self.at = WHO_IS_NEXT
            if verb == BURY:
                s.hero_status[self.hero] = DEAD  # KZ-CEM-04: with his Level-up tokens
                s.hero_hits[self.hero] = 0
                s.tell("KZ-CEM-02", "buried", seat, self.hero)
            else:
                discard_hero(s, seat, self.hero)
                free_grave(s, seat)


def save(s: Karez, trip: Trip, seat: int, card: int, hero: int) -> None:
    """The card is discarded and hits are removed instead of dying."""
    for i, gear in enumerate(trip.gear):
        if unused(gear) == carried(card, hero):
            trip.gear.pop(i)
            break
    discard(s, card)
    s.tell("KZ-ITM-01", "saved", seat, card, hero)
    if CARDS[card].saves == ALL_HITS:
        s.hero_hits[hero] = 0
        trip.gear_hits[trip.party.index(hero)] = 0
    else:
        s.call(Heal(seat=seat, number=CARDS[card].saves, hero=hero, must=CARDS[card].saves))


def lose_hero(s: Karez, trip: Trip, hero: int) -> None:
    """KZ-CEM-03: all that was attached to him is discarded; KZ-ABS-06: the dice he had kept leave."""
    place = trip.party.index(hero)
    trip.party.pop(place)
    trip.gear_hits.pop(place)
    trip.fallen += 1
    for gear in trip.gear:
        if bearer_of(gear) == hero:
            discard(s, card_of(gear))
    trip.gear = [gear for gear in trip.gear if bearer_of(gear) != hero]
    trip.kept = [die for die in trip.kept if kept_by(die) != hero and kept_hero(die) != hero]
    s.hero_status[hero] &= ~USED
    if trip.site >= 3:
        dungeon.hero_fell(s, trip.site - 3)


def pay_burial(s: Karez, seat: int) -> None:
    """KZ-CEM-02, KZ-CEM-06: the fee to the owner, and one token for all kept Heroes; at home neither."""
    owner = s.owners[CEMETERY]
    if owner == seat:
        return
    s.gold[seat] -= BOARD.burial_fee
    s.gold[owner] += BOARD.burial_fee
    s.tell("KZ-CEM-02", "burial-fee", seat, BOARD.burial_fee, owner)
    if not s.graves >> seat & 1:
        s.graves |= 1 << seat
        s.tokens[seat] -= 1


def discard_hero(s: Karez, seat: int, hero: int) -> None:
    """KZ-CEM-01: to the Hero discard pile; KZ-RUL-49: his Level-up tokens go back to the supply."""
    s.give_hero(hero, NOBODY)
    s.hero_status[hero] = 0
    s.hero_hits[hero] = 0
    s.attack_tokens += s.hero_attack[hero]
    s.defense_tokens += s.hero_defense[hero]
    s.hero_attack[hero] = 0
    s.hero_defense[hero] = 0
    discard(s, hero)
    s.tell("KZ-CEM-01", "hero-lost", seat, hero)
