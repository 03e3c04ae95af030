"""The service: all parts of one server put together, without the web around them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Hashable

from sqlalchemy import text

from cantiere.server.bots.analyses import Analyses
from cantiere.server.bots.bot_seats import BotSeats
from cantiere.server.bots.hints import Hints
from cantiere.server.bots.workers import Workers
from cantiere.server.club.books import Books
from cantiere.server.club.collection import Collection
from cantiere.server.club.following import Following
from cantiere.server.club.learning import Learning
from cantiere.server.club.moving import move_books
from cantiere.server.club.profiles import Profiles
from cantiere.server.club.week import Weeks
from cantiere.server.common.background_tasks import BackgroundTasks
from cantiere.server.common.cache import Cache
from cantiere.server.common.metrics import Metrics
from cantiere.server.common.rate_limits import RateLimit
from cantiere.server.community.bans import Bans
from cantiere.server.community.community import Community
from cantiere.server.health.health import Health
from cantiere.server.health.heartbeats import Heartbeats
from cantiere.server.leagues.leagues import Leagues
from cantiere.server.leagues.rows import is_league
from cantiere.server.notifications.notifications import Notifications
from cantiere.server.people.addresses import Addresses
from cantiere.server.people.people import People, Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.play.play import Play
from cantiere.server.play.viewing import Viewing
from cantiere.server.realtime.hub import Hub
from cantiere.server.realtime.listener import ChangeListener
from cantiere.server.realtime.presence import CHANGED, Presence
from cantiere.server.realtime.sockets import Sockets
from cantiere.server.settings import Settings
from cantiere.server.store.database import CHANNEL, Database
from cantiere.server.store.migrate import migrate
from cantiere.server.store.models import OVER
from cantiere.server.tables.arranging import Arranging
from cantiere.server.tables.attendance import Attendance
from cantiere.server.tables.downtime import Downtime
from cantiere.server.tables.lobby import Lobby
from cantiere.server.tables.records import Records
from cantiere.server.tables.tables import Tables
from cantiere.server.tables.taking_along import take_along
from cantiere.server.tournaments.tournaments import Tournaments

ENDED = -2  # the number by which the servers' news say: a person's session has ended
NOTIFY = text("SELECT pg_notify(:channel, :payload)")

log = logging.getLogger("cantiere.server")


class Service:
    """One server. `start` and `stop` frame its life, within one event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.bans = Bans()
        self.often = RateLimit(settings.rate, settings.burst)  # what one address asks, also on WebSockets
        self._ending = BackgroundTasks(log, "round")  # ends of rounds being written
        self._booking = BackgroundTasks(log, "books")  # finished games being entered

    async def start(self) -> None:
        """Open the database, bring it up to date, and take up what lies about."""
        settings, metrics = self.settings, self.metrics
        self.database = Database(settings.database)
        signing_key = await asyncio.to_thread(migrate, self.database)
        self.people = People(self.database, signing_key, settings.guesses)
        self.live_tables = LiveTables(self.database, settings.cached_moves)
        self.tables = Tables(self.live_tables, settings)
        self.arranging = Arranging(self.live_tables, self.tables)
        self.attendance = Attendance(self.live_tables)
        self.play = Play(self.live_tables)
        parts = self.live_tables, self.people, self.attendance, self.bans
        self.community = Community(*parts, settings, metrics)
        self.play.check_says = self.community.check_says
        self.viewing = Viewing(self.live_tables)
        self.cache = Cache()
        self.pages = Cache()  # the same for everybody
        self.leafing = asyncio.Lock()  # of whoever leafs through the books of the club: one after the other,
        self.packing = asyncio.Lock()  # and of whoever has many games packed: those who play need the readers
        self.lobby = Lobby(self.database)
        self.books = Books(self.live_tables)
        self.profiles = Profiles(self.live_tables)
        self.collection = Collection(self.database)
        self.following = Following(self.database)
        self.weeks = Weeks(self.database)
        self.learning = Learning(self.database)
        self.records = Records(self.live_tables, self.tables, settings.imports)
        self.hub = Hub(self.live_tables)
        self.sockets = Sockets()
        self.people.on_ended = self._session_ended
        self.community.on_bans = lambda: self.sockets.end_where(self.community.is_shut_to)
        self.workers = Workers(settings, metrics)
        self.bots = BotSeats(self.live_tables, self.play, self.workers, settings, metrics)
        self.analyses = Analyses(self.database, self.workers, settings)
        self.hints = Hints(self.live_tables, self.workers, settings)
        self.tournaments = Tournaments(self.live_tables, self.tables, settings)
        self.leagues = Leagues(self.live_tables, self.tables, self.attendance, settings)
        self.addresses = Addresses(self.database, signing_key)
        self.notifications = Notifications(self.database, settings, self.addresses)
        self.presence = Presence(self.database, settings, self.hub.tell_presence)
        self.live_tables.watchers = self.notifications.watchers = self.presence.people
        self.hub.came, self.hub.left = self.presence.came, self.presence.left
        self.live_tables.on_change = self._table_changed
        self.live_tables.on_wake = self._table_woken
        self.listener = ChangeListener(self.database, self._changed_elsewhere, self.hub.wake_all)
        self.downtime = Downtime(self.database, settings)
        await self.downtime.make_up()
        await self.bots.free_own_claims()
        await self.analyses.free_own_claims()
        await self.community.sweep()
        self.health = Health(self.database, settings, metrics, self.workers.alive)
        self.heartbeats = Heartbeats(self.database, settings, self.bots.take_up)
        self.heartbeats.start()
        self._sweeper = asyncio.create_task(self._sweep())
        log.info("started", extra={"server": settings.process, "database": self.database.engine.dialect.name})

    async def page(self, make: Callable[..., bytes], *given: Hashable) -> bytes:
        """Return a page that is the same for everybody: made in a thread when somebody first asks for it."""
        return await self.pages.get((make, *given), lambda: asyncio.to_thread(make, *given))

    async def take_along(self, guest: Who, account: Who) -> None:
        """Give a guest's seats and tables to the account that they log in to."""
        await take_along(self.live_tables, guest, account)
        await self.database.write(lambda c: move_books(c, guest.id, account.id))

    def _table_changed(self, live: LiveTable) -> None:
        self.metrics.moves.inc()
        self.hub.tell(live)
        self.bots.wake(live.id)
        if live.status == OVER and live.row["booked"] is None and live.id not in self._booking:
            self._booking.start(live.id, self.books.enter(live.id))  # if it fails, the next sweep does it
        tournament = live.row["tournament"]
        if tournament is not None and live.status == OVER:  # if it fails, the next sweep does it
            room = self.leagues if is_league(tournament) else self.tournaments
            self._ending.start(live.id, room.ended(live.id))

    def _table_woken(self, table: str) -> None:
        self.metrics.moves.inc()
        self.hub.wake(table)
        self.bots.wake(table)

    def _changed_elsewhere(self, table: str, seq: int) -> None:
        """Another server, or this one, has changed a table, or who watches it."""
        if seq == ENDED:
            person, _, key = table.partition("/")
            self.people.forget()
            self.sockets.end(person, key or None)
            if not key:  # perhaps they were banned there: they must not come back here
                self._ending.start(f"bans/{person}", self.community.take_over_bans())
        elif seq == CHANGED:
            self.presence.refresh(table)
        elif self.live_tables.note_change(table, seq):
            self.hub.wake(table)

    def _session_ended(self, person: str, key: str | None) -> None:
        """Close the WebSockets of a session, here and on the other servers."""
        self.sockets.end(person, key)
        if not self.database.sqlite:
            told = {"channel": CHANNEL, "payload": f"{person}/{key or ''} {ENDED}"}
            self._ending.start(f"{person}/{key}", self._tell_others(told))

    async def _tell_others(self, told: dict[str, str]) -> None:
        await self.database.write(lambda c: c.execute(NOTIFY, told))

    async def _sweep(self) -> None:
        while True:
            began = time.monotonic()
            well = [await self._look_after(part) for part in self._parts()]
            if all(well):
                self.health.swept()
            await self.health.failing()  # so that what is counted tells it, whether or not anybody asks
            await asyncio.sleep(max(0.0, self.settings.sweep - (time.monotonic() - began)))

    def _parts(self) -> list[Callable[[], Awaitable[None]]]:
        return [
            self._revive,
            self.bots.sweep,
            self.tournaments.sweep,
            self.leagues.sweep,
            self.books.sweep,
            self.presence.sweep,
            self.downtime.sweep,
            self.notifications.sweep,
            self.community.sweep,
            self._count,
        ]

    async def _look_after(self, part: Callable[[], Awaitable[None]]) -> bool:
        """Let a part look at what was left lying; if it fails, the others do not."""
        try:
            await part()
        except Exception as error:
            log.error("sweep", extra={"error": type(error).__name__}, exc_info=error)
            return False
        return True

    async def _revive(self) -> None:
        self.workers.revive()

    async def _count(self) -> None:
        self.live_tables.forget_idle(self.hub.is_watched)
        self.metrics.tables.set(len(self.live_tables))
        self.metrics.in_trouble.set(len(self.live_tables.in_trouble))

    async def stop(self) -> None:
        """End cleanly: what was written stays, what was begun is taken up after the next start."""
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        await self._ending.close()
        await self._booking.close()
        await self.heartbeats.close()
        await self.notifications.close()
        self.workers.close()
        await self.bots.close()
        await self.analyses.close()
        await self.hub.close()
        await asyncio.to_thread(self.listener.close)
        await self.presence.close()
        await asyncio.to_thread(self.database.close)
        log.info("stopped", extra={"server": self.settings.process})
