"""Quests."""

import pytest

from greathall.core.ids import SPECTATOR
from greathall.games.meeples.cards.catalogue import CARDS, QUEST_NUMBER, QUESTS
from greathall.games.meeples.rules.choices import DiscardQuests
from greathall.games.meeples.rules.combat import combat_values
from greathall.games.meeples.rules.effects import draw_quests
from greathall.games.meeples.rules.scoring import finish
from greathall.games.meeples.words import CLERIC, CORRUPTION, WARRIOR
from support import rule

from .city import (
    GAME,
    bag,
    beaten,
    city,
    count,
    develop,
    do,
    draw,
    fill,
    hand,
    lodgings,
    main,
    monster,
    next_quests,
    offered,
    prompt,
    quests,
    tavern,
    tile,
    told,
)


@rule("MM-QST-01")
def test_there_is_no_hand_limit() -> None:
    s = city()
    hand(s, 0, *(f"E{i:02}" for i in range(1, 10)))
    draw_quests(s, 0, 2)
    assert (len(s.hands[0]), len(s.quest_discard)) == (11, 0)


@rule("MM-QST-02")
def test_incomplete_quests_are_hidden() -> None:
    s = city()
    hand(s, 0, "T01", "T02")
    assert GAME.view(s, 1)["players"][0]["hand"] == [None, None]
    assert GAME.view(s, SPECTATOR)["players"][0]["hand"] == [None, None]
    assert GAME.view(s, 0)["players"][0]["hand"] == ["first_blood", "pitchfork_brigade"]
    next_quests(s, "T03")
    draw_quests(s, 0, 1)
    assert told(s, "quest-drawn")[0].seen_by(1).kind == "quest-drawn-hidden"
    assert told(s, "quest-drawn")[0].seen_by(1).args == ()


@rule("MM-QST-03")
def test_every_quest_has_points_and_a_penalty() -> None:
    assert len(QUESTS) == 44
    assert all(CARDS[card].vp >= 1 and CARDS[card].penalty >= 1 for card in QUESTS)
    kinds = [CARDS[card].type for card in QUESTS]
    assert [kinds.count(kind) for kind in range(3)] == [20, 12, 12]


@rule("MM-QST-04", "MM-QST-05")
def test_a_triggered_quest_is_completed_at_once_and_pays_its_bonus_once() -> None:
    s = city()
    monster(s, "skeleton")
    monster(s, "candle_wight")
    hand(s, 0, "T03")
    tavern(s, 0, cleric=2)
    lodgings(s, 0, corruption=2)
    main(s)
    fill(s, "skeleton", "cleric", "cleric")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert (quests(s.done[0]), quests(s.hands[0].cards)) == (["T03"], [])
    assert s.lodgings[0][CORRUPTION] == 1
    assert "vigil_at_the_tombs" in GAME.view(s, 1)["players"][0]["done"]
    tavern(s, 0, cleric=3)
    main(s)
    fill(s, "candle_wight", "cleric", "cleric", "cleric")
    do(s, "confirm")
    assert s.lodgings[0][CORRUPTION] + s.bags[0][CORRUPTION] + s.taverns[0][CORRUPTION] == 4


@rule("MM-QST-06")
def test_bonus_meeples_wait_on_the_card() -> None:
    s = city()
    monster(s, "skeleton")
    hand(s, 0, "T02")
    tavern(s, 0, peasant=4)
    main(s)
    fill(s, "skeleton", "peasant", "peasant", "peasant")
    fill(s, "lecture_hall", "peasant")
    do(s, "confirm", "resolve skeleton", tape=[0, 0, 0, 0])
    gained = told(s, "gained")
    assert (gained[0].args[0], gained[0].args[2]) == (WARRIOR, QUEST_NUMBER["T02"])
    assert s.lodgings[0][WARRIOR] == 1
    s = city()
    monster(s, "skeleton")
    monster(s, "ink_wraith")
    hand(s, 0, "T02")
    tavern(s, 0, peasant=3, knight=1, warrior=1)
    main(s)
    fill(s, "skeleton", "peasant", "peasant", "peasant")
    fill(s, "ink_wraith", "knight")
    do(s, "confirm")
    do(s, "resolve skeleton")
    assert s.on_quests[WARRIOR] == 0  # swept at Clean Up
    assert s.lodgings[0][WARRIOR] + s.bags[0][WARRIOR] + s.taverns[0][WARRIOR] == 2


