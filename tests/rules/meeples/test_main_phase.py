"""The Main Phase: assigning, Locations, overrun districts, Resolution and Clean Up."""

from greathall.games.meeples.cards.catalogue import CARD
from greathall.games.meeples.rules.queries import is_overrun
from greathall.games.meeples.words import CORRUPTION, MAGE, PEASANT, WARRIOR
from support import rule

from .city import (
    GAME,
    YARD_TWO,
    beaten,
    begin,
    city,
    count,
    deck,
    do,
    fill,
    final_turn,
    guests,
    hand,
    level,
    lodgings,
    main,
    monster,
    names,
    offered,
    post,
    prompt,
    quests,
    refusal,
    room,
    supply,
    tavern,
    tile,
    told,
    total,
)


@rule("MM-MAIN-01", "MM-LOC-06")
def test_any_number_of_units_to_any_places() -> None:
    s = city(towers=True)
    room(s, "servants_stair", 1)
    monster(s, "skeleton")
    monster(s, "ink_wraith")
    tavern(s, 0, peasant=6)
    main(s)
    fill(s, "lecture_hall", "peasant")
    fill(s, "servants_stair", "peasant", "peasant")
    fill(s, "skeleton", "peasant", "peasant")
    fill(s, "novices_cloister", "peasant")
    do(s, "confirm")
    assert prompt(s) == "resolve"
    assert len(offered(s)) == 4  # Locations of two districts, a Room and a Monster: MM-R-63


@rule("MM-MAIN-02")
def test_assigning_is_optional() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, peasant=3, corruption=1)
    main(s)
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert s.vp[0] == 0
    assert count(s.lodgings[0]) == {"peasant": 3, "corruption": 1}  # MM-R-12
    assert count(s.taverns[0]) == {"peasant": 4}


@rule("MM-MAIN-03")
def test_corruption_cannot_be_assigned() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, corruption=2, peasant=2)
    main(s)
    for place in ("skeleton", "lecture_hall"):
        do(s, f"open {place}")
        assert "add corruption" not in offered(s)
        assert refusal(s, "add corruption").rule == "MM-MAIN-03"
        do(s, "cancel")


@rule("MM-MAIN-04")
def test_all_assigning_ends_before_resolving() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, peasant=4)
    main(s)
    fill(s, "lecture_hall", "peasant")
    fill(s, "novices_cloister", "peasant")
    do(s, "confirm")
    assert offered(s) == ["resolve lecture_hall", "resolve novices_cloister"]


@rule("MM-MAIN-05")
def test_a_unit_stands_on_one_place_and_the_exhausted_stay_out() -> None:
    s = city()
    monster(s, "skeleton")
    monster(s, "tree_beast")
    tavern(s, 0, knight=1)
    lodgings(s, 0, peasant=9)
    main(s)
    assert offered(s) == ["open skeleton", "confirm"]
    fill(s, "skeleton", "knight")
    assert offered(s) == ["reopen skeleton", "confirm"]


@rule("MM-MAIN-06", "MM-LOC-03")
def test_needs_are_minimums() -> None:
    s = city()
    tile(s, "healers_temple", 0)
    tavern(s, 0, warrior=2, cleric=1, peasant=1)
    main(s)
    do(s, "open healers_temple", "add peasant", "add cleric")
    assert "close" not in offered(s)
    note = refusal(s, "close")
    assert (note.rule, note.need, note.have) == ("MM-MAIN-06", 2, 1)
    do(s, "add warrior", "close")
    assert post(s, "healers_temple") == {"peasant": 1, "warrior": 1, "cleric": 1}
    s = city()
    tile(s, "healers_temple", 0)
    tavern(s, 0, warrior=2, peasant=1)
    main(s)
    assert refusal(s, "open healers_temple").rule == "MM-LOC-03"


@rule("MM-LOC-01")
def test_the_capitol_is_no_place_of_the_main_phase() -> None:
    s = city()
    tile(s, "house_of_lords", 5)
    tavern(s, 0, peasant=4, warrior=2)
    main(s)
    places = [text.removeprefix("open ") for text in offered(s) if text.startswith("open")]
    assert places == ["muster_field", "tilt_yard", "lecture_hall", "novices_cloister", "house_of_lords"]


@rule("MM-LOC-02")
def test_each_district_has_a_starting_location() -> None:
    s = city()
    tavern(s, 0, peasant=3)
    begin(s)
    do(s, "done")
    assert offered(s) == ["open muster_field", "open lecture_hall", "open novices_cloister", "confirm"]


