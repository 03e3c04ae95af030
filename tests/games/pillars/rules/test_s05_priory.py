"""P-5 · Priory."""

from __future__ import annotations

from tests.games.by_text import act, every, table
from tests.games.pillars.build import phase_three


def test_P_5_1_two_points_then_one() -> None:
    state = act(phase_three(3, places={"priory": [2, 0]}), "event volunteers")
    assert every(state, "vp") == [3, 2, 4]


def test_P_5_1_both_builders_of_one_seat() -> None:
    assert every(act(phase_three(places={"priory": [1, 1]}), "event volunteers"), "vp") == [2, 5]


def test_P_5_1_philip_adds_a_point_for_each_own_builder() -> None:
    state = phase_three(places={"priory": [1, 1]}, hands={1: {"privileges": ["philip"]}})
    assert every(act(state, "event volunteers"), "vp") == [2, 2 + 3 + 2]


def test_P_5_1_philip_does_nothing_for_the_builders_of_others() -> None:
    state = phase_three(places={"priory": [1, 0]}, hands={0: {"privileges": ["philip"]}})
    assert every(act(state, "event volunteers"), "vp") == [2 + 1 + 1, 2 + 2]


def test_P_5_1_philip_does_nothing_without_a_builder_there() -> None:
    state = phase_three(hands={0: {"privileges": ["philip"]}})
    assert every(act(state, "event volunteers"), "vp") == [2, 2]


def test_P_5_1_philip_counts_in_the_round_in_which_it_is_taken() -> None:
    state = phase_three(kingsbridge=["philip", "jack"], places={"kingsbridge-1": [1], "priory": [0, 1]})
    assert every(act(state, "event volunteers"), "vp") == [4, 2 + 1 + 1]


def test_P_5_1_the_builders_return_to_the_bag() -> None:
    state = act(phase_three(places={"priory": [1, 0]}), "event volunteers")
    assert table(state)["places"]["priory"] == [-1, -1]
    assert every(state, "builders_in_bag") == [1, 1]
