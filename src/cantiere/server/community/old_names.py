"""Names in news from before the names of those who left were noted with who they are (migration 0009).

Whose such a name was is not known any more, only what it was. It is noted as nobody's, and changes with
whoever of that name goes, or gets another one: rather a namesake's than that one is left. Servers of that
time may still run beside this one, so what has happened since the last look is looked through before.
"""

from __future__ import annotations

import functools
import re
import time
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cantiere.server.store.changes import keep_traces
from cantiere.server.store.database import Database
from cantiere.server.store.models import News, Note, Person, Seat, Table, Trace

NOBODY = ""  # whose a name is where that is not known
TRACED = "traced"  # the note: until when news were looked through
CLOCKS = 600.0  # seconds by which servers may disagree about the time
TOGETHER = 200  # tables that are looked through at once


async def trace_old_news(database: Database, every: float = 0.0) -> None:
    """Note the names that nobody has any more at tables where something has happened since the last look.

    Nothing is done within so many seconds after that.
    """
    now = time.time()
    since = await database.read(_looked)
    if now < since + every:
        return
    since -= CLOCKS
    changed = select(Table.id).where(Table.changed >= since).order_by(Table.id)
    tables = await database.read(lambda c: list(c.scalars(changed)))
    found: list[tuple[str, str]] = []
    for first in range(0, len(tables), TOGETHER):
        some = tables[first : first + TOGETHER]
        found += await database.read(functools.partial(_left_over, some, since))

    def work(c: Connection) -> None:
        for table, name in found:
            keep_traces(c, table, [(NOBODY, name)])
        if not c.execute(update(Note).where(Note.name == TRACED).values(value=repr(now))).rowcount:
            c.execute(insert(Note).values(name=TRACED, value=repr(now)))

    try:
        await database.write(work)
    except IntegrityError:  # another server has just noted the same, or one of the tables was removed
        await trace_old_news(database)


def nobodys(name: str) -> ColumnElement[bool]:
    """Return which names may have been those of whoever has this one; `is_of` tells which of them were."""
    return and_(Trace.person == NOBODY, Trace.name.startswith(name, autoescape=True))


def is_of(old: str, name: str) -> bool:
    """Tell whether somebody may have had a name at a table: a number tells two of one name apart.

    >>> is_of("Anna 2", "Anna"), is_of("Anna Maria", "Anna")
    (True, False)
    """
    return re.fullmatch(rf"{re.escape(name)}( \d+)?", old) is not None


def names_in(data: dict[str, Any]) -> Iterator[str]:
    """Return the names of people that a piece of news has.

    >>> list(names_in({"name": "Anna", "off": ["Berta"]}))
    ['Anna', 'Berta']
    """
    yield from (data[entry] for entry in ("name", "by") if data.get(entry))
    yield from data.get("off", ())


def _looked(c: Connection) -> float:
    """Return until when news were looked through."""
    return float(c.scalar(select(Note.value).where(Note.name == TRACED)) or 0.0)


def _left_over(tables: Sequence[str], since: float, c: Connection) -> list[tuple[str, str]]:
    """Return names in the news of tables that are nobody's: of no seat, not of who made it, not noted yet."""
    known = {(row.table, row.name) for row in c.execute(_here(Trace.table, Trace.name, tables))}
    seats = _here(Seat.table, Seat.name, tables).add_columns(Person.name.label("person"))
    seats = seats.outerjoin(Person, or_(Person.id == Seat.person, Person.id == Seat.kept_for))
    for row in c.execute(seats):
        known |= {(row.table, row.name), (row.table, row.person)}
    owner = select(Table.id, Person.name).join(Person, Person.id == Table.owner).where(Table.id.in_(tables))
    known |= {(row.id, row.name) for row in c.execute(owner)}
    told = _here(News.table, News.data, tables).where(
        News.kind.not_in(("moved", "begun")), News.person.is_(None), News.at >= since
    )
    found = {(row.table, name) for row in c.execute(told) for name in names_in(row.data)}
    return sorted(found - known)


def _here(table: Any, column: Any, tables: Sequence[str]) -> Any:
    return select(table, column).where(table.in_(tables))
