"""Privileges: what they are worth in the rounds to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.pillars.components import (
    ALFRED,
    BARTHOLOMEW,
    BARTHOLOMEW_GOLD,
    DIE,
    EACH_ROUND,
    ELLEN,
    FRANCIS,
    FRANCIS_TAX,
    JACK,
    JONATHAN,
    KINDS,
    MATHILDE,
    OTTO,
    OTTO_WORKERS,
    PHILIP,
    PRICE,
    REGAN,
    REMIGIUS,
    SALLY,
    TAX_FREEDOM,
    THOMAS,
    WALERAN,
    WILLIAM,
    members,
)
from cantiere.games.pillars.prospects.weights import Weights

MEAN_TAX: Final = sum(DIE) / len(DIE)


def lasting(privilege: i64, rounds: i64, gold_rate: float, w: Weights) -> float:
    """Return what holding a privilege is worth, with so many rounds to come."""
    if privilege == TAX_FREEDOM:
        return w.tax_freedom * gold_rate
    if rounds == 0:
        return 0.0
    if privilege == THOMAS:
        return w.thomas
    if privilege == REMIGIUS:
        return w.remigius * gold_rate
    if privilege == MATHILDE:
        return w.mathilde
    return float(rounds) * _a_round(privilege, w)


def _a_round(privilege: i64, w: Weights) -> float:
    """Return what a permanent privilege is worth in each round."""
    if privilege == JACK:
        return w.sixth
    if privilege == OTTO:
        return w.worker * float(OTTO_WORKERS)
    if privilege == FRANCIS:
        return (MEAN_TAX - float(FRANCIS_TAX)) * w.gold
    if privilege == PHILIP:
        return w.philip
    if privilege == ELLEN:
        return w.ellen
    if privilege == BARTHOLOMEW:
        return float(BARTHOLOMEW_GOLD) * w.gold
    if privilege == WALERAN:
        return w.waleran * w.gold
    if privilege == JONATHAN:
        return w.jonathan * w.gold
    if privilege == ALFRED:
        return w.alfred
    if privilege == REGAN:
        return w.regan
    if privilege == SALLY:
        return w.sally
    if privilege == WILLIAM:
        return w.black_builder
    gold: i64 = 0
    material: i64
    for material in range(KINDS):
        gold += EACH_ROUND[privilege * KINDS + material] * PRICE[material]
    return float(gold) * w.gold * w.each_round


def all_lasting(privileges: i64, rounds: i64, gold_rate: float, w: Weights) -> float:
    """Return what all of a seat's privileges are worth."""
    total = 0.0
    for privilege in members(privileges):
        total += lasting(privilege, rounds, gold_rate, w)
    return total


def cubes_each_round(privileges: i64, material: i64) -> i64:
    """Return how many cubes of a material the privileges bring each round."""
    cubes: i64 = 0
    for privilege in members(privileges):
        cubes += EACH_ROUND[privilege * KINDS + material]
    return cubes
