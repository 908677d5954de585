"""uvicorn's websocket protocol with a door of its own for lines, and with bounds on everything that the other side may send.

Out: after every answer each seat's line has something to say. Through the ASGI door that is a task and four calls for each; here
it is a few bytes before the text. `free` says whether the other side reads: a line that writes only then never fills the memory.

In: the library reads the frames. It gets them in small pieces and no more of them while messages wait to be heard, so neither a
packet of a thousand frames nor a sender who never stops holds up anybody else. Frames that are no messages (pings, pongs, parts
of a message) are counted, as they cost as much: whoever sends more of them than anybody needs is shown the door.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from greathall.server.frames import framed
from greathall.server.limits import Bucket

UNHEARD = 8  # messages that wait until nothing more is read
PIECE = 4096  # bytes that are read at a time
EXTRA, EXTRAS = 10.0, 100.0  # frames that are no whole message: a second, and at once
LAST_WORDS = 5.0  # seconds for the other side to read why we close
DOOR = "greathall.wire"  # in the extensions of a socket's scope


class SocketProtocol(WebSocketsSansIOProtocol):
    """One websocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.resumed: Callable[[], None] | None = None  # called when the other side reads again
        self.left: Callable[[], None] | None = None  # called when it has ended
        self._unread = b""  # what has come and is to be read when there is room
        self._extra = Bucket(EXTRA, EXTRAS)
        self._done = False  # have we hung up?

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] | None = self.scope["extensions"]
            assert extensions is not None
            extensions[DOOR] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left is not None:
            self.left()
            self.left = None

    # -- out

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

    def hang_up(self, code: int, reason: str) -> None:
        """Close the line. The other side has some seconds to read why; what it still sends meanwhile is thrown away unread: to
        close at once would take our last words along."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self._done = True
        self._unread = b""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORDS, self.transport.abort)  # whoever does not read keeps no line open by that

    # -- in

    def data_received(self, data: bytes) -> None:
        if self._done:
            return
        if self._unread or len(data) > PIECE:
            self._unread += data  # at most what came in one go: nothing comes while reading is paused
            self._read_on()
        else:
            super().data_received(data)

    def _read_on(self) -> None:
        at = 0
        while at < len(self._unread) and not (self.read_paused or self._done or self.transport.is_closing()):
            piece = self._unread[at : at + PIECE]
            at += len(piece)
            super().data_received(piece)
        self._unread = self._unread[at:]

    async def receive(self) -> Any:
        """The next message. When all are heard, more is read."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
            if not (self.read_paused or self._done or self.transport.is_closing()):
                self.transport.resume_reading()
        return message

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # a pause for every message costs as much as reading it
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        if self._affordable():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._affordable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._affordable():
            super().handle_pong(event)

    def _affordable(self) -> bool:
        if self.close_sent:
            self.conn.data_to_send()  # what the library would answer goes nowhere any more
            return False
        if not self._extra.take():
            self.hang_up(1008, "too many frames")
            return False
        return True


def door(scope: Any) -> "SocketProtocol":
    """The wire of a socket's scope."""
    wire = scope["extensions"][DOOR]
    assert isinstance(wire, SocketProtocol)
    return wire
