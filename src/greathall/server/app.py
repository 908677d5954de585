"""The application: the routes, the socket, headers, errors."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Response, WebSocket, get, websocket
from litestar.config.response_cache import ResponseCacheConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from greathall import __version__
from greathall.games import MODULES, UnknownGame
from greathall.server.auth import Visitor, check_origin, visitor
from greathall.server.document import PAGES, TABLE, api_document, at_table, document, preferred
from greathall.server.faults import note, sentence
from greathall.server.guard import NOTHING
from greathall.server.hall import Hall
from greathall.server.keeper import Keeper
from greathall.server.keeper_line import listening
from greathall.server.keeper_pass import Passes
from greathall.server.keeper_routes import ROUTES as KEEPER_ROUTES
from greathall.server.limits import Buckets, Crowd, Limits
from greathall.server.metrics import served
from greathall.server.routes import ROUTES, Req, address_of, hall_of, language, who
from greathall.server.settings import Settings
from greathall.server.sockets import Line
from greathall.server.store import Store, StoreError
from greathall.server.thinkers import Thinkers
from greathall.table.refusals import Refused

log = logging.getLogger("greathall")


# -- the live line


@websocket("/ws/tables/{table:str}")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The live line to a table."""
    try:
        check_origin(socket)
    except HTTPException:
        await socket.close(code=4403, reason="this request comes from another site")
        return
    hall = hall_of(socket)
    visiting = visitor(socket, hall.store)
    await socket.accept()
    crowd: Crowd = socket.app.state.crowd
    where = address_of(socket)
    if not crowd.enter(visiting.id, where):
        await socket.close(code=4429, reason="too many open tables: close one first")
        return
    try:
        await attend(hall, table, visiting, socket)
    finally:
        crowd.leave(visiting.id, where)


async def attend(hall: Hall, table: str, visiting: Visitor, socket: WebSocket[Any, Any, Any]) -> None:
    """Serve a line that has been let in."""
    try:
        match = await hall.find(table)
        if not hall.may_watch(match, visiting.id):
            raise Refused("no-table", "there is no such table")
    except Refused as refusal:
        await socket.close(code=4410 if refusal.code == "broken" else 4404, reason=str(refusal)[:120])
        return
    except StoreError as error:
        await socket.close(code=1013, reason=str(error)[:120])
        return
    line = Line(hall, match, visiting, socket, language(socket.query_params.get("lang", "en")), address_of(socket))
    lines: set[Line] = socket.app.state.lines
    lines.add(line)
    try:
        await line.run()
    finally:
        lines.discard(line)


# -- putting it together


def refused(request: Req, error: Refused) -> Response[dict[str, str]]:
    """A refusal as one plain sentence."""
    status = {"no-table": 404, "no-game": 404, "no-moment": 404, "not-yours": 403, "no-invite": 410}.get(error.code, 409)
    return Response({"code": error.code, "message": str(error)}, status_code=status)


def unknown_game(request: Req, error: UnknownGame) -> Response[dict[str, str]]:
    """No such game."""
    return Response({"code": "no-game", "message": str(error)}, status_code=404)


def not_stored(request: Req, error: StoreError) -> Response[dict[str, str]]:
    """The disk is full, say: nothing was kept."""
    return Response({"code": "store", "message": str(error)}, status_code=503)


def http_error(request: Req, error: HTTPException) -> Response[dict[str, str]] | Response[bytes]:
    """What the framework refuses, in the same form; who came with a browser to no such address sees the page say so."""
    if error.status_code >= 500:
        return fault(request, error)
    if error.status_code == 404 and "text/html" in request.headers.get("accept", "") and request.method == "GET":
        return sent(document(lang=preferred(request.headers.get("accept-language", ""))), 404)
    codes = {400: "bad-request", 401: "no-name", 403: "forbidden", 404: "not-found", 405: "bad-method"}
    code = {**codes, 413: "too-big", 429: "slow"}
    said = {404: NOTHING, 405: "this address does not take that"}  # the library would name files
    message = said.get(error.status_code, error.detail)
    return Response({"code": code.get(error.status_code, "error"), "message": message}, status_code=error.status_code)


