"""uvicorn's HTTP, with limits: on the size and the time of a head, on the time of a body, on silence.

Without them a client that sends half a request, or a head without end, keeps connection and memory for ever.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cantiere.server.api.connections import cut
from cantiere.server.settings import Settings

LARGEST_HEAD = 32 * 1024  # bytes of the first line and the headers
FOR_BODY = 3.0  # times the patience for a head
FOR_READING = 2.0


class HttpProtocol(HttpToolsProtocol):
    """One connection. Whoever takes too long is cut off: there is nobody to be told."""

    patience: ClassVar[float] = 10.0  # seconds from the connection, or the first byte, to the end of the head
    most_connections: ClassVar[int] = 0  # of all together; 0: no limit
    most_of_one: ClassVar[int] = 0  # of one address; 0: no limit
    addresses: ClassVar[Counter[str]] = Counter()

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._head = 0  # bytes of a head that has begun and not ended
        self._in_head = True
        self._timer: TimerHandle | None = None
        self._unread: TimerHandle | None = None
        self._address = ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody is there: they have a few seconds to say what they want."""
        super().connection_made(transport)
        self._address = str(self.client[0]) if self.client else ""
        self.addresses[self._address] += 1
        if self._too_many():
            cut(transport)
        else:
            self._within(self.patience)

    def _too_many(self) -> bool:
        of_one = self.addresses[self._address]
        return (0 < self.most_connections < len(self.connections)) or (0 < self.most_of_one < of_one)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._left()
        super().connection_lost(exc)

    def _left(self) -> None:
        self._done()
        self._read_again()
        if self._address:
            self.addresses[self._address] -= 1
            if self.addresses[self._address] <= 0:
                del self.addresses[self._address]
            self._address = ""

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        if self._in_head:
            if self._timer is None:  # the next request of a connection that was kept
                self._within(self.patience)
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD:
            cut(self.transport)

    def on_headers_complete(self) -> None:
        """The head is there; the rest may take a little longer."""
        self._in_head, self._head = False, 0
        self._within(FOR_BODY * self.patience)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of a request is there: now it is we who are waited for."""
        self._done()
        self._in_head = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSockets, which have limits of their own."""
        self._left()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Wait for a browser that does not read, but not for ever."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(FOR_READING * self.patience, cut, self.transport)

    def resume_writing(self) -> None:
        """Go on: it reads again."""
        super().resume_writing()
        self._read_again()

    def _read_again(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _within(self, seconds: float) -> None:
        self._done()
        self._timer = self.loop.call_later(seconds, cut, self.transport)

    def _done(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def limited_http(settings: Settings) -> type[HttpProtocol]:
    """Return the protocol with the limits of a server: uvicorn makes the connections itself."""
    limits = {
        "patience": settings.patience,
        "most_connections": settings.connections,
        "most_of_one": settings.connections_of_one,
        "addresses": Counter[str](),
    }
    return type("LimitedHttp", (HttpProtocol,), limits)
