"""9d · Coast: materials are sold at good prices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import BUY, SELL, STOP
from cantiere.games.pillars.components import (
    COAST,
    COAST_PRICE,
    FIRST_SPACE,
    KINDS,
    MATERIALS,
    STONE,
    STONECUTTERS,
)
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.goods import cubes_go


class Coast(Step[Table]):
    """9d · One visit: any materials are sold, none is bought; stone needs a stonecutter (X-9d.1)."""

    def enter(self, t: Table) -> None:
        seat: i64 = t.spaces[FIRST_SPACE[COAST]]
        t.clear(COAST)
        if seat != NOBODY:
            self._ask_while(t, seat)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(STOP)
        material: i64
        number: i64
        for material in range(KINDS):
            for number in range(self._can_sell(t, frame.seat, material)):
                answers.add(SELL.at(material, number))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == STOP:
            return
        material: i64 = SELL.part(action, 0)
        number: i64 = SELL.part(action, 1) + 1
        t.return_cubes(frame.seat, material, number)
        cubes_go(t, "sold", frame.seat, material, number, "coast")
        t.gain_gold(frame.seat, number * COAST_PRICE[material], "coast")
        self._ask_while(t, frame.seat)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if BUY.holds(action):
            return Reason("coast-sells-nothing", "X-9d.1")
        if not SELL.holds(action):
            return None
        material: i64 = SELL.part(action, 0)
        have: i64 = t.cubes[frame.seat * KINDS + material]
        if SELL.part(action, 1) + 1 > have:
            return Reason("too-few-cubes", "X-9d.1", {"have": have, "material": MATERIALS[material]})
        return Reason("needs-stonecutter", "X-9d.1")

    def _can_sell(self, t: Table, seat: i64, material: i64) -> i64:
        if material == STONE and not t.meets(seat, STONECUTTERS):
            return 0
        return t.cubes[seat * KINDS + material]

    def _ask_while(self, t: Table, seat: i64) -> None:
        """Ask as long as there is something to sell."""
        material: i64
        for material in range(KINDS):
            if self._can_sell(t, seat, material) > 0:
                t.ask(self, seat)
                return


COAST_STEP: Final = Coast("coast", rule="X-9d.1")
