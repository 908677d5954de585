"""Names for the small integers that states are made of.

They are aliases rather than NewTypes: a NewType call costs as much as a list look-up in the interpreted rules.
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int  # 0 .. seats-1, clockwise
CardId: TypeAlias = int  # index of a definition in the game's pack; equal copies share it
Mask: TypeAlias = int  # one bit a seat

SPECTATOR: Final = 15  # the viewer without a seat; at most 15 people sit at a table
EVERYONE: Final = 0xFFFF  # all seats and the spectators
NOBODY: Final = 0
NO_SEAT: Final = 15  # "no seat" in an event or outcome
HIDDEN: Final = -1  # what a redacted card reads as


def bit(seat: Seat) -> Mask:
    """The mask of one seat."""
    return 1 << seat
