"""Many games at once, as numpy arrays: for learners that want one large batch instead of many small calls.

>>> import cantiere
>>> games = Games(cantiere.games()[0], count=4, seed=7)
>>> now = games.reset()
>>> now.observations.shape[0], now.masks.shape == (4, games.num_actions)
(4, True)
>>> now = games.step(now.masks.argmax(axis=1))  # the first legal action in each
>>> bool(now.done.any())
False
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from cantiere.bots import bot as find_bot
from cantiere.bots.bot import Bot
from cantiere.bots.external import ExternalBot
from cantiere.core.extras import Extra
from cantiere.core.reason import CantiereError
from cantiere.core.registry import game as find_game
from cantiere.core.state import State
from cantiere.envs.batch import EVERYBODY, SAME_STEP, Batch, Seating
from cantiere.envs.rewards import Potential, potential_of

with Extra("features"):
    import numpy as np
    import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Number = TypeVar("Number", bound=np.generic)


WHO = ("seats", "opponents", "seat")  # options of a reset that are not the game's own


class Chooses(Protocol):
    """Whoever answers for a seat."""

    def choose(self, state: State, seat: int) -> int:
        """Return a legal action, given a state in which what the seat cannot know is dealt anew."""


Opponent = str | Bot | Chooses | Callable[[int | str], Any]
Opponents = Opponent | Sequence[Opponent]


class Now(NamedTuple):
    """Where all games stand: everything has one row a game."""

    observations: Floats  # (games, features): what the seat that is asked sees
    masks: npt.NDArray[np.bool_]  # (games, actions): what it may do
    seats: npt.NDArray[np.int64]  # (games,): which seat that is
    rewards: npt.NDArray[np.float64]  # (games, seats): unless shaped, 0 but where a game has just ended
    done: npt.NDArray[np.bool_]  # (games,): it has just ended
    illegal: npt.NDArray[np.bool_]  # (games,): it has ended by an action that was not legal
    askers: npt.NDArray[np.int64]  # (games,): the seat that made the last action


class Games:
    """`count` games side by side. Without opponents every seat's decisions are asked for: self-play.

    With opponents only the learner's are; see `player` for what they may be. It sits at `seat`, or by turns
    on every seat. Same seed and actions, same games. `renewal` says when a game that is over is begun anew:
    in the same step, in the next one, or when it is reset. `shaped` adds the changes of a potential to the
    rewards: a number is what a point of lead is worth.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        *,
        opponents: Opponents | None = None,
        seat: int | None = None,
        seed: int | str = 0,
        illegal_ends: bool = False,
        renewal: int = SAME_STEP,
        shaped: float | Potential = 0.0,
        **options: Any,
    ) -> None:
        self.game = find_game(game)
        self.count = count
        self.num_actions = self.game.num_choices
        self.num_features = self.game.num_features
        self._illegal_ends = illegal_ends
        self._renewal = renewal
        self._potential = potential_of(shaped)
        self._usual: dict[str, Any] = {"seats": seats, "opponents": opponents, "seat": seat, **options}
        self._chosen = self._usual
        self._seed: int | str | None = seed
        self._batch = self._new_batch(self._usual, self._seeds(seed))

    @property
    def num_seats(self) -> int:
        """How many play each game."""
        return int(self._batch.start.seats)

    def reset(
        self,
        seed: int | str | Sequence[int | str | None] | None = None,
        options: Mapping[str, Any] | None = None,
        which: Sequence[bool] | None = None,
    ) -> Now:
        """Begin games anew: all, or those that are named.

        From this seed, or from a seed for each; without one, the first time from that of the constructor,
        then the streams go on. `options` are the constructor's own (`seats`, `seat`, `opponents`, the
        game's); what they change, they change until the next reset.
        """
        given = self._seed if seed is None else seed
        self._seed = None  # used up: from now on the streams go on
        seeds = self._seeds(given)
        self._choose({**self._usual, **(options or {})}, seeds, which)
        self._batch.reset(
            [None if seed is None else str(seed) for seed in seeds],
            [True] * self.count if which is None else [bool(one) for one in which],
        )
        return self._now()

    def _choose(self, chosen: dict[str, Any], seeds: list[str | None], which: Sequence[bool] | None) -> None:
        """Take up what this reset wants played, and by whom."""
        if which is not None and len(which) != self.count:
            raise CantiereError(f"{self.count} games need as many entries in a mask, not {len(which)}")
        if chosen != self._chosen:
            if which is not None:
                raise CantiereError("what is played can only be changed in all games at once")
            streams = self._batch.rngs
            self._batch = self._new_batch(chosen, seeds)
            self._batch.rngs = streams
            self._chosen = chosen
        elif chosen["opponents"] is not None:
            for number, seating in enumerate(self._seatings(chosen, seeds)):
                if seeds[number] is not None and (which is None or which[number]):
                    self._batch.seatings[number] = seating

    def step(self, actions: npt.ArrayLike) -> Now:
        """Play one action in each game."""
        self._batch.step(np.asarray(actions, dtype=np.int64).tolist())
        return self._now()

    def final_observations(self) -> Floats:
        """Return what the askers saw at the end of their last game; rows mean something where `done`."""
        return self._rows(self._batch.final.values, self.num_features)

    def state(self, number: int) -> State:
        """Return a copy of a game's position, with all that is hidden in it."""
        return self._batch.states[number].clone()

    def result(self, number: int) -> dict[str, list[int]]:
        """Return scores and ranks at the end of the last game in this place."""
        state = self._batch.ended[number]
        return {"scores": [int(s) for s in state.scores()], "ranking": [int(r) for r in state.ranking()]}

    def __copy__(self) -> Games:
        return copy.deepcopy(self)  # no games share their positions with others

    def _seeds(self, seed: int | str | Sequence[int | str | None] | None) -> list[str | None]:
        """Return the seed of each game: one for all is told apart by the game's number."""
        if seed is None:
            return [None] * self.count
        if isinstance(seed, int | str):
            return [f"{seed}:{number}" for number in range(self.count)]
        if len(seed) != self.count:
            raise CantiereError(f"{self.count} games need as many seeds, not {len(seed)}")
        return [None if one is None else f"{one}:0" for one in seed]

    def _new_batch(self, chosen: Mapping[str, Any], seeds: list[str | None]) -> Batch:
        options = {name: value for name, value in chosen.items() if name not in WHO}
        seats = chosen["seats"] if chosen["seats"] is not None else self.game.seat_counts[0]
        start = self.game.new(seats, **options)
        seat = chosen["seat"]
        if seat is not None and not 0 <= seat < seats:
            raise CantiereError(f"there is no seat {seat}: the seats are 0 to {seats - 1}")
        return Batch(
            start,
            self.num_actions,
            self.num_features,
            self._seatings({**chosen, "seats": seats}, seeds),
            self._illegal_ends,
            self._renewal,
            self._potential,
        )

    def _seatings(self, chosen: Mapping[str, Any], seeds: list[str | None]) -> list[Seating]:
        if chosen["opponents"] is None:
            return [Seating(EVERYBODY, False, []) for _ in seeds]
        seats = chosen["seats"] if chosen["seats"] is not None else self.game.seat_counts[0]
        opponents, seat = _each(chosen["opponents"], seats), chosen["seat"]
        return [
            Seating(
                number % seats if seat is None else seat,
                seat is None,
                [player(one, f"{seeds[number]}:{place}") for place, one in enumerate(opponents)],
            )
            for number in range(self.count)
        ]

    def _now(self) -> Now:
        batch = self._batch
        return Now(
            self._rows(batch.sheet.values, self.num_features),
            _array(batch.mask, np.bool_).reshape(self.count, -1),
            _array(batch.asked, np.int64),
            _array(batch.rewards, np.float64).reshape(self.count, -1),
            _array(batch.done, np.bool_),
            _array(batch.illegal, np.bool_),
            _array(batch.earlier, np.int64),
        )

    def _rows(self, values: Any, length: int) -> Floats:
        rows = np.frombuffer(values, dtype=np.float64).astype(np.float32)
        return rows.reshape(self.count, length)


