"""What is asked over HTTP: people, games, tables."""

import asyncio
import secrets
from typing import Any

from litestar import MediaType, Request, Response, WebSocket, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from greathall.data.language import LANGUAGES
from greathall.games import load
from greathall.server import messages as m
from greathall.server.auth import COOKIE, Visitor, check_change, hashed, new_cookie, required, visitor
from greathall.server.fair import transcript_of
from greathall.server.forks import fork
from greathall.server.hall import Hall
from greathall.server.limits import Buckets
from greathall.server.match import Match
from greathall.server.names import one_line
from greathall.server.opening import bring, open_table, quick
from greathall.server.pages import game_words
from greathall.server.records import stored_recording
from greathall.server.settings import Settings, place
from greathall.server.snapshot import logged_part, table_part
from greathall.server.sockets import Line
from greathall.table.refusals import Refused

Req = Request[Any, Any, State]


def hall_of(connection: Req | WebSocket[Any, Any, Any]) -> Hall:
    """The hall of this application."""
    hall = connection.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def language(lang: str) -> str:
    """A language that there is."""
    return lang if lang in LANGUAGES else "en"


def address_of(connection: Req | WebSocket[Any, Any, Any]) -> str:
    """Where a request comes from."""
    return place(connection.client.host) if connection.client is not None else ""


def who(request: Req) -> Visitor:
    """The visitor of a request."""
    return visitor(request, hall_of(request).store)


def acting(request: Req) -> Visitor:
    """The visitor of a request that changes something."""
    check_change(request)
    hall_of(request).store.check()
    return required(who(request))


async def watched(request: Req, table: str) -> Match:
    """A table that this visitor may look at."""
    hall = hall_of(request)
    match = await hall.find(table)
    if not hall.may_watch(match, who(request).id):
        raise Refused("no-table", "there is no such table")
    return match


def ended(match: Match, why: str) -> None:
    """What is laid open at the end is refused before it."""
    if match.table.outcome is None:
        raise Refused("running", why)


# -- people


@get("/api/me")
async def me(request: Req) -> dict[str, Any]:
    """Who am I?"""
    visiting = who(request)
    return {"id": visiting.id, "name": visiting.name, "new": not visiting.id}


@post("/api/me", status_code=200)
async def name_me(request: Req, data: JSONBody[m.NamePerson]) -> Response[dict[str, Any]]:
    """Say or change one's name."""
    check_change(request)
    hall = hall_of(request)
    hall.store.check()
    visiting = who(request)
    name = clean_name(data.name)
    if visiting.id:
        await hall.store.rename(visiting.id, name)
        return Response({"id": visiting.id, "name": name, "new": False})
    guests: Buckets = request.app.state.guests
    if not guests.take(address_of(request)):
        raise TooManyRequestsException("too many new guests at once: wait a moment")
    person = secrets.token_urlsafe(12)
    settings: Settings = request.app.state.settings
    value, cookie = new_cookie(settings.secure or request.url.scheme == "https")
    await hall.store.add_session(person, name, hashed(value))
    return Response({"id": person, "name": name, "new": False}, cookies=[cookie])


@delete("/api/session", status_code=200)
async def end_session(request: Req) -> Response[dict[str, bool]]:
    """Log out: this session ends, and its sockets close."""
    visiting = acting(request)
    await hall_of(request).store.end_sessions(visiting.id, only=visiting.session)
    _hang_up(request, {visiting.session})
    response = Response({"ended": True})
    response.delete_cookie(COOKIE)
    return response


@delete("/api/sessions/others", status_code=200)
async def end_others(request: Req) -> dict[str, bool]:
    """End all my other sessions."""
    visiting = acting(request)
    await hall_of(request).store.end_sessions(visiting.id, keep=visiting.session)
    lines: set[Line] = request.app.state.lines
    _hang_up(request, {line.who.session for line in lines if line.who.id == visiting.id} - {visiting.session})
    return {"ended": True}


def _hang_up(request: Req, sessions: set[str]) -> None:
    lines: set[Line] = request.app.state.lines
    for line in lines:
        if line.who.session in sessions:
            line.hang_up()


def clean_name(name: str) -> str:
    """A name in one line, of characters that can be seen."""
    seen = one_line(name)
    if not seen:
        raise Refused("bad-name", "a name has at least one character that can be seen")
    return seen


# -- games


ROWS = {200: ResponseSpec(list[dict[str, Any]], generate_examples=False)}


@get("/api/games", responses=ROWS)
async def all_games(request: Req, lang: FromQuery[str] = "en") -> Response[bytes]:
    """The games, with their settings."""
    return said_once(request, "games", "", language(lang))


@get("/api/games/{slug:str}/rules", responses=ROWS)
async def game_rules(request: Req, slug: FromPath[str], lang: FromQuery[str] = "en") -> Response[bytes]:
    """The whole rule index of a game."""
    return said_once(request, "rules", load(slug).slug, language(lang))


@get("/api/games/{slug:str}/cards", responses=ROWS)
async def game_cards(request: Req, slug: FromPath[str], lang: FromQuery[str] = "en") -> Response[bytes]:
    """Every card of a game."""
    return said_once(request, "cards", load(slug).slug, language(lang))


def said_once(request: Req, what: str, slug: str, lang: str) -> Response[bytes]:
    """What is the same for everybody, as long as the server runs."""
    headers, body = game_words(what, slug, lang).sent("gzip" in request.headers.get("accept-encoding", ""))
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/messages")
async def socket_messages() -> dict[str, Any]:
    """The schema of every message that the socket of a table takes."""
    return m.schema()


