"""Every number in what Card Rogue says of its cards, characters and rules is the one in its data, in both languages."""

import re
from functools import cache
from pathlib import Path

import pytest

from greathall.data.language import LANGUAGES, Words
from greathall.data.rulebook import rulebook
from greathall.games import load
from greathall.games.card_rogue import about
from greathall.games.card_rogue.cards.catalogue import CHARACTERS, DECKS, GOLD_CARDS, GOLD_OF, NUMBERS, PACK, Card, Character
from greathall.games.card_rogue.rules import (
    attack,
    death,
    fights,
    items,
    meeting,
    mole,
    queries,
    scoring,
    setup,
    shop,
    turn_start,
)
from greathall.games.card_rogue.words import BOSS, EFFECTS, GOALS, POISON, SLOTS, STRENGTH, WEAKNESS

GAME = load("card-rogue")
# Steps are numbered, and rules are cited: these are names.
NAMES = re.compile(r"CR-[A-Z]+-\d+|\b(?:[Ss]teps?|[Pp]asos?) \d(?:(?:,| and| to| nor step| y| a| ni el) \d)*")


def numbers(text: str) -> list[int]:
    """The numbers of a text that say how much or which face, ascending."""
    return sorted(int(number) for number in re.findall(r"\d+", NAMES.sub("", text)))


def faces(mask: int) -> list[int]:
    return [face for face in range(1, 7) if mask >> face & 1]


def of_lines(lines: list[str]) -> list[int]:
    """The numbers in the lines of an effect. A single lost turn is said without one."""
    return [int(number) for line in lines if line != "paralyse 1" for number in re.findall(r"\d+", line)]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


# -- cards

DEBT = GOLD_OF[NUMBERS["debt"]]
SPECIAL = {
    "debt": [shop.PRICE_TIMES * DEBT, DEBT, scoring.DEBT_VP],
    "chest": [scoring.CHEST_VP],
    "fountain": [1, turn_start.DRAINED_ON - 1, turn_start.FOUNTAIN_HEALS, turn_start.DRAINED_ON],
    "trap_poison": [*of_lines(PACK[NUMBERS["trap_poison"]].effect), death.POISON_TAKES],
    "artifact_health": [4, 4],  # the maximum, and the health that comes with it
    "dagger": [*faces(PACK[NUMBERS["dagger"]].reroll_on), queries.SECOND_DAGGER, GOLD_OF[NUMBERS["dagger"]]],
}


def printed(card: Card) -> list[int]:
    """All numbers of a card, but those of its paths."""
    if card.slug in SPECIAL:
        return SPECIAL[card.slug]
    found = [card.health, card.min_attack, card.armor, card.steps, abs(card.max_health), card.gold, card.vp]
    found += [] if card.doubles and card.kind == BOSS else [abs(card.attack)]
    for mask in (card.dodge, card.miss_on, card.reroll_on, card.block_on, card.flee_on, card.avoid_on):
        found += faces(mask)
    return [number for number in found + of_lines(card.effect) if number]


@pytest.mark.parametrize("card", PACK, ids=lambda card: card.slug)
def test_the_numbers_of_a_card(words: Words, card: Card) -> None:
    key = f"card-{card.slug.replace('_', '-')}"
    assert numbers(words.say(f"{key}.about")) == sorted(printed(card))
    for form in ("", ".a", ".the"):
        assert numbers(words.say(key + form)) == ([card.gold] if card.number in GOLD_CARDS else [])


def test_the_special_cases_are_what_the_data_says() -> None:
    assert PACK[NUMBERS["artifact_health"]].max_health == 4
    assert PACK[NUMBERS["debt"]].vp == scoring.DEBT_VP


CHARACTER_FACTS = {
    "warrior": [queries.ENRAGED, queries.RAGE_ADDS],
    "rogue": [queries.SECOND_DAGGER, *shop.FREE_ON],
    "cleric": [fights.CLERIC_FAINT, fights.CLERIC_HEALS],
    "explorer": [faces(queries.EXPLORER_AVOIDS_ON)[0]],
    "mage": [items.SPELL_DAMAGE, items.SPELL_HEALS],
    "bard": [fights.BARD_HEALS, attack.FRIGHT_ON],
}


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.slug)
def test_the_numbers_of_a_character(words: Words, character: Character) -> None:
    facts = [character.max_health, *CHARACTER_FACTS[character.slug]]
    assert numbers(words.say(f"character-{character.slug}.about")) == sorted(facts)
    assert items.COOLDOWN == 3  # "every third turn"


