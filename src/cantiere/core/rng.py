"""The random stream: xoshiro128**, the same numbers interpreted and compiled, on every machine.

Python's own generator is not used in the rules or the search: it cannot be compiled, its state is two
and a half kilobytes, and nothing of it belongs in a game's state.
"""

from __future__ import annotations

import hashlib
import random
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF  # all arithmetic stays within 63 bits, so that compiled integers never overflow


class Rng:
    """A stream of random numbers, wholly determined by its seed (an int or a text).

    >>> Rng(7).below(100) == Rng(7).below(100)
    True
    """

    def __init__(self, seed: int | str) -> None:
        words = hashlib.sha256(str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(words[0:4], "little")
        self.b: i64 = int.from_bytes(words[4:8], "little")
        self.c: i64 = int.from_bytes(words[8:12], "little")
        self.d: i64 = int.from_bytes(words[12:16], "little") | 1  # the state is never all zero

    def next(self) -> i64:
        """Return the next 32 random bits."""
        b = self.b
        x: i64 = (b * 5) & MASK
        x = ((x << 7) | (x >> 25)) & MASK
        result: i64 = (x * 9) & MASK
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return result

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely (n at most 2**31)."""
        if n <= 0:
            raise ValueError("below() needs a positive number")
        product: i64 = self.next() * n
        low: i64 = product & MASK
        if low < n:  # rarely: reject the few values that would favour some results
            floor: i64 = ((MASK + 1) - n) % n
            while low < floor:
                product = self.next() * n
                low = product & MASK
        return product >> 32

    def random(self) -> float:
        """Return a float in [0, 1)."""
        return float(self.next()) / 4294967296.0

    def state(self) -> tuple[int, int, int, int]:
        """Return where the stream stands; `Rng.at` goes on from there.

        >>> rng = Rng(7)
        >>> again = Rng.at(rng.state())
        >>> rng.below(1000) == again.below(1000)
        True
        """
        return (self.a, self.b, self.c, self.d)

    @staticmethod
    def at(state: tuple[int, int, int, int]) -> Rng:
        """Return a stream that stands where another stood when its `state` was asked."""
        rng = Rng("")
        rng.go_to(state)
        return rng

    def go_to(self, state: tuple[int, int, int, int]) -> None:
        """Go on from where a stream stood when its `state` was asked.

        >>> rng, kept = Rng(7), Rng(8).state()
        >>> rng.go_to(kept)
        >>> rng.below(1000) == Rng(8).below(1000)
        True
        """
        self.a, self.b, self.c, self.d = state

    def __copy__(self) -> Rng:
        return Rng.at(self.state())

    def __deepcopy__(self, memo: object) -> Rng:
        return Rng.at(self.state())

    def __reduce__(self) -> tuple[object, ...]:
        return _rng_at, (self.state(),)

    def fork(self) -> Rng:
        """Return a new, independent stream that is determined by this one."""
        return Rng(f"{self.next()}:{self.next()}:{self.next()}")


def _rng_at(state: tuple[int, int, int, int]) -> Rng:
    return Rng.at(state)


def as_rng(rng: Rng | random.Random) -> Rng:
    """Accept Python's own generator where a stream is wanted: it only lends a seed."""
    if isinstance(rng, Rng):
        return rng
    return Rng(rng.getrandbits(128))
