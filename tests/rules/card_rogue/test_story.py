"""Story mode: fixed dungeons, level after level."""

import pytest

from greathall.data.codec import state_hash
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.rules.story import StoryError, ranking
from support import rule

from .dungeon import at, card_on, do, hand, held, kinds, new, open_sides, options, prompt, told, verbs

FIRST = """
[campaign]
id = "little"
title = "A little way down"
character = "rogue"

[[level]]
id = "rat"
title = "The rat"
intro = "It is dark."
start = [0, 0]
exit = "ladder"
dice = {values = [4, 2, 6, 1, 5, 3]}
potions = {red = "healing"}
cell = [
    {at = [0, 0], card = "starting_tile", paths = "N", face = "up"},
    {at = [0, 1], card = "straight", paths = "NS"},
    {at = [0, 2], card = "sewer_rat", under = {card = "tee_ahead_left", paths = "NES"}},
    {at = [1, 2], card = "potion_red", under = {card = "dead_end", paths = "W"}},
    {at = [0, 3], card = "ladder_down", paths = "S"},
]
"""
SECOND = """
[[level]]
id = "back"
title = "And back"
intro = "It is darker."
start = [0, 0]
exit = "start"
goals = ["chest"]
hand = ["key"]
health = 7
dice = {seed = "chalk"}
cell = [
    {at = [0, 0], card = "starting_tile", paths = "NE", face = "up"},
    {at = [0, 1], card = "chest", face = "up"},
    {at = [1, 0], card = "trap_spike", face = "up"},
]
"""


def tell(text: str = FIRST) -> CardRogue:
    """A campaign at its first story passage."""
    return new(1, story=text)


def to_the_ladder(s: CardRogue) -> None:
    """The walkthrough of the first level: three turns."""
    do(s, "begin")
    do(s, "flip 0,1")
    do(s, "move 0,1")
    do(s, "flip 0,2")
    do(s, "attack 0,2 sewer_rat")
    do(s, "move 0,2")
    do(s, "flip 0,3")
    do(s, "stop")
    do(s, "move 0,3")


@rule("CR-STORY-01")
def test_the_same_answers_always_lead_to_the_same_place() -> None:
    one, other = tell(), tell()
    to_the_ladder(one)
    to_the_ladder(other)
    assert state_hash(one) == state_hash(other)
    assert one.outcome is not None
    assert (one.outcome.reason, one.outcome.points, one.outcome.places) == ("story", [3], [1])


@rule("CR-STORY-01")
def test_the_seed_of_the_game_changes_nothing() -> None:
    faces = []
    for seed in ("one", "two"):
        s = new(1, seed, story=FIRST.replace("{values = [4, 2, 6, 1, 5, 3]}", '{seed = "chalk"}'))
        do(s, "begin")
        do(s, "flip 0,1")
        do(s, "move 0,1")
        do(s, "flip 0,2")
        do(s, "attack 0,2 sewer_rat")
        faces.append([event.args[0] for event in told(s, "attack-die")])
    assert faces[0] == faces[1]


@rule("CR-STORY-01")
def test_the_layout_is_fixed_and_nothing_is_drawn() -> None:
    s = tell()
    assert (len(s.explore), len(s.paths)) == (0, 0)
    do(s, "begin")
    do(s, "flip 0,1")
    do(s, "move 0,1")
    assert open_sides(s, 0, 1) == "NS"
    assert len(s.places) == 5  # step 4 laid nothing
    do(s, "flip 0,2")
    do(s, "attack 0,2 sewer_rat")
    assert [event.args[0] for event in told(s, "attack-die")] == [4]
    assert (card_on(s, 0, 2), open_sides(s, 0, 2)) == ("tee_ahead_left", "NES")  # what the level says lies under it
    assert "mole" not in verbs(s)
    assert "forfeit" not in verbs(s)


@rule("CR-STORY-01")
def test_a_failed_level_begins_again_as_it_was_entered_with_the_same_dice() -> None:
    s = tell(FIRST.replace('"sewer_rat"', '"kobold"').replace("[4, 2, 6, 1, 5, 3]", "[1]"))
    s.players[0].health = s.entry.health = 3  # type: ignore[union-attr]
    do(s, "begin")
    do(s, "flip 0,1")
    do(s, "move 0,1")
    do(s, "flip 0,2")
    do(s, "attack 0,2 kobold")
    assert prompt(s) == "failed"
    assert options(s) == ["restart", "quit"]
    do(s, "restart")
    assert prompt(s) == "begin"
    assert (at(s, 0), s.players[0].health, s.turns, s.rng.looped) == ((0, 0), 3, 0, 0)
    do(s, "begin")
    assert options(s) == ["flip 0,1", "stop"]


@rule("CR-STORY-01")
def test_one_may_quit_after_a_failed_level() -> None:
    s = tell(FIRST.replace('"sewer_rat"', '"kobold"').replace("[4, 2, 6, 1, 5, 3]", "[1]"))
    s.players[0].health = 1
    do(s, "begin")
    do(s, "flip 0,1")
    do(s, "move 0,1")
    do(s, "flip 0,2")
    do(s, "attack 0,2 kobold")
    do(s, "quit")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners()) == ("failure", [])


