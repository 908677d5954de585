"""In the shop: what may be used there, when it is open, and what is for sale again."""

import pytest

from greathall.core import engine
from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.rules.state import CardRogue
from support import rule

from .dungeon import asked, at, begin, brew, do, down, dungeon, foe, hand, held, options, prompt, stand, tile, wear, why


def at_the_shop(character: str = "warrior", *cards: str, **settings: int | str | bool) -> CardRogue:
    """Seat 0 with these cards at 0,5, a shop at 0,6; the way south leads to a card that lies face-down."""
    s = dungeon(2, (character, "cleric"), **settings)
    tile(s, 0, 5, "straight", "NS")
    tile(s, 0, 6, "shop", "S")
    tile(s, 0, 4, "straight", "NS")
    down(s, 0, 3, "cross")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    hand(s, 0, *cards)
    return s


@rule("CR-Q-69", "CR-EQUIP-02")
def test_what_was_bought_is_worn_in_the_same_turn() -> None:
    s = at_the_shop("warrior", "gold_10")
    begin(s, 0)
    do(s, "move 0,6")
    do(s, "buy sword 10")
    do(s, "equip sword primary")
    assert s.players[0].gear[3] == NUMBERS["sword"]
    assert prompt(s) == "shop"
    do(s, "leave-shop")
    assert asked(s) == 1


@rule("CR-Q-69", "CR-EQUIP-02")
def test_an_old_weapon_makes_room_for_a_new_one_and_is_sold() -> None:
    s = at_the_shop("warrior", "gold_10", "gold_2")
    wear(s, 0, "sword")
    begin(s, 0)
    do(s, "move 0,6")
    do(s, "buy battle_axe 12")
    assert (why(s, "equip battle_axe primary").rule, why(s, "equip battle_axe primary").reason) == ("CR-EQUIP-02", "slot-taken")
    do(s, "unequip sword primary")
    do(s, "equip battle_axe primary")
    do(s, "unequip battle_axe primary")  # people may change their mind
    do(s, "equip battle_axe primary")
    do(s, "sell sword 5")
    assert held(s, 0) == ["gold_5"]


@rule("CR-Q-63", "CR-SCROLL-02", "CR-SHOP-03")
def test_on_arrival_a_scroll_is_bought_and_read_and_what_it_explains_is_sold() -> None:
    s = at_the_shop("warrior", "gold_5", "potion_red")
    begin(s, 0)
    do(s, "move 0,6")
    do(s, "buy scroll_identify 4")
    do(s, "read scroll_identify")
    do(s, "identify potion_red", dice=[2])
    assert prompt(s) == "shop"
    do(s, "sell potion_red 3")
    assert held(s, 0) == ["gold_1", "gold_1", "gold_2"]


@rule("CR-Q-63", "CR-SHOP-01")
def test_the_shop_is_open_in_step_3_too() -> None:
    s = at_the_shop("warrior", "gold_10")
    stand(s, 0, 0, 6)
    stand(s, 1, 0, 5)
    begin(s, 0)
    assert prompt(s) == "move"
    do(s, "stay")
    assert prompt(s) == "meet"
    do(s, "shop")
    do(s, "buy sword 10")
    do(s, "leave-shop")
    assert prompt(s) == "meet"  # and the turn goes on where it was


@rule("CR-Q-63", "CR-TURN-04")
@pytest.mark.parametrize("deals", [True, False])
def test_the_shop_is_open_before_the_second_move_which_a_deal_rules_out(deals: bool) -> None:
    s = at_the_shop("warrior", "gold_10")
    begin(s, 0)
    do(s, "move 0,6")
    do(s, "leave-shop")
    assert prompt(s) == "move-again"
    do(s, "shop")
    if deals:
        do(s, "buy scroll_move 4")
    do(s, "leave-shop")
    assert (asked(s), prompt(s)) == (0, "last-chance" if deals else "move-again")


