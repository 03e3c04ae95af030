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

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from cantiere.bots import bot as find_bot
from cantiere.core.extras import Extra
from cantiere.core.reason import CantiereError
from cantiere.core.registry import game as find_game
from cantiere.core.state import State
from cantiere.envs.batch import EVERYBODY, Batch, Seating

with Extra("features"):
    import numpy as np
    import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Number = TypeVar("Number", bound=np.generic)


class Now(NamedTuple):
    """Where all games stand: everything has one row a game."""

    observations: Floats  # (games, features): what the seat that is asked sees
    masks: npt.NDArray[np.bool_]  # (games, actions): what it may do
    seats: npt.NDArray[np.int64]  # (games,): which seat that is
    rewards: npt.NDArray[np.float64]  # (games, seats): other than 0 only where a game has just ended
    done: npt.NDArray[np.bool_]  # (games,): it has ended, and a new one has begun
    illegal: npt.NDArray[np.bool_]  # (games,): it has ended by an action that was not legal
    askers: npt.NDArray[np.int64]  # (games,): the seat that made the last action


class Games:
    """`count` games side by side. Without opponents every seat's decisions are asked for: self-play.

    With opponents (names of bots, one for each other seat, or one for all) only the learner's are. It sits at
    `seat`, or by turns on every seat. Same seed and actions, same games.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        seed: int | str = 0,
        illegal_ends: bool = False,
        **options: Any,
    ) -> None:
        self.game = find_game(game)
        self.count = count
        self.num_seats = seats if seats is not None else self.game.seat_counts[0]
        self.num_actions = self.game.num_choices
        self.num_features = self.game.num_features
        if seat is not None and not 0 <= seat < self.num_seats:
            raise CantiereError(f"there is no seat {seat}: the seats are 0 to {self.num_seats - 1}")
        start = self.game.new(self.num_seats, **options)
        self._opponents = _names(opponents, self.num_seats)
        self._seat = seat
        self._seed: int | str | None = seed
        seatings = self._seatings(seed)
        self._batch = Batch(start, self.num_actions, self.num_features, seatings, illegal_ends)

    def reset(self, seed: int | str | None = None) -> Now:
        """Begin all games anew, from this seed; without one, the first time from that of the constructor."""
        seed = self._seed if seed is None else seed
        self._seed = None  # used up: from now on the streams go on
        if seed is not None:
            self._batch.seatings = self._seatings(seed)
        self._batch.reset([] if seed is None else [f"{seed}:{number}" for number in range(self.count)])
        return self._now()

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

    def _seatings(self, seed: int | str) -> list[Seating]:
        if not self._opponents:
            return [Seating(EVERYBODY, False, []) for _ in range(self.count)]
        return [
            Seating(
                number % self.num_seats if self._seat is None else self._seat,
                self._seat is None,
                [find_bot(name, f"{seed}:{number}:{place}") for place, name in enumerate(self._opponents)],
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


def _names(opponents: str | Sequence[str] | None, seats: int) -> list[str]:
    if opponents is None:
        return []
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise CantiereError(f"{seats} seats need {seats - 1} opponents, not {len(names)}")
    return names
