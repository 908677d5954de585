"""Equipment: the slots, and what worn items do."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS, PACK
from greathall.games.card_rogue.rules.queries import armor, attack_modifier
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import ARMOR, PRIMARY, SECONDARY, SLOT_ALIASES, SLOTS, WEAPON
from support import rule

from .dungeon import (
    arena,
    asked,
    at,
    begin,
    do,
    down,
    dungeon,
    foe,
    foe_at,
    gold,
    hand,
    health,
    held,
    kinds,
    options,
    prompt,
    refusals,
    reopen,
    stack_top,
    stand,
    take,
    tile,
    wear,
    why,
)


@rule("CR-EQUIP-01")
def test_weapons_cost_twice_their_gold_and_work_only_while_equipped() -> None:
    s = dungeon(2, ("cleric", "bard"))
    tile(s, 0, 5, "shop")
    tile(s, 40, 5, "dead_end", "E")
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    hand(s, 0, "gold_10", "gold_2")
    begin(s, 0)
    do(s, "shop")
    assert "buy sword 10" in options(s)
    do(s, "buy sword 10")
    assert gold(s, 0) == 2
    assert attack_modifier(s, 0) == 0
    do(s, "leave-shop")
    do(s, "equip sword primary")
    assert attack_modifier(s, 0) == 1


@rule("CR-EQUIP-02")
def test_each_slot_holds_one_item() -> None:
    s = arena("goblin")
    wear(s, 0, "helm")
    hand(s, 0, "vision_lens")
    begin(s, 0)
    assert "equip vision_lens head" not in options(s)
    assert refusals(s)["equip vision_lens head"].rule == "CR-EQUIP-02"
    do(s, "unequip helm head")
    do(s, "equip vision_lens head")
    assert s.players[0].gear[0] == NUMBERS["vision_lens"]
    assert held(s, 0) == ["helm"]


@rule("CR-EQUIP-02")
@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("helm", "head"), ("vision_lens", "head"), ("chestplate", "chest"), ("shadow_cape", "chest"), ("boots", "feet"),
        ("hasty_boots", "feet"), ("sword", "primary"), ("battle_axe", "primary"), ("dagger", "primary"), ("shield", "secondary"),
    ],
)  # fmt: skip
def test_an_item_goes_on_the_slot_of_its_symbol(card: str, slot: str) -> None:
    s = arena("goblin", characters=("cleric", "bard"))
    hand(s, 0, card)
    begin(s, 0)
    assert [text for text in options(s) if text.startswith("equip")] == [f"equip {card} {slot}"]


@rule("CR-EQUIP-03")
def test_there_are_five_slots_of_which_all_but_the_primary_hand_are_for_armor() -> None:
    assert SLOTS == ("head", "chest", "feet", "primary", "secondary")
    s = dungeon()
    assert len(s.players[0].gear) == 5
    for card in PACK:
        if card.kind == WEAPON:
            assert card.slots[0] == PRIMARY
        elif card.kind == ARMOR:
            assert PRIMARY not in card.slots


@rule("CR-EQUIP-04")
def test_other_names_of_slots_are_aliases() -> None:
    names = {alias: SLOTS[slot] for alias, slot in SLOT_ALIASES.items()}
    assert names == {
        "body": "chest", "boot": "feet", "leg": "feet", "helm": "head", "shield": "secondary", "weapon": "primary",
    }  # fmt: skip


@rule("CR-EQUIP-05")
def test_a_two_handed_item_fills_both_hands() -> None:
    s = arena("goblin", characters=("cleric", "bard"))
    hand(s, 0, "maul", "shield")
    begin(s, 0)
    do(s, "equip maul primary")
    assert s.players[0].gear[PRIMARY] == s.players[0].gear[SECONDARY] == NUMBERS["maul"]
    assert "equip shield secondary" not in options(s)
    assert refusals(s)["equip shield secondary"].rule == "CR-EQUIP-02"


@rule("CR-EQUIP-05")
@pytest.mark.parametrize("worn", ["sword", "shield"])
def test_a_two_handed_item_needs_both_hands_empty(worn: str) -> None:
    s = arena("goblin", characters=("cleric", "bard"))
    hand(s, 0, "maul")
    wear(s, 0, worn)
    begin(s, 0)
    assert "equip maul primary" not in options(s)
    do(s, f"unequip {worn} {'primary' if worn == 'sword' else 'secondary'}")
    assert "equip maul primary" in options(s)


@rule("CR-EQUIP-05")
def test_taking_off_a_two_handed_item_frees_both_hands() -> None:
    s = arena("goblin", characters=("cleric", "bard"))
    hand(s, 0, "sword", "shield")
    wear(s, 0, "maul")
    begin(s, 0)
    assert [text for text in options(s) if text.startswith("unequip")] == ["unequip maul primary"]
    do(s, "unequip maul primary")
    do(s, "equip sword primary")
    do(s, "equip shield secondary")
    assert held(s, 0) == ["maul"]


@rule("CR-EQUIP-06")
@pytest.mark.parametrize(("character", "legal"), [("rogue", True), ("cleric", False)])
def test_only_the_rogue_puts_a_second_dagger_in_the_secondary_hand(character: str, legal: bool) -> None:
    s = arena("goblin", characters=(character, "bard"))
    wear(s, 0, "dagger")
    hand(s, 0, "dagger", "sword")
    begin(s, 0)
    assert ("equip dagger secondary" in options(s)) == legal
    assert "equip sword secondary" not in options(s)


@rule("CR-EQUIP-07")
@pytest.mark.parametrize(("card", "lost"), [("kobold", 1), ("goblin", 0), ("basilisk_green", 2)])
def test_armor_adds_up_and_never_goes_below_0(card: str, lost: int) -> None:
    s = arena(card)
    for item in ("helm", "chestplate", "boots"):
        wear(s, 0, item)
    assert armor(s, 0) == 3
    begin(s, 0)
    do(s, f"attack 0,6 {card}", [1] if card != "basilisk_green" else [1, 1])
    assert health(s, 0) == 10 - lost


@rule("CR-EQUIP-07")
def test_armor_works_against_each_attack() -> None:
    s = arena("kobold", "goblin")
    wear(s, 0, "helm")
    begin(s, 0)
    do(s, "attack 0,6 kobold", [1])
    assert health(s, 0) == 10 - 3 - 1


@rule("CR-EQUIP-08")
def test_armor_does_not_help_against_poison() -> None:
    s = arena("cave_bat")
    for item in ("helm", "chestplate", "boots"):
        wear(s, 0, item)
    s.players[0].poison = 1
    begin(s, 0)
    assert health(s, 0) == 9


@rule("CR-Q-75")
def test_armor_does_not_help_against_spikes() -> None:
    s = arena()
    for item in ("helm", "chestplate", "boots"):
        wear(s, 0, item)
    down(s, 0, 6, "trap_spike")
    reopen(s, 0, 5, "NS")
    begin(s, 0)
    do(s, "flip 0,6")
    assert health(s, 0) == 8


@rule("CR-EQUIP-09")
def test_hasty_boots_give_one_extra_step_after_the_move() -> None:
    s = arena()
    wear(s, 0, "hasty_boots")
    tile(s, 0, 3, "straight", "NS")
    tile(s, 0, 2, "straight", "NS")
    reopen(s, 0, 4, "NS")
    reopen(s, 0, 5, "ES")
    down(s, 1, 5, "cross")
    begin(s, 0)
    do(s, "flip 1,5")
    do(s, "move 0,4")
    assert prompt(s) == "extra-step"
    do(s, "move 0,3")
    assert (at(s, 0), asked(s)) == ((0, 3), 1)


@rule("CR-EQUIP-09")
def test_there_are_no_extra_steps_once_combat_starts() -> None:
    s = arena()
    wear(s, 0, "hasty_boots")
    tile(s, 0, 3, "straight", "NS")
    reopen(s, 0, 4, "NES")
    foe(s, 1, 4, "goblin")
    begin(s, 0)
    do(s, "move 0,4")
    assert prompt(s) == "combat"
    do(s, "attack 1,4 goblin", [1])
    assert asked(s) == 1


@rule("CR-EQUIP-10")
def test_the_lens_is_rolled_for_a_trap_and_never_with_the_attack() -> None:
    s = arena("goblin")
    wear(s, 0, "vision_lens")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [2])  # one die only
    assert foe_at(s, 0, 6).health == 6
    s = arena()
    wear(s, 0, "vision_lens")
    down(s, 0, 6, "trap_spike")
    reopen(s, 0, 5, "NS")
    begin(s, 0)
    do(s, "flip 0,6")
    do(s, "avoid", [2])
    assert health(s, 0) == 10
    assert "attack-die" not in kinds(s)


@rule("CR-EQUIP-11")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (4, 2)])
def test_a_shield_acts_when_its_number_comes_up_on_the_attack_roll(die: int, lost: int) -> None:
    s = arena("goblin", characters=("cleric", "bard"))
    wear(s, 0, "shield")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [die])
    assert (health(s, 0), foe_at(s, 0, 6).health) == (10 - lost, 8 - die)


@rule("CR-EQUIP-12")
def test_a_block_stops_attack_and_ability_for_this_turn_only() -> None:
    s = arena("sewer_rat", characters=("cleric", "bard"))
    wear(s, 0, "shield")
    begin(s, 0)
    do(s, "attack 0,6 sewer_rat", [1])  # no ability roll
    assert (foe_at(s, 0, 6).health, s.players[0].poison, health(s, 0)) == (3, 0, 10)
    do(s, "stop")
    do(s, "attack 0,6 sewer_rat", [2, 4])
    assert (s.players[0].poison, health(s, 0)) == (2, 9)


@rule("CR-EQUIP-12")
def test_a_failed_flight_blocks_nothing() -> None:
    s = arena("goblin", characters=("cleric", "bard"))
    wear(s, 0, "shield")
    begin(s, 0)
    do(s, "flee", [1])
    assert health(s, 0) == 8


@rule("CR-EQUIP-13")
def test_a_miss_does_no_damage_whatever_the_modifiers() -> None:
    s = arena("goblin", characters=("cleric", "bard"))
    wear(s, 0, "maul")
    take(s, 0, "artifact_attack")
    s.players[0].attack = 1
    begin(s, 0)
    do(s, "attack 0,6 goblin", [6])
    assert foe_at(s, 0, 6).health == 8


@rule("CR-Q-28")
@pytest.mark.parametrize("dice", [[1, 2, 3], [2], [1, 1, 2, 2, 2]])
def test_shield_and_dagger_both_react_to_a_1(dice: list[int]) -> None:
    s = arena("golem", characters=("cleric", "bard"))
    wear(s, 0, "dagger")
    wear(s, 0, "shield")
    begin(s, 0)
    blocked = 1 in dice
    do(s, "attack 0,6 golem", dice if blocked else [*dice, 3])
    assert foe_at(s, 0, 6).health == 25 - sum(die for die in dice if die > 1)
    assert health(s, 0) == (10 if blocked else 4)


def at_the_shop(*cards: str) -> CardRogue:
    """Seat 0 west of a shop in a long corridor; nobody near."""
    s = dungeon(2, ["cleric", "bard"])
    tile(s, 0, 5, "straight", "EW")
    tile(s, 1, 5, "shop")
    tile(s, 2, 5, "straight", "EW")
    tile(s, 3, 5, "dead_end", "W")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    hand(s, 0, *cards)
    return s


@rule("CR-EQUIP-09", "CR-Q-69")
def test_hasty_boots_bought_on_arrival_give_the_extra_step() -> None:
    s = at_the_shop("gold_10")
    begin(s, 0)
    do(s, "move 1,5")
    do(s, "buy hasty_boots 8")
    do(s, "equip hasty_boots feet")
    do(s, "leave-shop")
    assert (asked(s), prompt(s)) == (0, "extra-step")
    do(s, "move 2,5")
    assert at(s, 0) == (2, 5) and prompt(s) != "extra-step"


@rule("CR-EQUIP-01", "CR-EQUIP-09")
def test_without_the_boots_there_is_no_extra_step_any_more() -> None:
    s = at_the_shop()
    wear(s, 0, "hasty_boots")
    begin(s, 0)
    do(s, "move 1,5")
    assert prompt(s) == "shop"
    do(s, "unequip hasty_boots feet")
    do(s, "leave-shop")
    assert prompt(s) != "extra-step"
    assert at(s, 0) == (1, 5)


@rule("CR-Q-63", "CR-SLAY-04")
def test_a_shop_reached_by_a_fight_is_closed_in_step_4() -> None:
    s = at_the_shop("gold_10", "potion_red")
    foe(s, 1, 6, "cave_bat")
    reopen(s, 1, 5, "NESW")
    tile(s, 1, 4, "dead_end", "N")
    begin(s, 0)
    do(s, "move 1,5")
    do(s, "leave-shop")
    do(s, "ready")
    do(s, "attack 1,6 cave_bat", [6])
    assert prompt(s) == "last-chance" and "shop" not in options(s)
    closed = why(s, "shop")
    assert (closed.rule, closed.reason) == ("CR-Q-63", "shop-over")


@rule("CR-Q-73", "CR-Q-46")
def test_a_trap_drawn_under_somebody_who_is_still_arriving_strikes_once() -> None:
    s = dungeon(2, ["cleric", "bard"], deck_profile="box")
    tile(s, 0, 5, "fountain")
    tile(s, 1, 5, "dead_end", "W")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    s.players[0].arriving = s.players[0].unplaced = True  # teleported here in the turn before
    stack_top(s, "trap_spike")
    begin(s, 0, [6])  # the fountain runs dry
    while prompt(s) == "rotate":
        do(s, options(s)[0])
    assert health(s, 0) == 8 and kinds(s).count("harmed") == 1
