"""Resources that change places: losing, stealing, exchanging, stowing; and what Objectives count."""

from bisect import insort
from typing import ClassVar, Final

from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, Why, first, option, second, third
from greathall.core.picking import SeatPicking
from greathall.games.dorian.rules.payment import Payment
from greathall.games.dorian.rules.queries import base_room, camp_room, capacity, funds
from greathall.games.dorian.rules.state import TALLIES, Dorian
from greathall.games.dorian.rules.units import Gain
from greathall.games.dorian.words import (
    ANY,
    BASE,
    BOARD,
    CAMP,
    DONE,
    EXCHANGE,
    LOSE,
    POOL,
    ROB,
    SPARE,
    STOW,
    UNEXCHANGE,
    UNROB,
)

ONE_VICTIM: Final = Why("DO-RES-11", "one-victim")
NOTHING_THERE: Final = Why("DO-RES-11", "none-there")
SAME_KIND: Final = Why("DO-PRE-10", "same-kind")
LIES_THERE: Final = Why("DO-RES-05", "lies-there")
NONE_OWNED: Final = Why("DO-SLO-01", "none-there")
NONE_TO_STOW: Final = Why("DO-RES-04", "none-there")
_POOL_TO_CAMP: Final = [option(STOW, res, POOL, CAMP) for res in range(3)]
_POOL_TO_BASE: Final = [option(STOW, res, POOL, BASE) for res in range(3)]
_CAMP_TO_BASE: Final = [option(STOW, res, CAMP, BASE) for res in range(3)]


def count(s: Dorian, seat: Seat, what: int) -> None:
    """Note something that Objectives count."""
    s.tally[TALLIES * seat + what] += 1
    s.dirty |= 1 << seat


class Loss(SeatPicking[Dorian]):
    """Resources go to the supply, chosen by their owner, as many as there are (DO-R-22). A thing is a Resource."""

    RULE: ClassVar[str] = "DO-SLO-01"
    PICK: ClassVar[int] = LOSE
    UNPICK: ClassVar[int] = SPARE
    DONE: ClassVar[int] = DONE

    area: int  # CAMP or BASE
    n: int
    picked: list[int] = []

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask("DO-SLO-01", "lose", self.need(s))

    def _pile(self, s: Dorian) -> list[int]:
        return s.camp if self.area == CAMP else s.base

    def need(self, s: Dorian) -> int:
        pile = self._pile(s)
        i = 3 * self.seat
        return min(self.n, pile[i] + pile[i + 1] + pile[i + 2] + len(self.picked))

    def most(self, s: Dorian) -> int:
        return self.need(s)

    def held(self, s: Dorian) -> list[int]:
        return self.picked

    def candidates(self, s: Dorian) -> list[int]:
        return [0, 1, 2]

    def copies(self, s: Dorian, thing: int) -> int:
        return self._pile(s)[3 * self.seat + thing]

    def why_not(self, s: Dorian, thing: int) -> Why | None:
        if len(self.picked) >= self.n:
            return Why("DO-SLO-01", "enough-chosen", self.n, len(self.picked))
        return None if self._pile(s)[3 * self.seat + thing] else NONE_OWNED

    def forced(self, s: Dorian, left: list[int]) -> bool:
        return len(left) == 1 or self.need(s) >= self.units(s, left)

    def spell(self, thing: int) -> Option:
        return option(LOSE, thing, self.area)

    def spell_back(self, thing: int) -> Option:
        return option(SPARE, thing, self.area)

    def offer_more(self, s: Dorian, menu: Menu) -> None:
        if menu.why:
            menu.rule_out(LOSE, "DO-SLO-01", "other-area")

    def put(self, s: Dorian, thing: int) -> None:
        insort(self.picked, thing)
        self._pile(s)[3 * self.seat + thing] -= 1

    def take(self, s: Dorian, thing: int) -> None:
        self.picked.remove(thing)
        self._pile(s)[3 * self.seat + thing] += 1

    def close(self, s: Dorian) -> None:
        s.end()
        for res in sorted(set(self.picked)):
            s.tell("DO-SLO-01", "lost-resource", self.seat, self.picked.count(res), res, self.area)


