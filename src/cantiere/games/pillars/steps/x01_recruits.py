"""X-1 · The event Shiring recruits: builders are taken off the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import RECALL
from cantiere.games.pillars.components import PLACE_OF, PLACES, SPACES
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.builders import builder_recalled


class Recruits(Step[Table]):
    """X-1 · Each struck seat takes one own builder of its choice off the board, start player first."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        space: i64
        for space in range(SPACES):
            if t.spaces[space] == frame.seat:
                answers.add(RECALL.at(space))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        space: i64 = RECALL.part(action, 0)
        t.spaces[space] = NOBODY
        t.bag[frame.seat] += 1
        builder_recalled(t, frame.seat, PLACE_OF[space])

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if RECALL.holds(action):
            return Reason("not-your-builder", "X-1.1", {"place": PLACES[PLACE_OF[RECALL.part(action, 0)]]})
        return None


RECRUITS: Final = Recruits("recall_builder", rule="X-1.1")
