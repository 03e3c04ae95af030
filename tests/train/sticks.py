"""A toy to be learnt: one heap, one to three sticks are taken, who takes the last one wins.

Who leaves a multiple of four wins; from a multiple of four every answer loses. Nothing but the score is told
by its heuristics, so all of that is to be found out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cantiere.core.notation import Notation
from cantiere.core.state import Frame, State, Step
from tests.bots.toys import ToyGame, ToyState, texts

STICKS, MOST = 10, 3


class Take(Step[ToyState]):
    """Take one to three sticks: action = sticks - 1."""

    def enter(self, t: ToyState) -> None:
        t.ask(self, 0)

    def legal(self, t: ToyState, frame: Frame) -> list[int]:
        return list(range(min(MOST, t.cells[0])))

    def apply(self, t: ToyState, frame: Frame, action: int) -> None:
        t.cells[0] -= action + 1
        if t.cells[0]:
            t.ask(self, 1 - frame.seat)
        else:
            t.end([int(seat == frame.seat) for seat in range(2)])


class Sticks(ToyGame):
    """Perfect information, first seat wins."""

    id = "sticks"
    first = Take("take")
    notation = Notation(texts("take", MOST))
    num_choices = MOST

    def lay(self, t: ToyState) -> None:
        t.cells = [STICKS]

    def features(self, state: State, seat: int) -> Any:
        assert isinstance(state, ToyState)
        left = np.zeros(STICKS + 1, np.float32)
        left[state.cells[0]] = 1.0
        return left

    def feature_names(self) -> list[str]:
        return [f"left/{number}" for number in range(STICKS + 1)]


def heap(sticks: int) -> State:
    """Return a position with so many sticks left."""
    state = Sticks().new(seats=2)
    assert isinstance(state, ToyState)
    state.cells = [sticks]
    return state
