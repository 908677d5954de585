"""The validator of story maps: one test for each complaint."""

import tomllib

import pytest

from greathall.games.card_rogue.cards.story_check import problems_of
from greathall.games.card_rogue.rules.story import map_problems
from support import rule

GOOD = """
[campaign]
id = "good"
title = "A good map"
character = "cleric"

[[level]]
id = "one"
title = "One"
intro = "Down."
start = [0, 0]
dice = { values = [1, 2, 3] }
potions = { red = "healing" }
shop = ["sword"]
hand = ["gold_5"]
goals = ["chest"]
solution = ["begin"]
best = 3
alone = { health = 5, hand = ["goblin"], worn = ["helm"], potions = { blue = "poison" } }
cell = [
    { at = [0, 0], card = "starting_tile", paths = "NE", face = "up" },
    { at = [0, 1], card = "goblin", under = { card = "straight", paths = "NS" } },
    { at = [0, 2], card = "corner_left", paths = "ES" },
    { at = [1, 0], card = "key", under = { card = "dead_end", paths = "W" } },
    { at = [1, 2], card = "ladder_down", paths = "W" },
    { at = [3, 2], card = "fountain", paths = "E", under = { card = "dead_end", paths = "E" } },
]
"""


@rule("CR-STORY-03")
def test_a_good_map_has_no_problems() -> None:
    assert map_problems(GOOD) == []


@rule("CR-STORY-03")
@pytest.mark.parametrize(
    ("part", "other", "complaint"),
    [
        # the file and its head
        ('title = "A good map"', "title = ", "it is not TOML"),
        ("[campaign]", "[campagne]", "the file has no 'campagne'; did you mean 'campaign'?"),
        ("[campaign]", "[campagne]", r"a \[campaign\] table with id, title and character is needed"),
        ('id = "good"', 'name = "good"', "campaign: 'id' is missing"),
        ('id = "good"', 'id = "good"\nauthr = "me"', "campaign has no 'authr'; did you mean 'author'?"),
        ('id = "good"', "id = 7", "campaign: 'id' is a text"),
        ('id = "good"', 'id = "good"\nversion = "1"', "campaign: 'version' is a whole number"),
        ('id = "good"', 'id = "good"\nkind = "race"', "campaign: kind is story or challenge, not 'race'"),
        ('"cleric"', '"clerick"', "campaign: unknown character 'clerick'; did you mean 'cleric'?"),
        ("[[level]]", "[[levels]]", r"at least one \[\[level\]\] is needed"),
        # a level
        ('intro = "Down."', "", "level 1: 'intro' is missing"),
        ('intro = "Down."', 'intro = "Down."\noutroo = ""', "level 1: it has no 'outroo'; did you mean 'outro'?"),
        ('intro = "Down."', "intro = 1", "level 1: it: 'intro' is a text"),
        ("best = 3", 'best = "3"', "level 1: it: 'best' is a whole number"),
        ("best = 3", "best = 0", "level 1: best is above 0"),
        ('shop = ["sword"]', 'shop = "sword"', "level 1: it: 'shop' is a list"),
        ("{ values = [1, 2, 3] }", "[1, 2, 3]", "level 1: it: 'dice' is a table"),
        ("values = [1, 2, 3]", "values = [1, 2, 7]", "dice.values is a list of faces 1 to 6"),
        ("values = [1, 2, 3]", "values = []", "dice.values needs at least one face"),
        ("values = [1, 2, 3]", 'values = [1], seed = "x"', "dice are values or a seed, not both"),
        ("values = [1, 2, 3]", "faces = [1]", "dice has no 'faces'"),
        ('["sword"]', '["swird"]', "shop: unknown card 'swird'; did you mean 'sword'?"),
        ('["sword"]', '["goblin"]', "shop: unknown card 'goblin'"),
        ('["gold_5"]', '["gold_6"]', "hand: unknown card 'gold_6'; did you mean 'gold_5'?"),
        ('["gold_5"]', '["cross"]', "hand: unknown card 'cross'"),
        ('["chest"]', '["chess"]', "unknown goal 'chess'; did you mean 'chest'?"),
        ('["begin"]', "[1]", "solution is a list of answers"),
        ('red = "healing"', 'rad = "healing"', "potions: 'rad' is not a colour; did you mean 'red'?"),
        ('red = "healing"', 'red = "heeling"', "potions: 'heeling' is not an effect; did you mean 'healing'?"),
        ('red = "healing"', 'red = "healing", blue = "healing"', "potions: healing is the effect of two colours"),
        ("health = 5", "wealth = 5", "alone has no 'wealth'; did you mean 'health'?"),
        ("health = 5", "health = true", "alone: 'health' is a whole number"),
        ('worn = ["helm"]', 'worn = ["scroll_move"]', "alone.worn: unknown card 'scroll_move'"),
        # cells
        ("at = [0, 1]", "at = [0]", r"a cell needs its own place: at = \[x, y\], not \[0\]"),
        ("at = [0, 1]", "at = [0, 0]", r"a cell needs its own place: \[0, 0\] is taken"),
        ("at = [3, 2]", "at = [61, 2]", r"\[61, 2\] is off the table"),
        ("at = [3, 2]", "at = [3, -1]", r"\[3, -1\] is off the table"),
        ('"goblin", under', '"gobling", under', r"\[0, 1\]: unknown card 'gobling'; did you mean 'goblin'?"),
        ('card = "corner_left", paths = "ES"', 'card = "sword"', r"\[0, 2\]: sword lies on no board"),
        ('paths = "ES"', 'paths = "ES", fase = "up"', r"\[0, 2\] has no 'fase'; did you mean 'face'?"),
        ('paths = "ES"', 'paths = "ES", face = "side"', r"\[0, 2\]: face is up or down"),
        ('"key", under', '"key", face = "up", under', r"\[1, 0\]: key is taken when it is flipped"),
        ('paths = "ES"', 'paths = "EX"', r"\[0, 2\]: paths are letters of NESW"),
        ('paths = "ES"', 'paths = "EE"', r"\[0, 2\]: paths are letters of NESW, each once"),
        ('paths = "ES"', 'paths = ""', r"\[0, 2\]: paths are letters of NESW, each once and at least one"),
        ('paths = "ES"', 'paths = "NS"', r"\[0, 2\]: corner_left has other paths than 'NS'"),
        ('"straight", paths = "NS"', '"straight", paths = "ES"', r"\[0, 1\]: under: straight has other paths than 'ES'"),
        ('"ladder_down", paths = "W"', '"ladder_down", paths = "EW"', r"\[1, 2\]: ladder_down has other paths than 'EW'"),
        ('"goblin", under', '"goblin", paths = "NS", under', r"\[0, 1\]: goblin shows no paths"),
        ('paths = "ES"', 'paths = "ES", under = { card = "cross" }', r"\[0, 2\]: nothing is ever taken away here"),
        ('under = { card = "straight", paths = "NS" }', 'under = "cross"', r"\[0, 1\]: under is a table"),
        ('card = "straight"', 'card = "strait"', r"\[0, 1\]: unknown card 'strait'; did you mean 'straight'?"),
        ('card = "straight", paths = "NS"', 'card = "imp"', r"\[0, 1\]: what lies under a card must be a tile, not imp"),
        ('card = "straight", paths', 'card = "starting_tile", paths', "must be a tile, not starting_tile"),
        # the board as a whole
        ("start = [0, 0]", "start = [0, 1]", "start must be the place of a starting_tile"),
        (', face = "up" }', " }", "the starting_tile at the start lies face up"),
        ("start = [0, 0]", 'start = [0, 0]\nexit = "door"', "exit is ladder or start, not 'door'"),
        ('"ladder_down", paths', '"dead_end", paths', "exit is ladder, but there is no ladder_down"),
        ('paths = "NE", face', 'paths = "E", face', r"the path of \[0, 1\] to the south ends at a wall of \[0, 0\]"),
        ("at = [3, 2]", "at = [2, 2]", ""),
        ("at = [3, 2]", "at = [-1, 2]", r"the path of \[-1, 2\] to the east ends at a wall of \[0, 2\]"),
        ("at = [1, 2]", "at = [5, 2]", "no path leads from the start to the exit"),
    ],
)
def test_every_mistake_is_named(part: str, other: str, complaint: str) -> None:
    assert part in GOOD
    found = map_problems(GOOD.replace(part, other))
    if complaint:
        with pytest.raises(ValueError, match=complaint):
            raise ValueError("\n".join(found))
    else:
        assert found == []


