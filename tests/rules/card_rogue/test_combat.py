"""The combat turn: who must fight, what each step does, and how the turn goes on."""

import pytest

from greathall.games.card_rogue.cards.catalogue import IS_ENEMY, NUMBERS, PACK
from support import rule

from .dungeon import (
    arena,
    asked,
    at,
    begin,
    brew,
    do,
    down,
    dungeon,
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
    stand,
    tile,
    told,
    verbs,
    wear,
    why,
)


@rule("CR-COMBAT-01")
def test_flipping_an_enemy_forces_combat() -> None:
    s = arena()
    tile(s, 1, 5)
    stand(s, 0, 1, 5)
    down(s, 1, 6, "cave_bat")
    begin(s, 0)
    do(s, "flip 1,6")
    assert foe_at(s, 1, 6).fighters == [0]
    assert prompt(s) == "combat"
    assert verbs(s) == {"attack"}  # no way out to flee to, and no way to decline


@rule("CR-COMBAT-01")
def test_moving_beside_a_revealed_enemy_forces_combat() -> None:
    s = arena()
    tile(s, 0, 3, "straight", "NS")
    tile(s, 0, 2, "straight", "NS")
    foe(s, 0, 1, "cave_bat")
    stand(s, 0, 0, 3)
    begin(s, 0)
    do(s, "move 0,2")
    assert foe_at(s, 0, 1).fighters == [0]
    assert options(s) == ["attack 0,1 cave_bat", "flee"]


@rule("CR-COMBAT-02")
def test_bosses_are_enemies_and_traps_and_potions_are_not() -> None:
    assert [IS_ENEMY[NUMBERS[slug]] for slug in ("goblin", "golem", "basilisk_green", "trap_spike", "potion_red")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    for card in PACK:
        assert IS_ENEMY[card.number] == (card.health > 0)


@rule("CR-COMBAT-03")
def test_a_fighting_player_has_the_combat_turn_only() -> None:
    s = arena("goblin")
    down(s, -1, 5, "cross")
    brew(s, red="healing")
    hand(s, 0, "potion_red", "sword")
    begin(s, 0)
    assert verbs(s) == {"attack", "flee", "drink", "throw", "equip", "ready"}
    assert options(s)[:2] == ["attack 0,6 goblin", "flee"]


@rule("CR-COMBAT-04")
def test_the_enemy_loses_what_the_die_shows() -> None:
    s = arena("goblin")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [5])
    assert foe_at(s, 0, 6).health == 3


@rule("CR-COMBAT-05")
def test_an_enemy_starts_with_its_printed_health_and_recovers_when_left() -> None:
    s = arena("goblin")
    tile(s, 0, 3, "straight", "NS")
    begin(s, 0)
    assert foe_at(s, 0, 6).health == 8
    do(s, "attack 0,6 goblin", [5])
    rest(s)
    do(s, "flee", [4])
    do(s, "move 0,4")
    rest(s)
    do(s, "move 0,5")
    assert foe_at(s, 0, 6).fighters == [0]
    assert foe_at(s, 0, 6).health == 8
    assert told(s, "combat")[-1].args[1] == 8


@rule("CR-COMBAT-06")
def test_a_failed_flight_takes_the_place_of_the_attack() -> None:
    s = arena("goblin")
    begin(s, 0)
    do(s, "flee", [2])
    assert foe_at(s, 0, 6).health == 8
    assert "attack-die" not in kinds(s)
    assert health(s, 0) == 8
    assert asked(s) == 1


@rule("CR-COMBAT-06")
def test_after_an_attack_there_is_no_flight() -> None:
    s = arena("goblin")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 goblin", [1])
    assert prompt(s) == "before-abilities"
    assert verbs(s) == {"drink", "throw", "continue"}


@rule("CR-COMBAT-07")
@pytest.mark.parametrize(("face", "turns"), [(3, 0), (4, 2), (5, 2), (6, 2), (1, 0)])
def test_an_ability_with_a_required_roll_works_on_its_numbers_only(face: int, turns: int) -> None:
    s = arena("sewer_rat")
    begin(s, 0)
    do(s, "attack 0,6 sewer_rat", [1, face])
    assert s.players[0].poison == turns


