"""Fleeing: the roll, the way out, what is met on it, and where the turn goes on."""

import pytest

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
    options,
    prompt,
    refusals,
    reopen,
    rest,
    run,
    siege,
    stack_top,
    stand,
    tile,
    verbs,
    wear,
)


@rule("CR-FLEE-01")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_on_1_2_or_3_the_flight_fails_and_the_enemy_acts(face: int) -> None:
    s = arena("goblin")
    begin(s, 0)
    do(s, "flee", [face])
    assert (foe_at(s, 0, 6).health, health(s, 0)) == (8, 8)
    assert foe_at(s, 0, 6).fighters == [0]
    assert (at(s, 0), asked(s)) == ((0, 5), 1)


@rule("CR-FLEE-02")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_on_4_5_or_6_he_moves_to_a_connected_tile_and_is_out_of_combat(face: int) -> None:
    s = arena("goblin")
    tile(s, 1, 5, "straight", "NS")  # beside him, but behind a wall
    begin(s, 0)
    do(s, "flee", [face])
    assert options(s) == ["move 0,4"]
    do(s, "move 0,4")
    assert at(s, 0) == (0, 4)
    assert foe_at(s, 0, 6).fighters == []
    assert health(s, 0) == 10


@rule("CR-FLEE-03", "CR-Q-18")
def test_the_enemy_recovers_and_only_step_4_follows() -> None:
    s = arena("goblin")
    foe_at(s, 0, 6).health = 3
    tile(s, -1, 5, "straight", "EW")
    reopen(s, 0, 5, "NSW")
    tile(s, -2, 5, "dead_end", "E")
    begin(s, 0)
    do(s, "flee", [4])
    do(s, "move -1,5")
    assert foe_at(s, 0, 6).health == 8
    assert asked(s) == 1  # no further move, though the way on is free
    assert at(s, 0) == (-1, 5)


@rule("CR-FLEE-03", "CR-Q-92")
def test_step_4_is_done_on_the_tile_he_flees_to_and_nothing_is_laid_before() -> None:
    s = arena("goblin")
    tile(s, -1, 5, "straight", "EW")
    reopen(s, 0, 5, "NESW")  # nothing lies to the east
    s.players[0].unplaced = True  # he came in step 3, and the fight has gone on since
    cards = len(s.explore)
    begin(s, 0)
    assert len(s.explore) == cards
    do(s, "flee", [5])
    assert options(s) == ["move 0,4", "move -1,5"]  # nothing to flip in the east
    do(s, "move -1,5")
    assert is_down(s, -2, 5)
    assert len(s.explore) == cards - 1


@rule("CR-FLEE-04")
def test_he_may_flip_adjacent_cards_to_look_for_a_way_out() -> None:
    s = arena("goblin")
    stand(s, 1, 0, 4)  # no free tile
    down(s, 1, 5, "straight")
    down(s, -1, 5, "cross")
    reopen(s, 0, 5, "NES")
    begin(s, 0)
    do(s, "flee", [5])
    assert options(s) == ["flip 1,5"]  # the card to the west is behind a wall
    do(s, "flip 1,5")
    assert options(s) == ["move 1,5"]
    do(s, "move 1,5")
    assert at(s, 0) == (1, 5)


@rule("CR-FLEE-05", "CR-Q-16")
def test_an_enemy_flipped_on_the_way_is_fought_beside_the_first_which_keeps_its_damage() -> None:
    s = arena("goblin")
    foe_at(s, 0, 6).health = 3
    down(s, 1, 5, "kobold")
    reopen(s, 0, 5, "NES")
    begin(s, 0)
    do(s, "flee", [6])
    do(s, "flip 1,5")
    assert prompt(s) == "combat"  # step 1, in the same turn
    assert options(s) == ["attack 1,5 kobold", "attack 0,6 goblin", "flee"]
    assert foe_at(s, 0, 6).health == 3
    do(s, "attack 1,5 kobold", [1])
    assert health(s, 0) == 10 - 2 - 4


@rule("CR-FLEE-05", "CR-Q-16")
def test_fleeing_beside_another_enemy_means_fighting_that_one_in_the_same_turn() -> None:
    s = arena("goblin")
    foe_at(s, 0, 6).health = 3
    tile(s, -1, 5, "cross", "EN")
    reopen(s, 0, 5, "NSW")
    foe(s, -1, 6, "kobold")
    begin(s, 0)
    do(s, "flee", [4])
    do(s, "move -1,5")
    assert options(s)[0] == "attack -1,6 kobold"
    assert (foe_at(s, 0, 6).fighters, foe_at(s, 0, 6).health) == ([], 8)
    do(s, "attack -1,6 kobold", [2])
    assert health(s, 0) == 6  # only the kobold


