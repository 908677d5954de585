"""uvicorn's websocket protocol with a door of its own for lines: they write at once, without a task that waits for its turn.

After every answer each seat's line has something to say. Through the ASGI door that is a task and four calls for each; here it
is a few bytes before the text. `free` says whether the other side reads: a line that writes only then never fills the memory.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from greathall.server.frames import end_of_frame, framed, text_of_frame

UNHEARD = 8  # messages that wait until nothing more is read
DOOR = "greathall.wire"  # in the extensions of a socket's scope


class Wire(WebSocketsSansIOProtocol):
    """One websocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.resumed: Callable[[], None] | None = None  # called when the other side reads again
        self._between = False  # are we between two messages, all of which the library has not seen or has seen whole?

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] | None = self.scope["extensions"]
            assert extensions is not None
            extensions[DOOR] = self
            self._between = True

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

    def write_texts(self, texts: tuple[bytes, ...]) -> None:
        """Send text messages, all in one go."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(framed(texts))

    def data_received(self, data: bytes) -> None:
        """What comes in: messages of one whole, not too long frame, which is nearly all, are read here; the library, which is
        thorough and slow, gets everything else, and everything after it but for the frames that only control the line."""
        at = 0
        while self._between and not self.close_sent and at < len(data):
            end = end_of_frame(data, at)
            control = data[at] & 0x88 == 0x88
            text = text_of_frame(data, at, end) if end and not control else None
            if text is not None:
                self._hear(text)
            elif end and control:
                super().data_received(data[at:end])
            else:
                self._between = False
                break
            at = end
        if at < len(data):
            super().data_received(data[at:] if at else data)

    def _hear(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def door(scope: Any) -> "Wire":
    """The wire of a socket's scope."""
    wire = scope["extensions"][DOOR]
    assert isinstance(wire, Wire)
    return wire
