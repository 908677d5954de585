"""Poison and paralysis, on players and enemies; and the order in which a turn begins."""

import pytest

from support import rule

from .dungeon import (
    arena,
    asked,
    begin,
    brew,
    do,
    foe,
    foe_at,
    hand,
    health,
    held,
    kinds,
    neighbours,
    prompt,
    rest,
    siege,
    stack_top,
    stand,
    tile,
    told,
    verbs,
    wear,
)


@rule("CR-EFF-01", "CR-EFF-07")
def test_poison_takes_1_at_the_start_of_each_turn_until_it_is_used_up() -> None:
    s = arena()
    p = s.players[0]
    p.health, p.poison = 5, 2
    counts = []
    for left in (4, 3, 3):
        begin(s, 0)
        counts.append(p.poison)
        assert health(s, 0) == left
    assert counts == [1, 0, 0]


@rule("CR-EFF-01")
def test_a_lost_turn_still_ticks() -> None:
    s = arena()
    s.players[0].poison = 2
    s.players[0].lost = 1
    begin(s, 0)
    assert (health(s, 0), asked(s)) == (9, 1)


@rule("CR-EFF-01")
def test_a_healing_potion_does_not_cure_poison() -> None:
    s = arena()
    s.players[0].poison = 2
    brew(s, red="healing")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "drink potion_red")
    assert (health(s, 0), s.players[0].poison) == (10, 1)


@rule("CR-EFF-02", "CR-Q-87")
@pytest.mark.parametrize(("left", "new", "then"), [(3, "basilisk_green", 4), (3, "sewer_rat", 3), (0, "sewer_rat", 2)])
def test_a_new_poisoning_keeps_the_longer_of_the_turns_left(left: int, new: str, then: int) -> None:
    s = arena(new)
    s.players[0].poison = left + 1 if left else 0  # one is used up as the turn begins
    begin(s, 0)
    assert s.players[0].poison == left
    do(s, f"attack 0,6 {new}", [1, 4])
    assert s.players[0].poison == then


@rule("CR-Q-87")
def test_the_turns_left_count_not_those_once_given() -> None:
    s = arena("sewer_rat")
    s.players[0].poison = 2  # of 4 once
    begin(s, 0)
    do(s, "attack 0,6 sewer_rat", [1, 4])
    assert s.players[0].poison == 2


@rule("CR-EFF-07")
def test_the_counter_shows_the_turns_left() -> None:
    s = arena()
    brew(s, red="poison")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "drink potion_red")
    assert s.players[0].poison == 3
    for left in (2, 1, 0):
        begin(s, 0)
        assert s.players[0].poison == left


@rule("CR-EFF-03", "CR-Q-24")
def test_a_poisoned_enemy_ticks_only_in_its_poisoners_turns_before_step_2() -> None:
    s = siege("goblin")
    goblin = foe_at(s, 0, 6)
    goblin.poison, goblin.poisoner = 3, 0
    begin(s, 1)
    do(s, "attack 0,6 goblin", [1])
    assert (goblin.health, goblin.poison) == (7, 3)
    do(s, "attack 0,6 goblin", [1])
    assert (goblin.health, goblin.poison) == (5, 2)
    order = [event.kind for event in s.log or [] if event.kind in ("foe-harmed", "foe-attacks")]
    assert order == ["foe-harmed", "foe-harmed", "foe-harmed", "foe-attacks"]


@rule("CR-Q-24")
def test_it_ticks_for_a_poisoner_whom_it_does_not_attack() -> None:
    s = siege("goblin")
    goblin = foe_at(s, 0, 6)
    goblin.poison, goblin.poisoner = 3, 1
    begin(s, 1)
    do(s, "attack 0,6 goblin", [1])
    assert (goblin.health, goblin.poison, health(s, 1)) == (6, 2, 10)


@rule("CR-Q-24")
@pytest.mark.parametrize(("before", "left"), [(True, (7, 2)), (False, (8, 3))])
def test_it_ticks_in_the_very_turn_if_poisoned_before_step_2(before: bool, left: tuple[int, int]) -> None:
    s = arena("goblin")
    brew(s, red="poison")
    hand(s, 0, "potion_red")
    begin(s, 0)
    if before:
        do(s, "throw potion_red 0,6")
        do(s, "flee", [1])
    else:
        do(s, "ready")
        do(s, "flee", [1])
        do(s, "continue")
        do(s, "throw potion_red 0,6")
    assert (foe_at(s, 0, 6).health, foe_at(s, 0, 6).poison) == left