@rule("CR-STORY-02")
def test_each_level_is_introduced_before_play_on_it_begins() -> None:
    s = tell(FIRST + SECOND)
    assert prompt(s) == "begin"
    assert "turn" not in kinds(s)
    to_the_ladder(s)
    assert prompt(s) == "begin"
    assert [event.args[0] for event in told(s, "story")] == [1, 2]
    assert kinds(s)[-1] == "story"
    do(s, "begin")
    assert "turn" in kinds(s)[kinds(s).index("level-done") :]


@rule("CR-STORY-03")
def test_a_run_is_scored_by_its_turns_and_fewest_come_first() -> None:
    assert ranking([(14, 9), (11, 30), (19, 2), (11, 8)]) == [(11, 8), (11, 30), (14, 9), (19, 2)]
    s = tell(FIRST + SECOND)
    to_the_ladder(s)
    do(s, "begin")
    do(s, "move 0,1")
    do(s, "move 0,0")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.points) == ("story", [5])


@rule("CR-STORY-03")
@pytest.mark.parametrize(
    ("wrong", "right", "message"),
    [
        ('"sewer_rat"', '"sewer_bat"', "unknown card 'sewer_bat'"),
        ('"ladder_down"', '"cross"', "there is no ladder_down"),
        ("start = [0, 0]", "start = [0, 1]", "start must be the place of a starting_tile"),
        ('character = "rogue"', 'character = "knight"', "unknown character 'knight'"),
        ("[4, 2, 6, 1, 5, 3]", "[7]", "faces 1 to 6"),
        ("at = [0, 3]", "at = [0, 2]", "own place"),
        ('"healing"', '"sleep"', "'sleep' is not an effect"),
    ],
)
def test_a_map_that_cannot_be_played_is_refused(wrong: str, right: str, message: str) -> None:
    with pytest.raises(StoryError, match=message):
        tell(FIRST.replace(wrong, right))


@rule("CR-STORY-04")
def test_the_ladder_belongs_to_story_mode_and_ends_the_level() -> None:
    s = tell(FIRST + SECOND)
    hand(s, 0, "gold_5")
    s.players[0].poison = 0
    to_the_ladder(s)
    assert [event.args[:2] for event in told(s, "level-done")] == [(1, 3)]
    assert s.level == 1
    assert held(s, 0) == ["gold_5", "key", "sewer_rat"]  # the hand goes on with him, and the level deals the key
    assert s.players[0].health == 7


@rule("CR-STORY-04")
def test_the_exit_works_only_once_the_goals_are_done() -> None:
    s = tell(FIRST + SECOND)
    to_the_ladder(s)
    do(s, "begin")
    do(s, "move 1,0")
    assert s.players[0].health == 5  # spikes
    do(s, "move 0,0")
    assert s.outcome is None
    do(s, "move 0,1")
    assert s.done_goals == 1
    do(s, "move 0,0")
    assert s.outcome is not None


@rule("CR-STORY-01", "CR-CHAR-11")
def test_a_level_that_ends_in_a_second_turn_leaves_the_next_level_its_own() -> None:
    down = FIRST.replace('"rogue"', '"explorer"')
    down = down.replace('"sewer_rat", under = {card = "tee_ahead_left", paths = "NES"}', '"cross"')
    s = tell(down + SECOND.replace('"trap_spike", face = "up"', '"cross"'))
    do(s, "begin")
    do(s, "flip 0,1")
    do(s, "move 0,1")
    do(s, "second-turn")
    do(s, "flip 0,2")
    do(s, "move 0,2")
    do(s, "flip 0,3")
    do(s, "stop")
    do(s, "stay")
    do(s, "second-turn")
    do(s, "stop")
    do(s, "move 0,3")
    do(s, "begin")
    do(s, "flip 1,0")
    do(s, "move 1,0")
    assert prompt(s) == "second-turn"


@rule("CR-STORY-01")
def test_one_who_is_walled_in_is_asked_all_the_same_so_that_he_can_begin_again() -> None:
    s = tell(FIRST.replace('face = "up"},', 'face = "up"}, {at = [1, 0], card = "dead_end", paths = "E", face = "up"},', 1))
    hand(s, 0, "scroll_move")
    do(s, "begin")
    do(s, "read scroll_move")
    do(s, "move 1,0")
    assert options(s) == ["stay"]
    do(s, "restart")
    assert (prompt(s), at(s, 0)) == ("begin", (0, 0))


@rule("CR-STORY-04")
def test_a_ladder_is_no_exit_where_the_starting_tile_is() -> None:
    second = SECOND.replace('"trap_spike", face = "up"', '"ladder_down", paths = "W", face = "up"')
    s = tell(FIRST + second.replace('["chest"]', "[]"))
    to_the_ladder(s)
    do(s, "begin")
    do(s, "move 1,0")
    assert prompt(s) == "move-again"
    do(s, "move 0,0")
    assert s.outcome is not None
