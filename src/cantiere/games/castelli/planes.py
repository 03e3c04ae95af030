"""Castelli's board as planes: lands and meadows lie on it as the two colours of a chessboard.

It has no symmetry: lands, and the symbols on the frame, differ from side to side, however the parts are laid.
Colours need none, for features count them from the viewer on. With two seats the lower half is empty.
"""

from __future__ import annotations

from cantiere.core.planes import NOTHING, Planes
from cantiere.games.castelli.actions import land_at, meadow_at
from cantiere.games.castelli.components import CELLS, ROW
from cantiere.games.castelli.encoder import LAND_HEADINGS, MEADOW_HEADINGS, MEADOWS

SIDE = 2 * int(ROW)  # of the board, in lands and meadows


def planes(names: list[str]) -> Planes:
    """Return the board's planes: whatever is told of each meadow, then of each land."""
    at = {name: number for number, name in enumerate(names)}
    found = ["chosen"]
    cells = [_plane([(meadow_at(cell), at[f"meadow/{MEADOWS[cell]}"]) for cell in range(CELLS)])]
    for kind, headings, place in (
        ("meadow", MEADOW_HEADINGS, meadow_at),
        ("land", LAND_HEADINGS, land_at),
    ):
        for name in names:
            if name.startswith(headings[0]):
                what = name.removeprefix(headings[0])
                found.append(f"{kind}/{what}")
                cells.append(_plane([(place(cell), at[headings[cell] + what]) for cell in range(CELLS)]))
    return Planes(SIDE, SIDE, found, cells, [])


def _plane(entries: list[tuple[tuple[int, int], int]]) -> list[int]:
    plane = [NOTHING] * (SIDE * SIDE)
    for (row, column), number in entries:
        plane[row * SIDE + column] = number
    return plane
