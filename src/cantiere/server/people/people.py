"""People: guests, accounts, the tokens of programs, and the link that restores a seat on another device."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cantiere.server.common.errors import Problem, not_found
from cantiere.server.common.ids import hashed, new_id, new_secret
from cantiere.server.common.rate_limits import RateLimit
from cantiere.server.people.types import Me
from cantiere.server.store.changes import keep_traces
from cantiere.server.store.database import Database
from cantiere.server.store.models import Key, League, Person, Recalled, Table, Tournament

TOKEN, RESTORE, RESET = "token", "restore", "reset"
RESET_LASTS = 3600.0  # seconds for which the link for a new password works
DAY = 24 * 3600.0
REMEMBERED = 10.0  # seconds for which a credential is not looked up again
MOST_REMEMBERED = 10_000
MOST_TOKENS = 20
GUESSES = 10  # wrong passwords for one login before it has to rest
HASHES_AT_ONCE = 1  # each takes 64 MB and a processor for a moment


class Who(NamedTuple):
    """Whoever sends a request."""

    id: str
    name: str
    login: str | None
    epoch: int
    lang: str
    holiday: float | None = None
    role: str | None = None
    muted: float | None = None
    created: float = 0.0


class People:
    """Knows who is who."""

    def __init__(self, database: Database, signing_key: str, guesses: float = 0.0) -> None:
        self.database = database
        self._guesses = RateLimit(guesses, GUESSES)  # wrong passwords, by login
        self._hasher = PasswordHasher(parallelism=1)  # guessing may take one processor, not all
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._signer = URLSafeSerializer(signing_key, salt="guest")
        self._known: dict[str, tuple[float, Who]] = {}
        self._seen: dict[str, int] = {}  # the day on which it was last noted that they were here
        self._to_note: set[str] = set()
        # Called when a session of a person ends: the hash of its cookie or token, None for all.
        self.on_ended: Callable[[str, str | None], None] = lambda person, key: None

    # --- who is it -----------------------------------------------------------------------------------

    def cookie(self, who: Who) -> str:
        """Return what the browser keeps."""
        return str(self._signer.dumps([who.id, who.epoch, secrets.token_urlsafe(9)]))

    async def by_cookie(self, cookie: str) -> Who | None:
        """Return whoever a cookie was given to, unless it was forged, recalled or logged out."""
        try:
            person, epoch, *_ = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        key = hashed(cookie)
        who = self._recall(key)
        if who is None:
            who = await self.database.read(lambda c: _by_session(c, person, key))
        return self._remember(key, who) if who is not None and who.epoch == epoch else None

    async def by_token(self, token: str) -> Who | None:
        """Return the person in whose name a program plays."""
        key = hashed(token)
        who = self._recall(key)
        if who is None:
            who = await self.database.read(lambda c: _by_key(c, key, TOKEN))
        return self._remember(key, who) if who is not None else None

    def _recall(self, key: str) -> Who | None:
        until, who = self._known.get(key, (0.0, None))
        return who if until > time.monotonic() else None

    def _remember(self, key: str, who: Who) -> Who:
        today = int(time.time() // DAY)
        if self._seen.get(who.id) != today:
            self._seen[who.id] = today
            self._to_note.add(who.id)
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known.setdefault(key, (time.monotonic() + REMEMBERED, who))
        if self._known[key][0] < time.monotonic():
            self._known[key] = (time.monotonic() + REMEMBERED, who)
        return who

    def forget(self) -> None:
        """Look everybody up again."""
        self._known.clear()

    async def note_seen(self) -> None:
        """Note who was here: the day is enough."""
        here, self._to_note = self._to_note, set()
        today = time.time() // DAY * DAY
        if here:
            noted = update(Person).where(Person.id.in_(here)).values(seen=today)
            await self.database.write(lambda c: c.execute(noted))
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.clear()

    async def old_guests(self, before: float, most: int) -> list[Who]:
        """Return guests who were not here since then."""
        last = func.coalesce(Person.seen, Person.created)
        old = (Person.login.is_(None), Person.gone.is_(None), last < before, Person.created < before)

        def look(c: Connection) -> list[Who]:
            found = list(c.scalars(select(Person.id).where(*old).limit(most)))
            return [who for one in found if (who := _person(c, Person.id == one)) is not None]

        return await self.database.read(look)

    async def check_password(self, who: Who, password: str) -> None:
        """Refuse whoever does not know their password; wrong ones count as those at the door do."""
        login = who.login or who.id
        self._check_guesses(login)
        stored = await self.database.read(
            lambda c: c.scalar(select(Person.password).where(Person.id == who.id))
        )
        if not await self._check(stored or self._decoy, password):
            self._guesses.allows(login)
            raise Problem(401, "wrong-old-password", "That is not your password.")

    def _check_guesses(self, login: str) -> None:
        if not self._guesses.left(login):
            raise Problem(429, "too-many", "Too many wrong passwords for this login: wait some minutes.")

    # --- guests and accounts -------------------------------------------------------------------------

    async def new_guest(self, name: str, lang: str) -> Who:
        """Return a new person; a name is enough."""
        who = Who(new_id(), name, None, 0, lang, created=time.time())
        await self.database.write(lambda c: _add(c, who))
        return who

    async def change(self, who: Who, changes: dict[str, Any]) -> Who:
        """Change a name, a language, or where notifications go."""
        if changes:
            await self.database.write(lambda c: _change(c, who, changes))
            self.forget()
        return await self._again(who)

    async def profile(self, who: Who) -> Me:
        """Return what a person may see of themselves."""

        def look(c: Connection) -> Me:
            row = c.execute(select(Person).where(Person.id == who.id)).mappings().one()
            tokens = c.execute(
                select(Key.name, Key.created).where(Key.person == who.id, Key.kind == TOKEN)
            ).all()
            return {
                "id": row["id"],
                "name": row["name"],
                "login": row["login"],
                "lang": row["lang"],
                "email": row["email"],
                "confirmed": row["confirmed"] is not None,
                "hook": row["hook"],
                "wishes": row["wishes"],
                "holiday": row["holiday"],
                "role": row["role"],
                "private": bool(row["private"]),
                "named": bool(row["named"]),
                "no_followers": bool(row["no_followers"]),
                "tokens": [{"name": name, "created": created} for name, created in tokens],
            }

        return await self.database.read(look)

    async def register(self, who: Who, login: str, password: str) -> Who:
        """Make an account of a guest; the seats stay theirs."""
        if who.login is not None:
            raise Problem(422, "has-account", "You have an account already.")
        secret = await self._hash(password)
        try:
            await self.database.write(
                lambda c: c.execute(
                    update(Person).where(Person.id == who.id).values(login=login, password=secret)
                )
            )
        except IntegrityError:
            raise Problem(422, "login-taken", "That login is taken.") from None
        self.forget()
        return await self._again(who)

    async def log_in(self, login: str, password: str) -> Who:
        """Return the person with this login and password."""

        def look(c: Connection) -> tuple[Who | None, str]:
            who = _person(c, Person.login == login)
            stored = c.scalar(select(Person.password).where(Person.login == login))
            return who, stored or ""

        self._check_guesses(login)
        who, stored = await self.database.read(look)
        right = await self._check(stored or self._decoy, password)
        if who is None or not right:
            self._guesses.allows(login)
            raise Problem(401, "wrong-password", "There is no such login with that password.")
        return who

    async def change_password(self, who: Who, proof: str, password: str, *, by_link: bool) -> Who:
        """Set another password; the old one, or the secret of the personal link, shows who it is."""
        if who.login is None:
            raise Problem(422, "no-account", "You have no account yet.")
        if by_link:
            if (await self.by_link(proof)).id != who.id:
                raise Problem(401, "wrong-link", "This link no longer works.")
        else:
            await self.check_password(who, proof)
        return await self._set_password(who, password)

    async def reset_password(self, secret: str, password: str) -> Who:
        """Set another password with the link that came by e-mail; it works once, for an hour."""
        key, now = hashed(secret), time.time()
        who = await self.database.read(lambda c: _by_key(c, key, RESET, since=now - RESET_LASTS))
        if who is None:
            raise Problem(401, "wrong-link", "This link no longer works.")
        return await self._set_password(who, password)

    async def _set_password(self, who: Who, password: str) -> Who:
        """Set a password; whoever was logged in elsewhere is so no longer."""
        stored = await self._hash(password)

        def work(c: Connection) -> None:
            changed = {"password": stored, "epoch": Person.epoch + 1}
            c.execute(update(Person).where(Person.id == who.id).values(**changed))
            c.execute(delete(Key).where(Key.person == who.id, Key.kind == RESET))

        await self.database.write(work)
        self._ended(who.id, None)
        return await self._again(who)

    async def lost_password(self, login: str) -> tuple[str, str, str] | None:
        """Return where to send the link for a new password, the language, and its secret; None: nowhere."""

        def look(c: Connection) -> tuple[Who, str] | None:
            row = c.execute(
                select(Person.id, Person.email).where(
                    Person.login == login, Person.email.is_not(None), Person.confirmed.is_not(None)
                )
            ).first()
            who = _person(c, Person.id == row[0]) if row is not None else None
            return (who, str(row[1])) if who is not None and row is not None else None

        found = await self.database.read(look)
        if found is None:
            return None
        who, email = found
        return email, who.lang, await self._new_key(who, RESET, "")

    async def log_out(self, who: Who, cookie: str) -> None:
        """End a session: its cookie is nobody's any more."""
        key = hashed(cookie)

        def work(c: Connection) -> None:
            if c.scalar(select(Recalled.hash).where(Recalled.hash == key)) is None:
                c.execute(insert(Recalled).values(hash=key, at=time.time()))

        await self.database.write(work)
        self._ended(who.id, key)

    async def log_out_everywhere(self, who: Who) -> Who:
        """Recall all cookies and links; the caller gets a new cookie."""

        def work(c: Connection) -> None:
            c.execute(update(Person).where(Person.id == who.id).values(epoch=Person.epoch + 1))
            c.execute(delete(Key).where(Key.person == who.id))

        await self.database.write(work)
        self._ended(who.id, None)
        return await self._again(who)

    def _ended(self, person: str, key: str | None) -> None:
        self.forget()
        self.on_ended(person, key)

    # --- tokens and links ----------------------------------------------------------------------------

    async def new_token(self, who: Who, name: str) -> str:
        """Return a token with which a program plays for this person."""
        return await self._new_key(who, TOKEN, name)

    async def drop_token(self, who: Who, name: str) -> None:
        """Recall a token."""
        gone = await self.database.write(
            lambda c: (
                c.execute(
                    delete(Key).where(Key.person == who.id, Key.kind == TOKEN, Key.name == name)
                ).rowcount
            )
        )
        self._ended(who.id, None) if gone else self.forget()
        if not gone:
            raise not_found("there is no such token")

    async def new_link(self, who: Who) -> str:
        """Return the secret of the personal link; an earlier one no longer works."""
        await self.database.write(
            lambda c: c.execute(delete(Key).where(Key.person == who.id, Key.kind == RESTORE))
        )
        return await self._new_key(who, RESTORE, "")

    async def by_link(self, secret: str) -> Who:
        """Return whoever the personal link belongs to."""
        who = await self.database.read(lambda c: _by_key(c, hashed(secret), RESTORE))
        if who is None:
            raise Problem(401, "wrong-link", "This link no longer works.")
        return who

    async def _new_key(self, who: Who, kind: str, name: str) -> str:
        secret = new_secret()

        def work(c: Connection) -> None:
            if kind == RESET:  # only the newest link works
                c.execute(delete(Key).where(Key.person == who.id, Key.kind == RESET))
            held = c.scalar(select(func.count()).where(Key.person == who.id, Key.kind == kind)) or 0
            if held >= MOST_TOKENS:
                raise Problem(422, "too-many-tokens", f"You have {held} tokens already.")
            c.execute(
                insert(Key).values(
                    hash=hashed(secret), person=who.id, kind=kind, name=name, created=time.time()
                )
            )

        await self.database.write(work)
        return secret

    # --- inside --------------------------------------------------------------------------------------

    async def _again(self, who: Who) -> Who:
        found = await self.database.read(lambda c: _person(c, Person.id == who.id))
        if found is None:
            raise not_found("there is no such person")
        return found

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _check(self, stored: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(self._verify, stored, password)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    @property
    def _decoy(self) -> str:
        """A hash of nothing: a wrong login takes as long as a wrong password."""
        if not hasattr(self, "_decoy_hash"):
            self._decoy_hash = self._hasher.hash(new_secret())
        return self._decoy_hash


def _add(c: Connection, who: Who) -> None:
    c.execute(
        insert(Person).values(
            id=who.id, name=who.name, epoch=who.epoch, lang=who.lang, created=time.time(), told=0.0
        )
    )


def _change(c: Connection, who: Who, changes: dict[str, Any]) -> None:
    """Change what is known of somebody; tables that they have made still tell of them by the old name."""
    c.execute(update(Person).where(Person.id == who.id).values(**changes))
    if changes.get("name", who.name) != who.name:
        for table in c.scalars(select(Table.id).where(Table.owner == who.id)).all():
            keep_traces(c, table, [(who.id, who.name)])
        for cup in (Tournament, League):  # those without a title of their own have their owner's name
            titled = update(cup).where(cup.owner == who.id, cup.name == who.name)
            c.execute(titled.values(name=changes["name"]))


def _person(c: Connection, condition: Any) -> Who | None:
    row = c.execute(
        select(*(Person.__table__.c[field] for field in Who._fields)).where(condition, Person.gone.is_(None))
    ).first()
    return Who(*row) if row is not None else None


def _by_session(c: Connection, person: str, key: str) -> Who | None:
    if c.scalar(select(Recalled.hash).where(Recalled.hash == key)) is not None:
        return None
    return _person(c, Person.id == person)


def _by_key(c: Connection, key: str, kind: str, since: float = 0.0) -> Who | None:
    found = (Key.hash == key, Key.kind == kind, Key.created > since)
    person = c.scalar(select(Key.person).where(*found))
    return _person(c, Person.id == person) if person is not None else None
