"""What shields promise at areas that are not yet evaluated, and what a meadow does. For bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.castelli.components import (
    FACE_COLOUR,
    FACE_VALUE,
    INFLUENCE_BITS,
    KINDS,
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
from cantiere.games.castelli.worth import Weights, assess

UNSEEN: Final = 4.5  # what a face-down tile may bring a colour at an area
WEAK: Final = 3  # shields of tiles not yet seen
STRONG: Final = 5
TILE_COUNT: Final[i64] = len(TILE_VALUE)
SYMBOL_KINDS: Final[i64] = len(SYMBOLS)
MOST_POINTS: Final = 6  # of a shield
_MASK: Final = (1 << INFLUENCE_BITS) - 1


# What each colour may expect of an area, by influence and tiles unseen: the same few come up all the time.
_SHARES: Final[dict[int, vec[float]]] = {}
_CHANGES: Final[dict[int, vec[float]]] = {}


class Outlook:
    """How much of each symbol the shields around areas not yet evaluated promise each colour.

    It depends on the tiles alone, so that positions with the same tiles share it.
    """

    def __init__(self, t: Table, table: i64) -> None:
        self.table: i64 = table
        self.face_down: i64 = t.face_down
        self.meadow: i64 = t.meadow
        self.symbols: vec[float] = vec[float]([0.0] * (SYMBOL_KINDS * 4))  # by colour, then by symbol
        self.mine: vec[float] = vec[float]([0.0] * 4)  # by colour: part of the mine

    def look(self, t: Table) -> None:
        """Take in all areas of the table."""
        area: i64
        for area in range(t.board.areas):
            if t.board.table_of(t.board.area_land[area]) == self.table:
                self.add(t, area, 1.0)

    def fits(self, t: Table) -> bool:
        """Tell whether a later position has the same tiles."""
        return t.face_down == self.face_down and t.meadow == self.meadow == NOBODY

    def laid(self, before: Table, after: Table) -> Outlook:
        """Return the outlook of a position with one tile more, on the meadow chosen before."""
        new = Outlook(after, self.table)
        new.symbols = self.symbols[:]
        new.mine = self.mine[:]
        side: i64
        for side in range(4):
            area: i64 = before.board.area_at[before.meadow * 4 + side]
            if area != FRAME:
                new.add(before, area, -1.0)
                new.add(after, area, 1.0)
        return new

    def add(self, t: Table, area: i64, times: float) -> None:
        """Count what an area promises, if it is still to be evaluated."""
        hidden: i64 = t.face_down
        waiting: i64 = hidden
        if t.meadow != NOBODY:
            waiting |= bit(t.meadow)
            if t.laid[t.meadow] == NOBODY:
                hidden = waiting
        meadows: i64 = t.board.area_meadows[area]
        kind: i64 = t.board.area_kind[area]
        if meadows & waiting == 0 and kind != MINE:
            return
        shares = _shares(influence_of(t, area), count(meadows & hidden))
        colour: i64
        if kind == MINE:
            for colour in range(4):
                self.mine[colour] += times * shares[colour]
            return
        times *= float(t.board.area_symbols[area])
        place: i64 = kind
        for colour in range(4):
            self.symbols[place] += times * shares[colour]
            place += SYMBOL_KINDS


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
            best = float("-inf")
            for turn in range(4):
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
            changes = _changes(influence_of(t, area), unseen)
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


def _shares(influence: i64, unseen: i64) -> vec[float]:
    """Return the part of an area's prize that each colour may expect."""
    key: i64 = influence * 8 + unseen
    known = _SHARES.get(key)
    if known is not None:
        return known
    shares = vec[float]([_share(influence, unseen, colour) for colour in range(4)])
    _SHARES[key] = shares
    return shares


def _changes(influence: i64, unseen: i64) -> vec[float]:
    """Return by how much each colour's part changes with a shield at a tile unseen before; so many are left.

    By (points * 4 + the shield's colour) * 4 + colour.
    """
    key: i64 = influence * 8 + unseen
    known = _CHANGES.get(key)
    if known is not None:
        return known
    before = _shares(influence, unseen + 1)
    changes: list[float] = []
    points: i64
    shield: i64
    colour: i64
    for points in range(MOST_POINTS + 1):
        for shield in range(4):
            after = _shares(influence + points * bit(INFLUENCE_BITS * shield), unseen)
            for colour in range(4):
                changes.append(after[colour] - before[colour])
    found = vec[float](changes)
    _CHANGES[key] = found
    return found


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
