"""Actions phase (phase 1): construct, send to work, rest, buy, explore, the private dungeon, or pass."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.games.karez import dungeon
from greathall.games.karez.cards import (
    BOARD,
    BUILDINGS,
    GUILDS,
    JOB_BUILDING,
    JOBS,
    LEVEL_OF,
    PRICE,
    WATCH,
    WATCH_JOBS,
)
from greathall.games.karez.piles import to_hand
from greathall.games.karez.queries import able_heroes, marks_of, may_rest, resting_heroes, seat_of_guild, site_of
from greathall.games.karez.refusals import refuse_actions
from greathall.games.karez.state import Karez
from greathall.games.karez.trade import Trade, has_goods
from greathall.games.karez.words import (
    ADVENTURER,
    ATTACK,
    BUY,
    CITIZEN,
    CLOSE,
    CONSTRUCT,
    DONE,
    EXPLORE,
    FEED,
    LEAVE,
    NOBODY,
    OPEN,
    PASS,
    REST,
    RESTING,
    TRADE,
    UNBUILT,
)

# By building: (job, gold, Valor) of all its jobs, and of those that are open to everybody (the City Watch apart).
ALL_JOBS: Final = [tuple((job, JOBS[job].gold, JOBS[job].valor) for job in row.jobs) for row in BUILDINGS]
GENERAL_JOBS: Final = [
    tuple((job, JOBS[job].gold, JOBS[job].valor) for job in row.jobs if not JOBS[job].owner and number != WATCH)
    for number, row in enumerate(BUILDINGS)
]

NEVER: Final = 99
CITIZENS_FOR: Final = [job.citizens or NEVER for job in JOBS]
FOR_ADVENTURERS: Final = [job.adventurer for job in JOBS]
HOME_JOB: Final = [BUILDINGS[guild.building].jobs[0] for guild in GUILDS]  # free, and for one worker of either kind


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
        menu.offer(PASS)
        offer_construct(s, seat, menu)
        offer_work(s, seat, menu)
        is_open = s.dungeons[seat]
        if is_open and s.adventurers:
            menu.offer(FEED)  # KZ-DNG-04
        offer_rest(s, seat, menu)
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
        if verb == PASS:
            self.passed |= 1 << seat  # KZ-ACP-03, KZ-RUL-01: final
            s.tell("KZ-ACP-03", "pass", seat)
        elif verb == CONSTRUCT:
            construct(s, seat, first(option))
        elif verb == CITIZEN:
            send_citizens(s, seat, first(option))
        elif verb == ADVENTURER:
            send_adventurer(s, seat, first(option))
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
        offer_construct(s, seat, menu)
        offer_rest(s, seat, menu)
    if not menu.options:
        offer_work(s, seat, menu)
    return bool(menu.options) or can_buy(s, seat)


# -- construct a building


def offer_construct(s: Karez, seat: int, menu: Menu) -> None:
    """KZ-CON-01, KZ-CON-02, KZ-CON-05: unbuilt, of a level that Karez has, payable, with a free token."""
    if not s.tokens[seat] or not s.gold[seat]:
        return
    gold = s.gold[seat]
    karez = s.karez
    for building, owner in enumerate(s.owners):
        if owner == UNBUILT and LEVEL_OF[building] <= karez and BOARD.build_cost[LEVEL_OF[building]] <= gold:
            menu.options.append(CONSTRUCT << 48 | building << 32)


def construct(s: Karez, seat: int, building: int) -> None:
    """KZ-CON-03, KZ-BLD-03, KZ-RUL-33: by the building's own level, to the bank; KZ-CON-04: with a token on it."""
    cost = BOARD.build_cost[LEVEL_OF[building]]
    s.gold[seat] -= cost
    s.tokens[seat] -= 1  # KZ-RUL-05: it stays there
    s.owners[building] = seat
    s.tell("KZ-CON-04", "built", seat, building, cost)


# -- send to work


