"""The table in words."""

from typing import Any

from greathall.core.game import Line, View


def text(view: View, words: Any, width: int) -> list[Line]:
    """One line, for now."""
    return [[(f"turn {view['turn']}", "")]]
