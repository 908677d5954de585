"""Combat: values, bonuses, prestige Units and the Shaman."""

import pytest

from greathall.core import engine
from greathall.data.notation import read
from greathall.games.meeples.cards.catalogue import CARDS, COUNCILLORS, KIND, MONSTER, MONSTERS, PROGRAMS, SLOTS
from greathall.games.meeples.cards.ops import OPS
from greathall.games.meeples.rules.combat import combat_values, explain
from greathall.games.meeples.words import (
    AS,
    BEAST,
    CLERIC,
    CORRUPTION,
    COUNTS_AS,
    KNIGHT,
    MAGE,
    PALADIN,
    PEASANT,
    PIECES,
    PRESTIGE,
    RANGER,
    SHAMAN,
    UNDEAD,
    WARRIOR,
)
from support import rule

from .city import (
    GAME,
    bag,
    beaten,
    city,
    count,
    develop,
    do,
    done,
    fill,
    final_turn,
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
    tavern,
    tile,
    total,
)


@rule("MM-CMB-01")
def test_units_fight_any_monster_within_reach() -> None:
    s = city(3)
    for slug in ("skeleton", "crypt_rats", "goblin_whittler", "ink_wraith", "tree_beast", "bone_dragon"):
        monster(s, slug)
    tavern(s, 0, peasant=4, warrior=2)
    main(s)
    fights = [text for text in offered(s) if text.removeprefix("open ") in names(s.city)]
    assert fights == ["open goblin_whittler", "open tree_beast", "open skeleton", "open ink_wraith", "open crypt_rats"]


@rule("MM-CMB-02")
def test_the_total_must_reach_the_strength() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, cleric=1)
    main(s)
    assert "open skeleton" not in offered(s)
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, cleric=1, peasant=1)
    main(s)
    do(s, "open skeleton")
    assert refusal(s, "close").reason == "nobody-fights"
    do(s, "add cleric")  # any order: the Peasant may still come
    note = refusal(s, "close")
    assert (note.rule, note.reason, note.need, note.have) == ("MM-CMB-02", "too-strong", 2, 1)
    assert (refusal(s, "add cleric").reason, refusal(s, "add warrior").reason) == ("picked", "not-in-tavern")
    do(s, "add peasant", "close")
    assert total(s, "skeleton") == 2
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, cleric=2)
    main(s)
    fill(s, "skeleton", "cleric", "cleric")
    assert total(s, "skeleton") == 2


@rule("MM-CMB-03", "MM-ICO-08")
def test_value_of_the_card_and_all_bonuses() -> None:
    s = city()
    beaten(s, 0, "ghoul")
    assert combat_values(s, 0)[WARRIOR] == 3
    assert combat_values(s, 0)[MAGE] == 1
    level(s, 0, knight=3)
    assert combat_values(s, 0)[KNIGHT] == 4


@rule("MM-R-71", "MM-CMB-02", "MM-RES-04")
def test_mm_r_71_bonuses_alone_beat_nobody() -> None:
    s = city(3)
    beaten(s, 0, "siege_troll")
    done(s, 0, "O10")
    monster(s, "goblin_whittler")  # strength 2, and 2 more against Humanoids
    tavern(s, 0, peasant=2)
    main(s)
    do(s, "open goblin_whittler")
    assert offered(s) == ["add peasant", "cancel"]
    note = refusal(s, "close")
    assert (note.rule, note.reason) == ("MM-R-71", "nobody-fights")
    question = engine.decision(s)
    assert question is not None and read(GAME, "close") not in question.options  # nor is search offered it
    do(s, "add peasant", "close", "confirm")
    assert s.vp[0] == 1
    s = city(3)
    beaten(s, 0, "siege_troll")
    done(s, 0, "O10")
    monster(s, "goblin_whittler")
    tavern(s, 0, corruption=2)
    main(s)
    assert prompt(s) != "assign" or s.active != 0  # Corruption fights nobody


@rule("MM-CMB-04")
def test_more_units_than_needed_may_fight() -> None:
    s = city()
    monster(s, "skeleton")
    hand(s, 0, "T02")
    tavern(s, 0, peasant=3)
    main(s)
    do(s, "open skeleton", "add peasant")
    assert offered(s) == ["add peasant"]
    do(s, "add peasant")
    assert offered(s) == ["add peasant", "close"]
    do(s, "add peasant", "close")
    assert total(s, "skeleton") == 3
    do(s, "confirm")
    assert quests(s.done[0]) == ["T02"]


