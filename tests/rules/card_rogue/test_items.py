"""What the symbols on cards allow, and artifacts."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS, PACK, SELLABLE, THROWABLE, TRADABLE
from support import rule

from .dungeon import (
    arena,
    begin,
    brew,
    card_on,
    discarded,
    do,
    down,
    dungeon,
    foe_at,
    hand,
    held,
    meeting,
    options,
    prompt,
    reopen,
    sheet,
    side_by_side,
    stack_top,
    stand,
    take,
    tile,
    verbs,
    wear,
)

SHOP = [card.slug for card in PACK if card.kind in (12, 13, 14)]  # weapons, armor, scrolls


@rule("CR-ITEM-01")
@pytest.mark.parametrize(
    ("cards", "sell", "trade", "throw"),
    [
        (["cave_bat", "goblin", "imp", "kobold", "sewer_rat", "troll", "vampire_bat", "zombie"], True, True, False),
        (["basilisk_green", "basilisk_yellow", "golem"], False, False, False),
        (["artifact_attack", "artifact_attack_cursed", "artifact_health", "artifact_health_cursed"], False, False, False),
        (["potion_red", "potion_orange", "potion_yellow", "potion_green", "potion_blue", "potion_pink"], True, True, True),
        (["key"], False, True, False),
        (["gold_1", "gold_2", "gold_5", "gold_10"], True, True, False),
        (["debt"], False, False, False),
        (SHOP, True, True, False),
    ],
)
def test_the_symbols_of_every_card_say_what_it_can_be_used_for(cards: list[str], sell: bool, trade: bool, throw: bool) -> None:
    for slug in cards:
        number = NUMBERS[slug]
        assert (SELLABLE[number], TRADABLE[number], THROWABLE[number]) == (sell, trade, throw), slug


@rule("CR-ITEM-01", "CR-POT-02")
def test_what_cannot_be_thrown_is_never_offered_to_be_thrown() -> None:
    s = side_by_side()
    hand(s, 0, "sword", "scroll_health", "goblin", "key", "potion_red")
    meeting(s)
    assert [text for text in options(s) if text.startswith("throw")] == ["throw potion_red 1,5"]


@rule("CR-ITEM-02")
def test_a_thrown_card_leaves_the_hand_and_its_effect_goes_to_the_target() -> None:
    s = side_by_side()
    brew(s, red="weakness")
    hand(s, 0, "potion_red")
    meeting(s)
    do(s, "throw potion_red 1,5")
    assert (held(s, 0), discarded(s)) == ([], ["potion_red"])
    assert (sheet(s, 0)[2], sheet(s, 1)[2]) == (0, -1)


@rule("CR-ITEM-02")
def test_nobody_two_tiles_off_or_behind_a_wall_can_be_thrown_at() -> None:
    s = side_by_side()
    stand(s, 1, 1, 6)
    hand(s, 0, "potion_red")
    begin(s, 0)
    assert not [text for text in options(s) if text.startswith("throw")]
    s = side_by_side()
    reopen(s, 1, 5, "NS")
    hand(s, 0, "potion_red")
    begin(s, 0)
    assert not [text for text in options(s) if text.startswith("throw")]


@rule("CR-Q-80", "CR-ITEM-02")
def test_potions_are_thrown_on_enemies_in_combat_only_and_on_arrival_before_the_first_blow() -> None:
    s = arena("goblin")
    s.foes[next(iter(s.foes))].fighters.clear()
    s.foes[next(iter(s.foes))].met.clear()
    brew(s, red="poison")
    hand(s, 0, "potion_red")
    stand(s, 0, 0, 4)
    reopen(s, 0, 4, "N")
    begin(s, 0)
    assert not [text for text in options(s) if text.startswith("throw")]
    do(s, "move 0,5")
    assert prompt(s) == "combat"
    do(s, "throw potion_red 0,6")
    assert foe_at(s, 0, 6).poison == 3
    assert prompt(s) == "combat"  # still before step 1


@rule("CR-ITEM-04", "CR-Q-84", "CR-ARTI-03")
def test_no_card_can_simply_be_discarded_and_no_hand_is_too_large() -> None:
    s = side_by_side()
    cards = ["artifact_attack", "artifact_health_cursed", "golem", "key", "goblin", *["cave_bat"] * 20]
    hand(s, 0, *cards)
    meeting(s)
    assert options(s) == ["trade p2", "trip p2", "done"]
    do(s, "trade p2")
    assert [text for text in options(s) if "artifact" in text or "golem" in text] == []
    do(s, "refuse")
    do(s, "done")
    assert held(s, 0) == sorted(cards)


@rule("CR-ITEM-06")
def test_a_cursed_card_stays_until_the_scroll_removes_every_cursed_one() -> None:
    s = side_by_side()
    take(s, 0, "artifact_attack_cursed")
    take(s, 0, "artifact_health_cursed")
    hand(s, 0, "scroll_remove_curse")
    assert sheet(s, 0) == (10, 7, -2)
    meeting(s)
    assert not [text for text in options(s) if "cursed" in text]
    do(s, "read scroll_remove_curse")
    assert sheet(s, 0) == (10, 10, 0)
    assert discarded(s) == ["artifact_attack_cursed", "artifact_health_cursed", "scroll_remove_curse"]


# -- artifacts


@rule("CR-ARTI-01")
def test_the_finder_of_an_artifact_must_take_it_and_a_tile_replaces_it() -> None:
    s = side_by_side()
    tile(s, 0, 7, "dead_end", "S")
    reopen(s, 0, 5, "NE")
    down(s, 0, 6, "artifact_health_cursed")
    stack_top(s, "straight")
    begin(s, 0)
    do(s, "flip 0,6")
    assert held(s, 0) == ["artifact_health_cursed"]
    assert card_on(s, 0, 6) == "straight"
    assert prompt(s) == "move"  # nothing was asked


@rule("CR-ARTI-02")
def test_an_artifact_works_from_the_moment_it_is_taken() -> None:
    s = dungeon(2, ("rogue", "cleric"))
    tile(s, 0, 5)
    tile(s, 40, 5)
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    down(s, 0, 6, "artifact_attack")
    down(s, 1, 5, "artifact_health")
    down(s, -1, 5, "goblin")
    stack_top(s, "cross", "cross")
    s.players[0].health = 5
    begin(s, 0)
    do(s, "flip 0,6")
    do(s, "flip 1,5")
    assert sheet(s, 0) == (9, 14, 2)
    do(s, "flip -1,5")
    do(s, "attack -1,5 goblin", dice=[3])
    assert foe_at(s, -1, 5).health == 8 - 5


@rule("CR-ARTI-02")
def test_an_artifact_that_is_only_lying_in_a_pile_does_nothing() -> None:
    s = side_by_side()
    take(s, 0, "artifact_attack")
    card = s.players[0].hand.draw()
    assert PACK[card].slug == "artifact_attack"
    assert sheet(s, 0)[2] == 0


@rule("CR-ARTI-04")
def test_all_artifacts_that_a_player_holds_apply() -> None:
    s = arena("goblin")
    for slug in ("artifact_attack", "artifact_attack_cursed", "artifact_health", "artifact_health_cursed"):
        take(s, 0, slug)
    assert sheet(s, 0) == (14, 11, 0)
    begin(s, 0)
    do(s, "attack 0,6 goblin", dice=[3])
    assert foe_at(s, 0, 6).health == 5


@rule("CR-ARTI-03", "CR-ITEM-04")
def test_an_artifact_cannot_be_sold_even_at_a_shop() -> None:
    s = side_by_side()
    tile(s, -1, 5, "shop", "E")
    reopen(s, 0, 5, "EW")
    hand(s, 0, "artifact_attack", "artifact_attack_cursed")
    begin(s, 0)
    do(s, "move -1,5")
    assert options(s) == ["leave-shop"]
    assert verbs(s) == {"leave-shop"}
    wear(s, 0, "sword")
    assert options(s) == ["sell sword 5", "unequip sword primary", "leave-shop"]
