"""The sequence of a turn, and flipping cards."""

from collections.abc import Callable

import pytest

from greathall.core import engine
from greathall.data import notation
from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.rules.queries import max_health
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import place
from support import rule

from .dungeon import (
    GAME,
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
    stack_top,
    stand,
    take,
    tile,
    told,
    verbs,
    wear,
)


def corridor(length: int = 5, players: int = 2) -> CardRogue:
    """A bare corridor to the east, closed at both ends; the others wait in a place of their own."""
    s = dungeon(players, ["warrior", "bard", "rogue"])
    tile(s, 0, 3, "dead_end", "E")
    for x in range(1, length):
        tile(s, x, 3, "straight", "EW")
    tile(s, length, 3, "dead_end", "W")
    stand(s, 0, 0, 3)
    for seat in range(1, players):
        tile(s, 40, 5 * seat, "dead_end", "E")
        down(s, 41, 5 * seat, "cross")
        stand(s, seat, 40, 5 * seat)
    return s


@rule("CR-TURN-01", "CR-FLIP-07")
def test_no_flip_after_the_move() -> None:
    s = corridor()
    tile(s, 1, 4)
    s.sides[s.slot_at[place(1, 3)]] = 0b1111
    s.board_changed(place(1, 3))
    down(s, 1, 2, "cross")
    begin(s, 0)
    do(s, "move 1,3")
    assert "flip" not in verbs(s)
    with pytest.raises(engine.IllegalOption):
        engine.answer(s, 0, notation.read(GAME, "flip 1,2"))
    do(s, "end-turn")
    assert asked(s) == 1
    begin(s, 0)
    assert "flip 1,2" in options(s)


@rule("CR-TURN-01")
def test_the_steps_come_in_the_order_flip_move_interact_place() -> None:
    s = dungeon(2, ["warrior", "bard"])
    tile(s, 0, 3, "straight", "NS")
    down(s, 0, 2, "cross")
    tile(s, 0, 4, "cross")
    tile(s, 1, 4, "dead_end", "W")
    stand(s, 0, 0, 3)
    stand(s, 1, 1, 4)
    begin(s, 0)
    seen = [prompt(s)]
    do(s, "flip 0,2")
    seen.append(prompt(s))
    do(s, "move 0,4")
    seen.append(prompt(s))
    assert not is_down(s, 0, 5)
    do(s, "done")
    assert seen == ["flip", "move", "meet"]
    assert is_down(s, 0, 5)
    assert is_down(s, -1, 4)
    assert asked(s) == 1


@rule("CR-TURN-02")
def test_flipping_moving_and_interacting_may_be_left_out() -> None:
    s = dungeon(2, ["warrior", "bard"])
    tile(s, 0, 3, "cross")
    down(s, 0, 2, "cross")
    tile(s, 0, 4, "straight", "NS")
    tile(s, 1, 3, "straight", "EW")
    stand(s, 0, 0, 3)
    stand(s, 1, 1, 3)
    begin(s, 0)
    do(s, "stop")
    do(s, "stay")
    do(s, "done")
    assert is_down(s, -1, 3)  # step 4 ran
    assert asked(s) == 1


@rule("CR-TURN-03", "CR-TURN-04")
def test_one_who_only_moved_may_move_once_more_and_not_a_third_time() -> None:
    s = corridor()
    begin(s, 0)
    do(s, "move 1,3")
    assert prompt(s) == "move-again"
    assert options(s) == ["move 2,3", "move 0,3", "end-turn"]
    do(s, "move 2,3")
    assert asked(s) == 1
    assert at(s, 0) == (2, 3)


@rule("CR-TURN-03")
def test_the_second_move_may_be_declined_and_staying_offers_none() -> None:
    s = corridor()
    begin(s, 0)
    do(s, "move 1,3")
    do(s, "end-turn")
    assert asked(s) == 1
    begin(s, 0)
    do(s, "stay")
    assert asked(s) == 1


def blocked_by_flip(s: CardRogue) -> None:
    tile(s, 0, 4)
    s.sides[s.slot_at[place(0, 3)]] = 0b0110
    down(s, 0, 2, "cross")
    s.board_changed(place(0, 3))
    begin(s, 0)
    do(s, "flip 0,2")


