"""11 · Castle of Shiring: grey workers for the next round."""

from __future__ import annotations

from typing import Final

from cantiere.core.state import Step
from cantiere.games.pillars.components import CASTLE, FIRST_SPACE
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.goods import said


class Castle(Step[Table]):
    """11 · Two grey workers join next round's workers (P-11.1)."""

    def enter(self, t: Table) -> None:
        t.grey_next = t.spaces[FIRST_SPACE[CASTLE]]
        if t.grey_next != NOBODY:
            t.clear(CASTLE, said(t, "grey-workers", t.grey_next))


CASTLE_STEP: Final = Castle("castle")
