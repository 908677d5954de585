"""Every number that players read, in both languages, against the data it speaks of."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from greathall.data.language import LANGUAGES, words
from greathall.data.rulebook import rulebook
from greathall.games.dorian import GAME, about
from greathall.games.dorian import words as w
from greathall.games.dorian.cards.catalogue import CARDS, EVENTS, FOLDER, LEADERS, OUTCOME, STARS, STARTER_CARDS, UPGRADES_EACH
from greathall.games.dorian.look import view
from greathall.games.dorian.rules import settings
from support import rule

NUMBER = re.compile(r"[+−-]?\d+")
PRINTED = ("card", "upgrade", "objective", "kingdom", "treasure", "supply", "defence", "leader")


def said(text: str) -> Counter[int]:
    return Counter(int(found.replace("−", "-")) for found in NUMBER.findall(text))


# -- the numbers of a row, read from the file itself


def target(word: str) -> list[int]:
    narrow = dict(part.split("=") for part in word.split("/")[1:])
    return [int(narrow.get("n", 1)), *([int(narrow["max"])] if "max" in narrow else [])]


def op(line: str) -> list[int]:
    """The numbers that a line of a program stands for."""
    name, *a = line.split()
    if name == "power":
        found = re.fullmatch(r"(-?\d+)(?:\*[\w:]+)?(?:<(\d+))?", a[1])
        assert found
        return [int(n) for n in found.groups() if n]
    if name == "defence":
        return [int(a[1]), *([] if a[2] == "none" else [int(a[2].split(":")[1])])]
    if name in ("copy_power", "exhaust", "restore", "silence", "send"):
        return target(a[0])
    if name in ("guard", "keep"):
        return []
    if name == "play":
        return [int(a[1]), *(int(n) for n in re.findall(r"max=(\d+)", a[2]))]
    if name in ("gain", "steal", "lose", "pay", "capacity", "battle_card"):
        return [int(a[1])]
    if name == "rule":
        if a[0] == "buy_discount":  # a card never costs nothing: the second number is no news
            return [int(a[1])]
        return [int(n) for n in a[1:] if re.fullmatch(r"-?\d+", n) and int(n)]
    return [int(n) for n in a if re.fullmatch(r"-?\d+", n) and int(n)]


def conditions(given: dict[str, Any]) -> list[int]:
    return [value for value in given.values() if type(value) is int]


def ability(spec: dict[str, Any]) -> Iterator[int]:
    yield from conditions(spec.get("if", {}))
    for line in (*spec.get("cost", []), *(line for mode in spec.get("choose", [spec.get("do")]) for line in mode)):
        yield from op(line)
    if "limit" in spec:
        yield spec["limit"]


def numbers(table: str, row: dict[str, Any]) -> Counter[int]:
    """All numbers that the text of a row must name, and no others."""
    found: list[int] = []
    if table in ("card", "upgrade"):
        found += row.get("power", {}).values()
        found += [n for spec in row.get("abilities", []) for n in ability(spec)]
        found += [row["garlock"]] if row.get("garlock") else []
    elif table == "objective":
        found += [int(word) for word in row["need"].split()[-1:] if word.isdigit()]
        found += [n for line in row["reward"] for n in op(line)]
        found += {"count win_siege_great 1": [w.GREAT], "sole_lowest_ip": [w.LOWEST_FROM]}.get(row["need"], [])
    elif table == "kingdom":
        for part in row.get("now", []):
            found += conditions(part.get("if", {}))
            found += [n for line in part["do"] for n in op(line)]
        found += [n for line in row.get("round", []) for n in op(line)]
    elif table == "treasure":
        for column in (row["left"], row["right"]):
            for tier, lines in enumerate(column, 1):
                found += [tier, *(n for line in lines for n in op(line))]
    elif table == "leader":
        found += [row["movement"], *row["base"].values(), *row["slots"].values()]
    else:
        found += [n for line in row.get("gain", row.get("do", [])) for n in op(line)]
    return Counter(found)


def rows() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for path in sorted((FOLDER / "data").glob("*.toml")):
        for table, listed in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found += [(table, row) for row in listed if table in PRINTED]
    return found


@rule("DO-GEN-03", "DO-CAL-02")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_is_printed_says_the_numbers_of_the_data(locale: str) -> None:
    language = words(GAME, locale)
    looked = Counter(table for table, _ in rows())
    assert looked["card"] == len(CARDS) and looked["kingdom"] == len(EVENTS) and set(looked) == set(PRINTED)
    for table, row in rows():
        key = f"{table}-{row['slug'].replace('_', '-')}"
        text = language.say(f"{key}.about")
        assert said(text) == numbers(table, row), f"{key}: {text}"
        if table == "supply":
            assert said(language.say(key)) == numbers(table, row)
        assert "text" not in row, f"{key}: its text is made of the data"
    assert not language.missing


@rule("DO-GEN-03")
def test_a_changed_number_changes_the_text() -> None:
    from greathall.games.dorian.look import printed

    card = next(card for card in CARDS if card.slug == "veil_assassin")
    language = words(GAME, "en")
    before, card.power = card.power, (7, 0, 0)
    try:
        assert printed.card_text(language, card).startswith("Stealth 7.")
    finally:
        card.power = before


# -- the sentences of the rules

few, many, basic, learn = settings.FEW, settings.MANY, settings.BASIC, settings.LEARN


def spans(table: dict[str, Any]) -> list[int]:
    """Events and goals of a table of lengths, a range of one number named once."""
    found: list[int] = []
    for (events, _), (low, high) in table.values():
        found += [events, low] if low == high else [events, low, high]
    return found


slots = sorted({n for leader in LEADERS for n in leader.slots}, reverse=True)
FACTS: dict[str, list[int]] = {
    "DO-GEN-01": list(about.SEATS), "DO-SET-01": [learn[0][0], learn[1][0]], "DO-SET-04": [*basic[0], *basic[1]],
    "DO-SET-06": [3, 4, *spans(few)], "DO-SET-07": [5, 6, *spans(many)], "DO-SET-09": [view.LAP - 1, view.LAP, 1],
    "DO-SET-10": [20, 2, len(STARTER_CARDS[0]), UPGRADES_EACH], "DO-PRE-08": [max(card.garlock for card in CARDS)],
    "DO-PRE-09": [min(card.garlock for card in CARDS if card.garlock)], "DO-PRE-13": [w.PRICE], "DO-PRE-14": [w.LOOK, 1],
    "DO-PRE-19": [w.DESTROY_GAIN] * 4, "DO-INF-13": [w.REST_GAIN], "DO-INF-15": [w.HAND_TARGET], "DO-INF-18": [1, w.HAND_TARGET],
    "DO-SIE-05": [w.JOIN_RANGE], "DO-SLO-01": [w.BASE_LOSS], "DO-SLO-07": [2, OUTCOME[2][2]], "DO-FLD-02": [w.JOIN_RANGE, 1],
    "DO-FLD-18": [w.BASE_LOSS], "DO-RES-02": [w.CAMP_CAPACITY], "DO-BRD-03": list(w.TRADES),
    "DO-FIN-04": [w.HAND_TARGET, w.HAND_TARGET + 1, 1, w.HAND_TARGET + 2, 2], "DO-VAL-02": [8, 20],
    "DO-VAL-05": list(settings.VALE_EVENTS), "DO-TEA-01": [2, 2, 3, 3, 2], "DO-TEA-08": [settings.TEAM_VALE_IP],
    "DO-R-02": [w.PRICE, 1], "DO-R-04": slots, "DO-R-05": [w.HAND_TARGET, 1, 0, 2, 1, w.OBJECTIVES_HELD],
    "DO-R-06": sorted({card.garlock for card in CARDS if card.garlock}), "DO-R-07": [w.CITY_SLOTS], "DO-R-22": [w.BASE_LOSS],
    "DO-R-26": [max(STARS), 3, 1], "DO-R-27": [max(STARS), 3], "DO-R-36": [view.LAP, view.LAP + 1, 1, 1],
    "DO-R-57": [w.OBJECTIVES_HELD], "DO-R-61": [sum(not card.learn for card in EVENTS), sum(card.learn for card in EVENTS)],
    "DO-R-62": [1, sum(card.learn for card in EVENTS)], "DO-R-65": [w.MOST_FINALS], "DO-R-67": [w.HAND_TARGET],
    "DO-R-68": [12, 8, 20], "DO-R-76": [0, 1],
    "DO-R-95": [w.MOST_TRADES, w.MOST_SWAPS, w.MOST_SAILS, w.MOST_TIES, w.MOST_OFFERS],
}  # fmt: skip
# Numbers that are the rule itself and stand in no table: one step, one card, below nothing.
THEMSELVES: dict[str, list[int]] = {
    "DO-WIN-07": [1], "DO-WIN-08": [1], "DO-SET-12": [0], "DO-RND-08": [1], "DO-PRE-22": [1, 2, 1], "DO-PRE-23": [1],
    "DO-INF-03": [1], "DO-SIE-09": [1], "DO-SWN-05": [1], "DO-SWN-12": [1], "DO-SLO-03": [1], "DO-SLO-04": [1],
    "DO-SLO-05": [1], "DO-FLD-06": [1], "DO-FLD-15": [1], "DO-FLD-19": [1], "DO-FLE-01": [1], "DO-FLE-04": [1],
    "DO-RES-06": [1], "DO-BRD-06": [1], "DO-BRD-07": [1], "DO-BRD-08": [1], "DO-OBJ-03": [2, 1], "DO-FIN-07": [2, 3],
    "DO-TRD-03": [1], "DO-R-03": [1], "DO-R-14": [0, 0], "DO-R-18": [0], "DO-R-19": [1, 0], "DO-R-35": [0],
    "DO-R-44": [1, 2, 3], "DO-R-53": [1], "DO-R-63": [3, 4, 5, 6, 3, 4, 5, 6], "DO-R-78": [1], "DO-R-84": [1], "DO-R-90": [1],
}  # fmt: skip


@rule("DO-SET-06", "DO-SET-07", "DO-R-95")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_sentences_of_the_rules_say_the_numbers_of_the_data(locale: str) -> None:
    for found in rulebook(GAME).values():
        text = re.sub(r"DO-[A-Z]+-\d+|\bE\d+\b", "", found.text[locale])
        listed = [int(n) for n in re.findall(r"\d+", text)]
        wanted = FACTS.get(found.id, THEMSELVES.get(found.id, []))
        assert Counter(listed) == Counter(wanted), f"{found.id}: {text}"
    assert set(FACTS) | set(THEMSELVES) <= set(rulebook(GAME))


@rule("DO-VAL-02", "DO-R-68")
def test_the_numbers_of_the_options_are_those_of_the_rules() -> None:
    values = next(variant.values for variant in GAME.variants if variant.name == "vale-city")
    assert [min(n for n in values if n), max(values)] == FACTS["DO-VAL-02"]  # type: ignore[type-var]
    for locale in LANGUAGES:
        language = words(GAME, locale)
        assert said(language.say("option-length-learn-to-play")) == Counter([learn[0][0], learn[1][0]])
        shown = [int(n) for n in re.findall(r"\d+", language.say("option-length-basic"))]
        assert shown == [*basic[0], *basic[1]]
