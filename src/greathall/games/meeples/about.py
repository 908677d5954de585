"""What Meeples & Monsters is: title, credit, seats, options and the ways it ends."""

from typing import Final

from greathall.core.game import Variant

TITLE: Final = "Meeples & Monsters"
DESIGNER: Final = "Ole Steiness"
SEATS: Final = (2, 4)
VARIANTS: Final = (Variant("towers", False, (False, True), "MM-TWR-01"),)
REASONS: Final = ("most-vp", "fewest-peasants", "shared")
