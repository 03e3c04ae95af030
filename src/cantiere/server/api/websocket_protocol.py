"""uvicorn's WebSockets, with three things more.

What can be sent without waiting is sent at once, and together. Whoever moves is sent the news and the answer
at the same moment; one write to the network instead of two, and no task that has to wake up for it, is felt
when hundreds of tables are played at once.

Messages are compressed for browsers that offer it, each by itself: with a memory of those before they would
be half as long again, but that memory is 30 KB for every connection.

Whoever sends more than is allowed, or does not read, is cut off before it costs anything: frames are counted
here, pings too, and a connection that takes nothing for a while is ended without waiting for the other side.
"""

from __future__ import annotations

import struct
import zlib
from asyncio import TimerHandle
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from cantiere.server.api.connections import cut
from cantiere.server.common.rate_limits import Bucket
from cantiere.server.settings import Settings

TOGETHER = "cantiere.together"
TEXT = 0x81  # the whole of a text, in one frame
COMPRESSED = 0xC1  # the same, compressed
WORTH_IT = 300  # bytes: shorter messages are not compressed
WINDOW, MEMORY, QUICKLY = 12, 5, 1  # of the compression: little memory, little time
TAIL = 4  # bytes that the other side adds again
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    client_max_window_bits=WINDOW,
    compress_settings={"level": QUICKLY, "memLevel": MEMORY},
)
RESTART = 1012
NOT_ALLOWED = 1008
TOO_MANY = "too-many"  # the reason of the close


class Protocol(WebSocketsSansIOProtocol):
    """Takes `websocket.send` with a list of texts as well, and offers `send_at_once` among the extensions."""

    messages: ClassVar[float] = 0.0  # frames a second that are taken, on average; 0: no limit
    unread: ClassVar[float] = 20.0  # seconds after which a connection that takes nothing is cut

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [DEFLATE]
        self._bucket = Bucket(self.messages, max(20, int(3 * self.messages)), self.loop.time())
        self._unread: TimerHandle | None = None

    # --- limits --------------------------------------------------------------------------------------

    def _allowed(self) -> bool:
        """Count a frame. The first one too many ends the connection; those behind it are not looked at."""
        if self.close_sent or self.disconnected:
            return False
        if self.messages <= 0 or self._bucket.take(self.loop.time()):
            return True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NOT_ALLOWED, "reason": TOO_MANY})
        if self.conn.state is State.OPEN:
            self.conn.send_close(NOT_ALLOWED, TOO_MANY)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._hang_up()
        return False

    def handle_text(self, event: Frame) -> None:
        """Take a message."""
        if self._allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a message."""
        if self._allowed():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message: pieces count like messages."""
        if self._allowed():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer that we are there."""
        if self._allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Hear that the browser is there, whether or not it was asked."""
        if self._allowed():
            super().handle_pong(event)

    def pause_writing(self) -> None:
        """Wait for a browser that does not read, but not for ever."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.unread, cut, self.transport)

    def resume_writing(self) -> None:
        """Go on: it reads again."""
        super().resume_writing()
        self._forget_unread()

    def connection_lost(self, exc: Exception | None) -> None:
        """The browser is gone."""
        self._forget_unread()
        super().connection_lost(exc)

    def _forget_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def keepalive_timeout(self) -> None:
        """End a connection of which nothing was heard."""
        super().keepalive_timeout()
        self._hang_up()

    def _hang_up(self) -> None:
        """Close, and do not wait for the other side for longer than it takes to read why."""
        self.transport.close()
        self.loop.call_later(self.close_timeout, cut, self.transport)

    # --- sending -------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a browser."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)["extensions"][TOGETHER] = self.send_at_once

    def send_at_once(self, texts: Sequence[bytes]) -> bool:
        """Send, unless the browser has to be waited for or is gone; tell whether it was sent."""
        if self.disconnected or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(framed(texts, self._window()))
        return True

    def _window(self) -> int | None:
        """Return with how much memory the browser wants messages compressed; None: not at all."""
        agreed = self.conn.extensions
        return (
            agreed[0].local_max_window_bits if agreed and isinstance(agreed[0], PerMessageDeflate) else None
        )

    async def send(self, message: Any) -> None:
        """Send what the application says."""
        texts = message.get(TOGETHER)
        if texts is not None:
            await self.writable.wait()
            if not self.send_at_once(texts):
                raise ClientDisconnected
        elif message["type"] == "websocket.close":
            await self._close(message)
        else:
            await super().send(message)

    async def _close(self, message: Any) -> None:
        """Say why, also to a browser that does not read; if it still does not, hang up."""
        self.writable.set()  # nothing comes after it, so it need not wait for room
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, cut, self.transport)

    def shutdown(self) -> None:
        """End, because the server does: the browser is told, and comes again."""
        if not self.handshake_complete or self.close_sent:
            super().shutdown()
            return
        self.stop_keepalive()
        if self.conn.state is State.OPEN:  # else the browser is just going itself
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART, "reason": "restart"})
            self.conn.send_close(RESTART, "restart")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()


def limited_protocol(settings: Settings) -> type[Protocol]:
    """Return the protocol with the limits of a server: uvicorn makes the connections itself."""
    return type(
        "LimitedProtocol", (Protocol,), {"messages": settings.messages, "unread": 2 * settings.patience}
    )


def framed(texts: Sequence[bytes], window: int | None = None) -> bytes:
    """Return texts as a server sends them: each in a frame, with its length before it, perhaps compressed.

    >>> framed([b"one", b"two"])
    b'\\x81\\x03one\\x81\\x03two'
    """
    parts = []
    for text in texts:
        kind, body = TEXT, text
        if window is not None and len(text) >= WORTH_IT:
            deflate = zlib.compressobj(QUICKLY, zlib.DEFLATED, -window, MEMORY)
            kind, body = COMPRESSED, (deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-TAIL]
        size = len(body)
        if size < 126:
            parts.append(bytes((kind, size)))
        elif size < 1 << 16:
            parts.append(struct.pack("!BBH", kind, 126, size))
        else:
            parts.append(struct.pack("!BBQ", kind, 127, size))
        parts.append(body)
    return b"".join(parts)


def sender_at_once(socket: WebSocket) -> Callable[[Sequence[bytes]], bool]:
    """Return what sends texts to a browser without waiting, where the server can do that."""
    return cast(
        Callable[[Sequence[bytes]], bool],
        socket.scope.get("extensions", {}).get(TOGETHER, lambda texts: False),
    )


async def send_together(socket: WebSocket, texts: Sequence[bytes]) -> None:
    """Send several messages, in one go if the server can do that."""
    if TOGETHER in socket.scope.get("extensions", {}):
        await socket.send({"type": "websocket.send", TOGETHER: texts})
    else:
        for text in texts:
            await socket.send_text(text.decode())
