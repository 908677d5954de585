"""Cards changing hands: taking, losing, discarding, being paid."""

from greathall.core.ids import EVERYONE
from greathall.core.zone import Zone
from greathall.games.card_rogue.cards.catalogue import (
    BASILISK_GREEN,
    BASILISK_YELLOW,
    CURSED,
    GOLD_CARDS,
    GOLD_OF,
    KIND,
    MAX_HEALTH_OF,
    PACK,
)
from greathall.games.card_rogue.rules.queries import known_in_hand, max_health
from greathall.games.card_rogue.rules.state import HELD, CardRogue
from greathall.games.card_rogue.words import ARTIFACT, CLERIC, EMPTY, GOLD, PRIMARY, SECONDARY


def discard_card(s: CardRogue, card: int) -> None:
    """Lay a card on the discard pile. Gold goes back to its pile, which never runs out (CR-Q-61)."""
    if KIND[card] != GOLD:
        s.discard = s.discard.clone()
        s.discard.put(card, EVERYONE)


def gain_card(s: CardRogue, seat: int, card: int, also_known: int = 0) -> None:
    """Take a card into the hand, with everything that happens at that moment."""
    p = s.players[seat]
    if CURSED[card] and p.character == CLERIC:
        discard_card(s, card)  # CR-CHAR-08, CR-Q-35
        s.tell("CR-CHAR-08", "cleansed", seat, card)
        return
    p.hand.put(card, known_in_hand(s, seat, card) | also_known)
    if KIND[card] == ARTIFACT and MAX_HEALTH_OF[card] > 0:
        p.health += MAX_HEALTH_OF[card]  # CR-HP-02; a lower maximum leaves current health as it is (CR-HP-03)
    if card in (BASILISK_GREEN, BASILISK_YELLOW) and p.hand.has(BASILISK_GREEN) and p.hand.has(BASILISK_YELLOW):
        p.hand.take(BASILISK_GREEN)  # CR-VP-09, CR-Q-55, CR-Q-77: both leave the game, without points
        p.hand.take(BASILISK_YELLOW)
        s.tell("CR-VP-09", "basilisks-lost", seat)


def gain_gold(s: CardRogue, seat: int, amount: int) -> None:
    """CR-SHOP-09, CR-Q-61: paid out in the fewest cards of 10, 5, 2 and 1."""
    for card in GOLD_CARDS:
        while amount >= GOLD_OF[card]:
            gain_card(s, seat, card)
            amount -= GOLD_OF[card]


def discard_from_hand(s: CardRogue, seat: int, card: int) -> None:
    """A card in hand is used up or paid: there is no other way to discard one (CR-Q-84).
    CR-Q-62: shop cards stay out unless the option says they return."""
    s.players[seat].hand.take(card)
    discard_card(s, card)


def take_off(s: CardRogue, seat: int, slot: int) -> int:
    """Empty a slot (both, for a two-handed item) without putting the card anywhere."""
    gear = s.players[seat].gear[:]
    s.players[seat].gear = gear
    card = gear[slot]
    gear[slot] = EMPTY
    if len(PACK[card].slots) == 2:
        gear[PRIMARY] = EMPTY
        gear[SECONDARY] = EMPTY
    return card


def put_on(s: CardRogue, seat: int, card: int, slot: int) -> None:
    """Lay a card on its slot (CR-EQUIP-05: a two-handed one on both hands)."""
    gear = s.players[seat].gear[:]
    s.players[seat].gear = gear
    gear[slot] = card
    if len(PACK[card].slots) == 2:
        gear[PRIMARY] = card
        gear[SECONDARY] = card


def heal(s: CardRogue, seat: int, amount: int, rule: str) -> None:
    """CR-HP-01, CR-HP-04: never above the maximum, and nothing for one who is at or above it."""
    p = s.players[seat]
    gained = min(amount, max_health(s, seat) - p.health)
    if gained > 0:
        p.health += gained
        s.tell(rule, "healed", seat, gained, p.health)


def lay_out(s: CardRogue, seat: int, card: int, known: int) -> None:
    """Lay a card before a seat, for a trade or while dying. Clones share empty spaces, so that the first card gets a new one."""
    if not s.offers[seat].cards:
        s.offers[seat] = Zone(HELD)
    s.offers[seat].put(card, known)
