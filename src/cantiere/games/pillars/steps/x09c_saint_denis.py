"""9c · France: the card of Saint-Denis, and what it allows at step 13."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import each
from cantiere.core.state import Step
from cantiere.games.pillars.components import (
    CAPACITY,
    CAPACITY_LESS,
    FIRST_SPACE,
    FRANCE,
    WORKING,
    bit,
)
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.goods import saint_denis_taken


class France(Step[Table]):
    """9c · The builder takes the card of Saint-Denis for this round (X-9c.1)."""

    def enter(self, t: Table) -> None:
        t.saint_denis = t.spaces[FIRST_SPACE[FRANCE]]
        if t.saint_denis != NOBODY:
            t.clear(FRANCE, saint_denis_taken(t, t.saint_denis))


def inspired_left(t: Table, craftsman: i64) -> i64:
    """Return how often the card may still be used for a craftsman: once less than is printed on it."""
    return CAPACITY[craftsman] - CAPACITY_LESS - t.inspired_uses


def inspiring(t: Table, seat: i64) -> i64:
    """Return the mask of the craftsmen for which a seat may use the card now (X-9c.1).

    One craftsman a round: an own one that has worked already, or any other seat's.
    """
    if t.saint_denis != seat:
        return 0
    if t.inspired != NOBODY:
        return bit(t.inspired) if inspired_left(t, t.inspired) > 0 else 0
    mask: i64 = 0
    other: i64
    for other in range(t.seats):
        if other != seat:
            mask |= t.craftsmen[other]
    for craftsman in each(t.craftsmen[seat]):
        if t.uses[craftsman] > 0:
            mask |= bit(craftsman)
    return mask & INSPIRING


# What the card can be used for at all: who works more than once a round.
INSPIRING: Final[i64] = WORKING & sum(
    [bit(craftsman) for craftsman in range(len(CAPACITY)) if CAPACITY[craftsman] > CAPACITY_LESS]
)
FRANCE_STEP: Final = France("france")