@rule("CR-STORY-03")
@pytest.mark.parametrize(
    ("part", "other"),
    [
        ('hand = ["gold_5"]', 'hand = ["scroll_move"]'),
        ('shop = ["sword"]', 'shop = ["scroll_move"]'),
        ('card = "goblin", under', 'card = "potion_red", under'),
    ],
)
def test_an_exit_behind_walls_is_fine_where_something_leads_through_them(part: str, other: str) -> None:
    assert map_problems(GOOD.replace("at = [1, 2]", "at = [5, 2]").replace(part, other)) == []


@rule("CR-STORY-03")
def test_all_mistakes_are_told_at_once_with_the_number_of_their_level() -> None:
    second = GOOD[GOOD.index("[[level]]") :].replace("faces", "").replace('"chest"', '"chess"')
    found = map_problems(GOOD.replace('"sword"', '"swird"') + second)
    assert len(found) == 3
    assert found[0].startswith("level 1: shop")
    assert found[1].startswith("level 2: unknown goal")
    assert found[2] == "level 2: its id 'one' is taken"


@rule("CR-STORY-03")
@pytest.mark.parametrize(
    "text",
    [
        "", "campaign = 3", "level = 3", "level = [3]", "[[level]]\ncell = 3", "[[level]]\ncell = [3]\nstart = 4",
        '[[level]]\nid = 1\ntitle = []\nintro = "x"\nstart = "x"\ncell = [{}]',
        '[[level]]\nid = "a"\ntitle = "a"\nintro = "x"\nstart = [[0]]\ncell = [{at = [[0], 1]}]',
        '[[level]]\nid = "a"\ntitle = "a"\nintro = "x"\nstart = {}\nalone = { hand = 3, potions = 3 }\ncell = [{at = 3}]',
        '[[level]]\nid = "a"\ntitle = "a"\nintro = "x"\nstart = [0, 0]\nshop = [[1]]\ncell = [{at = [0, 0], card = ["x"]}]',
    ],
)  # fmt: skip
def test_no_file_confuses_the_validator(text: str) -> None:
    assert problems_of(tomllib.loads(text)) != []


@rule("CR-STORY-04")
def test_a_ladder_may_lie_under_a_card() -> None:
    hidden = GOOD.replace('under = { card = "straight", paths = "NS" }', 'under = { card = "ladder_down", paths = "S" }')
    hidden = hidden.replace('card = "ladder_down", paths = "W"', 'card = "dead_end", paths = "W"')
    hidden = hidden.replace('card = "corner_left", paths = "ES"', 'card = "dead_end", paths = "E"')
    assert map_problems(hidden) == []