# -- tables


@get("/api/tables")
async def my_tables(request: Req) -> dict[str, Any]:
    """My tables, and the open ones."""
    return hall_of(request).lists(who(request).id)


@post("/api/tables", status_code=201)
async def new_table(request: Req, data: JSONBody[m.NewTable]) -> dict[str, Any]:
    """Open a table."""
    visiting = acting(request)
    match, seat = await open_table(hall_of(request), visiting.id, visiting.name, data)
    return {"id": match.id, "seat": seat}


@post("/api/tables/quick", status_code=201)
async def quick_table(request: Req, data: JSONBody[m.QuickTable]) -> dict[str, Any]:
    """Play now, against bots."""
    visiting = acting(request)
    match, seat = await quick(hall_of(request), visiting.id, visiting.name, data.game)
    return {"id": match.id, "seat": seat}


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(request: Req, table: FromPath[str], data: JSONBody[m.Join]) -> dict[str, int]:
    """Sit down at a table."""
    visiting = acting(request)
    hall = hall_of(request)
    return {"seat": await hall.join(await hall.find(table), visiting.id, visiting.name, data)}


@post("/api/tables/{table:str}/watch", status_code=200)
async def watch_table(request: Req, table: FromPath[str], data: JSONBody[m.Watch]) -> dict[str, bool]:
    """Show the key of the spectators' link; from then on this visitor may look at the table."""
    visiting = acting(request)
    hall = hall_of(request)
    await hall.watch(await hall.find(table), visiting.id, data.key)
    return {"watching": True}


@get("/api/tables/{table:str}/invites")
async def invites(request: Req, table: FromPath[str]) -> dict[str, Any]:
    """The links for those who are to come; only for people who sit there."""
    match = await watched(request, table)
    if not match.seats_of(who(request).id):
        raise Refused("not-yours", "only people at the table may invite")
    seats = [{"seat": k, "invite": chair.invite} for k, chair in enumerate(match.chairs) if chair.kind == "open"]
    return {"seats": seats, "spectate": match.spectate}


@get("/api/tables/{table:str}")
async def read_table(request: Req, table: FromPath[str], lang: FromQuery[str] = "en") -> dict[str, Any]:
    """A table as this visitor may see it now."""
    match = await watched(request, table)
    visiting = who(request)
    mine = match.seats_of(visiting.id)
    return match.snapshot(visiting.id, mine[0] if mine else -1, language(lang), max(0, len(match.table.log) - 200))


@get("/api/tables/{table:str}/at/{n:int}")
async def read_moment(request: Req, table: FromPath[str], n: FromPath[int], lang: FromQuery[str] = "en") -> dict[str, Any]:
    """A moment of a table, for replay: what this visitor might have known then."""
    match = await watched(request, table)
    if not 0 <= n <= len(match.table.answers):
        raise Refused("no-moment", f"this table has moments 0 to {len(match.table.answers)}")
    if not match.dealt:
        raise Refused("not-dealt", "the game is not dealt yet: it waits for the words of the players")
    mine = match.seats_of(who(request).id)
    seat, since = mine[0] if mine else -1, match.table.logged(n - 1) if n else 0
    last = match.table.answers[n - 1] if n else None
    step = {"seat": last.seat, "do": last.text} if last is not None and match.table.outcome is not None else None
    if match.board and n >= match.table.base:
        past = await hall_of(request).history.moment(match, n)
        part = table_part(past, seat, language(lang), since, asked=False)
    else:
        part = logged_part(match.table, seat, language(lang), n)
    return {**part, "names": match.names, "answers": len(match.table.answers), "step": step}


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Req, table: FromPath[str]) -> str:
    """The recording of a finished game."""
    match = await watched(request, table)
    ended(match, "a game can be exported when it is over")
    row = match.store.table(match.id)
    assert row is not None
    return (await asyncio.to_thread(stored_recording, match.store, row, match.table)).text()


@get("/api/tables/{table:str}/fair", media_type=MediaType.TEXT)
async def fair(request: Req, table: FromPath[str]) -> str:
    """The transcript of chance of a finished game, for tools/verify_fair.py."""
    match = await watched(request, table)
    ended(match, "the chance of a game is laid open when it is over")
    return await asyncio.to_thread(transcript_of, match)


@post("/api/import", status_code=201)
async def import_record(request: Req) -> dict[str, Any]:
    """A table to look at, from a recording."""
    visiting = acting(request)
    state = request.app.state
    if not (state.imports.take(visiting.id) and state.imports_of_an_address.take(address_of(request))):
        raise TooManyRequestsException("too many recordings at once: wait a moment")
    match = await bring(hall_of(request), await request.body(), visiting.id)
    return {"id": match.id}


@post("/api/tables/{table:str}/fork", status_code=201)
async def fork_table(request: Req, table: FromPath[str], data: JSONBody[m.Fork]) -> dict[str, Any]:
    """What if? A new table from a moment of a finished game, or of one that I play alone against bots; there everything that I do
    not know is drawn anew."""
    visiting = acting(request)
    match = await watched(request, table)
    new, seat = await fork(hall_of(request), match, visiting.id, visiting.name, data.n)
    return {"id": new.id, "seat": seat}


ROUTES: list[Any] = [
    me, name_me, end_session, end_others, all_games, game_rules, game_cards, socket_messages, my_tables, new_table, quick_table,
    join_table, watch_table, invites, read_table, read_moment, record, fair, import_record, fork_table,
]  # fmt: skip
