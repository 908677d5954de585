"""Story mode: levels are data. Reading and checking campaign files, laying a level out, and how a level ends.

A campaign is TOML: a [campaign] table and [[level]] tables with their cells. docs/story-maps.md describes the format.
CR-STORY-01: the same level and the same answers always lead to the same place.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from greathall.core.game import SettingError
from greathall.core.ids import EVERYONE
from greathall.core.rng import BLOCK, key_from_seed
from greathall.core.zone import Zone
from greathall.data.pack import nearest
from greathall.games.card_rogue.cards import (
    CHARACTER_SLUGS,
    DATA,
    HAS_PATHS,
    KIND,
    NUMBERS,
    POTIONS,
    SLUGS,
)
from greathall.games.card_rogue.state import EXPLORATION, PATHING, CardRogue
from greathall.games.card_rogue.words import (
    CUT_DEAD,
    CUT_LEVEL,
    EFFECTS,
    EMPTY,
    GOALS,
    LADDER,
    START,
    UNKNOWN,
    place,
)

FOLDER: Final = DATA / "story"
SIDE_LETTERS: Final = "NESW"


class StoryError(SettingError):
    """A campaign file that cannot be played, and what is wrong with it."""


class Level:
    """One level, checked and ready to be laid out."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.slug: str = table["id"]
        self.title: dict[str, str] = _texts(table, "title")
        self.intro: dict[str, str] = _texts(table, "intro")
        self.outro: dict[str, str] = _texts(table, "outro")
        self.start = _place(table["start"], self.slug)
        self.exit: str = table.get("exit", "ladder")
        dice = table.get("dice", {})
        self.dice: list[int] = dice.get("values", [])
        self.seed: str = str(dice.get("seed", self.slug))
        self.potions: dict[str, str] = table.get("potions", {})
        self.shop = sorted([NUMBERS[slug] for slug in table.get("shop", [])])
        self.goals = sum([1 << GOALS.index(goal) for goal in table.get("goals", [])])
        self.hand = [NUMBERS[slug] for slug in table.get("hand", [])]
        self.health: int = table.get("health", 0)
        self.cells: list[Cell] = [Cell(cell, self.slug) for cell in table["cell"]]
        self.solution: list[str] = table.get("solution", [])
        self.best: int = table.get("best", 0)


class Cell:
    """A card of the level: where it lies, its open sides, and the tile that appears when it is taken or slain."""

    def __init__(self, table: dict[str, Any], level: str) -> None:
        self.place = _place(table["at"], level)
        self.card = NUMBERS[table["card"]]
        self.sides = _sides(table.get("paths", "NESW"))
        self.up: bool = table.get("face", "down") == "up"
        under = table.get("under", {})
        self.under_card = NUMBERS[under.get("card", "cross")]
        self.under_sides = _sides(under.get("paths", "NESW"))


class Campaign:
    """A campaign or a challenge map."""

    def __init__(self, tree: dict[str, Any]) -> None:
        head = tree["campaign"]
        self.slug: str = head["id"]
        self.title: dict[str, str] = _texts(head, "title")
        self.author: str = head.get("author", "")
        self.version: int = head.get("version", 1)
        self.kind: str = head.get("kind", "story")
        self.character = CHARACTER_SLUGS.index(head["character"])
        self.levels = [Level(level) for level in tree["level"]]


def _texts(table: dict[str, Any], key: str) -> dict[str, str]:
    english = table.get(key, "")
    return {"en": english, "es": table.get(f"{key}_es", english)}


def _place(at: list[int], level: str) -> int:
    x, y = at
    if not (-60 <= x <= 60 and 0 <= y <= 60):
        raise StoryError(f"level {level!r}: {at} is off the table; columns are -60 to 60, rows 0 to 60")
    return place(x, y)


def _sides(letters: str) -> int:
    return sum([1 << SIDE_LETTERS.index(letter) for letter in letters])


# -- reading and checking

CAMPAIGNS: Final[dict[str, Campaign]] = {}


def built_in() -> list[str]:
    """The campaigns that come with the game."""
    return sorted([path.stem for path in FOLDER.glob("*.toml")])


