"""A live table: the referee, who sits there, who watches, the chat, the clock, and its place in the store."""

import asyncio
import time
from typing import Any

from greathall.core.game import Game
from greathall.games import load
from greathall.server.snapshot import Chair, Request, Talk, commitment, table_part
from greathall.server.store import Store
from greathall.table.table import NoUndo, Over, Table, TableRefusal

BOT_SECONDS = 30.0


class Refused(ValueError):
    """A request that the table does not take, with a code for programs."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule


class Match:
    """One table of the hall. All changes happen under its lock, and are stored before they are seen."""

    def __init__(self, store: Store, row: dict[str, Any], chairs: list[Chair]) -> None:
        self.store = store
        self.id: str = row["id"]
        self.game: Game = load(row["game"])
        self.version: int = row["version"]
        self.seed: str = row["seed"]
        self.settings: dict[str, Any] = row["settings"]
        self.spectate: str = row["spectate"]
        self.visibility: str = row["visibility"]
        self.chairs = chairs
        self.table = Table(self.game, len(chairs), self.seed, row["options"], [chair.name for chair in chairs])
        self.seq = 0
        self.clients: dict[str, int] = {}  # client id -> answers after it
        self.updated: float = row["updated"]
        self.moved_at: list[float] = []
        self.chat: list[Talk] = []
        self.request: Request | None = None
        self.thinking: set[int] = set()
        self.lock = asyncio.Lock()
        self.changed: set[asyncio.Event] = set()  # one for each socket: set when there is something new
        self.online: dict[str, int] = {}  # person -> sockets
        self.left = [float(self.pace["seconds"])] * len(chairs) if self.pace["kind"] == "live" else []
        self.since = time.monotonic()

    @property
    def pace(self) -> dict[str, Any]:
        """The clock's settings."""
        pace: dict[str, Any] = self.settings["pace"]
        return pace

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.table.names

    def load(self) -> None:
        """Replay the journal of the store: answers, and rewinds of them."""
        for row in self.store.read_journal(self.id):
            self.seq = row["seq"] + 1
            if row["kind"] == "rewind":
                self.table.rewind(int(row["text"]))
            else:
                self.table.answer(row["seat"], row["text"])
                if self.table.answers[-1].hash != row["hash"]:
                    self.table.reason = f"answer {len(self.table.answers)} led elsewhere when it was stored"
                    break
                if row["client"]:
                    self.clients[row["client"]] = len(self.table.answers)
        self.chat = [Talk(r["i"], r["seat"], r["name"], r["text"], r["at"]) for r in self.store.read_chat(self.id)]

    # -- who may what

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody plays."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person and person]

    def tell(self) -> None:
        """Something has changed: wake every socket."""
        self.updated = time.time()
        for flag in self.changed:
            flag.set()

    # -- changes

    async def answer(self, seat: int, do: str, seen: int | None, client: str | None) -> int:
        """Take an answer: checked, stored, accepted, told. The same client id again gives the same count."""
        async with self.lock:
            if client is not None and client in self.clients:
                return self.clients[client]
            try:
                pending = self.table.prepare(seat, do, seen)
            except TableRefusal as refusal:
                if self.table.frozen:
                    await asyncio.wrap_future(self.store.set_table(self.id, {"frozen": self.table.reason}))
                    self.tell()
                rule = getattr(getattr(refusal, "refusal", None), "rule", "")
                raise Refused(refusal.code, str(refusal), rule) from None
            accepted = pending.answer
            row = {"kind": "answer", "seat": seat, "text": accepted.text, "hash": accepted.hash, "client": client}
            await self._append(row, pending.after.outcome is not None)
            self._spend(seat)
            self.table.accept(pending)
            self.request = None
            count = len(self.table.answers)
            if client is not None:
                self.clients[client] = count
            self.tell()
            return count

    async def _append(self, row: dict[str, Any], over: bool) -> None:
        await asyncio.wrap_future(self.store.append(self.id, self.seq, {**row, "at": time.time()}, over))
        self.seq += 1

    async def undo(self, seat: int) -> None:
        """Take back alone as far as nothing was revealed; beyond that, ask the other people at the table."""
        async with self.lock:
            if self.table.outcome is not None:
                raise Refused("over", str(Over("the game is over")))
            if self.settings["undo"] == "none":
                raise Refused("no-undo", "this table was opened without taking back")
            to = self._last_own(seat)
            if to is None:
                raise Refused("no-undo", "you have not answered anything yet")
            others = [other for other, chair in enumerate(self.chairs) if chair.kind == "person" and other != seat]
            mine = self.chairs[seat].person
            others = [other for other in others if self.chairs[other].person != mine]
            alone = self.table.can_undo(seat) > 0 and to == len(self.table.answers) - 1
            if alone or (not others and self.settings["undo"] == "free"):
                await self._rewind(to)
            elif not others:
                raise Refused("no-undo", str(NoUndo("something was revealed since your last answer")))
            else:
                self.request = Request(seat, to, [])
                self.tell()

    def _last_own(self, seat: int) -> int | None:
        for n in range(len(self.table.answers) - 1, -1, -1):
            if self.table.answers[n].seat == seat:
                return n
        return None

    async def consent(self, person: str, agree: bool) -> None:
        """The others agree to a request, or one of them does not."""
        async with self.lock:
            if self.request is None:
                raise Refused("no-request", "nobody asks to take anything back")
            mine = [seat for seat in self.seats_of(person) if self.chairs[self.request.by].person != person]
            if not mine:
                raise Refused("not-yours", "the others must agree, not you")
            if not agree:
                self.request = None
                self.tell()
                return
            self.request.agreed += [seat for seat in mine if seat not in self.request.agreed]
            needed = [
                seat
                for seat, chair in enumerate(self.chairs)
                if chair.kind == "person" and chair.person != self.chairs[self.request.by].person
            ]
            if all(seat in self.request.agreed for seat in needed):
                await self._rewind(self.request.to)
            self.tell()

    async def _rewind(self, to: int) -> None:
        row = {"kind": "rewind", "seat": 0, "text": str(to), "hash": "", "client": None}
        await self._append(row, False)
        self.table.rewind(to)
        self.clients = {client: n for client, n in self.clients.items() if n <= to}
        self.request = None
        self.tell()

    async def say(self, person: str, text: str) -> None:
        """A line of chat."""
        async with self.lock:
            mine = self.seats_of(person)
            seat = mine[0] if mine else -1
            known = self.store.person(person)
            name = self.names[seat] if mine else (known["name"] if known else "?")
            talk = Talk(self.chat[-1].i + 1 if self.chat else 0, seat, name, text, time.time())
            row = {"table_id": self.id, "i": talk.i, "seat": seat, "name": name, "text": text, "at": talk.at}
            await asyncio.wrap_future(self.store.add_chat(row))
            self.chat.append(talk)
            self.tell()

    async def give_to_bot(self, seat: int, on: bool, bot: str) -> None:
        """A seat whose player leaves is played by a bot until it is taken back."""
        async with self.lock:
            chair = self.chairs[seat]
            chair.bot = bot if on else ""
            await asyncio.wrap_future(self.store.set_seat(self.id, seat, {"bot": chair.bot}))
            self.tell()

    # -- the clock: the server's own, and only while somebody is asked

    def _spend(self, seat: int) -> None:
        now = time.monotonic()
        if self.left:
            self.left[seat] = max(0.0, self.left[seat] - (now - self.since))
        self.since = now

    def clock(self) -> dict[str, Any] | None:
        """How much time everybody has."""
        if self.pace["kind"] == "none":
            return None
        waiting = self.table.waiting()
        if self.pace["kind"] == "days":
            due = self.updated + 86_400 * self.pace["days"]
            return {"kind": "days", "due": due, "running": waiting}
        now = time.monotonic()
        left = [max(0.0, t - (now - self.since)) if seat in waiting else t for seat, t in enumerate(self.left)]
        return {"kind": "live", "left": [round(t, 1) for t in left], "running": waiting}

    # -- what a visitor sees

    def snapshot(self, person: str, seat: int, lang: str, since: int) -> dict[str, Any]:
        """Everything that a visitor may see of this table now, through one of his own seats or none."""
        controls = self.seats_of(person)
        viewer = seat if seat in controls else -1
        over = self.table.outcome is not None
        request = self.request
        return {
            "type": "snapshot",
            "table": self.id,
            "seat": viewer,
            "controls": controls,
            "lang": lang,
            "game": {"slug": self.game.slug, "title": self.game.title},
            "names": self.names,
            "people": [
                {
                    "seat": k,
                    "name": chair.name,
                    "kind": chair.kind,
                    "bot": chair.bot,
                    "online": chair.kind == "bot" or bool(self.online.get(chair.person)),
                }
                for k, chair in enumerate(self.chairs)
            ],
            **table_part(self.table, viewer, lang, since),
            "thinking": sorted(self.thinking),
            "undo": {
                "alone": self.table.can_undo(viewer) if viewer >= 0 else 0,
                "policy": self.settings["undo"],
                "request": None
                if request is None
                else {"by": request.by, "to": request.to, "agreed": request.agreed},
            },
            "clock": self.clock(),
            "chat": [vars(talk) for talk in self.chat[-50:]],
            "commitment": commitment(self.seed),
            "seed": self.seed if over else None,
        }
