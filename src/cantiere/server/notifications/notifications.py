"""Notices: who is told what, when and how. What is to be sent is marked first: nothing comes twice."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any, cast

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, union, update
from sqlalchemy import insert as insert_into

from cantiere.server.common.background_tasks import BackgroundTasks
from cantiere.server.common.errors import Problem
from cantiere.server.common.ids import hashed
from cantiere.server.common.texts import texts_of
from cantiere.server.notifications.gathering import gather
from cantiere.server.notifications.push import PushKey, load_key, push
from cantiere.server.notifications.sending import (
    Digest,
    Line,
    Push,
    call_hook,
    headline,
    hook_data,
    mail,
    push_data,
    words,
)
from cantiere.server.notifications.wishes import HOOK, MAIL, PUSH, TURN, USUAL, may_be_told
from cantiere.server.people.addresses import Addresses
from cantiere.server.people.people import Who
from cantiere.server.people.types import Wishes
from cantiere.server.settings import Settings
from cantiere.server.store.database import Database
from cantiere.server.store.models import PERSON, RUNNING, TURNS, Notice, Person, Seat, Table
from cantiere.server.store.models import Push as PushRow

PATIENCE = 60.0  # seconds a turn must have lasted before anybody is told: most answer at once
TOGETHER = 500  # people who are looked at in one go
MOST_PUSHES = 10  # browsers of one person

log = logging.getLogger("cantiere.server.notifications")


class Notifications:
    """Tells people what waits for them. `send` may be replaced, for tests."""

    def __init__(self, database: Database, settings: Settings, addresses: Addresses) -> None:
        self.database = database
        self.settings = settings
        self.addresses = addresses
        self.watchers: Callable[[str], Mapping[str, int]] = lambda table: {}  # pages that people have open
        self.send: Callable[[Digest], None] = self.send_digest
        self._sending = BackgroundTasks(log, "notification")
        self._key: PushKey | None = None
        if settings.address == "" and (settings.mail is not None or settings.hooks):
            log.warning("without an address of its own the server sends no e-mails and calls no web hooks")

    @property
    def ways(self) -> list[str]:
        """The ways that this server is set up for; links need an address by which people reach it."""
        settings, reached = self.settings, self.settings.address != ""
        found = {
            PUSH: settings.push,
            MAIL: settings.mail is not None and reached,
            HOOK: settings.hooks and reached,
        }
        return [way for way, there in found.items() if there]

    async def push_key(self) -> PushKey | None:
        """Return the key that browsers subscribe with, where Web Push is set up."""
        if self._key is None and self.settings.push:
            self._key = await asyncio.to_thread(load_key, self.database)
        return self._key

    # --- from time to time ---------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Send what is due: at most one notice to each person in a while, about all their tables."""
        if not self.ways:
            return
        await self.push_key()
        now = time.time()
        for digest in await self.database.write(lambda c: self._due(c, now)):
            self._sending.start(digest.person, self._send(digest))

    async def close(self) -> None:
        """Send no more."""
        await self._sending.close()

    async def _send(self, digest: Digest) -> None:
        """Send by all ways; nobody waits for a stranger's server."""
        try:
            await asyncio.to_thread(self.send, digest)
        except Exception as error:  # whatever a stranger's server does, ours goes on
            log.warning("notification", extra={"error": type(error).__name__})

    def _due(self, c: Connection, now: float) -> list[Digest]:
        """Return what to send, and mark it sent: two servers do not both send it."""
        gather(c, now)
        pending: dict[str, list[Line]] = {}
        people = _some_people(c, now)
        for person, line in [*_turns(c, now, people), *_notices(c, people)]:
            pending.setdefault(person, []).append(line)
        digests = [self._digest(c, person, lines, now) for person, lines in pending.items()]
        return [one for one in digests if one is not None]

    def _digest(self, c: Connection, person: str, lines: list[Line], now: float) -> Digest | None:
        """Return what to send to a person now, if they want to be told now, and mark it."""
        row = c.execute(select(Person.__table__).where(Person.id == person)).mappings().one()
        wishes = cast(Wishes, row["wishes"] or USUAL)
        if not may_be_told(wishes, row["told"], now, self.settings.digest):
            return None
        c.execute(delete(Notice).where(Notice.person == person))
        away = [line for line in lines if not self.watchers(line.table).get(person, 0)]
        ways = self._ways_to(c, dict(row))
        told = {way: [one for one in away if way in wishes["ways"].get(one.kind, [])] for way in ways}
        told = {way: some for way, some in told.items() if some}
        free = (Person.id == person, Person.told == row["told"])
        if not told or c.execute(update(Person).where(*free).values(told=now)).rowcount != 1:
            return None  # what is not sent holds nothing else up
        return self._addressed(c, dict(row), told)

    def _ways_to(self, c: Connection, row: dict[str, Any]) -> list[str]:
        """Return the ways by which a person can be reached."""
        there = {
            PUSH: bool(_pushes(c, row["id"])) if self.settings.push else False,
            MAIL: row["email"] is not None and row["confirmed"] is not None,
            HOOK: row["hook"] is not None,
        }
        return [way for way in self.ways if there[way]]

    def _addressed(self, c: Connection, row: dict[str, Any], told: dict[str, list[Line]]) -> Digest:
        token = self.addresses.unsubscribe_token(row["id"], row["email"]) if row["email"] else ""
        where = (row["email"], row["hook"], _pushes(c, row["id"]))
        return Digest(row["id"], row["lang"], *where, told, token)

    # --- sending -------------------------------------------------------------------------------------

    def send_digest(self, digest: Digest) -> None:
        """Send by each way that it is for; one that fails does not keep the others."""
        failures = []
        for way, lines in digest.lines.items():
            try:
                self._send_by(way, digest, lines)
            except Exception as error:
                failures.append(error)
        if failures:
            raise failures[0]

    def _send_by(self, way: str, digest: Digest, lines: list[Line]) -> None:
        settings, lang = self.settings, digest.lang
        if way == MAIL and digest.email is not None:
            text = words(lines, lang, settings)
            mail(digest.email, lang, headline(lines, lang), text, settings, digest.unsubscribe)
        elif way == HOOK and digest.hook is not None:
            call_hook(digest.hook, hook_data(lines, lang, settings), settings)
        elif way == PUSH and self._key is not None:
            for one in digest.pushes:
                text_ = push_data(lines, lang)
                if not push(self._key, one.endpoint, one.p256dh, one.auth, text_, settings):
                    self._forget_push(one.hash)

    def _forget_push(self, key: str) -> None:
        with self.database.engine.begin() as c:
            c.execute(delete(PushRow).where(PushRow.hash == key))

    async def try_out(self, who: Who, way: str) -> None:
        """Send a notice to see whether it comes; say if it cannot be sent."""
        await self.push_key()

        def look(c: Connection) -> Digest | None:
            row = dict(c.execute(select(Person.__table__).where(Person.id == who.id)).mappings().one())
            if way not in self._ways_to(c, row):
                return None
            return self._addressed(c, row, {way: [Line("test", "", who.name, "")]})

        digest = await self.database.read(look)
        if digest is None:
            raise Problem(422, "no-way", "This way is not set up, or not for you yet.")
        try:
            await asyncio.to_thread(self._try, way, digest, who)
        except Exception as error:
            log.warning("notification", extra={"error": type(error).__name__})
            raise Problem(422, "not-sent", "It could not be sent.") from error

    def _try(self, way: str, digest: Digest, who: Who) -> None:
        text = texts_of(None, who.lang).say("notice-test")
        if way == MAIL and digest.email is not None:
            mail(digest.email, who.lang, text, text, self.settings, digest.unsubscribe)
        elif way == HOOK and digest.hook is not None:
            call_hook(digest.hook, {"text": text, "tables": []}, self.settings)
        elif self._key is not None:
            told = b'{"title":%b,"body":"","url":"/me","tag":"cantiere-test"}' % json.dumps(text).encode()
            for one in digest.pushes:
                if not push(self._key, one.endpoint, one.p256dh, one.auth, told, self.settings):
                    self._forget_push(one.hash)

    async def write_to(self, email: str, lang: str, key: str, page: str, secret: str) -> None:
        """Send a link by e-mail: to confirm an address, or for a new password."""
        say = texts_of(None, lang).say
        address = f"{self.settings.address.rstrip('/')}/{page}#{secret}"
        text = f"{say(f'mail-{key}')}\n\n{address}"
        try:
            await asyncio.to_thread(mail, email, lang, say(f"mail-{key}-subject"), text, self.settings)
        except OSError as error:
            log.warning("mail", extra={"error": type(error).__name__})
            raise Problem(503, "not-sent", "The e-mail could not be sent.") from error

    # --- browsers ------------------------------------------------------------------------------------

    async def add_push(self, who: Who, endpoint: str, p256dh: str, auth: str) -> None:
        """Take notices to a browser from now on."""
        values = {"person": who.id, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        key = hashed(endpoint)

        def work(c: Connection) -> None:
            c.execute(delete(PushRow).where(PushRow.hash == key))
            old = select(PushRow.hash).where(PushRow.person == who.id).order_by(PushRow.created.desc())
            for one in list(c.scalars(old))[MOST_PUSHES - 1 :]:
                c.execute(delete(PushRow).where(PushRow.hash == one))
            c.execute(insert_into(PushRow).values(hash=key, created=time.time(), **values))

        await self.database.write(work)

    async def drop_push(self, who: Who, endpoint: str) -> None:
        """Take no more notices to a browser."""
        mine = (PushRow.hash == hashed(endpoint), PushRow.person == who.id)
        await self.database.write(lambda c: c.execute(delete(PushRow).where(*mine)))


def _asked() -> ColumnElement[float]:
    """When a table began to wait: what people say meanwhile begins nothing."""
    return func.coalesce(Table.since, Table.changed)


def _untold_turns(now: float) -> ColumnElement[bool]:
    """Tell where it has been somebody's turn for a while, others wait for them, and they have not been told.

    Whatever was sent at `told` was about all that waited for so long by then, and about nothing later.
    """
    other = select(Seat).where(Seat.table == Table.id, Seat.kind == PERSON, Seat.person != Table.asked)
    return and_(
        Table.status == RUNNING,
        _asked() < now - PATIENCE,
        _asked() >= Person.told - PATIENCE,
        (Table.pace == TURNS) | other.exists(),
    )


def _some_people(c: Connection, now: float) -> list[str]:
    """Return who may have to be told something; of very many any: who is told later keeps nobody out."""
    pushed = select(PushRow).where(PushRow.person == Person.id).exists()
    reached = or_(
        and_(Person.email.is_not(None), Person.confirmed.is_not(None)), Person.hook.is_not(None), pushed
    )
    turns = select(Person.id).join(Table, Table.asked == Person.id).where(_untold_turns(now), reached)
    found = union(turns, select(Notice.person)).subquery()
    return list(c.scalars(select(found.c[0]).order_by(func.random()).limit(TOGETHER)))


def _turns(c: Connection, now: float, people: list[str]) -> list[tuple[str, Line]]:
    rows = c.execute(
        select(Person.id, Table.id, Table.name, Table.game)
        .join(Table, Table.asked == Person.id)
        .where(Person.id.in_(people), _untold_turns(now))
        .order_by(Person.id, _asked())
    ).all()
    return [(row[0], Line(TURN, *row[1:])) for row in rows]


def _notices(c: Connection, people: list[str]) -> list[tuple[str, Line]]:
    rows = c.execute(
        select(Notice.person, Notice.kind, Table.id, Table.name, Table.game)
        .join(Table, Table.id == Notice.table)
        .where(Notice.person.in_(people))
        .order_by(Notice.at)
    ).all()
    return [(row[0], Line(*row[1:])) for row in rows]


def _pushes(c: Connection, person: str) -> list[Push]:
    found = select(PushRow.hash, PushRow.endpoint, PushRow.p256dh, PushRow.auth)
    return [Push(*row) for row in c.execute(found.where(PushRow.person == person))]
