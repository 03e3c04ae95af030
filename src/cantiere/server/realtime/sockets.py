"""The open WebSockets of people: those of a session that has ended are closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Sockets:
    """Who has WebSockets open, and by which cookie or token."""

    def __init__(self) -> None:
        self._open: dict[str, dict[asyncio.Event, tuple[str, str]]] = {}  # strangers' stand under ""

    def opened(self, person: str, key: str, address: str) -> asyncio.Event:
        """Note a WebSocket; return what is set when it must be closed."""
        ended = asyncio.Event()
        self._open.setdefault(person, {})[ended] = (key, address)
        return ended

    def closed(self, person: str, ended: asyncio.Event) -> None:
        """Forget a WebSocket."""
        mine = self._open.get(person, {})
        mine.pop(ended, None)
        if not mine:
            self._open.pop(person, None)

    def end(self, person: str, key: str | None) -> None:
        """Close those of one session of a person, or all."""
        for ended, (opened_by, _) in list(self._open.get(person, {}).items()):
            if key in (None, opened_by):
                ended.set()

    def end_where(self, shut: Callable[[str, str], bool]) -> None:
        """Close those of all people and addresses who are shut out."""
        for person, mine in list(self._open.items()):
            for ended, (_, address) in list(mine.items()):
                if shut(person, address):
                    ended.set()
