"""Hints: what a bot would do in somebody's place, thought out in a worker process."""

from __future__ import annotations

from cantiere.bots import DEEP
from cantiere.server.bots import thinking
from cantiere.server.bots.bot_seats import bot_question
from cantiere.server.bots.fair_queue import Share
from cantiere.server.bots.workers import Workers
from cantiere.server.common.errors import Problem
from cantiere.server.common.rate_limits import RateLimit
from cantiere.server.people.people import Who
from cantiere.server.play.access import check_sees
from cantiere.server.play.known import KnownHint, KnownHints
from cantiere.server.play.live_tables import LiveTables, match_of
from cantiere.server.settings import Settings
from cantiere.server.store.models import RUNNING


class Hints:
    """Hints for whoever is asked."""

    def __init__(self, live_tables: LiveTables, workers: Workers, settings: Settings) -> None:
        self.live_tables = live_tables
        self.workers = workers
        self.budget = settings.hint
        self._often = RateLimit(settings.thoughts, settings.thought_burst)

    def check_often(self, who: Who) -> None:
        """Refuse more hints and analyses to whoever has asked for many."""
        if not self._often.allows(who.id):
            raise Problem(429, "too-many", "You ask for many hints: wait a moment.")

    async def think(self, who: Who, table: str, wanted: int | None) -> KnownHints:
        """Return what a bot would do in my place. 503 if the bots have too much to think about."""
        async with self.live_tables.hold(table) as live:
            check_sees(live, who)
            seat = live.row["to_move"]
            if live.status != RUNNING or seat not in live.seats_of(who.id) or wanted not in (None, seat):
                raise Problem(422, "not-your-turn", "You are not asked anything.")
            if not live.row["hints"]:
                raise Problem(403, "no-hints", "At this table there are no hints.")
            match, number, names = match_of(live), live.number, live.names
            question, seen = bot_question(match, seat), match.seen_by(seat)
        self.check_often(who)
        found = await self.workers.ask(
            thinking.hints, *question, self.budget, f"{table}:{number}", share=Share(who.id)
        )
        game = seen.game
        hints = [
            KnownHint(game.label(seen, game.notation.exactly(seen, one.text)), one.chance, one.points)
            for one in found
        ]
        return KnownHints(game.id, names, number, seat, f"{DEEP}:{self.budget}ms", hints)
