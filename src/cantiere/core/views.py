"""The types of what a viewer is shown: positions and events. Each game adds the type of its own table.

Not compiled: the API's document is made from these annotations.
"""

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


class PieceData(TypedDict):
    """So many pieces of a kind that went from one place to another."""

    kind: str
    amount: int
    start: str
    end: str


class FigureData(TypedDict):
    """A figure of a seat that changed; `now` is what it became, null where it is hidden from the viewer."""

    seat: int
    figure: str
    by: int
    now: int | None
    source: str


class EventData(TypedDict):
    """An event as it is kept: with all it has, and who may know it."""

    name: str
    seat: int
    params: dict[str, int | str]
    seen_by: int
    pieces: list[PieceData]
    figures: list[FigureData]
