"""What shields promise at areas that are not yet evaluated, and what a meadow does. For bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.castelli.components import (
    FACE_COLOUR,
    FACE_VALUE,
    INFLUENCE_BITS,
    MINE,
    SILVER_SYMBOL,
    SYMBOLS,
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
SYMBOL_KINDS: Final[i64] = len(SYMBOLS)
MOST_POINTS: Final = 6  # of a shield
_MASK: Final = (1 << INFLUENCE_BITS) - 1


# What each colour may expect of an area, by influence and tiles unseen: the same few come up all the time.
_SHARES: Final[dict[int, vec[float]]] = {}


def shields_of(t: Table, seat: i64, factors: list[float]) -> float:
    """Return what shields around areas not yet evaluated promise a seat, against the others."""
    rating = Rating(t, seat, factors)
    total = rating.open_areas(t)
    if t.meadow == NOBODY:
        return total
    if t.laid[t.meadow] == NOBODY:
        return total + rating.promise(t)
    side: i64
    for side in range(4):
        place: i64 = t.laid[t.meadow] * 4 + side
        total += rating.frame(t, t.meadow * 4 + side, FACE_COLOUR[place], FACE_VALUE[place])
    return total


class Rating:
    """What areas and symbols are worth to the seats at a table, seen by one of them."""

    def __init__(self, t: Table, seat: i64, factors: list[float]) -> None:
        self.table: i64 = t.table_of(seat)
        self.first: i64 = t.first_at(seat)
        self.end: i64 = t.end_at(seat)
        prizes: list[float] = []
        other: i64
        for other in range(self.first, self.end):
            factor = factors[other - self.first]
            for prize in prizes_of(t, other):
                prizes.append(prize * factor)
        self.prizes: vec[float] = vec[float](prizes)  # by seat from the first on, then by symbol

    def open_areas(self, t: Table) -> float:
        """Return what the areas that are still to be evaluated promise."""
        waiting: i64 = t.face_down
        if t.meadow != NOBODY:
            waiting |= bit(t.meadow)
        hidden: i64 = waiting  # a tile that is laid but not evaluated is seen
        if t.meadow != NOBODY and t.laid[t.meadow] != NOBODY:
            hidden = t.face_down
        board = t.board
        total = 0.0
        area: i64
        for area in range(board.areas):
            meadows: i64 = board.area_meadows[area]
            if meadows & waiting == 0 and board.area_kind[area] != MINE:
                continue
            if board.table_of(board.area_land[area]) == self.table:
                total += self.area(t, area, influence_of(t, area), count(meadows & hidden))
        return total

    def area(self, t: Table, area: i64, influence: i64, unseen: i64) -> float:
        """Return what an area promises with this influence, and so many tiles unseen around it."""
        kind: i64 = t.board.area_kind[area]
        symbols: float = float(t.board.area_symbols[area])
        if kind == MINE:
            kind = SILVER_SYMBOL
            symbols = 0.7 * float(t.mine[self.table])
        shares = _shares(influence, unseen)
        prizes = self.prizes
        total = 0.0
        place: i64 = kind
        seat: i64
        for seat in range(self.first, self.end):
            total += prizes[place] * shares[seat]
            place += SYMBOL_KINDS
        return total * symbols

    def frame(self, t: Table, face: i64, colour: i64, points: i64) -> float:
        """Return what the frame, if it is there, gives for a shield."""
        symbol: i64 = t.board.symbol_at[face]
        if symbol == FRAME or points == 0 or colour < self.first or colour >= self.end:
            return 0.0
        return self.prizes[(colour - self.first) * SYMBOL_KINDS + symbol]

    def promise(self, t: Table) -> float:
        """Return what a meadow promises before its tile is laid: the best turn of each tile it may be."""
        gains = self._gains(t)
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

    def _gains(self, t: Table) -> vec[float]:
        """Return, by (points * 4 + side) * 4 + colour, what a shield at the chosen meadow would change."""
        found = vec[float]([0.0] * ((MOST_POINTS + 1) * 16))
        side: i64
        points: i64
        colour: i64
        for side in range(4):
            face: i64 = t.meadow * 4 + side
            area: i64 = t.board.area_at[face]
            if area == FRAME:
                for points in range(MOST_POINTS + 1):
                    for colour in range(4):
                        found[(points * 4 + side) * 4 + colour] = self.frame(t, face, colour, points)
                continue
            influence: i64 = influence_of(t, area)
            unseen: i64 = count(t.board.area_meadows[area] & t.face_down)
            before: float = self.area(t, area, influence, unseen + 1)
            for points in range(MOST_POINTS + 1):
                for colour in range(4):
                    more: i64 = influence + points * bit(INFLUENCE_BITS * colour)
                    found[(points * 4 + side) * 4 + colour] = self.area(t, area, more, unseen) - before
        return found


def _shares(influence: i64, unseen: i64) -> vec[float]:
    """Return the part of an area's prize that each colour may expect."""
    key: i64 = influence * 8 + unseen
    if key in _SHARES:
        return _SHARES[key]
    shares = vec[float]([_share(influence, unseen, colour) for colour in range(4)])
    _SHARES[key] = shares
    return shares


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
