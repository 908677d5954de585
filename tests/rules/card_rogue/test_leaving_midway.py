"""Leaving for a while in the middle of something: nothing is lost, and nothing is escaped."""

import pytest

from greathall.core import engine
from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import AWAY, DEAD, PLAYING, RETURNING, RUSH, place
from support import rule

from .dungeon import (
    arena,
    asked,
    at,
    begin,
    brew,
    card_on,
    do,
    down,
    dungeon,
    foe,
    foe_at,
    hand,
    health,
    held,
    options,
    prompt,
    stand,
    tile,
    wear,
)
from .test_free_choices import paying
from .test_leaving import anytime, row
from .test_mole_and_empty import cell


@rule("CR-Q-94", "CR-SHOP-04")
def test_who_leaves_while_he_pays_keeps_his_cards() -> None:
    s = paying("goblin", "potion_red", "gold_2", "gold_10")
    do(s, "pay goblin 3; pay gold_10 10")
    do(s, "leave-a-while", seat=0)
    assert held(s, 0) == ["goblin", "gold_10", "gold_2", "potion_red"]
    assert "boots" in [card for card, number in NUMBERS.items() if number in s.shop.cards]


@rule("CR-Q-94", "CR-MOLE-03")
@pytest.mark.parametrize("moment", ["dig", "pay-mole"])
def test_who_leaves_while_the_mole_waits_has_paid_nothing(moment: str) -> None:
    s = cell(3)
    hand(s, 0, "gold_10", "maul", "goblin")
    begin(s, 0)
    do(s, "mole")
    if moment == "pay-mole":
        do(s, "dig 1,3; pay gold_10 10")
    assert prompt(s) == moment
    do(s, "leave-a-while", seat=0)
    assert held(s, 0) == ["goblin", "gold_10", "maul"]
    assert card_on(s, 1, 3) == "dead_end"


@rule("CR-Q-94", "CR-TRADE-01")
def test_who_leaves_while_he_picks_for_a_trade_keeps_his_cards() -> None:
    s = row(leavers="play-on")
    hand(s, 0, "sword", "goblin")
    begin(s, 0)
    do(s, "stay")
    do(s, "trade p2")
    do(s, "give sword")
    do(s, "leave-a-while", seat=1)
    assert (held(s, 0), asked(s)) == (["goblin", "sword"], 2)  # nobody is beside him any more
    s = row(leavers="play-on")
    hand(s, 0, "sword", "goblin")
    begin(s, 0)
    do(s, "stay")
    do(s, "trade p2")
    do(s, "give sword")
    do(s, "leave-a-while", seat=0)
    assert held(s, 0) == ["goblin", "sword"]


@rule("CR-Q-94", "CR-Q-20")
@pytest.mark.parametrize("attacks", [True, False])
def test_who_leaves_a_fight_loses_the_turn_to_which_he_comes_back(attacks: bool) -> None:
    s = arena("goblin", characters=("warrior", "cleric"), leavers="play-on")
    hand(s, 0, "potion_red")
    begin(s, 0)
    if attacks:
        do(s, "ready")
        do(s, "attack 0,6 goblin", [1])
    do(s, "leave-a-while", seat=0)
    assert (foe_at(s, 0, 6).fighters, s.players[0].status) == ([], AWAY)
    do(s, "come-back", seat=0)
    assert (health(s, 0), asked(s)) == (12, 1)
    do(s, "stop")
    assert (health(s, 0), asked(s)) == (10, 1)  # the goblin strikes, and he does nothing
    do(s, "stop")
    assert (health(s, 0), asked(s), prompt(s)) == (10, 0, "combat")


@rule("CR-Q-94")
def test_who_leaves_in_peace_loses_no_turn() -> None:
    s = row(leavers="play-on")
    do(s, "leave-a-while", seat=1)
    do(s, "come-back", seat=1)
    assert s.players[1].lost == 0


