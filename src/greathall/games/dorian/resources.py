"""Resources: gaining and placing, paying, losing, stealing, stowing and the Market."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, first, second, third
from greathall.games.dorian.queries import base_room, camp_room, capacity, funds
from greathall.games.dorian.state import TALLIES, Dorian
from greathall.games.dorian.words import ANY, BASE, BOARD, CAMP, DONE, EXCHANGE, LOSE, NONE, PAY, POOL, ROB, STOW, TAKE


def count(s: Dorian, seat: Seat, what: int) -> None:
    """Note something that Objectives count."""
    s.tally[TALLIES * seat + what] += 1
    s.dirty |= 1 << seat


def put_resource(s: Dorian, seat: Seat, res: int, area: int, n: int = 1) -> None:
    """Lay Resources in Camp, on Base Power or in the Pool."""
    i = 3 * seat + res
    if area == POOL:
        s.pool[i] += n
    elif area == CAMP:
        s.camp[i] += n
    else:
        s.base[i] += n
    s.dirty |= 1 << seat


class Gain(Frame[Dorian]):
    """Gained Resources are placed by their receiver, one at a time, at once and wherever there is room, also out of
    turn and in battle (DO-R-11). The Pool has no limit, so nothing is lost (DO-R-12). Order-free: places ascend."""

    RULE: ClassVar[str] = "DO-RES-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "de", "ds", "mc", "free", "last")

    def __init__(self, seat: Seat, de: int = 0, ds: int = 0, mc: int = 0, free: int = 0, last: int = 0) -> None:
        self.seat = seat
        self.de = de
        self.ds = ds
        self.mc = mc
        self.free = free  # Resources of the receiver's choice (DO-R-60)
        self.last = last  # 3 * Resource + area of the last unit

    def clone(self) -> "Gain":
        return Gain(seat=self.seat, de=self.de, ds=self.ds, mc=self.mc, free=self.free, last=self.last)

    def _left(self, res: int) -> int:
        return (self.de, self.ds, self.mc, self.free)[res]

    def _choices(self, s: Dorian) -> list[int]:
        """Codes 3 * Resource + area that the next unit may take."""
        seat = self.seat
        if self.de:
            kinds: tuple[int, ...] = (0,)
        elif self.ds:
            kinds = (1,)
        elif self.mc:
            kinds = (2,)
        else:
            kinds = (0, 1, 2)
        codes: list[int] = []
        last = self.last
        for res in kinds:
            code = 3 * res
            if code >= last and camp_room(s, seat, res) > 0:  # DO-RES-02
                codes.append(code)
            if code + BASE >= last and base_room(s, seat, res) > 0:  # DO-R-04
                codes.append(code + BASE)
            if code + POOL >= last:
                codes.append(code + POOL)
        return codes

    def advance(self, s: Dorian) -> bool:
        if not (self.de or self.ds or self.mc or self.free):
            s.end()
            return RUN
        codes = self._choices(s)
        if len(codes) > 1:
            return ASK
        self._place(s, codes[0])
        return RUN

    def _place(self, s: Dorian, code: int) -> None:
        res, area = code // 3, code % 3
        put_resource(s, self.seat, res, area)
        s.tell("DO-RES-01", "gained", self.seat, res, area)
        self.last = code
        if self.de:
            self.de -= 1
        elif self.ds:
            self.ds -= 1
        elif self.mc:
            self.mc -= 1
        else:
            self.free -= 1
            return
        if not self._left(res):
            self.last = 0

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-RES-01", "place", self.de + self.ds + self.mc + self.free)
        for code in self._choices(s):
            menu.offer(TAKE, code // 3, code % 3)
        if menu.why:
            for res in range(3):
                if camp_room(s, seat, res) <= 0:
                    have = s.camp[3 * seat + res]
                    menu.refuse("DO-RES-02", "camp-full", TAKE, res, CAMP, need=capacity(s, seat, res), have=have)
                if base_room(s, seat, res) <= 0:
                    menu.refuse("DO-R-04", "base-full", TAKE, res, BASE, have=s.base[3 * seat + res])

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._place(s, 3 * first(option) + second(option))


def gain_one(s: Dorian, seat: Seat, res: int, n: int) -> None:
    """Gain n of a Resource, or of the receiver's choice."""
    if n > 0:
        s.call(Gain(seat, n if res == 0 else 0, n if res == 1 else 0, n if res == 2 else 0, n if res == ANY else 0))


