"""A stored game, step by step: forward, back, jump; or all of it on paper."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace

from rich.console import Console
from rich.text import Text

from greathall.core.event import Event
from greathall.core.game import Game, Line
from greathall.core.ids import Seat
from greathall.core.state import State
from greathall.data.language import Words
from greathall.data.notation import read_all
from greathall.games import load
from greathall.table.replay import Recording, RecordingError, open_table, step, verified, watched
from greathall.table.table import Answer

Paint = Callable[[Line], Text]
HELP = "Enter next · b back · a number jumps there · e end · q quit"


@dataclass(frozen=True)
class Step:
    """The position after so many answers, and what the last of them brought about."""

    number: int
    answer: Answer | None
    state: State | None  # None: the rules have changed since, and only what was told is left
    events: list[Event]


@dataclass(frozen=True)
class Film:
    """All positions of a stored game. `broken` says where and why it could not be played to its end."""

    game: Game
    recording: Recording
    steps: list[Step]
    broken: RecordingError | None


def film(recording: Recording) -> Film:
    """Play a recording through and keep every position. One of older rules is shown as it was told then, if it says so."""
    game = load(recording.game)
    if (game.version > recording.rules or recording.state) and recording.deal is not None:
        return retold_film(recording, game)
    table = open_table(recording)
    # A table answers on a copy, so the states before stay as they were.
    steps = [Step(0, None, table.state, list(table.log))]
    broken: RecordingError | None = None
    for number, answer in enumerate(recording.answers, 1):
        told = len(table.log)
        try:
            step(table, recording)
        except RecordingError as error:
            broken = error
            break
        steps.append(Step(number, answer, table.state, table.log[told:]))
    return Film(table.game, recording, steps, broken)


def retold_film(recording: Recording, game: Game) -> Film:
    """What was told, step by step, and the last position if it can still be read."""
    assert recording.deal is not None
    steps = [Step(0, None, None, recording.deal.heard())]
    for number, (answer, told) in enumerate(zip(recording.answers, recording.logged, strict=True), 1):
        steps.append(Step(number, answer, None, told.heard()))
    with contextlib.suppress(RecordingError):
        last = verified(recording)[0] if recording.rules == game.version else watched(recording)
        steps[-1] = replace(steps[-1], state=last.state)
    return Film(game, recording, steps, None)


class Watch:
    """Shows a film to one seat (or the spectator)."""

    def __init__(self, console: Console, film: Film, words: Words, seat: Seat, paint: Paint) -> None:
        self.console = console
        self.film = film
        self.words = words
        self.seat = seat
        self.paint = paint

    def headline(self, at: Step) -> Text:
        """Which step, whose answer, in words and in notation."""
        last = len(self.film.steps) - 1
        line = Text().append(f"{at.number}/{last} ", "bold")
        if at.answer is None:
            recording = self.film.recording
            return line.append(f"{self.film.game.title}, {recording.seats} players, seed {recording.seed}")
        who = self.words.seat(at.answer.seat, self.film.recording.names)
        if self._knows(at):
            return line.append(f"{who}: {self._label(at.answer.text)} ").append(f"[{at.answer.text}]", "dim")
        return line.append(f"{who}: …")

    def _label(self, text: str) -> str:
        try:
            return ", ".join(self.words.option(option) for option in read_all(self.film.game, text))
        except (LookupError, ValueError):  # an answer of older rules, for which these have no words
            return text

    def _event(self, event: Event) -> str:
        try:
            return self.words.event(event, self.film.recording.names)
        except (LookupError, ValueError):
            return event.kind

    def _knows(self, at: Step) -> bool:
        """An answer is shown if everything that it brought about may be known."""
        assert at.answer is not None
        return at.answer.seat == self.seat or all(event.known >> self.seat & 1 for event in at.events)

    def page(self, at: Step, picture: bool) -> None:
        """Print one step."""
        self.console.print(self.headline(at), highlight=False)
        if picture and at.state is not None:
            view = self.film.game.view(at.state, self.seat)
            for line in self.film.game.text(view, self.words, self.console.width):
                self.console.print(self.paint(line), highlight=False)
        for event in at.events:
            text = Text("  ").append(self._event(event.seen_by(self.seat)))
            self.console.print(text.append(f"  {event.rule}", "dim"), highlight=False)
        if at is self.film.steps[-1]:
            self._end(at)

    def _end(self, at: Step) -> None:
        outcome = self.film.recording.outcome if at.state is None else at.state.outcome
        if outcome is None:
            self.console.print(Text("The game goes no further here.", "dim"), highlight=False)
            return
        self.console.print(Text(self.words.say(f"end-{outcome.reason}"), "bold"), highlight=False)
        for seat in sorted(range(len(outcome.places)), key=outcome.places.__getitem__):
            who = self.words.seat(seat, self.film.recording.names)
            self.console.print(Text(f"  {outcome.places[seat]}. {who} ({outcome.points[seat]})"), highlight=False)

    def print_all(self, pictures: bool) -> None:
        """All steps, with the table drawn at both ends or at every step."""
        for at in self.film.steps:
            self.page(at, pictures or at.number in (0, len(self.film.steps) - 1))

    def browse(self, ask: Callable[[str], str]) -> None:
        """Step through it by what a person types."""
        last = len(self.film.steps) - 1
        at = 0
        self.page(self.film.steps[at], True)
        while True:
            try:
                typed = ask(f"{HELP} > ").strip().lower()
            except EOFError:
                return
            if typed in ("q", "quit"):
                return
            wanted = self._target(typed, at)
            if wanted is None or not 0 <= wanted <= last:
                self.console.print(Text(f"There are steps 0 to {last}. {HELP}", "yellow"), highlight=False)
                continue
            at = wanted
            if self.console.is_terminal:
                self.console.clear()
            self.page(self.film.steps[at], True)

    def _target(self, typed: str, at: int) -> int | None:
        if typed in ("", "n", "next"):
            return at + 1
        if typed in ("b", "back"):
            return at - 1
        if typed in ("e", "end"):
            return len(self.film.steps) - 1
        return int(typed) if typed.isdecimal() else None