def find_campaign(setting: str) -> Campaign:
    """The campaign of a setting: a built-in name, with `/2` to begin at its second level, or the text of a map."""
    key = setting if "\n" in setting else setting.split("/")[0]
    if key not in CAMPAIGNS:
        CAMPAIGNS[key] = read_campaign(key if "\n" in key else _built_in_text(key))
    return CAMPAIGNS[key]


def first_level(setting: str) -> int:
    """The level at which a setting begins."""
    if "\n" in setting or "/" not in setting:
        return 0
    number = setting.split("/")[1]
    count = len(find_campaign(setting).levels)
    if not number.isdigit() or not 1 <= int(number) <= count:
        raise StoryError(f"{setting.split('/')[0]!r} has levels 1 to {count}, not {number!r}")
    return int(number) - 1


def _built_in_text(name: str) -> str:
    path = FOLDER / f"{name}.toml"
    if name not in built_in():
        raise StoryError(f"no campaign is called {name!r}{nearest(name, built_in())}")
    return Path(path).read_text(encoding="utf-8")


def read_campaign(text: str) -> Campaign:
    """Read and check the text of a campaign; a StoryError lists everything that is wrong with it."""
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise StoryError(f"the map is not TOML: {error}") from None
    found = problems_of(tree)
    if found:
        raise StoryError("the map cannot be played: " + "; ".join(found))
    return Campaign(tree)


def problems_of(tree: dict[str, Any]) -> list[str]:
    """Everything that is wrong with a campaign: the validator of challenge maps (CR-STORY-03)."""
    found: list[str] = []
    head = tree.get("campaign")
    if not isinstance(head, dict) or "id" not in head or "title" not in head:
        found.append("a [campaign] table with id and title is needed")
        head = {}
    if head.get("character") not in CHARACTER_SLUGS:
        found.append(f"campaign.character must be one of {', '.join(CHARACTER_SLUGS)}")
    if head.get("kind", "story") not in ("story", "challenge"):
        found.append("campaign.kind is story or challenge")
    levels = tree.get("level")
    if not isinstance(levels, list) or not levels:
        return [*found, "at least one [[level]] is needed"]
    for number, level in enumerate(levels, 1):
        found += [f"level {number}: {problem}" for problem in _level_problems(level)]
    return found


def _level_problems(level: dict[str, Any]) -> list[str]:
    found: list[str] = [f"{key!r} is missing" for key in ("id", "title", "intro", "start", "cell") if key not in level]
    if found:
        return found
    cells = level["cell"]
    at: dict[tuple[int, ...], dict[str, Any]] = {}
    for cell in cells:
        found += _cell_problems(cell, at)
    start = tuple(level["start"])
    if start not in at or at[start].get("card") != "starting_tile":
        found.append("start must be the place of a starting_tile")
    elif at[start].get("face") != "up":
        found.append("the starting_tile must be face up")
    exit_kind = level.get("exit", "ladder")
    if exit_kind not in ("ladder", "start"):
        found.append("exit is ladder or start")
    elif exit_kind == "ladder" and not any(cell.get("card") == "ladder_down" for cell in cells):
        found.append("exit is ladder, but there is no ladder_down")
    dice = level.get("dice", {})
    if not all(face in (1, 2, 3, 4, 5, 6) for face in dice.get("values", [])):
        found.append("dice.values are faces 1 to 6")
    found += [f"unknown goal {goal!r}{nearest(goal, GOALS)}" for goal in level.get("goals", []) if goal not in GOALS]
    for slug in [*level.get("shop", []), *level.get("hand", [])]:
        if slug not in NUMBERS:
            found.append(f"unknown card {slug!r}{nearest(str(slug), SLUGS)}")
    for colour, effect in level.get("potions", {}).items():
        if f"potion_{colour}" not in NUMBERS or effect not in EFFECTS[1:]:
            found.append(f"potions: {colour!r} = {effect!r} is not a colour and an effect")
    return found