@rule("CR-Q-24")
def test_the_counter_waits_through_a_recovery() -> None:
    s = arena("goblin")
    goblin = foe_at(s, 0, 6)
    goblin.health, goblin.poison, goblin.poisoner = 3, 2, 0
    begin(s, 0)
    do(s, "flee", [6])
    do(s, "move 0,4")
    assert (goblin.health, goblin.poison) == (8, 2)
    rest(s)
    do(s, "move 0,5")
    do(s, "attack 0,6 goblin", [1])
    goblin = foe_at(s, 0, 6)
    assert (goblin.health, goblin.poison) == (6, 1)


@rule("CR-Q-24", "CR-EFF-02")
@pytest.mark.parametrize(("left", "poisoner", "turns"), [(2, 1, 3), (3, 1, 3), (4, 0, 4)])
def test_the_poison_that_prevails_names_the_poisoner(left: int, poisoner: int, turns: int) -> None:
    s = siege("golem")
    golem = foe_at(s, 0, 6)
    golem.poison, golem.poisoner = left, 0
    brew(s, red="poison")
    hand(s, 1, "potion_red")
    begin(s, 1)
    do(s, "throw potion_red 0,6")
    assert (golem.poison, golem.poisoner) == (turns, poisoner)


@rule("CR-Q-24")
def test_an_enemy_killed_by_a_tick_is_slain_by_the_poisoner() -> None:
    s = siege("goblin")
    goblin = foe_at(s, 0, 6)
    goblin.health, goblin.poison, goblin.poisoner = 1, 3, 1
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "flee", [1])
    assert health(s, 0) == 8
    do(s, "attack 0,6 goblin", [1])
    assert held(s, 1) == ["goblin"]


@rule("CR-EFF-04")
def test_poison_is_not_a_curse() -> None:
    s = arena()
    s.players[0].poison = 3
    hand(s, 0, "scroll_remove_curse", "artifact_attack_cursed")
    begin(s, 0)
    do(s, "read scroll_remove_curse")
    assert (held(s, 0), s.players[0].poison) == ([], 2)


@rule("CR-EFF-05")
def test_paralysed_in_his_own_turn_he_loses_the_rest_and_the_next() -> None:
    s = arena()
    brew(s, red="paralysis")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "drink potion_red")
    assert (asked(s), s.players[0].lost) == (1, 1)
    rest(s)
    assert (asked(s), s.players[0].lost) == (1, 0)  # the lost turn went by
    assert len(told(s, "loses-turn")) == 1
    rest(s)
    assert asked(s) == 0


@rule("CR-EFF-05")
def test_paralysed_in_anothers_turn_he_loses_his_next() -> None:
    s = neighbours("rogue", "cleric")
    brew(s, red="paralysis")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    assert (asked(s), s.players[1].lost) == (0, 1)
    do(s, "stay")
    do(s, "done")
    assert (asked(s), s.players[1].lost) == (0, 0)


@rule("CR-EFF-06")
def test_a_paralysed_player_can_be_robbed_poisoned_and_tripped() -> None:
    s = neighbours("rogue", "cleric", rolled_interactions_per_turn=2)
    s.players[1].lost = 1
    brew(s, red="poison")
    hand(s, 0, "potion_red")
    hand(s, 1, "gold_5")
    begin(s, 0)
    do(s, "stay")
    assert {"trade", "trip", "steal", "throw"} <= verbs(s)
    do(s, "throw potion_red 0,6")
    do(s, "steal p2", [6, 0])
    do(s, "trip p2", [4])
    assert (s.players[1].poison, held(s, 0), s.players[1].lost) == (3, ["gold_5"], 1)


@rule("CR-EFF-06", "CR-Q-20")
@pytest.mark.parametrize(("acts", "left"), [(True, 8), (False, 10)])
def test_a_paralysed_player_stays_in_combat_and_enemies_act_on_his_lost_turn(acts: bool, left: int) -> None:
    s = arena("goblin", enemy_acts_on_lost_turn=acts)
    s.players[0].lost = 1
    begin(s, 0)
    assert foe_at(s, 0, 6).fighters == [0]
    assert (health(s, 0), asked(s), s.players[0].lost) == (left, 1, 0)
    assert "attack" not in kinds(s)
    rest(s)
    assert prompt(s) == "combat"


