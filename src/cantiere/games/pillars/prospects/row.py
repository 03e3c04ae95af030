"""The row of craftsmen: what it will do in the rounds to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.pillars.components import (
    ASSISTANTS,
    CAPACITY,
    CRAFTSMEN,
    GIVES_CUBES,
    GIVES_GOLD,
    GIVES_VP,
    HOLDS,
    KINDS,
    LINE_RESOURCES,
    MILL_GOLD,
    NEEDS,
    PRICE,
    RESOURCE_CUBES,
    RESOURCE_MATERIAL,
    RESOURCE_WORKERS,
    USES,
    USES_GOLD,
)
from cantiere.games.pillars.prospects.weights import Weights


def _cube_effort(material: i64) -> float:
    """Return how many workers a cube takes on average; metal is not dug but costs about its price."""
    usual = [card for card in range(len(RESOURCE_CUBES)) if not LINE_RESOURCES >> card & 1]
    cards = [card for card in usual if RESOURCE_MATERIAL[card] == material]
    if not cards:
        return float(PRICE[material])
    workers: i64 = sum([RESOURCE_WORKERS[card] for card in cards])
    cubes: i64 = sum([RESOURCE_CUBES[card] for card in cards])
    return float(workers) / float(cubes)


def _use_effort(craftsman: i64) -> float:
    """Return the workers, or gold from the mill, that one use takes."""
    effort = float(USES_GOLD[craftsman]) / float(MILL_GOLD)
    for material in range(KINDS):
        effort += float(USES[craftsman * KINDS + material]) * CUBE_EFFORT[material]
    return effort


def _use_worth(craftsman: i64) -> float:
    worth = float(GIVES_VP[craftsman]) + float(GIVES_GOLD[craftsman]) * Weights().gold
    for material in range(KINDS):
        worth += float(GIVES_CUBES[craftsman * KINDS + material]) * CUBE_EFFORT[material] * Weights().worker
    return worth


def _by_effort(craftsman: i64) -> float:
    """Return what an effort is worth with this craftsman; who needs none comes first."""
    effort = USE_EFFORT[craftsman]
    return USE_WORTH[craftsman] / effort if effort > 0.0 else float("inf")


CUBE_EFFORT: Final = [_cube_effort(material) for material in range(KINDS)]
USE_EFFORT: Final = [_use_effort(craftsman) for craftsman in range(len(CRAFTSMEN))]
USE_WORTH: Final = [_use_worth(craftsman) for craftsman in range(len(CRAFTSMEN))]
BEST_FIRST: Final = vec[i64](sorted(range(len(CRAFTSMEN)), key=_by_effort, reverse=True))


def row_strength(row: i64, w: Weights) -> float:
    """Return the points a row makes in a round to come, fed by workers and some gold, the best first."""
    effort = w.effort
    cubes = [w.supply, w.supply, w.supply, w.metal_supply]
    strength = 0.0
    for craftsman in BEST_FIRST:
        if row >> craftsman & 1 and (not NEEDS[craftsman] or row & NEEDS[craftsman]):
            uses = _uses(craftsman, effort, cubes, w.metal_supply)
            material: i64
            for material in range(KINDS):
                cubes[material] -= uses * float(USES[craftsman * KINDS + material])
            effort -= uses * USE_EFFORT[craftsman]
            strength += uses * USE_WORTH[craftsman]
    if row & ASSISTANTS:
        strength += w.assistant
    return strength + effort * w.worker


def _uses(craftsman: i64, effort: float, cubes: list[float], metal: float) -> float:
    """Return how often a craftsman can be used with what is left."""
    uses: float = float(CAPACITY[craftsman])
    if USE_EFFORT[craftsman] > 0.0:
        uses = min(uses, effort / USE_EFFORT[craftsman])
    material: i64
    for material in range(KINDS):
        taken: i64 = USES[craftsman * KINDS + material]
        if taken > 0:
            uses = min(uses, cubes[material] / float(taken))
        elif HOLDS[craftsman * KINDS + material] > 0:
            uses = min(uses, metal)
    return uses


def later_rounds(row: i64, rounds: i64, w: Weights) -> float:
    """Return the points of a row in all rounds to come."""
    if rounds == 0:
        return 0.0
    weight = 0.0
    share = 1.0
    while rounds > 0:
        weight += share
        share *= w.later
        rounds -= 1
    return weight * row_strength(row, w)
