"""Exceptional rules: the mole, running out of cards, forfeiting."""

from collections.abc import Iterable

import pytest

from greathall.core import engine
from greathall.games.card_rogue.cards.catalogue import NUMBERS, SLUGS
from greathall.games.card_rogue.rules.mole import dig_places
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.rules.stuck import is_blocked, unreachable
from greathall.games.card_rogue.words import NORMAL, RUSH, place
from support import rule

from .dungeon import (
    asked,
    begin,
    card_on,
    discarded,
    do,
    down,
    dungeon,
    foe,
    going_on,
    gold,
    hand,
    held,
    is_down,
    open_sides,
    options,
    prompt,
    refusals,
    stand,
    tile,
    told,
    verbs,
    wear,
    why,
)


def cell(players: int = 2, characters: Iterable[str] = ("warrior", "bard", "rogue")) -> CardRogue:
    """Each player walled in on two dead ends of his own."""
    s = dungeon(players, characters)
    for seat in range(players):
        tile(s, 10 * seat, 3, "dead_end", "E")
        tile(s, 10 * seat + 1, 3, "dead_end", "W")
        stand(s, seat, 10 * seat, 3)
    return s


def spend_explore(s: CardRogue, *left: str) -> None:
    """Leave only these cards in the exploration stack, the first on top."""
    s.explore.cards[:] = [NUMBERS[slug] for slug in reversed(left)]
    s.explore.known[:] = [0] * len(left)


@rule("CR-MOLE-01", "CR-Q-60")
def test_the_mole_is_for_players_whose_every_way_has_ended() -> None:
    s = cell()
    begin(s, 0)
    assert "mole" in options(s)


@rule("CR-MOLE-01", "CR-Q-60")
@pytest.mark.parametrize("way", ["face-down", "empty space", "potion", "enemy", "beyond a token"])
def test_the_mole_is_not_for_those_who_have_a_way(way: str) -> None:
    s = cell(characters=("mage", "bard"))
    s.sides[s.slot_at[place(1, 3)]] = 0b1010
    tile(s, 2, 3, "straight", "EW")
    if way == "face-down":
        down(s, 3, 3, "cross")
    elif way == "potion":
        tile(s, 3, 3, "potion_red")
        s.sides[s.slot_at[place(3, 3)]] = 0b1111
        tile(s, 3, 2, "straight", "EW")
        tile(s, 3, 4, "straight", "EW")
        tile(s, 4, 3, "straight", "NS")
    elif way == "enemy":
        foe(s, 3, 3, "goblin")
    elif way == "beyond a token":
        stand(s, 1, 2, 3)
    assert not is_blocked(s, 0, False)
    begin(s, 0)
    assert "mole" not in options(s)
    assert (refusals(s)["mole"].rule, refusals(s)["mole"].reason) == ("CR-MOLE-01", "not-blocked")


@rule("CR-MOLE-01", "CR-Q-60")
def test_walls_and_the_edge_of_the_table_leave_one_blocked() -> None:
    s = dungeon(2, ["warrior", "bard"])
    tile(s, 0, 0, "corner_left", "ES")  # the path to the south leads off the table
    tile(s, 1, 0, "dead_end", "W")
    down(s, 0, 1, "cross")  # behind a wall
    stand(s, 0, 0, 0)
    tile(s, 30, 3, "dead_end", "E")
    down(s, 31, 3, "cross")
    stand(s, 1, 30, 3)
    assert is_blocked(s, 0, False)
    begin(s, 0)
    assert "mole" in options(s)


@rule("CR-MOLE-02", "CR-MOLE-03")
def test_the_mole_swaps_any_pathing_tile_for_a_cross_from_the_stack_for_10_gold() -> None:
    s = cell()
    hand(s, 0, "gold_10", "gold_5")
    crosses = s.paths.cards.count(NUMBERS["cross"])
    order = s.paths.cards[:]
    begin(s, 0)
    do(s, "mole")
    assert set(options(s)) == {"dig 0,3", "dig 1,3", "dig 10,3", "dig 11,3"}  # occupied or not, anywhere
    do(s, "dig 1,3")
    assert gold(s, 0) == 5
    assert (card_on(s, 1, 3), open_sides(s, 1, 3)) == ("cross", "NESW")
    assert s.paths.cards.count(NUMBERS["cross"]) == crosses - 1
    assert len(s.paths) == 50
    rest = [card for card in order if card != NUMBERS["cross"]]
    assert [card for card in s.paths.cards if card != NUMBERS["cross"]] != rest  # shuffled
    assert set(s.paths.known) == {0}
    assert discarded(s) == ["dead_end"]
    assert prompt(s) == "move"  # at once, and the turn goes on
    do(s, "move 1,3")
    assert is_down(s, 2, 3)
    assert asked(s) == 1  # CR-Q-04: no second move


