"""Event: what happened, by which rule, and who may know. The log explains the game and never drives it."""

from greathall.core.ids import EVERYONE, Mask, Seat


class Event:
    """One thing that happened. `args` are ints whose kinds the game's EVENTS table names.

    Seats outside `known` see only the first `shown` arguments, under the kind `<kind>-hidden`.
    """

    __slots__ = ("args", "kind", "known", "rule", "seat", "shown")

    def __init__(self, rule: str, kind: str, seat: Seat, args: tuple[int, ...], known: Mask = EVERYONE, shown: int = 0) -> None:
        self.rule = rule
        self.kind = kind
        self.seat = seat
        self.args = args
        self.known = known
        self.shown = shown

    def seen_by(self, seat: Seat) -> "Event":
        """The event as this seat (or SPECTATOR) may see it."""
        if self.known >> seat & 1:
            return self
        return Event(self.rule, self.kind + "-hidden", self.seat, self.args[: self.shown])
