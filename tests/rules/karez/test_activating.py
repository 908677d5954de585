"""The Activating phase: effects of jobs, dividends, purchases, Heroes hired and trained."""

from greathall.games.karez.cards.catalogue import JOB_SLUGS
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import CITY, DEAD, TOWN
from support import rule

from .table import (
    NUMBERS,
    act,
    activate,
    asked,
    build,
    do,
    held,
    hero,
    hits,
    kinds,
    offered,
    on_sale,
    table,
    three,
    told,
    top,
    why,
)


def reserve(s: Karez, seat: int, *answers: str) -> None:
    """A seat sends workers; the second Citizen stays."""
    for answer in answers:
        act(s, seat)
        do(s, answer)
        if asked(s).prompt == "second-citizen":
            do(s, "leave")


@rule("KZ-ACV-01")
def test_one_job_each_in_turn_order() -> None:
    s = three()
    reserve(s, 0, "citizen garrison_pay", "citizen rumours")
    reserve(s, 1, "citizen open_stock")
    activate(s)
    assert (asked(s).seat, offered(s)) == (0, ["activate garrison_pay", "activate rumours"])
    do(s, "activate rumours")
    do(s, offered(s)[0])  # which Quest to keep
    order = [(event.seat, JOB_SLUGS[event.args[0]]) for event in told(s, "activated")]
    assert order[:2] == [(0, "rumours"), (1, "open_stock")]


@rule("KZ-ACV-02")
def test_workers_go_back_to_the_city_center() -> None:
    s = three()
    act(s, 1)
    do(s, "citizen open_stock", "citizen open_stock")
    s.citizens, s.bank_citizens = 1, 12
    s.gold = [0, 0, 0]
    activate(s)
    assert s.citizens >= 3 and s.job_workers == [0] * len(JOB_SLUGS)


@rule("KZ-ACV-03", "KZ-ACV-04", "KZ-ACV-05", "KZ-ACV-06", "KZ-BLD-06")
def test_the_cemetery_raises_an_undead() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "cemetery")
    top(s, "undead", "ghoul")
    reserve(s, 2, "citizen raise_the_dead")
    assert (s.tokens[2], s.gold) == (5, [2, 5, 3])
    hero(s, 0, "rogue")
    on_sale(s, "market", "smoke_bomb")  # so that the phase does not run to its end
    activate(s)
    do(s, "pass")
    assert held(s, 2, "undead") == []
    do(s, "pass", "activate raise_the_dead")
    assert held(s, 2, "undead") == ["ghoul"] and len(s.piles[1].cards) == 11
    assert (s.citizens, s.bank_citizens) == (3, 12)
    assert (s.tokens[2], s.gold) == (6, [2, 6, 3])


@rule("KZ-BLD-06", "KZ-RUL-65")
def test_the_dividend_comes_from_the_bank_also_to_an_owner_who_acts() -> None:
    for seat, expected in ((0, [4, 6, 4]), (1, [2, 8, 4])):
        s = three()
        reserve(s, seat, "citizen trade")
        activate(s)
        assert s.gold == expected


@rule("KZ-ACV-07")
def test_one_may_buy_instead_of_activating() -> None:
    s = three()
    top(s, "instant", "healing_potion", "smoke_bomb")
    act(s, 1)
    do(s, "citizen open_stock", "citizen open_stock")
    reserve(s, 0, "citizen garrison_pay")
    s.order = [1, 0, 2]
    activate(s)
    assert asked(s).seat == 0
    assert offered(s) == ["buy market healing_potion", "buy market smoke_bomb", "activate garrison_pay"]
    do(s, "buy market healing_potion")
    assert s.job_seat[JOB_SLUGS.index("garrison_pay")] == 0  # it waits for his next turn
    assert held(s, 0, "instant") == ["healing_potion"]


@rule("KZ-ACV-08", "KZ-RUL-02")
def test_the_phase_ends_after_a_full_round_without_a_purchase() -> None:
    s = three()
    on_sale(s, "market", "smoke_bomb", "healing_potion")
    activate(s)
    do(s, "pass", "pass", "buy market smoke_bomb")
    assert s.phase == 2 and asked(s).seat == 0
    s.gold[1] = 0
    do(s, "pass")
    assert asked(s).seat == 2  # who cannot buy is not asked
    do(s, "pass")
    assert s.turn == 2


@rule("KZ-ACV-09", "KZ-RUL-19")
def test_every_job_is_activated_even_if_it_does_nothing() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "cemetery")
    while s.piles[1].cards:
        s.pile(28 + 8 * 0 + 1).put(s.pile(1).draw(), 1)
    reserve(s, 2, "citizen raise_the_dead")
    on_sale(s, "market", "smoke_bomb")
    activate(s)
    do(s, "pass", "pass")
    assert why(s, "pass") == ["KZ-ACV-09"]
    do(s, "activate raise_the_dead")
    assert held(s, 2, "undead") == []
    assert (s.bank_citizens, s.gold[1]) == (12, 6)


