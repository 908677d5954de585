"""Small print: limits, moments without a question, and tables that are made once, each where it makes a difference."""

import pytest

from greathall.games.meeples.cards.catalogue import CARD, CARDS
from greathall.games.meeples.rules import queries, rivals
from greathall.games.meeples.rules.combat import explain
from greathall.games.meeples.rules.development import fill_offer
from greathall.games.meeples.rules.rivals import (
    ACTIVATED,
    ALWAYS,
    BEATEN,
    CONSTRUCTED,
    DRAW_STEP,
    SHARED_COST,
    SHORT_SUPPLY,
    TAVERN_LACKS,
    Way,
)
from greathall.games.meeples.words import CLERIC, CORRUPTION, MAIN, MEEPLES, PIECES, RANGER, SHAMAN, WARRIOR
from support import rule

from .city import (
    YARD,
    bag,
    city,
    develop,
    do,
    fill,
    final_turn,
    lodgings,
    main,
    monster,
    offer,
    offered,
    people,
    prompt,
    refusal,
    room,
    tavern,
    tile,
    told,
)

PRESTIGE_ROOM = "champions_chamber"  # any prestige Unit

# -- who is asked, and who is not


@rule("MM-MAIN-02")
def test_whoever_can_assign_nothing_is_not_asked() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, corruption=2)
    bag(s, 0, peasant=4)
    main(s)
    assert s.phase != MAIN and s.lodgings[0][CORRUPTION] == 2  # exhausted at once


@rule("MM-MAIN-02", "MM-CMB-02", "MM-END-08")
def test_whoever_just_matches_the_henchman_is_asked() -> None:
    s = city()
    tavern(s, 0, knight=3)  # 9 against 9, and no Location is for Knights alone
    final_turn(s)
    main(s)
    assert offered(s) == ["open combustor", "confirm"]


@rule("MM-CON-04")
def test_a_tile_that_lies_alone_is_not_asked_for() -> None:
    s = city()
    tavern(s, 0, peasant=2)
    offer(s, "colosseum")
    develop(s)
    do(s, *YARD, "done?")
    assert prompt(s) == "slot"


@rule("MM-DEV-01", "MM-R-56")
def test_after_the_capitol_only_whoever_has_an_ability_is_asked() -> None:
    s = city()
    tavern(s, 0, peasant=2)
    offer(s, "colosseum", "coach_house")
    develop(s)
    do(s, *YARD, "done?", "tile colosseum", "slot villages_2")
    assert s.phase == MAIN and prompt(s) == "assign"


@rule("MM-CMB-02", "MM-LOC-03", "MM-CON-01")
def test_each_kind_of_place_asks_its_own_question() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, peasant=3)
    develop(s)
    do(s, "open builders_yard")
    assert prompt(s) == "build"
    do(s, "cancel", "done", "open skeleton")
    assert prompt(s) == "fight"
    do(s, "cancel", "open lecture_hall")
    assert prompt(s) == "fill"


@rule("MM-LOC-03")
def test_places_are_open_to_the_units_that_they_need_only() -> None:
    queries._ACTIVATABLE.clear()  # nothing is remembered
    s = city()
    tile(s, "healers_temple", 0)
    tavern(s, 0, peasant=1, cleric=1)
    main(s)
    assert offered(s) == ["open lecture_hall", "open novices_cloister", "confirm"]
    queries._ACTIVATABLE.clear()
    s = city(towers=True)
    tile(s, "colosseum", 0)  # a Warrior or a Knight
    room(s, PRESTIGE_ROOM)
    tavern(s, 0, knight=1)
    main(s)
    assert offered(s) == ["open colosseum", "confirm"]
    queries._ACTIVATABLE.clear()
    tavern(s, 0, ranger=1)
    assert offered(s) == [f"open {PRESTIGE_ROOM}", "confirm"]
    empty, ranger = [0] * PIECES, [int(meeple == RANGER) for meeple in range(MEEPLES)]
    assert queries.fillable(CARD[PRESTIGE_ROOM], empty, ranger, RANGER)
    assert not queries.fillable(CARD[PRESTIGE_ROOM], empty, ranger, RANGER + 1)  # bots pick in ascending order


@rule("MM-CMB-02", "MM-END-03")
def test_councillors_who_are_too_strong_are_not_offered() -> None:
    s = city()
    tavern(s, 0, knight=3, peasant=1)
    final_turn(s)
    main(s)
    assert [answer for answer in offered(s) if answer.split()[-1] in ("saw_ron", "combustor")] == ["open combustor"]


@rule("MM-DEV-05")
def test_the_order_of_both_capitol_locations_is_asked_for() -> None:
    s = city()
    s.vp[0] = 9
    tavern(s, 0, peasant=1, warrior=1)
    develop(s)
    do(s, *YARD, "level warrior 0", "done?")
    assert prompt(s) == "resolve" and len(offered(s)) == 2


