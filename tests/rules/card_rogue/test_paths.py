"""Walls and paths: adjacency, rotation, replacement tiles."""

import pytest

from greathall.games.card_rogue.cards.catalogue import DECKS, NUMBERS, PACK, PLAIN, SLUGS
from greathall.games.card_rogue.rules.paths import draw_path
from greathall.games.card_rogue.rules.queries import adjacent, is_adjacent
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import place
from support import rule

from .dungeon import (
    begin,
    brew,
    card_on,
    discarded,
    do,
    down,
    dungeon,
    foe,
    hand,
    held,
    open_sides,
    options,
    prompt,
    stack_top,
    stand,
    tile,
    verbs,
)

SHAPES = ["dead_end", "straight", "corner_left", "corner_right", "tee_ahead_left", "tee_ahead_right", "tee_left_right", "cross"]


def around(card: str, paths: str) -> CardRogue:
    """A tile with crosses on all four sides and a lonely player on it."""
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3, card, paths)
    for x, y in ((0, 4), (1, 3), (0, 2), (-1, 3), (1, 4)):
        tile(s, x, y)
    stand(s, 0, 0, 3)
    return s


@rule("CR-PATH-01")
def test_a_side_without_a_path_is_a_wall() -> None:
    s = around("corner_left", "NE")
    assert adjacent(s, place(0, 3)) == [place(0, 4), place(1, 3)]
    assert all(1 <= PACK[NUMBERS[shape]].paths.bit_count() <= 4 for shape in SHAPES)


@rule("CR-PATH-02", "CR-PATH-03")
def test_both_touching_sides_need_a_path() -> None:
    s = dungeon(2, ["warrior", "bard"])
    tile(s, 0, 3, "straight", "EW")
    tile(s, 1, 3, "straight", "NS")
    tile(s, -1, 3)
    stand(s, 0, 0, 3)
    stand(s, 1, 1, 3)
    assert not is_adjacent(s, place(0, 3), place(1, 3))
    assert not is_adjacent(s, place(1, 3), place(0, 3))
    begin(s, 0)
    assert [text for text in options(s) if text.startswith("move")] == ["move -1,3"]
    do(s, "stay")
    assert prompt(s) != "meet"
    begin(s, 1)
    assert "move 0,3" not in options(s)


@rule("CR-PATH-04")
@pytest.mark.parametrize(("x", "y", "faces"), [(1, 3, "W"), (-1, 3, "E"), (0, 4, "S"), (0, 2, "N")])
def test_a_flipped_tile_joins_the_path_of_the_flipper(x: int, y: int, faces: str) -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3)
    down(s, x, y, "dead_end")
    stand(s, 0, 0, 3)
    begin(s, 0)
    do(s, f"flip {x},{y}")
    assert open_sides(s, x, y) == faces


@rule("CR-PATH-05")
@pytest.mark.parametrize(
    ("shape", "sides"),
    [
        ("dead_end", "S"), ("straight", "NS"), ("corner_left", "SW"), ("corner_right", "ES"), ("tee_ahead_left", "NSW"),
        ("tee_ahead_right", "NES"), ("tee_left_right", "ESW"), ("cross", "NESW"),
    ],
)  # fmt: skip
def test_the_arrow_points_away_from_the_flipper(shape: str, sides: str) -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3)
    down(s, 0, 4, shape)
    stand(s, 0, 0, 3)
    begin(s, 0)
    do(s, "flip 0,4")
    assert open_sides(s, 0, 4) == sides


@rule("CR-PATH-05")
def test_an_arrow_flipped_to_the_west_points_west() -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3)
    down(s, -1, 3, "corner_left")
    stand(s, 0, 0, 3)
    begin(s, 0)
    do(s, "flip -1,3")
    assert open_sides(s, -1, 3) == "ES"  # walking west, left is south


@rule("CR-PATH-06")
def test_a_path_card_is_the_same_from_either_stack_and_has_no_effect() -> None:
    explored = {SLUGS[card] for card in DECKS["exploration"] if PLAIN[card]}
    assert explored <= {SLUGS[card] for card in DECKS["pathing"]}
    assert all(not PACK[NUMBERS[shape]].program for shape in SHAPES)
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3)
    down(s, 1, 3, "straight")
    down(s, -1, 3, "artifact_health")
    stack_top(s, "straight")
    stand(s, 0, 0, 3)
    begin(s, 0)
    do(s, "flip 1,3")
    do(s, "flip -1,3")
    assert card_on(s, 1, 3) == card_on(s, -1, 3) == "straight"
    assert open_sides(s, 1, 3) == open_sides(s, -1, 3) == "EW"
    assert {"move 1,3", "move -1,3"} <= set(options(s))


@rule("CR-PATH-07")
def test_diagonal_and_walled_off_tiles_are_not_adjacent() -> None:
    s = around("straight", "NS")
    assert adjacent(s, place(0, 3)) == [place(0, 4), place(0, 2)]
    assert not is_adjacent(s, place(0, 3), place(1, 4))
    assert not is_adjacent(s, place(0, 3), place(1, 3))


