"""Small questions that effects put: which deck, card, Hero, rival, die, hit or hit point."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, second, third, verb_of
from greathall.games.karez.cards import BOARD, CEMETERY, FACE_OF
from greathall.games.karez.dice import FATE_CANCELLED, end_die, turn_die
from greathall.games.karez.piles import draw_open, draw_to_hand, hand, left
from greathall.games.karez.queries import can_reroll, dead_heroes, foe_vacant, living_heroes, seat_of_guild
from greathall.games.karez.state import Karez
from greathall.games.karez.words import (
    DECK,
    DIE,
    DONE,
    GEAR,
    HAND_DECKS,
    HANDS,
    HEAL,
    HERO,
    KEEP,
    NOBODY,
    OWN,
    RAISE,
    REGROW,
    ROB,
    TRAIN,
    WHITE,
    WOUND,
)


class Choice(Frame[Karez]):
    """A question of one seat: one option alone is taken without asking, none at all ends it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, s: Karez) -> bool:
        menu = Menu()
        self.offer(s, self.seat, menu)
        if len(menu.options) > 1:
            return ASK
        if menu.options:
            self.choose(s, self.seat, menu.options[0])
        else:
            s.end()
        return RUN

    def asked(self, s: Karez) -> int:
        return self.seat


class ChooseDeck(Choice):
    """A draw from one of several decks: the player names one that still has cards."""

    RULE: ClassVar[str] = "KZ-BLD-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "decks")

    def __init__(self, seat: int, decks: int) -> None:
        self.seat = seat
        self.decks = decks  # mask

    def clone(self) -> "ChooseDeck":
        return ChooseDeck(seat=self.seat, decks=self.decks)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-BLD-05", "deck")
        for deck in range(HERO):
            if self.decks >> deck & 1 and left(s, deck):
                menu.offer(DECK, deck)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        s.end()
        draw_to_hand(s, seat, first(option), "KZ-BLD-05")


class KeepDrawn(Choice):
    """Of the cards just drawn (the last ones in hand) some are kept; the rest goes under the deck."""

    RULE: ClassVar[str] = "KZ-QST-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "drawn", "keep")

    def __init__(self, seat: int, deck: int, drawn: int, keep: int) -> None:
        self.seat = seat
        self.deck = deck
        self.drawn = drawn
        self.keep = keep

    def clone(self) -> "KeepDrawn":
        return KeepDrawn(seat=self.seat, deck=self.deck, drawn=self.drawn, keep=self.keep)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-BLD-05", "keep")
        for card in sorted(set(s.piles[HANDS + HAND_DECKS * seat + self.deck].cards[-self.drawn :])):
            menu.offer(KEEP, card)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        pile = hand(s, seat, self.deck)
        fresh = [(pile.cards[i], pile.known[i]) for i in range(len(pile.cards) - self.drawn, len(pile.cards))]
        del pile.cards[-self.drawn :]
        del pile.known[-self.drawn :]
        kept = next(pair for pair in fresh if pair[0] == first(option))
        fresh.remove(kept)
        pile.put(kept[0], kept[1])
        for card, known in fresh:
            s.pile(self.deck).put_under(card, known)
        s.tell("KZ-BLD-05", "kept", seat, self.deck, kept[0], known=kept[1], shown=1)
        s.end()


class Stock(Choice):
    """KZ-WRK-12: one card for sale per worker; a seller of both kinds names the deck of each; four at most."""

    RULE: ClassVar[str] = "KZ-WRK-12"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "building", "decks", "left")

    def __init__(self, seat: int, building: int, decks: int, left: int) -> None:
        self.seat = seat
        self.building = building
        self.decks = decks
        self.left = left  # cards still to be opened

    def clone(self) -> "Stock":
        return Stock(seat=self.seat, building=self.building, decks=self.decks, left=self.left)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-WRK-12", "stock", self.building)
        shown = sum(1 for lot in s.sale if lot >> 8 == self.building)
        if not self.left or shown >= BOARD.sale_places:
            return
        for deck in range(HERO):
            if self.decks >> deck & 1 and left(s, deck):
                menu.offer(DECK, deck)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        self.left -= 1
        card = draw_open(s, first(option))
        s.sale.append(card | self.building << 8)
        s.tell("KZ-WRK-12", "on-sale", seat, card, self.building)


