"""2 · Bishop: protection from a bad event, or one cube; and Thomas, who protects once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import BOUGHT_KINDS, DECLINE, PROTECTION, SPEND, TAKE_CUBE
from cantiere.games.pillars.components import (
    BISHOP,
    EVENT_GOOD,
    FIRST_SPACE,
    KINDS,
    MATERIALS,
    THOMAS,
    bit,
)
from cantiere.games.pillars.table import NOBODY, Table


class Bishop(Step[Table]):
    """2 · The seat there knows the event: it is spared a bad one, or takes a cube from the market (P-2.1)."""

    def enter(self, t: Table) -> None:
        seat: i64 = t.spaces[FIRST_SPACE[BISHOP]]
        if seat != NOBODY:
            t.ask(self, seat)

    def legal(self, t: Table, frame: Frame) -> list[int]:
        actions: list[int] = []
        if not EVENT_GOOD[t.event]:
            actions.append(PROTECTION)
        material: i64
        for material in range(BOUGHT_KINDS):
            if t.market[material] > 0:
                actions.append(TAKE_CUBE + material)
        if not actions:
            actions.append(DECLINE)
        return actions

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == PROTECTION:
            t.spared |= bit(frame.seat)
            if t.listener is not None:
                t.tell("protected", frame.seat, {"source": "bishop"})
        elif action != DECLINE:
            self._take(t, frame.seat, action - TAKE_CUBE)
        t.clear(BISHOP)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if action == PROTECTION:
            return Reason("event-is-good", "P-2.1")
        if action == DECLINE:
            return Reason("must-choose", "P-2.1")
        if TAKE_CUBE <= action < SPEND:
            return Reason("market-has-none", "P-2.1", {"material": MATERIALS[action - TAKE_CUBE]})
        return None

    def _take(self, t: Table, seat: i64, material: i64) -> None:
        t.market[material] -= 1
        t.cubes[seat * KINDS + material] += 1
        if t.listener is not None:
            t.tell("cubes", seat, {"amount": 1, "material": MATERIALS[material], "source": "bishop"})


class Thomas(Step[Table]):
    """2 · Who holds Thomas may spend it to be spared a bad event (P-2.1)."""

    def enter(self, t: Table) -> None:
        seat: i64 = t.holder(THOMAS)
        if seat != NOBODY and not EVENT_GOOD[t.event] and not t.spared >> seat & 1:
            t.ask(self, seat)

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return [SPEND + THOMAS, DECLINE]

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action != DECLINE:
            t.spend(frame.seat, THOMAS)
            t.spared |= bit(frame.seat)
            if t.listener is not None:
                t.tell("privilege-spent", frame.seat, {"card": "thomas"})


BISHOP_STEP: Final = Bishop("bishop")
THOMAS_STEP: Final = Thomas("thomas")
