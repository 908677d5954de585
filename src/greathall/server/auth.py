"""Sessions: a random cookie, of which only the hash is kept; Origin and header checks; a rate limit per connection."""

import secrets
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from greathall.server.store import Store

COOKIE = "greathall"
ABSOLUTE = 180 * 86_400  # a session ends after half a year, used or not


@dataclass(frozen=True)
class Visitor:
    """Who sends a request."""

    id: str
    name: str
    session: str  # hash of the cookie


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
    return Visitor(person["id"], person["name"], session)


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A page of another site may not act for its visitor: the Origin, if there is one, must be this host."""
    origin = connection.headers.get("origin")
    host = connection.headers.get("host", "")
    if origin is not None and origin.split("://", 1)[-1] != host:
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


class Bucket:
    """A token bucket: so many messages a second, with bursts of twice that."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.tokens = 2 * rate
        self.at = time.monotonic()

    def take(self) -> bool:
        """May one more message pass?"""
        now = time.monotonic()
        self.tokens = min(2 * self.rate, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True
