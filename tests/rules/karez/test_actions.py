"""The Actions phase: building, work, the City Watch, the tent, buying, exploring, the private dungeon."""

from greathall.core.option import first, verb_of
from greathall.games.karez.cards.catalogue import BUILDINGS, JOB_SLUGS
from greathall.games.karez.rules.queries import total_threat
from greathall.games.karez.words import CITY, TOWN
from support import rule

from .table import (
    GAME,
    NUMBERS,
    act,
    activate,
    adventure,
    asked,
    build,
    do,
    held,
    hero,
    hold,
    offered,
    on_sale,
    owner,
    pass_all,
    phase_four,
    resolve,
    table,
    three,
    told,
    why,
)


@rule("KZ-ACP-01")
def test_one_action_each_in_turn_order_round_and_round() -> None:
    s = three()
    s.gold = [9, 9, 9]
    seats = []
    for answer in ("adventurer garrison_pay", "construct blacksmith", "citizen trade", "pass", "citizen open_stock"):
        seats.append(asked(s).seat)
        do(s, answer)
    assert seats == [0, 1, 2, 0, 1]


@rule("KZ-ACP-02", "KZ-ACP-03", "KZ-RUL-01", "KZ-RUL-51")
def test_a_pass_is_final_and_the_phase_ends_when_all_have_passed() -> None:
    s = three()
    do(s, "pass", "citizen open_stock", "citizen open_stock", "citizen summon", "leave")
    assert asked(s).seat == 1  # seat 0 is not asked again
    s = three()
    s.gold = [0, 0, 1]
    s.citizens, s.adventurers, s.bank_citizens, s.bank_adventurers = 0, 0, 15, 8
    act(s, 0)
    assert asked(s).seat == 2  # who has nothing left to do is passed without being asked
    assert [event.seat for event in told(s, "idle")] == [0, 1]
    s = three()
    do(s, "pass", "pass", "pass")
    assert s.phase == 1 and s.turn == 2  # nothing was reserved: all other phases ran by themselves


@rule("KZ-RUL-51", "KZ-ACP-02")
def test_who_could_do_nothing_is_asked_again_when_gold_arrives() -> None:
    s = table("heroic", "traders", "arcane")
    s.gold = [3, 0, 0]
    s.citizens, s.adventurers, s.bank_citizens, s.bank_adventurers = 0, 0, 15, 8
    on_sale(s, "market", "healing_potion", "smoke_bomb")
    act(s, 1)  # the Traders have no gold and nobody to send: they are passed over, and so are the Arcane
    assert asked(s).seat == 0 and [event.seat for event in told(s, "idle")] == [1, 2]
    assert GAME.view(s, 0)["idle"] == [1, 2] and GAME.view(s, 0)["passed"] == []
    do(s, "buy market healing_potion")  # a gold for the Traders, who may buy or build now
    assert asked(s).seat == 1 and "construct blacksmith" in offered(s)
    assert not told(s, "pass") and GAME.view(s, 0)["idle"] == [2]
    do(s, "pass")  # this is their own pass, and final
    assert asked(s).seat == 0
    do(s, "buy market smoke_bomb")
    assert s.gold[1] == 2 and asked(s).seat == 0
    do(s, "pass")
    assert s.phase != 1 or s.turn == 2
    assert len(told(s, "idle")) == 2  # said once


@rule("KZ-ACP-04")
def test_the_kinds_of_actions() -> None:
    s = table("heroic", "builders", "traders", "public", "arcane")
    s.karez = CITY
    s.gold = [20] * 5
    s.valor = [5] * 5
    hero(s, 0, "knight", "sword")
    hero(s, 0, "rogue")
    hold(s, 0, "goblin")
    hold(s, 2, "orc")
    on_sale(s, "market", "healing_potion")
    act(s, 2)
    do(s, "open")
    s.dungeons[0], s.threat[3] = 1, 1
    act(s, 0)
    kinds = {GAME.verbs[verb_of(option)].name for option in asked(s).options}
    assert kinds == {
        "pass", "construct", "citizen", "adventurer", "feed", "rest", "buy", "explore", "attack", "close",
    }  # fmt: skip
    s.dungeons[0], s.threat[3] = 0, 0
    assert "open" in offered(s) and "close" not in offered(s)