@rule("MM-R-18")
def test_mm_r_18_meeples_of_a_draw_phase_quest_go_to_the_lodgings_at_the_end() -> None:
    s = city()
    for slug in ("skeleton", "bandit_carver", "timber_wolf", "woodworm_swarm", "ink_wraith", "giant_bookworm"):
        monster(s, slug)
    hand(s, 0, "T08")
    bag(s, 0, warrior=4)
    draw(s)
    assert quests(s.done[0]) == ["T08"]
    assert (count(s.taverns[0]), count(s.lodgings[0])) == ({"warrior": 4}, {"warrior": 1})


@rule("MM-QST-07")
def test_points_are_paid_at_once() -> None:
    s = city()
    monster(s, "skeleton")
    monster(s, "ink_wraith")
    hand(s, 0, "T05")
    s.vp[0] = 7
    tavern(s, 0, knight=2, warrior=1)
    main(s)
    fill(s, "skeleton", "warrior", "knight")
    fill(s, "ink_wraith", "knight")
    do(s, "confirm", "resolve skeleton")
    paid = [event.kind for event in s.log or [] if event.kind in ("scored", "quest-done")]
    assert paid == ["scored", "quest-done", "scored"]  # the Skeleton, the Quest, and only then the Ink Wraith
    (quest,) = told(s, "quest-done")
    assert (quest.rule, quest.args[1]) == ("MM-QST-07", 3)  # told once


@rule("MM-QST-08", "MM-QST-09")
def test_an_ongoing_quest_starts_at_the_end_of_the_turn() -> None:
    s = city()
    monster(s, "skeleton")
    monster(s, "bandit_carver")
    hand(s, 0, "O01")
    tavern(s, 0, warrior=4)
    main(s)
    fill(s, "skeleton", "warrior", "warrior")
    fill(s, "bandit_carver", "warrior", "warrior")
    do(s, "confirm")
    do(s, "resolve skeleton")
    assert quests(s.done[0]) == ["O01"]
    assert [event.args[1] for event in told(s, "beaten")] == [4, 4]
    assert combat_values(s, 0)[WARRIOR] == 3
    s = city()
    hand(s, 0, "O11")
    bag(s, 0, cleric=2, corruption=2)
    draw(s)
    assert quests(s.done[0]) == ["O11"]
    assert told(s, "ability") == []  # MM-R-19: not in the turn in which it is completed


@rule("MM-QST-10")
def test_end_of_game_quests_wait_for_the_end() -> None:
    s = city()
    hand(s, 0, "E01")
    beaten(s, 0, "skeleton", "ink_wraith", "zombie_sexton")
    monster(s, "candle_wight")
    tavern(s, 0, knight=1)
    main(s)
    fill(s, "candle_wight", "knight")
    do(s, "confirm")
    assert (s.vp[0], quests(s.done[0])) == (1, [])
    finish(s)
    assert s.vp[0] == 1 + 5


@rule("MM-QST-11")
def test_an_empty_quest_deck_is_rebuilt_from_the_discard() -> None:
    s = city()
    while len(s.quest_deck) > 5:
        s.hands[1].put(s.quest_deck.draw(), 2)
    while len(s.quest_deck) > 1:
        s.quest_discard.put(s.quest_deck.draw(), 2)
    draw_quests(s, 0, 1)
    assert (len(s.quest_deck), len(s.quest_discard)) == (0, 4)  # MM-R-68: not before the next card is needed
    draw_quests(s, 0, 1)
    assert (len(s.hands[0]), len(s.quest_deck), len(s.quest_discard)) == (2, 3, 0)
    draw_quests(s, 0, 9)
    assert len(s.hands[0]) == 5  # MM-R-39


@rule("MM-QST-12")
def test_one_monster_may_complete_several_quests() -> None:
    s = city()
    monster(s, "zombie_sexton")
    hand(s, 0, "T02", "T03")
    tavern(s, 0, peasant=3, cleric=1)
    main(s)
    fill(s, "zombie_sexton", "peasant", "peasant", "peasant", "cleric")
    do(s, "confirm")
    assert quests(s.done[0]) == ["T02", "T03"]  # the order is all the same, so it is not asked for: MM-R-72


@rule("MM-QST-12")
def test_a_returned_unit_still_counts_for_another_quest() -> None:
    s = city()
    monster(s, "timber_wolf")
    hand(s, 0, "T12", "O06")
    tavern(s, 0, warrior=1, mage=1)
    main(s)
    fill(s, "timber_wolf", "warrior", "mage")
    do(s, "confirm")
    assert quests(s.done[0]) == ["T12", "O06"]


