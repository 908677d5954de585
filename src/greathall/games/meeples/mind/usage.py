"""What a report on the balance of Meeples & Monsters counts."""

from typing import Final

from greathall.core.usage import Part, Usage
from greathall.games.meeples.cards.catalogue import (
    COUNCILLORS,
    HERO_CARD,
    MONSTERS,
    QUESTS,
    ROOMS,
    SLOTS,
    SLUGS,
    STARTS,
    TILES,
    TOKENS,
)
from greathall.games.meeples.rules.draw import DRAW_EFFECTS
from greathall.games.meeples.words import CLASSES, MEEPLE_WORDS, WARRIOR


def _slugs(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [SLUGS[card] for card in cards]


ABLE: Final = [HERO_CARD[unit][level] for unit in CLASSES if unit != WARRIOR for level in (2, 3)]  # a Warrior's is always on

USAGE: Final = Usage(
    rounds="turn",
    moments=("council.n",),
    parts=(
        Part("starting location", _slugs(STARTS), ("activated.card",)),
        Part("location", _slugs(TILES), ("activated.card",), ("built.card",)),
        Part("location built", _slugs(TILES), ("built.card",), ("tile-up.card",)),
        Part("slot bonus", _slugs(SLOTS), ("built.slot",)),
        Part("hero level", [f"{MEEPLE_WORDS[unit]} {level}" for unit in CLASSES for level in (2, 3)], ("levelled.unit+level",)),
        Part("ability", [*_slugs(ABLE), *_slugs(DRAW_EFFECTS)], ("ability.card",)),
        Part("quest", _slugs(QUESTS), ("quest-done.card",), ("quest-drawn.card",)),
        Part("monster", _slugs(MONSTERS), ("beaten.card",), ("monster.card",)),
        Part("dark council", _slugs(COUNCILLORS), ("beaten.card",)),
        Part("token", _slugs(TOKENS), ("token.card",)),
        Part("tower room", _slugs(ROOMS), ("room-done.card",), ("room-up.card",)),
    ),
)  # fmt: skip
