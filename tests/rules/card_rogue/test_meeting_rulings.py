"""Rulings on thefts, curses, trades, trips and leaps."""

import pytest

from greathall.games.card_rogue.rules.queries import attack_modifier
from support import rule

from .dungeon import (
    asked,
    at,
    begin,
    discarded,
    do,
    dungeon,
    foe,
    foe_at,
    hand,
    health,
    held,
    is_down,
    neighbours,
    options,
    prompt,
    refusals,
    reopen,
    run,
    stack_top,
    stand,
    take,
    tile,
    told,
    verbs,
    wear,
)


@rule("CR-Q-36")
def test_cursed_artifacts_can_be_stolen() -> None:
    s = neighbours("rogue", "bard")
    take(s, 1, "artifact_attack_cursed")
    begin(s, 0)
    do(s, "stay")
    do(s, "steal p2", [6, 0])
    assert (held(s, 0), held(s, 1)) == (["artifact_attack_cursed"], [])
    assert (attack_modifier(s, 0), attack_modifier(s, 1)) == (-2, 0)


@rule("CR-Q-37")
def test_the_scroll_discards_only_cards_marked_cursed() -> None:
    s = neighbours("rogue", "bard")
    hand(s, 0, "scroll_remove_curse", "artifact_attack", "artifact_attack_cursed", "artifact_health_cursed", "key")
    begin(s, 0)
    do(s, "read scroll_remove_curse")
    assert held(s, 0) == ["artifact_attack", "key"]
    assert discarded(s) == ["artifact_attack_cursed", "artifact_health_cursed", "scroll_remove_curse"]


@rule("CR-Q-39")
def test_gifts_are_trades_and_any_number_of_trades_fits_in_a_turn() -> None:
    s = neighbours("rogue", "cleric")
    hand(s, 0, "gold_5", "potion_red")
    hand(s, 1, "goblin")
    begin(s, 0)
    do(s, "stay")
    for give in ("gold_5", "potion_red"):
        do(s, "trade p2")
        do(s, f"give {give}")
        do(s, "propose")
        assert asked(s) == 1
        do(s, "propose")  # nothing in return
        do(s, "accept")
    assert (held(s, 0), held(s, 1)) == ([], ["goblin", "gold_5", "potion_red"])
    do(s, "trade p2")
    do(s, "propose")
    do(s, "give goblin")
    do(s, "propose")
    do(s, "accept")
    assert held(s, 0) == ["goblin"]


@rule("CR-Q-39")
@pytest.mark.parametrize("refuser", [0, 1])
def test_both_must_accept_and_only_hand_cards_are_traded(refuser: int) -> None:
    s = neighbours("rogue", "cleric")
    hand(s, 0, "gold_5")
    hand(s, 1, "goblin")
    wear(s, 0, "sword")
    begin(s, 0)
    do(s, "stay")
    do(s, "trade p2")
    assert "give sword" not in options(s)
    do(s, "give gold_5")
    do(s, "propose")
    if refuser == 0:
        do(s, "give goblin")
        do(s, "propose")
    assert asked(s) == refuser
    do(s, "refuse")
    assert (held(s, 0), held(s, 1)) == (["gold_5"], ["goblin"])


@rule("CR-Q-39")
def test_equipment_may_be_taken_off_before_a_trade() -> None:
    s = neighbours("rogue", "cleric")
    wear(s, 0, "sword")
    begin(s, 0)
    do(s, "stay")
    do(s, "unequip sword primary")
    do(s, "trade p2")
    assert "give sword" in options(s)


@rule("CR-Q-40")
@pytest.mark.parametrize("allowed", [1, 2, 3])
@pytest.mark.parametrize("verb", ["trip", "steal"])
def test_only_so_many_rolled_attempts_are_made_in_a_turn(allowed: int, verb: str) -> None:
    s = neighbours("rogue", "cleric", rolled_interactions_per_turn=allowed)
    hand(s, 1, "gold_1")
    begin(s, 0)
    do(s, "stay")
    for _ in range(allowed):
        assert {"trip", "steal"} <= verbs(s)
        do(s, f"{verb} p2", [1])
    assert verbs(s) == {"trade", "done"}
    assert refusals(s)["trip p2"].rule == "CR-Q-40"
    assert (refusals(s)["trip p2"].need, refusals(s)["trip p2"].have) == (allowed, allowed)


@rule("CR-Q-40")
def test_the_next_turn_allows_a_new_attempt() -> None:
    s = neighbours("rogue", "cleric")
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", [1])
    begin(s, 0)
    do(s, "stay")
    assert "trip" in verbs(s)


@rule("CR-Q-41")
def test_a_leap_has_full_move_effects_and_then_only_step_4_follows() -> None:
    s = neighbours("rogue", "cleric")
    reopen(s, 0, 6, "NES")
    tile(s, 1, 6, "trap_spike")
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", [4])
    assert sorted(options(s)) == ["leap 0,7", "leap 1,6", "stay"]
    do(s, "leap 1,6")
    assert (at(s, 0), health(s, 0)) == ((1, 6), 8)
    assert [is_down(s, 1, 7), is_down(s, 2, 6), is_down(s, 1, 5)] == [True, True, True]
    assert asked(s) == 0  # seat 1 has lost his turn, and this is the next


