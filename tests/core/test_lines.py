"""Lines of texts for the terminal are broken between words, and nothing of them is lost."""

import pytest

from greathall.core.game import Line
from greathall.data.lines import sentence, slug_key, wrapped

LONG: Line = [("The Rogue: ", "card"), ("carries a rope and a lamp, and ", ""), ("waits", "bold")]


def shown(lines: list[Line]) -> list[str]:
    return ["".join(part for part, _ in line) for line in lines]


def test_a_short_line_stays_as_it_is() -> None:
    assert wrapped(LONG, 80, 4) == [LONG]


def test_a_long_line_is_broken_between_words_and_keeps_its_styles() -> None:
    lines = wrapped(LONG, 24, 4)
    assert shown(lines) == ["The Rogue: carries a", "    rope and a lamp, and", "    waits"]
    assert lines[0][0] == ("The", "card") and lines[2][-1] == ("waits", "bold")


@pytest.mark.parametrize("width", [8, 11, 17, 40])
def test_no_part_is_wider_than_asked_and_every_letter_is_there(width: int) -> None:
    lines = shown(wrapped([("extraordinarily long words ", ""), ("everywhere", "bold")], width, 2))
    assert max(len(line) for line in lines) <= width
    assert "".join("".join(lines).split()) == "extraordinarilylongwordseverywhere"


def test_keys_and_sentences() -> None:
    assert slug_key("card", "long_sword") == "card-long-sword"
    assert [sentence(" a hit "), sentence("Done.")] == ["A hit.", "Done."]
