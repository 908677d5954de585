"""Fights: initiative, dice, absorbing, hits, slain Monsters; Traps; special actions of Items, Instants and Heroes.

A Smoke Bomb can be used at every window against a Monster: a party that carries one is asked before and after each roll.
"""

from greathall.games.karez.cards.catalogue import BOARD, CARDS
from greathall.games.karez.rules.dice import green_dice, red_dice
from greathall.games.karez.rules.die import colour_of, owner_of
from greathall.games.karez.rules.queries import foe_vacant, round_of_hero
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.words import SWORD
from support import rule

from .table import (
    GAME,
    NUMBERS,
    act,
    alive,
    asked,
    discarded,
    do,
    explore,
    hero,
    hits,
    hold,
    kinds,
    offered,
    packed,
    reason,
    rolls,
    three,
    told,
    top,
    why,
)

ADVENTURES = ("bandit_camp", "old_crypt", "spider_caverns", "", "flooded_cellar")  # each begins with that deck


def meet(s: Karez, foe: str, heroes: dict[str, str], *gear: str) -> Trip:
    """Seat 0 meets this foe with Heroes (and their hits); gear is written as `card hero`."""
    deck = CARDS[NUMBERS[foe]].deck
    for slug, wounds in heroes.items():
        hero(s, 0, slug, wounds)
    gear = tuple(sorted(gear, key=lambda each: NUMBERS[each.split()[0]]))
    for each in gear:
        hold(s, 0, each.split()[0])
    top(s, ("humanoid", "undead", "beast", "ancient", "trap")[deck], foe)
    explore(s, 0, ADVENTURES[deck], *heroes)
    for each in gear:
        do(s, f"attach {each}")
    if gear:
        do(s, "done")
    trip = s.trip
    assert trip is not None and trip.foe == NUMBERS[foe]
    return trip


def paced(s: Karez, foe: str, heroes: dict[str, str], *gear: str) -> Trip:
    """The same, with a Smoke Bomb for the first Hero, and the fight begun."""
    trip = meet(s, foe, heroes, f"smoke_bomb {next(iter(heroes))}", *gear)
    do(s, "fight")
    return trip


def roll(s: Karez, faces: str) -> None:
    """Roll for this round, and use nothing afterwards."""
    do(s, "roll", dice=rolls(faces))
    do(s, "done")


# -- cards


@rule("KZ-HER-01", "KZ-MON-02")
def test_what_the_cards_state() -> None:
    rogue, minotaur, trap = (CARDS[NUMBERS[slug]] for slug in ("rogue", "minotaur", "trap_door"))
    assert (rogue.red, rogue.green, rogue.fixed, rogue.order, rogue.hp) == (1, 1, (1,), 0, packed("sword claw skull"))
    assert (minotaur.white, minotaur.fixed, minotaur.order, minotaur.hp) == (2, (3,), 1, packed("claw sword sword"))
    assert (trap.white, trap.fixed, trap.hp) == (2, (0,), 0)
    assert CARDS[NUMBERS["cleric"]].programs[4] and CARDS[NUMBERS["bandit"]].programs[3]


# -- initiative


@rule("KZ-INI-01", "KZ-DIC-01", "KZ-HIT-06")
def test_three_rounds_in_a_cycle() -> None:
    s = three()
    trip = paced(s, "troll", {"knight": "", "rogue": ""})
    assert (trip.cycle, trip.round) == (1, 0)
    do(s, "roll", dice=rolls("flame flame"))
    assert [colour_of(die) for die in trip.dice] == [0, 2, 0]  # red and green of the Rogue, his fixed die; no white
    do(s, "done", "done")
    assert (trip.cycle, trip.round) == (1, 1)
    do(s, "roll", dice=rolls("skull skull flame flame flame"))
    assert [colour_of(die) for die in trip.dice] == [0, 0, 1, 1, 1]  # Knight and Troll together
    do(s, "done")
    assert (trip.cycle, trip.round) == (2, 0)  # nobody attacks last: the next cycle
    assert hits(s, "knight") == 1


