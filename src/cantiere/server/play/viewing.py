"""Looking at tables: each look holds the table for a moment, and returns what the viewer may know."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Hashable, Iterator, Mapping
from typing import Any

from cantiere.server.common.errors import Problem, not_found
from cantiere.server.people.people import Who
from cantiere.server.play.access import check_sees, viewing_seat
from cantiere.server.play.finished import KnownAnalysis, KnownStory, known_analysis, known_story
from cantiere.server.play.known import (
    Known,
    KnownMove,
    KnownPast,
    KnownPosition,
    KnownRefusal,
    KnownTale,
)
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables, match_of
from cantiere.server.play.looking import Looking, Moment, with_refusals
from cantiere.server.store.changes import NewsItem, read_news, read_table
from cantiere.server.store.models import CLOSED, OVER

STORIES = 256  # kept in memory: a finished game does not change
PIECE = 16  # moves, or pieces of news, that are looked at before others have their turn
PASTS = 240  # earlier positions kept in memory, of all tables
MOMENTS = 120  # tables of which it is kept what was found out since something happened there


class Viewing:
    """What anybody may know of any table. Who may not look is refused, as if it were not there."""

    def __init__(self, live_tables: LiveTables) -> None:
        self._live_tables = live_tables
        self._stories: OrderedDict[Hashable, KnownStory] = OrderedDict()
        self._pasts: OrderedDict[tuple[str, int, str, int, int | None], KnownPosition] = OrderedDict()
        self._moments: OrderedDict[str, tuple[Hashable, Moment]] = OrderedDict()

    async def check(self, who: Who | None, table: str, invite: str | None = None) -> None:
        """Refuse a table that is not theirs to see."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)

    async def shut(self, who: Who | None, table: str, invite: str | None) -> str | None:
        """Say why somebody who comes finds nothing to do: no-table or table-closed; nothing is replayed."""
        found = await self._live_tables.database.read(lambda c: read_table(c, table))
        try:
            if found is None:
                raise not_found()
            check_sees(LiveTable(*found), who, invite)
        except Problem:
            return "no-table"
        return "table-closed" if found[0]["status"] == CLOSED else None

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
            looking = Looking(live, self._moment(live))
            known = looking.known(who, seat, invite)
            parts = looking.refused(known) if refusals else None
        if parts is None:
            return known
        return with_refusals(known, await _found(looking.moment, known.seat, parts))

    def _moment(self, live: LiveTable) -> Moment:
        """Return what was found out about a table since something happened there."""
        now, kept = _now(live), self._moments.get(live.id)
        if kept is None or kept[0] != now:
            kept = self._moments[live.id] = (now, Moment())
            if len(self._moments) > MOMENTS:
                self._moments.popitem(last=False)
        self._moments.move_to_end(live.id)
        return kept[1]

    async def moment(self, who: Who | None, table: str, seat: int | None, invite: str | None) -> Hashable:
        """Return what the log and earlier positions depend on, for whoever looks: it names all of it."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)
            return (table, _now(live), viewing_seat(live, who, seat), tuple(live.names))

    async def news(
        self, who: Who | None, table: str, after: int, seat: int | None, invite: str | None
    ) -> AsyncIterator[KnownTale]:
        """Yield what happened after news number `after`, a few at a time: whoever plays comes between."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)
            viewer, looking = viewing_seat(live, who, seat), Looking(live)
            items = await self._live_tables.news(live, max(0, min(after, live.seq)))
            seq, game = items[-1].seq if items else live.seq, live.row["game"]
        items = self._live_tables.heard_by(who.id if who is not None else None, items)
        for first in range(0, max(1, len(items)), PIECE):
            told = looking.news(items[first : first + PIECE], viewer)
            yield KnownTale(seq, game, looking.names, told, [])
            await asyncio.sleep(0)

    async def log(self, who: Who | None, table: str, seat: int | None, invite: str | None) -> KnownTale:
        """Return all moves that stand."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)
            viewer, looking = viewing_seat(live, who, seat), Looking(live)
            if live.trouble is not None or live.row["trouble"] is not None:
                moves = looking.kept_log(await self._all_news(live), viewer)
                return KnownTale(live.seq, live.row["game"], looking.names, [], moves)
            played, seq, game = list(match_of(live).moves), live.seq, live.row["game"]
        told: list[KnownMove] = []
        for first in range(0, len(played), PIECE):
            told += looking.log(played[first : first + PIECE], first + 1, viewer)
            await asyncio.sleep(0)  # whoever plays comes first
        return KnownTale(seq, game, looking.names, [], told)

    async def _all_news(self, live: LiveTable) -> list[NewsItem]:
        return await self._live_tables.database.read(lambda c: read_news(c, live.id, 0, live.seq))

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
            viewer, names = viewing_seat(live, who, seat), live.names
            moves = len(match_of(live).moves)
            if first > moves:
                raise Problem(422, "no-such-move", f"This game has {moves} moves.")
            if first == last:
                return [KnownPast(first, moves, names, self._past(live, first, viewer))]
        return [one async for one in self._several_pasts(table, range(first, last + 1), viewer)]

    async def _several_pasts(self, table: str, wanted: range, viewer: int | None) -> AsyncIterator[KnownPast]:
        """Yield positions up to the last there is. After each one, whoever plays comes first."""
        for move in wanted:
            async with self._live_tables.hold(table, fresh=False) as live:
                moves = len(match_of(live).moves)
                if move > moves:
                    return
                yield KnownPast(move, moves, live.names, self._past(live, move, viewer))
            await asyncio.sleep(0)

    def _past(self, live: LiveTable, move: int, viewer: int | None) -> KnownPosition:
        """Return an earlier position; it stays the same until somebody plays, or takes back."""
        key = (live.id, live.number, live.status, move, viewer)
        if key not in self._pasts:
            self._pasts[key] = Looking(live).past(move, viewer)
            if len(self._pasts) > PASTS:
                self._pasts.popitem(last=False)
        self._pasts.move_to_end(key)
        return self._pasts[key]

    # --- finished games ------------------------------------------------------------------------------

    async def story(self, who: Who | None, table: str, invite: str | None) -> KnownStory:
        """Return how the points of a finished game were made."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)
            if live.status != OVER:
                raise Problem(409, "not-over", "The story can be told when the game is over.")
            match, names = match_of(live), live.names
        told = (table, tuple(names))  # somebody may have been renamed, or be gone
        if told not in self._stories:
            self._stories[told] = await asyncio.to_thread(known_story, match, names)
            if len(self._stories) > STORIES:
                self._stories.popitem(last=False)
        return self._stories[told]

    async def analysis(
        self, who: Who | None, table: str, data: Mapping[str, Any], invite: str | None
    ) -> KnownAnalysis:
        """Return what was worked out about a finished game."""
        async with self._live_tables.hold(table) as live:
            check_sees(live, who, invite)
            if live.status != OVER:
                raise Problem(409, "not-over", "A game can be analysed when it is over.")
            return known_analysis(match_of(live), live.names, data)


async def _found(moment: Moment, seat: int | None, parts: Iterator[list[KnownRefusal]]) -> list[KnownRefusal]:
    """Return what a seat cannot answer: found out once, and whoever plays comes between the pieces."""
    async with moment.finding:
        if seat not in moment.refused:
            found: list[KnownRefusal] = []
            for part in parts:
                found += part
                await asyncio.sleep(0)
            moment.refused[seat] = found
        return moment.refused[seat]


def _now(live: LiveTable) -> Hashable:
    """Return what changes with everything that happens at a table."""
    played = len(live.match.moves) if live.match is not None else -1
    sitting = tuple([(seat["person"], seat["bot"], seat["resigned"]) for seat in live.seats])
    return (live.seq, live.number, live.status, played, live.trouble, live.row["trouble"], sitting)
