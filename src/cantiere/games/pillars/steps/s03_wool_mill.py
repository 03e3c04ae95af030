"""3 · Wool mill: income from the workers that were not sent out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.pillars.components import MILL_GOLD
from cantiere.games.pillars.table import Table
from cantiere.games.pillars.telling.cards import mill_closes


class WoolMill(Step[Table]):
    """3 · Gold for each worker there (P-3.1)."""

    def enter(self, t: Table) -> None:
        number: i64
        for number in range(t.seats):
            seat: i64 = t.clockwise(number)
            event = t.gain_gold(seat, t.workers[seat] * MILL_GOLD, "wool-mill")
            mill_closes(event, seat, t.workers[seat])


WOOL_MILL: Final = WoolMill("wool_mill")
