"""More small print that planted faults had got away with: turns, meetings, votes and levels."""

import pytest

from greathall.games.card_rogue.cards.catalogue import NUMBERS
from greathall.games.card_rogue.rules.death import strike
from greathall.games.card_rogue.rules.exceptions import check_standstill
from greathall.games.card_rogue.rules.items import why_not_spell_hurt
from greathall.games.card_rogue.rules.queries import ENRAGED, RAGE_ADDS, armor, attack_modifier, victory_points
from greathall.games.card_rogue.rules.scoring import goal_done, score
from greathall.games.card_rogue.rules.story import deal_level
from greathall.games.card_rogue.rules.votes import LeaverVote
from greathall.games.card_rogue.words import AWAY, place
from support import rule

from .dungeon import (
    arena,
    asked,
    begin,
    do,
    down,
    dungeon,
    foe,
    hand,
    health,
    meeting,
    new,
    options,
    prompt,
    side_by_side,
    stand,
    tile,
    told,
    wear,
)
from .test_mole_and_empty import spend_explore
from .test_story import FIRST


@rule("CR-Q-96", "CR-Q-91")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_whether_a_table_stands_still_is_asked_where_there_are_several(players: int) -> None:
    s = dungeon(players, standstill=10)
    spend_explore(s)
    s.turns, s.stirred = 10 * players - 1, 0
    assert not check_standstill(s)
    s.turns += 1
    assert check_standstill(s) is (players > 1)
    assert len(told(s, "standstill")) == (players > 1)


@rule("CR-Q-34")
def test_a_spell_hurts_only_an_enemy_that_the_mage_fights() -> None:
    s = arena("goblin", characters=("mage", "cleric"))
    foe(s, 9, 9, "troll", fighters=(1,))
    assert why_not_spell_hurt(s, 0, place(0, 6), NUMBERS["goblin"]) is None
    far = why_not_spell_hurt(s, 0, place(9, 9), NUMBERS["troll"])
    assert far is not None and far.reason == "not-fighting"


@rule("CR-CHAR-03")
def test_only_a_warrior_rages() -> None:
    s = arena("goblin", characters=("cleric", "warrior"))
    for p in s.players:
        p.health = ENRAGED
    assert (attack_modifier(s, 0), attack_modifier(s, 1)) == (0, RAGE_ADDS)


@rule("CR-Q-70", "CR-TRADE-01")
def test_only_the_two_who_trade_know_what_is_left_of_a_hand() -> None:
    s = side_by_side(("rogue", "warrior", "mage"), players=3)
    hand(s, 0, "sword", "potion_red", "potion_blue")
    hand(s, 1, "shield", "potion_green", "potion_red")
    for seat in (0, 1):
        s.players[seat].hand.known[:] = [0b111, 0b111, 0b111]
    meeting(s)
    do(s, "trade p2")
    for seat, card in ((0, "sword"), (1, "shield")):
        do(s, f"give {card}")
        do(s, "propose")
        assert [known & 0b111 for known in s.players[seat].hand.known] == [0b011, 0b011]


@rule("CR-EQUIP-07")
def test_armor_is_told_of_where_it_stops_something() -> None:
    s = dungeon(2)
    strike(s, 0, 2, "CR-COMBAT-08")
    assert not told(s, "armor-stops") and health(s, 0) == s.players[0].max_health - 2
    wear(s, 1, "helm")
    strike(s, 1, 2, "CR-COMBAT-08")
    less = armor(s, 1)
    assert [event.args[0] for event in told(s, "armor-stops")] == [less] and health(s, 1) == s.players[
        1
    ].max_health - 2 + less > 0


@rule("CR-STORY-03", "CR-VP-11")
def test_before_its_end_a_story_is_worth_the_points_at_hand() -> None:
    s = new(1, story=FIRST)
    hand(s, 0, "golem")
    (line,) = score(s, [])
    assert (line.rule, line.points) == ("CR-VP-11", [victory_points(s, 0)]) and victory_points(s, 0) > 0


