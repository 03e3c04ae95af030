"""A change of a table: all that happens at once, written in one transaction, or not at all."""

from __future__ import annotations

import dataclasses
import functools
from typing import Any, NamedTuple, cast

import sqlalchemy
from sqlalchemy import Connection, Update, bindparam, insert, select, text, update

from cantiere.server.store.database import CHANNEL
from cantiere.server.store.models import Move, News, Request, Seat, Table

TABLES = cast(sqlalchemy.Table, Table.__table__)
INSERT_MOVES = cast(sqlalchemy.Table, Move.__table__).insert()
INSERT_NEWS = cast(sqlalchemy.Table, News.__table__).insert()
INSERT_REQUEST = cast(sqlalchemy.Table, Request.__table__).insert()
NOTIFY = text("SELECT pg_notify(:channel, :table)")


class Stale(Exception):
    """The table has changed since it was looked at: look again."""


class Repeated(Exception):
    """A request with this key was carried out before."""

    def __init__(self, table: str, text: str, answer: dict[str, Any]) -> None:
        super().__init__("carried out before")
        self.table = table
        self.text = text
        self.answer = answer


class Played(NamedTuple):
    """A row of the game: a move, or (`keep`) the taking back of moves."""

    who: int
    text: str
    keep: int | None = None


class Told(NamedTuple):
    """A row of the news."""

    seq: int
    kind: str
    data: dict[str, Any]
    at: float


class Kept(NamedTuple):
    """What is kept of a request with an idempotency key."""

    person: str
    key: str
    text: str
    answer: dict[str, Any]


@dataclasses.dataclass
class Change:
    """What is to be written: always one piece of news, and whatever else belongs to it."""

    kind: str
    data: dict[str, Any]
    values: dict[str, Any] = dataclasses.field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = dataclasses.field(default_factory=dict)
    played: list[Played] = dataclasses.field(default_factory=list)
    kept: Kept | None = None


def write_change(c: Connection, table: str, seq: int, number: int, change: Change, at: float) -> None:
    """Write a change of the table that stands at `seq` and `number`; raise Stale if it no longer does."""
    values = {**change.values, "seq": seq + 1, "number": number + len(change.played), "changed": at}
    where = {"at_id": table, "at_seq": seq, "at_number": number}
    found = c.execute(_update(tuple(values)), {**where, **{f"to_{name}": values[name] for name in values}})
    if found.rowcount != 1:
        raise Stale
    for seat, fields in change.seats.items():
        c.execute(update(Seat).where(Seat.table == table, Seat.seat == seat).values(**fields))
    if change.played:
        c.execute(INSERT_MOVES, _rows(table, number, change.played, at))
    c.execute(
        INSERT_NEWS, {"table": table, "seq": seq + 1, "kind": change.kind, "data": change.data, "at": at}
    )
    if change.kept is not None:
        c.execute(INSERT_REQUEST, {**change.kept._asdict(), "table": table, "at": at})
    notify(c, table)


@functools.cache
def _update(names: tuple[str, ...]) -> Update:
    """Return the statement that changes these columns: built once, since it is run for every move."""
    where = (TABLES.c.id == bindparam("at_id"), TABLES.c.seq == bindparam("at_seq"))
    number = TABLES.c.number == bindparam("at_number")
    columns = {name: bindparam(f"to_{name}", type_=TABLES.c[name].type) for name in names}
    return TABLES.update().where(*where, number).values(columns)


def _rows(table: str, number: int, played: list[Played], at: float) -> list[dict[str, Any]]:
    return [
        {"table": table, "number": number + place, "at": at, **row._asdict()}
        for place, row in enumerate(played, start=1)
    ]


def notify(c: Connection, table: str) -> None:
    """Let the other servers know, once this is written."""
    if c.dialect.name == "postgresql":
        c.execute(NOTIFY, {"channel": CHANNEL, "table": table})


def write_table(
    c: Connection, values: dict[str, Any], seats: list[dict[str, Any]], played: list[Played], told: Change
) -> None:
    """Write a new table."""
    at = values["created"]
    c.execute(insert(Table).values(**{**values, "number": len(played), "seq": 1}))
    c.execute(insert(Seat), [{**seat, "table": values["id"]} for seat in seats])
    if played:
        c.execute(insert(Move), _rows(values["id"], 0, played, at))
    c.execute(insert(News).values(table=values["id"], seq=1, kind=told.kind, data=told.data, at=at))


def read_table(c: Connection, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
    """Return a table and its seats."""
    row = c.execute(select(Table.__table__).where(Table.id == table)).mappings().first()
    if row is None:
        return None
    seats = c.execute(select(Seat.__table__).where(Seat.table == table).order_by(Seat.seat)).mappings()
    return dict(row), [dict(seat) for seat in seats]


def read_played(c: Connection, table: str, after: int, upto: int) -> list[Played]:
    """Return the rows of the game after the first `after`."""
    rows = c.execute(
        select(Move.who, Move.text, Move.keep)
        .where(Move.table == table, Move.number > after, Move.number <= upto)
        .order_by(Move.number)
    )
    return [Played(*row) for row in rows]


def read_news(c: Connection, table: str, after: int, limit: int = 1000) -> list[Told]:
    """Return the news after number `after`."""
    rows = c.execute(
        select(News.seq, News.kind, News.data, News.at)
        .where(News.table == table, News.seq > after)
        .order_by(News.seq)
        .limit(limit)
    )
    return [Told(*row) for row in rows]


def read_request(c: Connection, person: str, key: str) -> tuple[str, str, dict[str, Any]] | None:
    """Return the table, the text and the answer of an earlier request with this key."""
    row = c.execute(
        select(Request.table, Request.text, Request.answer).where(
            Request.person == person, Request.key == key
        )
    ).first()
    return (row[0], row[1], row[2]) if row is not None else None
