"""Tables, described for the OpenAPI document. Answers are built in the gate, and not validated again."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from cantiere.server.api.schemas.problems import ProblemShape
from cantiere.server.api.schemas.views import MoveShape, News, ResultShape, ViewShape


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


class PositionsShape(BaseModel):
    """Positions of a game, one after the other."""

    moves: int
    positions: list[PositionShape]


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
