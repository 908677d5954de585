"""The Healer's Tent: wounded Heroes rest for this turn."""

from typing import ClassVar

from greathall.core.option import Menu, Why
from greathall.core.picking import SeatPicking
from greathall.games.karez.cards.catalogue import BOARD, HEROES
from greathall.games.karez.rules.queries import HEROES_IN, able_heroes, is_able, marks_of, may_rest, own_vacant, resting_heroes
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import DEAD, DONE, REST, RESTING, UNREST, USED


def why_not_wounded(s: Karez, seat: int, hero: int) -> Why | None:
    """Why this Hero is nobody whom a seat could send to the tent, today or tomorrow; None if he is."""
    if s.hero_seat[hero] != seat:
        return Why("KZ-HEA-01", "not-your-hero")
    if s.hero_status[hero] & DEAD:
        return Why("KZ-HEA-04", "hero-dead")
    return None if s.hero_hits[hero] else Why("KZ-HEA-04", "unhurt")


def why_not_patient(s: Karez, seat: int, hero: int) -> Why | None:
    """Why this Hero cannot rest beside those who do already; None if he can. KZ-HEA-04, KZ-HEA-05."""
    why = why_not_wounded(s, seat, hero)
    if why is not None:
        return why
    if s.hero_status[hero] & (RESTING | USED):
        return Why("KZ-HEA-03", "hero-away")
    if resting_heroes(s) >= BOARD.rest_tokens:
        return Why("KZ-HEA-04", "rest-tokens", BOARD.rest_tokens)
    if is_able(s, hero) and able_heroes(s, seat) <= marks_of(s, seat):
        return Why("KZ-HEA-05", "needed-for-mark")
    return None


def why_not_rest(s: Karez, seat: int, hero: int) -> Why | None:
    """Why a seat cannot send this Hero to the tent as its action; None if it can.

    KZ-HEA-01, KZ-HEA-02, KZ-RUL-16, KZ-VAR-05: two spaces, one per player; a token; then the Hero himself."""
    why = why_not_wounded(s, seat, hero)
    if why is not None:
        return why
    if seat in s.tent:
        return Why("KZ-RUL-16", "tent-used")
    if len(s.tent) >= BOARD.tent_spaces:
        return Why("KZ-HEA-02", "tent-full", BOARD.tent_spaces)
    if not s.tokens[seat]:
        return Why("KZ-HEA-01", "no-token")
    return why_not_patient(s, seat, hero)


def offer_rest(s: Karez, seat: int, menu: Menu) -> None:
    """The Heroes that may be sent to the tent."""
    if menu.why:
        for hero in range(HEROES):
            menu.judge(why_not_rest(s, seat, hero), REST, hero)
        return
    if not any(s.hero_hits) or len(s.tent) >= BOARD.tent_spaces or not s.tokens[seat] or seat in s.tent:
        return
    menu.offer_each(REST, patients(s, seat))


def patients(s: Karez, seat: int) -> list[int]:
    """The Heroes of whom `why_not_patient` has nothing to say, ascending: the fast way."""
    found: list[int] = []
    spare = -1
    hits = s.hero_hits
    for hero in HEROES_IN[s.heroes[seat]]:
        if hits[hero]:
            if spare < 0:
                if resting_heroes(s) >= BOARD.rest_tokens:
                    return found
                spare = max(0, able_heroes(s, seat) - marks_of(s, seat))
            if may_rest(s, hero, spare):
                found.append(hero)
    return found


def rest_first(s: Karez, seat: int, hero: int) -> None:
    """The token goes to the tent; the first Hero comes with the action, and he may still be exchanged for others."""
    s.tokens[seat] -= 1
    s.tent.append(seat)
    s.hero_status[hero] |= RESTING
    s.call(RestMore(seat=seat))


class RestMore(SeatPicking[Karez]):
    """KZ-HEA-01: one or more of the player's wounded Heroes share his space of the tent; KZ-HEA-03: they explore no more."""

    RULE: ClassVar[str] = "KZ-HEA-01"
    PICK: ClassVar[int] = REST
    UNPICK: ClassVar[int] = UNREST
    DONE: ClassVar[int] = DONE

    def ask(self, s: Karez, menu: Menu) -> None:
        menu.ask("KZ-HEA-01", "rest-more")

    def need(self, s: Karez) -> int:
        return 1

    def most(self, s: Karez) -> int:
        """As many as are wounded, as there are Rest tokens, and as the player's marks can spare."""
        helpless = 0
        able = 0
        mine = 0
        whole = 0
        for hero in HEROES_IN[s.heroes[self.seat]]:
            status = s.hero_status[hero]
            if status & (DEAD | USED):
                continue
            mine += status & RESTING
            if not s.hero_hits[hero]:
                whole += 1
            elif own_vacant(s, hero):
                able += 1
            else:
                helpless += 1
        spare = max(0, able + whole - marks_of(s, self.seat))
        return min(helpless + min(able, spare), BOARD.rest_tokens - resting_heroes(s) + mine)

    def held(self, s: Karez) -> list[int]:
        status = s.hero_status
        return [hero for hero in HEROES_IN[s.heroes[self.seat]] if status[hero] & RESTING]

    def candidates(self, s: Karez) -> list[int]:
        return list(range(HEROES))

    def why_not(self, s: Karez, thing: int) -> Why | None:
        return why_not_patient(s, self.seat, thing)

    def left(self, s: Karez) -> list[int]:
        return patients(s, self.seat)

    def put(self, s: Karez, thing: int) -> None:
        s.hero_status[thing] |= RESTING

    def take(self, s: Karez, thing: int) -> None:
        s.hero_status[thing] &= ~RESTING

    def close(self, s: Karez) -> None:
        for hero in self.held(s):
            s.tell("KZ-HEA-01", "rests", self.seat, hero)
        s.end()
