"""Every card, prompt, event, option and reason of Karez has words in English and in Spanish; and the table draws all."""

import re
from pathlib import Path

import pytest

from greathall.core.event import Event
from greathall.core.option import option
from greathall.data.language import LANGUAGES, Words
from greathall.data.rulebook import rulebook
from greathall.games.karez import cards
from greathall.games.karez.state import Karez
from support import rule

from .table import GAME, do, explore, hero, hold, rolls, three, top

# Every reason that the rules give, as the code names them.
REASONS = sorted(
    {
        reason
        for path in Path(GAME.folder).glob("*.py")
        for reason in re.findall(r'(?:Why|refuse|rule_out)\([^()]*?"KZ-[A-Z]+-\d+", "([a-z-]+)"', path.read_text(encoding="utf-8"))
    }
)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


def test_everything_has_words(language: Words) -> None:
    for number in range(len(GAME.verbs)):
        for values in zip(*GAME.domain(number), strict=False):
            assert language.option(option(number, *values))
    for key, words in (("event", GAME.events), ("ask", GAME.prompts)):
        for word in words.values():
            for value in (0, 1, 2):
                values = tuple(value % (len(GAME.kinds[kind].values) or 3) for _, kind in word.args)
                assert language.say(f"{key}-{word.name}", seat="Ada", **language.arguments(word, values))
    for name in ("drew", "kept"):
        assert language.event(Event("KZ-SET-03", name, 0, (1, 2, 0), 0, 1).seen_by(3))
    for reason in REASONS:
        assert language.say(f"why-{reason}", need=2, have=1)
    for reason in GAME.reasons:
        assert language.say(f"end-{reason}")
    for variant in GAME.variants:
        name = variant.name.replace("_", "-")
        assert language.say(f"option-{name}") and language.say(f"option-{name}.about")
        for value in variant.values:
            assert language.say(f"option-{name}-{str(value).lower()}")
    for kind, slugs in (
        ("card", cards.SLUGS), ("adventure", cards.ADVENTURE_SLUGS), ("building", cards.BUILDING_SLUGS),
        ("job", cards.JOB_SLUGS), ("guild", cards.GUILD_SLUGS),
    ):  # fmt: skip
        for slug in slugs:
            key = f"{kind}-{slug.replace('_', '-')}"
            assert language.say(key) and language.say(f"{key}.about")
    assert not language.missing


def test_the_two_languages_have_the_same_keys() -> None:
    keys = []
    for locale in LANGUAGES:
        text = (cards.DATA.parent / "lang" / f"{locale}.ftl").read_text(encoding="utf-8")
        keys.append([line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()])
    assert keys[0] == keys[1]
    assert len(keys[0]) == len(set(keys[0]))


def test_spanish_articles_and_plurals() -> None:
    spanish = Words(GAME, "es")
    archer, knight = cards.SLUGS.index("archer"), cards.SLUGS.index("knight")
    assert spanish.option(option(8, archer)) == "Enviar a la Arquera Elfa a la Tienda del Curandero"
    assert spanish.option(option(8, knight)) == "Enviar al Caballero a la Tienda del Curandero"
    assert spanish.event(Event("KZ-ACV-03", "citizens-gone", 0, (1, 0, 0))) == "Muere un Ciudadano."
    assert spanish.event(Event("KZ-ACV-03", "citizens-gone", 0, (2, 0, 0))) == "Mueren 2 Ciudadanos."
    assert spanish.event(Event("KZ-CIT-03", "karez", 15, (1, 8, 0))) == "Karez es ahora un Pueblo, con 8 Ciudadanos."


def test_every_rule_has_both_sentences() -> None:
    for each in rulebook(GAME).values():
        assert each.text["en"] and each.text["es"] and each.heading["es"]
        assert each.status != "ruling" or (each.why["en"] and each.why["es"])


def fight() -> Karez:
    """The Rogue and the Knight after the roll of the first round against a Troll."""
    s = three()
    hero(s, 0, "rogue")
    hero(s, 0, "knight")
    hold(s, 0, "throwing_axe", "smoke_bomb")
    top(s, "humanoid", "troll")
    explore(s, 0, "bandit_camp", "rogue", "knight")
    do(s, "attach smoke_bomb knight", "attach throwing_axe rogue", "done", "fight")
    do(s, "roll", dice=rolls("flame skull"))
    return s


@rule("KZ-DIC-02", "KZ-DIC-05")
def test_the_view_carries_every_die() -> None:
    s = fight()
    scene = GAME.view(s, 1)["exploration"]
    assert scene["window"] == "after_roll"
    assert scene["dice"] == [
        {"colour": "red", "face": "flame", "owner": "rogue", "fixed": False, "fate": "free", "on": None, "does": [],
         "uses": ["throwing_axe"]},
        {"colour": "green", "face": "skull", "owner": "rogue", "fixed": False, "fate": "free", "on": None,
         "does": ["absorb", "keep"], "uses": []},
        {"colour": "red", "face": "claw", "owner": "rogue", "fixed": True, "fate": "free", "on": None, "does": ["hit"],
         "uses": []},
    ]  # fmt: skip
    assert {use["card"] for use in scene["usable"]} == {"throwing_axe", "smoke_bomb"}
    assert scene["foe"]["points"] == {"sword": 1, "claw": 1} and scene["foe"]["hits"] == {}
    assert [hero["round"] for hero in scene["party"]] == ["none", "first"]


def test_the_fight_is_drawn_in_words(language: Words) -> None:
    s = fight()
    lines = ["".join(text for text, _ in line) for line in GAME.text(GAME.view(s, 0), language, 80)]
    troll = language.say("card-troll")
    assert any(line.startswith(f"{troll}:") for line in lines)
    assert any(line.startswith(language.say("text-dice", dice="").strip()) for line in lines)
    assert max(len(line) for line in lines) <= 80
