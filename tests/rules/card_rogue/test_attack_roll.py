"""What an attack roll comes to: rerolls, misses, minimum, doubling and modifiers, in that order."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.rules.attack import reckon
from greathall.games.card_rogue.rules.queries import attack_modifier
from greathall.games.card_rogue.words import EMPTY
from support import rule

from .dungeon import arena, begin, do, foe_at, hand, told, wear


def damage(weapon: str, modifier: int, *dice: int) -> int:
    """What one attack on a golem does to it, its own die showing 1."""
    s = arena("golem", characters=("cleric", "bard"))
    if weapon:
        wear(s, 0, weapon)
    s.players[0].attack = modifier
    begin(s, 0)
    do(s, "attack 0,6 golem", [*dice, 1])
    assert told(s, "attack")[0].args[1] == 25 - foe_at(s, 0, 6).health
    return 25 - foe_at(s, 0, 6).health


@rule("CR-MOD-01")
def test_the_modifier_is_added_after_doubling() -> None:
    assert damage("maul", 1, 5) == 11


@rule("CR-MOD-02")
def test_doubling_comes_before_the_other_modifiers() -> None:
    assert damage("maul", -1, 4) == 7
    assert damage("maul", 0, 1) == 2


@rule("CR-MOD-03")
@pytest.mark.parametrize(("die", "done"), [(1, 3), (2, 3), (3, 3), (5, 5)])
def test_a_roll_below_the_minimum_counts_as_the_minimum(die: int, done: int) -> None:
    assert damage("battle_axe", 0, die) == done


@rule("CR-MOD-04")
def test_a_bonus_is_added_to_each_attack_also_above_the_minimum() -> None:
    assert damage("", 2, 3) == 5
    assert damage("battle_axe", 2, 2) == 5


@rule("CR-MOD-04")
def test_a_bonus_lasts() -> None:
    s = arena("golem", characters=("cleric", "bard"))
    s.players[0].attack = 2
    for left in (20, 15):
        begin(s, 0)
        do(s, "attack 0,6 golem", [3, 1])
        assert foe_at(s, 0, 6).health == left


@rule("CR-MOD-05")
def test_a_penalty_is_taken_off_but_the_minimum_stands() -> None:
    assert damage("", -2, 4) == 2
    assert damage("battle_axe", -2, 2) == 3
    assert damage("battle_axe", -2, 6) == 4


@rule("CR-MOD-06")
def test_an_attack_of_0_or_less_does_nothing() -> None:
    s = arena("goblin")
    foe_at(s, 0, 6).health = 4
    s.players[0].attack = -2
    begin(s, 0)
    do(s, "attack 0,6 goblin", [1])
    assert foe_at(s, 0, 6).health == 4
    assert told(s, "foe-harmed") == []


@rule("CR-MOD-07")
def test_contradictions_are_read_for_the_player_and_penalties_still_count() -> None:
    assert damage("", -1, 4) == 3
    assert damage("battle_axe", -1, 3) == 3
    assert damage("battle_axe", -1, 5) == 4


@rule("CR-MOD-08")
def test_the_dagger_rerolls_twice_for_every_1_which_adds_nothing() -> None:
    assert damage("dagger", 0, 1, 1, 4, 3, 6) == 13
    assert damage("dagger", 0, 4) == 4


@rule("CR-MOD-08")
def test_dice_that_show_nothing_but_1_come_to_an_end_and_to_nothing() -> None:
    s = arena("goblin", characters=("cleric", "bard"))
    wear(s, 0, "dagger")
    s.rng.loop = [1]  # the dice of a story level can be like that
    begin(s, 0)
    do(s, "attack 0,6 goblin")
    assert foe_at(s, 0, 6).health == 8


@rule("CR-MOD-09")
def test_modifiers_count_once_for_the_sum_of_all_rolls() -> None:
    assert damage("dagger", 2, 1, 2, 5) == 9


@rule("CR-Q-66")
@pytest.mark.parametrize(
    ("weapon", "total", "modifier", "done"),
    [
        ("", 1, -3, 0),  # floor 0
        ("battle_axe", 1, 1, 4),  # minimum, then the bonus
        ("battle_axe", 3, -5, 3),  # never below the minimum
        ("maul", 1, -3, 0),  # doubled, then the penalty, then floor 0
        ("sword", 4, 1, 5),
    ],
)
def test_the_order_of_the_reckoning(weapon: str, total: int, modifier: int, done: int) -> None:
    assert reckon(total, NUMBERS[weapon] if weapon else EMPTY, modifier) == done


@rule("CR-Q-66")
def test_all_modifiers_are_netted_to_one_number() -> None:
    s = arena("golem")
    hand(s, 0, "artifact_attack", "artifact_attack_cursed")
    wear(s, 0, "sword")
    wear(s, 0, "dagger", "secondary")
    s.players[0].attack = -3
    assert attack_modifier(s, 0) == 2 - 2 + 1 + 1 - 3
    begin(s, 0)
    do(s, "attack 0,6 golem", [4, 1])
    assert foe_at(s, 0, 6).health == 22


@rule("CR-Q-67")
def test_rage_is_added_with_the_modifiers() -> None:
    s = arena("golem", characters=("warrior", "bard"))
    wear(s, 0, "maul")
    s.players[0].health = 5
    begin(s, 0)
    do(s, "attack 0,6 golem", [4, 1])
    assert foe_at(s, 0, 6).health == 25 - 9  # 4*2+1
