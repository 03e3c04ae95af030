"""X-15 · The round's end with the expansion: the card of Saint-Denis returns, an audience begins or ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.pillars.components import OTTO, OTTO_WORKERS
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.cards import otto_changes
from cantiere.games.pillars.telling.goods import saint_denis_returned


class RoundEnd(Step[Table]):
    """X-15 · After an audience permanent privileges do nothing for a round; Otto's worker stays away too."""

    def enter(self, t: Table) -> None:
        if t.saint_denis != NOBODY:
            saint_denis_returned(t, t.saint_denis)
        t.saint_denis = NOBODY
        t.inspired = NOBODY
        t.inspired_uses = 0
        seat: i64
        for seat in range(t.seats):
            if t.privileges[seat] >> OTTO & 1:
                now: i64 = t.silent >> seat & 1
                then: i64 = t.silent_next >> seat & 1
                t.workers[seat] += (now - then) * OTTO_WORKERS
                otto_changes(t, seat, (now - then) * OTTO_WORKERS)
        t.silent = t.silent_next
        t.silent_next = 0


ROUND_END: Final = RoundEnd("round_end")
