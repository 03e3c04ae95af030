"""The types of what a viewer is shown of a position. Each game adds the type of its own table."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class OptionView(TypedDict):
    """A possible answer."""

    action: int
    text: str


class QuestionView(TypedDict):
    """What is asked now; the answers only for the seat that must give one."""

    decision: str
    seat: int
    options: NotRequired[list[OptionView]]


class ResultView(TypedDict):
    """How a game ended: by seat, points and ranks; `groups` are the seats that played against each other."""

    scores: list[int]
    ranking: list[int]
    groups: list[list[int]]


class View(TypedDict):
    """A position as one seat (null: a spectator) may see it. `table` has the type that the game names."""

    game: str
    seats: int
    seat: int | None
    to_move: int
    round: int
    question: QuestionView | None
    result: ResultView | None
    table: Any