def fault(request: Req, error: Exception) -> Response[dict[str, str]]:
    """A mistake of ours: noted in full here, and told in general there."""
    name = note("a request failed", error, method=request.method, path=request.url.path)
    return Response({"code": "error", "message": sentence(name), "fault": name}, status_code=500)


def sent(document: bytes, status: int = 200) -> Response[bytes]:
    """A document, which is asked for anew each time: it names the version of the files."""
    return Response(document, media_type=MediaType.HTML, status_code=status, headers={"cache-control": "no-cache"})


def page_routes() -> list[Any]:
    """The documents of the page (its files are sent by the `Guard`), and what machines ask."""

    def showing(path: str, module: str) -> Any:
        @get(path, include_in_schema=False, name=module)
        async def page(request: Req) -> Response[bytes]:
            game, table = shown_to(request)
            found = document(module, game, preferred(request.headers.get("accept-language", "")))
            return sent(at_table(found, table) if module == TABLE else found)

        return page

    @get("/api-docs", include_in_schema=False)
    async def api_page() -> Response[bytes]:
        return sent(api_document())

    @get("/live", include_in_schema=False)
    async def live_still() -> dict[str, bool]:
        return {"live": True}

    @get("/ready", include_in_schema=False)
    async def ready(request: Req) -> Response[dict[str, Any]]:
        wrong = hall_of(request).troubles()
        return Response({"ready": not wrong, "troubles": wrong}, status_code=503 if wrong else 200)

    return [*(showing(*page) for page in PAGES.items()), api_page, live_still, ready]


def shown_to(request: Req) -> tuple[str, str]:
    """The game whose files a page needs, and the table whose line is opened at once. Of a table they are named only to those who
    may watch it, the line only to who has a name; nothing is woken for it."""
    slug, table = request.path_params.get("slug", ""), request.path_params.get("table", "")
    try:
        person = who(request).id if table else ""
        game = hall_of(request).game_for(table, person) if table else slug if slug in MODULES else ""
    except StoreError:  # the page will say so
        return "", ""
    return game, table if game and person else ""


def make_app(
    data: Path, workers: int = 1, limits: Limits | None = None, settings: Settings | None = None,
    metrics: tuple[str, int] | None = None,
) -> Litestar:  # fmt: skip
    """The application on a data file. It is served behind a `Guard` (`serve.configured`)."""
    bounds = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(data)
        hall = Hall(store, Thinkers(workers), bounds)
        app.state.hall = hall
        app.state.lines = set()
        app.state.crowd = Crowd(bounds)
        app.state.imports = Buckets(bounds.imports, 5)
        app.state.imports_of_an_address = Buckets(2 * bounds.imports, 10)
        app.state.guests = Buckets(bounds.new_guests, 60 * bounds.new_guests)
        app.state.keeper_tries = Buckets(0.2, 10)
        keeper = app.state.keeper = Keeper(hall, app.state.lines, app.state.get("entrance"))
        hall.start()
        try:
            async with listening(store.path, keeper, app.state.passes), served(metrics, keeper):
                yield
        finally:
            await hall.close()
            store.close()

    app = Litestar(
        route_handlers=[*ROUTES, *KEEPER_ROUTES, live, *page_routes()],
        lifespan=[lifespan],
        exception_handlers={
            Refused: refused,
            UnknownGame: unknown_game,
            StoreError: not_stored,
            HTTPException: http_error,
            Exception: fault,
        },
        openapi_config=OpenAPIConfig(
            title="Greathall",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=bounds.body,
        logging_config=None,
        response_cache_config=ResponseCacheConfig(default_expiration=0),
    )
    app.state.settings = settings or Settings()
    app.state.limits = bounds
    app.state.passes = Passes(app.state.settings.origin)
    return app
