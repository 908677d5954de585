"""What a report on the balance of Dorian counts."""

from typing import Final

from greathall.core.usage import Part, Usage
from greathall.games.dorian.cards.catalogue import (
    CARDS,
    DEFENCE_SLUGS,
    EVENT_SLUGS,
    OBJECTIVE_SLUGS,
    PLACE_SLUGS,
    STAR_PLACES,
    SUPPLY_SLUGS,
    TREASURE_SLUGS,
    UPGRADE_SLUGS,
)

PLAYED: Final = ("played.card", "reinforced.card", "garlock.card")
DEEDS: Final = ("rested", "stole", "attacks", "field-won", "field-lost", "granted", "denied", "final")
STRONGHOLDS: Final = [PLACE_SLUGS[place] for place in STAR_PLACES]

USAGE: Final = Usage(
    role="leads.leader",
    rounds="order.round",
    parts=(
        Part("battle card", [card.slug for card in CARDS if not card.starter], PLAYED, ("recruited.card",)),
        Part("starter", [card.slug for card in CARDS if card.starter], PLAYED),
        Part("upgrade", UPGRADE_SLUGS, ("equipped.upgrade", "used.upgrade"), ("drew-upgrade.upgrade",)),
        Part("objective", OBJECTIVE_SLUGS, ("objective.objective",), ("kept-objective.objective",)),
        Part("siege won", STRONGHOLDS, ("siege-won.place",), ("besieges.place",)),
        Part("treasure", TREASURE_SLUGS, ("treasure.treasure",)),
        Part("supply", SUPPLY_SLUGS, ("picked.supply",)),
        Part("defence card", DEFENCE_SLUGS, ("defence-card.defence",)),
        Part("kingdom event", EVENT_SLUGS, ("kingdom.kingdom",)),
        Part("deed", DEEDS, DEEDS),
    ),
)
