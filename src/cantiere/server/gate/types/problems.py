"""The types of problems: what there is, a position that asks, and what is said about its answers."""

from __future__ import annotations

from typing import TypedDict

from cantiere.server.gate.types.news import MoveLine
from cantiere.server.gate.types.positions import Position


class PuzzleTheme(TypedDict):
    """What problems are about."""

    id: str
    name: str


class PuzzleEntry(TypedDict):
    """A problem: `level` is the weakest level of bots that finds it."""

    id: str
    level: str
    themes: list[str]


class GamePuzzles(TypedDict):
    """The problems of a game, and which of them is the day's."""

    game: str
    title: str
    today: str
    themes: list[PuzzleTheme]
    puzzles: list[PuzzleEntry]


class PuzzlesView(TypedDict):
    """All problems that there are; `day` is the day (in UTC) whose they are."""

    day: str
    levels: list[str]
    games: list[GamePuzzles]


class PuzzleView(TypedDict):
    """A problem as it is asked: a position, as `seat` sees it. Nothing here says what is best."""

    id: str
    game: str
    seat: int
    level: str
    themes: list[str]
    names: list[str]
    view: Position


class PuzzleAnswer(TypedDict):
    """An answer that was tried `tries` times: each seat's chance to win after it."""

    text: str
    label: str
    tries: int
    chances: list[float]


class PuzzleFound(TypedDict):
    """How many bots of a level were asked, and how many of them found the best answer."""

    level: str
    found: int
    asked: int


class PuzzleSolution(TypedDict):
    """What is said about a problem: the answers that were tried, the best first, and what may follow it.

    `follows` is how bots played on after the best answer, and after the next best.
    """

    id: str
    seat: int
    answers: list[PuzzleAnswer]
    found: list[PuzzleFound]
    follows: list[list[MoveLine]]
