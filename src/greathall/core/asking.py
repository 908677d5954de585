"""Frames that ask one seat, which they remember."""

from typing import Generic

from greathall.core.frame import ASK, RUN, Frame, S
from greathall.core.ids import Seat
from greathall.core.option import Menu


class SeatFrame(Frame[S], Generic[S]):
    """A rule in progress that asks one seat."""

    seat: Seat

    def asked(self, s: S) -> Seat:
        return self.seat


class Choice(SeatFrame[S], Generic[S]):
    """A question of one seat: one option alone is taken without asking, none at all ends it."""

    def advance(self, s: S) -> bool:
        menu = Menu(free=True)
        self.offer(s, self.seat, menu)
        if len(menu.options) > 1:
            return ASK
        if menu.options:
            self.choose(s, self.seat, menu.options[0])
        else:
            s.end()
        return RUN
