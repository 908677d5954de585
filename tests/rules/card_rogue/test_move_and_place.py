"""Moving, what tiles do on arrival, and laying new cards."""

import pytest

from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import place
from support import rule

from .dungeon import (
    asked,
    at,
    begin,
    card_on,
    do,
    down,
    dungeon,
    foe,
    foe_at,
    hand,
    held,
    is_down,
    open_sides,
    options,
    prompt,
    refusals,
    stack_top,
    stand,
    tile,
    told,
    verbs,
)


def doorway(card: str, paths: str = "NESW", characters: tuple[str, str] = ("warrior", "bard")) -> CardRogue:
    """Seat 0 on a straight tile with a card to the east; seat 1 far away beside a face-down card."""
    s = dungeon(2, characters)
    tile(s, 0, 3, "straight", "EW")
    tile(s, -1, 3, "dead_end", "E")
    tile(s, 1, 3, card, paths)
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 3)
    stand(s, 1, 40, 5)
    s.players[0].health = 9
    return s


@rule("CR-MOVE-01", "CR-PATH-03")
def test_a_token_a_wall_and_a_face_down_card_are_in_the_way() -> None:
    s = dungeon(2, ["warrior", "bard"])
    tile(s, 0, 3)
    tile(s, 1, 3)
    tile(s, 0, 4)
    tile(s, -1, 3, "straight", "NS")
    down(s, 0, 2, "cross")
    stand(s, 0, 0, 3)
    stand(s, 1, 0, 4)
    begin(s, 0)
    do(s, "stop")
    assert [text for text in options(s) if text.startswith("move")] == ["move 1,3"]
    why = refusals(s)
    assert (why["move 0,4"].rule, why["move 0,4"].reason) == ("CR-MOVE-01", "player-there")
    assert (why["move 0,2"].rule, why["move 0,2"].reason) == ("CR-MOVE-01", "face-down")
    assert (why["move -1,3"].rule, why["move -1,3"].reason) == ("CR-PATH-03", "wall")


@rule("CR-MOVE-02", "CR-TRAP-02")
def test_moving_onto_a_trap_sets_it_off() -> None:
    s = doorway("trap_spike")
    begin(s, 0)
    do(s, "move 1,3")
    assert s.players[0].health == 7


@rule("CR-MOVE-03")
def test_a_potion_must_be_taken_and_a_pathing_tile_lies_under_the_token() -> None:
    s = doorway("potion_red")
    stack_top(s, "corner_left")
    before = len(s.paths)
    begin(s, 0)
    do(s, "move 1,3")
    assert held(s, 0) == ["potion_red"]
    assert at(s, 0) == (1, 3)
    assert (card_on(s, 1, 3), open_sides(s, 1, 3)) == ("corner_left", "NW")  # entered from the west, left is north
    assert len(s.paths) == before - 1


@rule("CR-MOVE-04")
def test_a_shop_allows_dealing_and_does_not_require_it() -> None:
    s = doorway("shop")
    hand(s, 0, "gold_10", "gold_2", "goblin")
    begin(s, 0)
    do(s, "move 1,3")
    assert prompt(s) == "shop"
    assert {"buy sword 10", "sell goblin 3", "leave-shop"} <= set(options(s))
    do(s, "leave-shop")
    assert held(s, 0) == ["goblin", "gold_10", "gold_2"]


@rule("CR-Q-63")
def test_a_shop_serves_in_later_turns_too_but_not_in_combat() -> None:
    s = doorway("shop")
    stand(s, 0, 1, 3)
    begin(s, 0)
    assert "shop" in options(s)
    do(s, "shop")
    do(s, "leave-shop")
    assert prompt(s) == "move"
    begin(s, 0)
    foe(s, 1, 4, "goblin")
    begin(s, 0)
    assert prompt(s) == "combat"
    assert "shop" not in options(s)


@rule("CR-MOVE-05", "CR-FOUNT-01")
def test_the_fountain_waits_for_the_beginning_of_the_next_turn() -> None:
    s = doorway("fountain")
    s.players[0].health = 5
    begin(s, 0)
    do(s, "move 1,3")
    do(s, "end-turn")
    assert s.players[0].health == 5
    do(s, "stop", dice=[3])  # seat 1; then seat 0's turn begins
    assert asked(s) == 0
    assert s.players[0].health == 7


