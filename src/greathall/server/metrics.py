"""Metrics in the text format of Prometheus, on a port of their own: they are nobody's business but the keeper's."""

import asyncio
import contextlib
import os
import resource
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from greathall import __version__
from greathall.core.game import SettingError
from greathall.server import faults
from greathall.server.stats import BOUNDS, Times, stats

PREFIX = "greathall_"


def lines(load: Mapping[str, Any]) -> Iterator[str]:
    """All metrics, from what the hall says of itself (`Keeper.load`)."""
    yield from _one("info", "gauge", "Version of the program.", 1, f'{{version="{__version__}"}}')
    yield from _one("uptime_seconds", "gauge", "Seconds since the start.", round(time.time() - stats.began, 1))
    yield from _one("answers_total", "counter", "Answers that were taken.", stats.answers)
    yield from _one("messages_total", "counter", "Messages of visitors.", stats.messages)
    yield f"# HELP {PREFIX}refused_total Messages that were refused, by code."
    yield f"# TYPE {PREFIX}refused_total counter"
    for code, count in sorted(stats.refused.items()):
        yield f'{PREFIX}refused_total{{code="{code}"}} {count}'
    yield from _one("faults_total", "counter", "Faults that were noted.", faults.counted)
    yield from _times("loop_lag_seconds", "How late the event loop was.", stats.lag)
    yield from _times("wake_seconds", "How long it took to wake a table.", stats.wakes)
    for name, value in load.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        yield from _one(name, kind, name.replace("_", " ").capitalize() + ".", value)
    yield from _one("memory_bytes", "gauge", "Memory in use.", memory())
    yield from _one("cpu_seconds_total", "counter", "Processor time of the server.", round(time.process_time(), 2))
    yield from _one("open_files", "gauge", "Open files and connections.", open_files())


def _one(name: str, kind: str, about: str, value: float, labels: str = "") -> Iterator[str]:
    yield f"# HELP {PREFIX}{name} {about}"
    yield f"# TYPE {PREFIX}{name} {kind}"
    yield f"{PREFIX}{name}{labels} {value}"


def _times(name: str, about: str, times: Times) -> Iterator[str]:
    yield f"# HELP {PREFIX}{name} {about}"
    yield f"# TYPE {PREFIX}{name} histogram"
    so_far = 0
    for bound, count in zip((*BOUNDS, "+Inf"), times.steps, strict=True):
        so_far += count
        yield f'{PREFIX}{name}_bucket{{le="{bound}"}} {so_far}'
    yield f"{PREFIX}{name}_sum {round(times.total, 6)}"
    yield f"{PREFIX}{name}_count {times.count}"


def memory() -> int:
    """Bytes of memory in use now; where the system does not say, the most there ever were."""
    with contextlib.suppress(OSError), open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def open_files() -> int:
    """How many files and connections are open."""
    with contextlib.suppress(OSError):
        return len(os.listdir("/proc/self/fd"))
    return -1


def listening_at(text: str) -> tuple[str, int]:
    """The address of --metrics; SettingError in a sentence."""
    host, _, port = text.rpartition(":")
    if not port.isdigit() or not 0 < int(port) < 65536:
        raise SettingError(f"--metrics is an address and a port, such as 127.0.0.1:9464, not {text!r}")
    return host.strip("[]") or "127.0.0.1", int(port)


@asynccontextmanager
async def served(address: tuple[str, int] | None, keeper: Any) -> AsyncIterator[None]:
    """Answer requests for /metrics as long as this lasts; nothing if no address is given."""
    if address is None:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            found = head.startswith((b"GET /metrics ", b"GET / "))
            body = ("\n".join(lines(keeper.gauges())) + "\n").encode() if found else b"there is only /metrics here\n"
            status = "200 OK" if found else "404 Not Found"
            kind = "text/plain; version=0.0.4; charset=utf-8"
            writer.write(f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n".encode())
            writer.write(b"Connection: close\r\n\r\n" + body)
            await asyncio.wait_for(writer.drain(), 5)
        writer.close()

    server = await asyncio.start_server(answer, *address)
    try:
        yield
    finally:
        server.close()
