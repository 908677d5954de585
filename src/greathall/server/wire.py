"""uvicorn's websocket protocol with a door of its own for lines: they write at once, without a task that waits for its turn.

After every answer each seat's line has something to say. Through the ASGI door that is a task and four calls for each; here it
is a few bytes before the text. `free` says whether the other side reads: a line that writes only then never fills the memory.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

DOOR = "greathall.wire"  # in the extensions of a socket's scope


class Wire(WebSocketsSansIOProtocol):
    """One websocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.resumed: Callable[[], None] | None = None  # called when the other side reads again

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] | None = self.scope["extensions"]
            assert extensions is not None
            extensions[DOOR] = self

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resumed is not None:
            self.resumed()

    @property
    def free(self) -> bool:
        """Does the other side read what is sent?"""
        return self.writable.is_set()

    async def until_free(self) -> None:
        """Wait until the other side reads."""
        await self.writable.wait()

    def write_text(self, text: bytes) -> None:
        """Send one text message."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)


def door(scope: Any) -> "Wire":
    """The wire of a socket's scope."""
    wire = scope["extensions"][DOOR]
    assert isinstance(wire, Wire)
    return wire
