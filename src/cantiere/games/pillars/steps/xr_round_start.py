"""X-R · The round's start with the expansion: Bartholomew, William, the second deck, and craftsmen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.pillars.actions import CHOOSE, REMOVE, REVEAL
from cantiere.games.pillars.components import (
    ALFRED,
    BARTHOLOMEW,
    BARTHOLOMEW_GOLD,
    CRAFTSMEN,
    PRIVILEGES,
    ROUNDS,
    SHIRING_CRAFTSMEN,
    WILLIAM,
    bit,
    members,
)
from cantiere.games.pillars.table import ASIDE, IN_BAG, NOBODY, Table
from cantiere.games.pillars.telling.builders import black_in_bag
from cantiere.games.pillars.telling.rounds import revealed


class RoundStart(Step[Table]):
    """X-R · Bartholomew pays, crusades are called, the black builder goes into the bag (X-W.1)."""

    def enter(self, t: Table) -> None:
        t.offered_crusades = t.box.crusades
        william: i64 = t.holder(WILLIAM)
        t.black = IN_BAG if william != NOBODY else ASIDE
        if william != NOBODY:
            black_in_bag(t, william)
        rich: i64 = t.holder(BARTHOLOMEW)
        if rich != NOBODY:
            t.gain_gold(rich, BARTHOLOMEW_GOLD, "bartholomew")


class RevealSecond(Step[Table]):
    """X-R · One immediate or once-only privilege for step 9e; in the last round the procession (X-0.4)."""

    def enter(self, t: Table) -> None:
        if t.round < ROUNDS:
            t.ask(self, CHANCE)
        else:
            self._show(t, members(t.box.last_of_second)[0])

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(REVEAL, t.second_left)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        self._show(t, REVEAL.part(action, 0))

    def _show(self, t: Table, privilege: i64) -> None:
        t.second_left &= ~bit(privilege)
        t.shiring_privilege = privilege
        revealed(t, "second-privilege-revealed", PRIVILEGES[privilege])


class RemoveCraftsman(Step[Table]):
    """X-R · With few seats one of the round's craftsmen leaves the game unseen (X-0.2)."""

    def enter(self, t: Table) -> None:
        if t.box.removed_craftsmen > 0:
            t.ask(self, CHANCE)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(REMOVE, t.offered_craftsmen)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        t.offered_craftsmen &= ~bit(REMOVE.part(action, 0))


class Alfred(Step[Table]):
    """X-R · Who holds Alfred chooses the craftsmen for Shiring; the others go into the supply."""

    def enter(self, t: Table) -> None:
        seat: i64 = t.holder(ALFRED)
        if seat != NOBODY:
            t.ask(self, seat, 0)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(CHOOSE, t.offered_craftsmen)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        craftsman: i64 = CHOOSE.part(action, 0)
        t.offered_craftsmen &= ~bit(craftsman)
        t.shiring[frame.a] = craftsman
        revealed(t, "craftsman-revealed", CRAFTSMEN[craftsman])
        if frame.a + 1 < SHIRING_CRAFTSMEN:
            t.ask(self, frame.seat, frame.a + 1)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if CHOOSE.holds(action):
            return Reason("not-in-supply", "X-0.2", {"card": CRAFTSMEN[CHOOSE.part(action, 0)]})
        return None


ROUND_START: Final = RoundStart("round_start")
SECOND_PRIVILEGE: Final = RevealSecond("reveal_second_privilege", rule="X-0.4")
REMOVE_CRAFTSMAN: Final = RemoveCraftsman("remove_craftsman", rule="X-0.2")
ALFRED_STEP: Final = Alfred("alfred", "slot", rule="X-0.2")
