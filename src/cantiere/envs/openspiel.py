"""OpenSpiel: every game of the registry as a Python game with explicit chance, under `cantiere_<id>`.

Importing this module registers them; then `pyspiel.load_game("cantiere_pillars(seats=2)")` finds one. The
parameters are the seats and the game's own options; an option whose value may be "none" says so with -1.

- Chance outcomes are numbered from 0 on, as OpenSpiel wants it; seats' actions have their own numbers.
- Returns are those of all our environments: by rank, from +1 to -1, with the sum 0.
- The observation string is the seat's view as JSON, the observation tensor its features.
- The information state has perfect recall: a digest of everything the seat has seen, move after move, then
  the view of now. Its tensor is the features, then the bits of that digest (`seen`): two situations that the
  seat can tell apart have different tensors.
- `resample_from_infostate` deals anew what the seat cannot know. The history of such a state is still the one
  that was played; replaying it leads to the original.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, NamedTuple

from cantiere.core.extras import Extra
from cantiere.core.game import Game, Option
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, OVER, State
from cantiere.envs.batch import Lister
from cantiere.envs.rewards import outcome

with Extra("openspiel"):
    import numpy as np
    import pyspiel

PREFIX = "cantiere_"
LONGEST = 20_000  # moves, chance included: a bound that OpenSpiel asks for
BITS = 8 * hashlib.sha256().digest_size  # of a digest, in the tensor of an information state
NONE = -1  # how a parameter says None


class Seen(NamedTuple):
    """What each seat has seen so far, as a digest, as far as somebody has asked; never changed, so shared.

    It is a position that has been looked at, and the moves made since. `digests` is empty before the first
    look: most states are never asked what was seen on the way to them.
    """

    looked_at: State
    since: tuple[int, ...] = ()
    digests: tuple[bytes, ...] = ()

    def after(self, action: int) -> Seen:
        """Return the same, one move later."""
        return self._replace(since=(*self.since, action))

    def caught_up(self) -> Seen:
        """Look at every position since the last time."""
        if self.digests and not self.since:
            return self
        state = self.looked_at.clone()
        seats = range(state.seats)
        digests = list(self.digests) or [_digest(b"", state, seat) for seat in seats]
        for action in self.since:
            mover = state.to_move
            state.apply(action)
            for seat in seats:
                own = digests[seat] + str(action).encode() if seat == mover else digests[seat]
                digests[seat] = _digest(own, state, seat)
        return Seen(state, (), tuple(digests))


def _digest(before: bytes, state: State, seat: int) -> bytes:
    return hashlib.sha256(before + _view(state, seat).encode()).digest()


def _bits(digest: bytes) -> Any:
    return np.unpackbits(np.frombuffer(digest, np.uint8)).astype(np.float32)


def _view(state: State, seat: int) -> str:
    return json.dumps(state.view(seat), separators=(",", ":"))


class Position:
    """A state and what has been seen of it. OpenSpiel copies states by deepcopy; this makes it a clone.

    Before each copy OpenSpiel makes a new state, only to throw its position away: without a `state` of its
    own a position stands at the beginning, and clones that when it is first asked for.
    """

    __slots__ = ("own", "seen")

    def __init__(self, seen: Seen, state: State | None = None) -> None:
        self.seen = seen
        self.own = state

    @property
    def state(self) -> State:
        """The position on our own contract."""
        if self.own is None:
            self.own = self.seen.looked_at.clone()
        return self.own

    def apply(self, action: int) -> None:
        """Play an action."""
        state = self.state
        self.seen = self.seen.after(action)
        state.apply(action)

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.seen, self.own.clone() if self.own is not None else None)

    def __reduce__(self) -> Any:
        return _unpickled, (self.state.game.id, self.state.snapshot(), *_kept(self.seen))


def _kept(seen: Seen) -> tuple[Any, ...]:
    return seen.looked_at.snapshot(), seen.since, seen.digests


def _unpickled(game_id: str, state: Any, looked_at: Any, *seen: Any) -> Position:
    game = _registered[game_id]
    return Position(Seen(game.restore(looked_at), *seen), game.restore(state))


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, as OpenSpiel sees it."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position  # the only attribute: OpenSpiel copies each by itself

    @property
    def inner(self) -> State:
        """The position on our own contract."""
        return self.position.state

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's ids of chance and of the end."""
        to_move = self.inner.to_move
        if to_move == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_move == CHANCE else int(to_move)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.inner.to_move == OVER

    @property
    def choices(self) -> int:
        """The number of the first outcome of chance in our own numbering."""
        return self.inner.game.num_choices

    def __copy__(self) -> SpielState:
        return self.clone()  # type: ignore[no-any-return]  # pyspiel has no types

    def __deepcopy__(self, memo: object) -> SpielState:
        return self.clone()  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions() if player == self.inner.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes, numbered from 0 on, with their probabilities."""
        outcomes = self.inner.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action - self.choices, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        number = action + self.choices if self.inner.to_move == CHANCE else action
        self.position.apply(int(number))

    def _action_to_string(self, player: int, action: int) -> str:
        number = action + self.choices if player == pyspiel.PlayerId.CHANCE else action
        return self.inner.game.text(self.inner, number)

    def returns(self) -> list[float]:
        """Return what each seat has got: nothing before the end."""
        return outcome(self.inner) if self.is_terminal() else [0.0] * self.inner.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state in which what the player cannot know is dealt anew."""
        copy: SpielState = self.clone()
        digests = self.digests()
        copy.inner.resample(player, Rng(f"{sampler()}:{sampler()}"))
        copy.position.seen = Seen(copy.inner.clone(), (), digests)
        return copy

    def digests(self) -> tuple[bytes, ...]:
        """Return, by seat, what stands for everything that it has seen so far."""
        self.position.seen = self.position.seen.caught_up()
        return self.position.seen.digests

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a player sees, without the detour through OpenSpiel's observers and another clone."""
        who = self.inner.to_move if player is None else player
        if not 0 <= who < self.inner.seats:
            return super().observation_tensor(who)  # type: ignore[no-any-return]  # which raises
        state = self.inner
        return _listers[state.game.id].features(state, who)  # type: ignore[return-value]  # of floats

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return what a player sees, and bits that stand for all that it has seen."""
        who = self.inner.to_move if player is None else player
        if not 0 <= who < self.inner.seats:
            return super().information_state_tensor(who)  # type: ignore[no-any-return]
        seen: list[float] = _bits(self.digests()[who]).tolist()
        return self.observation_tensor(who) + seen

    def __str__(self) -> str:
        return json.dumps(self.inner.snapshot(), separators=(",", ":"))


class Observer:
    """What OpenSpiel shows of a state to a player."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(game.num_features + (BITS if self.recalls else 0), np.float32)
        self.dict = {"features": self.tensor[: game.num_features]}
        if self.recalls:
            self.dict["seen"] = self.tensor[game.num_features :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Put the player's features into the tensor, then what it remembers if that is asked for."""
        self.dict["features"][:] = state.inner.features(player)
        if self.recalls:
            self.dict["seen"][:] = _bits(state.digests()[player])

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the player's view, after what it remembers if that is asked for."""
        view = _view(state.inner, player)
        if not self.recalls:
            return view
        return f"{state.digests()[player].hex()} {view}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of the registry, as OpenSpiel sees it."""

    cantiere: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        defaults = _parameters(self.cantiere)
        chosen = {name: given.get(name, default) for name, default in defaults.items()}
        seats = chosen.pop("seats")
        options = {option.name: _chosen(option, chosen[option.name]) for option in self.cantiere.options}
        self.nothing_seen = Seen(self.cantiere.new(seats, **options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.cantiere.num_choices,
            max_chance_outcomes=self.cantiere.num_actions - self.cantiere.num_choices,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        """Return the position before anything is drawn."""
        return SpielState(self, Position(self.nothing_seen))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what OpenSpiel asks for strings and tensors."""
        if params:
            raise ValueError(f"{self.kind.short_name}: observers take no parameters, not {params}")
        return Observer(self.cantiere, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _parameters(game: Game) -> dict[str, Any]:
    """Return the parameters of a game with their defaults."""
    named = {option.name: NONE if option.default is None else option.default for option in game.options}
    return {"seats": game.seat_counts[0], **named}


def _chosen(option: Option, value: Any) -> Any:
    return None if value == NONE and None in option.choices else value


_registered: dict[str, Game] = {}
_listers: dict[str, Lister] = {}


def register(game: Game) -> None:
    """Make a game known to OpenSpiel; those of the registry are when this module is imported."""
    kind = pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Cantiere: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )
    made = type(f"Cantiere_{game.id}", (SpielGame,), {"cantiere": game, "kind": kind})
    pyspiel.register_game(kind, made)
    _registered[game.id] = game
    _listers[game.id] = Lister(game.encoder, game.num_features)


for _game_id in games():
    register(find_game(_game_id))
