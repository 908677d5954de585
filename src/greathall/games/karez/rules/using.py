"""In an encounter: using Items, Instants and abilities, why nobody flees now, telling the dice."""

from typing import Final

from greathall.core.option import Menu, Why
from greathall.games.karez.cards.catalogue import CARDS, DECK_OF
from greathall.games.karez.rules.die import colour_of, face_of, owner_of
from greathall.games.karez.rules.effects import CardEffect
from greathall.games.karez.rules.gear import ONCE_USED, bearer_of, card_of, carried, unused
from greathall.games.karez.rules.piles import discard
from greathall.games.karez.rules.queries import has_target, usable_now
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.words import (
    HERO,
    INSTANT,
    ONCE,
    TRAP,
    USE,
    USED_UP,
)

TRAP_HOLDS: Final = Why("KZ-TRP-01", "trap-no-flee")
MONSTER_HOLDS: Final = Why("KZ-FLE-01", "monster-no-flee")
TOO_LATE: Final = Why("KZ-FLE-06", "fight-has-begun")


def why_not_flee(trip: Trip) -> Why | None:
    """Why the party cannot flee now; None if it can. KZ-RUL-21: only before the fight begins."""
    if trip.foe_deck == TRAP:
        return TRAP_HOLDS
    if trip.cycle:
        return TOO_LATE
    return MONSTER_HOLDS if CARDS[trip.foe].no_flee else None


def why_not_use(s: Karez, trip: Trip, window: int, number: int, bearer: int) -> Why | None:
    """Why what a Hero of the party carries, or his own ability, cannot be used at this window; None if it can."""
    card = CARDS[number]
    if not card.windows:
        return Why("KZ-SLN-02", "saves-from-death") if card.saves else Why("KZ-ITM-03", "works-by-itself")
    if not card.foes >> trip.foe_deck & 1:
        return Why("KZ-ITM-03", "not-against-this")
    if not card.windows & window:
        return Why("KZ-ITM-03", "wrong-moment")
    if number == bearer:
        used = trip.once >> bearer & 1 == 1
    else:
        used = all(gear & ONCE_USED for gear in trip.gear if unused(gear) == carried(number, bearer))
    if used:
        return Why("KZ-ITM-04", "used-here")
    return None if has_target(s, trip, number, bearer) else Why("KZ-ITM-03", "no-target")


def offer_uses(s: Karez, trip: Trip, window: int, menu: Menu) -> None:
    """Everything that may be used at this window; what nobody of the party has is out of the question (KZ-RUL-53)."""
    if menu.why:
        own = [carried(hero, hero) for hero in trip.party if CARDS[hero].windows]
        for each in [*own, *dict.fromkeys(unused(gear) for gear in trip.gear)]:
            menu.judge(why_not_use(s, trip, window, card_of(each), bearer_of(each)), USE, card_of(each), bearer_of(each))
        menu.rule_out(USE, "KZ-RUL-53", "not-carried")
    else:
        for each in usable_now(s, trip, window):
            menu.offer(USE, card_of(each), bearer_of(each))
    menu.options.sort()


def use(s: Karez, seat: int, card: int, bearer: int) -> None:
    """KZ-ITM-01: an Instant is used up by its effect; KZ-ITM-04: an Item or ability works once per encounter."""
    trip = s.journey()
    trigger = ONCE
    if DECK_OF[card] == HERO:
        trip.once |= 1 << bearer
        s.tell("KZ-ITM-03", "ability", seat, bearer)
    else:
        s.tell("KZ-ITM-03", "uses", seat, card, bearer)
        for i, gear in enumerate(trip.gear):
            if card_of(gear) == card and bearer_of(gear) == bearer and not gear & ONCE_USED:
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
        s.tell("KZ-DIC-05", "die", trip.seat, colour_of(die), face_of(die), owner_of(die))
