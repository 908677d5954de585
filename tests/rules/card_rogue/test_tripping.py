"""Tripping: the roll, the lost turn, the leap, and the answer of a player in combat."""

import pytest

from support import rule

from .dungeon import (
    asked,
    at,
    begin,
    card_on,
    discarded,
    do,
    down,
    foe,
    foe_at,
    hand,
    health,
    held,
    is_down,
    meeting,
    options,
    prompt,
    reopen,
    side_by_side,
    stack_top,
    stand,
    tile,
    told,
    wear,
)


@rule("CR-TRIP-01")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_four_five_and_six_trip(face: int) -> None:
    s = side_by_side()
    meeting(s)
    do(s, "trip p2", dice=[face])
    assert s.players[1].lost == (1 if face >= 4 else 0)
    assert prompt(s) == ("leap" if face >= 4 else "meet")


@rule("CR-TRIP-02")
def test_a_tripped_player_loses_his_next_turn_and_plays_the_one_after() -> None:
    s = side_by_side()
    meeting(s)
    do(s, "trip p2", dice=[4])
    do(s, "stay")
    assert asked(s) == 0
    do(s, "done")
    assert told(s, "loses-turn")[0].seat == 1
    assert asked(s) == 0  # seat 1's turn has passed
    do(s, "done")
    assert (asked(s), prompt(s)) == (1, "move")


@rule("CR-Q-93", "CR-TRIP-02")
def test_tripping_one_who_loses_a_turn_anyway_gives_the_leap_and_no_second_lost_turn() -> None:
    s = side_by_side()
    s.players[1].lost = 1
    meeting(s)
    do(s, "trip p2", dice=[5])
    assert prompt(s) == "leap"
    assert s.players[1].lost == 1


@rule("CR-TRIP-03")
def test_the_tripper_may_leap_to_a_tile_adjacent_to_the_victims() -> None:
    s = side_by_side()
    tile(s, 2, 5)  # behind the victim's wall
    meeting(s)
    do(s, "trip p2", dice=[6])
    assert options(s) == ["leap 1,6", "leap 1,4", "stay"]
    do(s, "leap 1,6")
    assert at(s, 0) == (1, 6)
    assert asked(s) == 0  # P2 has lost his turn


@rule("CR-TRIP-03", "CR-Q-41")
def test_only_free_face_up_tiles_can_be_leapt_to() -> None:
    s = side_by_side(players=3)
    reopen(s, 1, 5, "NESW")
    down(s, 2, 5, "cross")
    stand(s, 2, 1, 6)
    meeting(s)
    do(s, "trip p2", dice=[6])
    assert options(s) == ["leap 1,4", "stay"]


@rule("CR-TRIP-03")
def test_without_a_free_tile_there_is_nothing_to_ask() -> None:
    s = side_by_side()
    reopen(s, 0, 5, "NE")
    down(s, 0, 6, "cross")
    reopen(s, 1, 5, "W")
    begin(s, 0)
    do(s, "stop")
    do(s, "trip p2", dice=[6])
    assert prompt(s) == "meet"


@rule("CR-Q-41")
def test_a_leap_is_a_move_with_all_its_effects_and_step_4_after_it() -> None:
    s = side_by_side()
    reopen(s, 1, 4, "NES")
    meeting(s)
    do(s, "trip p2", dice=[6])
    do(s, "leap 1,4")
    assert is_down(s, 2, 4)
    assert at(s, 0) == (1, 4)
    assert len(told(s, "loses-turn")) == 1


@rule("CR-Q-41")
@pytest.mark.parametrize(("trap", "left"), [("trap_spike", 8), ("trap_poison", 9)])
def test_leaping_onto_a_trap_springs_it(trap: str, left: int) -> None:
    s = side_by_side()
    tile(s, 1, 7, trap, "S")
    reopen(s, 1, 6, "NS")
    stand(s, 1, 1, 6)
    stand(s, 0, 1, 5)
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", dice=[6])
    do(s, "leap 1,7")
    assert told(s, "trap")
    assert health(s, 0) == left  # poison has bitten once, as seat 1's turn was lost