# -- construct


@rule("KZ-CON-01", "KZ-CON-03", "KZ-CON-04", "KZ-BLD-03")
def test_a_building_is_paid_and_marked_with_a_token() -> None:
    s = three()
    s.karez = TOWN
    s.gold = [4, 4, 4]
    assert len(offered(s, "construct")) == 6  # five of the Town, and the Blacksmith
    do(s, "construct cemetery")
    assert (owner(s, "cemetery"), s.gold[0], s.tokens[0]) == (0, 2, 5)
    assert len(offered(s, "construct")) == 5
    s.karez = CITY
    s.gold[1] = 2
    assert why(s, "construct bank") == ["KZ-CON-03"]
    s.gold[1] = 3
    do(s, "construct bank")
    assert s.gold[1] == 0
    do(s, "construct blacksmith")  # the level of the building counts, KZ-RUL-33
    assert s.gold[2] == 3


@rule("KZ-CON-02", "KZ-KAR-03")
def test_only_levels_that_karez_has_reached_can_be_built() -> None:
    s = three()
    s.gold[0] = 9
    levels: list[set[int]] = [set(), set(), set()]
    for karez in (0, 1, 2, 0):
        s.karez = karez
        levels[karez] = {BUILDINGS[first(option)].level for option in asked(s).options if verb_of(option) == 3}
    assert levels == [{0}, {0, 1}, {0, 1, 2}]
    s.karez = TOWN
    assert why(s, "construct bank") == ["KZ-CON-02"]


@rule("KZ-CON-05")
def test_without_a_token_nothing_is_built() -> None:
    s = three()
    s.gold[0], s.tokens[0] = 5, 0
    assert offered(s, "construct") == []
    assert why(s, "construct blacksmith") == ["KZ-CON-05"]


# -- send to work


@rule("KZ-WRK-01")
def test_two_citizens_or_one_adventurer() -> None:
    s = table("heroic", "builders", "traders", "public")
    assert (s.citizens, s.adventurers) == (5, 2)
    do(s, "citizen trade")
    assert (s.citizens, s.adventurers) == (3, 2)
    do(s, "adventurer forge")
    assert (s.citizens, s.adventurers) == (3, 1)
    act(s, 2)
    do(s, "citizen open_stock")
    assert {text.split()[0] for text in offered(s)} == {"citizen", "leave"}  # the second one is a Citizen, too


@rule("KZ-WRK-02")
def test_an_occupied_job_is_blocked_for_all() -> None:
    s = three()
    s.gold = [5, 5, 5]
    do(s, "pass", "citizen drill", "leave")
    assert why(s, "citizen drill") == ["KZ-WRK-02"]
    act(s, 0)
    assert why(s, "citizen drill") == ["KZ-WRK-02"]  # also for the owner of the Barracks
    assert "citizen garrison_pay" in offered(s)  # KZ-RUL-43


@rule("KZ-WRK-03", "KZ-WRK-04")
def test_owner_jobs_and_general_actions() -> None:
    s = three()
    assert why(s, "citizen open_stock") == ["KZ-WRK-03"]
    assert "citizen rumours" in offered(s)
    act(s, 1)
    assert "citizen open_stock" in offered(s) and "citizen rumours" in offered(s)


@rule("KZ-WRK-05", "KZ-WRK-06", "KZ-WRK-07", "KZ-RUL-43")
def test_tokens_mark_general_actions_away_from_home() -> None:
    s = three()
    do(s, "citizen trade")
    assert s.tokens[0] == 5
    act(s, 1)
    do(s, "adventurer open_stock")
    assert s.tokens[1] == 6
    s.tokens[2] = 0
    assert why(s, "citizen rumours") == ["KZ-WRK-06"]
    assert "citizen enchant_stock" in offered(s) and "citizen summon" in offered(s)


@rule("KZ-WRK-08", "KZ-WRK-12", "KZ-BLD-05")
def test_jobs_are_only_reserved_and_stock_opens_one_card_per_worker() -> None:
    s = three()
    act(s, 1)
    do(s, "citizen open_stock", "citizen open_stock")
    assert s.sale == [] and s.job_workers[JOB_SLUGS.index("open_stock")] == 2
    activate(s)
    assert len(s.sale) == 2
    s = three()
    act(s, 1)
    do(s, "adventurer open_stock")
    activate(s)
    assert len(s.sale) == 1


