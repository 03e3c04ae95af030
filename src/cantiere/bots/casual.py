"""casual: plays like greedy, but now and then whatever comes to mind, as people do while learning."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.bots.greedy import GreedyBot
from cantiere.core.rng import Rng
from cantiere.core.state import State


class CasualBot(Bot):
    """Answers so many questions in a hundred at random, the others as greedy does."""

    def __init__(self, seed: int | str, careless: i64, name: str = "casual") -> None:
        super().__init__(name)
        self.rng: Final = Rng(f"{seed}:casual")
        self.careful: Final = GreedyBot(seed)
        self.careless: Final[i64] = careless

    def recipe(self) -> tuple[Any, ...]:
        return ("", self.careless)

    def streams(self) -> list[Rng]:
        return [self.rng, *self.careful.streams()]

    def choose(self, state: State, seat: i64) -> i64:
        """Return any legal action, or the best looking one."""
        if self.rng.below(100) >= self.careless:
            return self.careful.choose(state, seat)
        actions = state.legal_actions()
        return actions[self.rng.below(len(actions))]
