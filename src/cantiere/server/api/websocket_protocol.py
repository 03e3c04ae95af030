"""uvicorn's WebSockets, with one thing more: what can be sent without waiting is sent at once, and together.

Whoever moves is sent the news and the answer at the same moment; one write to the network instead of two,
and no task that has to wake up for it, is felt when hundreds of tables are played at once.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

TOGETHER = "cantiere.together"
TEXT = 0x81  # the whole of a text, in one frame
RESTART = 1012


class Protocol(WebSocketsSansIOProtocol):
    """Takes `websocket.send` with a list of texts as well, and offers `send_at_once` among the extensions."""

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a browser."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)["extensions"][TOGETHER] = self.send_at_once

    def send_at_once(self, texts: Sequence[bytes]) -> bool:
        """Send, unless the browser has to be waited for or is gone; tell whether it was sent."""
        if self.disconnected or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(framed(texts))
        return True

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
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

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


def framed(texts: Sequence[bytes]) -> bytes:
    """Return texts as a server sends them: each in a frame, with its length before it.

    >>> framed([b"one", b"two"])
    b'\\x81\\x03one\\x81\\x03two'
    """
    parts = []
    for text in texts:
        size = len(text)
        if size < 126:
            parts.append(bytes((TEXT, size)))
        elif size < 1 << 16:
            parts.append(struct.pack("!BBH", TEXT, 126, size))
        else:
            parts.append(struct.pack("!BBQ", TEXT, 127, size))
        parts.append(text)
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
