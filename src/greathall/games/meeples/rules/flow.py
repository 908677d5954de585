"""The game as a table of contents: turns clockwise, each Development, Main, Draw."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, Why, first
from greathall.games.meeples.cards.catalogue import HILLS, PROGRAMS
from greathall.games.meeples.rules import development, draw, main_phase
from greathall.games.meeples.rules.effects import Benefit
from greathall.games.meeples.rules.endgame import begin_final_turns
from greathall.games.meeples.rules.queries import count_as
from greathall.games.meeples.rules.scoring import finish
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.rules.supply import exhaust_pieces
from greathall.games.meeples.words import DEVELOPMENT, DRAW, HILL, KNIGHT, MAIN, TO_LODGINGS, TURN_START

ENDING: Final = 4  # after the Draw Phase


class Turn(Frame[Meeples]):
    """MM-TURN-02: the hills, then Development, Main and Draw Phase, always in that order. MM-TURN-03: nobody but the
    active player is asked, except by an effect that names the others."""

    RULE: ClassVar[str] = "MM-TURN-01"

    at: int = TURN_START

    def advance(self, s: Meeples) -> bool:
        at = self.at
        self.at = at + 1
        if at == TURN_START:
            start_turn(s)
            s.call(HoldHills())
        elif at == DEVELOPMENT:
            s.phase = DEVELOPMENT
            s.call(development.Development())
        elif at == MAIN:
            s.phase = MAIN
            s.call(main_phase.MainPhase(main_phase.ASSIGN, 0, []))
        elif at == DRAW:
            s.phase = DRAW
            s.call(draw.DrawPhase())
        else:
            self._pass_on(s)
        return RUN

    def _pass_on(self, s: Meeples) -> None:
        """MM-TURN-01: clockwise. MM-END-02: after the last of the final turns the game ends."""
        if s.final:
            s.final -= 1
            if not s.final:
                finish(s)
                return
        s.active = (s.active + 1) % s.seats
        self.at = TURN_START


def start_turn(s: Meeples) -> None:
    """Everything that is counted within a turn starts at nothing."""
    s.phase = TURN_START
    s.turns += 1
    s.used = 0
    s.defeats = 0
    s.activated = 0
    s.built = 0
    s.just_drawn = 0
    s.extra_draw = 0
    s.tell("MM-TURN-01", "turn", s.active)
    begin_final_turns(s)


class HoldHills(Frame[Meeples]):
    """MM-KOH-03, MM-KOH-08: before the Development Phase every hill still held pays. MM-R-66: in the owner's order."""

    RULE: ClassVar[str] = "MM-KOH-03"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> "HoldHills":
        return HoldHills()

    def advance(self, s: Meeples) -> bool:
        held = self._held(s)
        if len(held) > 1:
            return ASK
        if held:
            self._pay(s, held[0])
        else:
            s.end()
        return RUN

    def _held(self, s: Meeples) -> list[int]:
        return [hill for hill in range(len(HILLS)) if s.hill_owner[hill] == s.active]

    def _pay(self, s: Meeples, hill: int) -> None:
        """MM-KOH-05, MM-KOH-06, MM-KOH-07, MM-R-28: the best single offer among the Units there, once."""
        card = HILLS[hill]
        offer = best_offer(card, s.hill_units[hill])
        exhaust_pieces(s, s.active, s.hill_units[hill])
        s.hill_owner[hill] = -1
        s.tell("MM-KOH-03", "hill-held", s.active, card)
        if offer:
            s.call(Benefit(card, offer, s.active, TO_LODGINGS))

    def asked(self, s: Meeples) -> int:
        return s.active

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-R-66", "hill")
        for hill, card in enumerate(HILLS):
            menu.judge(None if s.hill_owner[hill] == seat else Why("MM-KOH-03", "not-held"), HILL, card)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        self._pay(s, HILLS.index(first(option)))


def best_offer(card: int, units: list[int]) -> int:
    """The trigger of the offer that pays most; a Shaman earns as what it stands for (MM-R-24). 0: none."""
    best = 0
    worth = 0
    for unit in range(KNIGHT + 1):
        program = PROGRAMS[card].get(2 + unit, ())
        if program and count_as(units, unit) and program[0][1] > worth:
            best = 2 + unit
            worth = program[0][1]
    return best
