"""5 · Priory: victory points for the builders there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.events import Event
from cantiere.core.state import Step
from cantiere.games.pillars.components import FIRST_SPACE, PHILIP, PHILIP_VP, PLACE_SPACES, PRIORY, PRIORY_VP
from cantiere.games.pillars.table import NOBODY, Table


class Priory(Step[Table]):
    """5 · The first space scores more than the second; Philip adds to each own builder (P-5.1)."""

    def enter(self, t: Table) -> None:
        event: Event | None = None
        number: i64
        for number in range(PLACE_SPACES[PRIORY]):
            seat: i64 = t.spaces[FIRST_SPACE[PRIORY] + number]
            if seat != NOBODY:
                bonus: i64 = PHILIP_VP if t.holds(seat, PHILIP) else 0
                event = t.gain_vp(seat, PRIORY_VP[number] + bonus, "priory")
        t.clear(PRIORY, event)


PRIORY_STEP: Final = Priory("priory")
