"""The frames of a websocket, as far as lines need them: texts out, and whole, masked texts in (RFC 6455, section 5)."""

from websockets.utils import apply_mask


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


def end_of_frame(data: bytes, at: int) -> int:
    """Where a frame of up to 64 KiB ends; 0 if it is longer, or not all here yet."""
    if len(data) - at < 6 or not data[at + 1] & 0x80:  # all that a client sends is masked
        return 0
    size = data[at + 1] & 0x7F
    if size < 126:
        end = at + 6 + size
    elif size == 126 and len(data) - at >= 8:
        end = at + 8 + int.from_bytes(data[at + 2 : at + 4], "big")
    else:
        return 0
    return end if end <= len(data) else 0


def text_of_frame(data: bytes, at: int, end: int) -> str | None:
    """The message of a frame that is a whole one; None if it is not, or is not a text."""
    if data[at] != 0x81:
        return None
    start = at + (4 if data[at + 1] & 0x7F == 126 else 2)
    try:
        return apply_mask(data[start + 4 : end], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None
