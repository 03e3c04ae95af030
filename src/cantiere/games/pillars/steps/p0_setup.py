"""0 · Set-up: who starts, and with how much gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.starting import StartPlayer
from cantiere.games.pillars.actions import START_SEAT
from cantiere.games.pillars.components import START_GOLD
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.rounds import starts


class SetUp(StartPlayer[Table]):
    """0 · The start player is given by an option, or drawn (P-0.1)."""

    def begin(self, t: Table, start: i64) -> None:
        """P-0.2: gold for the start player, then one more for each seat clockwise."""
        t.start = start
        starts(t, start, NOBODY)
        number: i64
        for number in range(t.seats):
            t.gain_gold(t.clockwise(number), START_GOLD + number, "set-up")


SET_UP: Final = SetUp("start_player", START_SEAT, rule="P-0.1")
