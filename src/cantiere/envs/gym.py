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

import copy
import json
import sys
from typing import Any

from cantiere.core.extras import Extra
from cantiere.core.reason import CantiereError
from cantiere.core.registry import games
from cantiere.envs.batch import BY_HAND, NEXT_STEP, SAME_STEP
from cantiere.envs.ids import version
from cantiere.envs.rewards import Potential

with Extra("envs"):
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from cantiere.envs.planes import BoardPlanes, board_planes
    from cantiere.envs.spaces import observation_space
    from cantiere.envs.vector import Games, Now, Opponents

Observation = dict[str, Any]
RENEWALS = {
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.DISABLED: BY_HAND,
}
ILLEGAL_WAYS = ("lose", "raise")


class Learner(gymnasium.Env[Observation, Any]):
    """A game seen from one seat; bots have the others.

    `opponents` are one for all other seats, or one for each in the order in which they sit after the learner:
    a bot's name or file, an object with `choose(state, seat)`, or a function that makes one from a seed.
    `seat` is the learner's; None: by turns every seat. The reward comes at the end, by rank, from +1 to -1;
    scores and ranks are then in the info. `shaped` adds something for every step: a number for each point of
    lead won, or the changes of a `Potential`. An illegal action loses there and then, or raises its reason
    with `illegal="raise"`. `planes` adds the board as planes. The options of `reset` (`seats`, `seat`,
    `opponents`, the game's own) count until the next one.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        illegal: str = "lose",
        shaped: float | Potential = 0.0,
        planes: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        who: dict[str, Any] = {"opponents": opponents, "seat": seat, "shaped": shaped}
        self._games = Games(game, 1, seats, **who, illegal_ends=_ends(illegal), renewal=BY_HAND, **options)
        self.render_mode = render_mode
        self._planes = board_planes(self._games.game) if planes else None
        self.observation_space = observation_space(self._games.game, self._planes)
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
        now = self._games.reset(None if seed is None else [seed], options)
        return self._observed(now), {"seat": int(now.seats[0])}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; the bots follow until the learner is asked again."""
        now = self._games.step([int(action)])
        seat = int(now.askers[0])
        reward = float(now.rewards[0, seat])
        if not now.done[0]:
            return self._observed(now), reward, False, False, {"seat": seat}
        info = {"seat": seat, "illegal": bool(now.illegal[0]), **self._games.result(0)}
        return self._observed(now), reward, True, False, info

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

    def __copy__(self) -> Learner:
        return copy.deepcopy(self)

    def _observed(self, now: Now) -> Observation:
        self._mask = now.masks[0]
        return {name: rows[0] for name, rows in _observations(now, self._planes).items()}


class Learners(VectorEnv[Observation, Any, Any]):
    """Many such games, stepped in one call.

    `autoreset_mode` says when a game that is over begins anew, as in all of Gymnasium's vector environments.
    SAME_STEP: in the step that ended it; its last observation is then in `infos["final_obs"]`, its scores and
    ranks in `infos["final_info"]`. NEXT_STEP: in the next step, whose action does not count for it. DISABLED:
    when it is reset, by `reset(options={"reset_mask": …})`. In both, scores and ranks are in the infos.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        illegal: str = "lose",
        shaped: float | Potential = 0.0,
        planes: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        who: dict[str, Any] = {"opponents": opponents, "seat": seat, "shaped": shaped}
        self._games = Games(
            game, num_envs, seats, **who, illegal_ends=_ends(illegal), renewal=RENEWALS[mode], **options
        )
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._planes = board_planes(self._games.game) if planes else None
        self.single_observation_space = observation_space(self._games.game, self._planes)
        self.single_action_space = Discrete(self._games.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games, or those in the options' `reset_mask`; a seed for all counts up from game to game.

        With a list of seeds each game is the one that `Learner` plays from that seed.
        """
        chosen = dict(options or {})
        which = chosen.pop("reset_mask", None)
        first = self._np_random is None
        super().reset(seed=seed if seed is None or isinstance(seed, int) else seed[0])
        if seed is None and first:
            seed = int(self.np_random.integers(2**31))
        if isinstance(seed, int):
            seed = [seed + number for number in range(self.num_envs)]
        now = self._games.reset(seed, chosen, which)
        return _observations(now, self._planes), {"seat": now.seats}

    def __copy__(self) -> Learners:
        return copy.deepcopy(self)

    def step(
        self, actions: Any
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play one action in each game."""
        now = self._games.step(actions)
        rewards = now.rewards[np.arange(self.num_envs), now.askers]
        infos: dict[str, Any] = {"seat": now.seats}
        if now.done.any():
            infos = self._with_endings(infos, now)
        none = np.zeros(self.num_envs, dtype=np.bool_)
        return _observations(now, self._planes), rewards, now.done, none, infos

    def _with_endings(self, infos: dict[str, Any], now: Now) -> dict[str, Any]:
        """Add what is told of games that have just ended, as Gymnasium's own vector environments do."""
        same = self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
        last = now._replace(observations=self._games.final_observations(), masks=np.zeros_like(now.masks))
        shown = _observations(last, self._planes) if same else {}
        for number in map(int, np.flatnonzero(now.done)):
            info = {"illegal": bool(now.illegal[number]), **self._games.result(number)}
            if same:
                final = {name: rows[number] for name, rows in shown.items()}
                infos.setdefault("final_obs", np.full(self.num_envs, None, dtype=object))[number] = final
                infos["_final_obs"] = now.done
                info = {"final_info": {"seat": int(now.askers[number]), **info}}
            infos = self._add_info(infos, info, number)
        return infos


def ids() -> list[str]:
    """Return the Gymnasium ids of all games."""
    return [f"cantiere/{game}-v{version(game)}" for game in games()]


def _ends(illegal: str) -> bool:
    if illegal not in ILLEGAL_WAYS:
        raise CantiereError(f"illegal actions {' or '.join(ILLEGAL_WAYS)}, not {illegal!r}")
    return illegal == "lose"


def _observations(now: Now, planes: BoardPlanes | None) -> Observation:
    shown = {"observation": now.observations, "action_mask": now.masks.astype(np.int8)}
    if planes is not None:
        shown["planes"] = planes.of(now.observations)
    return shown


for _game, _id in zip(games(), ids(), strict=True):
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point="cantiere.envs.gym:Learner",
            vector_entry_point="cantiere.envs.gym:Learners",
            kwargs={"game": _game},
        )
