"""The goal of the game, and playing alone."""

import pytest

from greathall.core import engine
from greathall.core.game import SettingError
from greathall.data.codec import dumps, loads
from greathall.games.card_rogue.rules.queries import victory_points
from greathall.games.card_rogue.rules.scoring import finish_by_points
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import GOALS, NORMAL, RUSH
from support import rule

from .dungeon import (
    GAME,
    begin,
    do,
    dungeon,
    foe,
    hand,
    held,
    new,
    options,
    prompt,
    stand,
    tile,
    told,
    verbs,
    why,
)


@rule("CR-GOAL-01", "CR-SCORE-02")
def test_most_points_win() -> None:
    s = dungeon(3)
    for seat, points in enumerate((3, 2, 0)):
        s.players[seat].vp = points
    finish_by_points(s, "rush")
    assert s.outcome is not None
    assert s.outcome.points == [3, 2, 0]
    assert s.outcome.places == [1, 2, 3]
    assert s.outcome.winners() == [0]


@rule("CR-GOAL-02", "CR-Q-76")
@pytest.mark.parametrize("players", [0, 5, 6])
def test_nobody_and_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(SettingError, match="1 to 4 players"):
        GAME.start(players, "test")


@rule("CR-GOAL-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_has_one_token_one_character_and_one_starting_tile(players: int) -> None:
    s = new(players, goals="scout")
    while engine.decision(s) is not None and prompt(s) in ("character", "token"):
        do(s, options(s)[0])
    assert len({p.character for p in s.players}) == players
    assert len({p.token for p in s.players}) == players
    assert len(s.starts) == players
    assert sorted(p.place for p in s.players) == sorted(s.starts)


@rule("CR-GOAL-03", "CR-VP-11")
def test_only_chest_debt_bosses_and_the_exit_score() -> None:
    s = dungeon(2, ["warrior", "bard"])
    tile(s, 0, 0)
    tile(s, 1, 0, "chest")
    tile(s, 2, 0, "shop")
    foe(s, 3, 0, "golem", health=1)
    tile(s, 2, 1, "starting_tile")
    tile(s, 9, 9)
    stand(s, 0, 0, 0)
    stand(s, 1, 9, 9)
    hand(s, 0, "key", "gold_10", "gold_10", "gold_10", "gold_10", "sword", "goblin", "artifact_health")
    begin(s, 0)
    assert victory_points(s, 0) == 0
    do(s, "move 1,0")
    assert victory_points(s, 0) == 1
    begin(s, 0)
    do(s, "stop")
    do(s, "move 2,0")
    do(s, "buy debt 16")
    do(s, "pay gold_10 10; pay gold_10 10; settle")
    assert victory_points(s, 0) == 2
    do(s, "leave-shop")
    do(s, "attack 3,0 golem", dice=[3])
    assert victory_points(s, 0) == 4
    assert held(s, 0).count("gold_10") == 2
    begin(s, 0)
    do(s, "move 2,1")
    assert s.outcome is not None
    assert s.outcome.points == [5, 0]


@rule("CR-GOAL-04")
def test_neighbours_may_trade_trip_steal_and_throw() -> None:
    s = dungeon(2, ["warrior", "bard"])
    tile(s, 0, 0)
    tile(s, 1, 0)
    stand(s, 0, 0, 0)
    stand(s, 1, 1, 0)
    hand(s, 0, "potion_red")
    hand(s, 1, "gold_1")
    begin(s, 0)
    do(s, "stay")
    assert prompt(s) == "meet"
    assert {"trade p2", "trip p2", "steal p2", "throw potion_red 1,0"} <= set(options(s))


@rule("CR-SOLO-01")
def test_one_goal_or_all_of_them_may_be_chosen_but_not_none() -> None:
    s = new(1, character="rogue")
    do(s, "token azure")
    assert options(s) == [f"goal {goal}" for goal in GOALS]  # no way to go on without one
    do(s, "goal chest")
    assert "done" in options(s)
    do(s, "done")
    assert s.goals == 0b00001
    s = new(1, character="rogue")
    do(s, "token azure")
    for goal in GOALS:
        assert prompt(s) == "goals"
        do(s, f"goal {goal}")
    assert s.goals == 0b11111
    assert prompt(s) == "goals"  # nothing is settled before he says so
    do(s, "done")
    assert prompt(s) == "flip"


@rule("CR-SOLO-01")
def test_goals_are_chosen_in_any_order_and_taken_back() -> None:
    s = new(1, character="rogue")
    do(s, "token azure")
    do(s, "goal golem; goal chest; goal debt; ungoal golem")
    assert why(s, "goal chest").reason == "picked"
    assert why(s, "ungoal golem").reason == "not-picked"
    do(s, "ungoal chest; ungoal debt")
    assert (why(s, "done").need, why(s, "done").have) == (1, 0)
    do(s, "goal debt; done")
    assert s.goals == 0b00010


@rule("CR-SOLO-01")
@pytest.mark.parametrize(
    ("preset", "goals"),
    [("scout", 1), ("delver", 0b00011), ("slayer", 0b10000), ("legend", 0b11111)],
)
def test_presets_name_sets_of_goals(preset: str, goals: int) -> None:
    s = new(1, character="rogue", goals=preset)
    do(s, "token azure")
    assert s.goals == goals
    assert prompt(s) == "flip"


def at_the_shop_beside_the_exit() -> CardRogue:
    """A solo player whose goal is the debt, on a shop next to the starting tile."""
    s = dungeon(1, ["warrior"])
    s.goals = 1 << GOALS.index("debt")
    tile(s, 0, 0, "starting_tile", "NEW")
    tile(s, 0, 1, "shop")
    stand(s, 0, 0, 1)
    hand(s, 0, "gold_10", "gold_5", "gold_1")
    begin(s, 0)
    return s


@rule("CR-SOLO-02")
def test_leaving_with_all_goals_done_is_success() -> None:
    s = at_the_shop_beside_the_exit()
    do(s, "shop")
    do(s, "buy debt 16")
    assert [event.args[0] for event in told(s, "goal-done")] == [GOALS.index("debt")]
    do(s, "leave-shop")
    do(s, "move 0,0")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.places) == ("success", [1])


