"""The hall: opening, finding and joining tables, and letting bots play."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from greathall.games import MODULES, UnknownGame, load
from greathall.server.clock import pulse
from greathall.server.clockwork import time_left
from greathall.server.faults import note
from greathall.server.gathering import deal_when_ready
from greathall.server.history import History
from greathall.server.limits import Buckets, Limits
from greathall.server.match import Match
from greathall.server.messages import Join
from greathall.server.people import Chair
from greathall.server.seating import relieve, sit
from greathall.server.standstill import BOTS, after_fault
from greathall.server.stats import stats
from greathall.server.store import Store, StoreError
from greathall.server.thinkers import Thinkers
from greathall.table.refusals import Refused

log = logging.getLogger("greathall")
BROKEN = "this table cannot be opened by this version; its journal is kept"
AT_REST = 60.0  # seconds without an answer after which a snapshot is kept
PATIENCE = 0.5  # seconds until a bot whose answer was not stored looks again
CLOCKS = 120  # half seconds between two times that what is left on the clocks is stored
TRIES = 5  # refusals in a row after which a bot's table is frozen: it would go on for ever


class Hall:
    """All tables of a server. A table is loaded from the store when somebody needs it, and put away when nobody does."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.clerks = Thinkers(1)  # for what is no thinking and takes long: recordings that are played again
        self.limits = limits or Limits()
        self.history = History()
        self.matches: dict[str, Match] = {}
        self._loading: dict[str, asyncio.Future[Match]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._hinting: set[str] = set()
        self.messages = Buckets(3 * self.limits.messages, 6 * self.limits.messages)  # by person
        self.talk = Buckets(self.limits.talk, 5 * self.limits.talk)
        self._tasks: set[asyncio.Task[None]] = set()
        self._healthy = asyncio.Event()  # can the store write?
        self._healthy.set()
        self.muted = store.muted()
        self.running = False

    def start(self) -> None:
        """Go on where the last server stopped: bots that are asked, clocks that run."""
        self.running = True
        self.thinkers.start()
        loop = asyncio.get_running_loop()
        self.store.writer.changed = lambda: loop.call_soon_threadsafe(self._store_changed)
        self._spawn(self._wake_all())
        self._spawn(self._tick())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _store_changed(self) -> None:
        """The disk does not take what is written, or takes it again: everybody is told, and bots wait or go on."""
        if self.store.trouble:
            self._healthy.clear()
        else:
            self._healthy.set()
        for match in self.matches.values():
            match.announce()

    # -- finding

    async def find(self, table: str) -> Match:
        """A table by its id. Replaying one takes a while: it happens beside the event loop, once for all who ask."""
        match = self.matches.get(table)
        if match is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table))
                self._loading[table] = loading
                loading.add_done_callback(lambda done: self._loaded(table, done))
            match = await asyncio.shield(loading)
        match.used = time.monotonic()
        return match

    def _loaded(self, table: str, done: "asyncio.Future[Match]") -> None:
        self._loading.pop(table, None)
        if not done.cancelled():
            done.exception()

    async def _load(self, table: str) -> Match:
        row = self.store.table(table)
        if row is None:
            raise Refused("no-table", "there is no such table")
        chairs = [Chair(r["kind"], r["person"] or "", r["bot"], r["name"], r["invite"]) for r in self.store.table_seats(table)]
        try:
            began = time.monotonic()
            match = Match(self.store, row, chairs)
            await asyncio.to_thread(match.load)
            stats.wakes.add(time.monotonic() - began)
            await deal_when_ready(match)
        except StoreError:
            raise
        except Exception as error:
            fault = note("a table cannot be opened", error, table=table)
            raise Refused("broken", f"{BROKEN} (fault {fault})") from error
        self._make_room()
        self.matches[table] = match
        self.drive(match)
        return match

    def _make_room(self) -> None:
        """Put away the tables that nobody has looked at for longest; everything of them is in the store."""
        spare = len(self.matches) - self.limits.tables_in_memory + 1
        if spare <= 0:
            return
        idle = [match for match in self.matches.values() if self._idle(match)]
        for match in sorted(idle, key=lambda match: match.used)[:spare]:
            driver = self._drivers.pop(match.id, None)
            if driver is not None:
                driver.cancel()
            match.rest()
            del self.matches[match.id]

    def _idle(self, match: Match) -> bool:
        return not match.online and not match.thinking and not match.lock.locked() and not match.clock.running

    def may_watch(self, match: Match, person: str) -> bool:
        """Open tables are for everybody; private ones for who sits there or has shown the spectators' link."""
        return match.visibility == "open" or bool(match.seats_of(person)) or (person != "" and person in match.watchers)

    def game_for(self, table: str, person: str) -> str:
        """The game of a table, to who may watch it; '' to everybody else. Nothing is loaded for it."""
        match = self.matches.get(table)
        if match is not None:
            return match.game.slug if self.may_watch(match, person) else ""
        row = self.store.table(table)
        if row is None or row["game"] not in MODULES:
            return ""
        here = {chair["person"] for chair in self.store.table_seats(table)} | self.store.watchers(table)
        return str(row["game"]) if row["visibility"] == "open" or (person and person in here) else ""

    async def watch(self, match: Match, person: str, key: str) -> None:
        """Show the spectators' link of a table."""
        if not same(key, match.spectate):
            raise Refused("no-table", "there is no such table")
        if person not in match.watchers:
            if len(match.watchers) >= self.limits.watchers:
                raise Refused("too-many", f"{self.limits.watchers} people watch this table already")
            await self.store.add_watcher(match.id, person)
            match.watchers.add(person)

    def lists(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """My tables, those with my turn first; and the open ones. Nothing is replayed for it."""
        mine = [listed_row(row, person) for row in self.store.tables_of(person)] if person else []
        mine.sort(key=lambda row: (row["over"], not row["turn"], -row["updated"]))
        seated = {row["id"] for row in mine}
        free = [listed_row(row, person) for row in self.store.open_tables() if row["id"] not in seated]
        return {"mine": mine, "open": free}

    # -- coming

    def check_room(self, person: str) -> None:
        """May somebody have one more table?"""
        most = self.limits.tables_of_a_guest
        if self.store.running_tables(person) >= most:
            raise Refused("too-many", f"you have {most} unfinished tables already; finish one first")

    async def join(self, match: Match, person: str, name: str, wish: Join) -> int:
        """Sit down, by invitation or at an open table."""
        invite, seat = wish.invite, wish.seat
        for k, chair in enumerate(match.chairs):
            invited = bool(invite and chair.invite) and same(invite, chair.invite)
            wanted = match.visibility == "open" and seat == k
            if chair.kind == "open" and (invited or wanted):
                self.check_room(person)
                await sit(match, k, person, name, wish.words)
                self.drive(match)
                return k
            if invited and chair.person == person:
                return k
        raise Refused("no-invite", "this invitation is not valid any more, or the seat is taken")

    # -- bots and clocks

    async def _wake_all(self) -> None:
        """After a start: load the tables at which a bot is asked or a clock runs. One that cannot be read is left alone."""
        for row in self.store.unfinished():
            if calls(row):
                with contextlib.suppress(Refused, StoreError):
                    await self.find(row["id"])
                await asyncio.sleep(0.01)

    async def _tick(self) -> None:
        """Twice a second: time passes, whoever has none left hands over, and tables come to rest."""
        beats = 0
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.5)
            stats.lagged(max(0.0, time.monotonic() - began - 0.5))
            pulse.now()
            beats += 1
            self.store.writer.revive()
            if beats % CLOCKS == 0:
                self._keep_clocks()
            for match in list(self.matches.values()):
                try:
                    await self._look_after(match)
                except StoreError:  # it will be looked after when the disk takes it
                    pass
                except Exception as error:  # of this table; the others' clocks run on
                    note("a table could not be looked after", error, table=match.id)

    async def _look_after(self, match: Match) -> None:
        if match.astray and not match.lock.locked():
            self.put_away(match)
            return
        if self.store.trouble:
            return
        if time.time() - match.updated > AT_REST:
            match.rest()
        if match.clock.running and not match.stands and not match.lock.locked() and await relieve(match):
            self.drive(match)

    def _keep_clocks(self) -> None:
        for match in self.matches.values():
            if match.clock.running and not match.stands and not self.store.trouble:
                self.store.set_table(match.id, {"clock": time_left(match)})

    def put_away(self, match: Match, gone: bool = False) -> None:
        """What we have of a table is not what the store has (any more): whoever is there comes again, and finds it as it is."""
        if self.matches.get(match.id) is match:
            del self.matches[match.id]
        driver = self._drivers.pop(match.id, None)
        if driver is not None:
            driver.cancel()
        for line in tuple(match.lines):
            line.leave(gone)

    def driving(self) -> int:
        """At how many tables bots play."""
        return len(self._drivers)

    def drive(self, match: Match) -> None:
        """Let the bots of a table play whenever they are asked."""
        if match.id not in self._drivers and not match.stands and any(chair.bot for chair in match.chairs):
            task = self._spawn(self._drive(match))
            self._drivers[match.id] = task

    async def _drive(self, match: Match) -> None:
        flag = asyncio.Event()
        match.changed.add(flag)
        failures = 0
        try:
            while not match.stands:
                flag.clear()
                asked = [seat for seat in match.table.waiting() if match.chairs[seat].bot]
                if not asked:
                    await flag.wait()
                    continue
                await self._healthy.wait()
                failures = 0 if await self._play(match, asked[0]) else failures + 1
                if failures:
                    await asyncio.sleep(0.05 * failures)
                if failures >= TRIES:
                    await match.freeze(after_fault(BOTS, note("a bot is refused again and again", table=match.id, seat=asked[0])))
        except Exception as error:
            fault = note("the bots of a table stopped", error, table=match.id)
            with contextlib.suppress(StoreError):
                await match.freeze(after_fault(BOTS, fault))
        finally:
            match.changed.discard(flag)
            if self._drivers.get(match.id) is asyncio.current_task():
                del self._drivers[match.id]

    async def _play(self, match: Match, seat: int) -> bool:
        """Let a bot answer for a seat; False if that did not work."""
        n = len(match.table.answers)
        match.thinking.add(seat)
        try:
            spec, seed = match.chairs[seat].bot, f"{match.bots_key}/{seat}/{n}"
            do = await self.thinkers.choose(match.game.slug, match.table.state, seat, spec, seed, match.owner)
            if match.chairs[seat].bot:
                await match.answer(seat, do, n, None)
        except StoreError:  # nothing of it is the bot's fault: it looks again when all is well
            await asyncio.sleep(PATIENCE)
        except Refused as refusal:
            log.info("bot of seat %d at %s: %s", seat, match.id, refusal)
            # A person was quicker, or took an answer back: nothing is wrong, and the bot looks again.
            return n != len(match.table.answers)
        finally:
            match.thinking.discard(seat)
        return True

    async def hint(self, match: Match, person: str, seat: int) -> str:
        """What a bot would do for this seat; one question at a time for each person."""
        if person in self._hinting:
            raise Refused("slow", "a bot is thinking for you already")
        self._hinting.add(person)
        try:
            state = match.table.mine(seat)
            return await self.thinkers.choose(match.game.slug, state, seat, "greedy", "hint", person, advice=True)
        finally:
            self._hinting.discard(person)

    def troubles(self) -> list[str]:
        """What keeps the hall from its work, by codes; nothing as a rule."""
        return [f"store-{self.store.trouble}"] if self.store.trouble else []

    async def close(self) -> None:
        """Stop the bots; every answer is in the store already. Snapshots follow, for a release with other rules."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for match in self.matches.values():
            match.rest()
        self._keep_clocks()
        self.thinkers.close()
        self.clerks.close()


def new_id() -> str:
    """A name for a table that nobody guesses; it does not begin with a dash, which a command would take for an option."""
    while True:
        name = secrets.token_urlsafe(9)
        if name[0] != "-":
            return name


def same(given: str, secret: str) -> bool:
    """Compare a secret in constant time."""
    return secrets.compare_digest(given.encode(), secret.encode())


def calls(row: dict[str, Any]) -> bool:
    """Must something happen at a table without anybody looking: is a bot asked there, or does a clock run?"""
    try:
        bots = any(chair["bot"] and row["waiting"] >> chair["seat"] & 1 for chair in row["chairs"])
        return bots or row["settings"]["pace"]["kind"] != "none"
    except (LookupError, TypeError, ValueError):
        return False


def title_of(slug: str) -> str:
    """The title of a game; of one that is not here its short name."""
    try:
        return load(slug).title
    except UnknownGame:
        return str(slug)


def listed_row(row: dict[str, Any], person: str) -> dict[str, Any]:
    """A table in a list; one of which the store has nonsense is shown as such, and the others as ever."""
    try:
        if readable(row):
            return table_row(row, person)
    except (LookupError, TypeError, ValueError, AttributeError):
        pass
    blank = {"seat": -1, "turn": False, "waiting": [], "answers": 0, "updated": 0.0, "over": False, "open_seats": []}
    name = str(row["game"])
    return {"id": str(row["id"]), "game": name, "title": name, "names": [], **blank, "frozen": True, "broken": True}


def readable(row: dict[str, Any]) -> bool:
    """Is what the store says of a table what it should be?"""
    whole = isinstance(row["options"], dict) and isinstance(row["settings"], dict) and "pace" in row["settings"]
    return whole and row["game"] in MODULES and isinstance(row["updated"], (int, float)) and bool(row["chairs"])


def table_row(row: dict[str, Any], person: str) -> dict[str, Any]:
    """A table in a list."""
    chairs = row["chairs"]
    mine = [chair["seat"] for chair in chairs if chair["person"] == person and person]
    waiting = [chair["seat"] for chair in chairs if row["waiting"] >> chair["seat"] & 1]
    return {
        "id": row["id"],
        "game": row["game"],
        "title": title_of(row["game"]),
        "broken": False,
        "names": [chair["name"] for chair in chairs],
        "seat": mine[0] if mine else -1,
        "turn": not row["frozen"] and any(seat in waiting for seat in mine),
        "waiting": waiting,
        "answers": row["answers"],
        "updated": row["updated"],
        "over": bool(row["over"]),
        "frozen": bool(row["frozen"]),
        "open_seats": [chair["seat"] for chair in chairs if chair["kind"] == "open"],
    }