class Train(Choice):
    """KZ-HER-02, KZ-HER-03: a Level-up token on one of the player's living Heroes."""

    RULE: ClassVar[str] = "KZ-HER-02"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "stat")

    def __init__(self, seat: int, stat: int) -> None:
        self.seat = seat
        self.stat = stat  # 0 attack, 1 defence

    def clone(self) -> "Train":
        return Train(seat=self.seat, stat=self.stat)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-HER-03" if self.stat else "KZ-HER-02", "train", self.stat)
        for hero in living_heroes(s, seat):
            menu.offer(TRAIN, hero)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        hero = first(option)
        if self.stat:
            s.defense_tokens -= 1
            s.hero_defense[hero] += 1
            s.tell("KZ-HER-03", "trained", seat, hero, 1)
        else:
            s.attack_tokens -= 1
            s.hero_attack[hero] += 1
            s.tell("KZ-HER-02", "trained", seat, hero, 0)
        s.end()


class Rob(Choice):
    """Gold is taken from a rival of the player's choice, as far as he has any."""

    RULE: ClassVar[str] = "KZ-BLD-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def clone(self) -> "Rob":
        return Rob(seat=self.seat, n=self.n)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-BLD-05", "rob", self.n)
        for rival in range(s.seats):
            if rival != seat and s.gold[rival]:
                menu.offer(ROB, s.guilds[rival])
        menu.options.sort()

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        rival = seat_of_guild(s, first(option))
        taken = min(self.n, s.gold[rival])  # KZ-RUL-20
        s.gold[rival] -= taken
        s.gold[seat] += taken
        s.tell("KZ-BLD-05", "robbed", seat, taken, rival)
        s.end()


class Raise(Choice):
    """KZ-CEM-05, KZ-RUL-23: a kept dead Hero is face up again, with no hits, his Level ups (KZ-CEM-04), no equipment."""

    RULE: ClassVar[str] = "KZ-CEM-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def clone(self) -> "Raise":
        return Raise(seat=self.seat)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-CEM-05", "raise")
        for hero in dead_heroes(s, seat):
            menu.offer(RAISE, hero)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        hero = first(option)
        s.hero_status[hero] = 0
        s.hero_hits[hero] = 0
        s.tell("KZ-CEM-05", "raised", seat, hero)
        free_grave(s, seat)
        s.end()


def free_grave(s: Karez, seat: int) -> None:
    """KZ-CEM-06: the token on the Cemetery comes back when the player keeps no dead Hero any more."""
    if s.graves >> seat & 1 and not dead_heroes(s, seat):
        s.graves &= ~(1 << seat)
        s.tokens[seat] += 1
    assert s.owners[CEMETERY] != seat or not s.graves >> seat & 1


class Heal(Choice):
    """Hits are removed from one Hero of the party, one at a time; KZ-RUL-53: whoever carries the card."""

    RULE: ClassVar[str] = "KZ-ITM-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "hero", "must")

    def __init__(self, seat: int, left: int, hero: int = NOBODY, must: int = 1) -> None:
        self.seat = seat
        self.left = left
        self.hero = hero  # NOBODY: not chosen yet
        self.must = must  # hits that have to be removed before one may stop

    def clone(self) -> "Heal":
        return Heal(seat=self.seat, left=self.left, hero=self.hero, must=self.must)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-ITM-01", "heal", self.left)
        if not self.left:
            return
        trip = s.journey()
        for place, hero in enumerate(trip.party):
            if self.hero in (NOBODY, hero):
                for face in range(4):
                    if s.hero_hits[hero] >> 4 * face & 15:
                        menu.offer(HEAL, hero, face, OWN)
                    if trip.gear_hits[place] >> 4 * face & 15:
                        menu.offer(HEAL, hero, face, GEAR)
        if not self.must and menu.options:
            menu.offer(DONE)
            menu.options.sort()

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        if verb_of(option) == DONE:
            self.left = 0
            return
        self.hero = first(option)
        self.left -= 1
        self.must = max(0, self.must - 1)
        if third(option) == OWN:
            s.hero_hits[self.hero] -= 1 << 4 * second(option)
        else:
            trip = s.journey()
            trip.gear_hits[trip.party.index(self.hero)] -= 1 << 4 * second(option)
        s.tell("KZ-ITM-01", "unhurt", seat, self.hero, second(option))


