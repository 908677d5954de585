"""How explorations will probably end: rough numbers for bots, fitted to simulated parties."""

from math import exp
from typing import Final

from greathall.games.karez.cards.catalogue import ADVENTURES, CARDS, DECK_OF, HEROES
from greathall.games.karez.cards.points import all_points
from greathall.games.karez.rules.equipment import Equip, card_in
from greathall.games.karez.rules.gear import bearer_of
from greathall.games.karez.rules.keeping import KeepDice
from greathall.games.karez.rules.queries import (
    able_heroes,
    equipment_held,
    gear_points,
    hand_size,
    is_able,
    marks_of,
    monsters_held,
    own_points,
    party_limit,
    stack_size,
)
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.rules.wounds import COVERS, HITS, WAY, Wounds
from greathall.games.karez.words import ANCIENT, NOBODY, TRAP

DANGER: Final = [1.6, 1.5, 1.6, 3.4, 1.3]  # of a threat, by its deck
RED_POWER: Final = 0.6
GREEN_POWER: Final = 0.4
FIXED_POWER: Final = 0.35
POINT_POWER: Final = 0.5
CARD_POWER: Final = 0.45  # of an Item or Instant in hand


def sigmoid(x: float) -> float:
    """From 0 to 1."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


STATIC_POWER: Final = [RED_POWER * card.red + GREEN_POWER * card.green + FIXED_POWER * len(card.fixed) for card in CARDS[:HEROES]]


def hero_power(s: Karez, hero: int) -> float:
    """What a Hero is worth in a party."""
    vacant = all_points(own_points(s, hero)) - all_points(s.hero_hits[hero])
    return STATIC_POWER[hero] + RED_POWER * s.hero_attack[hero] + POINT_POWER * vacant


def danger(decks: tuple[int, ...]) -> float:
    """What a row of threats is worth against a party."""
    total = 0.0
    for deck in decks:
        total += DANGER[deck]
    return total


ADVENTURE_DANGER: Final = [danger(adventure.threats) for adventure in ADVENTURES]


def dungeon_danger(s: Karez, owner: int) -> float:
    """What a private dungeon is worth against a party, by the backs of its cards."""
    total = monsters_held(s, owner) * 1.55 + hand_size(s, owner, TRAP) * DANGER[TRAP]
    return total + hand_size(s, owner, ANCIENT) * (DANGER[ANCIENT] - 1.55)


def mark_odds(s: Karez, seat: int, site: int, others: int) -> float:
    """The chance of a marked exploration whose party is not formed yet; so many `others` share the Heroes with it."""
    if site < 3:
        adventure = s.adventures[site]
        limit = ADVENTURES[adventure].valor
        against = ADVENTURE_DANGER[adventure]
    else:
        limit = max(1, monsters_held(s, site - 3) + hand_size(s, site - 3, TRAP))
        against = dungeon_danger(s, site - 3)
    powers = [hero_power(s, hero) for hero, master in enumerate(s.hero_seat) if master == seat and is_able(s, hero)]
    powers.sort(reverse=True)
    power = min(sum(powers[:limit]), sum(powers) / (1 + others))
    power += CARD_POWER * min(equipment_held(s, seat), 2 * min(limit, len(powers)))
    return sigmoid(power - against)


def gear_power(trip: Trip, hero: int) -> float:
    """What a Hero's equipment adds."""
    total = 0.0
    for gear in trip.gear:
        if bearer_of(gear) == hero:
            total += CARD_POWER
    return total


def power_to_come(s: Karez, trip: Trip) -> float:
    """What may still be added before a party sets out. Search names Heroes and cards in ascending order, so whoever is passed
    over stays at home."""
    if not trip.size:
        floor = trip.party[-1] if trip.party else -1
        spare = able_heroes(s, trip.seat) - len(trip.party) - (marks_of(s, trip.seat) - 1)
        room = min(spare, party_limit(s, trip.site) - len(trip.party))
        powers = [hero_power(s, hero) for hero in range(floor + 1, HEROES) if s.hero_seat[hero] == trip.seat and is_able(s, hero)]
        powers.sort(reverse=True)
        return sum(powers[: max(0, room)])
    top = s.frames[-1]
    return equipment_power(s, trip, top) if isinstance(top, Equip) else 0.0


def equipment_power(s: Karez, trip: Trip, equip: Equip) -> float:
    """What the cards are worth that are picked to be taken along, and those that may still be."""
    picked = equip.held(s)
    total = 0.0
    for thing in picked:
        total += CARD_POWER + POINT_POWER * all_points(CARDS[card_in(thing)].gear_hp)
    low = card_in(picked[-1]) if picked else 0
    cards = sum(1 for card in equip.unpicked(s) if card >= low)
    room = sum(CARDS[hero].carry for hero in trip.party) - len(picked)
    return total + CARD_POWER * min(cards, room)


def kept_dice(s: Karez, trip: Trip) -> int:
    """Green dice that are kept, those included that are about to be, less those that are about to stop a white one."""
    count = len(trip.kept)
    if trip.placed:
        top = s.frames[-1]
        if isinstance(top, KeepDice):
            count += len(trip.placed)
        elif isinstance(top, Wounds):
            for thing in trip.placed:
                if COVERS <= thing & WAY < HITS:
                    count -= 1
    return count


def trip_odds(s: Karez, trip: Trip) -> float:
    """The chance of the exploration in progress."""
    if not trip.party and trip.size:
        return 0.0
    power = 0.0 if trip.stage else power_to_come(s, trip)
    for place, hero in enumerate(trip.party):
        armour = all_points(gear_points(trip, hero)) - all_points(trip.gear_hits[place]) if place < len(trip.gear_hits) else 0
        power += hero_power(s, hero) + gear_power(trip, hero) + POINT_POWER * armour
    power += 0.15 * kept_dice(s, trip)
    if trip.site >= 3:
        against = 1.5 * stack_size(s)
    else:
        against = 0.0
        for deck in ADVENTURES[s.adventures[trip.site]].threats[trip.stage :]:
            against += DANGER[deck]
    if trip.foe != NOBODY:
        foe = CARDS[trip.foe]
        full = DANGER[DECK_OF[trip.foe]] * (0.45 + 0.28 * foe.white + 0.12 * len(foe.fixed)) / 1.1
        total = all_points(foe.hp)
        if total:
            full *= 0.25 + 0.75 * (total - all_points(trip.foe_hits)) / total
        against += full
    return sigmoid(power - against)
