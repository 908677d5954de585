"""Moving cards between Deck, Hand, Restore Pile and the box, and who knows them afterwards."""

from greathall.core.ids import EVERYONE, Mask, Seat
from greathall.games.dorian.cards.catalogue import BOUGHT, PER_DECK
from greathall.games.dorian.rules.queries import face
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.words import DECK_BOTTOM, DECK_TOP, HAND, RESTORE


def show_face(s: Dorian, card: int, to: Mask) -> None:
    """Let seats know which card a copy from a Power deck is. Starter cards show it by their backs."""
    if card < BOUGHT:
        known = s.faces[card // PER_DECK].known
        known[card % PER_DECK] |= to


def draw(s: Dorian, seat: Seat) -> bool:
    """Take the top card of the Deck into the Hand. An empty Deck is made anew from the Restore Pile; if that is
    empty too nothing is taken (DO-R-08)."""
    deck = s.decks[seat]
    if not deck.cards:
        renew_deck(s, seat)
        if not deck.cards:
            return False
    known = deck.known.pop() | 1 << seat
    card = deck.cards.pop()
    hand = s.hands[seat]
    hand.cards.append(card)
    hand.known.append(known)
    if card < BOUGHT:
        s.faces[card // PER_DECK].known[card % PER_DECK] |= 1 << seat
    s.reveals += 1
    return True


def renew_deck(s: Dorian, seat: Seat) -> None:
    """DO-R-08: shuffle the Restore Pile into a new Deck."""
    pile = s.restore[seat]
    if pile:
        deck = s.decks[seat]
        deck.cards[:0] = pile
        deck.known[:0] = [0] * len(pile)
        pile.clear()
        deck.shuffle(s.rng)
        s.tell("DO-R-08", "reshuffled", seat)


def draw_cards(s: Dorian, seat: Seat, n: int, rule: str) -> None:
    """Take several cards, as many as there are."""
    taken = 0
    while taken < n and draw(s, seat):
        taken += 1
    if taken:
        s.tell(rule, "drew", seat, taken)


def hand_index(s: Dorian, seat: Seat, wanted: int) -> int:
    """The place in the Hand of a card with this face; it must be there."""
    cards = s.hands[seat].cards
    for i in range(len(cards)):
        if face(s, cards[i]) == wanted:
            return i
    raise ValueError(f"seat {seat} holds no card {wanted}")


def take_from_hand(s: Dorian, seat: Seat, wanted: int) -> int:
    """Take a card with this face out of the Hand; the card."""
    return s.hands[seat].take_at(hand_index(s, seat, wanted))


def take_from_restore(s: Dorian, seat: Seat, wanted: int) -> int:
    """Take a card with this face out of the Restore Pile; the card."""
    pile = s.restore[seat]
    for i in range(len(pile)):
        if face(s, pile[i]) == wanted:
            return pile.pop(i)
    raise ValueError(f"seat {seat} has no card {wanted} in the Restore Pile")


def put(s: Dorian, seat: Seat, card: int, zone: int, known: Mask = EVERYONE) -> None:
    """Lay a card into a zone of its owner (DO-R-49). The Restore Pile is public (DO-R-81)."""
    if zone == RESTORE:
        show_face(s, card, EVERYONE)
        s.restore[seat].append(card)
    elif zone == HAND:
        show_face(s, card, known)
        s.hands[seat].put(card, known | 1 << seat)
    elif zone == DECK_TOP:
        show_face(s, card, known)
        s.decks[seat].put(card, known)
    else:
        assert zone == DECK_BOTTOM
        show_face(s, card, known)
        s.decks[seat].put_under(card, known)


def destroy(s: Dorian, card: int) -> None:
    """Out of the game for good (DO-PRE-21)."""
    show_face(s, card, EVERYONE)
    s.box.append(card)


def faces_in(s: Dorian, cards: list[int]) -> list[int]:
    """The distinct faces of cards, ascending: equal copies are offered once."""
    return sorted({face(s, card) for card in cards})