@rule("KZ-INI-01")
def test_last_attackers_come_last() -> None:
    s = three()
    trip = paced(s, "troll", {"wizard": "", "rogue": ""})
    roll(s, "flame flame")
    do(s, "done")  # the green die is not kept
    roll(s, "flame flame flame")
    assert trip.round == 2
    do(s, "roll", dice=rolls("skull skull"))
    assert {owner_of(die) for die in trip.dice} == {NUMBERS["wizard"]}


@rule("KZ-INI-02")
def test_monsters_have_initiative_too() -> None:
    s = three()
    meet(s, "goblin", {"knight": ""})
    do(s, "fight", dice=rolls("skull") + rolls("sword flame"))
    assert [event.args for event in told(s, "rolled")] == [(1, 0, 1), (1, 1, 2)]
    assert told(s, "slain")


@rule("KZ-INI-03", "KZ-INI-04")
def test_first_and_last_cancel_and_the_same_twice_counts_once() -> None:
    rogue = NUMBERS["rogue"]
    assert round_of_hero(meet(three(), "orc", {"rogue": ""}, "great_hammer rogue"), rogue) == 1
    assert round_of_hero(meet(three(), "orc", {"rogue": ""}, "war_bow rogue"), rogue) == 0
    assert round_of_hero(meet(three(), "orc", {"rogue": ""}, "war_bow rogue", "great_hammer rogue"), rogue) == 1
    barbarian = NUMBERS["barbarian"]
    assert round_of_hero(meet(three(), "orc", {"barbarian": ""}, "great_hammer barbarian"), barbarian) == 2


# -- dice


@rule("KZ-DIC-02", "KZ-DIC-03", "KZ-RUL-35")
def test_fixed_dice_are_added_once_per_encounter() -> None:
    s = three()
    trip = paced(s, "minotaur", {"knight": "flame", "rogue": ""})
    do(s, "roll", dice=rolls("flame flame"))
    assert [die & 3 for die in trip.dice] == [2, 2, 1]  # flame, flame and the fixed claw
    do(s, "done")
    assert trip.foe_hits == packed("claw")
    do(s, "roll", dice=rolls("flame flame skull skull"))
    assert len(trip.dice) == 5  # with the Minotaur's fixed skull
    do(s, "done")
    assert hits(s, "rogue") == 1
    do(s, "roll", dice=rolls("flame flame"))
    assert len(trip.dice) == 2  # cycle 2: no claw
    do(s, "done", "roll", dice=rolls("sword sword skull skull"))
    assert len(trip.dice) == 4
    top(s, "humanoid", "gnoll")
    do(s, "done")
    assert trip.foe == NUMBERS["gnoll"]
    do(s, "fight", "roll", dice=rolls("flame flame"))
    assert [die & 3 for die in trip.dice] == [2, 2, 1]  # again, in the next encounter


@rule("KZ-DIC-03")
def test_a_fixed_die_without_target_is_spent() -> None:
    s = three()
    trip = paced(s, "troll", {"wizard": ""})
    roll(s, "sword sword sword")
    do(s, "roll", dice=rolls("skull skull"))
    assert [die & 3 for die in trip.dice] == [3, 3, 2]
    do(s, "done")
    assert trip.foe_hits == 0
    roll(s, "sword sword sword")
    do(s, "roll", dice=rolls("skull skull"))
    assert len(trip.dice) == 2


@rule("KZ-DIC-04", "KZ-DIC-05")
def test_colours_and_faces() -> None:
    s = three()
    trip = paced(s, "troll", {"knight": ""})
    roll(s, "flame flame skull skull skull")
    assert trip.foe_hits == 0 and hits(s, "knight") == 0  # nothing shows a face that matches
    roll(s, "sword flame sword skull skull")
    assert trip.foe_hits == packed("sword") and s.hero_hits[NUMBERS["knight"]] == packed("sword")


@rule("KZ-HER-02", "KZ-HER-03", "KZ-SLN-02")
def test_level_ups_in_a_fight() -> None:
    s = three()
    rogue = NUMBERS["rogue"]
    trip = paced(s, "troll", {"rogue": "sword claw"})
    s.hero_attack[rogue], s.attack_tokens = 1, 9
    s.hero_defense[rogue], s.defense_tokens = 1, 9
    assert (red_dice(s, trip, rogue), green_dice(trip, rogue)) == (2, 1)
    roll(s, "flame flame flame")
    roll(s, "skull flame flame")
    assert alive(s, "rogue") and hits(s, "rogue") == 3  # all printed points, but not that of the token
    roll(s, "flame flame flame")
    roll(s, "sword flame flame")
    assert not alive(s, "rogue")


