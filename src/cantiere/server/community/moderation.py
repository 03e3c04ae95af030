"""Moderation: reports, and what moderators do. All that they do is written down."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, or_, select, update

from cantiere.server.common.errors import Problem, not_found
from cantiere.server.common.ids import new_id
from cantiere.server.common.metrics import Metrics
from cantiere.server.community.bans import ADDRESS, PERSON, Bans, known_network
from cantiere.server.community.names import rename_everywhere
from cantiere.server.community.requests import NewBan, NewReport, Somebody
from cantiere.server.community.roles import deeds, note, require
from cantiere.server.community.titles import CUPS, titled
from cantiere.server.community.types import BanLine, DeedData, FoundPerson, ReportLine
from cantiere.server.people.people import People, Who
from cantiere.server.play.live_table import NOBODY_ASKED, LiveTable
from cantiere.server.play.live_tables import LiveTables
from cantiere.server.store.changes import Change
from cantiere.server.store.models import CLOSED, OPEN, RUNNING, Ban, News, Person, Report, Seat, Table
from cantiere.server.store.removing import remove_table
from cantiere.server.store.rows import TableRow

MOST = 100  # lines of a list
MOST_DEEDS = 200
MOST_REPORTS = 20  # of one person that wait

log = logging.getLogger("cantiere.server.community")


class Moderation:
    """What people may ask of moderators, and moderators may do."""

    def __init__(
        self,
        live_tables: LiveTables,
        people: People,
        bans: Bans,
        metrics: Metrics,
        take_over_bans: Callable[[], Awaitable[None]],
    ) -> None:
        self.live_tables = live_tables
        self.database = live_tables.database
        self.people = people
        self.bans = bans
        self.take_over_bans = take_over_bans
        self.metrics = metrics

    async def deeds(self, who: Who) -> list[DeedData]:
        """Return what moderators did, the latest first."""
        require(who)
        return await self.database.read(lambda c: deeds(c, MOST_DEEDS))

    # --- reports -------------------------------------------------------------------------------------

    async def report(self, who: Who, wanted: NewReport) -> None:
        """Take a report. Who has many that wait is asked to be patient."""

        def work(c: Connection) -> None:
            waiting = c.scalar(
                select(func.count()).select_from(Report).where(Report.by == who.id, Report.done.is_(None))
            )
            if (waiting or 0) >= MOST_REPORTS:
                raise Problem(429, "too-many", "You have reported a lot: wait until a moderator has looked.")
            about, said = _what_is_meant(c, wanted)
            told: dict[str, Any] = {"by": who.id, "about": about, "said": said}
            told |= {"table": wanted.table, "seq": wanted.seq, "cup": wanted.cup}
            c.execute(insert(Report).values(id=new_id(), at=time.time(), text=wanted.text, **told))

        await self.database.write(work)
        await self.count_reports()

    async def count_reports(self) -> None:
        """Count the reports that wait, for whoever runs the site."""
        waiting = await self.database.read(
            lambda c: c.scalar(select(func.count()).select_from(Report).where(Report.done.is_(None)))
        )
        self.metrics.reports.set(waiting or 0)

    async def reports(self, who: Who) -> list[ReportLine]:
        """Return the reports that wait."""
        require(who)

        def look(c: Connection) -> list[ReportLine]:
            query = select(Report).where(Report.done.is_(None)).order_by(Report.at).limit(MOST)
            rows = c.execute(query).mappings().all()
            names = _names(c, {row["about"] for row in rows} | {row["by"] for row in rows})
            return [
                {
                    "id": row["id"],
                    "at": row["at"],
                    "by": names.get(row["by"], "–"),
                    "about": row["about"],
                    "name": names.get(row["about"], "–"),
                    "table": row["table"],
                    "seq": row["seq"],
                    "cup": row["cup"],
                    "said": row["said"],
                    "text": row["text"],
                }
                for row in rows
            ]

        return await self.database.read(look)

    async def settle(self, who: Who, report: str) -> None:
        """Put a report away."""
        require(who)

        def work(c: Connection) -> None:
            if not c.execute(update(Report).where(Report.id == report).values(done=time.time())).rowcount:
                raise not_found("there is no such report")
            note(c, who.id, "settle", None, None, report)

        await self.database.write(work)
        await self.count_reports()

    # --- people --------------------------------------------------------------------------------------

    async def find(self, who: Who, text: str) -> list[FoundPerson]:
        """Return people by a part of their name, their login, or their id."""
        require(who)
        wanted = "%" + text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"

        def look(c: Connection) -> list[FoundPerson]:
            named = or_(Person.name.ilike(wanted, escape="\\"), Person.login == text, Person.id == text)
            query = select(Person).where(named, Person.gone.is_(None)).order_by(Person.created.desc())
            rows = c.execute(query.limit(MOST)).mappings().all()
            return [self._person(c, row) for row in rows]

        return await self.database.read(look)

    def _person(self, c: Connection, row: RowMapping) -> FoundPerson:
        about = select(func.count()).select_from(Report).where(Report.about == row["id"])
        return {
            "id": row["id"],
            "name": row["name"],
            "login": row["login"],
            "role": row["role"],
            "created": row["created"],
            "seen": row["seen"],
            "muted": row["muted"],
            "banned": self.bans.bans_person(row["id"]),
            "reports": c.scalar(about) or 0,
        }

    async def mute(self, who: Who, person: str, hours: float | None) -> None:
        """Let somebody not write for so long; None: let them again."""
        require(who)
        until = time.time() + hours * 3600 if hours is not None else None

        def work(c: Connection) -> None:
            _check_below(c, who, person)
            c.execute(update(Person).where(Person.id == person).values(muted=until))
            note(c, who.id, "mute", person, None, "" if hours is None else f"{hours:g} h")

        await self.database.write(work)
        self.people.forget()

    async def rename(self, who: Who, person: str, name: str) -> None:
        """Give somebody another name, also at the tables where they sit."""
        require(who)

        def work(c: Connection) -> None:
            _check_below(c, who, person)
            before = c.scalar(select(Person.name).where(Person.id == person))
            note(c, who.id, "rename", person, None, f"{before} → {name}")

        await self.database.write(work)
        await rename_everywhere(self.live_tables, person, name)
        self.people.forget()

    # --- bans ----------------------------------------------------------------------------------------

    async def ban(self, who: Who, wanted: NewBan) -> None:
        """Shut out a person, or to a range of addresses."""
        require(who)
        if (wanted.person is None) == (wanted.address is None):
            raise Problem(422, "ban-whom", "Name either a person or an address.")
        kind = PERSON if wanted.person is not None else ADDRESS
        whom = wanted.person if wanted.person is not None else known_network(wanted.address or "")
        until = time.time() + wanted.hours * 3600 if wanted.hours is not None else None

        def work(c: Connection) -> None:
            if kind == PERSON:
                _check_below(c, who, whom)
            c.execute(delete(Ban).where(Ban.kind == kind, Ban.whom == whom))
            values = {"kind": kind, "whom": whom, "until": until, "why": wanted.why, "at": time.time()}
            c.execute(insert(Ban).values(id=new_id(), **values))
            long = "for good" if wanted.hours is None else f"{wanted.hours:g} h"
            note(c, who.id, "ban", whom, None, f"{long} {wanted.why}".strip())

        await self.database.write(work)
        await self.take_over_bans()
        if kind == PERSON:
            self.people.on_ended(whom, None)

    async def lift(self, who: Who, ban: str) -> None:
        """Take a ban away."""
        require(who)

        def work(c: Connection) -> None:
            whom = c.scalar(select(Ban.whom).where(Ban.id == ban))
            if whom is None:
                raise not_found("there is no such ban")
            c.execute(delete(Ban).where(Ban.id == ban))
            note(c, who.id, "lift", whom, None, "")

        await self.database.write(work)
        await self.take_over_bans()

    async def all_bans(self, who: Who) -> list[BanLine]:
        """Return all bans, the latest first."""
        require(who)

        def look(c: Connection) -> list[BanLine]:
            rows = c.execute(select(Ban).order_by(Ban.at.desc()).limit(MOST)).mappings().all()
            names = _names(c, {row["whom"] for row in rows if row["kind"] == PERSON})
            return [
                {
                    "id": row["id"],
                    "kind": row["kind"],
                    "whom": row["whom"],
                    "name": names.get(row["whom"], row["whom"]),
                    "until": row["until"],
                    "why": row["why"],
                    "at": row["at"],
                }
                for row in rows
            ]

        return await self.database.read(look)

    # --- tables --------------------------------------------------------------------------------------

    async def close_table(self, who: Who, table: str) -> None:
        """Close a table, whether or not its game has begun."""
        require(who)

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            if live.status not in (OPEN, RUNNING):
                return None, None
            owner, title = live.row["owner"], live.row["name"]
            noted = lambda c: note(c, who.id, "close", owner, table, title)  # noqa: E731  run later
            values: TableRow = {**NOBODY_ASKED, "status": CLOSED}
            named = [(who.id, who.name)]
            return Change("closed", {"name": who.name}, values, also=noted, named=named), None

        await self.live_tables.change(table, decide)

    async def delete_table(self, who: Who, table: str) -> None:
        """Remove a table and all about it; not a round of a tournament, which needs its rounds."""
        require(who)

        def work(c: Connection) -> None:
            row = c.execute(
                select(Table.name, Table.owner, Table.tournament).where(Table.id == table)
            ).first()
            if row is None:
                raise not_found("there is no such table")
            if row.tournament is not None:
                raise Problem(
                    409, "in-tournament", "This table is a round of a tournament: close it instead."
                )
            remove_table(c, table)
            note(c, who.id, "delete", row.owner, table, row.name)

        async with self.live_tables.hold(table):
            await self.database.write(work)
            self.live_tables.drop(table)
        self.live_tables.on_wake(table)

    async def remove_chat(self, who: Who, table: str, seq: int) -> None:
        """Remove what somebody said."""
        require(who)

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            def also(c: Connection) -> None:
                said = (News.table == table, News.seq == seq, News.kind == "chat")
                person = c.scalar(select(News.person).where(*said))
                if not c.execute(delete(News).where(*said)).rowcount:
                    raise not_found("nothing was said there")
                note(c, who.id, "remove", person, table, "")

            live.recent.clear()  # what was said is at hand there, too
            return Change("removed", {"of": seq}, also=also), None

        await self.live_tables.change(table, decide)


def _what_is_meant(c: Connection, wanted: NewReport) -> tuple[str | None, str]:
    """Return whom a report is about, and what they said, or whose title it is and how it reads."""
    if (wanted.table is None) == (wanted.cup is None):
        raise Problem(422, "report-what", "Name either a table or a tournament.")
    if wanted.table is not None and (wanted.seat is not None or wanted.seq is not None):
        return whom_is_meant(c, Somebody(table=wanted.table, seat=wanted.seat, seq=wanted.seq))
    found = titled(c, wanted.table, Table) if wanted.table is not None else titled(c, wanted.cup or "", *CUPS)
    return found.owner, found.name


def whom_is_meant(c: Connection, wanted: Somebody) -> tuple[str, str]:
    """Return the person on a seat, or who said something, and what that was."""
    if wanted.seq is not None:
        found = (News.table == wanted.table, News.seq == wanted.seq, News.kind == "chat")
        row = c.execute(select(News.person, News.data).where(*found)).first()
        if row is not None:
            person = row.person or _seated(c, wanted.table, row.data.get("seat"))
            if person is not None:
                return person, str(row.data["text"])
    elif (person := _seated(c, wanted.table, wanted.seat)) is not None:
        return person, ""
    raise not_found("nobody is there")


def _seated(c: Connection, table: str, seat: int | None) -> str | None:
    if seat is None:
        return None
    found: str | None = c.scalar(select(Seat.person).where(Seat.table == table, Seat.seat == seat))
    return found


def _check_below(c: Connection, who: Who, person: str) -> None:
    """Refuse to act against somebody with a role: that is for the command line."""
    row = c.execute(select(Person.role).where(Person.id == person)).first()
    if row is None:
        raise not_found("there is no such person")
    if row.role is not None or person == who.id:
        raise Problem(403, "has-a-role", "That cannot be done to somebody who has a role here.")


def _names(c: Connection, people: set[str | None]) -> dict[str | None, str]:
    known = select(Person.id, Person.name).where(Person.id.in_(people - {None}))
    return {row.id: row.name for row in c.execute(known)}
