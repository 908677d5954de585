"""Questions to several players: forfeit, wait for one who left, and what the last one at the table wants."""

from typing import ClassVar

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, verb_of
from greathall.games.card_rogue.rules.scoring import forfeit, last_player_wins
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import (
    AGREE,
    AWAY,
    CLAIM,
    DISAGREE,
    PLAY_ON,
    PLAYING,
    WAIT,
)


def playing(s: CardRogue) -> list[int]:
    """The seats that are in play."""
    return [seat for seat, p in enumerate(s.players) if p.status == PLAYING]


class ForfeitVote(Frame[CardRogue]):
    """CR-EMPTY-02, CR-Q-59: with the exploration stack empty, a player proposes to forfeit; all the others must agree."""

    RULE: ClassVar[str] = "CR-EMPTY-02"

    seat: int
    agreed: int = 0

    def advance(self, s: CardRogue) -> bool:
        if self.waiting(s):
            return ASK
        forfeit(s)
        return RUN

    def asked(self, s: CardRogue) -> int:
        mask = self.waiting(s)
        return (mask & -mask).bit_length() - 1

    def waiting(self, s: CardRogue) -> int:
        return sum([1 << seat for seat in playing(s) if seat != self.seat and not self.agreed >> seat & 1])

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-EMPTY-02", "forfeit", self.seat)
        menu.offer(AGREE)
        menu.offer(DISAGREE)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        if verb_of(option) == AGREE:
            self.agreed |= 1 << seat
            s.tell("CR-EMPTY-02", "agrees", seat)
        else:
            s.tell("CR-EMPTY-02", "disagrees", seat)
            s.end()


class LeaverVote(Frame[CardRogue]):
    """CR-QUIT-02: the others wait for one who left for a while, or play on without him. More votes decide; a tie waits.
    Afterwards anybody who waits may change his mind (CR-QUIT-05)."""

    RULE: ClassVar[str] = "CR-QUIT-02"

    leaver: int
    voted: int = 0
    on: int = 0  # votes for playing on
    wait: bool = False  # decided: the table waits

    def advance(self, s: CardRogue) -> bool:
        seats = playing(s)
        if s.players[self.leaver].status != AWAY or not seats:
            s.end()
        elif self.wait or self.waiting(s):
            return ASK
        elif 2 * self.on > len(seats):
            s.tell("CR-QUIT-02", "plays-on", self.leaver)
            s.end()
        else:
            self.wait = True
            s.tell("CR-QUIT-02", "waits", self.leaver)
        return RUN

    def asked(self, s: CardRogue) -> int:
        mask = self.waiting(s)
        return (mask & -mask).bit_length() - 1

    def waiting(self, s: CardRogue) -> int:
        return sum([1 << seat for seat in playing(s) if self.wait or not self.voted >> seat & 1])

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-QUIT-02", "waiting" if self.wait else "leaver", self.leaver)
        menu.offer(PLAY_ON)
        if not self.wait:
            menu.offer(WAIT)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        if self.wait:
            s.tell("CR-QUIT-05", "plays-on", self.leaver)
            s.end()
            return
        self.voted |= 1 << seat
        if verb_of(option) == PLAY_ON:
            self.on += 1


class LastPlayer(SeatFrame[CardRogue]):
    """CR-Q-90: all others have left for good; the one who stayed ends the game as winner, or plays on."""

    RULE: ClassVar[str] = "CR-Q-90"

    def advance(self, s: CardRogue) -> bool:
        return ASK

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        menu.ask("CR-Q-90", "last-player")
        menu.offer(CLAIM)
        menu.offer(PLAY_ON)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        if verb_of(option) == CLAIM:
            last_player_wins(s, seat)
        else:
            s.end()
