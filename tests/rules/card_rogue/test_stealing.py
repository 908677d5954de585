"""Stealing, how often one may try, and who knows what is in a hand."""

import pytest

from greathall.core.ids import SPECTATOR
from support import rule

from .dungeon import (
    asked,
    begin,
    do,
    foe,
    hand,
    health,
    held,
    meeting,
    options,
    prompt,
    reads,
    refusals,
    sheet,
    side_by_side,
    take,
    told,
    wear,
)


@rule("CR-STEAL-01")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_only_a_six_steals(face: int) -> None:
    s = side_by_side()
    hand(s, 1, "cave_bat")
    meeting(s)
    do(s, "steal p2", dice=[6, 0] if face == 6 else [face])
    assert held(s, 0) == (["cave_bat"] if face == 6 else [])
    assert held(s, 1) == ([] if face == 6 else ["cave_bat"])
    assert s.players[1].lost == 0


@rule("CR-STEAL-01", "CR-Q-42")
def test_one_may_steal_from_a_player_in_combat_and_a_failure_costs_nothing() -> None:
    s = side_by_side()
    hand(s, 1, "cave_bat")
    foe(s, 2, 5, "troll", fighters=(1,))
    meeting(s)
    do(s, "steal p2", dice=[3])
    assert (health(s, 0), health(s, 1)) == (10, 12)
    assert told(s, "strikes-back") == []


@rule("CR-Q-42")
def test_stealing_from_an_empty_hand_is_not_offered() -> None:
    s = side_by_side()
    wear(s, 1, "sword")
    begin(s, 0)
    assert options(s) == ["trade p2", "trip p2", "done"]
    assert refusals(s)["steal p2"].rule == "CR-Q-42"


@rule("CR-STEAL-02", "CR-Q-42")
@pytest.mark.parametrize("drawn", [0, 1, 2, 3])
def test_the_stolen_card_is_drawn_at_random_without_asking(drawn: int) -> None:
    s = side_by_side()
    cards = ["cave_bat", "goblin", "potion_red", "key"]
    hand(s, 1, *cards)
    meeting(s)
    do(s, "steal p2", dice=[6, drawn])
    assert held(s, 0) == [cards[drawn]]
    assert held(s, 1) == sorted(set(cards) - {cards[drawn]})
    assert (asked(s), prompt(s)) == (0, "meet")


@rule("CR-STEAL-02")
def test_every_card_of_the_hand_is_stolen_equally_often() -> None:
    counts = {"cave_bat": 0, "goblin": 0, "potion_red": 0, "key": 0}
    s = side_by_side()
    hand(s, 1, *counts)
    begin(s, 0)
    for _ in range(400):
        copy = s.clone()
        copy.rng = s.rng.fork()
        copy.rng.tape = []
        copy.rng.loop = [6]
        do(copy, "steal p2")
        counts[held(copy, 0)[0]] += 1
    assert min(counts.values()) > 70


@rule("CR-STEAL-03")
def test_worn_cards_cannot_be_stolen() -> None:
    s = side_by_side()
    hand(s, 1, "cave_bat")
    wear(s, 1, "sword")
    meeting(s)
    do(s, "steal p2", dice=[6, 0])
    assert held(s, 0) == ["cave_bat"]
    assert s.players[1].gear[3] >= 0


@rule("CR-STEAL-04", "CR-ITEM-05", "CR-ITEM-04")
@pytest.mark.parametrize("card", ["golem", "artifact_attack", "key", "basilisk_yellow"])
def test_cards_that_cannot_be_sold_or_traded_can_be_stolen(card: str) -> None:
    s = side_by_side()
    hand(s, 1, card)
    meeting(s)
    do(s, "steal p2", dice=[6, 0])
    assert (held(s, 0), held(s, 1)) == ([card], [])


@rule("CR-Q-36", "CR-ARTI-03", "CR-Q-38")
def test_a_cursed_artifact_can_be_stolen_and_its_effect_goes_with_it() -> None:
    s = side_by_side()
    take(s, 1, "artifact_health_cursed")
    assert sheet(s, 1) == (12, 9, 0)
    meeting(s)
    do(s, "steal p2", dice=[6, 0])
    assert (sheet(s, 0), sheet(s, 1)) == ((10, 7, 0), (12, 12, 0))


@rule("CR-Q-38", "CR-ARTI-02")
def test_who_loses_an_artifact_keeps_current_health_and_loses_the_rest() -> None:
    s = side_by_side()
    take(s, 1, "artifact_health")
    take(s, 1, "artifact_attack")
    assert sheet(s, 1) == (16, 16, 2)
    meeting(s)
    do(s, "steal p2", dice=[6, 0])
    assert (sheet(s, 0), sheet(s, 1)) == ((14, 14, 0), (16, 12, 2))
    s.rolled = 0
    do(s, "steal p2", dice=[6, 0])
    assert (sheet(s, 0), sheet(s, 1)) == ((14, 14, 2), (16, 12, 0))


@rule("CR-Q-40")
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_trips_and_steals_are_limited_together_in_a_turn(limit: int) -> None:
    s = side_by_side(rolled_interactions_per_turn=limit)
    hand(s, 1, "cave_bat", "goblin")
    begin(s, 0)
    for number in range(limit):
        do(s, ["steal p2", "trip p2"][number % 2], dice=[2])
    assert options(s) == ["trade p2", "done"]
    assert refusals(s)["trip p2"].rule == "CR-Q-40"
    assert refusals(s)["trip p2"].need == limit
    do(s, "done")
    s.players[1].lost = 0
    begin(s, 0)
    assert "steal p2" in options(s)


@rule("CR-Q-70", "CR-STEAL-02")
def test_only_thief_and_victim_know_what_was_stolen() -> None:
    s = side_by_side(players=3)
    hand(s, 1, "cave_bat", "goblin")
    s.players[1].hand.known = [0b110, 0b110]  # the third player has seen both
    meeting(s)
    do(s, "steal p2", dice=[6, 1])
    assert reads(s, 0, 0) == reads(s, 1, 0) == ["goblin"]
    assert reads(s, 2, 0) == [None]
    assert reads(s, 2, 1) == [None]  # it may be either of the two that is left
    event = told(s, "stolen")[0]
    assert (event.seen_by(1).kind, event.seen_by(2).kind) == ("stolen", "stolen-hidden")
    assert event.seen_by(2).args == (1,)


@rule("CR-Q-70")
def test_everybody_sees_how_many_cards_a_hand_holds_and_the_cards_with_points() -> None:
    s = side_by_side(players=3)
    hand(s, 1, "cave_bat", "golem")
    wear(s, 1, "sword")
    assert reads(s, 1, 1) == ["cave_bat", "golem"]
    assert reads(s, 0, 1) == reads(s, SPECTATOR, 1) == [None, "golem"]
    meeting(s)
    do(s, "steal p2", dice=[6, 1])
    assert reads(s, 2, 0) == ["golem"]


@rule("CR-Q-70")
def test_with_open_hands_everybody_sees_everything_also_after_a_refused_trade() -> None:
    s = side_by_side(players=3, open_hands=True)
    hand(s, 0, "sword")
    meeting(s)
    do(s, "trade p2")
    do(s, "give sword")
    do(s, "refuse")
    assert reads(s, 2, 0) == reads(s, SPECTATOR, 0) == ["sword"]
