"""Story mode: levels are data. Reading campaign files, laying a level out, and how a level ends.

A campaign is TOML: a [campaign] table and [[level]] tables with their cells. docs/story-maps.md describes the format,
story_check.py what may be wrong with one.
CR-STORY-01: the same level and the same answers always lead to the same place.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from greathall.core.game import Maps, SettingError
from greathall.core.ids import EVERYONE
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.core.zone import Zone
from greathall.data.pack import nearest
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS, DATA, IS_ENEMY, KIND, NUMBERS, PACK, POTIONS
from greathall.games.card_rogue.cards.story_check import SIDE_LETTERS, problems_of
from greathall.games.card_rogue.rules.hands import gain_card, put_on
from greathall.games.card_rogue.rules.state import EXPLORATION, PATHING, CardRogue, Foe
from greathall.games.card_rogue.words import (
    CUT_DEAD,
    CUT_LEVEL,
    EFFECTS,
    EMPTY,
    END_STORY,
    GOALS,
    LADDER,
    START,
    UNKNOWN,
    place,
)

FOLDER: Final = DATA / "story"
DRAWN: Final = 120  # dice that a seed stands for; then they begin again


class StoryError(SettingError):
    """A campaign file that cannot be played, and what is wrong with it."""


class Cell:
    """A card of the level: where it lies, its open sides, and the tile that appears when it is taken or slain."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.place = _place(table["at"])
        self.card = NUMBERS[table["card"]]
        self.sides = _sides(table.get("paths", SIDE_LETTERS))
        self.up: bool = table.get("face", "down") == "up"
        under = table.get("under", {})
        self.under_card = NUMBERS[under.get("card", "cross")]
        self.under_sides = _sides(under.get("paths", SIDE_LETTERS))


class Alone:
    """How the player comes to a level that is not the first, if the game begins there."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.health: int = table.get("health", 0)
        self.max_health: int = table.get("max_health", 0)
        self.attack: int = table.get("attack", 0)
        self.hand = [NUMBERS[slug] for slug in table.get("hand", [])]
        self.worn = [NUMBERS[slug] for slug in table.get("worn", [])]
        self.potions: dict[str, str] = table.get("potions", {})


class Level:
    """One level, checked and ready to be laid out."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.slug: str = table["id"]
        self.title = _texts(table, "title")
        self.intro = _texts(table, "intro")
        self.outro = _texts(table, "outro")
        self.start = _place(table["start"])
        self.exit: str = table.get("exit", "ladder")
        dice = table.get("dice", {})
        self.dice: list[int] = dice.get("values", []) or _drawn(str(dice.get("seed", self.slug)))
        self.potions: dict[str, str] = table.get("potions", {})
        self.shop = sorted([NUMBERS[slug] for slug in table.get("shop", [])])
        self.goals = sum([1 << GOALS.index(goal) for goal in table.get("goals", [])])
        self.hand = [NUMBERS[slug] for slug in table.get("hand", [])]
        self.health: int = table.get("health", 0)
        self.alone = Alone(table.get("alone", {}))
        self.cells = [Cell(cell) for cell in table["cell"]]
        self.solution: list[str] = table.get("solution", [])
        self.best: int = table.get("best", 0)


class Campaign:
    """A campaign or a challenge map."""

    def __init__(self, tree: dict[str, Any]) -> None:
        head = tree["campaign"]
        self.slug: str = head["id"]
        self.title = _texts(head, "title")
        self.author: str = head.get("author", "")
        self.version: int = head.get("version", 1)
        self.kind: str = head.get("kind", "story")
        self.character = CHARACTER_SLUGS.index(head["character"])
        self.levels = [Level(level) for level in tree["level"]]


def _texts(table: dict[str, Any], key: str) -> dict[str, str]:
    english = table.get(key, "").strip()
    return {"en": english, "es": table.get(f"{key}_es", english).strip()}


def _place(at: list[int]) -> int:
    return place(at[0], at[1])


def _sides(letters: str) -> int:
    return sum([1 << SIDE_LETTERS.index(letter) for letter in letters])


def _drawn(seed: str) -> list[int]:
    rng = Rng.seeded(seed)
    return [rng.die() for _ in range(DRAWN)]


# -- reading

CAMPAIGNS: Final[dict[str, Campaign]] = {}


def built_in() -> list[str]:
    """The campaigns that come with the game."""
    return sorted([path.stem for path in FOLDER.glob("*.toml")])


def find_campaign(setting: str) -> Campaign:
    """The campaign of a setting: a built-in name, with `/2` to begin at its second level, or the text of a map."""
    key = setting if "\n" in setting else setting.split("/")[0]
    if key not in CAMPAIGNS:
        CAMPAIGNS[key] = read_campaign(map_text(key))
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


