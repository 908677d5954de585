"""Floods, each in a process of its own: what somebody can do to a hall who means no good. Every one goes on until it is ended,
and says what became of it when it is asked to stop."""

import contextlib
import json
import multiprocessing
import socket
import time
from collections.abc import Callable
from functools import cache
from http.client import HTTPConnection
from multiprocessing.connection import Connection
from typing import Any
from urllib.parse import urlsplit

from positions import finished
from raw_client import BEGIN, MORE, PINGING, PONGING, TEXT, close_code, connected, frame, line

from greathall.table.replay import Recording

Report = dict[str, Any]
Flood = Callable[[str, str, str, Connection], Report]


def _until(stop: Connection) -> bool:
    return not stop.poll()


def _poured(address: str, table: str, cookie: str, stop: Connection, packet: bytes, read: bool = True) -> Report:
    """The same bytes again and again on one line; after it was closed, on another one."""
    closed: list[int] = []
    sent = refused = 0
    while _until(stop):
        try:
            s = line(address, table, cookie)
        except OSError:
            refused += 1
            time.sleep(0.05)
            continue
        heard = b""
        with contextlib.suppress(OSError):
            s.settimeout(0.5)
            while _until(stop):
                try:
                    s.sendall(packet)
                    sent += 1
                except TimeoutError:
                    pass  # the other side reads no more for now
                if read:
                    s.setblocking(False)
                    with contextlib.suppress(BlockingIOError):
                        heard = (heard + s.recv(1 << 20))[-4096:]
                    s.settimeout(0.5)
        with contextlib.suppress(OSError):
            s.settimeout(1.0)
            while part := s.recv(1 << 20):
                heard = (heard + part)[-4096:]
        closed.append(close_code(heard))
        s.close()
    return {"sent": sent, "closed": closed, "refused": refused}


def texts(address: str, table: str, cookie: str, stop: Connection) -> Report:
    return _poured(address, table, cookie, stop, frame(b'{"type":"ping","id":"x"}') * 50)


def pings(address: str, table: str, cookie: str, stop: Connection) -> Report:
    return _poured(address, table, cookie, stop, frame(b"x" * 100, PINGING) * 200)


def pings_unread(address: str, table: str, cookie: str, stop: Connection) -> Report:
    return _poured(address, table, cookie, stop, frame(b"x" * 100, PINGING) * 200, read=False)


def pongs(address: str, table: str, cookie: str, stop: Connection) -> Report:
    return _poured(address, table, cookie, stop, frame(b"", PONGING) * 2000)


def continuations(address: str, table: str, cookie: str, stop: Connection) -> Report:
    """A message that never ends, in pieces of nothing. A second beginning is a breach of the protocol: it comes once a line."""
    return _poured(address, table, cookie, stop, frame(b"", BEGIN) + frame(b"", MORE) * 5000)


def large(address: str, table: str, cookie: str, stop: Connection) -> Report:
    return _poured(address, table, cookie, stop, frame(b"[" * 60_000, TEXT))


def half_requests(address: str, table: str, cookie: str, stop: Connection) -> Report:
    """As many connections as there can be, on each of which half a request is said."""
    held: list[socket.socket] = []
    refused = 0
    while _until(stop):
        try:
            s = connected(address, timeout=2)
            s.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
            held.append(s)
        except OSError:
            refused += 1
            time.sleep(0.01)
        if len(held) > 600:
            held.pop(0).close()
    return {"sent": len(held), "refused": refused}


def sockets(address: str, table: str, cookie: str, stop: Connection) -> Report:
    """Lines, opened as fast as can be, and kept."""
    held: list[socket.socket] = []
    refused = 0
    while _until(stop):
        try:
            held.append(line(address, table, cookie))
        except OSError:
            refused += 1
    return {"sent": len(held), "refused": refused}