@rule("CR-MOVE-06")
def test_one_tile_is_all_if_something_else_was_done() -> None:
    s = doorway("cross")
    s.sides[s.slot_at[place(0, 3)]] = 0b1111
    down(s, 0, 4, "cross")
    begin(s, 0)
    do(s, "flip 0,4")
    do(s, "move 1,3")
    assert asked(s) == 1


@rule("CR-MOVE-07")
def test_moving_beside_an_enemy_means_combat_instead_of_interaction() -> None:
    s = doorway("cross")
    foe(s, 1, 4, "kobold")
    tile(s, 2, 3)
    stand(s, 1, 2, 3)
    hand(s, 1, "gold_1")
    begin(s, 0)
    do(s, "move 1,3")
    assert prompt(s) == "combat"
    assert not verbs(s) & {"trade", "trip", "steal"}
    assert foe_at(s, 1, 4).fighters == [0]


@rule("CR-MOVE-08")
@pytest.mark.parametrize("moves", [False, True])
def test_neighbours_may_be_dealt_with_whether_or_not_one_moved(moves: bool) -> None:
    s = doorway("cross")
    tile(s, 2, 3)
    hand(s, 1, "gold_1")
    if moves:
        stand(s, 1, 2, 3)
    else:
        stand(s, 1, 1, 3)
    begin(s, 0)
    do(s, "move 1,3" if moves else "stay")
    assert prompt(s) == "meet"
    assert {"trade", "trip", "steal"} <= verbs(s)


@rule("CR-Q-04")
@pytest.mark.parametrize("answers", [["trade p2", "refuse"], ["trip p2"], ["steal p2"], ["done"]])
def test_dealing_with_a_neighbour_blocks_the_second_move(answers: list[str]) -> None:
    s = doorway("cross")
    tile(s, 2, 3)
    stand(s, 1, 2, 3)
    hand(s, 1, "gold_1")
    begin(s, 0)
    do(s, "move 1,3")
    for answer in answers:
        do(s, answer, dice=[1] if answer in ("trip p2", "steal p2") else [])
    if answers != ["done"]:
        do(s, "done")
        assert asked(s) == 1
    else:
        assert prompt(s) == "move-again"


@rule("CR-MOVE-09")
def test_a_trap_comes_before_the_fight_beside_it() -> None:
    s = doorway("trap_spike")
    foe(s, 1, 4, "goblin")
    s.players[0].health = 10
    begin(s, 0)
    do(s, "move 1,3")
    assert s.players[0].health == 8
    assert prompt(s) == "combat"


@rule("CR-MOVE-09")
def test_one_who_dies_on_a_trap_fights_nobody() -> None:
    s = doorway("trap_spike")
    foe(s, 1, 4, "goblin")
    tile(s, 20, 0, "starting_tile")
    s.players[0].health = 2
    begin(s, 0)
    do(s, "move 1,3")
    assert told(s, "dies")
    assert foe_at(s, 1, 4).fighters == []
    assert not told(s, "combat")
    assert at(s, 0) == (20, 0)


@rule("CR-MOVE-09", "CR-Q-63")
def test_a_shop_deal_comes_before_the_fight_beside_it() -> None:
    s = doorway("shop")
    foe(s, 1, 4, "goblin")
    hand(s, 0, "cave_bat")
    begin(s, 0)
    do(s, "move 1,3")
    assert prompt(s) == "shop"
    do(s, "sell cave_bat 1")
    do(s, "leave-shop")
    assert prompt(s) == "combat"


@rule("CR-PLACE-01", "CR-PLACE-02")
@pytest.mark.parametrize(
    ("card", "paths", "laid"),
    [
        ("cross", "NESW", [(1, 4), (2, 3), (1, 2)]),
        ("straight", "EW", [(2, 3)]),
        ("corner_left", "NW", [(1, 4)]),
        ("tee_left_right", "NSW", [(1, 4), (1, 2)]),
        ("dead_end", "W", []),
    ],
)
def test_a_card_is_laid_wherever_an_open_path_ends(card: str, paths: str, laid: list[tuple[int, int]]) -> None:
    s = doorway(card, paths)
    before, cards = len(s.explore), len(s.places)
    top = s.explore.cards[-len(laid) :] if laid else []
    begin(s, 0)
    do(s, "move 1,3")
    assert all(is_down(s, x, y) for x, y in laid)
    assert len(s.places) - cards == before - len(s.explore) == len(laid)
    assert sorted(s.board.cards[cards:]) == sorted(top)
    assert s.board.known[cards:] == [0] * len(laid)


