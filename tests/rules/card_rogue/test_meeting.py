"""Interacting with other players: who may, and trading."""

import pytest

from greathall.core.ids import SPECTATOR
from support import rule

from .dungeon import (
    GAME,
    asked,
    begin,
    do,
    down,
    foe,
    hand,
    held,
    meeting,
    options,
    prompt,
    reads,
    refusals,
    reopen,
    side_by_side,
    verbs,
    wear,
)

# -- who may


@rule("CR-INTER-01")
def test_a_player_out_of_combat_may_interact_with_one_on_an_adjacent_tile() -> None:
    s = side_by_side()
    hand(s, 1, "cave_bat")
    begin(s, 0)
    assert (asked(s), prompt(s)) == (0, "meet")
    assert options(s) == ["trade p2", "trip p2", "steal p2", "done"]


@rule("CR-INTER-01")
def test_a_player_in_combat_interacts_with_nobody() -> None:
    s = side_by_side()
    hand(s, 1, "cave_bat")
    reopen(s, 0, 5, "EW")
    foe(s, -1, 5, "goblin")
    begin(s, 0)
    assert prompt(s) == "combat"
    assert verbs(s) & {"trade", "trip", "steal"} == set()


@rule("CR-INTER-01")
def test_a_wall_between_two_players_keeps_them_apart() -> None:
    s = side_by_side()
    hand(s, 1, "cave_bat")
    reopen(s, 0, 5, "NE")
    down(s, 0, 6, "cross")
    reopen(s, 1, 5, "NS")
    begin(s, 0)
    do(s, "stop")
    assert asked(s) == 1  # seat 0 had nobody to meet


@rule("CR-INTER-01")
def test_nobody_interacts_in_another_players_turn() -> None:
    s = side_by_side()
    hand(s, 0, "cave_bat")
    begin(s, 0)
    with pytest.raises(ValueError, match="not asked"):
        do(s, "steal p1", seat=1)


# -- trading


@rule("CR-TRADE-01")
def test_adjacent_players_exchange_cards_of_their_hands_when_both_agree() -> None:
    s = side_by_side()
    hand(s, 0, "sword")
    hand(s, 1, "goblin", "potion_red", "cave_bat")
    meeting(s)
    do(s, "trade p2")
    do(s, "give sword")
    do(s, "propose")
    assert (asked(s), prompt(s)) == (1, "return-offer")
    do(s, "give goblin")
    do(s, "give potion_red")
    do(s, "propose")
    assert (asked(s), options(s)) == (0, ["accept", "refuse"])
    do(s, "accept")
    assert held(s, 0) == ["goblin", "potion_red"]
    assert held(s, 1) == ["cave_bat", "sword"]
    assert prompt(s) == "meet"


@rule("CR-TRADE-01", "CR-Q-39")
@pytest.mark.parametrize("refuser", ["first", "partner", "end"])
def test_a_trade_that_one_of_them_refuses_changes_nothing(refuser: str) -> None:
    s = side_by_side()
    hand(s, 0, "sword")
    hand(s, 1, "goblin")
    meeting(s)
    do(s, "trade p2")
    do(s, "give sword")
    if refuser != "first":
        do(s, "propose")
        if refuser == "end":
            do(s, "give goblin")
            do(s, "propose")
    do(s, "refuse")
    assert (held(s, 0), held(s, 1)) == (["sword"], ["goblin"])
    assert (asked(s), prompt(s)) == (0, "meet")


@rule("CR-Q-39")
def test_either_side_may_be_a_gift_and_there_may_be_any_number_of_trades() -> None:
    s = side_by_side()
    hand(s, 0, "sword")
    meeting(s)
    for giver in (0, 1):
        do(s, "trade p2")
        if giver == 0:
            do(s, "give sword")
        do(s, "propose")
        if giver == 1:
            assert "propose" not in verbs(s)  # nothing for nothing is no exchange
            do(s, "give sword")
        do(s, "propose")
        do(s, "accept")
        assert held(s, 1 - giver) == ["sword"]
    assert "trade p2" in options(s)


@rule("CR-Q-39")
def test_only_cards_in_hand_are_traded_but_equipment_may_be_taken_off_before() -> None:
    s = side_by_side()
    wear(s, 0, "sword")
    meeting(s)
    do(s, "trade p2")
    assert options(s) == ["propose", "refuse"]
    do(s, "refuse")
    do(s, "unequip sword primary")
    do(s, "trade p2")
    assert options(s) == ["give sword", "propose", "refuse"]


@rule("CR-TRADE-02", "CR-ITEM-05")
@pytest.mark.parametrize("card", ["artifact_attack", "artifact_attack_cursed", "artifact_health", "golem", "basilisk_green"])
def test_only_cards_with_the_trade_symbol_can_be_traded(card: str) -> None:
    s = side_by_side()
    hand(s, 0, card, "key", "gold_5")
    meeting(s)
    do(s, "trade p2")
    assert options(s) == ["give key", "give gold_5", "propose", "refuse"]
    assert refusals(s)[f"give {card}"].rule == "CR-TRADE-02"


@rule("CR-TRADE-03")
def test_there_is_no_trade_while_the_other_is_in_combat() -> None:
    s = side_by_side()
    hand(s, 1, "cave_bat")
    foe(s, 2, 5, "troll", fighters=(1,))
    begin(s, 0)
    assert options(s) == ["trip p2", "steal p2", "done"]
    assert refusals(s)["trade p2"].rule == "CR-TRADE-03"


@rule("CR-Q-70")
def test_cards_laid_out_are_seen_by_the_partner_once_proposed_and_by_nobody_else() -> None:
    s = side_by_side(players=3)
    hand(s, 0, "sword", "maul")
    meeting(s)
    do(s, "trade p2")
    before = [GAME.view(s, watcher) for watcher in (0, 1, 2, SPECTATOR)]
    do(s, "give sword")
    assert [GAME.view(s, watcher) for watcher in (0, 1, 2, SPECTATOR)] == before  # nobody sees what is not proposed
    do(s, "propose")
    shown = [s.offers[0].seen_by(watcher) for watcher in (0, 1, 2, SPECTATOR)]
    assert [cards != [-1] for cards in shown] == [True, True, False, False]
    do(s, "propose")
    do(s, "accept")
    assert reads(s, 0, 1) == ["sword"]
    assert reads(s, 2, 1) == [None]
