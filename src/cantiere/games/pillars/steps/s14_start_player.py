"""14 · Start player of the next round."""

from __future__ import annotations

from typing import Final

from cantiere.core.state import Step
from cantiere.games.pillars.components import CATHEDRAL, FIRST_SPACE, ROUNDS
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.rounds import starts


class StartPlayer(Step[Table]):
    """14 · The builder on the cathedral space, else the next seat clockwise (P-14.1)."""

    def enter(self, t: Table) -> None:
        before = t.start
        chosen = t.spaces[FIRST_SPACE[CATHEDRAL]]
        t.start = chosen if chosen != NOBODY else t.after(t.start)
        t.clear(CATHEDRAL, starts(t, t.start, before) if t.round < ROUNDS else None)


START_PLAYER: Final = StartPlayer("next_start_player")