@rule("CR-Q-20")
def test_on_a_lost_turn_step_1_is_skipped_and_steps_2_and_3_are_not() -> None:
    s = arena("sewer_rat")
    p = s.players[0]
    p.lost, p.poison = 1, 1
    hand(s, 0, "potion_red")
    begin(s, 0, [5])  # the rat's ability; no windows
    assert (health(s, 0), p.poison, asked(s)) == (8, 2, 1)


@rule("CR-Q-20")
def test_an_enemy_busy_with_another_does_not_act_on_his_lost_turn() -> None:
    s = siege("goblin")
    s.players[1].lost = 1
    begin(s, 1)
    assert (health(s, 1), asked(s)) == (10, 0)


@rule("CR-Q-21")
def test_one_who_drinks_paralysis_in_combat_is_still_attacked() -> None:
    s = arena("sewer_rat")
    brew(s, red="paralysis")
    hand(s, 0, "potion_red", "potion_red")
    begin(s, 0)
    do(s, "drink potion_red", [4])  # step 1 and the windows are over, the rat's steps are not
    assert (health(s, 0), s.players[0].poison, s.players[0].lost, asked(s)) == (9, 2, 1, 1)


@rule("CR-Q-21")
def test_after_step_3_nothing_is_outstanding() -> None:
    s = arena("goblin")
    brew(s, red="paralysis")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 goblin", [1])
    do(s, "continue")
    do(s, "continue")
    do(s, "drink potion_red")
    assert (health(s, 0), asked(s)) == (8, 1)


@rule("CR-Q-22")
def test_lost_turns_do_not_add_up() -> None:
    s = neighbours("rogue", "cleric")
    s.players[1].lost = 1
    brew(s, red="paralysis")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    assert s.players[1].lost == 1


@rule("CR-Q-22")
def test_after_a_lost_turn_he_always_plays_even_if_paralysed_in_it() -> None:
    s = arena("basilisk_yellow")
    s.players[0].lost = 1
    begin(s, 0, [4])  # paralysed again in the turn that is already lost
    assert (health(s, 0), s.players[0].lost, asked(s)) == (5, 0, 1)
    rest(s)
    assert (asked(s), prompt(s)) == (0, "combat")


@rule("CR-Q-23")
def test_the_fountain_comes_before_the_poison() -> None:
    s = arena()
    tile(s, 0, 9, "fountain")
    tile(s, 0, 8, "straight", "NS")
    stand(s, 0, 0, 9)
    s.players[0].health = s.players[0].poison = 1
    begin(s, 0, [2])
    assert health(s, 0) == 2


@rule("CR-Q-23")
def test_a_lost_turn_still_has_cooldown_fountain_poison_arrival_and_joining() -> None:
    s = arena(characters=("mage", "cleric"))
    tile(s, 0, 9, "fountain")
    foe(s, 0, 10, "goblin")
    stand(s, 0, 0, 9)
    p = s.players[0]
    p.health, p.poison, p.cooldown, p.lost = 4, 2, 3, 1
    begin(s, 0, [1])
    assert (p.cooldown, p.poison, p.lost) == (2, 1, 0)
    assert health(s, 0) == 4 + 2 - 1 - 2
    assert foe_at(s, 0, 10).fighters == [0]


@rule("CR-Q-23")
def test_a_paralysis_trap_on_delayed_arrival_costs_the_next_turn() -> None:
    s = arena()
    tile(s, 0, 9, "trap_paralysis")
    stand(s, 0, 0, 9)
    s.players[0].arriving = True
    begin(s, 0)
    assert (asked(s), s.players[0].lost) == (1, 1)
    rest(s)
    assert (asked(s), s.players[0].lost) == (1, 0)


@rule("CR-Q-23", "CR-Q-21")
def test_paralysed_on_arrival_beside_an_enemy_he_is_drawn_in_and_attacked() -> None:
    s = arena()
    tile(s, 0, 9, "trap_paralysis")
    foe(s, 0, 10, "goblin")
    stand(s, 0, 0, 9)
    s.players[0].arriving = True
    begin(s, 0)
    assert (health(s, 0), s.players[0].lost, asked(s)) == (8, 1, 1)


@rule("CR-EFF-08")
def test_a_paralysed_enemy_can_be_attacked_as_usual() -> None:
    s = arena("imp")
    foe_at(s, 0, 6).paralysed = 2
    wear(s, 0, "sword")
    begin(s, 0)
    do(s, "attack 0,6 imp", [4])  # no dodge
    assert (foe_at(s, 0, 6).health, health(s, 0)) == (3, 10)
