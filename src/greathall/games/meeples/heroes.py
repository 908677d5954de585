"""Heroes: levels and what they cost, and the abilities that are used rather than always on."""

from greathall.core.option import Menu
from greathall.games.meeples.cards import CARDS, HERO_CARD, NONE, PRICE
from greathall.games.meeples.effects import Benefit
from greathall.games.meeples.queries import hero_card
from greathall.games.meeples.state import Meeples
from greathall.games.meeples.supply import score
from greathall.games.meeples.words import CLASSES, CLERIC, DEVELOPMENT, KNIGHT, MAGE, TO_LODGINGS, USE, WARRIOR

TOP_LEVEL = 3


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


def can_use(s: Meeples, seat: int, unit: int) -> bool:
    """MM-UNIT-03: an ability works once per turn, however many Units of the class there are. MM-R-24: for the
    condition a Shaman in the Tavern is a Shaman. MM-R-21, MM-R-56: the Mage's while assigning in either phase, the
    others' any time in the own Development Phase."""
    if s.levels[seat][unit] < 2 or s.used >> unit & 1:
        return False
    card = CARDS[HERO_CARD[unit][s.levels[seat][unit]]]
    if card.at == "assignment":
        return s.taverns[seat][unit] > 0
    if s.phase != DEVELOPMENT:
        return False
    return all(s.taverns[seat][meeple] >= n for meeple, n in card.needs)


def offer_abilities(s: Meeples, seat: int, menu: Menu) -> None:
    """Add the abilities that may be used now."""
    levels = s.levels[seat]
    for unit in CLASSES:
        if levels[unit] < 2 or unit == WARRIOR:  # the Warrior's card works by itself
            continue
        if can_use(s, seat, unit):
            menu.offer(USE, unit)
        elif menu.why:
            _refuse(s, seat, unit, menu)


def _refuse(s: Meeples, seat: int, unit: int, menu: Menu) -> None:
    card = CARDS[hero_card(s, seat, unit)]
    if s.used >> unit & 1:
        menu.refuse("MM-UNIT-03", "used", USE, unit)
    elif card.at == "development" and s.phase != DEVELOPMENT:
        menu.refuse("MM-R-56", "development-only", USE, unit)
    else:
        menu.refuse("MM-R-56", "tavern-lacks", USE, unit)


def any_ability(s: Meeples, seat: int) -> bool:
    """Is there an ability to use now?"""
    return can_use(s, seat, MAGE) or can_use(s, seat, CLERIC) or can_use(s, seat, KNIGHT)


def use_ability(s: Meeples, seat: int, unit: int) -> None:
    """Carry it out. MM-R-57: the card in force now is the one that counts, even if bought this turn."""
    s.used |= 1 << unit
    card = hero_card(s, seat, unit)
    s.tell("MM-UNIT-03", "ability", seat, card)
    s.call(Benefit(card, 0, seat, TO_LODGINGS))
