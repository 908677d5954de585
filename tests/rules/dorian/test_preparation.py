"""The Preparation Phase, Resources, the Market and Objectives."""

from greathall.core import engine
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import (
    CARD_SLUGS,
    CARDS,
    EVENTS,
    OBJECTIVE_SLUGS,
    PLACES,
    SUPPLY_SLUGS,
    TREASURE_SLUGS,
)
from greathall.games.dorian.rules.objectives import ROUND_START, ObjectiveLook, let_go, turn_in
from greathall.games.dorian.rules.purchase import looks, price
from greathall.games.dorian.rules.queries import base_power, capacity, face
from greathall.games.dorian.rules.resources import Loss, Robbery
from greathall.games.dorian.rules.units import gain_one
from greathall.games.dorian.words import ANY, BASE, BOARD, CAMP
from support import rule

from .kingdom import (
    answer,
    asked,
    besiege,
    bought_cards,
    city,
    deck_top,
    event,
    give,
    hand,
    hand_of,
    influence,
    kingdom,
    next_round,
    objective_top,
    objectives,
    objectives_of,
    offers,
    options,
    own,
    pass_turns,
    pile,
    pile_of,
    power_top,
    preparation,
    question,
    refused,
    select,
    settle,
    sound,
    stand,
    stock,
    told,
    treasure_top,
    wear,
)


@rule("DO-PRE-01", "DO-R-08")
def test_a_preparation_turn_begins_with_a_card() -> None:
    s = kingdom()
    preparation(s, 0)
    assert len(s.hands[0]) == 6 and len(s.decks[0]) == 5
    s = kingdom()
    s.restore[0] += s.decks[0].cards
    s.decks[0].cards.clear()
    s.decks[0].known.clear()
    preparation(s, 0)
    assert len(s.hands[0]) == 6 and len(s.decks[0]) == 5 and not s.restore[0]
    sound(s)


@rule("DO-PRE-02", "DO-PRE-03", "DO-PRE-04", "DO-PRE-05", "DO-PRE-06", "DO-PRE-09")
def test_actions_repeat_in_any_order_and_a_worker_takes_one_card() -> None:
    s = preparation(kingdom(), 0)
    hand(s, 0, "worker", "worker", "followers")
    give(s, 0, "camp")
    give(s, 0, "pool", DE=3, MC=3)
    city(s, "de3", "ds1", "mc1", "any2", "ds2")
    wear(s, 0, "ember_staff", inventory=True)
    answer(s, "buy magic")
    answer(s, offers(s, "choose")[0])
    answer(s, "garlock garlock_worker_salazar")
    assert offers(s, "pick") == sorted((f"pick {SUPPLY_SLUGS[c]}" for c in s.city), key=lambda t: SUPPLY_SLUGS.index(t[5:]))
    answer(s, "pick de3", "take-rest pool")
    assert stock(s, 0, "pool")[0] == 6 and len(s.city) == 5 and len(s.supplies) == 19
    assert s.supplies.cards[0] == SUPPLY_SLUGS.index("de3")
    assert pile_of(s, 0) == ["garlock_worker_salazar"]
    answer(s, "buy stealth")
    answer(s, offers(s, "choose")[0])
    answer(s, "equip ember_staff weapon", "garlock garlock_worker_salazar")
    assert question(s).prompt == "pick"
    sound(s)


@rule("DO-PRE-07", "DO-PRE-08", "DO-R-06")
def test_a_supervisor_takes_two_cards_and_the_city_is_restocked_after_both() -> None:
    s = preparation(kingdom(), 0)
    hand(s, 0, "supervisor")
    city(s, "mc2", "mc1", "de1", "ds1", "any2")
    answer(s, "garlock garlock_supervisor_salazar", "pick mc2")
    assert len(s.city) == 5 and len(offers(s, "pick")) == 4 and refused(s, "done") == ["DO-PRE-03"]
    answer(s, "pick mc1", "done")
    assert len(s.city) == 3  # not restocked before the Resources are placed
    answer(s, "take-rest pool")
    assert stock(s, 0, "pool") == [0, 0, 3] and len(s.city) == 5 and pile_of(s, 0) == ["garlock_supervisor_salazar"]


