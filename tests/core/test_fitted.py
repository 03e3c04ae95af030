"""Fitted chances: the weights of the right number of seats, at the right moment of the game."""

from __future__ import annotations

import math

import pytest

from cantiere.core.chance import settle
from cantiere.core.fitted import FittedHeuristics
from cantiere.core.rng import Rng
from cantiere.core.state import OVER, State
from tests.core.toys import Toy

# Two signs a seat, at three moments: the first counts in the beginning, the second at the end.
ROWS = [[4.0, 0.0], [2.0, 1.0], [0.0, 6.0]]


class Fitted(FittedHeuristics):
    """Has come as far as it is told; the first sign favours seat 0, the second seat 1."""

    def __init__(self, weights: dict[str, list[list[float]]]) -> None:
        super().__init__()
        self.take_weights(weights)
        self.at = 0.0

    def signs(self, state: State, seat: int) -> list[float]:
        return [1.0, 0.0] if seat == 0 else [0.0, 1.0]

    def progress(self, state: State) -> float:
        return self.at

    def value(self, state: State, seat: int) -> float:
        return 0.0

    def ahead(self, state: State) -> float:
        """How far seat 0 is ahead of seat 1, in the units of the weights."""
        first, second = self.chances(state)[:2]
        return math.log(first / second)


def begun(seats: int = 2) -> State:
    state = Toy().new(seats)
    settle(state, Rng(1))
    return state


@pytest.mark.parametrize(
    ("at", "ahead"), [(0.0, 4.0), (0.25, 2.5), (0.5, 1.0), (0.75, -2.5), (0.9, -4.6), (1.0, -6.0)]
)
def test_between_two_moments_their_weights_are_mixed(at: float, ahead: float) -> None:
    fitted = Fitted({"2": ROWS})
    fitted.at = at
    assert fitted.ahead(begun()) == pytest.approx(ahead)
    assert sum(fitted.chances(begun())) == pytest.approx(1.0)


def test_a_number_of_seats_without_weights_takes_the_next_ones() -> None:
    fitted = Fitted({"2": [[1.0, 0.0]] * 2, "4": [[3.0, 0.0]] * 2, "9": [[5.0, 0.0]] * 2})
    found = [rows[0][0] if (rows := fitted.weights_for(seats)) else None for seats in range(1, 10)]
    assert found == [1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 5.0, 5.0, 5.0]  # of two as near, the larger number's
    assert Fitted({}).weights_for(2) is None


def test_weights_follow_the_number_of_seats() -> None:
    fitted = Fitted({"2": [[1.0, 0.0]] * 2, "3": [[3.0, 0.0]] * 2})
    assert [fitted.ahead(begun(seats)) for seats in (2, 3, 2)] == pytest.approx([1.0, 3.0, 1.0])


def test_without_weights_and_at_the_end_nothing_is_fitted() -> None:
    assert Fitted({}).chances(begun()) == pytest.approx([0.5, 0.5])
    state = begun()
    while state.to_move != OVER:
        state.apply(state.legal_actions()[-1])
    winner = state.ranking().index(1)
    assert Fitted({"2": ROWS}).chances(state)[winner] == 1.0
