"""Opening tables: new ones, those of a recording, and how each is stored."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from greathall.bots.bot import BotError
from greathall.core.game import Game, Setting, SettingError
from greathall.games import UnknownGame, load
from greathall.server.hall import Hall, new_id
from greathall.server.ledger import snapshot_row
from greathall.server.match import Match
from greathall.server.messages import NewTable, SeatPlan
from greathall.server.names import one_line
from greathall.server.people import Chair
from greathall.server.seeds import clean_words, game_seed, new_secret, stored_words
from greathall.server.thinkers import BotFailed
from greathall.server.thinking import check_bot
from greathall.table.logged import Logged, logged_by_deal
from greathall.table.recording import Recording, RecordingError, parse
from greathall.table.refusals import Refused
from greathall.table.replay import verified, watched
from greathall.table.table import Table

BOT_NAMES = ("Alda", "Bruno", "Cyra", "Doro", "Elin", "Falk", "Gisa")
READING = 60.0  # seconds for a worker to play a recording again
FREE = {"undo": "free", "pace": {"kind": "none", "seconds": 600, "days": 3}}


@dataclass
class Begun:
    """The course of a table before it is stored: rows of its journal, snapshots, and how it stands."""

    rows: list[dict[str, Any]] = field(default_factory=list)
    rests: list[dict[str, Any]] = field(default_factory=list)
    over: bool = False
    answers: int = 0
    waiting: int = 0


def begun_with(table: Table, deal: Logged, logged: Sequence[Logged], version: int | None = None) -> Begun:
    """A table with its answers so far and what each of them told. It begins with the deal, or from its first state."""
    now = time.time()
    rows: list[dict[str, Any]] = []
    number = table.game.version if version is None else version
    for k, (answer, one) in enumerate(zip(table.answers, logged, strict=True)):
        if table.first is not None and k == table.base:
            rows.append(start_row(len(rows), k, now))
        said = {"told": one.text(), "reveals": one.reveals, "chance": one.chance, "waiting": one.waiting}
        row = {"seq": len(rows), "kind": "answer", "seat": answer.seat, "text": answer.text, "hash": answer.hash}
        rows.append({**row, "client": None, "at": now, **said})
    if table.first is not None and table.base == len(table.answers):
        rows.append(start_row(len(rows), table.base, now))
    if table.first is None:
        rest = snapshot_row(table.at(0), 0, 0, number, deal)
    else:
        rest = snapshot_row(table.first, table.base + 1, table.base, number, deal)
    waiting = sum(1 << seat for seat in table.waiting())
    return Begun(rows, [rest], table.outcome is not None, len(table.answers), waiting)


def start_row(seq: int, answers: int, at: float) -> dict[str, Any]:
    """The row of a journal that says: from here on it goes on from the snapshot that stands after this row."""
    blank = {"seat": 0, "hash": "", "client": None, "told": "", "reveals": -1, "chance": -1, "waiting": -1}
    return {"seq": seq, "kind": "start", "text": f'{{"answers": {answers}}}', "at": at, **blank}


def dealt(game: Game, seats: int, seed: str, options: dict[str, Setting], names: list[str]) -> Table:
    """A new game, or a refusal of its settings."""
    try:
        return Table(game, seats, seed, options, names)
    except SettingError as error:
        raise Refused("bad-setting", str(error)) from None


def known_game(slug: str) -> Game:
    """A game that there is."""
    try:
        return load(slug)
    except UnknownGame as error:
        raise Refused("no-game", str(error)) from None


async def open_table(hall: Hall, person: str, name: str, plan: NewTable) -> tuple[Match, int]:
    """A new table; the seat of who opens it (-1 if none is for him)."""
    game = known_game(plan.game)
    hall.check_room(person)
    if plan.seed and (plan.gather or plan.words):
        raise Refused("bad-setting", "a seed that was chosen takes no words")
    chairs = [_chair(k, seat, person, name) for k, seat in enumerate(plan.seats)]
    mine = [k for k, chair in enumerate(chairs) if chair.person == person]
    words: list[str | None] = [None] * len(chairs) if plan.gather or plan.words else []
    if plan.words and mine:
        words[mine[0]] = clean_words(plan.words)
    seed = plan.seed or new_secret()
    # While the players may add words nothing is dealt: whoever has seen his cards could want others.
    names = [chair.name for chair in chairs]
    table = await asyncio.to_thread(dealt, game, len(chairs), game_seed(seed, words), plan.options, names)
    begun = Begun() if plan.gather else begun_with(table, logged_by_deal(table.state, table.log, table.deal), [])
    pace = {"kind": plan.pace.kind, "seconds": plan.pace.seconds, "days": plan.pace.days}
    settings = {"undo": plan.undo, "pace": pace, "seeded": bool(plan.seed)}
    row = {"seed": seed, "words": stored_words(words), "dealt": int(not plan.gather), "visibility": plan.visibility}
    more = {"options": plan.options, "settings": settings, "opener": person}
    match = await keep(hall, game, {**row, **more}, chairs, begun)
    if not mine:
        await hall.watch(match, person, match.spectate)
    return match, mine[0] if mine else -1


async def quick(hall: Hall, person: str, name: str, slug: str) -> tuple[Match, int]:
    """Me against bots with the default settings, at once."""
    game = known_game(slug)
    count = min(max(game.seats[0], 2), game.seats[1])
    seats = [SeatPlan(kind="me")] + [SeatPlan(kind="bot", bot="greedy") for _ in range(count - 1)]
    return await open_table(hall, person, name, NewTable(game=slug, seats=seats))


def _chair(seat: int, plan: SeatPlan, person: str, name: str) -> Chair:
    label = one_line(plan.name)
    if plan.kind == "me":
        return Chair("person", person, "", label or name)
    if plan.kind == "open":
        return Chair("open", "", "", label or f"#{seat + 1}", secrets.token_urlsafe(18))
    try:
        check_bot(plan.bot)
    except BotError as error:
        raise Refused("no-bot", str(error)) from None
    return Chair("bot", "", plan.bot, label or BOT_NAMES[seat % len(BOT_NAMES)])


async def keep(hall: Hall, game: Game, row: dict[str, Any], chairs: list[Chair], begun: Begun) -> Match:
    """Store a new table."""
    stored = new_row(game, row, begun)
    await hall.store.add_table(stored, seat_rows(chairs), begun.rows, begun.rests)
    return await hall.find(str(stored["id"]))


def new_row(game: Game, row: dict[str, Any], begun: Begun) -> dict[str, Any]:
    """The row of a new table: what is said of it, and everything else as it is at first."""
    now = time.time()
    return {
        "id": new_id(), "game": game.slug, "version": game.version, "visibility": "private", "frozen": "", "words": "",
        "spectate": secrets.token_urlsafe(18), "salt": new_secret(), "bots": new_secret(), "dealt": 1, "clock": "", "opener": "",
        "over": int(begun.over), "answers": begun.answers, "waiting": begun.waiting, "created": now, "updated": now, **row,
    }  # fmt: skip


async def bring(hall: Hall, data: bytes, person: str) -> Match:
    """A table from a recording, to look at. It is played again by a worker: nobody else waits for that."""
    hall.check_room(person)
    try:
        read = await hall.clerks.ask(person, "read", (data, hall.limits.answers), READING)
    except BotFailed as failure:
        raise Refused("bad-record", f"this recording could not be played again: {failure}") from None
    if isinstance(read, tuple):
        raise Refused(*read)
    game = known_game(read.game)
    row = {"seed": read.seed, "options": read.options, "settings": {**FREE, "seeded": True}, "version": read.version}
    chairs = [Chair("closed", "", "", label) for label in read.names]
    match = await keep(hall, game, {**row, "opener": person}, chairs, read.begun)
    await hall.watch(match, person, match.spectate)
    return match


@dataclass
class Read:
    """A recording that was played again."""

    game: str
    seed: str
    options: dict[str, Setting]
    names: list[str]
    version: int
    begun: Begun


def read_recording(data: bytes, most: int) -> Read | tuple[str, str]:
    """In a worker: a recording, or the code and the sentence of a refusal."""
    try:
        recording = parse(data.decode(), "the file")
    except (RecordingError, UnicodeDecodeError, RecursionError) as error:
        return "bad-record", f"this is not a recording: {error}"
    if len(recording.answers) > most:
        return "too-big", f"a recording here has at most {most} answers"
    recording.names = labels(recording.names, recording.seats)
    try:
        game = known_game(recording.game)
        begun, version = brought(recording, game)
    except Refused as refusal:
        return refusal.code, str(refusal)
    except RecordingError as error:
        return "bad-record", f"this recording cannot be played: {error}"
    except ValueError as error:  # a number of seats or an option that the game does not know
        return "bad-setting", str(error)
    return Read(recording.game, recording.seed, dict(recording.options), recording.names, version, begun)


def brought(recording: Recording, game: Game) -> tuple[Begun, int]:
    """What is stored of a recording: it is played again, or, if the rules have changed since, at least read."""
    try:
        table, logged = verified(recording)
        deal = recording.deal if table.first is not None else logged_by_deal(table.at(0), *_dealt_again(table))
        assert deal is not None
        return begun_with(table, deal, logged), game.version
    except RecordingError:
        if recording.rules >= game.version or recording.outcome is None:
            raise
    table = watched(recording)
    assert recording.deal is not None
    return begun_with(table, recording.deal, recording.logged, recording.rules), recording.rules


def _dealt_again(table: Table) -> tuple[list[Any], list[Any]]:
    again = Table(table.game, table.seats, table.seed, table.options, table.names)
    return again.log, again.deal


def labels(names: Sequence[str], seats: int) -> list[str]:
    """Names for all seats of a recording."""
    given = [one_line(label) for label in names[:seats]]
    shown = [label or f"#{k + 1}" for k, label in enumerate(given)]
    return shown + [f"#{k + 1}" for k in range(len(shown), min(seats, 15))]


def seat_rows(chairs: Sequence[Chair]) -> list[dict[str, Any]]:
    """Chairs for the store."""
    return [
        {"seat": k, "kind": c.kind, "person": c.person or None, "bot": c.bot, "name": c.name, "invite": c.invite}
        for k, c in enumerate(chairs)
    ]
