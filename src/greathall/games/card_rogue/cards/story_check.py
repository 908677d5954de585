"""The validator of story maps (CR-STORY-03): everything that is wrong with a campaign, in words for its author.

It looks at the file only. That a level can be solved is proven by the author's solution, which `greathall maps` plays.
"""

from typing import Any, Final

from greathall.data.pack import nearest
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS, DECKS, HAS_PATHS, KIND, NUMBERS, PACK, SLUGS
from greathall.games.card_rogue.words import (
    ARTIFACT,
    BOSS,
    CHEST,
    EFFECTS,
    ENEMY,
    FOUNTAIN,
    GOALS,
    KEY,
    LADDER,
    PATH,
    POTION,
    SHOP_TILE,
    SIDES,
    START,
    TRAP,
)

SIDE_LETTERS: Final = "NESW"
ALL: Final = frozenset(SIDE_LETTERS)
STEPS: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
WIDEST: Final = 60  # columns -60 to 60, rows 0 to 60

TILES: Final = (PATH, START, LADDER, TRAP, FOUNTAIN, SHOP_TILE, CHEST)
ENEMIES: Final = (ENEMY, BOSS)
GOES_AWAY: Final = (ENEMY, BOSS, ARTIFACT, KEY, POTION, FOUNTAIN)
SHOP_SLUGS: Final = sorted({SLUGS[card] for card in DECKS["shop"]})
HELD_SLUGS: Final = [card.slug for card in PACK if card.kind not in TILES]
WORN_SLUGS: Final = [card.slug for card in PACK if card.slots]
COLOUR_NAMES: Final = [slug.removeprefix("potion_") for slug in SLUGS if slug.startswith("potion_")]
EFFECT_NAMES: Final = EFFECTS[1:]

CAMPAIGN_KEYS: Final = ("id", "title", "title_es", "author", "version", "kind", "character")
LEVEL_KEYS: Final = (
    "id", "title", "title_es", "intro", "intro_es", "outro", "outro_es", "start", "exit", "dice", "potions", "shop",
    "goals", "hand", "health", "alone", "solution", "best", "cell",
)  # fmt: skip
ALONE_KEYS: Final = ("health", "max_health", "attack", "hand", "worn", "potions")
CELL_KEYS: Final = ("at", "card", "paths", "face", "under")

Table = dict[str, Any]
Spot = tuple[int, int]
Sides = frozenset[str]


def problems_of(tree: Table) -> list[str]:
    """Everything that is wrong with a campaign; empty if it can be played."""
    found = _unknown(tree, ("campaign", "level"), "the file")
    head = tree.get("campaign")
    if not isinstance(head, dict):
        found.append("a [campaign] table with id, title and character is needed")
    else:
        found += _head_problems(head)
    levels = tree.get("level")
    if not isinstance(levels, list) or not levels or not all(isinstance(level, dict) for level in levels):
        return [*found, "at least one [[level]] is needed"]
    names: list[Any] = []
    through_walls = False  # may the player have something by now that leads through walls?
    for number, level in enumerate(levels, 1):
        through_walls = through_walls or _leads_through_walls(level)
        found += [f"level {number}: {problem}" for problem in _level_problems(level, through_walls)]
        if level.get("id") in names:
            found.append(f"level {number}: its id {level.get('id')!r} is taken")
        names.append(level.get("id"))
    return found


def _head_problems(head: Table) -> list[str]:
    found = _unknown(head, CAMPAIGN_KEYS, "campaign")
    found += _wrong(head, ("id", "title", "title_es", "author", "kind", "character"), str, "campaign", "a text")
    found += _wrong(head, ("version",), int, "campaign", "a whole number")
    found += [f"campaign: {key!r} is missing" for key in ("id", "title", "character") if not head.get(key)]
    character = head.get("character")
    if character and character not in CHARACTER_SLUGS:
        found.append(f"campaign: unknown character {character!r}{nearest(str(character), CHARACTER_SLUGS)}")
    if head.get("kind", "story") not in ("story", "challenge"):
        found.append(f"campaign: kind is story or challenge, not {head['kind']!r}")
    return found


def _unknown(table: Table, known: tuple[str, ...], where: str) -> list[str]:
    return [f"{where} has no {key!r}{nearest(key, known)}" for key in table if key not in known]


def _wrong(table: Table, keys: tuple[str, ...], kind: type, where: str, what: str) -> list[str]:
    """Keys whose value is of another kind (a truth value is no number)."""
    wrong = [key for key in keys if key in table and type(table[key]) is not kind]
    return [f"{where}: {key!r} is {what}" for key in wrong]


# -- a level


