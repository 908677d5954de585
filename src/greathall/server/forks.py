"""What if? Another table from a moment of a game, against bots.

From a finished game it takes everything over, the seed as well, which everybody knows by then. A game that still goes on must not
be laid open by another that ends sooner: its fork keeps what its player knows, draws everything else anew (hidden cards and all
later chance), and says so. Where others sit, or may still come, there is none.
"""

import asyncio

from greathall.core.event import Event
from greathall.core.hidden import resample_unknown
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.server.fair import logged_so_far
from greathall.server.hall import Hall
from greathall.server.ledger import read_snapshots
from greathall.server.match import Match
from greathall.server.opening import FREE, Begun, begun_with, keep
from greathall.server.people import Chair
from greathall.server.seeds import new_secret, stored_words
from greathall.server.waking import Waking
from greathall.table.entries import Start
from greathall.table.logged import Logged, event_list
from greathall.table.refusals import Refused
from greathall.table.table import Table
from greathall.table.undo import mark


async def fork(hall: Hall, match: Match, person: str, name: str, n: int) -> tuple[Match, int]:
    """A new table from the moment after n answers; it, and the seat of who wants it."""
    hall.check_room(person)
    if not match.board or not 0 <= n <= len(match.table.answers):
        raise Refused("no-moment", f"this table has moments 0 to {len(match.table.answers)}")
    # What stands may change while we work beside the loop.
    history = match.table.moment(len(match.table.answers), match.table.state)
    if match.over:
        begun = await asyncio.to_thread(_played_on, match, history, n)
        mine = match.seats_of(person)[:1] or [0]
        row = {"seed": match.seed, "words": stored_words(match.words)}
    else:
        mine = check_alone(match, person)
        seed = new_secret()
        begun = await asyncio.to_thread(_drawn_anew, history, mine, n, seed)
        row = {"seed": seed}
    chairs = [_chair(match.chairs[k], k in mine, person, name) for k in range(len(match.chairs))]
    settings = {**FREE, "seeded": match.over, "origin": {"n": n, "sampled": not match.over}}
    new = await keep(hall, match.game, {**row, "options": history.options, "settings": settings, "opener": person}, chairs, begun)
    return new, mine[0]


def check_alone(match: Match, person: str) -> list[int]:
    """The seats of somebody who plays alone against bots at a table to which nobody else can come; else a refusal."""
    people = {chair.person for chair in match.chairs if chair.kind == "person"}
    if people != {person} or any(chair.kind == "open" for chair in match.chairs):
        raise Refused("running", "a game with others can be forked when it is over")
    return match.seats_of(person)


def _chair(old: Chair, mine: bool, person: str, name: str) -> Chair:
    if mine:
        return Chair("person", person, "", old.name if old.person == person else name)
    return Chair("bot", "", old.bot or "greedy", old.name)


def _played_on(match: Match, history: Table, n: int) -> Begun:
    """From a finished game: the same seed and the same answers so far."""
    deal, logged = logged_so_far(match.store, match.id, history)
    if n >= history.base:
        return begun_with(history.moment(n), deal, logged[:n])
    table = _from_snapshot(match, n)
    return begun_with(table, deal, logged[:n])


def _from_snapshot(match: Match, n: int) -> Table:
    """A moment under older rules: from the newest snapshot before it, as far as that tells the same under those of today."""
    row = match.store.table(match.id)
    assert row is not None
    waking = Waking(match.store, match.game, row, list(match.names))
    for snapshot in reversed(read_snapshots(match.store, match.id)):
        table = waking.moment(snapshot, n)
        if table is not None:
            return table
    raise Refused("no-moment", "the rules have changed since then: that moment can be read, but not played on")


def _drawn_anew(history: Table, mine: list[int], n: int, seed: str) -> Begun:
    """From a game that goes on: what these seats know, and everything else from fresh chance, of which nothing is kept."""
    if n < history.base:
        raise Refused("no-moment", "that moment cannot be played on")
    state = history.at(n)
    known = sum(1 << seat for seat in mine)
    draw_anew(state, known, mine[0], seed)
    log = [_known(event, known, mine[0]) for event in history.log[: history.logged(n)]]
    logged = Logged(event_list(log), [], state.reveals, state.rng.position(), sum(1 << seat for seat in mark(state, 0).waiting))
    table = Table(
        history.game, history.seats, seed, history.options, history.names, start=Start(state, [], log, [mark(state, len(log))])
    )
    return begun_with(table, logged, [])


def draw_anew(state: State, known: int, seat: int, seed: str) -> None:
    """In place: all that none of these seats knows is drawn anew, and chance goes on from another seed."""
    resample_unknown(state, known, Rng.seeded(new_secret()))
    state.reopen(seat)
    fresh = Rng.seeded(seed)
    state.rng.key, state.rng.counter, state.rng.at, state.rng.tape = fresh.key, fresh.counter, fresh.at, []


def _known(event: Event, known: int, seat: int) -> Event:
    return event if event.known & known else event.seen_by(seat)
