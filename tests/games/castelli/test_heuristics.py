"""Heuristics: greedy plays well, and every position has a value."""

from __future__ import annotations

import math
from typing import Any

import pytest

import cantiere
from cantiere.bots import bot
from cantiere.core.heuristics import Heuristics
from cantiere.match import Match
from tests.games.castelli.build import FULL_SET, GAME, NUMBERS, RED, position

BOTH = {"dilemma": True, "battle": True}


@pytest.mark.parametrize("options", [{}, BOTH, {"tournament": True}])
def test_every_position_has_a_value_for_every_seat(options: dict[str, Any]) -> None:
    """Chances follow from the values, though what the seats share is looked at once for them."""
    state, rng = GAME.new(4, **options), cantiere.Rng(1)
    while state.to_move != cantiere.OVER:
        if rng.below(6) == 0 or not state.clone().view(None)["table"]["tiles_left"]:
            assert all(math.isfinite(GAME.heuristics.value(state, seat)) for seat in range(4))
            if state.to_move != cantiere.CHANCE:
                assert GAME.heuristics.chances(state) == GAME.heuristics.by_value(state)
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


@pytest.mark.parametrize("options", [{}, BOTH])
def test_a_meadow_promises_what_the_position_after_choosing_it_is_worth(options: dict[str, Any]) -> None:
    """Areas are looked at once for all the meadows beside them: nothing may differ by that."""
    state, rng = GAME.new(3, **options), cantiere.Rng(7)
    while state.to_move != cantiere.OVER:
        actions = state.legal_actions()
        if state.decision == "tile" and rng.below(3) == 0:
            promises = GAME.heuristics.order(state, actions)
            assert promises == Heuristics.order(GAME.heuristics, state, actions)
        state.apply(actions[rng.below(len(actions))])


def test_a_castle_is_built_on_the_best_site_at_once() -> None:
    # Red faces 3,5 (5 points) and 2,4.
    state = position(tiles={"3,4": "t23 e"}, hands={RED: {"materials": FULL_SET}})
    assert bot("greedy").choose(state, RED) == NUMBERS["build 3,5"]


@pytest.mark.parametrize("options", [{}, BOTH])
def test_greedy_beats_random(options: dict[str, Any]) -> None:
    wins = 0
    for number in range(2):
        bots = [bot("greedy" if seat == number else "random", seat) for seat in range(4)]
        match = Match(GAME, bots, seed=number, salt="x", **options)
        match.play_bots()
        wins += match.state.ranking()[number] == 1
    assert wins == 2
