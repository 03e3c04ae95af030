"""4 · Kingsbridge: the builders' privileges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.pillars.components import (
    FIRST_SPACE,
    IMMEDIATE,
    KINDS,
    KINGSBRIDGE,
    OTTO,
    OTTO_WORKERS,
    PLACES,
    PRIVILEGE_CUBES,
    PRIVILEGE_GOLD,
    PRIVILEGE_VP,
    PRIVILEGES,
    bit,
)
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.cards import otto_changes, privilege_taken
from cantiere.games.pillars.telling.rounds import untaken


class Kingsbridge(Step[Table]):
    """4 · The builder's privilege is taken; untaken ones leave the game (P-4.1)."""

    def enter(self, t: Table) -> None:
        slot: i64
        for slot in range(len(t.kingsbridge)):
            seat: i64 = t.spaces[FIRST_SPACE[KINGSBRIDGE + slot]]
            if seat != NOBODY:
                grant(t, seat, t.kingsbridge[slot], KINGSBRIDGE + slot)
            else:
                untaken(t, PRIVILEGES[t.kingsbridge[slot]])
            t.kingsbridge[slot] = NOBODY


def grant(t: Table, seat: i64, privilege: i64, place: i64) -> None:
    """Give a privilege to the seat at a place; an immediate one acts now and is gone."""
    kept: bool = not IMMEDIATE >> privilege & 1
    t.clear(place, privilege_taken(t, seat, privilege, kept, PLACES[place]))
    if kept:
        t.privileges[seat] |= bit(privilege)
        if privilege == OTTO and t.holds(seat, OTTO):  # not in a round in which he is silent
            t.workers[seat] += OTTO_WORKERS  # the mill has paid: it counts from the next Phase I on
            otto_changes(t, seat, OTTO_WORKERS)
        return
    if PRIVILEGE_VP[privilege]:
        t.gain_vp(seat, PRIVILEGE_VP[privilege], PRIVILEGES[privilege])
    if PRIVILEGE_GOLD[privilege]:
        t.gain_gold(seat, PRIVILEGE_GOLD[privilege], PRIVILEGES[privilege])
    material: i64
    for material in range(KINDS):
        if PRIVILEGE_CUBES[privilege * KINDS + material]:
            t.gain_cubes(seat, material, PRIVILEGE_CUBES[privilege * KINDS + material], PRIVILEGES[privilege])


KINGSBRIDGE_STEP: Final = Kingsbridge("kingsbridge")