@rule("MM-CMB-05")
def test_the_dark_council_waits_for_the_final_turns() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, knight=10)
    s.arrived = 0
    main(s)
    for slug in ("saw_ron", "combustor"):
        assert refusal(s, f"open {slug}").rule == "MM-CMB-05"
    s = city()
    monster(s, "skeleton")
    final_turn(s, 0)
    s.first = 1
    tavern(s, 0, knight=10)
    main(s)
    assert "open combustor" not in offered(s)  # third card out, but the final turns have not begun (MM-R-07)


@rule("MM-CMB-06")
def test_every_monster_has_one_of_three_types() -> None:
    kinds = {CARDS[card].slug: CARDS[card].type for card in (*MONSTERS, *COUNCILLORS)}
    assert set(kinds.values()) == {0, 1, 2}
    assert (kinds["skeleton"], kinds["tree_beast"], kinds["timber_wolf"]) == (UNDEAD, BEAST, BEAST)  # MM-R-01


@rule("MM-CMB-07", "MM-CMB-08")
def test_units_add_up_on_one_monster_only() -> None:
    s = city()
    monster(s, "tree_beast")
    monster(s, "termite_brood")
    tavern(s, 0, knight=2)
    main(s)
    fill(s, "tree_beast", "knight", "knight")  # 3 are not enough, 6 are
    assert total(s, "tree_beast") == 6
    assert "open termite_brood" not in offered(s)


@rule("MM-CMB-09")
def test_bonuses_add_up() -> None:
    s = city()
    beaten(s, 0, "giant_bookworm", "haunted_lectern")
    tile(s, "branch_and_root_inn", 0)
    monster(s, "bandit_carver")
    tavern(s, 0, cleric=1, mage=1)
    main(s)
    fill(s, "branch_and_root_inn", "cleric")
    fill(s, "bandit_carver", "mage")
    assert total(s, "bandit_carver") == 4


@rule("MM-UNIT-01")
def test_basic_and_prestige_units() -> None:
    assert PRESTIGE == (RANGER, PALADIN, SHAMAN)
    assert (PEASANT, WARRIOR, MAGE, CLERIC, KNIGHT) == (0, 1, 2, 3, 4)
    assert COUNTS_AS[PEASANT] == 1 << PEASANT | 1 << AS


@rule("MM-UNIT-02", "MM-UNIT-06")
def test_level_one_values() -> None:
    might = combat_values(city(), 0)
    assert [might[unit] for unit in (PEASANT, WARRIOR, MAGE, CLERIC, KNIGHT)] == [1, 2, 1, 1, 3]  # MM-R-25
    assert sum(might[:5]) == 8
    assert might[KNIGHT] > might[WARRIOR] > might[MAGE] == might[CLERIC] == might[PEASANT]
    s = city()
    s.vp[0] = 5
    tavern(s, 0, warrior=2, mage=2)
    develop(s)
    assert prompt(s) == "develop"
    assert not any(text.startswith("build") for text in offered(s))  # only Peasants build


@rule("MM-UNIT-04", "MM-PRE-05")
@pytest.mark.parametrize(("slug", "each"), [("skeleton", 3), ("moat_hydra", 4), ("rotten_treant", 5)])
def test_every_paladin_grows_with_the_level(slug: str, each: int) -> None:
    s = city()
    monster(s, slug)
    tavern(s, 0, paladin=2)
    main(s)
    fill(s, slug, "paladin", "paladin")
    assert total(s, slug) == 2 * each


@rule("MM-UNIT-05")
def test_the_first_warrior_calls_one_peasant() -> None:
    s = city()
    level(s, 0, warrior=3)
    monster(s, "skeleton")
    monster(s, "ink_wraith")
    tile(s, "levy_station", 0)
    tavern(s, 0, warrior=4, mage=1)
    lodgings(s, 0, peasant=2)
    main(s)
    fill(s, "levy_station", "warrior", "mage")
    assert not s.used  # a Location does not use it up
    do(s, "open skeleton", "add warrior", "call", "close")
    fill(s, "ink_wraith", "warrior", "warrior")
    assert post(s, "skeleton") == {"peasant": 1, "warrior": 1}
    assert post(s, "ink_wraith") == {"warrior": 2}
    assert count(s.lodgings[0]) == {"peasant": 1}


