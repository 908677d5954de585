"""Drawing: one screen for one question. It is built as finished lines, so that their number is known."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from greathall.core.event import Event
from greathall.core.game import View
from greathall.core.option import Decision
from greathall.data.language import Words
from greathall.terminal.choices import Choice
from greathall.terminal.layout import FEWEST_LOG_LINES, choice_rows, divider, wrapped
from greathall.terminal.styles import line_text, look, styled

NARROWEST = 20
LOW = 36  # lines; pictures for wide windows are tall, so a wide one that is lower gets a narrower picture
LOW_WIDTH = 110


def width_of(console: Console) -> int:
    """The width that lines may have."""
    return max(NARROWEST, console.width)


def header(words: Words, name: str, turn: int, width: int) -> Text:
    """The bar on top: which game, which move, whose."""
    left = f" {words.game.title} · {name}"
    right = words.say("ui-header-turn", turn=turn) + " "
    space = width - cell_len(left) - cell_len(right)
    bar = left + (" " * space + right if space > 0 else " " * max(0, width - cell_len(left)))
    text = styled(bar, "ui-header")
    text.truncate(width)
    return text


def picture(console: Console, words: Words, view: View) -> list[Text]:
    """The game's own text, at this width."""
    width = width_of(console)
    drawn = min(width, LOW_WIDTH) if console.height < LOW else width
    return wrapped(console, [line_text(line) for line in words.game.text(view, words, drawn)], width)


def event_text(words: Words, event: Event, new: bool = True) -> Text:
    """A sentence of the log, its rule id dimmed behind it."""
    text = styled("› " if new else "  ", "ui-line")
    text.append(words.event(event), look("ui-new" if new else "ui-old"))
    if event.rule:
        text.append(f" {event.rule}", look("ui-rule"))
    return text


def log_lines(console: Console, words: Words, events: Sequence[Event], new: int, room: int) -> list[Text]:
    """The latest events that fit into the room, as lines; the last `new` events are the news."""
    first_new = len(events) - new
    lines: list[Text] = []
    for i in range(len(events) - 1, -1, -1):
        above = wrapped(console, [event_text(words, events[i], i >= first_new)], width_of(console), "    ")
        if lines and len(lines) + len(above) > room:
            break
        lines = above + lines
    return lines


def question(console: Console, words: Words, decision: Decision) -> list[Text]:
    """The question in words with its rule id."""
    text = styled(words.question(decision), "ui-question")
    text.append(f" {decision.rule}", look("ui-rule"))
    lines = [text]
    if decision.picks is not None:
        lines.append(styled(words.picks(decision.prompt, decision.picks) + " · " + words.say("ui-picks-how"), "ui-note"))
    return wrapped(console, lines, width_of(console))


@dataclass
class Scene:
    """What one screen shows."""

    name: str
    turn: int
    view: View
    events: Sequence[Event]  # as the seat may know them; the last `new` came since its last answer
    new: int
    decision: Decision
    choices: Sequence[Choice]
    default: Choice | None


def compose(console: Console, words: Words, scene: Scene) -> list[Text]:
    """All lines of a screen, from the header to the menu; one more line is left for the prompt. The log gets what the
    others leave; when space is short, the footer and the lines between go first."""
    width = width_of(console)
    height = console.height - 1
    top = [header(words, scene.name, scene.turn, width), *picture(console, words, scene.view)]
    asked = question(console, words, scene.decision)
    free = height - len(top) - len(asked)
    room = max(1, free - FEWEST_LOG_LINES - 2)
    rows = choice_rows(scene.choices, scene.default, width, room, spelled=not console.is_terminal)
    rows = wrapped(console, rows, width, "     ")
    free -= len(rows)
    footer = wrapped(console, [styled(words.say("ui-footer"), "dim")], width)
    if free - len(footer) >= FEWEST_LOG_LINES + 2:
        free -= len(footer)
    else:
        footer = []
    if free > FEWEST_LOG_LINES:
        top.append(divider(words.say("ui-log-title"), width))
        free -= 1
    blank = [Text()] if free > FEWEST_LOG_LINES + 1 else []
    log = log_lines(console, words, scene.events, scene.new, max(1, free - len(blank)))
    return [*top, *(log or [welcome(words)]), *blank, *asked, *rows, *footer]


def welcome(words: Words) -> Text:
    """What stands in the place of an empty log."""
    game = words.game
    if not game.designer:
        return styled(words.say("ui-about-nobodys-game", title=game.title), "dim")
    return styled(words.say("ui-about-game", title=game.title, designer=game.designer), "dim")


def draw(console: Console, lines: Sequence[Text]) -> None:
    """Put finished lines on the screen."""
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop", crop=True, highlight=False)


def say(console: Console, text: str, style: str = "", unbroken: bool = False) -> None:
    """One sentence of the terminal's own; `unbroken` leaves long file names whole, to be copied."""
    console.print(styled(text, style), highlight=False, soft_wrap=unbroken)
