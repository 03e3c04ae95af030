"""The types of what is sent about tournaments."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from cantiere.server.store.rows import Options, Pace, TableStatus


class TournamentEntrant(TypedDict):
    """Who plays: `points` so far; `place` at the end, shared by who is level."""

    number: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    you: bool
    points: int
    place: int | None


class TournamentSeat(TypedDict):
    """Who sits where in a round; the score when it is over, and the place among those who played together."""

    seat: int
    entrant: int
    name: str
    score: int | None
    rank: int | None


class TournamentRound(TypedDict):
    """A round: a table like any other. `to_move` is null where it is not to be known who is asked.

    `groups` are the seats that play each other: each group is a game with a winner of its own.
    """

    round: int
    table: str
    status: Literal["running", "over"]
    to_move: int | None
    my_turn: bool
    seats: list[TournamentSeat]
    groups: list[list[int]]


class TournamentPage(TypedDict):
    """A tournament. `round` is the one being played, 0 before the first; lists come without the rounds.

    `by_points`: the points of all rounds together decide the places.
    """

    id: str
    game: str
    form: str
    name: str
    options: Options
    status: TableStatus
    listed: bool
    hints: bool
    rated: bool
    pace: Pace
    hours: float | None
    game_time: float | None
    answer_time: float | None
    late: str | None
    created: float
    changed: float
    round: int
    by_points: bool
    owner: bool
    entrants: list[TournamentEntrant]
    rounds: list[TournamentRound]
    invite: NotRequired[str]


class TournamentList(TypedDict):
    """A list of tournaments."""

    tournaments: list[TournamentPage]