def blocked_by_item(s: CardRogue) -> None:
    hand(s, 0, "scroll_health")
    begin(s, 0)
    do(s, "read scroll_health")


def blocked_by_equipping(s: CardRogue) -> None:
    hand(s, 0, "helm")
    begin(s, 0)
    do(s, "equip helm head")


def blocked_by_fountain(s: CardRogue) -> None:
    s.board.cards[s.slot_at[place(0, 3)]] = NUMBERS["fountain"]
    begin(s, 0, dice=[1])


def not_blocked(s: CardRogue) -> None:
    begin(s, 0)


@rule("CR-Q-04", "CR-TURN-03")
@pytest.mark.parametrize("before", [blocked_by_flip, blocked_by_item, blocked_by_equipping, blocked_by_fountain, not_blocked])
def test_what_is_done_before_the_move_blocks_the_second_one(before: Callable[[CardRogue], None]) -> None:
    s = corridor()
    before(s)
    do(s, "move 1,3")
    if before is not_blocked:
        assert prompt(s) == "move-again"
    else:
        assert asked(s) == 1


@rule("CR-Q-04")
@pytest.mark.parametrize(
    ("card", "blocks"),
    [("trap_spike", True), ("potion_red", True), ("fountain", False), ("chest", False), ("cross", False)],
)
def test_traps_and_pick_ups_block_the_second_move_but_placing_does_not(card: str, blocks: bool) -> None:
    s = corridor()
    tile(s, 0, 7, "straight", "EW")
    tile(s, 1, 7, card)
    stand(s, 0, 0, 7)
    stack_top(s, "cross")
    begin(s, 0)
    do(s, "move 1,7")
    if card == "potion_red":
        do(s, "continue")  # he could drink it before step 4
    assert is_down(s, 2, 7)
    if blocks:
        assert asked(s) == 1
    else:
        assert prompt(s) == "move-again"


@rule("CR-Q-04")
@pytest.mark.parametrize("deal", [False, True])
def test_a_shop_deal_blocks_the_second_move_and_a_look_does_not(deal: bool) -> None:
    s = corridor()
    tile(s, 0, 7, "straight", "EW")
    tile(s, 1, 7, "shop")
    stand(s, 0, 0, 7)
    hand(s, 0, "goblin")
    begin(s, 0)
    do(s, "move 1,7")
    if deal:
        do(s, "sell goblin 3")
    do(s, "leave-shop")
    assert asked(s) == (1 if deal else 0)


@rule("CR-Q-05", "CR-TURN-04", "CR-MOVE-06")
def test_boots_add_their_steps_once_a_turn_and_do_not_block_the_second_move() -> None:
    s = corridor(9)
    wear(s, 0, "hasty_boots")
    extra = 1
    begin(s, 0)
    do(s, "move 1,3")
    for step in range(extra):
        assert prompt(s) == "extra-step"
        do(s, f"move {2 + step},3")
    assert prompt(s) == "move-again"
    do(s, f"move {2 + extra},3")
    assert asked(s) == 1
    assert at(s, 0) == (2 + extra, 3)


@rule("CR-Q-05")
def test_an_extra_step_has_full_effects_and_may_be_kept_for_the_second_move() -> None:
    s = corridor(9)
    wear(s, 0, "hasty_boots")
    s.board.cards[s.slot_at[place(3, 3)]] = NUMBERS["trap_spike"]
    begin(s, 0)
    do(s, "move 1,3")
    do(s, "stay")
    do(s, "move 2,3")
    assert prompt(s) == "extra-step"
    do(s, "move 3,3")
    assert s.players[0].health == 10
    assert asked(s) == 1


@rule("CR-Q-05")
def test_there_is_no_extra_step_once_combat_starts_nor_without_a_first_move() -> None:
    s = corridor(3)
    wear(s, 0, "hasty_boots")
    begin(s, 0)
    do(s, "stay")
    assert asked(s) == 1
    tile(s, 2, 4, "dead_end", "S")
    s.sides[s.slot_at[place(1, 3)]] = 0b1011
    foe(s, 1, 4, "goblin")
    begin(s, 0)
    do(s, "move 1,3")
    assert prompt(s) == "combat"


