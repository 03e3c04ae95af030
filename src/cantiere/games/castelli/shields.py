"""What shields promise at areas that are not yet evaluated, and what a meadow does. For bots only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.castelli.components import (
    FACE_COLOUR,
    FACE_VALUE,
    INFLUENCE_BITS,
    MINE,
    SILVER_SYMBOL,
    TILE_VALUE,
    bit,
    count,
)
from cantiere.games.castelli.steps.c2_evaluate import bits, influence_of, leaders
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.topology import FRAME
from cantiere.games.castelli.worth import prizes_of

UNSEEN: Final = 4.5  # what a face-down tile may bring a colour at an area
WEAK: Final = 3  # shields of tiles not yet seen
STRONG: Final = 5
TILE_COUNT: Final[i64] = len(TILE_VALUE)
MOST_POINTS: Final = 6  # of a shield
_MASK: Final = (1 << INFLUENCE_BITS) - 1


def shields_of(t: Table, seat: i64, factors: list[float]) -> float:
    """Return what shields around areas not yet evaluated promise a seat, against the others."""
    hidden: i64 = t.face_down
    fresh: i64 = 0  # the meadow of a tile that is laid but not evaluated
    if t.meadow != NOBODY:
        if t.laid[t.meadow] == NOBODY:
            hidden |= bit(t.meadow)
        else:
            fresh = bit(t.meadow)
    rating = Rating(t, seat, factors)
    total = 0.0
    area: i64
    for area in range(t.board.areas):
        meadows: i64 = t.board.area_meadows[area]
        open_yet: bool = meadows & (hidden | fresh) != 0 or t.board.area_kind[area] == MINE
        if open_yet and t.board.table_of(t.board.area_land[area]) == rating.table:
            total += rating.area(t, area, influence_of(t, area), count(meadows & hidden))
    if fresh:
        side: i64
        for side in range(4):
            place: i64 = t.laid[t.meadow] * 4 + side
            total += rating.frame(t, t.meadow * 4 + side, FACE_COLOUR[place], FACE_VALUE[place])
    elif t.meadow != NOBODY:
        total += _promise(t, rating)
    return total


class Rating:
    """What areas and symbols are worth to the seats at a table, seen by one of them."""

    def __init__(self, t: Table, seat: i64, factors: list[float]) -> None:
        self.table: i64 = t.table_of(seat)
        self.first: i64 = t.first_at(seat)
        self.end: i64 = t.end_at(seat)
        self.prizes: list[list[float]] = []  # by seat from the first on
        other: i64
        for other in range(self.first, self.end):
            factor = factors[other - self.first]
            self.prizes.append([prize * factor for prize in prizes_of(t, other)])

    def area(self, t: Table, area: i64, influence: i64, unseen: i64) -> float:
        """Return what an area promises with this influence, and so many tiles unseen around it."""
        kind: i64 = t.board.area_kind[area]
        symbols: float = float(t.board.area_symbols[area])
        if kind == MINE:
            kind = SILVER_SYMBOL
            symbols = 0.7 * float(t.mine[self.table])
        total = 0.0
        seat: i64
        for seat in range(self.first, self.end):
            total += self.prizes[seat - self.first][kind] * _share(influence, unseen, seat)
        return total * symbols

    def frame(self, t: Table, face: i64, colour: i64, points: i64) -> float:
        """Return what the frame, if it is there, gives for a shield."""
        symbol: i64 = t.board.symbol_at[face]
        if symbol == FRAME or points == 0 or colour < self.first or colour >= self.end:
            return 0.0
        return self.prizes[colour - self.first][symbol]


def _share(influence: i64, unseen: i64, colour: i64) -> float:
    """Return the part of an area's prize that a colour may expect."""
    if unseen == 0:
        ahead: i64 = leaders(influence)
        return 1.0 / float(bits(ahead)) if ahead >> colour & 1 else 0.0
    total = 0.0
    own = 0.0
    other: i64
    if unseen == 1 and influence:
        for other in range(4):  # a weak or a strong shield of any colour may come
            shield: i64 = bit(INFLUENCE_BITS * other)
            own += _share(influence + WEAK * shield, 0, colour)
            own += _share(influence + STRONG * shield, 0, colour)
        return own / 8.0
    for other in range(4):
        weight = float(influence >> (INFLUENCE_BITS * other) & _MASK) + UNSEEN * float(unseen)
        weight *= weight
        total += weight
        if other == colour:
            own = weight
    return own / total


def _promise(t: Table, rating: Rating) -> float:
    """Return what a meadow promises before its tile is laid: the best turn of each tile it may be."""
    gains = _gains(t, rating)
    tiles: i64 = t.pool if t.tile == NOBODY else bit(t.tile)
    total = 0.0
    number: i64 = 0
    tile: i64
    for tile in range(TILE_COUNT):
        if tiles >> tile & 1 == 0:
            continue
        best = float("-inf")
        turn: i64
        side: i64
        for turn in range(4):
            gain = 0.0
            for side in range(4):
                place: i64 = (tile * 4 + turn) * 4 + side
                gain += gains[(FACE_VALUE[place] * 4 + side) * 4 + FACE_COLOUR[place]]
            best = max(best, gain)
        total += best
        number += 1
    return total / float(number)


def _gains(t: Table, rating: Rating) -> list[float]:
    """Return, by (points * 4 + side) * 4 + colour, what a shield at the chosen meadow would change."""
    found: list[float] = []
    points: i64
    side: i64
    colour: i64
    for points in range(MOST_POINTS + 1):
        for side in range(4):
            face: i64 = t.meadow * 4 + side
            area: i64 = t.board.area_at[face]
            if area == FRAME:
                for colour in range(4):
                    found.append(rating.frame(t, face, colour, points))
                continue
            influence: i64 = influence_of(t, area)
            unseen: i64 = count(t.board.area_meadows[area] & t.face_down)
            before: float = rating.area(t, area, influence, unseen + 1)
            for colour in range(4):
                more: i64 = influence + points * bit(INFLUENCE_BITS * colour)
                found.append(rating.area(t, area, more, unseen) - before)
    return found
