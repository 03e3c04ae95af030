"""2 · Completion: buildings that are closed in pay seals, then the castle grows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.components import FAMILY_COUNT
from cantiere.games.arcadia.steps.a2_castle import owe_pieces
from cantiere.games.arcadia.table import Table


class Completion(Step[Table]):
    """2 · Each building completed by the action pays (A-2.2); then a castle piece is owed for it (A-2.3)."""

    def enter(self, t: Table) -> None:
        owed: i64 = 0
        building: i64 = 0
        while t.completed >> building > 0:
            if t.completed >> building & 1:
                self._pay(t, building)
                owed += 1
            building += 1
        t.completed = 0
        owe_pieces(t, t.active, owed)

    def _pay(self, t: Table, building: i64) -> None:
        """A-2.2: a seal for each own worker that touches it; the one lying on it goes to the active seat."""
        telling.completed(t, building)
        family: i64 = t.family(building)
        seat: i64
        for seat in range(t.seats):
            earned: i64 = t.workers_at(building, seat)
            if seat == t.active:
                earned += 1
            if earned > 0:
                t.seals[seat * FAMILY_COUNT + family] += earned
                telling.seals_earned(t, seat, building, earned)


COMPLETION: Final = Completion("completion")