@rule("CR-Q-16")
def test_a_paralysis_trap_flipped_in_flight_ends_the_turn_in_combat_without_enemy_steps() -> None:
    s = arena("goblin")
    down(s, 1, 5, "trap_paralysis")
    reopen(s, 0, 5, "NES")
    begin(s, 0)
    do(s, "flee", [4])
    do(s, "flip 1,5")
    assert asked(s) == 1
    assert foe_at(s, 0, 6).fighters == [0]
    assert (health(s, 0), s.players[0].lost) == (10, 1)
    rest(s)  # the lost turn: now the goblin acts
    assert (health(s, 0), s.players[0].lost, asked(s)) == (8, 0, 1)


@rule("CR-FLEE-06")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_with_the_cape_every_number_flees(face: int) -> None:
    s = arena("goblin")
    wear(s, 0, "shadow_cape")
    begin(s, 0)
    do(s, "flee", [face])
    assert prompt(s) == "flight"


@rule("CR-FLEE-07")
@pytest.mark.parametrize(("face", "fled"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)])
def test_a_warrior_with_the_cape_flees_on_its_numbers_only(face: int, fled: bool) -> None:
    s = arena("goblin", characters=("warrior", "cleric"))
    wear(s, 0, "shadow_cape")
    begin(s, 0)
    do(s, "flee", [face])
    assert (asked(s) == 0) == fled
    assert health(s, 0) == (12 if fled else 10)


@rule("CR-FLEE-08")
def test_nobody_rolls_to_flee_from_a_paralysed_enemy() -> None:
    s = arena("kobold")
    brew(s, pink="paralysis")
    hand(s, 0, "potion_pink")
    begin(s, 0)
    do(s, "throw potion_pink 0,6")
    do(s, "flee")
    do(s, "move 0,4")
    assert (at(s, 0), health(s, 0)) == ((0, 4), 10)


@rule("CR-FLEE-09", "CR-Q-18")
def test_the_step_of_a_flight_comes_on_top_of_the_turns_move() -> None:
    s = arena()
    reopen(s, 0, 5, "NS")
    foe(s, 0, 6, "goblin")
    stand(s, 0, 0, 4)
    begin(s, 0)
    do(s, "move 0,5")
    assert prompt(s) == "combat"
    do(s, "flee", [4])
    do(s, "move 0,4")
    assert at(s, 0) == (0, 4)
    assert asked(s) == 1


@rule("CR-FLEE-10", "CR-Q-74")
def test_a_trap_flipped_in_flight_strikes_and_strikes_again_who_flees_onto_it() -> None:
    s = arena("goblin")
    down(s, 1, 5, "trap_spike")
    reopen(s, 0, 5, "NES")
    begin(s, 0)
    do(s, "flee", [5])
    do(s, "flip 1,5")
    assert health(s, 0) == 8
    assert options(s) == ["move 1,5", "move 0,4"]
    do(s, "move 1,5")
    assert health(s, 0) == 6
    assert foe_at(s, 0, 6).fighters == []


@rule("CR-FLEE-10")
def test_an_artifact_flipped_in_flight_is_taken_and_a_potion_just_lies_open() -> None:
    s = arena("goblin")
    stack_top(s, "dead_end")
    down(s, 1, 5, "artifact_health")
    down(s, -1, 5, "potion_red")
    reopen(s, 0, 5, "NESW")
    begin(s, 0)
    do(s, "flee", [5])
    do(s, "flip 1,5")
    assert held(s, 0) == ["artifact_health"]
    assert (health(s, 0), card_on(s, 1, 5)) == (14, "dead_end")
    do(s, "flip -1,5")
    assert card_on(s, -1, 5) == "potion_red"
    assert held(s, 0) == ["artifact_health"]
    assert options(s) == ["move 1,5", "move 0,4", "move -1,5"]