@rule("DO-PRE-10", "DO-INF-17", "DO-PRE-26", "DO-SPC-01")
def test_what_belongs_to_which_phase() -> None:
    s = kingdom()
    wear(s, 0, "crystal_furnace", "camp_1")
    stand(s, 0, "dark_essence_mine")
    s.mines[0] = 2
    preparation(s, 0)
    hand(s, 0, "worker", "followers", "fire_storm")
    give(s, 0, "pool", MC=3)
    verbs = {text.split()[0] for text in options(s)}
    assert "use" in verbs and "buy" in verbs and not verbs & {"gather", "travel", "rest", "besiege"}
    assert offers(s, "garlock") == ["garlock garlock_worker_salazar"]
    influence(s, 0)
    verbs = {text.split()[0] for text in options(s)}
    assert not verbs & {"use", "buy", "garlock", "destroy", "swap-objective"} and {"gather", "travel", "rest"} <= verbs


@rule("DO-PRE-11", "DO-INF-11", "DO-R-95")
def test_character_upgrades_are_rearranged_in_preparation_and_camp_upgrades_in_influence() -> None:
    s = kingdom()
    wear(s, 0, "ember_staff", "weapon")
    wear(s, 0, "flamewrought_blade", inventory=True)
    wear(s, 0, "crystal_furnace", "camp_1")
    wear(s, 0, "drill_ground", inventory=True)
    preparation(s, 0)
    assert "equip flamewrought_blade weapon" in options(s) and refused(s, "equip drill_ground camp_1") == ["DO-INF-11"]
    answer(s, "equip flamewrought_blade weapon")
    assert "equip ember_staff weapon" in options(s)
    s.turn.swaps = 20
    assert not offers(s, "equip") and not offers(s, "unequip")
    influence(s, 0)
    assert "equip drill_ground camp_1" in options(s) and not [t for t in offers(s, "equip") if "weapon" in t]


@rule("DO-PRE-12", "DO-INF-09", "DO-BRD-03", "DO-R-82")
def test_the_market_trades_two_or_three_of_one_type() -> None:
    s = kingdom()
    stand(s, 0, "tritown")
    give(s, 0, "camp", DE=2)
    preparation(s, 0)
    assert offers(s, "trade") == ["trade 2 dark_essence dragon_stone", "trade 2 dark_essence magic_crystal"]
    influence(s, 0)
    answer(s, "trade 2 dark_essence dragon_stone", "take-rest camp")
    assert stock(s, 0, "camp") == [0, 2, 0]
    give(s, 0, "camp", DE=3)
    assert "trade 3 dark_essence magic_crystal" in options(s) and "trade 1 dark_essence dragon_stone" not in options(s)
    stand(s, 0, "grimshire")
    assert refused(s, "trade 2 dark_essence dragon_stone") == ["DO-PRE-12"]


@rule("DO-BRD-04", "DO-R-40")
def test_trading_at_another_players_market_needs_leave() -> None:
    for answered in ("grant", "deny"):
        s = kingdom()
        stand(s, 0, "tritown")
        own(s, 1, "tritown")
        give(s, 0, "pool", DE=3)
        for start in (preparation, influence):
            start(s, 0)
            give(s, 0, "pool", DE=3)
            assert not offers(s, "trade")
            answer(s, "ask-market 1")
            assert asked(s) == 1
            answer(s, answered)
            assert bool(offers(s, "trade")) == (answered == "grant") and not offers(s, "ask-market")
    event(s, "great_fair")
    assert offers(s, "trade")


@rule("DO-PRE-13", "DO-PRE-17", "DO-R-02", "DO-RES-03", "DO-RES-07")
def test_a_battle_card_costs_three_matching_resources_from_pool_and_camp() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp", MC=2, DE=1)
    assert not offers(s, "buy") and refused(s, "buy magic") == ["DO-PRE-13"]
    give(s, 0, "camp", MC=1)
    give(s, 0, "pool", MC=2)
    assert offers(s, "buy") == ["buy magic"]
    answer(s, "buy magic")
    assert stock(s, 0, "camp") == [0, 0, 0] and stock(s, 0, "pool") == [0, 0, 0]
    for area in ("camp", "pool"):
        s = preparation(kingdom(), 0)
        give(s, 0, "camp")
        give(s, 0, area, DS=3)
        assert offers(s, "buy") == ["buy physical"] and price(s, 0) == 3


