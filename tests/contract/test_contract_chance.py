"""Dice come straight from the stream of chance."""

import pytest

from greathall.core.rng import Rng


def test_a_die_shows_each_of_its_faces_as_often() -> None:
    rng = Rng.seeded("faces")
    shown = [rng.die() for _ in range(6000)]
    assert set(shown) == {1, 2, 3, 4, 5, 6}
    assert all(850 < shown.count(face) < 1150 for face in range(1, 7))


def test_dice_and_numbers_below_a_bound_read_the_same_stream() -> None:
    dice, numbers = Rng.seeded("stream"), Rng.seeded("stream")
    assert [dice.die(sides) for sides in range(1, 257)] == [numbers.below(n) + 1 for n in range(1, 257)]


def test_a_die_with_too_many_sides_is_refused() -> None:
    with pytest.raises(ValueError, match="256 sides at most, not 300"):
        Rng.seeded("sides").die(300)
