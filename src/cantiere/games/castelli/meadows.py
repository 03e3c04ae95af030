"""What meadows of Castelli promise before a tile is laid there. For bots only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.castelli.components import (
    FACE_COLOUR,
    FACE_VALUE,
    MINE,
    MOST_POINTS,
    SILVER_SYMBOL,
    TILE_VALUE,
    bit,
    count,
)
from cantiere.games.castelli.shields import CHANGES, SYMBOL_KINDS, TILE_COUNT, changes_of
from cantiere.games.castelli.steps.c2_evaluate import influence_of
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.topology import FRAME

if TYPE_CHECKING:
    from cantiere.games.castelli.rating import Rating

SHIELDS: Final[i64] = (MOST_POINTS + 1) * 4  # by points * 4 + colour: the shields that there may be
# By (tile * 4 + turn) * 4 + side: which of them is there.
_SHIELD: Final = vec[i64]([FACE_VALUE[place] * 4 + FACE_COLOUR[place] for place in range(TILE_COUNT * 16)])


class Meadows:
    """What the tiles that may lie face down would bring, wherever they are turned up.

    What a shield changes at an area is looked at once: it is the same at each meadow beside the area, because
    one tile that may count there is turned up, and the same others stay face down.
    """

    def __init__(self, rating: Rating, t: Table) -> None:
        self.rating: Final = rating
        self.t: Final = t
        self.tiles: Final[i64] = t.pool if t.tile == NOBODY else bit(t.tile)
        values: i64 = 1  # mask of the points that shields of those tiles may have
        tile: i64
        for tile in range(TILE_COUNT):
            if self.tiles >> tile & 1:
                values |= bit(TILE_VALUE[tile])
        self.values: Final[i64] = values
        self.seen: vec[i64] = vec[i64]([0] * t.board.areas)  # by area: whether it has been looked at
        rows: i64 = t.board.areas + 4
        # By area, then by shield; behind the areas, by side: the frame.
        self.gains: vec[float] = vec[float]([0.0] * (rows * SHIELDS))

    def promise(self, meadow: i64) -> float:
        """Return what a meadow promises: on average the best turn of each tile that may lie there."""
        north: i64 = self._look(meadow, 0)
        east: i64 = self._look(meadow, 1)
        south: i64 = self._look(meadow, 2)
        west: i64 = self._look(meadow, 3)
        total = 0.0
        number: i64 = 0
        tile: i64
        turn: i64
        for tile in range(TILE_COUNT):
            if self.tiles >> tile & 1 == 0:
                continue
            best: float = self._gain(tile * 16, north, east, south, west)
            for turn in range(1, 4):
                gain: float = self._gain(tile * 16 + turn * 4, north, east, south, west)
                if gain > best:
                    best = gain
            total += best
            number += 1
        return total / float(number)

    def best_turn(self, meadow: i64, tile: i64) -> i64:
        """Return how a tile should be turned there, as far as that can be seen at a glance."""
        north: i64 = self._look(meadow, 0)
        east: i64 = self._look(meadow, 1)
        south: i64 = self._look(meadow, 2)
        west: i64 = self._look(meadow, 3)
        best: i64 = 0
        most: float = self._gain(tile * 16, north, east, south, west)
        turn: i64
        for turn in range(1, 4):
            gain: float = self._gain(tile * 16 + turn * 4, north, east, south, west)
            if gain > most:
                best = turn
                most = gain
        return best

    def _gain(self, place: i64, north: i64, east: i64, south: i64, west: i64) -> float:
        """Return what a tile turned in one way changes, from what its shields do on each side."""
        gains = self.gains
        return (
            gains[north + _SHIELD[place]]
            + gains[east + _SHIELD[place + 1]]
            + gains[south + _SHIELD[place + 2]]
            + gains[west + _SHIELD[place + 3]]
        )

    def _look(self, meadow: i64, side: i64) -> i64:
        """Return where the gains on one side of a meadow stand."""
        t = self.t
        face: i64 = meadow * 4 + side
        area: i64 = t.board.area_at[face]
        if area == FRAME:
            row: i64 = (t.board.areas + side) * SHIELDS
            shield: i64
            for shield in range(SHIELDS):
                self.gains[row + shield] = self.rating.frame(t, face, shield & 3, shield >> 2)
            return row
        if not self.seen[area]:
            self.seen[area] = 1
            self._look_at(area, count(t.board.area_meadows[area] & t.face_down & ~bit(meadow)))
        return area * SHIELDS

    def _look_at(self, area: i64, unseen: i64) -> None:
        """Work out what each shield would change at an area, with so many tiles still unseen after it."""
        t = self.t
        rating = self.rating
        kind: i64 = t.board.area_kind[area]
        symbols: float = float(t.board.area_symbols[area])
        if kind == MINE:
            kind = SILVER_SYMBOL
            symbols = rating.mine
        at: i64 = changes_of(influence_of(t, area), unseen)
        changes = CHANGES.values
        prizes = rating.prizes
        gains = self.gains
        shield: i64
        seat: i64
        for shield in range(SHIELDS):
            if self.values >> (shield >> 2) & 1 == 0:
                continue
            gain = 0.0
            place: i64 = kind
            for seat in range(rating.first, rating.end):
                gain += prizes[place] * changes[at + shield * 4 + seat]
                place += SYMBOL_KINDS
            gains[area * SHIELDS + shield] = gain * symbols
