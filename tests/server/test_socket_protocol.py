"""The wire reads messages however they are cut into frames and packets, and the library refuses what is none."""

import asyncio
import base64
import os
import re
from importlib.metadata import version
from pathlib import Path

import pytest
from hall_client import Person, hall_here

PING, TEXT, MORE, PINGING, CLOSING = b'{"type":"ping","id":"%d"}', 0x81, 0x80, 0x89, 0x88


def frame(payload: bytes, head: int = TEXT, mask: bytes = b"\x01\x82\x13\xf4") -> bytes:
    """One frame of a client."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([head]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def pinged(number: int, spaces: int = 0) -> bytes:
    """A message that is answered with its number."""
    return frame(PING % number + b" " * spaces)


async def _said(data: Path, packets: list[bytes]) -> bytes:
    """Everything that the server says to packets, each sent alone, until it says the number 99 or closes the line."""
    async with hall_here(data) as (address, _), Person(address, "Ann") as ann:
        table = await ann.open("pebble", "me", "open")
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        lines = [f"GET /ws/tables/{table}?lang=en HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
        writer.write("\r\n".join([*lines, f"Cookie: {ann.cookie}", "", ""]).encode())
        heard = await reader.readuntil(b'"type":"snapshot"')
        for packet in packets:
            writer.write(packet)
            await asyncio.sleep(0.05)  # so that it arrives as a packet of its own
        heard = b""
        while b'"id":"99"' not in heard:
            part = await asyncio.wait_for(reader.read(65536), 15)
            if not part:
                break
            heard += part
        writer.close()
        return heard


WAYS = {
    "several in a packet": [pinged(1) + pinged(2) + pinged(99)],
    "cut in the middle": [pinged(1)[:9], pinged(1)[9:] + pinged(2), pinged(99)],
    "cut in the head": [pinged(1) + pinged(2)[:1], pinged(2)[1:], pinged(99)],
    "a long one": [pinged(1, 60_000), pinged(2, 300), pinged(99)],
    "in fragments": [frame(PING[:9], 0x01), frame(PING[9:] % 1, MORE), pinged(2), pinged(99)],
    "a ping between": [pinged(1) + frame(b"there?", PINGING) + pinged(2), pinged(99)],
    "a ping between fragments": [frame(PING[:9], 0x01) + frame(b"", PINGING), frame(PING[9:] % 1, MORE) + pinged(2), pinged(99)],
    "more than may wait": [b"".join(pinged(k) for k in (1, 2, *range(3, 40))), pinged(99)],
}


@pytest.mark.parametrize("way", WAYS)
def test_messages_arrive_in_order(way: str, tmp_path: Path) -> None:
    heard = asyncio.run(_said(tmp_path / "hall.sqlite3", WAYS[way]))
    places = [heard.find(b'{"type":"pong","id":"%d"}' % number) for number in (1, 2, 99)]
    assert -1 not in places and places == sorted(places)
    assert (b"there?" in heard) == (way == "a ping between")


REFUSED = {
    "not masked": (b"\x81\x05hello", 1002),
    "no such frame": (frame(b"", 0x83), 1002),
    "reserved bits": (frame(PING % 1, 0xC1), 1002),
    "not UTF-8": (frame(b"\xff\xfe"), 1007),
    "too long": (b"\x81\xff" + (70_000).to_bytes(8, "big") + b"\0\0\0\0", 1009),
    "closing": (frame((1000).to_bytes(2, "big"), CLOSING), 1000),
}


@pytest.mark.parametrize("what", REFUSED)
def test_the_library_closes_what_is_no_message(what: str, tmp_path: Path) -> None:
    packet, code = REFUSED[what]
    heard = asyncio.run(_said(tmp_path / "hall.sqlite3", [pinged(1), packet + pinged(99)]))
    assert b'{"type":"pong","id":"1"}' in heard and b'"id":"99"' not in heard
    assert b"\x88" in heard and code.to_bytes(2, "big") in heard.rpartition(b"\x88")[2]


@pytest.mark.parametrize("library", ["uvicorn", "websockets"])
def test_what_keeps_its_insides_to_itself_is_bounded(library: str) -> None:
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    low, high = re.findall(rf'"{library}>=([\d.]+),<([\d.]+)"', text)[0]
    assert _numbers(low) <= _numbers(version(library)) < _numbers(high), "another version must be tried first"


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("."))
