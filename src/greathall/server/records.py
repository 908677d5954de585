"""A table of the store as a recording: the answers that stand, with what each of them told."""

import json
from typing import Any

from greathall.core.outcome import Outcome
from greathall.data.codec import dumps
from greathall.server.ledger import read_logged_rows, read_rows, read_snapshots
from greathall.server.seeds import game_seed, read_words
from greathall.server.store import Store
from greathall.server.waking import Course
from greathall.table.recording import Recording
from greathall.table.replay import verify
from greathall.table.table import Table


def stored_recording(store: Store, row: dict[str, Any], table: Table | None = None) -> Recording:
    """The recording of a table of the store; `table` is the same in memory, if it is there. No rules are needed to read it."""
    course = Course.of(read_rows(store, row["id"]))
    names = [seat["name"] for seat in store.table_seats(row["id"])]
    seed = game_seed(row["seed"], read_words(row["words"]))
    recording = Recording(row["game"], row["version"], len(names), seed, row["options"], names, course.answers())
    logged, rests = read_logged_rows(store, row["id"]), read_snapshots(store, row["id"])
    first = [rest for rest in rests if rest.logged]
    if first and all(entry.seq in logged for entry in course.standing):
        recording.deal, recording.logged = first[0].before(), [logged[entry.seq] for entry in course.standing]
        for rest in rests:
            if rest.seq == course.anew:
                recording.base, recording.state, recording.state_rules = course.base, rest.text(), rest.version
        if row["over"] and rests[-1].answers == len(course.standing):
            recording.end = rests[-1].text()
    if row["over"]:
        _add_end(recording, table)
    return recording


def _add_end(recording: Recording, table: Table | None) -> None:
    """How it ended: as the last state says, or the table in memory, or the rules."""
    if table is not None and table.outcome is not None and len(table.answers) == len(recording.answers):
        recording.outcome = table.outcome
        if recording.deal is not None:
            recording.end = recording.end or dumps(table.state)
    elif recording.end:
        ended = json.loads(recording.end)["outcome"]
        recording.outcome = Outcome(ended["reason"], ended["places"], ended["points"])
    else:
        recording.outcome = verify(recording).outcome
