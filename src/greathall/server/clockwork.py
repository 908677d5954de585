"""The clock of a table at work: it runs only for people who are asked."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greathall.server.match import Match


def charge(match: "Match") -> None:
    """The time since the last charge is spent by those who are asked now."""
    if match.clock.running:
        match.clock.charge(match.asked())


def time_left(match: "Match") -> str:
    """What is left on the clock now, for the store."""
    charge(match)
    return match.clock.stored()
