"""Privacy: everything about me as an archive, going for good, and what goes by itself after its time."""

from __future__ import annotations

import io
import json
import logging
import time
import zipfile
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, func, or_, select, update

from cantiere.server.common.texts import texts_of
from cantiere.server.house.names import rename_everywhere
from cantiere.server.house.types import PrivacyFacts
from cantiere.server.people.people import People, Who
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.settings import Settings
from cantiere.server.store.models import (
    OPEN,
    OVER,
    RUNNING,
    Block,
    CardTally,
    Entrant,
    Follow,
    Key,
    Move,
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
    WeekTally,
)
from cantiere.server.tables.attendance import Attendance

DAY = 24 * 3600.0
EVERY = 60  # sweeps between two looks at what was kept long enough: all news are looked through
TOGETHER = 50  # guests that go in one look
NOT_MINE = ("password", "epoch")  # columns of a person that say nothing to them
KEPT = ("id", "name", "game", "options", "status", "created", "changed", "result", "how")  # of a table

log = logging.getLogger("cantiere.server.house")


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
        return await self.database.read(lambda c: _zipped(_everything(c, who.id)))

    # --- going ---------------------------------------------------------------------------------------

    async def leave(self, who: Who, password: str | None) -> None:
        """Delete an account, after its password was given."""
        if who.login is not None:
            await self.people.check_password(who, password or "")
        await self.forget_person(who)

    async def forget_person(self, who: Who) -> None:
        """Remove all about a person but their games: those are the others', too."""
        for table, status in await self.database.read(lambda c: _tables_of(c, who.id, (OPEN, RUNNING))):
            if status == RUNNING:
                await self.attendance.resign(who, table)
            else:
                await self.attendance.leave(who, table)
        former = texts_of(None, who.lang).say("former-player")
        await rename_everywhere(self.live_tables, who.id, former)
        await self.database.write(lambda c: _remove(c, who.id, former))
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
            old = (News.kind == "chat", News.at < now - self.settings.chat_days * DAY)
            if (
                await self.database.read(lambda c: c.scalar(select(News.seq).where(*old).limit(1)))
                is not None
            ):
                await self.database.write(lambda c: c.execute(delete(News).where(*old)))
                self.live_tables.forget_news()
        if self.settings.guest_days:
            for guest in await self.people.old_guests(now - self.settings.guest_days * DAY, TOGETHER):
                await self.forget_person(guest)


def own_paragraphs(file: Path | None) -> list[str]:
    """Return the operator's own paragraphs."""
    if file is None or not file.is_file():
        return []
    text = file.read_text(encoding="utf-8")
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n") if paragraph.strip()]


def _tables_of(c: Connection, person: str, status: tuple[str, ...]) -> list[tuple[str, str]]:
    sits = select(Seat).where(Seat.table == Table.id, Seat.person == person)
    mine = select(Table.id, Table.status).where(or_(sits.exists(), Table.owner == person))
    return [(row.id, row.status) for row in c.execute(mine.where(Table.status.in_(status)))]


def _rows(c: Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in c.execute(query).mappings()]


def _everything(c: Connection, person: str) -> dict[str, Any]:
    """Return everything about a person, by the names of the files it goes into."""
    (me,) = _rows(c, select(Person.__table__).where(Person.id == person))
    tables = [table for table, _ in _tables_of(c, person, (OPEN, RUNNING, OVER, "closed"))]
    found = {
        "me.json": {name: value for name, value in me.items() if name not in NOT_MINE},
        "tokens.json": _rows(c, select(Key.kind, Key.name, Key.created).where(Key.person == person)),
        "browsers.json": _rows(c, select(Push.endpoint, Push.created).where(Push.person == person)),
        "notices.json": _rows(c, select(Notice.table, Notice.kind, Notice.at).where(Notice.person == person)),
        "requests.json": _rows(
            c, select(Request.table, Request.text, Request.at).where(Request.person == person)
        ),
        "said.json": _rows(c, select(News.table, News.at, News.data).where(News.person == person)),
        "blocked.json": _rows(
            c,
            select(Person.name, Block.at)
            .join(Block, Block.blocked == Person.id)
            .where(Block.person == person),
        ),
        "following.json": _rows(
            c,
            select(Person.name, Follow.at)
            .join(Follow, Follow.followed == Person.id)
            .where(Follow.person == person, Person.private.is_not(True), Person.no_followers.is_not(True)),
        ),
        "reports.json": _rows(
            c, select(Report.table, Report.seq, Report.text, Report.at).where(Report.by == person)
        ),
        "tournaments.json": _rows(
            c, select(Entrant.tournament, Entrant.number).where(Entrant.person == person)
        )
        + _rows(c, select(Tournament.id, Tournament.name).where(Tournament.owner == person)),
        "ratings.json": _rows(c, select(Rating.__table__).where(Rating.player == person)),
        "results.json": _rows(c, select(Tally.__table__).where(Tally.player == person)),
        "played.json": _rows(c, select(Played.__table__).where(Played.player == person)),
        "weeks.json": _rows(c, select(WeekTally.__table__).where(WeekTally.player == person)),
        "points.json": _rows(c, select(SourceTally.__table__).where(SourceTally.player == person)),
        "cards.json": _rows(c, select(CardTally.__table__).where(CardTally.player == person)),
    }
    for table in tables:
        found[f"games/{table}.json"] = _game(c, table, person)
    return found


def _game(c: Connection, table: str, person: str) -> dict[str, Any]:
    """Return a game: of one that is not over only what is mine, for the rest may be hidden from me."""
    (row,) = _rows(c, select(*(Table.__table__.c[name] for name in KEPT)).where(Table.id == table))
    mine = set(c.scalars(select(Seat.seat).where(Seat.table == table, Seat.person == person)))
    moves = _rows(
        c, select(Move.number, Move.who, Move.text, Move.at).where(Move.table == table).order_by(Move.number)
    )
    over = row["status"] == OVER
    return {
        **row,
        "my_seats": sorted(mine),
        "moves": [move for move in moves if over or move["who"] in mine],
    }


def _zipped(files: dict[str, Any]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, json.dumps(data, indent=1, ensure_ascii=False))
    return packed.getvalue()


def _remove(c: Connection, person: str, former: str) -> None:
    """Remove what is about a person alone; if they never sat anywhere, nothing stays."""
    for kept in (Key, Push, Notice, Request):
        c.execute(delete(kept).where(kept.person == person))
    for summed in (Rating, Tally, SourceTally, CardTally, WeekTally):
        c.execute(delete(summed).where(summed.player == person))
    forgotten = dict.fromkeys(("player", "mu", "sigma", "gain"))  # the game itself is the others', too
    c.execute(update(Played).where(Played.player == person).values(**forgotten))
    c.execute(delete(Block).where(or_(Block.person == person, Block.blocked == person)))
    c.execute(delete(Follow).where(or_(Follow.person == person, Follow.followed == person)))
    c.execute(delete(News).where(News.person == person))
    c.execute(delete(Report).where(Report.by == person))
    uses = [
        select(func.count()).select_from(Seat).where(or_(Seat.person == person, Seat.kept_for == person)),
        select(func.count()).select_from(Table).where(Table.owner == person),
        select(func.count()).select_from(Entrant).where(Entrant.person == person),
        select(func.count()).select_from(Tournament).where(Tournament.owner == person),
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
    )
    empty: dict[str, Any] = dict.fromkeys(nothing)
    gone = {"name": former, "lang": "en", "epoch": Person.epoch + 1, "gone": time.time(), **empty}
    c.execute(update(Person).where(Person.id == person).values(**gone))
