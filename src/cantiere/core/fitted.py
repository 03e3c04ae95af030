"""Chances fitted to games that were played: how often positions with such signs have been won.

A game names the signs (`signs`) and how far it has come (`progress`, from 0 to 1). The weights of the signs
are fitted by `benchmarks/fit_chances.py`, by number of seats and at several moments of a game; in between
they are mixed. A number of seats without weights of its own takes the next one's.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from cantiere.core.heuristics import Heuristics, shares
from cantiere.core.state import OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedHeuristics(Heuristics):
    """Heuristics whose `chances` have been learnt. `weights`: by seats, then by moment, then by sign."""

    def __init__(self) -> None:
        self.weights: dict[int, list[list[float]]] = {}
        self.rows: list[list[float]] | None = None  # of the number of seats asked for last
        self.seats: i64 = 0

    def take_weights(self, data: dict[str, Any]) -> None:
        """Use what the fit has written."""
        self.weights = {int(seats): rows for seats, rows in data.items()}

    def weights_for(self, seats: i64) -> list[list[float]] | None:
        """Return the weights for a number of seats, or for the one nearest to it."""
        found: list[list[float]] | None = None
        nearest: i64 = 100
        number: i64
        for number in range(seats + 8):
            distance: i64 = number - seats if number > seats else seats - number
            if distance <= nearest and number in self.weights:
                nearest = distance
                found = self.weights[number]
        return found

    def signs(self, state: State, seat: i64) -> list[float]:
        """Return what may tell how a settled position will end for a seat."""
        raise NotImplementedError

    def progress(self, state: State) -> float:
        """Return how much of the game has been played, from 0 to 1."""
        raise NotImplementedError

    def chances(self, state: State) -> list[float]:
        """Return each seat's chance to win, as such positions went."""
        rows = self.rows
        if rows is None or self.seats != state.seats:
            rows = self.weights_for(state.seats)
            self.rows = rows
            self.seats = state.seats
        if rows is None or state.to_move == OVER:
            return super().chances(state)
        at: float = self.progress(state) * float(len(rows) - 1)
        low: i64 = min(int(at), len(rows) - 2)
        part: float = at - float(low)
        before = rows[low]
        after = rows[low + 1]
        values: list[float] = []
        seat: i64
        number: i64
        for seat in range(state.seats):
            total = 0.0
            signs = self.signs(state, seat)
            for number in range(len(signs)):
                total += signs[number] * (before[number] * (1.0 - part) + after[number] * part)
            values.append(total)
        return shares(values)
