"""The types of what a viewer is told of a table beside its game: in lists, and opened."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from cantiere.server.store.rows import (
    About,
    Ending,
    Options,
    Pace,
    Result,
    SeatKind,
    Source,
    TableStatus,
    Trouble,
)

WhyNot = Literal["not-open", "taken-off", "no-free-seat", "seat-kept"]  # why somebody may not sit down


class SeatLine(TypedDict):
    """A seat. With both a person and a bot, the bot sits in for the person, or (`resigned`) for good.

    `kept`: it is free, but for somebody; the name is theirs. `holiday`: until when no hours run for them.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    you: bool
    kept: bool
    kept_for_you: bool
    colour: int
    resigned: bool
    holiday: float | None


class TableFacts(TypedDict):
    """What everybody may know of a table that they see.

    The pace: `hours` for each answer, or a clock with `game_time` seconds for each and `answer_time` more
    after each answer. `how`: how it ended, if not by the rules. `rated`: it counts for the ratings of all who
    sit down. `trouble`: why its game cannot be gone on
    with; it can be looked at, left and ended.
    """

    id: str
    name: str
    game: str
    rules_version: int
    options: Options
    status: TableStatus
    listed: bool
    pace: Pace
    hours: float | None
    game_time: float | None
    answer_time: float | None
    created: float
    changed: float
    number: int
    result: Result | None
    how: Ending | None
    rated: bool
    tournament: str | None
    trouble: Trouble | None


class TableLine(TableFacts):
    """A table as lists have it. `to_move` is null where nobody is asked, or it is not to be known who.

    So is the deadline: it would tell whether a person or a bot is asked.
    """

    to_move: int | None
    deadline: float | None
    my_turn: bool
    seats: list[SeatLine]


class UndoAsked(TypedDict):
    """Who asks to take back, and whether my answer is wanted."""

    seat: int
    answer: bool


class UndoState(TypedDict):
    """Whether I may take back by myself, and whether somebody asks to."""

    may: bool
    asked: UndoAsked | None


class VoteState(TypedDict):
    """What people are asked to agree to: the end of the game, or that a bot sits in for a seat."""

    about: About
    seat: int | None
    by: int
    answer: bool


class PresenceState(TypedDict):
    """Which seats have the table open (bots always do), and how many others watch."""

    connected: list[bool]
    spectators: int


class Luck(TypedDict, total=False):
    """Seed and salt of a game that is over."""

    seed: str
    salt: str


class SharedFacts(TableFacts, PresenceState, Luck):
    """What is the same for all who look at a table. `left`: what the clocks showed before this question."""

    seq: int
    hints: bool
    late: str | None
    commitment: str
    source: Source
    rematch: str | None
    left: list[float] | None


class PersonFacts(TypedDict):
    """What a table is to one person; `invite` and `links` for whom they are."""

    seats: list[SeatLine]
    my_seats: list[int]
    owner: bool
    invite: NotRequired[str]
    links: NotRequired[dict[str, str]]


class TurnFacts(TypedDict):
    """Who is asked, as far as a viewer may know. `thinking`: the seat of the bot that thinks.

    `curtain`: people at one screen must not look over each other's shoulders. `since` and `deadline`: from
    when and until when an answer is waited for; null where it is not to be known of whom. `votes`: what all
    are asked to agree to; `replaceable`: for whom a bot may be voted in. `free`: where the viewer may sit
    down, and `why_not` if nowhere.
    """

    my_turn: bool
    to_move: int | None
    deadline: float | None
    thinking: int | None
    seat: int | None
    undo: UndoState
    curtain: bool
    since: float | None
    votes: list[VoteState]
    replaceable: list[int]
    free: list[int]
    why_not: WhyNot | None
