"""The log says who was sent and who fought, one line for many, points once, and in whole sentences of both languages."""

import pytest

from greathall.core.event import Event
from greathall.data.language import LANGUAGES, Words
from greathall.games.meeples.cards.catalogue import CARD, CARDS, MONSTERS
from greathall.games.meeples.notation import KINDS
from greathall.games.meeples.rules.scoring import score
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import CORRUPTION, MAGE, PEASANT, PIECES, WARRIOR, band, counted
from support import rule

from .city import GAME, bag, city, count, deck, do, draw, fill, hand, level, lodgings, main, monster, tavern, tile, told

NAMES = ["Ann", "Ben"]


def lines(s: Meeples, kind: str, locale: str = "en") -> list[str]:
    return [Words(GAME, locale).event(event, NAMES) for event in told(s, kind)]


@rule("MM-R-51", "MM-RES-04")
def test_who_was_sent_and_who_fought_is_told() -> None:
    s = city()
    level(s, 0, warrior=3)
    monster(s, "tree_beast")
    tavern(s, 0, warrior=1, peasant=1, shaman=1)
    lodgings(s, 0, peasant=1)
    main(s)
    do(s, "open tree_beast", "add warrior", "add shaman_as_mage", "call", "close")
    fill(s, "lecture_hall", "peasant")
    assert lines(s, "assigned") == [
        "Ann sends 1 Peasant, 1 Warrior and 1 Shaman as Mage to the Tree Beast: 6 combat value.",
        "Ann sends 1 Peasant to the Lecture Hall.",
    ]
    assert lines(s, "called") == ["A Peasant from the Lodgings joins Ann's Warrior against the Tree Beast."]
    do(s, "confirm", "resolve tree_beast")
    assert lines(s, "beaten") == ["Ann beats the Tree Beast with 1 Peasant, 1 Warrior and 1 Shaman as Mage: 6 combat value."]
    assert lines(s, "beaten", "es") == [
        "Ann derrota a la Bestia Arbórea con 1 Campesino, 1 Guerrero y 1 Chamán como Mago: 6 de combate."
    ]


@rule("MM-DRAW-09", "MM-DRAW-13")
def test_meeples_drawn_together_are_one_line() -> None:
    s = city()
    deck(s, only=True)
    bag(s, 0, peasant=2)
    lodgings(s, 0, mage=1, corruption=2)
    draw(s)
    drawn = [event for event in told(s, "drew") if event.seat == 0]
    assert counted(drawn[0].args[0]) == [(PEASANT, 2)]
    assert len(drawn) == 2 and len(told(s, "refilled")) == 1  # before and after the bag was filled again
    whole = count(s.taverns[0])
    told_of = [0] * PIECES
    for event in drawn:
        for piece, n in counted(event.args[0]):
            told_of[piece] += n
    assert count(told_of) == whole
    assert lines(s, "drew")[0] == "Ann draws 2 Peasants."
    assert lines(s, "refilled") == ["Ann's bag was empty: 3 meeples return to it from the Lodgings."]


@rule("MM-QST-07")
def test_the_points_of_a_quest_are_told_once_and_counted() -> None:
    s = city()
    monster(s, "skeleton")
    hand(s, 0, "T01")
    tavern(s, 0, peasant=2)
    main(s)
    fill(s, "skeleton", "peasant", "peasant")
    do(s, "confirm")
    assert (len(told(s, "quest-done")), len(told(s, "scored"))) == (1, 1)  # the other one is the Skeleton's
    assert lines(s, "quest-done") == ["Ann completes First Blood for 1 VP."]
    assert s.log is not None
    found = {line.rule: line.points for line in score(s, s.log)}
    assert found == {"MM-RES-04": [1, 0], "MM-QST-07": [1, 0]}
    assert s.vp == [2, 0]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_names_of_several_and_of_one_fit_the_same_sentences(locale: str) -> None:
    words = Words(GAME, locale)
    for card in MONSTERS:
        text = words.event(Event("MM-DRAW-03", "monster", 0, (card, CARDS[card].district)), NAMES)
        the = words.say(f"card-{CARDS[card].slug.replace('_', '-')}.the")
        assert text.endswith(f": {the}.")  # no verb stands beside the name, so none can disagree with it
    rats = Event("MM-DRAW-03", "monster", 0, (CARD["crypt_rats"], 3))
    wanted = {
        "en": "A Monster appears in the Cathedral: the Crypt Rats.",
        "es": "Aparece un Monstruo en la Catedral: las Ratas de Cripta.",
    }
    assert words.event(rats, NAMES) == wanted[locale]


@pytest.mark.parametrize(
    ("kind", "args", "en", "es"),
    [
        ("returned", (PEASANT, 1), "Ann returns 1 Peasant to the supply.", "Ann devuelve 1 Campesino a la reserva."),
        ("returned", (CORRUPTION, 2), "Ann returns 2 Corruption to the supply.", "Ann devuelve 2 Corrupciones a la reserva."),
        ("refilled", (1,), "Ann's bag was empty: 1 meeple returns to it from the Lodgings.",
         "La bolsa de Ann estaba vacía: 1 meeple vuelve a ella desde los Alojamientos."),
        ("reshuffled", (1,), "The one Quest that was discarded becomes a new deck.",
         "La única Misión descartada forma un nuevo mazo."),
        ("reopened", (CARD["skeleton"],), "Ann takes all back from the Skeleton.", "Ann retira a todos del Esqueleto."),
    ],
)  # fmt: skip
def test_one_and_many(kind: str, args: tuple[int, ...], en: str, es: str) -> None:
    event = Event("MM-ICO-04", kind, 0, args)
    assert [Words(GAME, locale).event(event, NAMES) for locale in LANGUAGES] == [en, es]


def test_a_band_is_written_and_read() -> None:
    counts = [0] * PIECES
    counts[PEASANT], counts[WARRIOR], counts[MAGE + 9] = 12, 1, 2
    number = band(counts)
    assert KINDS["band"].show(number) == "12*peasant+1*warrior+2*shaman_as_mage"
    assert KINDS["band"].read("12*peasant+1*warrior+2*shaman_as_mage") == number
    assert (KINDS["band"].show(0), KINDS["band"].read("nobody")) == ("nobody", 0)
    assert [Words(GAME, locale).name("band", 0) for locale in LANGUAGES] == ["nobody", "nadie"]


def test_a_class_has_one_word_in_spanish() -> None:
    """The pictures show a bearded wizard: he is a Mago everywhere."""
    text = (GAME.folder + "/lang/es.ftl", GAME.folder + "/rules.toml")
    for path in text:
        with open(path, encoding="utf-8") as file:
            content = file.read()
        assert "Mago" in content
        assert not [word for word in ("Maga ", "Maga,", "Maga.", "Magas", "Hechicera") if word in content]


def test_a_tile_and_the_hills_are_told() -> None:
    s = city()
    tile(s, "colosseum", 0)
    tavern(s, 0, warrior=1)
    main(s)
    fill(s, "colosseum", "warrior")
    assert lines(s, "assigned", "es") == ["Ann envía 1 Guerrero al Coliseo."]
