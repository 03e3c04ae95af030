"""The numbers of a training run. They are kept with it: a run that is resumed goes on by its own."""

from __future__ import annotations

import dataclasses
from typing import Any

from cantiere.core.conformance import variants
from cantiere.core.game import Game
from cantiere.core.rng import Rng


@dataclasses.dataclass(frozen=True)
class Settings:
    """What a run does; found by trying (docs/bot-lab.md)."""

    seed: int = 0
    teacher: str = ""  # a bot that is imitated first
    lessons: int = 0  # rounds in which it is
    warm: int = 4  # rounds in which only the judgement of positions is learnt, not the answers
    games: int = 64  # in the first round; in the others as many as bring so many
    decisions: int = 20_000  # where games are short, or luck is great, more games tell more
    guests: int = 25  # of a hundred games have a guest at one seat: `greedy`, or the best so far
    gate: int = 10  # rounds from one match against the best to the next
    match: int = 96  # games of such a match
    beaten: float = 0.55  # the best is replaced if it loses so many of them
    measured: int = 64  # games against `greedy` for the curve
    first: int = 96
    second: int = 64
    mixed: int = 32
    paired: int = 16
    batch: int = 1024
    passes: int = 3
    rate: float = 7e-4
    clip: float = 0.2
    along: float = 0.95  # of GAE
    entropy: float = 0.003
    decay: float = 1e-3

    def sizes(self, inputs: int, actions: int) -> dict[str, int]:
        """Return the sizes of the network."""
        return {
            "inputs": inputs,
            "first": self.first,
            "second": self.second,
            "mixed": self.mixed,
            "paired": self.paired,
            "actions": actions,
        }


OFTEN = (2, 4)  # seats at which people play most, and for which strength is told
OTHER_OPTIONS = 25  # of a hundred games


def table(game: Game, rng: Rng) -> tuple[int, dict[str, Any]]:
    """Return seats and options of a game of self-play: all that can be played, the usual ones most often."""
    defaults = {option.name: option.default for option in game.options}
    counts = [seats for seats in game.seat_counts for _ in range(4 if seats in OFTEN else 1)]
    seats = counts[rng.below(len(counts))]
    every = variants(game, [seats])
    usual = [one for one in every if all(value == defaults.get(name) for name, value in one[1].items())]
    chosen = usual if usual and rng.below(100) >= OTHER_OPTIONS else every
    return chosen[rng.below(len(chosen))]
