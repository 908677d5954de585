"""Game End: the common defeat, Victory Points and ties."""

from typing import Final

from greathall.core.event import Event
from greathall.core.ids import NO_SEAT
from greathall.core.outcome import Outcome
from greathall.core.score import ScoreLine
from greathall.core.state import State
from greathall.games.karez.cards.catalogue import BOARD, GUILDS
from greathall.games.karez.rules.queries import (
    buildings_of,
    citizens_in_karez,
    hand_size,
    hero_level,
    living_heroes,
    monsters_held,
)
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import CITY, FACTS, FALLEN, NOBODY, QUESTS, SLAIN, UNDEAD

GEMS_PER: Final = 2  # gems for a Victory Point
LINES: Final = ("gems", "buildings", "valor", "best_hero", "dungeon", "goal", "earned")
RULES: Final = ("KZ-VPS-01", "KZ-VPS-02", "KZ-VPS-03", "KZ-VPS-04", "KZ-VPS-06", "KZ-VPS-07", "KZ-VPS-08")  # of LINES


def outcome(s: Karez) -> Outcome:
    """KZ-LOS-01, KZ-GEN-02: all lose unless Karez is a City; else most Victory Points win."""
    if s.karez != CITY:
        s.tell("KZ-LOS-01", "fallen", NO_SEAT, s.karez)
        return Outcome(reason="fallen", places=[2] * s.seats, points=[0] * s.seats)
    points = [sum(points_of(s, seat)) for seat in range(s.seats)]
    for seat in range(s.seats):
        s.tell("KZ-VPS-09", "score", seat, points[seat])
    keys = [(points[seat], s.valor[seat], s.gold[seat]) for seat in range(s.seats)]  # KZ-RUL-31
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    return Outcome(reason="mayor", places=places, points=points)


def points_of(s: Karez, seat: int) -> list[int]:
    """Victory Points of a seat, one number for each of LINES (KZ-RUL-46: nothing for Adventures as such)."""
    if s.guilds[seat] == NOBODY:
        return [0] * len(LINES)
    guild = GUILDS[s.guilds[seat]]
    return [
        s.gems[seat] // GEMS_PER,  # KZ-VPS-01
        buildings_of(s, seat) * guild.building_vp,  # KZ-VPS-02
        s.valor[seat] // guild.valor_per,  # KZ-VPS-03
        1 if seat in best_hero_seats(s) else 0,  # KZ-VPS-04
        s.dungeons[seat],  # KZ-VPS-06
        goal(s, seat),  # KZ-VPS-07
        s.vp[seat],  # KZ-VPS-08
    ]


def score(s: State, events: list[Event]) -> list[ScoreLine]:
    """The lines of all seats; nobody has points in a fallen Karez."""
    assert isinstance(s, Karez)
    if s.karez != CITY:
        return []
    by_seat = [points_of(s, seat) for seat in range(s.seats)]
    return [ScoreLine(rule, [points[k] for points in by_seat]) for k, rule in enumerate(RULES)]


def best_level(s: Karez, seat: int) -> int:
    """Level-up tokens on the best living Hero of a seat."""
    return max((hero_level(s, hero) for hero in living_heroes(s, seat)), default=0)


def best_hero_seats(s: Karez) -> list[int]:
    """KZ-VPS-05, KZ-RUL-30: whose Hero has most tokens (at least one); then most Valor; then all that are tied."""
    levels = [best_level(s, seat) for seat in range(s.seats)]
    best = max(levels)
    if best == 0:
        return []
    tied = [seat for seat in range(s.seats) if levels[seat] == best]
    valor = max(s.valor[seat] for seat in tied)
    return [seat for seat in tied if s.valor[seat] == valor]


def goal(s: Karez, seat: int) -> int:
    """The personal goal of a guild, as far as it is not a better rate of KZ-VPS-02 or KZ-VPS-03."""
    guild = GUILDS[s.guilds[seat]]
    facts = FACTS * seat
    points = 0
    if guild.gold_per:
        points += s.gold[seat] // guild.gold_per
    if guild.quests_per:
        points += s.facts[facts + QUESTS] // guild.quests_per
    if guild.citizens_per:
        points += max(0, citizens_in_karez(s) - BOARD.thresholds[s.seats][1]) // guild.citizens_per
    if guild.monsters_per:
        undead = hand_size(s, seat, UNDEAD)
        held = undead * guild.undead_points + (monsters_held(s, seat) - undead) * guild.monster_points
        held += s.facts[facts + SLAIN] * guild.slain_points
        points += min(guild.monsters_max, held // guild.monsters_per)
        points += min(guild.fallen_max, s.facts[facts + FALLEN])
    return points
