"""What tells how a game of Pillars will end, looked at when a round begins. For bots only."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from cantiere.games.pillars.components import KINDS, METAL, PRICE, ROUNDS, count
from cantiere.games.pillars.prospects.row import row_strength
from cantiere.games.pillars.prospects.weights import Weights
from cantiere.games.pillars.table import Table


def weights() -> Any:
    """Return the fitted weights of the signs."""
    return json.loads((Path(__file__).parent / "data" / "chances.json").read_text(encoding="utf-8"))


def progress_of(t: Table) -> float:
    """Return which round begins, from 0 to 1."""
    return float(t.round - 1) / float(ROUNDS - 1)


def signs_of(t: Table, seat: i64, value: float, w: Weights) -> list[float]:
    """Return the signs of a seat; `value` is what the heuristics say of its position."""
    goods: i64 = 0
    material: i64
    for material in range(KINDS):
        goods += t.cubes[seat * KINDS + material] * PRICE[material]
    distance: i64 = (seat - t.start + t.seats) % t.seats
    return [
        value,
        float(t.vp[seat]),
        float(t.gold[seat]),
        float(min(t.gold[seat], 10)),
        float(goods),
        float(t.cubes[seat * KINDS + METAL]),
        float(t.workers[seat]),
        row_strength(t.craftsmen[seat], w),
        float(count(t.craftsmen[seat])),
        float(count(t.privileges[seat])),
        1.0 if distance == 0 else 0.0,
        1.0 if distance == 1 else 0.0,
    ]
