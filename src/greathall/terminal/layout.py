"""How much of each part fits: columns of choices, lines of log, pages. All of it is arithmetic on finished lines."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from greathall.terminal.choices import Choice
from greathall.terminal.styles import look, styled

GAP = 3
FEWEST_LOG_LINES = 2


def wrapped(console: Console, lines: Sequence[Text], width: int, indent: str = "") -> list[Text]:
    """The lines as they will stand on the screen; what runs over is indented."""
    result: list[Text] = []
    for line in lines:
        parts = list(line.wrap(console, width)) or [Text()]
        if len(parts) > 1 and indent:
            rest = line[len(parts[0].plain) :]
            rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
            below = rest.wrap(console, max(1, width - len(indent)))
            parts = [parts[0], *(Text(indent).append_text(part) for part in below)]
        for part in parts:
            part.rstrip()
        result += parts
    return result


def choice_text(choice: Choice, is_default: bool, digits: int, spelled: bool) -> Text:
    """`2 Bid flint`, the shortcut's letter underlined (or spelled out behind it), an arrow before what Enter takes, a
    tick on what is picked."""
    text = styled("›" if is_default else " ", "ui-number")
    text.append(f"{choice.number:>{digits}} ", look("ui-number"))
    if choice.count:
        text.append("✓ " if choice.count == 1 else f"✓{choice.count} ", look("ui-picked"))
    start = len(text)
    text.append(choice.label)
    if choice.key:
        text.stylize(look("ui-key"), start + choice.at, start + choice.at + 1)
        if spelled:
            text.append(f" [{choice.key}]")
    return text


def choice_rows(choices: Sequence[Choice], default: Choice | None, width: int, room: int, spelled: bool = False) -> list[Text]:
    """The menu in one column if that fits the room, else in as many columns as it needs and the width allows,
    and if that is still too tall, without columns."""
    digits = len(str(len(choices)))
    cells = [choice_text(choice, choice is default, digits, spelled) for choice in choices]
    widest = max(cell_len(cell.plain) for cell in cells)
    most = max(1, (width + GAP) // (widest + GAP))
    columns = next((n for n in range(1, most) if -(-len(cells) // n) <= room), most)
    height = -(-len(cells) // columns)
    if height > room and width > widest:
        return _flowing(cells, width)
    rows: list[Text] = []
    for row in range(height):
        line = Text()
        for cell in cells[row::height]:
            if line:
                line.append(" " * GAP)
            line.append_text(cell)
            line.append(" " * (widest - cell_len(cell.plain)))
        line.rstrip()
        rows.append(line)
    return rows


def _flowing(cells: Sequence[Text], width: int) -> list[Text]:
    """One after another like words on a page: the least space that they can take."""
    rows: list[Text] = []
    for cell in cells:
        if rows and cell_len(rows[-1].plain) + 1 + cell_len(cell.plain) <= width:
            rows[-1].append(" ").append_text(cell)
        else:
            rows.append(cell.copy())
    return rows


def page(lines: Sequence[Text], number: int, height: int, newest: bool = False) -> tuple[list[Text], int, int]:
    """One page of many lines: the lines, the page's number put within bounds, and the count of pages. With `newest`
    the pages count from the end."""
    height = max(1, height)
    count = max(1, -(-len(lines) // height))
    number = min(max(1, number), count)
    end = len(lines) - (number - 1) * height if newest else number * height
    return list(lines[max(0, end - height) : end]), number, count


def divider(title: str, width: int) -> Text:
    """A thin line with a title in it."""
    head = f"── {title} " if title else ""
    return styled(head + "─" * max(0, width - cell_len(head)), "ui-line")
