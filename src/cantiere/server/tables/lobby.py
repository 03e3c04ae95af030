"""The lobby: open tables, my games with my turn first, finished games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import Connection, Select, and_, case, or_, select

from cantiere.server.people.people import Who
from cantiere.server.play.facts import table_line
from cantiere.server.play.types import TableLine
from cantiere.server.store.database import Database
from cantiere.server.store.models import BOT, FREE, OPEN, OVER, RUNNING, Seat, Table
from cantiere.server.store.rows import SeatRow, TableRow

PAGE = 50
# What a list needs: never the seed, and not the snapshot that an analysis begins from.
COLUMNS = [column for column in Table.__table__.c if column.name not in ("seed", "salt", "start", "invite")]


class Lobby:
    """Lists of tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def listed(
        self,
        who: Who | None,
        *,
        status: str = OPEN,
        game: str | None = None,
        pace: str | None = None,
        free: bool = False,
        seats: int | None = None,
        text: str | None = None,
        bots: Sequence[str] = (),
        before: float | None = None,
    ) -> list[TableLine]:
        """Return listed tables, the latest first."""
        query = select(*COLUMNS).where(Table.status == status, Table.listed.is_(True))
        if game is not None:
            query = query.where(Table.game == game)
        if pace is not None:
            query = query.where(Table.pace == pace)
        if before is not None:
            query = query.where(Table.changed < before)
        if free:
            query = query.where(select(Seat).where(Seat.table == Table.id, Seat.kind == FREE).exists())
        if seats is not None:
            above = select(Seat).where(Seat.table == Table.id, Seat.seat == seats).exists()
            last = select(Seat).where(Seat.table == Table.id, Seat.seat == seats - 1).exists()
            query = query.where(and_(last, ~above))
        if text:
            query = query.where(_has(text, bots))
        return await self._lines(query.order_by(Table.changed.desc()), who)

    async def mine(
        self,
        who: Who,
        *,
        over: bool = False,
        played: bool = False,
        game: str | None = None,
        text: str | None = None,
        bots: Sequence[str] = (),
        before: float | None = None,
    ) -> list[TableLine]:
        """Return a person's tables: those that wait for them first, then the latest; or the finished ones."""
        sits = select(Seat).where(Seat.table == Table.id, or_(Seat.person == who.id, Seat.kept_for == who.id))
        status = (OVER,) if over else (OPEN, RUNNING)
        query = select(*COLUMNS).where(or_(sits.exists(), Table.owner == who.id), Table.status.in_(status))
        if played:
            query = query.where(Table.source == "play")
        if game is not None:
            query = query.where(Table.game == game)
        if text:
            query = query.where(_has(text, bots))
        if before is not None:
            query = query.where(Table.changed < before)
        waits = and_(Table.asked == who.id, Table.status == RUNNING, Table.trouble.is_(None))
        first = case((waits, 0), else_=1)
        return await self._lines(query.order_by(first, Table.changed.desc()), who)

    async def _lines(self, query: Select[Any], who: Who | None) -> list[TableLine]:
        return await self.database.read(lambda c: table_lines(c, query.limit(PAGE), who))


def table_lines(c: Connection, query: Select[Any], who: Who | None) -> list[TableLine]:
    """Return tables as lists have them; the query selects `COLUMNS`."""
    rows = [cast(TableRow, dict(row)) for row in c.execute(query).mappings()]
    ids = [row["id"] for row in rows]
    seats: dict[str, list[SeatRow]] = {one: [] for one in ids}
    found = select(Seat.__table__).where(Seat.table.in_(ids)).order_by(Seat.table, Seat.seat)
    for seat in c.execute(found).mappings():
        seats[seat["table"]].append(cast(SeatRow, dict(seat)))
    return [table_line(row, seats[row["id"]], who) for row in rows]


def _has(text: str, bots: Sequence[str]) -> Any:
    """A table is found by its name, by the names of those who sat there, and by these bots."""
    wanted = "%" + text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    called = or_(Seat.name.ilike(wanted, escape="\\"), and_(Seat.kind == BOT, Seat.bot.in_(bots)))
    seated = select(Seat).where(Seat.table == Table.id, called).exists()
    return or_(Table.name.ilike(wanted, escape="\\"), seated)
