"""9b · Crusades: workers sent in Phase I come home with honour."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import each
from cantiere.core.state import Step
from cantiere.games.pillars.components import (
    ALL_CRUSADES,
    CRUSADE_VP,
    CRUSADE_WORKERS,
    CRUSADES,
    bit,
)
from cantiere.games.pillars.table import Table
from cantiere.games.pillars.telling.cards import crusade_over, on_crusade


class Crusade(Step[Table]):
    """9b · Points for each crusade, start player first; the workers return (X-9b.2)."""

    def enter(self, t: Table) -> None:
        if t.crusaders == 0:
            return
        number: i64
        for number in range(t.seats):
            seat: i64 = t.clockwise(number)
            for crusade in each(crusades_of(t, seat)):
                event = t.gain_vp(seat, CRUSADE_VP[crusade], "crusade")
                t.workers[seat] += CRUSADE_WORKERS[crusade]
                crusade_over(event, seat, crusade, CRUSADE_WORKERS[crusade])
        t.crusaders = 0


def crusades_of(t: Table, seat: i64) -> i64:
    """Return the mask of the crusades to which a seat has sent workers."""
    return t.crusaders >> seat * len(CRUSADES) & ALL_CRUSADES


def send_on_crusade(t: Table, seat: i64, crusade: i64) -> None:
    """X-9b.1: workers go on a crusade, which is then closed to the others."""
    t.offered_crusades &= ~bit(crusade)
    t.crusaders |= bit(seat * len(CRUSADES) + crusade)
    t.workers[seat] -= CRUSADE_WORKERS[crusade]
    on_crusade(t, seat, crusade, CRUSADE_WORKERS[crusade])


CRUSADE_STEP: Final = Crusade("crusades")
