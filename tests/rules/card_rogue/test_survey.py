"""What is kept beside the board (which sides lead where, who is in combat) is what a fresh look at the board would say."""

from random import Random

import pytest

from greathall.core.engine import choose, options
from greathall.core.option import Menu
from greathall.games import load
from greathall.games.card_rogue.rules.state import CardRogue


@pytest.mark.parametrize(("seats", "limit"), [(2, "none"), (3, "31x11"), (4, "none")])
def test_what_is_kept_beside_the_board_is_what_the_board_says(seats: int, limit: str) -> None:
    s = load("card-rogue").start(seats, f"survey:{seats}", {"board_limit": limit})
    assert isinstance(s, CardRogue)
    random, menu = Random(seats), Menu()
    for _ in range(600):
        if not s.frames:
            break
        choose(s, options(s, menu), menu.options[int(random.random() * len(menu.options))])
        kept = (s.near[:], s.fighting)
        s.survey()
        assert kept == (s.near, s.fighting)
    assert s.answers > 100
