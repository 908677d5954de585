"""Every number that a text speaks of is the number of the data, in both languages."""

import re

import pytest

from greathall.data.language import LANGUAGES
from greathall.data.rulebook import rulebook
from greathall.games.meeples.cards.catalogue import (
    ASSIGNED_LEVELS,
    CARD,
    CARDS,
    CENTRE,
    COUNCILLORS,
    HERO,
    HERO_CARD,
    KIND,
    LEVEL_OF,
    MEEPLE_COUNTS,
    MONSTERS,
    OVERLORD,
    PRESTIGE_LEVEL,
    PROGRAMS,
    QUESTS,
    SLOTS,
    STARTS,
    TILES,
    TOKENS,
)
from greathall.games.meeples.cards.ops import OPS
from greathall.games.meeples.rules.combat import CALLS_UP, PER_LEVEL, RANGER_VP
from greathall.games.meeples.rules.development import OFFER_SIZE
from greathall.games.meeples.rules.draw import CITY_SIZE, DRAW_NUMBERS
from greathall.games.meeples.rules.endgame import FINAL_TURNS, LAST_CARD
from greathall.games.meeples.rules.heroes import TOP_LEVEL
from greathall.games.meeples.rules.joining import MOST_BUILDERS
from greathall.games.meeples.rules.queries import OVERRUN_FROM
from greathall.games.meeples.rules.setup import BOTTOM, START_BAG, START_QUESTS, START_TAVERN
from greathall.games.meeples.rules.towers import HEIGHT, TOWERS
from greathall.games.meeples.words import (
    CITY,
    CLASSES,
    CLERIC,
    CORRUPTION,
    COUNCIL,
    DISTRICTS,
    KNIGHT,
    MAGE,
    PALADIN,
    PEASANT,
    PRESTIGE,
    RANGER,
    SHAMAN,
    TYPES,
    WARRIOR,
)

from .city import GAME
from .sayings import Teller


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_card_says_what_its_data_say(locale: str) -> None:
    teller = Teller(locale)
    wrong = {}
    for number, card in enumerate(CARDS):
        said = teller.words.say(f"card-{card.slug.replace('_', '-')}.about")
        if said != teller.about(number):
            wrong[card.slug] = (said, teller.about(number))
    assert not wrong


def test_the_data_files_say_the_same() -> None:
    teller = Teller("en")
    wrong = {}
    for number, card in enumerate(CARDS):
        said = card.row.values.get("text") or ""
        if said != teller.text(number):
            wrong[card.slug] = (said, teller.text(number))
    assert not wrong
    assert {HERO, CENTRE} <= {card.kind for card in CARDS}


NUMBER_WORDS = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "es": ("dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"),
}


def numbers(text: str, locale: str) -> list[int]:
    """The numbers of a sentence, in digits or in words."""
    known = NUMBER_WORDS[locale]
    found = re.findall(rf"\d+|\b(?:{'|'.join(known)})\b", text, flags=re.IGNORECASE)
    return [int(word) if word.isdigit() else known.index(word.lower()) + 2 for word in found]


def level_count(level: int) -> int:
    return sum(1 for card in MONSTERS if LEVEL_OF[card] == level)


def marked(level: int) -> int:
    return sum(1 for card in MONSTERS if LEVEL_OF[card] == level and CARDS[card].plus3)


def cv(unit: int, level: int) -> int:
    return CARDS[HERO_CARD[unit][level]].cv


def step(slug: str, op: str, trigger: int = 0) -> tuple[int, int, int]:
    """The arguments of an op of a card."""
    ((a, b, c),) = [(a, b, c) for code, a, b, c in PROGRAMS[CARD[slug]][trigger] if code == OPS.codes[op]]
    return a, b, c