@rule("CR-COMBAT-07")
def test_an_ability_without_a_required_roll_always_works() -> None:
    s = arena("vampire_bat")
    begin(s, 0)
    do(s, "attack 0,6 vampire_bat", [3])  # one die only
    assert foe_at(s, 0, 6).health == 3


@rule("CR-COMBAT-08")
def test_the_ability_is_rolled_before_the_attack() -> None:
    s = arena("sewer_rat")
    begin(s, 0)
    do(s, "attack 0,6 sewer_rat", [1, 4])
    order = [kind for kind in kinds(s) if kind in ("roll", "poisoned", "foe-attacks", "harmed")]
    assert order == ["roll", "poisoned", "foe-attacks", "harmed"]


@rule("CR-COMBAT-09")
@pytest.mark.parametrize(("worn", "left"), [("", 6), ("helm", 7)])
def test_the_enemy_then_attacks_less_armor(worn: str, left: int) -> None:
    s = arena("kobold")
    if worn:
        wear(s, 0, worn)
    begin(s, 0)
    do(s, "attack 0,6 kobold", [1])
    assert health(s, 0) == left


@rule("CR-COMBAT-10")
def test_both_keep_their_health_and_the_next_turn_is_step_1_again() -> None:
    s = arena("goblin")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [5])
    assert (foe_at(s, 0, 6).health, health(s, 0), asked(s)) == (3, 8, 1)
    rest(s)
    assert (foe_at(s, 0, 6).health, health(s, 0), asked(s)) == (3, 8, 0)
    assert prompt(s) == "combat"


@rule("CR-COMBAT-11")
def test_poison_works_as_the_next_combat_turn_begins() -> None:
    s = arena("goblin")
    s.players[0].health = 6
    s.players[0].poison = 2
    begin(s, 0)
    assert health(s, 0) == 5
    assert s.players[0].poison == 1
    assert prompt(s) == "combat"


@rule("CR-COMBAT-11")
def test_a_paralysed_fighter_still_loses_his_turn() -> None:
    s = arena("goblin")
    s.players[0].lost = 1
    begin(s, 0)
    assert asked(s) == 1
    assert "attack" not in kinds(s)


@rule("CR-COMBAT-12")
def test_at_0_or_less_an_enemy_is_slain_and_a_player_dies() -> None:
    s = arena("goblin")
    foe_at(s, 0, 6).health = 2
    s.players[0].attack = 1
    begin(s, 0)
    do(s, "attack 0,6 goblin", [6])
    assert s.foes == {}
    s = arena("cave_bat")
    tile(s, 9, 0, "starting_tile", "NEW")
    s.players[0].health = 1
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [1])
    assert "dies" in kinds(s)
    assert at(s, 0) == (9, 0)
    assert told(s, "harmed")[0].args == (1, 0, 0)


@rule("CR-COMBAT-13")
def test_all_adjacent_enemies_are_fought_one_is_attacked_and_each_attacks() -> None:
    s = arena("cave_bat", "goblin")
    begin(s, 0)
    assert options(s) == ["attack 1,5 goblin", "attack 0,6 cave_bat", "flee"]
    do(s, "attack 0,6 cave_bat", [2])
    assert health(s, 0) == 10 - 1 - 2
    assert (foe_at(s, 0, 6).health, foe_at(s, 1, 5).health) == (2, 8)


@rule("CR-COMBAT-13")
def test_an_enemy_busy_with_an_earlier_opponent_does_not_attack() -> None:
    s = arena("cave_bat", "goblin")
    tile(s, 2, 5, "dead_end", "W")
    stand(s, 1, 2, 5)
    goblin = foe_at(s, 1, 5)
    goblin.fighters, goblin.met = [1, 0], [1, 1]
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [2])
    assert health(s, 0) == 9


@rule("CR-COMBAT-14", "CR-EQUIP-13")
@pytest.mark.parametrize(("face", "damage"), [(5, 11), (6, 0)])
def test_effects_keyed_to_a_number_look_at_the_die_face_only(face: int, damage: int) -> None:
    s = arena("golem")
    wear(s, 0, "maul")
    s.players[0].attack = 1
    s.players[0].character = 2
    begin(s, 0)
    do(s, "attack 0,6 golem", [face, 1])
    assert foe_at(s, 0, 6).health == 25 - damage


