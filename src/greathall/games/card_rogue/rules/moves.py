"""Steps and flips: why one may not go to a place or turn up the card there, and offering those where one may.

What lies beside a tile is refused by itself; of all else it is true that it is not one step away."""

from typing import Final

from greathall.core.option import Menu, Why
from greathall.games.card_rogue.rules.queries import offer_over, player_at, side_to, sides_to_face_down, sides_to_free
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import EMPTY, FLIP, STEPS

NO_TILE: Final = Why("CR-MOVE-01", "no-tile")
NOT_BESIDE: Final = Why("CR-PATH-07", "not-beside")
FACE_DOWN: Final = Why("CR-MOVE-01", "face-down")
FOE_THERE: Final = Why("CR-MOVE-01", "foe-there")
PLAYER_THERE: Final = Why("CR-MOVE-01", "player-there")
NO_FLIP_BESIDE: Final = Why("CR-FLIP-02", "not-beside")


def why_not_step(s: CardRogue, origin: int, place: int) -> Why | None:
    """CR-MOVE-01, CR-PATH-03: from the tile at `origin` over a path to a free face-up card beside it."""
    side = side_to(origin, place)
    if side == EMPTY:
        return NOT_BESIDE
    slot = s.slot_at.get(place)
    if slot is None:
        return NO_TILE
    if s.sides[slot] == 0:
        return FACE_DOWN
    if not s.sides[s.slot_at[origin]] >> side & 1 or not s.sides[slot] >> (side ^ 2) & 1:
        return Why("CR-PATH-03", "wall")
    return why_not_free(s, place)


def why_not_free(s: CardRogue, place: int) -> Why | None:
    """Neither an enemy nor a token is there."""
    if place in s.foes:
        return FOE_THERE
    return None if player_at(s, place) == EMPTY else PLAYER_THERE


def why_not_flip(s: CardRogue, origin: int, place: int) -> Why | None:
    """CR-FLIP-02: a face-down card beside the tile at `origin`, to which one of its paths leads."""
    side = side_to(origin, place)
    if side == EMPTY:
        return NO_FLIP_BESIDE
    slot = s.slot_at.get(place)
    if slot is None:
        return Why("CR-FLIP-01", "no-tile")
    if s.sides[slot]:
        return Why("CR-FLIP-01", "face-up")
    return None if s.sides[s.slot_at[origin]] >> side & 1 else Why("CR-FLIP-02", "wall")


def offer_steps(s: CardRogue, origin: int, verb: int, menu: Menu) -> None:
    """Every place to which one may go from a tile."""
    if not menu.why:
        offer_over(origin, sides_to_free(s, origin), verb, menu)
        return
    for step in STEPS:
        menu.judge(why_not_step(s, origin, origin + step), verb, origin + step)
    menu.rule_out(verb, NOT_BESIDE.rule, NOT_BESIDE.reason)


def offer_flips(s: CardRogue, origin: int, menu: Menu) -> None:
    """Every card that one may turn up from a tile."""
    if not menu.why:
        offer_over(origin, sides_to_face_down(s, origin), FLIP, menu)
        return
    for step in STEPS:
        menu.judge(why_not_flip(s, origin, origin + step), FLIP, origin + step)
    menu.rule_out(FLIP, NO_FLIP_BESIDE.rule, NO_FLIP_BESIDE.reason)
