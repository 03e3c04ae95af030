"""Many games at once are the very games of the contract."""

from __future__ import annotations

import numpy as np
import pytest

import cantiere
from cantiere.core.rng import Rng
from cantiere.envs.rewards import by_rank
from cantiere.envs.vector import Games
from tests.envs.cases import SEATS


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_batch_plays_the_same_games_as_the_contract(name: str, seats: int) -> None:
    """Views, features, masks and rewards of each row are those of a state played by hand beside it."""
    games = Games(name, 2, seats, seed=9)
    now = games.reset()
    rngs = [Rng(f"9:{number}") for number in range(2)]
    states = [cantiere.game(name).new(seats) for _ in range(2)]
    choose = np.random.default_rng(3)
    ended = 0
    for state, rng in zip(states, rngs, strict=True):
        cantiere.settle(state, rng)
    while ended < 2:
        actions = []
        for row, state in enumerate(states):
            seat = int(state.to_move)
            assert int(now.seats[row]) == seat
            assert (now.observations[row] == state.features(seat)).all()
            question = state.view(seat)["question"]
            assert question is not None
            asked = question["options"]
            legal = np.flatnonzero(now.masks[row]).tolist()
            assert legal == state.legal_actions() == [option["action"] for option in asked]
            actions.append(int(choose.choice(legal)))
        now = games.step(actions)
        for row, state in enumerate(states):
            state.apply(actions[row])
            cantiere.settle(state, rngs[row])
            assert bool(now.done[row]) == (state.to_move == cantiere.OVER)
            if now.done[row]:
                ended += 1
                assert now.rewards[row].tolist() == by_rank(state.ranking())
                assert games.result(row)["scores"] == state.scores()
                last = state.features(int(now.askers[row]))
                assert (games.final_observations()[row] == last).all()
                states[row] = cantiere.game(name).new(seats)
                cantiere.settle(states[row], rngs[row])


def test_games_do_not_depend_on_how_many_are_played() -> None:
    name = cantiere.games()[0]
    few, many = Games(name, 2, seed=1), Games(name, 5, seed=1)
    here, there = few.reset(), many.reset()
    for _ in range(50):
        assert (here.observations == there.observations[:2]).all()
        here, there = few.step(here.masks.argmax(1)), many.step(there.masks.argmax(1))


def test_nothing_is_played_when_an_action_is_refused() -> None:
    games = Games(cantiere.games()[0], 2, seed=1)
    now = games.reset()
    legal, illegal = now.masks.argmax(1), now.masks.argmin(1)
    before = [games.state(number).snapshot() for number in range(2)]
    with pytest.raises(cantiere.IllegalAction):
        games.step([legal[0], illegal[1]])
    with pytest.raises(cantiere.CantiereError, match="no action"):
        games.step([legal[0], 10**6])
    with pytest.raises(cantiere.CantiereError, match="as many actions"):
        games.step([legal[0]])
    assert [games.state(number).snapshot() for number in range(2)] == before


def test_an_observation_that_is_kept_does_not_change() -> None:
    games = Games(cantiere.games()[0], 2, seed=1)
    now = games.reset()
    kept = [field.copy() for field in now]
    games.step(games.step(now.masks.argmax(1)).masks.argmax(1))
    assert all((old == new).all() for old, new in zip(kept, now, strict=True))


@pytest.mark.parametrize("ranking", [[1, 1, 1, 1], [1, 2, 2, 4], [3, 1, 1], [2, 1], [1, 2, 3, 4, 5, 6]])
def test_rewards_sum_to_nothing_and_follow_the_ranks(ranking: list[int]) -> None:
    rewards = by_rank(ranking)
    assert sum(rewards) == pytest.approx(0)
    assert [r for _, r in sorted(zip(ranking, rewards, strict=True))] == sorted(rewards, reverse=True)
