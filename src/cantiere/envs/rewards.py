"""What the seats get at the end of a game: the same in every environment."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from cantiere.core.builds import refuse_compiled
from cantiere.core.state import State

ILLEGAL: float = -1.0  # for an action that is not legal, where that ends the game


def by_rank(ranking: list[int]) -> list[float]:
    """Return +1 for the first place down to -1 for the last in equal steps; level seats share theirs.

    The sum is always 0. Between two seats it is win, draw and loss.

    >>> by_rank([1, 2]), by_rank([1, 1]), by_rank([3, 1, 2])
    ([1.0, -1.0], [0.0, 0.0], [-1.0, 1.0, 0.0])
    >>> by_rank([1, 3, 1, 4])
    [0.6666666666666667, -0.33333333333333326, 0.6666666666666667, -1.0]
    """
    if len(ranking) < 2:
        return [0.0 for _ in ranking]
    rewards: list[float] = []
    for rank in ranking:
        level = 0
        for other in ranking:
            if other == rank:
                level += 1
        above = float(rank - 1) + float(level - 1) / 2.0  # seats in front, half of those beside
        rewards.append(1.0 - 2.0 * above / float(len(ranking) - 1))
    return rewards


def outcome(state: State) -> list[float]:
    """Return the reward of each seat of a game that is over: by its rank among those it played against."""
    ranking = state.ranking()
    rewards: list[float] = [0.0 for _ in ranking]
    for group in state.groups():
        for seat, reward in zip(group, by_rank([ranking[seat] for seat in group]), strict=True):
            rewards[seat] = reward
    return rewards


@mypyc_attr(allow_interpreted_subclasses=True)
class Potential:
    """What positions are worth to a seat on the way, for shaped rewards: these are its changes.

    Over a game they add up to its last value less its first, whatever lies in between.
    """

    def __init_subclass__(cls, **arguments: Any) -> None:
        refuse_compiled(cls)

    def of(self, state: State, seat: i64) -> float:
        """Return what a position is worth to a seat."""
        raise NotImplementedError


class Lead(Potential):
    """So much for each point that a seat is ahead of the best of the others that it plays against."""

    def __init__(self, point: float) -> None:
        self.point = point

    def __reduce__(self) -> tuple[object, ...]:
        return Lead, (self.point,)

    def of(self, state: State, seat: i64) -> float:
        """Return the lead in points, as far as they are counted by now."""
        scores = state.scores()
        best = 0.0
        some = False
        for group in state.groups():
            if seat in group:
                for other in group:
                    if other != seat and (not some or float(scores[other]) > best):
                        best = float(scores[other])
                        some = True
        return self.point * (float(scores[seat]) - best)


def potential_of(shaped: float | Potential) -> Potential | None:
    """Return what rewards are shaped by: a number is what a point of lead is worth; 0: by nothing."""
    if isinstance(shaped, Potential):
        return shaped
    return Lead(float(shaped)) if shaped else None
