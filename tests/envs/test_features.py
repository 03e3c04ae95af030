"""Views, features and masks agree: none of them shows what the others hide."""

from __future__ import annotations

import numpy as np
import pytest

import cantiere
from cantiere.core.rng import Rng
from cantiere.envs import pettingzoo as zoo
from cantiere.envs.spaces import LARGEST
from tests.envs.cases import CASES, SEATS


@pytest.mark.parametrize("name", cantiere.games())
def test_every_feature_has_a_name_of_its_own(name: str) -> None:
    names = cantiere.game(name).feature_names()
    assert len(names) == len(set(names)) == cantiere.game(name).num_features
    assert names == cantiere.game(name).feature_names()


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_hidden_things_change_neither_view_nor_features_nor_mask(
    name: str, seats: int, options: dict[str, object]
) -> None:
    env = zoo.raw_env(name, seats, **options)
    env.reset(seed=6)
    rng = Rng(6)
    for step in range(40):
        if env.terminations[env.agent_selection]:
            break
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert seen["observation"].dtype == np.float32
            assert np.abs(seen["observation"]).max() <= LARGEST
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            question = env.state_now.view(seat)["question"]
            assert question is not None
            assert legal == [option["action"] for option in question.get("options", [])]
            if step % 10 == 0:
                other = env.state_now.clone()
                other.resample(seat, rng)
                assert (other.features(seat) == seen["observation"]).all()
                assert other.view(seat) == env.state_now.view(seat)
        actions = env.state_now.legal_actions()
        env.step(actions[rng.below(len(actions))])


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_positions_that_look_different_have_different_features(name: str, seats: int) -> None:
    """Along a game: a view that changes shows in the features, but for a few that are only told in words."""
    state = cantiere.game(name).new(seats)
    rng = Rng(2)
    cantiere.settle(state, rng)
    same = moves = 0
    while state.to_move != cantiere.OVER and moves < 100:
        before = state.features(0)
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        cantiere.settle(state, rng)
        moves += 1
        same += bool((state.features(0) == before).all())
    assert same <= 0.05 * moves
