"""Gymnasium's own checker, and the two ways, one game and many, against each other."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cantiere
from cantiere.envs import gym
from tests.envs.cases import CASES


def choice(mask: Any, rng: np.random.Generator) -> Any:
    """Return a random legal action for each row."""
    return (mask * (1 + rng.random(mask.shape))).argmax(axis=-1)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_every_variant_passes_gymnasiums_checker(name: str, seats: int, options: dict[str, Any]) -> None:
    env_id = dict(zip(cantiere.games(), gym.ids(), strict=True))[name]
    check_env(gymnasium.make(env_id, seats=seats, **options).unwrapped)


@pytest.mark.parametrize("env_id", gym.ids())
def test_a_game_ends_with_a_reward_by_rank(env_id: str) -> None:
    env = gymnasium.make(env_id, opponents="random")
    rng = np.random.default_rng(2)
    for number in range(2):
        observation, info = env.reset(seed=5 if number == 0 else None)
        terminated = False
        while not terminated:
            assert isinstance(env.unwrapped, gym.Learner)
            mask = observation["action_mask"]
            assert (env.unwrapped.action_masks() == mask).all()
            observation, reward, terminated, truncated, info = env.step(choice(mask, rng))
            assert not truncated
        assert (float(reward) == 1.0) == (info["ranking"][info["seat"]] == 1)
        assert not info["illegal"]


@pytest.mark.parametrize("env_id", gym.ids())
def test_many_games_are_many_single_games(env_id: str) -> None:
    count = 3
    many = gymnasium.make_vec(env_id, num_envs=count, opponents="random")
    observations, infos = many.reset(seed=11)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(400):
        assert many.observation_space.contains(observations)
        actions = choice(observations["action_mask"], rng)
        observations, rewards, terminated, truncated, infos = many.step(actions)
        assert not truncated.any()
        assert not rewards[~terminated].any()
        if terminated.any():
            ended += 1
            assert (infos["_final_obs"] == terminated).all()
            last = infos["final_obs"][terminated][0]
            assert many.single_observation_space.contains(last)
            result = infos["final_info"][terminated][0]
            assert sorted(result) == ["illegal", "ranking", "scores", "seat"]
            break
    assert ended


@pytest.mark.parametrize("env_id", gym.ids())
def test_the_same_seed_gives_the_same_games(env_id: str) -> None:
    stories = []
    for _ in range(2):
        many = gymnasium.make_vec(env_id, num_envs=2, opponents="greedy")
        observations, _ = many.reset(seed=4)
        rng = np.random.default_rng(1)
        story = []
        for _ in range(12):
            observations, rewards, *_ = many.step(choice(observations["action_mask"], rng))
            story.append((observations["observation"].tolist(), rewards.tolist()))
        stories.append(story)
    assert stories[0] == stories[1]


@pytest.mark.parametrize("env_id", gym.ids())
def test_an_illegal_action_loses_or_raises(env_id: str) -> None:
    env = gymnasium.make(env_id)
    observation, _ = env.reset(seed=1)
    illegal = int(observation["action_mask"].argmin())
    observation, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)
    strict = gymnasium.make(env_id, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(cantiere.IllegalAction):
        strict.step(illegal)


def test_wrong_settings_are_said_so() -> None:
    name = cantiere.games()[0]
    with pytest.raises(cantiere.CantiereError, match="1 opponents, not 2"):
        gym.Learner(name, 2, opponents=["random", "random"])
    with pytest.raises(cantiere.CantiereError, match="no bot"):
        gym.Learner(name, opponents="wizard")
    with pytest.raises(cantiere.CantiereError, match="no seat 7"):
        gym.Learner(name, seat=7)
    with pytest.raises(cantiere.CantiereError, match="lose or raise"):
        gym.Learner(name, illegal="ignore")


def test_it_renders(capsys: pytest.CaptureFixture[str]) -> None:
    env = gym.Learner(cantiere.games()[0], render_mode="ansi")
    env.reset(seed=1)
    assert '"question"' in env.render()
