"""Dice: how many are rolled, and how. They never run out (KZ-RUL-34)."""

from typing import Final

from greathall.games.karez.cards.catalogue import CARDS, DECK_OF, FACE_OF
from greathall.games.karez.rules.die import FIXED_DIE, kept_by, new_die
from greathall.games.karez.rules.gear import FIXED_SPENT, bearer_of, card_of
from greathall.games.karez.rules.queries import round_of_hero
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.words import GREEN, RED, WHITE

FOE_SPENT: Final = 1 << 14  # Trip.spent: the foe's fixed dice were used


def red_dice(s: Karez, trip: Trip, hero: int) -> int:
    """KZ-HER-01, KZ-HER-02: printed, Level ups, equipment and abilities against this foe, potions of this round."""
    foe = DECK_OF[trip.foe]
    card = CARDS[hero]
    number = card.red + s.hero_attack[hero] + card.red_vs[foe] + (trip.boosts >> 4 * hero & 15)
    for gear in trip.gear:
        if bearer_of(gear) == hero:
            number += CARDS[card_of(gear)].red_vs[foe]
    return number


def green_dice(trip: Trip, hero: int) -> int:
    """Defence dice that a Hero rolls now; KZ-ABS-05: not those that are kept on hit points."""
    foe = DECK_OF[trip.foe]
    card = CARDS[hero]
    number = card.green + card.green_vs[foe]
    for gear in trip.gear:
        if bearer_of(gear) == hero:
            number += CARDS[card_of(gear)].green_vs[foe]
    for die in trip.kept:
        if kept_by(die) == hero:
            number -= 1
    return number


def roll(s: Karez, number: int, colour: int, owner: int, dice: list[int]) -> None:
    """Roll some dice of one colour for a card."""
    rng = s.rng
    blank = new_die(0, colour, owner)
    for _ in range(number):
        dice.append(FACE_OF[rng.die() - 1] | blank)


def roll_round(s: Karez, trip: Trip) -> None:
    """KZ-DIC-01: all dice of the acting group together, Heroes in order (red, then green), the Monster last.

    KZ-DIC-02, KZ-DIC-03, KZ-RUL-35: then the fixed dice of every card that acts for the first time in this encounter.
    """
    dice: list[int] = []
    acting = [hero for hero in trip.party if round_of_hero(trip, hero) == trip.round]
    for hero in acting:
        roll(s, red_dice(s, trip, hero), RED, hero, dice)
        roll(s, green_dice(trip, hero), GREEN, hero, dice)
    foe = CARDS[trip.foe]
    attacks = foe.order == trip.round
    if attacks and trip.skip:
        trip.skip = 0
        attacks = False
    if attacks:
        roll(s, foe.white, WHITE, trip.foe, dice)
    for hero in acting:
        add_fixed(trip, hero, dice)
    if attacks:
        add_foe_fixed(trip, dice)
    trip.dice = dice


def add_fixed(trip: Trip, hero: int, dice: list[int]) -> None:
    """The fixed attack of a Hero and of his Items, once per encounter."""
    if not trip.spent >> hero & 1:
        trip.spent |= 1 << hero
        for face in CARDS[hero].fixed:
            dice.append(new_die(face, RED, hero, FIXED_DIE))
    for i, gear in enumerate(trip.gear):
        if bearer_of(gear) == hero and not gear & FIXED_SPENT:
            trip.gear[i] = gear | FIXED_SPENT
            for face in CARDS[card_of(gear)].fixed:
                dice.append(new_die(face, RED, hero, FIXED_DIE))


def add_foe_fixed(trip: Trip, dice: list[int]) -> None:
    """The fixed attack of the Monster or Trap, once per encounter."""
    if not trip.spent & FOE_SPENT:
        trip.spent |= FOE_SPENT
        for face in CARDS[trip.foe].fixed:
            dice.append(new_die(face, WHITE, trip.foe, FIXED_DIE))


def roll_trap(s: Karez, trip: Trip) -> None:
    """KZ-TRP-02: all green dice of the party and the Trap's white dice, plus its fixed ones."""
    dice: list[int] = []
    for hero in trip.party:
        roll(s, green_dice(trip, hero), GREEN, hero, dice)
    roll(s, CARDS[trip.foe].white, WHITE, trip.foe, dice)
    add_foe_fixed(trip, dice)
    trip.dice = dice