# -- absorbing


@rule("KZ-ABS-01", "KZ-ABS-02")
def test_a_green_die_of_the_round_absorbs_for_anybody() -> None:
    s = three()
    paced(s, "orc", {"wizard": "", "paladin": ""})
    roll(s, "flame skull skull skull")  # Paladin red, green; Orc white, white
    # two dice, two points, one green die
    assert offered(s) == ["absorb skull paladin", "hit skull wizard own", "hit skull paladin own"]
    do(s, "absorb skull paladin")
    assert offered(s) == ["hit skull wizard own", "hit skull paladin own"]  # one is absorbed, one inflicts a hit
    do(s, "hit skull paladin own")
    assert offered(s) == ["done"]
    do(s, "done")
    assert (hits(s, "wizard"), hits(s, "paladin")) == (0, 1)


@rule("KZ-ABS-01")
def test_dice_of_a_later_round_come_too_late() -> None:
    s = three()
    paced(s, "bandit", {"paladin": ""})
    roll(s, "sword")  # the Bandit is first: sword and fixed claw
    assert hits(s, "paladin") == 2
    do(s, "roll", dice=rolls("flame sword"))
    do(s, "done")
    assert hits(s, "paladin") == 2


@rule("KZ-ABS-03", "KZ-ABS-04", "KZ-RUL-22")
def test_a_kept_die_waits_for_a_hit() -> None:
    s = three()
    trip = paced(s, "minotaur", {"wizard": "", "rogue": ""})
    rogue = NUMBERS["rogue"]
    roll(s, "flame skull")
    assert offered(s) == ["store skull rogue wizard", "store skull rogue rogue", "done"]
    do(s, "store skull rogue wizard", "done")
    assert green_dice(trip, rogue) == 0
    roll(s, "flame flame")  # the Minotaur, and its fixed skull
    assert offered(s) == ["cover skull wizard", "hit skull rogue own"]
    do(s, "cover skull wizard")
    assert s.hero_hits[NUMBERS["wizard"]] == packed("flame")
    assert green_dice(trip, rogue) == 1 and trip.kept == []  # it is rolled again


@rule("KZ-ABS-05")
def test_a_kept_die_is_not_rolled() -> None:
    s = three()
    trip = paced(s, "troll", {"monk": ""})
    roll(s, "flame flame skull")  # red flame; green flame and skull
    assert offered(s) == ["store flame monk monk", "done"]  # he has no skull: that one is not asked about
    do(s, "store flame monk monk", "done")
    assert green_dice(trip, NUMBERS["monk"]) == 1
    assert GAME.view(s, 1)["exploration"]["kept"] == [{"face": "flame", "on": "monk", "owner": "monk", "colour": "green"}]
    do(s, "use smoke_bomb monk")
    assert trip.kept == []


@rule("KZ-ABS-06")
def test_a_point_under_a_kept_die_is_vacant() -> None:
    s = three()
    trip = paced(s, "minotaur", {"wizard": "claw flame", "rogue": "sword claw"})
    roll(s, "flame skull")
    do(s, "store skull rogue wizard", "done")
    roll(s, "flame flame")
    assert alive(s, "wizard")
    do(s, "hit skull rogue own")  # the Rogue dies: the die he had kept leaves
    assert not alive(s, "rogue") and alive(s, "wizard")
    assert trip.kept == [] and hits(s, "wizard") == 2


@rule("KZ-RUL-22", "KZ-ABS-06")
def test_a_hero_who_dies_this_round_is_not_asked_to_keep_his_die() -> None:
    for white, dies in (("flame", True), ("skull", False)):
        s = three()
        trip = paced(s, "troll", {"knight": "flame", "cleric": "sword claw"})
        # Knight two red, Cleric red and a green claw, Troll three white
        do(s, "roll", dice=rolls("flame flame flame claw") + rolls(f"{white} skull skull"))
        do(s, "done")
        assert alive(s, "cleric") != dies
        if dies:
            assert asked(s).prompt == "before-roll" and trip.cycle == 2  # nobody asked about the green claw
        else:
            assert offered(s) == ["store claw cleric knight", "done"]


