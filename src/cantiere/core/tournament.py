"""Tournament formats: how several matches of a game make one. Games offer them, the arena runs them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr


class MatchResult(NamedTuple):
    """A finished match: which player sat where, and what each seat is ranked by (`State.standing`)."""

    seating: tuple[int, ...]
    standings: list[list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Format:
    """A way to play a tournament. Players are numbered in the order in which they entered."""

    name: ClassVar[str] = ""
    players: ClassVar[int] = 0
    options: ClassVar[Mapping[str, Any]] = {}  # of each match
    by_points: ClassVar[bool] = False  # whether the points of all matches, added up, decide the places

    def seating(self, results: Sequence[MatchResult]) -> tuple[int, ...] | None:
        """Return which player sits where in the next match, or None if all have been played."""
        raise NotImplementedError

    def ranking(self, results: Sequence[MatchResult]) -> list[int]:
        """Return each player's place after all matches; players who are level share one."""
        raise NotImplementedError
