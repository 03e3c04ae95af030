"""Ending connections whose other side does not do its part."""

from __future__ import annotations

import contextlib
import socket
import struct
from asyncio import Transport

AT_ONCE = struct.pack("ii", 1, 0)  # SO_LINGER: what was not read is thrown away


def cut(transport: Transport) -> None:
    """End a connection at once: neither we nor the system keep what the other side has not read."""
    line = transport.get_extra_info("socket")
    if line is not None:
        with contextlib.suppress(OSError):  # it is gone already
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()
