"""The types of news as a viewer is sent them: what happened at a table, with the moves and their events."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

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
    """A move of a seat, or of chance (-1), its round, and the message that names its phase, or nothing.

    The text is null where it would show secrets.
    """

    move: int
    who: int
    text: str | None
    round: int
    phase: str
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
    """Somebody has moved, and chance after them."""

    kind: Literal["moved"]
    moves: list[MoveLine]


class EndedNews(NewsHead):
    """Somebody has moved, and that was the end; or (`agreed`) all have agreed on it."""

    kind: Literal["ended"]
    moves: list[MoveLine]
    agreed: NotRequired[bool]


class JoinedNews(NewsHead):
    """Somebody sat down."""

    kind: Literal["joined"]
    seat: int
    name: str


class ReseatedNews(NewsHead):
    """Seats were left, taken back, given up or declined, a bot sits in, or their people have another name."""

    kind: Literal["left", "returned", "resigned", "declined", "sat-in", "taken-along", "renamed"]
    seats: list[int]
    name: NotRequired[str]


class LateNews(NewsHead):
    """The time was over, so a bot has answered; after the second time in a row (`times`) it sits in.

    Where it is hidden who was asked no seat is named.
    """

    kind: Literal["late"]
    seats: list[int]
    name: NotRequired[str]
    times: NotRequired[int]


class HolidayNews(NewsHead):
    """Somebody is on holiday, or back from it (null)."""

    kind: Literal["holiday"]
    seats: list[int]
    name: str
    until: float | None


class ArrangedNews(NewsHead):
    """The owner has changed the table before the game; `off`: who was taken off a seat."""

    kind: Literal["arranged"]
    name: str
    off: list[str]


class ClosedNews(NewsHead):
    """The owner has closed the table."""

    kind: Literal["closed"]
    name: str


class ColouredNews(NewsHead):
    """Somebody has chosen a colour."""

    kind: Literal["coloured"]
    seat: int
    name: str
    colour: int


class VoteNews(NewsHead):
    """Somebody asks that the game ends, or that a bot sits in for a seat; agrees; or refuses."""

    kind: Literal["end-asked", "end-agreed", "end-refused", "sit-in-asked", "sit-in-agreed", "sit-in-refused"]
    seat: int
    name: str


class ChatNews(NewsHead):
    """Somebody said something; `seat` is null for a spectator."""

    kind: Literal["chat"]
    seat: int | None
    name: str
    text: str


class RemovedNews(NewsHead):
    """A moderator has removed what somebody said: the news with number `of`."""

    kind: Literal["removed"]
    of: int


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
    name: NotRequired[str]


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
    | EndedNews
    | JoinedNews
    | ReseatedNews
    | LateNews
    | HolidayNews
    | ArrangedNews
    | ClosedNews
    | ColouredNews
    | VoteNews
    | ChatNews
    | RemovedNews
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
