"""The keeper: what is done to a hall from outside its games, whether by command, over the socket beside the data file, or on the
keeper's page. Every deed is noted in the store."""

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from inspect import signature
from typing import Any

from greathall.bots.bot import BotError
from greathall.server import backups, faults
from greathall.server.database import Connection, delete, insert, places, update
from greathall.server.hall import Hall, listed_row
from greathall.server.metrics import memory, open_files
from greathall.server.names import plain
from greathall.server.opening import known_game, new_row, read_recording, seat_rows
from greathall.server.people import Chair
from greathall.server.records import stored_recording
from greathall.server.schema import OF_A_TABLE
from greathall.server.standstill import Standstill
from greathall.server.stats import stats
from greathall.server.store import Store, StoreError
from greathall.server.stored import Stored
from greathall.server.taking_back import rewind_to
from greathall.table.refusals import Refused
from greathall.table.replay import RecordingError

log = logging.getLogger("greathall")
STOPPED = "The keeper of this hall has stopped this table for now."
NOBODY = "—"  # in place of the name of somebody who was removed
ACTS = 200  # deeds that are shown


class KeeperError(ValueError):
    """Something that cannot be done to a hall; one sentence says why."""


def note_act(store: Store, deed: str, about: str, by: str, outcome: str = "done") -> Stored[None]:
    """Note in the store what was done to it."""
    row = {"at": time.time(), "by": by, "deed": deed, "about": about, "outcome": outcome}
    return store.submit(lambda c: insert(c, "acts", [row]))


