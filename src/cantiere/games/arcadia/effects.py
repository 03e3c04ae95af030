"""What each answer to a question of Arcadia would do, for the seat that is asked, to be shown beforehand.

By the answer's text: the cells and tents that a placement covers and the buildings it completes, the values
after a castle piece, the gold for seals.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cantiere.games.arcadia.actions import DONE, LAY, OWN, PIECE, SELL, STOP
from cantiere.games.arcadia.components import (
    CELL_NAMES,
    CELLS,
    FAMILIES,
    FAMILY_COUNT,
    MAX_SEALS,
    MAX_SIZE,
    NOBODY,
    SHAPE_SIZE,
    SPACES,
    TENT,
)
from cantiere.games.arcadia.geometry import (
    BORDER_OF,
    BORDER_SIZE,
    CELLS_OF,
    EXISTS,
    FIRST_OF,
    MOST_BORDER,
    NEIGHBOURS,
    ORIENTATIONS,
    OUTLINES,
    SHAPE_OF,
    TURNS,
    placement_of,
)
from cantiere.games.arcadia.notation import NOTATION, orientation_name
from cantiere.games.arcadia.table import CASTLE, FREE, Table


def effects(t: Table, seat: int | None) -> dict[str, dict[str, Any]] | None:
    """Return what each answer would do, by its text; None if it is not asked, or nothing is shown."""
    if seat is None or seat != t.to_move or t.decision not in _EFFECT:
        return None
    effect = _EFFECT[t.decision]
    return {
        NOTATION.rows[action].text: effect(t, action)
        for action in t.legal_actions()
        if action not in (STOP, DONE)
    }


def orientations(t: Table, seat: int | None) -> list[dict[str, Any]] | None:
    """Return how the shape in play may lie, each way as cells [x, y] from its first; None if not asked."""
    if seat is None or seat != t.to_move or t.decision != "placement":
        return None
    shape: i64 = t.in_play // FAMILY_COUNT
    return [
        {"name": orientation_name(number), **turn_of(number), "cells": [[x, y] for x, y in OUTLINES[at]]}
        for number in range(t.orientations())
        if EXISTS[at := shape * ORIENTATIONS + number]
    ]


def turn_of(orientation: int) -> dict[str, int]:
    """Return an orientation as quarter turns clockwise, after mirroring if it is mirrored."""
    return {"turns": orientation % TURNS, "mirrored": int(orientation >= TURNS)}


def _placement(t: Table, action: int) -> dict[str, Any]:
    placement: i64 = placement_of(t.in_play // FAMILY_COUNT, action - LAY)
    first: i64 = placement * MAX_SIZE
    cells = [int(CELLS_OF[first + number]) for number in range(SHAPE_SIZE[SHAPE_OF[placement]])]
    return {
        "cells": [CELL_NAMES[cell] for cell in cells],
        "tents": [CELL_NAMES[cell] for cell in cells if TENT[cell]],
        "completes": _completes(t, cells),
        "complete": _closed_in(t, placement),
    }


def _worker(t: Table, action: int) -> dict[str, Any]:
    return {"completes": _completes(t, [int((action - OWN) % CELLS)])}


def _completes(t: Table, cells: list[int]) -> list[str]:
    """A-2.1: return the buildings that would be complete with these empty cells covered, by first cells."""
    covered: dict[int, int] = {}
    for cell in cells:
        beside = {int(t.beside(NEIGHBOURS[number])) for number in range(cell * 4, cell * 4 + 4)}
        for building in beside - {NOBODY, int(CASTLE)}:
            covered[building] = covered.get(building, 0) + 1
    closed = sorted(building for building, number in covered.items() if t.gaps[building] == number)
    return [CELL_NAMES[FIRST_OF[t.placements[building]]] for building in closed]


def _closed_in(t: Table, placement: i64) -> bool:
    """A-2.1: tell whether a building laid there would be complete at once."""
    first: i64 = placement * MOST_BORDER
    number: i64
    for number in range(first, first + BORDER_SIZE[placement]):
        if t.holds[BORDER_OF[number]] == FREE:
            return False
    return True


def _castle_piece(t: Table, action: int) -> dict[str, Any]:
    """A-2.5: the piece hides what the space showed."""
    gains, space = divmod(action - PIECE, int(SPACES))
    hidden = t.tops[space]
    return {
        "values": {
            name: int(t.value(family)) + (family == gains) - (family == hidden)
            for family, name in enumerate(FAMILIES)
        }
    }


def _sale(t: Table, action: int) -> dict[str, Any]:
    family, number = divmod(action - SELL, int(MAX_SEALS))
    return {"gold": int((number + 1) * t.value(family))}


_EFFECT: Final = {
    "placement": _placement,
    "worker": _worker,
    "castle_piece": _castle_piece,
    "sell": _sale,
}
