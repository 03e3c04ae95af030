"""P-11 · Castle of Shiring."""

from __future__ import annotations

from tests.games.by_text import act, every, table
from tests.games.pillars.build import next_round, phase_one, untaxed


def test_P_11_1_two_grey_workers_join_in_the_next_round() -> None:
    state = untaxed(places={"castle": [1], "market": [0]})
    assert every(state, "workers") == [12, 12]
    assert every(next_round(state), "workers") == [12, 14]


def test_P_11_1_they_can_be_sent() -> None:
    state = phase_one(grey_now=0, resources=["quarry-4", "gravel-3", "gravel-2"])
    act(state, "take quarry-4", "pass", "take gravel-3")
    assert every(state, "workers") == [0, 12]


def test_P_11_1_and_return_at_the_end_of_that_round() -> None:
    state = untaxed(grey_now=1, places={"market": [0]})
    assert every(state, "workers") == [12, 14]
    assert every(next_round(state), "workers") == [12, 12]


def test_P_11_1_the_same_seat_twice_running_has_two_not_four() -> None:
    state = next_round(untaxed(grey_now=1, places={"castle": [1]}))
    assert every(state, "workers") == [12, 14]


def test_P_11_1_from_one_seat_to_another() -> None:
    state = next_round(untaxed(3, grey_now=1, places={"castle": [2]}))
    assert every(state, "workers") == [12, 12, 14]


def test_P_11_1_the_builder_returns_to_the_bag() -> None:
    state = untaxed(places={"castle": [1], "market": [0]})
    assert table(state)["places"]["castle"] == [-1]
    assert every(state, "builders_in_bag") == [0, 1]
