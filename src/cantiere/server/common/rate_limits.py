"""Rate limits: so many requests a second on average, with a reserve for bursts."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_CLIENTS = 20_000


class Bucket:
    """A reserve that is used up by requests and fills again with time.

    >>> bucket = Bucket(rate=1.0, burst=2, now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.5)]
    [True, True, False, True]
    """

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.then = now

    def take(self, now: float, count: int = 1) -> bool:
        """Use so many up, if there are as many."""
        self.left = min(float(self.burst), self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < count:
            return False
        self.left -= count
        return True


class RateLimit:
    """A bucket for each client. A rate of 0 sets no limit."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def allows(self, client: str, count: int = 1) -> bool:
        """Tell whether this client may send another request, or one that is worth several."""
        if self.rate <= 0:
            return True
        now = self.clock()
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= MOST_CLIENTS:
                self._sweep(now)
            bucket = self._buckets[client] = Bucket(self.rate, self.burst, now)
        return bucket.take(now, count)

    def left(self, client: str) -> bool:
        """Tell whether another would be allowed, without using it up."""
        bucket = self._buckets.get(client)
        if self.rate <= 0 or bucket is None:
            return True
        return bucket.left + (self.clock() - bucket.then) * self.rate >= 1.0

    def _sweep(self, now: float) -> None:
        """Forget those whose bucket is full again, or everybody if nobody's is."""
        full = self.burst / self.rate
        self._buckets = {c: b for c, b in self._buckets.items() if now - b.then < full}
        if len(self._buckets) >= MOST_CLIENTS:
            self._buckets.clear()
