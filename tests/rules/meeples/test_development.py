"""Turns, the Development Phase, constructing and levelling up."""

from greathall.core import engine
from greathall.games.meeples.cards.catalogue import NONE, PRICE
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import (
    DEVELOPMENT,
    KNIGHT,
    MAGE,
    MAIN,
    PEASANT,
    RANGER,
    SHAMAN,
    WARRIOR,
)
from support import rule

from .city import (
    YARD,
    YARD_TWO,
    asked,
    bag,
    begin,
    city,
    count,
    develop,
    do,
    guests,
    hand,
    level,
    lodgings,
    main,
    monster,
    names,
    next_quests,
    offer,
    offered,
    post,
    prompt,
    quests,
    refusal,
    supply,
    tavern,
    tile,
    told,
)


@rule("MM-TURN-01")
def test_play_passes_clockwise() -> None:
    s = city(4)
    s.first = 2
    begin(s, 2)
    order = [s.active]
    while len(order) < 5:
        do(s, "confirm" if prompt(s) == "assign" else "done")
        if s.active != order[-1]:
            order.append(s.active)
    assert order == [2, 3, 0, 1, 2]


@rule("MM-TURN-02")
def test_a_turn_is_development_main_draw() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, peasant=2)
    tavern(s, 1, peasant=2)
    begin(s)
    phases = [s.phase]
    do(s, "done")
    phases.append(s.phase)
    do(s, "confirm")
    assert phases == [DEVELOPMENT, MAIN]
    assert told(s, "drew") and told(s, "drew")[0].seat == 0  # the Draw Phase was played before the next turn
    assert s.active == 1


@rule("MM-TURN-03")
def test_others_do_nothing_in_your_turn() -> None:
    s = city(3)
    tavern(s, 0, peasant=3)
    tavern(s, 1, peasant=3)
    begin(s)
    assert engine.waiting(s) == [0]
    assert engine.decision(s, 1) is None
    tile(s, "muster_bell", 0)
    lodgings(s, 1, peasant=1)
    main(s)
    do(s, "open muster_bell", "add peasant", "close", "confirm")
    assert asked(s) == 1  # an effect names them


@rule("MM-DEV-01")
def test_units_go_to_one_or_both_locations_of_the_capitol() -> None:
    s = city()
    tavern(s, 0, peasant=3)
    develop(s)
    assert offered(s) == ["done", "open builders_yard"]
    s = city()
    s.vp[0] = 5
    tavern(s, 0, peasant=3, warrior=1)
    develop(s)
    do(s, *YARD)
    assert offered(s) == ["done", "level warrior 0"]
    do(s, "level warrior 0")
    assert offered(s) == ["resolve builders_yard", "resolve heroes_hall"]


@rule("MM-DEV-02")
def test_corruption_is_not_assigned_in_development() -> None:
    s = city()
    tavern(s, 0, peasant=1, corruption=3)
    develop(s)
    assert offered(s) == ["done", "open builders_yard"]
    do(s, "open builders_yard")
    assert offered(s) == ["add peasant", "cancel"]
    assert (refusal(s, "add corruption").rule, refusal(s, "add corruption").reason) == ("MM-DEV-02", "corruption")


@rule("MM-DEV-03", "MM-CON-03")
def test_each_location_of_the_capitol_once_per_turn() -> None:
    s = city()
    tavern(s, 0, peasant=4, warrior=1)
    s.vp[0] = 9
    develop(s)
    do(s, *YARD)
    assert refusal(s, "open builders_yard").rule == "MM-DEV-03"
    do(s, "level warrior 0", "resolve builders_yard")
    while prompt(s) in ("tile", "slot"):
        do(s, offered(s)[0])
    assert s.built == 1
    assert sum(card != NONE for card in s.tiles) == 1


@rule("MM-DEV-04")
def test_with_nothing_assigned_the_rest_is_skipped() -> None:
    s = city()
    tavern(s, 0, peasant=2, corruption=1)
    develop(s)
    do(s, "done?")
    assert s.phase == MAIN
    assert count(s.taverns[0]) == {"peasant": 2, "corruption": 1}
    assert count(s.lodgings[0]) == {}


