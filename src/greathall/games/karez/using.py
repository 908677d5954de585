"""Using Items, Instants and abilities in an encounter; telling the dice."""

from greathall.core.option import Menu
from greathall.games.karez.cards import DECK_OF
from greathall.games.karez.effects import CardEffect
from greathall.games.karez.piles import discard
from greathall.games.karez.queries import ONCE_USED, usable_now
from greathall.games.karez.state import Karez, Trip
from greathall.games.karez.words import (
    HERO,
    INSTANT,
    ONCE,
    USE,
    USED_UP,
)


def offer_uses(s: Karez, trip: Trip, window: int, menu: Menu) -> None:
    """Everything that may be used at this window."""
    for use in usable_now(s, trip, window):
        menu.offer(USE, use & 255, use >> 8)
    menu.options.sort()


def use(s: Karez, seat: int, card: int, bearer: int) -> None:
    """KZ-ITM-01: an Instant is used up by its effect; KZ-ITM-04: an Item or ability works once per encounter."""
    trip = s.journey()
    s.tell("KZ-ITM-03", "uses", seat, card, bearer)
    trigger = ONCE
    if DECK_OF[card] == HERO:
        trip.once |= 1 << bearer
    else:
        for i, gear in enumerate(trip.gear):
            if gear & 255 == card and gear >> 8 & 15 == bearer and not gear & ONCE_USED:
                if DECK_OF[card] == INSTANT:
                    trigger = USED_UP
                    trip.gear.pop(i)
                    discard(s, card)
                else:
                    trip.gear[i] = gear | ONCE_USED
                break
    s.call(CardEffect(card=card, trigger=trigger, seat=seat, target=bearer))


def tell_dice(s: Karez, trip: Trip) -> None:
    """Each die for the log."""
    for die in trip.dice:
        s.tell("KZ-DIC-05", "die", trip.seat, die >> 2 & 3, die & 3, die >> 4 & 127)