def _cell_problems(cell: dict[str, Any], at: dict[tuple[int, ...], dict[str, Any]]) -> list[str]:
    found: list[str] = []
    where = tuple(cell.get("at", ()))
    if len(where) != 2 or where in at:
        return [f"a cell needs its own place: at = [x, y], not {list(where)}"]
    at[where] = cell
    for part in (cell, cell.get("under", {"card": "cross"})):
        slug = part.get("card")
        if slug not in NUMBERS:
            found.append(f"{list(where)}: unknown card {slug!r}{nearest(str(slug), SLUGS)}")
        if any(letter not in SIDE_LETTERS for letter in part.get("paths", "")) or part.get("paths") == "":
            found.append(f"{list(where)}: paths are letters of {SIDE_LETTERS}, at least one")
    if "under" in cell and not found and not HAS_PATHS[NUMBERS[cell["under"]["card"]]]:
        found.append(f"{list(where)}: what lies under a card must be a tile")
    return found


# -- playing


def lay_level(s: CardRogue, number: int) -> None:
    """Lay out a level: all cells at once, no stacks, dice from the front (CR-STORY-01)."""
    level = find_campaign(s.settings.story).levels[number]
    p = s.players[0]
    s.level = number
    s.board = Zone(EXPLORATION)
    s.places = []
    s.sides = []
    s.near = []
    s.slot_at = {}
    s.foes = {}
    s.piles = {}
    s.under = {}
    s.explore = Zone(EXPLORATION)
    s.paths = Zone(PATHING)
    s.discard = Zone()
    s.shop = Zone(0, level.shop[:], [EVERYONE] * len(level.shop))
    s.starts = []
    s.goals = level.goals
    s.done_goals = 0
    for cell in level.cells:
        s.slot_at[cell.place] = len(s.places)
        s.places.append(cell.place)
        s.sides.append(cell.sides if cell.up else 0)
        s.board.put(cell.card, EVERYONE)  # a fixed dungeon holds no secrets from whoever reads its file; views hide it
        s.under[cell.place] = (cell.under_card << 4 | cell.under_sides) << 4 | cell.sides
        if KIND[cell.card] == START:
            s.starts.append(cell.place)
    s.near = [0] * len(s.places)
    for slot, where in enumerate(s.places):
        s.board_changed(where)
        if not s.sides[slot]:
            s.board.known[slot] = 0
    s.potions = [_fixed_effect(level, potion) for potion in POTIONS]
    s.rng.loop = level.dice
    s.rng.looped = 0
    if not level.dice:
        s.rng.key = key_from_seed(level.seed)
        s.rng.counter = 0
        s.rng.at = BLOCK
    p.place = level.start
    p.came_from = EMPTY
    p.arriving = False
    p.unplaced = False
    if level.health:
        p.health = level.health
    for card in level.hand:
        p.hand.put(card, EVERYONE)
    s.cut = 0


def _fixed_effect(level: Level, potion: int) -> int:
    colour = SLUGS[potion].removeprefix("potion_")
    return EFFECTS.index(level.potions[colour]) if colour in level.potions else UNKNOWN


def level_of(s: CardRogue) -> Level:
    """The level that is being played."""
    return find_campaign(s.settings.story).levels[s.level]


def ladder_reached(s: CardRogue, seat: int, where: int) -> None:
    """CR-STORY-04: moving onto the ladder (or the start, if that is the exit) with the goals done ends the level."""
    level = level_of(s)
    kind = KIND[s.board.cards[s.slot_at[where]]]
    if s.done_goals & s.goals == s.goals and (
        (level.exit == "ladder" and kind == LADDER) or (level.exit == "start" and kind == START)
    ):
        s.cut = CUT_LEVEL
        s.tell("CR-STORY-04", "level-done", seat, s.level + 1, s.turns)


def level_failed(s: CardRogue, seat: int) -> None:
    """Death fails the level; the frame of the campaign asks what now."""
    s.cut = CUT_DEAD
    s.end()


def ranking(turns: list[int]) -> list[int]:
    """CR-STORY-03: runs in order, fewest turns first."""
    return sorted(turns)

