"""The FAQ, icons and the hills."""

from greathall.games.meeples.cards.catalogue import NONE
from greathall.games.meeples.words import (
    CLERIC,
    CORRUPTION,
    KNIGHT,
    MAGE,
    PEASANT,
    RANGER,
    WARRIOR,
)
from support import rule

from .city import (
    YARD,
    asked,
    bag,
    beaten,
    begin,
    city,
    count,
    do,
    fill,
    hand,
    hill,
    level,
    lodgings,
    main,
    monster,
    offered,
    picked,
    post,
    refusal,
    room,
    supply,
    tavern,
    tile,
    told,
    total,
)


@rule("MM-FAQ-01")
def test_a_location_returns_only_what_stands_on_it() -> None:
    s = city()
    tile(s, "hunters_lodge", 0)
    tavern(s, 0, warrior=1, shaman=2)
    main(s)
    fill(s, "hunters_lodge", "shaman_as_warrior", "shaman_as_warrior")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert s.lodgings[0][WARRIOR] == 1  # the Warrior in the Tavern was not taken
    assert count(s.lodgings[0]) == {"warrior": 1, "ranger": 1, "shaman": 1}


@rule("MM-FAQ-03")
def test_bonuses_between_units_count_while_assigning() -> None:
    s = city()
    beaten(s, 0, "deserter_captain")  # Peasants +1 with a Warrior
    monster(s, "bandit_carver")
    tavern(s, 0, warrior=1, peasant=1)
    main(s)
    fill(s, "bandit_carver", "peasant", "warrior")
    assert total(s, "bandit_carver") == 4


@rule("MM-FAQ-04")
def test_the_called_peasant_counts_at_once() -> None:
    s = city()
    level(s, 0, warrior=3)
    monster(s, "bandit_carver")
    tavern(s, 0, warrior=1)
    lodgings(s, 0, peasant=1)
    main(s)
    do(s, "open bandit_carver", "add warrior")
    assert refusal(s, "close").have == 2
    do(s, "call", "close")
    assert post(s, "bandit_carver") == {"peasant": 1, "warrior": 1}
    assert total(s, "bandit_carver") == 4


@rule("MM-FAQ-05")
def test_a_location_bonus_counts_while_assigning() -> None:
    s = city()
    tile(s, "branch_and_root_inn", 0)
    monster(s, "skeleton")
    tavern(s, 0, cleric=1, mage=1)
    main(s)
    fill(s, "branch_and_root_inn", "cleric")
    fill(s, "skeleton", "mage")
    assert total(s, "skeleton") == 2


@rule("MM-FAQ-06")
def test_an_empty_prestige_location_stays() -> None:
    s = city()
    tile(s, "hunters_lodge", 0)
    s.supply[RANGER] += s.stocks[0]
    s.stocks[0] = 0
    tavern(s, 0, peasant=1)
    begin(s)
    do(s, *YARD)
    do(s, offered(s)[0])
    assert "slot villages_1" not in offered(s)
    assert "slot villages_2" in offered(s)


@rule("MM-FAQ-07")
def test_an_empty_supply_loses_only_the_gain() -> None:
    s = city()
    tile(s, "levy_station", 0)
    monster(s, "ink_wraith")
    tavern(s, 0, mage=1, warrior=1, peasant=1)
    supply(s, warrior=0)
    main(s)
    fill(s, "levy_station", "warrior", "mage")
    fill(s, "ink_wraith", "peasant")
    assert total(s, "ink_wraith") == 3
    do(s, "confirm", "resolve levy_station", tape=[0, 0, 0, 0])
    assert s.lodgings[0][WARRIOR] == 1
    assert told(s, "gained")[0].args[1] == 0


@rule("MM-FAQ-11")
def test_a_penalty_is_no_condition() -> None:
    s = city()
    monster(s, "timber_wolf")
    tavern(s, 0, knight=1)
    main(s)
    fill(s, "timber_wolf", "knight")
    do(s, "confirm")
    assert (s.vp[0], len(s.hands[0]), len(s.quest_discard)) == (3, 0, 0)


@rule("MM-FAQ-13")
def test_units_of_a_monster_must_be_taken_as_far_as_there_are_any() -> None:
    for left, taken in ((0, 0), (5, 2)):
        s = city(3)
        monster(s, "mercenary_axemen")
        tavern(s, 0, knight=2)
        supply(s, peasant=left)
        main(s)
        fill(s, "mercenary_axemen", "knight", "knight")
        do(s, "confirm", tape=[0, 0, 0, 0])
        assert s.lodgings[0][PEASANT] == taken
        assert s.supply[PEASANT] == left - taken


