"""OpenSpiel's own tests over every game, and its algorithms on them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import cantiere
from cantiere.envs import openspiel
from tests.core.toys import Toy
from tests.envs.cases import CASES
from tests.openspiel_suites import api_cases, check_api, load, look, simulate

openspiel.register(Toy())


def walk(state: Any, moves: int, seed: int = 0) -> Any:
    """Play so many random moves, and on to the next real decision."""
    rng = np.random.RandomState(seed)
    while not state.is_terminal():
        if moves <= 0 and not state.is_chance_node() and len(state.legal_actions()) > 1:
            break
        moves -= 1
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", cantiere.games())
def test_random_simulations_pass(name: str) -> None:
    simulate(name, seats=2)


def test_random_simulations_with_serializing_pass() -> None:
    for _ in range(5):
        simulate("toy", seats=3, serialize=True)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_every_variant_loads_and_plays(name: str, seats: int, options: dict[str, Any]) -> None:
    game = load(name, seats=seats, **options)
    assert game.num_players() == seats
    state = walk(game.new_initial_state(), 10**6, seed=1)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert state.inner.options == cantiere.game(name).check(seats, options)


@pytest.mark.parametrize("name", cantiere.games())
def test_actions_and_chance_map_onto_the_contract(name: str) -> None:
    state = load(name).new_initial_state()
    for step in range(60):
        inner = state.inner
        if state.is_chance_node():
            border = inner.game.num_choices
            outcomes = [(outcome + border, odds) for outcome, odds in state.chance_outcomes()]
            weights = inner.chance_outcomes()
            assert [outcome for outcome, _ in outcomes] == [outcome for outcome, _ in weights]
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert state.action_to_string(-1, outcomes[0][0] - border) == inner.game.action_name(
                outcomes[0][0]
            )
        else:
            assert state.legal_actions() == inner.legal_actions()
        legal = state.legal_actions()
        state.apply_action(legal[step % len(legal)])


@pytest.mark.parametrize("name", cantiere.games())
def test_resampling_keeps_what_the_player_knows(name: str) -> None:
    state = walk(load(name, seats=2).new_initial_state(), 60)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(2):
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        if state.current_player() == player:  # what others may answer can depend on what they hide
            assert other.legal_actions() == state.legal_actions()


WAYS: list[Callable[[Any], Any]] = [
    lambda state: state.clone(),
    copy.copy,
    copy.deepcopy,
    lambda state: pickle.loads(pickle.dumps(state)),
]


@pytest.mark.parametrize("way", WAYS, ids=["clone", "copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("name", cantiere.games())
def test_a_copy_is_the_same_and_goes_its_own_way(name: str, way: Callable[[Any], Any]) -> None:
    state = walk(load(name).new_initial_state(), 30)
    other, before = way(state), str(state)
    assert str(other) == before
    assert other.history() == state.history()
    for player in range(2):
        assert other.information_state_string(player) == state.information_state_string(player)
    walk(other, 10)
    assert str(state) == before != str(other)


@pytest.mark.parametrize("name", cantiere.games())
def test_the_tensors_are_those_of_openspiels_observers(name: str) -> None:
    """`observation_tensor` takes a shorter way; C++ and `make_observation` ask the observer."""
    game = load(name)
    state = walk(game.new_initial_state(), 40)
    for player in range(2):
        for recall, short in ((False, state.observation_tensor), (True, state.information_state_tensor)):
            observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall))
            observer.set_from(state, player)
            assert short(player) == observer.tensor.tolist()
            assert np.concatenate(list(observer.dict.values())).tolist() == short(player)
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()
    assert len(state.observation_tensor(0)) == game.observation_tensor_size() == state.inner.game.num_features


def test_information_states_have_perfect_recall() -> None:
    """Two ways to the same table differ for a player that has seen the difference, and only for it."""
    game = load("toy", seats=2)
    deals: dict[tuple[int, int], Any] = {}
    for cards in [(0, 1), (0, 2), (1, 2)]:
        state = game.new_initial_state()
        state.apply_action(cards[0])
        state.apply_action(cards[1])
        deals[cards] = state
    first = {cards: state.information_state_string(0) for cards, state in deals.items()}
    second = {cards: state.information_state_string(1) for cards, state in deals.items()}
    assert first[0, 1] == first[0, 2] != first[1, 2]
    assert second[0, 2] == second[1, 2] != second[0, 1]


@pytest.mark.parametrize("name", cantiere.games())
def test_the_tensor_of_an_information_state_has_perfect_recall(name: str) -> None:
    """Two ways to the same table, of which the players have seen different things: its tensors differ too."""
    state = walk(load(name).new_initial_state(), 20)
    other = walk(load(name).new_initial_state(), 40)
    other.position.own = state.inner.clone()  # the same table, reached by another way
    for player in range(2):
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.information_state_tensor(player) != state.information_state_tensor(player)
        strings = {one.information_state_string(player) for one in (state, state.clone(), other)}
        tensors = {tuple(one.information_state_tensor(player)) for one in (state, state.clone(), other)}
        assert len(strings) == len(tensors) == 2


def test_what_was_seen_does_not_depend_on_when_somebody_asks() -> None:
    late = walk(load(cantiere.games()[0]).new_initial_state(), 30)
    asked = load(cantiere.games()[0]).new_initial_state()
    for action in late.history():
        assert len(asked.digests()) == 2
        asked.apply_action(action)
    assert asked.digests() == late.digests()


# --- OpenSpiel's API tests ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", cantiere.games())
def test_openspiels_api_tests_on_a_part_of_the_tree(name: str) -> None:
    look(name)


def test_openspiels_api_tests_on_a_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = api_cases()
    deals, bids, pairs_of_bids = 6 * 5, 3, 3 + 2 + 1
    nodes = (1 + 6, deals * (1 + bids), deals * pairs_of_bids)  # of chance, of the seats, at the end
    monkeypatch.setitem(cases.TOTAL_NUM_STATES, "toy", nodes)
    monkeypatch.setitem(cases.PERFECT_RECALL_NUM_STATES, "toy", 6 * (1 + bids))
    check_api(cases.EnforceAPIOnFullTreeBase, game=load("toy"), game_name="toy")


# --- its algorithms -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", cantiere.games())
def test_its_tree_searches_play(name: str) -> None:
    game = load(name, seats=2)
    state = walk(game.new_initial_state(), 60)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    for searcher in (
        mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=rng),
    ):
        assert searcher.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", cantiere.games())
def test_outcome_sampling_runs(name: str) -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(name, seats=2))
    solver.iteration()
    assert solver.average_policy()


def test_counterfactual_regret_comes_near_the_best_response() -> None:
    game = load("toy", seats=2)
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.5 * before
