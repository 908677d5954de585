"""The only loop: run the rules until somebody must answer, and take the answer.

`answer` checks and is for the outside world; `choose` does not and is for search.
"""

from typing import Final

from greathall.core.ids import Seat
from greathall.core.option import Decision, Menu, Option
from greathall.core.state import State

LIMIT: Final = 10_000


class RunawayRule(Exception):
    """The rules ran on and on without asking anybody."""


class NotYourTurn(ValueError):
    """This seat is not asked now."""


class IllegalOption(ValueError):
    """This answer is not among the legal ones."""


class GameOver(ValueError):
    """The game has ended: nobody is asked."""


def run(s: State) -> None:
    """Let the rules go on until one asks, or none is left."""
    frames = s.frames
    for _ in range(LIMIT):
        if not frames or frames[-1].advance(s):  # ASK
            return
    stack = " > ".join(f"{type(f).__name__} ({f.RULE})" for f in s.frames)
    raise RunawayRule(f"{LIMIT} steps without a question in {stack}")


def options(s: State, menu: Menu) -> Seat:
    """Write the options of the first asked seat on a fresh menu; the seat. The fast way for playouts."""
    frame = s.frames[-1]
    seat = frame.asked(s)
    menu.options = []
    frame.offer(s, seat, menu)
    return seat


def choose(s: State, seat: Seat, option: Option) -> None:
    """Apply an option that is known to be legal, and run on."""
    s.answers += 1
    frames = s.frames
    frames[-1].choose(s, seat, option)
    if frames and not frames[-1].advance(s):  # most often the same frame ASKs again at once
        run(s)


def waiting(s: State) -> list[Seat]:
    """The seats that may answer now."""
    if not s.frames:
        return []
    mask = s.frames[-1].waiting(s)
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def decision(s: State, seat: Seat | None = None, why: bool = False, free: bool = False) -> Decision | None:
    """The question to a seat (the first asked one if not named), or None if it is not asked. People are asked with `free`:
    several things may then be picked in any order; what search is offered is always among what people are."""
    if not s.frames:
        return None
    frame = s.frames[-1]
    if seat is None:
        seat = frame.asked(s)
    elif not frame.waiting(s) >> seat & 1:
        return None
    menu = Menu(why, free)
    frame.offer(s, seat, menu)
    if not menu.options:
        raise RunawayRule(f"{type(frame).__name__} ({frame.RULE}) asks seat {seat} and offers nothing")
    return Decision(seat, menu)


def anytime(s: State, seat: Seat) -> list[Option]:
    """What a seat may do now besides answering."""
    if not s.frames:
        return []
    menu = Menu()
    s.anytime(seat, menu)
    return menu.options


def answer(s: State, seat: Seat, option: Option) -> None:
    """Take an answer from the outside world: check it, apply it, run on. A refused one changes nothing."""
    if not s.frames:
        raise GameOver("the game is over")
    question = decision(s, seat, free=True)
    if question is not None and question.takes(option):
        choose(s, seat, option)
    elif option in anytime(s, seat):
        s.answers += 1
        s.interrupt(seat, option)
        run(s)
    elif question is None:
        raise NotYourTurn(f"seat {seat} is not asked; waiting for {waiting(s)}")
    else:
        raise IllegalOption(f"that is not one of the {len(question.options)} legal answers")
