"""Bytes over a plain socket: what no honest client sends."""

import base64
import os
import socket
from urllib.parse import urlsplit

PINGING, PONGING, TEXT, BEGIN, MORE, CLOSING = 0x89, 0x8A, 0x81, 0x01, 0x00, 0x88


def frame(payload: bytes, head: int = TEXT, mask: bytes = b"\x01\x82\x13\xf4") -> bytes:
    """One frame of a client."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([head]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def request(address: str, path: str, *headers: str, method: str = "GET") -> bytes:
    """A request in bytes, without its end if the last header is None-like."""
    host = urlsplit(address).netloc
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]).encode()


def upgrade(address: str, table: str, cookie: str) -> bytes:
    """The request that opens a line to a table."""
    key = base64.b64encode(os.urandom(16)).decode()
    more = ["Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    return request(address, f"/ws/tables/{table}?lang=en", *more, f"Cookie: {cookie}")


def connected(address: str, source: str = "", timeout: float = 20.0) -> socket.socket:
    """A connection, from another address of this machine if one is named."""
    parts = urlsplit(address)
    return socket.create_connection((parts.hostname or "", parts.port or 80), timeout, (source, 0) if source else None)


def line(address: str, table: str, cookie: str) -> socket.socket:
    """An open line to a table, whose first snapshot has begun to come."""
    s = connected(address)
    s.sendall(upgrade(address, table, cookie))
    heard = b""
    while b'"type":"snapshot"' not in heard:
        part = s.recv(65536)
        if not part:
            raise ConnectionError(heard.decode("latin-1"))
        heard += part
    return s


def drained(s: socket.socket, seconds: float = 20.0) -> bytes:
    """Everything that still comes until the other side closes."""
    s.settimeout(seconds)
    heard = b""
    try:
        while part := s.recv(65536):
            heard += part
    except ConnectionError:
        pass
    return heard


def close_code(heard: bytes) -> int:
    """The code of the close frame at the end of what was heard; 0 if there is none."""
    at = heard.rfind(b"\x88")
    return int.from_bytes(heard[at + 2 : at + 4], "big") if at >= 0 and len(heard) >= at + 4 else 0