def _level_problems(level: Table, through_walls: bool) -> list[str]:
    found = _unknown(level, LEVEL_KEYS, "it")
    found += [f"{key!r} is missing" for key in ("id", "title", "intro", "start", "cell") if not level.get(key)]
    texts = ("id", "title", "title_es", "intro", "intro_es", "outro", "outro_es", "exit")
    found += _wrong(level, texts, str, "it", "a text")
    found += _wrong(level, ("health", "best"), int, "it", "a whole number")
    found += _wrong(level, ("shop", "hand", "goals", "solution", "cell"), list, "it", "a list")
    found += _wrong(level, ("dice", "potions", "alone"), dict, "it", "a table")
    if found:
        return found
    found += _dice_problems(level.get("dice", {}))
    found += _cards(level.get("shop", []), SHOP_SLUGS, "shop")
    found += _cards(level.get("hand", []), HELD_SLUGS, "hand")
    found += _potion_problems(level.get("potions", {}))
    found += _alone_problems(level.get("alone", {}))
    for goal in level.get("goals", []):
        if goal not in GOALS:
            found.append(f"unknown goal {goal!r}{nearest(str(goal), GOALS)}")
    if not all(isinstance(answer, str) for answer in level.get("solution", [])):
        found.append("solution is a list of answers, such as 'move 0,1'")
    for key in ("health", "best"):
        if key in level and level[key] < 1:
            found.append(f"{key} is above 0")
    board: dict[Spot, Table] = {}
    for cell in level["cell"]:
        found += _cell_problems(cell, board)
    found += _ends_problems(level, board)
    if not found:
        found += _path_problems(board)
    if not found and not through_walls and not _exit_reachable(level, board):
        found.append("no path leads from the start to the exit, and nothing here or before leads through walls")
    return found


def _dice_problems(dice: Table) -> list[str]:
    found = _unknown(dice, ("values", "seed"), "dice")
    values = dice.get("values", [])
    if not isinstance(values, list) or not all(type(face) is int and 1 <= face <= 6 for face in values):
        found.append("dice.values is a list of faces 1 to 6")
    if "values" in dice and "seed" in dice:
        found.append("dice are values or a seed, not both")
    elif "values" in dice and not values:
        found.append("dice.values needs at least one face")
    return found


def _cards(slugs: Any, known: list[str], where: str) -> list[str]:
    if not isinstance(slugs, list):
        return [f"{where} is a list of cards"]
    return [f"{where}: unknown card {slug!r}{nearest(str(slug), known)}" for slug in slugs if slug not in known]


def _potion_problems(potions: Any) -> list[str]:
    if not isinstance(potions, dict):
        return ["potions is a table of colours and effects"]
    found: list[str] = []
    for colour, effect in potions.items():
        if colour not in COLOUR_NAMES:
            found.append(f"potions: {colour!r} is not a colour{nearest(colour, COLOUR_NAMES)}")
        if effect not in EFFECT_NAMES:
            found.append(f"potions: {effect!r} is not an effect{nearest(str(effect), EFFECT_NAMES)}")
        elif list(potions.values()).count(effect) > 1:
            found.append(f"potions: {effect} is the effect of two colours")
    return found


def _alone_problems(alone: Table) -> list[str]:
    found = _unknown(alone, ALONE_KEYS, "alone")
    found += _wrong(alone, ("health", "max_health", "attack"), int, "alone", "a whole number")
    found += _cards(alone.get("hand", []), HELD_SLUGS, "alone.hand")
    found += _cards(alone.get("worn", []), WORN_SLUGS, "alone.worn")
    found += _potion_problems(alone.get("potions", {}))
    return found


# -- a cell


def _cell_problems(cell: Any, board: dict[Spot, Table]) -> list[str]:
    """What is wrong with one cell; a good place is noted on the board."""
    if not isinstance(cell, dict):
        return ["a cell is a table with at and card"]
    at = cell.get("at")
    if not isinstance(at, list) or len(at) != 2 or not all(type(number) is int for number in at):
        return [f"a cell needs its own place: at = [x, y], not {at!r}"]
    x, y = at
    if not (-WIDEST <= x <= WIDEST and 0 <= y <= WIDEST):
        return [f"{at} is off the table; columns are -{WIDEST} to {WIDEST}, rows 0 to {WIDEST}"]
    if (x, y) in board:
        return [f"a cell needs its own place: {at} is taken"]
    board[x, y] = cell
    found = _unknown(cell, CELL_KEYS, f"{at}")
    slug = cell.get("card")
    if slug not in SLUGS:
        return [*found, f"{at}: unknown card {slug!r}{nearest(str(slug), SLUGS)}"]
    kind = KIND[NUMBERS[slug]]
    if kind not in TILES and kind not in GOES_AWAY:
        found.append(f"{at}: {slug} lies on no board; it is bought or held")
    if cell.get("face", "down") not in ("up", "down"):
        found.append(f"{at}: face is up or down, not {cell['face']!r}")
    elif cell.get("face") == "up" and kind in (ARTIFACT, KEY):
        found.append(f"{at}: {slug} is taken when it is flipped, so it lies face down")
    found += _paths_problems(cell, f"{at}")
    if "under" in cell:
        found += _under_problems(cell["under"], kind, f"{at}")
    return found


