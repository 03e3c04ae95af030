"""What a player is told before an action."""

from __future__ import annotations

from cantiere import State
from tests.games.pillars.build import GAME, NUMBERS, phase_one, untaxed

FIVE = ["mortar-mixer", "woodworker", "stonecutter", "carpenter-2", "potter-2"]


def warned(state: State, text: str) -> list[tuple[str, str]]:
    return [(one.key, one.rule) for one in GAME.warnings(state, NUMBERS[text])]


def test_P_I_1_passing_ends_the_supply_for_this_round() -> None:
    state = phase_one()
    assert warned(state, "pass") == [("out-of-supply", "P-I.1")]
    assert GAME.warnings(state, NUMBERS["pass"])[0].params == {"workers": 12}
    assert warned(state, "take gravel-2") == []


def test_P_I_5_a_craftsman_over_the_limit_means_one_goes() -> None:
    full = phase_one(hands={0: {"craftsmen": FIVE, "gold": 20}})
    assert warned(full, "take mason-1") == [("one-craftsman-goes", "P-I.5")]
    assert warned(phase_one(hands={0: {"gold": 20}}), "take mason-1") == []


def test_P_13_4_stopping_with_too_many_cubes() -> None:
    state = untaxed(hands={0: {"craftsmen": ["woodworker"], "cubes": {"wood": 7}}})
    assert warned(state, "done") == [("cubes-go-back", "P-13.4")]
    few = untaxed(hands={0: {"craftsmen": ["woodworker"], "cubes": {"wood": 4}}})
    assert warned(few, "done") == []
