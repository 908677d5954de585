"""The first move: how the table looks as play begins."""

import pytest

from greathall.core import engine
from greathall.core.option import Menu
from greathall.core.rng import Rng
from greathall.games.card_rogue.rules.invariants import problems
from greathall.games.card_rogue.rules.queries import adjacent, over, sides_to_spaces
from greathall.games.card_rogue.words import place, place_x, place_y
from support import rule

from .dungeon import at, card_on, do, dungeon, is_down, new, open_sides, options, prompt, tile
from .test_setup import rolled, set_up


@rule("CR-FIRST-01", "CR-Q-09")
def test_the_starting_player_stands_at_the_edge_of_the_table() -> None:
    s = rolled(2, 2, 5)
    while prompt(s) in ("character", "token"):
        do(s, options(s)[0])
    assert at(s, 1) == (0, 0)
    assert card_on(s, 0, 0) == "starting_tile"
    assert open_sides(s, 0, 0) == "NEW"
    assert place(0, -1) not in s.slot_at


@rule("CR-FIRST-02")
def test_the_next_player_lays_four_cards_to_the_left_and_then_his_own_tile() -> None:
    s = rolled(2, 2, 5)
    while prompt(s) in ("character", "token"):
        do(s, options(s)[0])
    assert at(s, 0) == (-5, 0)
    assert card_on(s, -5, 0) == "starting_tile"
    assert all(is_down(s, x, 0) for x in (-1, -2, -3, -4))


@rule("CR-FIRST-03", "CR-FIRST-04")
def test_all_starting_tiles_stand_in_one_line_joined_by_four_cards_each() -> None:
    s = set_up(4)
    assert sorted(place_x(start) for start in s.starts) == [-15, -10, -5, 0]
    assert {place_y(start) for start in s.starts} == {0}
    between = [x for x in range(-14, 0) if x % 5]
    assert len(between) == 12
    assert all(is_down(s, x, 0) for x in between)


@rule("CR-FIRST-04")
@pytest.mark.parametrize(("x", "fine"), [(4, False), (5, True), (6, True)])
def test_starting_tiles_with_fewer_than_four_cards_between_them_are_wrong(x: int, fine: bool) -> None:
    s = dungeon(2)
    for column in range(x + 1):
        tile(s, column, 0, "starting_tile" if column in (0, x) else "cross")
    assert (problems(s) == []) == fine


@rule("CR-FIRST-05")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_card_lies_directly_beside_another_through_a_whole_game(players: int) -> None:
    s = set_up(players)
    rng, menu = Rng.seeded("walk"), Menu()
    for _ in range(400):
        if s.outcome is not None:
            break
        seat = engine.options(s, menu)
        engine.choose(s, seat, menu.options[rng.below(len(menu.options))])
        assert len(set(s.places)) == len(s.places)
    for there in s.places:
        assert any(there + step in s.slot_at for step in (1, -1, 256, -256))


@rule("CR-FIRST-06")
@pytest.mark.parametrize(("players", "cards"), [(1, 3), (2, 8), (3, 13), (4, 18)])
def test_a_card_lies_beside_every_side_of_a_starting_tile(players: int, cards: int) -> None:
    s = set_up(players)
    assert len(s.places) - players == cards
    assert len(s.explore) == 103 - cards
    for start in s.starts:
        x, y = place_x(start), place_y(start)
        assert is_down(s, x, y + 1)
        assert is_down(s, x - 1, y)
        assert is_down(s, x + 1, y)


@rule("CR-Q-09")
def test_the_row_before_the_edge_is_off_the_table() -> None:
    s = dungeon(2)
    tile(s, 3, 0)
    tile(s, 4, 0)
    assert sorted(over(place(3, 0), sides_to_spaces(s, place(3, 0)))) == [place(2, 0), place(3, 1)]
    assert adjacent(s, place(3, 0)) == [place(4, 0)]


@rule("CR-Q-09")
@pytest.mark.parametrize(("limit", "wide", "tall"), [("none", True, True), ("31x11", False, False), ("41x16", False, False)])
def test_the_other_directions_end_only_where_the_option_says_so(limit: str, wide: bool, tall: bool) -> None:
    s = new(2, board_limit=limit)
    columns, rows = (31, 11) if limit == "none" else (int(limit[:2]), int(limit[3:]))
    middle = -2
    assert s.on_table(place(middle + columns // 2, 0))
    assert s.on_table(place(middle - columns // 2, rows - 1))
    assert s.on_table(place(middle + columns // 2 + 1, 0)) == wide
    assert s.on_table(place(middle - columns // 2 - 1, 0)) == wide
    assert s.on_table(place(0, rows)) == tall
    assert not s.on_table(place(0, -1))