@rule("CR-Q-74")
@pytest.mark.parametrize(("card", "asks"), [("shop", "shop"), ("potion_red", "")])
def test_every_arrival_in_flight_has_its_full_effects(card: str, asks: str) -> None:
    s = arena("goblin")
    tile(s, -1, 5, card)
    reopen(s, 0, 5, "NSW")
    stack_top(s, "cross")
    begin(s, 0)
    do(s, "flee", [5])
    do(s, "move -1,5")
    if asks:
        assert prompt(s) == asks
    else:
        assert held(s, 0) == [card]
        assert card_on(s, -1, 5) == "cross"


@rule("CR-Q-15")
def test_without_any_way_out_fleeing_is_not_offered() -> None:
    s = arena("goblin")
    stand(s, 1, 0, 4)
    begin(s, 0)
    assert verbs(s) == {"attack"}
    assert refusals(s)["flee"].rule == "CR-Q-15"


@rule("CR-Q-15")
def test_if_there_is_no_way_out_after_all_he_stays_in_combat_and_enemies_do_not_act() -> None:
    s = arena("goblin")
    stand(s, 1, 0, 4)
    down(s, 1, 5, "straight")
    reopen(s, 0, 5, "NES")
    begin(s, 0)
    do(s, "flee", [6])
    reopen(s, 0, 5, "NS")  # as if the card turned up had shown him a wall: only cards of a story can
    run(s)
    assert (foe_at(s, 0, 6).fighters, health(s, 0)) == ([0], 10)
    assert asked(s) == 1


# -- the Warrior


@rule("CR-CHAR-04")
def test_a_warrior_cannot_flee_from_a_chasing_enemy() -> None:
    s = arena("goblin", characters=("warrior", "cleric"))
    begin(s, 0)
    assert verbs(s) == {"attack"}
    assert refusals(s)["flee"].rule == "CR-CHAR-04"


@rule("CR-CHAR-04")
@pytest.mark.parametrize(("card", "dice"), [("troll", []), ("basilisk_green", [4])])
def test_a_warrior_may_flee_from_bosses_and_from_what_does_not_chase(card: str, dice: list[int]) -> None:
    s = arena(card, characters=("warrior", "cleric"))
    begin(s, 0)
    do(s, "flee", dice)
    assert prompt(s) == "flight"


@rule("CR-CHAR-04")
def test_a_warrior_fails_to_flee_from_a_boss_on_3() -> None:
    s = arena("basilisk_green", characters=("warrior", "cleric"))
    begin(s, 0)
    do(s, "flee", [3, 1])
    assert (asked(s), health(s, 0)) == (1, 7)


@rule("CR-Q-30")
def test_a_warrior_leaves_paralysed_and_surrounded_enemies() -> None:
    s = arena("goblin", characters=("warrior", "cleric"))
    foe_at(s, 0, 6).paralysed = 2
    begin(s, 0)
    do(s, "flee")
    assert prompt(s) == "flight"
    s = siege("goblin", ("rogue", "warrior"))
    begin(s, 1)
    do(s, "flee")
    assert prompt(s) == "flight"


@rule("CR-Q-30")
@pytest.mark.parametrize(
    ("enemies", "offered"),
    [(("troll", "goblin"), False), (("troll", "basilisk_green"), True), (("basilisk_green", "goblin"), False)],
)
def test_against_several_enemies_each_must_allow_a_warrior_to_flee(enemies: tuple[str, ...], offered: bool) -> None:
    s = arena(*enemies, characters=("warrior", "cleric"))
    begin(s, 0)
    assert ("flee" in verbs(s)) == offered


@rule("CR-Q-30")
@pytest.mark.parametrize("face", [1, 3, 4, 6])
def test_a_warriors_cape_against_a_boss_adds_its_numbers(face: int) -> None:
    s = arena("basilisk_green", characters=("warrior", "cleric"))
    wear(s, 0, "shadow_cape")
    begin(s, 0)
    do(s, "flee", [face])
    assert prompt(s) == "flight"


@rule("CR-Q-16")
def test_nobody_flees_twice_in_one_turn() -> None:
    """Two trolls that do not chase: without a limit one could run to and fro between them for ever."""
    s = dungeon(1, ["cleric"])
    tile(s, 0, 0)
    tile(s, 1, 0)
    foe(s, -1, 0, "troll", fighters=(0,))
    foe(s, 2, 0, "troll")
    stand(s, 0, 0, 0)
    begin(s, 0)
    do(s, "flee")
    do(s, "move 1,0")
    assert at(s, 0) == (1, 0)
    assert "attack 2,0 troll" in options(s)
    assert "flee" not in options(s)
    assert refusals(s)["flee"].rule == "CR-Q-16"
