"""What a seat may see of a table of Arcadia.

Hands are hidden, but for cards taken from the open row. Seals, gold and workers stand behind screens: another
seat's are shown with the option `open_screens`, and to all when the game is over.
"""

from __future__ import annotations

import functools
from typing import Any

from cantiere.core.state import OVER
from cantiere.games.arcadia import components as box
from cantiere.games.arcadia.effects import effects, orientations
from cantiere.games.arcadia.fields import CASTLE, HANDS, KNOWN_CARDS, SEALS, cells_of, workers_on
from cantiere.games.arcadia.geometry import FIRST_OF, ORIENTATION_OF, mirrored, turns_of
from cantiere.games.arcadia.table import Table
from cantiere.games.arcadia.view_types import (
    ArcadiaBuilding,
    ArcadiaCastle,
    ArcadiaCastleFields,
    ArcadiaGoods,
    ArcadiaOpen,
    ArcadiaSeatView,
    ArcadiaSeen,
    ArcadiaWorkers,
)

KEPT = 4_000  # buildings as they lie, and boards with workers
TENTS = [box.CELL_NAMES[cell] for cell in box.TENTS]


def everybody_view(t: Table, fields: dict[str, Any]) -> ArcadiaOpen:
    """Return what everybody sees that takes more than one field."""
    return {
        "board": {
            "columns": int(box.COLUMNS),
            "rows": int(box.ROWS),
            "tents": TENTS,
            "buildings": [_building_view(t, number) for number in range(t.built)],
            "workers": _workers_view(tuple(t.holds)),
        },
        "castle": _castle_view(t),
        "around": _around_view(t),
        "mirror": bool(t.mirror),
        "seats": [_open_seat(t, number) for number in range(t.seats)],
    }


def seat_view(t: Table, seat: int | None, everybody: dict[str, Any]) -> ArcadiaSeen:
    """Return what a seat sees besides: its cards, what is behind its screen, what its answers would do."""
    seats: list[ArcadiaSeatView] = everybody["seats"]
    if seat is not None:
        hand, goods = HANDS.shown_of(t, seat, seat), _goods_view(t, seat)
        mine: ArcadiaSeatView = {**seats[seat], "hand": hand, "goods": goods}
        seats = [mine if number == seat else have for number, have in enumerate(seats)]
    return {"seats": seats, "orientations": orientations(t, seat), "effects": effects(t, seat)}


def _building_view(t: Table, building: int) -> ArcadiaBuilding:
    workers = tuple([t.workers_at(building, seat) for seat in range(t.seats)])
    return _building(t.cards[building], t.placements[building], t.gaps[building], workers)


@functools.lru_cache(KEPT)
def _building(card: int, placement: int, gaps: int, workers: tuple[int, ...]) -> ArcadiaBuilding:
    """Return a building as it lies; nobody changes what is handed out."""
    orientation = int(ORIENTATION_OF[placement])
    return {
        "card": box.CARDS[card],
        "shape": box.SHAPES[card // box.FAMILY_COUNT],
        "family": box.FAMILIES[card % box.FAMILY_COUNT],
        "cells": cells_of(placement),
        "turns": turns_of(orientation),
        "mirrored": mirrored(orientation),
        "workers": list(workers),
        "free_around": gaps,
        "complete": gaps == 0,
    }


@functools.lru_cache(KEPT)
def _workers_view(holds: tuple[int, ...]) -> ArcadiaWorkers:
    """Return who stands on which cell; nobody changes what is handed out."""
    return workers_on(holds)


def _castle_view(t: Table) -> ArcadiaCastle | None:
    if t.site == box.NOBODY:
        return None
    fields: ArcadiaCastleFields = CASTLE.shown(t, None)
    return {
        **fields,
        "at": box.CELL_NAMES[box.SITES[t.site]],
        "cells": [box.CELL_NAMES[cell] for cell in box.site_cells(box.SITES[t.site])],
        "built": [bool(t.raised >> space & 1) for space in range(box.SPACES)],
        "values": {name: int(t.value(family)) for family, name in enumerate(box.FAMILIES)},
    }


def _around_view(t: Table) -> str | None:
    """Return what workers are being placed around: a building's first cell, or the castle."""
    if t.frame is None or t.frame.step.first != "building":
        return None
    building = t.frame.a
    return box.CELL_NAMES[FIRST_OF[t.placements[building]]] if building < t.built else "castle"


def _open_seat(t: Table, owner: int) -> ArcadiaSeatView:
    return {
        "flags": int(t.flags[owner]),
        "hand_size": int(t.hand_size(owner)),
        "known_cards": KNOWN_CARDS.shown_of(t, owner, None),
        "hand": None,
        "goods": _goods_view(t, owner) if t.options["open_screens"] or t.to_move == OVER else None,
    }


def _goods_view(t: Table, owner: int) -> ArcadiaGoods:
    return {
        "gold": int(t.gold[owner]),
        "seals": SEALS.shown_of(t, owner, None),
        "own_workers": int(t.own[owner]),
        "neutral_workers": int(t.neutral[owner]),
    }