@rule("MM-PRE-01")
def test_prestige_units_come_from_quests_and_locations_only() -> None:
    gain = OPS.codes["gain"]
    for card in (*MONSTERS, *SLOTS):
        assert not any(step[0] == gain and step[1] in PRESTIGE for step in PROGRAMS[card][0])


@rule("MM-PRE-02")
def test_a_prestige_tile_runs_out() -> None:
    s = city()
    tile(s, "hunters_lodge", 0)
    bag(s, 0, peasant=30)
    for claims in range(4):
        tavern(s, 0, warrior=2)
        main(s)
        fill(s, "hunters_lodge", "warrior", "warrior")
        do(s, "confirm")
        assert s.stocks[0] == max(0, 2 - claims)
    everything = s.bags[0][RANGER] + s.taverns[0][RANGER] + s.lodgings[0][RANGER]
    assert everything == 3
    assert s.supply[RANGER] == 2


@rule("MM-PRE-03")
def test_a_ranger_is_worth_three() -> None:
    s = city()
    monster(s, "ink_wraith")
    tavern(s, 0, ranger=1)
    main(s)
    fill(s, "ink_wraith", "ranger")
    assert total(s, "ink_wraith") == 3


@rule("MM-PRE-04")
@pytest.mark.parametrize(("one", "points"), [(True, 4), (False, 8)])
def test_rangers_pay_one_more_per_monster(one: bool, points: int) -> None:
    s = city()
    monster(s, "ink_wraith")
    monster(s, "timber_wolf")
    tavern(s, 0, ranger=2)
    main(s)
    if one:
        do(s, "open ink_wraith", "add ranger", "add ranger", "close?", "confirm")
    else:
        fill(s, "ink_wraith", "ranger")
        fill(s, "timber_wolf", "ranger")
        do(s, "confirm", "resolve ink_wraith")
    assert s.vp[0] == points


@rule("MM-PRE-07")
def test_prestige_levels_count() -> None:
    seen = GAME.view(city(), 0)["players"][0]["prestige"]
    assert [CARDS[card].level for card in range(len(CARDS)) if CARDS[card].slug in seen] == [3, 3, 2]  # MM-R-22


@rule("MM-PRE-08", "MM-SHA-02")
def test_a_returned_shaman_goes_to_the_supply() -> None:
    s = city()
    tile(s, "spirit_grove", 0)
    tavern(s, 0, shaman=1, mage=1)
    before = s.supply[SHAMAN]
    main(s)
    fill(s, "spirit_grove", "mage", "shaman_as_peasant")
    do(s, "confirm", tape=[0, 0, 0, 0])
    assert (s.supply[SHAMAN], s.stocks[2]) == (before + 1, 2)
    assert count(s.lodgings[0]) == {"mage": 1, "shaman": 1}


@rule("MM-SHA-01", "MM-SHA-03")
def test_a_shaman_is_worth_two_and_names_a_type() -> None:
    s = city()
    monster(s, "skeleton")
    tavern(s, 0, shaman=1)
    main(s)
    do(s, "open skeleton")
    assert offered(s) == [
        "add shaman_as_peasant", "add shaman_as_warrior", "add shaman_as_mage", "add shaman_as_cleric",
        "add shaman_as_knight", "cancel",
    ]  # fmt: skip
    do(s, "add shaman_as_mage", "close")
    assert total(s, "skeleton") == 2


@rule("MM-SHA-02")
def test_a_shaman_fills_the_need_of_a_location() -> None:
    s = city()
    tile(s, "healers_temple", 0)
    tavern(s, 0, cleric=1, shaman=1)
    main(s)
    fill(s, "healers_temple", "cleric", "shaman_as_warrior")
    assert post(s, "healers_temple") == {"cleric": 1, "shaman_as_warrior": 1}


@rule("MM-SHA-04")
def test_a_shaman_gives_and_receives_bonuses() -> None:
    s = city()
    beaten(s, 0, "splinter_golem")  # Mages +1 with Warriors
    monster(s, "bandit_carver")
    tavern(s, 0, mage=1, shaman=1)
    main(s)
    fill(s, "bandit_carver", "mage", "shaman_as_warrior")
    assert total(s, "bandit_carver") == 4
    s = city()
    beaten(s, 0, "lich_provost")  # any prestige +1
    assert combat_values(s, 0)[AS + MAGE] == 3


