"""The hall: opening, finding and joining tables, and letting bots play."""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any

from greathall.bots.bot import BotError, make_bot
from greathall.core.game import Game, SettingError
from greathall.games import MODULES, UnknownGame, load
from greathall.server.match import BOT_SECONDS, Match, Refused
from greathall.server.messages import NewTable, SeatPlan
from greathall.server.snapshot import Chair
from greathall.server.store import Store
from greathall.server.thinkers import LEVELS, Thinkers
from greathall.table.replay import Recording

log = logging.getLogger("greathall")
TABLES_OF_A_GUEST = 100
BOT_NAMES = ("Alda", "Bruno", "Cyra", "Doro", "Elin", "Falk", "Gisa")


class Hall:
    """All tables of a server. A table is loaded from the store when somebody needs it."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.matches: dict[str, Match] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}

    # -- finding

    def match(self, table: str) -> Match:
        """A table by its id."""
        if table not in self.matches:
            row = self.store.table(table)
            if row is None:
                raise Refused("no-table", "there is no such table")
            chairs = [
                Chair(r["kind"], r["person"] or "", r["bot"], r["name"], r["invite"]) for r in self.store.table_seats(table)
            ]
            match = Match(self.store, row, chairs)
            match.load()
            if row["frozen"]:
                match.table.reason = row["frozen"]
            self.matches[table] = match
            self.drive(match)
        return self.matches[table]

    def may_watch(self, match: Match, person: str, key: str) -> bool:
        """Open tables are for everybody; private ones for who sits there or has the spectators' link."""
        return match.visibility == "open" or bool(match.seats_of(person)) or secrets.compare_digest(key, match.spectate)

    def row(self, match: Match, person: str) -> dict[str, Any]:
        """A table in a list."""
        mine = match.seats_of(person)
        waiting = match.table.waiting()
        return {
            "id": match.id,
            "game": match.game.slug,
            "title": match.game.title,
            "names": match.names,
            "seat": mine[0] if mine else -1,
            "turn": any(seat in waiting for seat in mine),
            "waiting": waiting,
            "answers": len(match.table.answers),
            "updated": match.updated,
            "over": match.table.outcome is not None,
            "open_seats": [seat for seat, chair in enumerate(match.chairs) if chair.kind == "open"],
        }

    def lists(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """My tables, those with my turn first; and the open ones."""
        mine = [self.row(self.match(table), person) for table in self.store.tables_of(person)] if person else []
        mine.sort(key=lambda row: (row["over"], not row["turn"], -row["updated"]))
        seated = {row["id"] for row in mine}
        free = [self.row(self.match(table), person) for table in self.store.open_tables() if table not in seated]
        return {"mine": mine, "open": free}

    # -- opening

    async def open(self, person: str, name: str, plan: NewTable) -> tuple[Match, int]:
        """A new table; the seat of who opens it (-1 if none is for him)."""
        game = self._game(plan.game)
        if len(self.store.tables_of(person)) >= TABLES_OF_A_GUEST:
            raise Refused("too-many", f"you sit at {TABLES_OF_A_GUEST} tables already; finish one first")
        chairs = [self._chair(k, seat, person, name) for k, seat in enumerate(plan.seats)]
        seed = plan.seed or secrets.token_hex(16)
        try:
            game.start(len(chairs), seed, dict(plan.options))
        except SettingError as error:
            raise Refused("bad-setting", str(error)) from None
        settings = {
            "undo": plan.undo,
            "pace": {"kind": plan.pace.kind, "seconds": plan.pace.seconds, "days": plan.pace.days},
        }
        match = await self._add(game, seed, dict(plan.options), settings, plan.visibility, chairs)
        mine = match.seats_of(person)
        return match, mine[0] if mine else -1

    async def quick(self, person: str, name: str, slug: str) -> tuple[Match, int]:
        """Me against bots with the default settings, at once."""
        game = self._game(slug)
        count = min(max(game.seats[0], 2), game.seats[1])
        seats = [SeatPlan(kind="me")] + [SeatPlan(kind="bot", bot="greedy") for _ in range(count - 1)]
        return await self.open(person, name, NewTable(game=slug, seats=seats))

    def _game(self, slug: str) -> Game:
        try:
            return load(slug)
        except UnknownGame as error:
            raise Refused("no-game", str(error)) from None

    def _chair(self, seat: int, plan: SeatPlan, person: str, name: str) -> Chair:
        if plan.kind == "me":
            return Chair("person", person, "", plan.name or name)
        if plan.kind == "open":
            return Chair("open", "", "", plan.name or f"#{seat + 1}", secrets.token_urlsafe(18))
        spec = LEVELS.get(plan.bot, plan.bot)
        try:
            make_bot(spec, "check")
        except BotError as error:
            raise Refused("no-bot", str(error)) from None
        return Chair("bot", "", plan.bot, plan.name or f"{BOT_NAMES[seat % len(BOT_NAMES)]}")

    async def _add(
        self, game: Game, seed: str, options: dict[str, Any], settings: dict[str, Any], visibility: str, chairs: list[Chair]
    ) -> Match:
        now = time.time()
        row = {
            "id": secrets.token_urlsafe(9),
            "game": game.slug,
            "version": game.version,
            "seed": seed,
            "options": options,
            "settings": settings,
            "visibility": visibility,
            "spectate": secrets.token_urlsafe(18),
            "frozen": "",
            "over": 0,
            "created": now,
            "updated": now,
        }
        seat_rows = [
            {"seat": k, "kind": c.kind, "person": c.person or None, "bot": c.bot, "name": c.name, "invite": c.invite}
            for k, c in enumerate(chairs)
        ]
        await asyncio.wrap_future(self.store.add_table(row, seat_rows))
        return self.match(str(row["id"]))

    async def join(self, match: Match, person: str, name: str, invite: str, seat: int) -> int:
        """Sit down, by invitation or at an open table."""
        for k, chair in enumerate(match.chairs):
            invited = bool(invite) and secrets.compare_digest(invite, chair.invite)
            wanted = match.visibility == "open" and seat == k
            if chair.kind == "open" and (invited or wanted):
                async with match.lock:
                    if not await asyncio.wrap_future(self.store.take_seat(match.id, k, person)):
                        raise Refused("taken", "this seat was taken a moment ago")
                    await asyncio.wrap_future(self.store.set_seat(match.id, k, {"name": name}))
                    chair.kind, chair.person, chair.name = "person", person, name
                    match.table.names[k] = name
                    match.tell()
                return k
            if invited and chair.person == person:
                return k
        raise Refused("no-invite", "this invitation is not valid any more, or the seat is taken")

    async def add_recording(self, recording: Recording, person: str, name: str, upto: int, against_bots: bool) -> Match:
        """A table from a recording: to look at, or to play on from a moment against bots."""
        game = self._game(recording.game)
        answers = recording.answers[:upto]
        names = recording.names or [f"#{k + 1}" for k in range(recording.seats)]
        if against_bots:
            chairs = [Chair("bot", "", "greedy", label) for label in names]
            chairs[0] = Chair("person", person, "", name)
        else:
            chairs = [Chair("closed", "", "", label) for label in names]
        settings = {"undo": "free", "pace": {"kind": "none", "seconds": 600, "days": 3}}
        match = await self._add(game, recording.seed, dict(recording.options), settings, "private", chairs)
        task = self._drivers.pop(match.id, None)
        if task is not None:
            task.cancel()
        for answer in answers:
            await match.answer(answer.seat, answer.text, None, None)
        self.drive(match)
        return match

    # -- bots

    def drive(self, match: Match) -> None:
        """Let the bots of a table play whenever they are asked."""
        if match.id not in self._drivers:
            task = asyncio.get_running_loop().create_task(self._drive(match))
            self._drivers[match.id] = task

    async def _drive(self, match: Match) -> None:
        flag = asyncio.Event()
        match.changed.add(flag)
        try:
            while match.table.outcome is None and not match.table.frozen:
                flag.clear()
                asked = [seat for seat in match.table.waiting() if match.chairs[seat].bot]
                if asked:
                    await self._play(match, asked[0])
                else:
                    await flag.wait()
        finally:
            match.changed.discard(flag)
            self._drivers.pop(match.id, None)

    async def _play(self, match: Match, seat: int) -> None:
        n = len(match.table.answers)
        match.thinking.add(seat)
        try:
            seed = f"{match.seed}/{seat}/{n}"
            do = await self.thinkers.choose(
                match.game.slug, match.table.state, seat, match.chairs[seat].bot, seed, BOT_SECONDS
            )
            if match.chairs[seat].bot:
                await match.answer(seat, do, n, None)
        except Refused as refusal:
            log.info("bot of seat %d at %s: %s", seat, match.id, refusal)
        finally:
            match.thinking.discard(seat)

    async def hint(self, match: Match, seat: int) -> str:
        """What a bot would do for this seat."""
        return await self.thinkers.choose(match.game.slug, match.table.state, seat, "greedy", "hint", 10.0)

    async def close(self) -> None:
        """Stop the bots; every answer is in the store already."""
        for task in list(self._drivers.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.thinkers.close()


def games() -> list[Game]:
    """The games people may play here: all but the teaching one."""
    return [load(slug) for slug in MODULES]
