"""What a position of Castelli is worth to a seat, against the others at its table. For bots only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.castelli.components import (
    FACE_COLOUR,
    FACE_VALUE,
    KINDS,
    MINE,
    MOST_POINTS,
    SILVER_SYMBOL,
    TILE_VALUE,
    bit,
    count,
)
from cantiere.games.castelli.shields import SYMBOL_KINDS, TILE_COUNT, Outlook, changes_of
from cantiere.games.castelli.steps.c2_evaluate import influence_of
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.topology import FRAME
from cantiere.games.castelli.worth import Weights, assess


class Rating:
    """What a position is worth to a seat, against the others at its table."""

    def __init__(self, t: Table, seat: i64, weights: Weights) -> None:
        self.table: i64 = t.table_of(seat)
        self.first: i64 = t.first_at(seat)
        self.end: i64 = t.end_at(seat)
        self.mine: float = weights.mine * float(t.mine[self.table])
        self.worth: float = 0.0
        factors = _factors(t, seat, weights.rivalry)
        prizes: list[float] = []
        other: i64
        for other in range(self.first, self.end):
            factor: float = factors[other - self.first]
            at: i64 = len(prizes)
            self.worth += factor * assess(t, other, weights, prizes)
            while at < len(prizes):
                prizes[at] = prizes[at] * factor
                at += 1
        self.prizes: vec[float] = vec[float](prizes)  # by seat from the first on, then by symbol

    def outlook(self, outlook: Outlook) -> float:
        """Return what an outlook is worth."""
        total = 0.0
        number: i64
        for number in range(len(self.prizes)):
            total += self.prizes[number] * outlook.symbols[self.first * SYMBOL_KINDS + number]
        seat: i64
        for seat in range(self.first, self.end):
            silver: float = self.prizes[(seat - self.first) * SYMBOL_KINDS + SILVER_SYMBOL]
            total += self.mine * silver * outlook.mine[seat]
        return total

    def chosen(self, t: Table) -> float:
        """Return what the chosen meadow adds: the frame beside the tile laid there, or what may be laid."""
        if t.laid[t.meadow] == NOBODY:
            return self.promise(t)
        total = 0.0
        side: i64
        for side in range(4):
            place: i64 = t.laid[t.meadow] * 4 + side
            total += self.frame(t, t.meadow * 4 + side, FACE_COLOUR[place], FACE_VALUE[place])
        return total

    def frame(self, t: Table, face: i64, colour: i64, points: i64) -> float:
        """Return what the frame, if it is there, gives for a shield."""
        symbol: i64 = t.board.symbol_at[face]
        if symbol == FRAME or points == 0 or colour < self.first or colour >= self.end:
            return 0.0
        return self.prizes[(colour - self.first) * SYMBOL_KINDS + symbol]

    def promise(self, t: Table) -> float:
        """Return what a meadow promises before its tile is laid: the best turn of each tile it may be."""
        tiles: i64 = t.pool if t.tile == NOBODY else bit(t.tile)
        values: i64 = 1  # mask of the points that shields of those tiles may have
        tile: i64
        for tile in range(TILE_COUNT):
            if tiles >> tile & 1:
                values |= bit(TILE_VALUE[tile])
        gains = self._gains(t, values)
        total = 0.0
        number: i64 = 0
        turn: i64
        for tile in range(TILE_COUNT):
            if tiles >> tile & 1 == 0:
                continue
            best: float = _gain(gains, tile, 0)
            for turn in range(1, 4):
                best = max(best, _gain(gains, tile, turn))
            total += best
            number += 1
        return total / float(number)

    def best_turn(self, t: Table) -> i64:
        """Return how the tile in question should be turned, as far as that can be seen at a glance."""
        gains = self._gains(t, 1 | bit(TILE_VALUE[t.tile]))
        best: i64 = 0
        turn: i64
        for turn in range(1, 4):
            if _gain(gains, t.tile, turn) > _gain(gains, t.tile, best):
                best = turn
        return best

    def _gains(self, t: Table, values: i64) -> vec[float]:
        """Return, by (points * 4 + side) * 4 + colour, what a shield at the chosen meadow would change."""
        found = vec[float]([0.0] * ((MOST_POINTS + 1) * 16))
        side: i64
        points: i64
        colour: i64
        seat: i64
        for side in range(4):
            face: i64 = t.meadow * 4 + side
            area: i64 = t.board.area_at[face]
            if area == FRAME:
                for points in range(MOST_POINTS + 1):
                    for colour in range(4):
                        found[(points * 4 + side) * 4 + colour] = self.frame(t, face, colour, points)
                continue
            kind: i64 = t.board.area_kind[area]
            symbols: float = float(t.board.area_symbols[area])
            if kind == MINE:
                kind = SILVER_SYMBOL
                symbols = self.mine
            unseen: i64 = count(t.board.area_meadows[area] & t.face_down)
            changes = changes_of(influence_of(t, area), unseen)
            for points in range(MOST_POINTS + 1):
                if values >> points & 1 == 0:
                    continue
                for colour in range(4):
                    gain = 0.0
                    place: i64 = kind
                    for seat in range(self.first, self.end):
                        gain += self.prizes[place] * changes[(points * 4 + colour) * 4 + seat]
                        place += SYMBOL_KINDS
                    found[(points * 4 + side) * 4 + colour] = gain * symbols
        return found


def _gain(gains: vec[float], tile: i64, turn: i64) -> float:
    total = 0.0
    side: i64
    for side in range(4):
        place: i64 = (tile * 4 + turn) * 4 + side
        total += gains[(FACE_VALUE[place] * 4 + side) * 4 + FACE_COLOUR[place]]
    return total


def _factors(t: Table, seat: i64, rivalry: float) -> list[float]:
    """Return how much each worth at the table counts: one's own fully, a leader's more than a straggler's."""
    weights: list[float] = []
    total = 0.0
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        weight = 0.0
        if other != seat:
            cubes: i64 = 0
            material: i64
            for material in range(KINDS):
                cubes += t.materials[other * KINDS + material]
            weight = 10.0 + float(t.points[other]) + float(cubes)
            weight *= weight
        weights.append(weight)
        total += weight
    factors = [-rivalry * weight / total for weight in weights]
    factors[seat - t.first_at(seat)] = 1.0
    return factors
