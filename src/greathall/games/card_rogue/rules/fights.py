"""Entering, leaving and winning a fight."""

from typing import Final

from greathall.games.card_rogue.cards.catalogue import BASILISK_GREEN, BASILISK_YELLOW, GOLEM, PACK
from greathall.games.card_rogue.rules.hands import gain_card, heal
from greathall.games.card_rogue.rules.paths import Replace, join_combat
from greathall.games.card_rogue.rules.queries import foes_fought, is_adjacent, over, sides_to_foes
from greathall.games.card_rogue.rules.scoring import goal_done, start_rush
from greathall.games.card_rogue.rules.state import CardRogue, Foe
from greathall.games.card_rogue.words import (
    BARD,
    CLERIC,
    GOAL_GOLEM,
    GOAL_GREEN,
    GOAL_YELLOW,
    PLAYING,
)

CLERIC_FAINT: Final = 5  # CR-CHAR-09: the health at which a kill heals her
CLERIC_HEALS: Final = 1
BARD_HEALS: Final = 3  # CR-CHAR-18


def join_adjacent(s: CardRogue, seat: int, met: int) -> None:
    """CR-COMBAT-13: in combat with every adjacent enemy."""
    here = s.players[seat].place
    sides = sides_to_foes(s, here)
    if sides:
        for place in over(here, sides):
            join_combat(s, seat, place, met)


def leave_foe(s: CardRogue, foe: Foe, seat: int) -> None:
    """A seat no longer fights this enemy; it turns to the next in order of entry (CR-SURR-05, CR-Q-78), and recovers when
    nobody fights it any more (CR-FLEE-03, CR-Q-14)."""
    if seat in foe.fighters:
        index = foe.fighters.index(seat)
        foe.fighters.pop(index)
        met = foe.met.pop(index)
        if seat == s.active:
            s.met = met
        if not foe.fighters:
            foe.health = PACK[foe.card].health
        s.fights_changed()


def leave_walled_off(s: CardRogue, seat: int) -> None:
    """CR-PATH-08: the tile that replaced a drained fountain may wall off an enemy, which is then fought no more."""
    for place in foes_fought(s, seat):
        if not is_adjacent(s, s.players[seat].place, place):
            leave_foe(s, s.foes[place], seat)


def leave_combat(s: CardRogue, seat: int) -> None:
    """A seat leaves all its fights."""
    for foe in s.foes.values():
        leave_foe(s, foe, seat)


def harm_foe(s: CardRogue, place: int, amount: int, seat: int, rule: str) -> None:
    """An enemy loses health through a seat. CR-COMBAT-12: at 0 or less it is slain."""
    if amount <= 0:
        return  # CR-MOD-06
    foe = s.own_foe(place)
    foe.health -= amount
    s.tell(rule, "foe-harmed", seat, foe.card, amount, max(0, foe.health))
    if foe.health <= 0:
        slay(s, place, seat)


def slay(s: CardRogue, place: int, seat: int) -> None:
    """CR-SLAY-01, CR-SLAY-02: the card goes to whoever dealt the finishing damage."""
    foe = s.foes.pop(place)
    s.board_changed(place)
    s.fights_changed()
    if s.active in foe.fighters:
        s.met = foe.met[foe.fighters.index(s.active)]
    s.tell("CR-SLAY-01", "slain", seat, foe.card)
    p = s.players[seat]
    gain_card(s, seat, foe.card)
    if p.character == CLERIC and p.health <= CLERIC_FAINT:
        heal(s, seat, CLERIC_HEALS, "CR-CHAR-09")
    for other, q in enumerate(s.players):
        if other != seat and q.status == PLAYING and q.character == BARD and is_adjacent(s, p.place, q.place):
            heal(s, other, BARD_HEALS, "CR-CHAR-18")
    if foe.card == GOLEM:
        goal_done(s, seat, GOAL_GOLEM)
        start_rush(s, seat, "CR-RUSH-01")
    elif foe.card == BASILISK_GREEN:
        goal_done(s, seat, GOAL_GREEN)
    elif foe.card == BASILISK_YELLOW:
        goal_done(s, seat, GOAL_YELLOW)
    if not foe.on_tile:
        s.call(Replace(place=place, seat=seat))  # CR-SLAY-03; CR-Q-44: else the tile below is uncovered
