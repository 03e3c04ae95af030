"""Turns: what one address asks at once is begun one by one, and everybody else comes in between."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Who waits to begin, by address.

    The event loop does all that is ready before it looks at anything else: two hundred requests that come at
    once would all be begun before an answer that somebody else has just given goes on. So the next one of an
    address is begun when the loop has been round once more. Nobody is refused, and the loop is never idle for
    it; requests that take long hold up no other, since only beginnings wait.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def begin(self, address: str) -> None:
        """Return when it is this request's turn."""
        waiting = self._waiting.get(address)
        if waiting is None:
            self._waiting[address] = deque()
            asyncio.get_running_loop().call_soon(self._next, address)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        await turn

    def _next(self, address: str) -> None:
        waiting = self._waiting[address]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():  # else whoever waited has gone
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._next, address)
                return
        del self._waiting[address]