@rule("KZ-WRK-09", "KZ-BLD-04")
def test_the_cost_lies_on_the_job_at_once() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "cemetery")
    s.gold[2] = 0
    act(s, 2)
    assert why(s, "citizen raise_the_dead") == ["KZ-WRK-09"]
    s.gold[2] = 1
    do(s, "citizen raise_the_dead")
    assert (s.gold[2], s.gold[1]) == (0, 5)
    s = three()
    s.karez = CITY
    build(s, 0, "palace")
    act(s, 0)
    assert why(s, "citizen royal_audience") == ["KZ-WRK-09"]
    s.valor[0] = 1
    do(s, "citizen royal_audience")
    assert s.valor[0] == 0


@rule("KZ-WRK-10", "KZ-RUL-06")
def test_the_two_citizens_may_stand_on_two_jobs() -> None:
    s = three()
    act(s, 2)
    do(s, "citizen enchant_stock")
    assert offered(s) == ["citizen drill", "citizen enchant_stock", "citizen summon", "citizen rumours", "leave"]
    do(s, "citizen summon")
    workers = [s.job_workers[JOB_SLUGS.index(job)] for job in ("enchant_stock", "summon")]
    assert workers == [1, 1] and s.citizens == 2


@rule("KZ-WRK-11", "KZ-RUL-07")
def test_one_citizen_is_enough() -> None:
    s = three()
    s.citizens, s.bank_citizens = 1, 14
    assert "citizen garrison_pay" in offered(s)
    assert why(s, "citizen trade") == ["KZ-WRK-01"]
    do(s, "citizen garrison_pay")
    assert s.citizens == 0 and asked(s).seat == 1


@rule("KZ-WCH-01")
def test_the_city_watch_takes_two_citizens() -> None:
    s = three()
    s.citizens, s.bank_citizens = 2, 13
    assert "citizen watch_1" in offered(s) and "citizen watch_2" not in offered(s)
    s.citizens, s.bank_citizens = 1, 14
    assert why(s, "citizen watch_1") == ["KZ-WCH-01"]


@rule("KZ-WCH-02", "KZ-WCH-03")
def test_the_city_watch_brings_valor_and_costs_a_citizen() -> None:
    s = three()
    s.valor[0] = 1
    adventure(s, "wolf_den", threat=4)
    do(s, "citizen watch_1")
    activate(s)
    assert s.valor == [2, 0, 0] and s.balance == -2  # nobody comes or leaves
    assert (s.turn, s.citizens, s.bank_citizens) == (2, 3, 12)


# -- the Healer's Tent


@rule("KZ-HEA-01")
def test_wounded_heroes_rest_for_a_token() -> None:
    s = three()
    hero(s, 0, "knight", "sword")
    hero(s, 0, "rogue", "claw")
    act(s, 0)
    assert offered(s, "rest") == ["rest knight", "rest rogue"]
    do(s, "rest knight", "rest rogue", "done")
    assert s.hero_status[NUMBERS["knight"]] == s.hero_status[NUMBERS["rogue"]] == 1
    assert (s.tokens[0], s.citizens) == (5, 4)


@rule("KZ-HEA-02", "KZ-RUL-16")
def test_two_players_may_use_the_tent() -> None:
    s = three()
    for seat, slug in enumerate(("knight", "rogue", "wizard")):
        hero(s, seat, slug, "claw")
    act(s, 0)
    do(s, "rest knight", "rest rogue")
    assert why(s, "rest wizard") == ["KZ-HEA-02"]
    act(s, 0)
    hero(s, 0, "bard", "claw")
    assert why(s, "rest bard") == ["KZ-RUL-16"]  # his one space is in use


@rule("KZ-HEA-03")
def test_a_resting_hero_does_not_explore() -> None:
    s = three()
    hero(s, 0, "rogue", "claw")
    act(s, 0)
    assert offered(s, "explore")
    do(s, "rest rogue")
    act(s, 0)
    assert offered(s, "explore") == []


