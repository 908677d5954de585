"""Before the application: who may ask at all, and how fast; the files of the page; and the headers that every answer has, whoever
gives it."""

import json
import logging
from typing import Any

from litestar import Litestar

from greathall.server.files import Answer, file_answer
from greathall.server.limits import Buckets, Limits
from greathall.server.settings import Settings, place

log = logging.getLogger("greathall")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ALWAYS = ("/live", "/ready")  # asked by machines, by whatever name, as often as they like
SLOW = "too many requests: wait a moment"
OTHER_NAME = "this server does not go by that name; its keeper can start it with --public-url"
NOTHING = "there is nothing at this address"


class Guard:
    """The application as it is served."""

    def __init__(self, app: Litestar, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self._requests = Buckets(limits.requests, 5 * limits.requests)
        self._files = Buckets(limits.files, 10 * limits.files)
        more = {"strict-transport-security": "max-age=31536000"} if settings.secure else {}
        self._headers = [(name.encode(), value.encode()) for name, value in {**HEADERS, **more}.items()]
        self._known = {name for name, _ in self._headers}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close"})  # before it was accepted: the other side reads 403
            return

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                kept = [(name, value) for name, value in message.get("headers", []) if name.lower() not in self._known]
                message = {**message, "headers": [*kept, *self._headers]}
            await send(message)

        if refusal is not None:
            await send_answer(sending, scope, _refused(*refusal))
            return
        file = file_answer(scope["method"], scope["path"], "gzip" in _header(scope, b"accept-encoding"))
        if file is not None:
            await send_answer(sending, scope, file)
        else:
            await self.app(scope, receive, sending)

    def _refusal(self, scope: Any) -> tuple[int, str, str] | None:
        """Status, code and sentence for a request that goes no further."""
        path: str = scope["path"]
        if path in ALWAYS:
            return None
        if not path.isprintable():
            return 404, "not-found", NOTHING
        if not self.settings.goes_by(_header(scope, b"host")):
            return 403, "forbidden", OTHER_NAME
        client = scope.get("client")
        buckets = self._requests if path.startswith(("/api/", "/ws/", "/keeper")) else self._files
        if not buckets.take(place(client[0]) if client else ""):
            return 429, "slow", SLOW
        return None


def _refused(status: int, code: str, message: str) -> Answer:
    return status, [(b"content-type", b"application/json")], json.dumps({"code": code, "message": message}).encode()


async def send_answer(send: Any, scope: Any, answer: Answer) -> None:
    """Send an answer that is there already."""
    status, headers, body = answer
    headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body if scope["method"] != "HEAD" else b""})


def _header(scope: Any, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""
