"""Notifications in turn-by-turn games: e-mail and web-hooks, off unless configured, one digest at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from sqlalchemy import Connection, or_, select, update

from cantiere.server.notifications.sending import Digest, Waiting, send
from cantiere.server.settings import Settings
from cantiere.server.store.database import Database
from cantiere.server.store.models import RUNNING, TURNS, Person, Table

PATIENCE = 60.0  # seconds a turn must have lasted before anybody is told: most answer at once
TOGETHER = 50

log = logging.getLogger("cantiere.server.notifications")


class Notifications:
    """Tells people that it is their turn. `send` may be replaced, for tests."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.send: Callable[[Digest, Settings], None] = send

    async def sweep(self) -> None:
        """Send what is due: at most one notification to each person in a while, about all their tables."""
        if self.settings.mail is None and not self.settings.hooks:
            return
        now = time.time()
        for digest in await self.database.write(lambda c: self._due(c, now)):
            try:
                await asyncio.to_thread(self.send, digest, self.settings)
            except Exception as error:  # whatever a stranger's server does, ours goes on
                log.warning("notification", extra={"error": type(error).__name__})

    def _due(self, c: Connection, now: float) -> list[Digest]:
        """Return the digests to send, and mark them sent: two servers do not both send one."""
        rows = c.execute(
            select(
                Person.id,
                Person.name,
                Person.lang,
                Person.email,
                Person.hook,
                Table.id,
                Table.name,
                Table.game,
            )
            .join(Table, Table.asked == Person.id)
            .where(Table.status == RUNNING, Table.pace == TURNS, Table.changed < now - PATIENCE)
            .where(Table.changed > Person.told, Person.told < now - self.settings.digest)
            .where(or_(Person.email.is_not(None), Person.hook.is_not(None)))
            .order_by(Person.id, Table.changed)
            .limit(TOGETHER * 20)
        ).all()
        digests: dict[str, Digest] = {}
        for person, name, lang, email, hook, *table in rows:
            digest = digests.setdefault(person, Digest(person, name, lang, email, hook, []))
            digest.tables.append(Waiting(*table))
        return [digest for digest in digests.values() if self._mine(c, digest.person, now)]

    def _mine(self, c: Connection, person: str, now: float) -> bool:
        free = (Person.id == person, Person.told < now - self.settings.digest)
        return c.execute(update(Person).where(*free).values(told=now)).rowcount == 1
