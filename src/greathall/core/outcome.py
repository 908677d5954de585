"""Outcome: how a game ended, for every seat, and why."""

from typing import ClassVar

from greathall.core.record import Record


class Outcome(Record):
    """`places[seat]` is 1 for a winner (shared places are equal numbers), `points` are what the rules count,
    `reason` is a constant of the game (language key `end-<reason>`)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("reason", "places", "points")

    def __init__(self, reason: str, places: list[int], points: list[int]) -> None:
        self.reason = reason
        self.places = places
        self.points = points

    def clone(self) -> "Outcome":
        return Outcome(reason=self.reason, places=self.places, points=self.points)

    def winners(self) -> list[int]:
        """The seats in first place; nobody when the game was lost by all."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


def ranked(reason: str, points: list[int], playing: list[bool] | None = None) -> Outcome:
    """Places by points, ties shared; seats that are not playing come after all others."""
    keys = [(1 if playing is None or playing[i] else 0, p) for i, p in enumerate(points)]
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    return Outcome(reason=reason, places=places, points=points)
