"""The keeper's line: a socket beside the data file, for its owner only, by which commands reach a hall that runs.

A question is a line of JSON ({"deed", "given", "size"}) and `size` bytes of text that belong to it. The answer is a line of JSON
({"result"}, {"refused"} or {"lines": true} and then lines of text until the end).
"""

import asyncio
import contextlib
import json
import logging
import os
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from greathall.server.faults import note, sentence
from greathall.server.keeper import Keeper, KeeperError
from greathall.server.keeper_pass import Passes

log = logging.getLogger("greathall")
LONGEST = 512 * 1024 * 1024  # bytes of a backup that is brought


def place_of(data: Path) -> Path:
    """Where the socket of a hall is."""
    return data.with_name(data.name + ".keeper")


@contextlib.contextmanager
def _short(path: Path) -> Iterator[str]:
    """A name of the socket that is short enough for the system, however deep its folder lies."""
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        near = f"/proc/self/fd/{folder}/{path.name}"
        yield near if os.path.isdir(f"/proc/self/fd/{folder}") else str(path)
    finally:
        os.close(folder)


@asynccontextmanager
async def listening(data: Path, keeper: Keeper, passes: Passes) -> AsyncIterator[None]:
    """Answer the keeper as long as this lasts."""
    path = place_of(data)
    try:
        listener = _bound(path)
    except OSError as error:
        log.warning("commands cannot reach this hall while it runs: %s: %s", path, error)
        yield
        return
    server = await asyncio.start_unix_server(lambda r, w: _serve(r, w, keeper, passes), sock=listener)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def _bound(path: Path) -> socket.socket:
    """The socket, for its owner only."""
    path.unlink(missing_ok=True)  # of a server that was killed: the data file is ours, and so is this
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    old = os.umask(0o177)
    try:
        with _short(path) as name:
            listener.bind(name)
    except OSError:
        listener.close()
        raise
    finally:
        os.umask(old)
    return listener


async def _serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, keeper: Keeper, passes: Passes) -> None:
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        if _ours(writer):
            await _answer(reader, writer, keeper, passes)
            await writer.drain()
    writer.close()


def _ours(writer: asyncio.StreamWriter) -> bool:
    """Does this come from the same user, or root? The folder may let others in that the socket should keep out."""
    peer = writer.get_extra_info("socket")
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    _, user, _ = struct.unpack("3i", peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i")))
    return user in (0, os.getuid())


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, keeper: Keeper, passes: Passes) -> None:
    try:
        asked = json.loads(await reader.readuntil(b"\n"))
        deed, given, size = asked["deed"], dict(asked.get("given") or {}), int(asked.get("size", 0))
        if not 0 <= size <= LONGEST:
            raise KeeperError(f"a text is at most {LONGEST} bytes")
        if size:
            given["text"] = (await reader.readexactly(size)).decode()
        if deed == "link":
            result: Any = passes.link()
            await keeper.noted("link", "", "command")
        else:
            result = await keeper.do(deed, given, "command")
    except KeeperError as error:
        _say(writer, {"refused": str(error)})
        return
    except (ValueError, LookupError, TypeError) as error:
        _say(writer, {"refused": f"this is no question to a hall: {error}"})
        return
    except Exception as error:
        _say(writer, {"refused": sentence(note("a deed of the keeper failed", error))})
        return
    if isinstance(result, Iterator):
        _say(writer, {"lines": True})
        while block := await asyncio.to_thread(some, result):
            writer.write(block)
            await writer.drain()
    else:
        _say(writer, {"result": result})


def some(lines: Iterator[str]) -> bytes:
    """The next lines, in one block."""
    block: list[str] = []
    for line in lines:
        block.append(line)
        if len(block) >= 500:
            break
    return "".join(block).encode()


def _say(writer: asyncio.StreamWriter, value: dict[str, Any]) -> None:
    writer.write(json.dumps(value, ensure_ascii=False).encode() + b"\n")


# -- the other end


class Asking:
    """A command's end of the line to a hall that runs."""

    def __init__(self, data: Path) -> None:
        """OSError if no hall listens there."""
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            with _short(place_of(data)) as name:
                self._socket.connect(name)
        except OSError:
            self._socket.close()
            raise

    def ask(self, deed: str, given: dict[str, Any], text: str = "") -> Any:
        """What the hall answers: JSON values, or an iterator of lines. KeeperError if it will not."""
        body = text.encode()
        asked = {"deed": deed, "given": given, "size": len(body)}
        with self._socket, self._socket.makefile("r", encoding="utf-8", newline="\n") as file:
            self._socket.sendall(json.dumps(asked).encode() + b"\n" + body)
            first = file.readline()
            answer = json.loads(first) if first else {"refused": "the hall has hung up; it may have been closed just now"}
            if "refused" in answer:
                raise KeeperError(answer["refused"])
            if "result" in answer:
                return answer["result"]
            return iter(list(file))

    def close(self) -> None:
        """Hang up."""
        self._socket.close()
