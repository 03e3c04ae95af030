"""What a network is shown of a position of Arcadia beside its features. For bots only.

No board is met twice, but figures that do not say where are: whose workers wait at buildings that are
nearly closed in, what those will bring, and what a seat has.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.arcadia.components import FAMILY_COUNT
from cantiere.games.arcadia.geometry import BORDER_OF, BORDER_SIZE, MOST_BORDER
from cantiere.games.arcadia.outlook import Outlook
from cantiere.games.arcadia.table import Table

_OPEN: Final = ["1", "2", "3", "4", "6"]  # free cells around a building, at least
_COLUMN: Final = vec[i64]([0, 0, 1, 2, 3, 3, 4])  # by free cells; more: the last
_COLUMNS: Final[i64] = 5
MARKS: Final = [
    *[f"own/{gaps}" for gaps in _OPEN],
    *[f"others/{gaps}" for gaps in _OPEN],
    *[f"buildings/{gaps}" for gaps in _OPEN],
    "own/closed",
    "others/closed",
    "gold",
    "sale",
    "seals",
    "workers",
    "neutral",
    "flags",
    "others/flags",
    "active",
]
_OWN: Final[i64] = MARKS.index("own/1")
_OTHERS: Final[i64] = MARKS.index("others/1")
_BUILDINGS: Final[i64] = MARKS.index("buildings/1")
_CLOSED: Final[i64] = MARKS.index("own/closed")
_GOODS: Final[i64] = MARKS.index("gold")
_PRICE: Final = 300.0  # of a seal, in hundredths of gold


def marks_of(t: Table, seat: i64) -> vec[float]:
    """Return the marks of a position for a seat."""
    marks = vec[float]([0.0 for _ in range(len(MARKS))])
    prices = Outlook(t, seat).prices
    rivals: float = 1.0 / float(t.seats - 1)
    building: i64
    number: i64
    for building in range(t.built):
        gaps: i64 = t.gaps[building]
        if gaps == 0 and t.completed >> building & 1 == 0:
            continue
        price: float = float(prices[t.family(building)]) / _PRICE
        own: i64 = 0
        others: i64 = 0
        first: i64 = t.placements[building] * MOST_BORDER
        for number in range(first, first + BORDER_SIZE[t.placements[building]]):
            what: i64 = t.holds[BORDER_OF[number]]
            if what == seat:
                own += 1
            elif 0 <= what < t.seats:
                others += 1
        if gaps == 0:
            marks[_CLOSED] += price * float(own)
            marks[_CLOSED + 1] += price * float(others) * rivals
            continue
        column: i64 = _COLUMN[gaps] if gaps < len(_COLUMN) else _COLUMNS - 1
        marks[_OWN + column] += price * float(own)
        marks[_OTHERS + column] += price * float(others) * rivals
        marks[_BUILDINGS + column] += price
    _goods(t, seat, prices, marks)
    return marks


def _goods(t: Table, seat: i64, prices: vec[i64], marks: vec[float]) -> None:
    sale: i64 = 0
    worth: i64 = 0
    flags: i64 = 0
    family: i64
    other: i64
    for family in range(FAMILY_COUNT):
        seals: i64 = t.seals[seat * FAMILY_COUNT + family]
        sale += seals * t.value(family)
        worth += seals * prices[family]
    for other in range(t.seats):
        flags += t.flags[other]
    marks[_GOODS] = float(t.gold[seat]) / 10.0
    marks[_GOODS + 1] = float(sale) / 10.0
    marks[_GOODS + 2] = float(worth) / 1000.0
    marks[_GOODS + 3] = float(t.own[seat]) / 2.0
    marks[_GOODS + 4] = float(t.neutral[seat]) / 2.0
    marks[_GOODS + 5] = float(t.flags[seat])
    marks[_GOODS + 6] = float(flags - t.flags[seat]) / float(t.seats - 1)
    marks[_GOODS + 7] = 1.0 if t.active == seat else 0.0
