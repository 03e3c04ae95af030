"""A WebSocket client that costs next to nothing, so that a load run measures the server and not the client.

It knows what the load needs and no more: unfragmented text frames, pings, compression of what it is sent.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import zlib
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED, COMPRESSED = 0x80, 0x80, 0x40
TAIL = b"\x00\x00\xff\xff\x03\x00"  # what is left out of a compressed message, and its end
NO_MASK = b"\0\0\0\0"  # a mask must be sent; this one leaves the text as it is


class Client(asyncio.Protocol):
    """One open WebSocket. `heard` is called with every text."""

    def __init__(self, request: bytes) -> None:
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.heard: Callable[[bytes], None] = self._keep
        self.lost: Callable[[str], None] = lambda why: None
        self.answers: dict[bytes, bytes] = {}  # texts that are answered at once: pings of the layer above
        self._request = request
        self._kept: asyncio.Queue[bytes] = asyncio.Queue()
        self._buffer = bytearray()
        self.received = 0  # bytes, frames and all

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._failed(f"the connection was lost: {exc}")

    def send(self, text: bytes) -> None:
        size = len(text)
        if size < 126:
            head = bytes((FINAL | TEXT, MASKED | size))
        else:
            head = struct.pack("!BBH", FINAL | TEXT, MASKED | 126, size)
        self.transport.write(head + NO_MASK + text)

    async def until(self, wanted: bytes) -> bytes:
        """Return the next text with these words in it, while nobody else listens."""
        while True:
            text = await asyncio.wait_for(self._kept.get(), 60)
            assert b'"problem"' not in text, text
            if wanted in text:
                return text

    def close(self) -> None:
        self.transport.abort()

    def _keep(self, text: bytes) -> None:
        self._kept.put_nowait(text)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        self.received += len(data)
        if not self.opened.done():
            head, end, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self._failed(head.decode(errors="replace"))
                return
            self.opened.set_result(None)
            buffer[:] = rest
        place, there = 0, len(buffer)
        while there - place >= 2:
            kind, size, start = buffer[place] & 0x0F, buffer[place + 1], place + 2
            if size == 126:
                if there - place < 4:
                    break
                size, start = int.from_bytes(buffer[place + 2 : place + 4], "big"), place + 4
            elif size == 127:
                if there - place < 10:
                    break
                size, start = int.from_bytes(buffer[place + 2 : place + 10], "big"), place + 10
            if there - start < size:
                break
            compressed = buffer[place] & COMPRESSED
            body = bytes(buffer[start : start + size])
            self._frame(kind, zlib.decompress(body + TAIL, -15) if compressed else body)
            place = start + size
        del buffer[:place]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            if body in self.answers:
                self.send(self.answers[body])
            else:
                self.heard(body)
        elif kind == PING:
            self.transport.write(bytes((FINAL | PONG, MASKED | len(body))) + NO_MASK + body)
        elif kind == CLOSE:
            code = int.from_bytes(body[:2], "big") if body else 1005
            self._failed(f"closed by the server: {code} {body[2:].decode(errors='replace')}")

    def _failed(self, why: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        else:
            self.lost(why)


async def open_client(port: int, path: str, **headers: str) -> Client:
    """Open a WebSocket on this machine."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    _, client = await asyncio.get_running_loop().create_connection(lambda: Client(request), "127.0.0.1", port)
    await client.opened
    return client