# -- hits


@rule("KZ-HIT-01", "KZ-HIT-04", "KZ-SLN-01", "KZ-SLN-03")
def test_each_red_die_fills_one_point() -> None:
    s = three()
    trip = paced(s, "troll", {"archer": ""})
    roll(s, "sword sword")
    assert trip.foe_hits == packed("sword")
    roll(s, "skull skull skull")
    roll(s, "claw claw")
    assert discarded(s, "humanoid") == ["troll"] and len(told(s, "foe-hit")) == 2
    assert trip.slain == 1


@rule("KZ-HIT-02", "KZ-HIT-04")
def test_a_white_die_hits_a_matching_point() -> None:
    s = three()
    paced(s, "orc", {"knight": ""})
    roll(s, "flame flame sword skull")
    assert s.hero_hits[NUMBERS["knight"]] == packed("sword")


@rule("KZ-HIT-03", "KZ-RUL-10")
def test_the_exploring_player_chooses_who_is_hit() -> None:
    s = three()
    meet(s, "goblin", {"knight": "", "paladin": ""})
    do(s, "fight", dice=rolls("sword"))
    assert offered(s) == ["hit sword knight own", "hit sword paladin own"]  # and not nobody
    do(s, "hit sword knight own", dice=rolls("sword flame flame flame"))
    assert hits(s, "knight") == 1


@rule("KZ-HIT-05")
def test_dice_become_hit_tokens_at_the_end_of_the_round() -> None:
    s = three()
    trip = paced(s, "troll", {"rogue": ""})
    do(s, "roll", dice=rolls("flame flame"))
    assert len(trip.dice) == 3
    do(s, "done")
    assert trip.foe_hits == packed("claw") and trip.dice == []


@rule("KZ-HIT-07", "KZ-RUL-11")
def test_hits_of_a_round_are_simultaneous() -> None:
    s = three()
    meet(s, "orc", {"archer": ""})
    do(s, "fight", dice=rolls("sword claw"))  # first: the Orc never rolls
    assert told(s, "slain") and hits(s, "archer") == 0
    s = three()
    meet(s, "orc", {"knight": ""})
    do(s, "fight", dice=rolls("sword claw sword claw"))
    assert told(s, "slain") and hits(s, "knight") == 2


@rule("KZ-SLN-05")
def test_a_monster_that_is_not_slain_loses_its_hits() -> None:
    s = three()
    trip = paced(s, "troll", {"rogue": ""})
    roll(s, "flame flame")
    assert trip.foe_hits == packed("claw")
    do(s, "use smoke_bomb rogue")
    assert s.piles[0].cards[0] == NUMBERS["troll"]
    top(s, "humanoid", "troll")
    s.hero_status[NUMBERS["rogue"]] = 0
    act(s, 0)
    explore(s, 0, "labyrinth", "rogue")
    assert s.trip is not None and foe_vacant(s.trip) == packed("sword claw")


@rule("KZ-RUL-48")
def test_an_endless_fight_is_broken_off() -> None:
    s = three()
    s.valor[0] = 2
    trip = paced(s, "orc", {"knight": ""})
    trip.cycle = BOARD.longest_fight
    trip.gear.clear()
    s.pile(9 + 6).put(NUMBERS["smoke_bomb"], 0xFFFF)
    do(s, "roll", dice=rolls("flame flame skull skull"))
    assert told(s, "broken-off") and told(s, "failed") and s.valor[0] == 1


# -- Traps


@rule("KZ-TRP-01")
def test_nobody_flees_from_a_trap() -> None:
    s = three()
    trip = meet(s, "trap_door", {"rogue": ""}, "scroll_disarming rogue")
    assert offered(s) == ["use scroll_disarming rogue", "roll"] and why(s, "flee") == ["KZ-TRP-01"]
    do(s, "use scroll_disarming rogue")
    assert discarded(s, "trap") == ["trap_door"] and s.facts[4] == 0
    assert CARDS[trip.foe].deck == 0  # the threat is overcome: the next one