class Payment(Frame[Dorian]):
    """A cost is paid from Pool or Camp, in any mixture (DO-PRE-17, DO-RES-03, DO-RES-07). Asks where it matters."""

    RULE: ClassVar[str] = "DO-PRE-17"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "de", "ds", "mc", "free", "last")

    def __init__(self, seat: Seat, de: int = 0, ds: int = 0, mc: int = 0, free: int = 0, last: int = 0) -> None:
        self.seat = seat
        self.de = de
        self.ds = ds
        self.mc = mc
        self.free = free
        self.last = last  # 2 * Resource + (0 Pool, 1 Camp) of the last unit

    def clone(self) -> "Payment":
        return Payment(seat=self.seat, de=self.de, ds=self.ds, mc=self.mc, free=self.free, last=self.last)

    def _due(self) -> tuple[int, int]:
        """The Resource to pay next (ANY for a free one) and how many of it."""
        if self.de:
            return 0, self.de
        if self.ds:
            return 1, self.ds
        if self.mc:
            return 2, self.mc
        return ANY, self.free

    def _choices(self, s: Dorian, res: int, n: int) -> list[int]:
        """Codes of the next unit that leave enough for the rest in ascending order."""
        i = 3 * self.seat
        codes: list[int] = []
        behind = 0  # what can still be paid with codes from here on
        kinds = (2, 1, 0) if res == ANY else (res,)
        for kind in kinds:
            for area, have in ((1, s.camp[i + kind]), (0, s.pool[i + kind])):
                behind += have
                if have and behind >= n and 2 * kind + area >= self.last:
                    codes.append(2 * kind + area)
        codes.reverse()
        return codes

    def advance(self, s: Dorian) -> bool:
        res, n = self._due()
        if not n:
            s.end()
            return RUN
        codes = self._choices(s, res, n)
        if len(codes) > 1:
            return ASK
        self._pay(s, codes[0])
        return RUN

    def _pay(self, s: Dorian, code: int) -> None:
        res = code // 2
        pile = s.camp if code % 2 else s.pool
        pile[3 * self.seat + res] -= 1
        self.last = code
        if self.de:
            self.de -= 1
        elif self.ds:
            self.ds -= 1
        elif self.mc:
            self.mc -= 1
        else:
            self.free -= 1
        s.tell("DO-PRE-17", "paid", self.seat, res, CAMP if code % 2 else POOL)
        if not self._due()[1] or (self._due()[0] not in (res, ANY)):
            self.last = 0

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        res, n = self._due()
        menu.ask("DO-PRE-17", "pay", n)
        for code in self._choices(s, res, n):
            menu.offer(PAY, code // 2, CAMP if code % 2 else POOL)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._pay(s, 2 * first(option) + (1 if second(option) == CAMP else 0))


def pay_one(s: Dorian, seat: Seat, res: int, n: int) -> None:
    """Pay n of a Resource, or of the payer's choice. It must be affordable."""
    if n > 0:
        s.call(Payment(seat, n if res == 0 else 0, n if res == 1 else 0, n if res == 2 else 0, n if res == ANY else 0))


class Loss(Frame[Dorian]):
    """Resources go to the supply, chosen by their owner, as many as there are (DO-R-22)."""

    RULE: ClassVar[str] = "DO-SLO-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area", "n", "last")

    def __init__(self, seat: Seat, area: int, n: int, last: int = 0) -> None:
        self.seat = seat
        self.area = area  # CAMP or BASE
        self.n = n
        self.last = last

    def clone(self) -> "Loss":
        return Loss(seat=self.seat, area=self.area, n=self.n, last=self.last)

    def _choices(self, s: Dorian) -> list[int]:
        pile = s.camp if self.area == CAMP else s.base
        i = 3 * self.seat
        left = [pile[i], pile[i + 1], pile[i + 2]]
        total = sum(left)
        if total <= self.n:
            return [next(res for res in range(3) if left[res])] if total else []
        return [res for res in range(self.last, 3) if left[res] and sum(left[res:]) >= self.n]

    def advance(self, s: Dorian) -> bool:
        choices = self._choices(s) if self.n else []
        if not choices:
            s.end()
            return RUN
        if len(choices) > 1:
            return ASK
        self._lose(s, choices[0])
        return RUN

    def _lose(self, s: Dorian, res: int) -> None:
        pile = s.camp if self.area == CAMP else s.base
        pile[3 * self.seat + res] -= 1
        self.n -= 1
        self.last = res
        s.tell("DO-SLO-01", "lost-resource", self.seat, res, self.area)

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-SLO-01", "lose", self.n)
        for res in self._choices(s):
            menu.offer(LOSE, res, self.area)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._lose(s, first(option))