def _under_problems(under: Any, kind: int, where: str) -> list[str]:
    if kind not in GOES_AWAY:
        return [f"{where}: nothing is ever taken away here, so nothing lies under it"]
    if not isinstance(under, dict):
        return [f"{where}: under is a table with card and paths"]
    found = _unknown(under, ("card", "paths"), f"{where}: under")
    slug = under.get("card", "cross")
    if slug not in SLUGS:
        found.append(f"{where}: unknown card {slug!r}{nearest(str(slug), SLUGS)}")
    elif not HAS_PATHS[NUMBERS[slug]] or KIND[NUMBERS[slug]] == START:
        found.append(f"{where}: what lies under a card must be a tile, not {slug}")
    else:
        found += _paths_problems(under, f"{where}: under")
    return found


def _paths_problems(part: Table, where: str) -> list[str]:
    """Are the open sides given as letters, and do they fit the shape of the card?"""
    slug = part.get("card", "cross")
    number = NUMBERS[slug]
    if not HAS_PATHS[number]:
        return [f"{where}: {slug} shows no paths; those of the tile below it belong to under"] if "paths" in part else []
    letters = part.get("paths", SIDE_LETTERS)
    if not isinstance(letters, str) or not letters or any(letters.count(c) > 1 or c not in ALL for c in letters):
        return [f"{where}: paths are letters of {SIDE_LETTERS}, each once and at least one"]
    if KIND[number] == PATH or KIND[number] == LADDER:
        straight = len(letters) == 2 and OPPOSITE[letters[0]] == letters[1]
        if len(letters) != PACK[number].paths.bit_count() or (len(letters) == 2 and straight != (slug == "straight")):
            return [f"{where}: {slug} has other paths than {letters!r}"]
    return []


# -- the board as a whole


def _ends_problems(level: Table, board: dict[Spot, Table]) -> list[str]:
    start = level["start"]
    cells = [cell for (x, y), cell in board.items() if [x, y] == start]
    found: list[str] = []
    if not cells or cells[0].get("card") != "starting_tile":
        found.append("start must be the place of a starting_tile")
    elif cells[0].get("face") != "up":
        found.append("the starting_tile at the start lies face up")
    if level.get("exit", "ladder") not in ("ladder", "start"):
        found.append(f"exit is ladder or start, not {level['exit']!r}")
    elif not _exits(level, board):
        found.append("exit is ladder, but there is no ladder_down")
    return found


def _exits(level: Table, board: dict[Spot, Table]) -> list[Spot]:
    """Where the level can end: the ladders, also those under a card, or the starting tiles."""
    wanted = "starting_tile" if level.get("exit") == "start" else "ladder_down"
    return [spot for spot, cell in board.items() if wanted in (cell.get("card"), _under(cell).get("card"))]


def _under(cell: Table) -> Table:
    under = cell.get("under", {})
    return under if isinstance(under, dict) else {}


def _shapes(cell: Table) -> list[Sides]:
    """The open sides that the place shows in the course of play, the last ones last."""
    own = frozenset(cell.get("paths", SIDE_LETTERS))
    below = frozenset(_under(cell).get("paths", SIDE_LETTERS))
    kind = KIND[NUMBERS[cell["card"]]]
    if kind == FOUNTAIN:
        return [own, below]
    return [below] if kind in GOES_AWAY else [own]


def _path_problems(board: dict[Spot, Table]) -> list[str]:
    """A path that ends at a neighbour's wall is a mistake of the author; one that ends in the void is a wall itself."""
    found: list[str] = []
    for (x, y), cell in board.items():
        for side, (dx, dy) in STEPS.items():
            other = board.get((x + dx, y + dy))
            if other is None:
                continue
            opens = any(side in shape for shape in _shapes(cell))
            walled = any(OPPOSITE[side] not in shape for shape in _shapes(other))
            if opens and walled:
                name = SIDES[SIDE_LETTERS.index(side)]
                found.append(f"the path of {[x, y]} to the {name} ends at a wall of {[x + dx, y + dy]}")
    return found


def _exit_reachable(level: Table, board: dict[Spot, Table]) -> bool:
    x, y = level["start"]
    seen = {(x, y)}
    todo = [(x, y)]
    while todo:
        x, y = todo.pop()
        for side in _shapes(board[x, y])[-1]:
            there = (x + STEPS[side][0], y + STEPS[side][1])
            if there in board and there not in seen:
                seen.add(there)
                todo.append(there)
    return any(spot in seen for spot in _exits(level, board))


def _leads_through_walls(level: Table) -> bool:
    """Is there a move scroll to be had, or a potion that may turn out to be teleportation?"""
    alone = level.get("alone", {})
    lists = [level.get("shop"), level.get("hand"), alone.get("hand") if isinstance(alone, dict) else None]
    cells = level.get("cell", [])
    lists.append([cell.get("card") for cell in cells if isinstance(cell, dict)] if isinstance(cells, list) else [])
    slugs = [slug for given in lists if isinstance(given, list) for slug in given]
    return any(isinstance(slug, str) and (slug == "scroll_move" or slug.startswith("potion_")) for slug in slugs)