@rule("CR-Q-41")
def test_a_leap_beside_a_revealed_enemy_means_combat_then_step_4() -> None:
    s = neighbours("rogue", "cleric")
    reopen(s, 0, 7, "NS")
    foe(s, 0, 8, "cave_bat")
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", [6])
    do(s, "leap 0,7")
    assert prompt(s) == "combat"
    do(s, "attack 0,8 cave_bat", [4])
    assert len(told(s, "turn")) == 3  # step 4, seat 1's lost turn, and his own next


@rule("CR-Q-41")
def test_one_who_leaped_does_not_interact_again_this_turn() -> None:
    s = dungeon(3, ("rogue", "cleric", "bard"))
    for y in (4, 5, 6, 7):
        tile(s, 0, y, "straight", "NS")
    tile(s, 0, 3, "dead_end", "N")
    tile(s, 0, 8, "dead_end", "S")
    stand(s, 0, 0, 5)
    stand(s, 1, 0, 6)
    stand(s, 2, 0, 8)
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", [5])
    do(s, "leap 0,7")
    assert asked(s) == 2  # seat 2 is beside him now; but step 3 is over, and seat 1 has lost his turn


@rule("CR-Q-41")
def test_a_fighting_victim_may_be_tripped_and_leaped_over() -> None:
    s = neighbours("rogue", "cleric")
    reopen(s, 0, 6, "NES")
    foe(s, 1, 6, "goblin", fighters=(1,))
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", [4])
    assert options(s) == ["leap 0,7", "stay"]  # not onto the goblin
    do(s, "leap 0,7")
    assert at(s, 0) == (0, 7)


@rule("CR-Q-41")
@pytest.mark.parametrize(
    ("weapon", "dice", "damage"),
    [("", [3], 3), ("sword", [3], 4), ("battle_axe", [1], 3), ("maul", [4], 8), ("maul", [6], 0), ("dagger", [1, 2, 3], 5)],
)
def test_strike_back_uses_all_attack_items_of_the_victim(weapon: str, dice: list[int], damage: int) -> None:
    s = neighbours("rogue", "cleric")
    reopen(s, 0, 6, "NES")
    foe(s, 1, 6, "goblin", fighters=(1,))
    if weapon:
        wear(s, 1, weapon)
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", [3, *dice])
    assert health(s, 0) == 10 - damage
    assert foe_at(s, 1, 6).health == 8


@rule("CR-Q-41")
def test_the_trippers_armor_helps_and_one_killed_so_dies_by_the_normal_rule() -> None:
    s = neighbours("rogue", "cleric")
    reopen(s, 0, 6, "NES")
    tile(s, 9, 0, "starting_tile", "NEW")
    foe(s, 1, 6, "goblin", fighters=(1,))
    wear(s, 0, "helm")
    wear(s, 0, "boots")
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", [1, 5])
    assert health(s, 0) == 7
    s.players[0].health = 1
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", [1, 5])
    assert (asked(s), prompt(s)) == (0, "keep")
    do(s, "keep helm")
    assert at(s, 0) == (9, 0)
    assert held(s, 1) == []  # no loot
    assert asked(s) == 1


@rule("CR-Q-42")
def test_one_in_combat_can_be_robbed_but_not_an_empty_hand() -> None:
    s = neighbours("rogue", "cleric")
    reopen(s, 0, 6, "NES")
    foe(s, 1, 6, "goblin", fighters=(1,))
    wear(s, 1, "sword")
    begin(s, 0)
    do(s, "stay")
    assert "steal p2" not in options(s)  # what he wears is safe
    assert refusals(s)["steal p2"].rule == "CR-Q-42"
    hand(s, 1, "gold_10")
    assert "steal p2" in options(s)
    do(s, "steal p2", [6, 0])  # drawn without another question
    assert held(s, 0) == ["gold_10"]
    assert s.players[1].gear[3] >= 0


@rule("CR-Q-79")
def test_nobody_walks_through_another_token_except_by_a_leap() -> None:
    s = neighbours("rogue", "cleric")
    begin(s, 0)
    assert [text for text in options(s) if text.startswith("move")] == ["move 0,4"]
    assert refusals(s)["move 0,6"].rule == "CR-MOVE-01"
    do(s, "stay")
    do(s, "trip p2", [4])
    do(s, "leap 0,7")
    assert at(s, 0) == (0, 7)


@rule("CR-Q-93")
def test_one_who_is_losing_his_turn_anyway_can_be_tripped_for_the_leap() -> None:
    s = neighbours("rogue", "cleric")
    s.players[1].lost = 1
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", [4])
    assert (prompt(s), s.players[1].lost) == ("leap", 1)
    do(s, "leap 0,7")
    assert (at(s, 0), asked(s)) == ((0, 7), 0)
    run(s)
    assert s.players[1].lost == 0
