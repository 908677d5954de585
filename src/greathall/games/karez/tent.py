"""The Healer's Tent: wounded Heroes rest for this turn."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.karez.cards import BOARD
from greathall.games.karez.queries import HEROES_IN, able_heroes, marks_of, may_rest, resting_heroes
from greathall.games.karez.state import Karez
from greathall.games.karez.words import DONE, REST, RESTING


def offer_rest(s: Karez, seat: int, menu: Menu) -> None:
    """KZ-HEA-01, KZ-HEA-02, KZ-RUL-16, KZ-VAR-05: two spaces, one per player; a token; a wounded Hero not needed."""
    if not any(s.hero_hits) or len(s.tent) >= BOARD.tent_spaces or not s.tokens[seat] or seat in s.tent:
        return
    offer_patients(s, seat, menu, -1)


def offer_patients(s: Karez, seat: int, menu: Menu, floor: int) -> None:
    """Heroes that may be sent to rest, ascending from `floor`."""
    spare = -1
    hits = s.hero_hits
    for hero in HEROES_IN[s.heroes[seat]]:
        if hits[hero] and hero > floor:
            if spare < 0:
                if resting_heroes(s) >= BOARD.rest_tokens:
                    return
                spare = max(0, able_heroes(s, seat) - marks_of(s, seat))
            if may_rest(s, hero, spare):
                menu.offer(REST, hero)


def rest_first(s: Karez, seat: int, hero: int) -> None:
    """The token goes to the tent, the first Hero rests, more may follow."""
    s.tokens[seat] -= 1
    s.tent.append(seat)
    rest(s, seat, hero)
    s.call(RestMore(seat=seat, floor=hero))


def rest(s: Karez, seat: int, hero: int) -> None:
    """KZ-HEA-03: a resting Hero explores no more this turn."""
    s.hero_status[hero] |= RESTING
    s.tell("KZ-HEA-01", "rests", seat, hero)


class RestMore(Frame[Karez]):
    """More of the player's wounded Heroes may share his space of the tent."""

    RULE: ClassVar[str] = "KZ-HEA-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "floor")

    def __init__(self, seat: int, floor: int) -> None:
        self.seat = seat
        self.floor = floor  # the Hero chosen last

    def clone(self) -> "RestMore":
        return RestMore(seat=self.seat, floor=self.floor)

    def advance(self, s: Karez) -> bool:
        menu = Menu()
        offer_patients(s, self.seat, menu, self.floor)
        if menu.options:
            return ASK
        s.end()
        return RUN

    def asked(self, s: Karez) -> int:
        return self.seat

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-HEA-01", "rest-more")
        offer_patients(s, seat, menu, self.floor)
        menu.offer(DONE)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        if verb_of(option) == DONE:
            s.end()
        else:
            self.floor = first(option)
            rest(s, seat, self.floor)
