"""P-9 · King's court."""

from __future__ import annotations

import pytest

from cantiere import CHANCE
from tests.games.by_text import act, asked, every, legal, seat_of, table, weights
from tests.games.pillars.build import before_tax, cubes, next_round, phase_three


def test_P_9_1_the_die_has_2_3_3_4_4_5() -> None:
    assert weights(before_tax()) == {"roll 2": 1, "roll 3": 2, "roll 4": 2, "roll 5": 1}


@pytest.mark.parametrize("tax", [2, 3, 4, 5])
def test_P_9_1_every_seat_pays_the_number_rolled(tax: int) -> None:
    state = act(before_tax(3), f"roll {tax}")
    assert every(state, "gold") == [20 - tax, 21 - tax, 22 - tax]


def test_P_9_1_who_has_a_builder_at_court_pays_nothing() -> None:
    state = act(phase_three(3, places={"court": [2, 0]}), "event volunteers")
    before = every(state, "gold")
    act(state, "roll 4")
    assert every(state, "gold") == [before[0], before[1] - 4, before[2]]


def test_P_9_1_francis_pays_two() -> None:
    state = act(before_tax(hands={0: {"privileges": ["francis"]}}), "roll 5")
    assert every(state, "gold") == [18, 16]


def test_P_9_1_francis_at_court_pays_nothing() -> None:
    state = act(before_tax(hands={0: {"privileges": ["francis"]}}, places={"court": [0]}), "roll 5")
    assert seat_of(state, 0)["gold"] == 20


def test_P_9_1_francis_counts_in_the_round_in_which_he_is_taken() -> None:
    state = phase_three(kingsbridge=["francis", "jack"], places={"kingsbridge-1": [0]})
    act(state, "event volunteers", "roll 5")
    assert every(state, "gold") == [28, 25]


def test_P_9_1_tax_freedom_is_said_after_the_roll() -> None:
    state = act(before_tax(hands={1: {"privileges": ["tax-freedom"]}}), "roll 5")
    assert asked(state) == ("tax_freedom", 1)
    assert table(state)["tax"] == 5
    assert legal(state) == ["spend tax-freedom", "decline"]


def test_P_9_1_tax_freedom_pays_nothing_once() -> None:
    state = act(before_tax(hands={1: {"privileges": ["tax-freedom"]}}), "roll 5", "spend tax-freedom")
    assert every(state, "gold") == [15, 21]
    assert seat_of(state, 1)["privileges"] == []


def test_P_9_1_tax_freedom_may_be_kept() -> None:
    state = act(before_tax(hands={1: {"privileges": ["tax-freedom"]}}), "roll 2", "decline")
    assert every(state, "gold") == [18, 19]
    assert seat_of(state, 1)["privileges"] == ["tax-freedom"]


def test_P_9_1_tax_freedom_is_not_asked_at_court() -> None:
    state = before_tax(hands={1: {"privileges": ["tax-freedom"]}}, places={"court": [0, 1]})
    assert asked(act(state, "roll 5"))[0] != "tax_freedom"


@pytest.mark.parametrize(
    ("gold", "tax", "lost"),
    [(5, 5, 0), (4, 5, 0), (3, 5, 1), (2, 5, 1), (1, 5, 2), (0, 5, 2), (0, 3, 1), (1, 2, 0)],
)
def test_P_9_1_who_is_short_pays_all_and_loses_a_point_for_every_two(gold: int, tax: int, lost: int) -> None:
    state = act(before_tax(hands={1: {"gold": gold, "vp": 10}}), f"roll {tax}")
    assert seat_of(state, 1)["gold"] == 0
    assert seat_of(state, 1)["vp"] == 10 - lost


def test_P_9_1_francis_may_be_short_too() -> None:
    state = act(before_tax(hands={1: {"gold": 0, "vp": 10, "privileges": ["francis"]}}), "roll 5")
    assert seat_of(state, 1)["vp"] == 9


def test_P_9_2_the_first_builder_of_the_row_takes_the_metal() -> None:
    state = act(before_tax(3, places={"court": [1, 0, 2]}), "roll 2")
    assert [cubes(state, seat) for seat in range(3)] == [{}, {"metal": 1}, {}]


def test_P_9_2_nobody_there_the_metal_stays() -> None:
    state = act(before_tax(), "roll 2")
    assert [cubes(state, seat) for seat in range(2)] == [{}, {}]
    assert table(next_round(state))["market"]["metal"] == 1


def test_P_9_2_the_builders_return_to_the_bag() -> None:
    state = act(before_tax(3, places={"court": [1, 1, 2], "market": [0]}), "roll 2")
    assert table(state)["places"]["court"] == [-1] * 4
    assert every(state, "builders_in_bag") == [0, 2, 1]


def test_only_chance_rolls() -> None:
    state = before_tax()
    assert asked(state) == ("roll_tax", CHANCE)
