"""The course of the game: ten turns of five phases. This is the table of contents of the rules."""

from typing import ClassVar

from greathall.core.frame import RUN, Frame
from greathall.core.ids import NO_SEAT
from greathall.games.karez.rules import city, turn_end
from greathall.games.karez.rules.actions import Actions
from greathall.games.karez.rules.activating import Activating
from greathall.games.karez.rules.adventure import Adventures
from greathall.games.karez.rules.quests import QuestClaims
from greathall.games.karez.rules.state import Karez


class Turn(Frame[Karez]):
    """KZ-TRN-01: Actions, Activating, Adventures (and the Quests claimed after them), State of Karez, Turn end."""

    RULE: ClassVar[str] = "KZ-TRN-01"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> "Turn":
        return Turn()

    def advance(self, s: Karez) -> bool:
        s.phase += 1
        s.tell("KZ-TRN-01", "phase", NO_SEAT, s.phase)
        if s.phase == 1:
            s.call(Actions())
        elif s.phase == 2:
            s.call(Activating())
        elif s.phase == 3:
            s.call(Adventures())
        elif s.phase == 4:
            s.call(QuestClaims())
        elif s.phase == 5:
            city.state_of_karez(s)
        else:
            turn_end.turn_end(s)
        return RUN
