"""14 · Start player of the next round."""

from __future__ import annotations

from typing import Final

from cantiere.core.state import Step
from cantiere.games.pillars.components import CATHEDRAL, FIRST_SPACE, ROUNDS
from cantiere.games.pillars.table import NOBODY, Table


class StartPlayer(Step[Table]):
    """14 · The builder on the cathedral space, else the next seat clockwise (P-14.1)."""

    def enter(self, t: Table) -> None:
        chosen = t.spaces[FIRST_SPACE[CATHEDRAL]]
        t.start = chosen if chosen != NOBODY else t.after(t.start)
        t.clear(CATHEDRAL)
        if t.listener is not None and t.round < ROUNDS:
            t.tell("starts", t.start, {})


START_PLAYER: Final = StartPlayer("next_start_player")