def open_jobs(s: Karez, seat: int) -> list[int]:
    """The vacant jobs that a seat may reserve and pay for, whatever workers there are.

    KZ-WRK-02: vacant; KZ-WRK-03: owner jobs for the owner; KZ-WRK-04, KZ-WRK-06: general ones for all who have a token
    (none is needed at home, KZ-WRK-07, KZ-RUL-43); KZ-WRK-09, KZ-BLD-04: the cost is laid on it at once.
    """
    gold = s.gold[seat]
    valor = s.valor[seat]
    karez = s.karez
    tokens = s.tokens[seat]
    job_seat = s.job_seat
    found: list[int] = []
    for building, owner in enumerate(s.owners):
        if owner == UNBUILT or LEVEL_OF[building] > karez:
            continue
        if owner == seat:
            rows = ALL_JOBS[building]
        elif tokens:
            rows = GENERAL_JOBS[building]
        else:
            continue
        for job, cost, courage in rows:
            if job_seat[job] < 0 and cost <= gold and courage <= valor:
                found.append(job)
    if tokens and may_watch(s, seat):
        for job in WATCH_JOBS:
            if job_seat[job] < 0:
                found.append(job)
                break  # its places are equal
    return found


def may_watch(s: Karez, seat: int) -> bool:
    """KZ-WCH-04: once per player and turn; KZ-VAR-04: two players may use both places."""
    return s.seats == 2 or (s.job_seat[WATCH_JOBS[0]] != seat and s.job_seat[WATCH_JOBS[1]] != seat)


def offer_work(s: Karez, seat: int, menu: Menu) -> None:
    """KZ-WRK-01: two Citizens or one Adventurer; KZ-WRK-11, KZ-RUL-07: one Citizen will do."""
    citizens = s.citizens
    adventurers = s.adventurers
    if not citizens and not adventurers:
        return
    jobs = open_jobs(s, seat)
    options = menu.options
    if citizens:
        for job in jobs:
            if CITIZENS_FOR[job] <= citizens:
                options.append(CITIZEN << 48 | job << 32)
    if adventurers:
        for job in jobs:
            if FOR_ADVENTURERS[job]:
                options.append(ADVENTURER << 48 | job << 32)


def reserve(s: Karez, seat: int, job: int) -> None:
    """KZ-WRK-08: the job is only reserved; KZ-WRK-05, KZ-BLD-07: a token marks a general action that is not at home."""
    row = JOBS[job]
    s.job_seat[job] = seat
    s.gold[seat] -= row.gold
    s.valor[seat] -= row.valor
    if needs_token(s, seat, job):
        s.tokens[seat] -= 1


def needs_token(s: Karez, seat: int, job: int) -> bool:
    """Is this job marked with a guild token?"""
    return s.owners[JOB_BUILDING[job]] != seat


def send_citizens(s: Karez, seat: int, job: int) -> None:
    """The Citizens that the job needs go to it; if one of the two is left, he may go too (KZ-WRK-10, KZ-RUL-06)."""
    number = JOBS[job].citizens
    s.citizens -= number
    s.job_workers[job] = number
    reserve(s, seat, job)
    s.tell("KZ-WRK-08", "citizens", seat, job, number)
    if number == 1 and s.citizens:
        s.call(SecondCitizen(seat=seat, job=job))


def send_adventurer(s: Karez, seat: int, job: int) -> None:
    """One Adventurer goes to a job."""
    s.adventurers -= 1
    s.job_workers[job] = 1 << 4
    reserve(s, seat, job)
    s.tell("KZ-WRK-08", "adventurer", seat, job)


class SecondCitizen(Frame[Karez]):
    """The second Citizen of a Send-to-work action: to the same job, to another one, or he stays."""

    RULE: ClassVar[str] = "KZ-WRK-10"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "job")

    def __init__(self, seat: int, job: int) -> None:
        self.seat = seat
        self.job = job  # where the first one went

    def clone(self) -> "SecondCitizen":
        return SecondCitizen(seat=self.seat, job=self.job)

    def advance(self, s: Karez) -> bool:
        if JOBS[self.job].most == 2 or self.others(s):
            return ASK
        s.end()
        return RUN

    def others(self, s: Karez) -> list[int]:
        """Other jobs for one Citizen; later ones only, as the order of the two does not matter."""
        return [job for job in open_jobs(s, self.seat) if job > self.job and JOBS[job].citizens == 1]

    def asked(self, s: Karez) -> int:
        return self.seat

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-WRK-10", "second-citizen", self.job)
        if JOBS[self.job].most == 2:
            menu.offer(CITIZEN, self.job)
        for job in self.others(s):
            menu.offer(CITIZEN, job)
        menu.offer(LEAVE)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        s.end()
        if verb_of(option) == LEAVE:
            return
        job = first(option)
        s.citizens -= 1
        if job == self.job:
            s.job_workers[job] = 2
        else:
            s.job_workers[job] = 1
            reserve(s, seat, job)
        s.tell("KZ-WRK-10", "citizens", seat, job, 1)


