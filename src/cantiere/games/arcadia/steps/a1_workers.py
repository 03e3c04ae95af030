"""1 · Place workers: around one building, or around the castle site."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.blocks import Block
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.actions import AT, AT_CASTLE, NEUTRAL, OWN, STOP, cell_of
from cantiere.games.arcadia.components import NOBODY, where
from cantiere.games.arcadia.geometry import FIRST_OF
from cantiere.games.arcadia.steps.a1_build import taken_by
from cantiere.games.arcadia.table import CASTLE, FREE, NEUTRAL_WORKER, Table


class Building(Step[Table]):
    """1 · One building, or the castle site, is chosen: all workers of this action touch it (A-1.6)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        if t.gaps[CASTLE] > 0:
            answers.add(AT_CASTLE)
        building: i64
        for building in range(t.built):
            if t.gaps[building] > 0:
                answers.insert(AT.at(FIRST_OF[t.placements[building]]))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        building: i64 = CASTLE if action == AT_CASTLE else t.beside(AT.part(action, 0))
        t.ask(WORKER, frame.seat, building, 0)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if action == AT_CASTLE:
            return Reason("no-free-cell-around", "A-1.6")
        if not AT.holds(action):
            return None
        cell: i64 = AT.part(action, 0)
        building: i64 = t.beside(cell)
        if building == CASTLE:
            return Reason("say-castle", "A-1.6")
        if building == NOBODY:
            return Reason("no-building-there", "A-1.6", where(cell))
        if t.gaps[building] == 0:
            return Reason("no-free-cell-around", "A-1.6")
        return Reason("name-first-cell", "A-1.6", where(FIRST_OF[t.placements[building]]))


class Worker(Step[Table]):
    """1 · Own and neutral workers go to free cells around it, one or more (A-1.6, A-1.7)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        if frame.b > 0:
            answers.add(STOP)
        if t.own[frame.seat] > 0:
            self._add(t, frame.a, OWN, answers)
        if t.neutral[frame.seat] > 0:
            self._add(t, frame.a, NEUTRAL, answers)

    def _add(self, t: Table, building: i64, block: Block, answers: Answers) -> None:
        number: i64
        for number in range(t.around_size(building)):
            cell: i64 = t.around(building, number)
            if t.holds[cell] == FREE:
                answers.add(block.at(cell))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == STOP:
            return
        seat: i64 = frame.seat
        worker: i64 = seat
        if NEUTRAL.holds(action):
            worker = NEUTRAL_WORKER
            t.neutral[seat] -= 1
        else:
            t.own[seat] -= 1
        t.post(worker, cell_of(action))
        telling.worker_placed(t, seat, worker, cell_of(action))
        if t.own[seat] + t.neutral[seat] > 0 and t.gaps[frame.a] > 0:
            t.ask(self, seat, frame.a, frame.b + 1)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if action == STOP:
            return Reason("place-one-first", "A-1.6")
        if not (OWN.holds(action) or NEUTRAL.holds(action)):
            return None
        cell: i64 = cell_of(action)
        what: i64 = t.holds[cell]
        if what != FREE:
            return Reason("cell-taken", "A-1.6", {**where(cell), "by": taken_by(what)})
        if OWN.holds(action) and t.own[frame.seat] == 0:
            return Reason("no-own-workers", "A-1.6")
        if NEUTRAL.holds(action) and t.neutral[frame.seat] == 0:
            return Reason("no-neutral-workers", "A-1.6")
        return Reason("not-beside-it", "A-1.6", where(cell))


BUILDING: Final = Building("building", rule="A-1.6")
WORKER: Final = Worker("worker", "building", "placed", rule="A-1.6")
