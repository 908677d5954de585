"""Explorations: party, equipment, threats in order, fleeing, victory, treasure, failure."""

from greathall.games.karez.cards.catalogue import ADVENTURE_SLUGS, CARDS, SLUGS
from greathall.games.karez.rules.actions import mark
from greathall.games.karez.rules.gear import carried
from greathall.games.karez.rules.queries import total_threat
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import NOBODY
from support import rule

from .table import (
    GAME,
    NUMBERS,
    act,
    adventure,
    alive,
    asked,
    discarded,
    do,
    explore,
    held,
    hero,
    hits,
    hold,
    kinds,
    offered,
    on_sale,
    reason,
    resolve,
    rolls,
    three,
    told,
    top,
    why,
)


@rule("KZ-PAR-01")
def test_explorations_in_turn_order_and_all_of_one_player_first() -> None:
    s = three()
    adventure(s, "wolf_den")
    adventure(s, "old_crypt", 1)
    adventure(s, "bandit_camp", 2)
    hero(s, 0, "rogue")
    hero(s, 0, "knight")
    hero(s, 1, "wizard")
    act(s, 1)
    do(s, "explore bandit_camp")
    act(s, 0)
    do(s, "explore wolf_den")
    act(s, 0)
    do(s, "explore old_crypt")
    resolve(s)
    assert (asked(s).seat, offered(s)) == (0, ["explore wolf_den", "explore old_crypt"])
    do(s, "explore old_crypt", "join knight")
    assert s.trip is not None and s.trip.party == [NUMBERS["knight"]]
    do(s, "flee")
    assert s.trip is not None and (s.trip.seat, s.trip.site) == (0, 0)  # the other one follows by itself
    do(s, "flee")
    assert s.trip is not None and (s.trip.seat, s.trip.site) == (1, 2)


@rule("KZ-ADV-03", "KZ-PAR-03")
def test_the_party_is_as_large_as_the_valor_of_the_adventure() -> None:
    s = three()
    for slug in ("knight", "wizard", "rogue", "bard"):
        hero(s, 0, slug)
    act(s, 0)
    adventure(s, "labyrinth")
    do(s, "explore labyrinth")
    resolve(s)
    do(s, "join wizard", "join knight")
    assert offered(s) == ["join rogue", "join bard", "done"]
    do(s, "join rogue")
    assert offered(s) == ["done"] and reason(s, "join bard") == "party-full"  # three is the limit
    do(s, "done")
    assert asked(s).prompt == "flee-or-fight"  # there is nothing to equip
    s = three()
    hero(s, 0, "knight")
    hero(s, 0, "rogue")
    explore(s, 0, "wolf_den", "rogue")
    assert s.trip is not None and s.trip.party == [NUMBERS["rogue"]]


@rule("KZ-PAR-03", "KZ-PAR-04", "KZ-PAR-06", "KZ-RUL-58")
def test_equipment_is_attached_to_one_hero_up_to_what_he_carries() -> None:
    s = three()
    hero(s, 0, "barbarian")
    hero(s, 0, "rogue")
    hold(s, 0, "long_sword", "throwing_axe", "buckler")
    explore(s, 0, "labyrinth", "barbarian", "rogue")
    do(s, "attach long_sword barbarian")
    assert why(s, "attach throwing_axe barbarian") == ["KZ-PAR-06"]
    do(s, "attach throwing_axe rogue", "done")
    assert s.trip is not None
    assert [gear & 4095 for gear in s.trip.gear] == [
        carried(NUMBERS["long_sword"], NUMBERS["barbarian"]), carried(NUMBERS["throwing_axe"], NUMBERS["rogue"]),
    ]  # fmt: skip
    assert held(s, 0, "item") == ["buckler"]
    assert offered(s) == ["flee", "fight"]  # nothing can be changed any more


@rule("KZ-PAR-05", "KZ-RUL-17")
def test_one_able_hero_is_left_for_each_other_mark() -> None:
    s = three()
    adventure(s, "labyrinth")
    adventure(s, "wolf_den", 1)
    hero(s, 0, "rogue")
    hero(s, 0, "knight")
    hero(s, 0, "wizard", "claw")
    act(s, 0)
    do(s, "explore labyrinth")
    act(s, 0)
    do(s, "explore wolf_den")
    act(s, 0)
    do(s, "rest wizard")
    resolve(s)
    do(s, "explore labyrinth")
    assert offered(s) == ["join knight", "join rogue"]  # no empty party
    assert why(s, "join wizard") == ["KZ-PAR-05"]
    do(s, "join rogue", "flee")
    assert s.trip is not None and s.trip.party == [NUMBERS["knight"]]  # the Rogue has been used


