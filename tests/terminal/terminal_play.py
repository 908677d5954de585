"""Playing in a test: typed lines in, the text of the screen out."""

from collections.abc import Iterable
from io import StringIO
from typing import Any

from rich.console import Console
from shelf_game import GAME as SHELF
from terminal_little import GAME as LITTLE

from greathall.core.game import Game
from greathall.data.language import Words
from greathall.table.table import Table
from greathall.terminal.play import main
from greathall.terminal.reader import Reader
from greathall.terminal.seating import arrange
from greathall.terminal.session import Session


class Played:
    """How a sitting went."""

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        self.text = text
        self.answers = text.split(" > ")  # what was shown before each typed line


def console(width: int = 80, height: int = 24, terminal: bool = False) -> Console:
    return Console(file=StringIO(), width=width, height=height, color_system=None, legacy_windows=False, force_terminal=terminal)


def text_of(screen: Console) -> str:
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


def pebble(lines: Iterable[str], width: int = 80, height: int = 24, **settings: Any) -> Played:
    """A sitting at the teaching game."""
    screen = console(width, height)
    settings.setdefault("seed", "3")
    code = main("pebble", lines=lines, console=screen, **settings)
    return Played(code, text_of(screen))


def little(lines: Iterable[str], people: int = 1, height: int = 24, terminal: bool = False) -> Played:
    """A sitting at the market, which is not among the installed games."""
    return toy(LITTLE, lines, people, height, terminal)


def shelf(lines: Iterable[str]) -> Played:
    """A sitting at the shelf, where several things are chosen."""
    return toy(SHELF, lines, 2)


def toy(game: Game, lines: Iterable[str], people: int, height: int = 24, terminal: bool = False) -> Played:
    """A sitting at a game that is not installed."""
    screen = console(80, height, terminal)
    places = arrange(game, Words(game, "en"), people, [], None)
    table = Table(game, people, "1", {}, [place.name for place in places])
    session = Session(table, places, "en", screen, Reader(screen, lines))
    code = session.run()
    return Played(code, text_of(screen))
