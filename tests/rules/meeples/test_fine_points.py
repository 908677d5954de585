"""Fine points of places, fights and turns, each in a position where it makes a difference."""

import pytest

from greathall.games.meeples.cards.catalogue import CARD
from greathall.games.meeples.rules import queries
from greathall.games.meeples.rules.combat import combat_values
from greathall.games.meeples.rules.supply import draw_meeples
from greathall.games.meeples.words import AS, CLERIC, KNIGHT, MAGE, MAIN, MEEPLES, PEASANT, PIECES, SHAMAN
from support import rule

from .city import (
    YARD,
    bag,
    begin,
    city,
    deck,
    develop,
    do,
    done,
    draw,
    fill,
    level,
    lodgings,
    main,
    monster,
    new,
    offer,
    offered,
    people,
    picked,
    prompt,
    room,
    tavern,
    tile,
    told,
)

# -- places


@rule("MM-TWR-02", "MM-LOC-04")
@pytest.mark.parametrize("district", range(4))
def test_a_room_is_entered_once_whichever_tower_it_is_in(district: int) -> None:
    s = city(towers=True)
    room(s, "servants_stair", district)
    tavern(s, 0, peasant=5)
    main(s)
    fill(s, "servants_stair", "peasant", "peasant")
    assert "open servants_stair" not in offered(s)
    assert "reopen servants_stair" in offered(s)


@rule("MM-TWR-02", "MM-MAIN-02")
def test_a_room_that_is_not_turned_up_is_nothing_to_be_asked_about() -> None:
    s = city(towers=True)
    for stack in s.rooms:
        stack.known[-1] = 0
    tavern(s, 0, mage=2, knight=2)
    main(s)
    assert s.phase != MAIN
    s = city(towers=True)
    tavern(s, 0, corruption=2)  # there are Rooms, but nobody to enter them
    main(s)
    assert s.phase != MAIN


@rule("MM-SHA-02", "MM-LOC-03")
def test_a_shaman_alone_may_take_a_hill() -> None:
    queries._ACTIVATABLE.clear()  # nothing is remembered
    s = city()
    tile(s, "colosseum", 0)
    tavern(s, 0, shaman=1)
    main(s)
    assert "open colosseum" in offered(s)
    queries._ACTIVATABLE.clear()
    s = city()
    tile(s, "colosseum", 0)
    tavern(s, 0, mage=1, peasant=1)
    main(s)
    assert "open colosseum" not in offered(s)


@rule("MM-LOC-04")
def test_a_tile_is_activated_once() -> None:
    s = city()
    tile(s, "muster_bell", 3)
    tavern(s, 0, peasant=3)
    main(s)
    fill(s, "muster_bell", "peasant")
    assert "open muster_bell" not in offered(s)


@rule("MM-MAIN-06", "MM-TWR-03")
def test_corruption_in_a_room_does_not_count_as_the_unit_beside_it() -> None:
    s = city(towers=True)
    room(s, "haunted_cell")  # any Unit and 1 Corruption
    tavern(s, 0, peasant=1, corruption=1)
    main(s)
    do(s, "open haunted_cell", "add peasant", "add corruption")
    question = people(s)
    assert question is not None and question.picks is not None
    assert (question.picks.have, question.picks.need) == (2, 2)


@rule("MM-SHA-03")
def test_bots_name_a_shaman_in_ascending_order() -> None:
    empty, shaman = [0] * PIECES, [int(meeple == SHAMAN) for meeple in range(MEEPLES)]
    assert queries.fillable(CARD["mage_academy"], empty, shaman, AS + CLERIC)
    assert not queries.fillable(CARD["mage_academy"], empty, shaman, AS + KNIGHT)
    assert queries.fillable(CARD["house_of_lords"], empty, shaman, AS)  # a Peasant
    assert not queries.fillable(CARD["house_of_lords"], empty, shaman, AS + 1)


# -- Warriors and the Peasants whom they call


@rule("MM-R-51", "MM-R-70")
def test_a_warrior_who_called_nobody_sends_nobody_back() -> None:
    s = city()
    level(s, 0, warrior=3)
    monster(s, "skeleton")
    lodgings(s, 0, peasant=1)
    tavern(s, 0, warrior=1)
    main(s)
    fill(s, "skeleton", "warrior")
    do(s, "reopen skeleton")
    assert (s.taverns[0][PEASANT], s.lodgings[0][PEASANT]) == (0, 1)


@rule("MM-UNIT-05", "MM-CMB-02")
def test_one_peasant_can_be_called_and_only_by_a_warrior() -> None:
    s = city()
    level(s, 0, warrior=3)
    monster(s, "skeleton")  # 2
    monster(s, "bandit_carver")  # 4
    monster(s, "dire_beaver")  # 6
    lodgings(s, 0, peasant=3)
    tavern(s, 0, warrior=1)
    main(s)  # 2, and a Peasant who counts 2 beside a Warrior
    assert offered(s) == ["open skeleton", "open bandit_carver", "confirm"]
    tavern(s, 0, mage=1)
    assert "open skeleton" not in offered(s)


@rule("MM-R-70", "MM-UNIT-05")
def test_the_second_warrior_of_a_turn_gives_no_call_back() -> None:
    s = city()
    level(s, 0, warrior=3)
    monster(s, "skeleton")
    monster(s, "goblin_tally_man")
    lodgings(s, 0, peasant=2)
    tavern(s, 0, warrior=3)
    main(s)
    fill(s, "skeleton", "warrior")
    fill(s, "goblin_tally_man", "warrior", "warrior")
    do(s, "reopen goblin_tally_man", "open goblin_tally_man", "add warrior")
    assert "call" not in offered(s)


