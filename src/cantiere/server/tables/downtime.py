"""Time stops while no server is there: deadlines move on by as long as that was."""

from __future__ import annotations

import time

from sqlalchemy import Connection, insert, select, update

from cantiere.server.settings import Settings
from cantiere.server.store.database import Database
from cantiere.server.store.models import OPEN, RUNNING, League, Note, Table

ALIVE = "alive"  # the note with the time at which a server was last there
EVERY = 4  # sweeps between two such notes


class Downtime:
    """Notes from time to time that a server is there, and makes up for when none was."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.pause = settings.sweep * EVERY
        self._noted = 0.0

    async def make_up(self) -> float:
        """Move all deadlines by the seconds for which no server was there; return how many."""
        return await self.database.write(self._make_up)

    async def sweep(self) -> None:
        """Note that this server is there."""
        now = time.time()
        if now >= self._noted + self.pause:
            self._noted = now
            await self.database.write(lambda c: _note(c, now))

    def _make_up(self, c: Connection) -> float:
        now, found = time.time(), c.scalar(select(Note.value).where(Note.name == ALIVE))
        gone = now - float(found) if found is not None else 0.0
        if gone <= self.pause + 1.0:  # this long it may be since the last note
            _note(c, now)
            return 0.0
        # Of several servers that start at once only one finds the note as it was.
        mine = update(Note).where(Note.name == ALIVE, Note.value == found).values(value=repr(now))
        if c.execute(mine).rowcount != 1:
            return 0.0
        for column in (Table.deadline, Table.since):
            waiting = update(Table).where(Table.status == RUNNING, column.is_not(None))
            c.execute(waiting.values({column: column + gone}))
        rounds = update(League).where(League.status == RUNNING, League.due.is_not(None))
        c.execute(rounds.values(due=League.due + gone))
        missed = update(League).where(League.status == OPEN, League.begins > now - gone, League.begins <= now)
        c.execute(missed.values(begins=League.begins + gone))
        return gone


def _note(c: Connection, now: float) -> None:
    if not c.execute(update(Note).where(Note.name == ALIVE).values(value=repr(now))).rowcount:
        c.execute(insert(Note).values(name=ALIVE, value=repr(now)))
