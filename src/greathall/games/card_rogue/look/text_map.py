"""The map in box-drawing characters: paths are heavy lines, walls thin ones, cards that lie face-down dotted blocks.

A tile is five characters wide and one high, with room for a wall or a path around it. Columns and rows are numbered at the
edges as in the choices (`1,0` is column 1, row 0), and arrows stand where the map goes on.
"""

from typing import Any, Final

from greathall.core.game import Line, View
from greathall.games.card_rogue.cards.catalogue import NUMBERS, PACK
from greathall.games.card_rogue.words import BOSS, CHEST, FOUNTAIN, LADDER, POTION, SHOP_TILE, START, TRAP

TILE: Final = 5  # characters of a tile
PITCH: Final = TILE + 1
LABEL: Final = 3  # characters of a row's number and an arrow
ARROW: Final = 1  # where the map goes on to the right

Cell = dict[str, Any]
Board = dict[tuple[int, int], Cell]
Span = tuple[str, str]

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDE_BITS: Final = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
PATHS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by open sides
WALLS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the walls that meet in a corner
STYLES: Final = {
    TRAP: "trap", SHOP_TILE: "shop", FOUNTAIN: "water", CHEST: "goal", LADDER: "door", START: "door", POTION: "potion",
    BOSS: "boss",
}  # fmt: skip


def board_of(view: View) -> Board:
    """The cards by column and row."""
    return {(cell["x"], cell["y"]): cell for cell in view["board"]}


def sides(cell: Cell | None) -> int:
    """The open sides of a card as bits; none if it lies face-down or is not there. Below row 0 the table ends: a path that
    leads there is a wall (CR-Q-09)."""
    if cell is None:
        return 0
    return sum([SIDE_BITS[side] for side in cell["open"] if side != "south" or cell["y"] > 0])


class Window:
    """The part of the board that is drawn."""

    def __init__(self, board: Board, centre: tuple[int, int], columns: int, rows: int) -> None:
        self.left, self.right = _span([x for x, _ in board], centre[0], columns)
        self.bottom, self.top = _span([y for _, y in board], centre[1], rows)