class Robbery(Frame[Dorian]):
    """Stealing takes from the Camp, or Camp and Base Power, of one chosen player; never from the Pool (DO-RES-09)."""

    RULE: ClassVar[str] = "DO-RES-11"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "victims", "res", "area", "n")

    def __init__(self, seat: Seat, victims: int, res: int, area: int, n: int) -> None:
        self.seat = seat
        self.victims = victims  # mask; one seat after the first unit
        self.res = res
        self.area = area  # CAMP or BOARD
        self.n = n

    def clone(self) -> "Robbery":
        return Robbery(seat=self.seat, victims=self.victims, res=self.res, area=self.area, n=self.n)

    def _choices(self, s: Dorian) -> list[tuple[int, int, int]]:
        found: list[tuple[int, int, int]] = []
        for victim in range(s.seats):
            if self.victims >> victim & 1:
                for res in range(3):
                    if self.res in (ANY, res):
                        if s.camp[3 * victim + res]:
                            found.append((victim, res, CAMP))
                        if self.area == BOARD and s.base[3 * victim + res]:
                            found.append((victim, res, BASE))
        return found

    def advance(self, s: Dorian) -> bool:
        choices = self._choices(s) if self.n else []
        if not choices:
            s.end()
            return RUN
        if len(choices) > 1:
            return ASK
        self._rob(s, choices[0][0], choices[0][1], choices[0][2])
        return RUN

    def _rob(self, s: Dorian, victim: int, res: int, area: int) -> None:
        pile = s.camp if area == CAMP else s.base
        pile[3 * victim + res] -= 1
        self.victims = 1 << victim
        self.n -= 1
        s.tell("DO-RES-11", "stole", self.seat, victim, res, area)
        gain_one(s, self.seat, res, 1)  # DO-RES-12

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-RES-11", "rob", self.n)
        for victim, res, area in self._choices(s):
            menu.offer(ROB, victim, res, area)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._rob(s, first(option), second(option), third(option))


class Exchange(Frame[Dorian]):
    """The `exchange` op: up to n Resources of Pool or Camp become others, one for one."""

    RULE: ClassVar[str] = "DO-PRE-10"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "into")

    def __init__(self, seat: Seat, n: int, into: int = NONE) -> None:
        self.seat = seat
        self.n = n
        self.into = into  # being paid for: the Resource to gain

    def clone(self) -> "Exchange":
        return Exchange(seat=self.seat, n=self.n, into=self.into)

    def advance(self, s: Dorian) -> bool:
        if self.into != NONE:
            gain_one(s, self.seat, self.into, 1)
            self.into = NONE
            return RUN
        if self.n and (funds(s, self.seat, 0) or funds(s, self.seat, 1) or funds(s, self.seat, 2)):
            return ASK
        s.end()
        return RUN

    def asked(self, s: Dorian) -> Seat:
        return self.seat

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-PRE-10", "exchange", self.n)
        menu.offer(DONE)
        for res in range(3):
            if funds(s, seat, res):
                for into in range(3):
                    if into != res:
                        menu.offer(EXCHANGE, res, into)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        if option == DONE:
            self.n = 0
            return
        self.n -= 1
        self.into = second(option)
        pay_one(s, seat, first(option), 1)


def settle_camp(s: Dorian, seat: Seat) -> None:
    """DO-R-93: what the Camp cannot hold any more moves to the Pool."""
    for res in range(3):
        surplus = -camp_room(s, seat, res)
        if surplus > 0:
            s.camp[3 * seat + res] -= surplus
            s.pool[3 * seat + res] += surplus


# -- stowing: Pool and Camp to the Character Board, in the own turn and outside battle (DO-RES-04, DO-RES-08) ------

_STOW: int = STOW << 48


def offer_stowing(s: Dorian, seat: Seat, menu: Menu) -> None:
    """From the Pool to Camp or Base Power, from the Camp to Base Power; never back (DO-RES-05)."""
    options = menu.options
    for res in range(3):
        i = 3 * seat + res
        pool, camp = s.pool[i], s.camp[i]
        if not (pool or camp):
            continue
        code = _STOW | res << 32
        if pool and camp < capacity(s, seat, res):
            options.append(code | POOL << 16 | CAMP)
        if base_room(s, seat, res) > 0:
            if pool:
                options.append(code | POOL << 16 | BASE)
            if camp:
                options.append(code | CAMP << 16 | BASE)
        elif menu.why:
            menu.refuse("DO-R-04", "base-full", STOW, res, POOL if pool else CAMP, BASE, have=s.base[i])


def stow(s: Dorian, seat: Seat, res: int, source: int, area: int) -> None:
    """Move one Resource."""
    pile = s.pool if source == POOL else s.camp
    pile[3 * seat + res] -= 1
    put_resource(s, seat, res, area)
    s.tell("DO-RES-04", "stowed", seat, res, area)