@rule("MM-UNIT-05", "MM-R-71")
def test_a_called_peasant_does_not_fight_alone() -> None:
    s = city()
    level(s, 0, warrior=3)
    done(s, 0, "O08")  # +1 against Undead
    monster(s, "skeleton")
    lodgings(s, 0, peasant=1)
    tavern(s, 0, warrior=1)
    main(s)
    do(s, "open skeleton", "add warrior", "call")
    assert picked(s) == ["add warrior", "call"] and "close" in offered(s)
    do(s, "leave warrior")
    assert "close" not in offered(s)


# -- bonuses


@rule("MM-ICO-18", "MM-R-67")
def test_one_unit_is_empowered_and_the_others_fight_as_they_are() -> None:
    s = city()
    tile(s, "forbidden_archive", 0)
    monster(s, "siege_troll")  # 7
    tavern(s, 0, mage=1, peasant=5)
    lodgings(s, 0, corruption=3)
    main(s)
    fill(s, "forbidden_archive", "mage")
    do(s, "open siege_troll")
    assert "add peasant" in offered(s)  # another one can be empowered yet: 5 and 3
    do(s, "empower peasant")
    assert picked(s) == ["empower peasant"]
    assert "empower peasant" not in offered(s)
    do(s, "add peasant")
    assert sorted(picked(s)) == ["add peasant", "empower peasant"]


@rule("MM-R-50", "MM-CLN-04")
def test_a_monster_that_is_fought_gives_no_bonus_yet() -> None:
    s = city()
    monster(s, "giant_bookworm")  # Mages +1 for the rest of the game
    tavern(s, 0, mage=3)
    main(s)
    before = combat_values(s, 0)[MAGE]
    fill(s, "giant_bookworm", "mage", "mage", "mage")
    assert combat_values(s, 0)[MAGE] == before


# -- questions and turns


@rule("MM-R-61")
def test_the_order_of_what_beaten_monsters_do_is_asked_for() -> None:
    s = city()
    monster(s, "candle_wight")
    monster(s, "bandit_carver")
    tavern(s, 0, knight=3)
    main(s)
    fill(s, "candle_wight", "knight")
    fill(s, "bandit_carver", "knight", "knight")
    do(s, "confirm", "resolve candle_wight")
    assert prompt(s) == "effect" and len(offered(s)) == 2


@rule("MM-ICO-17")
def test_what_goes_back_into_the_bag_is_asked_for() -> None:
    s = city()
    tile(s, "muster_bell", 0)
    tavern(s, 0, peasant=1)
    lodgings(s, 0, warrior=2, corruption=1)
    main(s)
    fill(s, "muster_bell", "peasant")
    do(s, "confirm")
    assert prompt(s) == "rebag"
    do(s, "rebag warrior")
    assert prompt(s) == "rebag" and picked(s) == ["rebag warrior"]


@rule("MM-R-56", "MM-DEV-01")
def test_an_ability_may_be_used_after_the_capitol() -> None:
    s = city()
    level(s, 0, knight=2)
    tavern(s, 0, peasant=1, knight=1)
    offer(s, "colosseum", "coach_house")
    develop(s)
    do(s, *YARD, "done?", "tile colosseum", "slot villages_2")
    assert prompt(s) == "develop" and offered(s) == ["done", "use knight"]


@rule("MM-DEV-04", "MM-R-56")
def test_whoever_can_develop_nothing_is_not_asked() -> None:
    s = city()
    level(s, 0, knight=2)  # its ability needs a Knight in the Tavern
    tile(s, "branch_and_root_inn", 0)
    tavern(s, 0, cleric=1)
    develop(s)
    assert s.active == 0 and prompt(s) == "assign"


@rule("MM-MAIN-02", "MM-ICO-12")
def test_a_single_point_and_a_bonus_against_the_type_are_something_to_be_asked_about() -> None:
    s = city()
    done(s, 0, "O08")  # +1 against Undead
    monster(s, "skeleton")
    tavern(s, 0, mage=1)
    main(s)
    assert offered(s) == ["open skeleton", "confirm"]


@rule("MM-MAIN-02", "MM-CMB-05")
def test_the_council_is_nothing_to_be_asked_about_before_the_final_turns() -> None:
    s = city()
    tavern(s, 0, knight=5)
    main(s)
    assert s.phase != MAIN


@rule("MM-R-53")
def test_nothing_is_told_of_a_draw_without_meeples() -> None:
    s = city()
    bag(s, 0)
    draw(s)
    assert [event for event in told(s, "drew") if event.seat == 0] == []


@rule("MM-DRAW-09")
def test_each_meeple_drawn_is_one_thing_revealed() -> None:
    s = city()
    bag(s, 0, peasant=7)
    before = s.reveals
    draw_meeples(s, 0, 3)
    assert s.taverns[0][PEASANT] == 3 and s.reveals == before + 3


@rule("MM-DRAW-05", "MM-DECK-01")
def test_once_the_council_has_arrived_nothing_is_known_of_its_slips() -> None:
    s = city()
    deck(s, "dca", "ghoul")
    draw(s)
    assert s.arrived == 1
    assert all(len(slips.cards) == len(slips.known) for slips in s.slips)


@rule("MM-TURN-01")
def test_turns_are_counted() -> None:
    s = city()
    tavern(s, 0, peasant=2)
    bag(s, 0, peasant=4)
    before = s.turns
    begin(s)
    assert s.turns == before + 1


@rule("MM-SET-07")
def test_the_monsters_of_each_level_are_shuffled() -> None:
    orders = {tuple(new(seed=f"order {n}").decks[level].cards) for n in range(3) for level in (1,)}
    assert len(orders) == 3
    assert all(list(order) != sorted(order) for order in orders)
