"""A toy that the hall knows during a test; and faults that are planted, where there is a place for them."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from greathall import games
from greathall.core import engine

sys.path.insert(0, str(Path(__file__).parent.parent / "toys"))


NOTHING = object()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long evening mostly waits: it begins first, and one process has it while the others go through everything else."""
    items.sort(key=lambda item: "test_promise_soak" not in item.nodeid)


def compiled(target: Any) -> bool:
    """Is this, or what it is made of, a part of the compiled build?"""
    module = target if hasattr(target, "__file__") else sys.modules.get(getattr(target, "__module__", ""))
    return str(getattr(module, "__file__", "") or "").endswith((".so", ".pyd"))


class Planting(pytest.MonkeyPatch):
    """Compiled code calls its own functions directly: what is put in their place would never be called. So a test that plants a
    fault there, to show that the test bites, is left to the interpreted run."""

    def setattr(self, target: Any, name: Any, value: Any = NOTHING, raising: bool = True) -> None:  # type: ignore[override]
        if value is NOTHING:  # "a.module.name", and the value
            path, _, attribute = target.rpartition(".")
            target, name, value = import_module(path), attribute, name
        of = target if isinstance(target, (type, ModuleType)) else type(target)
        if compiled(target) and callable(getattr(of, name, None)):
            pytest.skip(f"{of.__name__}.{name} is compiled: no fault can be planted there")
        super().setattr(target, name, value, raising)


@pytest.fixture
def monkeypatch() -> Iterator[pytest.MonkeyPatch]:
    """As everywhere, but for the compiled build."""
    planting = Planting()
    yield planting
    planting.undo()


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The game of nothing but picking; its slug."""
    if compiled(engine):
        pytest.skip("a toy cannot be built upon the compiled engine; the titles are tested in its place")
    import shelf_game

    monkeypatch.setitem(sys.modules, "greathall.games.shelf", shelf_game)
    monkeypatch.setitem(games.MODULES, "shelf", "shelf")
    yield "shelf"
