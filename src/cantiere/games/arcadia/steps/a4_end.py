"""4 · The next turn, or the end: the last turns are counted down, then all seals are sold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.components import FAMILY_COUNT
from cantiere.games.arcadia.table import Table


class NextTurn(Step[Table]):
    """4 · The next seat clockwise is active; or the game is over (A-4.1, A-1.8)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.first_step: i64 = 0  # where in the plan a turn begins

    def enter(self, t: Table) -> None:
        if t.passes >= t.seats or t.turns_left == 0:
            self._final_sale(t)
            t.finish()
            return
        if t.turns_left > 0:
            t.turns_left -= 1
        t.active = t.active + 1 if t.active + 1 < t.seats else 0
        t.at = self.first_step - 1

    def _final_sale(self, t: Table) -> None:
        """A-4.2: all remaining seals are sold at the final values; flags and workers are worth nothing."""
        telling.final_sale(t)
        seat: i64
        family: i64
        for seat in range(t.seats):
            for family in range(FAMILY_COUNT):
                have: i64 = t.seals[seat * FAMILY_COUNT + family]
                if have > 0:
                    telling.seals_sold(t, seat, family, have, t.sell(seat, family, have))


NEXT_TURN: Final = NextTurn("next_turn")
