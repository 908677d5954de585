"""Attacking a private dungeon."""

from greathall.games.karez.rules.queries import total_threat
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import FACTS, FALLEN, SLAIN
from support import rule

from .table import (
    GAME,
    NUMBERS,
    act,
    alive,
    asked,
    attack,
    discarded,
    do,
    held,
    hero,
    hold,
    kinds,
    offered,
    rolls,
    three,
    told,
    why,
)


def raid(s: Karez, monsters: str, *heroes: str) -> None:
    """Seat 0 attacks the Arcane dungeon (seat 2)."""
    for slug in heroes:
        hero(s, 0, slug)
    hold(s, 2, *monsters.split())
    attack(s, 0, 2, *heroes)


@rule("KZ-ATK-01", "KZ-ATK-02", "KZ-ATK-04", "KZ-RUL-12")
def test_the_owner_lays_all_his_cards_in_any_order_before_the_party_forms() -> None:
    s = three()
    hero(s, 0, "knight")
    hero(s, 0, "rogue")
    hold(s, 2, "skeleton", "ghoul", "trap_door")
    s.dungeons[2], s.threat[5] = 1, 1
    act(s, 0)
    do(s, "attack arcane", "pass", "pass", "pass")
    assert (asked(s).seat, offered(s)) == (2, ["stack skeleton", "stack ghoul", "stack trap_door"])
    do(s, "stack trap_door", "stack ghoul")
    assert (asked(s).seat, asked(s).prompt) == (0, "party")
    seen = GAME.view(s, 0)["exploration"]["stack"]
    assert seen == [None, None, None]
    assert GAME.view(s, 2)["exploration"]["stack"] == ["skeleton", "ghoul", "trap_door"]  # the next one last
    do(s, "join rogue", "join knight", "done", dice=rolls("flame skull skull"))  # a green die, two white: the Trap comes first
    do(s, "hit sword knight own")
    assert [event.args[0] for event in told(s, "meets")] == [NUMBERS["trap_door"], NUMBERS["ghoul"]]
    assert offered(s) == ["flee", "fight"]


@rule("KZ-ATK-01", "KZ-RUL-50")
def test_how_often_the_owner_answers_does_not_tell_his_cards() -> None:
    counts = []
    for cards in (("skeleton", "skeleton", "skeleton"), ("skeleton", "ghoul", "wight"), ("skeleton", "ghoul", "ghoul")):
        s = three()
        hero(s, 0, "knight")
        hero(s, 0, "rogue")
        hold(s, 2, *cards)
        s.dungeons[2], s.threat[5] = 1, 1
        act(s, 0)
        do(s, "attack arcane", "pass", "pass", "pass")
        answers = 0
        while asked(s).prompt == "stack":
            assert asked(s).seat == 2
            do(s, offered(s)[0])
            answers += 1
        counts.append(answers)
    assert counts == [2, 2, 2]  # all but the last card, whether they are equal or not


@rule("KZ-ATK-03", "KZ-RUL-26")
def test_the_party_is_as_large_as_the_stack() -> None:
    s = three()
    for slug in ("knight", "rogue", "wizard"):
        hero(s, 0, slug)
    hold(s, 2, "skeleton", "skeleton")
    s.dungeons[2], s.threat[5] = 1, 1
    act(s, 0)
    do(s, "attack arcane", "pass", "pass", "pass", "stack skeleton", "join wizard", "join knight")
    assert offered(s) == ["done"] and why(s, "join rogue") == ["KZ-PAR-05"]  # no third one
    do(s, "done")
    assert asked(s).prompt == "flee-or-fight"
    assert s.trip is not None and s.trip.party == [NUMBERS["knight"], NUMBERS["wizard"]]


@rule("KZ-ATK-05")
def test_what_is_given_up_goes_to_the_owner() -> None:
    s = three()
    hold(s, 0, "steel_shield")
    raid(s, "ghoul", "knight")
    do(s, "attach steel_shield knight", "done", "flee")
    assert held(s, 2, "item") == ["steel_shield"] and discarded(s, "item") == []
    assert s.dungeons[2] == 1 and held(s, 2, "undead") == ["ghoul"]