@rule("MM-LOC-04")
def test_a_location_works_once_per_turn() -> None:
    s = city()
    tavern(s, 0, peasant=4)
    main(s)
    do(s, "open lecture_hall", "add peasant", "add peasant", "close")
    assert refusal(s, "open lecture_hall").rule == "MM-LOC-04"
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert count(s.lodgings[0]) == {"peasant": 3, "mage": 1}


@rule("MM-LOC-05")
def test_a_location_is_free_for_the_next_player() -> None:
    s = city()
    tile(s, "levy_station", 0)
    tavern(s, 0, mage=1, warrior=1)
    tavern(s, 1, mage=1, warrior=1)
    main(s)
    fill(s, "levy_station", "warrior", "mage")
    do(s, "confirm")
    assert s.active == 1
    do(s, "done?")
    assert "open levy_station" in offered(s)


@rule("MM-OVR-01")
def test_two_monsters_overrun_a_district() -> None:
    s = city()
    monster(s, "timber_wolf")
    monster(s, "skeleton")
    monster(s, "bandit_carver")
    monster(s, "ink_wraith")
    monster(s, "giant_bookworm")
    monster(s, "goblin_tally_man")
    assert [is_overrun(s, district) for district in range(4)] == [False, True, True, False]


@rule("MM-OVR-02", "MM-OVR-04", "MM-CLN-01")
def test_two_monsters_bring_one_peasant_to_each_location() -> None:
    s = city()
    monster(s, "ink_wraith")
    monster(s, "giant_bookworm")
    tile(s, "house_of_lords", 4)
    tavern(s, 0, peasant=2)
    before = s.supply[PEASANT]
    main(s)
    fill(s, "lecture_hall", "peasant")
    fill(s, "house_of_lords", "peasant")
    in_bag = count(s.bags[0])
    do(s, "confirm")
    assert s.supply[PEASANT] == before - 2
    assert guests(s, "lecture_hall") == guests(s, "house_of_lords") == {"peasant": 1}
    do(s, "resolve lecture_hall")
    assert count(s.bags[0]) == in_bag
    do(s, offered(s)[0], tape=[0, 0, 0, 0])
    assert count(s.lodgings[0]) == {"peasant": 3, "mage": 1}


@rule("MM-OVR-03")
def test_three_monsters_bring_two() -> None:
    s = city()
    for slug in ("ink_wraith", "giant_bookworm", "goblin_tally_man"):
        monster(s, slug)
    tavern(s, 0, peasant=1)
    main(s)
    fill(s, "lecture_hall", "peasant")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert told(s, "overrun")[0].args[1] == 2
    assert count(s.lodgings[0]) == {"peasant": 2, "mage": 1}


@rule("MM-OVR-05", "MM-OVR-06")
def test_no_peasants_where_you_fight() -> None:
    s = city()
    for slug in ("skeleton", "bandit_carver", "timber_wolf", "woodworm_swarm"):
        monster(s, slug)
    tile(s, "house_of_lords", 2)
    tile(s, "muster_bell", 0)
    tavern(s, 0, peasant=4)
    main(s)
    fill(s, "house_of_lords", "peasant")
    fill(s, "muster_bell", "peasant")
    fill(s, "skeleton", "peasant", "peasant")
    do(s, "confirm")
    assert guests(s, "house_of_lords") == {}
    assert guests(s, "muster_bell") == {"peasant": 1}  # the Castle's fight does not cover the Villages


@rule("MM-OVR-07")
def test_peasants_of_the_place_itself_still_come() -> None:
    s = city()
    for slug in ("timber_wolf", "woodworm_swarm"):
        monster(s, slug)
    tavern(s, 0, peasant=2, knight=1)
    main(s)
    fill(s, "muster_field", "peasant", "peasant")
    fill(s, "woodworm_swarm", "knight")
    do(s, "confirm", "resolve muster_field", tape=[0, 0, 0, 0])
    assert told(s, "overrun") == []
    # 2 assigned - 1 returned, and the Monster's own Peasant
    assert count(s.lodgings[0]) == {"peasant": 2, "warrior": 1, "knight": 1}