@rule("MM-CON-04")
def test_a_tile_is_refused_for_the_right_reason() -> None:
    s = city()
    tile(s, "colosseum", 0)
    offer(s, "coach_house", "muster_bell")
    tavern(s, 0, peasant=1)
    develop(s)
    do(s, *YARD, "done?")
    assert prompt(s) == "tile"
    assert refusal(s, "tile colosseum").reason == "tile-built"
    assert refusal(s, "tile levy_station").reason == "not-on-offer"


# -- how many


@rule("MM-ICO-16", "MM-R-36")
@pytest.mark.parametrize("others", [("warrior",), ("shaman_as_warrior",), ("warrior", "shaman_as_warrior")])
def test_of_several_only_one_warrior_is_healed(others: tuple[str, ...]) -> None:
    s = city()
    tile(s, "healers_temple", 0)
    tavern(s, 0, warrior=2, cleric=1, shaman=1)
    bag(s, 0, peasant=4)
    main(s)
    fill(s, "healers_temple", "warrior", "cleric", *others)
    do(s, "confirm")
    assert (s.taverns[0][WARRIOR], s.taverns[0][SHAMAN]) == (1, 0)
    assert s.lodgings[0][WARRIOR] == 1 and s.lodgings[0][SHAMAN] == 1


@rule("MM-MAIN-06", "MM-CON-01")
def test_what_is_there_and_what_is_needed_is_counted() -> None:
    s = city()
    tile(s, "coach_house", 0)  # any two
    tavern(s, 0, peasant=3, mage=1)
    develop(s)
    do(s, "open builders_yard")
    picks = people(s).picks
    assert picks is not None and (picks.have, picks.need, picks.most) == (0, 1, 2)
    do(s, "cancel", "done", "open coach_house", "add mage")
    picks = people(s).picks
    assert picks is not None and (picks.have, picks.need, picks.most) == (1, 2, -1)
    do(s, "add peasant", "add peasant")
    picks = people(s).picks
    assert picks is not None and picks.have == 2


@rule("MM-ICO-04")
def test_nothing_is_told_of_nothing_returned() -> None:
    s = city()
    monster(s, "zombie_sexton")  # returns 1 Corruption
    bag(s, 0, peasant=6)
    tavern(s, 0, warrior=2)
    main(s)
    fill(s, "zombie_sexton", "warrior", "warrior")
    do(s, "confirm")
    assert told(s, "returned") == []


@rule("MM-DRAW-16")
def test_each_new_tile_is_one_thing_revealed() -> None:
    s = city()
    s.tile_stack.put_under(s.tile_offer.pop(), 0)
    before = s.reveals
    fill_offer(s)
    assert len(s.tile_offer) == 4 and s.reveals == before + 1


@rule("MM-ICO-18")
def test_the_bonus_of_the_archive_is_a_line_of_its_own() -> None:
    s = city()
    tile(s, "forbidden_archive", 0)
    monster(s, "skeleton")
    tavern(s, 0, mage=2)
    lodgings(s, 0, corruption=2)
    main(s)
    fill(s, "forbidden_archive", "mage")
    do(s, "open skeleton", "empower mage", "close")
    rows = explain(s, 0, s.posts[-1].pieces, s.posts[-1].card, s.posts[-1].empowered)
    assert [(row["plus"], row["sum"]) for row in rows] == [([], 1), ([{"from": "forbidden_archive", "n": 2}], 2)]


# -- Quests in each other's way


@rule("MM-R-72")
@pytest.mark.parametrize("event, expected", [
    (BEATEN, {
        ("T01", "T13"): [(SHORT_SUPPLY, CLERIC, 1)], ("T01", "T14"): [(SHORT_SUPPLY, CLERIC, 1)],
        ("T02", "T12"): [(SHORT_SUPPLY, WARRIOR, 1)], ("T05", "T12"): [(SHORT_SUPPLY, WARRIOR, 1)],
        ("T13", "T14"): [(SHARED_COST, CLERIC, 2), (SHARED_COST, CLERIC, 2)],
    }),
    (ACTIVATED, {}),
    (CONSTRUCTED, {}),
    (DRAW_STEP, {("T07", "T11"): [(ALWAYS, 0, 0)], ("T07", "O11"): [(TAVERN_LACKS, CORRUPTION, 2)]}),
])  # fmt: skip
def test_the_quests_whose_order_can_matter_and_how(event: int, expected: dict[tuple[str, str], list[Way]]) -> None:
    pairs = {(CARDS[one].number, CARDS[other].number): ways for one, other, ways in rivals._pairs(event)}
    assert pairs == expected
