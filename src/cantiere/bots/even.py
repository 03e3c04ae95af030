"""even: about as strong as whoever plays against it. Its strength is a number that each game moves a little.

0 overlooks nearly everything, 50 is `greedy`, 100 thinks as long as the strongest level does.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cantiere.bots.bot import Bot, Luck
from cantiere.bots.greedy import GreedyBot
from cantiere.bots.hasty import HastyBot
from cantiere.bots.learned import DeepBot
from cantiere.core.rng import Rng
from cantiere.core.state import State

USUAL: Final = 40  # for whoever has not played yet
GREEDY: Final = 50  # below it answers are overlooked, above it is thought
STRONGEST: Final = 100
MOST_OVERLOOKED: Final = 90
FEWEST_ITERATIONS: Final = 12
STEP: Final = 12.0  # from a victory to a defeat


class EvenBot(Bot):
    """Plays with a strength from 0 to 100."""

    def __init__(self, seed: int | str, strength: i64, name: str = "even") -> None:
        super().__init__(name)
        self.strength: Final[i64] = strength
        self.mind: Final = player(seed, strength)

    def recipe(self) -> tuple[Any, ...]:
        return ("", self.strength)

    def streams(self) -> list[Rng]:
        return self.mind.streams()

    def take_up(self, luck: list[Luck]) -> None:
        self.mind.take_up(luck)

    def last_thought(self) -> Any:
        """Return what its mind has thought."""
        return self.mind.last_thought()

    def choose(self, state: State, seat: i64) -> i64:
        """Return its answer."""
        return self.mind.choose(state, seat)


def player(seed: int | str, strength: i64) -> Bot:
    """Return who plays with a strength."""
    if strength < GREEDY:
        return HastyBot(seed, MOST_OVERLOOKED * (GREEDY - strength) // GREEDY)
    if strength == GREEDY:
        return GreedyBot(seed)
    if strength >= STRONGEST:
        return DeepBot(seed, times=3)
    return DeepBot(seed, iterations=FEWEST_ITERATIONS + (strength - GREEDY) * (strength - GREEDY) // 4)


def adapted(strength: float, won: float, seats: i64) -> float:
    """Return the strength for the next game: more after a victory of the person, less after a defeat.

    `won` is the person's part of the victory. Somebody who wins just their share of games, one in so many as
    there are seats, meets the same strength on and on.

    >>> adapted(40.0, 1.0, 2), adapted(40.0, 0.0, 2)
    (46.0, 34.0)
    """
    return max(0.0, min(float(STRONGEST), strength + STEP * (won - 1.0 / float(seats))))
