"""Which problem: the day's, those of a theme or a level; and how hard one is."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Mapping, Sequence

from cantiere.bots import LEVELS
from cantiere.core.reason import CantiereError
from cantiere.problems.puzzle import Puzzle

ENOUGH = 0.4  # of a level's bots find it: then it is a problem of that level


class NoPuzzle(CantiereError):
    """There is no such problem."""


def level_of(found: Mapping[str, Sequence[int]]) -> str:
    """Return the weakest level of which enough bots found the answer; the strongest if none did.

    >>> level_of({"novice": (1, 10), "apprentice": (5, 10), "master": (3, 3)})
    'apprentice'
    """
    for level in LEVELS:
        right, asked = found.get(level, (0, 1))
        if right >= ENOUGH * asked:
            return level
    return list(LEVELS)[-1]


def fitting(puzzles: Sequence[Puzzle], theme: str = "", level: str = "") -> list[Puzzle]:
    """Return the problems of a theme and a level, each of them only if it is named."""
    return [
        one for one in puzzles if (not theme or theme in one.themes) and (not level or one.level == level)
    ]


def of_the_day(puzzles: Sequence[Puzzle], day: datetime.date) -> Puzzle:
    """Return the problem of a day: each comes once before any comes again, in an order without a pattern."""
    if not puzzles:
        raise NoPuzzle("there is no such problem", "error-no-problem")
    mixed = sorted(puzzles, key=lambda one: hashlib.sha256(one.id.encode()).digest())
    return mixed[day.toordinal() % len(mixed)]
