"""What goes out, described for the OpenAPI document. Answers are built in `views.py`, not validated again."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class ProblemShape(BaseModel):
    """Why a request was refused. `reason` is for programs, `detail` for people."""

    type: str
    title: str
    status: int
    detail: str
    reason: str


class OptionShape(BaseModel):
    """An option of a game."""

    name: str
    default: bool | int | str | None
    choices: list[bool | int | str | None]


class GameShape(BaseModel):
    """A game that can be played here."""

    id: str
    title: str
    about: str
    rules_version: int
    seats: list[int]
    options: list[OptionShape]


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
    kind: str
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
    status: str
    listed: bool
    pace: str
    hours: float | None
    deadline: float | None
    created: float
    changed: float
    number: int
    to_move: int | None
    my_turn: bool
    result: dict[str, Any] | None
    seats: list[SeatShape]


class LinesShape(BaseModel):
    """A list of tables; ask again with `before` for the next."""

    tables: list[LineShape]


class UndoShape(BaseModel):
    """Whether I may take back by myself, and whether somebody asks to."""

    may: bool
    asked: dict[str, Any] | None


class TableShape(LineShape):
    """A table as one viewer may see it. `number` goes with the next action, `seq` with a subscription."""

    seq: int
    hints: bool
    late: str | None
    commitment: str
    source: str
    rematch: str | None
    my_seats: list[int]
    seat: int | None
    owner: bool
    view: dict[str, Any] | None
    undo: UndoShape
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


class DoneShape(BaseModel):
    """Whether it was done at once, or the others are asked, and the table after it."""

    done: bool
    table: TableShape


class PositionShape(BaseModel):
    """A position of a game."""

    move: int
    moves: int
    view: dict[str, Any]


class LogShape(BaseModel):
    """The moves of a game, as far as the viewer may know them."""

    moves: list[dict[str, Any]]


class NewsShape(BaseModel):
    """What happened at a table."""

    seq: int
    news: list[dict[str, Any]]


class RecordShape(BaseModel):
    """A finished game."""

    format: int
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    moves: list[tuple[int, str]]
    result: dict[str, Any] | None
    players: list[str]
    commitment: str | None
    seed: str | None
    salt: str | None
