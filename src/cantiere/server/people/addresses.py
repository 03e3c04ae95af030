"""E-mail addresses: one counts once it is confirmed, and is given up by one click."""

from __future__ import annotations

import time

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, func, insert, select, update

from cantiere.server.common.errors import Problem
from cantiere.server.common.ids import hashed, new_secret
from cantiere.server.people.people import Who
from cantiere.server.store.database import Database
from cantiere.server.store.models import Key, Person

CONFIRM = "confirm"
LASTS = 24 * 3600.0  # seconds for which an address can be confirmed
MOST = 3  # e-mails to one address in that time, whoever asks for them


class Addresses:
    """Where people may be written to."""

    def __init__(self, database: Database, signing_key: str) -> None:
        self.database = database
        self._signer = URLSafeSerializer(signing_key, salt="unsubscribe")

    async def new_confirmation(self, who: Who, email: str) -> str | None:
        """Return the secret that confirms an address; None if too many were sent there of late."""
        secret, now = new_secret(), time.time()

        def work(c: Connection) -> bool:
            sent = (Key.kind == CONFIRM, Key.name == email, Key.created > now - LASTS)
            if (c.scalar(select(func.count()).where(*sent)) or 0) >= MOST:
                return False
            values = {"hash": hashed(secret), "person": who.id, "kind": CONFIRM, "name": email}
            c.execute(insert(Key).values(**values, created=now))
            return True

        return secret if await self.database.write(work) else None

    async def confirm(self, secret: str) -> None:
        """Let an address count from now on."""
        key, now = hashed(secret), time.time()

        def work(c: Connection) -> bool:
            known = (Key.hash == key, Key.kind == CONFIRM, Key.created > now - LASTS)
            row = c.execute(select(Key.person, Key.name).where(*known)).first()
            if row is None:
                return False
            mine = update(Person).where(Person.id == row[0], Person.email == row[1])
            return c.execute(mine.values(confirmed=now)).rowcount == 1

        if not await self.database.write(work):
            raise Problem(401, "wrong-link", "This link no longer works.")

    def unsubscribe_token(self, person: str, email: str) -> str:
        """Return what ends all e-mail to an address; it needs no login and never runs out."""
        return str(self._signer.dumps([person, email]))

    async def unsubscribe(self, token: str) -> None:
        """Send no more e-mail to an address."""
        try:
            person, email = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise Problem(401, "wrong-link", "This link no longer works.") from None
        mine = update(Person).where(Person.id == str(person), Person.email == str(email))
        await self.database.write(lambda c: c.execute(mine.values(confirmed=None, email=None)))