PLAYERS = GAME.seats[1]
DISTRICT_COUNT = len(DISTRICTS)
IN_A_DISTRICT = (COUNCIL - CITY) // DISTRICT_COUNT
STEPS = range(1, 10)  # of the Draw Phase, as the rulebook numbers them
OVERLORDS = [card for card in COUNCILLORS if KIND[card] == OVERLORD]
CALL = step("warrior_3", "call_up")[1]
LEVEL_TOKENS = [c.n for card in TOKENS if (c := CARDS[card].condition) is not None and c.kind == ASSIGNED_LEVELS]
COLOSSEUM = [step("colosseum", "vp", 2 + unit)[0] for unit in (WARRIOR, KNIGHT)]
ACADEMY = [step("mage_academy", "draw", 2 + unit)[0] for unit in (CLERIC, MAGE)]
PAIR = step("splinter_golem", "boost_with")[1]

# What each sentence of the rules must say, from the data and from what the code counts with.
SAID: dict[str, list[int]] = {
    "MM-CMP-02": [MEEPLE_COUNTS[unit] for unit in (PEASANT, KNIGHT, WARRIOR, MAGE, CLERIC, CORRUPTION)],
    "MM-CMP-03": [MEEPLE_COUNTS[unit] for unit in PRESTIGE],
    "MM-CMP-04": [DISTRICT_COUNT, len(STARTS) // DISTRICT_COUNT, len(SLOTS) // DISTRICT_COUNT, TOWERS // DISTRICT_COUNT],
    "MM-CMP-06": [
        len(MONSTERS) + len(COUNCILLORS) + LAST_CARD, level_count(1), 1, level_count(2), 2, level_count(3), 3, len(OVERLORDS),
        len(COUNCILLORS) - len(OVERLORDS), LAST_CARD, len(QUESTS), len(TILES), len(TOKENS),
    ],
    "MM-CMP-07": [len(CLASSES) * PLAYERS, PLAYERS, len(PRESTIGE) * PLAYERS, PLAYERS],
    "MM-SET-03": [len(OVERLORDS), len(TOKENS)],
    "MM-SET-08": [3, 3, 3, PLAYERS],
    "MM-SET-09": [CITY_SIZE, *range(1, IN_A_DISTRICT + 1)],
    "MM-SET-10": [OFFER_SIZE],
    "MM-SET-12": [START_QUESTS],
    "MM-SET-14": [START_BAG[CORRUPTION], START_BAG[PEASANT]],
    "MM-SET-15": [START_TAVERN],
    "MM-DECK-01": [BOTTOM[0], 1, 1],
    "MM-DECK-02": [BOTTOM[1], 2, 2],
    "MM-DECK-03": [3],
    "MM-DECK-04": [3, 2, 1],
    "MM-DECK-05": [CITY_SIZE],
    "MM-CON-01": [1, step("builders_yard", "gain")[1]],
    "MM-CON-02": [MOST_BUILDERS],
    "MM-CON-03": [2, 1],
    "MM-CON-04": [1],
    "MM-CON-05": [len(SLOTS)],
    "MM-LVL-01": [1],
    "MM-LVL-04": [0],
    "MM-LVL-05": list(range(1, TOP_LEVEL + 1)),
    "MM-LVL-06": [TOP_LEVEL],
    "MM-LOC-01": [DISTRICT_COUNT],
    "MM-OVR-01": [OVERRUN_FROM],
    "MM-OVR-02": [OVERRUN_FROM, 1],
    "MM-OVR-03": [IN_A_DISTRICT, IN_A_DISTRICT - OVERRUN_FROM + 1],
    "MM-CMB-03": [1],
    "MM-CMB-06": [len(TYPES)],
    "MM-CMB-09": [2],
    "MM-UNIT-02": [1, *[cv(unit, 1) for unit in (CLERIC, KNIGHT, PEASANT, MAGE, WARRIOR)]],
    "MM-UNIT-05": [3, CALL],
    "MM-PRE-03": [cv(RANGER, PRESTIGE_LEVEL[RANGER])],
    "MM-PRE-04": [RANGER_VP],
    "MM-PRE-05": [cv(PALADIN, PRESTIGE_LEVEL[PALADIN]), PER_LEVEL],
    "MM-SHA-01": [cv(SHAMAN, PRESTIGE_LEVEL[SHAMAN])],
    "MM-RES-05": [2],
    "MM-DRAW-04": [IN_A_DISTRICT],
    "MM-DRAW-06": [1],
    "MM-DRAW-07": [1],
    "MM-DRAW-09": [DRAW_NUMBERS[0]],
    "MM-DRAW-10": [DRAW_NUMBERS[1], 2, DRAW_NUMBERS[2]],
    "MM-DRAW-12": [CITY_SIZE],
    "MM-DRAW-16": [OFFER_SIZE],
    "MM-DRAW-18": [2],
    "MM-QST-01": [START_QUESTS],
    "MM-QST-13": [2],
    "MM-END-02": [FINAL_TURNS],
    "MM-FAQ-04": [3],
    "MM-FAQ-10": sorted(set(LEVEL_TOKENS)),
    "MM-FAQ-12": [step("timber_wolf", "quests")[1]],
    "MM-ICO-03": [1],
    "MM-ICO-05": [1],
    "MM-ICO-09": [PAIR],
    "MM-ICO-10": [step("scriptorium", "boost")[1]],
    "MM-ICO-14": [len(PRESTIGE)],
    "MM-ICO-17": list(step("muster_bell", "rebag")[:2]),
    "MM-ICO-19": [step("parade_ground", "boost_others")[0]],
    "MM-KOH-06": COLOSSEUM,
    "MM-KOH-07": ACADEMY,
    "MM-TWR-01": [TOWERS, HEIGHT],
    "MM-R-03": [STEPS[0], STEPS[1]],
    "MM-R-04": [CITY_SIZE],
    "MM-R-05": [1, STEPS[3]],
    "MM-R-06": [1, 2, 3, 5, 2, 4, 6, 7, 8, 9],
    "MM-R-07": [FINAL_TURNS],
    "MM-R-09": [marked(1), 1, marked(2), 2, marked(3), 3],
    "MM-R-10": [CITY_SIZE, 1],
    "MM-R-19": [STEPS[8]],
    "MM-R-20": [STEPS[3], STEPS[6], STEPS[7]],
    "MM-R-21": [1],
    "MM-R-22": [PRESTIGE_LEVEL[unit] for unit in PRESTIGE],
    "MM-R-23": sorted({LEVEL_OF[card] for card in COUNCILLORS}),
    "MM-R-25": [cv(KNIGHT, 1), cv(KNIGHT, 2), cv(KNIGHT, 3), 1, 2, 3],
    "MM-R-28": [*COLOSSEUM, *ACADEMY],
    "MM-R-36": [STEPS[7], STEPS[8]],
    "MM-R-40": [len(PRESTIGE), MEEPLE_COUNTS[RANGER]],
    "MM-R-41": [1, cv(PEASANT, 1)],
    "MM-R-55": [START_BAG[CORRUPTION]],
    "MM-R-65": [STEPS[7]],
    "MM-R-71": [1],
    "MM-R-72": [2, 2],
}  # fmt: skip


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_number_of_a_rule_is_that_of_the_data(locale: str) -> None:
    found = {rule.id: numbers(rule.text[locale], locale) for rule in rulebook(GAME).values()}
    assert {rule: said for rule, said in found.items() if said} == SAID


@pytest.mark.parametrize("locale", LANGUAGES)
def test_numbers_in_questions_and_reasons(locale: str) -> None:
    """Other sentences get their numbers as arguments, but for these."""
    words = Teller(locale).words
    assert numbers(words.say("why-no-call"), locale) == [level for level in (1, 2, 3) if CALLS_UP[HERO_CARD[WARRIOR][level]]]
    assert numbers(words.say("ask-build", most=MOST_BUILDERS), locale) == [1, MOST_BUILDERS]
    assert numbers(words.say("event-final-turns"), locale) == [FINAL_TURNS]
    assert numbers(words.say("text-council", n=0), locale) == [0, LAST_CARD]
    assert numbers(words.say("option-towers.about"), locale) == [TOWERS, HEIGHT]