@rule("KZ-QST-01")
def test_quests_come_from_the_tavern_for_everybody() -> None:
    s = table("heroic", "public", "arcane")
    top(s, "quest", "beast_hunt", "raider")
    reserve(s, 2, "citizen rumours")
    activate(s)
    assert asked(s).seat == 2 and offered(s) == ["keep beast_hunt", "keep raider"]
    do(s, "keep raider")
    assert held(s, 2, "quest") == ["raider"]
    assert s.piles[7].cards[0] == NUMBERS["beast_hunt"] and s.piles[7].known[0] == 1 << 2
    assert s.gold[1] == 3  # no dividend


@rule("KZ-BLD-05", "KZ-RUL-50")
def test_whether_two_drawn_cards_are_equal_is_not_told_by_a_question() -> None:
    for cards in (("buckler", "buckler"), ("buckler", "long_sword")):
        s = table("heroic", "builders", "arcane")
        top(s, "item", *cards)
        reserve(s, 2, "citizen commission")
        activate(s)
        assert (asked(s).seat, asked(s).prompt) == (2, "keep")
        do(s, "keep buckler")
        assert held(s, 2, "item") == ["buckler"]


@rule("KZ-HER-02", "KZ-HER-03")
def test_level_ups() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "library")
    hero(s, 0, "rogue")
    hero(s, 0, "knight")
    s.gold[0] = 3
    reserve(s, 0, "citizen drill", "citizen study")
    activate(s)
    do(s, "activate study", "train rogue")
    do(s, "train knight")
    assert (s.hero_attack[NUMBERS["rogue"]], s.attack_tokens) == (1, 9)
    assert (s.hero_defense[NUMBERS["knight"]], s.defense_tokens) == (1, 9)


@rule("KZ-HER-04")
def test_an_adventurer_becomes_a_hero() -> None:
    s = three()
    top(s, "hero", "bard")
    s.adventurers, s.bank_adventurers = 2, 6
    reserve(s, 0, "adventurer hire")
    s.gold = [0, 0, 0]
    activate(s)
    assert s.hero_seat[NUMBERS["bard"]] == 0
    gone = told(s, "adventurers-gone")
    assert [event.args[0] for event in gone] == [1]


@rule("KZ-CEM-04", "KZ-CEM-05", "KZ-RUL-23")
def test_resurrection_at_the_temple() -> None:
    s = three()
    s.karez = TOWN
    build(s, 1, "cemetery")
    build(s, 1, "temple")
    number = hero(s, 2, "knight", attack=1, defense=1)
    s.hero_status[number] = DEAD
    s.graves = 1 << 2
    s.tokens[2] -= 1
    reserve(s, 2, "citizen resurrection")
    assert s.tokens[2] == 4
    on_sale(s, "market", "smoke_bomb")
    activate(s)
    do(s, "pass", "pass", "activate resurrection")
    assert s.hero_status[number] == 0 and hits(s, "knight") == 0
    assert (s.hero_attack[number], s.hero_defense[number]) == (1, 1)
    assert (s.tokens[2], s.graves) == (6, 0)


@rule("KZ-WKF-02", "KZ-RUL-09")
def test_nothing_comes_from_an_empty_bank() -> None:
    s = three()
    s.karez = TOWN
    build(s, 0, "granary")
    s.valor[0] = 2
    s.citizens, s.bank_citizens = 15, 0
    reserve(s, 0, "citizen settlers")
    s.gold = [0, 0, 0]
    activate(s)
    assert s.citizens + s.bank_citizens == 15
    assert next(event.args[:2] for event in told(s, "migration")) == (0, 0)


@rule("KZ-BLD-05")
def test_other_effects_of_buildings() -> None:
    s = three()
    s.karez = CITY
    for slug in ("thieves_den", "jeweller", "palace", "granary", "cathedral", "library"):
        build(s, 0, slug)
    s.gold, s.valor = [4, 2, 0], [1, 0, 0]
    s.citizens, s.bank_citizens = 12, 3
    s.adventurers, s.bank_adventurers = 3, 5
    top(s, "instant", "holy_water")
    reserve(s, 0, "citizen pickpockets", "citizen cut_gems", "citizen royal_audience", "citizen copy_scrolls")
    reserve(s, 1, "citizen summon")
    assert s.gold == [2, 1, 0]
    activate(s)
    do(s, "activate pickpockets")  # the only rival with gold is robbed without a question
    assert s.gold[:2] == [4, 0]
    assert asked(s).prompt == "deck" and offered(s) == ["deck humanoid", "deck trap"]
    do(s, "deck trap")
    assert len(held(s, 1, "trap")) == 1 and s.gold[2] == 1
    do(s, "activate cut_gems", "activate royal_audience")
    assert (s.gems[0], s.bank_gems, s.vp[0]) == (1, 6, 1)
    assert held(s, 0, "instant") == ["holy_water"]
    assert "gem" in kinds(s)


@rule("KZ-WRK-12")
def test_the_tower_sells_both_kinds_and_four_cards_at_most() -> None:
    s = three()
    act(s, 2)
    do(s, "citizen enchant_stock", "citizen enchant_stock")
    on_sale(s, "tower", "buckler", "smoke_bomb", "short_sword")
    s.gold = [0, 0, 0]
    activate(s)
    assert offered(s) == ["deck item", "deck instant"]
    do(s, "deck item")
    assert len(s.sale) == 4 and not any(o.startswith("deck") for o in offered(s))  # there is no place for the second card
