"""A guest who logs in takes their games along: what was the guest's is the account's from then on."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update

from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.changes import Change, keep_traces
from cantiere.server.store.models import (
    Block,
    Entrant,
    League,
    LeagueEntrant,
    News,
    Person,
    Report,
    Seat,
    Table,
    Tournament,
    Trace,
)
from cantiere.server.store.rows import SeatRow, TableRow

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
        c.execute(update(News).where(News.person == guest.id).values(person=account.id))
        for column in (Report.by, Report.about):
            c.execute(update(Report).where(column == guest.id).values({column: account.id}))
        _take_names(c, guest.id, account.id)
        _take_blocks(c, guest.id, account.id)
        if guest.muted is not None:  # whoever is to be silent is so by another name, too
            until = max(guest.muted, account.muted or 0.0)
            c.execute(update(Person).where(Person.id == account.id).values(muted=until))

    for table in await live_tables.database.read(find):
        await live_tables.change(table, lambda live: (_taken(live, guest.id, account), None))
    await live_tables.database.write(others)


def _take_names(c: Connection, guest: str, account: str) -> None:
    for table, name in c.execute(select(Trace.table, Trace.name).where(Trace.person == guest)).all():
        keep_traces(c, table, [(account, name)])
    c.execute(delete(Trace).where(Trace.person == guest))


def _take_blocks(c: Connection, guest: str, account: str) -> None:
    both = or_(Block.person == guest, Block.blocked == guest)
    found = c.execute(select(Block.person, Block.blocked, Block.at).where(both)).all()
    c.execute(delete(Block).where(both))
    mine = or_(Block.person == account, Block.blocked == account)
    known = {tuple(row) for row in c.execute(select(Block.person, Block.blocked).where(mine))}
    for person, blocked, at in found:
        new = tuple(account if one == guest else one for one in (person, blocked))
        if new not in known and new[0] != new[1]:
            c.execute(insert(Block).values(person=new[0], blocked=new[1], at=at))
            known.add(new)


def _taken(live: LiveTable, guest: str, account: Who) -> Change | None:
    seats: dict[int, SeatRow] = {}
    for seat in live.seats:
        fields: SeatRow = {}
        if seat["person"] == guest:
            fields["person"] = account.id
        if seat["kept_for"] == guest:
            fields["kept_for"] = account.id
        if fields:
            seats[seat["seat"]] = fields
    values: TableRow = {}
    if live.row["owner"] == guest:
        values["owner"] = account.id
    if live.row["asked"] == guest:
        values["asked"] = account.id
    if not seats and not values:
        return None
    return Change("taken-along", {"seats": sorted(seats), "name": account.name}, values, seats)
