"""Messages that are filled in at once read exactly as Fluent would say them."""

from typing import Any

import pytest

from greathall.data.language import LANGUAGES, Words
from greathall.data.phrases import filled, pieces_of
from greathall.games import MODULES, load

SAMPLES: tuple[Any, ...] = ("la espada", "Ann", "", 0, 7, 999, 1000, 12_345, -3)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("slug", list(MODULES))
def test_every_message_reads_the_same(slug: str, locale: str) -> None:
    said = Words(load(slug), locale)
    at_once = 0
    for key in said.bundle._messages:
        message = said.bundle.get_message(key)
        for pattern in (message.value, *message.attributes.values()):
            pieces = None if pattern is None else pieces_of(pattern)
            if pattern is None or pieces is None:
                continue
            for k in range(len(SAMPLES)):
                args = {name: SAMPLES[(k + i) % len(SAMPLES)] for i, (name, named) in enumerate(pieces) if named}
                text = filled(pieces, args)
                plain = all(isinstance(value, str) or 0 <= value < 1000 for value in args.values())
                assert (text is not None) == plain
                if text is not None:
                    assert said.bundle.format_pattern(pattern, args) == (text, [])
                    at_once += 1
    assert at_once > 50


def test_what_is_more_than_text_is_left_to_fluent() -> None:
    said = Words(load("pebble"), "en")
    number = said.bundle.get_message("points").value
    assert pieces_of(number) is None
    assert filled([("Hello ", False), ("name", True)], {}) is None
    assert filled([("Hello ", False), ("name", True)], {"name": "Ann"}) == "Hello Ann"
    assert filled([("name", True)], {"name": "a" * 2501}) is None
