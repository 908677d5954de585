"""The state of Karez, the turn end, turn order and the end of the game."""

import pytest

from greathall.core import engine
from greathall.core.ids import SPECTATOR
from greathall.core.outcome import Outcome
from greathall.data import notation
from greathall.games.karez.cards.catalogue import ADVENTURES
from greathall.games.karez.rules.city import migrants, state_for
from greathall.games.karez.rules.queries import is_fulfilled
from greathall.games.karez.rules.scoring import best_hero_seats, outcome, points_of
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.rules.turn_end import open_adventures
from greathall.games.karez.words import (
    CITY,
    DEAD,
    FACTS,
    FALLEN,
    LEVELS,
    NOBODY,
    QUESTS,
    SLAIN,
    TOWN,
    VILLAGE,
)
from support import rule

from .table import (
    GAME,
    NUMBERS,
    act,
    adventure,
    asked,
    build,
    do,
    held,
    hero,
    hits,
    hold,
    kinds,
    offered,
    phase_four,
    reason,
    table,
    three,
    told,
    why,
)


def settle(s: Karez, citizens: int, balance: int) -> None:
    """Phase 4 with so many Citizens and this balance of Valor and Threat."""
    s.citizens, s.bank_citizens = citizens, 15 - citizens
    adventure(s, "wolf_den", threat=max(0, -balance))
    s.valor[0] = max(0, balance)
    phase_four(s)


@rule("KZ-THR-01", "KZ-THR-02")
def test_the_balance_and_its_migrants() -> None:
    s = table("heroic", "builders", "traders", "public", "arcane")
    s.valor = [2, 1, 1, 1, 0]
    adventure(s, "wolf_den", threat=3)
    s.dungeons[4], s.threat[7] = 1, 1
    phase_four(s)
    assert s.balance == 1
    assert (s.citizens, s.adventurers) == (7, 4)
    assert told(s, "balance")[0].args == (1, 5, 4)


@rule("KZ-THR-02", "KZ-THR-04")
@pytest.mark.parametrize(
    ("balance", "change"),
    [
        (-9, (-2, 2)),
        (-8, (-2, 2)),
        (-7, (-1, 1)),
        (-3, (-1, 1)),
        (-2, (0, 1)),
        (-1, (0, 1)),
        (0, (1, 1)),
        (1, (1, 1)),
        (10, (1, 1)),
        (11, (1, 0)),
        (30, (1, 0)),
    ],
)
def test_the_monitor(balance: int, change: tuple[int, int]) -> None:
    assert migrants(balance) == change
    s = three()
    settle(s, 5, balance)
    assert (s.citizens, s.adventurers) == (5 + change[0], 1 + change[1])


@rule("KZ-THR-03", "KZ-WKF-02", "KZ-RUL-09")
def test_migration_stops_at_zero_and_at_the_bank() -> None:
    s = three()
    settle(s, 1, -8)
    assert s.citizens == 0
    s = three()
    s.adventurers, s.bank_adventurers = 8, 0
    settle(s, 15, 11)
    assert (s.citizens, s.bank_citizens) == (15, 0)
    s = three()
    s.adventurers, s.bank_adventurers = 8, 0
    settle(s, 5, 0)
    assert s.adventurers == 8


@rule("KZ-CIT-01", "KZ-CIT-02", "KZ-KAR-02", "KZ-RUL-57")
def test_only_citizens_make_the_state() -> None:
    s = three()
    s.adventurers, s.bank_adventurers = 7, 1
    settle(s, 5, 7)
    assert (s.citizens, s.karez) == (6, VILLAGE)
    s = three()
    settle(s, 11, 7)
    assert (s.citizens, s.karez) == (12, CITY)
    states = {citizens: state_for(s, citizens) for citizens in (6, 7, 9, 10, 15)}
    assert states == {6: VILLAGE, 7: TOWN, 9: TOWN, 10: CITY, 15: CITY}
    s = table("heroic", "builders", "traders", "public")
    assert [state_for(s, citizens) for citizens in (7, 8, 11, 12)] == [VILLAGE, TOWN, TOWN, CITY]
    s = table("heroic", "builders", "traders", "public", "arcane")
    assert [state_for(s, citizens) for citizens in (7, 8, 11, 12, 15)] == [VILLAGE, TOWN, TOWN, CITY, CITY]


