"""Privacy: everything about me as an archive, going for good, and what goes by itself after its time."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, and_, delete, func, or_, select, update

from cantiere.server.common.errors import Problem
from cantiere.server.common.texts import texts_of
from cantiere.server.community.archive import everything, zipped
from cantiere.server.community.bans import PERSON as BANNED
from cantiere.server.community.names import rename_everywhere
from cantiere.server.community.old_names import trace_old_news
from cantiere.server.community.types import PrivacyFacts
from cantiere.server.people.addresses import CONFIRM, LASTS
from cantiere.server.people.people import RESET, RESET_LASTS, People, Who
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.settings import Settings
from cantiere.server.store.models import (
    CLOSED,
    FREE,
    OPEN,
    RUNNING,
    Ban,
    Block,
    CardTally,
    Deed,
    Entrant,
    Follow,
    Key,
    League,
    LeagueEntrant,
    News,
    Notice,
    Person,
    Played,
    Push,
    Rating,
    Report,
    Request,
    Seat,
    SourceTally,
    Table,
    Tally,
    Tournament,
    Trace,
    WeekTally,
)
from cantiere.server.tables.attendance import Attendance

DAY = 24 * 3600.0
EVERY = 60  # sweeps between two looks at what was kept long enough: all news are looked through
TOGETHER = 50  # guests that go in one look

log = logging.getLogger("cantiere.server.community")


class Privacy:
    """What is kept of people, for them to have and to take away."""

    def __init__(
        self, live_tables: LiveTables, people: People, attendance: Attendance, settings: Settings
    ) -> None:
        self.live_tables = live_tables
        self.database = live_tables.database
        self.people = people
        self.attendance = attendance
        self.settings = settings
        self._swept = 0.0

    def facts(self) -> PrivacyFacts:
        """Return what the privacy page needs to know of the settings."""
        settings = self.settings
        return {
            "guest_days": settings.guest_days,
            "chat_days": settings.chat_days,
            "log_addresses": settings.log_addresses,
            "mail": settings.mail is not None,
            "own": own_paragraphs(settings.privacy),
        }

    # --- everything about me -------------------------------------------------------------------------

    async def archive(self, who: Who) -> bytes:
        """Return everything that is kept about a person, as files in a zip archive."""
        return await self.database.read(lambda c: zipped(everything(c, who.id)))

    # --- going ---------------------------------------------------------------------------------------

    async def leave(self, who: Who, password: str | None) -> None:
        """Delete an account, after its password was given."""
        if who.login is not None:
            await self.people.check_password(who, password or "")
        await self.forget_person(who)

    async def forget_person(self, who: Who) -> None:
        """Remove all about a person but their games: those are the others', too."""
        for table, status in await self.database.read(lambda c: _going(c, who.id)):
            try:
                await (self.attendance.resign if status == RUNNING else self.attendance.leave)(who, table)
            except (
                Problem
            ) as problem:  # it has just ended, or cannot be gone on with: they are gone all the same
                log.info("forget", extra={"table": table, "error": problem.reason})
        await self.database.write(lambda c: _withdraw(c, who.id))
        former = texts_of(None, who.lang).say("former-player")
        await rename_everywhere(self.live_tables, who.id, former, goes=True)
        await self.database.write(lambda c: _remove(c, who.id, former))
        self.live_tables.forget_news()
        self.people.on_ended(who.id, None)
        self.people.forget()

    # --- what goes by itself -------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Note who was here today; let go what was kept long enough."""
        await self.people.note_seen()
        now = time.time()
        if now < self._swept + EVERY * self.settings.sweep:
            return
        self._swept = now
        if self.settings.chat_days:
            await self._forget_chat(now - self.settings.chat_days * DAY)
        await self.database.write(lambda c: c.execute(delete(Key).where(*_used_up(now))))
        await trace_old_news(self.database, DAY)  # here, so that nobody who goes waits for it
        if self.settings.guest_days:
            for guest in await self.people.old_guests(now - self.settings.guest_days * DAY, TOGETHER):
                try:
                    await self.forget_person(guest)
                except Exception as error:  # whatever is wrong with one of them, the others go
                    log.error("forget", extra={"error": type(error).__name__}, exc_info=error)

    async def _forget_chat(self, before: float) -> None:
        """Let go what was said before then, also where it was reported."""
        old = (News.kind == "chat", News.at < before)
        reported = (Report.at < before, Report.said != "")

        def look(c: Connection) -> bool:
            news = c.scalar(select(News.seq).where(*old).limit(1))
            return news is not None or c.scalar(select(Report.id).where(*reported).limit(1)) is not None

        def work(c: Connection) -> None:
            c.execute(delete(News).where(*old))
            c.execute(update(Report).where(*reported).values(said=""))

        if await self.database.read(look):
            await self.database.write(work)
        self.live_tables.forget_news()  # another server may have been quicker


