"""What goes out about a position and its news, described for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field


class ResultShape(BaseModel):
    """How a game ended, by seat; who is level shares a rank."""

    scores: list[int]
    ranking: list[int]


class WarningShape(BaseModel):
    """What somebody should know before they choose this."""

    key: str
    rule: str
    sentence: str


class AnswerShape(BaseModel):
    """A possible answer: its text is what is sent in, its targets are ids of places and pieces."""

    text: str
    label: str
    key: str
    params: dict[str, int | str]
    targets: list[str]
    warnings: list[WarningShape]


class RefusalShape(AnswerShape):
    """Something that is not possible now, and why."""

    reason: str
    rule: str
    sentence: str


class QuestionShape(BaseModel):
    """What is asked. Whoever is asked gets the options, and the refusals where they are wanted."""

    decision: str
    seat: int
    words: str
    options: list[AnswerShape] | None = None
    refusals: list[RefusalShape] | None = None


class ViewShape(BaseModel):
    """A position as one seat (null: a spectator) may see it. `table` is laid out as each game has it.

    `to_move` is a seat, -1 for chance, -2 when the game is over.
    """

    game: str
    seats: int
    seat: int | None
    to_move: int
    round: int
    question: QuestionShape | None
    result: ResultShape | None
    table: dict[str, Any]


class PieceShape(BaseModel):
    """So many pieces of a kind went from one place to another: `seat-N`, `box`, or a place of the board."""

    kind: str
    amount: int
    start: str
    end: str


class FigureChangeShape(BaseModel):
    """A figure of a seat changed; `now` is what it became, null where that is hidden."""

    seat: int
    figure: str
    by: int
    now: int | None
    source: str


class EventShape(BaseModel):
    """Something that happened; `seat` is -1 where it is about nobody. `line` says it in words."""

    name: str
    seat: int
    params: dict[str, int | str]
    targets: list[str]
    line: str
    pieces: list[PieceShape]
    figures: list[FigureChangeShape]


class MoveShape(BaseModel):
    """A move of a seat, or of chance (-1). The text is null where it would show what is hidden."""

    move: int
    who: int
    text: str | None
    round: int
    events: list[EventShape]


class _Told(BaseModel):
    seq: int
    at: float


class MadeNews(_Told):
    """The table was made, or taken in from a record."""

    kind: Literal["made", "imported"]
    by: str


class BegunNews(_Told):
    """The game has begun."""

    kind: Literal["begun"]
    moves: list[MoveShape]
    commitment: str


class MovedNews(_Told):
    """Somebody has moved, and chance after them; `ended`: that was the end."""

    kind: Literal["moved", "ended"]
    moves: list[MoveShape]


class JoinedNews(_Told):
    """Somebody sat down."""

    kind: Literal["joined"]
    seat: int
    name: str


class ReseatedNews(_Told):
    """Seats were left, taken back, or a bot sits in for who was late."""

    kind: Literal["left", "returned", "late"]
    seats: list[int]


class ChatNews(_Told):
    """Somebody said something; `seat` is null for a spectator."""

    kind: Literal["chat"]
    seat: int | None
    name: str
    text: str


class UndoneNews(_Told):
    """All moves but the first `keep` were taken back."""

    kind: Literal["undone"]
    seat: int
    name: str
    keep: int


class UndoAskedNews(_Told):
    """Somebody asks to take back."""

    kind: Literal["undo-asked"]
    seat: int
    name: str


class UndoAnsweredNews(_Told):
    """Somebody has answered who asks to take back."""

    kind: Literal["undo-agreed", "undo-refused"]
    name: str


class RematchNews(_Told):
    """The same people may play again, at this table."""

    kind: Literal["rematch"]
    table: str


class NextRoundNews(_Told):
    """The tournament goes on, at this table."""

    kind: Literal["next-round"]
    tournament: str
    round: int
    table: str


class TournamentOverNews(_Told):
    """That was the last round."""

    kind: Literal["tournament-over"]
    tournament: str


News = Annotated[
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
    | TournamentOverNews,
    Field(discriminator="kind"),
]