@rule("DO-PRE-14", "DO-PRE-15", "DO-PRE-16", "DO-PRE-18", "DO-R-53", "DO-R-54")
def test_buying_looks_at_two_and_more_for_more() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp")
    give(s, 0, "pool", MC=5)
    power_top(s, 2, "fire_storm", "rune_carver", "hex_witch", "time_weaver")
    answer(s, "buy magic")
    assert {*offers(s, "choose")} == {"choose fire_storm", "choose rune_carver"} and "look-more" in options(s)
    answer(s, "look-more", "look-more")
    assert len(offers(s, "choose")) == 4 and "look-more" not in options(s) and stock(s, 0, "pool") == [0, 0, 0]
    answer(s, "choose fire_storm")
    assert "fire_storm" in hand_of(s, 0)
    assert [CARD_SLUGS[face(s, card)] for card in s.power_decks[2][:3]] == ["time_weaver", "hex_witch", "rune_carver"]
    influence(s, 0, "grimshire")
    answer(s, "besiege")
    while question(s).prompt == "siege":
        answer(s, "stay-out")
    assert "select fire_storm" in options(s)
    sound(s)


@rule("DO-BRD-06", "DO-BRD-07", "DO-BRD-08", "DO-SWN-12")
def test_plus_icons_show_more_cards_of_their_deck() -> None:
    s = kingdom()
    own(s, 1, "cloaktown")
    assert [looks(s, 1, deck) for deck in range(3)] == [3, 2, 2]
    own(s, 1, "triban_camp")
    preparation(s, 1)
    give(s, 1, "camp")
    give(s, 1, "pool", DE=3, MC=3)
    assert looks(s, 1, 0) == 4 and price(s, 1) == 3
    answer(s, "buy stealth")
    assert question(s).about[1] == 4
    answer(s, offers(s, "choose")[0])
    assert len(s.power_decks[0]) == 41 and len(bought_cards(s, 1)) == 1


@rule("DO-R-55")
def test_an_empty_power_deck_sells_nothing() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp")
    give(s, 0, "pool", MC=3)
    rest = s.power_decks[2][:]
    s.power_decks[2].clear()
    assert not offers(s, "buy")
    s.power_decks[2].append(rest[0])
    answer(s, "buy magic")
    assert len(bought_cards(s, 0)) == 1 and not s.power_decks[2]


@rule("DO-R-55")
def test_treasures_and_objectives_never_run_out() -> None:
    s = kingdom()
    event(s, "spoils_of_war")  # two Treasures for each victory
    treasure_top(s, "casket_of_crystals")
    del s.treasures.cards[:-1], s.treasures.known[:-1]
    influence(s, 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "renegade_of_the_octagon", "bryr_druid")
    log = told(s)
    besiege(s, 0, "gates_of_kinara")
    settle(pass_turns(select(s)))
    assert [e.args[0] for e in log if e.kind == "treasure"] == [TREASURE_SLUGS.index("casket_of_crystals")] * 2
    s = kingdom(objectives="on")
    objectives(s, 0, "patience", "blitz")
    s.turned[2] = [OBJECTIVE_SLUGS.index("underdog"), OBJECTIVE_SLUGS.index("usurper")]
    s.objective_deck.cards.clear()
    s.objective_deck.known.clear()
    let_go(s, 0, 0)
    s.frames = [ObjectiveLook(0)]
    engine.run(s)
    assert sorted(options(s)) == ["keep-objective underdog", "keep-objective usurper"] and s.turned[2] == []


@rule("DO-PRE-19", "DO-PRE-20", "DO-PRE-21")
def test_destroying_a_card_gives_two_of_its_type() -> None:
    s = preparation(kingdom(), 0)
    hand(s, 0, "worker", "followers", "kinara_flamecaller", "fire_storm")
    assert offers(s, "destroy") == ["destroy fire_storm"] and refused(s, "destroy kinara_flamecaller") == ["DO-PRE-20"]
    answer(s, "destroy fire_storm", "take-rest pool")
    assert stock(s, 0, "pool") == [0, 0, 2] and len(s.box) == 1 and len(s.hands[0]) == 3
    assert "fire_storm" not in bought_cards(s, 0)
    sound(s)


