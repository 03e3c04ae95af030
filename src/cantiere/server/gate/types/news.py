"""The types of news as a viewer is sent them: what happened at a table, with the moves and their events."""

from __future__ import annotations

from typing import Literal, TypedDict

from cantiere.core.views import FigureData, PieceData
from cantiere.server.gate.types.positions import Params


class EventLine(TypedDict):
    """Something that happened; `seat` is -1 where it is about nobody. `line` says it in words.

    `pieces` went from one place to another; `figures` of seats changed.
    """

    name: str
    seat: int
    params: Params
    targets: list[str]
    pieces: list[PieceData]
    figures: list[FigureData]
    line: str


class MoveLine(TypedDict):
    """A move of a seat, or of chance (-1), and its round. The text is null where it would show a secret."""

    move: int
    who: int
    text: str | None
    round: int
    events: list[EventLine]


class Log(TypedDict):
    """The moves of a game, as far as the viewer may know them."""

    moves: list[MoveLine]


class NewsHead(TypedDict):
    """What all news have: their number at the table, and when it was."""

    seq: int
    at: float


class MadeNews(NewsHead):
    """The table was made, or taken in from a record."""

    kind: Literal["made", "imported"]
    by: str


class BegunNews(NewsHead):
    """The game has begun."""

    kind: Literal["begun"]
    moves: list[MoveLine]
    commitment: str


class MovedNews(NewsHead):
    """Somebody has moved, and chance after them; `ended`: that was the end."""

    kind: Literal["moved", "ended"]
    moves: list[MoveLine]


class JoinedNews(NewsHead):
    """Somebody sat down."""

    kind: Literal["joined"]
    seat: int
    name: str


class ReseatedNews(NewsHead):
    """Seats were left, taken back, or a bot sits in for who was late."""

    kind: Literal["left", "returned", "late"]
    seats: list[int]


class ChatNews(NewsHead):
    """Somebody said something; `seat` is null for a spectator."""

    kind: Literal["chat"]
    seat: int | None
    name: str
    text: str


class UndoneNews(NewsHead):
    """All moves but the first `keep` were taken back."""

    kind: Literal["undone"]
    seat: int
    name: str
    keep: int


class UndoAskedNews(NewsHead):
    """Somebody asks to take back."""

    kind: Literal["undo-asked"]
    seat: int
    name: str


class UndoAnsweredNews(NewsHead):
    """Somebody has answered who asks to take back."""

    kind: Literal["undo-agreed", "undo-refused"]
    name: str


class RematchNews(NewsHead):
    """The same people may play again, at this table."""

    kind: Literal["rematch"]
    table: str


class NextRoundNews(NewsHead):
    """The tournament goes on, at this table."""

    kind: Literal["next-round"]
    tournament: str
    round: int
    table: str


class TournamentOverNews(NewsHead):
    """That was the last round."""

    kind: Literal["tournament-over"]
    tournament: str


NewsLine = (
    MadeNews
    | BegunNews
    | MovedNews
    | JoinedNews
    | ReseatedNews
    | ChatNews
    | UndoneNews
    | UndoAskedNews
    | UndoAnsweredNews
    | RematchNews
    | NextRoundNews
    | TournamentOverNews
)


class NewsList(TypedDict):
    """What happened at a table, up to number `seq`."""

    seq: int
    news: list[NewsLine]
