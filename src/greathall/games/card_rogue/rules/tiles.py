"""Tiles: what happens to a player who arrives somewhere."""

from typing import ClassVar, Final

from greathall.core.frame import RUN, Frame
from greathall.games.card_rogue.cards.catalogue import KEY_CARD, KIND, PLAIN
from greathall.games.card_rogue.rules.fights import join_adjacent
from greathall.games.card_rogue.rules.hands import discard_from_hand, gain_card
from greathall.games.card_rogue.rules.paths import Replace
from greathall.games.card_rogue.rules.queries import card_at, side_to
from greathall.games.card_rogue.rules.scoring import CHEST_VP, exit_reached, finish_alone, goal_done, goals_met
from greathall.games.card_rogue.rules.state import FOES, CardRogue
from greathall.games.card_rogue.rules.story import ladder_reached
from greathall.games.card_rogue.rules.traps import SpringTrap
from greathall.games.card_rogue.words import (
    CHEST,
    CUT_DEAD,
    CUT_LEVEL,
    END_SUCCESS,
    GAINED,
    GOAL_CHEST,
    LADDER,
    MET_BY_MOVE,
    POTION,
    RUSH,
    SHOP_TILE,
    START,
    TRAP,
)

AT_TRAP: Final = 0
AT_CARD: Final = 1
AT_CHEST: Final = 2
AT_SHOP: Final = 3
AT_FOES: Final = 4
AT_END: Final = 5


def step_to(s: CardRogue, seat: int, place: int) -> None:
    """Move a token in its own turn, with everything that the arrival does (CR-Q-74)."""
    put_token(s, seat, place)
    if s.outcome is None and s.cut != CUT_LEVEL:
        slot = s.slot_at[place]
        if not PLAIN[s.board.cards[slot]] or place in s.piles:
            s.call(Arrive(seat))
        elif s.near[slot] & FOES:
            join_adjacent(s, seat, MET_BY_MOVE)  # a bare path does nothing (CR-PATH-06): only enemies beside it count


def put_token(s: CardRogue, seat: int, place: int) -> None:
    """Set a token on a place. Only exits count at once, whoever's turn it is (CR-Q-46)."""
    p = s.players[seat]
    p.came_from = side_to(place, p.place)
    p.place = place
    p.unplaced = True
    s.tell("CR-MOVE-01", "move", seat, place)
    kind = KIND[card_at(s, place)]
    if kind == START:
        if s.phase == RUSH:
            exit_reached(s, seat)
        elif s.seats == 1 and not s.settings.story and goals_met(s):
            finish_alone(s, END_SUCCESS)  # CR-SOLO-02
        elif s.settings.story:
            ladder_reached(s, seat, place)
    elif kind == LADDER:
        ladder_reached(s, seat, place)


class Arrive(Frame[CardRogue]):
    """A player has come onto a tile: trap, cards to pick up, chest, shop, and then the enemies beside it (CR-MOVE-09).

    `delayed`: he was moved when it was not his turn, and all of it happens as his turn begins (CR-OFF-02, CR-Q-46).
    """

    RULE: ClassVar[str] = "CR-MOVE-09"

    seat: int
    delayed: bool = False
    at: int = AT_TRAP

    def advance(self, s: CardRogue) -> bool:
        depth = len(s.frames)
        while len(s.frames) == depth:  # in one go, unless a step needs a frame of its own
            self._step(s)
        return RUN

    def _step(self, s: CardRogue) -> None:
        p = s.players[self.seat]
        at = self.at
        self.at += 1
        card = card_at(s, p.place)
        kind = KIND[card]
        if at == AT_TRAP:
            if kind == TRAP:
                s.call(SpringTrap(self.seat, card))  # CR-MOVE-02, CR-TRAP-02
        elif s.cut == CUT_DEAD or at == AT_END:
            s.end()
        elif at == AT_CARD:
            self._pick_up(s)
        elif at == AT_CHEST:
            if kind == CHEST:
                self._open_chest(s)
        elif at == AT_SHOP:
            if kind == SHOP_TILE and not self.delayed and not s.cut:
                # The shop lets one use what one holds, and a spell may lead to another tile: hence the late import.
                from greathall.games.card_rogue.rules.shop import Shop

                s.call(Shop(self.seat, p.place))
        elif not self.delayed and not s.cut:
            join_adjacent(s, self.seat, MET_BY_MOVE)  # CR-MOVE-07

    def _pick_up(self, s: CardRogue) -> None:
        p = s.players[self.seat]
        pile = s.piles.pop(p.place, None)
        if pile is not None:  # CR-DEATH-09, CR-Q-83: all of it, card by card
            s.busy = True
            s.alert |= GAINED
            s.reveals += 1
            s.tell("CR-DEATH-09", "pile", self.seat, len(pile.cards), p.place)
            for card in pile.cards:
                gain_card(s, self.seat, card)
        card = card_at(s, p.place)
        if KIND[card] == POTION:  # CR-MOVE-03, CR-POT-01
            s.busy = True
            s.alert |= GAINED
            s.tell("CR-MOVE-03", "taken", self.seat, card)
            gain_card(s, self.seat, card)
            s.call(Replace(place=p.place, seat=self.seat))

    def _open_chest(self, s: CardRogue) -> None:
        """CR-VP-02: the key opens it, for good; CR-VP-03: nothing happens without. CR-Q-50: the tile stays, and is empty."""
        p = s.players[self.seat]
        if p.hand.has(KEY_CARD):
            s.busy = True
            discard_from_hand(s, self.seat, KEY_CARD)
            p.vp += CHEST_VP
            s.tell("CR-VP-02", "chest", self.seat)
            goal_done(s, self.seat, GOAL_CHEST)