@rule("DO-PRE-22", "DO-PRE-23")
def test_an_objective_is_exchanged_for_a_resource() -> None:
    s = kingdom(objectives="on")
    objectives(s, 0, "rising_banner", "patience")
    preparation(s, 0)
    give(s, 0, "camp")
    assert refused(s, "swap-objective patience") == ["DO-PRE-23"]
    give(s, 0, "camp", DE=1)
    objective_top(s, "sea_legs", "the_few")
    answer(s, "swap-objective rising_banner")
    assert stock(s, 0, "camp") == [0, 0, 0] and {*options(s)} == {"keep-objective sea_legs", "keep-objective the_few"}
    answer(s, "keep-objective the_few")
    assert objectives_of(s, 0) == ["patience", "the_few"]
    bottom = [OBJECTIVE_SLUGS[card] for card in s.objective_deck.cards[:2]]
    assert bottom == ["sea_legs", "rising_banner"]


@rule("DO-PRE-24", "DO-PRE-25", "DO-RES-10", "DO-R-10")
def test_the_end_of_a_preparation_turn_empties_the_pool_only() -> None:
    s = preparation(kingdom(), 0)
    hand(s, 0, "worker", "worker", "worker", "worker", "followers", "followers", "followers", "supervisor")
    give(s, 0, "pool", DE=2, MC=1)
    give(s, 0, "camp", DS=3)
    give(s, 1, "pool", DE=4)
    answer(s, "done")
    assert stock(s, 0, "pool") == [0, 0, 0] and stock(s, 0, "camp") == [0, 3, 0] and len(s.hands[0]) == 8
    assert stock(s, 1, "pool") == [4, 0, 0]
    influence(s, 0)
    answer(s, "rest", "take dark_essence pool", "take dark_essence pool", "take dark_essence pool", "done")
    assert stock(s, 0, "pool") == [3, 0, 0]
    preparation(s, 0)
    assert stock(s, 0, "pool") == [3, 0, 0]
    answer(s, "done")
    assert stock(s, 0, "pool") == [0, 0, 0]


# -- Resources


@rule("DO-RES-01", "DO-RES-02", "DO-R-04", "DO-R-11", "DO-R-12")
def test_gained_resources_are_placed_where_there_is_room() -> None:
    s = preparation(kingdom(), 1)
    gain_one(s, 0, 2, 2)
    engine.run(s)
    assert asked(s) == 0
    assert offers(s, "take") == ["take magic_crystal camp", "take magic_crystal base", "take magic_crystal pool"]
    answer(s, "take magic_crystal base; take magic_crystal camp; done")
    assert stock(s, 0, "camp")[2] == 2 and stock(s, 0, "base")[2] == 1
    give(s, 0, "camp", DE=3)
    gain_one(s, 0, 0, 1)
    engine.run(s)
    assert refused(s, "take dark_essence camp") == ["DO-RES-02"] and "take dark_essence base" in options(s)
    answer(s, "take dark_essence base")
    give(s, 0, "base", DE=2)
    gain_one(s, 0, 0, 5)
    engine.run(s)
    assert stock(s, 0, "pool") == [5, 0, 0]


@rule("DO-RES-04", "DO-RES-05", "DO-RES-08")
def test_stowing_is_for_the_own_turn_and_never_back() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "pool", MC=1)
    give(s, 0, "camp", DE=1)
    give(s, 0, "base", DS=2)
    assert offers(s, "stow") == [
        "stow dark_essence camp base", "stow magic_crystal pool camp", "stow magic_crystal pool base",
    ]  # fmt: skip
    answer(s, "stow dark_essence camp base")
    assert stock(s, 0, "base") == [1, 2, 0]
    influence(s, 1, "grimshire")
    hand(s, 0, "worker", "worker")
    answer(s, "besiege")
    assert asked(s) == 0 and not offers(s, "stow")
    answer(s, "take-part attack stays")
    assert not offers(s, "stow")


@rule("DO-RES-06", "DO-R-03")
def test_each_placed_resource_adds_one() -> None:
    s = kingdom()
    give(s, 2, "base", MC=2)
    give(s, 0, "base", MC=2)
    assert base_power(s, 2, 2) == 3 and base_power(s, 0, 2) == 4