def test_the_numbers_of_goals_and_effects(words: Words) -> None:
    goals = {"debt": [shop.PRICE_TIMES * DEBT, DEBT]}
    for slug in GOALS:
        enemy = [PACK[NUMBERS[slug]].health] if slug in NUMBERS and PACK[NUMBERS[slug]].health else []
        assert numbers(words.say(f"goal-{slug.replace('_', '-')}.about")) == sorted(goals.get(slug, enemy))
    effects = {POISON: [potion("poison"), death.POISON_TAKES], STRENGTH: [potion("attack")], WEAKNESS: [potion("attack")]}
    for number, slug in enumerate(EFFECTS):
        assert numbers(words.say(f"effect-{slug}.about")) == sorted(effects.get(number, []))


@cache
def potion(op: str) -> int:
    """The number that a potion's effect has in the data."""
    text = Path(GAME.folder, "data", "potions.toml").read_text(encoding="utf-8")
    return abs(int(re.findall(rf'"{op} ([+-]?\d+)"', text)[0]))


SENTENCES = {
    "ask-meet": [meeting.TRIPS_ON[0], *meeting.STEALS_ON],
    "event-chest": [scoring.CHEST_VP],
    "event-debt": [scoring.DEBT_VP],
    "event-rush": [scoring.EXIT_VP],
    "event-exit": [scoring.EXIT_VP],
    "event-fright": [attack.FRIGHT_ON],
    "text-rush": [scoring.EXIT_VP],
}


def test_the_numbers_of_what_is_asked_and_told(words: Words) -> None:
    """Whatever is said while playing has its numbers from the game, but for these."""
    path = Path(GAME.folder, "lang", f"{words.locale}.ftl")
    text = path.read_text(encoding="utf-8")
    for key, body in re.findall(r"^((?:ask|event|verb|why|picks|end|text)-[a-z0-9-]+) = (.*(?:\n +.*)*)", text, re.MULTILINE):
        if ".about" in body:
            continue
        plain = re.sub(r"\[\w+\]|\{ \$[\w-]+ ->|\{[^{}]*\}", "", body)
        plain = re.sub(r"\b1 (?:card|carta)\b|queda 1\b", "", plain)  # a singular that is written with its number
        assert numbers(plain) == sorted(SENTENCES.get(key, [])), key


# -- rules

MAX = {character.slug: character.max_health for character in CHARACTERS}
VP = {slug: PACK[NUMBERS[slug]].vp for slug in ("basilisk_green", "basilisk_yellow", "golem")}
SPIKES = of_lines(PACK[NUMBERS["trap_spike"]].effect)
POISONED = of_lines(PACK[NUMBERS["trap_poison"]].effect)
FLEES = faces(queries.FLEES_ON)
FAILS = [face for face in range(1, 7) if face not in FLEES]
DEFAULTS = {variant.name: variant.default for variant in about.VARIANTS}
SHIELD, DAGGER = PACK[NUMBERS["shield"]], PACK[NUMBERS["dagger"]]
STACKS = {name: len(cards) for name, cards in DECKS.items()}

