"""Titles of tables, tournaments and leagues: whose they are, and what moderators do about them."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select, update

from cantiere.server.common.errors import not_found
from cantiere.server.community.roles import note, require
from cantiere.server.people.people import Who
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.models import CLOSED, OPEN, RUNNING, Base, League, Table, Tournament

CUPS: Final[tuple[type[Base], ...]] = (League, Tournament)


class Titled(NamedTuple):
    """Something with a title."""

    kind: Any
    name: str
    owner: str | None
    status: str


def titled(c: Connection, one: str, *kinds: type[Base]) -> Titled:
    """Return a table, a tournament or a league."""
    for kind in kinds:
        columns = kind.__table__.c
        row = c.execute(select(columns.name, columns.owner, columns.status).where(columns.id == one)).first()
        if row is not None:
            return Titled(kind, *row)
    raise not_found("there is no such table or tournament")


class Titles:
    """What moderators do about titles, and about tournaments as such."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.database = live_tables.database

    async def rename_table(self, who: Who, table: str, name: str) -> None:
        """Give a table another title."""
        require(who)

        def work(c: Connection) -> None:
            found = titled(c, table, Table)
            note(c, who.id, "title", found.owner, table, f"{found.name} → {name}")

        await self.database.write(work)
        await self._change(table, name)

    async def rename_cup(self, who: Who, cup: str, name: str) -> None:
        """Give a tournament or a league another title; its tables are called by it."""
        require(who)

        def work(c: Connection) -> list[tuple[str, str]]:
            found = titled(c, cup, *CUPS)
            c.execute(update(found.kind).where(found.kind.id == cup).values(name=name))
            note(c, who.id, "title", found.owner, None, f"{found.name} → {name}")
            tables = c.execute(select(Table.id, Table.name).where(Table.tournament == cup))
            return [(row.id, name + row.name.removeprefix(found.name)) for row in tables]

        for table, title in await self.database.write(work):
            await self._change(table, title)

    async def close_cup(self, who: Who, cup: str) -> None:
        """Call a tournament or a league off: no round follows, games that go on are played to their end."""
        require(who)

        def work(c: Connection) -> None:
            found = titled(c, cup, *CUPS)
            if found.status in (OPEN, RUNNING):
                over = {"status": CLOSED, "changed": time.time()}
                c.execute(update(found.kind).where(found.kind.id == cup).values(**over))
                note(c, who.id, "call-off", found.owner, None, found.name)

        await self.database.write(work)

    async def _change(self, table: str, title: str) -> None:
        async with (await self.live_tables.load(table)).lock:  # nobody writes what was known before
            changed = update(Table).where(Table.id == table).values(name=title)
            await self.database.write(lambda c: c.execute(changed))
            self.live_tables.mark_stale(table)
        self.live_tables.on_wake(table)
