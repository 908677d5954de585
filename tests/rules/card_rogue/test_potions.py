"""Potions: finding, drinking, throwing and identifying them, and what each of the six does."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import EFFECTS
from support import rule

from .dungeon import (
    GAME,
    arena,
    asked,
    at,
    begin,
    brew,
    card_on,
    discarded,
    do,
    foe_at,
    hand,
    health,
    held,
    meeting,
    options,
    prompt,
    reopen,
    rest,
    sheet,
    side_by_side,
    stack_top,
    stand,
    tile,
    told,
    verbs,
)


def brewed(s: CardRogue, watcher: int) -> dict[str, str]:
    """What a watcher knows of the colours."""
    known: dict[str, str] = GAME.view(s, watcher)["potions"]
    return known


# -- finding and using


@rule("CR-POT-01")
def test_a_potion_goes_to_the_first_who_moves_onto_it_and_a_tile_replaces_it() -> None:
    s = side_by_side()
    tile(s, -1, 5, "potion_pink")
    reopen(s, 0, 5, "EW")
    stack_top(s, "straight")
    begin(s, 0)
    do(s, "move -1,5")
    assert held(s, 0) == ["potion_pink"]
    assert card_on(s, -1, 5) == "straight"
    stand(s, 0, 40, 5)
    stand(s, 1, 0, 5)
    begin(s, 1)
    do(s, "move -1,5")
    assert held(s, 1) == []


@rule("CR-POT-03")
def test_several_potions_may_be_used_in_a_turn_and_each_is_discarded() -> None:
    s = side_by_side()
    brew(s, red="strength", blue="weakness")
    hand(s, 0, "potion_red", "potion_red", "potion_blue")
    meeting(s)
    do(s, "drink potion_red")
    do(s, "drink potion_red")
    do(s, "throw potion_blue 1,5")
    assert (sheet(s, 0)[2], sheet(s, 1)[2]) == (2, -1)
    assert (held(s, 0), discarded(s)) == ([], ["potion_blue", "potion_red", "potion_red"])


@rule("CR-POT-03")
def test_potions_may_be_used_at_every_point_of_a_combat_turn() -> None:
    s = arena("goblin")
    brew(s, red="strength")
    hand(s, 0, *["potion_red"] * 4)
    begin(s, 0)
    do(s, "drink potion_red")
    do(s, "ready")
    do(s, "attack 0,6 goblin", dice=[1])
    assert foe_at(s, 0, 6).health == 6
    for moment in ("before-abilities", "before-attacks", "after-attacks"):
        assert prompt(s) == moment
        do(s, "drink potion_red")
        if prompt(s) == moment:
            do(s, "continue")
    assert sheet(s, 0)[2] == 4
    assert asked(s) == 1


@rule("CR-POT-03")
def test_a_potion_just_found_may_be_drunk_before_the_turn_ends() -> None:
    s = side_by_side()
    brew(s, pink="healing")
    tile(s, -1, 5, "potion_pink")
    reopen(s, 0, 5, "EW")
    stack_top(s, "straight")
    s.players[0].health = 1
    s.players[0].poison = 2
    s.players[0].health += 1
    begin(s, 0)
    do(s, "move -1,5")
    assert (asked(s), prompt(s)) == (0, "last-chance")
    do(s, "drink potion_pink")
    assert health(s, 0) == 10  # or poison would have killed him


@rule("CR-POT-04")
def test_a_thrown_potion_acts_at_once_and_only_on_its_target() -> None:
    s = side_by_side()
    brew(s, red="poison")
    hand(s, 0, "potion_red")
    meeting(s)
    do(s, "throw potion_red 1,5")
    assert (s.players[0].poison, s.players[1].poison) == (0, 3)


# -- what a colour does


@rule("CR-POT-05")
@pytest.mark.parametrize(
    ("face", "effect"),
    [(1, "healing"), (2, "poison"), (3, "strength"), (4, "weakness"), (5, "teleportation"), (6, "paralysis")],
)
def test_the_die_decides_what_an_unknown_colour_does(face: int, effect: str) -> None:
    s = side_by_side()
    hand(s, 0, "potion_blue")
    meeting(s)
    do(s, "drink potion_blue", dice=[face])
    assert EFFECTS[s.potions[NUMBERS["potion_blue"] - NUMBERS["potion_red"]]] == effect
    if effect == "weakness":
        assert sheet(s, 0)[2] == -1
    if effect == "teleportation":
        assert prompt(s) == "teleport"


@rule("CR-POT-06")
def test_a_known_colour_has_the_same_effect_for_everybody_without_a_roll() -> None:
    s = side_by_side()
    hand(s, 0, "potion_blue")
    hand(s, 1, "potion_blue")
    meeting(s)
    do(s, "drink potion_blue", dice=[4])
    do(s, "done")
    assert asked(s) == 1
    do(s, "drink potion_blue")
    assert (sheet(s, 0)[2], sheet(s, 1)[2]) == (-1, -1)
    for watcher in (0, 1, 15):
        assert brewed(s, watcher)["potion_blue"] == "weakness"
        assert brewed(s, watcher)["potion_red"] == "unknown"


@rule("CR-POT-07")
def test_a_number_that_another_colour_has_is_rolled_again() -> None:
    s = side_by_side()
    brew(s, red="strength")
    hand(s, 0, "potion_green")
    s.players[0].health = 3
    meeting(s)
    do(s, "drink potion_green", dice=[3, 3, 1])
    assert brewed(s, 0)["potion_green"] == "healing"
    assert health(s, 0) == 10


@rule("CR-POT-07")
def test_dice_that_never_show_a_free_number_give_the_lowest() -> None:
    s = side_by_side()
    brew(s, red="strength", blue="healing")
    hand(s, 0, "potion_green")
    meeting(s)
    s.rng.loop = [3, 1]  # as a story level may have it
    do(s, "drink potion_green")
    assert brewed(s, 0)["potion_green"] == "poison"


@rule("CR-POT-08")
def test_healing_restores_a_player_who_drinks_it_or_is_hit_by_it() -> None:
    s = side_by_side()
    brew(s, red="healing")
    hand(s, 0, "potion_red", "potion_red")
    s.players[0].health = s.players[1].health = 3
    meeting(s)
    do(s, "drink potion_red")
    do(s, "throw potion_red 1,5")
    assert (health(s, 0), health(s, 1)) == (10, 12)


@rule("CR-POT-08")
def test_healing_restores_an_enemy() -> None:
    s = arena("goblin")
    brew(s, red="healing")
    hand(s, 0, "potion_red")
    foe_at(s, 0, 6).health = 2
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    assert foe_at(s, 0, 6).health == 8


@rule("CR-POT-09")
@pytest.mark.parametrize("now", [10, 7])
def test_healing_does_nothing_at_or_above_the_maximum(now: int) -> None:
    s = side_by_side()
    brew(s, red="healing")
    hand(s, 0, "potion_red", "artifact_health_cursed")
    s.players[0].health = now
    meeting(s)
    do(s, "drink potion_red")
    assert sheet(s, 0) == (now, 7, 0)


@rule("CR-POT-10")
def test_poison_costs_a_player_one_health_at_three_turn_starts() -> None:
    s = arena("goblin")
    s.foes.clear()
    reopen(s, 0, 5, "S")
    brew(s, red="poison")
    hand(s, 0, "potion_red")
    s.players[0].health = 9
    begin(s, 0)
    do(s, "drink potion_red")
    assert health(s, 0) == 9
    seen = []
    do(s, "stay")
    for _ in range(4):
        rest(s)
        seen.append(health(s, 0))
        do(s, "stay")
    assert seen == [8, 7, 6, 6]


@rule("CR-POT-10")
def test_a_poisoned_enemy_loses_one_before_it_acts_for_three_turns() -> None:
    s = arena("troll")
    brew(s, red="poison")
    hand(s, 0, "potion_red")
    s.players[0].health = 10
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    do(s, "attack 0,6 troll", dice=[1])
    assert foe_at(s, 0, 6).health == 10 - 1 - 1
    rest(s)
    s.players[0].health = 10
    do(s, "attack 0,6 troll", dice=[1])
    rest(s)
    s.players[0].health = 10
    do(s, "attack 0,6 troll", dice=[1])
    assert foe_at(s, 0, 6).health == 10 - 6
    rest(s)
    s.players[0].health = 10
    do(s, "attack 0,6 troll", dice=[1])
    assert foe_at(s, 0, 6).health == 10 - 7


@rule("CR-POT-11")
@pytest.mark.parametrize(("effect", "change"), [("strength", 1), ("weakness", -1)])
def test_strength_adds_and_weakness_takes_one_for_good(effect: str, change: int) -> None:
    s = side_by_side()
    brew(s, red=effect)
    hand(s, 0, "potion_red", "potion_red")
    meeting(s)
    do(s, "drink potion_red")
    do(s, "throw potion_red 1,5")
    assert (sheet(s, 0)[2], sheet(s, 1)[2]) == (change, change)
    do(s, "done")
    begin(s, 0)
    assert sheet(s, 0)[2] == change


@rule("CR-POT-11", "CR-POT-12")
@pytest.mark.parametrize(("effect", "harm"), [("strength", 3), ("weakness", 1)])
def test_thrown_on_a_goblin_they_change_its_attack(effect: str, harm: int) -> None:
    s = arena("goblin")
    brew(s, red=effect)
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    do(s, "attack 0,6 goblin", dice=[1])
    assert health(s, 0) == 10 - harm
    rest(s)
    do(s, "attack 0,6 goblin", dice=[1])
    assert health(s, 0) == 10 - 2 * harm


@rule("CR-POT-12")
def test_weakness_makes_a_cave_bat_harmless_and_no_scroll_against_curses_lifts_it() -> None:
    s = arena("cave_bat")
    brew(s, red="weakness")
    hand(s, 0, "potion_red", "potion_red", "potion_red", "scroll_remove_curse", "artifact_attack_cursed")
    begin(s, 0)
    do(s, "throw potion_red 0,6")
    do(s, "throw potion_red 0,6")
    do(s, "drink potion_red")
    do(s, "read scroll_remove_curse")
    assert sheet(s, 0)[2] == -1
    do(s, "attack 0,6 cave_bat", dice=[1])
    assert (health(s, 0), foe_at(s, 0, 6).health) == (10, 4)


@rule("CR-POT-17")
def test_paralysis_drunk_ends_the_turn_and_costs_the_next() -> None:
    s = side_by_side()
    brew(s, red="paralysis")
    hand(s, 0, "potion_red")
    meeting(s)
    do(s, "drink potion_red")
    assert asked(s) == 1
    do(s, "stay")
    do(s, "done")
    assert told(s, "loses-turn")[0].seat == 0
    assert asked(s) == 1


@rule("CR-POT-17")
def test_paralysis_thrown_costs_a_player_his_next_turn() -> None:
    s = side_by_side()
    brew(s, red="paralysis")
    hand(s, 0, "potion_red")
    meeting(s)
    do(s, "throw potion_red 1,5")
    assert asked(s) == 0  # the thrower's turn goes on
    do(s, "done")
    assert told(s, "loses-turn")[0].seat == 1
    assert asked(s) == 0


@rule("CR-POT-17")
@pytest.mark.parametrize("when", ["before", "window"])
def test_a_paralysed_enemy_neither_uses_its_ability_nor_attacks_this_turn(when: str) -> None:
    s = arena("vampire_bat")
    brew(s, red="paralysis")
    hand(s, 0, "potion_red")
    begin(s, 0)
    do(s, "throw potion_red 0,6" if when == "before" else "ready")
    do(s, "attack 0,6 vampire_bat", dice=[2])
    if when == "window":
        do(s, "throw potion_red 0,6")
    assert (health(s, 0), foe_at(s, 0, 6).health) == (10, 2)
    rest(s)
    do(s, "attack 0,6 vampire_bat", dice=[1])
    assert (health(s, 0), foe_at(s, 0, 6).health) == (8, 3)  # it acts again: heals 2, attacks for 2


@rule("CR-POT-03")
def test_nothing_is_offered_to_one_without_potions() -> None:
    s = side_by_side()
    meeting(s)
    assert verbs(s) == {"trade", "trip", "done"}
    assert options(s)[-1] == "done"
    assert at(s, 0) == (0, 5)
