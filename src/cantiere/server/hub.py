"""The hub: who listens to which table, and what they are sent. Nobody is waited for."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

import msgspec

from cantiere.server.access import check_sees, viewing_seat
from cantiere.server.errors import Problem
from cantiere.server.live_table import LiveTable
from cantiere.server.people import Who
from cantiere.server.rooms import Rooms
from cantiere.server.store.changes import Told
from cantiere.server.store.models import OVER
from cantiere.server.views import table_data, told_to

encode = msgspec.json.Encoder().encode
log = logging.getLogger("cantiere.server.hub")


class Outbox:
    """What waits to be sent to one browser. When it is full the browser is too slow, and is dropped."""

    def __init__(self, most: int) -> None:
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(most)
        self.dropped = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Send when possible."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped.set()


class Viewer(NamedTuple):
    """Through whose eyes a table is watched."""

    who: Who | None
    seat: int | None
    lang: str
    invite: str | None


class Subscription:
    """One browser watching one table; `last` is the number of the last news it was sent."""

    def __init__(self, outbox: Outbox, viewer: Viewer, last: int) -> None:
        self.outbox = outbox
        self.viewer = viewer
        self.last = last


class Hub:
    """All subscriptions of this server."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._tables: dict[str, set[Subscription]] = {}
        self._pumps: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    async def subscribe(self, outbox: Outbox, table: str, viewer: Viewer, after: int | None) -> Subscription:
        """Begin to watch. With `after`, everything since that number is sent first; else the table."""
        async with self.rooms.at(table) as live:
            check_sees(live, viewer.who, viewer.invite)
            viewing_seat(live, viewer.who, viewer.seat)
            if after is not None and not 0 <= after <= live.seq:
                raise Problem(422, "no-such-news", f"The news of this table go up to {live.seq}.")
            subscription = Subscription(outbox, viewer, live.seq if after is None else after)
            news = await self.rooms.news(live, subscription.last)
            self._tables.setdefault(table, set()).add(subscription)
            self._send(live, subscription, news, {}, always=True)
        return subscription

    def unsubscribe(self, table: str, subscription: Subscription) -> None:
        """End watching."""
        watching = self._tables.get(table, set())
        watching.discard(subscription)
        if not watching:
            self._tables.pop(table, None)

    def wake(self, table: str) -> None:
        """Send what is new at a table to all who watch it."""
        if table not in self._tables:
            return
        if table in self._pumps:
            self._again.add(table)
            return
        task = asyncio.create_task(self._pump(table))
        self._pumps[table] = task
        task.add_done_callback(lambda done: self._pumped(table, done))

    def _pumped(self, table: str, task: asyncio.Task[None]) -> None:
        self._pumps.pop(table, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            error = task.exception()
            log.error("hub", extra={"table": table, "error": type(error).__name__}, exc_info=error)
        if table in self._again:
            self._again.discard(table)
            self.wake(table)

    async def _pump(self, table: str) -> None:
        async with self.rooms.at(table, fresh=False) as live:
            watching = list(self._tables.get(table, ()))
            if not watching:
                return
            news = await self.rooms.news(live, min(one.last for one in watching))
            rendered: dict[Any, bytes] = {}
            for subscription in watching:
                self._send(live, subscription, news, rendered)

    def _send(
        self,
        live: LiveTable,
        subscription: Subscription,
        news: list[Told],
        rendered: dict[Any, bytes],
        *,
        always: bool = False,
    ) -> None:
        missed = [told for told in news if told.seq > subscription.last]
        if not missed and not always:
            return
        viewer = subscription.viewer
        key = (viewer, subscription.last)
        try:
            if key not in rendered:
                rendered[key] = encode(_message(live, viewer, missed))
        except Problem as problem:  # the seat was given up, or the table left: nothing more is to be seen
            self.unsubscribe(live.id, subscription)
            subscription.outbox.put(encode({"table": live.id, "problem": problem.data(viewer.lang)}))
            return
        subscription.last = missed[-1].seq if missed else subscription.last
        subscription.outbox.put(rendered[key])

    def wake_all(self) -> None:
        """Look at all tables that are watched: something may have been missed."""
        for table in list(self._tables):
            self.rooms.suspect(table)
            self.wake(table)

    async def close(self) -> None:
        """Stop sending."""
        for task in list(self._pumps.values()):
            task.cancel()
        await asyncio.gather(*self._pumps.values(), return_exceptions=True)


def _message(live: LiveTable, viewer: Viewer, news: list[Told]) -> dict[str, Any]:
    check_sees(live, viewer.who, viewer.invite)
    seat = viewing_seat(live, viewer.who, viewer.seat)
    over = live.status == OVER
    lines = [told_to(told, seat, live.row["game"], viewer.lang, live.names, all_open=over) for told in news]
    return {
        "table": live.id,
        "seq": news[-1].seq if news else live.seq,
        "news": lines,
        "now": table_data(live, viewer.who, seat, viewer.lang),
    }
