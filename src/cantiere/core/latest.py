"""The latest: what was made last, kept for who asks for the same next.

All who look at a table look at the same position, one after the other; much of what they see is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Latest(Generic[T]):
    """One value, and all that it was made from. What is handed out is shared: nobody changes it.

    >>> squares: Latest[int] = Latest()
    >>> squares.get(4, lambda: 16), squares.get(4, lambda: 17), squares.get(5, lambda: 25)
    (16, 16, 25)
    """

    def __init__(self) -> None:
        self._kept: tuple[object, T] | None = None

    def get(self, made_from: object, make: Callable[[], T]) -> T:
        """Return the value for what it is made from; it is made unless it was the last one."""
        kept = self._kept
        if kept is None or kept[0] != made_from:
            kept = self._kept = made_from, make()
        return kept[1]