@rule("CR-SOLO-02")
def test_leaving_before_the_goals_are_done_is_just_a_move() -> None:
    s = at_the_shop_beside_the_exit()
    do(s, "move 0,0")
    assert s.outcome is None


@rule("CR-SOLO-03")
def test_one_death_is_failure() -> None:
    s = dungeon(1, ["rogue"])
    tile(s, 0, 0)
    tile(s, 0, 1, "starting_tile")
    foe(s, 1, 0, "troll", fighters=(0,))
    stand(s, 0, 0, 0)
    s.players[0].health = 2
    begin(s, 0)
    do(s, "attack 1,0 troll", dice=[1])
    assert s.players[0].health == -2
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners()) == ("failure", [])


@rule("CR-SOLO-04")
def test_respawning_is_a_choice_made_before_play_and_stored_with_the_game() -> None:
    s = dungeon(1, ["rogue"], solo_respawn=True)
    tile(s, 0, 0)
    tile(s, 0, 1, "starting_tile")
    foe(s, 1, 0, "troll", fighters=(0,))
    stand(s, 0, 0, 0)
    s.players[0].health = 2
    begin(s, 0)
    do(s, "attack 1,0 troll", dice=[1])
    assert s.outcome is None
    assert s.players[0].health == 10
    assert loads(dumps(s), GAME.records).settings.respawn is True


@rule("CR-SOLO-04")
def test_gold_and_health_to_start_with_count_in_solo_games_only() -> None:
    s = new(1, character="mage", start_gold=17, extra_health=4)
    assert held(s, 0) == ["gold_10", "gold_2", "gold_5"]
    assert (s.players[0].health, s.players[0].max_health) == (12, 12)
    s = new(2, start_gold=17, extra_health=4)
    do(s, "pick mage")
    picked = next(seat for seat, p in enumerate(s.players) if p.character >= 0)
    assert held(s, picked) == []
    assert s.players[picked].health == 8


@rule("CR-SOLO-05", "CR-RUSH-01")
@pytest.mark.parametrize(("players", "phase"), [(1, NORMAL), (2, RUSH)])
def test_the_golems_death_starts_the_rush_but_never_in_solo_play(players: int, phase: int) -> None:
    s = dungeon(players, ["warrior", "bard"])
    s.goals = 0b10000
    tile(s, 0, 0)
    tile(s, -1, 0)
    foe(s, 1, 0, "golem", health=2, fighters=(0,))
    stand(s, 0, 0, 0)
    if players > 1:
        tile(s, 9, 9)
        stand(s, 1, 9, 9)
    hand(s, 0, "potion_red")
    s.potions[0] = 5  # teleportation
    begin(s, 0)
    do(s, "attack 1,0 golem", dice=[2])
    assert s.phase == phase
    assert held(s, 0) == ["golem", "potion_red"]
    assert ("drink" in verbs(s)) == (players == 1)


@rule("CR-Q-91", "CR-SOLO-05")
def test_a_blocked_solo_player_may_decline_the_mole_and_walk_on() -> None:
    s = dungeon(1, ["warrior"])
    tile(s, 0, 0, "dead_end", "E")
    tile(s, 1, 0, "dead_end", "W")
    stand(s, 0, 0, 0)
    begin(s, 0)
    for _ in range(4):
        assert "mole" in options(s)
        do(s, "stay")
        assert (s.phase, s.outcome) == (NORMAL, None)
    assert "forfeit" not in options(s)


@rule("CR-Q-55")
def test_each_basilisk_counts_as_a_solo_goal_though_both_cards_go() -> None:
    s = dungeon(1, ["warrior"])
    s.goals = 0b01100
    tile(s, 0, 0)
    foe(s, 1, 0, "basilisk_green", health=1, fighters=(0,))
    foe(s, 0, 1, "basilisk_yellow", health=1, fighters=(0,))
    stand(s, 0, 0, 0)
    begin(s, 0)
    do(s, "attack 1,0 basilisk_green", dice=[2, 1])  # the yellow one's ability fails
    assert held(s, 0) == ["basilisk_green"]
    do(s, "attack 0,1 basilisk_yellow", dice=[2])
    assert held(s, 0) == []
    assert s.done_goals == 0b01100
