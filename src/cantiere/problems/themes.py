"""Themes: what problems of a game are sorted by. The game names them in `problems/themes.json`.

Each has an `id`, a message of the game's catalogues, and `when`: a list of conditions of which one must hold.
A condition may say which questions are asked (`asks`), in which rounds (`rounds`: first and last), with how
many seats (`seats`), with which options (`options`), and how much there is of something on the table
(`table`: by the path of its entry in a snapshot, [least, most]; lists are counted, null is nothing at all).
All that it says must hold.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cantiere.core.game import Game
from cantiere.core.registry import home_of
from cantiere.core.state import State
from cantiere.problems.puzzle import FOLDER, puzzles_of

FILE = "themes.json"


class Theme(NamedTuple):
    """A theme: a message's id, and when it fits."""

    id: str
    when: Sequence[Mapping[str, Any]]

    def fits(self, state: State) -> bool:
        """Tell whether a position is about it."""
        return any(_holds(condition, state) for condition in self.when)


@functools.cache
def themes_of(game: Game) -> tuple[Theme, ...]:
    """Return the themes of a game, in its order."""
    path = home_of(game) / FOLDER / FILE
    if not path.is_file():
        return ()
    return tuple(Theme(**one) for one in json.loads(path.read_text(encoding="utf-8")))


def themes_in(game: Game) -> dict[str, int]:
    """Return the themes that a game has problems of, each with their number."""
    numbers = {theme.id: sum(theme.id in one.themes for one in puzzles_of(game)) for theme in themes_of(game)}
    return {theme: number for theme, number in numbers.items() if number}


def _holds(condition: Mapping[str, Any], state: State) -> bool:
    first, last = condition.get("rounds", (0, state.round))
    asks, seats = condition.get("asks"), condition.get("seats")
    return (
        (asks is None or state.decision in asks)
        and (seats is None or state.seats in seats)
        and first <= state.round <= last
        and all(state.options[name] == value for name, value in condition.get("options", {}).items())
        and all(_counts(state, path, span) for path, span in condition.get("table", {}).items())
    )


def _counts(state: State, path: str, span: Sequence[int]) -> bool:
    value: Any = state.snapshot()["table"]
    for name in path.split("."):
        value = value[name]
    if value is None:
        return False
    least, most = span
    return least <= (value if isinstance(value, int) else len(value)) <= most
