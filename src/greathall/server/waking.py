"""Waking a table: from its rows in the store to the referee, by folding the answers that stand.

Where the rules have changed since, the newest snapshot is brought to the rules of today, and the answers after it are played
again as long as they tell what they told. The table goes on from there; the rest is taken back, and the players are told.
"""

import json
import logging
from dataclasses import dataclass, field
from typing import Any

from greathall.core.event import Event
from greathall.core.game import Game
from greathall.core.state import State
from greathall.data.codec import CodecError, state_hash
from greathall.server.ledger import ANEW, Row, Snapshot, read_logged_rows, read_rows, read_snapshots
from greathall.server.seeds import game_seed, read_words
from greathall.server.store import Store
from greathall.table.entries import Answer, Start
from greathall.table.fold import fold, follow
from greathall.table.logged import Logged, logged_again
from greathall.table.refusals import Elsewhere
from greathall.table.table import Table
from greathall.table.undo import Mark

log = logging.getLogger("greathall")
UNDEALT = "undealt"  # the seed of what stands in for a game that is not dealt: anybody may know it


@dataclass
class Course:
    """What a journal comes to: the answers that stand, and where the table last began anew."""

    standing: list[Row] = field(default_factory=list)
    clients: dict[str, int] = field(default_factory=dict)  # client id -> answers after it; also of answers taken back
    rewinds: int = 0
    seq: int = 0
    base: int = 0  # answers before the place where the table began anew
    anew: int = -1  # the row of the snapshot there; -1: the table begins with its deal
    rules: dict[str, Any] | None = None  # the last change of the rules

    @staticmethod
    def of(rows: list[Row]) -> "Course":
        """Drop what was taken back."""
        course = Course(seq=rows[-1].seq + 1 if rows else 0)
        standing = course.standing
        for row in rows:
            if row.kind == "answer":
                standing.append(row)
                if row.client:
                    course.clients[row.client] = len(standing)
            elif row.kind == "rewind":
                del standing[int(row.text) :]
                course.rewinds += 1
            elif row.kind in ANEW:
                about = json.loads(row.text)
                del standing[about["answers"] :]
                if not about.get("same"):
                    course.base, course.anew = about["answers"], row.seq + 1
                if row.kind == "rules" and not about.get("same"):
                    course.rules = about
                    course.rewinds += 1
        return course

    def answers(self, start: int = 0, end: int | None = None) -> list[Answer]:
        """The answers that stand, or some of them."""
        return [Answer(row.seat, row.text, row.hash) for row in self.standing[start:end]]


@dataclass
class Woken:
    """A table as it goes on."""

    table: Table
    course: Course
    lost: dict[str, Any] | None = None  # why it can only be looked at
    change: dict[str, Any] | None = None  # a change of the rules that is to be stored before the table goes on
    board: bool = True  # False: there is nothing to show of the game itself


