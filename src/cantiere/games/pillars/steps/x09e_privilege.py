"""9e · Shiring: an immediate or once-only privilege."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import BOUGHT_KINDS, TAKE_CUBE, TAKE_GOLD, TAKE_METAL
from cantiere.games.pillars.components import (
    FIRST_SPACE,
    FREED_GOLD,
    FREED_METAL,
    MATERIALS,
    METAL,
    PRIVILEGES,
    PROCESSION,
    PROCESSION_CUBES,
    SHIRING_FREED,
    SHIRING_PRIVILEGE,
)
from cantiere.games.pillars.steps.s04_kingsbridge import grant
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.rounds import untaken


class SecondPrivilege(Step[Table]):
    """9e · The builder takes the privilege on show; untaken it leaves the game (X-9e.1)."""

    def enter(self, t: Table) -> None:
        seat: i64 = t.spaces[FIRST_SPACE[SHIRING_PRIVILEGE]]
        privilege: i64 = t.shiring_privilege
        t.shiring_privilege = NOBODY
        if seat == NOBODY:
            untaken(t, PRIVILEGES[privilege])
            return
        grant(t, seat, privilege, SHIRING_PRIVILEGE)
        if privilege == SHIRING_FREED:
            t.ask(FREED, seat)
        elif privilege == PROCESSION:
            PROCESSION_STEP.ask_while(t, seat, PROCESSION_CUBES)


class ShiringFreed(Step[Table]):
    """9e · The castle of Shiring is freed: metal or gold, at once."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        if t.supply[METAL] > 0:
            answers.add(TAKE_METAL)
        answers.add(TAKE_GOLD)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == TAKE_METAL:
            t.gain_cubes(frame.seat, METAL, FREED_METAL, "shiring-freed")
        else:
            t.gain_gold(frame.seat, FREED_GOLD, "shiring-freed")

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        return Reason("supply-has-none", "P-0.4", {"material": "metal"}) if action == TAKE_METAL else None


class Procession(Step[Table]):
    """9e · Two cubes of choice, not metal, at once."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        material: i64
        for material in range(BOUGHT_KINDS):
            if t.supply[material] > 0:
                answers.add(TAKE_CUBE.at(material))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        t.gain_cubes(frame.seat, TAKE_CUBE.part(action, 0), 1, "procession")
        self.ask_while(t, frame.seat, frame.a - 1)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if TAKE_CUBE.holds(action):
            return Reason("supply-has-none", "P-0.4", {"material": MATERIALS[TAKE_CUBE.part(action, 0)]})
        return Reason("no-metal", "X-9e.1") if action == TAKE_METAL else None

    def ask_while(self, t: Table, seat: i64, left: i64) -> None:
        """Ask for the cubes that are left to choose, while the supply has any."""
        material: i64
        for material in range(BOUGHT_KINDS):
            if left > 0 and t.supply[material] > 0:
                t.ask(self, seat, left)
                return


SECOND_PRIVILEGE_STEP: Final = SecondPrivilege("shiring_3")
FREED: Final = ShiringFreed("shiring_freed", rule="X-9e.1")
PROCESSION_STEP: Final = Procession("procession", "left", rule="X-9e.1")
