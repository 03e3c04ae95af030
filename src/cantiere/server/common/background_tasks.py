"""Background tasks: work that goes on by itself while requests are answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """Tasks, one for each table at most. Whatever goes wrong with one is logged, and nobody waits for it."""

    def __init__(self, log: logging.Logger, what: str) -> None:
        self._log = log
        self._what = what
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._tasks

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, table: str, work: Coroutine[Any, Any, None]) -> None:
        """Begin to work for a table."""
        task = asyncio.create_task(work)
        self._tasks[table] = task
        task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            said = {"table": table, "error": type(error).__name__}
            self._log.error(self._what, extra=said, exc_info=error)

    async def close(self) -> None:
        """Stop all of it."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