@rule("DO-RES-09", "DO-RES-11", "DO-RES-12")
def test_stealing_takes_from_the_board_and_not_from_the_pool() -> None:
    s = preparation(kingdom(), 0)
    give(s, 1, "pool", MC=5)
    give(s, 1, "camp")
    s.call(Robbery(0, 1 << 1, ANY, BOARD, 1))
    engine.run(s)
    assert question(s).prompt == "preparation" and stock(s, 1, "pool") == [0, 0, 5]
    give(s, 1, "camp", DE=1)
    give(s, 1, "base", MC=2)
    s.call(Robbery(0, 1 << 1, ANY, BOARD, 1))
    engine.run(s)
    assert options(s) == ["rob 1 dark_essence camp", "rob 1 magic_crystal base"]
    answer(s, "rob 1 magic_crystal base", "take magic_crystal base")
    assert stock(s, 1, "base") == [0, 0, 1] and stock(s, 0, "base") == [0, 0, 1]
    s.call(Robbery(0, 1 << 1, ANY, CAMP, 1))
    engine.run(s)
    assert stock(s, 1, "camp") == [0, 0, 0]


@rule("DO-R-22", "DO-SLO-01")
def test_the_loser_chooses_what_is_lost() -> None:
    s = preparation(kingdom(), 0)
    give(s, 2, "base", MC=2, DE=1)
    s.call(Loss(2, BASE, 2))
    engine.run(s)
    assert asked(s) == 2 and options(s) == ["lose dark_essence base", "lose magic_crystal base"]
    answer(s, "lose magic_crystal base; lose dark_essence base; done")
    assert stock(s, 2, "base") == [0, 0, 1]
    s.call(Loss(2, BASE, 2))
    engine.run(s)
    assert stock(s, 2, "base") == [0, 0, 0]


@rule("DO-R-93")
def test_a_camp_that_shrinks_spills_into_the_pool() -> None:
    s = kingdom()
    wear(s, 0, "runed_chest", "camp_1")
    influence(s, 0)
    give(s, 0, "camp", MC=5)
    assert capacity(s, 0, 2) == 5
    answer(s, "unequip camp_1")
    assert stock(s, 0, "camp") == [0, 0, 3] and stock(s, 0, "pool") == [0, 0, 2]
    sound(s)


# -- camp abilities


@rule("DO-PRE-10", "DO-R-50")
def test_camp_upgrades_work_once_a_round() -> None:
    s = kingdom()
    wear(s, 0, "crystal_furnace", "camp_1")
    wear(s, 0, "alchemists_bench", "camp_2")
    preparation(s, 0)
    answer(s, "use crystal_furnace", "take magic_crystal pool")
    assert stock(s, 0, "pool") == [0, 0, 1] and refused(s, "use crystal_furnace") == ["DO-R-50"]
    answer(
        s,
        "use alchemists_bench",
        "exchange magic_crystal dark_essence; done",
        "pay magic_crystal pool",
        "take dark_essence pool",
    )
    assert stock(s, 0, "pool") == [1, 0, 0]
    next_round(s)
    preparation(s, 0)
    assert "use crystal_furnace" in options(s)


@rule("DO-PRE-10")
def test_camp_abilities_with_choices() -> None:
    s = kingdom()
    wear(s, 1, "guild_of_whispers", "camp_1")
    wear(s, 1, "thieves_tunnel", "camp_2")
    preparation(s, 1)
    deck_top(s, 1, "worker", "followers", "veil_assassin")
    answer(s, "use guild_of_whispers", "under garlock_worker_nazul", "done", "on-top veil_assassin")
    assert "veil_assassin" in hand_of(s, 1)
    answer(s, "use thieves_tunnel")
    assert {text.split()[1] for text in offers(s, "rob")} == {"0", "2", "3"}
    s = kingdom()
    wear(s, 0, "circle_of_adepts", "camp_1")
    preparation(s, 0)
    hand(s, 0, "worker", "followers")
    answer(s, "use circle_of_adepts", "choose garlock_worker_salazar", "take dark_essence pool")
    assert len(s.box) == 1 and not CARDS[face(s, s.box[0])].total
    sound(s)
    s = kingdom(5, length="average")
    wear(s, 4, "war_council", "camp_1")
    wear(s, 4, "chapel", "camp_2")
    preparation(s, 4)
    pile(s, 4, "worker", "followers")
    answer(s, "use war_council")
    assert price(s, 4) == 2
    answer(s, "use chapel", "choose faction_followers_marcus")
    assert CARD_SLUGS[face(s, s.decks[4].cards[-1])] == "faction_followers_marcus"


# -- Objectives


