"""Tables: who sits there, what was played, and what happened.

Nothing in `moves` and `news` is ever changed or removed: taking a move back is a row of its own. Only what
people said is emptied in the news, by a moderator or when its time is over, and the names of those who left.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ForeignKey, Index, Text, false, text
from sqlalchemy.orm import Mapped, mapped_column

from cantiere.server.store.models.base import Base

# What a table is, its pace, and what a seat is.
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"
LIVE: Final = "live"
TURNS: Final = "turns"
PERSON: Final = "person"
FREE: Final = "open"
LINK: Final = "link"
BOT: Final = "bot"
UNBOOKED = text("status = 'over' AND booked IS NULL")


class Table(Base):
    """A table, with what the lobby needs to know without replaying its game."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(index=True)
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    name: Mapped[str]
    owner: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    status: Mapped[str]
    listed: Mapped[bool]
    pace: Mapped[str]
    hours: Mapped[float | None]
    late: Mapped[str | None]  # the bot that answers when the time is over; None: the others wait
    game_time: Mapped[float | None]  # with a clock: seconds that each has for the game,
    answer_time: Mapped[float | None]  # and how many more after each answer
    hints: Mapped[bool]
    autostart: Mapped[bool]
    invite: Mapped[str]
    source: Mapped[str]  # play, import or analysis
    start: Mapped[dict[str, Any] | None]  # a snapshot, where the game does not begin at the beginning
    seed: Mapped[str]
    salt: Mapped[str]
    commitment: Mapped[str]
    created: Mapped[float]
    changed: Mapped[float]
    number: Mapped[int] = mapped_column(default=0)  # how many rows of `moves` there are
    seq: Mapped[int] = mapped_column(default=0)  # how many rows of `news` there are
    to_move: Mapped[int | None]
    asked: Mapped[str | None]  # the person who is asked
    due: Mapped[bool] = mapped_column(default=False)  # a bot is asked
    deadline: Mapped[float | None]
    since: Mapped[float | None]  # when the question was asked
    secret: Mapped[bool] = mapped_column(default=False)  # who is asked is hidden: no clock may tell
    clock: Mapped[dict[str, Any] | None]  # {"left": seconds of each seat, when the question was asked}
    claim: Mapped[str | None]  # the process that works on the bot's move, until `claimed`
    claimed: Mapped[float] = mapped_column(default=0.0)
    undo: Mapped[dict[str, Any] | None]  # a request to take back, and who has agreed
    votes: Mapped[dict[str, Any] | None]  # to end the game, to let a bot sit in: who asks, who has agreed
    off: Mapped[dict[str, Any] | None]  # {"people": those whom the owner has taken off a seat}
    how: Mapped[str | None]  # how it ended, if not by its rules: "agreed"
    rematch: Mapped[str | None]
    result: Mapped[dict[str, Any] | None]
    tournament: Mapped[str | None]  # the tournament, or the league, that it is a round of
    trouble: Mapped[str | None]  # why its game cannot be gone on with, where a server has found that
    rated: Mapped[bool] = mapped_column(default=False, server_default=false())  # all who sit down agree
    booked: Mapped[float | None]  # when its game was entered in the club's books

    __table_args__ = (
        Index("tables_status", "status", "listed", "changed"),
        Index("tables_asked", "asked", "status"),
        Index("tables_due", "due", "claimed"),
        Index("tables_deadline", "deadline"),
        Index("tables_unbooked", "changed", sqlite_where=UNBOOKED, postgresql_where=UNBOOKED),
    )


class Seat(Base):
    """A seat of a table, and who sits there."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str]
    bot: Mapped[str | None]  # the bot of the seat, or the one that sits in for the person
    link: Mapped[str | None]  # the secret of a seat that is kept for a friend
    kept_for: Mapped[str | None]  # the person it is kept for: a rematch, or the owner's word
    colour: Mapped[int | None]  # the one that was chosen; None: the first that is free
    late: Mapped[int] = mapped_column(default=0)  # how often in a row the time was over
    resigned: Mapped[bool] = mapped_column(default=False)  # the bot plays on for good
    holiday: Mapped[float | None]  # until when no hours run here


class Move(Base):
    """A move of a seat or of chance; with `keep`, the taking back of all moves but the first so many."""

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    who: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    keep: Mapped[int | None]
    at: Mapped[float]


class News(Base):
    """What happened at a table, in order: moves with their events, chat, comings and goings."""

    __tablename__ = "news"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    data: Mapped[dict[str, Any]]
    at: Mapped[float]
    person: Mapped[str | None]  # who said it

    __table_args__ = (
        Index(
            "news_person",
            "person",
            sqlite_where=text("person IS NOT NULL"),
            postgresql_where=text("person IS NOT NULL"),
        ),
    )


class Trace(Base):
    """A name that somebody had at a table where they do not sit, and that its news still have."""

    __tablename__ = "traces"

    person: Mapped[str] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    name: Mapped[str] = mapped_column(primary_key=True)


class Request(Base):
    """A request that was carried out: sent again, it is answered again and not carried out twice."""

    __tablename__ = "requests"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    table: Mapped[str]
    text: Mapped[str] = mapped_column(Text)
    answer: Mapped[dict[str, Any]]
    at: Mapped[float]


class Analysis(Base):
    """What the bots think of a finished game. Until there is `data`, whoever claims it works on it."""

    __tablename__ = "analyses"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    claim: Mapped[str]
    claimed: Mapped[float]  # until then
    done: Mapped[int]  # positions looked at
    total: Mapped[int]
    data: Mapped[dict[str, Any] | None]
