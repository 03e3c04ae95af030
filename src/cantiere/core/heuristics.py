"""What a bot may ask a game about its positions. Each game answers in its own `heuristics.py`."""

from __future__ import annotations

import math
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cantiere.core.builds import refuse_compiled
from cantiere.core.state import OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """What a good player looks at. The default knows only the score; a game says what it knows.

    `value` and `advice` are what most games answer; `order`, `pick`, `spread`, `chances` and `rewards` follow
    from them.
    """

    def __init_subclass__(cls, **arguments: Any) -> None:
        refuse_compiled(cls)

    def __copy__(self) -> Heuristics:
        return self  # bots that are copied share what they know

    def __deepcopy__(self, memo: object) -> Heuristics:
        return self

    def value(self, state: State, seat: i64) -> float:
        """Return how good the position is for a seat, in points it may expect at the end."""
        return float(state.standing(seat)[0])

    def advice(self, state: State) -> i64:
        """Return the action to play where the answer can be worked out exactly, else -1."""
        return -1

    def order(self, state: State, actions: list[int]) -> list[float]:
        """Return what each action promises to the seat that is to move, in points: the best come first."""
        seat = state.to_move
        promises: list[float] = []
        for action in actions:
            after = state.clone()
            after.apply(action)
            promises.append(self.value(after, seat))
        return promises

    def pick(self, state: State, actions: list[int]) -> i64:
        """Return what a good player would answer without much thought, where there is no advice.

        Searches expect it of the other seats, and play on with it.
        """
        promises = self.order(state, actions)
        best: i64 = 0
        number: i64
        for number in range(1, len(actions)):
            if promises[number] > promises[best]:
                best = number
        return actions[best]

    def settled(self, state: State) -> bool:
        """Tell whether `chances` and `rewards` judge this position well."""
        return True

    def horizon(self, state: State) -> i64:
        """Return after how many settled positions a search from here stops and asks for `rewards`.

        0: it asks at every new question.
        """
        return 0

    def iterations(self, state: State) -> i64:
        """Return how many iterations a search makes if it is not told: at most three seconds on one core."""
        return 500

    def spread(self, state: State) -> float:
        """Return by how many points the values may still be wrong: what is far less decides nothing."""
        return 5.0

    def chances(self, state: State) -> list[float]:
        """Return each seat's chance to win, together 1; winners of a finished game share it."""
        if state.to_move == OVER:
            ranks = state.ranking()
            first = ranks.count(1)
            return [1.0 / first if rank == 1 else 0.0 for rank in ranks]
        return self.by_value(state)

    def rewards(self, state: State) -> list[float]:
        """Return what a search takes a position to be worth to each seat: its chance to win.

        A game may let every point count, even at the end, where that tells answers apart with fewer tries.
        """
        return self.chances(state)

    def mark_names(self) -> list[str]:
        """Return what `marks` are: figures of a position, beside its value, that a network is shown."""
        return []

    def marks(self, state: State, seat: i64) -> vec[float]:
        """Return those figures as a seat sees them, each of about the size 1.

        A network sees them of the position, and by how much each answer changes them.
        """
        return vec[float]()

    def marks_after(self, state: State, seat: i64, answer: i64, before: vec[float]) -> vec[float]:
        """Return the marks of a position to which an answer has led; those before it may save some work."""
        return self.marks(state, seat)

    def by_value(self, state: State) -> list[float]:
        """Return the seats' parts of 1, by their values."""
        spread = self.spread(state)
        values: list[float] = []
        seat: i64
        for seat in range(state.seats):
            values.append(self.value(state, seat) / spread)
        return shares(values)


def shares(values: list[float]) -> list[float]:
    """Return the part of 1 that goes to each value: who is ahead by 1 gets e times as much.

    >>> shares([3.0, 3.0])
    [0.5, 0.5]
    """
    highest = max(values)
    weights = [math.exp(value - highest) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