@rule("MM-SHA-05")
def test_the_named_classes_hero_card_is_closed_to_it() -> None:
    s = city()
    level(s, 0, knight=3, warrior=3)
    assert combat_values(s, 0)[AS + KNIGHT] == 2
    monster(s, "skeleton")
    tavern(s, 0, shaman=1)
    lodgings(s, 0, peasant=3)
    main(s)
    do(s, "open skeleton", "add shaman_as_warrior")
    assert post(s, "skeleton") == {"shaman_as_warrior": 1}  # it called nobody


@rule("MM-SHA-06")
def test_bonuses_of_beaten_monsters_reach_it() -> None:
    s = city()
    beaten(s, 0, "ghoul")
    might = combat_values(s, 0)
    assert (might[AS + WARRIOR], might[AS + MAGE]) == (3, 2)


@rule("MM-SHA-07")
def test_each_shaman_names_its_own_type() -> None:
    s = city()
    tile(s, "levy_station", 0)
    tavern(s, 0, shaman=2)
    main(s)
    fill(s, "levy_station", "shaman_as_warrior", "shaman_as_mage")
    assert post(s, "levy_station") == {"shaman_as_warrior": 1, "shaman_as_mage": 1}


@rule("MM-SHA-08")
def test_another_classes_hero_card_reaches_it() -> None:
    s = city()
    level(s, 0, warrior=2)  # Peasants +1 with a Warrior
    monster(s, "tree_beast")
    tavern(s, 0, warrior=1, shaman=1)
    main(s)
    fill(s, "tree_beast", "warrior", "shaman_as_peasant")
    assert total(s, "tree_beast") == 5
    s = city()
    level(s, 0, warrior=2)
    monster(s, "ink_wraith")
    tavern(s, 0, peasant=1, shaman=1)
    main(s)
    fill(s, "ink_wraith", "peasant", "shaman_as_warrior")
    assert total(s, "ink_wraith") == 3


@rule("MM-ICO-01")
def test_corruption_is_never_worth_anything() -> None:
    s = city()
    beaten(s, 0, "ghoul", "dire_beaver", "lich_provost", "giant_bookworm")
    done(s, 0, "O01", "O05")
    tile(s, "parade_ground", 0)
    tavern(s, 0, knight=1, peasant=1)
    main(s)
    fill(s, "parade_ground", "peasant", "knight")
    assert combat_values(s, 0)[CORRUPTION] == 0


@rule("MM-ICO-07")
def test_matching_the_strength_is_enough() -> None:
    s = city()
    monster(s, "tree_beast")
    tavern(s, 0, knight=1, warrior=1)
    main(s)
    fill(s, "tree_beast", "warrior", "knight")
    assert total(s, "tree_beast") == 5


@rule("MM-ICO-09")
def test_a_pair_bonus_serves_all_on_the_same_monster() -> None:
    s = city()
    beaten(s, 0, "splinter_golem")
    monster(s, "moat_hydra")
    monster(s, "skeleton")
    tavern(s, 0, warrior=1, mage=5)
    main(s)
    fill(s, "moat_hydra", "warrior", "mage", "mage", "mage")
    assert total(s, "moat_hydra") == 8
    fill(s, "skeleton", "mage", "mage")
    assert total(s, "skeleton") == 2


@rule("MM-ICO-10", "MM-FAQ-05")
def test_a_location_bonus_lasts_this_turn() -> None:
    s = city()
    tile(s, "scriptorium", 0)
    monster(s, "skeleton")
    tavern(s, 0, mage=1, cleric=1)
    main(s)
    fill(s, "scriptorium", "mage")
    assert s.might[CLERIC] == 2
    fill(s, "skeleton", "cleric")
    do(s, "confirm", "resolve scriptorium")
    assert combat_values(s, 0)[CLERIC] == 1  # MM-R-43


@rule("MM-ICO-11")
def test_a_plain_bonus_always_applies() -> None:
    s = city()
    beaten(s, 0, "ogre_lumberer")
    monster(s, "moat_hydra")
    tavern(s, 0, knight=2)
    main(s)
    fill(s, "moat_hydra", "knight", "knight")
    assert total(s, "moat_hydra") == 8


