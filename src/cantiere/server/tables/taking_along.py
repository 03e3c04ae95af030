"""A guest who logs in takes their games along: what was the guest's is the account's from then on."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, or_, select, update

from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.changes import Change
from cantiere.server.store.models import Entrant, League, LeagueEntrant, Seat, Table, Tournament

MOST = 1000  # tables that are taken along


async def take_along(live_tables: LiveTables, guest: Who, account: Who) -> None:
    """Make the guest's seats and tables the account's, one table after another."""

    def find(c: Connection) -> list[str]:
        mine = select(Seat).where(
            Seat.table == Table.id, or_(Seat.person == guest.id, Seat.kept_for == guest.id)
        )
        query = select(Table.id).where(or_(Table.owner == guest.id, mine.exists()))
        return list(c.scalars(query.order_by(Table.changed.desc()).limit(MOST)))

    def others(c: Connection) -> None:
        for owned in (Tournament, League):
            c.execute(update(owned).where(owned.owner == guest.id).values(owner=account.id))
        for entered in (Entrant, LeagueEntrant):
            c.execute(update(entered).where(entered.person == guest.id).values(person=account.id))

    for table in await live_tables.database.read(find):
        await live_tables.change(table, lambda live: (_taken(live, guest.id, account), None))
    await live_tables.database.write(others)


def _taken(live: LiveTable, guest: str, account: Who) -> Change | None:
    seats: dict[int, dict[str, Any]] = {}
    for seat in live.seats:
        fields = {name: account.id for name in ("person", "kept_for") if seat[name] == guest}
        if fields:
            seats[seat["seat"]] = fields
    values = {name: account.id for name in ("owner", "asked") if live.row[name] == guest}
    if not seats and not values:
        return None
    return Change("taken-along", {"seats": sorted(seats), "name": account.name}, values, seats)
