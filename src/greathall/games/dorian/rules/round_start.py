"""The start of a Round: turn order, Star Rewards, the Kingdom Event, the mines, in this order (DO-RND-03)."""

from bisect import insort
from typing import ClassVar, Final

from greathall.core.frame import RUN, Frame
from greathall.core.ids import NO_SEAT, Seat
from greathall.core.option import Menu, Why
from greathall.core.picking import SeatPicking
from greathall.games.dorian.cards.catalogue import (
    EVENTS,
    IF_NO_FIELD,
    IF_OWNED_MAX,
    IF_OWNED_MIN,
    PROGRAMS,
    STAR_REWARD,
    Conditions,
)
from greathall.games.dorian.cards.ops import CODES
from greathall.games.dorian.rules.final_battle import check_goal
from greathall.games.dorian.rules.objectives import ANY_TIME, ROUND_START, turn_in
from greathall.games.dorian.rules.programs import run_program
from greathall.games.dorian.rules.queries import stars_of
from greathall.games.dorian.rules.scoring import change_ip, leaders_of
from greathall.games.dorian.rules.state import Dorian, new_turn
from greathall.games.dorian.rules.units import Gain
from greathall.games.dorian.words import ASSIGN, DONE, NONE, OUTSIDE, UNASSIGN

ORDER: Final = 0
LOWEST: Final = 1
REWARD_IP: Final = 2
REWARDS: Final = 3
REWARD_GOALS: Final = 4
REVEAL: Final = 5
RESOLVE: Final = 6
EVENT_GOALS: Final = 7
MINES: Final = 8
IP_OP: Final = CODES["ip"]
NOT_OF_THE_TEAM: Final = Why("DO-R-71", "not-your-team")


class RoundStart(Frame[Dorian]):
    """The steps before the Preparation Phase."""

    RULE: ClassVar[str] = "DO-RND-03"

    at: int = ORDER
    todo: list[int] = []  # seats to reward, or program << 4 | seat

    def advance(self, s: Dorian) -> bool:
        at = self.at
        if at == REWARDS and self.todo:
            self._reward(s, self.todo.pop(0))
            return RUN
        if at == RESOLVE and self.todo:
            code = self.todo.pop(0)
            run_program(s, code >> 4, code & 15)
            return RUN
        self.at += 1
        if at == ORDER:
            draw_order(s)
        elif at == LOWEST:
            if s.settings.objectives and s.round > 1:
                s.dirty = (1 << s.seats) - 1
                turn_in(s, ROUND_START)
        elif at == REWARD_IP:  # IP of all is booked before the goal check (DO-R-58)
            for seat in s.order:
                if s.team[seat] == seat:
                    change_ip(s, seat, STAR_REWARD[stars_of(s, seat)][1], "DO-RND-04")
            self.todo = [seat for seat in s.order if s.team[seat] == seat and STAR_REWARD[stars_of(s, seat)][0]]
        elif at in (REWARD_GOALS, EVENT_GOALS):
            if s.settings.objectives and s.dirty:
                turn_in(s, ANY_TIME)
                return RUN
            check_goal(s)
        elif at == REVEAL:
            if check_goal(s):
                return RUN
            for seat in range(s.seats):
                s.spent[seat] = 0  # DO-R-50
            self._reveal(s)
        elif at == MINES:
            if check_goal(s):
                return RUN
            for res in range(3):  # DO-RND-08; they pile up (DO-RND-09)
                s.mines[res] += 1
            s.tell("DO-RND-08", "mines", NO_SEAT)
            s.end()
        return RUN

    # -- Star Rewards (DO-RND-04, DO-BRD-05)

    def _reward(self, s: Dorian, seat: Seat) -> None:
        n = STAR_REWARD[stars_of(s, seat)][0]
        s.tell("DO-RND-04", "star-reward", seat, n, stars_of(s, seat))
        s.call(Gain(seat, free=n) if members(s, seat) == 1 else Sharing(seat, n))

    # -- the Kingdom Event (DO-RND-05)

    def _reveal(self, s: Dorian) -> None:
        """The first player on the track turns it over (DO-TRM-01). Who is meant is settled before anything changes."""
        s.event = s.event_deck.draw()
        s.reveals += 1
        s.tell("DO-RND-05", "kingdom", s.order[0], s.event)
        for who, conditions, program in EVENTS[s.event].now:
            once = len(PROGRAMS[program]) == 1 and PROGRAMS[program][0][0] == IP_OP  # DO-R-73: IP once per team
            if who == "board":
                run_program(s, program, s.order[0])
            for seat in affected(s, who, conditions):
                if not once or s.team[seat] == seat:
                    self.todo.append(program << 4 | seat)