@rule("CR-COMBAT-15")
def test_an_enemy_slain_in_step_1_does_nothing_more() -> None:
    s = arena("sewer_rat")
    begin(s, 0)
    do(s, "attack 0,6 sewer_rat", [4])  # no die for the ability
    assert health(s, 0) == 10
    assert "sewer_rat" in held(s, 0)


@rule("CR-Q-68")
def test_items_are_offered_before_each_step_and_after_the_last() -> None:
    s = arena("goblin")
    hand(s, 0, "potion_red", "potion_blue")
    begin(s, 0)
    seen = [prompt(s)]
    do(s, "ready")
    do(s, "attack 0,6 goblin", [1])
    for left in (10, 10, 8):  # before step 2, before step 3, after it
        seen.append(prompt(s))
        assert health(s, 0) == left
        do(s, "continue")
    assert seen == ["combat", "before-abilities", "before-attacks", "after-attacks"]
    assert asked(s) == 1


@rule("CR-Q-68")
def test_one_who_has_nothing_to_use_or_says_nothing_is_not_asked_between_the_steps() -> None:
    s = arena("goblin")
    hand(s, 0, "sword", "scroll_poison", "scroll_remove_curse", "scroll_identify", "goblin")
    begin(s, 0)
    assert why(s, "ready").reason == "nothing-usable"  # no scroll has anything to work on
    do(s, "attack 0,6 goblin", [1])
    assert asked(s) == 1
    s = arena("goblin")
    hand(s, 0, "potion_red")
    begin(s, 0)
    assert "ready" in options(s)
    do(s, "attack 0,6 goblin", [1])
    assert asked(s) == 1


@rule("CR-Q-68", "CR-Q-70")
@pytest.mark.parametrize("other", ["potion_blue", "gold_1"])
def test_who_is_asked_between_the_steps_does_not_tell_what_is_held(other: str) -> None:
    s = arena("goblin")
    brew(s, red="paralysis")
    hand(s, 0, "potion_red", other)
    begin(s, 0)
    do(s, "ready")
    assert why(s, "ready").reason == "ready-already"
    do(s, "attack 0,6 goblin", [1])
    do(s, "throw potion_red 0,6")
    assert (asked(s), prompt(s)) == (0, "before-abilities")  # though with gold alone nothing can be done
    assert ("drink potion_blue" in options(s)) is (other == "potion_blue")
    do(s, "continue")
    do(s, "continue")
    do(s, "continue")
    assert asked(s) == 1


@rule("CR-Q-69")
def test_equipment_is_changed_in_combat_only_before_step_1() -> None:
    s = arena("goblin")
    hand(s, 0, "sword", "potion_red")
    begin(s, 0)
    assert "equip sword primary" in options(s)
    do(s, "ready")
    do(s, "attack 0,6 goblin", [1])
    assert (why(s, "equip sword primary").rule, why(s, "equip sword primary").reason) == ("CR-Q-69", "between-blows")
    assert "drink potion_red" in options(s)


@rule("CR-Q-69")
def test_equipment_is_changed_at_every_decision_out_of_combat() -> None:
    s = dungeon(2, ("rogue", "cleric"))
    tile(s, 0, 5, "straight", "NS")
    tile(s, 0, 6, "straight", "NS")
    tile(s, 0, 7, "dead_end", "S")
    down(s, 0, 4, "cross")
    stand(s, 0, 0, 5)
    stand(s, 1, 0, 7)
    hand(s, 0, "sword")
    begin(s, 0)
    assert prompt(s) == "flip" and "equip sword primary" in options(s)
    do(s, "stop")
    assert prompt(s) == "move" and "equip sword primary" in options(s)
    do(s, "move 0,6")
    assert prompt(s) == "meet" and "equip sword primary" in options(s)
    do(s, "equip sword primary")
    assert s.players[0].gear[3] == NUMBERS["sword"]


@rule("CR-Q-04")
def test_combat_blocks_the_second_move_however_old_the_fight_is() -> None:
    s = arena("cave_bat", met=0)
    tile(s, 0, 3, "straight", "NS")
    reopen(s, 0, 4, "NS")
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [4])
    assert prompt(s) == "move"
    do(s, "move 0,4")
    assert asked(s) == 1
