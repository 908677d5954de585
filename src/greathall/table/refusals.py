"""Why something is refused: one family, from the table to the page, which says each code in its own words."""

from greathall.core.option import Refusal


class Refused(ValueError):
    """Something that was asked for and is not done; one sentence says why. `code` says which way, for programs, and `rule` by
    which rule, if it is one of a game."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule


class Stale(Refused):
    """The sender had not seen the latest answers."""

    def __init__(self, message: str) -> None:
        super().__init__("stale", message)


class NotYourTurn(Refused):
    """This seat is not asked now."""

    def __init__(self, message: str) -> None:
        super().__init__("not-your-turn", message)


class Illegal(Refused):
    """Not one of the legal answers; `refusal` says why, if the rules note it."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__("illegal", message, "" if refusal is None else refusal.rule)
        self.refusal = refusal


class Over(Refused):
    """The game has ended."""

    def __init__(self, message: str = "the game is over") -> None:
        super().__init__("over", message)


class NoUndo(Refused):
    """This cannot be taken back."""

    def __init__(self, message: str) -> None:
        super().__init__("no-undo", message)


class Frozen(Refused):
    """The rules failed on an answer: the table stands as it was before and takes no more answers."""

    def __init__(self, message: str) -> None:
        super().__init__("frozen", message)


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