class PickDice(Choice):
    """KZ-ITM-03: dice to be re-rolled, turned or cancelled; all are named first, then it happens.

    `face` is -1 for a re-roll, a face to turn them to, or above 15 to cancel them."""

    RULE: ClassVar[str] = "KZ-ITM-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "colour", "left", "whose", "bearer", "face", "fixed", "picked")

    def __init__(
        self, seat: int, colour: int, left: int, whose: int, bearer: int, face: int, fixed: bool, picked: int = 0
    ) -> None:
        self.seat = seat
        self.colour = colour
        self.left = left
        self.whose = whose
        self.bearer = bearer
        self.face = face
        self.fixed = fixed  # may fixed dice be named too?
        self.picked = picked  # mask of dice

    def clone(self) -> "PickDice":
        return PickDice(
            seat=self.seat, colour=self.colour, left=self.left, whose=self.whose, bearer=self.bearer, face=self.face,
            fixed=self.fixed, picked=self.picked,
        )  # fmt: skip

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-ITM-03", "reroll" if self.face < 0 else "cancel" if self.face > 15 else "turn-die", self.left)
        if not self.left:
            return
        seen: list[int] = []
        for index in range(self.picked.bit_length(), len(s.journey().dice)):
            die = s.journey().dice[index]
            if self.is_target(die) and die not in seen:
                seen.append(die)
                menu.offer(DIE, index, die & 3, die >> 4 & 127)
        if self.picked and menu.options:
            menu.offer(DONE)
            menu.options.sort()

    def is_target(self, die: int) -> bool:
        """May this die be named?"""
        if self.fixed:
            return die >> 2 & 3 == WHITE and not die >> 12
        return can_reroll(die, self.colour, self.whose, self.bearer) and die & 3 != self.face

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        if verb_of(option) == DONE:
            self.left = 0
        else:
            self.picked |= 1 << first(option)
            self.left -= 1

    def advance(self, s: Karez) -> bool:
        menu = Menu()
        self.offer(s, self.seat, menu)
        if menu.options and (self.picked or len(menu.options) > 1):
            return ASK
        if menu.options:
            self.choose(s, self.seat, menu.options[0])
            return RUN
        s.end()
        dice = s.journey().dice
        for index in range(self.picked.bit_length()):
            if self.picked >> index & 1:
                dice[index] = self.changed(s, dice[index])
                s.tell("KZ-ITM-03", "die", self.seat, dice[index] >> 2 & 3, dice[index] & 3, dice[index] >> 4 & 127)
        return RUN

    def changed(self, s: Karez, die: int) -> int:
        """The die after the effect."""
        if self.face > 15:
            return end_die(die, FATE_CANCELLED)
        return turn_die(die, FACE_OF[s.rng.die() - 1] if self.face < 0 else self.face)


class Wound(Choice):
    """Hits on vacant hit points of the Monster, chosen by the exploring player."""

    RULE: ClassVar[str] = "KZ-ITM-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> "Wound":
        return Wound(seat=self.seat, left=self.left)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-ITM-01", "wound", s.journey().foe)
        vacant = foe_vacant(s.journey()) if self.left else 0
        for face in range(4):
            if vacant >> 4 * face & 15:
                menu.offer(WOUND, face)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        self.left -= 1
        s.journey().foe_hits += 1 << 4 * first(option)
        s.tell("KZ-ITM-01", "foe-hit", seat, s.journey().foe, first(option))


class Regrow(Choice):
    """The Monster loses hits; the exploring player chooses which."""

    RULE: ClassVar[str] = "KZ-SLN-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> "Regrow":
        return Regrow(seat=self.seat, left=self.left)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-SLN-05", "regrow", s.journey().foe)
        hits = s.journey().foe_hits if self.left else 0
        for face in range(4):
            if hits >> 4 * face & 15:
                menu.offer(REGROW, face)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        self.left -= 1
        s.journey().foe_hits -= 1 << 4 * first(option)
        s.tell("KZ-SLN-05", "regrown", seat, s.journey().foe, first(option))


