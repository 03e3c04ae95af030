"""2 · Bishop: protection from a bad event, or one cube; and Thomas, who protects once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import BOUGHT_KINDS, DECLINE, PROTECTION, SPEND, TAKE_CUBE
from cantiere.games.pillars.components import (
    BISHOP,
    EVENT_GOOD,
    EVENT_RECALLS,
    FIRST_SPACE,
    MATERIALS,
    THOMAS,
    bit,
)
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.goods import protected


class Bishop(Step[Table]):
    """2 · The seat there knows the event: it is spared a bad one, or takes a cube from the market (P-2.1).

    While an event takes builders off the board its builder still stands: the cube comes after it (X-1.1).
    """

    def enter(self, t: Table) -> None:
        seat: i64 = t.spaces[FIRST_SPACE[BISHOP]]
        if seat != NOBODY:
            t.ask(self, seat)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        if not EVENT_GOOD[t.event]:
            answers.add(PROTECTION)
        if not cube_comes_later(t):
            _offer_cubes(t, answers)
        if answers.count == 0 or cube_comes_later(t):
            answers.add(DECLINE)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == PROTECTION:
            t.spared |= bit(frame.seat)
            t.clear(BISHOP, protected(t, frame.seat))
        elif action != DECLINE:
            take_from_market(t, frame.seat, TAKE_CUBE.part(action, 0))
        elif not cube_comes_later(t):
            t.clear(BISHOP)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if action == PROTECTION:
            return Reason("event-is-good", "P-2.1")
        if action == DECLINE:
            return Reason("must-choose", "P-2.1")
        if TAKE_CUBE.holds(action) and cube_comes_later(t):
            return Reason("cube-comes-later", "X-1.1")
        if TAKE_CUBE.holds(action):
            return Reason("market-has-none", "P-2.1", {"material": MATERIALS[TAKE_CUBE.part(action, 0)]})
        return None


class BishopCube(Step[Table]):
    """2 · After an event that took builders off the board, who still has one there takes a cube (X-1.1)."""

    def enter(self, t: Table) -> None:
        seat: i64 = t.spaces[FIRST_SPACE[BISHOP]]
        if seat == NOBODY:
            return
        offered = Answers()
        _offer_cubes(t, offered)
        if offered.count > 0:
            t.ask(self, seat)
        else:
            t.clear(BISHOP)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        _offer_cubes(t, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        take_from_market(t, frame.seat, TAKE_CUBE.part(action, 0))

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if action == DECLINE:
            return Reason("must-choose", "P-2.1")
        if TAKE_CUBE.holds(action):
            return Reason("market-has-none", "P-2.1", {"material": MATERIALS[TAKE_CUBE.part(action, 0)]})
        return None


def cube_comes_later(t: Table) -> bool:
    """Tell whether the event takes builders off the board before the bishop gives anything (X-1.1)."""
    return EVENT_RECALLS[t.event] != 0 and t.rules_version > 1


def _offer_cubes(t: Table, answers: Answers) -> None:
    """Add the cubes that the bishop can give."""
    material: i64
    for material in range(BOUGHT_KINDS):
        if t.market[material] > 0:
            answers.add(TAKE_CUBE.at(material))


def take_from_market(t: Table, seat: i64, material: i64) -> None:
    """Give a cube of the market to the seat at the bishop, whose builder leaves."""
    t.clear(BISHOP, t.take_offered(seat, material, 1, "cubes", "bishop"))


class Thomas(Step[Table]):
    """2 · Who holds Thomas may spend it to be spared a bad event (P-2.1)."""

    def enter(self, t: Table) -> None:
        seat: i64 = t.holder(THOMAS)
        if seat != NOBODY and not EVENT_GOOD[t.event] and not t.spared >> seat & 1:
            t.ask(self, seat)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(SPEND.at(THOMAS))
        answers.add(DECLINE)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action != DECLINE:
            t.spend(frame.seat, THOMAS)
            t.spared |= bit(frame.seat)


BISHOP_STEP: Final = Bishop("bishop", rule="P-2.1")
BISHOP_CUBE: Final = BishopCube("bishop_cube", rule="P-2.1")
THOMAS_STEP: Final = Thomas("thomas", rule="P-2.1")
