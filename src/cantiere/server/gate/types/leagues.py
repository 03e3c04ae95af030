"""The types of what is sent about leagues."""

from __future__ import annotations

from typing import Literal, TypedDict

from cantiere.server.store.rows import Options, Pace, TableStatus

LeagueForm = Literal["swiss", "groups", "knockout"]
TieBreak = Literal["opponents", "direct", "wins", "margin"]


class LeagueEntrantData(TypedDict):
    """Who plays. `since`: the first round they play in; `left`: they have withdrawn."""

    number: int
    kind: Literal["person", "bot"]
    name: str
    bot: str | None
    you: bool
    since: int
    left: bool


class LeagueLine(TypedDict):
    """How somebody stands; who is level shares the place. `breaks` are the tie-breaks, in their order."""

    entrant: int
    place: int
    points: float
    played: int
    wins: int
    breaks: list[float]


class LeagueSeat(TypedDict):
    """Who sits where, and how it ended: `absent` have not played to the end, and count as last."""

    entrant: int
    score: int | None
    rank: int | None
    points: float | None
    absent: bool


class LeagueTableData(TypedDict):
    """A table of a round. Whoever is alone has a bye. `table` is null until it is opened."""

    round: int
    number: int
    division: int
    table: str | None
    status: Literal["planned", "running", "over", "bye"]
    mine: bool
    my_turn: bool
    seats: list[LeagueSeat]


class LeagueFacts(TypedDict):
    """A league as lists have it. `entered`: how many play; `most`: how many may."""

    id: str
    game: str
    form: LeagueForm
    name: str
    status: TableStatus
    listed: bool
    rated: bool
    size: int
    round: int
    entered: int
    most: int
    begins: float | None
    created: float
    changed: float


class LeagueList(TypedDict):
    """A list of leagues."""

    leagues: list[LeagueFacts]


class LeagueInvite(TypedDict, total=False):
    """The secret of a league, for those who play and whoever made it."""

    invite: str


class LeaguePage(LeagueFacts, LeagueInvite):
    """A league: its figures, who stands where (by divisions, the best first), and the tables of one round.

    `shown` is that round; `my_tables` are those at which I play now. `due`: when the round must be over.
    `tie_breaks` say what decides, in this order, among those who are level on points.
    """

    options: Options
    hints: bool
    pace: Pace
    hours: float | None
    game_time: float | None
    answer_time: float | None
    late: str | None
    least: int
    rounds: int
    group: int
    laps: int
    seasons: int
    moving: int
    season: int
    round_hours: float
    due: float | None
    owner: bool
    may_enter: bool
    entrants: list[LeagueEntrantData]
    divisions: list[list[LeagueLine]]
    tie_breaks: list[TieBreak]
    shown: int
    tables: list[LeagueTableData]
    my_tables: list[LeagueTableData]
