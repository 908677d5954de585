"""Several players around one enemy."""

import pytest

from support import rule

from .dungeon import (
    arena,
    asked,
    begin,
    brew,
    do,
    foe_at,
    hand,
    health,
    kinds,
    options,
    prompt,
    reopen,
    siege,
    stand,
    tile,
)


@rule("CR-SURR-01")
def test_each_attacks_on_his_own_turn_from_his_own_tile() -> None:
    s = siege("goblin")
    begin(s, 0)
    assert (asked(s), options(s)[0]) == (0, "attack 0,6 goblin")
    do(s, "attack 0,6 goblin", [2])
    assert (asked(s), options(s)[0]) == (1, "attack 0,6 goblin")
    do(s, "attack 0,6 goblin", [3])
    assert foe_at(s, 0, 6).health == 3
    assert foe_at(s, 0, 6).fighters == [0, 1]


@rule("CR-SURR-02")
def test_the_enemy_attacks_only_whoever_met_it_first() -> None:
    s = siege("goblin")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [1])
    assert (health(s, 0), health(s, 1)) == (8, 10)
    do(s, "attack 0,6 goblin", [1])
    assert (health(s, 0), health(s, 1)) == (8, 10)


@rule("CR-SURR-03")
def test_the_others_flee_without_a_roll() -> None:
    s = siege("goblin")
    begin(s, 1)
    do(s, "flee")
    do(s, "move 2,6")
    assert foe_at(s, 0, 6).fighters == [0]


@rule("CR-SURR-04", "CR-Q-86")
def test_the_ability_is_not_triggered_in_the_turns_of_the_others() -> None:
    s = siege("sewer_rat")
    begin(s, 1)
    do(s, "attack 0,6 sewer_rat", [1])  # no ability roll
    assert "roll" not in kinds(s)
    assert asked(s) == 0


@rule("CR-Q-86")
def test_an_imp_dodges_only_the_player_it_attacks() -> None:
    s = siege("imp")
    begin(s, 1)
    do(s, "attack 0,6 imp", [3])  # no dodge roll
    assert foe_at(s, 0, 6).health == 5
    do(s, "attack 0,6 imp", [3, 5])
    assert foe_at(s, 0, 6).health == 5


@rule("CR-Q-86")
def test_a_vampire_bat_heals_only_in_the_turns_of_the_player_it_attacks() -> None:
    s = siege("vampire_bat")
    begin(s, 1)
    do(s, "attack 0,6 vampire_bat", [3])
    assert foe_at(s, 0, 6).health == 1
    do(s, "flee", [1])
    assert foe_at(s, 0, 6).health == 3


@rule("CR-Q-86")
def test_damage_to_a_zombie_by_another_stays_until_the_attacked_players_turn_ends() -> None:
    s = siege("zombie")
    begin(s, 1)
    do(s, "attack 0,6 zombie", [4])
    assert foe_at(s, 0, 6).health == 2
    do(s, "attack 0,6 zombie", [1])
    assert foe_at(s, 0, 6).health == 6


@rule("CR-SURR-05")
def test_if_the_attacked_player_flees_the_enemy_turns_to_the_next() -> None:
    s = siege("goblin")
    begin(s, 0)
    do(s, "flee", [5])
    do(s, "move 0,4")
    assert foe_at(s, 0, 6).fighters == [1]
    do(s, "attack 0,6 goblin", [1])
    assert health(s, 1) == 8


@rule("CR-SURR-06")
def test_who_fled_and_comes_back_is_last() -> None:
    s = siege("goblin")
    begin(s, 0)
    do(s, "flee", [5])
    do(s, "move 0,4")
    do(s, "attack 0,6 goblin", [1])
    do(s, "move 0,5")
    assert foe_at(s, 0, 6).fighters == [1, 0]
    do(s, "attack 0,6 goblin", [1])
    assert health(s, 0) == 10


@rule("CR-SURR-07")
def test_one_may_join_the_fight_of_a_player_who_is_in_combat() -> None:
    s = siege("goblin")
    foe_at(s, 0, 6).fighters, foe_at(s, 0, 6).met = [0], [1]
    stand(s, 1, 2, 6)
    begin(s, 1)
    do(s, "move 1,6")
    assert foe_at(s, 0, 6).fighters == [0, 1]
    assert prompt(s) == "combat"


@rule("CR-SURR-07", "CR-SURR-01")
def test_players_side_by_side_in_combat_may_still_be_thrown_potions() -> None:
    s = siege("goblin")
    tile(s, 1, 5, "cross")
    reopen(s, 0, 5, "NES")
    reopen(s, 1, 6, "SW")
    stand(s, 1, 1, 5)
    foe_at(s, 0, 6).fighters, foe_at(s, 0, 6).met = [0], [1]
    hand(s, 0, "potion_red")
    begin(s, 0)
    assert "throw potion_red 1,5" in options(s)


@rule("CR-Q-78")
@pytest.mark.parametrize("how", ["death", "teleport", "quitting"])
def test_the_next_in_order_is_attacked_however_the_first_drops_out(how: str) -> None:
    s = siege("goblin")
    tile(s, 0, 0, "starting_tile", "N")
    foe_at(s, 0, 6).health = 6
    if how == "death":
        s.players[0].health = 1
        begin(s, 0)
        do(s, "attack 0,6 goblin", [1])
        assert foe_at(s, 0, 6).health == 5
    elif how == "teleport":
        brew(s, red="teleportation")
        hand(s, 0, "potion_red")
        begin(s, 0)
        do(s, "drink potion_red")
        do(s, "teleport 0,0")
    else:
        begin(s, 0)
        do(s, "leave-for-good")
        do(s, "play-on")
    assert foe_at(s, 0, 6).fighters == [1]
    assert asked(s) == 1
    before = health(s, 1)
    do(s, "attack 0,6 goblin", [1])
    assert health(s, 1) == before - 2


@rule("CR-Q-06")
def test_one_who_is_drawn_in_later_stands_behind_those_who_fight() -> None:
    s = siege("goblin")
    foe_at(s, 0, 6).fighters, foe_at(s, 0, 6).met = [0], [1]
    begin(s, 1)
    assert foe_at(s, 0, 6).fighters == [0, 1]


@rule("CR-Q-06")
def test_an_enemy_that_is_gone_by_then_draws_nobody_in() -> None:
    s = arena("cave_bat")
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [4])
    assert asked(s) == 1
    assert prompt(s) == "flip"
