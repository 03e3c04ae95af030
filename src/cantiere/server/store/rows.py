"""Tables and seats as rows: read from the database, kept in memory, and what changes in them.

They say in types what `models/tables.py` says in columns; a test holds one against the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

SeatKind = Literal["person", "open", "link", "bot"]
TableStatus = Literal["open", "running", "over", "closed"]
Pace = Literal["live", "turns"]
Source = Literal["play", "import", "analysis"]
Trouble = Literal["rules-changed", "game-gone", "does-not-replay"]
Ending = Literal["agreed"]  # how a game ended, if not by its rules
About = Literal["end", "sit-in"]  # what people are asked to agree to
Options = dict[str, bool | int | str | None]


class Result(TypedDict):
    """How a game ended, by seat; who is level shares a rank. `groups` are those that played each other."""

    scores: list[int]
    ranking: list[int]
    groups: NotRequired[list[list[int]]]


class ClockRow(TypedDict):
    """What each seat had left when the question was asked, in seconds."""

    left: list[float]


class UndoRow(TypedDict):
    """A request to take back, and who has agreed."""

    seat: int
    by: str
    number: int
    agreed: list[str]


class VoteRow(TypedDict):
    """What people are asked to agree to, about which seat, and who has agreed."""

    seat: int | None
    by: int
    agreed: list[str]


class OffRow(TypedDict):
    """Those whom the owner has taken off a seat."""

    people: list[str]


class SeatRow(TypedDict, total=False):
    """A seat of a table, or what becomes of one: the columns that change."""

    table: str
    seat: int
    kind: SeatKind
    person: str | None
    name: str
    bot: str | None
    link: str | None
    kept_for: str | None
    colour: int | None
    late: int
    resigned: bool
    holiday: float | None


class TableRow(TypedDict, total=False):
    """A table, or what becomes of one: the columns that change."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]  # as a match takes them
    name: str
    owner: str | None
    status: TableStatus
    listed: bool
    pace: Pace
    hours: float | None
    late: str | None
    game_time: float | None
    answer_time: float | None
    hints: bool
    autostart: bool
    invite: str
    source: Source
    start: Mapping[str, Any] | None
    seed: str
    salt: str
    commitment: str
    created: float
    changed: float
    number: int
    seq: int
    to_move: int | None
    asked: str | None
    due: bool
    deadline: float | None
    since: float | None
    secret: bool
    clock: ClockRow | None
    claim: str | None
    claimed: float
    undo: UndoRow | None
    votes: dict[About, VoteRow] | None
    off: OffRow | None
    how: Ending | None
    rematch: str | None
    result: Result | None
    tournament: str | None
    trouble: Trouble | None
    rated: bool
    booked: float | None
