"""Answers that take a while: kept for as long as they are true, made one after the other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

MOST = 16 * 1024 * 1024  # bytes that are kept


class Cache:
    """Answers by what they depend on: the key names all of it, so that nothing has to be forgotten.

    >>> async def make() -> bytes:
    ...     return b"long"
    >>> asyncio.run(Cache(most=8).get("a", make))
    b'long'
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.turn = asyncio.Lock()  # of whoever wants something that takes a while

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return an answer. Whoever wants another one waits while it is made; whoever plays does not."""
        if key not in self._kept:
            async with self.turn:
                if key not in self._kept:  # somebody may have asked for the same before
                    self._keep(key, await make())
                    return self._found(key)
        return self._found(key)

    def _found(self, key: Hashable) -> bytes:
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: Hashable, answer: bytes) -> None:
        self._kept[key] = answer
        self._size += len(answer)
        while self._size > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
