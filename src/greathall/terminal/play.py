"""`greathall play GAME`: set the table, or load one, and sit down at it."""

import secrets
from collections.abc import Iterable

from rich.console import Console

from greathall import games
from greathall.core.game import Game, Setting, SettingError
from greathall.data.language import words as catalogue
from greathall.table.replay import Recording, RecordingError, replay
from greathall.table.table import Table
from greathall.terminal import files
from greathall.terminal.reader import Reader
from greathall.terminal.seating import Place, arrange, from_names
from greathall.terminal.session import Session


def main(
    game: str,
    *,
    seats: int | None = None,
    bots: list[str] | None = None,
    seed: str | None = None,
    lang: str = "en",
    options: dict[str, Setting] | None = None,
    names: list[str] | None = None,
    load: str | None = None,
    delay: float = 0.0,
    console: Console | None = None,
    lines: Iterable[str] | None = None,
) -> int:
    """Play; the exit code. Settings that do not fit raise a ValueError with one sentence. `console` and `lines` stand
    in for the terminal and its keyboard."""
    shown = console if console is not None else Console(highlight=False)
    reader = Reader(shown, lines)
    if load is not None:
        session = loaded(game, load, lang, shown, reader, delay)
    else:
        chosen = games.load(game)
        places = arrange(chosen, catalogue(chosen, lang), seats, bots, names)
        start = seed if seed is not None else secrets.token_hex(32)
        try:
            table = new_table(chosen, places, start, options)
        except SettingError:
            # Nobody asked for the bot, and some settings (a story, say) are for the people alone.
            people = [place for place in places if not place.bot]
            if seats is not None or bots is not None or len(people) < chosen.seats[0]:
                raise
            places = people
            table = new_table(chosen, places, start, options)
        session = Session(table, places, lang, shown, reader, delay)
    return session.run()


def new_table(game: Game, places: list[Place], seed: str, options: dict[str, Setting] | None) -> Table:
    """A table for these places."""
    return Table(game, len(places), seed, options, [place.name for place in places])


def loaded(game: str, load: str, lang: str, console: Console, reader: Reader, delay: float) -> Session:
    """A session that goes on with a saved game: its seats, bots, names and settings are those of the file."""
    path = files.existing_file(load)
    recording = Recording.load(path)
    chosen = games.load(game)
    if recording.game != game:
        raise RecordingError(f"{path} is a game of {recording.game!r}, not of {game!r}")
    places = from_names(recording.names, recording.seats, catalogue(chosen, lang))
    table = replay(recording)
    if table.outcome is not None:
        raise SettingError(f"{path} is a finished game; `greathall replay {path}` shows it")
    return Session(table, places, lang, console, reader, delay)
