"""Private dungeons: opening, feeding and closing them, and laying the stack that attackers meet."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, Why, first
from greathall.games.karez.cards.catalogue import BOARD, DECK_OF
from greathall.games.karez.rules.piles import hand
from greathall.games.karez.rules.queries import holds_monster, site_of
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import (
    CLOSE,
    FACTS,
    FALLEN,
    FEED,
    HAND_DECKS,
    HANDS,
    KILLS,
    MARKS,
    MONSTER_DECKS,
    NOBODY,
    OPEN,
    RAIDED,
    REPELLED,
    STACK,
    STACKED,
)

# Asked at every action, so these are not made anew each time.
IS_OPEN: Final = Why("KZ-DNG-01", "dungeon-is-open")
MOVED: Final = Why("KZ-CLS-04", "dungeon-moved")
NO_SPACE: Final = Why("KZ-OPN-02", "no-dungeon-space", BOARD.dungeon_spaces)
NO_MONSTER: Final = Why("KZ-OPN-03", "no-monster")
NOT_OPEN: Final = Why("KZ-CLS-01", "dungeon-is-closed")
MARKED: Final = Why("KZ-CLS-03", "dungeon-marked")
TAKES_NOBODY: Final = Why("KZ-DNG-06", "dungeon-is-closed")
NO_ADVENTURER: Final = Why("KZ-DNG-04", "no-adventurer")


def why_not_open(s: Karez, seat: int) -> Why | None:
    """What keeps a player from opening his dungeon; None if nothing does."""
    if s.dungeons[seat]:
        return IS_OPEN
    if s.moved[seat] == s.turn:
        return MOVED
    if sum(s.dungeons) >= BOARD.dungeon_spaces:
        return NO_SPACE
    return None if holds_monster(s, seat) else NO_MONSTER


def why_not_close(s: Karez, seat: int) -> Why | None:
    """KZ-RUL-18, KZ-RUL-62: what keeps a player from closing it; None if nothing does."""
    if not s.dungeons[seat]:
        return NOT_OPEN
    if s.moved[seat] == s.turn:
        return MOVED
    return None if s.marks[site_of(seat)] == NOBODY else MARKED


def why_not_feed(s: Karez, seat: int) -> Why | None:
    """What keeps a player from sending an Adventurer into his dungeon; None if nothing does."""
    if not s.dungeons[seat]:
        return TAKES_NOBODY
    return None if s.adventurers else NO_ADVENTURER


def offer_dungeon(s: Karez, seat: int, menu: Menu) -> None:
    """What may be done with the own private dungeon; search looks only at what its being open or closed leaves."""
    is_open = s.dungeons[seat]
    if menu.why or is_open:
        menu.judge(why_not_feed(s, seat), FEED)
        menu.judge(why_not_close(s, seat), CLOSE)
    if menu.why or not is_open:
        menu.judge(why_not_open(s, seat), OPEN)


def open_dungeon(s: Karez, seat: int) -> None:
    """KZ-OPN-01, KZ-DNG-03, KZ-RUL-56: its card takes a space of the board (no token), with Threat on it."""
    s.dungeons[seat] = 1
    s.moved[seat] = s.turn
    s.threat[site_of(seat)] = BOARD.dungeon_threat
    s.tell("KZ-OPN-01", "dungeon-opened", seat)


def close_dungeon(s: Karez, seat: int) -> None:
    """KZ-CLS-01, KZ-CLS-02: the card goes home, the Threat leaves the board; the Monsters stay in hand."""
    s.moved[seat] = s.turn
    shut(s, seat)
    s.tell("KZ-CLS-01", "dungeon-closed", seat)


def shut(s: Karez, seat: int) -> None:
    """The space is vacant again and its Threat is gone."""
    s.dungeons[seat] = 0
    s.threat[site_of(seat)] = 0


def feed(s: Karez, seat: int) -> None:
    """KZ-DNG-04, KZ-DNG-05, KZ-DNG-06, KZ-RUL-15: an Adventurer dies at once, for gold and more Threat."""
    s.adventurers -= 1
    s.bank_adventurers += 1
    s.gold[seat] += BOARD.kill_gold
    s.facts[FACTS * seat + KILLS] += 1
    site = site_of(seat)
    s.threat[site] = min(BOARD.dungeon_threat_max, s.threat[site] + BOARD.kill_threat)
    s.tell("KZ-DNG-04", "fed", seat, BOARD.kill_gold)


class LayStack(Frame[Karez]):
    """KZ-ATK-01, KZ-RUL-12: the owner lays all his Monsters and Traps face down; the first one laid is met first.
    KZ-MON-01: this is the only place where they fight for him.

    The order of the decks and the cards of each deck lie apart (MARKS, STACKED), so that others who know how many cards
    of each deck there are know neither the order nor the cards. He is asked for every card but the last one, equal ones too:
    how often he answers must not tell which cards he has.
    """

    RULE: ClassVar[str] = "KZ-ATK-01"

    owner: int

    def choices(self, s: Karez) -> list[int]:
        """The different cards still in hand."""
        base = HANDS + HAND_DECKS * self.owner
        found: set[int] = set()
        for pile in s.piles[base : base + MONSTER_DECKS]:
            found.update(pile.cards)
        return sorted(found)

    def advance(self, s: Karez) -> bool:
        base = HANDS + HAND_DECKS * self.owner
        held = sum(len(s.piles[base + deck].cards) for deck in range(MONSTER_DECKS))
        if held > 1:
            return ASK
        if held:
            self.lay(s, self.choices(s)[0])
            return RUN
        s.tell("KZ-ATK-01", "stack", self.owner, len(s.piles[MARKS].cards))
        s.end()
        return RUN

    def asked(self, s: Karez) -> int:
        return self.owner

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-ATK-01", "stack", len(s.piles[MARKS].cards) + 1)
        menu.offer_each(STACK, self.choices(s))
        if menu.why:
            menu.rule_out(STACK, "KZ-ATK-01", "not-held")

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        self.lay(s, first(option))

    def lay(self, s: Karez, card: int) -> None:
        """Under the cards laid before: the top of both piles is what was laid first."""
        deck = DECK_OF[card]
        pile = hand(s, self.owner, deck)
        index = pile.cards.index(card)
        known = pile.known[index]
        pile.take_at(index)
        # A card that others had seen is mixed into the stack: nobody else can tell any more where it lies.
        own = 1 << self.owner
        s.pile(STACKED + deck).put_under(card, own if self.is_mixed(s, deck) else known | own)
        s.pile(MARKS).put_under(deck, own)

    def is_mixed(self, s: Karez, deck: int) -> bool:
        """Are there several cards of this deck, so that their order hides which is which?"""
        return len(s.piles[STACKED + deck].cards) + len(s.piles[HANDS + HAND_DECKS * self.owner + deck].cards) > 0


def draw_from_stack(s: Karez) -> int:
    """KZ-ATK-04: the next card of the dungeon, turned up for all."""
    deck = s.pile(MARKS).draw()
    s.reveals += 1
    return s.pile(STACKED + deck).draw()


def take_back_stack(s: Karez, owner: int) -> None:
    """KZ-ATK-10, KZ-RUL-28: cards that were not met go back to the owner's hand."""
    s.pile(MARKS).cards.clear()
    s.pile(MARKS).known.clear()
    for deck in range(MONSTER_DECKS):
        if s.piles[STACKED + deck].cards:
            pile = s.pile(STACKED + deck)
            while pile.cards:
                known = pile.known[-1]
                hand(s, owner, deck).put(pile.draw(), known)


def attack_won(s: Karez, seat: int, owner: int, slain: int) -> None:
    """KZ-ATK-07, KZ-RUL-32: a Valor cube per slain Monster; KZ-ATK-08, KZ-RUL-27: the dungeon is destroyed.

    KZ-ATK-12: nothing is paid for Heroes who fell."""
    s.valor[seat] += slain
    s.facts[FACTS * seat + RAIDED] += 1
    shut(s, owner)
    s.tell("KZ-ATK-08", "destroyed", seat, owner, slain)


def attack_lost(s: Karez, seat: int, owner: int, fallen: int) -> None:
    """KZ-ATK-09, KZ-RUL-20: the attacker pays a gold for each fallen Hero as far as he can; the dungeon stays open."""
    paid = min(s.gold[seat], fallen)
    s.gold[seat] -= paid
    s.gold[owner] += paid
    s.facts[FACTS * owner + REPELLED] += 1
    take_back_stack(s, owner)
    s.tell("KZ-ATK-09", "repelled", seat, owner, paid)


def hero_fell(s: Karez, owner: int) -> None:
    """A rival Hero has fallen in this dungeon: it counts for the Arcane goal."""
    s.facts[FACTS * owner + FALLEN] += 1
