"""Choosing several things: every set in every order, nothing closes, tells or reveals itself, taking back restores."""

from random import Random

import pytest
from contract_walk import Walk
from picking_check import check_picking, picking

from greathall.core import engine
from greathall.core.state import State

EACH = 3  # moments of a prompt in a game that are looked at


def moments_of_picking(played: Walk) -> list[tuple[State, int]]:
    """Moments of a game at which somebody begins to choose several things: a few of every kind."""
    found: list[tuple[State, int]] = []
    seen: dict[str, int] = {}
    s = played.case.start()
    for seat, option in played.answers:
        question = engine.decision(s, seat)
        assert question is not None
        if seen.get(question.prompt, 0) < EACH and picking(s, seat):
            seen[question.prompt] = seen.get(question.prompt, 0) + 1
            found.append((s.clone(), seat))
        engine.choose(s, seat, option)
    return found


def test_several_things_are_chosen_freely(played: Walk) -> None:
    random = Random(str(played.case))
    moments = moments_of_picking(played)
    looked = sum(check_picking(s, seat, random) for s, seat in moments)
    if not any(verb.name in ("done", "confirm") for verb in played.case.game.verbs):
        pytest.skip("this game has no choice of several things")
    assert looked or not moments