def own_paragraphs(file: Path | None) -> list[str]:
    """Return the operator's own paragraphs."""
    if file is None or not file.is_file():
        return []
    text = file.read_text(encoding="utf-8", errors="replace")
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n") if paragraph.strip()]


def _going(c: Connection, person: str) -> list[tuple[str, str]]:
    """Return the tables that somebody leaves: where they sit, and open ones that they have made."""
    sits = select(Seat.table).where(Seat.person == person)
    mine = or_(Table.id.in_(sits), and_(Table.owner == person, Table.status == OPEN))
    found = select(Table.id, Table.status).where(mine, Table.status.in_((OPEN, RUNNING)))
    return [(row.id, row.status) for row in c.execute(found)]


def _withdraw(c: Connection, person: str) -> None:
    """Give up places in tournaments that have not begun; one's own are called off."""
    waiting = select(Tournament.id).where(Tournament.status == OPEN)
    free = {"kind": FREE, "person": None, "name": ""}
    places = update(Entrant).where(Entrant.person == person, Entrant.tournament.in_(waiting))
    c.execute(places.values(**free))
    own = update(Tournament).where(Tournament.owner == person, Tournament.status == OPEN)
    c.execute(own.values(status=CLOSED, changed=time.time()))
    plays = (LeagueEntrant.person == person, LeagueEntrant.until.is_(None))
    played = select(League.round).where(League.id == LeagueEntrant.league).scalar_subquery()
    c.execute(update(LeagueEntrant).where(*plays).values(until=played))  # not in the rounds to come
    c.execute(update(League).where(League.owner == person, League.status == OPEN).values(status=CLOSED))


def _used_up(now: float) -> tuple[Any, ...]:
    """Return which secrets no longer open anything: some have an e-mail address."""
    return (Key.kind.in_((CONFIRM, RESET)), Key.created < now - max(LASTS, RESET_LASTS))


def _remove(c: Connection, person: str, former: str) -> None:
    """Remove what is about a person alone; if they never sat anywhere, nothing stays."""
    for kept in (Key, Push, Notice, Request, Trace):
        c.execute(delete(kept).where(kept.person == person))
    for summed in (Rating, Tally, SourceTally, CardTally, WeekTally):
        c.execute(delete(summed).where(summed.player == person))
    forgotten = dict.fromkeys(("player", "mu", "sigma", "gain"))  # the game itself is the others', too
    c.execute(update(Played).where(Played.player == person).values(**forgotten))
    c.execute(delete(Block).where(or_(Block.person == person, Block.blocked == person)))
    c.execute(delete(Follow).where(or_(Follow.person == person, Follow.followed == person)))
    c.execute(delete(News).where(News.person == person))
    c.execute(delete(Report).where(or_(Report.by == person, Report.about == person)))
    c.execute(delete(Ban).where(Ban.kind == BANNED, Ban.whom == person))
    c.execute(update(Deed).where(Deed.whom == person, Deed.what == "rename").values(detail=""))
    c.execute(update(Seat).where(Seat.kept_for == person, Seat.kind == FREE).values(kept_for=None, name=""))
    uses = [
        select(func.count()).select_from(Seat).where(or_(Seat.person == person, Seat.kept_for == person)),
        select(func.count()).select_from(Table).where(Table.owner == person),
        select(func.count()).select_from(Entrant).where(Entrant.person == person),
        select(func.count()).select_from(Tournament).where(Tournament.owner == person),
        select(func.count()).select_from(LeagueEntrant).where(LeagueEntrant.person == person),
        select(func.count()).select_from(League).where(League.owner == person),
    ]
    if not any(c.scalar(use) for use in uses):
        c.execute(delete(Person).where(Person.id == person))
        return
    nothing = (
        "login",
        "password",
        "email",
        "confirmed",
        "hook",
        "wishes",
        "holiday",
        "role",
        "muted",
        "seen",
        "private",
        "named",
        "no_followers",
        "lessons",
    )
    empty: dict[str, Any] = dict.fromkeys(nothing)
    gone = {"name": former, "lang": "en", "epoch": Person.epoch + 1, "gone": time.time(), **empty}
    c.execute(update(Person).where(Person.id == person).values(**gone))
