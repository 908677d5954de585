"""Traps: spikes, paralysis and poison, and the roll that avoids them."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, verb_of
from greathall.games.card_rogue.rules.queries import avoid_faces
from greathall.games.card_rogue.rules.state import OF_CARD, CardEffect, CardRogue
from greathall.games.card_rogue.words import AVOID, ENDURE

AT_CHOICE: Final = 0
AT_EFFECT: Final = 1
AT_END: Final = 2


class SpringTrap(SeatFrame[CardRogue]):
    """A trap goes off for a player who flipped it or stepped onto it: once for each flip and each step
    (CR-TRAP-01, CR-TRAP-03). Effects: spikes CR-TRAP-04, paralysis CR-TRAP-05, poison CR-TRAP-07."""

    RULE: ClassVar[str] = "CR-TRAP-02"

    card: int
    at: int = AT_CHOICE

    def advance(self, s: CardRogue) -> bool:
        if self.at == AT_CHOICE:
            s.busy = True
            if avoid_faces(s, self.seat):
                return ASK
            self.at = AT_EFFECT
        elif self.at == AT_EFFECT:
            self.at = AT_END
            s.tell("CR-TRAP-02", "trap", self.seat, self.card)
            s.call(CardEffect(card=self.card, trigger=OF_CARD, seat=self.seat, target=self.seat))
        else:
            s.end()
        return RUN

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-TRAP-08", "avoid", self.card)
        menu.offer(AVOID)
        menu.offer(ENDURE)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        self.at = AT_EFFECT
        if verb_of(option) == AVOID:
            face = s.rng.die()  # CR-EQUIP-10: a roll of its own
            avoided = avoid_faces(s, seat) >> face & 1
            s.tell("CR-TRAP-08", "avoided" if avoided else "not-avoided", seat, self.card, face)
            if avoided:
                self.at = AT_END