class Waking:
    """One table on its way from the store."""

    def __init__(self, store: Store, game: Game, row: dict[str, Any], names: list[str]) -> None:
        self.store = store
        self.game = game
        self.row = row
        self.names = names
        self.seed = game_seed(row["seed"], read_words(row["words"]))

    def wake(self) -> Woken:
        """The table; whatever cannot be played is kept and not touched."""
        if not self.row["dealt"]:
            return Woken(self._undealt(), Course.of(read_rows(self.store, self.row["id"])), board=False)
        course = Course.of(read_rows(self.store, self.row["id"]))
        try:
            table = self._begun(course)
            fold(table, course.answers(course.base))
            newer = self.row["version"] < self.game.version and table.outcome is None
            return Woken(table, course, change=self._change(course, table, "", same=True) if newer else None)
        except (Elsewhere, CodecError) as error:
            log.info("table %s does not fold: %s", self.row["id"], error)
        if self.row["version"] < self.game.version:
            woken = self._by_what_was_told(course)
            if woken is not None:
                return woken
        return self._as_far_as_it_goes(course)

    def _undealt(self) -> Table:
        """What stands in for the game until it is dealt: nobody is asked, and nothing of it is shown."""
        table = Table(self.game, len(self.names), UNDEALT, self.row["options"], self.names)
        table.state.frames.clear()
        return Table(self.game, len(self.names), UNDEALT, self.row["options"], self.names, state=table.state)

    def _table(self, start: Start | None) -> Table:
        return Table(self.game, len(self.names), self.seed, self.row["options"], self.names, start=start)

    def _begun(self, course: Course) -> Table:
        """The table where it begins: with the deal, or where it last began anew."""
        if course.anew < 0:
            return self._table(None)
        found = [snapshot for snapshot in read_snapshots(self.store, self.row["id"]) if snapshot.seq == course.anew]
        if not found:
            raise CodecError(f"the snapshot at row {course.anew} is missing")
        return self._table(self._start(course, found[0], self._read_logged()))

    def _read_logged(self) -> dict[int, Logged]:
        return read_logged_rows(self.store, self.row["id"])

    def _start(self, course: Course, snapshot: Snapshot, logged: dict[int, Logged], state: State | None = None) -> Start:
        """A beginning at a snapshot: the history before it as it was told."""
        state = snapshot.state(self.game) if state is None else state
        events, marks = self._history(course.standing[: snapshot.answers], logged)
        return Start(state, course.answers(0, snapshot.answers), events, marks)

    def _history(self, rows: list[Row], logged: dict[int, Logged]) -> tuple[list[Event], list[Mark]]:
        """The events up to some answers as they were told, and how the game stood before each of these answers and after them."""
        if any(row.seq not in logged for row in rows):
            raise CodecError("what was told is not stored")
        first = [s for s in read_snapshots(self.store, self.row["id"]) if s.logged]
        begun = first[0].before() if first else Logged([], [], 0, 0, 0)
        return logged_again([begun, *(logged[row.seq] for row in rows)], len(self.names))

    # -- other rules

    def _by_what_was_told(self, course: Course) -> Woken | None:
        """Go on from the newest snapshot that can be brought to the rules of today; None if there is none."""
        logged = self._read_logged()
        for snapshot in reversed(read_snapshots(self.store, self.row["id"])):
            if snapshot.answers < course.base or not self._stands(course, snapshot):
                continue
            try:
                table = self._table(self._start(course, snapshot, logged))
            except CodecError as error:
                log.info("table %s, snapshot at row %d: %s", self.row["id"], snapshot.seq, error)
                continue
            tail = course.standing[snapshot.answers :]
            if any(row.seq not in logged for row in tail):
                continue
            why = follow(table, course.answers(snapshot.answers), [logged[row.seq] for row in tail])
            if table.outcome is not None or self.row["over"]:
                return self._finished(course, table, logged)
            change = self._change(course, table, why)
            return Woken(self._fixed(table), course, change=change)
        return None

    def moment(self, snapshot: Snapshot, n: int) -> Table | None:
        """The table after n answers, from a snapshot before them, if it tells under the rules of today what it told then."""
        course, logged = Course.of(read_rows(self.store, self.row["id"])), self._read_logged()
        rows = course.standing[snapshot.answers : n]
        if snapshot.answers > n or not self._stands(course, snapshot) or any(row.seq not in logged for row in rows):
            return None
        try:
            table = self._table(self._start(course, snapshot, logged))
        except CodecError:
            return None
        why = follow(table, course.answers(snapshot.answers, n), [logged[row.seq] for row in rows])
        return None if why else self._fixed(table)

    def _stands(self, course: Course, snapshot: Snapshot) -> bool:
        """Is a snapshot a moment of what stands, and not of something that was taken back since?"""
        before, after = course.standing[: snapshot.answers], course.standing[snapshot.answers :]
        if len(before) < snapshot.answers:
            return False
        return all(row.seq < snapshot.seq for row in before[-1:]) and all(row.seq >= snapshot.seq for row in after[:1])

    def _fixed(self, table: Table) -> Table:
        """The same table, of which nothing can be taken back: what was played under other rules stands for good."""
        count = len(table.answers)
        marks = [table.stood(n) for n in range(count + 1)]
        return self._table(Start(table.state, table.answers[:], table.log[:], marks))

    def _finished(self, course: Course, table: Table, logged: dict[int, Logged]) -> Woken | None:
        """A game that was over under the rules of its time stays so: its last state, and its history as it was told."""
        if len(table.answers) < len(course.standing):
            return None  # it has no snapshot of its end
        events, marks = self._history(course.standing, logged)
        return Woken(self._table(Start(table.state, course.answers(), events, marks)), course)

    def _change(self, course: Course, table: Table, why: str, same: bool = False) -> dict[str, Any]:
        """The change of the rules, for the journal and for the players."""
        count = len(table.answers)
        about: dict[str, Any] = {"from": self.row["version"], "to": self.game.version, "answers": count}
        about |= {"taken_back": len(course.standing) - count, "why": why, "hash": state_hash(table.state)}
        return {**about, "same": True} if same else about

    def _as_far_as_it_goes(self, course: Course) -> Woken:
        """A table that leads elsewhere can only be looked at, as it stood before that."""
        answers = course.answers(course.base)
        n, table = course.base, None
        try:
            number = self._first_difference(course, answers)
            table = self._begun(course)
            fold(table, answers[:number], every=1)
            n += number
        except CodecError as error:
            log.warning("table %s cannot go on: %s", self.row["id"], error)
        code = "different" if self.row["version"] == self.game.version else "other-rules"
        lost = {"code": code, "n": n + 1, "then": self.row["version"], "now": self.game.version}
        log.warning("table %s cannot be replayed beyond answer %d", self.row["id"], n + 1)
        return Woken(table or self._undealt(), course, lost=lost, board=table is not None)

    def _first_difference(self, course: Course, answers: list[Answer]) -> int:
        """The slow way, to name the answer: a hash after every one."""
        try:
            fold(self._begun(course), answers, every=1)
        except Elsewhere as error:
            return error.number
        return len(answers)