# -- the Healer's Tent


def offer_rest(s: Karez, seat: int, menu: Menu) -> None:
    """KZ-HEA-01, KZ-HEA-02, KZ-RUL-16, KZ-VAR-05: two spaces, one per player; a token; a wounded Hero not needed."""
    if not any(s.hero_hits) or len(s.tent) >= BOARD.tent_spaces or not s.tokens[seat] or seat in s.tent:
        return
    offer_patients(s, seat, menu, -1)


def offer_patients(s: Karez, seat: int, menu: Menu, floor: int) -> None:
    """Heroes that may be sent to rest, ascending from `floor`."""
    spare = -1
    for hero, hits in enumerate(s.hero_hits):
        if hits and s.hero_seat[hero] == seat and hero > floor:
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


# -- buy an Item or Instant


def offer_buy(s: Karez, seat: int, menu: Menu) -> None:
    """KZ-BUY-01, KZ-BUY-03, KZ-BUY-04: face-up cards of working sellers that can be paid in full."""
    gold = s.gold[seat]
    if not s.sale or not gold:
        return
    offered: list[int] = []
    for lot in s.sale:
        if PRICE[lot & 255] <= gold and LEVEL_OF[lot >> 8] <= s.karez and lot not in offered:
            offered.append(lot)
            menu.offer(BUY, lot >> 8, lot & 255)


def can_buy(s: Karez, seat: int) -> bool:
    """Is there a card on sale that a seat can pay?"""
    gold = s.gold[seat]
    if gold:
        for lot in s.sale:
            if PRICE[lot & 255] <= gold and LEVEL_OF[lot >> 8] <= s.karez:
                return True
    return False


def buy(s: Karez, seat: int, building: int, card: int) -> None:
    """KZ-BUY-02: the price goes to the owner; KZ-RUL-14: of a neutral seller to the bank; KZ-RUL-36: to oneself later."""
    price = PRICE[card]
    s.sale.remove(card | building << 8)
    s.gold[seat] -= price
    owner = s.owners[building]
    if owner == seat:
        s.till[seat] += price
    elif owner >= 0:
        s.gold[owner] += price
    to_hand(s, seat, card)
    s.tell("KZ-BUY-02", "bought", seat, card, building, price)


def empty_tills(s: Karez) -> None:
    """KZ-RUL-36: what was paid to oneself comes back at the end of the phase."""
    for seat, gold in enumerate(s.till):
        if gold:
            s.gold[seat] += gold
            s.till[seat] = 0


# -- send Heroes to explore


def offer_explore(s: Karez, seat: int, menu: Menu) -> None:
    """KZ-EXP-01, KZ-EXP-02, KZ-EXP-04, KZ-DNG-02, KZ-PAR-02: an unmarked open Adventure or rival dungeon, a free token
    and an able Hero that no other mark needs."""
    if not s.tokens[seat] or able_heroes(s, seat) <= marks_of(s, seat):
        return
    marks = s.marks
    for space, adventure in enumerate(s.adventures):
        if adventure != NOBODY and marks[space] == NOBODY:
            menu.offer(EXPLORE, adventure)
    for rival, is_open in enumerate(s.dungeons):
        if is_open and rival != seat and marks[3 + rival] == NOBODY:
            menu.offer(ATTACK, s.guilds[rival])


def mark(s: Karez, seat: int, site: int) -> None:
    """KZ-EXP-03: a token announces the exploration; party and outcome follow in the Adventures phase."""
    s.marks[site] = seat
    s.tokens[seat] -= 1
    if site < 3:
        s.tell("KZ-EXP-01", "explores", seat, s.adventures[site])
    else:
        s.tell("KZ-EXP-01", "attacks", seat, site - 3)


