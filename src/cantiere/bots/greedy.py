"""greedy: the action whose position the game's heuristics like best, one step ahead."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.core.heuristics import Heuristics
from cantiere.core.rng import Rng
from cantiere.core.state import State


class GreedyBot(Bot):
    """Looks one step ahead; among equally good actions it chooses at random."""

    def __init__(self, seed: int | str) -> None:
        super().__init__("greedy")
        self.rng = Rng(seed)

    def recipe(self) -> tuple[Any, ...]:
        return ("",)

    def streams(self) -> list[Rng]:
        return [self.rng]

    def choose(self, state: State, seat: i64) -> i64:
        """Return the action with the highest value after it."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        heuristics: Heuristics = state.game.heuristics
        advice = heuristics.advice(state)
        if advice >= 0:
            return advice
        promises = heuristics.order(state, actions)
        highest = max(promises)
        best = [actions[number] for number in range(len(actions)) if promises[number] == highest]
        return best[self.rng.below(len(best))]
