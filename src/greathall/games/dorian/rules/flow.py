"""The sequence of play: Rounds of start steps, Preparation turns and Influence turns, until the Events run out."""

from typing import ClassVar, Final

from greathall.core.frame import RUN, Frame
from greathall.games.dorian.rules.final_battle import crown
from greathall.games.dorian.rules.influence import InfluenceTurn
from greathall.games.dorian.rules.preparation import PreparationTurn
from greathall.games.dorian.rules.round_start import RoundStart
from greathall.games.dorian.rules.state import Dorian

ROUND: Final = 0
PREPARATION_PHASE: Final = 1
INFLUENCE_PHASE: Final = 2


class KingdomRounds(Frame[Dorian]):
    """A Round: start steps, a Preparation turn each, an Influence turn each, in Turn Order (DO-RND-01). There are as
    many Rounds as Events (DO-RND-10); after the last Influence turn the end check runs once (DO-WIN-02, DO-R-88)."""

    RULE: ClassVar[str] = "DO-RND-01"

    at: int = ROUND
    i: int = 0

    def advance(self, s: Dorian) -> bool:
        if self.at == ROUND:
            if not s.event_deck.cards:
                crown(s, "events")
                return RUN
            s.round += 1
            self.at = PREPARATION_PHASE
            self.i = 0
            s.call(RoundStart())
        elif self.i == s.seats:
            self.i = 0
            self.at = INFLUENCE_PHASE if self.at == PREPARATION_PHASE else ROUND
        else:
            seat = s.order[self.i]
            self.i += 1
            s.call(PreparationTurn(seat) if self.at == PREPARATION_PHASE else InfluenceTurn(seat))
        return RUN
