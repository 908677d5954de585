"""The six characters: Warrior, Rogue, Cleric and Explorer (Mage and Bard have a file of their own)."""

import pytest

from greathall.games.card_rogue.cards.catalogue import CHARACTERS, NUMBERS
from greathall.games.card_rogue.rules.death import lay_pile
from greathall.games.card_rogue.rules.queries import max_health
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import NORMAL, place
from support import rule

from .dungeon import (
    arena,
    asked,
    begin,
    card_on,
    discarded,
    do,
    down,
    dungeon,
    foe_at,
    gold,
    hand,
    health,
    held,
    neighbours,
    new,
    options,
    prompt,
    refusals,
    reopen,
    stack_top,
    stand,
    take,
    tile,
    verbs,
    wear,
)


def at_shop(character: str, *cards: str) -> CardRogue:
    """Seat 0 deals with the shopkeeper, holding these cards."""
    s = dungeon(2, (character, "cleric" if character != "cleric" else "bard"))
    tile(s, 0, 5, "shop")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    hand(s, 0, *cards)
    begin(s, 0)
    do(s, "shop")
    return s


@rule("CR-CHAR-01")
def test_there_are_six_characters_with_two_good_traits_and_a_bad_one() -> None:
    assert [character.slug for character in CHARACTERS] == ["warrior", "rogue", "cleric", "explorer", "mage", "bard"]
    assert all(len(character.good) == 2 and character.bad for character in CHARACTERS)


# -- Warrior


@rule("CR-CHAR-02")
def test_a_warrior_has_12_health_also_after_death() -> None:
    s = new()
    do(s, "pick warrior")
    seat = s.first
    assert (health(s, seat), max_health(s, seat)) == (12, 12)
    s = arena("kobold", characters=("warrior", "cleric"))
    tile(s, 0, 0, "starting_tile", "NEW")
    s.players[0].health = 1
    begin(s, 0)
    do(s, "attack 0,6 kobold", [1])
    assert (health(s, 0), max_health(s, 0)) == (12, 12)


@rule("CR-CHAR-03")
@pytest.mark.parametrize(("now", "done"), [(5, 4), (1, 4), (6, 3)])
def test_a_warrior_at_5_health_or_less_deals_1_more(now: int, done: int) -> None:
    s = arena("goblin", characters=("warrior", "cleric"))
    tile(s, 0, 0, "starting_tile", "NEW")
    s.players[0].health = now
    wear(s, 0, "helm")
    wear(s, 0, "boots")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [3])
    assert foe_at(s, 0, 6).health == 8 - done


# -- Rogue


@rule("CR-CHAR-05")
def test_the_second_dagger_of_a_rogue_adds_1_instead_of_rerolling() -> None:
    s = arena("goblin")
    wear(s, 0, "dagger")
    wear(s, 0, "dagger", "secondary")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [1, 4, 2])
    assert foe_at(s, 0, 6).health == 8 - 7
    s = arena("goblin")
    wear(s, 0, "sword")
    wear(s, 0, "dagger", "secondary")
    begin(s, 0)
    do(s, "attack 0,6 goblin", [1])  # no reroll
    assert foe_at(s, 0, 6).health == 8 - 3


@rule("CR-CHAR-06")
@pytest.mark.parametrize(("face", "left"), [(5, 10), (6, 10), (4, 0), (2, 0)])
def test_a_rogue_pays_nothing_on_5_or_6(face: int, left: int) -> None:
    s = at_shop("rogue", "gold_10")
    do(s, "buy sword 10", [face])
    assert "sword" in held(s, 0)
    assert gold(s, 0) == left


@rule("CR-Q-33")
def test_a_rogue_must_be_able_to_pay_and_rolls_once_for_each_card() -> None:
    s = at_shop("rogue", "gold_5", "gold_2", "gold_2")
    assert "buy sword 10" not in options(s)
    assert refusals(s)["buy sword 10"].rule == "CR-SHOP-02"
    do(s, "buy helm 8", [5])
    do(s, "buy boots 8", [6])
    assert (gold(s, 0), held(s, 0)[0:1]) == (9, ["boots"])
    do(s, "buy hasty_boots 8", [1])
    assert (prompt(s), "hasty_boots" in held(s, 0)) == ("pay", False)  # now she has to pay


