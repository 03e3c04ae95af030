"""Boards as planes: every cell is the feature it is said to be, and symmetries hold move by move."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import cantiere
from cantiere.core.chance import settle
from cantiere.core.conformance import variants
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, OVER
from cantiere.envs import gym
from cantiere.envs.planes import board_planes, has_planes

BOARDS = [name for name in cantiere.games() if has_planes(cantiere.game(name))]
SYMMETRIES = [
    pytest.param(name, symmetry, id=f"{name}-{symmetry.name}")
    for name in BOARDS
    for symmetry in board_planes(cantiere.game(name)).symmetries
]


def middle(game: Any, seats: int, moves: int, **options: Any) -> Any:
    state, rng = game.new(seats, **options), Rng(4)
    for _ in range(moves):
        settle(state, rng)
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    settle(state, rng)
    return state


@pytest.mark.parametrize("name", BOARDS)
def test_planes_and_rest_are_all_features_once(name: str) -> None:
    game = cantiere.game(name)
    board = board_planes(game)
    seen = middle(game, game.seat_counts[-1], 40).features(0)
    planes = board.of(seen)
    assert planes.shape == board.shape
    shown = board.cells[board.cells >= 0]
    assert len(set(shown.tolist())) == len(shown)
    assert (planes[board.cells >= 0] == seen[shown]).all()
    assert not planes[board.cells < 0].any()
    assert sorted([*shown.tolist(), *board.elsewhere.tolist()]) == list(range(game.num_features))
    assert board.rest(seen).tolist() == seen[board.elsewhere].tolist()


@pytest.mark.parametrize("name", BOARDS)
def test_a_plane_has_one_kind_of_thing_on_all_its_cells(name: str) -> None:
    """The names of a plane's features differ only in the place, and their order is that of the board."""
    names = cantiere.game(name).feature_names()
    board = board_planes(cantiere.game(name))
    for plane, title in zip(board.cells.reshape(len(board.names), -1), board.names, strict=True):
        told = [names[number] for number in plane if number >= 0]
        parts = [set(one.replace(" ", "/").split("/")) for one in told]
        same = set.intersection(*parts)
        assert all(len(one - same) == 1 for one in parts), title


@pytest.mark.parametrize(("name", "symmetry"), SYMMETRIES)
def test_a_symmetry_is_a_permutation(name: str, symmetry: Any) -> None:
    game = cantiere.game(name)
    assert sorted(symmetry.features) == list(range(game.num_features))
    assert symmetry.features != list(range(game.num_features))


@pytest.mark.parametrize(("name", "symmetry"), SYMMETRIES)
def test_a_game_and_its_image_are_played_alike(name: str, symmetry: Any) -> None:
    """Beside each game its image is played: the same answers, turned, are legal, seen and counted."""
    game = cantiere.game(name)
    board = board_planes(game)
    turned = tried = 0
    for number, (seats, options) in enumerate(variants(game)):
        other = symmetry.options(options)
        if other is None or number % 5:
            continue
        tried += 1
        state, image, rng = game.new(seats, **options), game.new(seats, **other), Rng(number)
        while state.to_move != OVER:
            actions = state.legal_actions()
            images = [int(symmetry.action(state, action)) for action in actions]
            assert sorted(images) == image.legal_actions()
            if state.to_move == CHANCE:
                weights = dict(image.chance_outcomes())
                assert [weights[there] for there in images] == [w for _, w in state.chance_outcomes()]
            elif rng.below(8) == 0:
                for seat in range(seats):
                    expected = board.image(symmetry, state.features(seat))
                    assert (expected == image.features(seat)).all()
                there = board.actions(symmetry, state)
                assert sorted(there[there >= 0].tolist()) == image.legal_actions()
                assert (np.flatnonzero(there >= 0) == actions).all()
            chosen = rng.below(len(actions))
            turned += images[chosen] != actions[chosen]
            state.apply(actions[chosen])
            image.apply(images[chosen])
        assert image.to_move == OVER
        assert image.scores() == state.scores()
    assert tried >= 5
    assert turned > 100


@pytest.mark.parametrize("name", BOARDS)
def test_gymnasium_shows_the_planes_on_request(name: str) -> None:
    env_id = dict(zip(cantiere.games(), gym.ids(), strict=True))[name]
    board = board_planes(cantiere.game(name))
    env = gymnasium.make(env_id, planes=True)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert (observation["planes"] == board.of(observation["observation"])).all()
    many = gymnasium.make_vec(env_id, num_envs=2, planes=True)
    observations, _ = many.reset(seed=1)
    assert observations["planes"].shape == (2, *board.shape)
    assert (observations["planes"][0] == observation["planes"]).all()


def test_games_without_rows_and_columns_have_none_and_say_so() -> None:
    others = [name for name in cantiere.games() if name not in BOARDS]
    assert others
    for name in others:
        with pytest.raises(cantiere.CantiereError, match="no planes"):
            gym.Learner(name, planes=True)
