"""Every card is told in both languages, and what a card says is what its effect does."""

import re

import pytest

from greathall.data.language import LANGUAGES, Words
from greathall.games.meeples.cards.catalogue import CARDS, FOLDER, QUESTS
from greathall.games.meeples.notation import KINDS, VERBS
from greathall.games.meeples.words import EFFECT, MEEPLE_WORDS, PIECE_WORDS

from .city import GAME, begin, city, do, monster, offered, tavern


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_card_has_a_name_and_a_text(locale: str) -> None:
    words = Words(GAME, locale)
    for card in range(len(CARDS)):
        key = f"card-{CARDS[card].slug.replace('_', '-')}"
        assert words.say(key)
        assert words.say(f"{key}.about")
    for meeple in MEEPLE_WORDS:
        assert words.say(f"meeple-{meeple}")
    for piece in PIECE_WORDS:
        assert words.say(f"piece-{piece.replace('_', '-')}")
    for reason in GAME.reasons:
        assert words.say(f"end-{reason}")
    assert words.missing == set()


def test_every_card_says_what_it_does_and_where_it_comes_from() -> None:
    for card in CARDS:
        values = card.row.values
        assert values["source"] in ("rulebook", "public", "ours")
        if card.effects()[0] or values.get("offers"):
            assert values["text"], card.slug
    assert sorted(CARDS[card].number for card in QUESTS) == sorted(
        [f"T{i:02}" for i in range(1, 21)] + [f"O{i:02}" for i in range(1, 13)] + [f"E{i:02}" for i in range(1, 13)]
    )


def test_the_notation_names_every_verb() -> None:
    assert len(VERBS) == EFFECT + 1
    assert KINDS["card"].read("house_of_lords") == CARDS.index(next(card for card in CARDS if card.slug == "house_of_lords"))
    with pytest.raises(ValueError, match="no_such_card"):
        KINDS["card"].read("no_such_card")
    assert FOLDER.name == "meeples"


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_asked(locale: str, width: int) -> None:
    s = city(4, towers=True)
    monster(s, "skeleton")
    tavern(s, 0, peasant=4)
    begin(s)
    do(s, "done", "open skeleton", "add peasant")
    assert offered(s)
    for viewer in (0, 1, 15):
        for line in GAME.text(GAME.view(s, viewer), Words(GAME, locale), width):
            assert sum(len(part) for part, _ in line) <= width


REASON = re.compile(r"""(?:Why\(\s*(?:"[^"]+"|rule),\s*|rule_out\(\w+, "[^"]+", )"([a-z-]+)"(?: if .+? else "([a-z-]+)")?""")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_reason_has_words_and_no_words_are_left_over(locale: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")]
    reasons = {reason for text in sources for found in REASON.findall(text) for reason in found if reason}
    assert len(reasons) > 50
    catalogue = (FOLDER / "lang" / f"{locale}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"(?m)^why-([a-z-]+) =", catalogue)) == reasons
