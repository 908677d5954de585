"""The potion of teleportation: drunk, thrown, where to, and in the end rush."""

import pytest

from greathall.games.card_rogue.words import RUSH
from support import rule

from .dungeon import (
    arena,
    asked,
    at,
    begin,
    brew,
    card_on,
    discarded,
    do,
    down,
    dungeon,
    foe,
    foe_at,
    hand,
    health,
    held,
    meeting,
    options,
    prompt,
    refusals,
    side_by_side,
    stack_top,
    stand,
    tile,
    told,
)


@rule("CR-POT-13")
def test_the_drinker_moves_to_a_tile_of_his_choice_and_his_turn_ends() -> None:
    s = side_by_side()
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    meeting(s)
    do(s, "drink potion_red")
    assert options(s) == ["teleport 1,4", "teleport 40,5", "teleport 1,6"]
    do(s, "teleport 1,6")
    assert at(s, 0) == (1, 6)
    assert asked(s) == 1


@rule("CR-POT-13")
def test_drunk_in_combat_it_leads_out_of_it_and_no_enemy_acts() -> None:
    s = arena("goblin")
    foe_at(s, 0, 6).health = 5
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "drink potion_red")
    do(s, "teleport 0,4")
    assert at(s, 0) == (0, 4)
    assert foe_at(s, 0, 6).fighters == []
    assert foe_at(s, 0, 6).health == 8
    assert health(s, 0) == 10
    assert asked(s) == 1


@rule("CR-POT-14")
def test_the_thrower_chooses_where_a_player_goes_and_plays_on() -> None:
    s = side_by_side()
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    meeting(s)
    do(s, "throw potion_red 1,5")
    assert asked(s) == 0
    do(s, "teleport 1,4")
    assert at(s, 1) == (1, 4)
    assert told(s, "no-effect") == []


@rule("CR-POT-14")
def test_the_thrower_chooses_where_an_enemy_goes_and_a_tile_fills_its_place() -> None:
    s = arena("goblin")
    foe_at(s, 0, 6).health = 3
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    tile(s, 20, 5)
    stack_top(s, "straight")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    do(s, "teleport 20,5")
    assert foe_at(s, 20, 5).health == 8
    assert foe_at(s, 20, 5).fighters == []
    assert card_on(s, 0, 6) == "straight"
    assert held(s, 0) == []
    assert health(s, 0) == 10


@rule("CR-POT-15")
def test_nobody_is_teleported_onto_a_face_down_card_a_player_or_an_enemy() -> None:
    s = side_by_side()
    foe(s, 0, 6, "goblin")
    down(s, -1, 5, "cross")
    tile(s, 30, 5, "potion_red")  # shows no stone path
    tile(s, 31, 5, "shop")
    tile(s, 31, 0, "starting_tile", "N")
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    meeting(s)
    do(s, "drink potion_red")
    assert options(s) == ["teleport 31,0", "teleport 1,4", "teleport 31,5", "teleport 40,5", "teleport 1,6"]


@rule("CR-POT-15")
def test_an_enemy_is_never_put_on_a_starting_tile() -> None:
    s = arena("goblin")
    tile(s, 31, 0, "starting_tile", "N")
    tile(s, 31, 5, "trap_spike")
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    assert options(s) == ["teleport 0,4", "teleport 31,5"]


@rule("CR-POT-16")
def test_known_teleportation_cannot_be_used_in_the_end_rush() -> None:
    s = side_by_side()
    s.phase = RUSH
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    meeting(s)
    assert [text for text in options(s) if "potion" in text] == []
    assert refusals(s)["drink potion_red"].rule == "CR-POT-16"


@rule("CR-Q-48", "CR-POT-16")
@pytest.mark.parametrize("answer", ["drink potion_red", "throw potion_red 1,5"])
def test_an_unknown_potion_that_turns_out_to_be_one_is_used_up_without_effect(answer: str) -> None:
    s = side_by_side()
    s.phase = RUSH
    hand(s, 0, "potion_red")
    meeting(s)
    do(s, answer, dice=[5])
    assert s.potions[0] == 5
    assert discarded(s) == ["potion_red"]
    assert (at(s, 0), at(s, 1)) == ((0, 5), (1, 5))
    assert (asked(s), prompt(s)) == (0, "meet")
    assert told(s, "no-effect")


@rule("CR-POT-13")
def test_with_no_tile_to_go_to_it_is_used_up_without_effect() -> None:
    s = dungeon(2, ("rogue", "cleric"))
    tile(s, 0, 5, "straight", "EW")
    tile(s, 1, 5, "straight", "EW")
    stand(s, 0, 0, 5)
    stand(s, 1, 1, 5)
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "drink potion_red")
    assert discarded(s) == ["potion_red"]
    assert at(s, 0) == (0, 5)
    assert asked(s) == 0  # his turn is not over
    assert told(s, "no-effect")
