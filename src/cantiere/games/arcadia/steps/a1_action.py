"""1 · The action: build, or place workers; who can do neither passes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.actions import BUILD, PASS, WORKERS
from cantiere.games.arcadia.steps.a1_build import CARD_STEP
from cantiere.games.arcadia.steps.a1_workers import BUILDING
from cantiere.games.arcadia.table import CASTLE, Table


class Action(Step[Table]):
    """1 · The active seat must build or place workers; it passes only if it can do neither (A-1.8)."""

    def enter(self, t: Table) -> None:
        t.begin_turn()
        t.ask(self, t.active)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        if t.can_build(frame.seat):
            answers.add(BUILD)
        if self._can_place(t, frame.seat):
            answers.add(WORKERS)
        if answers.count == 0:
            answers.add(PASS)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == PASS:
            t.passes += 1
            t.lacks[frame.seat] |= t.fitting()  # now everybody knows what it cannot have
            telling.passed(t, frame.seat)
            return
        t.passes = 0
        t.ask(CARD_STEP if action == BUILD else BUILDING, frame.seat)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if action == BUILD:
            if t.hand_size(frame.seat) == 0:
                return Reason("no-cards", "A-1.1")
            return Reason("no-card-fits", "A-1.2")
        if action == WORKERS:
            if t.own[frame.seat] + t.neutral[frame.seat] == 0:
                return Reason("no-workers", "A-1.6")
            return Reason("no-free-cells", "A-1.6")
        if action == PASS:
            return Reason("must-act", "A-1.8")
        return None

    def _can_place(self, t: Table, seat: i64) -> bool:
        """A-1.6: there must be a worker, and a free cell beside a building or the castle site."""
        if t.own[seat] + t.neutral[seat] == 0:
            return False
        if t.gaps[CASTLE] > 0:
            return True
        building: i64
        for building in range(t.built - 1, -1, -1):
            if t.gaps[building] > 0:
                return True
        return False


ACTION: Final = Action("action", rule="A-1")
