"""The frames of a websocket, as far as lines write them themselves: texts (RFC 6455, section 5)."""


def framed(texts: tuple[bytes, ...]) -> bytes:
    """Text messages as they go over the wire, one after the other."""
    parts: list[bytes] = []
    for text in texts:
        size = len(text)
        if size < 126:
            parts.append(bytes((0x81, size)))
        elif size < 65536:
            parts.append(b"\x81\x7e" + size.to_bytes(2, "big"))
        else:
            parts.append(b"\x81\x7f" + size.to_bytes(8, "big"))
        parts.append(text)
    return b"".join(parts)
