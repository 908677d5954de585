"""What enemies can do besides attacking, and what keeps them from it."""

import pytest

from support import rule

from .dungeon import (
    arena,
    asked,
    at,
    begin,
    brew,
    do,
    down,
    foe,
    foe_at,
    hand,
    health,
    held,
    kinds,
    options,
    prompt,
    reopen,
    rest,
    siege,
    stack_top,
    told,
    wear,
)


@rule("CR-ABIL-01")
@pytest.mark.parametrize("card", ["troll", "zombie", "golem"])
def test_an_enemy_that_does_not_chase_is_left_without_a_roll(card: str) -> None:
    s = arena(card)
    begin(s, 0)
    do(s, "flee")  # no die
    do(s, "move 0,4")
    assert at(s, 0) == (0, 4)
    assert foe_at(s, 0, 6).fighters == []
    assert health(s, 0) == 10


@rule("CR-ABIL-01", "CR-Q-17")
@pytest.mark.parametrize(("enemies", "rolls"), [(("troll", "zombie"), []), (("troll", "goblin"), [4])])
def test_one_roll_frees_from_all_and_none_is_needed_if_nobody_chases(enemies: tuple[str, ...], rolls: list[int]) -> None:
    s = arena(*enemies)
    begin(s, 0)
    do(s, "flee", rolls)
    do(s, "move 0,4")
    assert [f.fighters for f in s.foes.values()] == [[], []]


@rule("CR-Q-17")
def test_a_paralysed_chaser_does_not_call_for_a_roll() -> None:
    s = arena("troll", "goblin")
    foe_at(s, 1, 5).paralysed = 2
    begin(s, 0)
    do(s, "flee")
    assert prompt(s) == "flight"


@rule("CR-ABIL-02", "CR-HP-01")
@pytest.mark.parametrize(("start", "die", "left"), [(4, 3, 3), (4, 1, 4), (2, 1, 3)])
def test_a_vampire_bat_regains_2_each_turn_up_to_its_maximum(start: int, die: int, left: int) -> None:
    s = arena("vampire_bat")
    foe_at(s, 0, 6).health = start
    begin(s, 0)
    do(s, "attack 0,6 vampire_bat", [die])
    assert foe_at(s, 0, 6).health == left


@rule("CR-ABIL-03")
def test_a_zombie_that_survives_the_turn_is_whole_again() -> None:
    s = arena("zombie")
    begin(s, 0)
    do(s, "attack 0,6 zombie", [5])
    assert told(s, "foe-harmed")[0].args[:3] == (foe_at(s, 0, 6).card, 5, 1)
    assert foe_at(s, 0, 6).health == 6


@rule("CR-ABIL-03")
def test_a_zombie_can_be_finished_in_the_last_item_window_of_the_turn() -> None:
    s = arena("zombie", characters=("mage", "cleric"))
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 zombie", [5])
    do(s, "continue")
    do(s, "continue")
    assert health(s, 0) == 6  # it has attacked
    do(s, "spell-hurt 0,6 zombie")
    assert s.foes == {}
    assert held(s, 0) == ["zombie"]


@rule("CR-ABIL-04")
@pytest.mark.parametrize(("face", "left"), [(5, 8), (6, 8), (4, 2), (1, 2)])
def test_an_imp_dodges_on_5_and_6(face: int, left: int) -> None:
    s = arena("imp")
    begin(s, 0)
    do(s, "attack 0,6 imp", [6, face])
    assert foe_at(s, 0, 6).health == left
    assert health(s, 0) == 9


@rule("CR-Q-26")
@pytest.mark.parametrize(("face", "slain"), [(5, False), (2, True)])
def test_even_a_killing_blow_can_be_dodged(face: int, slain: bool) -> None:
    s = arena("imp")
    foe_at(s, 0, 6).health = 1
    begin(s, 0)
    do(s, "attack 0,6 imp", [6, face])
    assert (s.foes == {}) == slain


