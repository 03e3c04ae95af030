"""Who thinks next: bots' work is shared fairly between those who ask for it, however much one asks."""

from __future__ import annotations

import math
from collections import deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

HALF_LIFE = 60.0  # seconds after which work that was done counts half
MOST_OWNERS = 10_000  # whose work is remembered


class Share(NamedTuple):
    """For whom something is thought: the owner of a table, or a person with a question of their own."""

    owner: str
    waited_for: bool = True  # whether people play there: tables of bots alone come last


class FairQueue(Generic[T]):
    """Questions that wait. First those that people wait for, and of these whoever has had least work lately.

    >>> queue = FairQueue[str]()
    >>> greedy, modest = Share("greedy"), Share("modest")
    >>> for share, item in (
    ...     (greedy, "a"),
    ...     (greedy, "b"),
    ...     (modest, "d"),
    ...     (Share("idle", waited_for=False), "e"),
    ... ):
    ...     queue.put(share, item)
    >>> queue.did(greedy, 5.0, 0.0)
    >>> [queue.take(0.0) for _ in range(4)]
    ['d', 'a', 'b', 'e']
    """

    def __init__(self) -> None:
        self._waiting: dict[Share, deque[T]] = {}
        self._work: dict[str, tuple[float, float]] = {}  # by owner: seconds of work, and when that was so

    def put(self, share: Share, item: T) -> None:
        """Let something wait."""
        self._waiting.setdefault(share, deque()).append(item)

    def take(self, now: float) -> T | None:
        """Return what is thought about next, if anything waits."""
        if not self._waiting:
            return None
        share = min(self._waiting, key=lambda one: (not one.waited_for, self.work(one.owner, now)))
        waiting = self._waiting[share]
        item = waiting.popleft()
        if not waiting:
            del self._waiting[share]
        return item

    def remove(self, share: Share, item: T) -> None:
        """Let something wait no longer: nobody wants to know any more."""
        waiting = self._waiting.get(share)
        if waiting is not None and item in waiting:
            waiting.remove(item)
            if not waiting:
                del self._waiting[share]

    def work(self, owner: str, now: float) -> float:
        """Return how many seconds of work somebody has had lately."""
        seconds, then = self._work.get(owner, (0.0, now))
        return seconds * math.pow(0.5, (now - then) / HALF_LIFE)

    def did(self, share: Share, seconds: float, now: float) -> None:
        """Count work that was done for somebody."""
        if len(self._work) >= MOST_OWNERS:
            self._work = {one: kept for one, kept in self._work.items() if now - kept[1] < 10 * HALF_LIFE}
        self._work[share.owner] = (self.work(share.owner, now) + seconds, now)