RULES: dict[str, list[int]] = {
    "CR-GOAL-03": [scoring.CHEST_VP, scoring.DEBT_VP, VP["basilisk_green"], VP["golem"], scoring.EXIT_VP],
    "CR-SETUP-10": [MAX["cleric"]],
    "CR-SETUP-11": [0, 0],
    "CR-COMBAT-12": [0, 0],
    "CR-ABIL-03": [0],
    "CR-FLEE-01": FAILS,
    "CR-FLEE-02": FLEES,
    "CR-FLEE-06": FLEES,
    "CR-DEATH-01": [0],
    "CR-TRIP-01": list(meeting.TRIPS_ON),
    "CR-STEAL-01": list(meeting.STEALS_ON),
    "CR-TRAP-04": SPIKES,
    "CR-TRAP-07": [*POISONED, death.POISON_TAKES],
    "CR-TRAP-09": POISONED,
    "CR-FOUNT-01": [turn_start.DRAINED_ON, turn_start.FOUNTAIN_HEALS],
    "CR-FOUNT-02": [turn_start.DRAINED_ON],
    "CR-SCROLL-07": [death.POISON_TAKES],
    "CR-EQUIP-07": [0],
    "CR-EQUIP-08": [death.POISON_TAKES],
    "CR-MOD-06": [0],
    "CR-POT-05": list(range(1, 7)),
    "CR-POT-08": [EFFECTS.index("healing")],
    "CR-POT-10": [EFFECTS.index("poison"), potion("poison"), death.POISON_TAKES],
    "CR-POT-11": [EFFECTS.index("strength"), potion("attack"), potion("attack")],
    "CR-POT-12": [EFFECTS.index("weakness"), potion("attack"), potion("attack")],
    "CR-POT-13": [EFFECTS.index("teleportation")],
    "CR-POT-17": [EFFECTS.index("paralysis")],
    "CR-EFF-01": [death.POISON_TAKES],
    "CR-EFF-02": [death.POISON_TAKES],
    "CR-VP-02": [scoring.CHEST_VP],
    "CR-VP-05": [scoring.DEBT_VP],
    "CR-VP-09": [VP["basilisk_green"]],
    "CR-VP-10": [VP["golem"]],
    "CR-RUSH-05": [scoring.EXIT_VP],
    "CR-RUSH-06": [scoring.EXIT_VP],
    "CR-MOLE-03": [mole.PRICE],
    "CR-CHAR-02": [MAX["warrior"]],
    "CR-CHAR-03": [queries.ENRAGED, queries.RAGE_ADDS],
    "CR-CHAR-05": [queries.SECOND_DAGGER],
    "CR-CHAR-06": list(shop.FREE_ON),
    "CR-CHAR-09": [fights.CLERIC_FAINT, fights.CLERIC_HEALS],
    "CR-CHAR-12": faces(queries.EXPLORER_AVOIDS_ON),
    "CR-CHAR-14": [items.COOLDOWN, items.SPELL_DAMAGE],
    "CR-CHAR-15": [items.SPELL_HEALS],
    "CR-CHAR-16": [MAX["mage"]],
    "CR-CHAR-18": [fights.BARD_HEALS],
    "CR-CHAR-19": [attack.FRIGHT_ON],
    "CR-Q-01": [
        STACKS["exploration"] + STACKS["special"], STACKS["pathing"],
        STACKS["exploration"], STACKS["pathing"] + STACKS["special"],
    ],
    "CR-Q-03": [int(DEFAULTS["scroll_poison_heal"]), 2],
    "CR-Q-23": [1, 2, 3, 4, 5, 6, 7, 1, 5],  # an enumeration
    "CR-Q-28": faces(SHIELD.block_on & DAGGER.reroll_on) * 2,
    "CR-Q-29": [attack.FRIGHT_ON] * 2,
    "CR-Q-30": FLEES,
    "CR-Q-33": [1, min(shop.FREE_ON) - 1],
    "CR-Q-34": [items.COOLDOWN, 1, 0],
    "CR-Q-42": list(meeting.STEALS_ON),
    "CR-Q-45": SPIKES,
    "CR-Q-61": [GOLD_OF[card] for card in GOLD_CARDS],
    "CR-Q-66": [0],
    "CR-Q-67": [queries.RAGE_ADDS],
    "CR-Q-82": [0],
    "CR-Q-96": [int(DEFAULTS["standstill"]), 0],
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_every_rule(language: str) -> None:
    for id, rule in rulebook(GAME).items():
        assert numbers(rule.text[language]) == sorted(RULES.get(id, [])), id


SPELLED = {
    "CR-GOAL-02": ("four", about.SEATS[1], 4),
    "CR-SETUP-12": ("five", len(SLOTS), 5),
    "CR-FIRST-02": ("four", setup.GAP - 1, 4),
    "CR-FIRST-04": ("four", setup.GAP - 1, 4),
    "CR-EQUIP-03": ("five", len(SLOTS), 5),
    "CR-CHAR-01": ("six", len(CHARACTERS), 6),
    "CR-SHOP-02": ("twice", shop.PRICE_TIMES, 2),
    "CR-VP-06": ("three", len(VP), 3),
    "CR-Q-01": ("ten", STACKS["special"], 10),
    "CR-Q-02": ("two of each trap", DECKS["special"].count(NUMBERS["trap_spike"]), 2),
}


@pytest.mark.parametrize(("id", "fact"), SPELLED.items())
def test_numbers_that_are_written_out(id: str, fact: tuple[str, int, int]) -> None:
    word, value, expected = fact
    assert word in rulebook(GAME)[id].text["en"]
    assert value == expected
