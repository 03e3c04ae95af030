"""Tournaments and leagues: several tables, and who plays at them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ForeignKey, Index, false
from sqlalchemy.orm import Mapped, mapped_column

from cantiere.server.store.models.base import Base


class Tournament(Base):
    """Several tables, one after another, until the form has ranked everybody."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    form: Mapped[str]
    options: Mapped[dict[str, Any]]
    name: Mapped[str]
    owner: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    status: Mapped[str]
    listed: Mapped[bool]
    pace: Mapped[str]
    hours: Mapped[float | None]
    late: Mapped[str | None]
    game_time: Mapped[float | None]
    answer_time: Mapped[float | None]
    hints: Mapped[bool]
    autostart: Mapped[bool]
    invite: Mapped[str]
    created: Mapped[float]
    changed: Mapped[float]
    round: Mapped[int]  # the one being played, from 1; 0 before the first
    places: Mapped[dict[str, Any] | None]  # at the end: the place of each entrant, by number
    rated: Mapped[bool] = mapped_column(default=False, server_default=false())

    __table_args__ = (Index("tournaments_status", "status", "listed", "changed"),)


class Entrant(Base):
    """Who plays in a tournament, in the order in which the form counts them."""

    __tablename__ = "entrants"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None]
    name: Mapped[str]


class Round(Base):
    """A round of a tournament: its table, who sat where, how it ended. Its number is given once."""

    __tablename__ = "rounds"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), unique=True)
    seating: Mapped[dict[str, Any]]  # {"seats": the entrant on each seat}
    standings: Mapped[dict[str, Any] | None]  # {"seats": what each seat is ranked by}


class League(Base):
    """A league: rounds of tables, for any game and any number of entrants. Its id begins with `league-`."""

    __tablename__ = "leagues"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    form: Mapped[str]
    figures: Mapped[dict[str, Any]]  # of the form: how many rounds, the size of groups …
    options: Mapped[dict[str, Any]]  # as they were wanted; tables of several sizes complete them
    name: Mapped[str]
    owner: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    status: Mapped[str]
    listed: Mapped[bool]
    pace: Mapped[str]
    hours: Mapped[float | None]
    game_time: Mapped[float | None]
    answer_time: Mapped[float | None]
    late: Mapped[str | None]
    hints: Mapped[bool]
    rated: Mapped[bool]
    autostart: Mapped[bool]
    invite: Mapped[str]
    created: Mapped[float]
    changed: Mapped[float]
    round_hours: Mapped[float]  # that a round may take
    most: Mapped[int]  # entrants
    round: Mapped[int]  # the one being played, from 1; 0 before the first
    begins: Mapped[float | None]  # when it begins by itself
    due: Mapped[float | None]  # when the round must be over

    __table_args__ = (Index("leagues_status", "status", "listed", "changed"),)


class LeagueEntrant(Base):
    """Who plays in a league."""

    __tablename__ = "league_entrants"

    league: Mapped[str] = mapped_column(ForeignKey("leagues.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None]
    name: Mapped[str]
    lot: Mapped[int]  # drawn when it begins
    since: Mapped[int]  # the first round they play in
    until: Mapped[int | None]  # the last one, if they have withdrawn


class LeagueTable(Base):
    """A table of a league's round: planned, opened (`table`), then over (`result`). One alone has a bye."""

    __tablename__ = "league_tables"

    league: Mapped[str] = mapped_column(ForeignKey("leagues.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    division: Mapped[int]
    season: Mapped[int]
    seating: Mapped[dict[str, Any]]  # {"seats": the entrant on each seat}
    begun: Mapped[float]  # when the round did
    table: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), unique=True)
    behind: Mapped[dict[str, Any] | None]  # {"entrants": for whom it waited when the round's time was over}
    result: Mapped[dict[str, Any] | None]  # {"ranks": …, "scores": …, "absent": entrants}
    ended: Mapped[float | None]
