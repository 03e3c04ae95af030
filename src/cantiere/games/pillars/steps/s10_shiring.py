"""10 · Shiring: craftsmen without gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.pillars.components import CRAFTSMEN, FIRST_SPACE, PLACES, SHIRING
from cantiere.games.pillars.steps.i_limit import hire
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.rounds import untaken


class Shiring(Step[Table]):
    """10 · The builder takes the craftsman on its space free; an untaken one leaves the game (P-10.1)."""

    def __init__(self, name: str, slot: i64) -> None:
        super().__init__(name)
        self.slot: Final = slot

    def enter(self, t: Table) -> None:
        seat: i64 = t.spaces[FIRST_SPACE[SHIRING + self.slot]]
        craftsman: i64 = t.shiring[self.slot]
        t.shiring[self.slot] = NOBODY
        if seat != NOBODY:
            t.clear(SHIRING + self.slot, hire(t, seat, craftsman, PLACES[SHIRING + self.slot]))
        else:
            untaken(t, CRAFTSMEN[craftsman])


SHIRING_1: Final = Shiring("shiring_1", 0)
SHIRING_2: Final = Shiring("shiring_2", 1)
