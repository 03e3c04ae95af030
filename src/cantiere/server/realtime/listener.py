"""News from other servers: PostgreSQL tells which tables have changed. With SQLite there are no others."""

from __future__ import annotations

import asyncio
import functools
import logging
import threading
from collections.abc import Callable

from cantiere.server.store.database import CHANNEL, Database

WAIT = 0.5  # seconds between looks whether we are to end
log = logging.getLogger("cantiere.server.listener")


class ChangeListener:
    """A thread that listens. After a lost connection everything may have been missed: `missed` is called."""

    def __init__(
        self, database: Database, changed: Callable[[str, int], None], missed: Callable[[], None]
    ) -> None:
        self._url = database.url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._loop = asyncio.get_running_loop()
        self._changed = changed
        self._missed = missed
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="cantiere-listen", daemon=True)
        if not database.sqlite:
            self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._ending.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        import psycopg  # where there is no PostgreSQL nobody waits for it

        while not self._ending.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("listen", extra={"error": type(error).__name__})
                self._ending.wait(WAIT)

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._call(self._missed)
            while not self._ending.is_set():
                for notification in connection.notifies(timeout=WAIT):
                    told = [one.split(" ") for one in notification.payload.split(",")]
                    self._call(functools.partial(self._tell, [(table, int(seq)) for table, seq in told]))

    def _tell(self, told: list[tuple[str, int]]) -> None:
        for table, seq in told:
            self._changed(table, seq)

    def _call(self, what: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what)
