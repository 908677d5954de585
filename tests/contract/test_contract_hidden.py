"""The resample test: draw anew what a seat cannot know, and nothing that it is shown or asked may change."""

from collections.abc import Callable
from typing import Any

import pytest
from contract_walk import PLANTED, Moment, Walk, walk

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.game import View
from greathall.core.hidden import determinize
from greathall.core.ids import SPECTATOR
from greathall.core.option import Decision
from greathall.core.rng import Rng
from greathall.core.state import State

Look = Callable[[State, int], View]


def viewers(s: State) -> list[int]:
    return [*range(s.seats), SPECTATOR]


def question_of(s: State, seat: int) -> Any:
    """All that a question says, as plain values; None if the seat is not asked."""
    question: Decision | None = None if seat == SPECTATOR else engine.decision(s, seat, why=True)
    if question is None:
        return None
    refusals = [(r.option, r.rule, r.reason, r.need, r.have) for r in question.refusals]
    return question.rule, question.prompt, question.about, question.options, refusals


def check_hidden(s: State, viewer: int, look: Look, rng: Rng) -> State:
    """The other world, which the viewer must not be able to tell from the true one."""
    other = determinize(s, viewer, rng)
    assert other.log is None
    assert look(other, viewer) == look(s, viewer), f"viewer {viewer} sees what it cannot know"
    assert engine.waiting(other) == engine.waiting(s)
    assert question_of(other, viewer) == question_of(s, viewer), f"viewer {viewer} is asked what it cannot know"
    return other


def test_nobody_sees_what_they_cannot_know(played: Walk) -> None:
    rng = Rng.seeded(str(played.case))
    look = played.case.game.view
    for moment in played.moments:
        for viewer in viewers(moment.state):
            other = check_hidden(moment.state, viewer, look, rng)
            assert other.rng.key != moment.state.rng.key
    for viewer in viewers(played.final):
        check_hidden(played.final, viewer, look, rng)


def test_the_view_check_finds_a_leaked_card() -> None:
    played = walk(PLANTED)
    look = played.case.game.view

    def leaking(s: State, seat: int) -> View:
        return {**look(s, seat), "all": [zone.cards[:] for zone in s.zones()]}

    rng = Rng.seeded("leak")
    with pytest.raises(AssertionError, match="sees what it cannot know"):
        for moment in played.moments:
            check_hidden(moment.state, SPECTATOR, leaking, rng)


def told(events: list[Event], viewer: int) -> list[tuple[str, str, int, tuple[int, ...]]]:
    return [(e.rule, e.kind, e.seat, e.args) for e in (event.seen_by(viewer) for event in events)]


def knowledge(s: State, viewer: int, look: Look) -> Any:
    return look(s, viewer), [zone.seen_by(viewer) for zone in s.zones()]


def size(s: State) -> int:
    return sum(len(zone) for zone in s.zones())


def check_told(moment: Moment, viewer: int, look: Look, rng: Rng, tell: Callable[[list[Event], int], Any]) -> int:
    """Give the same answer in another world with the same dice, or any answer if it is sealed. If the viewer knows the
    same cards afterwards, and nothing was rolled, shuffled or taken out of the game (so that what was learned is not
    forgotten at once), then it must have been told the same. 1 if the worlds could be compared."""
    true, other = moment.state.clone(), determinize(moment.state, viewer, rng)
    other.rng = true.rng.clone()
    question = engine.decision(other, moment.seat)
    assert question is not None
    option = moment.option
    if viewer != moment.seat and len(engine.waiting(true)) > 1:
        option = question.options[rng.below(len(question.options))]
    elif option not in question.options:
        return 0
    events: list[list[Event]] = []
    for s, chosen in ((true, moment.option), (other, option)):
        s.log = []
        engine.choose(s, moment.seat, chosen)
        events.append(s.log)
        s.log = None
        if s.rng.position() != moment.state.rng.position() or size(s) != size(moment.state):
            return 0
    if knowledge(true, viewer, look) != knowledge(other, viewer, look):
        return 0
    assert tell(events[0], viewer) == tell(events[1], viewer), f"viewer {viewer} is told what it cannot know"
    return 1


def test_nobody_is_told_what_they_cannot_know(played: Walk) -> None:
    rng = Rng.seeded(f"{played.case} told")
    look = played.case.game.view
    compared = sum(check_told(moment, viewer, look, rng, told) for moment in played.moments for viewer in viewers(moment.state))
    assert compared, "no two worlds could be compared"


def test_the_event_check_finds_a_log_that_is_not_redacted() -> None:
    def everything(events: list[Event], viewer: int) -> Any:
        return [(event.kind, event.args) for event in events]

    played = walk(PLANTED)
    rng = Rng.seeded("told")
    with pytest.raises(AssertionError, match="is told what it cannot know"):
        for moment in played.moments:
            check_told(moment, SPECTATOR, played.case.game.view, rng, everything)
