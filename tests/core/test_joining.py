"""Verbs and ops are joined to their numbers and deeds in one place, which fails when one is missing."""

from typing import Any

import pytest

from greathall.core.effects import Effect, Op, OpError, OpTable
from greathall.core.game import Verb, numbered


def test_verbs_stand_in_the_order_of_their_numbers() -> None:
    verbs = numbered({1: Verb("stop"), 0: Verb("go", "place")})
    assert [verb.name for verb in verbs] == ["go", "stop"]


def test_a_number_without_a_verb_is_an_error() -> None:
    with pytest.raises(ValueError, match="number 1"):
        numbered({0: Verb("go"), 2: Verb("stop")})


def _gain(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    s.append(n)


def table() -> OpTable:
    return OpTable([Op("gain", ("int",), "Gain."), Op("aura", (), "Everybody is stronger.", standing=True)])


def test_ops_do_what_is_bound_and_standing_ones_nothing() -> None:
    ops, told = table(), [0]
    ops.bind({"gain": _gain})
    run = Effect(card=0, trigger=0, seat=0)
    for code, a, b, c in ops.compile(["gain 3", "aura"]):
        ops.ops[code].does(told, run, a, b, c)
    assert told == [0, 3]


@pytest.mark.parametrize(
    ("does", "message"),
    [
        ({}, "nothing says what the op 'gain' does"),
        ({"gain": _gain, "lose": _gain}, "'lose' is no op"),
        ({"gain": _gain, "aura": _gain}, "'aura' is no op"),
    ],
)
def test_a_missing_or_strange_deed_is_an_error(does: dict[str, Any], message: str) -> None:
    with pytest.raises(OpError, match=message):
        table().bind(does)
