"""Several people at one terminal: a curtain between two of them, when one has secrets from the other."""

from collections.abc import Sequence

from rich.align import Align
from rich.console import Console

from greathall.core.ids import Seat
from greathall.core.state import State
from greathall.data.language import Words
from greathall.terminal.reader import Reader
from greathall.terminal.styles import styled

WIPE_SCROLLBACK = "\x1b[3J"


def has_secrets(state: State, seats: Sequence[Seat]) -> bool:
    """Does any of these seats know a card that another of them does not?"""
    everyone = sum(1 << seat for seat in seats)
    return any(known & everyone not in (0, everyone) for zone in state.zones() for known in zone.known)


def wipe(console: Console) -> None:
    """Clear the screen, and what was scrolled off it."""
    if console.is_terminal:
        console.clear()
        console.file.write(WIPE_SCROLLBACK)
        console.file.flush()


def close_curtain(console: Console, reader: Reader, words: Words, name: str) -> None:
    """Hide everything until the next person is at the keyboard."""
    wipe(console)
    reader.forget()
    if console.is_terminal:
        console.line(max(0, console.height // 2 - 2))
    console.print(Align.center(styled(words.say("ui-curtain", name=name), "bold")), highlight=False)
    reader.read(words.say("ui-press-enter") + " ")
    wipe(console)
