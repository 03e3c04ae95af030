"""Analyses of finished games: claimed in the database, worked out piece by piece in the worker processes.

A piece takes well under a second, so that bots at other tables hardly wait. Whoever asks about an analysis
whose server has died takes it up again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

import cantiere
from cantiere.bots import DEEP
from cantiere.server.bots import thinking
from cantiere.server.bots.fair_queue import Share
from cantiere.server.bots.workers import Workers
from cantiere.server.common.background_tasks import BackgroundTasks
from cantiere.server.common.errors import Problem
from cantiere.server.gate.types.finished import RecordData
from cantiere.server.settings import Settings
from cantiere.server.store.database import Database
from cantiere.server.store.models import Analysis

PIECE = 12  # positions looked at in one go
PIECE_SECONDS = 60.0  # a great deal more than it takes
SLOWER = 8  # times: the search where the rules are not compiled
TOGETHER = 4  # analyses that one server works on
ANALYSES = Share("analyses", waited_for=False)  # those who play come first
PATIENCE = 60  # times that a busy worker is asked again
PAUSE = 0.5  # seconds

log = logging.getLogger("cantiere.server.analyses")


class Analyses:
    """All analyses that this server knows of."""

    def __init__(self, database: Database, workers: Workers, settings: Settings) -> None:
        self.database = database
        self.workers = workers
        self.settings = settings
        few = max(2, settings.analysis // SLOWER)
        self.search = f"{DEEP}:{settings.analysis if cantiere.compiled else min(few, settings.analysis)}"
        self._working = BackgroundTasks(log, "analysis")

    async def free_own_claims(self) -> None:
        """With SQLite this is the only server: claims that lie about are those of one that has died."""
        if self.database.sqlite:
            await self.database.write(lambda c: c.execute(update(Analysis).values(claimed=0.0)))

    async def find(self, table: str) -> dict[str, Any] | None:
        """Return what there is: the analysis, or how far it has come; None if nobody has asked for it."""

        def look(c: Connection) -> dict[str, Any] | None:
            row = c.execute(select(Analysis.__table__).where(Analysis.table == table)).mappings().first()
            return dict(row) if row is not None else None

        return await self.database.read(look)

    def abandoned(self, row: dict[str, Any]) -> bool:
        """Tell whether nobody works on it any more."""
        return row["data"] is None and row["claimed"] < time.time()

    async def begin(self, table: str, record: RecordData) -> None:
        """Have a game analysed, unless somebody is at it or has done it."""
        if table in self._working:
            return
        if len(self._working) >= TOGETHER or self.workers.busy(ANALYSES):
            raise Problem(503, "busy", "The bots have too much to think about: try again in a moment.")
        if await self._claim(table, len(record["moves"]) + 1) and table not in self._working:
            self._working.start(table, self._work(table, record))

    async def close(self) -> None:
        """Stop; claims run out by themselves."""
        await self._working.close()

    # --- one analysis --------------------------------------------------------------------------------

    async def _claim(self, table: str, total: int) -> bool:
        now = time.time()
        mine = {"claim": self.settings.process, "claimed": now + self.settings.lease, "done": 0}

        def work(c: Connection) -> bool:
            there = c.execute(select(Analysis.claimed, Analysis.data).where(Analysis.table == table)).first()
            if there is None:
                c.execute(insert(Analysis).values(table=table, total=total, **mine))
                return True
            if there.data is not None:
                return False
            free = (Analysis.table == table, Analysis.claimed == there.claimed, Analysis.claimed < now)
            return c.execute(update(Analysis).where(*free).values(**mine)).rowcount == 1

        try:
            return await self.database.write(work)
        except IntegrityError:  # another server was quicker
            return False

    async def _work(self, table: str, record: RecordData) -> None:
        total = len(record["moves"]) + 1
        parts: list[dict[str, Any]] = []
        at_once = min(self.workers.count, max(1, self.workers.most_of_one // TOGETHER))
        together = PIECE * at_once  # positions
        for begin in range(0, total, together):
            last = min(begin + together, total)
            firsts = range(begin, last, PIECE)
            found = await asyncio.gather(
                *(self._piece(record, one, min(one + PIECE, last)) for one in firsts)
            )
            parts += [part for part in found if part is not None]
            if None in found:
                await self._write(table, {"claimed": 0.0})
                return
            await self._write(table, {"done": last, "claimed": time.time() + self.settings.lease})
        await self._write(table, {"data": {"bot": self.search, "parts": parts}})

    async def _piece(self, record: RecordData, first: int, last: int) -> dict[str, Any] | None:
        for _ in range(PATIENCE):
            try:
                return await self.workers.ask(
                    thinking.analyse,
                    record,
                    first,
                    last,
                    self.search,
                    seconds=PIECE_SECONDS,
                    share=ANALYSES,
                )
            except Problem:  # busy, or a worker was killed
                await asyncio.sleep(PAUSE)
        return None

    async def _write(self, table: str, values: dict[str, Any]) -> None:
        mine = (Analysis.table == table, Analysis.claim == self.settings.process, Analysis.data.is_(None))
        await self.database.write(lambda c: c.execute(update(Analysis).where(*mine).values(**values)))