@rule("CR-ABIL-05")
@pytest.mark.parametrize(("face", "turns"), [(6, 4), (4, 4), (3, 0)])
def test_a_green_basilisk_poisons_for_4_turns(face: int, turns: int) -> None:
    s = arena("basilisk_green")
    begin(s, 0)
    do(s, "attack 0,6 basilisk_green", [1, face])
    assert s.players[0].poison == turns
    assert health(s, 0) == 5


@rule("CR-ABIL-06", "CR-Q-21")
@pytest.mark.parametrize(("face", "turns"), [(4, 1), (6, 1), (3, 0)])
def test_a_yellow_basilisk_paralyses_and_still_attacks(face: int, turns: int) -> None:
    s = arena("basilisk_yellow")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 basilisk_yellow", [1])
    do(s, "continue", [face])
    assert s.players[0].lost == turns
    if turns:  # his own choices are over, the attack is not
        assert (health(s, 0), asked(s)) == (5, 1)
    else:
        assert (health(s, 0), prompt(s)) == (10, "before-attacks")


@rule("CR-ABIL-07")
@pytest.mark.parametrize(("worn", "strength", "lost"), [("", 0, 6), ("helm", 0, 5), ("", 1, 7), ("", -1, 5)])
def test_a_golem_attacks_with_twice_its_roll_before_other_modifiers(worn: str, strength: int, lost: int) -> None:
    s = arena("golem")
    if worn:
        wear(s, 0, worn)
    foe_at(s, 0, 6).attack = strength
    begin(s, 0)
    do(s, "attack 0,6 golem", [1, 3])
    assert health(s, 0) == 10 - lost


@rule("CR-Q-82")
def test_a_weakened_enemy_never_attacks_below_0() -> None:
    s = arena("cave_bat")
    foe_at(s, 0, 6).attack = -3
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [1])
    assert health(s, 0) == 10
    assert told(s, "foe-attacks")[0].args[1] == 0


@rule("CR-Q-81")
def test_strength_on_an_enemy_lasts_through_its_recovery() -> None:
    s = arena("goblin")
    brew(s, red="strength")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    do(s, "flee", [6])
    do(s, "move 0,4")
    assert (foe_at(s, 0, 6).fighters, foe_at(s, 0, 6).attack) == ([], 1)
    rest(s)
    do(s, "move 0,5")
    do(s, "attack 0,6 goblin", [1])
    assert health(s, 0) == 10 - 3


# -- paralysed enemies


@rule("CR-EFF-08", "CR-Q-25")
def test_a_paralysed_enemy_neither_attacks_nor_uses_its_ability_but_can_be_attacked() -> None:
    s = arena("sewer_rat")
    brew(s, red="paralysis")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    do(s, "attack 0,6 sewer_rat", [3])  # no die for the ability
    assert foe_at(s, 0, 6).health == 1
    assert health(s, 0) == 10
    rest(s)
    do(s, "flee", [1, 4])
    assert s.players[0].poison == 2  # only one turn was lost
    assert health(s, 0) == 9


@rule("CR-Q-25")
def test_paralysed_between_ability_and_attack_an_enemy_loses_what_is_left_of_its_turn() -> None:
    s = arena("sewer_rat")
    brew(s, red="paralysis")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 sewer_rat", [1])
    do(s, "continue", [6])
    do(s, "throw potion_red 0,6")
    assert (s.players[0].poison, health(s, 0)) == (2, 10)
    rest(s)
    do(s, "attack 0,6 sewer_rat", [1, 1])
    assert health(s, 0) == 8  # poison and attack


@rule("CR-Q-25", "CR-EFF-08")
def test_paralysed_after_its_attack_an_enemy_loses_its_recovery_and_its_next_turn() -> None:
    s = arena("zombie")
    brew(s, red="paralysis")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 zombie", [2])
    do(s, "continue")
    do(s, "continue")
    assert health(s, 0) == 8
    do(s, "throw potion_red 0,6")
    assert foe_at(s, 0, 6).health == 4
    rest(s)
    do(s, "attack 0,6 zombie", [3])
    assert (foe_at(s, 0, 6).health, health(s, 0)) == (1, 8)
    rest(s)
    do(s, "flee")
    assert prompt(s) == "flight"


