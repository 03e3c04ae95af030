"""What a network is shown of a position of Castelli beside its features. For bots only.

Figures that do not say where: what a seat has, what the seats may expect of areas with so many tiles unseen,
and what lies around the meadow that has been chosen for the next tile.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.castelli.components import GRAIN, KINDS, MINE, STONE, WOOD, bit, card_total, count
from cantiere.games.castelli.shields import SHARES, SYMBOL_KINDS, shares_at
from cantiere.games.castelli.steps.c2_evaluate import influence_of
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.topology import FRAME
from cantiere.games.castelli.towns import best_site
from cantiere.games.castelli.worth import Weights, assess

_UNSEEN: Final = ["1", "2", "3"]  # tiles around an area that are face down; the last: or more
_AFTER: Final = ["0", "1", "2"]  # … once one lies on the chosen meadow
_COLUMNS: Final[i64] = 3
MARKS: Final = [
    "points",
    "wood",
    "grain",
    "stone",
    "sets",
    "silver",
    "cards",
    "site",
    "castles",
    "worth",
    "others/worth",
    "best/worth",
    *[f"own/{unseen}" for unseen in _UNSEEN],
    *[f"others/{unseen}" for unseen in _UNSEEN],
    *[f"next/{unseen}" for unseen in _UNSEEN],
    *[f"ahead/{unseen}" for unseen in _UNSEEN],
    "own/mine",
    "others/mine",
    *[f"meadow/{unseen}" for unseen in _AFTER],
    *[f"meadow/own/{unseen}" for unseen in _AFTER],
    *[f"meadow/others/{unseen}" for unseen in _AFTER],
    "meadow/frame",
    "meadow/mine",
]
_WORTH: Final[i64] = MARKS.index("worth")
_OWN: Final[i64] = MARKS.index("own/1")
_OTHERS: Final[i64] = MARKS.index("others/1")
_NEXT: Final[i64] = MARKS.index("next/1")
_AHEAD: Final[i64] = MARKS.index("ahead/1")
_MINE: Final[i64] = MARKS.index("own/mine")
_MEADOW: Final[i64] = MARKS.index("meadow/0")
_MEADOW_OWN: Final[i64] = MARKS.index("meadow/own/0")
_MEADOW_OTHERS: Final[i64] = MARKS.index("meadow/others/0")
_FRAME: Final[i64] = MARKS.index("meadow/frame")


def marks_of(t: Table, seat: i64, weights: Weights) -> vec[float]:
    """Return the marks of a position for a seat."""
    marks = vec[float]([0.0 for _ in range(len(MARKS))])
    wood: i64 = t.materials[seat * KINDS + WOOD]
    grain: i64 = t.materials[seat * KINDS + GRAIN]
    stone: i64 = t.materials[seat * KINDS + STONE]
    marks[0] = float(t.points[seat]) / 5.0
    marks[1] = float(wood)
    marks[2] = float(grain)
    marks[3] = float(stone)
    marks[4] = float(min(wood, min(grain, stone)))
    marks[5] = float(t.silver[seat]) / 3.0
    marks[6] = float(card_total(t.cards.hands[seat]))
    marks[7] = float(best_site(t, seat, STONE)) / 3.0
    marks[8] = float(t.castles_left[seat]) / 3.0
    _worth(t, seat, weights, marks)
    _areas(t, seat, marks)
    if t.meadow != NOBODY and t.laid[t.meadow] == NOBODY:
        chosen_meadow(t, seat, marks)
    return marks


def _worth(t: Table, seat: i64, weights: Weights, marks: vec[float]) -> None:
    prizes = vec[float]([0.0] * SYMBOL_KINDS)
    others: i64 = t.end_at(seat) - t.first_at(seat) - 1
    best: float = -1000.0
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        worth: float = assess(t, other, weights, prizes, 0) / 5.0
        if other == seat:
            marks[_WORTH] = worth
            continue
        marks[_WORTH + 1] += worth / float(others)
        if worth > best:
            best = worth
    marks[_WORTH + 2] = best if others > 0 else 0.0


def _areas(t: Table, seat: i64, marks: vec[float]) -> None:
    """Add what the shields around areas not yet evaluated promise."""
    hidden: i64 = t.face_down
    if t.meadow != NOBODY and t.laid[t.meadow] == NOBODY:
        hidden |= bit(t.meadow)
    first: i64 = t.first_at(seat)
    end: i64 = t.end_at(seat)
    rivals: float = 1.0 / float(max(1, end - first - 1))
    follows: i64 = t.after(t.active) if first <= t.active < end else seat
    table: i64 = t.table_of(seat)
    area: i64
    other: i64
    for area in range(t.board.areas):
        if t.board.table_of(t.board.area_land[area]) != table:
            continue
        unseen: i64 = count(t.board.area_meadows[area] & hidden)
        mine: bool = t.board.area_kind[area] == MINE
        if unseen == 0 and not mine:
            continue
        at: i64 = shares_at(influence_of(t, area), unseen)
        own: float = SHARES.values[at + seat]
        theirs: float = 0.0
        best: float = 0.0
        for other in range(first, end):
            if other != seat:
                theirs += SHARES.values[at + other]
                if SHARES.values[at + other] > best:
                    best = SHARES.values[at + other]
        if mine:
            marks[_MINE] = own * float(t.mine[table]) / 3.0
            marks[_MINE + 1] = theirs * rivals * float(t.mine[table]) / 3.0
            continue
        symbols: float = float(t.board.area_symbols[area])
        column: i64 = min(unseen, _COLUMNS) - 1
        marks[_OWN + column] += symbols * own
        marks[_OTHERS + column] += symbols * theirs * rivals
        marks[_NEXT + column] += symbols * SHARES.values[at + follows]
        if own > best:
            marks[_AHEAD + column] += symbols


def chosen_meadow(t: Table, seat: i64, marks: vec[float]) -> None:
    """Write what lies around the meadow that has been chosen."""
    number: i64
    for number in range(_MEADOW, len(MARKS)):
        marks[number] = 0.0
    first: i64 = t.first_at(seat)
    end: i64 = t.end_at(seat)
    side: i64
    other: i64
    for side in range(4):
        area: i64 = t.board.area_at[t.meadow * 4 + side]
        if area == FRAME:
            if t.board.symbol_at[t.meadow * 4 + side] != FRAME:
                marks[_FRAME] += 1.0
            continue
        if t.board.area_kind[area] == MINE:
            marks[_FRAME + 1] += 1.0
            continue
        left: i64 = count(t.board.area_meadows[area] & t.face_down & ~bit(t.meadow))
        at: i64 = shares_at(influence_of(t, area), left + 1)
        best: float = 0.0
        for other in range(first, end):
            if other != seat and SHARES.values[at + other] > best:
                best = SHARES.values[at + other]
        symbols: float = float(t.board.area_symbols[area])
        column: i64 = min(left, _COLUMNS - 1)
        marks[_MEADOW + column] += symbols
        marks[_MEADOW_OWN + column] += symbols * SHARES.values[at + seat]
        marks[_MEADOW_OTHERS + column] += symbols * best
