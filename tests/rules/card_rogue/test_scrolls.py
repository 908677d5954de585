"""Scrolls: when they are read, and what each does."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS
from support import rule

from .dungeon import (
    arena,
    asked,
    at,
    begin,
    brew,
    discarded,
    do,
    down,
    dungeon,
    foe,
    foe_at,
    hand,
    health,
    held,
    is_down,
    kinds,
    meeting,
    options,
    prompt,
    refusals,
    reopen,
    rest,
    sheet,
    side_by_side,
    stand,
    take,
    tile,
    told,
    wear,
)

# -- when


@rule("CR-SCROLL-02")
def test_a_scroll_is_read_before_flipping_before_moving_and_after_the_move() -> None:
    s = dungeon(2, ("rogue", "cleric"))
    tile(s, 0, 5, "cross", "NS")
    tile(s, 0, 6, "straight", "NS")
    down(s, 0, 4, "cross")
    down(s, 0, 7, "cross")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    hand(s, 0, *["scroll_health"] * 3)
    begin(s, 0)
    assert prompt(s) == "flip"
    do(s, "read scroll_health")
    do(s, "stop")
    assert prompt(s) == "move"
    do(s, "read scroll_health")
    do(s, "ready")
    do(s, "move 0,6")
    assert (asked(s), prompt(s)) == (0, "last-chance")
    do(s, "read scroll_health")
    assert asked(s) == 1  # nothing is left in hand
    assert sheet(s, 0) == (16, 16, 0)
    assert discarded(s) == ["scroll_health"] * 3


@rule("CR-SCROLL-02")
def test_a_scroll_is_read_in_combat_and_discarded() -> None:
    s = arena("troll")
    hand(s, 0, "scroll_health", "scroll_health")
    begin(s, 0)
    assert "read scroll_health" in options(s)
    do(s, "read scroll_health")
    assert discarded(s) == ["scroll_health"]
    do(s, "ready")
    do(s, "attack 0,6 troll", dice=[2])
    assert prompt(s) == "before-abilities"
    do(s, "read scroll_health", dice=[])
    assert discarded(s) == ["scroll_health"] * 2


@rule("CR-SCROLL-02")
def test_a_scroll_may_be_read_before_an_extra_step() -> None:
    s = side_by_side()
    tile(s, -1, 5, "straight", "EW")
    tile(s, -2, 5, "dead_end", "E")
    reopen(s, 0, 5, "EW")
    wear(s, 0, "hasty_boots")
    hand(s, 0, "scroll_health")
    begin(s, 0)
    do(s, "move -1,5")
    assert prompt(s) == "extra-step"
    do(s, "read scroll_health")
    assert sheet(s, 0) == (12, 12, 0)
    do(s, "move -2,5")
    assert at(s, 0) == (-2, 5)


@rule("CR-SCROLL-02")
def test_a_scroll_may_be_read_after_a_victory_that_leads_to_step_4() -> None:
    s = arena("cave_bat")
    hand(s, 0, "scroll_health")
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 cave_bat", dice=[4])  # met by moving: step 4 follows
    assert (asked(s), prompt(s)) == (0, "last-chance")
    do(s, "continue")
    assert asked(s) == 1


@rule("CR-Q-85")
def test_no_scroll_is_read_in_another_players_turn() -> None:
    s = side_by_side()
    hand(s, 1, "scroll_move", "scroll_health")
    meeting(s)
    for card in ("scroll_move", "scroll_health"):
        with pytest.raises(ValueError, match="not asked"):
            do(s, f"read {card}", seat=1)
    do(s, "trade p2")
    do(s, "propose")
    assert asked(s) == 1  # and while he answers in a trade, only the trade is asked
    assert options(s) == ["give scroll_move", "give scroll_health", "refuse"]


@rule("CR-SCROLL-03")
def test_a_scroll_affects_its_reader_only_and_takes_no_target() -> None:
    s = side_by_side()
    hand(s, 0, "scroll_health")
    meeting(s)
    assert [text for text in options(s) if "scroll_health" in text] == ["read scroll_health"]
    do(s, "read scroll_health")
    assert (sheet(s, 0), sheet(s, 1)) == ((12, 12, 0), (12, 12, 0))
    assert s.players[1].max_health == 12


# -- identify


@rule("CR-SCROLL-04", "CR-POT-02")
def test_identifying_rolls_for_a_potion_that_stays_in_hand() -> None:
    s = side_by_side()
    hand(s, 0, "scroll_identify", "potion_red", "goblin", "sword")
    meeting(s)
    do(s, "read scroll_identify")
    assert options(s) == ["identify potion_red"]  # asked all the same: others must not learn that there is only one
    do(s, "identify potion_red", dice=[3])
    assert s.potions[0] == 3
    assert held(s, 0) == ["goblin", "potion_red", "sword"]
    assert sheet(s, 0)[2] == 0
    assert discarded(s) == ["scroll_identify"]


@rule("CR-SCROLL-04", "CR-POT-02")
def test_the_reader_picks_one_of_the_unknown_potions() -> None:
    s = side_by_side()
    brew(s, blue="healing")
    hand(s, 0, "scroll_identify", "potion_red", "potion_pink", "potion_blue", "goblin")
    meeting(s)
    do(s, "read scroll_identify")
    assert options(s) == ["identify potion_red", "identify potion_pink"]
    do(s, "identify potion_pink", dice=[1, 6])  # healing is taken: rolled again
    assert s.potions[5] == 6
    assert s.potions[0] == 0


@rule("CR-SCROLL-04")
def test_without_an_unknown_potion_there_is_nothing_to_identify() -> None:
    s = side_by_side()
    brew(s, red="healing")
    hand(s, 0, "scroll_identify", "potion_red")
    meeting(s)
    assert "read scroll_identify" not in options(s)
    assert refusals(s)["read scroll_identify"].reason == "nothing-unknown"


# -- move


@rule("CR-SCROLL-05")
def test_the_move_scroll_goes_through_walls_and_ends_the_turn() -> None:
    s = side_by_side()
    tile(s, 0, 6, "trap_spike", "N")  # walls all around, but one
    hand(s, 0, "scroll_move")
    meeting(s)
    do(s, "read scroll_move")
    assert options(s) == ["move 0,6"]
    do(s, "move 0,6")
    assert at(s, 0) == (0, 6)
    assert asked(s) == 1
    assert health(s, 0) == 10  # what the tile does waits for his next turn


@rule("CR-SCROLL-06")
def test_the_move_scroll_reaches_no_face_down_card_enemy_or_player() -> None:
    s = side_by_side()
    reopen(s, 0, 5, "ES")
    down(s, 0, 6, "cross")
    foe(s, 0, 4, "goblin")
    reopen(s, 0, 5, "E")
    tile(s, -1, 5, "straight", "NS")
    hand(s, 0, "scroll_move")
    meeting(s)
    do(s, "read scroll_move")
    assert options(s) == ["move -1,5"]


@rule("CR-SCROLL-06")
def test_without_a_tile_to_go_to_the_move_scroll_is_not_read() -> None:
    s = side_by_side()
    hand(s, 0, "scroll_move")
    meeting(s)
    assert "read scroll_move" not in options(s)
    assert refusals(s)["read scroll_move"].reason == "nowhere"


@rule("CR-Q-47")
def test_the_move_scroll_leaves_combat_and_no_enemy_acts() -> None:
    s = arena("goblin", "troll")
    foe_at(s, 0, 6).health = 3
    hand(s, 0, "scroll_move")
    begin(s, 0)
    do(s, "read scroll_move")
    do(s, "move 0,4")
    assert at(s, 0) == (0, 4)
    assert health(s, 0) == 10
    assert foe_at(s, 0, 6).fighters == foe_at(s, 1, 5).fighters == []
    assert foe_at(s, 0, 6).health == 8  # nobody fights it any more
    assert asked(s) == 1


@rule("CR-Q-47")
def test_the_move_scroll_works_after_ones_own_attack_too() -> None:
    s = arena("goblin")
    hand(s, 0, "scroll_move")
    begin(s, 0)
    do(s, "ready")
    do(s, "attack 0,6 goblin", dice=[3])
    do(s, "read scroll_move")
    do(s, "move 0,4")
    assert health(s, 0) == 10
    assert "foe-attacks" not in kinds(s)


# -- against poison


@rule("CR-SCROLL-07", "CR-Q-03")
@pytest.mark.parametrize(("heal", "expected"), [(1, [5, 6, 7, 7]), (2, [6, 8, 10, 10])])
def test_reversed_poison_heals_as_each_turn_begins(heal: int, expected: list[int]) -> None:
    s = arena("goblin", scroll_poison_heal=heal)
    s.foes.clear()
    reopen(s, 0, 5, "S")
    s.players[0].health = 4
    s.players[0].poison = 4
    hand(s, 0, "scroll_poison")
    s.players[0].health += 1
    begin(s, 0)  # poison bites before he can read
    assert health(s, 0) == 4
    do(s, "read scroll_poison")
    do(s, "stay")
    seen = []
    for _ in range(4):
        rest(s)
        seen.append(health(s, 0))
        do(s, "stay")
    assert seen == expected
    assert (s.players[0].poison, s.players[0].reversal) == (0, 0)


@rule("CR-Q-03")
def test_the_poison_scroll_heals_one_unless_the_option_says_two() -> None:
    assert dungeon(2).settings.poison_heal == 1
    assert dungeon(2, scroll_poison_heal=2).settings.poison_heal == 2


@rule("CR-SCROLL-07")
def test_reversed_poison_heals_nobody_above_the_maximum() -> None:
    s = side_by_side()
    s.players[0].poison = 2
    s.players[0].reversal = 1
    begin(s, 0)
    assert health(s, 0) == 10


@rule("CR-SCROLL-07")
def test_only_a_poisoned_player_reads_the_scroll_against_poison() -> None:
    s = side_by_side()
    hand(s, 0, "scroll_poison")
    meeting(s)
    assert "read scroll_poison" not in options(s)
    assert refusals(s)["read scroll_poison"].reason == "not-poisoned"


@rule("CR-SCROLL-08")
def test_a_later_poisoning_hurts_again() -> None:
    s = side_by_side()
    s.players[0].poison = 1
    s.players[0].reversal = 1
    s.players[0].health = 5
    brew(s, red="poison")
    hand(s, 0, "potion_red")
    begin(s, 0)
    assert (health(s, 0), s.players[0].reversal) == (6, 0)
    do(s, "drink potion_red")
    begin(s, 0)
    assert health(s, 0) == 5


@rule("CR-SCROLL-11")
def test_a_new_poisoning_during_the_reversal_changes_only_the_count() -> None:
    s = arena("basilisk_green")
    p = s.players[0]
    p.health, p.poison, p.reversal = 5, 3, 1
    for item in ("helm", "chestplate", "boots"):
        p.gear[{"helm": 0, "chestplate": 1, "boots": 2}[item]] = NUMBERS[item]
    begin(s, 0)
    assert (p.health, p.poison) == (6, 2)
    do(s, "attack 0,6 basilisk_green", dice=[1, 4])  # its ability poisons for 4
    assert (p.poison, p.reversal) == (4, 1)
    assert p.health == 6 - 2
    s.foes.clear()
    reopen(s, 0, 5, "S")
    s.survey()
    seen = []
    for _ in range(5):
        rest(s)
        seen.append(p.health)
        do(s, "stay")
    assert seen == [5, 6, 7, 8, 8]
    assert (p.poison, p.reversal) == (0, 0)


# -- curses and health


@rule("CR-SCROLL-09", "CR-Q-37")
def test_removing_curses_discards_all_cursed_cards_and_only_those() -> None:
    s = side_by_side()
    for slug in ("artifact_attack", "artifact_attack_cursed", "artifact_health_cursed"):
        take(s, 0, slug)
    s.players[0].attack = -1  # a potion of weakness is no curse
    s.players[0].poison = 2  # nor is poison
    hand(s, 0, "scroll_remove_curse")
    meeting(s)
    do(s, "read scroll_remove_curse")
    assert held(s, 0) == ["artifact_attack"]
    assert discarded(s) == ["artifact_attack_cursed", "artifact_health_cursed", "scroll_remove_curse"]
    assert sheet(s, 0)[1:] == (10, 1)
    assert s.players[0].poison == 1


@rule("CR-SCROLL-09")
def test_a_cursed_card_that_is_worn_is_discarded_as_well() -> None:
    s = side_by_side()
    s.players[0].gear[0] = NUMBERS["artifact_attack_cursed"]  # no published card is both, but a pack may hold one
    hand(s, 0, "scroll_remove_curse")
    meeting(s)
    do(s, "read scroll_remove_curse")
    assert s.players[0].gear[0] == -1
    assert discarded(s) == ["artifact_attack_cursed", "scroll_remove_curse"]


@rule("CR-SCROLL-09")
def test_without_a_cursed_card_the_scroll_is_not_read() -> None:
    s = side_by_side()
    take(s, 0, "artifact_attack")
    hand(s, 0, "scroll_remove_curse")
    meeting(s)
    assert refusals(s)["read scroll_remove_curse"].reason == "not-cursed"


@rule("CR-SCROLL-10")
def test_the_health_scroll_raises_maximum_and_health_for_good() -> None:
    s = side_by_side()
    s.players[0].health = 7
    hand(s, 0, "scroll_health")
    meeting(s)
    do(s, "read scroll_health")
    assert sheet(s, 0) == (9, 12, 0)
    assert told(s, "max-health")[0].args[0] == 2
    do(s, "done")
    begin(s, 0)
    assert sheet(s, 0) == (9, 12, 0)
    assert not is_down(s, 0, 5)
