"""Every card, prompt, event, option and reason of Karez has words in English and in Spanish; and the table draws all."""

import re
from pathlib import Path

import pytest

from greathall.core.event import Event
from greathall.core.option import option
from greathall.data.language import LANGUAGES, Words
from greathall.data.rulebook import rulebook
from greathall.games.karez.cards import catalogue
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import DROP, REST, UNJOIN, USE
from support import rule

from .table import GAME, do, explore, hero, hold, rolls, three, top

# Every reason that the rules give, as the code names them.
REASONS = sorted(
    {
        reason
        for path in Path(GAME.folder).rglob("*.py")
        for reason in re.findall(r'(?:Why|refuse|rule_out)\([^()]*?"KZ-[A-Z]+-\d+", "([a-z-]+)"', path.read_text("utf-8"))
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
        ("card", catalogue.SLUGS), ("adventure", catalogue.ADVENTURE_SLUGS), ("building", catalogue.BUILDING_SLUGS),
        ("job", catalogue.JOB_SLUGS), ("guild", catalogue.GUILD_SLUGS),
    ):  # fmt: skip
        for slug in slugs:
            key = f"{kind}-{slug.replace('_', '-')}"
            assert language.say(key) and language.say(f"{key}.about")
    assert not language.missing


def test_the_two_languages_have_the_same_keys() -> None:
    keys = []
    for locale in LANGUAGES:
        text = (catalogue.DATA.parent / "lang" / f"{locale}.ftl").read_text(encoding="utf-8")
        keys.append([line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()])
    assert keys[0] == keys[1]
    assert len(keys[0]) == len(set(keys[0]))


def told(kind: str, *args: int, seat: int = 0) -> Event:
    return Event("KZ-TRN-01", kind, seat, (*args, 0, 0, 0)[:3])


def number(slug: str) -> int:
    return catalogue.SLUGS.index(slug)


def test_spanish_articles_and_plurals() -> None:
    spanish = Words(GAME, "es", ["Ada"])
    archer, knight = number("archer"), number("knight")
    assert spanish.option(option(REST, archer)) == "Enviar a la Arquera Elfa a la Tienda del Curandero"
    assert spanish.option(option(REST, knight)) == "Enviar al Caballero a la Tienda del Curandero"
    assert spanish.option(option(UNJOIN, archer)) == "La Arquera Elfa se queda en casa"
    assert spanish.option(option(DROP, number("holy_water"), knight)) == "Abandonar el Agua Bendita (Caballero)"
    assert spanish.event(told("citizens-gone", 1)) == "Muere un Ciudadano."
    assert spanish.event(told("citizens-gone", 2)) == "Mueren 2 Ciudadanos."
    assert spanish.event(told("karez", 1, 8)) == "Karez es ahora un Pueblo, con 8 Ciudadanos."
    assert spanish.event(told("rests", archer)) == "La Arquera Elfa de Ada va a la Tienda del Curandero."
    assert spanish.event(told("trained", knight, 0)) == "El Caballero de Ada recibe una ficha de subida de nivel (ataque)."
    barracks = catalogue.BUILDING_SLUGS.index("barracks")
    assert spanish.event(told("built", barracks, 1)) == "Ada construye los Barracones por 1 de oro."
    fled = spanish.event(told("fled", number("hydra"), number("short_sword")))
    assert fled == "El grupo de Ada huye de la Hidra y abandona la Espada Corta."
    troll = spanish.event(told("fled", number("troll"), number("poison_darts")))
    assert troll == "El grupo de Ada huye del Troll y abandona los Dardos Venenosos."


def test_every_spanish_name_has_its_article() -> None:
    spanish = Words(GAME, "es")
    for kind in ("card", "adventure", "building", "job", "guild"):
        for value in GAME.kinds[kind].values:
            name, the = spanish.name(kind, value), spanish.forms(kind, value)["the"]
            assert the in {f"{article} {name}" for article in ("el", "la", "los", "las")} or the == f"la Búsqueda «{name}»"


def test_nothing_is_lost_or_used_in_odd_words(language: Words) -> None:
    troll, bard = number("troll"), number("bard")
    for kind, args in (("fled-valor", (troll, 0)), ("destroyed", (1, 0)), ("repelled", (1, 0))):
        said = language.event(told(kind, *args))
        assert not re.search(r"\d", said.replace(language.seat(0), "").replace(language.seat(1), "")), said
    assert "1" in language.event(told("fled-valor", troll, 1))
    name = language.say("card-bard")
    assert language.event(told("ability", bard)).count(name) == 1
    assert language.option(option(USE, bard, bard)).count(name) == 1


@rule("KZ-ITM-03")
def test_an_ability_is_not_told_as_a_card_and_a_cancelled_die_is_not_rolled_again() -> None:
    s = three()
    hero(s, 0, "ranger")
    hold(s, 0, "scroll_shielding")
    top(s, "trap", "arrow_trap")
    explore(s, 0, "flooded_cellar", "ranger")
    do(s, "attach scroll_shielding ranger")
    do(s, "done", dice=rolls("sword claw skull"))
    assert len(s.log or []) and [e.kind for e in s.log or []].count("die") == 3
    do(s, "use ranger ranger", "die claw arrow_trap")
    do(s, "use scroll_shielding ranger", "die skull arrow_trap", "die sword arrow_trap", "done")
    seen = [e.kind for e in s.log or []]
    assert seen.count("die") == 3 and seen.count("cancelled") == 3
    assert seen.count("ability") == 1 and seen.count("uses") == 1


def test_the_dead_are_named_without_a_gender() -> None:
    spanish = Words(GAME, "es")
    assert spanish.say("text-dead") == "ha muerto"
    texts = (catalogue.DATA.parent / "lang" / "es.ftl").read_text(encoding="utf-8")
    for hero_word in ("muerto ", "herido ", "disponible)"):
        assert f"{{ $hero }} {hero_word}" not in texts and f"{{ $hero-the }} {hero_word}" not in texts


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_page_names_phases_rounds_and_states_as_the_log_does(locale: str) -> None:
    page = (Path(GAME.folder).parents[1] / "web" / "lang" / f"{locale}.ftl").read_text(encoding="utf-8")
    language = Words(GAME, locale)
    for kind in ("phase", "round", "state", "face"):
        for value in GAME.kinds[kind].values:
            word = GAME.kinds[kind].show(value)
            found = re.search(rf"^karez-{kind}-{word} = (.*)$", page, re.M)
            if (kind, word) != ("phase", "setup"):
                assert found is not None and found[1] == language.say(f"{kind}-{word}"), (kind, word)


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
