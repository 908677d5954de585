"""What a Quest in hand is worth, and how likely it is completed: as often as it was in games of bots. For bots only."""

from typing import Final

from greathall.games.meeples.cards.catalogue import (
    CARDS,
    CONSTRUCT_N,
    DEFEAT,
    IN_TAVERN,
    LEVEL_OF,
    NONE,
    OWN,
    PILE,
    TYPE_OF,
    Card,
    Condition,
)
from greathall.games.meeples.rules.scoring import met
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import CLERIC, END_OF_GAME, KNIGHT, MAGE, MEEPLES, SHAMAN, TRIGGERED


def _ease(card: Card) -> float:
    """How much likelier than others a Quest is completed by somebody who has the Units for it."""
    condition = card.condition
    if condition is None:
        return 1.0
    if condition.kind == IN_TAVERN:
        return 1.2  # by itself
    ease = 1.0
    if condition.kind == DEFEAT:
        for unit, n in condition.needs:
            if unit in (MAGE, CLERIC):  # they seldom fight
                ease *= 0.8 / n
        if condition.type != NONE:
            ease *= 0.8
        if condition.level > 1:
            ease *= 0.8
    return ease


_EASE: Final = {card.slug: _ease(card) for card in CARDS if card.condition is not None}


def quest_worth(s: Meeples, seat: int, card: Card, left: float, counts: list[int]) -> float:
    """A Quest in hand: its VP and its effect as likely as it can still be completed, else its penalty."""
    chance = quest_chance(s, seat, card, left, counts)
    return (card.vp + effect_of(card, left)) * chance - card.penalty * (1.0 - chance)


def effect_of(card: Card, left: float) -> float:
    """What completing a Quest brings besides its VP."""
    return 0.0 if card.type == END_OF_GAME else 0.7 if card.type == TRIGGERED else 0.15 * left


def quest_chance(s: Meeples, seat: int, card: Card, left: float, counts: list[int]) -> float:
    """How likely a Quest is completed by somebody who owns so many of each meeple."""
    condition = card.condition
    if condition is None:
        return 0.0
    if card.type == END_OF_GAME:
        return _at_the_end(s, seat, condition, left, counts)
    if condition.kind == CONSTRUCT_N and NONE not in s.tiles:
        return 0.0  # there is nothing left to build on
    if has_units(condition, counts):
        return min(0.6, 0.06 + 0.05 * left) * _EASE[card.slug] * crowd(s, seat)
    return min(0.3, 0.005 + 0.02 * left) * crowd(s, seat)


def has_units(condition: Condition, counts: list[int]) -> bool:
    """Does anybody with so many meeples own those whom a Quest asks for?"""
    wild = counts[SHAMAN]
    for unit, n in condition.needs:
        if unit < MEEPLES and counts[unit] < n:
            wild -= n - counts[unit]
            if unit > KNIGHT or wild < 0:
                return False
    return True


def _at_the_end(s: Meeples, seat: int, condition: Condition, left: float, counts: list[int]) -> float:
    """What is met is seldom lost again; of what is not met yet, piles grow by themselves."""
    kind = condition.kind
    lack = 1
    rate = 0.04
    if kind == PILE:
        rate = 0.11
        lack = condition.n
        for card in s.piles[seat]:
            if condition.type in (NONE, TYPE_OF[card]) and LEVEL_OF[card] >= condition.level:
                lack -= 1
    elif kind == OWN and condition.unit < MEEPLES:
        have = counts[condition.unit]
        lack = max(condition.low - have, have - condition.high)
    elif met(s, seat, condition):
        lack = 0
    if lack <= 0:
        return max(0.6, 1.0 - 0.03 * max(0.0, left - 3.0))
    return min(0.55, rate * left / lack)


def crowd(s: Meeples, seat: int) -> float:
    """The more Quests are in a hand, the less likely each of them is completed: a turn is good for one at the most."""
    return 1.0 / (1.0 + 0.3 * max(0, len(s.hands[seat].cards) - 3))