@rule("MM-DEV-05")
def test_both_are_resolved_in_the_order_of_choice() -> None:
    s = city()
    tavern(s, 0, peasant=1, warrior=1)
    s.vp[0] = 5
    develop(s)
    do(s, *YARD, "level warrior 0", "done?")
    assert offered(s) == ["resolve builders_yard", "resolve heroes_hall"]
    do(s, "resolve heroes_hall")
    assert s.levels[0][WARRIOR] == 2
    assert prompt(s) == "tile"  # the other one follows: it cannot be skipped


@rule("MM-DEV-06", "MM-CON-01")
def test_clean_up_exhausts_all_on_the_capitol() -> None:
    s = city()
    tavern(s, 0, peasant=1)
    offer(s, "levy_station", "scriptorium", "colosseum", "coach_house")
    before = s.supply[PEASANT]
    develop(s)
    do(s, *YARD, "done?")
    assert s.supply[PEASANT] == before - 1
    assert (post(s, "builders_yard"), guests(s, "builders_yard")) == ({"peasant": 1}, {"peasant": 1})
    do(s, "tile levy_station", "slot villages_2")
    assert count(s.lodgings[0]) == {"peasant": 2}
    assert s.posts == []


@rule("MM-DEV-07")
def test_units_used_in_development_do_not_act_again() -> None:
    s = city()
    tavern(s, 0, peasant=4)
    monster(s, "skeleton")
    develop(s)
    do(s, *YARD_TWO, "done?", offered_tile(s), "slot villages_2")
    assert s.phase == MAIN
    assert count(s.taverns[0]) == {"peasant": 2}


def offered_tile(s: Meeples) -> str:
    return "tile " + names([s.tile_offer[0]])[0]


@rule("MM-CON-02")
def test_two_peasants_build_alone() -> None:
    s = city()
    tavern(s, 0, peasant=2)
    before = s.supply[PEASANT]
    develop(s)
    do(s, *YARD_TWO, "done?", offered_tile(s), "slot villages_2")
    assert s.supply[PEASANT] == before
    assert count(s.lodgings[0]) == {"peasant": 2}


@rule("MM-CON-04")
def test_any_face_up_tile_on_any_vacant_slot() -> None:
    s = city()
    tavern(s, 0, peasant=1)
    offer(s, "levy_station", "scriptorium", "colosseum", "coach_house")
    develop(s)
    do(s, *YARD, "done?")
    assert offered(s) == ["tile levy_station", "tile scriptorium", "tile colosseum", "tile coach_house"]
    do(s, "tile colosseum")
    assert offered(s) == [
        "slot villages_1", "slot villages_2", "slot castle_1", "slot castle_2", "slot university_1",
        "slot university_2", "slot cathedral_1", "slot cathedral_2",
    ]  # fmt: skip
    do(s, "slot castle_2", tape=[0])
    assert names(s.tiles)[3] == "colosseum"


@rule("MM-CON-05")
def test_a_full_city_cannot_be_built_in() -> None:
    s = city()
    built = [*s.tile_offer, *s.tile_stack.cards][:8]
    for slot, card in enumerate(names(built)):
        tile(s, card, slot)
    tavern(s, 0, peasant=3, warrior=1)
    s.vp[0] = 9
    develop(s)
    assert offered(s) == ["done", "level warrior 0"]
    assert refusal(s, "open builders_yard").rule == "MM-CON-05"
    s = city()
    tile(s, "levy_station", 0)
    tavern(s, 0, peasant=1)
    develop(s)
    do(s, *YARD, "done?", offered_tile(s))
    assert "slot villages_1" not in offered(s)


@rule("MM-CON-06")
def test_the_covered_slot_pays_once() -> None:
    s = city()
    s.vp[0] = 3
    tavern(s, 0, peasant=1)
    develop(s)
    do(s, *YARD, "done?", offered_tile(s), "slot villages_2")
    assert s.vp[0] == 5
    tavern(s, 0, peasant=1)
    develop(s)
    do(s, *YARD, "done?", offered_tile(s), "slot villages_1")
    assert s.vp[0] == 5
    assert count(s.lodgings[0]) == {"peasant": 4, "warrior": 1}