@rule("KZ-HEA-04")
def test_only_wounded_heroes_rest_and_six_at_most() -> None:
    s = three()
    hero(s, 0, "knight")
    hero(s, 0, "rogue", "claw")
    act(s, 0)
    assert why(s, "rest knight") == ["KZ-HEA-04"]
    for slug in ("wizard", "ranger", "cleric", "barbarian", "paladin", "druid"):
        s.hero_status[hero(s, 1, slug, "claw")] = 1
    assert why(s, "rest rogue") == ["KZ-HEA-04"]


@rule("KZ-HEA-05", "KZ-RUL-17")
def test_a_mark_keeps_its_hero_from_resting() -> None:
    s = three()
    hero(s, 0, "knight", "sword claw")
    adventure(s, "wolf_den")
    act(s, 0)
    do(s, "explore wolf_den")
    act(s, 0)
    assert why(s, "rest knight") == ["KZ-HEA-05"]
    hero(s, 0, "rogue")
    assert "rest knight" in offered(s)


# -- buy


@rule("KZ-BUY-01", "KZ-BUY-02", "KZ-BUY-03")
def test_a_card_is_bought_from_the_owner_of_the_building() -> None:
    s = three()
    build(s, 1, "blacksmith")
    on_sale(s, "market", "healing_potion", "smoke_bomb")
    on_sale(s, "blacksmith", "long_sword")
    assert len(offered(s, "buy")) == 3
    do(s, "buy market healing_potion")
    assert s.gold[:2] == [1, 6]
    assert held(s, 0, "instant") == ["healing_potion"]
    assert len(s.sale) == 2 and asked(s).seat == 1
    s.gold[0] = 0
    act(s, 0)
    assert offered(s, "buy") == [] and why(s, "buy blacksmith long_sword") == ["KZ-BUY-03"]


@rule("KZ-BUY-04", "KZ-RUL-14")
def test_only_what_lies_open_can_be_bought_and_neutral_sellers_are_paid_to_the_bank() -> None:
    s = three()
    s.gold[0] = 9
    assert offered(s, "buy") == []
    s.owners[[b.slug for b in BUILDINGS].index("blacksmith")] = -2
    on_sale(s, "blacksmith", "buckler")
    do(s, "buy blacksmith buckler")
    assert s.gold == [8, 5, 4]


@rule("KZ-RUL-36")
def test_gold_paid_to_oneself_comes_back_at_the_end_of_the_phase() -> None:
    s = three()
    on_sale(s, "market", "healing_potion")
    act(s, 1)
    do(s, "buy market healing_potion")
    assert (s.gold[1], s.till[1]) == (4, 1)
    pass_all(s)
    assert (s.gold[1], s.till[1]) == (5, 0)


# -- explore


@rule("KZ-EXP-01", "KZ-EXP-02", "KZ-EXP-03")
def test_a_mark_announces_and_blocks() -> None:
    s = three()
    adventure(s, "labyrinth")
    hero(s, 0, "rogue")
    hero(s, 1, "knight")
    act(s, 0)
    before = [len(pile.cards) for pile in s.piles]
    do(s, "explore labyrinth")
    assert (s.marks[0], s.tokens[0]) == (0, 5)
    assert s.trip is None and [len(pile.cards) for pile in s.piles] == before
    assert why(s, "explore labyrinth") == ["KZ-EXP-02"]


@rule("KZ-EXP-04", "KZ-RUL-17", "KZ-RUL-66")
def test_each_mark_needs_an_able_hero_of_its_own() -> None:
    s = three()
    s.dungeons = [1, 0, 1]
    hold(s, 0, "goblin")
    hold(s, 2, "orc")
    hero(s, 0, "rogue")
    act(s, 0)
    do(s, "explore " + offered(s, "explore")[0].split()[1])
    act(s, 0)
    assert why(s, "attack arcane") == ["KZ-EXP-04"]
    assert why(s, "attack heroic") == ["KZ-EXP-04"]
    exhausted = hero(s, 0, "knight", "sword sword claw flame")
    assert offered(s, "attack") == []
    s.hero_hits[exhausted] = 1
    assert offered(s, "attack") == ["attack arcane"]
    s.tokens[0] = 0
    assert why(s, "attack arcane") == ["KZ-EXP-04"]


