"""Send to work: Citizens and Adventurers reserve jobs, the City Watch among them."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, verb_of
from greathall.games.karez.cards import BUILDINGS, JOB_BUILDING, JOBS, UP_TO, WATCH, WATCH_JOBS
from greathall.games.karez.state import Karez
from greathall.games.karez.words import (
    ADVENTURER,
    CITIZEN,
    LEAVE,
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


def open_jobs(s: Karez, seat: int) -> list[int]:
    """The vacant jobs that a seat may reserve and pay for, whatever workers there are.

    KZ-CIT-05: of buildings whose level Karez has; KZ-WRK-02: vacant; KZ-WRK-03: owner jobs for the owner; KZ-WRK-04,
    KZ-WRK-06: general ones for all who have a token (none is needed at home, KZ-WRK-07, KZ-RUL-43); KZ-WRK-09, KZ-BLD-04:
    the cost is laid on it at once.
    """
    gold = s.gold[seat]
    valor = s.valor[seat]
    tokens = s.tokens[seat]
    job_seat = s.job_seat
    found: list[int] = []
    for building, owner in enumerate(s.owners[: UP_TO[s.karez]]):
        if owner == seat:
            rows = ALL_JOBS[building]
        elif tokens and owner != UNBUILT:
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