@rule("CR-Q-41")
def test_leaping_beside_an_enemy_is_entering_combat_and_victory_leads_to_step_4() -> None:
    s = side_by_side()
    reopen(s, 1, 6, "NS")
    foe(s, 1, 7, "cave_bat")
    stack_top(s, "cross")
    meeting(s)
    do(s, "trip p2", dice=[6])
    do(s, "leap 1,6")
    assert (asked(s), prompt(s)) == (0, "combat")
    do(s, "attack 1,7 cave_bat", dice=[4])
    assert held(s, 0) == ["cave_bat"]
    assert at(s, 0) == (1, 6)
    assert card_on(s, 1, 7) == "cross"
    assert prompt(s) == "move"
    assert asked(s) == 0 and len(told(s, "turn")) == 3  # a new turn: his, P2's lost one, his again


@rule("CR-TRIP-04")
def test_a_player_in_combat_who_is_tripped_skips_his_roll_and_stays_in_combat() -> None:
    s = side_by_side()
    reopen(s, 1, 5, "NESW")
    foe(s, 2, 5, "troll", fighters=(1,))
    meeting(s)
    do(s, "trip p2", dice=[4])
    do(s, "leap 1,6")  # also allowed when the victim fights (CR-Q-41)
    assert asked(s) == 0  # only the troll acted in P2's turn
    assert health(s, 1) == 12 - 4
    assert foe_at(s, 2, 5).fighters == [1]
    assert foe_at(s, 2, 5).health == 10


@rule("CR-TRIP-05")
def test_a_failed_trip_against_a_fighting_player_is_answered_with_his_attack() -> None:
    s = side_by_side()
    wear(s, 1, "sword")
    foe(s, 2, 5, "troll", fighters=(1,))
    meeting(s)
    do(s, "trip p2", dice=[2, 4])
    assert health(s, 0) == 10 - 5
    assert foe_at(s, 2, 5).health == 10
    assert s.players[1].lost == 0


@rule("CR-TRIP-05")
def test_a_failed_trip_against_one_who_does_not_fight_costs_nothing() -> None:
    s = side_by_side()
    meeting(s)
    do(s, "trip p2", dice=[3])
    assert health(s, 0) == 10


@rule("CR-Q-41", "CR-TRIP-05")
@pytest.mark.parametrize(
    ("weapon", "dice", "damage"),
    [
        ("dagger", [1, 2, 4], 6),
        ("battle_axe", [1], 3),
        ("maul", [4], 8),
        ("maul", [6], 0),
    ],
)
def test_striking_back_uses_all_attack_items(weapon: str, dice: list[int], damage: int) -> None:
    s = side_by_side()
    wear(s, 1, weapon)
    foe(s, 2, 5, "troll", fighters=(1,))
    meeting(s)
    do(s, "trip p2", dice=[1, *dice])
    assert health(s, 0) == 10 - damage


@rule("CR-Q-41")
def test_the_trippers_armor_helps_against_the_blow() -> None:
    s = side_by_side()
    for item in ("helm", "chestplate"):
        wear(s, 0, item)
    foe(s, 2, 5, "troll", fighters=(1,))
    meeting(s)
    do(s, "trip p2", dice=[1, 5])
    assert health(s, 0) == 10 - 3


@rule("CR-Q-41")
def test_a_tripper_killed_by_the_blow_dies_as_usual_and_is_no_loot() -> None:
    s = side_by_side()
    tile(s, 7, 0, "starting_tile", "E")
    s.players[0].health = 3
    hand(s, 0, "cave_bat")
    hand(s, 1, "goblin")
    foe(s, 2, 5, "troll", fighters=(1,))
    meeting(s)
    do(s, "trip p2", dice=[1, 3])
    assert told(s, "dies")[0].seat == 0
    assert held(s, 1) == ["goblin"]
    assert at(s, 0) == (7, 0)
    assert held(s, 0) == ["cave_bat"]  # the one card he keeps
    assert discarded(s) == []
    assert asked(s) == 1


@rule("CR-Q-41")
def test_a_six_in_striking_back_frightens_no_bard() -> None:
    s = side_by_side(("rogue", "bard"))
    foe(s, 2, 5, "troll", fighters=(1,))
    meeting(s)
    do(s, "trip p2", dice=[1, 6])
    assert health(s, 0) == 4
    assert foe_at(s, 2, 5).fighters == [1]
    assert at(s, 1) == (1, 5)