@rule("MM-R-45")
def test_mm_r_45_a_slot_that_draws_fills_the_tavern_at_once() -> None:
    s = city()
    tavern(s, 0, peasant=1)
    bag(s, 0, peasant=2, corruption=1)
    develop(s)
    do(s, *YARD, "done?", offered_tile(s), "slot castle_1", tape=[0, 1])
    assert s.phase == MAIN
    assert count(s.taverns[0]) == {"peasant": 1, "corruption": 1}
    assert count(s.bags[0]) == {"peasant": 1}


@rule("MM-CON-07")
def test_a_new_location_works_at_once() -> None:
    s = city()
    tavern(s, 0, peasant=2)
    offer(s, "house_of_lords", "scriptorium", "colosseum", "coach_house")
    develop(s)
    assert "house_of_lords" not in names(s.tiles)
    do(s, *YARD, "done?", "tile house_of_lords", "slot villages_2")
    assert "open house_of_lords" in offered(s)


@rule("MM-CON-08")
def test_the_offer_is_filled_up_only_in_the_draw_phase() -> None:
    s = city()
    tavern(s, 0, peasant=2)
    develop(s)
    do(s, *YARD, "done?", offered_tile(s), "slot villages_2")
    assert (s.phase, len(s.tile_offer), len(s.tile_stack)) == (MAIN, 3, 11)
    do(s, "confirm")
    assert (len(s.tile_offer), len(s.tile_stack)) == (4, 10)


@rule("MM-CON-09")
def test_one_peasant_builds_even_if_nobody_can_join() -> None:
    s = city()
    tavern(s, 0, peasant=1)
    supply(s, peasant=0)
    develop(s)
    do(s, *YARD, "done?", offered_tile(s), "slot villages_2")
    assert sum(card != NONE for card in s.tiles) == 1
    assert count(s.lodgings[0]) == {"peasant": 1}
    assert s.supply[PEASANT] == 0


@rule("MM-LVL-01")
def test_exactly_one_unit_is_placed_to_level_up() -> None:
    s = city()
    tavern(s, 0, warrior=2, peasant=1)
    s.vp[0] = 5
    develop(s)
    do(s, "level warrior 0")
    assert post(s, "heroes_hall") == {"warrior": 1}
    assert count(s.taverns[0]) == {"warrior": 1, "peasant": 1}


@rule("MM-LVL-02")
def test_one_class_by_one_level_per_turn() -> None:
    s = city()
    tavern(s, 0, warrior=2, mage=1, peasant=1)
    s.vp[0] = 20
    develop(s)
    do(s, "level warrior 0")
    assert refusal(s, "level mage 0").rule == "MM-LVL-02"
    do(s, "done")
    assert s.levels[0] == [1, 2, 1, 1, 1]


@rule("MM-LVL-03")
def test_levelling_costs_points() -> None:
    s = city()
    tavern(s, 0, warrior=1)
    s.vp[0] = 5
    develop(s)
    do(s, "level warrior 0", "done?")
    assert (s.vp[0], s.levels[0][WARRIOR]) == (3, 2)
    assert PRICE[WARRIOR] == [0, 0, 2, 4]


@rule("MM-LVL-04")
def test_points_must_suffice() -> None:
    s = city()
    tavern(s, 0, peasant=1, warrior=1)
    s.vp[0] = 1
    develop(s)
    assert "level warrior 0" not in offered(s)
    note = refusal(s, "level warrior 0")
    assert (note.rule, note.need, note.have) == ("MM-LVL-04", 2, 1)
    do(s, "done?")
    assert s.vp[0] == 1


@rule("MM-R-14")
def test_mm_r_14_construct_may_bring_the_missing_points() -> None:
    s = city()
    tavern(s, 0, peasant=1, warrior=1)
    develop(s)
    assert "level warrior 0" not in offered(s)
    do(s, *YARD)
    assert "level warrior 0" in offered(s)  # villages_2 would pay 2
    do(s, "level warrior 0", "done?")
    assert prompt(s) == "tile"  # Construct has to come first
    do(s, offered_tile(s), "slot villages_2")
    assert (s.vp[0], s.levels[0][WARRIOR]) == (0, 2)


@rule("MM-R-14")
def test_mm_r_14_if_the_points_are_short_after_all_the_unit_is_only_exhausted() -> None:
    s = city()
    tavern(s, 0, peasant=1, warrior=1)
    develop(s)
    do(s, *YARD, "level warrior 0", "done?", offered_tile(s), "slot villages_1")
    assert (s.vp[0], s.levels[0][WARRIOR]) == (0, 1)
    assert count(s.lodgings[0]) == {"peasant": 2, "warrior": 2}


