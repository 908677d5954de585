"""What happens by itself as a turn begins (CR-Q-23)."""

from typing import Final

from greathall.games.card_rogue.rules.death import POISON_TAKES, harm_player
from greathall.games.card_rogue.rules.hands import discard_card, heal
from greathall.games.card_rogue.rules.paths import Replace
from greathall.games.card_rogue.rules.queries import card_at
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import NOT_CUT

FOUNTAIN_HEALS: Final = 2
DRAINED_ON: Final = 6


def reset_facts(s: CardRogue, seat: int) -> None:
    """The facts of the turn start anew; the second turn of an Explorer is noted by whoever began it."""
    s.active = seat
    s.turns += 1
    s.flips = 0
    s.busy = False
    s.fought = False
    s.cut = NOT_CUT
    s.steps = 0
    s.rolled = 0
    s.fidget = 0
    s.blocked = False
    s.alert = 0
    s.handed = 0


def fountain(s: CardRogue, seat: int) -> None:
    """CR-FOUNT-01, CR-MOVE-05, CR-Q-64: a compulsory roll as a turn begins, turn after turn (CR-FOUNT-03), until a 6
    drains it (CR-FOUNT-02). CR-FOUNT-04: never above the maximum."""
    place = s.players[seat].place
    s.busy = True
    face = s.rng.die()
    s.tell("CR-FOUNT-01", "fountain", seat, face)
    if face < DRAINED_ON:
        heal(s, seat, FOUNTAIN_HEALS, "CR-FOUNT-01")
    else:
        discard_card(s, card_at(s, place))
        s.tell("CR-FOUNT-02", "drained", seat)
        s.call(Replace(place=place, seat=seat))


def poison(s: CardRogue, seat: int) -> None:
    """CR-EFF-01, CR-EFF-07, CR-COMBAT-11: 1 health each turn, armor or not (CR-EQUIP-08); CR-SCROLL-07: or healed by it."""
    p = s.players[seat]
    p.poison -= 1
    if p.reversal:
        heal(s, seat, p.reversal, "CR-SCROLL-07")
    else:
        harm_player(s, seat, POISON_TAKES, "CR-EFF-01")
    if not p.poison:
        p.reversal = 0  # CR-SCROLL-08