def _span(used: list[int], centre: int, most: int) -> tuple[int, int]:
    """The first and last number of a window of at most so many, around the centre but not beyond what is used."""
    low, high = min(used), max(used)
    if high - low < most:
        return low, high
    first = min(max(low, centre - most // 2), high - most + 1)
    return first, first + most - 1


def draw_map(view: View, words: Any, columns: int, rows: int) -> list[Line]:
    """The map around the player who acts, as lines of equal width."""
    board = board_of(view)
    if not board:
        return []
    window = Window(board, _centre(view), columns, rows)
    lines = [_column_numbers(window)]
    for y in range(window.top, window.bottom - 1, -1):
        lines.append(_wall_row(board, window, y))
        lines.append(_tile_row(board, window, y, view, words))
    lines.append(_wall_row(board, window, window.bottom - 1))
    return [line for line in lines if any(part.strip() for part, _ in line)]


def _centre(view: View) -> tuple[int, int]:
    """Where the viewer stands, or whose turn it is for one who has no token on the board."""
    for seat in (view["seat"], view["active"]):
        if seat < len(view["players"]) and view["players"][seat]["x"] is not None:
            return view["players"][seat]["x"], view["players"][seat]["y"]
    return view["board"][0]["x"], view["board"][0]["y"]


def _column_numbers(window: Window) -> Line:
    numbers = "".join([f" {x:^{TILE}}" for x in range(window.left, window.right + 1)])
    return [(" " * LABEL + numbers + " " * (1 + ARROW), "coordinate")]


def _tile_row(board: Board, window: Window, y: int, view: View, words: Any) -> Line:
    more_left = any(x < window.left and row == y for x, row in board)
    more_right = any(x > window.right and row == y for x, row in board)
    line: Line = [(f"{y:>{LABEL - 1}}", "coordinate"), ("←" if more_left else " ", "more")]
    for x in range(window.left, window.right + 1):
        line.append(_between(board.get((x - 1, y)), board.get((x, y))))
        line += tile(board.get((x, y)), view, words)
    line.append(_between(board.get((window.right, y)), board.get((window.right + 1, y))))
    line.append(("→" if more_right else " ", "more"))
    return line


def _between(left: Cell | None, right: Cell | None) -> Span:
    """What stands between two neighbours in a row."""
    out, into = sides(left) & EAST, sides(right) & WEST
    if out and into:
        return "━", "path"
    if _walled(left, out) or _walled(right, into):
        return "│", "wall"
    if out:
        return ("╸" if right is None else "╍"), "path"
    if into:
        return ("╺" if left is None else "╍"), "path"
    return " ", ""


def _walled(cell: Cell | None, way: int) -> bool:
    return cell is not None and cell["card"] is not None and not way


def _upright(below: Cell | None, above: Cell | None) -> Span:
    """What stands between two neighbours in a column."""
    out, into = sides(below) & NORTH, sides(above) & SOUTH
    if out and into:
        return "┃", "path"
    if _walled(below, out) or _walled(above, into):
        return "─", "wall"
    if out:
        return ("╻" if above is None else "╏"), "path"
    if into:
        return ("╹" if below is None else "╏"), "path"
    return " ", ""


def _wall_row(board: Board, window: Window, y: int) -> Line:
    """The walls and paths between row y and the row above it."""
    line: Line = [(" " * LABEL, "")]
    for x in range(window.left, window.right + 2):
        line.append((_corner(board, x, y), "wall"))
        if x > window.right:
            break
        glyph, style = _upright(board.get((x, y)), board.get((x, y + 1)))
        beyond = y == window.top and any(column == x and row > y for column, row in board)
        below = y < window.bottom and any(column == x and row <= y for column, row in board)
        if beyond or below:
            line.append((f"{'↑' if beyond else '↓':^{TILE}}", "more"))
        elif style == "path":
            line.append((f"{glyph:^{TILE}}", style))
        else:
            line.append((glyph * TILE, style))
    line.append((" " * ARROW, ""))
    return line


def _corner(board: Board, x: int, y: int) -> str:
    """Where the walls of four cards meet: (x, y) lies to the lower right."""
    lower, upper = _between(board.get((x - 1, y)), board.get((x, y))), _between(board.get((x - 1, y + 1)), board.get((x, y + 1)))
    left, right = _upright(board.get((x - 1, y)), board.get((x - 1, y + 1))), _upright(board.get((x, y)), board.get((x, y + 1)))
    walls = 0
    for bit, (_, style) in ((NORTH, upper), (EAST, right), (SOUTH, lower), (WEST, left)):
        if style == "wall":
            walls |= bit
    return WALLS[walls]


# -- one tile


def tile(cell: Cell | None, view: View, words: Any) -> Line:
    """Five characters: who or what is there."""
    if cell is None:
        return [(" " * TILE, "")]
    if cell["card"] is None:
        return [("░" * TILE, "face-down")]
    if cell["foe"] is not None:
        return [_foe_mark(cell["foe"], words)]
    open_sides = sides(cell)
    west, east = ("━" if open_sides & WEST else " "), ("━" if open_sides & EAST else " ")
    mark = mark_of(cell["card"], words)
    style = STYLES.get(PACK[NUMBERS[cell["card"]]].kind, "path")
    pile = f"*{min(cell['pile'], 9)}" if cell["pile"] else ""
    if cell["token"] is not None:
        letter, token = token_of(view["players"][cell["token"]], words)
        if mark:
            return [(letter, token), (f" {mark[:3]:<3}", style)]
        return [(west, "path"), (f"({letter})", token), (east, "path")]
    if pile:
        return [(f"{mark[:3]:^3}", style), (pile, "item")] if mark else [(west, "path"), (f"{pile:<3}", "item"), (east, "path")]
    if mark:
        return [(f"{mark:^{TILE}}", style)]
    return [(west * 2 + PATHS[open_sides] + east * 2, "path")]


def _foe_mark(foe: dict[str, Any], words: Any) -> Span:
    boss = PACK[NUMBERS[foe["card"]]].kind == BOSS
    return f"{mark_of(foe['card'], words)[:3]}{max(0, foe['health']):>2}", "boss" if boss else "enemy"


def mark_of(slug: str, words: Any) -> str:
    """The few letters that stand for a card on the map; none for a plain path."""
    key = f"card-{slug.replace('_', '-')}"
    return str(words.say(f"{key}.map")) if PACK[NUMBERS[slug]].kind else ""


def token_of(player: dict[str, Any], words: Any) -> Span:
    """A token: the initial of the character, in the colour of the token. No two players have the same character."""
    if player["character"] is None:
        return "?", "bold"
    return str(words.say(f"character-{player['character']}"))[0].upper(), f"token-{player['token']}"
