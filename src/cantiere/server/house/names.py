"""Names: a person's other name, wherever the old one stands."""

from __future__ import annotations

import functools
from typing import Any

from sqlalchemy import Connection, select, update

from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.changes import Change
from cantiere.server.store.models import OPEN, RUNNING, Entrant, LeagueEntrant, News, Person, Seat, Table
from cantiere.server.tables.seating import unique_name


async def rename_everywhere(live_tables: LiveTables, person: str, name: str) -> None:
    """Give a person another name: in the house, on their seats, in lists and in what was told of them."""
    database = live_tables.database

    def people(c: Connection) -> list[tuple[str, str]]:
        c.execute(update(Person).where(Person.id == person).values(name=name))
        for entered in (Entrant, LeagueEntrant):
            c.execute(update(entered).where(entered.person == person).values(name=name))
        sits = select(Table.id, Table.status).join(Seat, Seat.table == Table.id).where(Seat.person == person)
        return [(row.id, row.status) for row in c.execute(sits.distinct())]

    for table, status in await database.write(people):
        await database.write(functools.partial(_retell, table, person, name))
        live_tables.mark_stale(table)
        if status in (OPEN, RUNNING):  # whoever watches sees it at once
            await live_tables.change(table, lambda live: (_renamed(live, person), None))


def _retell(table: str, person: str, name: str, c: Connection) -> None:
    """Change a name on the seats of a table, and wherever its news have it."""
    seats = list(c.execute(select(Seat).where(Seat.table == table).order_by(Seat.seat)).mappings())
    other = unique_name([seat["name"] for seat in seats if seat["person"] != person], name)
    old = {seat["name"] for seat in seats if seat["person"] == person}
    mine = update(Seat).where(Seat.table == table, Seat.person == person)
    c.execute(mine.values(name=other))
    for row in c.execute(select(News.seq, News.kind, News.data).where(News.table == table)).all():
        data = _with_name(row.kind, row.data, old, other)
        if data is not None:
            c.execute(update(News).where(News.table == table, News.seq == row.seq).values(data=data))
    owned = select(Table.name).where(Table.id == table, Table.owner == person)
    if c.scalar(owned) in old:  # tables are called after who made them, unless they have a name
        c.execute(update(Table).where(Table.id == table).values(name=other))


def _with_name(kind: str, data: dict[str, Any], old: set[str], name: str) -> dict[str, Any] | None:
    """Return a piece of news with another name, None if it does not have the old one."""
    for entry in ("name", "by"):
        if data.get(entry) in old:
            return {**data, entry: name}
    if set(data.get("off", ())) & old:
        return {**data, "off": [name if one in old else one for one in data["off"]]}
    return None


def _renamed(live: LiveTable, person: str) -> Change | None:
    mine = live.seats_of(person)
    if not mine:
        return None
    return Change("renamed", {"seats": mine, "name": live.seats[mine[0]]["name"]})
