"""uvicorn's WebSockets, with one thing more: several messages can be sent in one go.

Whoever moves is sent the news and the answer at the same moment; one write to the network instead of two is
felt when hundreds of tables are played at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

TOGETHER = "cantiere.together"


class Protocol(WebSocketsSansIOProtocol):
    """Takes `websocket.send` with a list of texts as well, and says so among the extensions."""

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a browser."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)["extensions"][TOGETHER] = {}

    async def send(self, message: Any) -> None:
        """Send what the application says."""
        texts = message.get(TOGETHER)
        if texts is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))


async def send_together(socket: WebSocket, texts: Sequence[bytes]) -> None:
    """Send several messages, in one go if the server can do that."""
    if TOGETHER in socket.scope.get("extensions", {}):
        await socket.send({"type": "websocket.send", TOGETHER: texts})
    else:
        for text in texts:
            await socket.send_text(text.decode())