@rule("KZ-ATK-06", "KZ-ATK-07", "KZ-ATK-08", "KZ-RUL-27", "KZ-RUL-32", "KZ-RUL-63")
def test_a_successful_attack_destroys_the_dungeon() -> None:
    s = three()
    hero(s, 0, "archer")
    hero(s, 0, "ranger")
    hold(s, 2, "goblin", "trap_door")
    s.dungeons[2], s.threat[5] = 1, 2
    act(s, 0)
    do(s, "attack arcane", "pass", "pass", "pass")
    do(s, "stack goblin", "join archer", "join ranger", "done")
    threat = total_threat(s)
    assert threat == s.threat[0] + 2
    # Ranger red, Archer two red, Goblin white; the Ranger's fixed sword. Then the Trap Door is still drawn.
    do(s, "fight", dice=rolls("skull flame flame skull") + rolls("skull skull"))
    do(s, "done", "hit sword ranger own")
    assert told(s, "destroyed") and s.valor[0] == 1  # Traps give none
    assert "treasure" not in kinds(s)
    assert s.dungeons[2] == 0 and s.threat[5] == 0
    assert discarded(s, "humanoid") == ["goblin"] and discarded(s, "trap") == ["trap_door"]
    assert told(s, "meets")[-1].args[0] == NUMBERS["trap_door"]
    hold(s, 2, "orc")
    act(s, 2)
    assert "open" in offered(s)  # it may be opened again


@rule("KZ-ATK-09", "KZ-ATK-10", "KZ-RUL-20", "KZ-RUL-28")
def test_an_unsuccessful_attack_costs_compensation() -> None:
    for gold, paid in ((3, 1), (0, 0)):
        s = three()
        s.gold[0] = gold
        hero(s, 0, "archer", "sword flame")
        hold(s, 2, "orc", "giant_rat", "wolf")
        s.dungeons[2], s.threat[5] = 1, 1
        act(s, 0)
        do(s, "attack arcane", "pass", "pass", "pass")
        do(s, "stack giant_rat", "stack orc")
        # The Rat and the Archer are first: he slays it and falls
        do(s, "fight", dice=rolls("claw flame claw skull"))
        assert not alive(s, "archer")
        assert s.gold[0] == gold - paid and s.gold[2] == 4 + paid
        assert s.dungeons[2] == 1 and s.valor[0] == 0
        assert discarded(s, "beast") == ["giant_rat"]
        assert (held(s, 2, "humanoid"), held(s, 2, "beast")) == (["orc"], ["wolf"])
        assert s.facts[FACTS * 2 + SLAIN] == 1 and s.facts[FACTS * 2 + FALLEN] == 1
        assert told(s, "repelled")


@rule("KZ-ATK-09", "KZ-RUL-55")
def test_last_hero_and_last_monster_fall_together() -> None:
    s = three()
    hero(s, 0, "archer", "sword flame")
    hold(s, 2, "giant_rat")
    attack(s, 0, 2)
    do(s, "fight", dice=rolls("claw flame claw skull"))
    assert told(s, "repelled") and not told(s, "destroyed")
    assert s.dungeons[2] == 1 and held(s, 2, "beast") == []  # open, empty as it is
    assert s.gold[0] == 1 and told(s, "slain")


@rule("KZ-RUL-12")
def test_an_empty_dungeon_falls_to_one_hero() -> None:
    s = three()
    hero(s, 0, "archer")
    hero(s, 0, "knight")
    attack(s, 0, 2, "archer")
    assert told(s, "destroyed") and s.valor[0] == 0 and s.dungeons[2] == 0


@rule("KZ-ATK-11")
def test_fleeing_without_belongings_costs_a_valor_to_the_bank() -> None:
    s = three()
    s.valor = [3, 0, 1]
    raid(s, "ghoul", "knight")
    do(s, "flee")
    assert s.valor == [2, 0, 1] and s.dungeons[2] == 1


@rule("KZ-ATK-12")
def test_a_successful_attack_costs_nothing_for_the_fallen() -> None:
    s = three()
    hero(s, 0, "archer", "sword flame")
    hero(s, 0, "knight")
    hold(s, 2, "giant_rat", "goblin")
    s.dungeons[2], s.threat[5] = 1, 1
    act(s, 0)
    do(s, "attack arcane", "pass", "pass", "pass")
    do(s, "stack giant_rat", "join knight", "join archer", "done")
    do(s, "fight", dice=rolls("claw flame claw skull"))
    do(s, "hit claw archer own")
    assert not alive(s, "archer")
    do(s, "fight", dice=rolls("skull") + rolls("sword flame"))
    assert told(s, "destroyed") and s.valor[0] == 2 and s.gold == [2, 5, 4]
    assert not told(s, "repelled")
