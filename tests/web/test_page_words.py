"""The page's own words: both languages say the same things, and whatever the page asks for is there."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src" / "greathall" / "web"
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SAID = re.compile(r"""\bsay\(\s*"([\w-]+)\"""")
ASKED = re.compile(r"""\bt\(\s*"([\w-]+)\"""")


def keys(lang: str) -> list[str]:
    """Every key of a catalogue, in its order."""
    return KEY.findall((WEB / "lang" / f"{lang}.ftl").read_text(encoding="utf-8"))


def test_both_languages_have_the_same_words() -> None:
    assert set(keys("en")) == set(keys("es"))
    for lang in ("en", "es"):
        assert len(keys(lang)) == len(set(keys(lang))), f"a key is twice in {lang}"


def test_whatever_the_page_says_is_in_the_catalogue() -> None:
    known = set(keys("en"))
    files = [path for part in ("app", "board", "games", "pages", "parts", "table") for path in (WEB / part).rglob("*.js")]
    asked = {key for path in files for key in ASKED.findall(path.read_text(encoding="utf-8"))}
    assert len(asked) > 300
    assert asked - known == set()


@pytest.mark.parametrize("game", ["card-rogue", "karez"])
def test_whatever_a_games_view_says_is_in_the_catalogue_under_its_name(game: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (WEB / "games" / game).glob("*.js")]
    asked = {f"{game}-{key}" for source in sources for key in SAID.findall(source)}
    assert len(asked) > 30
    assert asked - set(keys("en")) == set()
