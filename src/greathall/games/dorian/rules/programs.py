"""Running the effect programs of the pack, and asking whether their costs can be paid."""

from typing import ClassVar, Final

from greathall.core.effects import Effect, OpTable
from greathall.core.ids import Seat
from greathall.core.option import Why
from greathall.games.dorian.cards.catalogue import CARDS, PROGRAMS
from greathall.games.dorian.cards.ops import CODES, OPS
from greathall.games.dorian.rules.queries import all_funds, face, funds
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.words import ANY, NONE

UPGRADE_SOURCE: Final = 1000  # a source from here on is an Upgrade: UPGRADE_SOURCE + its number
NO_SOURCE: Final = NONE
DISCARD: Final = CODES["discard"]
PAY_COST: Final = CODES["pay"]
CULL: Final = CODES["cull"]
NO_STARTER: Final = Why("DO-PRE-10", "no-starter")


class Deed(Effect):
    """Runs a program of the pack (`card` is its number) for a seat; `target` is the card or Upgrade it comes from.
    Each op does as much as possible."""

    RULE: ClassVar[str] = "DO-SIE-14"
    TABLE: ClassVar[OpTable] = OPS


def run_program(s: Dorian, program: int, seat: Seat, source: int = NO_SOURCE) -> None:
    """Put a program in charge; nothing for an empty one."""
    if program:
        s.call(Deed(card=program, trigger=0, seat=seat, target=source))


def battle_of(s: Dorian) -> Battle:
    """The battle that is being fought."""
    assert s.battle is not None
    return s.battle


def cullable(s: Dorian, seat: Seat, zones: int, starter: int) -> list[int]:
    """The cards that a `cull` may destroy: of Hand (1), Restore Pile (2) or both, perhaps Starter cards only."""
    cards: list[int] = []
    if zones & 1:
        cards += s.hands[seat].cards
    if zones & 2:
        cards += s.restore[seat]
    return [card for card in cards if why_not_cull(s, card, starter) is None]


def why_not_cull(s: Dorian, card: int, starter: int) -> Why | None:
    """Why a `cull` may not destroy a card."""
    return NO_STARTER if starter and not CARDS[face(s, card)].starter else None


def payable(s: Dorian, seat: Seat, program: int) -> bool:
    """Can all ops of a cost be paid?"""
    for op, a, b, c in PROGRAMS[program]:
        if op == DISCARD:
            if len(s.hands[seat].cards) < a:
                return False
        elif op == PAY_COST:
            if (all_funds(s, seat) if a == ANY else funds(s, seat, a)) < b:
                return False
        elif op == CULL and len(cullable(s, seat, b, c)) < a:
            return False
    return True
