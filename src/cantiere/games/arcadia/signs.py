"""What tells how a game of Arcadia will end, looked at when a turn begins. For bots only."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from cantiere.games.arcadia.components import END_LEVEL, FAMILY_COUNT, NOBODY, SPACES
from cantiere.games.arcadia.geometry import BORDER_OF, BORDER_SIZE, MOST_BORDER
from cantiere.games.arcadia.table import Table

LAST_ROUND = 0.2  # of the progress of a game


def weights() -> Any:
    """Return the fitted weights of the signs."""
    return json.loads((Path(__file__).parent / "data" / "chances.json").read_text(encoding="utf-8"))


def progress_of(t: Table) -> float:
    """Return how much of the castle stands; the last round comes after that."""
    if t.turns_left != NOBODY:
        return 1.0 - LAST_ROUND * float(t.turns_left) / float(t.seats)
    placed: i64 = t.level * SPACES
    space: i64
    for space in range(SPACES):
        placed += t.raised >> space & 1
    return (1.0 - LAST_ROUND) * float(placed) / float(END_LEVEL * SPACES)


def signs_of(t: Table, seat: i64, value: float, chance_now: float) -> list[float]:
    """Return the signs of a seat; the heuristics say what its position and its next action are worth."""
    number: i64
    family: i64
    seals: i64 = 0
    sale: i64 = 0
    for family in range(FAMILY_COUNT):
        number = t.seals[seat * FAMILY_COUNT + family]
        seals += number
        sale += number * t.value(family)
    workers: i64 = 0  # at buildings not yet closed in, by how nearly they are
    close: i64 = 0
    pay: float = 0.0
    building: i64
    for building in range(t.built):
        gaps: i64 = t.gaps[building]
        if gaps == 0:
            continue
        first: i64 = t.placements[building] * MOST_BORDER
        for number in range(first, first + BORDER_SIZE[t.placements[building]]):
            if t.holds[BORDER_OF[number]] == seat:
                workers += 1
                pay += float(t.value(t.family(building))) / float(gaps)
                if gaps <= 2:
                    close += 1
    distance: i64 = (seat - t.active + t.seats) % t.seats
    turn_left: bool = t.turns_left == NOBODY or distance <= t.turns_left
    return [
        value,
        float(t.gold[seat]),
        float(min(t.own[seat], 2)),
        float(t.own[seat]),
        float(t.neutral[seat]),
        float(t.flags[seat]),
        float(min(t.flags[seat], 1)),
        float(seals),
        float(sale),
        float(workers),
        float(close),
        pay,
        chance_now,
        1.0 if turn_left else 0.0,
        1.0 if distance == 0 else 0.0,
        1.0 if distance == 1 else 0.0,
    ]
