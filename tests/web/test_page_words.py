"""The page's own words: both languages say the same things, and whatever the page asks for is there."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "src" / "greathall" / "web"
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
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
    files = [path for part in ("app", "pages", "parts") for path in (WEB / part).glob("*.js")]
    asked = {key for path in files for key in ASKED.findall(path.read_text(encoding="utf-8"))}
    assert len(asked) > 100
    assert asked - known == set()
