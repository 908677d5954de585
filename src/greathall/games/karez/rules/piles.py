"""Drawing, discarding and holding cards: the same for all nine decks."""

from greathall.core.ids import EVERYONE
from greathall.core.zone import Zone
from greathall.games.karez.cards.catalogue import DECK_OF
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import DISCARDS, HAND_DECKS, HANDS, HERO, NOBODY


def hand(s: Karez, seat: int, deck: int) -> Zone:
    """A seat's cards of one deck, to be changed."""
    return s.pile(HANDS + HAND_DECKS * seat + deck)


def left(s: Karez, deck: int) -> int:
    """Cards in a deck and its discard pile."""
    return len(s.piles[deck].cards) + len(s.piles[DISCARDS + deck].cards)


def is_ready(s: Karez, deck: int) -> bool:
    """KZ-RUL-42: has the deck a top card? An empty one is made anew of its discard pile first."""
    if s.piles[deck].cards:
        return True
    if not s.piles[DISCARDS + deck].cards:
        return False
    pile = s.pile(deck)
    discards = s.pile(DISCARDS + deck)
    pile.cards, discards.cards = discards.cards, []
    discards.known = []
    pile.shuffle(s.rng)
    s.reveals += 1
    return True


def draw(s: Karez, deck: int) -> int:
    """The top card, or NOBODY if deck and discard pile are empty."""
    return s.pile(deck).draw() if is_ready(s, deck) else NOBODY


def draw_open(s: Karez, deck: int) -> int:
    """Draw a card that everybody sees at once."""
    card = draw(s, deck)
    if card != NOBODY:
        s.reveals += 1
    return card


def draw_to_hand(s: Karez, seat: int, deck: int, rule: str) -> int:
    """Draw a card into a hand (a Hero: into play); the card, or NOBODY if there is none."""
    if deck == HERO:
        hero = draw_open(s, deck)
        if hero != NOBODY:
            s.give_hero(hero, seat)
            s.tell(rule, "hero", seat, hero)
        return hero
    if not is_ready(s, deck):
        return NOBODY
    known = s.piles[deck].known[-1] | 1 << seat
    card = s.pile(deck).draw()
    s.reveals += 1
    hand(s, seat, deck).put(card, known)
    s.tell(rule, "drew", seat, deck, card, known=known, shown=1)
    return card


def to_hand(s: Karez, seat: int, card: int) -> None:
    """An open card goes into a hand; everybody has seen it."""
    hand(s, seat, DECK_OF[card]).put(card, EVERYONE)


def discard(s: Karez, card: int) -> None:
    """An open card goes to the discard pile of its deck (KZ-SLN-03: face down, but all have seen it)."""
    s.pile(DISCARDS + DECK_OF[card]).put(card, EVERYONE)


def to_bottom(s: Karez, card: int) -> None:
    """KZ-RUL-41: an open card goes under its deck."""
    s.pile(DECK_OF[card]).put_under(card, EVERYONE)
