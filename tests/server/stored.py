"""Tables in a store without a server: what the tests of waking and of other rules share."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from greathall.games import load
from greathall.server.ledger import save_snapshot
from greathall.server.opening import begun_with, new_row, seat_rows
from greathall.server.people import Chair
from greathall.server.store import Store
from greathall.server.waking import Waking, Woken
from greathall.table.logged import logged_by_deal, logged_of
from greathall.table.table import Table


def play(table: Table, random: Random, most: int) -> Iterator[dict[str, Any]]:
    """Play on at random, now and then taking something back; the rows of a journal."""
    seq = 0
    while len(table.answers) < most and table.outcome is None and seq < 4 * most:
        seat = random.choice(table.waiting())
        decision = table.decision(seat)
        assert decision is not None
        pending = table.prepare(seat, random.choices(decision.options, table.game.policy(table.state, seat, decision.options))[0])
        if pending.answer is None:
            table.accept(pending)
            continue
        logged = logged_of(pending)
        table.accept(pending)
        row = {"seq": seq, "kind": "answer", "seat": seat, "text": pending.answer.text, "hash": pending.answer.hash}
        said = {"told": logged.text(), "reveals": logged.reveals, "chance": logged.chance, "waiting": logged.waiting}
        yield {**row, "client": None, "at": time.time(), **said}
        seq += 1
        if random.random() < 0.125 and table.outcome is None:
            to = max(0, len(table.answers) - random.randint(1, 3))
            table.rewind(to)
            nothing = {"seat": 0, "hash": "", "client": None, "told": "", "reveals": -1, "chance": -1, "waiting": -1}
            yield {"seq": seq, "kind": "rewind", "text": str(to), "at": time.time(), **nothing}
            seq += 1


def stored_table(store: Store, slug: str, most: int, seed: str, rest: bool = True, seats: int = 0) -> tuple[str, Table]:
    """A table of random play in a store: its id, and as it stands."""
    game = load(slug)
    seats = seats or max(2, game.seats[0])
    names = [f"P{k}" for k in range(seats)]
    table = Table(game, seats, seed, None, names)
    deal = logged_by_deal(table.state, table.log, table.deal)
    begun = begun_with(table, deal, [])
    rows = list(play(table, Random(seed), most))
    begun.over, begun.answers = table.outcome is not None, len(table.answers)
    begun.waiting = sum(1 << seat for seat in table.waiting())
    settings = {"undo": "free", "pace": {"kind": "none", "seconds": 600, "days": 3}, "seeded": True}
    row = new_row(game, {"seed": seed, "options": {}, "settings": settings}, begun)
    chairs = [Chair("person", f"person-{k}", "", name) for k, name in enumerate(names)]
    store.add_table(row, seat_rows(chairs), rows, begun.rests).result()
    if rest:
        save_snapshot(store, row["id"], table.state, len(rows), len(table.answers), game.version).result()
    return str(row["id"]), table


def woken(store: Store, table: str) -> Woken:
    """A table of a store, awake."""
    row = store.table(table)
    assert row is not None
    return Waking(store, load(row["game"]), row, [seat["name"] for seat in store.table_seats(table)]).wake()


def edit(path: Path, *statements: str) -> None:
    """Change a data file behind its back."""
    with closing(sqlite3.connect(path)) as c:
        for statement in statements:
            c.execute(statement)
        c.commit()
