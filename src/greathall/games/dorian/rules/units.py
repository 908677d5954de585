"""Resources named unit by unit: placing what was gained; paying is payment.py. Each is one choice that can be changed until it is
confirmed; what is named lies where it was put at once, so that everybody who reckons sees it."""

from bisect import insort
from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first, option, second
from greathall.core.picking import SeatPicking
from greathall.games.dorian.rules.queries import base_room, camp_room, capacity
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.words import (
    ANY,
    BASE,
    CAMP,
    DONE,
    POOL,
    TAKE,
    TAKE_REST,
    UNTAKE,
)

PLACES: Final = list(range(9))  # 3 * Resource + area, all of them

TAKES: Final = [option(TAKE, place // 3, place % 3) for place in PLACES]
REST_TO: Final = [option(TAKE_REST, area) for area in range(3)]
NOT_GAINED: Final = Why("DO-RES-01", "not-gained")
ALL_PLACED: Final = Why("DO-RES-01", "all-placed")
FREE_ONES: Final = Why("DO-R-60", "name-each")
ONE_ALONE: Final = Why("DO-RES-01", "one-alone")
BEGUN: Final = Why("DO-RES-01", "begun")
NO_ROOM: Final = (Why("DO-RES-02", "no-room-camp"), Why("DO-R-04", "no-room-base"))


class Units(SeatPicking[Dorian]):
    """So many Resources of each kind, and so many of any kind, are named with where they go or come from. A thing is
    3 * Resource + area."""

    DONE: ClassVar[int] = DONE

    de: int = 0
    ds: int = 0
    mc: int = 0
    free: int = 0  # Resources of the player's choice (DO-R-60)
    picked: list[int] = []

    def of(self, res: int) -> int:
        """How many of a kind there must be at least."""
        return self.de if res == 0 else self.ds if res == 1 else self.mc

    def dues(self) -> tuple[int, int, int]:
        """How many more of each kind may be named."""
        one, two, three = self.de, self.ds, self.mc
        for code in self.picked:
            if code < 3:
                one -= 1
            elif code < 6:
                two -= 1
            else:
                three -= 1
        spare = self.free + min(one, 0) + min(two, 0) + min(three, 0)
        return max(one, 0) + spare, max(two, 0) + spare, max(three, 0) + spare

    def due(self, res: int) -> int:
        """How many more of a kind may be named."""
        one, two, three = self.dues()
        return one if res == 0 else two if res == 1 else three

    def first_due(self) -> int:
        """The first kind of which a fixed number is not complete; 2 if all are."""
        one, two = self.de, self.ds
        for code in self.picked:
            if code < 3:
                one -= 1
            elif code < 6:
                two -= 1
        return 0 if one > 0 else 1 if two > 0 else 2

    def need(self, s: Dorian) -> int:
        return self.de + self.ds + self.mc + self.free

    def most(self, s: Dorian) -> int:
        return self.de + self.ds + self.mc + self.free

    def have(self, s: Dorian) -> int:
        return len(self.picked)

    def held(self, s: Dorian) -> list[int]:
        return self.picked

    def spell_back(self, thing: int) -> Option:
        return option(self.UNPICK, thing // 3, thing % 3)

    def read(self, o: Option) -> int:
        return 3 * first(o) + second(o)

    def reaches(self, s: Dorian, thing: int) -> bool:
        """Can enough be named without anything that comes before this?"""
        return True

    def advance(self, s: Dorian) -> bool:
        if self.picked:
            if self.need(s) > 1:
                return ASK
        else:
            left = self.left(s)
            if not self.forced(s, left):
                return ASK
            while left:
                self.put(s, left[0])
                left = self.left(s)
        self.close(s)
        return RUN

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        if menu.free or menu.why:
            super().offer(s, seat, menu)
            return
        self.ask(s, menu)
        if len(self.picked) == self.need(s):
            menu.offer(DONE)
            return
        self._offer_in_order(s, self.picked, self.left(s), menu)
        if self.need(s) > 1 and not self.free:
            self.offer_more(s, menu)

    def _offer_in_order(self, s: Dorian, held: list[int], left: list[int], menu: Menu) -> None:
        """Each set once: ascending, and no kind is passed over while some of it is due."""
        floor = held[-1] if held else 0
        last = self.first_due()
        before = len(menu.options)
        for thing in left:
            if thing >= floor and thing // 3 <= last and self.reaches(s, thing):
                menu.options.append(self.spell(thing))
        if len(menu.options) == before:  # a person had picked freely, and a bot goes on
            for thing in left:
                menu.options.append(self.spell(thing))

    def told(self, s: Dorian, rule: str, kind: str) -> None:
        """Tell what was named, equal units together."""
        if s.log is None:
            return
        for code in sorted(set(self.picked)):
            s.tell(rule, kind, self.seat, self.picked.count(code), code // 3, code % 3)


class Gain(Units):
    """Gained Resources are placed by their receiver at once and wherever there is room, also out of turn and in battle
    (DO-R-11). The Pool has no limit, so nothing is lost (DO-R-12)."""

    RULE: ClassVar[str] = "DO-RES-01"
    PICK: ClassVar[int] = TAKE
    UNPICK: ClassVar[int] = UNTAKE

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask("DO-RES-01", "place", self.need(s))

    def spell(self, thing: int) -> Option:
        return TAKES[thing]

    def candidates(self, s: Dorian) -> list[int]:
        return PLACES

    def why_not(self, s: Dorian, thing: int) -> Why | None:
        res, area = thing // 3, thing % 3
        if not self.of(res) and not self.free:
            return NOT_GAINED
        if not self.due(res):
            return ALL_PLACED
        if area == CAMP and camp_room(s, self.seat, res) <= 0:
            return Why("DO-RES-02", "camp-full", capacity(s, self.seat, res), s.camp[3 * self.seat + res])
        if area == BASE and base_room(s, self.seat, res) <= 0:
            return Why("DO-R-04", "base-full", have=s.base[3 * self.seat + res])
        return None

    def left(self, s: Dorian) -> list[int]:
        codes: list[int] = []
        seat = self.seat
        one, two, three = self.dues()
        for res in range(3):
            if (one if res == 0 else two if res == 1 else three) > 0:
                code = 3 * res
                if camp_room(s, seat, res) > 0:  # DO-RES-02
                    codes.append(code + CAMP)
                if base_room(s, seat, res) > 0:  # DO-R-04
                    codes.append(code + BASE)
                codes.append(code + POOL)
        return codes

    def forced(self, s: Dorian, left: list[int]) -> bool:
        """Everything to the Pool, if nothing else has room."""
        if self.free:
            return False
        for code in left:
            if code % 3 != POOL:
                return False
        return True

    def put(self, s: Dorian, thing: int) -> None:
        insort(self.picked, thing)
        self._pile(s, thing % 3)[3 * self.seat + thing // 3] += 1

    def take(self, s: Dorian, thing: int) -> None:
        self.picked.remove(thing)
        self._pile(s, thing % 3)[3 * self.seat + thing // 3] -= 1

    def _pile(self, s: Dorian, area: int) -> list[int]:
        return s.camp if area == CAMP else s.base if area == BASE else s.pool

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        """For search in one pass: each set once, and all that is left to one place."""
        if menu.free or menu.why:
            super().offer(s, seat, menu)
            return
        total = self.de + self.ds + self.mc + self.free
        menu.ask("DO-RES-01", "place", total)
        options = menu.options
        picked = self.picked
        if len(picked) == total:
            options.append(DONE)
            return
        floor = picked[-1] if picked else 0
        one, two, three = self.dues()
        last = self.first_due()
        camp = base = False
        for res in range(3):
            if (one if res == 0 else two if res == 1 else three) <= 0:
                continue
            code = 3 * res
            here = code + POOL >= floor and res <= last
            if camp_room(s, seat, res) > 0:
                camp = True
                if here and code >= floor:
                    options.append(TAKES[code])
            if base_room(s, seat, res) > 0:
                base = True
                if here and code + BASE >= floor:
                    options.append(TAKES[code + BASE])
            if here:
                options.append(TAKES[code + POOL])
        if not options:  # a person had picked freely, and a bot goes on
            for thing in self.left(s):
                options.append(TAKES[thing])
        if total > 1 and not self.free and (not picked or self.of(picked[0] // 3) == total):
            if camp:
                options.append(REST_TO[CAMP])
            if base:
                options.append(REST_TO[BASE])
            options.append(REST_TO[POOL])

    def why_not_rest(self, s: Dorian, area: int) -> Why | None:
        """Why all that is left may not go to an area (what does not fit, to the Pool); None if it may. Of several kinds, only
        before any is placed."""
        if self.need(s) == 1:
            return ONE_ALONE
        if self.free:
            return FREE_ONES
        if len(self.picked) == self.need(s):
            return ALL_PLACED
        if self.picked and self.of(self.picked[0] // 3) != self.need(s):
            return BEGUN
        if area == POOL:
            return None
        for res in range(3):
            if self.of(res) and self.due(res):
                if (camp_room(s, self.seat, res) if area == CAMP else base_room(s, self.seat, res)) > 0:
                    return None
        return NO_ROOM[area]

    def offer_more(self, s: Dorian, menu: Menu) -> None:
        for area in range(3):
            menu.judge(self.why_not_rest(s, area), TAKE_REST, area)

    def choose_more(self, s: Dorian, o: Option) -> None:
        area = first(o)
        for res in range(3):
            for _ in range(self.due(res)):
                room = camp_room(s, self.seat, res) if area == CAMP else base_room(s, self.seat, res) if area == BASE else 0
                self.put(s, 3 * res + (area if room > 0 else POOL))
        self.close(s)

    def close(self, s: Dorian) -> None:
        s.dirty |= 1 << self.seat
        s.end()
        self.told(s, "DO-RES-01", "gained")


def only(res: int, n: int, wanted: int) -> int:
    """n if this is the wanted kind."""
    return n if res == wanted else 0


def gain_one(s: Dorian, seat: Seat, res: int, n: int) -> None:
    """Gain n of a Resource, or of the receiver's choice."""
    if n > 0:
        s.call(Gain(seat, only(res, n, 0), only(res, n, 1), only(res, n, 2), only(res, n, ANY)))
