"""What a bot may ask a game about its positions. Each game answers in its own `heuristics.py`."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cantiere.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """What a good player looks at. The default knows only the score."""

    def value(self, state: State, seat: i64) -> float:
        """Return how good the position is for a seat, in points it may expect at the end."""
        return float(state.standing(seat)[0])

    def advice(self, state: State) -> i64:
        """Return the action to play where the answer can be worked out exactly, else -1."""
        return -1
