"""random: every legal action is equally likely."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.core.rng import Rng
from cantiere.core.state import State


class RandomBot(Bot):
    """Plays uniformly at random."""

    def __init__(self, seed: int | str) -> None:
        super().__init__("random")
        self.rng = Rng(seed)

    def recipe(self) -> tuple[Any, ...]:
        return ("",)

    def streams(self) -> list[Rng]:
        return [self.rng]

    def choose(self, state: State, seat: i64) -> i64:
        """Return any legal action."""
        actions = state.legal_actions()
        return actions[self.rng.below(len(actions))]
