"""Notation: the texts of actions."""

from __future__ import annotations

import pytest

from cantiere.core.notation import Notation, Row
from cantiere.core.reason import AmbiguousAction, IllegalAction, UnknownAction
from cantiere.core.state import State
from tests.bots.toys import Nim, ToyState


def test_two_actions_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="share"):
        Notation([Row("pass", "a", {}), Row("pass", "b", {})])


def _heap(sticks: int) -> State:
    """Return a position in which `take 0` to `take sticks - 1` are legal; there are texts up to `take 20`."""
    state = Nim().new(seats=2)
    assert isinstance(state, ToyState)
    state.cells = [sticks, 0, 0]
    return state


@pytest.mark.parametrize("typed", ["take 2", "TAKE  2", "t 2", "ta 2"])
def test_of_what_begins_like_that_the_legal_one_is_meant(typed: str) -> None:
    """`take 20` does so as well, but nobody may."""
    assert Nim.notation.parse(_heap(3), typed) == 2


@pytest.mark.parametrize(
    ("typed", "error"),
    [("t 5", IllegalAction), ("take 5", IllegalAction), ("t 7x", UnknownAction), ("t 1 2", UnknownAction)],
)
def test_what_is_refused_is_told_from_what_there_is_not(typed: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        Nim.notation.parse(_heap(3), typed)


def test_two_legal_ones_that_begin_like_that_are_named() -> None:
    state = _heap(7)
    assert isinstance(state, ToyState)
    state.cells = [7, 7, 7]
    with pytest.raises(AmbiguousAction, match="take 10"):
        Nim.notation.parse(state, "ta 1")