@rule("MM-QST-13", "MM-QST-17")
@pytest.mark.parametrize(("clerics", "completed"), [(1, 1), (2, 2)])
def test_one_unit_cannot_pay_two_returns(clerics: int, completed: int) -> None:
    s = city()
    monster(s, "tree_beast")
    hand(s, 0, "T13", "T14")
    tavern(s, 0, knight=1, mage=1, cleric=clerics)
    before = s.supply[CLERIC]
    main(s)
    fill(s, "tree_beast", "mage", *["cleric"] * clerics, "knight")
    do(s, "confirm")
    if clerics == 1:
        assert offered(s) == ["complete path_of_light", "complete spirit_walk"]
        do(s, "complete spirit_walk")
    assert sorted(quests(s.done[0])) == ["T13", "T14"][2 - completed :]
    assert s.supply[CLERIC] == before + completed


@rule("MM-QST-14")
def test_a_quest_that_the_defeat_brings_is_not_completed_by_it() -> None:
    s = city()
    monster(s, "tree_beast")
    next_quests(s, "T17")
    tavern(s, 0, knight=3)
    main(s)
    fill(s, "tree_beast", "knight", "knight", "knight")
    do(s, "confirm")
    assert quests(s.hands[0].cards) == ["T17"]
    assert s.done[0] == []


@rule("MM-R-52")
def test_mm_r_52_nor_one_that_a_quest_bonus_brings() -> None:
    s = city()
    monster(s, "skeleton")
    monster(s, "bandit_carver")
    hand(s, 0, "T16")
    next_quests(s, "T17")
    tavern(s, 0, warrior=3)
    main(s)
    fill(s, "skeleton", "warrior", "warrior", "warrior")
    do(s, "confirm")
    assert quests(s.done[0]) == ["T16"]
    assert quests(s.hands[0].cards) == ["T17"]


@rule("MM-QST-15")
def test_named_meeples_are_minimums() -> None:
    s = city()
    hand(s, 0, "T06", "E01")
    bag(s, 0, mage=3, peasant=1)
    beaten(s, 0, "skeleton", "ink_wraith", "zombie_sexton", "candle_wight", "ghoul")
    draw(s)
    assert quests(s.done[0]) == ["T06"]
    finish(s)
    assert "E01" in quests(s.done[0])


@rule("MM-QST-16")
@pytest.mark.parametrize("location_first", [True, False])
def test_a_quest_drawn_by_an_earlier_location_can_be_completed(location_first: bool) -> None:
    s = city()
    tile(s, "house_of_lords", 0)
    monster(s, "skeleton")
    next_quests(s, "T01", "E01")
    tavern(s, 0, peasant=3)
    main(s)
    fill(s, "house_of_lords", "peasant")
    fill(s, "skeleton", "peasant", "peasant")
    do(s, "confirm", "resolve house_of_lords" if location_first else "resolve skeleton")
    do(s, "discard gravedigger")
    assert quests(s.done[0]) == (["T01"] if location_first else [])
    assert quests(s.hands[0].cards) == ([] if location_first else ["T01"])


@rule("MM-R-65")
def test_mm_r_65_a_later_event_of_the_turn_completes_it() -> None:
    s = city()
    monster(s, "goblin_tally_man")
    next_quests(s, "T11")
    bag(s, 0, knight=2, warrior=2)
    tavern(s, 0, knight=1)
    main(s)
    fill(s, "goblin_tally_man", "knight")
    do(s, "confirm")
    assert quests(s.done[0]) == ["T11"]  # drawn in Clean Up, completed in Draw step 8


@rule("MM-QST-17")
def test_completing_is_not_a_choice() -> None:
    s = city()
    monster(s, "skeleton")
    hand(s, 0, "T02")
    tavern(s, 0, peasant=3)
    main(s)
    fill(s, "skeleton", "peasant", "peasant", "peasant")
    do(s, "confirm")
    assert quests(s.done[0]) == ["T02"]
    assert prompt(s) != "complete"


@rule("MM-ICO-05", "MM-FAQ-12")
def test_only_incomplete_hand_quests_can_be_discarded() -> None:
    s = city()
    monster(s, "timber_wolf")
    hand(s, 0, "E01", "E02", "E03")
    tavern(s, 0, knight=1)
    main(s)
    fill(s, "timber_wolf", "knight")
    do(s, "confirm")
    assert offered(s) == ["discard gravedigger", "discard huntmaster", "discard sheriff_of_rowan"]
    do(s, "discard huntmaster")
    assert (len(s.hands[0]), quests(s.quest_discard.cards)) == (2, ["E02"])
    assert s.quest_discard.known == [1]  # MM-R-38: face down, known to its owner
    assert GAME.view(s, 1)["discarded"] == [None]


