"""Bots at the tables: claimed in the database, thought out in worker processes, played exactly once.

A claim keeps two servers from thinking about the same move. It runs out, so that the move is made even if
the server that claimed it has died. Should two think nevertheless, the move's number lets only one play.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from sqlalchemy import Connection, select, update

from cantiere.match import Match
from cantiere.server import thinking
from cantiere.server.errors import Problem
from cantiere.server.live_table import LiveTable
from cantiere.server.metrics import Metrics
from cantiere.server.play import Play
from cantiere.server.rooms import Rooms, match_of
from cantiere.server.settings import Settings
from cantiere.server.store.models import RUNNING, Table
from cantiere.server.tables import reseat_late

T = TypeVar("T")
TOGETHER = 100  # tables taken up in one look

log = logging.getLogger("cantiere.server.bots")


class Workers:
    """The processes that think. Too many questions at once are refused politely."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.count = max(1, settings.bots)
        self.most = settings.queue
        self.metrics = metrics
        self.waiting = 0
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=spawn, initializer=thinking.begin)

    @property
    def busy(self) -> bool:
        """Whether no further question is taken."""
        return self.waiting >= self.most

    async def ask(self, task: Callable[..., T], *about: Any) -> T:
        """Have a task done by a worker."""
        if self.busy:
            raise Problem(503, "busy", "The bots have too much to think about: try again in a moment.")
        self.waiting += 1
        self.metrics.thinking.set(self.waiting)
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(task, *about))
        except BrokenProcessPool:  # a worker was killed; its question is asked again by the next look
            if self._pool is pool:
                self._pool = self._new_pool()
            raise Problem(503, "busy", "The bot was interrupted: try again.") from None
        finally:
            self.waiting -= 1
            self.metrics.thinking.set(self.waiting)

    def close(self) -> None:
        """End the workers; what they were thinking about is thought about after the next start."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


class BotSeats:
    """Makes the bots' moves, and lets bots sit in for whoever is late."""

    def __init__(
        self, rooms: Rooms, play: Play, workers: Workers, settings: Settings, metrics: Metrics
    ) -> None:
        self.rooms = rooms
        self.play = play
        self.workers = workers
        self.settings = settings
        self.metrics = metrics
        self._working: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: str) -> None:
        """Look at a table after it has changed."""
        if self.rooms.due(table) and table not in self._working and len(self._working) < TOGETHER:
            task = asyncio.create_task(self._work(table))
            self._working[table] = task
            task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        self._working.pop(table, None)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            log.error("bot", extra={"table": table, "error": type(error).__name__}, exc_info=error)

    async def free_own_claims(self) -> None:
        """With SQLite this is the only server: claims that lie about are those of one that has died."""
        if self.rooms.database.sqlite:
            await self.rooms.database.write(
                lambda c: c.execute(update(Table).values(claim=None, claimed=0.0))
            )

    async def look(self) -> None:
        """Take up what lies about: bots to move that nobody works on, deadlines that have passed."""
        now = time.time()

        def find(c: Connection) -> tuple[list[str], list[str]]:
            due = select(Table.id).where(Table.due.is_(True), Table.claimed < now).limit(TOGETHER)
            late = select(Table.id).where(Table.deadline < now, Table.late.is_not(None)).limit(TOGETHER)
            return list(c.scalars(due)), list(c.scalars(late))

        due, late = await self.rooms.database.read(find)
        for table in late:
            await self.rooms.change(table, lambda live: (reseat_late(live, now), None))
        for table in due:
            self.wake(table)

    async def close(self) -> None:
        """Stop; claims run out by themselves."""
        for task in list(self._working.values()):
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)

    # --- one table -----------------------------------------------------------------------------------

    async def _work(self, table: str) -> None:
        while not self.workers.busy:
            async with self.rooms.at(table) as live:
                if live.status != RUNNING or not live.row["due"]:
                    return
                number, question = live.number, _question(live)
            if not await self._claim(table, number):
                return
            try:
                answer = await self.workers.ask(thinking.choose, *question)
            except Problem:
                await self._release(table, number)
                return
            if await self.play.act_for_bot(table, number, answer):
                self.metrics.bot_moves.inc()

    async def _claim(self, table: str, number: int) -> bool:
        now = time.time()
        mine = {"claim": self.settings.process, "claimed": now + self.settings.lease}
        free = (Table.id == table, Table.number == number, Table.due.is_(True), Table.claimed < now)
        taken = await self.rooms.database.write(
            lambda c: c.execute(update(Table).where(*free).values(**mine)).rowcount
        )
        return taken == 1

    async def _release(self, table: str, number: int) -> None:
        mine = (Table.id == table, Table.number == number, Table.claim == self.settings.process)
        await self.rooms.database.write(
            lambda c: c.execute(update(Table).where(*mine).values(claim=None, claimed=0.0))
        )


def _question(live: LiveTable) -> tuple[str, dict[str, Any], int, str, str]:
    """Return what a worker needs: the position as the seat may know it, and who answers."""
    seat = int(live.row["to_move"])
    return (*seen(match_of(live), seat), str(live.seats[seat]["bot"]), secrets.token_hex(8))


def seen(match: Match, seat: int) -> tuple[str, dict[str, Any], int]:
    """Return a game, a position in which all that the seat cannot know is dealt anew, and the seat."""
    state = match.seen_by(seat)
    return match.game.id, match.game.snapshot(state), seat