@rule("MM-ICO-12")
def test_a_bonus_against_a_type_counts_once_per_monster() -> None:
    s = city()
    done(s, 0, "O08")
    monster(s, "zombie_sexton")
    monster(s, "skeleton")
    monster(s, "timber_wolf")
    tavern(s, 0, peasant=8)
    main(s)
    fill(s, "zombie_sexton", "peasant", "peasant", "peasant")
    fill(s, "skeleton", "peasant")
    assert (total(s, "zombie_sexton"), total(s, "skeleton")) == (4, 2)
    fill(s, "timber_wolf", "peasant", "peasant", "peasant")
    assert total(s, "timber_wolf") == 3


@rule("MM-ICO-18")
def test_corruption_in_the_lodgings_empowers_one_unit() -> None:
    s = city()
    tile(s, "forbidden_archive", 0)
    monster(s, "tree_beast")
    monster(s, "skeleton")
    tavern(s, 0, mage=1, warrior=2, corruption=2)
    lodgings(s, 0, corruption=3)
    main(s)
    fill(s, "forbidden_archive", "mage")
    do(s, "open tree_beast", "empower warrior", "close")
    assert total(s, "tree_beast") == 5
    do(s, "open skeleton")
    assert refusal(s, "empower warrior").reason == "empowered-already"
    do(s, "add warrior", "close")
    assert total(s, "skeleton") == 2


@rule("MM-R-67")
def test_mm_r_67_the_corruption_is_counted_while_assigning() -> None:
    s = city()
    tile(s, "forbidden_archive", 0)
    tile(s, "cleansing_font", 1)
    monster(s, "tree_beast")
    tavern(s, 0, mage=1, warrior=1, cleric=1, peasant=1)
    lodgings(s, 0, corruption=3)
    main(s)
    fill(s, "forbidden_archive", "mage")
    fill(s, "cleansing_font", "peasant", "cleric")
    do(s, "open tree_beast", "empower warrior", "close?", "confirm", "resolve cleansing_font")
    assert total(s, "tree_beast") == 5
    do(s, "resolve tree_beast")
    assert s.vp[0] == 4


@rule("MM-ICO-19")
def test_the_parade_ground_helps_all_others() -> None:
    s = city()
    tile(s, "parade_ground", 0)
    monster(s, "moat_hydra")
    tavern(s, 0, knight=1, peasant=4)
    main(s)
    fill(s, "parade_ground", "peasant", "knight")
    fill(s, "moat_hydra", "peasant", "peasant", "peasant")
    assert total(s, "moat_hydra") == 9


@rule("MM-R-47")
def test_mm_r_47_the_called_peasant_profits_too() -> None:
    s = city()
    level(s, 0, warrior=3)
    tile(s, "parade_ground", 0)
    monster(s, "moat_hydra")
    tavern(s, 0, knight=1, peasant=1, warrior=1)
    lodgings(s, 0, peasant=1)
    main(s)
    fill(s, "parade_ground", "peasant", "knight")
    do(s, "open moat_hydra", "call", "add warrior", "close")
    assert total(s, "moat_hydra") == 4 + 4


def test_the_arithmetic_is_explained() -> None:
    s = city()
    beaten(s, 0, "splinter_golem", "ghoul")
    done(s, 0, "O10")
    monster(s, "bandit_carver")
    tavern(s, 0, warrior=1, mage=2)
    main(s)
    do(s, "open bandit_carver", "add warrior", "add mage")
    (shown,) = GAME.view(s, 1)["posts"]
    assert (shown["total"], shown["strength"]) == (6, 4)
    assert shown["reasons"] == [
        {"piece": "warrior", "count": 1, "base": 2, "plus": [{"from": "ghoul", "n": 1}], "each": 3, "sum": 3},
        {"piece": "mage", "count": 1, "base": 1, "plus": [{"from": "splinter_golem", "n": 1}], "each": 2, "sum": 2},
        {"piece": None, "count": 1, "base": 0, "plus": [{"from": "rogues_gallery", "n": 1}], "each": 1, "sum": 1},
    ]
    assert len(explain(s, 0, [0] * PIECES, s.posts[0].card, -1)) == 1
    assert KIND[s.posts[0].card] == MONSTER
