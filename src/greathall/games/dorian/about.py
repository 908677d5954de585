"""What Dorian is: title, credit, seats, options and the ways it ends."""

from typing import Final

from greathall.core.game import Variant

TITLE: Final = "Kingdoms Rise & Fall: Dorian"
DESIGNER: Final = "Arthur Lampe and Bowie Derwort"
SEATS: Final = (3, 6)  # DO-GEN-01

AUTO: Final = ("auto", "on", "off")
VARIANTS: Final = (
    Variant(
        "length",
        "average",
        ("learn-to-play", "basic", "short", "average", "long", "very-long", "extreme", "custom"),
        "DO-SET-06",
    ),
    Variant("events", 0, range(31), "DO-SET-03"),
    Variant("goal", 0, (0, *range(5, 100)), "DO-SET-03"),
    Variant("leaders", "choose", ("choose", "random"), "DO-R-79"),
    Variant("objectives", "auto", AUTO, "DO-GEN-06"),
    Variant("field-battles", "auto", AUTO, "DO-GEN-06"),
    Variant("permission", "auto", AUTO, "DO-GEN-06"),
    Variant("tribute", False, (False, True), "DO-TRB-01"),
    Variant("trading", False, (False, True), "DO-TRD-01"),
    Variant("no-win-by-support", False, (False, True), "DO-WIN-07"),
    Variant("vale-city", 0, (0, *range(8, 21)), "DO-VAL-01"),
    Variant("teams", "none", ("none", "2v2", "3v3", "2v2v2"), "DO-TEA-01"),
)
REASONS: Final = ("goal", "events", "stars", "final-battle", "final-draw", "vale-city")
