"""Slaying an enemy: the loot, the new tile, and where the turn goes on."""

import pytest

from greathall.games.card_rogue.words import MET_AT_START, MET_BY_FLIP, MET_BY_MOVE
from support import rule

from .dungeon import (
    arena,
    asked,
    at,
    begin,
    brew,
    card_on,
    do,
    down,
    dungeon,
    foe,
    foe_at,
    hand,
    health,
    held,
    is_down,
    open_sides,
    options,
    prompt,
    reopen,
    rest,
    siege,
    stack_top,
    stand,
    tile,
    told,
    verbs,
    wear,
)


@rule("CR-SLAY-01")
def test_the_slayer_holds_the_card_and_can_pay_with_its_gold() -> None:
    s = dungeon(2, ("cleric", "bard"))
    tile(s, 0, 5, "shop", "NESW")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    foe(s, 0, 6, "goblin", health=2, fighters=(0,), met=MET_AT_START)
    stack_top(s, "dead_end")
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    hand(s, 0, "gold_1")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [3])
    assert held(s, 0) == ["goblin", "gold_1"]
    do(s, "shop")
    do(s, "buy scroll_health 4")  # 3 of loot and 1 of gold
    assert held(s, 0) == ["scroll_health"]


@rule("CR-SLAY-02")
def test_the_card_goes_to_whoever_dealt_the_last_damage() -> None:
    s = siege("goblin")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [6])
    do(s, "attack 0,6 goblin", [2])
    assert held(s, 0) == []
    assert held(s, 1) == ["goblin"]


@rule("CR-SLAY-03")
def test_a_face_up_tile_of_the_pathing_stack_fills_the_space() -> None:
    s = arena("goblin")
    foe_at(s, 0, 6).health = 1
    stack_top(s, "corner_left")
    cards = len(s.paths)
    begin(s, 0)
    do(s, "attack 0,6 goblin", [1])
    assert card_on(s, 0, 6) == "corner_left"
    assert open_sides(s, 0, 6) == "SW"  # its entry faces the slayer in the south
    assert len(s.paths) == cards - 1


@rule("CR-SLAY-04")
def test_who_flipped_the_enemy_goes_on_with_step_2_and_may_still_move() -> None:
    s = arena()
    reopen(s, 0, 5, "NES")
    down(s, 0, 6, "cave_bat")
    down(s, 1, 5, "cross")
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "flip 0,6")
    do(s, "attack 0,6 cave_bat", [4])
    assert prompt(s) == "move"
    assert "flip 1,5" not in options(s)
    assert verbs(s) == {"move", "stay"}


@rule("CR-SLAY-04")
def test_a_fight_begun_by_a_flip_two_turns_ago_still_leads_to_step_2_without_flips() -> None:
    s = arena("goblin", met=MET_BY_FLIP)
    reopen(s, 0, 5, "NES")
    down(s, 1, 5, "cross")
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [2])
    rest(s)
    do(s, "attack 0,6 goblin", [6])
    assert options(s) == ["move 0,6", "move 0,4", "stay"]


@rule("CR-SLAY-04")
def test_who_moved_beside_the_enemy_only_lays_cards() -> None:
    s = arena("cave_bat", met=MET_BY_MOVE)
    reopen(s, 0, 5, "NES")
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [4])
    assert asked(s) == 1
    assert is_down(s, 1, 5)


@rule("CR-SLAY-04", "CR-Q-16")
def test_after_an_enemy_flipped_in_flight_is_slain_steps_2_to_4_follow() -> None:
    """Also for one who moved into the fight in this turn: step 4 is not lost."""
    s = arena()
    reopen(s, 0, 5, "NESW")
    foe(s, 0, 6, "troll")
    down(s, 1, 5, "cave_bat")
    stack_top(s, "dead_end", "dead_end")
    stand(s, 0, 0, 4)
    foe_at(s, 0, 6).health = 1
    begin(s, 0)
    do(s, "move 0,5")
    do(s, "flee")
    do(s, "flip 1,5")
    do(s, "attack 0,6 troll", [1])
    assert health(s, 0) == 9  # the bat, which is left
    rest(s)
    do(s, "attack 1,5 cave_bat", [4])
    assert prompt(s) == "move"
    do(s, "stay")
    assert asked(s) == 1
    assert is_down(s, -1, 5)


@rule("CR-SLAY-04", "CR-Q-16")
def test_a_second_step_2_in_one_turn_ends_with_step_4_too() -> None:
    s = arena()
    reopen(s, 0, 5, "NESW")
    foe(s, 0, 6, "troll")
    down(s, 1, 5, "cave_bat")
    stack_top(s, "dead_end", "dead_end")
    stand(s, 0, 0, 4)
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    tile(s, 60, 5, "dead_end", "E")
    begin(s, 0)
    do(s, "move 0,5")
    do(s, "flee")
    do(s, "flip 1,5")
    do(s, "throw potion_red 0,6")
    do(s, "teleport 60,5")
    assert options(s) == ["attack 1,5 cave_bat", "flee"]
    do(s, "attack 1,5 cave_bat", [4])
    assert prompt(s) == "move"  # step 2 once more, as he had flipped the bat
    assert "stay" in options(s)
    do(s, "stay")
    assert asked(s) == 1
    assert is_down(s, -1, 5)