@rule("DO-OBJ-01", "DO-OBJ-02", "DO-OBJ-03", "DO-R-56")
def test_objectives_are_turned_in_at_once_and_together() -> None:
    s = kingdom(objectives="on")
    objectives(s, 0, "rising_banner", "three_strongholds")
    own(s, 0, "kingsford", "grimshire")
    objective_top(s, "sea_legs", "the_few", "blitz", "the_many")
    influence(s, 0, "gates_of_kinara")
    hand(s, 0, "fire_storm", "renegade_of_the_octagon", "bryr_druid")
    besiege(s, 0, "gates_of_kinara")
    pass_turns(select(s))
    while question(s).prompt != "objective":
        answer(s, options(s)[-1])
    before = s.ip[0]
    assert before >= 3 + 2
    answer(s, "keep-objective the_few", "keep-objective the_many")
    assert objectives_of(s, 0) == ["the_few", "the_many"] and len(s.turned[0]) == 2
    assert s.ip[0] >= 3 + 2 + 2
    sound(s)


@rule("DO-OBJ-01", "DO-R-57", "DO-R-94")
def test_an_objective_counts_from_when_it_was_taken_and_stays_beside_its_owner() -> None:
    s = kingdom(objectives="on")
    objectives(s, 0, "usurper", "blitz")
    influence(s, 0)
    answer(s, "rest", *["take dark_essence pool"] * 3, "done")
    objectives(s, 0, "patience", "blitz")
    s.dirty = 1
    influence(s, 0)
    engine.run(s)
    assert objectives_of(s, 0) == ["blitz", "patience"] and s.ip[0] == 0  # the rest before it was taken does not count
    answer(s, "rest", *["take dark_essence pool"] * 3, "done")
    assert question(s).prompt == "objective" and s.ip[0] == 2
    answer(s, options(s)[0])
    assert [OBJECTIVE_SLUGS[card] for card in s.turned[0]] == ["patience"] and len(s.objectives[0]) == 2
    rest = s.objective_deck.cards[:]
    s.objective_deck.cards.clear()
    s.objective_deck.known.clear()
    s.turned[1] += rest
    total = 1 + len(rest)
    s.call(ObjectiveLook(2))
    s.objectives[2].draw()
    engine.run(s)
    assert not s.turned[0] and not s.turned[1] and len(s.objective_deck) == total and question(s).prompt == "objective"


@rule("DO-OBJ-01")
def test_needs_about_boards_and_battles() -> None:
    s = kingdom(objectives="on", field_battles="on")
    objectives(s, 0, "empowered", "deep_stores")
    preparation(s, 0)
    give(s, 0, "base", MC=3, DS=1)
    give(s, 0, "camp", DE=1, MC=3, DS=2)
    answer(s, "stow magic_crystal camp base")
    assert question(s).prompt in ("objective", "upgrade") and s.ip[0] == 1
    s = kingdom(objectives="on")
    objectives(s, 1, "underdog", "usurper")
    s.ip = [3, 0, 2, 2]
    s.frames = []
    turn_in(s, ROUND_START)
    s.round = 2
    s.dirty = 15
    engine.run(s)
    assert s.ip[1] == 2 and asked(s) == 1


@rule("DO-TRM-05", "DO-PRE-21")
def test_battle_cards_are_never_lost() -> None:
    s = preparation(kingdom(), 0)
    give(s, 0, "camp")
    give(s, 0, "pool", MC=3)
    answer(s, "buy magic")
    answer(s, offers(s, "choose")[0])
    zones = len(s.decks[0]) + len(s.hands[0]) + len(s.restore[0])
    assert zones == 11 + 1
    answer(s, offers(s, "destroy")[0])
    while question(s).prompt == "place":
        answer(s, options(s)[-1])
    assert len(s.decks[0]) + len(s.hands[0]) + len(s.restore[0]) == 11 and len(s.box) == 1
    sound(s)


@rule("DO-R-89")
def test_the_timeline_is_flavour() -> None:
    """Nothing that is saved, seen or done depends on it; its names are only names of Locations and Events."""
    saved = {field for record in GAME.records for field in record.FIELDS}
    told_about = {*GAME.events, *GAME.prompts, *(word.name for word in GAME.verbs), *GAME.view(kingdom(), 0)}
    assert not {word for word in saved | told_about if "timeline" in word or "year" in word or "era" in word.split("-")}
    chapters = [event for event in EVENTS if event.slug.startswith("chapter_")]
    assert [event.slug[:9] for event in chapters] == ["chapter_1", "chapter_2", "chapter_3"]
    senona = next(place for place in PLACES if place.slug == "senona_stronghold")
    assert senona.region == "lusta" and senona.stars == 3
