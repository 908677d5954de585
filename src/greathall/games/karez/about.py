"""What Karez is: title, credit, seats, options and the ways it ends."""

from typing import Final

from greathall.core.game import Variant

TITLE: Final = "Fallen City of Karez"
DESIGNER: Final = "Elad Goldsteen"
SEATS: Final = (2, 5)

VARIANTS: Final = (
    Variant("guild_choice", "random", ("random", "chosen"), "KZ-SET-02"),
    Variant("two_players", True, (True, False), "KZ-GEN-01"),
    Variant("eight_turns", False, (False, True), "KZ-RUL-39"),
    Variant("free_trade", False, (False, True), "KZ-RUL-37"),
)
REASONS: Final = ("mayor", "fallen")
