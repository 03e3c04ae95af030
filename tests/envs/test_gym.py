"""Gymnasium's own checker, and the two ways, one game and many, against each other."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import cantiere
from cantiere.envs import gym
from cantiere.envs.rewards import Potential
from cantiere.envs.vector import Games
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
            result = infos["final_info"]
            assert {"illegal", "ranking", "scores", "seat"} < set(result)
            assert (result["_scores"] == terminated).all()
            assert len(result["ranking"][terminated][0]) == 2
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


# --- vector environments as Gymnasium's users know them ----------------------------------------------------

FIRST = gym.ids()[0]
MODES = list(AutoresetMode)


def first_legal(observations: Any) -> Any:
    return observations["action_mask"].argmax(axis=-1)


def singles(seeds: list[int], mode: AutoresetMode, **settings: Any) -> SyncVectorEnv:
    """Return Gymnasium's own vector environment around single games: what ours is compared with."""
    made = [lambda: gym.Learner(cantiere.games()[0], **settings) for _ in seeds]
    return SyncVectorEnv(made, autoreset_mode=mode)


@pytest.mark.parametrize("mode", MODES)
def test_every_autoreset_mode_is_that_of_gymnasiums_own_vector_environment(mode: AutoresetMode) -> None:
    """Step by step the same observations, rewards and ends, over the end of a game and into the next."""
    seeds: list[Any] = [5, 6]
    ours = gymnasium.make_vec(FIRST, num_envs=2, seat=0, autoreset_mode=mode)
    theirs = singles(seeds, mode, seat=0)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    here, _ = ours.reset(seed=seeds)  # type: ignore[arg-type]  # a list is documented
    there, _ = theirs.reset(seed=seeds)
    ended = 0
    for _ in range(250):
        for name, rows in here.items():
            assert (rows == there[name]).all()
        actions = first_legal(here)
        here, rewards, done, cut, infos = ours.step(actions)
        there, *rest, told = theirs.step(actions)
        for mine, other in zip((rewards, done, cut), rest, strict=True):
            assert (mine == other).all()
        if not done.any():
            continue
        ended += int(done.sum())
        for number in np.flatnonzero(done):
            if mode == AutoresetMode.SAME_STEP:
                last, theirs_last = (all_infos["final_obs"][number] for all_infos in (infos, told))
                assert (last["observation"] == theirs_last["observation"]).all()
                infos, told = infos["final_info"], told["final_info"]
            for name in ("scores", "ranking", "illegal"):
                assert infos[name][number] == told[name][number]
                assert (infos[f"_{name}"] == told[f"_{name}"]).all()
        if mode == AutoresetMode.DISABLED:
            here, _ = ours.reset(options={"reset_mask": done})
            there, _ = theirs.reset(options={"reset_mask": done.copy()})
        if ended >= 2:
            break
    assert ended >= 2


def test_a_game_that_is_over_waits_for_its_reset() -> None:
    env = gym.Learner(cantiere.games()[0])
    observation, _ = env.reset(seed=1)
    env.step(int(observation["action_mask"].argmin()))  # illegal: it is over
    with pytest.raises(cantiere.CantiereError, match="reset it first"):
        env.step(0)


def test_a_list_of_seeds_gives_the_single_games_of_these_seeds() -> None:
    many = gymnasium.make_vec(FIRST, num_envs=3)
    for seeds in ([9, 2, 9], 4):
        shown, _ = many.reset(seed=seeds)  # type: ignore[arg-type]  # a list is documented
        each = seeds if isinstance(seeds, list) else [4, 5, 6]
        for row, seed in enumerate(each):
            # by turns a learner sits elsewhere in each game: single ones begin at seat 0
            single = gym.Learner(cantiere.games()[0], seat=row % 2)
            assert (shown["observation"][row] == single.reset(seed=seed)[0]["observation"]).all()
    with pytest.raises(cantiere.CantiereError, match="3 games need as many seeds, not 2"):
        many.reset(seed=[1, 2])  # type: ignore[arg-type]


class Last:
    """An opponent that is no bot: takes the last answer, as numpy numbers are, and counts."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: cantiere.State, seat: int) -> Any:
        self.asked += 1
        return np.int64(state.legal_actions()[-1])


def test_opponents_may_be_objects_or_made_by_functions() -> None:
    shared, made = Last(), list[Last]()

    def maker(seed: int | str) -> Last:
        made.append(Last())
        return made[-1]

    many = gym.Learners(cantiere.games()[0], 2, seats=3, opponents=[shared, maker], seat=0)
    shown, _ = many.reset(seed=1)
    for _ in range(10):
        shown, *_ = many.step(first_legal(shown))
    assert shared.asked > 10  # in both games
    assert len(made) >= 2
    assert sum(one.asked > 0 for one in made) == 2  # one for each game
    with pytest.raises(cantiere.CantiereError, match="is no opponent"):
        gym.Learner(cantiere.games()[0], opponents=object())  # type: ignore[arg-type]


@pytest.mark.parametrize("name", cantiere.games())
def test_options_of_a_reset_count_until_the_next(name: str) -> None:
    game = cantiere.game(name)
    most = next(seats for seats in reversed(game.seat_counts) if seats <= 4)
    env = gym.Learner(name, seats=2, seat=0)
    env.reset(seed=1)
    env.reset(options={"seats": most, "seat": most - 1, "opponents": "greedy", "start": 0})
    state = env._games.state(0)
    assert (state.seats, state.to_move, state.options["start"]) == (most, most - 1, 0)
    env.reset()
    state = env._games.state(0)
    assert (state.seats, state.to_move, state.options["start"]) == (2, 0, None)
    with pytest.raises(cantiere.CantiereError, match="no option 'colour'"):
        env.reset(options={"colour": "red"})
    many = gym.Learners(name, 2, seats=2)
    many.reset(seed=1, options={"seats": most})
    assert many._games.num_seats == most
    with pytest.raises(cantiere.CantiereError, match="all games at once"):
        many.reset(options={"reset_mask": [True, False], "start": 1})


@pytest.mark.parametrize("name", cantiere.games())
def test_shaped_rewards_add_up_to_the_lead_and_the_rank(name: str) -> None:
    env = gym.Learner(name, opponents="random", seat=0, shaped=0.01)
    observation, _ = env.reset(seed=2)
    start = env._games.state(0).scores()
    rewards, over, info = list[float](), False, dict[str, Any]()
    while not over:
        observation, reward, over, _, info = env.step(int(first_legal(observation)))
        rewards.append(reward)
    lead = (info["scores"][0] - info["scores"][1]) - (start[0] - start[1])
    rank = 1.0 if info["ranking"][0] < info["ranking"][1] else -1.0
    assert sum(rewards) == pytest.approx(rank + 0.01 * lead)
    assert sum(reward != 0 for reward in rewards) > 2  # on the way


class Hand(Potential):
    """One's own idea of what is worth something: to have many answers."""

    def of(self, state: cantiere.State, seat: int) -> float:
        return float(len(state.legal_actions())) if state.to_move == seat else 0.0


def test_a_potential_of_ones_own_shapes_the_rewards() -> None:
    games = Games(cantiere.games()[0], 1, seed=1, shaped=Hand())
    now, before = games.reset(), 0.0
    before = float(now.masks[0].sum())
    for _ in range(20):
        seat = int(now.seats[0])
        now = games.step(now.masks.argmax(1))
        if int(now.seats[0]) == seat and not now.done[0]:
            assert now.rewards[0, seat] == float(now.masks[0].sum()) - before
        before = float(now.masks[0].sum())
