"""A real keyboard: what is typed while bots play is no answer."""

import io
import os
import pty
import select
import sys
from collections.abc import Iterator

import pytest
from rich.console import Console

from greathall.data.language import words
from greathall.games import load
from greathall.table.table import Table
from greathall.terminal.reader import Reader
from greathall.terminal.seating import arrange
from greathall.terminal.session import Session

RESTLESS = "1\n\n1\n"


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A terminal; what is written to this end is typed."""
    typed, there = pty.openpty()
    with open(there, encoding="utf-8", closefd=True) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        yield typed
    os.close(typed)


def _arrives(keyboard: int, text: str) -> None:
    """Type something, and wait until the system has it."""
    os.write(keyboard, text.encode())
    for _ in range(1000):
        if select.select([sys.stdin], [], [], 0.01)[0]:
            return
    raise AssertionError("nothing arrived")


class Restless(Session):
    """A sitting at which somebody hits the keys whenever a bot has played."""

    typing = 0
    asked = 0

    def tell(self) -> None:
        super().tell()
        if self.typing:
            _arrives(self.typing, RESTLESS)

    def show(self, *given: object) -> None:
        super().show(*given)  # type: ignore[arg-type]
        self.asked += 1
        pending = select.select([sys.stdin], [], [], 0)[0]
        if self.typing and pending:
            raise AssertionError("what was typed before the question would be taken for its answer")
        raise EOFError


def _sitting() -> Restless:
    game = load("pebble")
    places = arrange(game, words(game, "en"), 2, ["greedy"], None)
    screen = Console(file=io.StringIO(), width=80, height=24)
    return Restless(Table(game, 2, "3", {}, [place.name for place in places]), places, "en", screen, Reader(screen))


def test_what_is_typed_while_bots_play_is_no_answer(keyboard: int) -> None:
    session = _sitting()
    session.typing = keyboard
    assert session.run() == 0
    assert session.asked == 1 and not any(answer.seat in session.people for answer in session.table.answers)


def test_a_terminal_that_takes_what_was_typed_early_is_found(keyboard: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reader, "drop_typed", lambda self: None)
    session = _sitting()
    session.typing = keyboard
    with pytest.raises(AssertionError, match="taken for its answer"):
        session.run()


def test_a_script_in_a_pipe_is_read_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n2\n"))
    reader = Reader(Console(file=io.StringIO()))
    reader.drop_typed()
    assert [reader.read("?"), reader.read("?")] == ["1", "2"]