@rule("MM-ICO-15")
def test_draw_two_discard_one_new_or_old() -> None:
    s = city()
    tile(s, "house_of_lords", 0)
    hand(s, 0, "E01")
    next_quests(s, "E02", "E03")
    tavern(s, 0, peasant=1)
    main(s)
    fill(s, "house_of_lords", "peasant")
    do(s, "confirm")
    assert offered(s) == ["discard gravedigger", "discard huntmaster", "discard sheriff_of_rowan"]
    do(s, "discard gravedigger")
    assert quests(s.hands[0].cards) == ["E02", "E03"]


@rule("MM-R-62")
def test_mm_r_62_discard_what_there_is() -> None:
    s = city()
    hand(s, 0, "E01")
    s.frames.append(DiscardQuests(0, 3))
    while len(s.frames) > 1:
        s.frames[-1].advance(s)
    assert (len(s.hands[0]), len(s.quest_discard)) == (0, 1)


@rule("MM-FAQ-02")
def test_a_returned_unit_must_take_part() -> None:
    s = city()
    monster(s, "timber_wolf")
    monster(s, "skeleton")
    hand(s, 0, "T12")
    tavern(s, 0, knight=1, warrior=1, mage=1)
    main(s)
    fill(s, "timber_wolf", "mage", "knight")
    fill(s, "skeleton", "warrior")
    do(s, "confirm", "resolve timber_wolf")
    assert quests(s.done[0]) == []


@rule("MM-R-42")
def test_mm_r_42_a_shaman_may_pay_for_the_quest() -> None:
    s = city()
    monster(s, "timber_wolf")
    hand(s, 0, "T12")
    tavern(s, 0, warrior=1, mage=1, shaman=1)
    main(s)
    fill(s, "timber_wolf", "warrior", "mage", "shaman_as_warrior")
    do(s, "confirm")
    assert (prompt(s), offered(s)) == ("give", ["remove here warrior", "remove here shaman_as_warrior"])
    do(s, "remove here shaman_as_warrior")
    assert s.supply[7] == 5
    assert s.lodgings[0][WARRIOR] + s.taverns[0][WARRIOR] + s.bags[0][WARRIOR] == 1


def test_a_village_council_pays_from_the_tavern() -> None:
    s = city()
    hand(s, 0, "T09")
    bag(s, 0, peasant=4)
    before = s.supply[0]
    draw(s)
    assert quests(s.done[0]) == ["T09"]
    assert s.supply[0] == before + 1
    assert (count(s.taverns[0]), count(s.lodgings[0])) == ({"peasant": 3}, {"mage": 1})
    develop(s)


@pytest.mark.parametrize(
    ("number", "tavern_", "completes"),
    [("O12", {"warrior": 1, "mage": 1, "cleric": 1, "peasant": 1}, True), ("O12", {"peasant": 2, "mage": 2}, False),
     ("T10", {"mage": 1, "cleric": 1, "warrior": 1, "knight": 1}, True), ("O11", {"cleric": 1, "corruption": 3}, True),
     ("T07", {"cleric": 1, "shaman": 3}, False)],
)  # fmt: skip
def test_tavern_conditions(number: str, tavern_: dict[str, int], completes: bool) -> None:
    s = city()
    hand(s, 0, number)
    bag(s, 0, **tavern_)
    draw(s)
    assert (quests(s.done[0]) == [number]) is completes


def test_counting_conditions() -> None:
    s = city()
    monster(s, "skeleton")
    monster(s, "ink_wraith")
    hand(s, 0, "T15", "T19")
    tavern(s, 0, knight=1, warrior=1, peasant=2)
    main(s)
    fill(s, "ink_wraith", "knight")
    fill(s, "skeleton", "warrior")
    fill(s, "lecture_hall", "peasant")
    fill(s, "novices_cloister", "peasant")
    do(s, "confirm", "resolve lecture_hall", "resolve novices_cloister")
    assert quests(s.done[0]) == ["T19"]
    do(s, "resolve skeleton")
    assert quests(s.done[0]) == ["T19", "T15"]
    assert sum(s.taverns[0]) == 5  # Double Strike draws one more