@rule("CR-SHOP-01", "CR-Q-63")
def test_in_step_1_and_away_from_it_the_shop_is_closed() -> None:
    s = at_the_shop("warrior", "gold_10")
    down(s, 1, 6, "cross")
    stand(s, 0, 0, 6)
    s.sides[s.slot_at[s.players[0].place]] = 0b0110
    begin(s, 0)
    assert prompt(s) == "flip" and "shop" not in options(s)
    do(s, "stop")
    assert "shop" in options(s)
    do(s, "move 0,5")
    assert (why(s, "shop").rule, why(s, "shop").reason) == ("CR-SHOP-01", "not-on-shop")


@rule("CR-Q-63", "CR-POT-13")
def test_one_who_vanishes_from_the_shop_deals_no_more() -> None:
    s = at_the_shop("warrior", "gold_10", "potion_red")
    brew(s, red="teleportation")
    begin(s, 0)
    do(s, "move 0,6")
    do(s, "drink potion_red")
    do(s, "teleport 0,4")
    assert (asked(s), at(s, 0)) == (1, (0, 4))


@rule("CR-Q-63", "CR-POT-17")
def test_one_who_is_paralysed_in_the_shop_deals_no_more() -> None:
    s = at_the_shop("warrior", "gold_10", "potion_red")
    brew(s, red="paralysis")
    begin(s, 0)
    do(s, "move 0,6")
    do(s, "drink potion_red")
    assert asked(s) == 1


@rule("CR-Q-63", "CR-Q-34")
def test_a_spell_leads_out_of_the_shop_and_into_a_fight() -> None:
    s = at_the_shop("mage", "gold_10")
    foe(s, 1, 5, "goblin")
    s.sides[s.slot_at[s.players[0].place]] = 0b0111
    s.survey()
    stand(s, 0, 0, 4)
    begin(s, 0)
    do(s, "stop")
    do(s, "move 0,5")
    assert prompt(s) == "combat"
    s = at_the_shop("mage", "gold_10")
    foe(s, 1, 5, "goblin")
    s.sides[s.slot_at[s.players[0].place]] = 0b0111
    s.survey()
    stand(s, 0, 0, 6)
    begin(s, 0)
    do(s, "shop")
    do(s, "spell-step 0,5")
    assert (asked(s), prompt(s), at(s, 0)) == (0, "combat", (0, 5))


# -- what is handed in


@rule("CR-Q-62")
def test_a_bard_does_not_pay_for_a_card_with_its_like_for_ever() -> None:
    s = at_the_shop("bard", "artifact_attack_cursed", "scroll_remove_curse", sold_items_return=True)
    s.shop.take(NUMBERS["scroll_remove_curse"])
    s.shop.take(NUMBERS["scroll_remove_curse"])
    s.shop.put(NUMBERS["scroll_remove_curse"], -1)
    s.shop.cards.sort()
    begin(s, 0)
    do(s, "move 0,6")
    do(s, "buy scroll_remove_curse 3")  # with the one he has: the printed gold is what a Bard pays
    assert held(s, 0) == ["artifact_attack_cursed", "scroll_remove_curse"]
    refusal = why(s, "buy scroll_remove_curse 3")
    assert (refusal.rule, refusal.reason) == ("CR-Q-62", "handed-in")
    do(s, "sell scroll_remove_curse 3")
    assert why(s, "buy scroll_remove_curse 3").reason == "handed-in"
    do(s, "leave-shop")
    while asked(s) != 1:
        do(s, "continue")
    do(s, "stop")
    do(s, "shop")
    assert "buy scroll_remove_curse 3" in options(s)  # a turn later it is for sale again


@rule("CR-Q-62", "CR-SHOP-06")
def test_dealing_comes_to_an_end_whatever_is_bought_and_sold() -> None:
    s = at_the_shop("bard", "gold_10", "gold_10", "artifact_attack_cursed", sold_items_return=True)
    begin(s, 0)
    do(s, "move 0,6")
    for _ in range(500):
        question = engine.decision(s)
        assert question is not None
        if question.seat != 0 or question.options == []:
            break
        deals = [text for text in options(s) if text.split()[0] in ("buy", "sell", "pay", "settle")]
        if not deals:
            break
        do(s, deals[-1] if deals[-1] == "settle" else deals[0])
    else:
        raise AssertionError("he deals for ever")