@rule("CR-VP-01", "CR-FLIP-04")
@pytest.mark.parametrize(("card", "by"), [("key", "CR-VP-01"), ("artifact_attack", "CR-FLIP-04")])
def test_what_is_turned_up_and_taken_is_told_by_its_rule(card: str, by: str) -> None:
    s = dungeon(2)
    tile(s, 0, 5, "straight", "NS")
    tile(s, 0, 4, "dead_end", "N")
    down(s, 0, 6, card)
    stand(s, 0, 0, 5)
    stand(s, 1, 0, 4)
    begin(s, 0)
    do(s, "flip 0,6")
    assert [(event.rule, event.args[0]) for event in told(s, "taken")] == [(by, NUMBERS[card])]


@rule("CR-STORY-01")
@pytest.mark.parametrize(("given", "most"), [("max_health = 15, health = 9", 15), ("health = 9", 10)])
def test_whoever_begins_at_a_level_comes_to_it_as_it_says(given: str, most: int) -> None:
    s = new(1, story=FIRST.replace("start = [0, 0]", f"start = [0, 0]\nalone = {{ {given} }}"))
    s.players[0].max_health = s.players[0].health = 10
    deal_level(s, alone=True)
    assert (s.players[0].max_health, health(s, 0)) == (most, 9)


@rule("CR-MOLE-01")
def test_one_with_nothing_to_do_but_to_call_the_mole_is_asked() -> None:
    s = dungeon(2)
    tile(s, 0, 3, "dead_end", "N")
    tile(s, 0, 4, "straight", "EW")  # walled towards him
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 0, 0, 3)
    stand(s, 1, 40, 5)
    begin(s, 0)
    assert (asked(s), prompt(s)) == (0, "move") and options(s) == ["mole", "stay"]


@rule("CR-Q-41", "CR-TURN-01")
def test_one_who_has_leapt_on_meets_nobody_any_more() -> None:
    s = side_by_side(players=3)
    meeting(s)
    do(s, "trip p2", dice=[6])
    do(s, "leap 1,6")
    assert asked(s) == 2  # seat 1 has lost his turn


@rule("CR-Q-63", "CR-EQUIP-09")
def test_a_shop_is_open_between_the_steps_of_one_move() -> None:
    s = dungeon(2)
    tile(s, 0, 4, "dead_end", "N")
    tile(s, 0, 5, "shop")
    tile(s, 0, 6, "dead_end", "S")
    tile(s, 1, 5, "dead_end", "W")
    tile(s, -1, 5, "dead_end", "E")
    stand(s, 0, 0, 4)
    stand(s, 1, 0, 6)
    wear(s, 0, "hasty_boots")
    begin(s, 0)
    do(s, "move 0,5")
    do(s, "leave-shop")
    assert prompt(s) == "extra-step" and "shop" in options(s)


@rule("CR-QUIT-02")
def test_the_first_of_those_who_play_on_is_asked_about_one_who_left() -> None:
    s = dungeon(3)
    for leaver, voted, seat in ((0, 0, 1), (0, 0b010, 2), (1, 0, 0), (1, 0b001, 2)):
        for p in s.players:
            p.status = 0
        s.players[leaver].status = AWAY
        assert LeaverVote(leaver, voted).asked(s) == seat


@rule("CR-SOLO-02", "CR-Q-55")
@pytest.mark.parametrize(("players", "times"), [(1, 1), (2, 0)])
def test_a_goal_of_a_solo_game_is_achieved_once(players: int, times: int) -> None:
    s = dungeon(players)
    s.goals, s.done_goals = 0b11, 0
    for _ in range(2):
        goal_done(s, 0, 1)
    assert (len(told(s, "goal-done")), s.done_goals) == (times, 0b10 if times else 0)


@rule("CR-CHAR-17")
@pytest.mark.parametrize("free", [True, False])
def test_a_bard_gives_nothing_that_the_shop_sells(free: bool) -> None:
    for character, given in (("bard", ["give goblin"]), ("rogue", ["give sword", "give goblin"])):
        s = side_by_side((character, "warrior"))
        hand(s, 0, "sword", "goblin")
        meeting(s)
        do(s, "trade p2")
        assert sorted(text for text in options(s, free=free) if text.startswith("give")) == sorted(given)