@rule("MM-OVR-08")
def test_overrun_peasants_come_as_far_as_the_supply_reaches() -> None:
    s = city()
    for slug in ("ink_wraith", "giant_bookworm", "goblin_tally_man"):
        monster(s, slug)
    tavern(s, 0, peasant=1)
    supply(s, peasant=1)
    main(s)
    fill(s, "lecture_hall", "peasant")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert told(s, "overrun")[0].args[1] == 1
    assert s.supply[PEASANT] == 1  # what the hall returned afterwards does not make up for it
    s = city()
    for slug in ("ink_wraith", "giant_bookworm"):
        monster(s, slug)
    tavern(s, 0, peasant=1)
    supply(s, peasant=0)
    main(s)
    fill(s, "lecture_hall", "peasant")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert count(s.lodgings[0]) == {"mage": 1}


@rule("MM-R-15")
def test_mm_r_15_a_fight_assigned_later_still_cancels() -> None:
    s = city()
    for slug in ("skeleton", "bandit_carver"):
        monster(s, slug)
    tile(s, "house_of_lords", 2)
    tavern(s, 0, peasant=3)
    main(s)
    fill(s, "house_of_lords", "peasant")
    fill(s, "skeleton", "peasant", "peasant")
    do(s, "confirm")
    assert told(s, "overrun") == []


@rule("MM-OVR-09")
def test_the_dark_council_neither_overruns_nor_covers() -> None:
    s = city()
    for slug in ("skeleton", "bandit_carver"):
        monster(s, slug)
    tile(s, "house_of_lords", 2)
    final_turn(s, 4)
    tavern(s, 0, peasant=1, knight=4)
    main(s)
    fill(s, "house_of_lords", "peasant")
    fill(s, "baron_chisel", "knight", "knight", "knight", "knight")
    do(s, "confirm")
    assert guests(s, "house_of_lords") == {"peasant": 1}


@rule("MM-OVR-09")
def test_the_capitol_is_never_overrun() -> None:
    s = city(3)
    for slug in ("skeleton", "bandit_carver", "timber_wolf", "woodworm_swarm", "ink_wraith", "giant_bookworm"):
        monster(s, slug)
    tavern(s, 0, peasant=2)
    begin(s)
    do(s, *YARD_TWO, "tile " + names([min(s.tile_offer)])[0], "slot villages_2")
    assert count(s.lodgings[0]) == {"peasant": 2}


@rule("MM-RES-01")
def test_places_are_resolved_in_any_order() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, peasant=3)
    main(s)
    fill(s, "lecture_hall", "peasant")
    fill(s, "skeleton", "peasant", "peasant")
    do(s, "confirm")
    assert offered(s) == ["resolve lecture_hall", "resolve skeleton"]
    do(s, "resolve skeleton")
    assert [event.kind for event in s.log or [] if event.kind in ("beaten", "activated")] == ["beaten", "activated"]


@rule("MM-RES-02", "MM-RES-03", "MM-ICO-03", "MM-ICO-04")
def test_a_location_gives_what_stands_right_of_its_arrow() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, peasant=3)
    before = s.supply[PEASANT], s.supply[MAGE]
    main(s)
    fill(s, "lecture_hall", "peasant")
    fill(s, "skeleton", "peasant", "peasant")
    do(s, "confirm", "resolve lecture_hall")
    assert (s.supply[PEASANT], s.supply[MAGE]) == (before[0] + 1, before[1] - 1)


@rule("MM-RES-03")
def test_gained_units_wait_on_the_location() -> None:
    s = city()
    tile(s, "levy_station", 0)
    monster(s, "skeleton")
    tavern(s, 0, mage=1, warrior=1, knight=1, peasant=1)
    main(s)
    fill(s, "levy_station", "warrior", "mage")
    fill(s, "skeleton", "knight")
    fill(s, "lecture_hall", "peasant")
    do(s, "confirm", "resolve levy_station")
    assert guests(s, "levy_station") == {"warrior": 1}
    assert s.lodgings[0][WARRIOR] == 0
    do(s, "resolve skeleton", tape=[0, 0, 0, 0])
    assert s.lodgings[0][WARRIOR] == 2


@rule("MM-RES-04", "MM-RES-05")
def test_monsters_pay_their_points_once() -> None:
    s = city()
    monster(s, "skeleton")
    monster(s, "tree_beast")
    tavern(s, 0, knight=3)
    s.vp[0] = 4
    main(s)
    fill(s, "skeleton", "knight")
    fill(s, "tree_beast", "knight", "knight")
    do(s, "confirm", "resolve skeleton")
    assert s.vp[0] == 8  # 4 + 1 + 3, paid in Resolution (MM-R-02, MM-R-16) and not again in Clean Up
    assert names(s.piles[0]) == ["skeleton", "tree_beast"]


