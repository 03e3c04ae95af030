"""What a position of Castelli is worth to a seat, against the others at its table. For bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.castelli.components import (
    FACE_COLOUR,
    FACE_VALUE,
    KINDS,
    SILVER_SYMBOL,
)
from cantiere.games.castelli.meadows import Meadows
from cantiere.games.castelli.shields import SYMBOL_KINDS, Outlook
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.topology import FRAME
from cantiere.games.castelli.worth import Weights, as_before, assess


class Rating:
    """What a position is worth to a seat, against the others at its table."""

    def __init__(self, t: Table, seat: i64, weights: Weights, like: Rating | None = None) -> None:
        """What has not changed since a position with the same tiles is taken from its rating."""
        self.t: Final = t
        self.table: i64 = t.table_of(seat)
        self.first: i64 = t.first_at(seat)
        self.end: i64 = t.end_at(seat)
        self.mine: float = weights.mine * float(t.mine[self.table])
        self.worth: float = 0.0
        # By colour, then by symbol: what one more of it is worth, against the others; 0.0 elsewhere.
        self.prizes: vec[float] = vec[float]([0.0] * (4 * SYMBOL_KINDS))
        # What each seat has, and its prizes, as they are found: not yet against the others.
        self.worths: vec[float] = vec[float]([0.0] * 4)
        self.found: vec[float] = vec[float]([0.0] * (4 * SYMBOL_KINDS))
        factors = _factors(t, seat, weights.rivalry)
        other: i64
        number: i64
        for other in range(self.first, self.end):
            at: i64 = other * SYMBOL_KINDS
            factor: float = factors[other - self.first]
            if like is not None and as_before(t, like.t, other):
                self.worths[other] = like.worths[other]
                for number in range(at, at + SYMBOL_KINDS):
                    self.found[number] = like.found[number]
            else:
                self.worths[other] = assess(t, other, weights, self.found, at)
            self.worth += factor * self.worths[other]
            for number in range(at, at + SYMBOL_KINDS):
                self.prizes[number] = self.found[number] * factor

    def outlook(self, outlook: Outlook) -> float:
        """Return what an outlook is worth."""
        total = 0.0
        number: i64
        for number in range(self.first * SYMBOL_KINDS, self.end * SYMBOL_KINDS):
            total += self.prizes[number] * outlook.symbols[number]
        seat: i64
        for seat in range(self.first, self.end):
            silver: float = self.prizes[seat * SYMBOL_KINDS + SILVER_SYMBOL]
            total += self.mine * silver * outlook.mine[seat]
        return total

    def chosen(self, t: Table) -> float:
        """Return what the chosen meadow adds: the frame beside the tile laid there, or what may be laid."""
        if t.laid[t.meadow] == NOBODY:
            return Meadows(self, t).promise(t.meadow)
        total = 0.0
        side: i64
        for side in range(4):
            place: i64 = t.laid[t.meadow] * 4 + side
            total += self.frame(t, t.meadow * 4 + side, FACE_COLOUR[place], FACE_VALUE[place])
        return total

    def frame(self, t: Table, face: i64, colour: i64, points: i64) -> float:
        """Return what the frame, if it is there, gives for a shield."""
        symbol: i64 = t.board.symbol_at[face]
        return 0.0 if symbol == FRAME or points == 0 else self.prizes[colour * SYMBOL_KINDS + symbol]


def _factors(t: Table, seat: i64, rivalry: float) -> vec[float]:
    """Return how much each worth at the table counts: one's own fully, a leader's more than a straggler's."""
    first: i64 = t.first_at(seat)
    factors = vec[float]([0.0] * (t.end_at(seat) - first))
    total = 0.0
    other: i64
    for other in range(len(factors)):
        if first + other != seat:
            cubes: i64 = 0
            material: i64
            for material in range(KINDS):
                cubes += t.materials[(first + other) * KINDS + material]
            weight: float = 10.0 + float(t.points[first + other]) + float(cubes)
            factors[other] = weight * weight
            total += factors[other]
    for other in range(len(factors)):
        factors[other] = -rivalry * factors[other] / total
    factors[seat - first] = 1.0
    return factors
