"""Bots at the tables: claimed in the database, thought out in worker processes, played exactly once.

A claim keeps two servers from thinking about the same move. It runs out, so that the move is made even if
the server that claimed it has died. Should two think nevertheless, the move's number lets only one play.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, select, update

from cantiere.match import Match
from cantiere.server.bots import thinking
from cantiere.server.bots.fair_queue import Share
from cantiere.server.bots.strengths import Strengths
from cantiere.server.bots.thinking import LastMoves
from cantiere.server.bots.workers import Stopped, Workers
from cantiere.server.common.background_tasks import BackgroundTasks
from cantiere.server.common.errors import Problem
from cantiere.server.common.metrics import Metrics
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables, match_of
from cantiere.server.play.play import Play
from cantiere.server.settings import Settings
from cantiere.server.store.models import RUNNING, Table
from cantiere.server.tables.attendance import answer_late
from cantiere.server.tables.seating import USUAL_BOT

SIMPLER = (USUAL_BOT, "random")  # who answers for a bot that does not
PATIENCE = 3  # times that a bot may be stopped at a table before it is asked there no more
REMEMBERED = 1000  # tables and bots for which that is counted
TOLD = 60  # moves that a bot is told of: who was not asked for longer begins anew
TOGETHER = 100  # tables taken up in one look

log = logging.getLogger("cantiere.server.bots")


class BotSeats:
    """Makes the bots' moves, and lets bots sit in for whoever is late."""

    def __init__(
        self, live_tables: LiveTables, play: Play, workers: Workers, settings: Settings, metrics: Metrics
    ) -> None:
        self.live_tables = live_tables
        self.play = play
        self.workers = workers
        self.settings = settings
        self.metrics = metrics
        self.think: Callable[..., str] = thinking.choose
        self._working = BackgroundTasks(log, "bot")
        self.strengths = Strengths(live_tables.database)
        self.stopped: Counter[tuple[str, str]] = Counter()  # how often a bot was, at a table

    def wake(self, table: str) -> None:
        """Look at a table after it has changed."""
        if self.live_tables.awaits_bot(table):
            self.take_up(table)

    def take_up(self, table: str) -> None:
        """Work on a table that the database says waits for a bot, whatever is known of it here."""
        if table not in self._working and len(self._working) < TOGETHER:
            self._working.start(table, self._work(table))

    async def free_own_claims(self) -> None:
        """With SQLite this is the only server: claims that lie about are those of one that has died."""
        if self.live_tables.database.sqlite:
            await self.live_tables.database.write(
                lambda c: c.execute(update(Table).values(claim=None, claimed=0.0))
            )

    async def sweep(self) -> None:
        """Take up what lies about: bots to move that nobody works on, deadlines that have passed."""
        now, in_trouble = time.time(), list(self.live_tables.in_trouble)

        def find(c: Connection) -> tuple[list[str], list[str]]:
            readable = Table.id.not_in(in_trouble)
            due = select(Table.id).where(Table.due.is_(True), Table.claimed < now, readable)
            late = select(Table.id).where(Table.deadline < now, Table.late.is_not(None), readable)
            return list(c.scalars(due.limit(TOGETHER))), list(c.scalars(late.limit(TOGETHER)))

        due, late = await self.live_tables.database.read(find)
        for table in late:
            try:
                await self.live_tables.change(table, lambda live: (answer_late(live, now), None))
            except Exception as error:  # whatever is wrong with one table, the others go on
                log.error("late", extra={"table": table, "error": type(error).__name__}, exc_info=error)
        for table in due:
            self.take_up(table)

    async def close(self) -> None:
        """Stop; claims run out by themselves."""
        await self._working.close()

    # --- one table -----------------------------------------------------------------------------------

    async def _work(self, table: str) -> None:
        while True:
            async with self.live_tables.hold(table) as live:
                if live.status != RUNNING or not live.row["due"] or live.trouble is not None:
                    return
                number, answer = live.number, match_of(live).secret_answer()
                if answer is None:
                    question, told, share = _question(live), told_moves(live), _share(live)
                    bot = await self.strengths.bot(live, _bot(live))
            if answer is None:  # else nobody has to think, and whoever writes first has answered
                if self.workers.busy(share) or not await self._claim(table, number):
                    return
                try:
                    answer = await self._answer(share, told, *question, bot)
                except Problem:
                    await self._release(table, number)
                    return
            if await self.play.act_for_bot(table, number, answer):
                self.metrics.bot_moves.inc()

    async def _answer(
        self, share: Share, told: LastMoves, game: str, seen: dict[str, Any], seat: int, bot: str
    ) -> str:
        """Ask the bot; if it takes too long or dies, a simpler one answers for it, this once."""
        table = told.table
        asked = [bot, *(simpler for simpler in SIMPLER if simpler != bot)]
        if self.stopped[table, bot] >= PATIENCE:
            asked.remove(bot)
        for name in asked:
            try:
                question = (game, seen, seat, name, secrets.token_hex(8), told)
                return await self.workers.ask(self.think, *question, near=table, share=share)
            except Stopped as problem:
                if len(self.stopped) >= REMEMBERED:
                    self.stopped.clear()
                self.stopped[table, name] += 1
                log.warning("stopped", extra={"table": table, "bot": name, "error": problem.detail})
        raise Stopped(503, "busy", "No bot answers.")

    async def _claim(self, table: str, number: int) -> bool:
        now = time.time()
        mine = {"claim": self.settings.process, "claimed": now + self.settings.lease}
        free = (Table.id == table, Table.number == number, Table.due.is_(True), Table.claimed < now)
        taken = await self.live_tables.database.write(
            lambda c: c.execute(update(Table).where(*free).values(**mine)).rowcount
        )
        return taken == 1

    async def _release(self, table: str, number: int) -> None:
        mine = (Table.id == table, Table.number == number, Table.claim == self.settings.process)
        await self.live_tables.database.write(
            lambda c: c.execute(update(Table).where(*mine).values(claim=None, claimed=0.0))
        )


def _question(live: LiveTable) -> tuple[str, dict[str, Any], int]:
    """Return what a worker needs: the position as the seat may know it."""
    return bot_question(match_of(live), live.to_move)


def _bot(live: LiveTable) -> str:
    """Return who answers."""
    seat = live.to_move
    return str(live.seats[seat]["bot"] or live.row["late"] or USUAL_BOT)  # or it answers for whoever is late


def _share(live: LiveTable) -> Share:
    """Return for whom a bot thinks; tables at which only bots play come last."""
    return Share(live.row["owner"] or live.id, waited_for=bool(live.humans()))


def told_moves(live: LiveTable) -> LastMoves:
    """Return what the bot that is asked is told of the moves since it was asked before."""
    match, seat = match_of(live), live.to_move
    first = max(0, len(match.moves) - TOLD)
    moves = [(move.who, move.action if move.known_to(seat) else -1) for move in match.moves[first:]]
    return LastMoves(live.id, live.number - len(match.moves), first, moves)


def bot_question(match: Match, seat: int) -> tuple[str, dict[str, Any], int]:
    """Return a game, a position in which all that the seat cannot know is dealt anew, and the seat."""
    state = match.seen_by(seat)
    return match.game.id, match.game.snapshot(state), seat
