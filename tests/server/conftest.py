"""A toy that the hall knows during a test."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall import games

sys.path.insert(0, str(Path(__file__).parent.parent / "toys"))


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The game of nothing but picking; its slug."""
    import shelf_game

    monkeypatch.setitem(sys.modules, "greathall.games.shelf", shelf_game)
    monkeypatch.setitem(games.MODULES, "shelf", "shelf")
    yield "shelf"