@rule("MM-R-14")
def test_mm_r_14_hand_quests_about_building_count() -> None:
    s = city()
    hand(s, 0, "T18")
    tavern(s, 0, peasant=1, knight=1)
    s.tiles[1] = NONE
    develop(s)
    do(s, *YARD)
    assert "level knight 0" in offered(s)  # 2 from the slot and 2 from Master Builder cover the 3


@rule("MM-LVL-05")
def test_levels_come_one_at_a_time() -> None:
    s = city()
    s.vp[0] = 20
    seen = []
    for _ in range(2):
        tavern(s, 0, mage=1)
        develop(s)
        do(s, "level mage 0", "done?")
        seen.append(s.levels[0][MAGE])
    assert seen == [2, 3]
    assert s.vp[0] == 20 - 2 - 3


@rule("MM-LVL-06", "MM-PRE-06")
def test_who_cannot_be_levelled() -> None:
    s = city()
    s.vp[0] = 20
    level(s, 0, knight=3)
    tavern(s, 0, knight=1, peasant=1, ranger=1, paladin=1)
    develop(s)
    assert not any(text.startswith("level") for text in offered(s))
    assert refusal(s, "level knight 0").rule == "MM-LVL-06"


@rule("MM-R-13")
def test_mm_r_13_capitol_costs_are_exact() -> None:
    s = city()
    tavern(s, 0, peasant=4, warrior=2)
    s.vp[0] = 9
    develop(s)
    do(s, "open builders_yard")
    assert offered(s) == ["add peasant", "cancel"]
    assert (refusal(s, "close").rule, refusal(s, "add warrior").reason) == ("MM-CON-01", "peasants-only")
    do(s, "add peasant")
    assert offered(s) == ["add peasant", "close"]
    do(s, "add peasant")
    assert offered(s) == ["close"]
    assert s.taverns[0][PEASANT] == 2
    do(s, "leave peasant")
    assert offered(s) == ["add peasant", "close"]
    do(s, "add peasant")
    assert (refusal(s, "add shaman_as_peasant").rule, s.taverns[0][PEASANT]) == ("MM-MAIN-05", 2)
    s.taverns[0][SHAMAN] += 1
    s.supply[SHAMAN] -= 1
    full = refusal(s, "add shaman_as_peasant")
    assert (full.rule, full.reason, full.need) == ("MM-R-13", "two-builders", 2)


@rule("MM-R-24")
def test_mm_r_24_a_shaman_pays_at_the_capitol() -> None:
    s = city()
    s.vp[0] = 9
    tavern(s, 0, shaman=1, knight=1)
    develop(s)
    assert "level knight 0" in offered(s)
    do(s, "open builders_yard")
    assert offered(s) == ["add shaman_as_peasant", "cancel"]
    assert refusal(s, "add shaman").reason == "shaman-unnamed"
    do(s, "cancel")
    assert "level mage 1" in offered(s)
    do(s, "level mage 1", "done?")
    assert s.levels[0][MAGE] == 2
    assert count(s.lodgings[0])["shaman"] == 1


@rule("MM-UNIT-03")
def test_an_ability_works_once_per_turn() -> None:
    s = city()
    level(s, 0, mage=2)
    tavern(s, 0, mage=3, peasant=1)
    develop(s)
    do(s, "use mage")
    assert len(s.hands[0]) == 1
    assert count(s.lodgings[0]) == {"mage": 3}  # MM-R-21: all of them
    s.taverns[0][MAGE] += 1
    s.supply[MAGE] -= 1
    assert refusal(s, "use mage").rule == "MM-UNIT-03"


@rule("MM-R-21")
def test_mm_r_21_the_mage_ability_works_in_either_assignment_step() -> None:
    s = city()
    monster(s, "skeleton")
    level(s, 0, mage=3)
    tavern(s, 0, mage=1, peasant=2)
    main(s)
    do(s, "use mage")
    assert prompt(s) == "discard"  # level 3: draw 2, discard 1
    do(s, offered(s)[0])
    assert (len(s.hands[0]), len(s.quest_discard)) == (1, 1)
    assert "use mage" not in offered(s)


