"""How likely a fight with a boss is won: reckoned from the dice, because what it costs to be wrong is everything."""

from math import ceil
from typing import Final

from greathall.games.card_rogue.cards.catalogue import GOLEM
from greathall.games.card_rogue.rules.state import Foe

ATTACKS: Final = 15  # longer fights are lost
HEALTH: Final = 41  # more than anybody has
FISTS: Final = 3.5  # mean damage of the bare die


def _add_die(sums: list[float], faces: list[int]) -> list[float]:
    """The chances of each sum after one more throw of a die with these faces; the last entry is that much or more."""
    found = [0.0] * len(sums)
    for total, chance in enumerate(sums):
        if chance > 0.0:
            for face in faces:
                found[min(len(sums) - 1, total + face)] += chance / 6
    return found


def _at_least() -> list[list[float]]:
    """By throws, by sum: the chance to throw that sum or more."""
    sums = [1.0] + [0.0] * (6 * ATTACKS)
    found: list[list[float]] = []
    for _ in range(ATTACKS):
        rest = 1.0
        row: list[float] = []
        for chance in sums:
            row.append(rest)
            rest -= chance
        found.append(row)
        sums = _add_die(sums, [1, 2, 3, 4, 5, 6])
    return found


def _lives(less: int) -> list[list[float]]:
    """Against the Golem with so much armor, by blows, by health: the chance to live through them."""
    sums = [1.0] + [0.0] * HEALTH
    found: list[list[float]] = []
    for _ in range(ATTACKS):
        below = 0.0
        row: list[float] = []
        for chance in sums:
            row.append(below)
            below += chance
        found.append(row)
        sums = _add_die(sums, [max(0, 2 * face - less) for face in range(1, 7)])
    return found


AT_LEAST: Final = _at_least()
LIVES: Final = [_lives(less) for less in range(13)]


def slain_within(health: int, damage: float, attacks: int) -> float:
    """The chance that so many attacks of this mean damage slay an enemy."""
    need = ceil(health - attacks * (damage - FISTS))
    row = AT_LEAST[attacks]
    return 1.0 if need <= 0 else (0.0 if need >= len(row) else row[need])


def outlives(foe: Foe, less: int, cost: float, health: float, blows: int) -> float:
    """The chance to live through so many blows of a boss, of which each costs so much on average."""
    if blows <= 0:
        return 1.0
    if foe.card == GOLEM:
        return LIVES[min(12, max(0, less - foe.attack))][blows][min(HEALTH, max(0, int(health)))]
    loss = blows * cost
    return min(1.0, max(0.0, 0.5 + 0.8 * (health - loss) / (1.0 + 0.25 * loss)))


def chance_alone(foe: Foe, less: int, cost: float, damage: float, health: float) -> float:
    """The chance of one who fights a boss alone, to the end."""
    spared = 1 if foe.paralysed == 2 else 0
    chance = 0.0
    before = 0.0
    for attacks in range(1, ATTACKS):
        within = slain_within(foe.health, damage, attacks)
        if within > before:
            lives = outlives(foe, less, cost, health, attacks - 1 - spared)
            if lives <= 0.0:
                break
            chance += (within - before) * lives
            before = within
            if within >= 1.0:
                break
    return chance
