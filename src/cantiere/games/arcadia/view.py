"""What a seat may see of a table of Arcadia.

Hands are hidden, but for cards taken from the open row. Seals, gold and workers stand behind screens: another
seat's are shown with the option `open_screens`, and to all when the game is over.
"""

from __future__ import annotations

from typing import Any

from cantiere.core.declared import DeclaredGame
from cantiere.core.latest import Latest
from cantiere.core.state import OVER
from cantiere.games.arcadia.components import (
    CARDS,
    CELL_NAMES,
    COLUMNS,
    FAMILIES,
    FAMILY_COUNT,
    NOBODY,
    ROWS,
    SHAPES,
    SITES,
    SPACES,
    TENTS,
    site_cells,
)
from cantiere.games.arcadia.effects import effects, orientations
from cantiere.games.arcadia.fields import HANDS, KNOWN_CARDS, SEALS, SUPPLY, WORKERS, cells_of
from cantiere.games.arcadia.geometry import FIRST_OF, ORIENTATION_OF, mirrored, turns_of
from cantiere.games.arcadia.table import Table
from cantiere.games.arcadia.view_types import (
    ArcadiaBuilding,
    ArcadiaCastle,
    ArcadiaGoods,
    ArcadiaSeatView,
)

_BUILDINGS: Latest[list[ArcadiaBuilding]] = Latest()  # the same for all who look


def table_view(t: Table, seat: int | None) -> dict[str, Any]:
    """Return what everybody sees of the fields, and what takes more than one of them."""
    game = t.game
    assert isinstance(game, DeclaredGame)
    return game.fields_view(t, seat) | {
        "board": {
            "columns": int(COLUMNS),
            "rows": int(ROWS),
            "tents": [CELL_NAMES[cell] for cell in TENTS],
            "buildings": _BUILDINGS.get(_laid(t), lambda: _building_views(t)),
            "workers": WORKERS.data(t),
        },
        "castle": _castle_view(t),
        "around": _around_view(t),
        "mirror": bool(t.mirror),
        "seats": [_seat_view(t, number, seat) for number in range(t.seats)],
        "orientations": orientations(t, seat),
        "effects": effects(t, seat),
    }


def _laid(t: Table) -> tuple[object, ...]:
    """Return all that the buildings, as they are shown, are made of."""
    return t.seats, t.built, tuple(t.cards), tuple(t.placements), tuple(t.gaps), tuple(t.holds)


def _building_views(t: Table) -> list[ArcadiaBuilding]:
    return [_building_view(t, number) for number in range(t.built)]


def shows_goods(t: Table, owner: int, seat: int | None) -> bool:
    """A-0.2: tell whether a seat may look behind a screen."""
    return owner == seat or bool(t.options["open_screens"]) or t.to_move == OVER


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
        "supply": SUPPLY.data(t),
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
        "known_cards": KNOWN_CARDS.data_of(t, owner),
        "hand": HANDS.data_of(t, owner) if owner == seat else None,
        "goods": _goods_view(t, owner) if shows_goods(t, owner, seat) else None,
    }


def _goods_view(t: Table, owner: int) -> ArcadiaGoods:
    return {
        "gold": int(t.gold[owner]),
        "seals": SEALS.data_of(t, owner),
        "own_workers": int(t.own[owner]),
        "neutral_workers": int(t.neutral[owner]),
    }
