"""Send to work: Citizens and Adventurers reserve jobs, the City Watch among them."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, Why, first, option, verb_of
from greathall.games.karez.cards.catalogue import JOB_BUILDING, JOBS, LEVEL_OF, WATCH, WATCH_JOBS
from greathall.games.karez.rules.plan import CityPlan
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.rules.workers import workers_of
from greathall.games.karez.words import ADVENTURER, CITIZEN, LEAVE, NEUTRAL, NOBODY, UNBUILT

CHUNK: Final = 11  # jobs in each part of the tables below: three parts for all of them
CHUNK_MASK: Final = (1 << CHUNK) - 1


def options_by_mask(verb: int) -> list[list[list[Option]]]:
    """For each chunk of jobs and each mask of such a chunk the options of this verb: listing jobs is looking them up."""
    tables: list[list[list[Option]]] = []
    for start in range(0, len(JOBS), CHUNK):
        table: list[list[Option]] = [[]]
        for job in range(start, min(start + CHUNK, len(JOBS))):
            table += [[*row, option(verb, job)] for row in table]
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


def why_not_place(s: Karez, seat: int, verb: int, job: int) -> Why | None:
    """Why a worker of this kind may not be put on a job by a seat, whatever workers there are; None if he may.

    What will never change comes first: whose job it is and for whom; then who is there this turn, then what it costs."""
    row = JOBS[job]
    owner = s.owners[row.building]
    if owner == UNBUILT:
        return Why("KZ-CON-01", "not-built")
    if row.owner and owner != seat:
        return Why("KZ-BLD-07", "neutral-owner") if owner == NEUTRAL else Why("KZ-WRK-03", "owner-only")
    if verb == ADVENTURER and not row.adventurer:
        return Why("KZ-BLD-04", "no-adventurer-job")
    if verb == CITIZEN and not row.citizens:
        return Why("KZ-BLD-04", "no-citizen-job")
    if LEVEL_OF[row.building] > s.karez:
        return Why("KZ-CIT-05", "out-of-service")
    if row.building == WATCH:
        if s.seats > 2 and s.reserved[seat] & AT_WATCH:  # KZ-WCH-04: once a turn; KZ-VAR-04: two players twice
            return Why("KZ-WCH-04", "watch-used")
        if s.job_seat[job] == NOBODY and any(s.job_seat[other] == NOBODY for other in WATCH_JOBS if other < job):
            return Why("KZ-WCH-04", "equal-place")
    if s.job_seat[job] != NOBODY:
        return Why("KZ-WRK-02", "occupied")
    if owner != seat and not s.tokens[seat]:  # KZ-WRK-07, KZ-RUL-43: none is needed at home
        return Why("KZ-WRK-06", "no-token")
    if s.gold[seat] < row.gold:
        return Why("KZ-WRK-09", "gold", row.gold, s.gold[seat])
    if s.valor[seat] < row.valor:
        return Why("KZ-WRK-09", "valor", row.valor, s.valor[seat])
    return None


def why_not_work(s: Karez, seat: int, verb: int, job: int) -> Why | None:
    """Why this job cannot be given to Citizens, or to an Adventurer, with a Send-to-work action; None if it can.

    KZ-WRK-01: two Citizens or one Adventurer; KZ-WRK-11, KZ-RUL-07: one Citizen will do."""
    why = why_not_place(s, seat, verb, job)
    if why is not None:
        return why
    if verb == ADVENTURER:
        return None if s.adventurers else Why("KZ-WRK-01", "no-adventurer")
    need = JOBS[job].citizens
    if s.citizens < need:
        return Why("KZ-WCH-01" if JOBS[job].building == WATCH else "KZ-WRK-01", "citizens", need, s.citizens)
    return None


def open_jobs(s: Karez, seat: int, plan: CityPlan) -> int:
    """The mask of the jobs for which `why_not_place` has nothing to say but which kind of worker they take: the fast way.

    KZ-WRK-04, KZ-WRK-06: general ones are for all who have a token; KZ-BLD-04: the cost is laid on it at once.
    """
    vacant = ~sum(s.reserved)  # nobody reserves what another has reserved, so the sum of the masks is all of them
    jobs = plan.at_home[seat]
    if s.tokens[seat]:
        jobs |= plan.general
        if s.seats == 2 or not s.reserved[seat] & AT_WATCH:
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
    """Every job for Citizens and for an Adventurer, by masks unless people ask for reasons."""
    if menu.why:
        for verb in (CITIZEN, ADVENTURER):
            for job in range(len(JOBS)):
                menu.judge(why_not_work(s, seat, verb, job), verb, job)
        return
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
    s.job_workers[job] = workers_of(0, 1)
    reserve(s, seat, job)
    s.tell("KZ-WRK-08", "adventurer", seat, job)


def why_not_second(s: Karez, seat: int, first_job: int, job: int) -> Why | None:
    """Why the second Citizen of an action cannot go to this job, his fellow being at `first_job`; None if he can."""
    if job == first_job:
        return None if JOBS[job].most == 2 else Why("KZ-WRK-10", "one-worker")
    why = why_not_place(s, seat, CITIZEN, job)
    if why is None and JOBS[job].citizens > 1:
        return Why("KZ-WRK-10", "needs-both", JOBS[job].citizens, 1)
    return why


class SecondCitizen(SeatFrame[Karez]):
    """The second Citizen of a Send-to-work action: to the same job, to another one, or he stays.

    The order of two jobs does not matter, so search names the lower one first; people name them as they like."""

    RULE: ClassVar[str] = "KZ-WRK-10"

    job: int  # where the first one went

    def advance(self, s: Karez) -> bool:
        if self.jobs(s):
            return ASK
        s.end()
        return RUN

    def jobs(self, s: Karez) -> int:
        """The mask of the jobs to which `why_not_second` lets the second Citizen go: the fast way."""
        jobs = open_jobs(s, self.seat, s.city_plan()) & FOR_CITIZEN
        return jobs | 1 << self.job if JOBS[self.job].most == 2 else jobs

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-WRK-10", "second-citizen", self.job)
        if menu.why and menu.free:
            for job in range(len(JOBS)):
                menu.judge(why_not_second(s, seat, self.job, job), CITIZEN, job)
        else:
            jobs = self.jobs(s)
            offer_jobs(CITIZENS_TO, jobs if menu.free else jobs & -1 << self.job, menu)
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