@rule("CR-Q-60")
def test_a_cross_is_supplied_if_the_stack_has_none() -> None:
    s = cell()
    hand(s, 0, "gold_10")
    s.paths.cards[:] = [NUMBERS["straight"]] * 3
    s.paths.known[:] = [0] * 3
    begin(s, 0)
    do(s, "mole")
    do(s, "dig 0,3")
    assert card_on(s, 0, 3) == "cross"
    assert len(s.paths) == 3


@rule("CR-Q-60")
def test_only_plain_pathing_tiles_can_be_dug() -> None:
    s = cell()
    tile(s, 5, 5, "shop")
    tile(s, 6, 5, "starting_tile")
    tile(s, 7, 5, "straight", "EW")
    down(s, 8, 5, "straight")
    assert dig_places(s) == sorted([place(0, 3), place(1, 3), place(10, 3), place(11, 3), place(7, 5)])


@rule("CR-MOLE-04")
def test_one_short_of_gold_sells_cards_to_the_mole() -> None:
    s = cell()
    hand(s, 0, "gold_5", "gold_2")
    wear(s, 0, "sword")
    begin(s, 0)
    do(s, "mole")
    do(s, "dig 1,3")
    assert gold(s, 0) == 2  # the five and the sword: there is no other way to pay
    assert discarded(s) == ["dead_end", "sword"]
    assert max(s.players[0].gear) == -1
    assert prompt(s) == "move"


@rule("CR-MOLE-04")
def test_cards_in_hand_pay_the_mole_as_well_and_change_is_given() -> None:
    s = cell()
    hand(s, 0, "maul", "kobold")
    begin(s, 0)
    do(s, "mole")
    do(s, "dig 1,3")
    assert gold(s, 0) == 2  # 8 + 4 - 10
    assert held(s, 0) == ["gold_2"]


@rule("CR-MOLE-04")
def test_he_chooses_which_worn_card_to_sell() -> None:
    s = cell()
    hand(s, 0, "gold_5", "gold_2")
    wear(s, 0, "sword")
    wear(s, 0, "chestplate")
    begin(s, 0)
    do(s, "mole")
    do(s, "dig 1,3")
    assert prompt(s) == "pay-mole"
    assert options(s) == ["pay sword 5", "pay gold_5 5", "pay chestplate 4", "pay gold_2 2"]
    do(s, "pay gold_2 2; pay chestplate 4; pay sword 5; spare sword 5; pay gold_5 5; settle")
    assert s.players[0].gear.count(NUMBERS["sword"]) == 1
    assert discarded(s) == ["chestplate", "dead_end"]
    assert held(s, 0) == ["gold_1"]  # 11 - 10


@rule("CR-MOLE-04", "CR-SHOP-08")
def test_what_is_worn_is_not_taken_from_one_whose_hand_is_enough() -> None:
    s = cell()
    hand(s, 0, "gold_10", "maul", "goblin")
    wear(s, 0, "sword")
    begin(s, 0)
    do(s, "mole; dig 1,3")
    assert options(s) == ["pay gold_10 10", "pay maul 8", "pay goblin 3"]
    do(s, "pay maul 8; pay goblin 3; settle")
    assert held(s, 0) == ["gold_1", "gold_10"]
    assert s.players[0].gear.count(NUMBERS["sword"]) == 1


@rule("CR-MOLE-05")
def test_the_mole_takes_all_that_can_be_sold_from_one_who_cannot_pay_and_helps_anyway() -> None:
    s = cell()
    hand(s, 0, "gold_2", "potion_red", "artifact_health", "golem", "key")
    wear(s, 0, "helm")
    begin(s, 0)
    do(s, "mole")
    do(s, "dig 0,3")
    assert held(s, 0) == ["artifact_health", "golem", "key"]
    assert max(s.players[0].gear) == -1
    assert discarded(s) == ["dead_end", "helm", "potion_red"]
    assert card_on(s, 0, 3) == "cross"


@rule("CR-MOLE-06")
def test_the_rush_begins_when_all_are_blocked_and_nobody_calls_the_mole() -> None:
    s = cell(3)
    begin(s, 0)
    for seat in range(3):
        assert (asked(s), s.phase) == (seat, NORMAL)
        do(s, "stay")
    assert s.phase == RUSH
    assert [event.rule for event in told(s, "rush")] == ["CR-MOLE-06"]


@rule("CR-MOLE-06")
def test_the_rush_does_not_begin_while_somebody_has_a_way() -> None:
    s = cell(2)
    tile(s, 20, 3)
    tile(s, 21, 3)
    stand(s, 1, 20, 3)
    begin(s, 0)
    for _ in range(6):
        do(s, "stop" if prompt(s) == "flip" else "stay")
    assert s.phase == NORMAL


@rule("CR-MOLE-06")
def test_one_who_calls_the_mole_in_vain_has_not_declined_him() -> None:
    s = cell(2)
    tile(s, 30, 30, "straight", "EW")  # digging here helps nobody
    hand(s, 0, "gold_10", "gold_10")
    begin(s, 0)
    do(s, "mole")
    do(s, "dig 30,30")
    do(s, "stay")
    do(s, "stay")  # seat 1 declines
    assert s.phase == NORMAL
    do(s, "stay")  # and now seat 0 as well
    assert s.phase == RUSH


