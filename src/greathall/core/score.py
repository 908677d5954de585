"""Where the points of a game came from, for people: a line for each rule that gave or took some."""

from greathall.core.ids import Seat


class ScoreLine:
    """The points of every seat by one rule. Language key `score-<rule id in small letters>`."""

    def __init__(self, rule: str, points: list[int]) -> None:
        self.rule = rule
        self.points = points


def lines(seats: int, changes: list[tuple[str, Seat, int]]) -> list[ScoreLine]:
    """Single changes, as rule, seat and points, added up by rule in the order of their first use."""
    found: dict[str, ScoreLine] = {}
    for rule, seat, n in changes:
        if rule not in found:
            found[rule] = ScoreLine(rule, [0] * seats)
        found[rule].points[seat] += n
    return list(found.values())