def _array(values: Any, kind: type[Number]) -> npt.NDArray[Number]:
    """Return a copy of a packed array, which is a buffer, though numpy's types do not know it."""
    return np.frombuffer(values, dtype=kind).copy()


def _each(opponents: Opponents, seats: int) -> list[Any]:
    """Return an opponent for each other seat."""
    each: list[Any] = [opponents] * (seats - 1)
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        each = list(opponents)
    if len(each) != seats - 1:
        raise CantiereError(f"{seats} seats need {seats - 1} opponents, not {len(each)}")
    return each


def player(opponent: Opponent, seed: int | str) -> Bot:
    """Return who plays: a bot by its name or its file; an object with `choose(state, seat)`; what a function
    of a seed makes.

    An object plays in all games at once, so that a policy that learns is met as it is now; for one that keeps
    something between its answers, give a function, which is called for every game.
    """
    if isinstance(opponent, str):
        return find_bot(opponent, seed)
    if isinstance(opponent, Bot):
        return opponent
    if callable(getattr(opponent, "choose", None)):
        return ExternalBot(str(getattr(opponent, "name", "") or type(opponent).__name__), opponent)
    if callable(opponent):
        return player(opponent(seed), seed)
    raise CantiereError(f"{opponent!r} is no opponent: it has no choose(state, seat)")
