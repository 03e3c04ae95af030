"""hasty: plays as people do who know a game little. They overlook answers and like what counts at once."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.core.heuristics import Heuristics
from cantiere.core.rng import Rng
from cantiere.core.state import State

HASTE: Final = 0.05  # how much more a point at once counts, for each answer in a hundred that is overlooked


class HastyBot(Bot):
    """Overlooks so many answers in a hundred; among the others it likes points at once better than prospects.

    What could be worked out exactly is worked out as seldom as answers are seen. It never answers at random:
    of what it has noticed it takes what looks best.
    """

    def __init__(self, seed: int | str, overlooked: i64, name: str = "hasty") -> None:
        super().__init__(name)
        self.rng: Final = Rng(f"{seed}:hasty")
        self.overlooked: Final[i64] = overlooked

    def recipe(self) -> tuple[Any, ...]:
        return ("", self.overlooked)

    def streams(self) -> list[Rng]:
        return [self.rng]

    def choose(self, state: State, seat: i64) -> i64:
        """Return the best looking answer of those that are noticed."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        heuristics: Heuristics = state.game.heuristics
        if self._sees():
            advice = heuristics.advice(state)
            if advice >= 0:
                return advice
        noticed = [action for action in actions if self._sees()]
        if len(noticed) < 2:
            return noticed[0] if noticed else actions[self.rng.below(len(actions))]
        promises = heuristics.order(state, noticed)
        before = float(state.standing(seat)[0])
        best: list[int] = []
        highest = 0.0
        number: i64
        for number in range(len(noticed)):
            after = state.clone()
            after.apply(noticed[number])
            at_once: float = float(after.standing(seat)[0]) - before
            liked: float = promises[number] + HASTE * float(self.overlooked) * at_once
            if not best or liked > highest:
                best = [noticed[number]]
                highest = liked
            elif liked == highest:
                best.append(noticed[number])
        return best[self.rng.below(len(best))]

    def _sees(self) -> bool:
        return self.rng.below(100) >= self.overlooked
