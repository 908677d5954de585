"""Influence Points, which are the score (DO-GEN-04), who leads, and how the game ends: places, points, reasons."""

from greathall.core.event import Event
from greathall.core.ids import Seat
from greathall.core.outcome import Outcome
from greathall.core.score import ScoreLine, lines
from greathall.core.state import State
from greathall.games.dorian.rules.queries import mates, stars_of
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.words import PRESENT, SUPPORTING


def ip_of(s: Dorian, seat: Seat) -> int:
    """IP of a player, or of the team (DO-TEA-04)."""
    return s.ip[s.team[seat]]


def change_ip(s: Dorian, seat: Seat, n: int, rule: str) -> None:
    """Book IP for a player or its team, never below 0 (DO-R-35). A supporter of somebody else stops one short of the
    goal if that is agreed, with all IP of that battle; nothing else is held back (DO-WIN-07, DO-WIN-08, DO-R-59,
    DO-R-90). Where Vale City decides there is no goal to stop at (DO-R-70)."""
    team = s.team[seat]
    before = s.ip[team]
    after = max(0, before + n)
    b = s.battle
    if (
        s.settings.support_cap
        and not s.settings.vale
        and n > 0
        and b is not None
        and b.roles[seat] == SUPPORTING
        and not mates(s, seat, b.attacker)
    ):
        after = max(before, min(after, s.settings.goal - 1))
    s.ip[team] = after
    if after != before:
        s.tell(rule, "ip" if after > before else "ip-lost", seat, abs(after - before), after)


def leaders_of(s: Dorian) -> list[int]:
    """The seats that stand for a player or a team, in seat order."""
    return [seat for seat in range(s.seats) if s.team[seat] == seat]


def best(s: Dorian) -> tuple[list[int], bool]:
    """Who has most IP, then most ★ (DO-WIN-03, DO-R-64); and whether ★ were needed."""
    teams = leaders_of(s)
    top = max(s.ip[team] for team in teams)
    tied = [team for team in teams if s.ip[team] == top]
    if len(tied) == 1:
        return tied, False
    most = max(stars_of(s, team) for team in tied)
    return [team for team in tied if stars_of(s, team) == most], True


def goal_reached(s: Dorian) -> bool:
    """Has somebody the IP of the Crown (DO-WIN-01)? Where Vale City decides, IP alone wins nothing before the end (DO-R-70)."""
    return not s.settings.vale and max(s.ip) >= s.settings.goal


def clear_battle(s: Dorian) -> None:
    """No battle goes on any more; cards still in it go to their owners' Restore Piles."""
    b = s.battle
    if b is not None:
        for i in range(len(b.card)):
            if b.flags[i] & PRESENT:
                s.restore[b.owner[i]].append(b.card[i])
    s.battle = None


def finish(s: Dorian, winner: int, reason: str) -> None:
    """The game is over: the winner (a team by its leader), then kingmakers (DO-VAL-04, DO-R-69), then by IP and ★."""
    keys: list[tuple[int, int, int, int]] = []
    for seat in range(s.seats):
        won = 1 if s.team[seat] == winner else 0
        keys.append((won, s.kingmakers >> seat & 1, ip_of(s, seat) if not won else 0, stars_of(s, seat) if not won else 0))
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    clear_battle(s)
    s.tell("DO-WIN-01", "over", winner, ip_of(s, winner))
    s.finish(Outcome(reason=reason, places=places, points=[ip_of(s, seat) for seat in range(s.seats)]))


def score(s: State, events: list[Event]) -> list[ScoreLine]:
    """All IP won and lost, by rule; what one of a team books, all of it have (DO-TEA-04)."""
    assert isinstance(s, Dorian)
    changes = [(e.rule, e.seat, e.args[0] if e.kind == "ip" else -e.args[0]) for e in events if e.kind in ("ip", "ip-lost")]
    shared = [(rule, mate, n) for rule, seat, n in changes for mate in range(s.seats) if s.team[mate] == s.team[seat]]
    return lines(s.seats, shared)
