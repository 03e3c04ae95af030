"""`copy`, `deepcopy`, `pickle` of environments and of what plays in them: independent, going on alike."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import cantiere
from cantiere.bots import KINDS, bot
from cantiere.bots.bot import Bot
from cantiere.bots.weights import own_file
from cantiere.core.rng import Rng
from cantiere.core.state import State
from cantiere.envs import gym
from cantiere.envs import pettingzoo as zoo
from cantiere.envs.vector import Games
from cantiere.match import Match

WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
every_way = pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
every_game = pytest.mark.parametrize("name", cantiere.games())


def on(play: Callable[[Any, int], Any], one: Any, steps: int, first: int = 0) -> list[Any]:
    return [play(one, number) for number in range(first, first + steps)]


def check(
    play: Callable[[Any, int], Any], one: Any, way: Callable[[Any], Any], look: Callable[[Any], Any]
) -> None:
    """Copy in the middle: the copy goes on by itself and ends where the original does."""
    on(play, one, 12)
    before = look(one)
    other = way(one)
    assert look(other) == before
    theirs = on(play, other, 30, 12)
    assert look(one) == before
    assert on(play, one, 30, 12) == theirs
    assert look(one) == look(other) != before


def aec_step(env: Any, number: int) -> Any:
    observation, reward, over, _, _ = env.last()
    legal = np.flatnonzero(observation["action_mask"])
    env.step(None if over else int(legal[number % len(legal)]))
    return observation["observation"].tolist(), reward


@every_way
@every_game
@pytest.mark.parametrize("made", [zoo.raw_env, zoo.env], ids=["raw", "checked"])
def test_a_copied_pettingzoo_environment(name: str, made: Any, way: Callable[[Any], Any]) -> None:
    env = made(name, shaped=0.1)
    env.reset(seed=3)
    check(aec_step, env, way, lambda env: env.unwrapped.state_now.snapshot())


def gym_step(env: gym.Learner, number: int) -> Any:
    legal = np.flatnonzero(env.action_masks())
    if not len(legal):
        env.reset()
        return None
    observation, reward, *_ = env.step(legal[number % len(legal)])
    return observation["observation"].tolist(), reward


@every_way
@every_game
def test_a_copied_gymnasium_environment(name: str, way: Callable[[Any], Any]) -> None:
    env = gym.Learner(name, opponents="greedy", shaped=0.1)
    env.reset(seed=3)
    check(gym_step, env, way, lambda env: env._games.state(0).snapshot())


@pytest.mark.parametrize("way", WAYS[1:], ids=["deepcopy", "pickle"])
def test_one_that_gymnasium_has_wrapped_is_copied_deeply(way: Callable[[Any], Any]) -> None:
    env = gymnasium.make(gym.ids()[0])
    env.reset(seed=1)
    other = way(env)
    before = env.unwrapped.action_masks().tolist()  # type: ignore[attr-defined]  # a Learner
    gym_step(other.unwrapped, 0)
    gym_step(other.unwrapped, 1)
    assert env.unwrapped.action_masks().tolist() == before  # type: ignore[attr-defined]


@every_way
@every_game
def test_copied_vector_environments_and_games(name: str, way: Callable[[Any], Any]) -> None:
    def vector_step(env: Any, number: int) -> Any:
        observations, rewards, done, _, _ = env.step(env.last.argmax(1))
        env.last = observations["action_mask"]
        return observations["observation"].tolist(), rewards.tolist(), done.tolist()

    many = gym.Learners(name, 2, opponents="random", autoreset_mode="NextStep", shaped=0.1)
    many.last = many.reset(seed=3)[0]["action_mask"]  # type: ignore[attr-defined]  # kept for the next step
    check(vector_step, many, way, lambda env: [env._games.state(n).snapshot() for n in range(2)])
    games = Games(name, 2, seed=1)
    games.reset()
    kept = way(games)
    assert (
        games.step(games._now().masks.argmax(1)).observations
        == kept.step(kept._now().masks.argmax(1)).observations
    ).all()
    assert kept.state(0) == games.state(0)


@every_way
@pytest.mark.parametrize("kind", [*KINDS, "casual:70"])
def test_a_copied_bot_has_the_luck_of_the_original(kind: str, way: Callable[[Any], Any]) -> None:
    game = next(game for game in map(cantiere.game, cantiere.games()) if own_file(game))  # one to learn from
    budget = {"search": "search:3", "deep": "deep:1"}.get(kind, kind)
    one = bot(budget, 5)
    states = [game.new(2) for _ in range(2)]
    for number, state in enumerate(states):
        cantiere.settle(state, Rng(number))
    one.choose(states[0].clone(), int(states[0].to_move))
    one.forget()  # a search's tree is not taken along
    other = way(one)
    assert type(other) is type(one)
    assert other.name == one.name
    for state in states[1:]:
        seat = int(state.to_move)
        answers = [each.choose(state.clone(), seat) for each in (one, other)]
        assert answers[0] == answers[1]
        assert [s.state() for s in one.streams()] == [s.state() for s in other.streams()]
        one.forget()
        other.forget()


class Mine(Bot):
    """A bot of one's own, with an attribute."""

    def __init__(self, answers: list[int]) -> None:
        super().__init__("mine")
        self.answers = answers

    def choose(self, state: State, seat: int) -> int:
        self.answers.append(state.legal_actions()[0])
        return self.answers[-1]


@pytest.mark.parametrize("way", WAYS[1:], ids=["deepcopy", "pickle"])
def test_a_bot_of_ones_own_is_copied_with_its_attributes(way: Callable[[Any], Any]) -> None:
    one = Mine([4])
    other = way(one)
    assert (other.name, other.answers) == ("mine", [4])
    assert other.answers is not one.answers


@every_way
@every_game
def test_a_match_between_bots_is_copied_with_them(name: str, way: Callable[[Any], Any]) -> None:
    match = Match(name, [bot("greedy", 1), bot("casual:60", 2)], seed=5)
    for _ in range(10):
        match.play_bot()
    before = match.state.snapshot()
    other = way(match)
    other.play_bots()
    assert match.state.snapshot() == before
    match.play_bots()
    assert other.record() == match.record()
