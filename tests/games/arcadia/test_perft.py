"""Counts of positions after a few decisions from the first game's set-up, as chess has its perft tables."""

from __future__ import annotations

import pytest

from cantiere import State
from tests.games.arcadia.build import GAME
from tests.games.by_text import act, legal

HANDS = (
    ("house-red", "farm-red", "tavern-green", "smithy-red"),
    ("mill-red", "market-green", "abbey-red", "house-silver"),
    ("farm-black", "farm-silver", "tavern-red", "tavern-silver"),
    ("house-green", "house-black", "mill-green", "abbey-black"),
)
OPEN = ("farm-red", "market-black", "tavern-silver")


def first_game(seats: int) -> State:
    """The first game's set-up, with given hands; seat 0 starts."""
    state = GAME.new(seats=seats, first_game=True, start=0)
    act(state, *(f"card {card}" for hand in HANDS[:seats] for card in hand))
    return act(state, *(f"card {card}" for card in OPEN))


def perft(state: State, depth: int) -> int:
    """Return how many sequences of so many decisions there are."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.legal_actions())
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_two_decisions(seats: int) -> None:
    """Build (four cards) or workers (seven buildings and the castle)."""
    state = first_game(seats)
    assert [perft(state, depth) for depth in (0, 1, 2)] == [1, 2, 12]


@pytest.mark.parametrize(
    ("first", "second", "count"),
    [
        ("build", "play house-red", 56),
        ("build", "play farm-red", 55),
        ("build", "play tavern-green", 103),
        ("build", "play smithy-red", 201),
        ("workers", "at castle", 10),
        ("workers", "at h2", 8),
        ("workers", "at i3", 8),
        ("workers", "at f4", 10),
        ("workers", "at k7", 12),
        ("workers", "at g8", 10),
        ("workers", "at i8", 8),
        ("workers", "at h11", 10),
    ],
)
def test_what_the_third_decision_offers(first: str, second: str, count: int) -> None:
    state = act(first_game(4), first)
    assert second in legal(state)
    assert len(act(state, second).legal_actions()) == count


def test_the_first_three_decisions() -> None:
    assert perft(first_game(4), 3) == 491