@rule("KZ-VAR-03")
def test_two_players_need_fewer_citizens() -> None:
    s = table("heroic", "traders")
    assert [state_for(s, citizens) for citizens in (6, 7, 8, 9)] == [VILLAGE, TOWN, TOWN, CITY]


@rule("KZ-CIT-03", "KZ-KAR-03")
def test_a_higher_state_brings_its_buildings_from_the_next_turn() -> None:
    s = three()
    s.gold = [3, 3, 3]
    assert why(s, "construct cemetery") == ["KZ-CON-02"]
    settle(s, 7, 7)
    assert (s.karez, s.turn) == (TOWN, 2)
    assert "construct cemetery" in offered(s)
    do(s, "construct cemetery")
    assert s.gold[s.owners[5]] == 1
    assert told(s, "karez")[0].rule == "KZ-CIT-03"


@rule("KZ-CIT-04", "KZ-CIT-05", "KZ-RUL-44", "KZ-RUL-45")
def test_the_state_can_fall_and_higher_buildings_rest() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "cemetery")
    settle(s, 7, -3)
    assert (s.citizens, s.karez) == (6, VILLAGE) and told(s, "karez")[0].rule == "KZ-CIT-04"
    act(s, 1)
    assert why(s, "citizen gravediggers") == ["KZ-CIT-05"]
    assert s.owners.count(1) == 2 and points_of(s, 1)[1] == 2
    s.karez = TOWN
    assert "citizen gravediggers" in offered(s)
    assert "citizen open_stock" in offered(s)  # lower levels always work


@rule("KZ-END-01", "KZ-RUL-44")
def test_adventures_are_opened_up_to_the_number_of_the_state() -> None:
    s = three()
    settle(s, 7, 7)
    assert s.karez == TOWN
    assert [ADVENTURES[a].level for a in s.adventures if a != NOBODY] == [1, 2]
    s = three()
    settle(s, 4, 0)
    assert sum(1 for a in s.adventures if a != NOBODY) == 1
    s = three()
    s.adventures[0], s.threat[0] = NOBODY, 0
    adventure(s, "labyrinth", 1)
    s.karez = TOWN
    s.citizens, s.bank_citizens = 6, 9
    s.valor[0] = 1
    phase_four(s)
    assert s.karez == VILLAGE and s.adventures[0] == NOBODY  # the open one of level 2 counts


@rule("KZ-END-02", "KZ-KAR-03")
def test_a_city_opens_an_adventure_of_level_three() -> None:
    s = three()
    adventure(s, "labyrinth", 1, threat=0)
    s.karez = TOWN
    pile = s.pile(LEVELS + 2)
    gate = next(i for i, a in enumerate(ADVENTURES) if a.slug == "demon_gate")
    pile.take(gate)
    pile.put(gate, 0)
    settle(s, 11, 0)
    assert s.adventures[2] == gate and s.threat[2] == ADVENTURES[gate].threat == sum(s.threat) > 6


@rule("KZ-RUL-25")
def test_an_empty_level_deck_is_replaced_by_the_next_one() -> None:
    s = three()
    s.karez = TOWN
    s.adventures[0], s.threat[0] = NOBODY, 0
    s.pile(LEVELS).cards.clear()
    s.pile(LEVELS).known.clear()
    last = s.piles[21].cards[0]
    open_adventures(s)
    assert s.adventures[0] == last and ADVENTURES[last].level == 2  # the card under level 1
    s.adventures[0] = NOBODY
    open_adventures(s)
    assert ADVENTURES[s.adventures[0]].level == 2
    s.adventures[0] = NOBODY
    s.karez = VILLAGE
    s.adventures[1] = NOBODY
    open_adventures(s)
    assert s.adventures[0] == NOBODY  # level 2 is not open to a Village


