"""Roles, and the log of what was done with them. They are given on the command line."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from cantiere.core.reason import CantiereError
from cantiere.server.common.errors import Problem
from cantiere.server.common.ids import new_id
from cantiere.server.community.types import DeedData
from cantiere.server.people.people import Who
from cantiere.server.store.database import Database
from cantiere.server.store.models import Deed, Person

MODERATOR, OPERATOR, NOBODY = "moderator", "operator", "nobody"
ROLES = (MODERATOR, OPERATOR, NOBODY)


class Role(NamedTuple):
    """Who has which role."""

    login: str
    name: str
    role: str


def require(who: Who) -> None:
    """Refuse whoever has no role, as if there were nothing."""
    if who.role not in (MODERATOR, OPERATOR):
        raise Problem(403, "not-a-moderator", "Only moderators may do that.")


def note(c: Connection, by: str | None, what: str, whom: str | None, table: str | None, detail: str) -> None:
    """Write down what was done."""
    done = {"by": by, "what": what, "whom": whom, "table": table, "detail": detail}
    c.execute(insert(Deed).values(id=new_id(), at=time.time(), **done))


def set_role(database: Database, login: str, role: str) -> None:
    """Give a role to an account, or take it away."""
    if role not in ROLES:
        raise CantiereError(f"there is no role {role!r}; there are: {', '.join(ROLES)}")
    # Wait for whoever is writing: what is read must still be so when it is written.
    options = {"cantiere_begin": "BEGIN IMMEDIATE"}
    with database.engine.connect().execution_options(**options) as c, c.begin():
        person = c.scalar(select(Person.id).where(Person.login == login))
        if person is None:
            raise CantiereError(f"there is no account with the login {login!r}")
        given = None if role == NOBODY else role
        c.execute(update(Person).where(Person.id == person).values(role=given))
        note(c, None, "role", person, None, role)


def roles(database: Database) -> list[Role]:
    """Return who has a role."""
    with database.engine.connect() as c:
        found = select(Person.login, Person.name, Person.role).where(Person.role.is_not(None))
        rows = c.execute(found.order_by(Person.login))
        return [Role(row.login or "–", row.name, row.role or NOBODY) for row in rows]


def deeds(c: Connection, most: int) -> list[DeedData]:
    """Return what was done, the latest first."""
    rows = c.execute(select(Deed).order_by(Deed.at.desc()).limit(most)).mappings().all()
    people = {row["by"] for row in rows} | {row["whom"] for row in rows}
    named = select(Person.id, Person.name).where(Person.id.in_(people - {None}))
    names = {row.id: row.name for row in c.execute(named)}
    return [
        {
            "at": row["at"],
            "by": names.get(row["by"], "–"),
            "what": row["what"],
            "whom": names.get(row["whom"], row["whom"] or row["table"] or "–"),
            "detail": row["detail"],
        }
        for row in rows
    ]
