"""A record that declares its fields is made, copied and saved by them."""

import sys
from pathlib import Path
from typing import Any

import pytest

from greathall.core.declared import DeclarationError
from greathall.core.record import Record

sys.path.append(str(Path(__file__).parents[2] / "tools"))

from expand_records import written_out


class Thing(Record):
    seat: int
    name: str = "nobody"
    held: list[int] = []  # noqa: RUF012


class More(Thing):
    at: int = 3


class Written(Record):
    FIELDS = ("b", "a")

    def __init__(self, a: int, b: int) -> None:
        self.a, self.b = a, b

    def clone(self) -> "Written":
        return Written(self.a, self.b)


def test_fields_come_in_order_those_of_the_class_above_first() -> None:
    assert (Thing.FIELDS, More.FIELDS) == (("seat", "name", "held"), ("seat", "name", "held", "at"))
    one = More(1, held=[5])
    assert (one.seat, one.name, one.held, one.at) == (1, "nobody", [5], 3)


def test_every_record_has_lists_of_its_own() -> None:
    one, other = Thing(0), Thing(1)
    one.held.append(7)
    copy = one.clone()
    copy.held.append(8)
    assert (one.held, other.held, copy.held, copy.name) == ([7], [], [7, 8], "nobody")


def test_a_copy_of_a_subclass_is_one_and_keeps_every_field() -> None:
    copy = More(2, "Ann", [1], 9).clone()
    assert type(copy) is More and [getattr(copy, name) for name in More.FIELDS] == [2, "Ann", [1], 9]


def test_what_is_written_out_stays_as_it_is() -> None:
    assert Written.FIELDS == ("b", "a") and Written(1, 2).clone().b == 2


def test_what_cannot_be_copied_by_itself_is_refused() -> None:
    with pytest.raises(DeclarationError, match=r"Deep\.found"):
        type("Deep", (Record,), {"__annotations__": {"found": dict[int, int]}})


def test_the_compiled_build_gets_the_same_in_writing() -> None:
    source = '"""A module."""\n\n\nclass Step(Base):\n    """One."""\n\n    held: list[int] = []\n'
    texts = {
        "FIELDS": "('held',)",
        "__init__": "def __init__(self, held: list[int] | None = None) -> None:\n    self.held = [] if held is None else held\n",
        "clone": 'def clone(self) -> "Step":\n    return Step(self.held[:])\n',
    }
    scope: dict[str, type] = {"Base": object}
    exec(written_out(source, {"Step": (texts, ["held"])}), scope)
    step: Any = scope["Step"]
    assert step.FIELDS == ("held",) and step().clone().held == [] and "held" not in vars(step)
