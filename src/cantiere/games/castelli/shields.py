"""What shields promise at areas that are not yet evaluated, and what a meadow does. For bots only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.kept import KeptRows
from cantiere.games.castelli.components import (
    CELLS,
    INFLUENCE_BITS,
    MINE,
    MOST_POINTS,
    SYMBOLS,
    TILE_VALUE,
    bit,
    count,
)
from cantiere.games.castelli.steps.c2_evaluate import bits, influence_of, leaders
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.topology import FRAME

if TYPE_CHECKING:
    from cantiere.games.castelli.rating import Rating

UNSEEN: Final = 4.5  # what a face-down tile may bring a colour at an area
WEAK: Final = 3  # shields of tiles not yet seen
STRONG: Final = 5
TILE_COUNT: Final[i64] = len(TILE_VALUE)
SYMBOL_KINDS: Final[i64] = len(SYMBOLS)
_MASK: Final = (1 << INFLUENCE_BITS) - 1
ALL: Final = (1 << CELLS) - 1  # meadows

# What each colour may expect of an area, by influence and tiles unseen: the same few come up all the time.
SHARES: Final = KeptRows(4, 8192)
CHANGES: Final = KeptRows((MOST_POINTS + 1) * 16, 2048)


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
        self.rating: Rating | None = None  # of the last position that it was asked for

    def look(self, t: Table) -> None:
        """Take in all areas of the table."""
        board = t.board
        waiting: i64 = waiting_in(t)
        shares = areas_of(t).shares
        area: i64
        for area in range(board.areas):
            if (board.area_meadows[area] & waiting or board.area_kind[area] == MINE) and (
                board.table_of(board.area_land[area]) == self.table
            ):
                self._count(t, area, shares, area * 4, 1.0)

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
        meadows: i64 = t.board.area_meadows[area]
        if meadows & waiting_in(t) or t.board.area_kind[area] == MINE:
            at: i64 = shares_at(influence_of(t, area), count(meadows & hidden_in(t)))
            self._count(t, area, SHARES.values, at, times)

    def _count(self, t: Table, area: i64, shares: vec[float], at: i64, times: float) -> None:
        board = t.board
        colour: i64
        place: i64 = board.area_kind[area]
        if place == MINE:
            mine = self.mine
            for colour in range(4):
                mine[colour] += times * shares[at + colour]
            return
        times *= float(board.area_symbols[area])
        symbols = self.symbols
        for colour in range(4):
            symbols[place] += times * shares[at + colour]
            place += SYMBOL_KINDS


class Areas:
    """What part of its prize each area promises each colour. Nothing in it changes: it is made from another.

    From one position to the next few tiles differ, and only the areas beside those are looked at again.
    """

    def __init__(self, t: Table, before: Areas | None) -> None:
        board = t.board
        self.board: Final = board
        self.hidden: Final[i64] = hidden_in(t)
        self.laid: vec[i64] = t.laid[:]
        self.shares: vec[float] = vec[float]()  # by area * 4 + colour
        changed: i64 = ALL
        if before is not None and before.board is board:
            self.shares = before.shares[:]
            changed = before.changed_in(t)
        else:
            self.shares = vec[float]([0.0] * (board.areas * 4))
        shares = self.shares
        area: i64
        for area in range(board.areas):
            if board.area_meadows[area] & changed == 0:
                continue
            at: i64 = shares_at(influence_of(t, area), count(board.area_meadows[area] & self.hidden))
            colour: i64
            for colour in range(4):
                shares[area * 4 + colour] = SHARES.values[at + colour]

    def changed_in(self, t: Table) -> i64:
        """Return the mask of the meadows that are not as they were."""
        changed: i64 = self.hidden ^ hidden_in(t)
        laid = t.laid
        before = self.laid
        meadow: i64
        for meadow in range(CELLS):
            if laid[meadow] != before[meadow]:
                changed |= bit(meadow)
        return changed


class _Latest:
    """The areas that were looked at last: a search looks at the same with a tile more."""

    def __init__(self) -> None:
        self.areas: Areas | None = None


_LATEST: Final = _Latest()


def areas_of(t: Table) -> Areas:
    """Return what the areas of a position promise."""
    latest = _LATEST.areas
    if latest is None or latest.board is not t.board or latest.changed_in(t):
        latest = Areas(t, latest)
        _LATEST.areas = latest
    return latest


def waiting_in(t: Table) -> i64:
    """Return the mask of the meadows whose areas are still to be evaluated."""
    return t.face_down if t.meadow == NOBODY else t.face_down | bit(t.meadow)


def hidden_in(t: Table) -> i64:
    """Return the mask of those of them where no tile can be seen."""
    return t.face_down if t.meadow == NOBODY or t.laid[t.meadow] != NOBODY else waiting_in(t)


def shares_at(influence: i64, unseen: i64) -> i64:
    """Return where the parts of an area's prize that each colour may expect stand in `SHARES`."""
    key: i64 = influence * 8 + unseen
    at: i64 = SHARES.find(key)
    if at < 0:
        at = SHARES.place(key)
        colour: i64
        for colour in range(4):
            SHARES.values[at + colour] = _share(influence, unseen, colour)
    return at


def changes_of(influence: i64, unseen: i64) -> i64:
    """Return where in CHANGES it stands how a shield on a tile unseen before changes the colours' parts.

    By (points * 4 + the shield's colour) * 4 + colour; so many tiles are left unseen after it.
    """
    key: i64 = influence * 8 + unseen
    at: i64 = CHANGES.find(key)
    if at >= 0:
        return at
    at = CHANGES.place(key)
    first: i64 = shares_at(influence, unseen + 1)
    before = SHARES.values[first : first + 4]  # a copy: the rows after may take its place
    points: i64
    shield: i64
    colour: i64
    for points in range(MOST_POINTS + 1):
        for shield in range(4):
            after: i64 = shares_at(influence + points * bit(INFLUENCE_BITS * shield), unseen)
            for colour in range(4):
                change: float = SHARES.values[after + colour] - before[colour]
                CHANGES.values[at + (points * 4 + shield) * 4 + colour] = change
    return at


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
