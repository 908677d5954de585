"""Session: one sitting at the terminal. It asks whoever is to answer, until the game is over or the people leave."""

import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console

from greathall.bots.bot import Bot, World
from greathall.core.ids import SPECTATOR, Seat
from greathall.core.option import Decision, Option
from greathall.data.language import Words
from greathall.table.replay import Recording
from greathall.table.table import Frozen, Refused, Table
from greathall.terminal import choices, curtain, ending, files, screen
from greathall.terminal.commands import Command, Mistake, Offer, Pick, Unoffered, parse
from greathall.terminal.keeping import Quit
from greathall.terminal.reader import Reader
from greathall.terminal.seating import Place, seat_bot
from greathall.terminal.table_commands import TABLE_COMMANDS

SLOW = 0.3  # seconds of thought from which on a bot is seen thinking
LOG_KEPT = 200  # events that a screen is drawn from
INTERRUPTED = 130


class Session:
    """A table, the people and bots at it, and the console they share."""

    def __init__(
        self, table: Table, places: list[Place], locale: str, console: Console, reader: Reader, delay: float = 0.0
    ) -> None:
        self.console = console
        self.reader = reader
        self.locale = locale
        self.delay = delay
        self.path: Path | None = None  # where this sitting was saved
        self.seat_all(table, places)

    def seat_all(self, table: Table, places: list[Place]) -> None:
        """Sit down at a table, new or loaded."""
        self.table = table
        self.places = places
        self.bots: list[Bot | None] = [seat_bot(place, table.seed, seat) for seat, place in enumerate(places)]
        self.people = [seat for seat, place in enumerate(places) if not place.bot]
        self.words = Words(table.game, self.locale, [place.name for place in places])
        self.saved = self.moment()
        self.seen = [0] * len(places)  # by seat: the events that it knew at its last answer
        self.told = 0  # events told while bots play
        self.slow: set[Seat] = set()  # bots that are worth waiting for with a sign
        self.auto: dict[Seat, tuple[Bot, int]] = {}  # people who let a bot answer, and how often it still does
        self.last: Seat | None = None  # the person at the keyboard
        self.waited = False  # did a bot play since the last question?

    # -- the loop

    def run(self) -> int:
        """Play until the end; the exit code."""
        try:
            while self.table.outcome is None:
                self.step()
            return ending.show(self)
        except Quit:
            return 0
        except EOFError:
            self.keep()
            return 0
        except KeyboardInterrupt:
            self.console.print()
            self.keep()
            return INTERRUPTED
        except Frozen as error:
            self.say("ui-frozen", "ui-error", error=str(error))
            self.keep()
            return 1

    def step(self) -> None:
        """One answer, or one command that changes what is asked. Bots go first, so that people wait for nobody in
        sealed choices."""
        self.seen = [min(count, len(self.table.log)) for count in self.seen]
        waiting = self.table.waiting()
        for seat in waiting:
            bot = self.bots[seat]
            if bot is not None:
                self.let_bot(seat, bot)
                return
        for seat in waiting:
            if seat in self.auto:
                self.let_auto(seat)
                return
        self.ask(waiting[0])

    def let_auto(self, seat: Seat) -> None:
        """Let a person's bot answer once. Ctrl-C gives the seat back."""
        bot, left = self.auto.pop(seat)
        try:
            self.let_bot(seat, bot)
        except KeyboardInterrupt:
            self.auto.clear()
            return
        if left > 1:
            self.auto[seat] = (bot, left - 1)

    def let_bot(self, seat: Seat, bot: Bot) -> None:
        """Let a bot answer, and tell what came of it."""
        began = time.monotonic()
        self.waited = True
        with self.thinking(seat):
            option = bot.choose(World(self.table.game, self.table.mine(seat), seat))
        if time.monotonic() - began > SLOW:
            self.slow.add(seat)
        self.table.answer(seat, option)
        self.tell()

    def thinking(self, seat: Seat) -> AbstractContextManager[object]:
        """A sign that somebody is thinking, if it was slow before."""
        if seat in self.slow and self.console.is_terminal:
            return self.console.status(self.words.say("ui-thinking", name=self.words.seat(seat)))
        return nullcontext()

    def tell(self) -> None:
        """Tell line by line what happened, where people can watch it happen: with a delay, or when only bots play."""
        watcher = self.people[0] if len(self.people) == 1 else SPECTATOR
        news = self.table.events(watcher, self.told)
        self.told = len(self.table.log)
        if self.people and (self.delay <= 0 or not self.console.is_terminal):
            return
        for event in news:
            self.console.print(screen.event_text(self.words, event), highlight=False)
            time.sleep(max(0.0, self.delay))

    # -- asking a person

    def ask(self, seat: Seat) -> None:
        """Put the question to a person until it is answered, or until a command changes the table. What was typed while bots
        played is no answer; and Enter alone ends nothing, as long as there is something else to do, unless it comes twice."""
        if self.waited:
            self.reader.drop_typed()
            self.waited = False
        self.hand_over(seat)
        decision = self.table.decision(seat)
        assert decision is not None, "a waiting seat has a question"
        offer = self.offer(seat, decision)
        self.show(seat, decision, offer)
        entered = False
        while True:
            line = self.reader.read(self.words.say("ui-prompt") + " ")
            meaning = parse(line, offer)
            again = not line.strip() and len(offer.choices) > 1 and not entered
            entered = again and offer.default is not None
            if isinstance(meaning, Pick) and again:
                assert offer.default is not None, "else Enter would be a mistake"
                self.say("ui-enter-again", "ui-note", option=offer.default.label)
                self.reader.drop_typed()
            elif isinstance(meaning, Pick):
                if self.answer(seat, *meaning.options):
                    return
            elif isinstance(meaning, Mistake):
                self.say(meaning.key, "ui-error", **meaning.args)
            elif isinstance(meaning, Unoffered):
                self.tell_why_not(seat, meaning.option)
            elif self.obey(seat, meaning):
                return

    def offer(self, seat: Seat, decision: Decision) -> Offer:
        """What a typed line is read against."""
        game = self.table.game
        menu = choices.of(self.words, decision)
        several = decision.picks is not None
        return Offer(game, self.words, menu, choices.default(game, menu), self.table.anytime(seat), several)

    def hand_over(self, seat: Seat) -> None:
        """Let the next person come to the keyboard."""
        if self.last != seat and len(self.people) > 1 and curtain.has_secrets(self.table.state, self.people):
            curtain.close_curtain(self.console, self.reader, self.words, self.words.seat(seat))
        self.last = seat

    def show(self, seat: Seat, decision: Decision, offer: Offer) -> None:
        """Draw the screen of a question."""
        self.told = total = len(self.table.log)
        events = self.table.events(seat, max(0, total - LOG_KEPT))
        news = min(len(events), total - self.seen[seat])
        scene = screen.Scene(
            self.words.seat(seat), len(self.table.answers) + 1, self.table.view(seat), events, news, decision,
            offer.choices, offer.default,
        )  # fmt: skip
        if self.console.is_terminal:
            self.console.clear()
        screen.draw(self.console, screen.compose(self.console, self.words, scene))

    def answer(self, seat: Seat, *options: Option) -> bool:
        """Hand an answer in, or several picks; was it taken?"""
        before = len(self.table.log)
        try:
            self.table.answer(seat, list(options))
        except Frozen:
            raise
        except Refused as error:
            self.say("ui-refused", "ui-error", reason=str(error))
            return False
        self.seen[seat] = before
        self.tell()
        return True

    def tell_why_not(self, seat: Seat, option: Option) -> None:
        """Why an answer that the game knows is not offered now."""
        refusal = self.table.why_not(seat, option)
        if refusal is not None and refusal.rule:
            self.say("ui-unoffered-why", "ui-error", reason=self.words.refusal(refusal), rule=refusal.rule)
        else:
            self.say("ui-unoffered", "ui-error", option=self.words.option(option))

    def obey(self, seat: Seat, command: Command) -> bool:
        """Do a command; True when the question must be put again."""
        return TABLE_COMMANDS[command.name](self, seat, command.argument)

    # -- words and files

    def say(self, key: str, style: str = "", **args: Any) -> None:
        """One sentence in the language of the sitting."""
        screen.say(self.console, self.words.say(key, **args), style, unbroken="file" in args)

    def moment(self) -> tuple[int, str]:
        """Where the game stands, to know whether it was saved."""
        answers = self.table.answers
        return len(answers), answers[-1].hash if answers else ""

    def unsaved(self) -> bool:
        """Would leaving lose anything that a person did?"""
        count, _ = self.saved
        new = self.table.answers[count:]
        changed = self.saved != self.moment() and (not new or not self.people)
        return self.table.failed is not None or changed or any(answer.seat in self.people for answer in new)

    def save(self, path: Path) -> None:
        """Save the game and remember where. RecordingError or OSError when that fails."""
        path.parent.mkdir(parents=True, exist_ok=True)
        Recording.of(self.table).save(path)
        self.path = path
        self.saved = self.moment()

    def keep(self) -> None:
        """Save what would be lost, and say where."""
        if not self.unsaved():
            self.say("ui-bye", "ui-note")
            return
        path = self.path or files.new_save(self.table.game.slug)
        try:
            self.save(path)
        except (ValueError, OSError) as error:
            self.say("ui-save-failed", "ui-error", reason=str(error))
            return
        self.say("ui-kept", "ui-note", file=str(path), game=self.table.game.slug)