@rule("CR-PATH-08")
def test_an_enemy_behind_a_wall_cannot_be_fought() -> None:
    s = dungeon(1, ["rogue"])
    tile(s, 0, 3, "straight", "NS")
    tile(s, 0, 4, "dead_end", "S")
    tile(s, 0, 2, "dead_end", "N")
    foe(s, 1, 3, "goblin")
    tile(s, -1, 3, "fountain")
    stand(s, 0, 0, 3)
    hand(s, 0, "potion_red")
    begin(s, 0)
    assert prompt(s) == "move"
    assert not verbs(s) & {"attack", "throw"}
    assert "move -1,3" not in options(s)


@rule("CR-PATH-09")
@pytest.mark.parametrize(("paths", "there"), [("N", (0, 4)), ("E", (1, 3)), ("S", (0, 2)), ("W", (-1, 3))])
def test_a_dead_end_has_one_adjacent_tile(paths: str, there: tuple[int, int]) -> None:
    s = around("dead_end", paths)
    assert adjacent(s, place(0, 3)) == [place(*there)]


@rule("CR-Q-07")
@pytest.mark.parametrize("card", ["potion_red", "goblin"])
def test_cards_without_paths_are_open_on_all_sides(card: str) -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3)
    down(s, 1, 3, card)
    tile(s, 1, 4, "dead_end", "S")
    tile(s, 2, 3, "straight", "NS")
    stand(s, 0, 0, 3)
    begin(s, 0)
    do(s, "flip 1,3")
    assert open_sides(s, 1, 3) == "NESW"
    assert sorted(adjacent(s, place(1, 3))) == sorted([place(0, 3), place(1, 4)])  # the neighbour's side decides


@rule("CR-Q-07")
def test_an_enemy_on_a_tile_uses_the_sides_of_the_tile() -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3)
    tile(s, 1, 3, "straight", "NS")
    foe(s, 0, 4, "goblin", fighters=(0,))
    stand(s, 0, 0, 3)
    hand(s, 0, "potion_red")
    brew(s, red="teleportation")
    stack_top(s, "straight")
    begin(s, 0)
    do(s, "throw potion_red 0,4")
    do(s, "teleport 1,3")
    assert place(1, 3) in s.foes
    assert open_sides(s, 1, 3) == "NS"
    assert not is_adjacent(s, place(0, 3), place(1, 3))


@rule("CR-Q-08")
def test_a_replacement_beside_the_player_faces_him() -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3)
    foe(s, 1, 3, "cave_bat", fighters=(0,))
    stand(s, 0, 0, 3)
    stack_top(s, "corner_right")
    begin(s, 0)
    do(s, "attack 1,3 cave_bat", dice=[6])
    assert (card_on(s, 1, 3), open_sides(s, 1, 3)) == ("corner_right", "SW")


@rule("CR-Q-08")
@pytest.mark.parametrize("known", [True, False])
def test_a_replacement_under_the_player_faces_where_he_came_from_or_as_he_likes(known: bool) -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3, "fountain")
    tile(s, 0, 2)
    stand(s, 0, 0, 3)
    stack_top(s, "corner_right")
    if known:
        s.players[0].came_from = 2
        begin(s, 0, dice=[6])
        assert open_sides(s, 0, 3) == "ES"
        return
    before = s.reveals
    begin(s, 0, dice=[6])
    assert s.reveals == before + 1  # the tile is seen now: there is no way back behind that
    assert options(s) == ["rotate north", "rotate east", "rotate south", "rotate west"]
    do(s, "rotate west")
    assert open_sides(s, 0, 3) == "SW"


@rule("CR-Q-08")
def test_he_also_chooses_if_the_way_he_came_is_walled() -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3, "fountain")
    tile(s, 0, 2, "straight", "EW")
    stand(s, 0, 0, 3)
    s.players[0].came_from = 2
    stack_top(s, "straight")
    begin(s, 0, dice=[6])
    assert options(s) == ["rotate north", "rotate east"]  # the same two ways only once


@rule("CR-Q-57", "CR-GEN-01")
def test_an_empty_pathing_stack_is_refilled_and_at_last_a_cross_is_supplied() -> None:
    s = dungeon(1, ["warrior"])
    s.paths.cards.clear()
    s.paths.known.clear()
    for slug in ("straight", "goblin", "dead_end"):
        s.discard.put(NUMBERS[slug], -1)
    drawn = [SLUGS[draw_path(s)] for _ in range(4)]
    assert sorted(drawn[:2]) == ["dead_end", "straight"]
    assert drawn[2:] == ["cross", "cross"]
    assert discarded(s) == ["goblin"]


@rule("CR-Q-73")
def test_a_trap_that_replaces_a_taken_card_works_on_who_caused_the_draw() -> None:
    s = dungeon(1, ["warrior"], deck_profile="box")
    tile(s, 0, 3)
    down(s, 1, 3, "artifact_attack")
    stand(s, 0, 0, 3)
    stack_top(s, "trap_spike")
    begin(s, 0)
    do(s, "flip 1,3")
    assert card_on(s, 1, 3) == "trap_spike"
    assert s.players[0].health == 10


@rule("CR-Q-73")
def test_a_trap_that_replaces_a_potion_under_his_feet_works_once() -> None:
    s = dungeon(1, ["warrior"], deck_profile="box")
    tile(s, 0, 3)
    tile(s, 1, 3, "potion_red")
    stand(s, 0, 0, 3)
    stack_top(s, "trap_spike")
    begin(s, 0)
    do(s, "move 1,3")
    assert held(s, 0) == ["potion_red"]
    assert s.players[0].health == 10
