"""Things to learn from a game: the choices that cost a seat most, put together by what they were about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from cantiere.arena.analysis import Analysis, Moment
from cantiere.core.game import Game
from cantiere.core.state import State
from cantiere.problems import themes_of

THINGS = 3  # to learn from one game
LEAST = 0.02  # of the chance to win: less is no mistake that could be learnt from
LOOKED_AT = 40  # mistakes of one seat
COMMON = 0.5  # of the mistakes: a theme of more than that says nothing


class Lesson(NamedTuple):
    """Something to learn: choices of one seat, the dearest first.

    `theme`: None where the game has none for them. `decision` is the question of the dearest; without a
    theme, of all.
    """

    seat: int
    theme: str | None
    decision: str
    moments: tuple[Moment, ...]

    @property
    def loss(self) -> float:
        """How much all of them together have cost."""
        return sum(moment.loss for moment in self.moments)


def lessons(found: Analysis, game: Game, before: Callable[[int], State]) -> list[Lesson]:
    """Return what each seat may learn, the dearest first; `before` gives the position before a move."""
    mistakes = [moment for moment in found.better_moves(len(found.moments)) if moment.loss >= LEAST]
    seats = sorted({moment.seat for moment in mistakes})
    return [
        one
        for seat in seats
        for one in _of_seat([moment for moment in mistakes if moment.seat == seat][:LOOKED_AT], game, before)
    ]


def _of_seat(mistakes: Sequence[Moment], game: Game, before: Callable[[int], State]) -> list[Lesson]:
    """Return what one seat may learn. A choice belongs to the rarest theme that it is about.

    Where these are too few things, the dearest is taken apart by what was asked.
    """
    fitting = [_themes(game, before(moment.number)) for moment in mistakes]
    times = Counter(theme for themes in fitting for theme in themes)
    order = {theme.id: place for place, theme in enumerate(themes_of(game))}
    groups: dict[tuple[str | None, str], list[Moment]] = {}
    for moment, themes in zip(mistakes, fitting, strict=True):
        telling = [theme for theme in themes if times[theme] <= max(1, COMMON * len(mistakes))]
        theme = min(telling or themes, key=lambda one: (times[one], order[one]), default=None)
        groups.setdefault((theme, moment.decision if theme is None else ""), []).append(moment)
    while len(groups) < THINGS and (mixed := _dearest_mixed(groups)) is not None:
        for moment in groups.pop(mixed):
            groups.setdefault((mixed[0], moment.decision), []).append(moment)
    found = [
        Lesson(moments[0].seat, theme, moments[0].decision, tuple(moments))
        for (theme, _), moments in groups.items()
    ]
    return sorted(found, key=lambda one: (-one.loss, one.moments[0].number))[:THINGS]


def _dearest_mixed(groups: dict[tuple[str | None, str], list[Moment]]) -> tuple[str | None, str] | None:
    """Return the dearest group in which different things were asked, if there is one."""
    mixed = [key for key, moments in groups.items() if len({moment.decision for moment in moments}) > 1]
    return max(mixed, key=lambda key: sum(moment.loss for moment in groups[key]), default=None)


def _themes(game: Game, state: State) -> list[str]:
    return [theme.id for theme in themes_of(game) if theme.fits(state)]