@rule("CR-MOLE-06", "CR-Q-20")
def test_one_who_loses_his_turn_has_not_declined_the_mole() -> None:
    s = cell(2)
    s.players[1].lost = 1
    begin(s, 0)
    do(s, "stay")
    assert (asked(s), s.phase) == (0, NORMAL)


@rule("CR-EMPTY-01")
def test_an_empty_stack_does_not_end_the_game() -> None:
    s = cell()
    tile(s, 20, 3)
    tile(s, 21, 3, "dead_end", "W")
    stand(s, 0, 20, 3)
    spend_explore(s)
    begin(s, 0)
    do(s, "stay")
    assert (s.outcome, s.phase) == (None, NORMAL)
    assert place(20, 4) not in s.slot_at
    assert asked(s) == 1


@rule("CR-EMPTY-02", "CR-Q-59")
def test_all_may_forfeit_together_once_the_stack_is_empty() -> None:
    s = cell(3)
    begin(s, 0)
    assert "forfeit" not in options(s)
    spend_explore(s)
    assert "forfeit" in options(s)
    s.players[2].vp = 3
    do(s, "forfeit")
    assert engine.waiting(s) == [1, 2]
    do(s, "agree", seat=2)
    assert going_on(s)
    do(s, "agree", seat=1)
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners(), s.outcome.points) == ("forfeit", [], [0, 0, 3])


@rule("CR-Q-59")
def test_one_voice_against_is_enough_to_play_on() -> None:
    s = cell(3)
    spend_explore(s)
    begin(s, 0)
    do(s, "forfeit")
    do(s, "disagree", seat=2)
    assert going_on(s)
    assert (asked(s), prompt(s)) == (0, "move")


@rule("CR-EMPTY-03", "CR-Q-58")
def test_unreachable_face_down_cards_form_the_new_stack() -> None:
    s = cell(1)
    tile(s, 20, 3, "straight", "NS")
    tile(s, 20, 2, "dead_end", "N")
    stand(s, 0, 20, 3)
    down(s, 40, 40, "goblin")
    down(s, 41, 40, "troll")
    down(s, 21, 3, "zombie")  # beside his tile, but behind a wall and joined to nothing
    spend_explore(s)
    begin(s, 0)
    assert unreachable(s) == [place(40, 40), place(41, 40), place(21, 3)]
    do(s, "stay")
    gathered = told(s, "gathered")
    assert [event.args[0] for event in gathered] == [3]
    assert is_down(s, 20, 4)
    assert place(40, 40) not in s.slot_at
    assert len(s.explore) == 2
    lying = [SLUGS[s.board.cards[s.slot_at[place(20, 4)]]], *[SLUGS[card] for card in s.explore.cards]]
    assert sorted(lying) == ["goblin", "troll", "zombie"]
    assert set(s.explore.known) == {0}


@rule("CR-Q-58", "CR-EMPTY-03")
def test_cards_joined_to_a_reachable_tile_by_paths_and_face_down_neighbours_stay() -> None:
    s = cell(1)
    tile(s, 20, 3, "straight", "NS")
    tile(s, 20, 2, "dead_end", "N")
    stand(s, 0, 20, 3)
    down(s, 20, 4, "goblin")
    down(s, 21, 4, "troll")  # behind the goblin
    tile(s, 22, 4, "straight", "EW")
    down(s, 23, 4, "zombie")  # behind a tile that opens towards the troll
    tile(s, 21, 5, "straight", "EW")
    down(s, 22, 5, "imp")  # behind a tile that does not, and beside no face-down card of the chain
    assert unreachable(s) == [place(22, 5)]


@rule("CR-Q-58", "CR-PLACE-01")
def test_with_too_few_cards_the_player_chooses_the_spaces() -> None:
    s = cell(1)
    tile(s, 20, 3)
    tile(s, 20, 2, "dead_end", "N")
    stand(s, 0, 20, 3)
    spend_explore(s, "goblin", "troll")
    begin(s, 0)
    do(s, "stay")
    assert prompt(s) == "lay"
    assert set(options(s)) == {"lay 20,4", "lay 21,3", "lay 19,3"}
    do(s, "lay 21,3")
    assert not is_down(s, 21, 3)  # nothing is laid before all is said
    assert why(s, "done").reason == "too-few-picks"
    do(s, "lay 20,4")
    assert why(s, "lay 19,3").reason == "no-card-left"
    assert why(s, "lay 20,2").reason == "no-open-space"
    do(s, "unlay 20,4; lay 19,3; done")
    assert is_down(s, 21, 3) and is_down(s, 19, 3)
    assert place(20, 4) not in s.slot_at
    assert [event.args[0] for event in told(s, "placed")] == [2]
    assert "lay" not in verbs(s)
