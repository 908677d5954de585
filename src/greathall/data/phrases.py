"""Messages that are text with arguments in it, filled in at once. Most are, and Fluent's own way costs many times as much.

What such a message cannot say (plurals, choices, numbers that a language groups) is left to Fluent.
"""

from typing import Any, TypeAlias

from fluent.runtime.resolver import NeverIsolatingPlaceable, Pattern, Placeable, TextElement, VariableReference

Piece: TypeAlias = tuple[str, bool]  # a text, or the name of an argument (True)
LONGEST = 2500  # Fluent refuses longer arguments
GROUPED = 1000  # from here on languages write a number differently


def pieces_of(pattern: Any) -> list[Piece] | None:
    """The pieces of a message's pattern; None if it is more than text and arguments."""
    pieces: list[Piece] = []
    for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:
        if isinstance(element, TextElement):
            pieces.append((element.value, False))
        elif isinstance(element, (Placeable, NeverIsolatingPlaceable)) and isinstance(element.expression, VariableReference):
            pieces.append((element.expression.id.name, True))
        else:
            return None
    return pieces


def filled(pieces: list[Piece], args: dict[str, Any]) -> str | None:
    """The text with its arguments; None if one of them is missing or wants Fluent."""
    texts: list[str] = []
    for text, named in pieces:
        if not named:
            texts.append(text)
            continue
        value = args.get(text)
        if isinstance(value, str) and len(value) <= LONGEST:
            texts.append(value)
        elif isinstance(value, int) and not isinstance(value, bool) and 0 <= value < GROUPED:
            texts.append(str(value))
        else:
            return None
    return "".join(texts)