class Robbery(SeatPicking[Dorian]):
    """Stealing takes from the Camp, or Camp and Base Power, of one chosen player, as much as there is; never from the Pool
    (DO-RES-09). A thing is 9 * victim + 3 * Resource + area."""

    RULE: ClassVar[str] = "DO-RES-11"
    PICK: ClassVar[int] = ROB
    UNPICK: ClassVar[int] = UNROB
    DONE: ClassVar[int] = DONE

    victims: int  # mask
    res: int
    area: int  # CAMP or BOARD
    n: int
    picked: list[int] = []

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask("DO-RES-11", "rob", self.n)

    def _stock(self, s: Dorian, thing: int) -> int:
        return (s.camp if thing % 3 == CAMP else s.base)[thing // 3]

    def within_reach(self, s: Dorian, victim: Seat) -> int:
        """What there is to steal from a player now."""
        return sum(self._stock(s, thing) for thing in self.candidates(s) if thing // 9 == victim)

    def need(self, s: Dorian) -> int:
        """As much as the chosen victim has, up to n; before one is chosen, at least one."""
        if not self.picked:
            return 1
        return min(self.n, self.within_reach(s, self.picked[0] // 9) + len(self.picked))

    def most(self, s: Dorian) -> int:
        return self.n

    def held(self, s: Dorian) -> list[int]:
        return self.picked

    def candidates(self, s: Dorian) -> list[int]:
        """What the effect may take at all."""
        found: list[int] = []
        for victim in range(s.seats):
            if self.victims >> victim & 1:
                for res in range(3):
                    if self.res in (ANY, res):
                        found.append(9 * victim + 3 * res + CAMP)
                        if self.area == BOARD:
                            found.append(9 * victim + 3 * res + BASE)
        return found

    def copies(self, s: Dorian, thing: int) -> int:
        return self._stock(s, thing)

    def why_not(self, s: Dorian, thing: int) -> Why | None:
        if self.picked and self.picked[0] // 9 != thing // 9:
            return ONE_VICTIM
        if len(self.picked) >= self.n:
            return Why("DO-RES-11", "enough-chosen", self.n, len(self.picked))
        return None if self._stock(s, thing) else NOTHING_THERE

    def forced(self, s: Dorian, left: list[int]) -> bool:
        """One victim, and all that it has or all of one kind."""
        if any(thing // 9 != left[0] // 9 for thing in left):
            return False
        return len(left) == 1 or self.n >= self.units(s, left)

    def _offer_in_order(self, s: Dorian, held: list[int], left: list[int], menu: Menu) -> None:
        """Each set once: what comes before would be lacking if the victim has enough of it."""
        floor = held[-1] if held else 0
        before = len(menu.options)
        for thing in left:
            behind = sum(self._stock(s, other) for other in left if other >= thing and other // 9 == thing // 9)
            total = self.within_reach(s, thing // 9)
            if thing >= floor and behind >= min(self.n - len(held), total):
                menu.options.append(self.spell(thing))
        if len(menu.options) == before:  # a person had picked freely, and a bot goes on
            for thing in left:
                menu.options.append(self.spell(thing))

    def spell(self, thing: int) -> Option:
        return option(ROB, thing // 9, thing // 3 % 3, thing % 3)

    def spell_back(self, thing: int) -> Option:
        return option(UNROB, thing // 9, thing // 3 % 3, thing % 3)

    def read(self, o: Option) -> int:
        return 9 * first(o) + 3 * second(o) + third(o)

    def offer_more(self, s: Dorian, menu: Menu) -> None:
        if menu.why:
            menu.rule_out(ROB, "DO-RES-11", "not-for-stealing")

    def put(self, s: Dorian, thing: int) -> None:
        insort(self.picked, thing)
        (s.camp if thing % 3 == CAMP else s.base)[thing // 3] -= 1

    def take(self, s: Dorian, thing: int) -> None:
        self.picked.remove(thing)
        (s.camp if thing % 3 == CAMP else s.base)[thing // 3] += 1

    def close(self, s: Dorian) -> None:
        """DO-RES-12: the thief places what was stolen."""
        kinds = [0, 0, 0]
        s.end()
        for thing in self.picked:
            kinds[thing // 3 % 3] += 1
            s.tell("DO-RES-11", "stole", self.seat, thing // 9, thing // 3 % 3, thing % 3)
        if self.picked:
            s.call(Gain(self.seat, kinds[0], kinds[1], kinds[2]))


class Exchange(SeatPicking[Dorian]):
    """The `exchange` op: up to n Resources of Pool or Camp become others, one for one. A thing is 3 * Resource + what it
    becomes."""

    RULE: ClassVar[str] = "DO-PRE-10"
    PICK: ClassVar[int] = EXCHANGE
    UNPICK: ClassVar[int] = UNEXCHANGE
    DONE: ClassVar[int] = DONE

    n: int
    picked: list[int] = []

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask("DO-PRE-10", "exchange", self.n)

    def most(self, s: Dorian) -> int:
        return self.n

    def held(self, s: Dorian) -> list[int]:
        return self.picked

    def candidates(self, s: Dorian) -> list[int]:
        return list(range(9))

    def why_not(self, s: Dorian, thing: int) -> Why | None:
        res = thing // 3
        if thing % 3 == res:
            return SAME_KIND
        if len(self.picked) >= self.n:
            return Why("DO-PRE-10", "enough-chosen", self.n, len(self.picked))
        named = sum(1 for code in self.picked if code // 3 == res)
        if funds(s, self.seat, res) <= named:
            return Why("DO-PRE-10", "no-more-there", have=funds(s, self.seat, res))
        return None

    def spell(self, thing: int) -> Option:
        return option(EXCHANGE, thing // 3, thing % 3)

    def spell_back(self, thing: int) -> Option:
        return option(UNEXCHANGE, thing // 3, thing % 3)

    def read(self, o: Option) -> int:
        return 3 * first(o) + second(o)

    def put(self, s: Dorian, thing: int) -> None:
        insort(self.picked, thing)

    def take(self, s: Dorian, thing: int) -> None:
        self.picked.remove(thing)

    def close(self, s: Dorian) -> None:
        """All is paid, then all is gained."""
        out, into = [0, 0, 0], [0, 0, 0]
        for thing in self.picked:
            out[thing // 3] += 1
            into[thing % 3] += 1
        s.end()
        if self.picked:
            s.call(Gain(self.seat, into[0], into[1], into[2]))
            s.call(Payment(self.seat, out[0], out[1], out[2]))


def settle_camp(s: Dorian, seat: Seat) -> None:
    """DO-R-93: what the Camp cannot hold any more moves to the Pool."""
    for res in range(3):
        surplus = -camp_room(s, seat, res)
        if surplus > 0:
            s.camp[3 * seat + res] -= surplus
            s.pool[3 * seat + res] += surplus


# -- stowing: Pool and Camp to the Character Board, in the own turn and outside battle (DO-RES-04, DO-RES-08) ------


def why_not_stow(s: Dorian, seat: Seat, res: int, source: int, area: int) -> Why | None:
    """From the Pool to Camp or Base Power, from the Camp to Base Power; never back (DO-RES-05)."""
    if source == area:
        return LIES_THERE
    i = 3 * seat + res
    if not (s.pool if source == POOL else s.camp)[i]:
        return NONE_TO_STOW
    if area == CAMP and camp_room(s, seat, res) <= 0:
        return Why("DO-RES-02", "camp-full", capacity(s, seat, res), s.camp[i])
    if area == BASE and base_room(s, seat, res) <= 0:
        return Why("DO-R-04", "base-full", have=s.base[i])
    return None


def offer_stowing(s: Dorian, seat: Seat, menu: Menu) -> None:
    """Everything that may be moved now."""
    if menu.why:
        for res in range(3):
            for source, area in ((POOL, CAMP), (POOL, BASE), (CAMP, BASE), (CAMP, CAMP)):
                menu.judge(why_not_stow(s, seat, res, source, area), STOW, res, source, area)
        return
    options = menu.options
    for res in range(3):
        i = 3 * seat + res
        pool, camp = s.pool[i], s.camp[i]
        if not (pool or camp):
            continue
        if pool and camp < capacity(s, seat, res):
            options.append(_POOL_TO_CAMP[res])
        if base_room(s, seat, res) > 0:
            if pool:
                options.append(_POOL_TO_BASE[res])
            if camp:
                options.append(_CAMP_TO_BASE[res])


def stow(s: Dorian, seat: Seat, res: int, source: int, area: int) -> None:
    """Move one Resource."""
    i = 3 * seat + res
    (s.pool if source == POOL else s.camp)[i] -= 1
    (s.camp if area == CAMP else s.base)[i] += 1
    s.dirty |= 1 << seat
    s.tell("DO-RES-04", "stowed", seat, res, area)
