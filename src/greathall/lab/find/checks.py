"""The checks of one position, for the fuzzer and the tests.

Invariants hold (`problems`), something is offered, nothing twice, each in words that read back; and the resample test:
draw anew what a seat cannot know, and neither its view nor its options may change.
"""

from functools import lru_cache

from greathall.core import engine
from greathall.core.game import Game
from greathall.core.hidden import determinize
from greathall.core.ids import SPECTATOR, Seat
from greathall.core.option import Option
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.data import notation


class Broken(Exception):
    """A check that failed."""


def check(game: Game, s: State, rng: Rng | None) -> None:
    """Every check on one state; the resample test only with an rng."""
    found = game.problems(s)
    if found:
        raise Broken(f"invariant broken: {'; '.join(found)}")
    if not s.frames and s.outcome is None:
        raise Broken("no rule is in charge, and there is no outcome")
    if s.outcome is not None and s.outcome.reason not in game.reasons:
        raise Broken(f"the game ended for the unlisted reason {s.outcome.reason!r}")
    for seat in engine.waiting(s):
        _check_options(game, s, seat)
    if rng is not None:
        for seat in (*range(s.seats), SPECTATOR):
            check_hidden(game, s, seat, rng)


def _check_options(game: Game, s: State, seat: Seat) -> None:
    listed = offered(s, seat)
    if len(set(listed)) != len(listed):
        raise Broken(f"seat {seat} is offered the same answer twice")
    for option in listed:
        if not _reads_back(game, option):
            raise Broken(f"the words {notation.show(game, option)!r} do not read back")


@lru_cache(1 << 18)
def _reads_back(game: Game, option: Option) -> bool:
    """The same answers come again and again, and their words do not depend on the state."""
    return notation.read(game, notation.show(game, option)) == option


def check_hidden(game: Game, s: State, seat: Seat, rng: Rng) -> None:
    """The resample test for one seat."""
    other = determinize(s, seat, rng)
    before, after = game.view(s, seat), game.view(other, seat)
    if before != after:
        keys = sorted(key for key in before.keys() | after.keys() if before.get(key) != after.get(key))
        raise Broken(f"the view of seat {seat} shows what it cannot know: {', '.join(keys)}")
    if seat < s.seats and offered(s, seat) != offered(other, seat):
        raise Broken(f"the options of seat {seat} tell what it cannot know")


def offered(s: State, seat: Seat) -> list[Option]:
    """The answers that a seat may give now; none if it is not asked."""
    question = engine.decision(s, seat)
    return [] if question is None else question.options
