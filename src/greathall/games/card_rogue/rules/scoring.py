"""Points, the end rush, and how a game ends."""

from typing import Final

from greathall.core.event import Event
from greathall.core.outcome import Outcome, ranked
from greathall.core.score import ScoreLine, lines
from greathall.core.state import State
from greathall.games.card_rogue.cards.catalogue import NUMBERS, VP_OF
from greathall.games.card_rogue.rules.queries import victory_points
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import (
    AWAY,
    DEAD,
    END_ALL_DEAD,
    END_FORFEIT,
    END_GAVE_UP,
    END_LAST,
    END_RUSH,
    END_STORY,
    END_SUCCESS,
    GONE,
    PLAYING,
    RETURNING,
    RUSH,
)

CHEST_VP: Final = 1  # CR-VP-02
DEBT_VP: Final = VP_OF[NUMBERS["debt"]]  # CR-VP-05
EXIT_VP: Final = 1  # CR-RUSH-05


def start_rush(s: CardRogue, seat: int, rule: str) -> None:
    """CR-RUSH-01: from now on all race for an exit. CR-SOLO-05: never in a solo game."""
    if s.seats > 1 and s.phase != RUSH:
        s.phase = RUSH
        s.stirred = s.turns
        s.tell(rule, "rush", seat)


def finish_by_points(s: CardRogue, reason: str) -> None:
    """CR-SCORE-01, CR-SCORE-02, CR-GOAL-01: most points win, equal points share (CR-Q-56), a leaver cannot win (CR-Q-71)."""
    points = [victory_points(s, seat) for seat in range(s.seats)]
    s.finish(ranked(reason, points, [p.status != GONE for p in s.players]))


def finish_alone(s: CardRogue, reason: str) -> None:
    """The end of a solo game: first place for success, second for failure."""
    won = reason in (END_SUCCESS, END_STORY)
    points = [victory_points(s, seat) for seat in range(s.seats)]
    s.finish(Outcome(reason=reason, places=[1 if won else 2] * s.seats, points=points))


def forfeit(s: CardRogue) -> None:
    """CR-EMPTY-02: everybody forfeits, nobody wins."""
    if s.seats == 1:
        finish_alone(s, END_GAVE_UP)
        return
    points = [victory_points(s, seat) for seat in range(s.seats)]
    s.finish(Outcome(reason=END_FORFEIT, places=[2] * s.seats, points=points))


def last_player_wins(s: CardRogue, seat: int) -> None:
    """CR-Q-90: all others have left, and the one who stayed ends the game."""
    points = [victory_points(s, other) for other in range(s.seats)]
    s.finish(Outcome(reason=END_LAST, places=[1 if other == seat else 2 for other in range(s.seats)], points=points))


def exit_reached(s: CardRogue, seat: int) -> None:
    """CR-RUSH-02, CR-RUSH-05: the first player to move onto any starting tile records a point, and the game ends.
    CR-Q-51: one who stands on it as the rush begins has to move off and on again, or to another."""
    s.players[seat].vp += EXIT_VP
    s.tell("CR-RUSH-05", "exit", seat)
    finish_by_points(s, END_RUSH)


def check_all_dead(s: CardRogue) -> None:
    """CR-Q-53: nobody is left to reach an exit. One who has only left for a while could (CR-Q-94), and one who is back and waits
    for his tile, unless an enemy stands there."""
    dead = False
    for p in s.players:
        if p.status == PLAYING or p.status == AWAY or (p.status == RETURNING and p.place not in s.foes):
            return
        dead = dead or p.status == DEAD
    if s.phase == RUSH and dead:
        finish_by_points(s, END_ALL_DEAD)


def goals_met(s: CardRogue) -> bool:
    """CR-SOLO-02: has every chosen goal been achieved?"""
    return s.done_goals & s.goals == s.goals


def goal_done(s: CardRogue, seat: int, goal: int) -> None:
    """CR-Q-55: a goal of a solo game stays achieved, whatever becomes of the card."""
    if s.seats == 1 and not s.done_goals >> goal & 1:
        s.done_goals |= 1 << goal
        if s.goals >> goal & 1:
            s.tell("CR-SOLO-02", "goal-done", seat, goal)


RECORDED: Final = {"chest": CHEST_VP, "debt": DEBT_VP, "exit": EXIT_VP}  # what is told when points are recorded


def score(s: State, events: list[Event]) -> list[ScoreLine]:
    """CR-VP-11: the points that were recorded, and those on cards held at the end. A story counts turns (CR-STORY-03), and
    before its end whatever one has: an attempt that was begun anew may have told of points that are gone."""
    assert isinstance(s, CardRogue)
    if s.settings.story:
        if s.outcome is not None and s.outcome.reason == END_STORY:
            return [ScoreLine("CR-STORY-03", [s.turns])]
        return [ScoreLine("CR-VP-11", [victory_points(s, 0)])]
    changes = [(event.rule, event.seat, RECORDED[event.kind]) for event in events if event.kind in RECORDED]
    changes += [("CR-VP-07", seat, VP_OF[card]) for seat in range(s.seats) for card in s.players[seat].hand.cards if VP_OF[card]]
    return lines(s.seats, changes)
