"""What each answer to a question of Arcadia would do, for the seat that is asked, to be shown beforehand.

By the answer's text: the cards that can be built and where workers have room, the cells and tents that a
placement covers and the buildings it completes, the values after a castle piece, the gold for seals.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.arcadia.actions import BUILD, DONE, LAY, PIECE, SELL, STOP, WORKERS, amount_of, cell_of
from cantiere.games.arcadia.components import (
    CARD_COUNT,
    CARDS,
    CELL_NAMES,
    FAMILIES,
    FAMILY_COUNT,
    MAX_SIZE,
    NOBODY,
    SHAPE_SIZE,
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
    ORIENTATION_NAMES,
    ORIENTATIONS,
    OUTLINES,
    SHAPE_OF,
    mirrored,
    placement_of,
    turns_of,
)
from cantiere.games.arcadia.notation import NOTATION
from cantiere.games.arcadia.table import CASTLE, FREE, Table
from cantiere.games.arcadia.view_types import ArcadiaEffect, ArcadiaOrientation


def effects(t: Table, seat: int | None) -> dict[str, ArcadiaEffect] | None:
    """Return what each answer would do, by its text; None if it is not asked, or nothing is shown."""
    if seat is None or seat != t.to_move or t.decision not in _EFFECT:
        return None
    effect = _EFFECT[t.decision]
    return {
        NOTATION.rows[action].text: effect(t, action)
        for action in t.legal_actions()
        if action not in (STOP, DONE)
    }


def orientations(t: Table, seat: int | None) -> list[ArcadiaOrientation] | None:
    """Return how the shape in play may lie, each way as cells [x, y] from its first; None if not asked."""
    if seat is None or seat != t.to_move or t.decision != "placement":
        return None
    shape: i64 = t.in_play // FAMILY_COUNT
    return [
        {
            "name": ORIENTATION_NAMES[number],
            "turns": turns_of(number),
            "mirrored": mirrored(number),
            "cells": list(OUTLINES[at]),
        }
        for number in range(t.orientations())
        if EXISTS[at := shape * ORIENTATIONS + number]
    ]


def _action(t: Table, action: int) -> ArcadiaEffect:
    """Return what the next question would be about: cards that fit somewhere, buildings with room around."""
    if action == BUILD:
        first: i64 = t.to_move * CARD_COUNT
        have = [card for card in range(CARD_COUNT) if t.hands[first + card] > 0]
        return {"cards": [CARDS[card] for card in have if t.fits(card // FAMILY_COUNT)]}
    if action == WORKERS:
        open_ones = [building for building in range(t.built) if t.gaps[building] > 0]
        around = [CELL_NAMES[FIRST_OF[t.placements[building]]] for building in open_ones]
        return {"around": [*around, "castle"] if t.gaps[CASTLE] > 0 else around}
    return {}


def _placement(t: Table, action: int) -> ArcadiaEffect:
    placement: i64 = placement_of(t.in_play // FAMILY_COUNT, LAY.part(action, 0), LAY.part(action, 1))
    first: i64 = placement * MAX_SIZE
    cells = [int(CELLS_OF[first + number]) for number in range(SHAPE_SIZE[SHAPE_OF[placement]])]
    return {
        "cells": [CELL_NAMES[cell] for cell in cells],
        "tents": [CELL_NAMES[cell] for cell in cells if TENT[cell]],
        "completes": _completes(t, cells),
        "complete": _closed_in(t, placement),
    }


def _worker(t: Table, action: int) -> ArcadiaEffect:
    return {"completes": _completes(t, [int(cell_of(action))])}


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


def _castle_piece(t: Table, action: int) -> ArcadiaEffect:
    """A-2.5: the piece hides what the space showed."""
    gains, hidden = PIECE.part(action, 0), t.tops[PIECE.part(action, 1)]
    return {
        "values": {
            name: int(t.value(family)) + (family == gains) - (family == hidden)
            for family, name in enumerate(FAMILIES)
        }
    }


def _sale(t: Table, action: int) -> ArcadiaEffect:
    return {"gold": int(amount_of(action) * t.value(SELL.part(action, 0)))}


_EFFECT: Final = {
    "action": _action,
    "placement": _placement,
    "worker": _worker,
    "castle_piece": _castle_piece,
    "sell": _sale,
}
