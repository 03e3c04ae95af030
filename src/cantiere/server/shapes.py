"""What goes out, described for the OpenAPI document. Answers are built in `views.py`, not validated again."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from cantiere.server.shapes_view import MoveShape, News, ResultShape, ViewShape


class ProblemShape(BaseModel):
    """Why a request was refused. `reason` is for programs, `detail` for people."""

    type: str
    title: str
    status: int
    detail: str
    reason: str


class WrongShape(BaseModel):
    """A part of a request that is not as it should be."""

    at: str
    what: str


class InvalidShape(ProblemShape):
    """Why a request was refused: parts that are not as they should be, or a move that is not possible."""

    errors: list[WrongShape] | None = None
    action: str | None = None
    key: str | None = None
    rule: str | None = None
    params: dict[str, int | str] | None = None
    suggestions: list[str] | None = None
    why: str | None = None  # in English, for programmers: what is wrong with a record or a snapshot


class OptionShape(BaseModel):
    """An option of a game."""

    name: str
    default: bool | int | str | None
    choices: list[bool | int | str | None]


class FormShape(BaseModel):
    """A form of tournament that a game has."""

    name: str
    label: str
    players: int


class GameShape(BaseModel):
    """A game that can be played here."""

    id: str
    title: str
    about: str
    rules_version: int
    seats: list[int]
    options: list[OptionShape]
    tournaments: list[FormShape]


class GamesShape(BaseModel):
    """What there is to play, with whom, and in which languages."""

    games: list[GameShape]
    bots: list[str]
    languages: list[str]


class TokenShape(BaseModel):
    """A token's name; the token itself is shown only once."""

    name: str
    created: float


class MeShape(BaseModel):
    """A person, as they see themselves."""

    id: str
    name: str
    login: str | None
    lang: str
    email: str | None
    hook: str | None
    tokens: list[TokenShape]


class SecretShape(BaseModel):
    """A secret, shown only once."""

    secret: str


class SeatShape(BaseModel):
    """A seat. With both a person and a bot, the bot sits in for the person."""

    seat: int
    kind: Literal["person", "open", "link", "bot"]
    name: str
    bot: str | None
    you: bool
    kept_for_you: bool


class LineShape(BaseModel):
    """A table as lists have it."""

    id: str
    name: str
    game: str
    rules_version: int
    options: dict[str, bool | int | str | None]
    status: Literal["open", "running", "over", "closed"]
    listed: bool
    pace: Literal["live", "turns"]
    hours: float | None
    deadline: float | None
    created: float
    changed: float
    number: int
    to_move: int | None
    my_turn: bool
    result: ResultShape | None
    tournament: str | None
    seats: list[SeatShape]


class LinesShape(BaseModel):
    """A list of tables; ask again with `before` for the next."""

    tables: list[LineShape]


class UndoAskedShape(BaseModel):
    """Who asks to take back, and whether my answer is wanted."""

    seat: int
    answer: bool


class UndoShape(BaseModel):
    """Whether I may take back by myself, and whether somebody asks to."""

    may: bool
    asked: UndoAskedShape | None


class TableShape(LineShape):
    """A table as one viewer may see it. `number` goes with the next action, `seq` with a subscription.

    `connected`: which seats have it open (bots always do); `spectators`: how many others; `thinking`: the
    seat of the bot that thinks.
    """

    seq: int
    hints: bool
    late: str | None
    commitment: str
    source: Literal["play", "import", "analysis"]
    rematch: str | None
    my_seats: list[int]
    seat: int | None
    owner: bool
    view: ViewShape | None
    undo: UndoShape
    connected: list[bool]
    spectators: int
    thinking: int | None
    curtain: bool
    seed: str | None = None
    salt: str | None = None
    invite: str | None = None
    links: dict[str, str] | None = None


class ActedShape(BaseModel):
    """An action that was carried out, and the table after it."""

    number: int
    seq: int
    repeated: bool = False
    table: TableShape


class OutdatedShape(ProblemShape):
    """The table has moved on: here it is. Where only something else is in the way, there is no table."""

    number: int | None = None
    table: TableShape | None = None


class DoneShape(BaseModel):
    """Whether it was done at once, or the others are asked, and the table after it."""

    done: bool
    table: TableShape


class PositionShape(BaseModel):
    """A position of a game."""

    move: int
    moves: int
    view: ViewShape


class LogShape(BaseModel):
    """The moves of a game, as far as the viewer may know them."""

    moves: list[MoveShape]


class NewsShape(BaseModel):
    """What happened at a table."""

    seq: int
    news: list[News]


class RecordShape(BaseModel):
    """A finished game."""

    format: int
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    moves: list[tuple[int, str]]
    result: ResultShape | None
    players: list[str]
    commitment: str | None
    seed: str | None
    salt: str | None


# --- the WebSocket: not part of what OpenAPI describes, but its shapes are given there --------------------


class LiveShape(BaseModel):
    """What is new at a table that is watched, and the table now."""

    table: str
    seq: int
    news: list[News]
    now: TableShape


class PresenceShape(BaseModel):
    """Which seats have the table open (bots always do), and how many others watch."""

    connected: list[bool]
    spectators: int


class LivePresenceShape(BaseModel):
    """Somebody came or went; it has no number, and is not kept."""

    table: str
    presence: PresenceShape


class LiveGoneShape(BaseModel):
    """A table that is watched no longer, and why."""

    table: str
    problem: ProblemShape


class LiveDoneShape(BaseModel):
    """What comes back for a message: the numbers after an action, the table or the language that was set."""

    number: int | None = None
    seq: int | None = None
    repeated: bool | None = None
    table: str | None = None
    lang: str | None = None


class LiveAnswerShape(BaseModel):
    """The answer to a message with this id."""

    re: str | int | None
    ok: LiveDoneShape | None = None
    problem: InvalidShape | OutdatedShape | None = None


LIVE = (LiveShape, LivePresenceShape, LiveGoneShape, LiveAnswerShape)