class Keeper:
    """All deeds, on a hall that runs or on one that is only opened for this."""

    def __init__(self, hall: Hall, lines: set[Any] | None = None, entrance: Any = None) -> None:
        self.hall = hall
        self.store = hall.store
        self.lines = lines if lines is not None else set()
        self.entrance = entrance
        self.deeds: dict[str, Callable[..., Awaitable[Any]]] = {
            "tables": self.tables, "people": self.people, "load": self.load, "faults": self.faults, "acts": self.acts,
            "freeze": self.freeze, "thaw": self.thaw, "rewind": self.rewind, "remove-table": self.remove_table,
            "remove-person": self.remove_person, "end-sessions": self.end_sessions, "mute": self.mute, "unmute": self.unmute,
            "export": self.export, "import": self.bring, "backup": self.backup, "missing": self.missing,
        }  # fmt: skip

    async def do(self, deed: str, given: dict[str, Any], by: str) -> Any:
        """Do something and note it: JSON values, or an iterator of lines. KeeperError says in a sentence why not."""
        function = self.deeds.get(deed)
        if function is None:
            raise KeeperError(f"there is no deed {deed!r}; there are {', '.join(sorted(self.deeds))}")
        try:
            signature(function).bind(**given)
        except TypeError as error:
            raise KeeperError(f"{deed} does not take that: {error}") from None
        outcome = "failed"
        try:
            result = await function(**given)
            outcome = "done"
            return result
        except (KeeperError, Refused, StoreError, backups.BackupError, RecordingError, BotError) as error:
            outcome = str(error)
            raise KeeperError(str(error)) from None
        finally:
            if deed not in LOOKING:
                about = " ".join(str(value)[:80] for key, value in given.items() if key != "text")
                await self.noted(deed, about, by, outcome)

    async def noted(self, deed: str, about: str, by: str, outcome: str = "done") -> None:
        """Note a deed in the store, before anybody is told that it was done; and in the log, which also has it when the disk
        takes nothing."""
        log.warning("keeper: %s %s, by %s: %s", deed, about, by, outcome)
        with contextlib.suppress(StoreError):
            await note_act(self.store, deed, about, by, outcome)

    # -- looking

    async def tables(self) -> list[dict[str, Any]]:
        """Every table, the latest first."""
        return await asyncio.to_thread(self._tables)

    def _tables(self) -> list[dict[str, Any]]:
        rows = []
        for row in self.store.tables_where("true", limit=100_000):
            shown = listed_row(row, "")
            match = self.hall.matches.get(shown["id"])
            status = "broken" if shown["broken"] else "frozen" if shown["frozen"] else "over" if shown["over"] else "running"
            rows.append({
                "id": shown["id"], "game": shown["game"], "title": shown["title"], "version": row["version"], "status": status,
                "answers": shown["answers"], "names": shown["names"], "visibility": row["visibility"], "frozen": row["frozen"],
                "updated": shown["updated"], "awake": match is not None, "sockets": len(match.lines) if match is not None else 0,
            })  # fmt: skip
        return rows

    async def people(self) -> list[dict[str, Any]]:
        """Everybody who has been here, the latest first."""
        seated = "SELECT person, count(*) AS tables FROM seats WHERE person IS NOT NULL GROUP BY person"
        found = await asyncio.to_thread(self.store.rows, "SELECT * FROM people ORDER BY created DESC LIMIT 5000")
        at = {row["person"]: row["tables"] for row in await asyncio.to_thread(self.store.rows, seated)}
        here: dict[str, int] = {}
        for line in self.lines:
            here[line.who.id] = here.get(line.who.id, 0) + 1
        return [
            {"id": row["id"], "name": row["name"], "since": row["created"], "muted": bool(row["muted"]),
             "tables": at.get(row["id"], 0), "sockets": here.get(row["id"], 0)}
            for row in found
        ]  # fmt: skip

    async def load(self) -> dict[str, Any]:
        """How busy the hall is."""
        return {
            "uptime": round(time.time() - stats.began), "answers": stats.answers, "messages": stats.messages,
            "refused": dict(stats.refused), "faults": faults.counted, "trouble": self.store.trouble, "memory": memory(),
            "cpu": round(time.process_time(), 1), "files": open_files(), "worst_lag": round(stats.worst_lag, 3),
            "bots": self.hall.thinkers.load(), "recordings": self.hall.clerks.load(), **self.gauges(),
        }  # fmt: skip

    def gauges(self) -> dict[str, float]:
        """The numbers of this moment, for metrics."""
        hall, bots, writer, entrance = self.hall, self.hall.thinkers.load(), self.store.writer, self.entrance
        return {
            "tables_awake": len(hall.matches), "drivers": hall.driving(), "tasks": len(asyncio.all_tasks()),
            "sockets": len(self.lines), "connections": entrance.total if entrance is not None else 0,
            "connections_refused_total": entrance.refused if entrance is not None else 0,
            "connections_too_slow_total": entrance.too_slow if entrance is not None else 0,
            "bot_workers": bots["started"], "bot_busy": bots["busy"], "bot_queue": bots["queued"],
            "bot_people_waiting": bots["people_waiting"], "bot_longest_wait_seconds": bots["longest_wait"],
            "bot_answers_total": bots["answers"], "bot_late_total": bots["late"], "bot_chance_total": bots["chance"],
            "bot_died_total": bots["died"], "bot_seconds_total": bots["seconds"], "commits_total": writer.commits,
            "commit_rows_total": writer.rows, "store_trouble": int(bool(writer.trouble)),
        }  # fmt: skip

    async def faults(self) -> list[dict[str, Any]]:
        """The latest faults, the last one first."""
        return [{key: value for key, value in row.items() if key != "trace"} for row in reversed(faults.latest)]

    async def acts(self) -> list[dict[str, Any]]:
        """What the keeper did, the last deed first."""
        return await asyncio.to_thread(self.store.rows, "SELECT * FROM acts ORDER BY number DESC LIMIT ?", ACTS)

    # -- tables

    def _row(self, table: str) -> dict[str, Any]:
        row = self.store.table(table)
        if row is None:
            raise KeeperError(f"there is no table {table!r}; `greathall admin list` names them")
        return row

    async def freeze(self, table: str, reason: str = "") -> dict[str, Any]:
        """Let a table stand still; people read the reason."""
        self._row(table)
        notice = plain(reason).strip() or STOPPED
        match = self.hall.matches.get(table)
        if match is not None:
            await match.freeze(Standstill(notice))
        else:
            await self.store.set_table(table, {"frozen": notice})
        return {"table": table, "frozen": notice}

    async def thaw(self, table: str) -> dict[str, Any]:
        """Let a table go on."""
        self._row(table)
        await self.store.set_table(table, {"frozen": ""})
        await self._anew(table)
        if self.hall.running:
            await self.hall.find(table)  # so that its bots go on at once
        return {"table": table, "frozen": ""}

    async def rewind(self, table: str, count: Any) -> dict[str, Any]:
        """Take answers of a table back, so that only the first `count` stand; nothing is erased from the journal."""
        if not str(count).isdigit():
            raise KeeperError(f"a count of answers is a number, not {str(count)!r}")
        self._row(table)
        match = await self.hall.find(table)
        to, stand = int(count), len(match.table.answers)
        async with match.lock:
            if to > stand:
                raise KeeperError(f"table {table} has {stand} answers that stand; it cannot go back to {to}")
            base = match.table.base
            if to < base:
                raise KeeperError(f"the first {base} answers of table {table} stand for good: the rules have changed since")
            if match.over:  # its seed is known by now, and whoever plays on is to know that
                settings = {**match.settings, "seeded": True}
                await self.store.set_table(table, {"settings": json.dumps(settings)})
            await rewind_to(match, to)
            await self.store.set_table(table, {"frozen": ""})
        self.hall.put_away(match)
        if self.hall.running:
            await self.hall.find(table)  # so that its bots go on at once
        return {"table": table, "answers": to}

    async def remove_table(self, table: str) -> dict[str, Any]:
        """Throw a table away, for good; only a backup has it then."""
        self._row(table)
        match = self.hall.matches.get(table)

        def job(c: Connection) -> None:
            for of in OF_A_TABLE:
                delete(c, of, {"table_id": table})
            delete(c, "tables", {"id": table})

        if match is not None:
            async with match.lock:
                await self.store.submit(job)
                match.still = Standstill("this table was removed")
            self.hall.put_away(match, gone=True)
        else:
            await self.store.submit(job)
        return {"table": table, "removed": True}

    async def _anew(self, table: str) -> None:
        """Let a table be read again, once what is being stored at it is stored."""
        match = self.hall.matches.get(table)
        if match is not None:
            async with match.lock:
                self.hall.put_away(match)

    # -- people

    def _person(self, person: str) -> dict[str, Any]:
        found = self.store.person(person)
        if found is None:
            raise KeeperError(f"there is nobody with the id {person!r}; `greathall admin people` lists everybody")
        return found

    async def end_sessions(self, person: str) -> dict[str, Any]:
        """End every session of somebody; his lines close."""
        self._person(person)
        await self.store.end_sessions(person)
        for line in list(self.lines):
            if line.who.id == person:
                line.hang_up()
        return {"person": person, "ended": True}

    async def mute(self, person: str, on: bool = True) -> dict[str, Any]:
        """Somebody may not talk; he plays on."""
        self._person(person)
        await self.store.submit(lambda c: update(c, "people", {"muted": int(on)}, {"id": person}))
        (self.hall.muted.add if on else self.hall.muted.discard)(person)
        return {"person": person, "muted": on}

    async def unmute(self, person: str) -> dict[str, Any]:
        """Somebody may talk again."""
        return await self.mute(person, on=False)

    async def remove_person(self, person: str) -> dict[str, Any]:
        """Forget somebody: sessions, notes and name. Where he still plays, a bot plays on."""
        name = self._person(person)["name"]
        await self.end_sessions(person)
        mine = [row["table_id"] for row in self.store.rows("SELECT table_id FROM seats WHERE person = ?", person)]
        watched = [row["table_id"] for row in self.store.rows("SELECT table_id FROM watchers WHERE person = ?", person)]

        def job(c: Connection) -> None:
            said = "seat IN (SELECT seat FROM seats WHERE seats.table_id = chat.table_id AND person = ?)"
            c.execute(f"UPDATE chat SET name = ? WHERE table_id IN ({places(mine)}) AND {said}", (NOBODY, *mine, person))
            looked = f"table_id IN ({places(watched)}) AND seat = -1 AND name = ?"
            c.execute(f"UPDATE chat SET name = ? WHERE {looked}", (NOBODY, *watched, name))
            update(c, "seats", {"kind": "bot", "bot": "greedy", "person": None, "name": NOBODY}, {"person": person})
            delete(c, "watchers", {"person": person})
            delete(c, "notes", {"person": person})
            update(c, "tables", {"opener": ""}, {"opener": person})
            delete(c, "sessions", {"person": person})
            delete(c, "people", {"id": person})

        await self.store.submit(job)
        self.hall.muted.discard(person)
        for table in {*mine, *watched}:
            await self._anew(table)
        for table in mine if self.hall.running else ():  # so that the bots go on at once
            with contextlib.suppress(Refused):  # one that cannot be read is let alone
                await self.hall.find(table)
        return {"person": person, "removed": True, "tables": len(mine)}

    # -- everything

    async def export(self, table: str) -> Iterator[str]:
        """The recording of a table, as it stands: it shows what is hidden."""
        row = self._row(table)
        recording = await asyncio.to_thread(stored_recording, self.store, row)
        return iter(recording.text().splitlines(keepends=True))

    async def bring(self, text: str) -> dict[str, Any]:
        """A recording becomes a table that everybody can look at; its id."""
        read = await asyncio.to_thread(read_recording, text.encode(), 100_000)
        if isinstance(read, tuple):
            raise KeeperError(read[1])
        game = known_game(read.game)
        settings = {"undo": "none", "pace": {"kind": "none", "seconds": 600, "days": 3}, "seeded": True}
        name = backups.digest_of(text)
        if self.store.table(name) is not None:
            raise KeeperError(f"this recording is here already, as table {name}")
        row: dict[str, Any] = {"id": name, "spectate": secrets.token_urlsafe(18), "visibility": "open", "settings": settings}
        row |= {"seed": read.seed, "options": read.options, "version": read.version}
        chairs = [Chair("closed", "", "", label) for label in read.names]
        await self.store.add_table(new_row(game, row, read.begun), seat_rows(chairs), read.begun.rows, read.begun.rests)
        return {"table": name}

    async def backup(self) -> Iterator[str]:
        """Everything, as text."""
        return backups.lines(self.store)

    async def missing(self, text: str) -> dict[str, Any]:
        """Bring back, from a backup, the tables that are not here any more; nothing that is here is touched."""
        gone, rows = await asyncio.to_thread(backups.missing, self.store, text.splitlines(keepends=True), "the backup")
        if gone:
            await self.store.submit(lambda c: backups.put(c, rows))
        found = await asyncio.to_thread(backups.replayed, self.store, gone)
        return {"tables": found.tables, "answers": found.answers, "differing": found.differing}


LOOKING = ("tables", "people", "load", "faults", "acts")