@rule("CR-Q-25")
@pytest.mark.parametrize(("card", "left"), [("imp", 5), ("vampire_bat", 1), ("golem", 22), ("zombie", 3)])
def test_dodge_healing_double_roll_and_recovery_are_lost_with_the_turn(card: str, left: int) -> None:
    s = arena(card)
    foe_at(s, 0, 6).paralysed = 2
    begin(s, 0)
    do(s, f"attack 0,6 {card}", [3])
    assert (foe_at(s, 0, 6).health, health(s, 0)) == (left, 10)
    assert foe_at(s, 0, 6).paralysed == 0


@rule("CR-Q-25")
def test_until_its_lost_turn_it_counts_as_paralysed_for_every_fighter() -> None:
    s = siege("kobold", ("rogue", "warrior"))
    foe_at(s, 0, 6).fighters.reverse()
    foe_at(s, 0, 6).paralysed = 2
    begin(s, 0)
    do(s, "attack 0,6 kobold", [1])  # the kobold attacks seat 1: this is not its turn
    assert foe_at(s, 0, 6).paralysed == 2
    assert asked(s) == 1
    assert "flee" in options(s)  # even for a Warrior
    do(s, "flee")
    assert prompt(s) == "flight"


# -- blocked enemies


@rule("CR-Q-27")
def test_a_block_holds_off_every_enemy_with_its_abilities() -> None:
    s = arena("sewer_rat", "kobold", "vampire_bat")
    wear(s, 0, "shield")
    s.players[0].character = 2
    foe_at(s, -1, 5).health = 1
    begin(s, 0)
    do(s, "attack 0,6 sewer_rat", [1])
    assert health(s, 0) == 10
    assert "roll" not in kinds(s)
    assert foe_at(s, -1, 5).health == 1


@rule("CR-Q-27")
@pytest.mark.parametrize(("card", "left"), [("zombie", 5), ("imp", 7), ("golem", 24)])
def test_a_block_stops_recovery_dodge_and_double_roll(card: str, left: int) -> None:
    s = arena(card, characters=("cleric", "bard"))
    wear(s, 0, "shield")
    begin(s, 0)
    do(s, f"attack 0,6 {card}", [1])
    assert (foe_at(s, 0, 6).health, health(s, 0)) == (left, 10)


@rule("CR-Q-27", "CR-Q-28", "CR-Q-29")
def test_a_block_lasts_for_the_whole_turn_even_into_another_fight() -> None:
    s = arena("golem", characters=("bard", "cleric"))
    wear(s, 0, "dagger")
    wear(s, 0, "shield")
    reopen(s, 0, 4, "NE")
    foe(s, 1, 4, "kobold")
    begin(s, 0)
    do(s, "attack 0,6 golem", [1, 6, 3])  # blocked; and a 6, on which the Bard must flee
    do(s, "move 0,4")
    assert (foe_at(s, 0, 6).fighters, foe_at(s, 1, 4).fighters) == ([], [0])
    do(s, "attack 1,4 kobold", [2])
    assert health(s, 0) == 10


@rule("CR-Q-27")
def test_a_block_holds_off_enemies_met_later_in_the_turn_but_not_in_the_next() -> None:
    s = arena(characters=("cleric", "bard"))
    wear(s, 0, "dagger")
    wear(s, 0, "shield")
    reopen(s, 0, 5, "NS")
    reopen(s, 0, 4, "NE")
    down(s, 0, 6, "cave_bat")
    foe(s, 1, 4, "kobold")
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "flip 0,6")
    do(s, "attack 0,6 cave_bat", [1, 2, 3])
    do(s, "move 0,4")
    do(s, "attack 1,4 kobold", [2])
    assert health(s, 0) == 10
    rest(s)
    do(s, "attack 1,4 kobold", [2])
    assert health(s, 0) == 6
