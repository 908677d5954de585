"""Sessions: a random cookie, of which only the hash is kept; Origin and header checks."""

import secrets
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from greathall.server.settings import Settings
from greathall.server.store import Store

COOKIE = "greathall"
ABSOLUTE = 180 * 86_400  # a session ends after half a year, used or not


@dataclass(frozen=True)
class Visitor:
    """Who sends a request."""

    id: str
    name: str
    session: str  # hash of the cookie
    since: float = 0.0  # when the session began


NOBODY = Visitor("", "", "")


def hashed(cookie: str) -> str:
    """What is kept of a cookie."""
    return sha256(cookie.encode()).hexdigest()


def new_cookie(secure: bool) -> tuple[str, Cookie]:
    """A new session's cookie: 256 random bits."""
    value = secrets.token_urlsafe(32)
    cookie = Cookie(key=COOKIE, value=value, httponly=True, samesite="strict", secure=secure, path="/", max_age=ABSOLUTE)
    return value, cookie


def visitor(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> Visitor:
    """The visitor of a request or socket; NOBODY without a valid session."""
    cookie = connection.cookies.get(COOKIE, "")
    if not cookie or len(cookie) > 100:
        return NOBODY
    session = hashed(cookie)
    person = store.person_of(session)
    if person is None or time.time() - person["since"] > ABSOLUTE:
        return NOBODY
    return Visitor(person["id"], person["name"], session, person["since"])


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A page of another site may not act for its visitor: the Origin, if there is one, must be ours, scheme and all. That the
    host is ours was looked at before (`Guard`)."""
    origin = connection.headers.get("origin")
    settings: Settings = connection.app.state.settings
    if origin is not None and origin != settings.own_origin(connection.scope["scheme"], connection.headers.get("host", "")):
        raise PermissionDeniedException("this request comes from another site")


def check_change(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """What every request that changes something must show: our Origin and our header."""
    check_origin(connection)
    if connection.headers.get("x-greathall") != "1":
        raise PermissionDeniedException("the header X-Greathall: 1 is missing")


def required(who: Visitor) -> Visitor:
    """Somebody with a name, or a clear refusal."""
    if not who.id:
        raise NotAuthorizedException("say your name first")
    return who
