"""Taking answers back: alone as far as nothing was revealed, and beyond that if the others agree."""

import asyncio
from typing import TYPE_CHECKING

from greathall.core import engine
from greathall.server.clockwork import charge
from greathall.server.people import Request
from greathall.table.refusals import NoUndo, Refused

if TYPE_CHECKING:
    from greathall.server.match import Match


async def undo(match: "Match", seat: int) -> None:
    """Take back alone as far as nothing was revealed; beyond that, ask the other people at the table."""
    async with match.lock:
        match.check_going()
        if match.table.unpick(seat):
            match.announce_to(seat)
            return
        if match.settings["undo"] == "none":
            raise NoUndo("this table was opened without taking back")
        to = _last_own(match, seat)
        if to is None:
            raise NoUndo("you have not answered anything yet")
        mine = match.chairs[seat].person
        others = [k for k, chair in enumerate(match.chairs) if chair.kind == "person" and chair.person != mine]
        alone = match.table.can_undo(seat) > 0 and to == len(match.table.answers) - 1
        if alone or (not others and match.settings["undo"] == "free"):
            await rewind_to(match, to)
        elif not others:
            raise NoUndo("something was revealed since your last answer")
        else:
            match.request = Request(seat, to, [])
            match.announce()


def _last_own(match: "Match", seat: int) -> int | None:
    for n in range(len(match.table.answers) - 1, match.table.base - 1, -1):
        if match.table.answers[n].seat == seat:
            return n
    return None


async def consent(match: "Match", person: str, agree: bool) -> None:
    """The others agree to a request, or one of them does not."""
    async with match.lock:
        match.check_going()
        request = match.request
        if request is None:
            raise Refused("no-request", "nobody asks to take anything back")
        asking = match.chairs[request.by].person
        mine = [seat for seat in match.seats_of(person) if asking != person]
        if not mine:
            raise Refused("not-yours", "the others must agree, not you")
        if not agree:
            match.request = None
            match.announce()
            return
        request.agreed += [seat for seat in mine if seat not in request.agreed]
        needed = [k for k, chair in enumerate(match.chairs) if chair.kind == "person" and chair.person != asking]
        if all(seat in request.agreed for seat in needed):
            await rewind_to(match, request.to)
        match.announce()


async def rewind_to(match: "Match", to: int) -> None:
    """Within the lock: only the first answers stand."""
    state = await asyncio.to_thread(match.table.at, to)
    charge(match)
    row = {"kind": "rewind", "seat": 0, "text": str(to), "hash": "", "client": None}
    await match.append(row, False, to, sum(1 << seat for seat in engine.waiting(state)))
    match.table.rewind(to, state)
    match.rewinds += 1
    match.rests.after(match.table, match.seq)
    match.request = None
    match.announce()
