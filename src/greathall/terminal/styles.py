"""What the semantic style names of games and of this terminal look like. Unknown names are plain text.

Games say what a thing is ("enemy", "you"); only this table says how that looks. Rich leaves the colours out when
NO_COLOR is set, so nothing may be told by colour alone.
"""

from rich.text import Text

from greathall.core.game import Line

STYLES = {
    "dim": "dim",
    "bold": "bold",
    "title": "bold",
    "good": "green",
    "bad": "red",
    "warn": "yellow",
    "you": "bold bright_cyan",
    "ally": "cyan",
    "seat-0": "bright_cyan",
    "seat-1": "bright_magenta",
    "seat-2": "bright_yellow",
    "seat-3": "bright_green",
    "enemy": "bright_red",
    "boss": "bold red",
    "wall": "bright_black",
    "path": "white",
    "door": "yellow",
    "item": "bright_yellow",
    "card": "bright_white",
    "gold": "yellow",
    "health": "red",
    "magic": "magenta",
    "potion": "bright_magenta",
    "shop": "bright_green",
    "water": "bright_blue",
    "goal": "bold green",
    "effect": "blue",
    "hidden": "bright_black",
    "number": "bold",
    "label": "bold",
    "points": "bold bright_green",
    "trap": "bright_red",
    "health-low": "bold bright_red",
    "face-down": "bright_black",
    "coordinate": "dim",
    "more": "bold bright_blue",
    "story": "italic",
    # Tokens: the letter on the colour, so that they stand out on a map
    "token-crimson": "bold bright_white on red",
    "token-azure": "bold black on bright_blue",
    "token-emerald": "bold black on green",
    "token-amber": "bold black on yellow",
    "token-violet": "bold bright_white on magenta",
    "token-ivory": "bold black on white",
    # This terminal's own parts
    "ui-header": "bold reverse",
    "ui-rule": "dim",
    "ui-new": "",
    "ui-old": "dim",
    "ui-question": "bold",
    "ui-number": "bold cyan",
    "ui-picked": "bold green",
    "ui-key": "bold underline",
    "ui-error": "yellow",
    "ui-note": "green",
    "ui-line": "dim",
}


def look(style: str) -> str:
    """The Rich style of a semantic name."""
    return STYLES.get(style, "")


def styled(text: str, style: str) -> Text:
    """A text in one style, to which others may be appended; never read as markup, so names may hold brackets."""
    return Text().append(text, look(style) or None)


def line_text(line: Line) -> Text:
    """One line of a game's picture."""
    text = Text()
    for part, style in line:
        text.append(part, look(style) or None)
    return text
