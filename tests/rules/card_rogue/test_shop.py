"""The shop: buying, selling, paying, and the gold."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS, PACK, SLUGS
from greathall.games.card_rogue.rules.state import CardRogue
from support import rule

from .dungeon import (
    asked,
    at,
    begin,
    discarded,
    do,
    down,
    dungeon,
    gold,
    hand,
    held,
    options,
    prompt,
    refusals,
    stand,
    tile,
    told,
    verbs,
    wear,
)


def shopping(character: str = "warrior", *cards: str, **settings: int | str | bool) -> CardRogue:
    """Seat 0 with these cards has come to a shop and is asked what he wants."""
    s = beside_a_shop(character, *cards, **settings)
    begin(s, 0)
    do(s, "move 0,6")
    assert (asked(s), prompt(s)) == (0, "shop")
    return s


def beside_a_shop(character: str = "warrior", *cards: str, **settings: int | str | bool) -> CardRogue:
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


def for_sale(s: CardRogue) -> list[str]:
    return [SLUGS[card] for card in s.shop.cards]


# -- where


@rule("CR-SHOP-01")
def test_beside_a_shop_nothing_is_bought_or_sold() -> None:
    s = beside_a_shop("warrior", "gold_10", "goblin")
    begin(s, 0)
    assert verbs(s) & {"shop", "buy", "sell"} == set()
    assert refusals(s)["shop"].rule == "CR-SHOP-01"


@rule("CR-SHOP-01")
def test_who_stays_on_a_shop_tile_may_deal_there_in_a_later_turn_too() -> None:
    s = beside_a_shop("warrior", "gold_10")
    stand(s, 0, 0, 6)
    begin(s, 0)
    do(s, "shop")
    assert "buy sword 10" in options(s)
    do(s, "leave-shop")
    assert prompt(s) == "move"


# -- buying


@rule("CR-SHOP-02", "CR-SCROLL-01")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("sword", 10), ("chestplate", 8), ("maul", 16), ("battle_axe", 12), ("dagger", 6), ("boots", 8), ("helm", 8),
        ("hasty_boots", 8), ("shadow_cape", 8), ("shield", 8), ("vision_lens", 6), ("scroll_identify", 4),
        ("scroll_move", 4), ("scroll_poison", 6), ("scroll_remove_curse", 6), ("scroll_health", 4), ("debt", 16),
    ],
)  # fmt: skip
def test_every_card_costs_twice_its_printed_gold(card: str, price: int) -> None:
    assert PACK[NUMBERS[card]].gold * 2 == price
    s = shopping("warrior", "gold_10", "gold_10")
    assert f"buy {card} {price}" in options(s)
    do(s, f"buy {card} {price}")
    assert gold(s, 0) == 20 - price


@rule("CR-SHOP-02")
def test_what_costs_more_than_one_has_is_not_offered() -> None:
    s = shopping("warrior", "gold_5", "gold_2", "gold_2")
    bought = [text for text in options(s) if text.startswith("buy")]
    assert max(int(text.split()[2]) for text in bought) == 8
    refusal = refusals(s)["buy sword 10"]
    assert (refusal.rule, refusal.need, refusal.have) == ("CR-SHOP-02", 10, 9)


@rule("CR-SHOP-07")
def test_a_bought_card_leaves_the_pile_for_the_buyers_hand() -> None:
    s = shopping("warrior", "gold_10", "gold_10")
    assert len(s.shop.cards) == 23
    do(s, "buy shield 8")
    assert len(s.shop.cards) == 22
    assert "shield" not in for_sale(s)
    assert "shield" in held(s, 0)
    assert not any(text.startswith("buy shield") for text in options(s))
    do(s, "buy dagger 6")
    do(s, "pay gold_10 10; settle")
    assert for_sale(s).count("dagger") == 1  # there are two
    assert "buy dagger 6" in options(s)


# -- paying


@rule("CR-SHOP-04")
def test_gold_and_other_cards_that_show_gold_may_be_mixed_and_are_discarded() -> None:
    s = shopping("warrior", "goblin", "gold_5")
    do(s, "buy helm 8")
    assert held(s, 0) == ["helm"]
    assert discarded(s) == ["goblin"]
    assert told(s, "change") == []


@rule("CR-SHOP-04")
def test_the_buyer_chooses_what_he_pays_with() -> None:
    s = shopping("warrior", "potion_red", "goblin", "kobold", "gold_2")
    do(s, "buy scroll_move 4")
    assert prompt(s) == "pay"
    assert options(s) == ["pay kobold 4", "pay goblin 3", "pay potion_red 3", "pay gold_2 2"]
    do(s, "pay goblin 3")
    assert options(s, free=False) == ["pay potion_red 3", "pay gold_2 2"]  # search goes down the list
    assert options(s) == ["pay kobold 4", "pay potion_red 3", "pay gold_2 2"]
    do(s, "pay gold_2 2; settle")
    assert held(s, 0) == ["gold_1", "kobold", "potion_red", "scroll_move"]


@rule("CR-SHOP-04")
def test_where_there_is_one_way_to_pay_no_card_is_paid_that_could_be_left_out() -> None:
    s = shopping("warrior", "gold_10", "gold_1")
    do(s, "buy sword 10")
    assert held(s, 0) == ["gold_1", "sword"]


@rule("CR-SHOP-04")
def test_artifacts_bosses_keys_and_worn_cards_pay_nothing() -> None:
    s = shopping("warrior", "artifact_attack", "golem", "key", "gold_2", "gold_1")
    wear(s, 0, "sword")
    assert not any(text.startswith("buy") for text in options(s))
    assert refusals(s)["buy scroll_move 4"].have == 3


@rule("CR-SHOP-05")
def test_what_is_paid_too_much_comes_back_in_gold() -> None:
    s = shopping("warrior", "troll", "kobold")
    do(s, "buy boots 8")
    assert held(s, 0) == ["boots", "gold_1"]
    assert discarded(s) == ["kobold", "troll"]
    assert told(s, "change")[0].args[0] == 1


# -- selling


@rule("CR-SHOP-03")
def test_a_sold_card_is_discarded_and_pays_its_printed_gold() -> None:
    s = shopping("warrior", "sword")
    do(s, "sell sword 5")
    assert held(s, 0) == ["gold_5"]
    assert discarded(s) == ["sword"]


@rule("CR-SHOP-06")
def test_any_number_of_sales_and_purchases_in_one_turn() -> None:
    s = shopping("warrior", "cave_bat", "cave_bat", "potion_red", "gold_2")
    do(s, "sell cave_bat 1")
    do(s, "sell cave_bat 1")
    do(s, "buy scroll_identify 4")
    do(s, "pay gold_2 2; pay gold_1 1; pay gold_1 1; settle")
    assert held(s, 0) == ["potion_red", "scroll_identify"]
    do(s, "sell potion_red 3")
    assert gold(s, 0) == 3
    do(s, "leave-shop")
    assert at(s, 0) == (0, 6)


@rule("CR-SHOP-08", "CR-ITEM-03")
def test_everything_he_has_that_shows_gold_can_be_sold_worn_or_not() -> None:
    s = shopping("warrior", "potion_red", "goblin", "artifact_health", "key", "golem", "scroll_move")
    wear(s, 0, "maul")
    sold = [text for text in options(s) if text.startswith("sell")]
    assert sold == ["sell goblin 3", "sell potion_red 3", "sell maul 8", "sell scroll_move 2"]
    for card in ("artifact_health", "key", "golem"):
        assert refusals(s)[f"sell {card} 0"].rule == "CR-ITEM-04"
    do(s, "sell maul 8")
    assert s.players[0].gear == [-1] * 5
    assert gold(s, 0) == 8


@rule("CR-SHOP-09", "CR-Q-61")
@pytest.mark.parametrize(
    ("card", "paid"),
    [
        ("maul", ["gold_1", "gold_2", "gold_5"]),
        ("battle_axe", ["gold_1", "gold_5"]),
        ("sword", ["gold_5"]),
        ("helm", ["gold_2", "gold_2"]),
        ("dagger", ["gold_1", "gold_2"]),
    ],
)
def test_gold_is_paid_out_in_the_fewest_cards(card: str, paid: list[str]) -> None:
    s = shopping("warrior", card)
    do(s, f"sell {card} {PACK[NUMBERS[card]].gold}")
    assert held(s, 0) == paid


@rule("CR-Q-61", "CR-SHOP-09")
def test_the_gold_never_runs_out_and_is_not_discarded() -> None:
    s = shopping("warrior", *["helm"] * 12)
    for _ in range(12):
        do(s, "sell helm 4")
    assert held(s, 0) == ["gold_2"] * 24  # the box holds four of them
    do(s, "buy scroll_move 4")
    assert held(s, 0) == ["gold_2"] * 22 + ["scroll_move"]
    assert set(discarded(s)) == {"helm"}


@rule("CR-Q-61", "CR-SHOP-09")
def test_change_of_ten_is_one_card() -> None:
    s = shopping("bard", "gold_10", "troll", "troll", "troll", "kobold", "kobold")
    do(s, "buy scroll_move 2")
    do(s, "pay gold_10 10; settle")
    assert sorted(set(held(s, 0)) - {"troll", "kobold"}) == ["gold_1", "gold_2", "gold_5", "scroll_move"]


@rule("CR-Q-62", "CR-SHOP-03")
@pytest.mark.parametrize("returns", [False, True])
def test_sold_shop_cards_stay_out_unless_the_option_says_they_return(returns: bool) -> None:
    s = shopping("warrior", "goblin", sold_items_return=returns)
    s.shop.take(NUMBERS["sword"])
    hand(s, 0, "sword")
    assert "sword" not in for_sale(s)
    do(s, "sell sword 5")
    do(s, "sell goblin 3")
    assert ("sword" in for_sale(s)) is returns
    assert discarded(s) == (["goblin"] if returns else ["goblin", "sword"])
    assert s.shop.cards == sorted(s.shop.cards)


@rule("CR-Q-62", "CR-SHOP-04")
@pytest.mark.parametrize("returns", [False, True])
def test_shop_cards_that_pay_a_price_stay_out_or_return_as_sold_ones_do(returns: bool) -> None:
    s = shopping("warrior", "scroll_move", sold_items_return=returns)
    s.shop.take(NUMBERS["sword"])
    hand(s, 0, "sword")
    do(s, "buy scroll_identify 4")  # the scroll that he has is not enough: the sword pays
    assert ("sword" in for_sale(s)) is returns
    assert discarded(s) == ([] if returns else ["sword"])
    assert held(s, 0) == ["gold_1", "scroll_identify", "scroll_move"]
