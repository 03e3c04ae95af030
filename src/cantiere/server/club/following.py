"""Following: the strongest game that goes on, and people of whom somebody wants to know when they play.

Nobody can be followed who hides their page, who says so (`no_followers`), or who has blocked the follower.
Whoever changes their mind is back on the lists that they were on.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from cantiere.server.club.going import Going, GoingOn
from cantiere.server.club.players import shown
from cantiere.server.common.errors import Problem, not_found
from cantiere.server.gate.types.club import FollowedPlayer, StrongestGame
from cantiere.server.people.people import Who
from cantiere.server.play.types import TableLine
from cantiere.server.store.database import Database
from cantiere.server.store.models import RUNNING, Block, Follow, Person, Table
from cantiere.server.tables.lobby import COLUMNS, table_lines

MOST = 200  # people whom somebody may follow
TRIED = 5  # of the strongest: one or the other may just have ended


class Following:
    """Who follows whom, and what there is to watch."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.going_on = GoingOn(database)

    # --- games -------------------------------------------------------------------------------------------

    async def strongest(self, who: Who | None) -> StrongestGame:
        """Return the strongest game that goes on without this person."""
        me = who.id if who is not None else None
        others = [one for one in await self.going_on.tables() if me not in one.seated]
        best = sorted(others, key=lambda one: -one.strength)[:TRIED]
        lines = await self.database.read(lambda c: _still_going(c, best, who))
        for one in best:
            if one.table in lines:
                return {"table": lines[one.table], "rating": round(one.rating, 1)}
        return {"table": None, "rating": None}

    # --- people ------------------------------------------------------------------------------------------

    async def mine(self, who: Who) -> list[FollowedPlayer]:
        """Return whom somebody follows: who plays at a public table first, then by name."""
        going = await self.going_on.tables()

        def look(c: Connection) -> list[FollowedPlayer]:
            query = select(Person.id, Person.name).join(Follow, Follow.followed == Person.id)
            rows = c.execute(query.where(Follow.person == who.id, _may_be_followed(who.id))).all()
            playing = {person: one for one in reversed(going) for person in one.people}
            mine = [playing[row.id] for row in rows if row.id in playing]
            lines = _still_going(c, mine, who)
            found: list[FollowedPlayer] = [
                {
                    "player": row.id,
                    "name": row.name,
                    "table": lines.get(playing[row.id].table) if row.id in playing else None,
                }
                for row in rows
            ]
            return sorted(found, key=lambda one: (one["table"] is None, one["name"].casefold()))

        return await self.database.read(look)

    async def follow(self, who: Who, player: str) -> None:
        """Follow somebody; whoever does so already goes on."""

        def work(c: Connection) -> None:
            if player == who.id:
                raise Problem(422, "yourself", "That is you.")
            if c.scalar(select(Person.id).where(Person.id == player, shown(who))) is None:
                raise not_found("there is no such player")
            if not may_follow(c, who, player):
                raise Problem(403, "not-followed", "They do not want to be followed.")
            if follows(c, who, player):
                return
            count = select(func.count()).select_from(Follow).where(Follow.person == who.id)
            if (c.scalar(count) or 0) >= MOST:
                raise Problem(422, "too-many-followed", f"Nobody follows more than {MOST} people.")
            c.execute(insert(Follow).values(person=who.id, followed=player, at=time.time()))

        await self.database.write(work)

    async def unfollow(self, who: Who, player: str) -> None:
        """Follow somebody no longer, whether or not they can be followed."""
        mine = (Follow.person == who.id, Follow.followed == player)
        await self.database.write(lambda c: c.execute(delete(Follow).where(*mine)))


def follows(c: Connection, who: Who | None, player: str) -> bool:
    """Tell whether somebody follows a player."""
    if who is None:
        return False
    mine = (Follow.person == who.id, Follow.followed == player)
    return c.scalar(select(Follow.person).where(*mine)) is not None


def may_follow(c: Connection, who: Who | None, player: str) -> bool:
    """Tell whether somebody may follow a player: a person, not themselves, who allows it."""
    if who is None or player == who.id:
        return False
    return c.scalar(select(Person.id).where(Person.id == player, _may_be_followed(who.id))) is not None


def _may_be_followed(me: str) -> Any:
    """Return the condition under which a person may be followed; blocks count either way."""
    block = select(Block.person).where(
        or_(
            and_(Block.person == Person.id, Block.blocked == me),
            and_(Block.person == me, Block.blocked == Person.id),
        )
    )
    return and_(shown(None), Person.no_followers.is_not(True), ~block.exists())


def _still_going(c: Connection, tables: Sequence[Going], who: Who | None) -> dict[str, TableLine]:
    """Return those of the tables at which the game still goes on, and that everybody may see."""
    query = select(*COLUMNS).where(Table.id.in_({one.table for one in tables}))
    query = query.where(Table.status == RUNNING, Table.listed.is_(True), Table.trouble.is_(None))
    return {line["id"]: line for line in table_lines(c, query, who)}
