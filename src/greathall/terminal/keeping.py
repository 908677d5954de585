"""Saving, loading and leaving: nothing that was played is lost without a question."""

from typing import TYPE_CHECKING

from greathall.core.ids import Seat
from greathall.table.replay import Recording, replay
from greathall.terminal import files
from greathall.terminal.seating import from_names

if TYPE_CHECKING:
    from greathall.terminal.session import Session


class Quit(Exception):
    """The people leave the table."""


def save(session: "Session", seat: Seat, argument: str) -> bool:
    save_as(session, argument)
    return False


def save_as(session: "Session", argument: str) -> bool:
    """Save to the named file, the one used before, or a new one; was it saved?"""
    usual = session.path or files.new_save(session.table.game.slug)
    path = files.named_file(argument) if argument else usual
    if path.exists() and path != session.path:
        question = session.words.say("ui-save-over", file=str(path))
        if session.reader.confirm(session.words, question) is not True:
            session.say("ui-nothing-done", "dim")
            return False
    try:
        session.save(path)
    except (ValueError, OSError) as error:
        session.say("ui-save-failed", "ui-error", reason=str(error))
        return False
    session.say("ui-saved", "ui-note", file=str(path))
    return True


def load(session: "Session", seat: Seat, argument: str) -> bool:
    if not argument:
        session.say("ui-load-what", "ui-error")
        return False
    path = files.existing_file(argument)
    try:
        recording = Recording.load(path)
        loaded = replay(recording)
    except (ValueError, OSError) as error:
        session.say("ui-load-failed", "ui-error", reason=str(error))
        return False
    if loaded.game.slug != session.table.game.slug:
        session.say("ui-load-other", "ui-error", title=loaded.game.title, game=loaded.game.slug, file=str(path))
        return False
    if session.unsaved():
        wish = session.reader.confirm(session.words, session.words.say("ui-load-sure"))
        if wish is not True:
            session.say("ui-nothing-done", "dim")
            return False
    session.seat_all(loaded, from_names(recording.names, recording.seats, session.words))
    session.path = None
    return True


def quit_(session: "Session", seat: Seat, argument: str) -> bool:
    if not session.unsaved():
        session.say("ui-bye", "ui-note")
        raise Quit
    wish = session.reader.confirm(session.words, session.words.say("ui-quit-save"), default=True)
    if wish is None:
        session.say("ui-nothing-done", "dim")
        return False
    if wish and not save_as(session, ""):
        return False
    if wish:
        session.say("ui-go-on", "dim", game=session.table.game.slug, file=str(session.path))
    raise Quit