@rule("KZ-END-03", "KZ-END-04", "KZ-RUL-29")
def test_resting_heroes_are_healed_and_tokens_return() -> None:
    s = three()
    hero(s, 0, "knight", "sword sword claw")
    hero(s, 0, "rogue", "claw")
    act(s, 0)
    do(s, "rest knight", "done")
    assert s.tokens[0] == 5
    phase_four(s)
    assert (hits(s, "knight"), hits(s, "rogue")) == (0, 1)
    assert s.hero_status[NUMBERS["knight"]] == 0
    assert s.tokens[0] == 6 and s.tent == []


@rule("KZ-END-05", "KZ-END-06")
def test_the_steps_of_the_turn_end() -> None:
    s = three()
    s.turn = 4
    s.adventures[0], s.threat[0] = NOBODY, 0
    hero(s, 0, "knight", "sword")
    s.hero_status[NUMBERS["knight"]] = 1
    s.valor = [0, 0, 2]
    phase_four(s)
    steps = [kind for kind in kinds(s) if kind in ("opened", "healed", "place", "turn")]
    assert steps == ["opened", "healed", "place", "place", "place", "turn"]
    assert (s.turn, s.phase, s.order[0]) == (5, 1, 2)


@rule("KZ-ORD-01", "KZ-ORD-02", "KZ-RUL-04")
def test_valor_then_gold_makes_the_turn_order() -> None:
    s = table("heroic", "builders", "traders", "public", "arcane")
    s.order = [4, 3, 2, 1, 0]
    s.valor = [2, 1, 1, 1, 0]
    s.gold = [0, 4, 3, 1, 9]
    phase_four(s)
    assert s.order == [0, 1, 2, 3, 4]


@rule("KZ-ORD-03")
def test_equals_keep_their_order() -> None:
    s = three()
    s.order = [2, 0, 1]
    s.valor, s.gold = [1, 1, 1], [2, 2, 2]
    phase_four(s)
    assert s.order == [2, 0, 1]


# -- the end


def ended(s: Karez) -> Outcome:
    """The outcome of a finished game."""
    assert s.outcome is not None
    return s.outcome


@rule("KZ-LOS-01", "KZ-GEN-02", "KZ-GAM-01")
def test_all_lose_unless_karez_is_a_city_at_the_end() -> None:
    s = three()
    s.turn = 10
    s.karez = CITY
    s.vp = [9, 0, 0]
    settle(s, 10, -3)
    assert (ended(s).reason, ended(s).winners(), ended(s).points) == ("fallen", [], [0, 0, 0])
    s = three()
    s.turn = 10
    s.vp = [9, 7, 6]
    settle(s, 10, 0)
    assert (ended(s).reason, ended(s).winners()) == ("mayor", [0])
    s = three()
    s.turn = 7
    settle(s, 12, 0)
    assert s.outcome is None and s.turn == 8


@rule("KZ-VPS-01")
def test_gems() -> None:
    s = three()
    points = []
    for gems in (0, 1, 2, 3, 5):
        s.gems[0] = gems
        points.append(points_of(s, 0)[0])
    assert points == [0, 0, 1, 1, 2]


@rule("KZ-VPS-02", "KZ-VPS-03")
def test_buildings_and_valor() -> None:
    s = table("heroic", "builders", "traders", "public", "arcane")
    for seat, slugs in ((1, ("bank", "palace")), (2, ("temple", "library"))):
        for slug in slugs:
            build(s, seat, slug)
    assert (points_of(s, 1)[1], points_of(s, 2)[1]) == (6, 3)
    s.valor = [7, 0, 0, 0, 7]
    assert (points_of(s, 0)[2], points_of(s, 4)[2]) == (3, 2)


@rule("KZ-VPS-04", "KZ-VPS-05", "KZ-RUL-30")
def test_the_best_hero() -> None:
    s = three()
    assert best_hero_seats(s) == []
    hero(s, 0, "knight", attack=1, defense=2)
    hero(s, 1, "rogue", attack=2)
    assert best_hero_seats(s) == [0] and points_of(s, 0)[3] == 1
    s.hero_status[NUMBERS["knight"]] = DEAD
    assert best_hero_seats(s) == [1]
    hero(s, 2, "wizard", defense=2)
    s.valor = [0, 6, 4]
    assert best_hero_seats(s) == [1]
    s.valor = [0, 4, 4]
    assert best_hero_seats(s) == [1, 2]