@rule("CR-Q-19")
def test_one_drawn_in_at_the_start_of_his_turn_goes_on_with_step_2() -> None:
    s = arena()
    reopen(s, 0, 5, "NS")
    foe(s, 0, 6, "cave_bat")  # turned up by somebody else
    stack_top(s, "dead_end")
    begin(s, 0)
    assert foe_at(s, 0, 6).fighters == [0]
    do(s, "attack 0,6 cave_bat", [4])
    assert prompt(s) == "move"
    assert options(s)[:2] == ["move 0,6", "move 0,4"]


@rule("CR-Q-19")
@pytest.mark.parametrize(("met", "step"), [(MET_BY_FLIP, "move"), (MET_BY_MOVE, "flip")])
def test_an_enemy_teleported_away_counts_as_slain(met: int, step: str) -> None:
    s = arena("goblin", met=met)
    brew(s, red="teleportation")
    hand(s, 0, "potion_red")
    tile(s, 60, 5, "dead_end", "E")
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    do(s, "teleport 60,5")
    assert (prompt(s), asked(s)) == (step, 0 if step == "move" else 1)
    assert held(s, 0) == []


@rule("CR-Q-19", "CR-Q-24")
def test_an_enemy_killed_by_poison_counts_as_slain() -> None:
    s = arena("goblin", met=MET_BY_FLIP)
    goblin = foe_at(s, 0, 6)
    goblin.health, goblin.poison, goblin.poisoner = 2, 3, 0
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [1])
    assert held(s, 0) == ["goblin"]
    assert health(s, 0) == 10
    assert prompt(s) == "move"


@rule("CR-Q-19")
@pytest.mark.parametrize("last", ["flipped", "moved"])
def test_with_several_enemies_the_last_one_decides_and_none_may_be_left(last: str) -> None:
    s = arena("cave_bat", "cave_bat")
    foe_at(s, 0, 6).met = [MET_BY_FLIP]
    stack_top(s, "dead_end", "dead_end")
    order = ["1,5", "0,6"] if last == "flipped" else ["0,6", "1,5"]
    begin(s, 0)
    do(s, f"attack {order[0]} cave_bat", [4])
    assert (asked(s), health(s, 0)) == (1, 9)  # the other one goes on fighting
    rest(s)
    do(s, f"attack {order[1]} cave_bat", [4])
    assert (prompt(s), asked(s)) == (("move", 0) if last == "flipped" else ("flip", 1))


@rule("CR-Q-14")
def test_an_enemy_recovers_only_when_nobody_fights_it_any_more() -> None:
    s = siege("goblin")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [3])
    do(s, "flee")  # seat 1 is not attacked
    do(s, "move 2,6")
    assert foe_at(s, 0, 6).health == 5
    do(s, "flee", [4])
    do(s, "move 0,4")
    assert foe_at(s, 0, 6).health == 8


@rule("CR-Q-14")
@pytest.mark.parametrize("how", ["death", "teleport"])
def test_it_recovers_for_whatever_reason_the_fight_ends(how: str) -> None:
    s = arena("kobold")
    tile(s, 0, 0, "starting_tile", "N")
    foe_at(s, 0, 6).health = 5
    if how == "death":
        s.players[0].health = 1
        begin(s, 0)
        do(s, "attack 0,6 kobold", [1])
        assert at(s, 0) == (0, 0)
    else:
        brew(s, red="teleportation")
        hand(s, 0, "potion_red")
        begin(s, 0)
        do(s, "drink potion_red")
        do(s, "teleport 0,0")
    assert (foe_at(s, 0, 6).fighters, foe_at(s, 0, 6).health) == ([], 6)


@rule("CR-PATH-08", "CR-Q-14")
def test_an_enemy_that_a_new_tile_walls_off_is_fought_no_more() -> None:
    s = arena()
    tile(s, 1, 9, "fountain")
    tile(s, 1, 8, "dead_end", "N")
    stand(s, 0, 1, 9)
    foe(s, 1, 10, "goblin", health=3, fighters=(0,))
    s.players[0].came_from = 2
    stack_top(s, "dead_end")
    begin(s, 0, [6])  # drained; the dead end opens to where he came from
    assert open_sides(s, 1, 9) == "S"
    assert (foe_at(s, 1, 10).fighters, foe_at(s, 1, 10).health) == ([], 8)
    assert (prompt(s), options(s)[0]) == ("move", "move 1,8")


@rule("CR-SLAY-01")
def test_slaying_is_told_with_the_slayer() -> None:
    s = arena("cave_bat")
    wear(s, 0, "sword")
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [3])
    assert [(event.seat, event.args[0]) for event in told(s, "slain")] == [(0, s.players[0].hand.cards[0])]
