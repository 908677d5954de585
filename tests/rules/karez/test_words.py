"""Every card, prompt, event, option and reason of Karez has words in English and in Spanish; and the table draws all."""

import pytest

from greathall.core.event import Event
from greathall.core.option import option
from greathall.data.language import LANGUAGES, Words
from greathall.data.rulebook import rulebook
from greathall.games.karez import cards
from greathall.games.karez.state import Karez
from support import rule

from .table import GAME, do, explore, hero, hold, rolls, three, top

REASONS = [
    "guild-taken", "not-at-start", "karez-too-small", "no-token", "gold", "valor", "citizens", "out-of-service",
    "occupied", "owner-only", "watch-used", "no-adventurer-job", "unhurt", "tent-full", "rest-tokens",
    "needed-for-mark", "own-dungeon", "dungeon-is-closed", "dungeon-is-open", "dungeon-moved", "dungeon-marked",
    "no-dungeon-space", "no-monster", "no-adventurer", "marked", "no-able-hero", "must-activate", "not-able",
    "carries-all", "trap-no-flee", "monster-no-flee", "fight-has-begun",
]  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


def test_everything_has_words(language: Words) -> None:
    for word in GAME.verbs:
        assert language.say(f"verb-{word.name}", **arguments(language, word.args))
    for word in GAME.events.values():
        assert language.say(f"event-{word.name}", seat="Ada", **arguments(language, word.args))
    for word in GAME.prompts.values():
        assert language.say(f"ask-{word.name}", **arguments(language, word.args))
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


def arguments(language: Words, names: tuple[tuple[str, ...], ...]) -> dict[str, object]:
    """Some value for each argument of a word."""
    values: dict[str, object] = {}
    for name, kind in names:
        values[name] = 2 if kind == "number" else "x"
        values[f"{name}-id"] = "x"
    return values


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
    do(s, "attach throwing_axe rogue", "attach smoke_bomb knight", "fight")
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
