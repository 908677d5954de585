"""The sequence of play: whose turn it is, and the levels of a story. The table of contents of the game:

setup.Setup -> Rounds -> turns.Turn (flip, move, interact, place) -> combat.Combat -> ... -> scoring
"""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, verb_of
from greathall.games.card_rogue.rules.exceptions import Deserted, check_standstill, is_deserted, let_return
from greathall.games.card_rogue.rules.scoring import check_all_dead, finish_alone
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.rules.story import deal_level, find_campaign, lay_level
from greathall.games.card_rogue.rules.turns import Turn
from greathall.games.card_rogue.words import (
    BEGIN,
    CUT_AGAIN,
    CUT_DEAD,
    CUT_LEVEL,
    END_FAILURE,
    END_STORY,
    PLAYING,
    QUIT,
    RESTART,
)

AT_FIRST: Final = 0
AT_NEXT: Final = 1
AT_INTRO: Final = 2
AT_FAILED: Final = 3


class Rounds(Frame[CardRogue]):
    """Turn after turn, clockwise, until the game ends (CR-TURN-05). In story mode: level after level."""

    RULE: ClassVar[str] = "CR-TURN-05"

    at: int = AT_FIRST
    turns: int = 0  # story: turns taken before this level
    colours: int = 0  # story: what was known of the potions before it, three bits a colour

    def advance(self, s: CardRogue) -> bool:
        if self.at == AT_FIRST:
            if s.settings.story:
                self._enter_level(s)
            else:
                self.at = AT_NEXT
                s.second = False
                s.call(Turn(s.first))
            return RUN
        if self.at == AT_INTRO or self.at == AT_FAILED:
            return ASK
        if not s.settings.story:
            self._next_turn(s)
        elif s.cut == CUT_LEVEL:
            self._next_level(s)
        elif s.cut == CUT_AGAIN:
            self._restart(s)
        elif s.cut == CUT_DEAD:
            self.at = AT_FAILED
            s.tell("CR-STORY-01", "level-failed", 0, s.level + 1)
        else:
            self._next_turn(s)
        return RUN

    def _next_turn(self, s: CardRogue) -> None:
        let_return(s)
        if s.settings.standstill and check_standstill(s):
            return
        s.second = False
        seat = s.active
        for _ in range(s.seats):
            seat = seat + 1 if seat + 1 < s.seats else 0
            if s.players[seat].status == PLAYING:
                s.call(Turn(seat))
                return
        if is_deserted(s):
            s.call(Deserted())
        else:
            check_all_dead(s)

    # -- story mode

    def _enter_level(self, s: CardRogue) -> None:
        """CR-STORY-02: the story passage comes before play on the level begins."""
        s.entry = s.players[0].clone()
        self.turns = s.turns
        self.colours = sum([effect << 3 * colour for colour, effect in enumerate(s.potions)])
        self.at = AT_INTRO
        s.tell("CR-STORY-02", "story", 0, s.level + 1)

    def _next_level(self, s: CardRogue) -> None:
        s.dice += s.rng.looped
        if s.level + 1 == len(find_campaign(s.settings.story).levels):
            finish_alone(s, END_STORY)
            assert s.outcome is not None
            s.outcome.points = [s.turns]  # CR-STORY-03: the score is the number of turns
            return
        lay_level(s, s.level + 1)
        deal_level(s)
        self._enter_level(s)

    def _restart(self, s: CardRogue) -> None:
        """CR-STORY-01: the level, its dice and the player as they were when he entered it."""
        assert s.entry is not None
        s.players[0] = s.entry.clone()
        s.potions = [self.colours >> 3 * colour & 7 for colour in range(len(s.potions))]
        s.turns = self.turns
        lay_level(s, s.level)
        self._enter_level(s)

    def asked(self, s: CardRogue) -> int:
        return 0

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        if self.at == AT_INTRO:
            menu.ask("CR-STORY-02", "begin", s.level + 1)
            menu.offer(BEGIN)
        else:
            menu.ask("CR-STORY-01", "failed", s.level + 1)
            menu.offer(RESTART)
            menu.offer(QUIT)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == BEGIN:
            self.at = AT_NEXT
            s.second = False
            s.call(Turn(0))
        elif verb == QUIT:
            finish_alone(s, END_FAILURE)
        elif verb == RESTART:
            self._restart(s)
