"""Tournaments, described for the OpenAPI document."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class EntrantShape(BaseModel):
    """Who plays: `points` so far; `place` at the end, shared by who is level."""

    number: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    you: bool
    points: int
    place: int | None


class RoundSeatShape(BaseModel):
    """Who sits where in a round; the score when it is over."""

    seat: int
    entrant: int
    name: str
    score: int | None


class RoundShape(BaseModel):
    """A round: a table like any other."""

    round: int
    table: str
    status: Literal["running", "over"]
    to_move: int | None
    my_turn: bool
    seats: list[RoundSeatShape]


class TournamentShape(BaseModel):
    """A tournament. `round` is the one being played, 0 before the first; lists come without the rounds."""

    id: str
    game: str
    form: str
    name: str
    options: dict[str, bool | int | str | None]
    status: Literal["open", "running", "over", "closed"]
    listed: bool
    hints: bool
    pace: Literal["live", "turns"]
    hours: float | None
    game_time: float | None
    answer_time: float | None
    late: str | None
    created: float
    changed: float
    round: int
    owner: bool
    entrants: list[EntrantShape]
    rounds: list[RoundShape]
    invite: str | None = None


class TournamentsShape(BaseModel):
    """A list of tournaments."""

    tournaments: list[TournamentShape]
