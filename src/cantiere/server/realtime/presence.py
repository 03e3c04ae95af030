"""Presence: who has a table open. Kept in memory; several servers tell each other through the database.

Changes are told a little later and together: a page that is loaded again goes and comes at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select, text, update

from cantiere.server.people.people import Who
from cantiere.server.settings import Settings
from cantiere.server.store.database import CHANNEL, Database
from cantiere.server.store.models import Watching

CHANGED = -1  # the number by which the servers' news say: not the table, only who watches it
KNOWN = 60.0  # seconds for which another server's people count without being confirmed
CONFIRM = 20.0
NAMELESS = ""
NOBODY: Mapping[str, int] = {}
NOTIFY = text("SELECT pg_notify(:channel, :table)")

log = logging.getLogger("cantiere.server.presence")


class Presence:
    """Who watches which table. `changed` is called with a table some time after that is not as it was."""

    def __init__(
        self, database: Database, settings: Settings, changed: Callable[[str], Awaitable[None]]
    ) -> None:
        self.database = database
        self.server = settings.process
        self.pause = settings.presence
        self._changed = changed
        self._here: dict[str, Counter[str]] = {}
        self._there: dict[str, dict[str, tuple[float, dict[str, int]]]] = {}  # by table, by server
        self._soon: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._confirmed = 0.0

    def came(self, table: str, who: Who | None) -> None:
        """Count somebody who opens a table."""
        self._here.setdefault(table, Counter())[who.id if who is not None else NAMELESS] += 1
        self._tell_soon(table)

    def left(self, table: str, who: Who | None) -> None:
        """Count somebody no longer."""
        here = self._here.get(table, Counter())
        here[who.id if who is not None else NAMELESS] -= 1
        self._here[table] = +here
        if not self._here[table]:
            del self._here[table]
        self._tell_soon(table)

    def people(self, table: str) -> Mapping[str, int]:
        """Return how many pages of a table each person has open, on all servers."""
        here, there = self._here.get(table, NOBODY), self._there.get(table)
        if there is None:
            return here
        now, found = time.time(), Counter(here)
        for until, people in there.values():
            if until > now:
                found.update(people)
        return found

    # --- telling -------------------------------------------------------------------------------------

    def _tell_soon(self, table: str) -> None:
        if table not in self._soon:
            self._soon.add(table)
            self._begin(self._tell(table))

    def refresh(self, table: str) -> None:
        """Take over what another server says about a table."""
        self._begin(self._learn(table))

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            log.error("presence", extra={"error": type(error).__name__}, exc_info=error)

    async def _tell(self, table: str) -> None:
        await asyncio.sleep(self.pause)
        self._soon.discard(table)
        if not self.database.sqlite:
            people, until = dict(self._here.get(table, {})), time.time() + KNOWN
            await self.database.write(lambda c: self._write(c, table, people, until))
        await self._changed(table)

    def _write(self, c: Connection, table: str, people: dict[str, int], until: float) -> None:
        c.execute(delete(Watching).where(Watching.table == table, Watching.server == self.server))
        if people:
            row = {"table": table, "server": self.server, "people": people, "until": until}
            c.execute(insert(Watching).values(**row))
        c.execute(NOTIFY, {"channel": CHANNEL, "table": f"{table} {CHANGED}"})

    async def _learn(self, table: str) -> None:
        others = (Watching.table == table, Watching.server != self.server)
        rows = await self.database.read(
            lambda c: list(c.execute(select(Watching.server, Watching.until, Watching.people).where(*others)))
        )
        there = {row.server: (row.until, row.people) for row in rows}
        if there:
            self._there[table] = there
        else:
            self._there.pop(table, None)
        await self._changed(table)

    async def sweep(self) -> None:
        """Confirm from time to time who is here, and learn of all who are elsewhere."""
        now = time.time()
        if self.database.sqlite or now < self._confirmed + CONFIRM:
            return
        self._confirmed = now

        def work(c: Connection) -> list[Any]:
            mine = Watching.server == self.server
            c.execute(update(Watching).where(mine).values(until=now + KNOWN))
            c.execute(delete(Watching).where(Watching.until < now))
            return list(c.execute(select(Watching.__table__).where(~mine)))

        there: dict[str, dict[str, tuple[float, dict[str, int]]]] = {}
        for row in await self.database.write(work):
            there.setdefault(row.table, {})[row.server] = (row.until, row.people)
        self._there = there

    async def close(self) -> None:
        """Nobody watches through this server any longer."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self.database.sqlite:
            mine = Watching.server == self.server
            await self.database.write(lambda c: c.execute(delete(Watching).where(mine)))
