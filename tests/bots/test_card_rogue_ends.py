"""Bots at Card Rogue that bring a game to its end: alone, together, or by giving up."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.mind.fighter import Fighter, chance_together, is_idle
from greathall.games.card_rogue.mind.heuristics import evaluate
from greathall.games.card_rogue.mind.hope import is_lost
from greathall.games.card_rogue.mind.odds import chance_alone
from greathall.games.card_rogue.mind.worth import death_cost, loot
from greathall.games.card_rogue.rules.death import lay_pile
from greathall.games.card_rogue.rules.queries import adjacent
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import DEAD, RUSH, place
from rules.card_rogue.dungeon import begin, do, foe, hand, stand, tile, wear
from rules.card_rogue.test_mole_and_empty import spend_explore

from .test_card_rogue_play import answers, hall


def siege(*worn: str, turns: int = 160) -> CardRogue:
    """Nothing is left to explore, and the Golem stands at the end of the way: one tile is beside it. Seat 0 wears this."""
    s = hall()
    spend_explore(s)
    foe(s, 4, 0, "golem")
    stand(s, 0, 2, 0)
    for card in worn:
        wear(s, 0, card)
    begin(s, 0)
    s.turns = s.stirred = turns
    return s


def test_the_chance_against_a_boss_is_that_of_the_dice() -> None:
    s = hall()
    golem = foe(s, 4, 0, "golem", health=6)
    assert abs(chance_alone(golem, 0, 7.0, 3.5, 1.0) - 1 / 6) < 1e-9  # one attack, and no blow is lived through
    # Or two attacks, if the Golem throws a 1: 5 of 6 times 6 or more in two throws, if the first was none.
    assert abs(chance_alone(golem, 0, 7.0, 3.5, 3.0) - (1 / 6 + (26 / 36 - 1 / 6) / 6)) < 1e-9
    golem.paralysed = 2
    assert abs(chance_alone(golem, 0, 7.0, 3.5, 1.0) - 26 / 36) < 1e-9
    golem.paralysed = 0
    assert chance_alone(golem, 12, 0.0, 3.5, 1.0) > 0.999  # no blow comes through


def test_nobody_takes_on_a_boss_that_he_cannot_beat() -> None:
    s = siege(turns=133)
    assert "move 3,0" not in answers(s)


def test_who_can_beat_the_golem_does() -> None:
    s = siege("sword", "helm", "chestplate", "boots")
    s.players[0].attack = 4
    s.stirred = 100  # everybody has waited for a while
    assert answers(s) == {"move 3,0"}
    assert not is_lost(s)


@pytest.mark.parametrize("turns", [160, 176])
def test_a_lost_game_is_given_up_by_all(turns: int) -> None:
    s = siege(turns=turns)
    assert is_lost(s)
    assert answers(s) == {"forfeit"}
    do(s, "forfeit")
    assert answers(s) == {"agree"}


def test_the_others_are_not_asked_to_give_up_in_every_round() -> None:
    s = siege(turns=165)
    assert is_lost(s)
    assert "forfeit" not in answers(s)


def test_nobody_gives_up_while_the_golem_can_be_beaten() -> None:
    s = siege("sword", "helm", "chestplate", "boots")
    do(s, "forfeit")
    assert answers(s) == {"disagree"}


def test_those_who_together_can_beat_the_golem_do_not_give_up_and_help_each_other() -> None:
    s = hall(3)
    spend_explore(s)
    for x, y, sides in ((4, 1, "SE"), (5, 1, "WS"), (4, 0, "WN")):
        tile(s, x, y, "cross", sides)
    golem = foe(s, 5, 0, "golem", fighters=(1,))
    for x in (4, 3):
        tile(s, x, 0, "cross", "NESW")
    stand(s, 1, 4, 0)
    stand(s, 2, 30, 0)
    stand(s, 0, 4, 1)
    begin(s, 0)
    s.turns = s.stirred = 160
    assert chance_alone(golem, 0, 7.0, 3.5, 10.0) < 0.001
    assert chance_together(s, golem, [1, 0]) > 0.1
    assert answers(s) == {"move 5,1"}


def test_somebody_clears_the_way_in_the_end() -> None:
    """There are cards to be laid, but only beside enemies: everybody walked to and fro for ever."""
    s = hall()
    foe(s, 4, 0, "troll")
    stand(s, 0, 2, 0)
    s.players[0].health = 2
    hand(s, 0, "artifact_health", "key", "goblin")
    for card in ("sword", "helm", "boots"):
        wear(s, 0, card)
    begin(s, 0)
    s.turns, s.stirred = 300, 100
    assert "move 3,0" not in answers(s)  # he has much to lose
    s.turns = 800
    assert answers(s) == {"move 3,0"}


def test_to_die_is_never_a_gain() -> None:
    s = hall()
    begin(s, 0)
    s.players[0].health = 1
    hand(s, 0, "artifact_attack_cursed")
    spend_explore(s)
    assert death_cost(s, 0) == 0.0


@pytest.mark.parametrize("x", [1, 2])
def test_the_last_survivor_leaves_although_he_has_lost(x: int) -> None:
    s = hall()
    s.phase = RUSH
    hand(s, 1, "golem")
    s.players[1].vp = 2
    s.players[1].status = DEAD
    stand(s, 0, x, 0)
    begin(s, 0)
    assert answers(s) == {f"move {x - 1},0"}


def test_but_not_before_the_points_that_lie_about_are_fetched() -> None:
    s = hall()
    s.phase = RUSH
    s.players[1].vp = 2
    s.players[1].status = DEAD
    stand(s, 0, 2, 0)
    lay_pile(s, place(3, 0), [NUMBERS["golem"]], 1)  # where its slayer died
    begin(s, 0)
    assert answers(s) == {"move 3,0"}


def crossroads() -> CardRogue:
    """Nothing is left to explore. There are two tiles beside the Golem at 4,0, and seat 0 is a step away from the nearer one."""
    s = hall()
    spend_explore(s)
    tile(s, 3, 0, "cross", "NESW")
    tile(s, 3, 1, "corner_left", "SE")
    tile(s, 4, 1, "corner_left", "WS")
    foe(s, 4, 0, "golem")
    stand(s, 0, 2, 0)
    begin(s, 0)
    s.turns = s.stirred = 165
    return s


def test_nobody_is_the_first_to_take_on_the_golem_before_all_have_waited() -> None:
    """Who begins takes the blows, and who joins him deals the last one."""
    s = crossroads()
    assert len(adjacent(s, place(4, 0))) == 2
    assert answers(s) == {"stay"}
    fighter = Fighter(s, 0)
    golem = s.foes[place(4, 0)]
    assert fighter.against(place(4, 0), golem) < 0.0
    s.stirred = s.turns - 41
    stand(s, 1, 1, 0)  # near enough to help
    assert Fighter(s, 0).against(place(4, 0), golem) > 0.0


def test_who_waited_joins_the_fight_that_another_has_begun() -> None:
    s = crossroads()
    wear(s, 0, "sword")
    hand(s, 0, "gold_10", "gold_10")
    stand(s, 1, 4, 1)
    golem = foe(s, 4, 0, "golem", health=18, fighters=(1,))
    assert death_cost(s, 0) > 0.25  # he has something to lose, but it is not he who is struck
    assert Fighter(s, 0).against(place(4, 0), golem) > 0.3
    assert answers(s) == {"move 3,0"}


def test_the_golem_is_not_slain_for_another_to_win_by_it() -> None:
    s = crossroads()
    golem = NUMBERS["golem"]
    assert loot(s, 0, golem) == 3.0
    s.players[1].vp = 1  # 2 to 1 then: whoever is first at an exit does not lose
    assert 0.0 < loot(s, 0, golem) < 3.0
    s.players[1].vp = 2  # 2 to 2: the first at an exit wins, and the slayer is far from it
    assert loot(s, 0, golem) < 0.0
    assert loot(s, 1, golem) == 3.0
    s.stirred = s.turns - 60  # everybody has waited for long
    assert answers(s) == {"stay"}


def test_a_good_chance_against_the_golem_is_taken() -> None:
    """It lets everybody go, so that he who sees that it goes wrong loses little."""
    s = siege("sword", "helm", "chestplate", "boots")
    s.players[0].attack = 4
    fighter = Fighter(s, 0)
    assert 0.4 < fighter.alone(s.foes[place(4, 0)]) < 0.8
    assert fighter.against(place(4, 0), s.foes[place(4, 0)]) > 0.3
    assert answers(s) == {"move 3,0"}


def test_who_finds_the_key_on_the_chest_steps_off_it_and_back() -> None:
    """CR-VP-02: it is opened by moving onto it. Bots stood on it for the rest of the game."""
    s = hall()
    tile(s, 1, 0, "tee_left_right", "EWN")  # there is something to explore
    tile(s, 3, 0, "chest", "W")
    stand(s, 0, 3, 0)
    hand(s, 0, "key")
    begin(s, 0)
    assert answers(s) == {"move 2,0"}
    do(s, "move 2,0")
    assert answers(s) == {"move 3,0"}


def shut_in() -> CardRogue:
    """There is much to explore, but a troll stands in the way of seat 0, who is nearly dead and could lose a little."""
    s = hall()
    foe(s, 4, 0, "troll")
    stand(s, 0, 2, 0)
    s.players[0].health = 2
    hand(s, 0, "goblin")
    begin(s, 0)
    return s


def test_who_can_do_nothing_else_fights_although_he_will_die() -> None:
    s = shut_in()
    assert is_idle(s, 0)
    assert answers(s) == {"move 3,0"}
    do(s, "move 3,0")
    assert not [answer for answer in answers(s) if answer == "flee"]


def test_but_not_while_there_is_something_else_to_do() -> None:
    s = shut_in()
    tile(s, 1, 0, "tee_left_right", "EWN")
    assert not is_idle(s, 0)
    assert answers(s) == {"move 1,0"}


def test_who_would_lose_the_end_rush_goes_after_the_leader() -> None:
    s = hall()
    s.phase = RUSH
    for x in (4, 5, 6):
        tile(s, x, 0, "straight", "EW")
    hand(s, 1, "golem", "gold_1")
    s.players[1].vp = 1
    stand(s, 0, 1, 0)
    stand(s, 1, 4, 0)
    begin(s, 0)
    assert answers(s) == {"move 2,0"}
    stand(s, 0, 3, 0)
    begin(s, 0)
    assert "move 2,0" not in answers(s)


def test_who_has_won_but_for_the_way_out_hurries() -> None:
    """However far he leads: every step nearer to an exit counts."""
    s = hall()
    s.phase = RUSH
    hand(s, 0, "golem")
    s.players[0].vp = 3
    stand(s, 0, 3, 0)
    begin(s, 0)
    far = evaluate(s, 0)
    stand(s, 0, 2, 0)
    assert evaluate(s, 0) > far + 0.01


def test_nobody_walks_out_by_an_exit_that_makes_him_lose() -> None:
    """The way to the leader leads over a starting tile: to move onto it would end the game."""
    s = hall()
    s.phase = RUSH
    tile(s, 0, 0, "starting_tile", "EW")
    for x in (-1, -2, -3):
        tile(s, x, 0, "straight", "EW")
    hand(s, 1, "golem")
    s.players[1].vp = 1
    stand(s, 1, -3, 0)
    stand(s, 0, 1, 0)
    begin(s, 0)
    assert "move 0,0" not in answers(s)


@pytest.mark.parametrize(("points", "runs"), [(0, False), (2, True)])
def test_who_is_far_ahead_does_not_run_past_a_basilisk(points: int, runs: bool) -> None:
    """Who dies in the end rush is out. But who wins only by the exit has to risk it."""
    s = hall()
    s.phase = RUSH
    tile(s, 1, 0, "cross", "NESW")
    foe(s, 1, 1, "basilisk_green")
    hand(s, 0, "golem")
    s.players[1].vp = points
    stand(s, 0, 3, 0)
    begin(s, 0)
    do(s, "move 2,0")
    assert ("move 1,0" in answers(s)) == runs
