"""Actions phase (phase 1): construct, send to work, rest, buy, explore, the private dungeon, or pass."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.games.karez import dungeon
from greathall.games.karez.buying import buy, can_buy, empty_tills, offer_buy
from greathall.games.karez.cards import ADVENTURES, BUILDINGS, GUILDS
from greathall.games.karez.plan import COST_OF, DEAREST, CityPlan
from greathall.games.karez.queries import has_able_heroes, seat_of_guild, site_of
from greathall.games.karez.refusals import refuse_actions
from greathall.games.karez.state import Karez
from greathall.games.karez.tent import offer_rest, rest_first
from greathall.games.karez.trade import Trade, has_goods
from greathall.games.karez.words import (
    ADVENTURER,
    ATTACK,
    BUY,
    CITIZEN,
    CLOSE,
    CONSTRUCT,
    EXPLORE,
    FEED,
    NOBODY,
    OPEN,
    PASS,
    REST,
    TRADE,
)
from greathall.games.karez.work import offer_work, send_adventurer, send_citizens

HOME_JOB: Final = [BUILDINGS[guild.building].jobs[0] for guild in GUILDS]  # free, and for one worker of either kind

EXPLORATION_OF: Final = [EXPLORE << 48 | adventure << 32 for adventure in range(len(ADVENTURES))]
ATTACK_ON: Final = [ATTACK << 48 | guild << 32 for guild in range(len(GUILDS))]


class Actions(Frame[Karez]):
    """KZ-ACP-01: in turn order one action each, round and round, until all have passed."""

    RULE: ClassVar[str] = "KZ-ACP-01"
    FIELDS: ClassVar[tuple[str, ...]] = ("place", "passed", "traded")

    def __init__(self, place: int = 0, passed: int = 0, traded: bool = False) -> None:
        self.place = place  # in the turn order
        self.passed = passed  # mask of seats
        self.traded = traded  # the acting player has proposed his trade

    def clone(self) -> "Actions":
        return Actions(place=self.place, passed=self.passed, traded=self.traded)

    def advance(self, s: Karez) -> bool:
        for _ in range(s.seats):
            seat = s.order[self.place]
            if not self.passed >> seat & 1:
                if can_act(s, seat):
                    return ASK
                self.passed |= 1 << seat  # KZ-ACP-02, KZ-RUL-51: nothing left to do is a pass
                s.tell("KZ-ACP-02", "pass", seat)
            self.place = (self.place + 1) % s.seats
            self.traded = False
        if self.passed == (1 << s.seats) - 1:
            empty_tills(s)
            s.end()
        return RUN

    def asked(self, s: Karez) -> int:
        return s.order[self.place]

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-ACP-04", "action", s.turn)
        menu.options.append(PASS << 48)
        plan = s.city_plan()
        offer_construct(s, seat, plan, menu)
        offer_work(s, seat, plan, menu)
        is_open = s.dungeons[seat]
        if is_open and s.adventurers:
            menu.offer(FEED)  # KZ-DNG-04
        offer_rest(s, seat, menu)
        if s.sale:
            offer_buy(s, seat, menu)
        offer_explore(s, seat, menu)
        if is_open:
            if dungeon.why_not_close(s, seat) == "":
                menu.offer(CLOSE)
        elif dungeon.why_not_open(s, seat) == "":
            menu.offer(OPEN)
        if s.trade and not self.traded and has_goods(s, seat):
            for rival in range(s.seats):
                if rival != seat:
                    menu.offer(TRADE, s.guilds[rival])  # KZ-RUL-37
        menu.options.sort()
        if menu.why:
            refuse_actions(s, seat, menu)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == TRADE:
            self.traded = True
            s.call(Trade(proposer=seat, partner=seat_of_guild(s, first(option))))
            return
        self.place = (self.place + 1) % s.seats
        self.traded = False
        if verb == ADVENTURER:
            send_adventurer(s, seat, first(option))
        elif verb == PASS:
            self.passed |= 1 << seat  # KZ-ACP-03, KZ-RUL-01: final
            s.tell("KZ-ACP-03", "pass", seat)
        elif verb == CITIZEN:
            send_citizens(s, seat, first(option))
        elif verb == CONSTRUCT:
            construct(s, seat, first(option))
        elif verb == REST:
            rest_first(s, seat, first(option))
        elif verb == BUY:
            buy(s, seat, first(option), second(option))
        elif verb == EXPLORE:
            mark(s, seat, s.adventures.index(first(option)))
        elif verb == ATTACK:
            mark(s, seat, site_of(seat_of_guild(s, first(option))))
        elif verb == FEED:
            dungeon.feed(s, seat)
        elif verb == OPEN:
            dungeon.open_dungeon(s, seat)
        else:
            dungeon.close_dungeon(s, seat)


def can_act(s: Karez, seat: int) -> bool:
    """Is anything but passing possible? The cheapest questions come first."""
    if (s.citizens or s.adventurers) and s.job_seat[HOME_JOB[s.guilds[seat]]] < 0:
        return True
    if s.adventurers and s.dungeons[seat]:
        return True
    if dungeon.why_not_open(s, seat) == "" or dungeon.why_not_close(s, seat) == "":
        return True
    menu = Menu()
    if s.tokens[seat]:
        offer_explore(s, seat, menu)
        if menu.options:
            return True
        offer_construct(s, seat, s.city_plan(), menu)
        offer_rest(s, seat, menu)
    if not menu.options:
        offer_work(s, seat, s.city_plan(), menu)
    return bool(menu.options) or can_buy(s, seat)


# -- construct a building


def offer_construct(s: Karez, seat: int, plan: CityPlan, menu: Menu) -> None:
    """KZ-CON-01, KZ-CON-02, KZ-CON-05: unbuilt, of a level that Karez has, payable, with a free token."""
    if s.tokens[seat]:
        gold = s.gold[seat]
        menu.options += plan.sites[gold if gold < DEAREST else DEAREST]


def construct(s: Karez, seat: int, building: int) -> None:
    """KZ-CON-03: its cost goes to the bank; KZ-CON-04: with a token on it."""
    cost = COST_OF[building]
    s.gold[seat] -= cost
    s.tokens[seat] -= 1  # KZ-RUL-05: it stays there
    s.owners[building] = seat
    s.tell("KZ-CON-04", "built", seat, building, cost)


# -- send Heroes to explore


def offer_explore(s: Karez, seat: int, menu: Menu) -> None:
    """KZ-EXP-01, KZ-EXP-02, KZ-EXP-04, KZ-DNG-02, KZ-PAR-02: an unmarked open Adventure or rival dungeon, a free token
    and an able Hero that no other mark needs."""
    marks = s.marks
    if not s.tokens[seat] or not has_able_heroes(s, seat, marks.count(seat)):
        return
    options = menu.options
    for space, adventure in enumerate(s.adventures):
        if adventure != NOBODY and marks[space] == NOBODY:
            options.append(EXPLORATION_OF[adventure])
    for rival, is_open in enumerate(s.dungeons):
        if is_open and rival != seat and marks[3 + rival] == NOBODY:
            options.append(ATTACK_ON[s.guilds[rival]])


def mark(s: Karez, seat: int, site: int) -> None:
    """KZ-EXP-03: a token announces the exploration; party and outcome follow in the Adventures phase."""
    s.marks[site] = seat
    s.tokens[seat] -= 1
    if site < 3:
        s.tell("KZ-EXP-01", "explores", seat, s.adventures[site])
    else:
        s.tell("KZ-EXP-01", "attacks", seat, site - 3)