def map_text(setting: str) -> str:
    """The text of the map that a setting names or is."""
    if "\n" in setting:
        return setting
    name = setting.split("/")[0]
    if name not in built_in():
        raise StoryError(f"no campaign is called {name!r}{nearest(name, built_in())}")
    return Path(FOLDER / f"{name}.toml").read_text(encoding="utf-8")


def map_problems(text: str) -> list[str]:
    """Everything that is wrong with the text of a map (CR-STORY-03)."""
    try:
        return problems_of(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        return [f"it is not TOML: {error}"]


def read_campaign(text: str) -> Campaign:
    """Read and check the text of a campaign; a StoryError lists everything that is wrong with it."""
    found = map_problems(text)
    if found:
        raise StoryError("the map cannot be played: " + "; ".join(found))
    return Campaign(tomllib.loads(text))


# -- playing


def lay_level(s: CardRogue, number: int) -> None:
    """Lay out a level: all cells at once, no stacks, dice from the front (CR-STORY-01)."""
    level = find_campaign(s.settings.story).levels[number]
    s.level = number
    s.board = Zone(EXPLORATION)
    s.slot_at = {}
    s.foes = {}
    s.piles = {}
    s.under = {}
    s.explore = Zone(EXPLORATION)
    s.paths = Zone(PATHING)
    s.discard = Zone()
    s.shop = Zone(0, level.shop[:], [EVERYONE] * len(level.shop))
    s.goals = level.goals
    s.done_goals = 0
    s.places = [cell.place for cell in level.cells]
    s.sides = [cell.sides if cell.up else 0 for cell in level.cells]
    s.starts = [cell.place for cell in level.cells if KIND[cell.card] == START]
    for slot, cell in enumerate(level.cells):
        s.slot_at[cell.place] = slot
        s.board.put(cell.card, EVERYONE if cell.up else 0)
        s.under[cell.place] = (cell.under_card << 4 | cell.under_sides) << 4 | cell.sides
        if cell.up and IS_ENEMY[cell.card]:
            s.foes[cell.place] = Foe(card=cell.card, health=PACK[cell.card].health, fighters=[], met=[])
    s.way_on = 0
    s.survey()
    s.potions = _brew(level.potions, s.potions)
    s.rng.loop = level.dice
    s.rng.looped = 0
    p = s.players[0]
    p.place = level.start
    p.came_from = EMPTY
    p.arriving = False
    p.unplaced = False
    s.cut = 0


def _brew(fixed: dict[str, str], known: list[int]) -> list[int]:
    """What the level says of the colours, and what was found out before where it does not contradict (CR-POT-06)."""
    potions = [UNKNOWN] * len(POTIONS)
    for colour, effect in fixed.items():
        potions[NUMBERS[f"potion_{colour}"] - POTIONS[0]] = EFFECTS.index(effect)
    for index, effect_known in enumerate(known):
        if potions[index] == UNKNOWN and effect_known not in potions:
            potions[index] = effect_known
    return potions


def deal_level(s: CardRogue, alone: bool = False) -> None:
    """What the player is given as he enters the level; before that, if it is the first he plays, how he comes to it."""
    level = level_of(s)
    p = s.players[0]
    if alone:
        p.max_health = level.alone.max_health or p.max_health
        p.attack = level.alone.attack
        for card in level.alone.hand:
            p.hand.put(card, EVERYONE)
        for card in level.alone.worn:
            put_on(s, 0, card, PACK[card].slots[0])
        p.health = level.alone.health or p.health
        s.potions = _brew(level.potions, _brew(level.alone.potions, s.potions))
    for card in level.hand:
        gain_card(s, 0, card)
    p.health = level.health or p.health


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


# -- scored runs


def score(s: State) -> tuple[int, int] | None:
    """CR-STORY-03: the turns of a finished run and the dice it used; None if it is not finished or began further down."""
    assert isinstance(s, CardRogue)
    if s.outcome is None or s.outcome.reason != END_STORY or first_level(s.settings.story):
        return None
    return s.turns, s.dice


def ranking(runs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """CR-STORY-03: runs as turns and dice in order: fewest turns first, then fewest dice."""
    return sorted(runs)


def describe(setting: str) -> dict[str, Any]:
    """What a list of maps says of one."""
    campaign = find_campaign(setting)
    return {
        "id": campaign.slug,
        "title": campaign.title,
        "author": campaign.author,
        "version": campaign.version,
        "kind": campaign.kind,
        "levels": [level.title for level in campaign.levels],
        "best": sum([level.best for level in campaign.levels]),
    }


def solution(setting: str) -> list[str]:
    """The answers that solve a map from its beginning; empty if a level does not say."""
    levels = find_campaign(setting).levels[first_level(setting) :]
    if not all(level.solution for level in levels):
        return []
    return [answer for level in levels for answer in level.solution]


MAPS: Final = Maps(
    option="story",
    names=built_in,
    text=map_text,
    describe=describe,
    problems=map_problems,
    solution=solution,
    score=score,
)
