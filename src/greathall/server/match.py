"""A live table: the referee, who sits there, who watches, the chat, the clock, and its place in the store."""

import asyncio
import time
from typing import Any

from greathall.core import engine
from greathall.core.game import Game, LastViews
from greathall.games import load
from greathall.server.clock import Clock
from greathall.server.common import FAILED, common_part, stopped
from greathall.server.faults import note
from greathall.server.gathering import say_words
from greathall.server.moment import Moment, TableNews, Viewer
from greathall.server.names import plain
from greathall.server.people import Chair, Request, Talk
from greathall.server.resting import Rests, follow_rules
from greathall.server.seeds import read_words
from greathall.server.snapshot import event_rows, viewer_of
from greathall.server.stats import stats
from greathall.server.store import Conflict, Store, StoreError
from greathall.server.waking import Waking
from greathall.table.logged import logged_of
from greathall.table.refusals import Frozen, Over, Refused
from greathall.table.table import Table

NONE: list[int] = []
CHAT_KEPT = 200  # lines in memory
OTHER_RULES = (
    "This table was played by version {then} of the rules, and version {now} leads elsewhere from answer {n} on: "
    "it can only be looked at."
)
DIFFERENT = (
    "The answers of this table lead elsewhere from answer {n} on than they did when they were given: it can only be looked at."
)


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
        self._seats = self._seated()
        self.table: Table  # once it is loaded
        self.board = True  # is there anything to show of the game?
        self.change: dict[str, Any] | None = None  # the last change of the rules that the players should know of
        self.notice: str = row["frozen"]  # why the table stands still, in a sentence
        self.lost: dict[str, Any] | None = None  # where and why it could not be replayed
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
        self._telling = False

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
        return self.over or bool(self.notice)

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
        if woken.lost is not None and not self.notice:
            self.notice = (DIFFERENT if woken.lost["code"] == "different" else OTHER_RULES).format(**woken.lost)
            self.lost = woken.lost
        self.chat = [Talk(r["i"], r["seat"], r["name"], r["text"], r["at"]) for r in self.store.read_chat(self.id)]

    def rest(self) -> None:
        """Keep a snapshot of this moment."""
        if self.dealt and self.lost is None:
            self.rests.now(self.table, self.seq)

    # -- who may what

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody plays."""
        return self._seats.get(person, NONE)

    def _seated(self) -> dict[str, list[int]]:
        seats: dict[str, list[int]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.person:
                seats.setdefault(chair.person, []).append(seat)
        return seats

    def tell(self, game_only: bool = False) -> None:
        """Something has changed: every line says so, and the bots look."""
        self.version += 1
        self._moment = None
        if not game_only:
            self._common = None
        for flag in self.changed:
            flag.set()
        if self.lines and not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_soon(self._tell_lines)

    def tell_seat(self, seat: int) -> None:
        """A seat has picked something: only who looks from there is told."""
        self.version += 1
        if self._moment is not None:
            self._moment.forget(seat)
        for line in tuple(self.lines):
            if line.seat == seat:
                line.push()

    def _tell_lines(self) -> None:
        self._telling = False
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
                await self._stand_still(stopped(FAILED, fault))
                raise Frozen(self.notice) from None
            accepted, after = pending.answer, pending.after
            if accepted is None:  # a pick, which is nobody else's business until it is confirmed
                self.table.accept(pending)
                self.tell_seat(seat)
                return len(self.table.answers)
            logged = logged_of(pending)
            row = {"kind": "answer", "seat": seat, "text": accepted.text, "hash": accepted.hash, "client": client}
            row |= {"told": logged.text(), "reveals": logged.reveals, "chance": logged.chance}
            self._charge()
            self.clock.answered(seat)
            await self._append(row, after.outcome is not None, len(self.table.answers) + 1, logged.waiting)
            self.table.accept(pending)
            self.rests.after(self.table, self.seq)
            if not self.chairs[seat].bot:
                self.request = None
            count = len(self.table.answers)
            if client is not None:
                self.clients[client] = count
            stats.answers += 1
            self.tell(game_only=True)
            return count

    def check_going(self) -> None:
        """Refuse what can only be done while the game goes on."""
        if not self.dealt:
            raise Refused("not-dealt", "the game is not dealt yet: it waits for the words of the players")
        if self.over:
            raise Over
        if self.notice:
            raise Frozen(self.notice)

    async def _append(self, row: dict[str, Any], over: bool, answers: int, waiting: int) -> None:
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

    async def _stand_still(self, notice: str) -> None:
        """Freeze this table, and only this one."""
        self.notice = notice
        self.tell()
        await self.store.set_table(self.id, {"frozen": notice})

    async def freeze(self, notice: str) -> None:
        """Take no more answers here."""
        async with self.lock:
            await self._stand_still(notice)

    async def rewind_to(self, to: int) -> None:
        """Within the lock: only the first answers stand."""
        state = await asyncio.to_thread(self.table.at, to)
        self._charge()
        row = {"kind": "rewind", "seat": 0, "text": str(to), "hash": "", "client": None}
        await self._append(row, False, to, sum(1 << seat for seat in engine.waiting(state)))
        self.table.rewind(to, state)
        self.rewinds += 1
        self.rests.after(self.table, self.seq)
        self.request = None
        self.tell()

    async def say(self, person: str, name: str, text: str) -> None:
        """A line of chat."""
        text = plain(text).strip()
        if not text:
            raise Refused("empty", "there is nothing in this line")
        async with self.lock:
            mine = self.seats_of(person)
            seat = mine[0] if mine else -1
            talk = Talk(self.chat[-1].i + 1 if self.chat else 0, seat, self.names[seat] if mine else name, text, time.time())
            row = {"table_id": self.id, "i": talk.i, "seat": seat, "name": talk.name, "text": text, "at": talk.at}
            await self._said(talk, row)

    async def _said(self, talk: Talk, row: dict[str, Any]) -> None:
        await self.store.add_chat(row)
        self.chat.append(talk)
        del self.chat[:-CHAT_KEPT]
        self.tell()

    async def sit(self, seat: int, person: str, name: str, words: str = "") -> None:
        """Take an open seat, and say one's words if they are asked for."""
        async with self.lock:
            await self._sit(seat, person, name)
            if not self.dealt and words and self.words[self.seats_of(person)[0]] is None:
                await say_words(self, person, words)

    async def add_words(self, person: str, text: str) -> None:
        """Add words to the seed before the game is dealt."""
        async with self.lock:
            await say_words(self, person, text)

    def begin(self, table: Table) -> None:
        """The game is dealt."""
        self.table, self.dealt, self.board, self._shown = table, True, True, None
        self.tell()

    async def _sit(self, seat: int, person: str, name: str) -> None:
        if not await self.store.take_seat(self.id, seat, person, name):
            raise Refused("taken", "this seat was taken a moment ago")
        chair = self.chairs[seat]
        chair.kind, chair.person, chair.name = "person", person, name
        self._seats = self._seated()
        self.names[seat] = name
        self.tell()

    async def give_to_bot(self, seat: int, on: bool, bot: str) -> None:
        """A seat whose player leaves is played by a bot until it is taken back."""
        async with self.lock:
            if not on and self.clock.running and not self.clock.left[seat]:
                if self.clock.kind == "live":
                    raise Refused("no-time", "your time is up: a bot plays this seat to the end")
                raise Refused("no-days", "your days for this answer are over: a bot gives it, and then the seat is yours again")
            await self._give_to_bot(seat, bot if on else "")

    async def _give_to_bot(self, seat: int, bot: str) -> None:
        self._charge()  # what is left stays what it is: a bot gives back no time
        await self.store.set_seat(self.id, seat, {"bot": bot})
        self.chairs[seat].bot = bot
        self.table.drop_picks(seat)
        self.tell()

    # -- the clock: it runs only for people who are asked

    def asked(self) -> list[int]:
        """The people who are asked now."""
        if self.stands:
            return []
        return [seat for seat in self.table.waiting() if self.chairs[seat].kind == "person" and not self.chairs[seat].bot]

    def _charge(self) -> None:
        if self.clock.running:
            self.clock.charge(self.asked())

    def time_left(self) -> str:
        """What is left on the clock now, for the store."""
        self._charge()
        return self.clock.stored()

    async def tick(self) -> bool:
        """Whoever has no time left hands the seat to a bot; did that happen?"""
        if not self.clock.running or self.stands:
            return False
        async with self.lock:
            self._charge()
            late = [seat for seat in self.asked() if not self.clock.left[seat]]
            for seat in late:
                await self._give_to_bot(seat, "greedy")
            return bool(late)

    # -- what a visitor sees

    def moment(self) -> Moment:
        """What the game shows now."""
        if self._moment is None:
            viewers = (viewer_of(self.table, line.seat) for line in self.lines)
            self._moment = Moment(self.table, viewers, not self.notice, self._shown, self.board)
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
        shown = {"view": self.moment().view(viewer), "events": event_rows(self.table, viewer, lang, since), "from": since}
        return {**self.common(), **place, **self.parts(viewer, lang), **shown}