@rule("CR-Q-33")
def test_a_rogues_roll_works_for_the_debt() -> None:
    s = at_shop("rogue", "gold_10", "gold_5", "gold_1")
    do(s, "buy debt 16", [5])
    assert (s.players[0].vp, gold(s, 0)) == (1, 16)


@rule("CR-CHAR-07")
def test_a_rogue_wears_nothing_that_belongs_in_the_secondary_hand() -> None:
    s = arena("goblin")
    hand(s, 0, "shield", "maul", "sword", "dagger")
    begin(s, 0)
    assert [text for text in options(s) if text.startswith("equip")] == [
        "equip dagger primary", "equip dagger secondary", "equip sword primary",
    ]  # fmt: skip
    refused = refusals(s)
    assert refused["equip shield secondary"].rule == refused["equip maul primary"].rule == "CR-CHAR-07"
    do(s, "equip sword primary")
    do(s, "equip dagger secondary")
    assert s.players[0].gear[3:] == [NUMBERS["sword"], NUMBERS["dagger"]]


# -- Cleric


@rule("CR-CHAR-08")
def test_a_cleric_discards_a_cursed_card_that_she_flips() -> None:
    s = arena(characters=("cleric", "bard"))
    reopen(s, 0, 5, "NS")
    down(s, 0, 6, "artifact_attack_cursed")
    stack_top(s, "straight")
    begin(s, 0)
    do(s, "flip 0,6")
    assert (held(s, 0), discarded(s), card_on(s, 0, 6)) == ([], ["artifact_attack_cursed"], "straight")


@rule("CR-Q-35")
@pytest.mark.parametrize("how", ["theft", "pile", "taking"])
def test_a_cleric_discards_cursed_cards_however_she_gets_them(how: str) -> None:
    s = neighbours("cleric", "rogue")
    if how == "theft":
        hand(s, 1, "artifact_health_cursed")
        begin(s, 0)
        do(s, "stay")
        do(s, "steal p2", [6, 0])
    elif how == "pile":
        lay_pile(s, place(0, 4), [NUMBERS["artifact_health_cursed"], NUMBERS["sword"]], 1)
        begin(s, 0)
        do(s, "move 0,4")
        assert held(s, 0) == ["sword"]
    else:
        take(s, 0, "artifact_health_cursed")
    assert "artifact_health_cursed" not in held(s, 0)
    assert discarded(s) == ["artifact_health_cursed"]
    assert max_health(s, 0) == 10


@rule("CR-CHAR-09")
@pytest.mark.parametrize(("now", "then"), [(4, 5), (5, 6), (6, 6)])
def test_a_cleric_at_5_health_or_less_gains_1_by_slaying(now: int, then: int) -> None:
    s = arena("cave_bat", characters=("cleric", "bard"))
    s.players[0].health = now
    begin(s, 0)
    do(s, "attack 0,6 cave_bat", [4])
    assert health(s, 0) == then


@rule("CR-CHAR-10")
def test_a_cleric_cannot_trip() -> None:
    s = neighbours("cleric", "rogue")
    hand(s, 1, "gold_1")
    begin(s, 0)
    do(s, "stay")
    assert verbs(s) == {"trade", "steal", "done"}
    assert refusals(s)["trip p2"].rule == "CR-CHAR-10"


# -- Explorer


def exploring(card: str) -> CardRogue:
    """An Explorer beside one face-down card to the north and a free tile to the south."""
    s = arena(characters=("explorer", "cleric"))
    reopen(s, 0, 5, "NS")
    down(s, 0, 6, card)
    begin(s, 0)
    return s


@rule("CR-CHAR-11", "CR-Q-31")
def test_an_explorer_who_flipped_may_take_a_second_turn_but_no_third() -> None:
    s = exploring("straight")
    s.players[0].poison = 2
    do(s, "flip 0,6")
    do(s, "move 0,6")
    assert (prompt(s), options(s)) == ("second-turn", ["second-turn", "end-turn"])
    do(s, "second-turn")
    assert health(s, 0) == 9  # a full turn: poison works as it begins
    assert prompt(s) == "flip"
    s.board.cards[s.slot_at[place(0, 7)]] = NUMBERS["straight"]
    do(s, "flip 0,7")
    do(s, "stay")
    assert asked(s) == 1


