"""Gymnasium: one learner among bots, alone or many at once. Importing this module registers the ids.

>>> import cantiere
>>> import gymnasium
>>> first = ids()[0]
>>> table = gymnasium.make(first, opponents="random")
>>> observation, info = table.reset(seed=7)
>>> action = table.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = table.step(action)

`gymnasium.make_vec(id, num_envs=64)` plays 64 games in one compiled call for each step.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from cantiere.core.extras import Extra
from cantiere.core.reason import CantiereError
from cantiere.core.registry import games
from cantiere.envs.ids import version
from cantiere.envs.spaces import observation_space
from cantiere.envs.vector import Games, Now

with Extra("envs"):
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Observation = dict[str, Any]
ILLEGAL_WAYS = ("lose", "raise")


class Learner(gymnasium.Env[Observation, Any]):
    """A game seen from one seat; bots have the others.

    `opponents` names a bot for all other seats, or one for each in the order in which they sit after the
    learner. `seat` is the learner's; None: by turns every seat. The reward comes at the end, by rank, from +1
    to -1; scores and ranks are then in the info. An illegal action loses there and then, or raises its reason
    with `illegal="raise"`.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._games = _games(game, 1, seats, opponents, seat, illegal, options)
        self.render_mode = render_mode
        self.observation_space = observation_space(self._games.game)
        self.action_space = Discrete(self._games.num_actions)
        self._mask: npt.NDArray[np.bool_] = np.zeros(self._games.num_actions, dtype=np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game."""
        first = self._np_random is None
        super().reset(seed=seed)
        if seed is None and first:
            seed = int(self.np_random.integers(2**31))
        now = self._games.reset(seed)
        return self._observed(now), {"seat": int(now.seats[0])}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; the bots follow until the learner is asked again."""
        now = self._games.step([int(action)])
        seat = int(now.askers[0])
        reward = float(now.rewards[0, seat])
        if not now.done[0]:
            return self._observed(now), reward, False, False, {"seat": seat}
        self._mask = np.zeros_like(self._mask)
        info = {"seat": seat, "illegal": bool(now.illegal[0]), **self._games.result(0)}
        observation = self._games.final_observations()[0]
        return (
            {"observation": observation, "action_mask": self._mask.astype(np.int8)},
            reward,
            True,
            False,
            info,
        )

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions, under the name that sb3-contrib's MaskablePPO asks for."""
        return self._mask

    def render(self) -> Any:
        """Return (`ansi`) or print (`human`) what a spectator sees, as JSON."""
        if self.render_mode is None:
            return None
        text = json.dumps(self._games.state(0).view(None), indent=1, ensure_ascii=False)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def _observed(self, now: Now) -> Observation:
        self._mask = now.masks[0]
        return {"observation": now.observations[0], "action_mask": self._mask.astype(np.int8)}


class Learners(VectorEnv[Observation, Any, Any]):
    """Many such games, stepped in one call. A game that ends begins anew in the same step.

    Its last observation is then in `infos["final_obs"]`, its scores and ranks in `infos["final_info"]`.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._games = _games(game, num_envs, seats, opponents, seat, illegal, options)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = observation_space(self._games.game)
        self.single_action_space = Discrete(self._games.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games."""
        first = self._np_random is None
        super().reset(seed=seed)
        if seed is None and first:
            seed = int(self.np_random.integers(2**31))
        now = self._games.reset(seed)
        return _observations(now), {"seat": now.seats}

    def step(
        self, actions: Any
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play one action in each game."""
        now = self._games.step(actions)
        rewards = now.rewards[np.arange(self.num_envs), now.askers]
        infos: dict[str, Any] = {"seat": now.seats}
        if now.done.any():
            infos |= self._endings(now)
        return _observations(now), rewards, now.done, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _endings(self, now: Now) -> dict[str, Any]:
        """Return what Gymnasium keeps of games that have just ended, and where it counts."""
        last = self._games.final_observations()
        finals = np.full(self.num_envs, None, dtype=object)
        results = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(now.done):
            nothing = np.zeros(self._games.num_actions, dtype=np.int8)
            finals[number] = {"observation": last[number], "action_mask": nothing}
            seat, illegal = int(now.askers[number]), bool(now.illegal[number])
            results[number] = {"seat": seat, "illegal": illegal, **self._games.result(int(number))}
        return {"final_obs": finals, "_final_obs": now.done, "final_info": results, "_final_info": now.done}


def ids() -> list[str]:
    """Return the Gymnasium ids of all games."""
    return [f"cantiere/{game}-v{version(game)}" for game in games()]


def _games(
    game: str,
    count: int,
    seats: int | None,
    opponents: str | Sequence[str],
    seat: int | None,
    illegal: str,
    options: dict[str, Any],
) -> Games:
    if illegal not in ILLEGAL_WAYS:
        raise CantiereError(f"illegal actions {' or '.join(ILLEGAL_WAYS)}, not {illegal!r}")
    return Games(
        game, count, seats, opponents=opponents, seat=seat, illegal_ends=illegal == "lose", **options
    )


def _observations(now: Now) -> Observation:
    return {"observation": now.observations, "action_mask": now.masks.astype(np.int8)}


for _game, _id in zip(games(), ids(), strict=True):
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point="cantiere.envs.gym:Learner",
            vector_entry_point="cantiere.envs.gym:Learners",
            kwargs={"game": _game},
        )
