"""What a seat may see of a table of Arcadia.

Hands are hidden, but for cards taken from the open row. Seals, gold and workers stand behind screens: another
seat's are shown with the option `open_screens`, and to all when the game is over.
"""

from __future__ import annotations

from typing import Literal

from cantiere.core.state import OVER
from cantiere.games.arcadia.components import (
    CARD_COUNT,
    CARDS,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    FAMILIES,
    FAMILY_COUNT,
    LEVELS,
    MAX_SIZE,
    NOBODY,
    ROWS,
    SHAPE_SIZE,
    SHAPES,
    SITES,
    SPACES,
    TENTS,
    site_cells,
)
from cantiere.games.arcadia.effects import effects, orientations
from cantiere.games.arcadia.geometry import CELLS_OF, FIRST_OF, ORIENTATION_OF, SHAPE_OF, mirrored, turns_of
from cantiere.games.arcadia.table import NEUTRAL_WORKER, Table
from cantiere.games.arcadia.view_types import (
    ArcadiaBuilding,
    ArcadiaCastle,
    ArcadiaGoods,
    ArcadiaSeatView,
    ArcadiaTable,
)


def table_view(t: Table, seat: int | None) -> ArcadiaTable:
    """Return the table by naming what is shown."""
    return {
        "board": {
            "columns": int(COLUMNS),
            "rows": int(ROWS),
            "tents": [CELL_NAMES[cell] for cell in TENTS],
            "buildings": [_building_view(t, number) for number in range(t.built)],
            "workers": _workers_view(t),
        },
        "castle": _castle_view(t),
        "active": int(t.active),
        "in_play": None if t.in_play == NOBODY else CARDS[t.in_play],
        "around": _around_view(t),
        "mirror": bool(t.mirror),
        "open_cards": card_list(t, "open_cards"),
        "deck": int(t.deck_size()),
        "neutral_workers": int(t.pool),
        "passes": int(t.passes),
        "turns_left": None if t.turns_left == NOBODY else int(t.turns_left),
        "seats": [_seat_view(t, number, seat) for number in range(t.seats)],
        "orientations": orientations(t, seat),
        "effects": effects(t, seat),
    }


def shows_goods(t: Table, owner: int, seat: int | None) -> bool:
    """A-0.2: tell whether a seat may look behind a screen."""
    return owner == seat or bool(t.options["open_screens"]) or t.to_move == OVER


def card_list(t: Table, where: str, seat: int = 0) -> list[str]:
    """Return the cards of one of the table's card counts, by names."""
    counts = getattr(t, where)
    first = seat * CARD_COUNT
    return [CARDS[card] for card in range(CARD_COUNT) for _ in range(counts[first + card])]


def cells_of(t: Table, building: int) -> list[str]:
    """Return the cells of a building, the first one first."""
    placement = t.placements[building]
    first = placement * MAX_SIZE
    return [CELL_NAMES[CELLS_OF[first + number]] for number in range(SHAPE_SIZE[SHAPE_OF[placement]])]


def _building_view(t: Table, building: int) -> ArcadiaBuilding:
    orientation = int(ORIENTATION_OF[t.placements[building]])
    return {
        "card": CARDS[t.cards[building]],
        "shape": SHAPES[t.cards[building] // FAMILY_COUNT],
        "family": FAMILIES[t.family(building)],
        "cells": cells_of(t, building),
        "turns": turns_of(orientation),
        "mirrored": mirrored(orientation),
        "workers": [int(t.workers_at(building, seat)) for seat in range(t.seats)],
        "free_around": int(t.gaps[building]),
        "complete": bool(t.gaps[building] == 0),
    }


def _workers_view(t: Table) -> dict[str, int | Literal["neutral"]]:
    return {
        CELL_NAMES[cell]: "neutral" if t.holds[cell] == NEUTRAL_WORKER else int(t.holds[cell])
        for cell in range(CELLS)
        if 0 <= t.holds[cell] <= NEUTRAL_WORKER
    }


def _castle_view(t: Table) -> ArcadiaCastle | None:
    if t.site == NOBODY:
        return None
    return {
        "at": CELL_NAMES[SITES[t.site]],
        "cells": [CELL_NAMES[cell] for cell in site_cells(SITES[t.site])],
        "level": int(t.level) + 1,
        "spaces": [None if family < 0 else FAMILIES[family] for family in t.tops],
        "built": [bool(t.raised >> space & 1) for space in range(SPACES)],
        "values": {name: int(t.value(family)) for family, name in enumerate(FAMILIES)},
        "supply": [
            {name: int(t.pieces[level * FAMILY_COUNT + family]) for family, name in enumerate(FAMILIES)}
            for level in range(LEVELS)
        ],
    }


def _around_view(t: Table) -> str | None:
    """Return what workers are being placed around: a building's first cell, or the castle."""
    if t.frame is None or t.frame.step.first != "building":
        return None
    building = t.frame.a
    return CELL_NAMES[FIRST_OF[t.placements[building]]] if building < t.built else "castle"


def _seat_view(t: Table, owner: int, seat: int | None) -> ArcadiaSeatView:
    return {
        "flags": int(t.flags[owner]),
        "hand_size": int(t.hand_size(owner)),
        "known_cards": card_list(t, "known", owner),
        "hand": card_list(t, "hands", owner) if owner == seat else None,
        "goods": _goods_view(t, owner) if shows_goods(t, owner, seat) else None,
    }


def _goods_view(t: Table, owner: int) -> ArcadiaGoods:
    return {
        "gold": int(t.gold[owner]),
        "seals": {name: int(t.seals[owner * FAMILY_COUNT + family]) for family, name in enumerate(FAMILIES)},
        "own_workers": int(t.own[owner]),
        "neutral_workers": int(t.neutral[owner]),
    }
