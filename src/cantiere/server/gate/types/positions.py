"""The types of a position as a viewer is sent it: the view, its question in words, the answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NotRequired, TypedDict

from cantiere.core.views import ResultView

Params = dict[str, int | str]  # strings among them are ids of messages
GameTable = Annotated[Mapping[str, object], "GameTable"]  # one of the games' `table_type`s


class OptionWarning(TypedDict):
    """What somebody should know before they choose this."""

    key: str
    rule: str
    sentence: str


class AnswerOption(TypedDict):
    """A possible answer: its text is what is sent in, its targets are ids of places and pieces."""

    text: str
    label: str
    key: str
    params: Params
    targets: list[str]
    warnings: list[OptionWarning]


class RefusedOption(AnswerOption):
    """Something that is not possible now, and why."""

    reason: str
    rule: str
    sentence: str


class Question(TypedDict):
    """What is asked. Whoever is asked gets the options, and the refusals where they are wanted."""

    decision: str
    seat: int
    words: str
    options: NotRequired[list[AnswerOption]]
    refusals: NotRequired[list[RefusedOption]]


class Position(TypedDict):
    """A position as one seat (null: a spectator) may see it. `table` is laid out as each game has it.

    `to_move` is a seat, -1 for chance, -2 when the game is over; `round` is 0 in a game without rounds.
    """

    game: str
    seats: int
    seat: int | None
    to_move: int
    round: int
    question: Question | None
    result: ResultView | None
    table: GameTable


class PastPosition(TypedDict):
    """A position of a game: the one after `move` of its `moves`."""

    move: int
    moves: int
    view: Position


class PastPositions(TypedDict):
    """Positions of a game, one after the other; the game has `moves` of them and one more."""

    moves: int
    positions: list[PastPosition]
