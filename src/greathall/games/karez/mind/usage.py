"""What a report on the balance of Karez counts."""

from typing import Final

from greathall.core.usage import Part, Usage
from greathall.games.karez.cards.catalogue import ADVENTURE_SLUGS, BUILDING_SLUGS, CARDS, JOB_BUILDING, JOB_SLUGS
from greathall.games.karez.words import HERO, INSTANT, ITEM, MONSTER_DECKS, QUEST


def _of(low: int, high: int) -> list[str]:
    return [card.slug for card in CARDS if low <= card.deck <= high]


DEEDS: Final = ("dungeon-opened", "fed", "attacks", "destroyed", "repelled", "rests", "trained", "robbed", "raised")
HELD: Final = ("drew.card", "kept.card")

USAGE: Final = Usage(
    role="guild.guild",
    rounds="turn.turn",
    moments=("karez.state",),
    parts=(
        Part(
            "building", BUILDING_SLUGS, ("activated.job", "built.building"),
            names={job: BUILDING_SLUGS[JOB_BUILDING[number]] for number, job in enumerate(JOB_SLUGS)},
        ),
        Part("job", JOB_SLUGS, ("activated.job",)),
        Part("item", _of(ITEM, ITEM), ("attached.card",), (*HELD, "on-sale.card", "bought.card")),
        Part("instant", _of(INSTANT, INSTANT), ("uses.card", "saved.card"), (*HELD, "on-sale.card", "bought.card")),
        Part("adventure", ADVENTURE_SLUGS, ("explores.adventure",), ("opened.adventure",)),
        Part("adventure won", ADVENTURE_SLUGS, ("won.adventure",), ("explores.adventure",)),
        Part("quest", _of(QUEST, QUEST), ("claimed.card",), HELD),
        Part("monster or trap", _of(0, MONSTER_DECKS - 1), ("meets.foe",)),
        Part("hero", _of(HERO, HERO), ("joins.hero",), ("hero.hero",)),
        Part("deed", DEEDS, DEEDS),
    ),
)  # fmt: skip