@rule("MM-ICO-02")
def test_any_means_any_unit() -> None:
    s = city()
    tile(s, "coach_house", 0)
    tavern(s, 0, peasant=1, mage=1)
    main(s)
    fill(s, "coach_house", "peasant", "mage")
    assert post(s, "coach_house") == {"peasant": 1, "mage": 1}
    s = city()
    tile(s, "coach_house", 0)
    tavern(s, 0, peasant=1, corruption=1)
    main(s)
    assert refusal(s, "open coach_house").rule == "MM-LOC-03"


@rule("MM-ICO-04")
def test_minus_returns_one_of_the_kind() -> None:
    s = city()
    tile(s, "order_of_light", 0)
    tavern(s, 0, knight=1, cleric=1)
    before = s.supply[CLERIC]
    main(s)
    fill(s, "order_of_light", "cleric", "knight")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert s.supply[CLERIC] == before + 1
    assert count(s.lodgings[0]) == {"knight": 1, "paladin": 1}


@rule("MM-R-59")
def test_mm_r_59_the_player_picks_the_zone_of_a_removal() -> None:
    s = city()
    tile(s, "cleansing_font", 0)
    tavern(s, 0, peasant=1, cleric=1, corruption=1)
    lodgings(s, 0, corruption=1)
    before = s.supply[CORRUPTION]
    main(s)
    fill(s, "cleansing_font", "peasant", "cleric")
    do(s, "confirm")
    assert offered(s) == ["remove tavern corruption", "remove lodgings corruption"]
    do(s, "remove lodgings corruption")
    assert s.supply[CORRUPTION] == before + 1
    assert s.vp[0] == 1


@rule("MM-R-59")
def test_mm_r_59_a_double_removal_is_picked_in_any_order() -> None:
    s = city(3)
    monster(s, "ogre_inquisitor")
    tavern(s, 0, knight=3, corruption=2)
    lodgings(s, 0, corruption=1)
    main(s)
    fill(s, "ogre_inquisitor", "knight", "knight", "knight")
    do(s, "confirm")
    assert offered(s) == ["remove tavern corruption", "remove lodgings corruption"]
    before = s.supply[CORRUPTION]
    do(s, "remove lodgings corruption")
    assert offered(s) == ["remove tavern corruption"]
    assert (refusal(s, "done").need, refusal(s, "done").have) == (2, 1)
    assert refusal(s, "remove lodgings corruption").reason == "picked"
    do(s, "remove tavern corruption")
    assert offered(s) == ["done"]
    assert not told(s, "returned")
    do(s, "keep lodgings corruption", "remove lodgings corruption", "done", tape=[0, 0, 0, 0])
    (event,) = told(s, "returned")
    assert event.args[:2] == (CORRUPTION, 2)
    assert s.supply[CORRUPTION] == before + 2
    assert s.lodgings[0][CORRUPTION] == 1


@rule("MM-ICO-06")
def test_needs_left_result_right() -> None:
    s = city()
    tile(s, "parade_ground", 0)
    tavern(s, 0, knight=1, peasant=2)
    main(s)
    fill(s, "parade_ground", "peasant", "knight")
    assert s.might[PEASANT] == 3


@rule("MM-ICO-14")
def test_the_star_is_any_prestige_unit() -> None:
    for unit in ("ranger", "paladin", "shaman"):
        s = city(towers=True)
        room(s, "champions_chamber", 0)
        tavern(s, 0, **{unit: 1})
        main(s)
        assert "open champions_chamber" in offered(s)
    s = city(towers=True)
    room(s, "champions_chamber", 0)
    tavern(s, 0, knight=2, peasant=1)
    main(s)
    assert refusal(s, "open champions_chamber").rule == "MM-LOC-03"


@rule("MM-ICO-17")
def test_the_muster_bell_refills_bags() -> None:
    s = city(3)
    tile(s, "muster_bell", 0)
    tavern(s, 0, peasant=1)
    lodgings(s, 0, warrior=2, mage=3)
    lodgings(s, 1, knight=1)
    main(s)
    fill(s, "muster_bell", "peasant")
    do(s, "confirm")
    assert offered(s) == ["rebag warrior", "rebag mage", "done"]
    do(s, "rebag mage", "rebag warrior")
    assert offered(s) == ["rebag warrior", "rebag mage", "done"]  # in any order
    do(s, "rebag mage", "unbag warrior", "rebag mage")
    assert (picked(s), offered(s)) == (["rebag mage"] * 3, ["done"])
    assert refusal(s, "rebag warrior").need == 3
    do(s, "done")
    assert (s.bags[0][MAGE], s.lodgings[0][WARRIOR]) == (3, 2)
    assert (asked(s), offered(s)) == (1, ["rebag knight", "done"])
    do(s, "done")
    assert s.bags[1][KNIGHT] == 0
    assert s.vp[0] == 1  # nobody else has anything: the third player is not asked