@rule("KZ-TRP-02", "KZ-TRP-03", "KZ-TRP-04", "KZ-RUL-52")
def test_a_trap_is_one_roll_of_green_and_white_dice() -> None:
    s = three()
    trip = meet(s, "trap_door", {"rogue": "", "knight": ""}, "steel_shield rogue", "scroll_disarming rogue")
    do(s, "roll", dice=rolls("skull flame skull claw"))  # two green, two white; the fixed sword is added
    assert [colour_of(die) for die in trip.dice] == [2, 2, 1, 1, 1]
    assert offered(s) == ["done", "use steel_shield rogue"]
    do(s, "use steel_shield rogue")
    assert offered(s) == ["die claw trap_door", "die skull trap_door"]
    assert reason(s, "die sword trap_door") == "die-fixed"
    do(s, "die claw trap_door", dice=rolls("sword"))
    assert hits(s, "knight") == 1  # one sword is his anyway: only he has two swords vacant
    assert offered(s) == ["hit sword knight own", "hit sword rogue own", "absorb skull rogue", "hit skull rogue own"]
    do(s, "absorb skull rogue", "hit sword knight own", "done")
    assert (hits(s, "knight"), hits(s, "rogue")) == (2, 0)


@rule("KZ-TRP-05", "KZ-RUL-24")
def test_after_its_roll_a_trap_is_over() -> None:
    s = three()
    trip = meet(s, "poison_darts", {"rogue": "sword claw", "knight": ""}, "scroll_disarming rogue")
    do(s, "roll", dice=rolls("flame skull skull"))
    assert not alive(s, "rogue") and alive(s, "knight")
    assert discarded(s, "trap") == ["poison_darts"] and s.facts[4] == 1
    assert trip.foe_deck == 0  # the next threat


# -- special actions


@rule("KZ-ITM-01", "KZ-RUL-61", "KZ-RUL-53")
def test_an_instant_is_used_up_and_may_help_another_hero() -> None:
    s = three()
    trip = meet(s, "troll", {"knight": "sword sword", "rogue": ""}, "healing_potion rogue")
    do(s, "use healing_potion rogue", "heal knight sword own", "heal knight sword own", "done")
    assert hits(s, "knight") == 0 and discarded(s, "instant") == ["healing_potion"]
    assert trip.gear == []


@rule("KZ-ITM-03", "KZ-ITM-04")
def test_the_throwing_axe_turns_a_die_once_per_encounter() -> None:
    s = three()
    trip = paced(s, "minotaur", {"knight": "flame", "rogue": ""}, "throwing_axe rogue")
    do(s, "roll", dice=rolls("flame flame"))
    assert "use throwing_axe rogue" in offered(s)
    do(s, "use throwing_axe rogue", "done")
    assert trip.foe_hits == packed("claw sword")
    roll(s, "flame flame skull skull")
    do(s, "roll", dice=rolls("flame flame"))
    assert "use throwing_axe rogue" not in offered(s)
    top(s, "humanoid", "ogre")
    do(s, "done", "roll", dice=rolls("sword flame skull skull"))
    do(s, "done", "fight", "roll", dice=rolls("flame flame"))
    assert trip.foe == NUMBERS["ogre"] and "use throwing_axe rogue" in offered(s)


@rule("KZ-ITM-03")
def test_instants_before_a_fight() -> None:
    s = three()
    trip = meet(s, "ghoul", {"knight": ""}, "holy_water knight")
    do(s, "use holy_water knight")  # two hits for two points: there is no choice
    assert trip.slain == 1 and "rolled" not in kinds(s)  # slain at once, at the reveal
    s = three()
    trip = meet(s, "ogre", {"knight": ""}, "scroll_fireball knight", "haste_potion knight")
    do(s, "use haste_potion knight")
    assert round_of_hero(trip, NUMBERS["knight"]) == 0
    do(s, "use scroll_fireball knight")
    assert offered(s) == ["wound sword", "wound claw"]
    do(s, "wound claw")
    assert trip.foe_hits == packed("claw")


