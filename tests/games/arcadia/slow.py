"""Arcadia's geometry done slowly and obviously, on sets of (x, y): what the fast one must agree with."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

from cantiere import State

DATA = tomllib.loads((files("cantiere.games.arcadia") / "data" / "arcadia.toml").read_text(encoding="utf-8"))
SHAPES = {entry["id"]: [tuple(cell) for cell in entry["cells"]] for entry in DATA["shape"]}
COLUMNS, ROWS = DATA["board"]["columns"], DATA["board"]["rows"]
TENTS = {tuple(cell) for cell in DATA["board"]["tents"]}
EVERYWHERE = {(x, y) for x in range(COLUMNS) for y in range(ROWS)}
Cell = tuple[int, int]
Cells = frozenset[Cell]


class Board(NamedTuple):
    """What stands where."""

    castle: Cells
    buildings: list[tuple[str, str, Cells]]  # shape, family, cells
    workers: dict[Cell, int | str]

    @property
    def taken(self) -> set[Cell]:
        return {*self.castle, *self.workers, *(cell for _, _, cells in self.buildings for cell in cells)}


def cell(name: str) -> Cell:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name(where: Cell) -> str:
    return f"{chr(ord('a') + where[0])}{where[1] + 1}"


def board(state: State) -> Board:
    """Read a position from what everybody sees."""
    seen: dict[str, Any] = state.view(None)["table"]
    buildings = [
        (entry["shape"], entry["family"], frozenset(cell(one) for one in entry["cells"]))
        for entry in seen["board"]["buildings"]
    ]
    workers = {cell(one): who for one, who in seen["board"]["workers"].items()}
    return Board(frozenset(cell(one) for one in seen["castle"]["cells"]), buildings, workers)


def around(cells: Cells) -> set[Cell]:
    """Return the cells of the board that share an edge with these."""
    found = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return (found - cells) & EVERYWHERE


def turned(shape: str, mirror: bool = True) -> set[Cells]:
    """Return every way a shape can lie, moved to the upper left."""
    ways: set[Cells] = set()
    for flip in (1, -1) if mirror else (1,):
        cells = [(x * flip, y) for x, y in SHAPES[shape]]
        for _ in range(4):
            cells = [(-y, x) for x, y in cells]
            left, top = min(x for x, _ in cells), min(y for _, y in cells)
            ways.add(frozenset((x - left, y - top) for x, y in cells))
    return ways


def placements(on: Board, shape: str, mirror: bool = True) -> set[Cells]:
    """Return the sets of cells on which a shape may be laid (A-1.1, A-1.2)."""
    taken = on.taken
    touchable = around(frozenset(taken)) - taken
    found: set[Cells] = set()
    for way in turned(shape, mirror):
        for x, y in EVERYWHERE:
            cells = frozenset((x + dx, y + dy) for dx, dy in way)
            if cells <= EVERYWHERE and not cells & taken and cells & touchable:
                found.add(cells)
    return found


def free_around(on: Board, cells: Cells) -> set[Cell]:
    """Return the free cells around a building."""
    return around(cells) - on.taken


def complete(on: Board) -> list[bool]:
    """A-2.1: tell of each building whether it is closed in."""
    return [not free_around(on, cells) for _, _, cells in on.buildings]


def earned(on: Board, cells: Cells, seat: int) -> int:
    """A-2.2: return how many of a seat's workers touch a building."""
    return sum(on.workers.get(one) == seat for one in around(cells))
