"""0 · Set-up: the board is put together, and who starts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.starting import StartPlayer
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.castelli.actions import PART, START_SEAT
from cantiere.games.castelli.components import MINE_PART, PARTS
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.topology import default_arrangement, topology


class Arrange(Step[Table]):
    """0 · The parts lie as always, as given, or are drawn one by one, turned or not (C-0.1, C-0.6)."""

    def enter(self, t: Table) -> None:
        wanted: str = t.options["arrangement"]
        if wanted == "random":
            t.ask(self, CHANCE)
        else:
            if wanted == "default":
                wanted = default_arrangement(t.seats)
            t.lay_board(topology(wanted, t.tables))

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        part: i64
        for part in range(len(PARTS)):
            if self._completions(t, part) > 0:
                answers.add(PART.at(part, 0))
                answers.add(PART.at(part, 1))

    def weight(self, t: Table, frame: Frame, outcome: i64) -> i64:
        return self._completions(t, PART.part(outcome, 0))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        letter = PARTS[PART.part(action, 0)]
        t.arrangement += letter.lower() if PART.part(action, 1) else letter
        if len(t.arrangement) == self._parts(t):
            t.lay_board(topology(t.arrangement, t.tables))
        else:
            t.ask(self, CHANCE)

    def _parts(self, t: Table) -> i64:
        return 2 if t.seats == 2 else 4

    def _completions(self, t: Table, part: i64) -> i64:
        """Return in how many ways the board can be completed after this part: the mine must be on it."""
        laid = t.arrangement.upper()
        if PARTS[part] in laid:
            return 0
        if self._parts(t) == len(PARTS):
            return 1
        mine = PARTS[MINE_PART] in laid or part == MINE_PART
        if len(laid) + 1 == self._parts(t):
            return 1 if mine else 0
        return len(PARTS) - 1 if mine else 1


class StartSeat(StartPlayer[Table]):
    """0 · The start seat is given by an option, or drawn (C-0.7)."""

    def begin(self, t: Table, start: i64) -> None:
        t.active = start

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        super().apply(t, frame, action)
        if t.listener is not None:
            t.tell("starts", t.active, {})


ARRANGE: Final = Arrange("arrangement", weighted=True, rule="C-0.1")
START_SEAT_STEP: Final = StartSeat("start_seat", START_SEAT, rule="C-0.7")
