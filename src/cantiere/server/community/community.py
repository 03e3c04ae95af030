"""Moderation, blocks, words and privacy, put together for one server."""

from __future__ import annotations

import time
from collections.abc import Callable

from cantiere.server.common.errors import Problem
from cantiere.server.common.metrics import Metrics
from cantiere.server.common.rate_limits import RateLimit
from cantiere.server.community.bans import Bans
from cantiere.server.community.blocks import Blocks
from cantiere.server.community.moderation import Moderation
from cantiere.server.community.privacy import Privacy
from cantiere.server.community.titles import Titles
from cantiere.server.community.words import read_words
from cantiere.server.people.people import People, Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.settings import Settings
from cantiere.server.tables.attendance import Attendance


class Community:
    """Moderation."""

    def __init__(
        self,
        live_tables: LiveTables,
        people: People,
        attendance: Attendance,
        bans: Bans,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.database = live_tables.database
        self.settings = settings
        self.bans = bans
        self.on_bans: Callable[[], None] = lambda: None
        self.words = read_words(settings.words)
        self._talk = RateLimit(settings.talk, settings.talk_burst)  # by person: all who watch are sent it
        self.blocks = Blocks(live_tables)
        self.moderation = Moderation(live_tables, people, bans, metrics, self.take_over_bans)
        self.titles = Titles(live_tables)
        self.privacy = Privacy(live_tables, people, attendance, settings)

    async def sweep(self) -> None:
        """Take over what other servers have written, and let go what was kept long enough."""
        await self.take_over_bans()
        await self.blocks.refresh()
        await self.moderation.count_reports()
        await self.privacy.sweep()

    async def take_over_bans(self) -> None:
        """Read who may not come in; whoever is here goes."""
        await self.bans.refresh(self.database)
        self.on_bans()

    def is_shut_to(self, person: str, address: str) -> bool:
        """Tell whether nothing is taken from a person, or from where they come."""
        return self.bans.bans_person(person) or self.bans.bans_address(address)

    def check_names(self, who: Who | None, *names: str | None) -> None:
        """Refuse names and titles with words of the list, and all of whoever is to be silent."""
        if who is not None and any(names):
            check_muted(who)
        self.words.check_names(*names)

    def check_says(self, who: Who, live: LiveTable, text: str) -> str:
        """Refuse whoever may not write at a table; return what they say, without words of the list."""
        check_muted(who)
        now = time.time()
        if not self._talk.allows(who.id):
            raise Problem(429, "too-many", "Too many requests: wait a moment.")
        stranger = who.id not in live.concerned()
        new = who.login is None and who.created > now - self.settings.guests_wait * 3600
        if stranger and new and self.settings.guests_wait:
            raise Problem(403, "guests-wait", "New guests may write only at tables where they sit.")
        return self.words.hide(text)


def check_muted(who: Who) -> None:
    """Refuse whoever may not write."""
    if who.muted is not None and who.muted > time.time():
        raise Problem(403, "muted", "A moderator has asked you to be silent for a while.")
