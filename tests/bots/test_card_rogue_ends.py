"""Bots at Card Rogue that bring a game to its end: alone, together, or by giving up."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.mind.fighter import chance_together
from greathall.games.card_rogue.mind.hope import is_lost
from greathall.games.card_rogue.mind.odds import chance_alone
from greathall.games.card_rogue.mind.worth import death_cost
from greathall.games.card_rogue.rules.death import lay_pile
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
    begin(s, 0)
    s.turns, s.stirred = 300, 100
    assert "move 3,0" not in answers(s)
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
