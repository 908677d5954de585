"""What is printed, in whole sentences: the numbers are looked at by test_dorian_numbers."""

import pytest

from greathall.data.language import words
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import CARD_SLUGS, CARDS, EVENT_SLUGS, EVENTS
from greathall.games.dorian.look import printed
from support import rule

EVENT_TEXTS = {
    "tax_collectors": "Each player owning ★3 or more: lose 1 Resource of your choice from the Camp. "
    "Each player owning ★2 or less: gain 1 Resource of your choice.",
    "chapter_3_the_march_on_the_crown": "This Round attackers who win a siege get +1 IP.",
    "muddy_roads": "This Round movement −1 (at least 1).",
}
CARD_TEXTS = {
    "pickpocket_ring": "Stealth 1. +1 Stealth for each of your Stealth cards in the battle (at most 4).",
    "iron_marshal": "Physical 3. +1 Physical for each of your Physical cards in the battle (at most 5).",
    "mana_surge": "Magic 1. +1 Magic for each of your Magic cards in the battle (at most 4).",
    "garlock_supervisor_salazar": "Physical 1. Preparation: take 2 Resource Cards from Garlock City.",
}


@rule("DO-GEN-03")
@pytest.mark.parametrize("slug", EVENT_TEXTS)
def test_an_event_says_whom_it_means_and_what_changes(slug: str) -> None:
    assert printed.event_text(words(GAME, "en"), EVENTS[EVENT_SLUGS.index(slug)]) == EVENT_TEXTS[slug]


@rule("DO-GEN-03")
@pytest.mark.parametrize("slug", CARD_TEXTS)
def test_a_card_says_its_power_its_abilities_and_its_garlocks(slug: str) -> None:
    assert printed.card_text(words(GAME, "en"), CARDS[CARD_SLUGS.index(slug)]) == CARD_TEXTS[slug]