@rule("KZ-VPS-06")
def test_open_dungeons() -> None:
    s = three()
    s.dungeons = [0, 1, 1]
    assert [points_of(s, seat)[4] for seat in range(3)] == [0, 1, 1]


@rule("KZ-VPS-07")
def test_personal_goals() -> None:
    s = table("heroic", "builders", "traders", "public", "arcane")
    s.gold[2] = 9
    assert points_of(s, 2)[5] == 2
    s.facts[FACTS * 3 + QUESTS] = 7
    s.citizens, s.bank_citizens = 15, 0
    assert points_of(s, 3)[5] == 2 + 1
    hold(s, 4, "skeleton", "ghoul", "wight", "wolf", "trap_door", "fire_jet")
    s.facts[FACTS * 4 + SLAIN] = 1
    assert points_of(s, 4)[5] == 4  # 3 Undead for 6 points, the Wolf for 1, the slain one for 2
    s.facts[FACTS * 4 + FALLEN] = 5
    assert points_of(s, 4)[5] == 4 + 1
    s.facts[FACTS * 4 + SLAIN] = 30
    assert points_of(s, 4)[5] == 8 + 1
    assert points_of(s, 0)[5] == points_of(s, 1)[5] == 0
    s = three()
    s.facts[FACTS * 2 + SLAIN] = 30
    assert points_of(s, 2)[5] == 8  # as much with three players as with five


@rule("KZ-VPS-08")
def test_points_earned_during_play() -> None:
    s = three()
    s.vp[0] = 3
    assert points_of(s, 0)[6] == 3


@rule("KZ-VPS-09", "KZ-RUL-31")
def test_ties_go_to_valor_then_gold_then_are_shared() -> None:
    s = three()
    s.karez = CITY
    s.gold = [0, 0, 0]
    s.valor = [0, 2, 2]  # worth nothing by themselves
    s.vp = [8, 8, 6]
    assert outcome(s).winners() == [1]
    s.vp = [6, 8, 8]
    s.gold = [0, 1, 3]
    assert outcome(s).winners() == [2]
    s.gold = [0, 3, 3]
    assert outcome(s).winners() == [1, 2]


# -- Quests


def claiming(*quests: str) -> Karez:
    """Seat 0 holds these Quests (and has slain a Beast), seat 1 one that fits, seat 2 none; the claim step has begun."""
    s = three()
    hold(s, 0, *quests)
    hold(s, 1, "dungeon_keeper")
    s.dungeons[1], s.threat[4] = 1, 1
    s.facts[2] = 1  # a Beast was slain
    s.gold[0] = 5
    phase_four(s)
    return s


@rule("KZ-QST-02", "KZ-RUL-40")
def test_quests_are_claimed_by_all_at_the_same_time() -> None:
    s = claiming("beast_hunt", "full_coffers")
    assert engine.waiting(s) == [0, 1]  # whoever holds a Quest
    assert offered(s) == ["done", "claim beast_hunt"] and reason(s, "claim full_coffers") == "not-fulfilled"
    assert reason(s, "claim landlord") == "not-held"
    engine.answer(s, 1, notation.read(GAME, "claim dungeon_keeper"))  # nobody waits for another
    assert s.gold[1] == 7 and engine.waiting(s) == [0]  # who holds none any more is done
    do(s, "claim beast_hunt")
    assert s.gold[0] == 7 and offered(s) == ["done", "claim full_coffers"]  # seven gold fulfil the other one
    do(s, "claim full_coffers")
    assert s.vp[0] == 1 and s.facts[QUESTS] == 2 and s.gold[0] == 7  # nothing is paid
    assert s.turn == 2 and s.facts[2] == 0
    s = three()
    phase_four(s)
    assert s.turn == 2  # without any Quest nobody is asked


