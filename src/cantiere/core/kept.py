"""KeptRows: rows of numbers that are asked for again and again, and take long to work out.

A dict would make an object of every key that it is asked for, and grow. Here each key has one place, and
where two have the same the newer takes it: so a row may have to be worked out again, but never differs.

>>> from cantiere.core.kept import KeptRows
>>> rows = KeptRows(2, 1024)
>>> rows.find(7)
-1
>>> at = rows.place(7)
>>> rows.values[at] = 0.5
>>> rows.values[rows.find(7)]
0.5
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class KeptRows:
    """Rows of so many numbers each, in so many places: a power of two. Keys are not negative."""

    def __init__(self, width: i64, places: i64) -> None:
        self.width: Final = width
        self.last: Final = places - 1
        self.keys: vec[i64] = vec[i64]([-1] * places)
        self.values: vec[float] = vec[float]([0.0] * (places * width))

    def find(self, key: i64) -> i64:
        """Return where the row of a key begins in `values`, or -1."""
        place: i64 = (key ^ key >> 10 ^ key >> 20 ^ key >> 30) & self.last
        return place * self.width if self.keys[place] == key else -1

    def place(self, key: i64) -> i64:
        """Give a key its place; return where its row begins, for whoever writes it there."""
        place: i64 = (key ^ key >> 10 ^ key >> 20 ^ key >> 30) & self.last
        self.keys[place] = key
        return place * self.width
