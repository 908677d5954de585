"""The door: connections before anything of a request is known. Whoever takes too long to say what he wants, or to take the
answer, or comes too often at once, must leave: a place at the door is the one thing that costs the other side nothing."""

import asyncio
import logging
import resource
import socket
import time
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from greathall.server.limits import Limits
from greathall.server.settings import Settings, place
from greathall.server.socket_protocol import SocketProtocol

log = logging.getLogger("greathall")
SPARE = 200  # file handles that are not for visitors
QUIET = 60.0  # seconds between two lines of the log about the same
FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"


class Entrance:
    """Who is at the door or inside: so many in all, and from one place. A proxy that we trust is no place."""

    def __init__(self, limits: Limits, settings: Settings) -> None:
        self.limits = limits
        self.settings = settings
        self.most = min(limits.connections, _handles() - SPARE)
        self.at: Counter[str] = Counter()
        self.total = 0
        self.refused = 0
        self.too_slow = 0
        self._said = -QUIET

    def enter(self, where: str) -> bool:
        """May one more come in?"""
        crowded = self.at[where] >= self.limits.connections_of_an_address and not self.settings.trusts(where)
        if self.total >= self.most or crowded:
            self.refused += 1
            if time.monotonic() - self._said >= QUIET:
                self._said = time.monotonic()
                why = f"{self.at[where]} come from {where}" if crowded else f"there are {self.total}"
                log.warning("too many connections: %s; %d were refused so far", why, self.refused)
            return False
        self.at[where] += 1
        self.total += 1
        return True

    def leave(self, where: str) -> None:
        """One has gone."""
        self.total -= 1
        self.at[where] -= 1
        if not self.at[where]:
            del self.at[where]


def _handles() -> int:
    """How many files may be open; as many as the system lets us."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        wanted = hard if hard != resource.RLIM_INFINITY else 65_536
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            pass
    return soft if soft != resource.RLIM_INFINITY else 1_000_000


class Door(H11Protocol):
    """One connection, until it becomes a websocket or ends."""

    entrance: ClassVar[Entrance]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._where = ""
        self._inside = False
        self._timer: asyncio.TimerHandle | None = None
        self._stage: object = None  # what the timer waits for
        self._full: asyncio.TimerHandle | None = None  # until it must have read what we sent

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # Small messages go at once. asyncio sees to that only for sockets that say they speak TCP, and one that was bound by hand
        # says nothing: then a message waits up to 40 ms for the other side to have confirmed the one before.
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._where = place(self.client[0]) if self.client else ""
        self._inside = self.entrance.enter(self._where)
        if not self._inside:
            transport.write(FULL)
            transport.close()
            return
        self._wait_for(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop()
        if self._inside:
            self._inside = False
            self.entrance.leave(self._where)

    def data_received(self, data: bytes) -> None:
        if not self._inside or self.transport.is_closing():
            return
        if self._stage is None:  # the first bytes of another request
            self._wait_for(h11.IDLE)
        super().data_received(data)
        if not self._inside or self.transport.is_closing():
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY and self._stage is not h11.SEND_BODY:
            self._wait_for(h11.SEND_BODY)
        elif state not in (h11.IDLE, h11.SEND_BODY):
            self._stop()  # all of it is here

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        if isinstance(wire, SocketProtocol):
            self._inside = False  # from here on it is the socket's
            wire.left = lambda: self.entrance.leave(self._where)

    def on_response_complete(self) -> None:
        self._stop()
        super().on_response_complete()

    def _wait_for(self, stage: object) -> None:
        self._stop()
        self._stage = stage
        limits = self.entrance.limits
        self._timer = self.loop.call_later(limits.header_seconds if stage is h11.IDLE else limits.body_seconds, self._too_slow)

    def _stop(self) -> None:
        self._stage = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self.entrance.too_slow += 1
        self.transport.abort()

    # -- whoever does not read what he asked for

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full = self.loop.call_later(self.entrance.limits.body_seconds, self._too_slow)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._full is not None:
            self._full.cancel()
            self._full = None


def door_of(entrance: Entrance) -> type[Door]:
    """The door of a hall."""
    return type("Door", (Door,), {"entrance": entrance})