@rule("MM-R-21")
def test_mm_r_21_the_mage_ability_is_over_when_the_capitol_is_resolved() -> None:
    s = city()
    level(s, 0, mage=2)
    tavern(s, 0, mage=2, peasant=2)
    develop(s)
    assert "use mage" in offered(s)
    do(s, *YARD, "done")
    while prompt(s) in ("tile", "slot", "discard"):
        do(s, offered(s)[0])
    assert (s.phase, prompt(s)) == (MAIN, "assign")  # nothing was left to ask for in the Development Phase
    assert "use mage" in offered(s)


@rule("MM-QST-17")
def test_a_quest_about_building_is_done_before_the_slot_takes_a_quest_away() -> None:
    s = city()
    hand(s, 0, "T18")
    next_quests(s, "E01", "E02", "E03")
    tavern(s, 0, peasant=2)
    develop(s)
    do(s, *YARD)
    do(s, offered(s)[0], "slot university_2")
    assert "T18" in quests(s.done[0])
    assert prompt(s) == "discard" and "discard master_builder" not in offered(s)


@rule("MM-R-56")
def test_mm_r_56_development_abilities_need_no_capitol() -> None:
    s = city()
    level(s, 0, cleric=3, knight=2)
    tavern(s, 0, cleric=1, corruption=1, knight=1)
    develop(s)
    assert offered(s) == ["done", "use cleric", "use knight"]
    do(s, "use cleric", tape=[0])
    assert count(s.taverns[0]) == {"peasant": 1, "cleric": 1, "knight": 1}
    do(s, "use knight", tape=[0])
    assert s.taverns[0][PEASANT] == 2
    do(s, "done?")
    monster(s, "skeleton")
    level(s, 0, knight=2)
    tavern(s, 0, knight=1)
    main(s)
    assert refusal(s, "use knight").reason == "used"
    s.used = 0
    assert refusal(s, "use knight").reason == "development-only"


@rule("MM-R-57")
def test_mm_r_57_a_card_bought_this_turn_may_be_used_after_the_capitol() -> None:
    s = city()
    s.vp[0] = 9
    tavern(s, 0, knight=2)
    develop(s)
    do(s, "level knight 0")
    assert offered(s) == ["done", "use knight"]
    do(s, "use knight", tape=[0])
    assert s.taverns[0][PEASANT] == 1
    s = city()
    s.vp[0] = 9
    tavern(s, 0, knight=1)
    develop(s)
    do(s, "level knight 0", "done?")
    assert "use knight" not in offered(s)  # who paid is no longer in the Tavern
    assert s.levels[0][KNIGHT] == 2


@rule("MM-R-24")
def test_mm_r_24_a_shaman_in_the_tavern_is_no_knight_for_the_ability() -> None:
    s = city()
    level(s, 0, knight=2, cleric=2)
    tavern(s, 0, shaman=1, corruption=1, peasant=1)
    develop(s)
    assert not any(text.startswith("use") for text in offered(s))
    assert refusal(s, "use knight").reason == "tavern-lacks"


@rule("MM-PRE-02", "MM-PRE-08")
def test_a_prestige_tile_brings_its_meeples_from_the_supply() -> None:
    s = city()
    tavern(s, 0, peasant=1)
    offer(s, "hunters_lodge", "spirit_grove", "colosseum", "coach_house")
    develop(s)
    do(s, *YARD, "done?", "tile hunters_lodge", "slot villages_2")
    assert (s.stocks[0], s.supply[RANGER]) == (3, 2)
    supply(s, shaman=3)
    tavern(s, 0, peasant=1)
    develop(s)
    do(s, *YARD, "done?", "tile spirit_grove", "slot villages_1")
    assert (s.stocks[2], s.supply[SHAMAN]) == (3, 0)


@rule("MM-QST-05", "MM-QST-07")
def test_a_quest_about_building_is_completed_at_once() -> None:
    s = city()
    hand(s, 0, "T18")
    tavern(s, 0, peasant=1)
    develop(s)
    do(s, *YARD, "done?", offered_tile(s), "slot villages_1")
    assert s.vp[0] == 2
    assert quests(s.done[0]) == ["T18"]
    assert len(s.hands[0]) == 1  # its bonus: draw 1 Quest
