"""Why a table does not take an answer, or does not take one back."""

from typing import ClassVar

from greathall.core.option import Refusal


class TableRefusal(ValueError):
    """An answer that the table does not take; `code` says which way, for programs."""

    code: ClassVar[str] = "refused"


class Stale(TableRefusal):
    """The sender had not seen the latest answers."""

    code: ClassVar[str] = "stale"


class NotYourTurn(TableRefusal):
    """This seat is not asked now."""

    code: ClassVar[str] = "not-your-turn"


class Illegal(TableRefusal):
    """Not one of the legal answers; `refusal` says why, if the rules note it."""

    code: ClassVar[str] = "illegal"

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class Over(TableRefusal):
    """The game has ended."""

    code: ClassVar[str] = "over"


class NoUndo(TableRefusal):
    """This cannot be taken back alone."""

    code: ClassVar[str] = "no-undo"


class Frozen(TableRefusal):
    """The rules failed on an answer: the table stands as it was before and takes no more answers."""

    code: ClassVar[str] = "frozen"


class Elsewhere(ValueError):
    """Stored answers that do not lead where they led when they were given; `number` counts from 0 in what was folded."""

    def __init__(self, number: int, message: str) -> None:
        super().__init__(message)
        self.number = number


BARRIERS = {
    "other": "the last answer was not yours",
    "reveal": "something was revealed since",
    "chance": "chance was drawn since",
}