@rule("MM-CLN-02")
def test_new_units_go_to_the_lodgings() -> None:
    s = city()
    tavern(s, 0, peasant=2)
    in_bag = sum(s.bags[0])
    main(s)
    fill(s, "muster_field", "peasant", "peasant")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert sum(s.bags[0]) == in_bag - 4
    assert count(s.lodgings[0]) == {"peasant": 1, "warrior": 1}


@rule("MM-CLN-03")
def test_beaten_monsters_go_to_the_pile() -> None:
    s = city()
    for slug in ("skeleton", "bandit_carver", "timber_wolf", "woodworm_swarm", "ink_wraith", "giant_bookworm"):
        monster(s, slug)
    deck(s, only=True)
    s.arrived = 3
    s.first = 1
    tavern(s, 0, peasant=2)
    main(s)
    fill(s, "skeleton", "peasant", "peasant")
    do(s, "confirm")
    assert names(s.piles[0]) == ["skeleton"]
    assert sum(1 for card in s.city if card >= 0) == 5


@rule("MM-CLN-04")
def test_a_boost_starts_next_turn() -> None:
    s = city()
    monster(s, "ghoul")
    monster(s, "bandit_carver")
    monster(s, "skeleton")
    tavern(s, 0, warrior=5)
    main(s)
    fill(s, "ghoul", "warrior", "warrior", "warrior")
    fill(s, "bandit_carver", "warrior", "warrior")
    assert total(s, "bandit_carver") == 4
    do(s, "confirm", "resolve ghoul")
    tavern(s, 0, warrior=1)
    main(s)
    fill(s, "skeleton", "warrior")
    assert total(s, "skeleton") == 3


@rule("MM-CLN-05")
def test_other_monster_effects_come_in_clean_up() -> None:
    s = city()
    monster(s, "goblin_tally_man")
    monster(s, "skeleton")
    tavern(s, 0, knight=1, peasant=2)
    main(s)
    fill(s, "goblin_tally_man", "knight")
    fill(s, "skeleton", "peasant", "peasant")
    do(s, "confirm", "resolve goblin_tally_man")
    assert told(s, "quest-drawn")[0].seat == 0
    kinds = [event.kind for event in s.log or []]
    assert kinds.index("quest-drawn") > max(i for i, kind in enumerate(kinds) if kind == "beaten")
    assert len(s.hands[0]) == 1


@rule("MM-CLN-06")
def test_meeples_of_a_monster_go_to_the_lodgings() -> None:
    s = city()
    monster(s, "termite_brood")
    tavern(s, 0, knight=2)
    before = s.supply[CORRUPTION]
    main(s)
    fill(s, "termite_brood", "knight", "knight")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert s.supply[CORRUPTION] == before - 1
    assert count(s.lodgings[0]) == {"knight": 2, "corruption": 1}  # MM-R-44


@rule("MM-CLN-07")
def test_the_rest_of_the_tavern_is_exhausted_last() -> None:
    s = city()
    tavern(s, 0, mage=1, corruption=2, peasant=1)
    main(s)
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert count(s.lodgings[0]) == {"peasant": 1, "mage": 1, "corruption": 2}


@rule("MM-CLN-08")
def test_clean_up_runs_in_its_order() -> None:
    s = city()
    monster(s, "zombie_sexton")
    tavern(s, 0, knight=2, corruption=1, mage=1)
    before = s.supply[CORRUPTION]
    main(s)
    fill(s, "zombie_sexton", "knight", "knight")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert s.supply[CORRUPTION] == before + 1  # it was still in the Tavern
    assert count(s.lodgings[0]) == {"mage": 1, "knight": 2}


@rule("MM-R-61")
def test_mm_r_61_the_owner_orders_the_effects_of_beaten_monsters() -> None:
    s = city()
    for slug in ("goblin_tally_man", "ink_wraith"):
        monster(s, slug)
    tavern(s, 0, knight=2)
    main(s)
    fill(s, "goblin_tally_man", "knight")
    fill(s, "ink_wraith", "knight")
    do(s, "confirm", "resolve ink_wraith")
    assert offered(s) == ["effect goblin_tally_man", "effect ink_wraith"]
    do(s, "effect ink_wraith", tape=[0, 0, 0, 0])
    assert len(s.hands[0]) == 1


