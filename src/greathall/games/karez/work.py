"""Send to work: Citizens and Adventurers reserve jobs, the City Watch among them."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.karez.cards import JOB_BUILDING, JOBS, WATCH_JOBS
from greathall.games.karez.plan import CityPlan
from greathall.games.karez.state import Karez
from greathall.games.karez.words import (
    ADVENTURER,
    CITIZEN,
    LEAVE,
)

CHUNK: Final = 11  # jobs in each part of the tables below: three parts for all of them
CHUNK_MASK: Final = (1 << CHUNK) - 1


def options_by_mask(verb: int) -> list[list[list[Option]]]:
    """For each chunk of jobs and each mask of such a chunk the options of this verb: listing jobs is looking them up."""
    tables: list[list[list[Option]]] = []
    for start in range(0, len(JOBS), CHUNK):
        table: list[list[Option]] = [[]]
        for job in range(start, min(start + CHUNK, len(JOBS))):
            table += [[*row, verb << 48 | job << 32] for row in table]
        tables.append(table)
    return tables


CITIZENS_TO: Final = options_by_mask(CITIZEN)
ADVENTURER_TO: Final = options_by_mask(ADVENTURER)

# Masks of jobs: of the City Watch; for one Citizen; for one or two; for an Adventurer; by what a player can pay.
AT_WATCH: Final = sum(1 << job for job in WATCH_JOBS)
FOR_CITIZEN: Final = sum(1 << number for number, job in enumerate(JOBS) if job.citizens == 1)
FOR_CITIZENS: Final = sum(1 << number for number, job in enumerate(JOBS) if job.citizens)
FOR_ADVENTURER: Final = sum(1 << number for number, job in enumerate(JOBS) if job.adventurer)
MOST_GOLD: Final = max(job.gold for job in JOBS)
MOST_VALOR: Final = max(job.valor for job in JOBS)
FOR_GOLD: Final = [sum(1 << i for i, job in enumerate(JOBS) if job.gold <= n) for n in range(MOST_GOLD + 1)]
FOR_VALOR: Final = [sum(1 << i for i, job in enumerate(JOBS) if job.valor <= n) for n in range(MOST_VALOR + 1)]


def open_jobs(s: Karez, seat: int, plan: CityPlan) -> int:
    """The mask of the vacant jobs that a seat may reserve and pay for, whatever workers there are.

    KZ-CIT-05: of buildings whose level Karez has; KZ-WRK-02: vacant; KZ-WRK-03: owner jobs for the owner; KZ-WRK-04,
    KZ-WRK-06: general ones for all who have a token (none is needed at home, KZ-WRK-07, KZ-RUL-43); KZ-WRK-09, KZ-BLD-04:
    the cost is laid on it at once.
    """
    vacant = ~sum(s.reserved)  # nobody reserves what another has reserved, so the sum of the masks is all of them
    jobs = plan.at_home[seat]
    if s.tokens[seat]:
        jobs |= plan.general
        if s.seats == 2 or not s.reserved[seat] & AT_WATCH:  # KZ-WCH-04: once a turn; KZ-VAR-04: two players twice
            watch = vacant & AT_WATCH
            jobs |= watch & -watch  # its places are equal: the first
    gold = s.gold[seat]
    valor = s.valor[seat]
    return (
        jobs & vacant
        & FOR_GOLD[gold if gold < MOST_GOLD else MOST_GOLD]
        & FOR_VALOR[valor if valor < MOST_VALOR else MOST_VALOR]
    )  # fmt: skip


def offer_work(s: Karez, seat: int, plan: CityPlan, menu: Menu) -> None:
    """KZ-WRK-01: two Citizens or one Adventurer; KZ-WRK-11, KZ-RUL-07: one Citizen will do."""
    citizens = s.citizens
    adventurers = s.adventurers
    if not citizens and not adventurers:
        return
    jobs = open_jobs(s, seat, plan)
    if citizens:
        offer_jobs(CITIZENS_TO, jobs & (FOR_CITIZEN if citizens == 1 else FOR_CITIZENS), menu)
    if adventurers:
        offer_jobs(ADVENTURER_TO, jobs & FOR_ADVENTURER, menu)


def offer_jobs(tables: list[list[list[Option]]], jobs: int, menu: Menu) -> None:
    """Offer every job of a mask, ascending."""
    options = menu.options
    for table in tables:
        if not jobs:
            return
        options += table[jobs & CHUNK_MASK]
        jobs >>= CHUNK


def reserve(s: Karez, seat: int, job: int) -> None:
    """KZ-WRK-08: the job is only reserved; KZ-WRK-05, KZ-BLD-07: a token marks a general action that is not at home."""
    row = JOBS[job]
    s.job_seat[job] = seat
    s.reserved[seat] |= 1 << job
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

    def others(self, s: Karez) -> int:
        """The mask of other jobs for one Citizen; later ones only, as the order of the two does not matter."""
        return open_jobs(s, self.seat, s.city_plan()) & FOR_CITIZEN & -2 << self.job

    def asked(self, s: Karez) -> int:
        return self.seat

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-WRK-10", "second-citizen", self.job)
        if JOBS[self.job].most == 2:
            menu.offer(CITIZEN, self.job)
        offer_jobs(CITIZENS_TO, self.others(s), menu)
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
