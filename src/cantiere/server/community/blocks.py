"""Blocks: of whom somebody wants to hear nothing. Kept at hand, for every piece of news asks."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select

from cantiere.server.common.errors import Problem, not_found
from cantiere.server.common.ids import hashed
from cantiere.server.community.moderation import whom_is_meant
from cantiere.server.community.requests import Somebody
from cantiere.server.community.types import BlockLine
from cantiere.server.people.people import Who
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.models import Block, Person

MOST = 500


class Blocks:
    """Who has blocked whom."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.database = live_tables.database
        self.changes = 0  # made by this server

    async def refresh(self) -> None:
        """Read them all, for what other servers have written."""
        changes = -1
        while changes != self.changes:  # what changed while it was read is newer than what was read
            changes = self.changes
            rows = await self.database.read(lambda c: c.execute(select(Block.person, Block.blocked)).all())
        found: dict[str, set[str]] = {}
        for person, blocked in rows:
            found.setdefault(person, set()).add(blocked)
        self.live_tables.blocked = {person: frozenset(blocked) for person, blocked in found.items()}

    async def add(self, who: Who, wanted: Somebody) -> None:
        """Hear nothing more of somebody."""

        def work(c: Connection) -> frozenset[str]:
            blocked, _ = whom_is_meant(c, wanted)
            if blocked == who.id:
                raise Problem(422, "yourself", "That is you.")
            mine = _blocked(c, who)
            if blocked not in mine and len(mine) < MOST:
                c.execute(insert(Block).values(person=who.id, blocked=blocked, at=time.time()))
            return _blocked(c, who)

        self._are(who, await self.database.write(work))

    async def mine(self, who: Who) -> list[BlockLine]:
        """Return whom somebody has blocked. Others' ids are not shown: each goes by one of its own."""

        def look(c: Connection) -> list[BlockLine]:
            query = select(Block.blocked, Person.name).join(Person, Person.id == Block.blocked)
            rows = c.execute(query.where(Block.person == who.id).order_by(Block.at))
            return [{"id": _id(who, row.blocked), "name": row.name} for row in rows]

        return await self.database.read(look)

    async def drop(self, who: Who, block: str) -> None:
        """Hear of somebody again."""

        def work(c: Connection) -> frozenset[str]:
            for blocked in _blocked(c, who):
                if _id(who, blocked) == block:
                    c.execute(delete(Block).where(Block.person == who.id, Block.blocked == blocked))
                    return _blocked(c, who)
            raise not_found("there is no such block")

        self._are(who, await self.database.write(work))

    def _are(self, who: Who, blocked: frozenset[str]) -> None:
        self.live_tables.blocked[who.id] = blocked
        self.changes += 1


def _blocked(c: Connection, who: Who) -> frozenset[str]:
    return frozenset(c.scalars(select(Block.blocked).where(Block.person == who.id)))


def _id(who: Who, blocked: str) -> str:
    return hashed(f"{who.id} {blocked}")[:16]
