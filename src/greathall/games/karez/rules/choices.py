"""Small questions that effects put: which deck, card, Hero, rival, die, hit or hit point."""

from typing import ClassVar

from greathall.core.asking import Choice
from greathall.core.frame import ASK
from greathall.core.option import Menu, Option, Why, first
from greathall.games.karez.cards.catalogue import BOARD, CEMETERY, GUILDS, HEROES
from greathall.games.karez.rules.gear import lot_of, seller_of
from greathall.games.karez.rules.piles import draw_open, draw_to_hand, hand, left
from greathall.games.karez.rules.queries import dead_heroes, living_heroes, seat_of_guild
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import (
    DEAD,
    DECK,
    HAND_DECKS,
    HANDS,
    HERO,
    KEEP,
    RAISE,
    ROB,
    TRAIN,
)


def judge_decks(s: Karez, decks: int, rule: str, reason: str, menu: Menu) -> None:
    """The decks of a mask that still have cards; others are refused for this reason."""
    for deck in range(HERO + 1):
        if not decks >> deck & 1:
            if menu.why:
                menu.refuse(rule, reason, DECK, deck)
        elif left(s, deck):
            menu.offer(DECK, deck)
        elif menu.why:
            menu.refuse("KZ-RUL-42", "deck-empty", DECK, deck)


class ChooseDeck(Choice[Karez]):
    """A draw from one of several decks: the player names one that still has cards."""

    RULE: ClassVar[str] = "KZ-BLD-05"

    decks: int  # mask

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-BLD-05", "deck")
        judge_decks(s, self.decks, "KZ-BLD-05", "not-this-deck", menu)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        s.end()
        draw_to_hand(s, seat, first(option), "KZ-BLD-05")


class KeepDrawn(Choice[Karez]):
    """Of the cards just drawn (the last ones in hand) one is kept; the rest goes under the deck.

    He is asked although they may be equal: that he was not would tell the others so."""

    RULE: ClassVar[str] = "KZ-QST-01"

    deck: int
    drawn: int
    keep: int

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-BLD-05", "keep")
        menu.offer_each(KEEP, sorted(set(s.piles[HANDS + HAND_DECKS * seat + self.deck].cards[-self.drawn :])))
        if menu.why:
            menu.rule_out(KEEP, "KZ-BLD-05", "not-drawn")

    def advance(self, s: Karez) -> bool:
        return ASK

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


class Stock(Choice[Karez]):
    """KZ-WRK-12: one card for sale per worker; a seller of both kinds names the deck of each; four at most."""

    RULE: ClassVar[str] = "KZ-WRK-12"

    building: int
    decks: int
    left: int  # cards still to be opened

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-WRK-12", "stock", self.building)
        if not self.left or len([lot for lot in s.sale if seller_of(lot) == self.building]) >= BOARD.sale_places:
            return
        judge_decks(s, self.decks, "KZ-WRK-12", "not-sold-here", menu)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        self.left -= 1
        card = draw_open(s, first(option))
        s.sale.append(lot_of(card, self.building))
        s.tell("KZ-WRK-12", "on-sale", seat, card, self.building)


def why_not_hero(s: Karez, seat: int, hero: int, rule: str, dead: bool) -> Why | None:
    """Why an effect for one of the own dead (or living) Heroes cannot be for this one; None if it can."""
    if s.hero_seat[hero] != seat:
        return Why(rule, "not-your-hero")
    if (s.hero_status[hero] & DEAD > 0) != dead:
        return Why(rule, "hero-alive" if dead else "hero-dead")
    return None


class Train(Choice[Karez]):
    """KZ-HER-02, KZ-HER-03: a Level-up token on one of the player's living Heroes."""

    RULE: ClassVar[str] = "KZ-HER-02"

    stat: int  # 0 attack, 1 defence

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        rule = "KZ-HER-03" if self.stat else "KZ-HER-02"
        menu.ask(rule, "train", self.stat)
        if menu.why:
            for hero in range(HEROES):
                menu.judge(why_not_hero(s, seat, hero, rule, dead=False), TRAIN, hero)
        else:
            menu.offer_each(TRAIN, living_heroes(s, seat))

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


def why_not_rob(s: Karez, seat: int, guild: int) -> Why | None:
    """Why nothing can be taken from a guild; None if it can."""
    if guild not in s.guilds:
        return Why("KZ-SET-02", "guild-absent")
    rival = seat_of_guild(s, guild)
    if rival == seat:
        return Why("KZ-BLD-05", "own-guild")
    return None if s.gold[rival] else Why("KZ-RUL-20", "has-no-gold")


class Rob(Choice[Karez]):
    """Gold is taken from a rival of the player's choice, as far as he has any."""

    RULE: ClassVar[str] = "KZ-BLD-05"

    n: int

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-BLD-05", "rob", self.n)
        for guild in range(len(GUILDS)):
            menu.judge(why_not_rob(s, seat, guild), ROB, guild)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        rival = seat_of_guild(s, first(option))
        taken = min(self.n, s.gold[rival])  # KZ-RUL-20
        s.gold[rival] -= taken
        s.gold[seat] += taken
        s.tell("KZ-BLD-05", "robbed", seat, taken, rival)
        s.end()


class Raise(Choice[Karez]):
    """KZ-CEM-05, KZ-RUL-23: a kept dead Hero is face up again, with no hits, his Level ups (KZ-CEM-04), no equipment."""

    RULE: ClassVar[str] = "KZ-CEM-05"

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-CEM-05", "raise")
        if menu.why:
            for hero in range(HEROES):
                menu.judge(why_not_hero(s, seat, hero, "KZ-CEM-05", dead=True), RAISE, hero)
        else:
            menu.offer_each(RAISE, dead_heroes(s, seat))

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
