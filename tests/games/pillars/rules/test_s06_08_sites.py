"""P-6 forest, P-7 quarry, P-8 gravel pit. The cards one by one are in test_cards.py."""

from __future__ import annotations

import pytest

from tests.games.by_text import act, every, table
from tests.games.pillars.build import cubes, next_round, phase_three

HELPERS = {"aliena": "wood", "tom": "stone", "richard": "sand"}


def test_P_6_the_forest_brings_wood() -> None:
    state = act(phase_three(hands={0: {"resources": ["forest-2", "forest-3"]}}), "event king")
    assert cubes(state, 0) == {"wood": 5}


def test_P_7_the_quarry_brings_stone() -> None:
    assert cubes(act(phase_three(hands={0: {"resources": ["quarry-3"]}}), "event king"), 0) == {"stone": 3}


def test_P_8_the_gravel_pit_brings_sand() -> None:
    state = act(phase_three(hands={0: {"resources": ["gravel-4", "gravel-3"]}}), "event king")
    assert cubes(state, 0) == {"sand": 7}


def test_P_6_the_cubes_come_from_the_supply_not_the_market() -> None:
    lay = table(act(phase_three(hands={0: {"resources": ["forest-4"]}}), "event king"))
    assert lay["market"]["wood"] == 4
    assert lay["supply"]["wood"] == 15


def test_P_6_workers_and_cards_return() -> None:
    state = phase_three(hands={0: {"resources": ["forest-2", "gravel-3"]}, 1: {"resources": ["quarry-4"]}})
    act(state, "event king")
    assert every(state, "workers") == [12, 12]
    assert every(state, "resources") == [[], []]


@pytest.mark.parametrize(("privilege", "material"), HELPERS.items())
def test_P_6_P_7_P_8_a_helper_adds_a_cube_without_a_card(privilege: str, material: str) -> None:
    state = act(phase_three(hands={1: {"privileges": [privilege]}}), "event king")
    assert cubes(state, 1) == {material: 1}
    assert cubes(state, 0) == {}


@pytest.mark.parametrize(("privilege", "material"), HELPERS.items())
def test_P_6_P_7_P_8_already_in_the_round_in_which_it_is_taken(privilege: str, material: str) -> None:
    state = phase_three(kingsbridge=[privilege, "jack"], places={"kingsbridge-1": [1]})
    assert cubes(act(state, "event king"), 1) == {material: 1}


def test_P_8_a_helper_adds_one_to_the_cards_not_to_each() -> None:
    hands = {0: {"resources": ["gravel-2", "gravel-3"], "privileges": ["richard"]}}
    assert cubes(act(phase_three(hands=hands), "event king"), 0) == {"sand": 6}


def test_P_6_a_helper_stays_for_the_next_round() -> None:
    state = next_round(act(phase_three(hands={0: {"privileges": ["aliena"]}}), "event king"))
    assert every(state, "privileges") == [["aliena"], []]
