"""Small helps for texts of all games: keys of names, sentences, lines broken at a width."""

import re
from typing import Final

from greathall.core.game import Line

PIECES: Final = re.compile(r"\s*\S+|\s+$")  # a word with the blanks before it


def slug_key(kind: str, slug: str) -> str:
    """The key of a named thing in the catalogues."""
    return f"{kind}-{slug.replace('_', '-')}"


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def wrapped(line: Line, width: int, indent: int) -> list[Line]:
    """A line broken between words so that no part is wider than the screen; what follows is indented. A longer word is cut."""
    if sum([len(part) for part, _ in line]) <= width:
        return [line]
    lines: list[Line] = []
    row: Line = []
    used = 0
    for span, style in line:
        for piece in PIECES.findall(span):
            while row and used + len(piece.rstrip()) > width and used > indent:
                lines.append(row)
                row, used = [(" " * indent, "")], indent
                piece = piece.lstrip()
            while used + len(piece) > width > indent:
                row.append((piece[: width - used], style))
                lines.append(row)
                piece = piece[width - used :].lstrip()
                row, used = [(" " * indent, "")], indent
            if piece:
                row.append((piece, style))
                used += len(piece)
    return [*lines, row] if used > indent or not lines else lines
