"""A card that a Hero carries, as an int: card | bearer << 8 | what was used of it in this encounter.

Without the last part it names what may be used or given up: a Hero's own ability is carried by himself. A card on sale is an int
too: card | building << 8.
"""

from typing import Final

from greathall.games.karez.cards.catalogue import BUILDINGS, CARDS, HEROES

ONCE_USED: Final = 1 << 12  # its special action was used in this encounter
FIXED_SPENT: Final = 1 << 13  # its fixed dice were used in this encounter
NEW_ENCOUNTER: Final = 4095  # what a new encounter leaves of it

if len(CARDS) > 256 or HEROES > 16:
    raise ValueError(f"{len(CARDS)} cards and {HEROES} Heroes: gear has room for 256 and 16")


def carried(card: int, bearer: int) -> int:
    """A card with its bearer, unused."""
    return card | bearer << 8


def card_of(gear: int) -> int:
    """The card; of a card on sale too."""
    return gear & 255


def bearer_of(gear: int) -> int:
    """The Hero who carries it."""
    return gear >> 8 & 15


def unused(gear: int) -> int:
    """Card and bearer alone."""
    return gear & NEW_ENCOUNTER


def lot_of(card: int, building: int) -> int:
    """A card that is open for sale in a building."""
    return card | building << 8


def seller_of(lot: int) -> int:
    """The building that sells it."""
    return lot >> 8


assert len(BUILDINGS) < 256
