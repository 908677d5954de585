"""The keeper's page: what it asks and does. Everything here is for who has shown the keeper's token, and for nobody else."""

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from msgspec import Struct

from greathall.server.auth import check_change
from greathall.server.keeper import LOOKING, Keeper, KeeperError
from greathall.server.keeper_line import some
from greathall.server.keeper_pass import COOKIE, PASS_LASTS, Passes
from greathall.server.limits import Buckets
from greathall.server.routes import Req, address_of
from greathall.server.settings import Settings
from greathall.table.refusals import Refused

TEXT = "text/plain; charset=utf-8"
TEXTS = 64 * 1024 * 1024  # bytes of a recording or backup that is brought by the page


class Token(Struct, forbid_unknown_fields=True):
    """What the keeper shows at the door."""

    token: str


class Deed(Struct, forbid_unknown_fields=True):
    """Something to be done: which table, person or count, and the text that belongs to it."""

    table: str = ""
    person: str = ""
    count: int = -1
    reason: str = ""
    text: str = ""


def keeper_of(request: Req) -> Keeper:
    """The keeper, if this is he; to everybody else there is nothing here."""
    passes: Passes = request.app.state.passes
    if not passes.good(request.cookies.get(COOKIE, "")):
        raise NotFoundException
    keeper: Keeper = request.app.state.keeper
    return keeper


@post("/keeper/enter", status_code=200, include_in_schema=False)
async def enter(request: Req, data: JSONBody[Token]) -> Response[dict[str, bool]]:
    """Show the token; the browser is the keeper's then."""
    check_change(request)
    tries: Buckets = request.app.state.keeper_tries
    if not tries.take(address_of(request)):
        raise TooManyRequestsException("too many tries: wait a moment")
    passes: Passes = request.app.state.passes
    value = passes.enter(data.token)
    if value is None:
        raise Refused("not-yours", "this link was used already, or is too old: `greathall admin link` gives another")
    keeper: Keeper = request.app.state.keeper
    await keeper.noted("enter", address_of(request), "page")
    settings: Settings = request.app.state.settings
    secure = settings.secure or request.url.scheme == "https"
    cookie = Cookie(
        key=COOKIE, value=value, httponly=True, samesite="strict", secure=secure, path="/keeper", max_age=int(PASS_LASTS)
    )
    return Response({"entered": True}, cookies=[cookie])


@post("/keeper/leave", status_code=200, include_in_schema=False)
async def leave(request: Req) -> Response[dict[str, bool]]:
    """Go out again."""
    check_change(request)
    keeper_of(request)
    request.app.state.passes.leave(request.cookies.get(COOKIE, ""))
    response = Response({"left": True})
    response.delete_cookie(COOKIE, path="/keeper")
    return response


@get("/keeper/api/{what:str}", include_in_schema=False)
async def look(request: Req, what: FromPath[str]) -> Any:
    """Tables, people, load, faults or acts."""
    keeper = keeper_of(request)
    if what not in LOOKING:
        raise NotFoundException
    return await keeper.do(what, {}, "page")


@post("/keeper/api/{deed:str}", status_code=200, include_in_schema=False, request_max_body_size=TEXTS)
async def do(request: Req, deed: FromPath[str], data: JSONBody[Deed]) -> Any:
    """Do something; texts come as they are."""
    check_change(request)
    keeper = keeper_of(request)
    given = {key: getattr(data, key) for key in ("table", "person", "reason", "text") if getattr(data, key)}
    if data.count >= 0:
        given["count"] = data.count
    try:
        result = await keeper.do(deed, given, "page")
    except KeeperError as error:
        raise Refused("keeper", str(error)) from None
    if isinstance(result, (dict, list)):
        return result
    return Stream(iter(lambda: some(result), b""), headers={"content-type": TEXT})


ROUTES: list[Any] = [enter, leave, look, do]