# -- King of the Hill


@rule("MM-KOH-01")
def test_hill_units_stay_until_the_next_turn() -> None:
    s = city()
    tile(s, "colosseum", 0)
    tavern(s, 0, warrior=1)
    tavern(s, 1, peasant=1)
    main(s)
    fill(s, "colosseum", "warrior")
    do(s, "confirm")
    assert s.active == 1
    assert (s.hill_owner[0], count(s.hill_units[0])) == (0, {"warrior": 1})
    assert s.lodgings[0][WARRIOR] == 0


@rule("MM-KOH-02", "MM-KOH-04")
def test_a_newcomer_sends_all_home() -> None:
    s = city()
    tile(s, "colosseum", 0)
    hill(s, "colosseum", 0, knight=1, warrior=2)
    tavern(s, 1, warrior=1)
    main(s, 1)
    fill(s, "colosseum", "warrior")
    assert s.hill_owner[0] == 0  # MM-R-29: it happens when the assignments are confirmed
    tavern(s, 0, peasant=1)
    do(s, "confirm")
    assert count(s.lodgings[0]) == {"warrior": 2, "knight": 1}
    assert (s.hill_owner[0], count(s.hill_units[0])) == (1, {"warrior": 1})


@rule("MM-KOH-03", "MM-KOH-06", "MM-KOH-08")
def test_a_hill_held_pays_before_development() -> None:
    s = city()
    tile(s, "colosseum", 0)
    hill(s, "colosseum", 0, knight=1)
    tavern(s, 0, knight=1)
    begin(s)
    assert s.vp[0] == 3
    assert (s.hill_owner[0], count(s.hill_units[0])) == (NONE, {})
    assert count(s.lodgings[0]) == {"knight": 1}
    assert offered(s) == ["done", "level knight 0"]  # the 3 VP may pay at once
    s = city()
    tile(s, "colosseum", 0)
    hill(s, "colosseum", 0, warrior=1)
    tavern(s, 0, peasant=1)
    begin(s)
    assert s.vp[0] == 1


@rule("MM-KOH-05")
def test_extra_units_earn_nothing_more() -> None:
    s = city()
    tile(s, "colosseum", 0)
    hill(s, "colosseum", 0, warrior=3, mage=1)
    tavern(s, 0, peasant=1)
    begin(s)
    assert s.vp[0] == 1
    assert count(s.lodgings[0]) == {"warrior": 3, "mage": 1}
    s = city()
    tile(s, "colosseum", 0)
    hill(s, "colosseum", 0, warrior=2, shaman_as_knight=1)
    tavern(s, 0, peasant=1)
    begin(s)
    assert s.vp[0] == 3  # MM-R-28: the better one, once; MM-R-24: a Shaman earns as what it stands for


@rule("MM-KOH-07")
def test_the_academy_draws_at_the_start_of_the_turn() -> None:
    for unit, number in (("cleric", 5), ("mage", 6)):
        s = city()
        tile(s, "mage_academy", 0)
        hill(s, "mage_academy", 0, **{unit: 1})
        tavern(s, 0, peasant=4)
        begin(s)
        assert sum(s.taverns[0]) == number


@rule("MM-R-66")
def test_mm_r_66_two_hills_in_the_owners_order() -> None:
    s = city()
    tile(s, "colosseum", 0)
    tile(s, "mage_academy", 1)
    hill(s, "colosseum", 0, knight=1)
    hill(s, "mage_academy", 0, mage=1)
    bag(s, 0)
    tavern(s, 0, peasant=1)
    begin(s)
    assert offered(s) == ["hill colosseum", "hill mage_academy"]
    do(s, "hill mage_academy")
    assert count(s.taverns[0]) == {"peasant": 1, "mage": 1}  # the Knight was still on its hill
    assert (s.vp[0], s.lodgings[0][KNIGHT]) == (3, 1)


@rule("MM-R-29")
def test_mm_r_29_overrun_peasants_leave_a_hill_at_clean_up() -> None:
    s = city()
    tile(s, "colosseum", 2)
    monster(s, "skeleton")
    monster(s, "bandit_carver")
    tavern(s, 0, warrior=1, peasant=1)
    tavern(s, 1, peasant=1)
    hand(s, 0)
    main(s)
    fill(s, "colosseum", "peasant", "warrior")
    do(s, "confirm")
    assert count(s.hill_units[0]) == {"peasant": 1, "warrior": 1}
    assert count(s.lodgings[0]) == {"peasant": 1}
