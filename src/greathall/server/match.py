"""A live table: the referee, who sits there and who watches, answers, and its place in the store. What else is done at a table
has its own file: `seating.py`, `clockwork.py`, `taking_back.py`, `talking.py`, `gathering.py`."""

import asyncio
import time
from typing import Any

from greathall.core.game import Game, LastViews
from greathall.games import load
from greathall.server.clock import Clock
from greathall.server.clockwork import charge
from greathall.server.common import common_part
from greathall.server.faults import note
from greathall.server.moment import Moment, TableNews, Viewer
from greathall.server.people import Chair, Request, Talk
from greathall.server.resting import Rests, follow_rules
from greathall.server.seating import seats_by_person
from greathall.server.seeds import read_words
from greathall.server.snapshot import seen_part, viewer_of
from greathall.server.standstill import FAILED, Standstill, after_fault, elsewhere, stored
from greathall.server.stats import stats
from greathall.server.store import Conflict, Store, StoreError
from greathall.server.talking import read_talk
from greathall.server.waking import Waking
from greathall.table.logged import logged_of
from greathall.table.refusals import Frozen, Over, Refused
from greathall.table.table import Table

NONE: list[int] = []


class Match:
    """One table of the hall. All changes happen under its lock, and are stored before they are seen. What follows the storing
    is done at once and to its end, even if whoever asked for it has gone (`Stored`)."""

    def __init__(self, store: Store, row: dict[str, Any], chairs: list[Chair]) -> None:
        self.store = store
        self.id: str = row["id"]
        self.game: Game = load(row["game"])
        self.row = row
        self.seed: str = row["seed"]  # the server's part of it
        self.salt: str = row["salt"]
        self.words = read_words(row["words"])  # the players' part, by seat; empty if they could not add any
        self.dealt = bool(row["dealt"])
        self.bots_key: str = row["bots"]
        self.settings: dict[str, Any] = row["settings"]
        self.spectate: str = row["spectate"]
        self.visibility: str = row["visibility"]
        self.opener: str = row["opener"]
        self.chairs = chairs
        self.seats = seats_by_person(chairs)
        self.table: Table  # once it is loaded
        self.board = True  # is there anything to show of the game?
        self.change: dict[str, Any] | None = None  # the last change of the rules that the players should know of
        self.still = stored(row["frozen"])  # why the table stands still, if it does
        self.seq = 0
        self.astray = False  # is what we have not what the store has? Then it must be read again
        self.rests: Rests
        self.clients: dict[str, int] = {}  # client id -> answers after it; also of answers that were taken back
        self.updated: float = row["updated"]
        self.rewinds = 0  # each begins another history: numbers of events start again
        self.chat: list[Talk] = []
        self.request: Request | None = None
        self.thinking: set[int] = set()
        self.watchers = store.watchers(self.id)
        self.lock = asyncio.Lock()
        self.changed: set[asyncio.Event] = set()  # of bots: set when there is something new
        self.lines: set[Viewer] = set()
        self.version = 0  # grows with everything that somebody might see
        self.online: dict[str, int] = {}  # person -> sockets
        self.clock = Clock(self.settings["pace"], len(chairs), row["clock"])
        self.used = time.monotonic()
        self._moment: Moment | None = None  # until the next change
        self._shown: LastViews | None = None  # how the game was last shown
        self._common: dict[str, Any] | None = None  # what all see alike apart from the game, until that changes
        self._quiet = TableNews([], self.settings["undo"], None, None)  # no bot thinks, nobody asks to take back, no clock runs
        self._announcing = False

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.table.names

    @property
    def owner(self) -> str:
        """For whom the bots of this table think: who opened it; of an old table the first who sits there."""
        return self.opener or next((chair.person for chair in self.chairs if chair.person), self.id)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.outcome is not None

    @property
    def stands(self) -> bool:
        """Does this table take no more answers, because it is over or frozen?"""
        return self.over or self.still is not None

    def load(self) -> None:
        """Wake the table from the store. What cannot be played is kept and not touched."""
        woken = Waking(self.store, self.game, self.row, [chair.name for chair in self.chairs]).wake()
        course = woken.course
        self.table, self.board, self.change = woken.table, woken.board, course.rules
        self.clients, self.rewinds, self.seq = course.clients, course.rewinds, course.seq
        if woken.change is not None:
            follow_rules(self.store, self.id, self.seq, self.table, woken.change)
            self.seq += 1
            self.change = self.change if woken.change.get("same") else woken.change
        self.rests = Rests(self.store, self.id, -1, len(self.table.answers))
        if woken.lost is not None and self.still is None:
            self.still = elsewhere(woken.lost)
        self.chat = read_talk(self)

    def rest(self) -> None:
        """Keep a snapshot of this moment."""
        if self.dealt and not (self.still is not None and self.still.lost):
            self.rests.now(self.table, self.seq)

    # -- who may what

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody plays."""
        return self.seats.get(person, NONE)

    def announce(self, game_only: bool = False) -> None:
        """Something has changed: every line says so, and the bots look."""
        self.version += 1
        self._moment = None
        if not game_only:
            self._common = None
        for flag in self.changed:
            flag.set()
        if self.lines and not self._announcing:
            self._announcing = True
            asyncio.get_running_loop().call_soon(self._announce_to_lines)

    def announce_to(self, seat: int) -> None:
        """A seat has picked something: only who looks from there is told."""
        self.version += 1
        if self._moment is not None:
            self._moment.forget(seat)
        for line in tuple(self.lines):
            if line.seat == seat:
                line.push()

    def _announce_to_lines(self) -> None:
        self._announcing = False
        for line in tuple(self.lines):
            line.push()

    # -- changes

    async def answer(self, seat: int, do: str, seen: int | None, client: str | None) -> int:
        """Take an answer: checked, stored, accepted, told. The same client id again gives the same count."""
        async with self.lock:
            if client is not None and client in self.clients:
                return self.clients[client]
            self.check_going()
            try:
                pending = self.table.prepare(seat, do, seen)
            except Frozen as frozen:
                fault = note("the rules failed", frozen, table=self.id, seat=seat, do=do, reason=self.table.reason)
                still = after_fault(FAILED, fault)
                await self._stand_still(still)
                raise Frozen(still.text) from None
            accepted, after = pending.answer, pending.after
            if accepted is None:  # a pick, which is nobody else's business until it is confirmed
                self.table.accept(pending)
                self.announce_to(seat)
                return len(self.table.answers)
            logged = logged_of(pending)
            row = {"kind": "answer", "seat": seat, "text": accepted.text, "hash": accepted.hash, "client": client}
            row |= {"told": logged.text(), "reveals": logged.reveals, "chance": logged.chance}
            charge(self)
            self.clock.answered(seat)
            await self.append(row, after.outcome is not None, len(self.table.answers) + 1, logged.waiting)
            self.table.accept(pending)
            self.rests.after(self.table, self.seq)
            if not self.chairs[seat].bot:
                self.request = None
            count = len(self.table.answers)
            if client is not None:
                self.clients[client] = count
            stats.answers += 1
            self.announce(game_only=True)
            return count

    def check_going(self) -> None:
        """Refuse what can only be done while the game goes on."""
        if not self.dealt:
            raise Refused("not-dealt", "the game is not dealt yet: it waits for the words of the players")
        if self.over:
            raise Over
        if self.still is not None:
            raise Frozen(self.still.text)

    async def append(self, row: dict[str, Any], over: bool, answers: int, waiting: int) -> None:
        """Within the lock: store a row of the journal, and how the table stands then."""
        at = time.time()
        now = {"over": int(over), "answers": answers, "waiting": waiting, "clock": self.clock.stored()}
        try:
            await self.store.append(self.id, self.seq, {**row, "at": at}, now)
        except Conflict as error:
            # Somebody else wrote to this table: what we have in memory is not what stands in the store.
            self.astray = True
            note("a table was changed by another program", error, table=self.id, row=self.seq)
            raise StoreError("this table was changed by another program; it is read again") from None
        self.seq += 1
        self.updated = at

    async def _stand_still(self, still: Standstill) -> None:
        """Freeze this table, and only this one."""
        self.still = still
        self.announce()
        await self.store.set_table(self.id, {"frozen": still.text})

    async def freeze(self, still: Standstill) -> None:
        """Take no more answers here."""
        async with self.lock:
            await self._stand_still(still)

    def begin(self, table: Table) -> None:
        """The game is dealt."""
        self.table, self.dealt, self.board, self._shown = table, True, True, None
        self.announce()

    def asked(self) -> list[int]:
        """The people who are asked now."""
        if self.stands:
            return []
        return [seat for seat in self.table.waiting() if self.chairs[seat].kind == "person" and not self.chairs[seat].bot]

    # -- what a visitor sees

    def moment(self) -> Moment:
        """What the game shows now."""
        if self._moment is None:
            viewers = (viewer_of(self.table, line.seat) for line in self.lines)
            self._moment = Moment(self.table, viewers, self.still is None, self._shown, self.board)
            self._shown = self._moment.shown
        return self._moment

    def parts(self, viewer: int, lang: str) -> dict[str, Any]:
        """How the game stands for a viewer, apart from the view and the events."""
        return self.moment().parts(viewer, lang, self._beside())

    def _beside(self) -> TableNews:
        request = self.request
        if request is None and not self.thinking and not self.clock.running:
            return self._quiet
        asked = {"by": request.by, "to": request.to, "agreed": list(request.agreed)} if request is not None else None
        clock = self.clock.shown(self.asked()) if self.clock.running else None
        return TableNews(sorted(self.thinking), self.settings["undo"], asked, clock)

    def common(self) -> dict[str, Any]:
        """What all see alike, apart from the game; the same dict until something of it changes."""
        if self._common is None:
            self._common = common_part(self)
        return self._common

    def snapshot(self, person: str, seat: int, lang: str, since: int) -> dict[str, Any]:
        """Everything that a visitor may see of this table now, through one of his own seats or none."""
        controls = self.seats_of(person)
        seat = seat if seat in controls else -1
        viewer = viewer_of(self.table, seat)
        place = {"seat": seat, "controls": controls, "lang": lang}
        shown = seen_part(self.table, viewer, lang, since, self.moment().view(viewer))
        return {**self.common(), **place, **self.parts(viewer, lang), **shown}