@rule("KZ-ENC-01", "KZ-ENC-02")
def test_threats_are_met_in_order_one_at_a_time() -> None:
    s = three()
    hero(s, 0, "rogue")
    hero(s, 0, "knight")
    hold(s, 0, "smoke_bomb")  # so that each roll is asked for
    top(s, "humanoid", "goblin", "gnoll")
    top(s, "trap", "fire_jet")
    explore(s, 0, "labyrinth", "rogue", "knight")
    do(s, "attach smoke_bomb knight", "done")
    assert met(s) == ["goblin"]
    do(s, "fight", "roll", dice=rolls("flame flame skull"))  # Rogue red and green, Goblin white
    do(s, "done", "done")
    assert met(s) == ["goblin"] and hits(s, "rogue") == 1  # it is alive: no second card
    do(s, "roll", dice=rolls("sword flame"))
    do(s, "done")
    assert met(s) == ["goblin", "gnoll"]
    do(s, "fight", "roll", dice=rolls("claw flame"))  # with the fixed claw both points are hit; then the Trap is rolled
    do(s, "done")
    assert met(s) == ["goblin", "gnoll", "fire_jet"]


def met(s: Karez) -> list[str]:
    """The threats that were drawn so far."""
    return [SLUGS[event.args[0]] for event in told(s, "meets")]


@rule("KZ-FLE-01", "KZ-FLE-06", "KZ-RUL-21")
def test_flee_or_fight_only_at_the_reveal() -> None:
    s = three()
    hero(s, 0, "knight")
    top(s, "humanoid", "minotaur")
    hold(s, 0, "healing_potion")
    explore(s, 0, "labyrinth", "knight")
    do(s, "attach healing_potion knight", "done")
    assert offered(s) == ["flee", "fight"]
    do(s, "fight", dice=rolls("sword flame sword claw"))
    assert asked(s).prompt == "before-roll" and "flee" not in offered(s)
    assert why(s, "flee") == ["KZ-FLE-06"]


@rule("KZ-FLE-02", "KZ-FLE-04", "KZ-RUL-61")
def test_a_fleeing_party_gives_up_a_card_of_its_choice() -> None:
    s = three()
    hero(s, 0, "knight", "sword")
    hero(s, 0, "rogue")
    hold(s, 0, "throwing_axe", "healing_potion")
    explore(s, 0, "labyrinth", "knight", "rogue")
    do(s, "attach throwing_axe rogue", "attach healing_potion rogue", "done", "flee")
    assert offered(s) == ["drop throwing_axe rogue", "drop healing_potion rogue"]
    do(s, "drop healing_potion rogue")
    assert discarded(s, "instant") == ["healing_potion"]
    assert held(s, 0, "item") == ["throwing_axe"]
    assert (hits(s, "knight"), hits(s, "rogue")) == (1, 0) and alive(s, "rogue")


@rule("KZ-FLE-03", "KZ-RUL-20")
def test_without_belongings_it_costs_a_valor() -> None:
    for valor, left in ((3, 2), (0, 0)):
        s = three()
        s.valor[0] = valor
        hero(s, 0, "knight")
        explore(s, 0, "labyrinth", "knight")
        on_sale(s, "market", "smoke_bomb")
        do(s, "flee")
        assert s.valor[0] == left


@rule("KZ-FLE-05", "KZ-FAI-01", "KZ-FAI-02", "KZ-RUL-08", "KZ-RUL-41")
def test_fleeing_is_a_failure() -> None:
    s = three()
    hero(s, 0, "knight")
    top(s, "humanoid", "troll")
    explore(s, 0, "labyrinth", "knight")
    assert s.threat[0] == 3
    do(s, "flee")
    assert s.threat[0] == 4 and s.marks[0] == NOBODY and s.tokens[0] == 6
    assert s.adventures[0] == ADVENTURE_SLUGS.index("labyrinth")
    assert s.piles[0].cards[0] == NUMBERS["troll"]  # under its deck
    assert "won" not in kinds(s) and "treasure" not in kinds(s)


@rule("KZ-WIN-01", "KZ-WIN-02", "KZ-WIN-03", "KZ-WIN-04", "KZ-ADV-02", "KZ-RUL-25", "KZ-RUL-46")
def test_victory_brings_treasure_and_valor_and_removes_the_threat() -> None:
    s = three()
    hero(s, 0, "knight")
    hero(s, 0, "archer")
    top(s, "humanoid", "goblin", "goblin")
    explore(s, 0, "bandit_camp", "knight", "archer")
    s.threat[0] = 4
    # Each time the Archer (first) rolls two red dice and the Goblin one white; then one treasure die
    do(s, "fight", dice=rolls("sword sword skull"))
    do(s, "fight", dice=[*rolls("sword sword skull"), 6])
    assert s.valor[0] == 2 and (s.gems[0], s.bank_gems) == (1, 6)
    assert ADVENTURE_SLUGS.index("bandit_camp") not in s.adventures
    assert s.vp == [0, 0, 0]
    won = told(s, "won")
    assert won and total_threat(s) == s.threat[0]
    assert discarded(s, "humanoid") == ["goblin", "goblin"]


