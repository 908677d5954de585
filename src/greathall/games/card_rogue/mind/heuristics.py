"""What bots think of a position and of an answer."""

from typing import Final

from greathall.core.option import Option
from greathall.core.state import State
from greathall.games.card_rogue.cards.catalogue import GOLD_OF
from greathall.games.card_rogue.mind.advice import Adviser
from greathall.games.card_rogue.mind.fighter import fight_value
from greathall.games.card_rogue.mind.guide import exit_distance, is_over, survey
from greathall.games.card_rogue.mind.worth import (
    PER_GOLD,
    PER_HEALTH,
    blows,
    card_worth,
    fitness,
    gear_worth,
    golem_ready,
    health_price,
    useless_gold,
)
from greathall.games.card_rogue.rules.queries import flee_faces, foes_fought, has_way_out, victory_points
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import GONE, PLAYING, RUSH

HORIZON: Final = 2  # the evaluation sees the way to its aims itself: longer playouts add more noise than sight
SCALE: Final = 0.1  # of a victory point's worth
RIVAL: Final = 0.6  # how much the best rival's standing counts against one's own
READY: Final = 0.5
LURE: Final = 0.7
HURRY: Final = 0.98  # how much of a chance is left for each step to an exit
LONG_WAY: Final = 20
RUNS: Final = 0.65  # in the end rush: how much less likely an exit is for each step to it


def evaluate(s: State, seat: int) -> float:
    """How good a position is for a seat, 0 to 1."""
    assert isinstance(s, CardRogue)
    if s.outcome is not None:
        return 1.0 if s.outcome.places[seat] == 1 else 0.0
    if not s.places:
        return 0.5  # still setting up
    if s.phase == RUSH and s.players[seat].status == PLAYING and is_over(s, seat):
        return 0.0  # to stay is no better than to leave: the policy shows the way out
    mine = standing(s, seat) + prospects(s, seat)
    if s.seats == 1:
        return min(0.99, 0.1 + SCALE * mine + 0.1 * bin(s.done_goals & s.goals).count("1") + 0.02 * s.level)
    best = -9.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(s, other))
    value = min(0.97, max(0.03, 0.45 + SCALE * (mine - RIVAL * best)))
    if s.phase != RUSH:
        return value
    chance = rush_chance(s, seat)
    if s.players[seat].status == PLAYING:  # who has won already but for the way out may still be robbed on it
        chance *= HURRY ** min(exit_distance(s, seat), LONG_WAY)
        if s.fighting >> seat & 1:
            chance *= max(0.3, 1.0 - 0.5 * blows(s, seat, foes_fought(s, seat)) / max(1, s.players[seat].health))
    return 0.15 * value + 0.85 * chance


def standing(s: CardRogue, seat: int) -> float:
    """Points, strength, cards and health."""
    p = s.players[seat]
    total = p.vp + gear_worth(s, seat) * fitness(s, seat) + PER_HEALTH * p.health + READY * golem_ready(s, seat)
    gold = 0
    for card in p.hand.cards:
        total += card_worth(s, card)
        gold += GOLD_OF[card]
    return total - PER_GOLD * useless_gold(s, gold) - PER_HEALTH * (p.poison + 2 * p.lost)


def prospects(s: CardRogue, seat: int) -> float:
    """What lies ahead: the fight that one is in, or the best aim that can be walked to."""
    p = s.players[seat]
    if p.status != PLAYING or p.place not in s.slot_at:
        return 0.0
    foes = foes_fought(s, seat)
    if not foes:
        return LURE * max(survey(s, seat).values())
    fight = fight_value(s, seat, foes)
    faces = flee_faces(s, seat)
    if faces == 0 or not has_way_out(s, seat):
        return fight
    if faces < 0:
        return max(fight, -0.03)
    hurt = blows(s, seat, foes)
    risk = 0.3 if hurt >= p.health else 0.0
    return max(fight, -0.03 - health_price(s, seat) * hurt - risk)


def rush_chance(s: CardRogue, seat: int) -> float:
    """The chance to win the end rush: each who would gain by it runs, and the nearer are first more often."""
    points = [victory_points(s, other) for other in range(s.seats)]
    weight = 0.0
    value = 0.0
    for runner in range(s.seats):
        if s.players[runner].status != PLAYING:
            continue
        result = result_for(s, seat, runner, points)
        gains = result > 0.0 if runner == seat else result_for(s, runner, runner, points) > 0.0
        if gains:
            share: float = RUNS ** exit_distance(s, runner)
            weight += share
            value += share * result
    if weight <= 1e-9:
        return 0.5 if points[seat] == max(points) else 0.1
    return value / weight


def result_for(s: CardRogue, seat: int, runner: int, points: list[int]) -> float:
    """What a seat gets if a runner is first at an exit: 1 for winning alone, less for sharing."""
    mine = points[seat] + (1 if runner == seat else 0)
    if s.players[seat].status == GONE:
        return 0.0
    level = 0
    for other in range(s.seats):
        if other != seat and s.players[other].status != GONE:
            theirs = points[other] + (1 if other == runner else 0)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                level += 1
    return 1.0 if level == 0 else 0.6


def policy(s: State, seat: int, options: list[Option]) -> list[float]:
    """How likely a sensible player is to give each answer."""
    assert isinstance(s, CardRogue)
    return Adviser(s, seat, options).weights()