@rule("KZ-RUL-40", "KZ-RUL-50")
def test_who_is_asked_does_not_tell_which_quest_is_held() -> None:
    worlds = [claiming(quest) for quest in ("beast_hunt", "full_coffers", "raider")]  # one fits, two do not
    for seat in (1, 2, SPECTATOR):
        seen = [
            (engine.waiting(s), GAME.view(s, seat), [event.seen_by(seat).args for event in s.log or []], plain(s, seat))
            for s in worlds
        ]
        assert seen[0] == seen[1] == seen[2]
    for s in worlds:
        assert asked(s, 0).prompt == "claim" and "done" in offered(s)
        do(s, "done")  # one answer, and nothing is told of it
        assert engine.waiting(s) == [1] and not told(s, "claimed")
    assert GAME.view(worlds[0], 1) == GAME.view(worlds[1], 1) == GAME.view(worlds[2], 1)


def plain(s: Karez, seat: int) -> object:
    """A question as plain values."""
    question = None if seat == SPECTATOR else engine.decision(s, seat, why=True, free=True)
    return None if question is None else (question.prompt, question.options, [r.option for r in question.refusals])


@rule("KZ-QST-02")
@pytest.mark.parametrize(
    ("slug", "ready"),
    [
        ("lay_the_dead_to_rest", "facts 1 1"), ("outlaw_bounty", "facts 0 1"), ("great_purge", "facts 0 3"),
        ("bane_of_ancients", "facts 3 1"), ("trap_breaker", "facts 4 1"), ("lone_champion", "facts 5 1"),
        ("none_left_behind", "facts 6 1"), ("into_the_depths", "facts 7 2"), ("raider", "facts 8 1"),
        ("unbroken_lair", "facts 9 1"), ("night_patrol", "facts 10 1"), ("doom_of_adventurers", "facts 11 2"),
        ("gem_collector", "gems 0 2"), ("full_coffers", "gold 0 7"), ("dungeon_keeper", "dungeons 0 1"),
        ("thriving_karez", "citizens"), ("paragon", "paragon"), ("company_of_heroes", "heroes"),
        ("full_armoury", "armoury"), ("landlord", "landlord"), ("dark_host", "host"), ("necromancer", "undead"),
    ],
)  # fmt: skip
def test_every_condition(slug: str, ready: str) -> None:
    s = three()
    assert not is_fulfilled(s, 0, NUMBERS[slug])
    words = ready.split()
    if len(words) == 3:
        getattr(s, words[0])[int(words[1])] = int(words[2])
    elif ready == "citizens":
        s.citizens, s.bank_citizens = 10, 5
    elif ready == "paragon":
        hero(s, 0, "knight", attack=1, defense=1)
    elif ready == "heroes":
        for each in ("knight", "rogue", "wizard"):
            hero(s, 0, each)
    elif ready == "armoury":
        hold(s, 0, "buckler", "long_sword", "smoke_bomb", "holy_water")
    elif ready == "landlord":
        build(s, 0, "bank")
        build(s, 0, "palace")
    elif ready == "host":
        hold(s, 0, "goblin", "orc", "wolf", "bear", "ghoul")
    else:
        hold(s, 0, "skeleton", "ghoul", "zombie")
    assert is_fulfilled(s, 0, NUMBERS[slug])


# -- trade, an option


@rule("KZ-RUL-37", "KZ-RUL-38")
def test_players_trade_only_by_option_and_consent() -> None:
    s = three()
    assert offered(s, "trade") == []
    s.trade = True
    hold(s, 0, "orc")
    hold(s, 1, "buckler")
    act(s, 0)
    do(s, "trade traders", "gold 2", "give orc")
    assert asked(s).seat == 0 and not told(s, "lays-gold") and not told(s, "lays-card")  # nothing lies open yet
    do(s, "done")
    assert asked(s).seat == 1 and len(told(s, "lays-gold")) == len(told(s, "lays-card")) == 1
    do(s, "give buckler", "done")
    assert (asked(s).seat, offered(s)) == (0, ["accept", "refuse"])
    do(s, "accept")
    assert s.gold[:2] == [0, 7]
    assert (held(s, 0, "item"), held(s, 1, "humanoid")) == (["buckler"], ["orc"])
    assert asked(s).seat == 0 and offered(s, "trade") == []  # one proposal, then his action
    act(s, 1)
    do(s, "trade heroic", "gold 1", "done", "refuse")
    assert s.gold[:2] == [0, 7]
