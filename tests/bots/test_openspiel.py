"""Beside the searches of OpenSpiel, where it is installed: games that both have, with equal budgets."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.bots.search import SearchBot
from cantiere.core.state import CHANCE, OVER, State
from tests.bots.toys import DEAL, Crosses, Kuhn

pyspiel: Any = pytest.importorskip("pyspiel")
SIMULATIONS = 300


def test_noughts_and_crosses_is_not_lost_to_open_spiels_search() -> None:
    game = pyspiel.load_game("tic_tac_toe")
    for number in range(4):
        theirs = pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(1, number), 1.4, 1000, 100, True, number, False
        )
        ours, seat = SearchBot(number, iterations=1000), number % 2
        state, mirror = Crosses().new(seats=2), game.new_initial_state()
        while state.to_move != OVER:
            action = int(ours.choose(state.clone(), seat) if state.to_move == seat else theirs.step(mirror))
            state.play(action)
            mirror.apply_action(action)
        assert state.ranking()[seat] == 1


def _hand(number: int, seat: int) -> int:
    """Play a hand of Kuhn poker against OpenSpiel's information-set search; return what we win."""
    game = pyspiel.load_game("kuhn_poker")
    evaluator = pyspiel.RandomRolloutEvaluator(1, number)
    theirs = pyspiel.ISMCTSBot(
        number, evaluator, 2.0, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )
    ours = SearchBot(number, iterations=SIMULATIONS)
    state: State = Kuhn().new(seats=2)
    mirror = game.new_initial_state()
    deal = [(first, second) for first in range(3) for second in range(3) if first != second][number % 6]
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            card = deal[len(mirror.history())]
            state.play(DEAL + card)
            mirror.apply_action(card)
            continue
        action = int(ours.choose(state.clone(), seat) if state.to_move == seat else theirs.step(mirror))
        state.play(action)
        mirror.apply_action(action)
    return int(state.scores()[seat])


def test_kuhn_poker_is_level_with_open_spiels_information_set_search() -> None:
    hands = [_hand(number, seat) for number in range(60) for seat in (0, 1)]
    assert sum(hands) / len(hands) > -0.2  # per hand, of stakes up to 2; each deal from both seats