@rule("CR-Q-94", "CR-TRAP-08")
def test_nobody_leaves_before_the_trap_that_he_has_set_off_is_done_with() -> None:
    s = row(leavers="play-on")
    wear(s, 0, "vision_lens")
    down(s, 0, 4, "trap_spike")
    s.sides[s.slot_at[place(0, 3)]] = 0b1011
    s.survey()
    begin(s, 0)
    do(s, "flip 0,4")
    assert (prompt(s), anytime(s, 0)) == ("avoid", ["leave-for-good"])
    with pytest.raises(ValueError, match="not one of"):
        do(s, "leave-a-while", seat=0)
    do(s, "endure")
    assert "leave-a-while" in anytime(s, 0)


@rule("CR-Q-94", "CR-SCROLL-04", "CR-SCROLL-05", "CR-POT-13")
@pytest.mark.parametrize(
    ("use", "then"),
    [("read scroll_identify", "identify"), ("read scroll_move", "step-through"), ("drink potion_red", "teleport")],
)
def test_nobody_leaves_before_a_card_that_he_has_used_has_worked(use: str, then: str) -> None:
    s = row(leavers="play-on")
    brew(s, red="teleportation")
    hand(s, 0, "scroll_identify", "scroll_move", "potion_red", "potion_blue", "potion_green")
    begin(s, 0)
    do(s, use)
    assert (prompt(s), anytime(s, 0)) == (then, ["leave-for-good"])
    do(s, "leave-a-while", seat=2)  # others may
    assert anytime(s, 0) == ["leave-for-good"]


# -- the end rush


def rush() -> CardRogue:
    """Seat 1 is away from 5,3, two steps from an exit; seat 0 is about to die of poison in the end rush."""
    s = dungeon(2, ["warrior", "bard"], leavers="play-on")
    tile(s, 0, 3, "straight", "EW")
    for x in (5, 6):
        tile(s, x, 3, "straight", "EW")
    tile(s, 7, 3, "starting_tile", "W")
    stand(s, 0, 0, 3)
    stand(s, 1, 5, 3)
    s.phase = RUSH
    s.players[0].vp = 3
    s.players[1].status = AWAY
    s.players[0].health = 1
    s.players[0].poison = 2
    return s


@rule("CR-Q-94", "CR-Q-53")
def test_the_rush_is_not_over_while_somebody_is_only_away() -> None:
    s = rush()
    begin(s, 0)
    assert (s.outcome, s.players[0].status) == (None, DEAD)
    assert (engine.waiting(s), prompt(s), options(s)) == ([1], "deserted", ["come-back", "leave-for-good"])
    assert anytime(s, 1) == [] and anytime(s, 0) == []
    do(s, "come-back")
    assert (asked(s), prompt(s), at(s, 1)) == (1, "move", (5, 3))
    do(s, "move 6,3")
    do(s, "move 7,3")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.points) == ("rush", [3, 1])


@rule("CR-Q-94", "CR-QUIT-04")
def test_one_who_does_not_come_back_ends_the_rush() -> None:
    s = rush()
    begin(s, 0)
    do(s, "leave-for-good")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners()) == ("all-dead", [0])


@rule("CR-Q-94", "CR-QUIT-03")
def test_one_who_is_back_and_cannot_stand_anywhere_does_not_hold_up_the_end() -> None:
    s = rush()
    s.players[1].status = RETURNING
    foe(s, 5, 4, "goblin")
    s.foes[place(5, 3)] = s.foes.pop(place(5, 4))  # an enemy was sent onto his tile
    s.foes[place(5, 3)].on_tile = True
    begin(s, 0)
    assert s.outcome is not None
    assert s.outcome.reason == "all-dead"


@rule("CR-Q-94", "CR-Q-53")
def test_if_the_last_who_plays_leaves_for_good_the_absent_one_is_asked() -> None:
    s = dungeon(3, ["warrior", "bard", "rogue"], leavers="wait")
    for x in range(6):
        tile(s, x, 3, "straight", "EW")
    tile(s, 7, 3, "starting_tile", "W")
    for seat in range(3):
        stand(s, seat, seat, 3)
    s.phase = RUSH
    s.players[2].status = DEAD
    begin(s, 0)
    do(s, "leave-a-while", seat=1)
    assert prompt(s) == "waiting"
    do(s, "leave-for-good", seat=0)
    assert (engine.waiting(s), prompt(s)) == ([1], "deserted")
    do(s, "come-back")
    assert (s.players[1].status, asked(s)) == (PLAYING, 1)