@rule("MM-R-51")
def test_mm_r_51_taking_back_a_boosting_place_takes_back_what_depends_on_it() -> None:
    s = city()
    tile(s, "branch_and_root_inn", 0)
    monster(s, "bandit_carver")
    tavern(s, 0, cleric=1, mage=2)
    main(s)
    fill(s, "branch_and_root_inn", "cleric")
    fill(s, "bandit_carver", "mage", "mage")
    do(s, "reopen branch_and_root_inn")
    assert s.posts == []
    assert count(s.taverns[0]) == {"mage": 2, "cleric": 1}
    assert [event.args[0] for event in told(s, "reopened")] == [CARD["branch_and_root_inn"], CARD["bandit_carver"]]
    assert refusal(s, "open bandit_carver").have == 3
    fill(s, "branch_and_root_inn", "cleric")
    fill(s, "bandit_carver", "mage", "mage")
    do(s, "reopen bandit_carver")
    assert [GAME.kinds["card"].show(p.card) for p in s.posts] == ["branch_and_root_inn"]


@rule("MM-R-50")
def test_mm_r_50_totals_are_frozen_when_confirmed() -> None:
    s = city()
    tile(s, "parade_ground", 0)
    monster(s, "skeleton")
    hand(s, 0, "T17")
    tavern(s, 0, knight=2, peasant=1)
    main(s)
    fill(s, "skeleton", "knight")
    fill(s, "parade_ground", "peasant", "knight")
    do(s, "confirm")
    assert total(s, "skeleton") == 5  # a place closed later still counts: 3 + 2, a surplus of 3
    do(s, "resolve skeleton")
    assert quests(s.done[0]) == ["T17"]


@rule("MM-R-58")
def test_mm_r_58_an_emptied_prestige_location_still_takes_its_unit() -> None:
    s = city()
    tile(s, "hunters_lodge", 0)
    lodgings(s, 1, ranger=2)
    s.supply[5] += 3
    s.stocks[0] = 0
    tavern(s, 0, warrior=2)
    main(s)
    fill(s, "hunters_lodge", "warrior", "warrior")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert count(s.lodgings[0]) == {"warrior": 1}


@rule("MM-R-42")
def test_mm_r_42_the_owner_picks_between_a_shaman_and_a_real_peasant() -> None:
    s = city()
    for slug in ("ink_wraith", "giant_bookworm"):
        monster(s, slug)
    tavern(s, 0, shaman=1)
    main(s)
    fill(s, "lecture_hall", "shaman_as_peasant")
    do(s, "confirm")
    assert offered(s) == ["remove here peasant", "remove here shaman_as_peasant"]
    do(s, "remove here peasant", tape=[0, 0, 0, 0])
    assert count(s.lodgings[0]) == {"shaman": 1, "mage": 1}
    s = city()
    tavern(s, 0, shaman=1)
    before = s.supply[7]
    main(s)
    fill(s, "lecture_hall", "shaman_as_peasant")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert count(s.lodgings[0]) == {"mage": 1}
    assert s.supply[7] == before + 1


@rule("MM-R-64")
def test_mm_r_64_a_monster_is_assigned_to_once() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, peasant=4)
    main(s)
    do(s, "open skeleton", "add peasant", "add peasant", "close")
    assert refusal(s, "open skeleton").rule == "MM-R-64"


@rule("MM-R-70")
def test_mm_r_70_taking_the_first_fight_back_gives_the_call_back() -> None:
    s = city()
    level(s, 0, warrior=3)
    beaten(s, 1, "ghoul")
    monster(s, "skeleton")
    tavern(s, 0, warrior=2)
    lodgings(s, 0, peasant=1)
    main(s)
    do(s, "open skeleton", "add warrior")
    assert offered(s) == ["add warrior", "call", "close"]
    do(s, "close")
    assert s.used >> WARRIOR & 1
    do(s, "reopen skeleton")
    assert not s.used >> WARRIOR & 1
    do(s, "open skeleton", "add warrior", "call", "close")
    assert post(s, "skeleton") == {"peasant": 1, "warrior": 1}
    do(s, "reopen skeleton")
    assert (count(s.taverns[0]), count(s.lodgings[0])) == ({"warrior": 2}, {"peasant": 1})
