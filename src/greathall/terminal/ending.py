"""The end of a game: places, points and the reason; and the recording for whoever wants to see it again."""

from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from greathall.core.ids import SPECTATOR
from greathall.core.outcome import Outcome
from greathall.terminal import screen
from greathall.terminal.keeping import save_as
from greathall.terminal.layout import divider
from greathall.terminal.styles import look, styled

if TYPE_CHECKING:
    from greathall.terminal.session import Session


def show(session: "Session") -> int:
    """Show the result and offer to save the recording; the exit code."""
    outcome = session.table.outcome
    assert outcome is not None, "only a finished game has an end"
    console, words = session.console, session.words
    width = screen.width_of(console)
    viewer = session.people[0] if len(session.people) == 1 else SPECTATOR
    known = min(session.seen[seat] for seat in session.people) if session.people else session.told
    if console.is_terminal and session.people:
        console.clear()
    picture = screen.picture(console, words, session.table.view(viewer))
    result = len(outcome.places) + 10
    news = session.table.events(viewer, known)
    log = screen.log_lines(console, words, news, len(news), max(3, console.height - len(picture) - result))
    title = screen.header(words, words.say("ui-end-title"), len(session.table.answers), width)
    screen.draw(console, [title, *picture, divider(words.say("ui-log-title"), width), *log])
    session.say(f"end-{outcome.reason}", "bold")
    console.print(grid(session, outcome), highlight=False)
    console.print(styled(verdict(session, outcome), "good"), highlight=False)
    session.say("ui-end-seed", "dim", seed=session.table.seed)
    return offer_recording(session)


def grid(session: "Session", outcome: Outcome) -> Grid:
    """Places and points, the winner first."""
    words = session.words
    table = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(words.say("ui-end-place"), justify="right")
    table.add_column(words.say("ui-end-player"))
    table.add_column(words.say("ui-end-points"), justify="right")
    for seat in sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat)):
        style = look("you") if outcome.places[seat] == 1 else ""
        row = (f"{outcome.places[seat]}.", words.seat(seat), str(outcome.points[seat]))
        table.add_row(*(styled(cell, "") for cell in row), style=style)
    return table


def verdict(session: "Session", outcome: Outcome) -> str:
    """Who won, in a sentence."""
    names = [session.words.seat(seat) for seat in outcome.winners()]
    return session.words.say("ui-end-winners", count=len(names), names=", ".join(names))


def offer_recording(session: "Session") -> int:
    """Ask once whether to keep the game, and say how it is watched again. The end of input means no."""
    if not session.unsaved():
        return 0
    try:
        wish = session.reader.confirm(session.words, session.words.say("ui-end-save"), default=False)
        if wish and save_as(session, ""):
            session.say("ui-end-replay", "dim", file=str(session.path))
    except EOFError:
        pass
    return 0
