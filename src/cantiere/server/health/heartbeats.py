"""Servers that share a database let each other know that they are there; what a dead one claimed is freed.

Times are the database's own: the clocks of several machines may differ.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, select, text, update

import cantiere
from cantiere.server.settings import Settings
from cantiere.server.store.database import Database
from cantiere.server.store.models import Analysis, Process, Table

EVERY = 1.0  # seconds between two beats
DEAD = 3.0  # seconds of silence: with a beat and a look this stays within five
FORGOTTEN = 60.0  # seconds after which nothing can be claimed by it any more
NOW = text("SELECT extract(epoch FROM clock_timestamp())::float8")

log = logging.getLogger("cantiere.server.beats")


class Heartbeats:
    """The heartbeat of a server. With SQLite there is only one, and none is needed."""

    def __init__(self, database: Database, settings: Settings, freed: Callable[[str], None]) -> None:
        self._database = database
        self._process = settings.process
        self._freed = freed
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to beat."""
        if not self._database.sqlite:
            self._task = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            try:
                for table in await self._database.write(self._once):
                    self._freed(table)
            except Exception as error:  # the database may be away for a while
                log.warning("beat", extra={"error": type(error).__name__})
            await asyncio.sleep(EVERY)

    def _once(self, c: Connection) -> list[str]:
        """Say that this server is there; return the tables whose bots were claimed by one that is not."""
        now = float(c.execute(NOW).scalar_one())
        here = {"at": now, "version": cantiere.__version__}
        if not c.execute(update(Process).where(Process.process == self._process).values(**here)).rowcount:
            c.execute(insert(Process).values(process=self._process, **here))
        dead = list(c.scalars(select(Process.process).where(Process.at < now - DEAD)))
        if not dead:
            return []
        left = select(Table.id).where(Table.due.is_(True), Table.claimed > now, Table.claim.in_(dead))
        left = left.with_for_update(skip_locked=True)
        tables = list(c.scalars(left))
        if tables:
            c.execute(update(Table).where(Table.id.in_(tables)).values(claim=None, claimed=0.0))
            log.warning("taken over", extra={"count": len(tables)})
        unfinished = (Analysis.data.is_(None), Analysis.claim.in_(dead))
        c.execute(update(Analysis).where(*unfinished).values(claimed=0.0))
        c.execute(delete(Process).where(Process.at < now - FORGOTTEN))
        return tables

    async def close(self) -> None:
        """Stop, and say so: what is claimed here is free at once."""
        if self._task is None:
            return
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        with contextlib.suppress(Exception):  # if not, the others notice it themselves
            gone = update(Process).where(Process.process == self._process).values(at=0.0)
            await self._database.write(lambda c: c.execute(gone))
