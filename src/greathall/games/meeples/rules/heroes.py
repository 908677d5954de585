"""Heroes: levels and what they cost, and the abilities that are used rather than always on."""

from typing import Final

from greathall.core.option import Menu, Why
from greathall.games.meeples.cards.catalogue import CARDS, HERO_CARD, NONE, PRICE
from greathall.games.meeples.rules.effects import Benefit
from greathall.games.meeples.rules.queries import hero_card
from greathall.games.meeples.rules.state import RESOLVED, Meeples
from greathall.games.meeples.rules.supply import score
from greathall.games.meeples.words import CLASSES, DEVELOPMENT, TO_LODGINGS, USE, WARRIOR

TOP_LEVEL: Final = 3
ABLE_FROM: Final = 2  # the level from which a class has an ability


def next_price(s: Meeples, seat: int, unit: int) -> int:
    """MM-LVL-03: the VP of the next level of a class; NONE at the top (MM-LVL-06)."""
    level = s.levels[seat][unit]
    return NONE if level >= TOP_LEVEL else PRICE[unit][level + 1]


def level_up(s: Meeples, seat: int, unit: int) -> None:
    """MM-LVL-03, MM-LVL-05: pay and take the next card. MM-R-14: if the VP are short after all, nothing is paid and
    the level stays."""
    price = next_price(s, seat, unit)
    if price == NONE or s.vp[seat] < price:
        s.tell("MM-R-14", "level-failed", seat, unit)
        return
    score(s, seat, -price, "MM-LVL-03")
    s.levels[seat][unit] += 1
    s.tell("MM-LVL-05", "levelled", seat, unit, s.levels[seat][unit])


def why_not_use(s: Meeples, seat: int, unit: int) -> Why | None:
    """The home of USE. MM-UNIT-03: an ability works once per turn, however many Units of the class there are. MM-R-24: for the
    condition a Shaman in the Tavern is a Shaman. MM-R-21, MM-R-56: the Mage's while assigning in either phase, the others' any
    time in the own Development Phase."""
    level = s.levels[seat][unit]
    if level < ABLE_FROM:
        return Why("MM-UNIT-03", "no-ability", ABLE_FROM, level)
    if unit == WARRIOR:
        return Why("MM-UNIT-05", "by-itself")
    if s.used >> unit & 1:
        return Why("MM-UNIT-03", "used")
    card = CARDS[HERO_CARD[unit][level]]
    if card.at == "assignment":
        if any(post.status == RESOLVED for post in s.posts):
            return Why("MM-R-21", "ability-over")
        return None if s.taverns[seat][unit] else Why("MM-R-21", "tavern-lacks")
    if s.phase != DEVELOPMENT:
        return Why("MM-R-56", "development-only")
    if all(s.taverns[seat][meeple] >= n for meeple, n in card.needs):
        return None
    return Why("MM-R-56", "tavern-lacks")


def offer_abilities(s: Meeples, seat: int, menu: Menu) -> None:
    """Add the abilities that may be used now."""
    levels = s.levels[seat]
    for unit in CLASSES:
        if menu.why or levels[unit] >= ABLE_FROM:
            menu.judge(why_not_use(s, seat, unit), USE, unit)


def any_ability(s: Meeples, seat: int) -> bool:
    """Is there an ability to use now?"""
    levels = s.levels[seat]
    for unit in CLASSES:
        if levels[unit] >= ABLE_FROM and why_not_use(s, seat, unit) is None:
            return True
    return False


def use_ability(s: Meeples, seat: int, unit: int) -> None:
    """Carry it out. MM-R-57: the card in force now is the one that counts, even if bought this turn."""
    s.used |= 1 << unit
    card = hero_card(s, seat, unit)
    s.tell("MM-UNIT-03", "ability", seat, card)
    s.call(Benefit(card, 0, seat, TO_LODGINGS))
