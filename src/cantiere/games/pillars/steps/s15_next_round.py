"""15 · The next round is made ready; 16 · the game ends after the last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.pillars.components import CASTLE_WORKERS, ROUNDS, START_COST
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.rounds import bag_counted, grey_workers_move, market_filled


class NextRound(Step[Table]):
    """15 · Market and court are filled, grey workers change hands, the stone goes to the top (P-15.1)."""

    def enter(self, t: Table) -> None:
        if t.round == ROUNDS:  # P-16.1
            t.finish()
            return
        event = market_filled(t, t.event)
        t.round += 1
        t.restock(event)
        t.cost = START_COST
        t.event = NOBODY
        t.event_open = False
        t.vetoed = False
        t.tax = 0
        t.bought = t.passed = t.spared = t.exempt = t.extra_uses = 0
        t.uses = t.unused()
        t.struck = t.struck_next
        t.struck_next = 0
        if t.grey_now != NOBODY:
            t.workers[t.grey_now] -= CASTLE_WORKERS
        if t.grey_next != NOBODY:
            t.workers[t.grey_next] += CASTLE_WORKERS
        grey_workers_move(t, t.grey_now, t.grey_next, CASTLE_WORKERS)
        t.grey_now = t.grey_next
        t.grey_next = NOBODY
        seat: i64
        for seat in range(t.seats):
            bag_counted(event, seat, t.box.bag - t.bag[seat])
            t.bag[seat] = t.box.bag  # also those laid aside by the town wall
        t.at = 0  # the plan's first step is the set-up, which is done once


NEXT_ROUND: Final = NextRound("next_round")