@rule("KZ-DNG-02", "KZ-PAR-02", "KZ-CLS-02")
def test_open_rival_dungeons_are_targets_like_adventures() -> None:
    s = three()
    hero(s, 0, "rogue")
    hold(s, 2, "orc")
    act(s, 0)
    assert offered(s, "attack") == [] and why(s, "attack arcane") == ["KZ-CLS-02"]
    act(s, 2)
    do(s, "open")
    act(s, 0)
    assert offered(s, "attack") == ["attack arcane"] and offered(s, "explore")


# -- the private dungeon


@rule("KZ-OPN-01", "KZ-OPN-02", "KZ-DNG-01", "KZ-DNG-03", "KZ-RUL-56")
def test_opening_a_dungeon_takes_a_space_and_brings_threat() -> None:
    s = three()
    for seat, slug in enumerate(("goblin", "orc", "wolf")):
        hold(s, seat, slug)
    act(s, 2)
    threat = total_threat(s)
    do(s, "open")
    assert s.dungeons == [0, 0, 1] and total_threat(s) == threat + 1
    assert s.tokens[2] == 6
    act(s, 2)
    assert why(s, "open") == ["KZ-DNG-01"]
    act(s, 1)
    do(s, "open")
    act(s, 0)
    assert why(s, "open") == ["KZ-OPN-02"]


@rule("KZ-OPN-03", "KZ-RUL-12", "KZ-MON-01")
def test_a_dungeon_needs_a_monster() -> None:
    s = three()
    hold(s, 0, "trap_door", "fire_jet")
    assert why(s, "open") == ["KZ-OPN-03"]
    hold(s, 0, "skeleton")
    assert "open" in offered(s)
    hero(s, 0, "rogue")
    adventure(s, "wolf_den")
    act(s, 0)
    do(s, "explore wolf_den")
    resolve(s)
    assert asked(s).prompt == "flee-or-fight"  # Monsters join no party: there was nothing to choose
    assert held(s, 0, "undead") == ["skeleton"]


@rule("KZ-DNG-04", "KZ-DNG-05", "KZ-DNG-06", "KZ-RUL-15")
def test_feeding_the_dungeon() -> None:
    s = three()
    hold(s, 1, "orc")
    act(s, 1)
    assert why(s, "feed") == ["KZ-DNG-06"]
    s.dungeons[1], s.threat[4] = 1, 1
    s.gold[1] = 3
    s.adventurers, s.bank_adventurers = 2, 6
    assert "feed" in offered(s)
    do(s, "feed")
    assert s.gold[1] == 4
    assert (s.adventurers, s.bank_adventurers, s.threat[4]) == (1, 7, 2)
    assert s.gold[1] == 4 and asked(s).seat == 2
    assert "feed" not in offered(s)  # a rival's dungeon
    for _ in range(3):
        s.adventurers, s.bank_adventurers = 1, 7
        act(s, 1)
        do(s, "feed")
    assert s.threat[4] == 3


@rule("KZ-CLS-01")
def test_closing_removes_the_threat() -> None:
    s = three()
    s.dungeons[2], s.threat[5] = 1, 2
    hold(s, 2, "orc")
    act(s, 2)
    threat = total_threat(s)
    do(s, "close")
    assert s.dungeons[2] == 0 and total_threat(s) == threat - 2
    assert asked(s).seat == 0 and held(s, 2, "humanoid") == ["orc"]


@rule("KZ-CLS-03", "KZ-RUL-18")
def test_a_marked_dungeon_cannot_be_closed() -> None:
    s = three()
    s.dungeons[2], s.threat[5] = 1, 1
    hero(s, 0, "rogue")
    act(s, 0)
    do(s, "attack arcane")
    act(s, 2)
    assert why(s, "close") == ["KZ-CLS-03"]


@rule("KZ-CLS-04", "KZ-RUL-62")
def test_not_opened_and_closed_in_one_turn() -> None:
    s = three()
    hold(s, 2, "orc")
    act(s, 2)
    do(s, "open")
    act(s, 2)
    assert why(s, "close") == ["KZ-CLS-04"]
    s.moved[2] = 0
    do(s, "close")
    act(s, 2)
    assert why(s, "open") == ["KZ-CLS-04"]
    pass_all(s)
    phase_four(s)
    assert s.turn > 1
    act(s, 2)
    assert "open" in offered(s)
