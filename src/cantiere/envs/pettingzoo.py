"""PettingZoo: every game of the registry as an AEC environment with an action mask.

>>> import cantiere
>>> first = cantiere.games()[0]
>>> table = env(first, seats=2)
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()
>>> sorted(observation)
['action_mask', 'observation']

Each game also has a versioned id, as PettingZoo's own environments have: `pillars_v1.env(seats=4)`,
`.raw_env`, `.parallel_env`. Its number goes up when the rules change in a way that changes games.
"""

from __future__ import annotations

import copy
import functools
import json
import sys
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from cantiere.core.chance import settle
from cantiere.core.extras import Extra
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.core.rng import Rng
from cantiere.core.state import OVER, State
from cantiere.envs.batch import mask_of
from cantiere.envs.ids import version_id
from cantiere.envs.rewards import ILLEGAL, Potential, outcome, potential_of
from cantiere.envs.spaces import observation_space

with Extra("envs"):
    import numpy as np
    from gymnasium.spaces import Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel


def env(game: str, seats: int | None = None, **options: Any) -> AECEnv[str, Any, Any]:
    """Return the environment with PettingZoo's usual checks: an illegal action ends the game, with -1."""
    made: Any = raw_env(game, seats, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return Checked(made)


class Checked(wrappers.OrderEnforcingWrapper[str, Any, Any]):  # type: ignore[misc]  # without types
    """PettingZoo's outermost wrapper, which shares its environment with no copy of itself."""

    def __copy__(self) -> Checked:
        return copy.deepcopy(self)


def raw_env(game: str, seats: int | None = None, **options: Any) -> Table:
    """Return the environment without checking wrappers: faster; an illegal action raises its reason."""
    return Table(game, seats, **options)


def parallel_env(game: str, seats: int | None = None, **options: Any) -> Any:
    """Return the environment behind PettingZoo's parallel interface.

    The games are turn-based, so in each step only the action of the agent that is asked counts (`infos` names
    it as `active_agent`); the others' masks are empty and their actions are ignored.
    """
    return turn_based_aec_to_parallel(env(game, seats, **options))


class Table(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """A game as an AEC environment: one agent for each seat, chance played out in between.

    Rewards come at the end, by rank, and sum to 0 (see `cantiere.envs.rewards`); scores and ranks are then in
    the infos. Observations are the game's features as the agent's seat sees them. `shaped` adds something for
    every step: a number for each point of lead won, or the changes of a `Potential`. The options of `reset`
    are the game's own, others are ignored; they count until the next one.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        shaped: float | Potential = 0.0,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        count = self.game.seat_counts[0] if seats is None else seats
        self._options = options
        self._start = self.game.new(count, **options)
        self._potential = potential_of(shaped)
        self.metadata = {
            "name": version_id(game),
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,  # only by the turn-based wrapper
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: Discrete(self.game.num_choices) for agent in self.possible_agents}
        self._observations = {agent: observation_space(self.game) for agent in self.possible_agents}
        self._rng: Rng | None = None
        self.state_now = self._start

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed, chance goes on from the last game; at first, it is left to chance."""
        if seed is not None or self._rng is None:
            self._rng = Rng(seed if seed is not None else int(np.random.default_rng().integers(2**62)))
        self.state_now = self._begun(options or {})
        self._worth = [0.0] * len(self._seat_of)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()
        self._weigh()

    def _begun(self, options: dict[str, Any]) -> State:
        """Return a new game; of the options only the game's own count, as PettingZoo's tests want it."""
        own = {
            name: options[name] for name in (option.name for option in self.game.options) if name in options
        }
        if not own:
            return self._start.clone()
        return self.game.new(len(self._seat_of), **{**self._options, **own})

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Play an action for the agent that is asked; chance follows."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = int(action) if action is not None else -1
        if number not in self._legal:
            self.state_now.play(number)  # raises the reason
        self._cumulative_rewards[agent] = 0.0
        self.state_now.apply(number)
        self._go_on()
        if self._potential is not None:
            self._shape()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and which actions it has: none unless it is asked."""
        legal = self._legal if agent == self.agent_selection else []
        mask: Any = mask_of(legal, _no_mask(self.game.num_choices))  # a buffer
        return {
            "observation": self.game.features(self.state_now, self._seat_of[agent]),
            "action_mask": np.frombuffer(mask, dtype=np.int8).copy(),
        }

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) what a spectator sees, as JSON."""
        if self.render_mode is None:
            return None
        text = json.dumps(self.state_now.view(None), indent=1, ensure_ascii=False)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    def __copy__(self) -> Table:
        return copy.deepcopy(self)

    def _go_on(self) -> None:
        state = self.state_now
        assert self._rng is not None
        settle(state, self._rng)
        if state.to_move == OVER:
            self._legal: list[int] = []
            self._finish()
        else:
            self._legal = state.legal_actions()
            self.agent_selection = self.possible_agents[state.to_move]

    def _weigh(self) -> list[float]:
        """See what the position is worth to all seats; return by how much more than before."""
        if self._potential is None:
            return self._worth
        before = self._worth
        self._worth = [self._potential.of(self.state_now, seat) for seat in range(len(before))]
        return [now - then for now, then in zip(self._worth, before, strict=True)]

    def _shape(self) -> None:
        """Reward the changes of the potential, beside what the end has brought."""
        for agent, change in zip(self.possible_agents, self._weigh(), strict=True):
            end = self.rewards[agent] if self.terminations[agent] else 0.0
            self.rewards[agent] = end + change
            self._cumulative_rewards[agent] += change

    def _finish(self) -> None:
        state = self.state_now
        rows = zip(self.agents, outcome(state), state.scores(), state.ranking(), strict=True)
        for agent, reward, score, rank in rows:
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": int(score), "rank": int(rank)}
        self._accumulate_rewards()
        self._deads_step_first()


@functools.cache
def _no_mask(choices: int) -> vec[u8]:
    return vec[u8]([0] * choices)


class Versioned:
    """A game under its versioned id, with the functions that PettingZoo's modules have."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.__name__ = version_id(game)

    def env(self, seats: int | None = None, **options: Any) -> AECEnv[str, Any, Any]:
        """Return the environment with PettingZoo's usual checks."""
        return env(self.game, seats, **options)

    def raw_env(self, seats: int | None = None, **options: Any) -> Table:
        """Return the environment without checking wrappers."""
        return raw_env(self.game, seats, **options)

    def parallel_env(self, seats: int | None = None, **options: Any) -> Any:
        """Return the environment behind the parallel interface."""
        return parallel_env(self.game, seats, **options)


environments = {version_id(game): Versioned(game) for game in games()}


def __getattr__(name: str) -> Versioned:
    """Offer each game as an attribute: `from cantiere.envs.pettingzoo import pillars_v1`."""
    if name in environments:
        return environments[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; games: {', '.join(environments)}")