@rule("KZ-WIN-02")
def test_treasure_of_every_kind() -> None:
    gains = {1: (3, 0, 0, 0), 2: (3, 0, 0, 0), 3: (4, 0, 0, 0), 4: (2, 1, 0, 0), 5: (2, 0, 1, 0), 6: (2, 0, 0, 1)}
    for number, gained in gains.items():
        s = three()
        hero(s, 0, "archer")
        top(s, "beast", "giant_rat")
        explore(s, 0, "wolf_den", "archer")
        do(s, "fight", dice=[*rolls("claw claw skull skull"), number])
        assert (s.gold[0], len(held(s, 0, "instant")), len(held(s, 0, "item")), s.gems[0]) == gained
    s = three()
    hero(s, 0, "archer")
    s.gems[1], s.bank_gems = 7, 0
    top(s, "beast", "giant_rat")
    explore(s, 0, "wolf_den", "archer")
    do(s, "fight", dice=[*rolls("claw claw skull skull"), 6])
    assert s.gold[0] == 4


@rule("KZ-ITM-02", "KZ-SLN-04")
def test_items_come_back_and_hits_stay() -> None:
    s = three()
    hero(s, 0, "knight")
    hold(s, 0, "long_sword")
    top(s, "beast", "giant_rat")
    explore(s, 0, "wolf_den", "knight")
    do(s, "attach long_sword knight", "done")
    # The Rat is first and hits twice; the Knight rolls three red dice
    do(s, "fight", dice=[*rolls("sword sword claw flame flame"), 1])
    assert held(s, 0, "item") == ["long_sword"]
    assert hits(s, "knight") == 2


@rule("KZ-RUL-47")
def test_hits_on_equipment_are_gone_with_the_exploration() -> None:
    s = three()
    hero(s, 0, "archer", "sword flame")
    hold(s, 0, "leather_armour")
    top(s, "beast", "giant_rat")
    explore(s, 0, "wolf_den", "archer")
    do(s, "attach leather_armour archer", "done")
    do(s, "fight", dice=rolls("claw claw claw claw"))
    # Both claws hit: his own point and the armour's. He fell with the Rat, and the exploration failed (KZ-RUL-55).
    assert not alive(s, "archer") and told(s, "slain") and told(s, "failed")
    s = three()
    hero(s, 0, "archer", "sword flame")
    hold(s, 0, "leather_armour")
    top(s, "beast", "giant_rat")
    explore(s, 0, "wolf_den", "archer")
    do(s, "attach leather_armour archer", "done")
    do(s, "fight", dice=rolls("claw claw claw skull"))
    assert offered(s) == ["hit claw archer gear", "hit claw archer own"]
    do(s, "hit claw archer own", dice=[1])
    assert alive(s, "archer") and hits(s, "archer") == 3
    act(s, 0)
    assert offered(s, "explore") == []  # alive, but not able


@rule("KZ-RUL-42")
def test_empty_decks_are_reshuffled_or_replaced() -> None:
    s = three()
    hero(s, 0, "archer")
    while s.piles[2].cards:
        s.pile(9 + 2).put(s.pile(2).draw(), 0xFFFF)
    explore(s, 0, "wolf_den", "archer")
    assert s.trip is not None and CARDS[s.trip.foe].deck == 2
    assert len(s.piles[2].cards) == 11 and s.piles[11].cards == []
    s = three()
    hero(s, 0, "archer")
    while s.piles[2].cards:
        s.pile(28 + 8 + 2).put(s.pile(2).draw(), 2)  # the Traders hold all Beasts
    s.pile(9).put(s.pile(0).draw(), 0xFFFF)
    explore(s, 0, "wolf_den", "archer")
    assert s.trip is not None and CARDS[s.trip.foe].deck == 0  # as many Humanoids as Undead: in this order
    s = three()
    hero(s, 0, "archer")
    for deck in (0, 1, 2):
        while s.piles[deck].cards:
            s.pile(28 + 8 + deck).put(s.pile(deck).draw(), 2)
    adventure(s, "wolf_den")
    mark(s, 0, 0)
    s.rng.tape = [1]
    resolve(s)
    assert told(s, "won")  # no card is left: the threat counts as overcome


@rule("KZ-RUL-60", "KZ-RUL-50")
def test_what_is_open_and_what_is_secret() -> None:
    s = three()
    adventure(s, "labyrinth")
    hero(s, 0, "knight", "sword")
    hold(s, 1, "orc", "smoke_bomb", "raider")
    seen = GAME.view(s, 0)
    assert seen["adventures"][0]["threats"] == ["humanoid", "humanoid", "trap"]
    hand = seen["guilds"][1]["hand"]
    assert (hand["humanoid"], hand["instant"], hand["quest"]) == ([None], [None], [None])
    assert GAME.view(s, 1)["guilds"][1]["hand"]["humanoid"] == ["orc"]
    assert seen["heroes"][0]["hits"] == {"sword": 1} and seen["guilds"][2]["gold"] == 4
    assert seen["decks"]["undead"] == 12
