"""Activating phase (phase 2): reserved jobs take effect one by one, and cards on sale may still be bought."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, Why, first, second, verb_of
from greathall.games.karez.cards.catalogue import JOB_BUILDING, JOBS, WATCH
from greathall.games.karez.rules.buying import buy, can_buy, empty_tills, offer_buy
from greathall.games.karez.rules.effects import take_effect
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.rules.work import needs_token, offer_jobs, options_by_mask
from greathall.games.karez.rules.workers import adventurers_of, citizens_of
from greathall.games.karez.words import ACTIVATE, ACTIVATED, BUY, FACTS, NOBODY, PASS, WATCHED

ACTIVATION_OF: Final = options_by_mask(ACTIVATE)


def why_not_activate(s: Karez, seat: int, job: int) -> Why | None:
    """Why a seat cannot activate this job now; None if it can."""
    if s.job_seat[job] == seat:
        return None
    return Why("KZ-ACV-01", "no-worker-there" if s.job_seat[job] == NOBODY else "reserved-by-other")


class Activating(Frame[Karez]):
    """KZ-ACV-01: in turn order each player activates one of his reserved jobs, or buys, round and round."""

    RULE: ClassVar[str] = "KZ-ACV-01"

    place: int = 0  # in the turn order
    passes: int = 0  # players in a row who neither activated nor bought
    job: int = NOBODY  # just activated: its workers have to go home

    def advance(self, s: Karez) -> bool:
        if self.job != NOBODY:
            send_home(s, self.job)
            self.job = NOBODY
        seats = s.seats
        place = self.place
        for passes in range(self.passes, seats):
            seat = s.order[place]
            jobs = s.reserved[seat]
            buys = can_buy(s, seat) if s.sale else False
            if jobs or buys:
                self.place = place
                self.passes = passes
                if buys or jobs & (jobs - 1):  # something to buy, or several jobs
                    return ASK
                self.activate(s, seat, s.job_seat.index(seat))
                return RUN
            place = (place + 1) % seats  # KZ-RUL-02: who cannot buy is passed without being asked
        empty_tills(s)  # KZ-ACV-08: no job is left, and all declined in one full round
        s.end()
        return RUN

    def asked(self, s: Karez) -> int:
        return s.order[self.place]

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        jobs = s.reserved[seat]
        if jobs:
            menu.ask("KZ-ACV-01", "activate")
            if menu.why:
                for job in range(len(JOBS)):
                    menu.judge(why_not_activate(s, seat, job), ACTIVATE, job)
                menu.refuse("KZ-ACV-09", "must-activate", PASS)
            else:
                offer_jobs(ACTIVATION_OF, jobs, menu)
        else:
            menu.ask("KZ-ACV-08", "last-purchase")
            menu.offer(PASS)
        if s.sale or menu.why:
            offer_buy(s, seat, menu)
            menu.options.sort()

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == ACTIVATE:
            self.activate(s, seat, first(option))
        elif verb == BUY:
            buy(s, seat, first(option), second(option))  # KZ-ACV-07
            self.next_seat(s, 0)
        else:
            self.next_seat(s, self.passes + 1)

    def next_seat(self, s: Karez, passes: int) -> None:
        """The next player, after so many passes in a row."""
        self.passes = passes
        self.place = (self.place + 1) % s.seats

    def activate(self, s: Karez, seat: int, job: int) -> None:
        """The owner is paid, the effects run; token and workers go home afterwards."""
        self.next_seat(s, 0)
        self.job = job
        pay_owner(s, seat, job)
        take_effect(s, job, ACTIVATED, seat, job)


def pay_owner(s: Karez, seat: int, job: int) -> None:
    """KZ-ACV-05: gold laid on a general action goes to the owner (KZ-RUL-36: also when he did it himself); KZ-BLD-06,
    KZ-RUL-65: and so does the dividend; KZ-BLD-07: of a neutral building neither is paid."""
    row = JOBS[job]
    s.tell("KZ-ACV-01", "activated", seat, job)
    owner = s.owners[row.building]
    if owner >= 0 and not row.owner and row.gold + row.dividend:
        s.gold[owner] += row.gold + row.dividend
        s.tell("KZ-BLD-06", "dividend", owner, row.gold + row.dividend, job)
    if JOB_BUILDING[job] == WATCH:
        s.facts[FACTS * seat + WATCHED] += 1


def send_home(s: Karez, job: int) -> None:
    """KZ-ACV-02: workers who are still there go back to the City Center; KZ-ACV-04: the token to its player."""
    seat = s.job_seat[job]
    if needs_token(s, seat, job):
        s.tokens[seat] += 1
    workers = s.job_workers[job]
    s.citizens += citizens_of(workers)
    s.adventurers += adventurers_of(workers)
    s.job_workers[job] = 0
    s.job_seat[job] = NOBODY
    s.reserved[seat] &= ~(1 << job)
