"""A league in the database: its rows, and the plain values that pairing and standings are made from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select

from cantiere.server.leagues.meetings import Entrant, Meeting, Rules
from cantiere.server.store.models import League, LeagueEntrant, LeagueTable, Person

PREFIX = "league-"  # of a league's id: a table's `tournament` may be one
FIGURES = ("size", "least", "rounds", "group", "laps", "seasons", "moving")

Row = dict[str, Any]


def is_league(tournament: str) -> bool:
    """Tell whether what a table is a round of is a league."""
    return tournament.startswith(PREFIX)


def take(c: Connection, league: str) -> Row | None:
    """Return a league, held until the transaction ends: nobody else changes it meanwhile."""
    row = c.execute(select(League.__table__).where(League.id == league).with_for_update()).mappings().first()
    return dict(row) if row is not None else None


def look(c: Connection, league: str) -> Row | None:
    """Return a league."""
    row = c.execute(select(League.__table__).where(League.id == league)).mappings().first()
    return dict(row) if row is not None else None


def entrants_of(c: Connection, league: str) -> list[Row]:
    """Return who plays, in the order in which they entered."""
    found = (
        select(LeagueEntrant.__table__, Person.holiday)
        .outerjoin(Person, Person.id == LeagueEntrant.person)
        .where(LeagueEntrant.league == league)
        .order_by(LeagueEntrant.number)
    )
    return [dict(row) for row in c.execute(found).mappings()]


def tables_of(c: Connection, league: str) -> list[Row]:
    """Return all tables of a league, in order."""
    found = select(LeagueTable.__table__).where(LeagueTable.league == league)
    found = found.order_by(LeagueTable.round, LeagueTable.number)
    return [dict(row) for row in c.execute(found).mappings()]


def rules_of(row: Row) -> Rules:
    """Return the form with its figures."""
    return Rules(row["form"], **{name: row["figures"][name] for name in FIGURES})


def players_of(rows: Sequence[Row]) -> list[Entrant]:
    """Return the entrants as pairing knows them."""
    return [Entrant(row["number"], row["lot"], row["since"], row["until"]) for row in rows]


def meetings_of(rows: Sequence[Row]) -> list[Meeting]:
    """Return the tables as pairing knows them."""
    return [_meeting(row) for row in rows]


def _meeting(row: Row) -> Meeting:
    result = row["result"] or {"ranks": (), "scores": (), "absent": ()}
    return Meeting(
        row["round"],
        tuple(row["seating"]["seats"]),
        tuple(result["ranks"]),
        tuple(result["scores"]),
        tuple(result["absent"]),
        row["division"],
        row["season"],
    )
