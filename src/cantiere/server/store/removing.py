"""Removing rows that others refer to, in the order in which they may go."""

from __future__ import annotations

from sqlalchemy import Connection, delete

from cantiere.server.store.models import (
    Analysis,
    Move,
    News,
    Notice,
    Played,
    PlayedCard,
    Request,
    Seat,
    Table,
    Trace,
    Watching,
    WeekGame,
)


def remove_table(c: Connection, table: str) -> None:
    """Remove a table and everything about it."""
    for kept in (Move, News, Notice, Analysis, Seat, Watching, Request, Played, PlayedCard, Trace, WeekGame):
        c.execute(delete(kept).where(kept.table == table))
    c.execute(delete(Table).where(Table.id == table))
