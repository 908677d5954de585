"""Every number in a text is the number of the data that it speaks of, in both languages: cards, jobs, buildings, guilds,
Adventures, treasure, and the sentences of the rules. What is expected is read from the data files themselves."""

import re
from typing import Any

import pytest

from greathall.data.language import LANGUAGES, Words
from greathall.data.pack import read_toml
from greathall.data.rulebook import rulebook
from greathall.games.karez.cards.catalogue import BOARD, BUILDING_VP, DATA, GUILDS, VALOR_PER
from greathall.games.karez.rules.scoring import GEMS_PER
from support import rule

from .table import GAME

NUMBER_WORDS = {
    "en": ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"],
    "es": ["", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce", "trece"],
}  # fmt: skip
ORDINALS = {"en": {"tenth": 10, "eighth": 8}, "es": {"décimo": 10, "octavo": 8}}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


def rows(name: str, table: str) -> list[dict[str, Any]]:
    tree: dict[str, Any] = read_toml(DATA / f"{name}.toml")[0]
    found: list[dict[str, Any]] = tree[table]
    return found


def numbers(text: str) -> list[int]:
    return sorted(int(found) for found in re.findall(r"\d+", text))


def about(language: Words, kind: str, slug: str) -> str:
    return language.say(f"{kind}-{slug.replace('_', '-')}.about")


def of_effect(line: str) -> list[int]:
    """The numbers that the words for an effect line must show."""
    op = line.split(": ")[-1].split()
    if op[0] in ("stock", "set_die"):
        return [1]  # a card per worker, a die
    if op[0] == "prevent_death" and op[1] == "99":
        return []  # all hits
    found = [int(word) for word in op[1:] if word.isdigit()]
    if op[0] == "draw" and found[0] == found[1]:
        found.pop()  # nothing goes back
    return found


def of_job(job: dict[str, Any]) -> list[int]:
    found = [int(number) for number in re.findall(r"\d+", job["workers"])]
    found += [job[cost] for cost in ("gold", "valor", "dividend") if job[cost]]
    return found + [number for line in job["effect"] for number in of_effect(line)]


@rule("KZ-BLD-04", "KZ-BLD-06")
def test_jobs_and_buildings_say_what_they_take_and_bring(language: Words) -> None:
    jobs = rows("buildings", "job")
    for job in jobs:
        assert numbers(about(language, "job", job["slug"])) == sorted(of_job(job)), job["slug"]
    for building in rows("buildings", "building"):
        mine = [job for job in jobs if job["building"] == building["slug"]]
        expected = [number for job in mine for number in of_job(job)]
        if building["slug"] == "cemetery":
            expected.append(BOARD.burial_fee)
        if building["slug"] == "city_watch":
            expected = [len(mine), *of_job(mine[0])]
        assert numbers(about(language, "building", building["slug"])) == sorted(expected), building["slug"]


def test_garrison_settlers_and_rumours_are_as_in_the_data(language: Words) -> None:
    gold = {"en": "gain 2 gold", "es": "gana 2 de oro"}[language.locale]
    assert gold in about(language, "building", "barracks") and gold in about(language, "job", "garrison_pay")
    valor = {"en": "2 Citizens, 2 Valor", "es": "2 Ciudadanos, 2 de Valor"}[language.locale]
    assert valor in about(language, "building", "granary")
    assert "dividend" not in about(language, "building", "tavern")


@rule("KZ-HER-01", "KZ-MON-02")
def test_cards_say_their_dice_prices_and_effects(language: Words) -> None:
    for hero in rows("heroes", "hero"):
        expected = [hero["carry"], *(hero[dice] for dice in ("red", "green") if hero[dice])]
        expected += [number for line in hero["effect"] for number in of_effect(line)]
        assert numbers(about(language, "card", hero["slug"])) == sorted(expected), hero["slug"]
    for monster in rows("monsters", "monster"):
        expected = [monster["white"]] if monster["white"] else []
        expected += [number for line in monster.get("effect", []) for number in of_effect(line)]
        assert numbers(about(language, "card", monster["slug"])) == sorted(expected), monster["slug"]
    for file, table in (("items", "item"), ("instants", "instant")):
        for card in rows(file, table):
            expected = [card["price"], *(number for line in card["effect"] for number in of_effect(line))]
            assert numbers(about(language, "card", card["slug"])) == sorted(expected), card["slug"]


def test_cards_name_their_faces(language: Words) -> None:
    for file, table in (("heroes", "hero"), ("monsters", "monster")):
        for card in rows(file, table):
            said = about(language, "card", card["slug"])
            for face in ("sword", "claw", "flame", "skull"):
                wanted = card.get("hp", []).count(face) + card.get("fixed", []).count(face)
                assert said.count(language.say(f"face-{face}")) == wanted, (card["slug"], face)


def of_need(need: str) -> list[int]:
    """The numbers in what a Quest asks for; a single Monster or Trap is said with an article."""
    word, *rest = need.split()
    number = int(rest[-1]) if rest and rest[-1].isdigit() else 0
    if word in ("slew", "survived_trap"):
        return [number] if number > 1 else []
    return [number] if word in ("won_with", "won_level", "has", "hero_level", "dungeon_kills", "citizens") else []


@rule("KZ-QST-02")
def test_quests_say_what_they_ask_and_bring(language: Words) -> None:
    for quest in rows("quests", "quest"):
        expected = of_need(quest["need"]) + [number for line in quest["effect"] for number in of_effect(line)]
        assert numbers(about(language, "card", quest["slug"])) == sorted(expected), quest["slug"]


@rule("KZ-ADV-01", "KZ-ADV-02")
def test_adventures_say_their_numbers(language: Words) -> None:
    for row in rows("adventures", "adventure"):
        said = about(language, "adventure", row["slug"])
        assert numbers(said) == sorted(row[name] for name in ("level", "threat", "valor", "treasure")), row["slug"]


@rule("KZ-VPS-07")
def test_guilds_say_their_goals(language: Words) -> None:
    expected = {
        "heroic": lambda row: [1, row["valor_per"], VALOR_PER],
        "builders": lambda row: [row["building_vp"], BUILDING_VP],
        "traders": lambda row: [1, row["gold_per"]],
        "public": lambda row: [1, row["quests_per"], 1, row["citizens_per"]],
        "arcane": lambda row: [
            1, row["monsters_per"], row["undead_points"], row["monster_points"], row["slain_points"], row["monsters_max"],
            1, row["fallen_max"],
        ],
    }  # fmt: skip
    for row in rows("guilds", "guild"):
        assert numbers(about(language, "guild", row["slug"])) == sorted(expected[row["slug"]](row)), row["slug"]


@rule("KZ-WIN-02")
def test_treasure_says_its_numbers(language: Words) -> None:
    tree: dict[str, Any] = read_toml(DATA / "board.toml")[0]
    for k, line in enumerate(tree["treasure"]):
        said = language.say(f"treasure-{k + 1}")
        amount = int(line.split()[2])
        assert numbers(said) == ([amount] if line.startswith("gain gold") or amount > 1 else []), said


# -- the sentences of the rules: what each of their figures stands for, in the order of the sentence

START = {seats: BOARD.starts[seats] for seats in BOARD.starts}
TOWN = {seats: low for seats, (low, _) in BOARD.thresholds.items()}
CITY = {seats: high for seats, (_, high) in BOARD.thresholds.items()}
PER = {guild.slug: guild for guild in GUILDS}
WATCH = [job for job in rows("buildings", "job") if job["building"] == "city_watch"]
CEMETERY = next(job for job in rows("buildings", "job") if job["slug"] == "raise_the_dead")
THREAT = (BOARD.dungeon_threat, BOARD.kill_threat, BOARD.dungeon_threat_max)

FIGURES: dict[str, tuple[int, ...]] = {
    "KZ-GEN-01": (3, 4, GAME.seats[1], GAME.seats[0]),
    "KZ-WKF-02": (BOARD.citizens, BOARD.adventurers),
    "KZ-DNG-03": THREAT,
    "KZ-DNG-04": (BOARD.kill_gold,),
    "KZ-BLD-03": tuple(BOARD.build_cost),
    "KZ-SET-05": (1,),
    "KZ-SET-08": (2, 1),
    "KZ-SET-09": (*(START[n][0] for n in (3, 4, 5)), *(START[n][1] for n in (3, 4, 5)), 3, 4, 5),
    "KZ-SET-10": (1, 0, BOARD.open_adventures[0]),
    "KZ-WRK-01": (2, 1),
    "KZ-WRK-11": (2,),
    "KZ-WRK-12": (2, 2, 1, 1),
    "KZ-WCH-01": (int(WATCH[0]["workers"].split()[1]),),
    "KZ-WCH-02": (int(WATCH[0]["effect"][0].split()[-1]),),
    "KZ-WCH-04": (len(WATCH),),
    "KZ-HEA-04": (BOARD.rest_tokens,),
    "KZ-OPN-02": (BOARD.dungeon_spaces,),
    "KZ-ACV-06": (int(CEMETERY["workers"].split()[1]), CEMETERY["gold"]),
    "KZ-ATK-09": (1,),
    "KZ-CIT-02": (0, TOWN[5] - 1, TOWN[5], CITY[5] - 1, CITY[5], BOARD.citizens, TOWN[3], CITY[3] - 1),
    "KZ-END-01": tuple(BOARD.open_adventures),
    "KZ-VPS-01": (GEMS_PER, 1),
    "KZ-VPS-02": (BUILDING_VP, PER["builders"].building_vp),
    "KZ-VPS-03": (VALOR_PER, 1, PER["heroic"].valor_per),
    "KZ-VPS-04": (1,),
    "KZ-VPS-06": (1,),
    "KZ-VAR-01": (BOARD.build_cost[0],),
    "KZ-VAR-02": START[2],
    "KZ-VAR-03": (TOWN[2], CITY[2]),
    "KZ-VAR-04": (len(WATCH),),
    "KZ-VAR-05": (BOARD.tent_spaces // 2,),
    "KZ-VAR-06": (3, BOARD.turns, BOARD.dungeon_spaces, *BOARD.open_adventures),
    "KZ-RUL-03": (BOARD.open_adventures[0], 1, 1, 0),
    "KZ-RUL-06": (2,),
    "KZ-RUL-08": (1,),
    "KZ-RUL-09": (
        BOARD.citizens, BOARD.adventurers, BOARD.gems, GUILDS[0].tokens, BOARD.rest_tokens, BOARD.attack_tokens,
        BOARD.defense_tokens, len(GUILDS),
    ),
    "KZ-RUL-12": (1, 1, 0),
    "KZ-RUL-13": (BOARD.burial_fee,),
    "KZ-RUL-16": (BOARD.rest_tokens,),
    "KZ-RUL-26": (1,),
    "KZ-RUL-30": (1, 1),
    "KZ-RUL-40": (3, 4),
    "KZ-RUL-45": (4,),
    "KZ-RUL-48": (BOARD.longest_fight,),
    "KZ-RUL-57": (4,),
    "KZ-RUL-59": (len(rows("quests", "quest")),),
}  # fmt: skip
# Numbers that are written as words.
SPELLED: dict[str, tuple[int, ...]] = {
    "KZ-TRN-02": (BOARD.turns,),
    "KZ-GAM-01": (BOARD.turns,),
    "KZ-HEA-02": (BOARD.tent_spaces, BOARD.tent_spaces),
    "KZ-CIT-02": (CITY[4], CITY[5], 4, 5, 3, CITY[3]),
    "KZ-RUL-39": (BOARD.turns,),
}


def spelled(text: str, locale: str) -> list[int]:
    words = re.findall(r"\w+", text.lower())
    known = {word: n for n, word in enumerate(NUMBER_WORDS[locale]) if n > 1} | ORDINALS[locale]
    return [known[word] for word in words if word in known]


@rule("KZ-CIT-02", "KZ-SET-09", "KZ-DNG-03", "KZ-END-01")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_figure_in_a_rule_is_that_of_the_data(locale: str) -> None:
    assert len({guild.tokens for guild in GUILDS}) == 1
    for each in rulebook(GAME).values():
        figures = tuple(int(found) for found in re.findall(r"\d+", each.text[locale]))
        assert figures == FIGURES.get(each.id, ()), f"{each.id}: {each.text[locale]}"


@rule("KZ-TRN-02", "KZ-GAM-01", "KZ-HEA-02", "KZ-CIT-02", "KZ-RUL-39")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_numbers_in_words_are_those_of_the_data(locale: str) -> None:
    for name, wanted in SPELLED.items():
        assert sorted(set(spelled(rulebook(GAME)[name].text[locale], locale))) == sorted(set(wanted)), name


def test_the_catalogues_hold_no_numbers_of_the_data() -> None:
    """Numbers of things come in as arguments; what is left is the one Victory Point, worker, die, card or Hero of a phrase."""
    for locale in LANGUAGES:
        text = (DATA.parent / "lang" / f"{locale}.ftl").read_text(encoding="utf-8")
        for line in text.splitlines():
            if line.startswith(("#", "score-", "job-watch-", "option-")) or re.match(r"^\s*\.the = .*plaza", line):
                continue
            said = re.sub(r"^\s*\[\w+\]|^[\w-]+ =", "", line)
            assert set(re.findall(r"\d+", said)) <= {"1"}, line
    for locale, (eight, ten) in {"en": ("eight", "ten"), "es": ("ocho", "diez")}.items():
        words = Words(GAME, locale)
        assert eight in words.say("option-eight-turns-true") and ten in words.say("option-eight-turns-false")
    assert BOARD.turns == 10