class Sharing(SeatPicking[Dorian]):
    """A team leader hands out the Resources of the Star Reward, each to a member (DO-R-71). A thing is a seat."""

    RULE: ClassVar[str] = "DO-R-71"
    PICK: ClassVar[int] = ASSIGN
    UNPICK: ClassVar[int] = UNASSIGN
    DONE: ClassVar[int] = DONE

    n: int
    picked: list[int] = []

    def ask(self, s: Dorian, menu: Menu) -> None:
        menu.ask("DO-R-71", "assign", self.n)

    def need(self, s: Dorian) -> int:
        return self.n

    def most(self, s: Dorian) -> int:
        return self.n

    def held(self, s: Dorian) -> list[int]:
        return self.picked

    def candidates(self, s: Dorian) -> list[int]:
        return list(range(s.seats))

    def copies(self, s: Dorian, thing: int) -> int:
        return self.n - len(self.picked)

    def why_not(self, s: Dorian, thing: int) -> Why | None:
        if s.team[thing] != self.seat:
            return NOT_OF_THE_TEAM
        if len(self.picked) >= self.n:
            return Why("DO-R-71", "enough-chosen", self.n, len(self.picked))
        return None

    def offer_more(self, s: Dorian, menu: Menu) -> None:
        if menu.why:
            menu.rule_out(ASSIGN, "DO-GEN-01", "no-such-player")

    def put(self, s: Dorian, thing: int) -> None:
        insort(self.picked, thing)

    def take(self, s: Dorian, thing: int) -> None:
        self.picked.remove(thing)

    def close(self, s: Dorian) -> None:
        s.end()
        for seat in sorted(set(self.picked), reverse=True):  # the last one called is the first to place
            s.call(Gain(seat, free=self.picked.count(seat)))


def draw_order(s: Dorian) -> None:
    """One marker of each Character in the bag; the drawing order fills the track (DO-RND-02)."""
    s.event = NONE
    order = list(range(s.seats))
    s.rng.shuffle(order)
    s.order = order
    s.turn = new_turn(s.seats, order[0], OUTSIDE, 0)  # DO-TRM-01: the Starting Player
    s.reveals += 1
    s.tell("DO-RND-02", "order", order[0], s.round)


def members(s: Dorian, leader: Seat) -> int:
    """How many seats a leader stands for."""
    return sum(1 for seat in range(s.seats) if s.team[seat] == leader)


def affected(s: Dorian, who: str, conditions: Conditions) -> list[int]:
    """The players an Event speaks of, in Turn Order: everybody unless the card narrows it (DO-RND-06)."""
    if who == "board":
        return []
    teams = leaders_of(s)
    chosen = teams
    if who == "most_ip":
        chosen = [team for team in teams if s.ip[team] == max(s.ip[t] for t in teams)]
    elif who == "least_ip":
        chosen = [team for team in teams if s.ip[team] == min(s.ip[t] for t in teams)]
    elif who == "least_stars":
        chosen = [team for team in teams if stars_of(s, team) == min(stars_of(s, t) for t in teams)]
    return [seat for seat in s.order if s.team[seat] in chosen and _meets(s, seat, conditions)]


def _meets(s: Dorian, seat: Seat, conditions: Conditions) -> bool:
    for what, value in conditions:
        if what == IF_OWNED_MIN and stars_of(s, seat) < value:
            return False
        if what == IF_OWNED_MAX and stars_of(s, seat) > value:
            return False
        if what == IF_NO_FIELD and s.settings.field:
            return False
    return True
