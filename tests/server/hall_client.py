"""A server in a process or in this one, and people who play on it: what the tests of the server share."""

import asyncio
import contextlib
import json
import multiprocessing
import os
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from http.client import HTTPConnection, HTTPException
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from greathall.cli import main
from greathall.server.app import make_app
from greathall.server.limits import Limits
from greathall.server.serve import configured
from greathall.server.settings import Settings

OURS = {"X-Greathall": "1"}
WIDE = Limits(
    requests=100_000,
    files=100_000,
    new_guests=100_000,
    messages=100_000,
    talk=100_000,
    imports=1000,
    sockets_of_an_address=4000,
    connections_of_an_address=8000,
)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.asynccontextmanager
async def hall_here(data: Path, limits: Limits = WIDE, settings: Settings | None = None) -> AsyncIterator[tuple[str, Any]]:
    """A server in this process: its address and its application."""
    app = make_app(data, 1, limits, settings)
    config = configured(app, lifespan="on", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", app
    finally:
        server.should_exit = True
        await task
        listening.close()


def run_command(arguments: list[str], plant: Callable[[], None] | None) -> None:
    """In the process of a server: the real command, after a bug was planted if one is wanted."""
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    if plant is not None:
        plant()
    sys.exit(main(arguments))


class Process:
    """The real server in a process of its own, forked from one that has imported everything: a start costs little."""

    def __init__(self, data: Path, plant: Callable[[], None] | None = None) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._plant = plant
        self._arguments = ["serve", "--port", str(self.port), "--data", str(data), "--no-browser"]
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["hall_client"])
        self.running: BaseProcess | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.running = self._context.Process(target=run_command, args=(self._arguments, self._plant))
        self.running.start()
        for _ in range(600):
            line = HTTPConnection("127.0.0.1", self.port, timeout=5)
            with contextlib.suppress(OSError, HTTPException), contextlib.closing(line):
                line.request("GET", "/api/me")
                if line.getresponse().status == 200:
                    return
            if not self.running.is_alive():
                raise AssertionError(f"the server ended with {self.running.exitcode}")
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a crash would end it."""
        assert self.running is not None
        self.running.kill()
        self.running.join()

    def stop(self) -> None:
        """As Ctrl-C would, and harder if that does not help."""
        if self.running is not None and self.running.is_alive():
            self.running.terminate()
            self.running.join(15)
            self.running.kill()
            self.running.join()


class Person:
    """Somebody with a session."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, headers=OURS, timeout=60, trust_env=False, verify=False)

    async def __aenter__(self) -> "Person":
        reply = await self.http.post("/api/me", json={"name": self.name})
        assert reply.status_code == 200, reply.text
        self.id = reply.json()["id"]
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """For the handshake of a socket."""
        return f"greathall={self.http.cookies['greathall']}"

    async def post(self, path: str, body: Any) -> Any:
        """Something that must work."""
        reply = await self.http.post(path, json=body)
        assert reply.status_code < 300, reply.text
        return reply.json()

    async def open(self, game: str, *seats: str, **more: Any) -> str:
        """A table with these seats: me, open, or the name of a bot."""
        plans = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made = await self.post("/api/tables", {"game": game, "seats": plans, **more})
        return str(made["id"])

    def line(self, table: str, **headers: str) -> "Wire":
        """A live line to a table."""
        return Wire(self.address, table, {"Cookie": self.cookie, **headers})


class Wire:
    """A socket that answers questions about itself."""

    def __init__(self, address: str, table: str, headers: dict[str, str], query: str = "lang=en") -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}?{query}"
        self.headers = headers
        self.last: dict[str, Any] = {}
        self.heard: list[str] = []  # everything, as it came

    async def __aenter__(self) -> "Wire":
        self.socket: ClientConnection = await connect(
            self.url, additional_headers=self.headers, compression=None, max_size=None, proxy=None
        )
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        await self.socket.close()

    async def get(self, seconds: float = 15) -> dict[str, Any]:
        """The next message; a change is laid over the last snapshot, and comes out as a whole one."""
        raw = await asyncio.wait_for(self.socket.recv(decode=True), seconds)
        assert isinstance(raw, str)
        self.heard.append(raw)
        message = json.loads(raw)
        assert isinstance(message, dict)
        if message["type"] == "change":
            message = merged(self.last, message)
        if message["type"] == "snapshot":
            self.last = message
        return message

    async def snapshot(self) -> dict[str, Any]:
        """The next snapshot."""
        while True:
            message = await self.get()
            if message["type"] == "snapshot":
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for the answer to it."""
        await self.socket.send(json.dumps(message))
        while True:
            reply = await self.get()
            if reply.get("id") == message.get("id") and reply["type"] != "snapshot":
                return reply

    async def closed(self, seconds: float = 5) -> int:
        """Wait until the other side closes; the code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.wait_for(self.socket.recv(), seconds)
        return int(self.socket.close_code or 0)


def merged(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """What a line shows after a change."""
    view = before["view"]
    for step in change["view"]:
        view = laid(view, step)
    events = {"events": change["events"], "from": change["from"]}
    return {**before, **change["set"], "type": "snapshot", "n": change["n"], "view": view, **events}


def laid(value: Any, step: list[Any]) -> Any:
    """A value with a step of a change laid over it: keys and indices, and what is there now."""
    if len(step) == 1:
        return step[0]
    if isinstance(value, list):
        now: Any = [*value, None] if step[0] == len(value) else [*value]
    else:
        now = dict(value)
    now[step[0]] = laid(now[step[0]], step[1:])
    return now
