"""What a report on the balance of Card Rogue counts."""

from typing import Final

from greathall.core.usage import Part, Usage
from greathall.games.card_rogue.cards.catalogue import IS_ENEMY, SLUGS
from greathall.games.card_rogue.words import GOALS

ENEMIES: Final = [slug for slug, enemy in zip(SLUGS, IS_ENEMY, strict=True) if enemy]
OTHERS: Final = [slug for slug, enemy in zip(SLUGS, IS_ENEMY, strict=True) if not enemy]

USAGE: Final = Usage(
    role="picks.character",
    rounds="turn",
    parts=(
        Part(
            "card", OTHERS, ("equip.card", "drink.card", "read.card", "throw.card", "throw-at-foe.card"),
            ("taken.card", "bought.card", "stolen.card"),
        ),
        Part("enemy slain", ENEMIES, ("slain.card",), ("combat.card",)),
        Part("goal", GOALS, ("goal-done.goal",)),
    ),
)  # fmt: skip
