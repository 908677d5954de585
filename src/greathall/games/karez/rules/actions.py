"""Actions phase (phase 1): construct, send to work, rest, buy, explore, the private dungeon, or pass."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, Why, first, option, second, verb_of
from greathall.games.karez.cards.catalogue import ADVENTURES, BUILDINGS, GUILDS, LEVEL_OF
from greathall.games.karez.rules import dungeon
from greathall.games.karez.rules.buying import buy, can_buy, empty_tills, offer_buy
from greathall.games.karez.rules.plan import COST_OF, DEAREST, CityPlan
from greathall.games.karez.rules.queries import has_able_heroes, seat_of_guild, site_of
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.rules.tent import offer_rest, rest_first
from greathall.games.karez.rules.trade import Trade, offer_trade
from greathall.games.karez.rules.work import offer_work, send_adventurer, send_citizens
from greathall.games.karez.words import (
    ADVENTURER,
    ATTACK,
    BUY,
    CITIZEN,
    CONSTRUCT,
    EXPLORE,
    FEED,
    NOBODY,
    OPEN,
    PASS,
    REST,
    TRADE,
    UNBUILT,
)

HOME_JOB: Final = [BUILDINGS[guild.building].jobs[0] for guild in GUILDS]  # free, and for one worker of either kind

EXPLORATION_OF: Final = [option(EXPLORE, adventure) for adventure in range(len(ADVENTURES))]
ATTACK_ON: Final = [option(ATTACK, guild) for guild in range(len(GUILDS))]


class Actions(Frame[Karez]):
    """KZ-ACP-01: in turn order one action each, round and round, until all have passed or nobody can act any more."""

    RULE: ClassVar[str] = "KZ-ACP-01"

    place: int = 0  # in the turn order
    passed: int = 0  # mask of the seats that chose to pass: that is final
    idle: int = 0  # mask of the seats that could do nothing when it was their turn: others may change that
    traded: bool = False  # the acting player has proposed his trade

    def advance(self, s: Karez) -> bool:
        for _ in range(s.seats):
            seat = s.order[self.place]
            mask = 1 << seat
            if not self.passed & mask:
                if can_act(s, seat):
                    self.idle &= ~mask
                    return ASK
                if not self.idle & mask:  # KZ-ACP-02, KZ-RUL-51: passed over for now, without being asked
                    self.idle |= mask
                    s.tell("KZ-ACP-02", "idle", seat)
            self.place = (self.place + 1) % s.seats
            self.traded = False
        empty_tills(s)
        s.end()
        return RUN

    def asked(self, s: Karez) -> int:
        return s.order[self.place]

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-ACP-04", "action", s.turn)
        menu.offer(PASS)
        plan = s.city_plan()
        offer_construct(s, seat, plan, menu)
        offer_work(s, seat, plan, menu)
        dungeon.offer_dungeon(s, seat, menu)
        offer_rest(s, seat, menu)
        if s.sale or menu.why:
            offer_buy(s, seat, menu)
        offer_explore(s, seat, menu)
        if s.trade or menu.why:
            offer_trade(s, seat, self.traded, menu)
        menu.options.sort()

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
    menu = Menu(free=True)
    dungeon.offer_dungeon(s, seat, menu)
    if menu.options:
        return True
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


def why_not_construct(s: Karez, seat: int, building: int) -> Why | None:
    """Why a seat cannot build this now; None if it can."""
    if s.owners[building] != UNBUILT:
        return Why("KZ-CON-02", "is-built")
    if LEVEL_OF[building] > s.karez:
        return Why("KZ-CON-02", "karez-too-small")
    if not s.tokens[seat]:
        return Why("KZ-CON-05", "no-token")
    if s.gold[seat] < COST_OF[building]:
        return Why("KZ-CON-03", "gold", COST_OF[building], s.gold[seat])
    return None


def offer_construct(s: Karez, seat: int, plan: CityPlan, menu: Menu) -> None:
    """KZ-CON-01: every building that may be built, by the plan of the city unless people ask for reasons."""
    if menu.why:
        for building in range(len(BUILDINGS)):
            menu.judge(why_not_construct(s, seat, building), CONSTRUCT, building)
    elif s.tokens[seat]:
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


def why_not_mark(s: Karez, seat: int, site: int) -> Why | None:
    """Why a seat cannot mark this site, an open Adventure or an open dungeon; None if it can.

    KZ-EXP-01, KZ-EXP-04: a free token, and an able Hero that no other mark needs."""
    if site == site_of(seat):
        return Why("KZ-EXP-04", "own-dungeon")
    by = s.marks[site]
    if by != NOBODY:
        return Why("KZ-EXP-02", "marked-by-you" if by == seat else "marked")
    if not s.tokens[seat]:
        return Why("KZ-EXP-04", "no-token")
    if not has_able_heroes(s, seat, s.marks.count(seat)):
        return Why("KZ-EXP-04", "no-able-hero")
    return None


def why_not_attack(s: Karez, seat: int, guild: int) -> Why | None:
    """Why a seat cannot mark the dungeon of a guild; None if it can. KZ-DNG-02, KZ-PAR-02: only open ones."""
    if guild not in s.guilds:
        return Why("KZ-SET-02", "guild-absent")
    rival = seat_of_guild(s, guild)
    if rival != seat and not s.dungeons[rival]:
        return Why("KZ-CLS-02", "dungeon-is-closed")
    return why_not_mark(s, seat, site_of(rival))


def offer_explore(s: Karez, seat: int, menu: Menu) -> None:
    """The open Adventures and dungeons that may be marked; Adventures that are not open are out of the question."""
    marks = s.marks
    if menu.why:
        for space, adventure in enumerate(s.adventures):
            if adventure != NOBODY:
                menu.judge(why_not_mark(s, seat, space), EXPLORE, adventure)
        menu.rule_out(EXPLORE, "KZ-EXP-01", "not-open")
        for guild in range(len(GUILDS)):
            menu.judge(why_not_attack(s, seat, guild), ATTACK, guild)
        return
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
