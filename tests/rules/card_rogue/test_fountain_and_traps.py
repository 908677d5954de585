"""Tiles: the fountain of healing, and traps."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS, PACK
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import place
from support import rule

from .dungeon import (
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
    is_down,
    options,
    prompt,
    stack_top,
    stand,
    tile,
    told,
    wear,
)


def on_tile(card: str, health: int = 5, character: str = "rogue") -> CardRogue:
    """Seat 0 on this card between two crosses in a closed corridor; seat 1 far away beside a face-down card."""
    s = dungeon(2, [character, "bard"])
    tile(s, -1, 3, "dead_end", "E")
    tile(s, 0, 3, card)
    s.sides[s.slot_at[place(0, 3)]] = 0b1010
    tile(s, 1, 3, "straight", "EW")
    tile(s, 2, 3, "dead_end", "W")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 3)
    stand(s, 1, 40, 5)
    s.players[0].health = health
    return s


@rule("CR-FOUNT-01")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_the_fountain_heals_two_on_anything_but_a_six(face: int) -> None:
    s = on_tile("fountain")
    begin(s, 0, dice=[face])
    assert s.players[0].health == 7


@rule("CR-FOUNT-02")
def test_a_six_drains_the_fountain() -> None:
    s = on_tile("fountain")
    stack_top(s, "cross")
    begin(s, 0, dice=[6])
    assert s.players[0].health == 5
    assert discarded(s) == ["fountain"]
    assert card_on(s, 0, 3) == "cross"
    assert at(s, 0) == (0, 3)


@rule("CR-FOUNT-03")
def test_the_fountain_serves_turn_after_turn_and_anybody() -> None:
    s = on_tile("fountain", health=3)
    begin(s, 0, dice=[2])
    do(s, "stay")
    do(s, "stop", dice=[4])
    assert s.players[0].health == 7
    do(s, "move 1,3")
    stand(s, 1, 0, 3)
    s.players[1].health = 1
    begin(s, 1, dice=[5])
    assert s.players[1].health == 3


@rule("CR-FOUNT-04")
def test_the_fountain_stops_at_the_maximum() -> None:
    s = on_tile("fountain", health=9)
    begin(s, 0, dice=[1])
    assert s.players[0].health == 10


@rule("CR-Q-64")
def test_the_fountain_roll_is_compulsory_and_made_in_combat_too() -> None:
    s = on_tile("fountain")
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    foe(s, 0, 4, "troll", fighters=(0,))
    begin(s, 0, dice=[2])
    assert s.players[0].health == 7
    assert prompt(s) == "combat"


def beside_trap(card: str, health: int = 10, character: str = "rogue") -> CardRogue:
    s = on_tile("cross", health, character)
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    down(s, 0, 4, card)
    return s


@rule("CR-TRAP-01")
def test_a_flipped_trap_works_once_however_long_one_stays_beside_it() -> None:
    s = beside_trap("trap_spike")
    begin(s, 0)
    do(s, "flip 0,4")
    assert s.players[0].health == 8
    for _ in range(2):
        do(s, "stay")
        do(s, "stop")
        assert asked(s) == 0
    assert s.players[0].health == 8


@rule("CR-TRAP-02", "CR-TRAP-03")
def test_a_trap_works_at_each_step_onto_it_and_not_while_one_stays() -> None:
    s = on_tile("trap_spike", health=8)
    stand(s, 0, 1, 3)
    begin(s, 0)
    do(s, "move 0,3")
    assert s.players[0].health == 6
    for _ in range(2):
        do(s, "stop")
        do(s, "stay")
    assert s.players[0].health == 6
    do(s, "stop")
    do(s, "move 1,3")
    do(s, "move 0,3")
    assert s.players[0].health == 4


@rule("CR-TRAP-04", "CR-Q-75")
def test_spikes_cost_two_health_armor_or_not() -> None:
    s = on_tile("trap_spike", health=10)
    stand(s, 0, 1, 3)
    wear(s, 0, "chestplate")
    wear(s, 0, "helm")
    begin(s, 0)
    do(s, "move 0,3")
    assert s.players[0].health == 8


@rule("CR-TRAP-05")
def test_paralysis_ends_the_turn_and_costs_the_next_one() -> None:
    s = beside_trap("trap_paralysis")
    tile(s, 1, 4, "dead_end", "S")
    s.sides[s.slot_at[place(0, 3)]] = 0b1111
    begin(s, 0)
    do(s, "flip 0,4")
    assert asked(s) == 1  # no move
    assert place(0, 2) not in s.slot_at  # no placement
    assert s.players[0].lost == 1
    do(s, "stop")
    assert asked(s) == 1  # seat 0's turn was lost
    assert s.players[0].lost == 0
    assert told(s, "loses-turn")
    do(s, "stop")
    assert asked(s) == 0


@rule("CR-TRAP-07")
def test_a_poison_trap_costs_one_health_as_each_of_two_turns_begins() -> None:
    s = beside_trap("trap_poison")
    begin(s, 0)
    do(s, "flip 0,4")
    seen = [s.players[0].health]
    for _ in range(3):
        do(s, "stay")
        do(s, "stop")
        seen.append(s.players[0].health)
    assert seen == [10, 9, 8, 8]


@rule("CR-TRAP-08")
@pytest.mark.parametrize(("face", "health"), [(1, 10), (2, 10), (3, 10), (4, 8), (5, 8), (6, 8)])
def test_the_lens_may_avoid_a_trap(face: int, health: int) -> None:
    s = beside_trap("trap_spike")
    wear(s, 0, "vision_lens")
    begin(s, 0)
    do(s, "flip 0,4")
    assert options(s) == ["avoid", "endure"]
    do(s, "avoid", dice=[face])
    assert s.players[0].health == health
    assert card_on(s, 0, 4) == "trap_spike"


@rule("CR-TRAP-08")
def test_rolling_to_avoid_is_a_choice_and_others_do_not_have_it() -> None:
    s = beside_trap("trap_spike", character="explorer")
    begin(s, 0)
    do(s, "flip 0,4")
    do(s, "endure")
    assert s.players[0].health == 8
    s = beside_trap("trap_spike")
    begin(s, 0)
    do(s, "flip 0,4")
    assert prompt(s) == "move"


def thrown_onto(card: str, enemy: str = "goblin", health: int | None = None) -> CardRogue:
    """Seat 0 has fought an enemy north of it and threw it onto a trap further along."""
    s = on_tile("cross", 10)
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    foe(s, 0, 4, enemy, health=health, fighters=(0,))
    tile(s, 5, 7, card)
    hand(s, 0, "potion_red")
    brew(s, red="teleportation")
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "throw potion_red 0,4")
    do(s, "teleport 5,7")
    return s


@rule("CR-TRAP-02", "CR-TRAP-04", "CR-Q-45")
def test_an_enemy_thrown_onto_spikes_recovers_and_then_loses_two() -> None:
    s = thrown_onto("trap_spike", health=1)
    assert foe_at(s, 5, 7).health == 6
    assert foe_at(s, 5, 7).fighters == []
    tile(s, 5, 6)
    stand(s, 1, 5, 6)
    begin(s, 1)
    assert prompt(s) == "combat"
    assert foe_at(s, 5, 7).health == 6  # the next fight starts with what is left


@rule("CR-Q-45")
def test_a_kill_by_the_trap_is_the_throwers() -> None:
    PACK[NUMBERS["cave_bat"]].health, full = 2, PACK[NUMBERS["cave_bat"]].health
    try:
        s = thrown_onto("trap_spike", "cave_bat")
    finally:
        PACK[NUMBERS["cave_bat"]].health = full
    assert s.players[0].hand.has(NUMBERS["cave_bat"])
    assert place(5, 7) not in s.foes
    assert card_on(s, 5, 7) == "trap_spike"


@rule("CR-TRAP-06", "CR-Q-45")
def test_an_enemy_on_a_paralysis_trap_loses_its_next_chance_to_act() -> None:
    s = thrown_onto("trap_paralysis")
    tile(s, 5, 6, "dead_end", "N")
    stand(s, 0, 5, 6)
    begin(s, 0)
    do(s, "attack 5,7 goblin", dice=[1])
    assert s.players[0].health == 10
    assert told(s, "foe-frozen")
    begin(s, 0)
    do(s, "attack 5,7 goblin", dice=[1])
    assert s.players[0].health == 8


@rule("CR-TRAP-09", "CR-Q-45")
def test_an_enemy_on_a_poison_trap_is_poisoned_in_the_turns_of_its_thrower() -> None:
    s = thrown_onto("trap_poison")
    assert (foe_at(s, 5, 7).poison, foe_at(s, 5, 7).poisoner) == (2, 0)
    tile(s, 5, 6, "dead_end", "N")
    tile(s, 6, 7, "dead_end", "W")
    stand(s, 0, 5, 6)
    stand(s, 1, 6, 7)
    begin(s, 0)
    seen = []
    for seat in (0, 1, 0, 1, 0):
        assert asked(s) == seat
        do(s, "attack 5,7 goblin", dice=[1])
        seen.append(foe_at(s, 5, 7).health)
    assert seen == [6, 5, 3, 2, 1]


@rule("CR-Q-44", "CR-SLAY-03")
def test_the_space_of_a_thrown_enemy_is_filled_and_its_tile_uncovered_when_it_dies() -> None:
    s = thrown_onto("fountain")
    assert (card_on(s, 0, 4), s.foes.get(place(0, 4))) == ("dead_end", None)
    assert s.sides[s.slot_at[place(0, 4)]] == 0b0100  # towards the thrower
    assert card_on(s, 5, 7) == "fountain"
    tile(s, 5, 6, "dead_end", "N")
    stand(s, 0, 5, 6)
    foe_at(s, 5, 7).health = 1
    stack = len(s.paths)
    begin(s, 0)
    do(s, "attack 5,7 goblin", dice=[6])
    assert card_on(s, 5, 7) == "fountain"
    assert len(s.paths) == stack
    assert not is_down(s, 5, 7)
