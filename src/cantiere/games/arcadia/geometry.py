"""The geometry of Arcadia: every distinct placement of every shape once, and rows of bits to find them.

A placement is named by its first cell (the uppermost, then the leftmost that it covers) and an orientation:
0 to 3 quarter turns clockwise, 4 to 7 the same mirrored. An orientation that covers the same cells as an
earlier one does not exist. The board is a row of bits for each of its rows; `anchors` tests a whole row of
first cells at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cantiere.games.arcadia.components import (
    CELLS,
    COLUMNS,
    MAX_SIZE,
    ROWS,
    SHAPE_COUNT,
    SHAPE_SIZE,
    SITES,
    TENT,
    outline,
    site_cells,
)

ORIENTATIONS: Final = 8
TURNS: Final = 4  # orientations below are turned only, the others mirrored too
MOST_BORDER: Final[i64] = 2 * MAX_SIZE + 2  # of a building; the castle site has its own list
ORIENTATION_NAMES: Final = [
    f"r{number % TURNS}{'m' if number >= TURNS else ''}" for number in range(ORIENTATIONS)
]  # as texts have them: r0 to r3, and r0m to r3m mirrored
FULL_ROW: Final[i64] = (1 << COLUMNS) - 1
BIT_ROWS: Final[i64] = ROWS + MAX_SIZE - 1  # below the board lie rows that are never free
# Rows may be joined in one number, with columns between them that are never free.
STRIDE: Final[i64] = COLUMNS + MAX_SIZE - 1
JOINED: Final[i64] = 62 // STRIDE  # so many rows


def neighbours(cell: int) -> list[int]:
    """Return the cells that share an edge with a cell."""
    x, y = cell % COLUMNS, cell // COLUMNS
    found: list[int] = []
    if y > 0:
        found.append(int(cell - COLUMNS))
    if x > 0:
        found.append(cell - 1)
    if x + 1 < COLUMNS:
        found.append(cell + 1)
    if y + 1 < ROWS:
        found.append(int(cell + COLUMNS))
    return found


def border(cells: list[int]) -> list[int]:
    """Return the cells of the board that share an edge with these, ascending."""
    return sorted({other for cell in cells for other in neighbours(cell)} - set(cells))


def _turned(cells: list[tuple[int, int]], orientation: int) -> list[tuple[int, int]]:
    """Return an outline in an orientation, in reading order, moved so that its first cell is (0, 0)."""
    if orientation >= TURNS:
        cells = [(-x, y) for x, y in cells]
    for _ in range(orientation % TURNS):
        cells = [(-y, x) for x, y in cells]
    ordered = sorted((y, x) for x, y in cells)
    first_y, first_x = ordered[0]
    return [(x - first_x, y - first_y) for y, x in ordered]


def _outlines() -> list[list[tuple[int, int]]]:
    """Return, by shape * ORIENTATIONS + orientation, the offsets from the first cell; none if it repeats."""
    found: list[list[tuple[int, int]]] = []
    for shape in range(SHAPE_COUNT):
        seen: list[list[tuple[int, int]]] = []
        for orientation in range(ORIENTATIONS):
            turned = _turned(outline(shape), orientation)
            found.append([] if turned in seen else turned)
            seen.append(turned)
    return found


def _covered(offsets: list[tuple[int, int]], first: int) -> list[int]:
    """Return the cells covered from a first cell on, or none if one lies outside the board."""
    x, y = first % COLUMNS, first // COLUMNS
    inside = [0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS for dx, dy in offsets]
    return [int((y + dy) * COLUMNS + x + dx) for dx, dy in offsets] if all(inside) else []


def _placements() -> list[tuple[int, int, int, list[int]]]:
    """Return every placement inside the board: shape, first cell, orientation, and the cells it covers."""
    found: list[tuple[int, int, int, list[int]]] = []
    for shape in range(SHAPE_COUNT):
        for first in range(CELLS):
            for orientation in range(ORIENTATIONS):
                cells = _covered(OUTLINES[shape * ORIENTATIONS + orientation], first)
                if cells:
                    found.append((int(shape), int(first), orientation, cells))
    return found


def _padded(rows: list[list[int]], length: int) -> vec[i64]:
    return vec[i64]([value for row in rows for value in row + [-1] * (length - len(row))])


OUTLINES: Final = _outlines()
# By (shape * ORIENTATIONS + orientation) * MAX_SIZE + number of the cell.
_OFFSET_X: Final = _padded([[x for x, _ in offsets] for offsets in OUTLINES], MAX_SIZE)
_OFFSET_Y: Final = _padded([[y for _, y in offsets] for offsets in OUTLINES], MAX_SIZE)
EXISTS: Final = vec[i64](
    [1 if offsets else 0 for offsets in OUTLINES]
)  # by shape * ORIENTATIONS + orientation

_ALL: Final = _placements()
PLACEMENTS: Final[i64] = len(_ALL)
SHAPE_OF: Final = vec[i64]([shape for shape, _, _, _ in _ALL])
ORIENTATION_OF: Final = vec[i64]([orientation for _, _, orientation, _ in _ALL])
FIRST_OF: Final = vec[i64]([first for _, first, _, _ in _ALL])
CELLS_OF: Final = _padded([cells for _, _, _, cells in _ALL], MAX_SIZE)  # by placement * MAX_SIZE + number
TENTS_OF: Final = vec[i64]([sum([TENT[cell] for cell in cells]) for _, _, _, cells in _ALL])
_BORDERS: Final = [border(cells) for _, _, _, cells in _ALL]
BORDER_SIZE: Final = vec[i64]([len(cells) for cells in _BORDERS])
BORDER_OF: Final = _padded(_BORDERS, MOST_BORDER)  # by placement * MOST_BORDER + number

# By cell * 4 + number; -1 where the board ends.
NEIGHBOURS: Final = _padded([neighbours(cell) for cell in range(CELLS)], 4)
# By site * SITE_BORDER + number: the cells around the castle site.
_SITE_BORDERS: Final = [border(site_cells(corner)) for corner in SITES]
SITE_BORDER: Final[i64] = max([len(cells) for cells in _SITE_BORDERS])
SITE_BORDERS: Final = _padded(_SITE_BORDERS, SITE_BORDER)


def _numbers() -> vec[i64]:
    numbers = vec[i64]([-1 for _ in range(SHAPE_COUNT * CELLS * ORIENTATIONS)])
    for number, (shape, first, orientation, _) in enumerate(_ALL):
        numbers[(shape * CELLS + first) * ORIENTATIONS + orientation] = number
    return numbers


_NUMBER: Final = _numbers()


def placement_of(shape: i64, first: i64, orientation: i64) -> i64:
    """Return the placement of a shape with its first cell there, in an orientation, or -1."""
    return _NUMBER[(shape * CELLS + first) * ORIENTATIONS + orientation]


def turns_of(orientation: int) -> int:
    """Return the quarter turns clockwise of an orientation, after mirroring."""
    return orientation % TURNS


def mirrored(orientation: int) -> int:
    """Return 1 for a mirrored orientation, else 0."""
    return int(orientation >= TURNS)


def covering(shape: int, cells: list[int]) -> int:
    """Return the placement of a shape that covers exactly these cells, or -1."""
    for orientation in range(ORIENTATIONS):
        number = placement_of(shape, min(cells), orientation)
        if number >= 0 and sorted(_ALL[number][3]) == sorted(cells):
            return int(number)
    return -1


def joined(rows: vec[i64]) -> vec[i64]:
    """Return, for each row, it and those below it in one number, so that `anchors` finds all at once."""
    found = vec[i64](capacity=BIT_ROWS)
    row: i64
    below: i64
    for row in range(BIT_ROWS):
        bits: i64 = 0
        for below in range(min(row + JOINED, BIT_ROWS) - 1, row - 1, -1):
            bits = bits << STRIDE | rows[below]
        found = append(found, bits)
    return found


def anchors(free: vec[i64], touch: vec[i64], shape: i64, orientation: i64, row: i64) -> i64:
    """Return, as bits, the first cells in a row at which a shape lies on free cells and touches something.

    `free` and `touch` are rows of bits, perhaps joined: the empty cells, and the cells next to a building,
    castle or worker.
    """
    fits: i64 = free[row]
    touches: i64 = touch[row]
    at: i64 = (shape * ORIENTATIONS + orientation) * MAX_SIZE
    number: i64
    for number in range(1, SHAPE_SIZE[shape]):
        dx: i64 = _OFFSET_X[at + number]
        y: i64 = row + _OFFSET_Y[at + number]
        if dx >= 0:
            fits &= free[y] >> dx
            touches |= touch[y] >> dx
        else:
            fits &= free[y] << -dx
            touches |= touch[y] << -dx
        if fits == 0:
            return 0
    return fits & touches