def deaf(address: str, table: str, cookie: str, stop: Connection) -> Report:
    """Lines that are never read, at a table where something happens all the time."""
    held = []
    for _ in range(20):
        with contextlib.suppress(OSError):
            held.append(line(address, table, cookie))
    mouth = line(address, table, cookie)
    sent = 0
    while _until(stop):
        with contextlib.suppress(OSError):
            mouth.sendall(frame(json.dumps({"type": "chat", "id": f"c{sent}", "text": "x" * 400}).encode()))
        sent += 1
        time.sleep(0.04)
    return {"sent": sent, "lines": len(held)}


def talk(address: str, table: str, cookie: str, stop: Connection) -> Report:
    """Lines of chat, each on a line of its own: a limit by line would let all of them pass."""
    return _asked_anew(address, table, cookie, stop, {"type": "chat", "text": "hello"})


def undos(address: str, table: str, cookie: str, stop: Connection) -> Report:
    return _asked_anew(address, table, cookie, stop, {"type": "undo", "seat": 0})


def _asked_anew(address: str, table: str, cookie: str, stop: Connection, message: dict[str, Any]) -> Report:
    sent = slow = 0
    began = time.monotonic()
    while _until(stop):
        try:
            s = line(address, table, cookie)
            for k in range(10):
                s.sendall(frame(json.dumps({**message, "id": f"{sent}-{k}"}).encode()))
                sent += 1
            s.sendall(frame(b'{"type":"ping","id":"the end"}'))
            s.settimeout(10)
            heard = b""
            while b"the end" not in heard:
                part = s.recv(1 << 16)
                if not part:
                    break
                heard += part
            slow += heard.count(b'"code":"slow"')
            s.close()
        except OSError:
            time.sleep(0.05)
    return {"sent": sent, "slow": slow, "taken": sent - slow, "seconds": time.monotonic() - began}


def requests(address: str, table: str, cookie: str, stop: Connection) -> Report:
    return _posted(address, cookie, stop, "/api/tables", b'{"game":"pebble","seats":[{"kind":"me"},{"kind":"me"}]}')


@cache
def long_recording() -> bytes:
    """A whole game, made before the flood begins."""
    return Recording.of(finished("card-rogue", 4, "flood")).text().encode()


def imports(address: str, table: str, cookie: str, stop: Connection) -> Report:
    return _posted(address, cookie, stop, "/api/import", long_recording())


def _posted(address: str, cookie: str, stop: Connection, path: str, body: bytes) -> Report:
    found: dict[str, int] = {}
    parts = urlsplit(address)
    while _until(stop):
        c = HTTPConnection(parts.hostname or "", parts.port, timeout=20)
        with contextlib.suppress(OSError), contextlib.closing(c):
            for _ in range(20):
                c.request("POST", path, body, {"X-Greathall": "1", "Cookie": cookie, "Content-Type": "application/json"})
                reply = c.getresponse()
                reply.read()
                found[str(reply.status)] = found.get(str(reply.status), 0) + 1
                if not _until(stop):
                    break
    return found


FLOODS: dict[str, Flood] = {
    "texts": texts, "pings": pings, "pings that are not read": pings_unread, "pongs": pongs, "continuations": continuations,
    "large messages": large, "half-sent requests": half_requests, "sockets": sockets, "slow readers": deaf, "chat": talk,
    "undos": undos, "imports": imports, "requests": requests,  # which leave no more tables to be opened
}  # fmt: skip


def _flow(name: str, address: str, table: str, cookie: str, line_: Connection) -> None:
    if name == "imports":
        long_recording()
    line_.send({"ready": True})
    line_.send(FLOODS[name](address, table, cookie, line_))


class Flooder:
    """Somebody in a process of his own."""

    def __init__(self, name: str, address: str, table: str, cookie: str) -> None:
        context = multiprocessing.get_context("forkserver")
        self._line, there = context.Pipe()
        self._process = context.Process(target=_flow, args=(name, address, table, cookie, there), daemon=True)
        self._process.start()
        assert self._line.poll(120) and self._line.recv() == {"ready": True}

    def stop(self) -> Report:
        """End it; what became of it."""
        self._line.send("stop")
        report: Report = self._line.recv() if self._line.poll(60) else {}
        self._process.join(10)
        self._process.kill()
        return report
