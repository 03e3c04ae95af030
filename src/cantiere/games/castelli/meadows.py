"""What meadows of Castelli promise before a tile is laid there. For bots only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
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
# By tile * 4 + side: which of them is there before the tile is turned.
_FACES: Final = [tile * 16 + side for tile in range(TILE_COUNT) for side in range(4)]
_SHIELD: Final = vec[i64]([FACE_VALUE[face] * 4 + FACE_COLOUR[face] for face in _FACES])


class Meadows:
    """What the tiles that may lie face down would bring, wherever they are turned up.

    What a shield changes at an area is looked at once: it is the same at each meadow beside the area, because
    one tile that may count there is turned up, and the same others stay face down.
    """

    def __init__(self, rating: Rating, t: Table) -> None:
        self.rating: Final = rating
        self.t: Final = t
        self.tiles: i64 = 0
        self.shields: vec[i64] = vec[i64](capacity=TILE_COUNT * 4)  # of those tiles, one after the other
        values: i64 = 1  # mask of the points that shields of those tiles may have
        left: i64 = t.pool if t.tile == NOBODY else bit(t.tile)
        tile: i64 = 0
        while left > 0:
            if left & 1:
                values |= bit(TILE_VALUE[tile])
                self.tiles += 1
                side: i64
                for side in range(tile * 4, tile * 4 + 4):
                    self.shields = append(self.shields, _SHIELD[side])
            left >>= 1
            tile += 1
        self.values: Final[i64] = values
        self.rows: i64 = 0  # that are in use: one for each side at an area or at the frame
        self.row_of: vec[i64] = vec[i64](
            [-1] * t.board.areas
        )  # by area: where its gains stand, once looked at
        sides: i64 = 4 * (count(t.face_down) if t.meadow == NOBODY else 1)
        rows: i64 = min(sides, t.board.areas) + 4  # the frame is looked at anew at each meadow
        self.gains: vec[float] = vec[float]([0.0] * (rows * SHIELDS))  # by row, then by shield

    def promise(self, meadow: i64) -> float:
        """Return what a meadow promises: on average the best turn of each tile that may lie there."""
        north: i64 = self._look(meadow, 0)
        east: i64 = self._look(meadow, 1)
        south: i64 = self._look(meadow, 2)
        west: i64 = self._look(meadow, 3)
        gains = self.gains
        shields = self.shields
        total = 0.0
        place: i64
        for place in range(0, self.tiles * 4, 4):
            a: i64 = shields[place]
            b: i64 = shields[place + 1]
            c: i64 = shields[place + 2]
            d: i64 = shields[place + 3]
            best: float = gains[north + a] + gains[east + b] + gains[south + c] + gains[west + d]
            once: float = gains[north + d] + gains[east + a] + gains[south + b] + gains[west + c]
            twice: float = gains[north + c] + gains[east + d] + gains[south + a] + gains[west + b]
            thrice: float = gains[north + b] + gains[east + c] + gains[south + d] + gains[west + a]
            if once > best:
                best = once
            if twice > best:
                best = twice
            if thrice > best:
                best = thrice
            total += best
        return total / float(self.tiles)

    def best_turn(self, meadow: i64) -> i64:
        """Return how the only tile that may lie there is best turned, as far as can be seen at a glance."""
        north: i64 = self._look(meadow, 0)
        east: i64 = self._look(meadow, 1)
        south: i64 = self._look(meadow, 2)
        west: i64 = self._look(meadow, 3)
        gains = self.gains
        shields = self.shields
        best: i64 = 0
        most = 0.0
        turn: i64
        for turn in range(4):
            gain: float = gains[north + shields[-turn & 3]]  # what lay north is turned clockwise
            gain += gains[east + shields[1 - turn & 3]]
            gain += gains[south + shields[2 - turn & 3]]
            gain += gains[west + shields[3 - turn & 3]]
            if turn == 0 or gain > most:
                best = turn
                most = gain
        return best

    def _look(self, meadow: i64, side: i64) -> i64:
        """Return where the gains on one side of a meadow stand."""
        board = self.t.board
        face: i64 = meadow * 4 + side
        area: i64 = board.area_at[face]
        if area == FRAME:
            row: i64 = len(self.gains) - (4 - side) * SHIELDS
            self._look_at_frame(board.symbol_at[face], row)
            return row
        row = self.row_of[area]
        if row < 0:
            row = self.rows * SHIELDS
            self.rows += 1
            self.row_of[area] = row
            self._look_at(area, count(board.area_meadows[area] & self.t.face_down & ~bit(meadow)), row)
        return row

    def _look_at_frame(self, symbol: i64, row: i64) -> None:
        """Write what the frame, if it is there, gives for each shield: as often as it has the symbol."""
        gains = self.gains
        prizes = self.rating.prizes
        colour: i64
        for colour in range(4):
            gain: float = prizes[colour * SYMBOL_KINDS + symbol] if symbol != FRAME else 0.0
            place: i64 = row + colour
            gains[place] = 0.0  # for a shield without points
            left: i64 = self.values >> 1
            while left > 0:
                place += 4
                if left & 1:
                    gains[place] = gain
                left >>= 1

    def _look_at(self, area: i64, unseen: i64, row: i64) -> None:
        """Write what each shield would change at an area, with so many tiles still unseen after it."""
        t = self.t
        kind: i64 = t.board.area_kind[area]
        symbols: float = float(t.board.area_symbols[area])
        if kind == MINE:
            kind = SILVER_SYMBOL
            symbols = self.rating.mine
        prizes = self.rating.prizes  # by colour: the first, the second …
        first: float = prizes[kind]
        second: float = prizes[kind + SYMBOL_KINDS]
        third: float = prizes[kind + 2 * SYMBOL_KINDS]
        fourth: float = prizes[kind + 3 * SYMBOL_KINDS]
        at: i64 = changes_of(influence_of(t, area), unseen)
        changes = CHANGES.values
        gains = self.gains
        left: i64 = self.values
        while left > 0:
            if left & 1:
                place: i64
                for place in range(row, row + 4):
                    gain: float = first * changes[at] + second * changes[at + 1]
                    gain = gain + third * changes[at + 2] + fourth * changes[at + 3]
                    gains[place] = gain * symbols
                    at += 4
            else:
                at += 16
            row += 4
            left >>= 1
