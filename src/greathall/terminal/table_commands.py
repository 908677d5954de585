"""What each command does at a table. It returns True when the question must be put again."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from greathall.bots.bot import BotError, World, make_bot
from greathall.core.ids import Seat
from greathall.data.language import LANGUAGES, Words
from greathall.table.table import Refused
from greathall.terminal import choices, explain, screen
from greathall.terminal.commands import COMMANDS
from greathall.terminal.keeping import load, quit_, save
from greathall.terminal.layout import page, wrapped
from greathall.terminal.seating import USUAL_BOT
from greathall.terminal.styles import styled

if TYPE_CHECKING:
    from greathall.terminal.session import Session

HINT = "ismcts:1s"
MOST_AUTO = 1000


def show_lines(session: "Session", lines: Sequence[Text], indent: str = "") -> None:
    """Lines below the question."""
    screen.draw(session.console, wrapped(session.console, lines, screen.width_of(session.console), indent))


def show_page(session: "Session", lines: Sequence[Text], argument: str, command: str, newest: bool = False) -> None:
    """One page of many lines; page 1 is the first of a list, or the newest of a log."""
    ready = wrapped(session.console, lines, screen.width_of(session.console), "  ")
    asked = int(argument) if argument.isdecimal() and len(argument) < 6 else 1
    part, number, count = page(ready, asked, session.console.height - 4, newest)
    screen.draw(session.console, part)
    if count > 1:
        word = session.words.say(f"ui-command-{command}")
        session.say("ui-page", "dim", number=number, count=count, command=f"{word} {number % count + 1}")


def help_(session: "Session", seat: Seat, argument: str) -> bool:
    if argument:
        show_lines(session, explain.explain(session.words, argument), "  ")
        return False
    words = session.words
    names = [words.say(f"ui-command-{name}") for name in COMMANDS]
    widest = max(len(name) for name in names)
    show_lines(session, [screen.welcome(words), Text(words.say("ui-help-choices"))])
    lines: list[Text] = []
    for name, word in zip(COMMANDS, names, strict=True):
        line = styled(f"  {word:<{widest}}  ", "bold")
        lines.append(line.append(words.say(f"ui-command-{name}.about")))
    show_lines(session, lines, " " * (widest + 4))
    return False


def why(session: "Session", seat: Seat, argument: str) -> bool:
    decision = session.table.decision(seat, why=True)
    words = session.words
    refusals = decision.refusals if decision else []
    if argument:
        refusals = [r for r in refusals if argument.lower() in words.option(r.option).lower()]
    if not refusals:
        session.say("ui-why-nothing", "dim")
        return False
    lines = [styled(words.option(r.option), "bold").append(": " + words.refusal(r)).append(f" {r.rule}", "dim") for r in refusals]
    show_lines(session, lines, "  ")
    return False


def hint(session: "Session", seat: Seat, argument: str) -> bool:
    decision = session.table.decision(seat)
    assert decision is not None, "only an asked seat gives commands"
    if len(decision.options) == 1:
        session.say("ui-hint-only", "ui-note")
        return False
    kind = argument or HINT
    try:
        bot = make_bot(kind, f"{session.table.seed}/hint/{len(session.table.answers)}")
    except BotError as error:
        session.say("ui-refused", "ui-error", reason=str(error))
        return False
    option = bot.choose(World(session.table.game, session.table.mine(seat), seat, free=True))
    number = next(choice.number for choice in choices.of(session.words, decision) if choice.option == option)
    session.say("ui-hint", "ui-note", bot=kind, number=number, option=session.words.option(option))
    return False


def undo(session: "Session", seat: Seat, argument: str) -> bool:
    if session.table.unpick(seat):
        return True
    answers = session.table.answers
    if not answers:
        session.say("ui-undo-nothing", "ui-error")
        return False
    author = answers[-1].seat
    if author not in session.people:
        session.say("ui-undo-other", "ui-error", name=session.words.seat(author))
        return False
    try:
        session.table.undo(author)
    except Refused:
        session.say("ui-undo-revealed", "ui-error")
        return False
    return True


def log(session: "Session", seat: Seat, argument: str) -> bool:
    events = session.table.events(seat)
    lines = [screen.event_text(session.words, event) for event in events]
    if not lines:
        session.say("ui-log-nothing", "dim")
        return False
    show_page(session, lines, argument, "log", newest=True)
    return False


def table(session: "Session", seat: Seat, argument: str) -> bool:
    return True


def rules(session: "Session", seat: Seat, argument: str) -> bool:
    if argument and not argument.isdecimal():
        return help_(session, seat, argument)
    show_page(session, explain.contents(session.words), argument, "rules")
    session.say("ui-rules-how", "dim")
    return False


def more(session: "Session", seat: Seat, argument: str) -> bool:
    options = session.table.anytime(seat)
    labels = [session.words.option(option) for option in options]
    if not options:
        session.say("ui-more-nothing", "dim")
        return False
    if not argument:
        for number, label in enumerate(labels, 1):
            screen.say(session.console, f"  {number} {label}")
        session.say("ui-more-how", "dim", command=session.words.say("ui-command-more"))
        return False
    if not argument.isdecimal() or len(argument) > 4 or not 1 <= int(argument) <= len(options):
        session.say("ui-more-bad", "ui-error", count=len(options))
        return False
    chosen = int(argument) - 1
    if session.reader.confirm(session.words, session.words.say("ui-more-sure", option=labels[chosen])) is not True:
        session.say("ui-nothing-done", "dim")
        return False
    return session.answer(seat, options[chosen])


def auto(session: "Session", seat: Seat, argument: str) -> bool:
    count, kind = 1, USUAL_BOT
    for word in argument.split():
        if word.isdecimal() and len(word) < 6:
            count = int(word)
        else:
            kind = word
    if not 1 <= count <= MOST_AUTO:
        session.say("ui-auto-bad", "ui-error", most=MOST_AUTO)
        return False
    try:
        bot = make_bot(kind, f"{session.table.seed}/auto/{seat}/{len(session.table.answers)}")
    except BotError as error:
        session.say("ui-refused", "ui-error", reason=str(error))
        return False
    session.seen[seat] = len(session.table.log)
    session.auto[seat] = (bot, count)
    return True


def lang(session: "Session", seat: Seat, argument: str) -> bool:
    if argument not in LANGUAGES:
        session.say("ui-lang-bad", "ui-error", languages=", ".join(LANGUAGES))
        return False
    session.locale = argument
    session.words = Words(session.table.game, argument, session.words.names)
    return True


TABLE_COMMANDS: dict[str, Callable[["Session", Seat, str], bool]] = {
    "help": help_, "why": why, "hint": hint, "undo": undo, "log": log, "table": table, "hand": table, "rules": rules,
    "more": more, "auto": auto, "save": save, "load": load, "lang": lang, "quit": quit_,
}  # fmt: skip
