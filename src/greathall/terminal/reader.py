"""Where typed lines come from: the keyboard, a pipe, or a list in a test. The end of input is an EOFError."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any

from rich.console import Console

from greathall.data.language import Words
from greathall.terminal.speech import fold

with suppress(ImportError):  # it gives `input` its line editing, where the platform has it
    import_module("readline")
TERMIOS: Any = None
with suppress(ImportError):  # where there is none, what was typed too early cannot be told from the rest
    TERMIOS = import_module("termios")


class Reader:
    """Reads lines. What does not come from a keyboard is echoed, so that a transcript can be read."""

    def __init__(self, console: Console, lines: Iterable[str] | None = None) -> None:
        self.console = console
        self.lines: Iterator[str] | None = None if lines is None else iter(lines)

    def read(self, prompt: str) -> str:
        """The next line, without its end."""
        if self.lines is None and sys.stdin.isatty():
            return input(prompt)
        self.console.print(prompt, end="", markup=False, highlight=False, soft_wrap=True)
        line = next(self.lines, None) if self.lines is not None else sys.stdin.readline() or None
        if line is None:
            self.console.print()
            raise EOFError
        line = line.rstrip("\n")
        self.console.print(line, markup=False, highlight=False, soft_wrap=True)
        return line

    def drop_typed(self) -> None:
        """Forget what was typed at the keyboard before there was a question: it cannot have been meant as an answer to it."""
        if self.lines is None and TERMIOS is not None and sys.stdin.isatty():
            TERMIOS.tcflush(sys.stdin.fileno(), TERMIOS.TCIFLUSH)

    def confirm(self, words: Words, question: str, default: bool | None = None) -> bool | None:
        """Yes, no, or None for neither: a person who presses Enter takes the default."""
        answer = fold(self.read(question + " ").strip())
        if not answer:
            return default
        for value, key in ((True, "ui-yes"), (False, "ui-no")):
            if answer in words.say(key).split() or answer == ("y" if value else "n"):
                return value
        return None

    def forget(self) -> None:
        """Let nobody leaf back to what another person typed."""
        clear = getattr(sys.modules.get("readline"), "clear_history", None)
        if clear is not None:
            clear()
