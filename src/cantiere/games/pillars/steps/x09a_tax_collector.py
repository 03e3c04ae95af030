"""9a · Tax collector: no tax, and gold by the die."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.pillars.components import FIRST_SPACE, TAX_COLLECTOR
from cantiere.games.pillars.table import NOBODY, Table


class TaxCollector(Step[Table]):
    """9a · The builder here paid no tax at step 9 and takes as much gold as the die shows (X-9a.1)."""

    def enter(self, t: Table) -> None:
        seat: i64 = t.spaces[FIRST_SPACE[TAX_COLLECTOR]]
        if seat != NOBODY:
            t.clear(TAX_COLLECTOR, t.gain_gold(seat, t.tax, "tax-collector"))


TAX_COLLECTOR_STEP: Final = TaxCollector("tax_collector")