@rule("KZ-ITM-03")
def test_instants_before_and_after_a_roll() -> None:
    s = three()
    trip = paced(s, "troll", {"knight": ""}, "strength_potion knight", "scroll_sleep knight")
    do(s, "use strength_potion knight", "use scroll_sleep knight")
    do(s, "roll", dice=rolls("flame flame skull skull"))
    assert len(trip.dice) == 4  # four red, no white
    do(s, "done")
    do(s, "roll", dice=rolls("flame flame skull skull skull"))
    assert len(trip.dice) == 5  # the potion was for one round, the Troll is awake
    s = three()
    trip = meet(s, "troll", {"knight": ""}, "scroll_shielding knight", "scroll_fate knight")
    do(s, "fight", dice=rolls("flame flame sword sword claw"))
    do(s, "use scroll_fate knight", "die flame knight", "done", dice=rolls("sword"))  # of two equal dice the first
    assert trip.dice[0] & 3 == SWORD
    do(s, "use scroll_shielding knight", "die sword troll")
    do(s, "die sword troll", "done", dice=rolls("claw flame skull skull skull"))
    assert s.hero_hits[NUMBERS["knight"]] == packed("claw")


@rule("KZ-ITM-03", "KZ-TRP-04")
def test_abilities_of_heroes() -> None:
    s = three()
    trip = paced(s, "troll", {"bard": ""})
    do(s, "roll", dice=rolls("flame skull flame flame"))
    do(s, "use bard bard", dice=rolls("sword"))
    do(s, "done")
    assert trip.foe_hits == packed("sword")
    s = three()
    trip = meet(s, "arrow_trap", {"ranger": "", "dwarf": ""}, "scroll_disarming ranger")
    assert green_dice(trip, NUMBERS["dwarf"]) == 2
    do(s, "roll", dice=rolls("skull skull claw claw claw"))
    do(s, "use ranger ranger")
    assert hits(s, "ranger") == 2 and hits(s, "dwarf") == 0  # one of three claws was cancelled
    s = three()
    trip = meet(s, "skeleton", {"paladin": "", "cleric": "sword"})
    assert red_dice(s, trip, NUMBERS["paladin"]) == 2
    # Cleric red and green, Paladin two red and green, Skeleton two white
    do(s, "fight", dice=rolls("flame claw") + rolls("sword flame claw") + rolls("skull skull"))
    assert told(s, "slain")
    assert s.hero_hits[NUMBERS["paladin"]] == packed("skull")
    assert offered(s) == ["heal cleric sword own", "heal paladin skull own"]  # after each threat overcome
    do(s, "heal cleric sword own")
    assert hits(s, "cleric") == 0


@rule("KZ-FLE-01")
def test_some_monsters_cannot_be_fled_or_absorbed() -> None:
    s = three()
    paced(s, "ghost", {"rogue": ""})
    roll(s, "flame skull skull")
    assert hits(s, "rogue") == 1 and asked(s).prompt != "keep-die"  # the green skull did not stop it and is not kept
    s = three()
    hero(s, 0, "knight")
    top(s, "ancient", "demon_lord")
    top(s, "beast", "giant_rat")
    hold(s, 0, "smoke_bomb", "scroll_disarming")
    explore(s, 0, "lost_temple", "knight")
    do(s, "attach smoke_bomb knight", "attach scroll_disarming knight", "done", "use scroll_disarming knight", "fight")
    roll(s, "skull skull")
    roll(s, "claw flame")
    assert asked(s).about[0] == NUMBERS["demon_lord"] and why(s, "flee") == ["KZ-FLE-01"]
    assert offered(s) == ["use smoke_bomb knight", "fight"]


@rule("KZ-SLN-05")
def test_regeneration_and_what_slain_monsters_leave() -> None:
    s = three()
    trip = paced(s, "vampire", {"archer": ""})
    roll(s, "sword claw")
    roll(s, "skull skull")
    assert offered(s) == ["regrow sword", "regrow claw"]
    do(s, "regrow claw")
    assert trip.foe_hits == packed("sword") and trip.cycle == 2
    s = three()
    meet(s, "bandit", {"archer": ""})
    do(s, "fight", dice=rolls("claw sword skull"))
    assert s.gold[0] == 3