@rule("CR-PLACE-02")
def test_nothing_is_laid_where_a_card_lies_or_beside_a_wall() -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3, "straight", "NS")
    tile(s, 0, 2, "straight", "NS")
    stand(s, 0, 0, 3)
    before = len(s.explore)
    begin(s, 0)
    do(s, "stay")
    assert len(s.explore) == before - 1
    assert is_down(s, 0, 4)
    assert place(1, 3) not in s.slot_at
    assert place(-1, 3) not in s.slot_at


@rule("CR-PLACE-03")
@pytest.mark.parametrize("card", ["shop", "trap_spike", "fountain", "chest"])
def test_special_tiles_cause_placement_as_well(card: str) -> None:
    s = doorway(card)
    tile(s, 1, 4, "straight", "NS")
    before = len(s.explore)
    begin(s, 0)
    do(s, "move 1,3")
    if card == "shop":
        do(s, "leave-shop")
    assert len(s.explore) == before - 2
    assert is_down(s, 2, 3)
    assert is_down(s, 1, 2)


@rule("CR-Q-89", "CR-TRAP-05")
def test_a_turn_cut_short_lays_its_cards_as_the_next_begins_lost_or_not() -> None:
    s = doorway("trap_paralysis")
    begin(s, 0)
    do(s, "move 1,3")
    assert asked(s) == 1
    assert place(2, 3) not in s.slot_at
    do(s, "stop")  # seat 0's turn is lost, and its cards are laid
    assert asked(s) == 1
    assert is_down(s, 2, 3)
    assert is_down(s, 1, 4)
    assert is_down(s, 1, 2)


@rule("CR-Q-89")
def test_cards_are_made_up_for_even_if_he_had_not_moved() -> None:
    s = doorway("trap_paralysis")
    stand(s, 0, 1, 3)
    s.sides[s.slot_at[place(1, 3)]] = 0b1111
    down(s, 1, 4, "trap_paralysis")
    begin(s, 0)
    do(s, "flip 1,4")
    assert asked(s) == 1
    assert place(2, 3) not in s.slot_at
    do(s, "stop")
    assert is_down(s, 2, 3)


@rule("CR-Q-89", "CR-SLAY-04", "CR-Q-92")
def test_nothing_is_laid_while_the_fight_goes_on() -> None:
    s = doorway("cross")
    foe(s, 1, 4, "troll")
    begin(s, 0)
    do(s, "move 1,3")
    do(s, "attack 1,4 troll", dice=[1])
    do(s, "stop")
    assert prompt(s) == "combat"
    assert place(2, 3) not in s.slot_at
    foe_at(s, 1, 4).health = 1
    do(s, "attack 1,4 troll", dice=[1])
    assert is_down(s, 2, 3)  # step 4 follows the kill
    assert asked(s) == 1


@rule("CR-Q-89")
def test_if_another_ends_the_fight_the_cards_are_laid_as_his_turn_begins() -> None:
    s = doorway("cross")
    foe(s, 1, 4, "troll", fighters=(1,))
    tile(s, 2, 4, "dead_end", "W")
    stand(s, 1, 2, 4)
    begin(s, 0)
    do(s, "move 1,3")
    assert foe_at(s, 1, 4).fighters == [1, 0]
    do(s, "attack 1,4 troll", dice=[1])
    stack_top(s, "cross")
    foe_at(s, 1, 4).health = 1
    do(s, "attack 1,4 troll", dice=[6])  # seat 1's turn
    assert (asked(s), prompt(s)) == (0, "flip")
    assert is_down(s, 2, 3)


@rule("CR-MOVE-01")
def test_nobody_moves_onto_an_enemy() -> None:
    s = doorway("cross")
    foe(s, 1, 4, "troll", fighters=(1,))
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    foe(s, 0, 4, "goblin", health=1)
    begin(s, 0)
    do(s, "attack 0,4 goblin", dice=[6])
    s.foes[place(0, 4)] = foe_at(s, 1, 4)  # an enemy he does not fight lies there now
    s.survey()
    assert "move 0,4" not in options(s)
    assert refusals(s)["move 0,4"].reason == "foe-there"
