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
    question: QuestionShape | None
    result: ResultShape | None
    table: dict[str, Any]


class EventShape(BaseModel):
    """Something that happened; `seat` is -1 where it is about nobody. `line` says it in words."""

    name: str
    seat: int
    params: dict[str, int | str]
    targets: list[str]
    line: str


class MoveShape(BaseModel):
    """A move of a seat, or of chance (-1). The text is null where it would show what is hidden."""

    move: int
    who: int
    text: str | None
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
    """Somebody has moved, and chance after them."""

    kind: Literal["moved"]
    moves: list[MoveShape]


class EndedNews(_Told):
    """Somebody has moved, and that was the end; or (`agreed`) all have agreed on it."""

    kind: Literal["ended"]
    moves: list[MoveShape]
    agreed: bool = False


class JoinedNews(_Told):
    """Somebody sat down."""

    kind: Literal["joined"]
    seat: int
    name: str


class ReseatedNews(_Told):
    """Seats were left, taken back, given up or declined, or a bot sits in for who is away."""

    kind: Literal["left", "returned", "resigned", "declined", "sat-in"]
    seats: list[int]
    name: str | None = None


class LateNews(_Told):
    """The time was over, so a bot has answered; after the second time in a row (`times`) it sits in.

    Where it is hidden who was asked no seat is named.
    """

    kind: Literal["late"]
    seats: list[int]
    name: str | None = None
    times: int = 2


class HolidayNews(_Told):
    """Somebody is on holiday, or back from it (null)."""

    kind: Literal["holiday"]
    seats: list[int]
    name: str
    until: float | None


class ArrangedNews(_Told):
    """The owner has changed the table before the game; `off`: who was taken off a seat."""

    kind: Literal["arranged"]
    name: str
    off: list[str]


class ClosedNews(_Told):
    """The owner has closed the table."""

    kind: Literal["closed"]
    name: str


class ColouredNews(_Told):
    """Somebody has chosen a colour."""

    kind: Literal["coloured"]
    seat: int
    name: str
    colour: int


class VoteNews(_Told):
    """Somebody asks that the game ends, or that a bot sits in for a seat; agrees; or refuses."""

    kind: Literal["end-asked", "end-agreed", "end-refused", "sit-in-asked", "sit-in-agreed", "sit-in-refused"]
    seat: int
    name: str


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
    name: str | None = None


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
    | UndoneNews
    | UndoAskedNews
    | UndoAnsweredNews
    | RematchNews
    | NextRoundNews
    | TournamentOverNews,
    Field(discriminator="kind"),
]
