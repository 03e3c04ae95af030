"""The hub: who listens to which table, and what they are sent. Nobody is waited for."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from cantiere.server.common.errors import Problem
from cantiere.server.gate.gate import Gate
from cantiere.server.gate.names import seat_names
from cantiere.server.gate.pieces import PIECE
from cantiere.server.gate.types.live import LiveGone, LivePresence
from cantiere.server.gate.types.tables import TableView
from cantiere.server.people.people import Who
from cantiere.server.play.facts import presence
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.play.looking import Looking
from cantiere.server.store.changes import NewsItem

encode = msgspec.json.Encoder().encode
log = logging.getLogger("cantiere.server.hub")


class Outbox:
    """What waits to be sent to one browser. When it is full the browser is too slow, and is dropped.

    `at_once` is given all that waits, and tells whether it could send it without waiting for the browser.
    What it could not is left for whoever takes it and waits.
    """

    def __init__(
        self, most: int, most_bytes: int, at_once: Callable[[list[bytes]], bool] = lambda messages: False
    ) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.dropped = asyncio.Event()
        self._at_once = at_once
        self._waiting: list[bytes] = []
        self._bytes = 0  # of what waits
        self._soon = False  # whether it is looked at in the next turn of the loop
        self._taken = False  # whether somebody is sending what came before
        self._taker: asyncio.Future[None] | None = None
        self._look_soon = functools.partial(asyncio.get_running_loop().call_soon, self._look)

    def put(self, message: bytes) -> None:
        """Send when possible: with all else that comes in this turn of the loop."""
        size = len(message)
        # A single message may be longer: a browser that has taken everything before is not slow.
        if len(self._waiting) >= self.most or (self._waiting and self._bytes + size > self.most_bytes):
            self.dropped.set()
            return
        self._waiting.append(message)
        self._bytes += size
        if not self._soon:
            self._soon = True
            self._look_soon()

    def _look(self) -> None:
        self._soon = False
        if self._taken or not self._waiting:
            return
        if self._at_once(self._waiting):
            self._waiting, self._bytes = [], 0
        elif self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def take(self) -> list[bytes]:
        """Return all that waits, as soon as there is something that cannot be sent at once."""
        self._taken = False
        if not self._waiting:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        taken, self._waiting, self._bytes, self._taken = self._waiting, [], 0, True
        return taken


class Viewer(NamedTuple):
    """Through whose eyes a table is watched."""

    who: Who | None
    seat: int | None
    lang: str
    invite: str | None


class Subscription:
    """One browser watching one table; `last` is the number of the last news it was sent.

    Whoever wants `changes` is sent the whole table once, then what has changed since: `sent` is what that
    browser has.
    """

    def __init__(self, outbox: Outbox, viewer: Viewer, last: int, *, changes: bool) -> None:
        self.outbox = outbox
        self.viewer = viewer
        self.last = last
        self.changes = changes
        self.sent: TableView | None = None


class Hub:
    """All subscriptions of this server."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self._tables: dict[str, set[Subscription]] = {}
        self._pumps: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self.came: Callable[[str, Who | None], None] = lambda table, who: None
        self.left: Callable[[str, Who | None], None] = lambda table, who: None

    async def subscribe(
        self, outbox: Outbox, table: str, viewer: Viewer, after: int | None, *, changes: bool = False
    ) -> Subscription:
        """Begin to watch. The whole table is sent; with `after`, also everything since that number."""
        told: list[bytes] = []
        while True:
            async with self.live_tables.hold(table) as live:
                looking = Looking(live)
                seat = looking.known(viewer.who, viewer.seat, viewer.invite).seat  # or it is refused
                if after is not None and not 0 <= after <= live.seq:
                    raise Problem(422, "no-such-news", f"The news of this table go up to {live.seq}.")
                last = live.seq if after is None else after
                news = await self.live_tables.news(live, last)
                if len(news) <= PIECE:
                    subscription = Subscription(outbox, viewer, last, changes=changes)
                    self._tables.setdefault(table, set()).add(subscription)
                    self.came(table, viewer.who)
                    self._send(looking, Gate(), subscription, news, told)
                    return subscription
            # Much has happened: it is told without holding the table, and what happens meanwhile after that.
            told += await self._in_pieces(looking, viewer, seat, news)
            after = news[-1].seq

    async def _in_pieces(
        self, looking: Looking, viewer: Viewer, seat: int | None, news: list[NewsItem]
    ) -> list[bytes]:
        """Return news as JSON; after each few, whoever plays comes first."""
        heard = self.live_tables.heard_by(viewer.who.id if viewer.who is not None else None, news)
        gate, names = Gate(), seat_names(looking.names, viewer.lang)
        told: list[bytes] = []
        for first in range(0, len(heard), PIECE):
            for one in looking.news(heard[first : first + PIECE], seat):
                told.append(gate.news_json(one, looking.live.row["game"], viewer.lang, names))
            await asyncio.sleep(0)
        return told

    def unsubscribe(self, table: str, subscription: Subscription) -> None:
        """End watching."""
        watching = self._tables.get(table, set())
        if subscription not in watching:
            return
        watching.discard(subscription)
        if not watching:
            self._tables.pop(table, None)
        self.left(table, subscription.viewer.who)

    def is_watched(self, table: str) -> bool:
        """Tell whether a browser at this server watches a table."""
        return table in self._tables

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

    def tell(self, live: LiveTable) -> None:
        """Send what is new at a table that somebody holds: at once, if it is at hand."""
        watching = self._tables.get(live.id)
        if not watching:
            return
        news = live.news_at_hand(min(one.last for one in watching))
        if news is None:
            self.wake(live.id)
            return
        try:
            self._send_all(live, news, list(watching))
        except Exception as error:  # whatever cannot be sent, the change was made
            log.error("hub", extra={"table": live.id, "error": type(error).__name__}, exc_info=error)

    async def _pump(self, table: str) -> None:
        async with self.live_tables.hold(table, fresh=False) as live:
            watching = list(self._tables.get(table, ()))
            if watching:
                news = await self.live_tables.news(live, min(one.last for one in watching))
                self._send_all(live, news, watching)

    def _send_all(self, live: LiveTable, news: list[NewsItem], watching: list[Subscription]) -> None:
        looking, gate = Looking(live), Gate()
        with looking.still():
            for subscription in watching:
                missed = [item for item in news if item.seq > subscription.last]
                if missed:
                    self._send(looking, gate, subscription, missed)

    def _send(
        self,
        looking: Looking,
        gate: Gate,
        subscription: Subscription,
        missed: list[NewsItem],
        told: Sequence[bytes] = (),
    ) -> None:
        viewer, live = subscription.viewer, looking.live
        try:
            known = looking.known(viewer.who, viewer.seat, viewer.invite)
            heard = self.live_tables.heard_by(viewer.who.id if viewer.who is not None else None, missed)
            news = looking.news(heard, known.seat)
            seq, sent = missed[-1].seq if missed else live.seq, subscription.sent
            if sent is not None:
                message = gate.change_message(known, news, seq, viewer.lang, sent)
            else:
                message = gate.message(known, news, seq, viewer.lang, told)
            if subscription.changes:
                subscription.sent = gate.table(known, viewer.lang)
        except Problem as problem:  # the seat was given up, or the table left: nothing more is to be seen
            self.unsubscribe(live.id, subscription)
            gone: LiveGone = {"table": live.id, "problem": problem.data(viewer.lang)}
            subscription.outbox.put(encode(gone))
            return
        subscription.last = missed[-1].seq if missed else subscription.last
        subscription.outbox.put(message)

    async def tell_presence(self, table: str) -> None:
        """Send who has a table open to all who watch it."""
        if table not in self._tables:
            return
        async with self.live_tables.hold(table, fresh=False) as live:
            told: LivePresence = {"table": table, "presence": presence(live)}
            message = encode(told)
        for subscription in list(self._tables.get(table, ())):
            subscription.outbox.put(message)

    def wake_all(self) -> None:
        """Look at all tables that are watched: something may have been missed."""
        for table in list(self._tables):
            self.live_tables.mark_stale(table)
            self.wake(table)

    async def close(self) -> None:
        """Stop sending."""
        for task in list(self._pumps.values()):
            task.cancel()
        await asyncio.gather(*self._pumps.values(), return_exceptions=True)
