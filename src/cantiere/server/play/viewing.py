"""Looking at tables: each look holds the table for a moment, and returns what the viewer may know."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from cantiere.server.common.errors import Problem
from cantiere.server.people.people import Who
from cantiere.server.play.access import check_sees, viewing_seat
from cantiere.server.play.finished import KnownAnalysis, KnownStory, known_analysis, known_story
from cantiere.server.play.known import Known, KnownPast, KnownTale
from cantiere.server.play.live_tables import LiveTables, match_of
from cantiere.server.play.looking import Looking
from cantiere.server.store.models import OVER

STORIES = 256  # kept in memory: a finished game does not change


class Viewing:
    """What anybody may know of any table. Who may not look is refused, as if it were not there."""

    def __init__(self, live_tables: LiveTables) -> None:
        self._live_tables = live_tables
        self._stories: OrderedDict[str, KnownStory] = OrderedDict()

    async def check(self, who: Who | None, table: str, invite: str | None = None) -> None:
        """Refuse a table that is not theirs to see."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)

    async def known(
        self,
        who: Who | None,
        table: str,
        seat: int | None = None,
        invite: str | None = None,
        *,
        refusals: bool = False,
    ) -> Known:
        """Return all that somebody may know of a table."""
        async with self._live_tables.hold(table) as live:
            return Looking(live).known(who, seat, invite, refusals=refusals)

    async def news(
        self, who: Who | None, table: str, after: int, seat: int | None, invite: str | None
    ) -> KnownTale:
        """Return what happened after news number `after`."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)
            viewer, looking = viewing_seat(live, who, seat), Looking(live)
            items = await self._live_tables.news(live, max(0, min(after, live.seq)))
            seq = items[-1].seq if items else live.seq
            return KnownTale(seq, live.row["game"], looking.names, looking.news(items, viewer), [])

    async def log(self, who: Who | None, table: str, seat: int | None, invite: str | None) -> KnownTale:
        """Return all moves that stand."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)
            viewer, looking = viewing_seat(live, who, seat), Looking(live)
            match_of(live)
            return KnownTale(live.seq, live.row["game"], looking.names, [], looking.log(viewer))

    async def past(
        self, who: Who | None, table: str, move: int, seat: int | None, invite: str | None
    ) -> KnownPast:
        """Return the position after so many moves, as the viewer could see it then."""
        (found,) = await self.pasts(who, table, move, move, seat, invite)
        return found

    async def pasts(
        self, who: Who | None, table: str, first: int, last: int, seat: int | None, invite: str | None
    ) -> list[KnownPast]:
        """Return the positions after moves `first` to `last`, or to the end of the game."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)
            viewer, looking = viewing_seat(live, who, seat), Looking(live)
            moves = len(match_of(live).moves)
            if first > moves:
                raise Problem(422, "no-such-move", f"This game has {moves} moves.")
            wanted = range(first, min(last, moves) + 1)
            return [KnownPast(move, moves, looking.names, looking.past(move, viewer)) for move in wanted]

    # --- finished games ------------------------------------------------------------------------------

    async def story(self, who: Who | None, table: str, invite: str | None) -> KnownStory:
        """Return how the points of a finished game were made."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)
            if live.status != OVER:
                raise Problem(409, "not-over", "The story can be told when the game is over.")
            match, names = match_of(live), tuple(live.names)
        if table not in self._stories:
            self._stories[table] = await asyncio.to_thread(known_story, match, names)
            if len(self._stories) > STORIES:
                self._stories.popitem(last=False)
        return self._stories[table]

    async def analysis(
        self, who: Who | None, table: str, data: Mapping[str, Any], invite: str | None
    ) -> KnownAnalysis:
        """Return what was worked out about a finished game."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)
            if live.status != OVER:
                raise Problem(409, "not-over", "A game can be analysed when it is over.")
            return known_analysis(match_of(live), tuple(live.names), data)
