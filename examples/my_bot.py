"""A bot of your own, for every game:

    cantiere play pillars --seats me examples/my_bot.py greedy
    cantiere arena pillars --seats examples/my_bot.py greedy --games 50

It is handed a state in which everything its seat cannot know has been dealt anew: clone it, play on, count.
"""

from __future__ import annotations

from cantiere import Rng, State, playout

TRIES = 8


class Dreamer:
    """Plays each answer out at random a few times and takes the one that ends best on average."""

    name = "dreamer"

    def __init__(self, seed: int | str) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> int:
        return max(state.legal_actions(), key=lambda action: self.dream(state, seat, action))

    def dream(self, state: State, seat: int, action: int) -> float:
        total = 0.0
        for _ in range(TRIES):
            after = state.clone()
            after.resample(seat, self.rng)
            after.apply(action)
            playout(after, self.rng)
            scores = after.scores()
            total += scores[seat] - max(s for other, s in enumerate(scores) if other != seat)
        return total


def make(seed: int | str) -> Dreamer:
    """Return the bot; the same seed must give the same choices."""
    return Dreamer(seed)
