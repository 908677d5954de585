"""The Mage's spells and the Bard's traits."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS, colour_of
from greathall.games.card_rogue.rules.queries import max_health
from greathall.games.card_rogue.rules.state import CardRogue
from support import rule

from .dungeon import (
    arena,
    asked,
    at,
    begin,
    discarded,
    do,
    down,
    dungeon,
    foe,
    foe_at,
    hand,
    health,
    held,
    kinds,
    neighbours,
    new,
    options,
    prompt,
    refusals,
    reopen,
    rest,
    siege,
    stack_top,
    stand,
    tile,
    verbs,
    wear,
    why,
)


def mage(*enemies: str) -> CardRogue:
    """A Mage in an arena."""
    return arena(*enemies, characters=("mage", "cleric"))


@rule("CR-CHAR-14")
def test_a_mage_deals_2_damage_without_using_up_her_attack() -> None:
    s = mage("goblin")
    begin(s, 0)
    do(s, "spell-hurt 0,6 goblin")
    assert (foe_at(s, 0, 6).health, s.players[0].cooldown) == (6, 3)
    do(s, "attack 0,6 goblin", [3])
    assert foe_at(s, 0, 6).health == 3


@rule("CR-CHAR-14", "CR-Q-34")
def test_she_casts_again_on_the_fourth_turn() -> None:
    s = mage("golem")
    s.players[0].max_health = s.players[0].health = 60
    begin(s, 0)
    do(s, "spell-hurt 0,6 golem")
    for turn in (1, 2, 3, 4):
        assert ("spell-hurt" in verbs(s)) == (turn == 4)
        if turn < 4:
            for spell in ("spell-hurt 0,6 golem", "spell-step 0,4", "spell-heal potion_red"):
                assert (why(s, spell).rule, why(s, spell).reason, why(s, spell).have) == ("CR-CHAR-14", "cooldown", 4 - turn)
            do(s, "attack 0,6 golem", [1, 1])
            rest(s)
    assert s.players[0].cooldown == 0


@rule("CR-CHAR-14")
def test_she_steps_to_an_adjacent_tile_when_out_of_combat() -> None:
    s = mage()
    tile(s, 1, 5, "straight", "EW")  # behind a wall
    reopen(s, 0, 4, "NS")
    tile(s, 0, 3, "straight", "NS")
    begin(s, 0)
    assert [text for text in options(s) if text.startswith("spell")] == ["spell-step 0,4"]
    do(s, "spell-step 0,4")
    assert at(s, 0) == (0, 4)
    do(s, "move 0,3")  # the turn's own move
    assert at(s, 0) == (0, 3)
    s = mage("goblin")
    begin(s, 0)
    assert "spell-step" not in verbs(s)


@rule("CR-Q-34")
def test_the_damage_spell_knows_no_dodge_and_no_modifiers() -> None:
    s = mage("imp")
    wear(s, 0, "sword")
    s.players[0].attack = -3
    begin(s, 0)
    do(s, "spell-hurt 0,6 imp")  # no dodge roll
    assert foe_at(s, 0, 6).health == 6


@rule("CR-Q-34")
@pytest.mark.parametrize("windows", [0, 1, 2])
def test_a_spell_may_be_cast_after_any_step_of_combat(windows: int) -> None:
    s = mage("goblin")
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 goblin", [1])
    for _ in range(windows):
        do(s, "continue")
    do(s, "spell-hurt 0,6 goblin")
    assert foe_at(s, 0, 6).health == 5
    assert asked(s) == 1
    assert health(s, 0) == 6


@rule("CR-Q-34")
def test_the_damage_spell_slays_and_spares_her_the_attack() -> None:
    s = mage("cave_bat")
    foe_at(s, 0, 6).health = 2
    begin(s, 0)
    do(s, "spell-hurt 0,6 cave_bat")
    assert held(s, 0) == ["cave_bat"]
    assert (health(s, 0), asked(s)) == (8, 1)


@rule("CR-Q-34")
def test_she_may_step_by_spell_after_her_move_with_full_effects() -> None:
    s = mage()
    reopen(s, 0, 4, "NS")
    tile(s, 0, 3, "trap_spike")
    begin(s, 0)
    do(s, "move 0,4")
    assert "spell-step 0,3" in options(s)
    do(s, "spell-step 0,3")
    assert (at(s, 0), health(s, 0)) == ((0, 3), 6)


@rule("CR-Q-34", "CR-CHAR-14")
def test_a_spell_step_beside_an_enemy_starts_combat() -> None:
    s = mage()
    reopen(s, 0, 4, "NE")
    foe(s, 1, 4, "goblin")
    begin(s, 0)
    do(s, "spell-step 0,4")
    assert prompt(s) == "combat"
    assert foe_at(s, 1, 4).fighters == [0]


@rule("CR-Q-34")
def test_a_spell_step_does_not_end_step_3() -> None:
    s = dungeon(3, ("mage", "cleric", "rogue"))
    for x in range(4):
        tile(s, x, 5, "straight", "EW")
    stand(s, 1, 0, 5)
    stand(s, 0, 1, 5)
    stand(s, 2, 3, 5)
    begin(s, 0)
    do(s, "stay")
    assert "trade p2" in options(s)
    do(s, "spell-step 2,5")
    assert [text for text in options(s) if text.startswith("trade")] == ["trade p3"]


@rule("CR-Q-34")
def test_she_casts_only_in_her_own_turn() -> None:
    s = siege("goblin", ("rogue", "mage"))
    begin(s, 0)
    assert asked(s) == 0
    assert "spell-hurt" not in verbs(s)
    do(s, "attack 0,6 goblin", [1])
    assert "spell-hurt" in verbs(s)


@rule("CR-CHAR-15")
def test_she_discards_a_potion_to_gain_2_health() -> None:
    s = mage("goblin")
    s.players[0].health = 4
    hand(s, 0, "potion_blue")
    begin(s, 0)
    do(s, "spell-heal potion_blue")
    assert (health(s, 0), s.players[0].cooldown) == (6, 3)
    assert (held(s, 0), discarded(s)) == ([], ["potion_blue"])
    assert s.potions[colour_of(NUMBERS["potion_blue"])] == 0


@rule("CR-CHAR-16")
def test_a_mage_starts_with_8_health() -> None:
    s = new()
    do(s, "pick mage")
    assert (health(s, s.first), max_health(s, s.first)) == (8, 8)


# -- Bard


@rule("CR-CHAR-17")
def test_a_bard_pays_the_printed_gold_only() -> None:
    s = dungeon(2, ("bard", "cleric"))
    tile(s, 0, 5, "shop")
    tile(s, 40, 5, "dead_end", "E")
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    hand(s, 0, "gold_5")
    begin(s, 0)
    do(s, "shop")
    do(s, "buy sword 5")
    assert held(s, 0) == ["sword"]


@rule("CR-CHAR-17")
def test_a_bard_cannot_trade_shop_cards_away() -> None:
    s = neighbours("bard", "cleric")
    hand(s, 0, "sword", "potion_red", "scroll_move")
    begin(s, 0)
    do(s, "stay")
    do(s, "trade p2")
    assert [text for text in options(s) if text.startswith("give")] == ["give potion_red"]
    assert {refusals(s)[text].rule for text in ("give sword", "give scroll_move")} == {"CR-CHAR-17"}


@rule("CR-CHAR-17")
def test_others_trade_shop_cards_to_a_bard() -> None:
    s = neighbours("cleric", "bard")
    hand(s, 0, "sword")
    begin(s, 0)
    do(s, "stay")
    do(s, "trade p2")
    assert "give sword" in options(s)


@rule("CR-CHAR-18")
@pytest.mark.parametrize(("now", "then"), [(5, 8), (9, 10)])
def test_a_bard_gains_3_when_a_player_beside_him_slays(now: int, then: int) -> None:
    s = arena("cave_bat", characters=("rogue", "bard"))
    stand(s, 1, 0, 4)
    s.players[1].health = now
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [4])
    assert health(s, 1) == then


@rule("CR-CHAR-18")
def test_a_bard_gains_nothing_from_his_own_kill_or_from_afar() -> None:
    s = arena("cave_bat", characters=("bard", "rogue"))
    s.players[0].health = 5
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [4])
    assert health(s, 0) == 5
    s = arena("cave_bat", characters=("rogue", "bard"))
    s.players[1].health = 5
    tile(s, 1, 5, "straight", "NS")
    stand(s, 1, 1, 5)  # beside him, but behind a wall
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [4])
    assert health(s, 1) == 5


@rule("CR-CHAR-19", "CR-Q-29")
def test_a_bard_who_rolls_a_6_hits_and_then_must_flee_without_a_roll() -> None:
    s = arena("goblin", characters=("bard", "cleric"))
    begin(s, 0)
    do(s, "attack 0,6 goblin", [6])
    assert foe_at(s, 0, 6).health == 2
    assert options(s) == ["move 0,4"]
    do(s, "move 0,4")
    assert (foe_at(s, 0, 6).health, foe_at(s, 0, 6).fighters) == (8, [])
    assert (health(s, 0), asked(s)) == (10, 1)


@rule("CR-CHAR-19")
def test_a_bard_leaves_a_troll_which_recovers() -> None:
    s = arena("troll", characters=("bard", "cleric"))
    begin(s, 0)
    do(s, "attack 0,6 troll", [6])
    do(s, "move 0,4")
    assert foe_at(s, 0, 6).health == 10


@rule("CR-CHAR-19", "CR-Q-29")
def test_a_bard_without_a_way_out_stays() -> None:
    s = arena("goblin", characters=("bard", "cleric"))
    stand(s, 1, 0, 4)
    begin(s, 0)
    do(s, "attack 0,6 goblin", [6])
    assert foe_at(s, 0, 6).fighters == [0]
    assert health(s, 0) == 8


@rule("CR-Q-29")
def test_a_bard_whose_6_slays_does_not_flee_but_another_enemy_makes_him() -> None:
    s = arena("cave_bat", characters=("bard", "cleric"))
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [6])
    assert (at(s, 0), asked(s)) == ((0, 5), 1)
    s = arena("cave_bat", "goblin", characters=("bard", "cleric"))
    stack_top(s, "dead_end")
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [6])
    assert prompt(s) == "flight"
    assert "fright" in kinds(s)


@rule("CR-Q-29")
def test_any_6_among_the_rerolls_counts() -> None:
    s = arena("golem", characters=("bard", "cleric"))
    wear(s, 0, "dagger")
    begin(s, 0)
    do(s, "attack 0,6 golem", [1, 2, 6])
    assert foe_at(s, 0, 6).health == 17
    assert prompt(s) == "flight"


@rule("CR-Q-29", "CR-Q-41")
def test_a_6_against_a_tripper_does_not_frighten() -> None:
    s = neighbours("rogue", "bard")
    reopen(s, 0, 6, "NES")
    foe(s, 1, 6, "goblin", fighters=(1,))
    begin(s, 0)
    do(s, "stay")
    do(s, "trip p2", [1, 6])
    assert health(s, 0) == 4
    assert foe_at(s, 1, 6).fighters == [1]
    assert (at(s, 1), "fright" in kinds(s)) == ((0, 6), False)


@rule("CR-Q-74", "CR-Q-16")
def test_a_frightened_bard_may_flip_his_way_out() -> None:
    s = arena("goblin", characters=("bard", "cleric"))
    stand(s, 1, 0, 4)
    reopen(s, 0, 5, "NES")
    down(s, 1, 5, "cave_bat")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [6])
    do(s, "flip 1,5")
    assert (prompt(s), foe_at(s, 0, 6).health) == ("combat", 2)
    assert foe_at(s, 1, 5).fighters == [0]