@rule("CR-TURN-05")
def test_turns_go_round_clockwise() -> None:
    s = corridor(players=3)
    begin(s, 2)
    assert asked(s) == 2
    do(s, "stop")
    assert asked(s) == 0
    do(s, "stay")
    assert asked(s) == 1
    do(s, "stop")
    assert asked(s) == 2


@rule("CR-FLIP-01")
def test_none_some_or_all_neighbours_are_flipped_one_at_a_time() -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 0, "starting_tile", "NEW")
    for x, y in ((1, 0), (-1, 0), (0, 1)):
        down(s, x, y, "cross")
    stand(s, 0, 0, 0)
    begin(s, 0)
    assert options(s) == ["flip 0,1", "flip 1,0", "flip -1,0", "stop"]
    do(s, "flip 1,0")
    assert options(s) == ["flip 0,1", "flip -1,0", "stop"]
    do(s, "stop")
    assert is_down(s, 0, 1)
    assert prompt(s) == "move"


@rule("CR-FLIP-02")
def test_cards_behind_walls_and_on_the_diagonal_cannot_be_flipped() -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3, "straight", "EW")
    for x, y in ((1, 3), (-1, 3), (0, 4), (1, 4)):
        down(s, x, y, "cross")
    stand(s, 0, 0, 3)
    begin(s, 0)
    assert options(s) == ["flip 1,3", "flip -1,3", "stop"]


def beside(card: str, more: int = 0) -> CardRogue:
    """A player with a face-down card to the east, and more of them around."""
    s = dungeon(1, ["warrior"])
    tile(s, 0, 3)
    down(s, 1, 3, card)
    for x, y in ((-1, 3), (0, 4), (0, 2))[:more]:
        down(s, x, y, "cross")
    if more < 3:
        tile(s, 0, 2)
    stand(s, 0, 0, 3)
    s.players[0].health = 10
    begin(s, 0)
    return s


@rule("CR-FLIP-03", "CR-TRAP-04")
def test_a_flipped_trap_strikes_at_once() -> None:
    s = beside("trap_spike", more=1)
    do(s, "flip 1,3")
    assert s.players[0].health == 8
    assert at(s, 0) == (0, 3)
    assert card_on(s, 1, 3) == "trap_spike"
    assert not is_down(s, 1, 3)
    assert options(s) == ["flip -1,3", "stop"]  # and the turn goes on


@rule("CR-FLIP-04")
def test_a_flipped_artifact_is_taken_and_a_pathing_tile_fills_its_place() -> None:
    s = beside("artifact_health")
    stack_top(s, "straight")
    before = len(s.paths)
    do(s, "flip 1,3")
    assert held(s, 0) == ["artifact_health"]
    assert (s.players[0].health, max_health(s, 0)) == (14, 16)
    assert (card_on(s, 1, 3), open_sides(s, 1, 3)) == ("straight", "EW")
    assert len(s.paths) == before - 1


@rule("CR-FLIP-05")
def test_a_flipped_enemy_means_combat_and_the_other_flips_are_lost() -> None:
    s = beside("goblin", more=2)
    do(s, "flip 1,3")
    assert prompt(s) == "combat"
    assert verbs(s) == {"attack"}  # a Warrior does not flee a goblin
    assert foe_at(s, 1, 3).fighters == [0]
    do(s, "attack 1,3 goblin", dice=[6])
    do(s, "attack 1,3 goblin", dice=[6])
    assert prompt(s) == "move"  # won in the next turn: step 2, no flips
    assert len(told(s, "turn")) == 2


@rule("CR-FLIP-06")
@pytest.mark.parametrize("card", ["cross", "potion_red", "shop", "fountain", "chest", "dead_end"])
def test_other_cards_just_stay_face_up(card: str) -> None:
    s = beside(card, more=1)
    take(s, 0, "key")
    do(s, "flip 1,3")
    assert card_on(s, 1, 3) == card
    assert held(s, 0) == ["key"]
    assert (s.players[0].health, s.players[0].vp) == (10, 0)
    assert options(s) == ["flip -1,3", "stop"]


@rule("CR-FLIP-07")
def test_stopping_ends_the_flips_of_this_turn() -> None:
    s = beside("cross", more=1)
    do(s, "stop")
    assert "flip" not in verbs(s)
    do(s, "stay")
    assert prompt(s) == "flip"  # the next turn