@rule("CR-CHAR-11")
def test_an_explorer_may_decline_the_second_turn() -> None:
    s = exploring("straight")
    do(s, "flip 0,6")
    do(s, "stay")
    do(s, "end-turn")
    assert asked(s) == 1


@rule("CR-CHAR-11")
def test_no_second_turn_without_a_flip_or_after_combat() -> None:
    s = exploring("straight")
    do(s, "stop")
    do(s, "stay")
    assert asked(s) == 1
    s = exploring("cave_bat")
    do(s, "flip 0,6")
    do(s, "attack 0,6 cave_bat", [4])
    do(s, "stay")
    assert asked(s) == 1


@rule("CR-Q-31")
@pytest.mark.parametrize("how", ["paralysis", "scroll", "death"])
def test_no_second_turn_if_the_first_was_cut_short(how: str) -> None:
    card = {"paralysis": "trap_paralysis", "scroll": "straight", "death": "trap_spike"}[how]
    s = exploring(card)
    tile(s, 0, 0, "starting_tile", "NEW")
    if how == "scroll":
        hand(s, 0, "scroll_move")
        do(s, "flip 0,6")
        do(s, "read scroll_move")
        do(s, "move 0,4")
    else:
        s.players[0].health = 2
        do(s, "flip 0,6")
        do(s, "endure")
    assert asked(s) == 1


@rule("CR-Q-31")
def test_flips_made_in_flight_do_not_count() -> None:
    s = arena("troll", characters=("explorer", "cleric"))
    reopen(s, 0, 5, "NES")
    down(s, 1, 5, "straight")
    begin(s, 0)
    do(s, "flee")
    do(s, "flip 1,5")
    do(s, "move 1,5")
    assert asked(s) == 1


@rule("CR-CHAR-12")
@pytest.mark.parametrize(("face", "left"), [(4, 10), (5, 10), (6, 10), (3, 8), (1, 8)])
def test_an_explorer_avoids_traps_on_4_5_and_6(face: int, left: int) -> None:
    s = exploring("trap_spike")
    do(s, "flip 0,6")
    assert options(s) == ["avoid", "endure"]
    do(s, "avoid", [face])
    assert health(s, 0) == left


@rule("CR-Q-88")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_an_explorer_with_the_lens_always_avoids_if_he_rolls(face: int) -> None:
    s = exploring("trap_spike")
    wear(s, 0, "vision_lens")
    do(s, "flip 0,6")
    do(s, "avoid", [face])
    assert health(s, 0) == 10
    s = exploring("trap_spike")
    wear(s, 0, "vision_lens")
    do(s, "flip 0,6")
    do(s, "endure")
    assert health(s, 0) == 8


@rule("CR-CHAR-13")
def test_an_explorer_sells_loot_but_no_items() -> None:
    s = at_shop("explorer", "potion_red", "sword", "goblin")
    assert [text for text in options(s) if text.startswith("sell")] == ["sell goblin 3"]
    assert {note.rule for text, note in refusals(s).items() if text.startswith("sell")} == {"CR-CHAR-13"}
    do(s, "sell goblin 3")
    assert gold(s, 0) == 3


@rule("CR-Q-32")
def test_an_explorer_pays_only_with_gold_and_loot() -> None:
    s = at_shop("explorer", "potion_red", "potion_blue", "goblin")
    assert "buy scroll_move 4" not in options(s)  # 3 of loot; the potions do not count
    s = at_shop("explorer", "potion_red", "goblin", "gold_1")
    do(s, "buy scroll_move 4")
    assert held(s, 0) == ["potion_red", "scroll_move"]


@rule("CR-Q-32")
@pytest.mark.parametrize("rich", [True, False])
def test_the_mole_takes_an_explorers_items_only_by_seizing_them(rich: bool) -> None:
    s = dungeon(2, ("explorer", "cleric"))
    tile(s, 0, 5, "straight", "NS")
    tile(s, 0, 6, "dead_end", "S")
    tile(s, 0, 4, "dead_end", "N")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    hand(s, 0, "potion_red", "potion_blue", "potion_green", "gold_10" if rich else "gold_1", "key")
    begin(s, 0)
    do(s, "mole")
    do(s, "dig 0,6")
    assert prompt(s) == "move"
    assert s.phase == NORMAL
    assert held(s, 0) == (["key", "potion_blue", "potion_green", "potion_red"] if rich else ["key"])
