"""Snapshots of a running table: every so many answers, at rest, and where it goes over to other rules."""

import json
import logging
import time
from typing import Any

from greathall.server.database import Connection, insert, update
from greathall.server.ledger import put_snapshot, save_snapshot, snapshot_row
from greathall.server.store import Store
from greathall.table.table import Table

log = logging.getLogger("greathall")
EVERY = 64  # answers between two snapshots of a table that goes on


class Rests:
    """Where the latest snapshot of a table stands."""

    def __init__(self, store: Store, table_id: str, seq: int, answers: int) -> None:
        self._store = store
        self._id = table_id
        self._seq = seq
        self._answers = answers

    def after(self, table: Table, seq: int) -> None:
        """A change was made: the latest snapshot may lie too far behind, or be of a moment that was taken back."""
        count = len(table.answers)
        if table.outcome is not None or not self._answers <= count < self._answers + EVERY:
            self.now(table, seq)

    def now(self, table: Table, seq: int) -> None:
        """Queue a snapshot, unless there is one of this very moment: a later version of the rules may need it."""
        if seq != self._seq:
            self._seq, self._answers = seq, len(table.answers)
            save_snapshot(self._store, self._id, table.state, seq, self._answers, table.game.version)


def follow_rules(store: Store, table_id: str, seq: int, table: Table, change: dict[str, Any]) -> None:
    """The rules have changed since a table was last played: from row `seq` on it goes by those of today, and that row says so.
    This waits for the disk, in a thread."""
    count, version = len(table.answers), table.game.version
    row = {"table_id": table_id, "seq": seq, "kind": "rules", "seat": 0, "text": json.dumps(change), "hash": change["hash"]}
    now = {"version": version, "answers": count, "waiting": sum(1 << seat for seat in table.waiting())}
    rest = snapshot_row(table.state, seq + 1, count, version, kept=not change.get("same"))

    def job(c: Connection) -> None:
        insert(c, "journal", [{**row, "client": None, "at": time.time()}])
        put_snapshot(c, table_id, rest)
        update(c, "tables", now, {"id": table_id})

    store.submit(job).result()
    log.warning("table %s goes by version %d of the rules now: %s", table_id, version, row["text"])
