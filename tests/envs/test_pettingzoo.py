"""PettingZoo's own suite over every game, seats and options; then what it does not look at."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

import cantiere
from cantiere.envs import pettingzoo as zoo
from tests.envs.cases import CASES, SEATS

# The suite knows by name which environments may have a dictionary as observation; it warns of all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]

WHOLE, SHORT = 400, 20  # turns of each seat


def play(env: Any, seed: int) -> list[Any]:
    """Play at random to the end; return the actions and rewards."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    story: list[Any] = []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            story.append((agent, reward))
            env.step(None)
        else:
            action = rng.choice(np.flatnonzero(observation["action_mask"]))
            story.append((agent, int(action)))
            env.step(action)
    return story


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_whole_games_pass_the_api_test(name: str, seats: int) -> None:
    api_test(zoo.env(name, seats), num_cycles=WHOLE)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_every_variant_passes_the_api_and_seed_tests(name: str, seats: int, options: dict[str, Any]) -> None:
    api_test(zoo.env(name, seats, **options), num_cycles=SHORT)
    seed_test(lambda: zoo.env(name, seats, **options), num_cycles=SHORT)


@pytest.mark.parametrize("name", cantiere.games())
def test_the_parallel_wrapper_passes_its_test(name: str) -> None:
    parallel_api_test(zoo.parallel_env(name), num_cycles=WHOLE)


@pytest.mark.parametrize("name", cantiere.games())
def test_it_renders(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: zoo.env(name, render_mode=render_mode))
    assert '"question"' in capsys.readouterr().out


@pytest.mark.parametrize("name", cantiere.games())
def test_helpers_run(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    hours = iter(range(0, 10**6, 1))
    monkeypatch.setattr(time, "time", lambda: next(hours))  # the benchmark looks at the clock once a cycle
    performance_benchmark(zoo.env(name))
    save_obs_test(zoo.env(name))  # only pictures can be saved; it says so
    out = capsys.readouterr().out
    assert "Finished performance benchmark" in out
    assert "did not save the observations" in out


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_rewards_are_shared_out_by_rank_and_sum_to_nothing(name: str, seats: int) -> None:
    env = zoo.raw_env(name, seats)
    story = play(env, seed=3)
    rewards = dict(story[-seats:])
    state = env.state_now
    assert sum(rewards.values()) == pytest.approx(0)
    best = [f"seat_{seat}" for seat, rank in enumerate(state.ranking()) if rank == 1]
    assert max(rewards.values()) == rewards[best[0]] > 0 or len(best) == seats
    assert play(zoo.raw_env(name, seats), seed=3) == story


@pytest.mark.parametrize("name", cantiere.games())
def test_scores_and_ranks_are_in_the_infos_at_the_end(name: str) -> None:
    env = zoo.raw_env(name)
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        assert env.infos[env.agent_selection] == {}
        env.step(env.observe(env.agent_selection)["action_mask"].argmax())
    assert [env.infos[agent]["score"] for agent in env.possible_agents] == env.state_now.scores()


@pytest.mark.parametrize("name", cantiere.games())
def test_an_illegal_action_is_refused_or_ends_the_game(name: str) -> None:
    raw = zoo.raw_env(name)
    raw.reset(seed=1)
    illegal = int(raw.observe(raw.agent_selection)["action_mask"].argmin())
    with pytest.raises(cantiere.IllegalAction):
        raw.step(illegal)
    wrapped = zoo.env(name)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


@pytest.mark.parametrize("name", cantiere.games())
def test_versioned_ids(name: str) -> None:
    versioned = getattr(zoo, f"{name}_v{cantiere.game(name).rules_version - 1}")
    assert versioned.env().metadata["name"] == versioned.__name__
    assert versioned.raw_env(2).possible_agents == ["seat_0", "seat_1"]
    assert versioned.parallel_env().possible_agents
    with pytest.raises(AttributeError, match="no attribute 'chess_v9'"):
        zoo.chess_v9  # noqa: B018


def test_unknown_games_and_options_are_said_so() -> None:
    with pytest.raises(cantiere.CantiereError, match="no game 'chess'"):
        zoo.env("chess")
    with pytest.raises(cantiere.CantiereError, match="no option"):
        zoo.env(cantiere.games()[0], colour="red")


@pytest.mark.parametrize("name", cantiere.games())
def test_shaped_rewards_add_up_and_options_count_for_one_game(name: str) -> None:
    env = zoo.raw_env(name, 2, shaped=0.01)
    env.reset(seed=1, options={"start": 1})
    assert env.state_now.options["start"] == 1
    first, got = env.state_now.scores(), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else int(observation["action_mask"].argmax()))
    scores, ranks = env.state_now.scores(), env.state_now.ranking()
    lead = (scores[0] - scores[1]) - (first[0] - first[1])
    rank = 0.0 if ranks[0] == ranks[1] else 1.0 if ranks[0] < ranks[1] else -1.0
    assert got["seat_0"] == pytest.approx(rank + 0.01 * lead)
    assert got["seat_0"] == pytest.approx(-got["seat_1"])
    env.reset()
    assert env.state_now.options["start"] is None
    api_test(zoo.env(name, 2, shaped=0.01), num_cycles=SHORT)
