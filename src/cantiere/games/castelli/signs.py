"""What tells how a game of Castelli will end, looked at when a turn begins. For bots only."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from cantiere.games.castelli.components import (
    BATTLE_SILVER_POINTS,
    KINDS,
    MATERIAL_LIMIT,
    SILVER_POINTS,
    card_total,
    count,
)
from cantiere.games.castelli.steps.c5_end import silver_points
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.worth import best_site, building_turns, worth_of


def weights() -> Any:
    """Return the fitted weights of the signs."""
    return json.loads((Path(__file__).parent / "data" / "chances.json").read_text(encoding="utf-8"))


SOON: Final = 2  # turns


def signs_of(t: Table, seat: i64, value: float) -> list[float]:
    """Return the signs of a seat; `value` is what the heuristics say of its position."""
    sets: i64 = 0
    pairs: i64 = 0
    singles: i64 = 0
    level: i64
    material: i64
    for level in range(min(MATERIAL_LIMIT, t.castles_left[seat])):
        kinds: i64 = 0
        for material in range(KINDS):
            if t.materials[seat * KINDS + material] > level:
                kinds += 1
        if kinds == KINDS:
            sets += 1
        elif kinds == KINDS - 1:
            pairs += 1
        elif kinds > 0:
            singles += 1
    best: i64 = best_site(t, seat)
    turns: i64 = building_turns(t, seat)
    size: i64 = t.end_at(seat) - t.first_at(seat)
    distance: i64 = (seat - t.active + size) % size
    prizes = BATTLE_SILVER_POINTS if t.battle else SILVER_POINTS
    return [
        value,
        worth_of(t, seat),
        float(t.points[seat]),
        float(sets),
        float(pairs),
        float(singles),
        float(sets * best),
        float(t.silver[seat]),
        float(silver_points(t, seat, prizes)),
        float(card_total(t.cards.hands[seat])),
        float(t.castles_left[seat]),
        float(best),
        float(count(t.present[seat])),
        float(min(turns, SOON)),
        1.0 if distance == 0 else 0.0,
        1.0 if distance == 1 else 0.0,
    ]
