"""Whether a server can do its work. What is told is small: whoever runs it reads more in the log."""

from __future__ import annotations

import asyncio
import logging
import math
import shutil
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, insert, make_url, update
from sqlalchemy.exc import SQLAlchemyError

from cantiere.server.common.metrics import Metrics
from cantiere.server.settings import Settings
from cantiere.server.store.database import Database
from cantiere.server.store.models import Note
from cantiere.server.store.room import has_room

NOTE = "health"  # written to see whether anything can be
FRESH = 1.0  # seconds for which an answer counts: whoever asks often costs nothing
ANSWERS = 5.0  # seconds within which the database must answer
LATE = 6  # sweeps that may be missing before it is late
LEAST_LATE = 30.0  # seconds
ROOM = 60.0  # seconds between two trials whether PostgreSQL has room
PARTS = ("database", "disk", "workers", "sweep")

log = logging.getLogger("cantiere.server.health")


class Health:
    """Looks after the parts without which tables stand still."""

    def __init__(
        self, database: Database, settings: Settings, metrics: Metrics, workers_alive: Callable[[], bool]
    ) -> None:
        self._database = database
        self._settings = settings
        self._metrics = metrics
        self._workers_alive = workers_alive
        self._swept = time.monotonic()
        self._looked = 0.0
        self._failing: list[str] = []
        self._room = True  # whether PostgreSQL had some when that was tried
        self._tried = -math.inf
        self._looking = asyncio.Lock()

    def swept(self) -> None:
        """Note that a sweep has come to its end."""
        self._swept = time.monotonic()
        self._metrics.last_sweep.set(time.time())

    async def failing(self) -> list[str]:
        """Return the parts that do not work; nothing: all is well."""
        async with self._looking:
            if time.monotonic() - self._looked >= FRESH:
                found = await self._look()
                if found != self._failing:
                    log.error("health", extra={"error": ", ".join(found) or "well again"})
                self._failing, self._looked = found, time.monotonic()
            return self._failing

    async def _look(self) -> list[str]:
        writes = await self._writes()
        well = {
            "database": writes,
            "disk": self._disk_left() if self._database.sqlite else await self._room_left(writes),
            "workers": self._workers_alive(),
            "sweep": time.monotonic() - self._swept <= max(LEAST_LATE, LATE * self._settings.sweep),
        }
        for part, fine in well.items():
            self._metrics.well.labels(part).set(float(fine))
        return [part for part in PARTS if not well[part]]

    async def _writes(self) -> bool:
        """Write something: a database that can only be read refuses every move."""
        now = repr(time.time())

        def work(c: Connection) -> None:
            if not c.execute(update(Note).where(Note.name == NOTE).values(value=now)).rowcount:
                c.execute(insert(Note).values(name=NOTE, value=now))

        try:
            async with asyncio.timeout(ANSWERS):
                await self._database.write(work)
        except (SQLAlchemyError, TimeoutError, OSError) as error:
            log.error("health", extra={"error": f"database: {type(error).__name__}"})
            return False
        return True

    def _disk_left(self) -> bool:
        """Tell whether SQLite has room."""
        path = make_url(self._database.url).database or "."
        try:
            free = shutil.disk_usage(Path(path).parent).free
        except OSError:  # the folder is gone
            return False
        self._metrics.disk.set(free)
        return free >= self._settings.disk * 1024 * 1024

    async def _room_left(self, answers: bool) -> bool:
        """Tell whether PostgreSQL has room; where it had none, look each time whether it has again."""
        if not answers or (self._room and time.monotonic() - self._tried < ROOM):
            return self._room
        self._tried = time.monotonic()
        try:
            async with asyncio.timeout(ANSWERS):
                found = await self._database.read(lambda c: has_room(c, self._settings.disk))
        except (SQLAlchemyError, TimeoutError, OSError):
            found = None
        if found is not None:
            self._room = found
        return self._room
