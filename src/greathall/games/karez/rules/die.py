"""A die on the table as an int: face | colour << 2 | owner << 4 | fixed << 11 | fate << 12 | lies on << 16.

The owner is the card that rolled it; a die with fate 0 is free. A die that is kept on a hit point for later is another int:
face | the Hero on whom it lies << 4 | the Hero who rolled it << 8.
"""

from typing import Final

from greathall.games.karez.cards.catalogue import CARDS, HEROES

FREE: Final = 0
FATE_ABSORBED: Final = 1  # a white die that was stopped, or the green one that stopped it
FATE_HIT: Final = 2  # it lies on a hit point
FATE_CANCELLED: Final = 3
FATE_KEPT: Final = 4  # a green die kept on a hit point for later
FATE_LOST: Final = 5  # it matches nothing
FATES: Final = ("free", "absorbed", "hit", "cancelled", "kept", "lost")
LOST: Final = FATE_LOST << 12
# What is left of a free die under these masks: its colour, and its face with it.
FREE_COLOUR: Final = 0xF00C
FREE_FACE: Final = 0xF00F
FIXED_DIE: Final = 1 << 11

if len(CARDS) > 128 or HEROES > 16:
    raise ValueError(f"{len(CARDS)} cards and {HEROES} Heroes: a die has room for 128 owners, a kept one for 16 Heroes")


def new_die(face: int, colour: int, owner: int, fixed: int = 0) -> int:
    """A free die on the table."""
    return face | colour << 2 | owner << 4 | fixed


def turn_die(die: int, face: int) -> int:
    """The same die showing another face."""
    return die & ~3 | face


def end_die(die: int, fate: int, on: int = 0) -> int:
    """The same die with its fate settled."""
    return die & 0xFFF | fate << 12 | on << 16


def face_of(die: int) -> int:
    """The face that it shows; of a kept die too."""
    return die & 3


def colour_of(die: int) -> int:
    """White, red or green."""
    return die >> 2 & 3


def owner_of(die: int) -> int:
    """The card that rolled it."""
    return die >> 4 & 127


def is_fixed(die: int) -> bool:
    """Whether it was laid down, not rolled."""
    return die >> 11 & 1 == 1


def fate_of(die: int) -> int:
    """What became of it; 0 while it is free."""
    return die >> 12 & 15


def lies_on(die: int) -> int:
    """The card on which it lies, if its fate has one."""
    return die >> 16


def is_rolled(die: int) -> bool:
    """Whether it was rolled and is free: what may be re-rolled or turned."""
    return die >> 11 == 0


def of_face(face: int, colour: int) -> int:
    """A free die under FREE_FACE."""
    return face | colour << 2


def of_colour(colour: int) -> int:
    """A free die under FREE_COLOUR."""
    return colour << 2


def kept_die(face: int, hero: int, roller: int) -> int:
    """A green die that lies on a hit point of a Hero for later."""
    return face | hero << 4 | roller << 8


def kept_hero(die: int) -> int:
    """The Hero on whom it lies."""
    return die >> 4 & 15


def kept_by(die: int) -> int:
    """The Hero who rolled it."""
    return die >> 8


def is_kept_at(die: int, face: int, hero: int) -> bool:
    """Whether it lies on such a point of a Hero, whoever rolled it."""
    return die & 255 == face | hero << 4
