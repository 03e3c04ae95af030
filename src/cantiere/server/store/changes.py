"""A change of a table: all that happens at once, written in one transaction, or not at all."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple, cast

import sqlalchemy
from sqlalchemy import Connection, Select, bindparam, delete, insert, select, tuple_, update

from cantiere.server.store.bulk import (
    Statement,
    UnexpectedRowCount,
    insert_rows,
    run,
    run_together,
    update_rows,
)
from cantiere.server.store.database import CHANNEL
from cantiere.server.store.models import Move, News, Request, Seat, Table, Trace
from cantiere.server.store.news import ActedNumbers, NewsData
from cantiere.server.store.rows import SeatRow, TableRow

TABLES, MOVES, NEWS, REQUESTS = (
    cast(sqlalchemy.Table, model.__table__) for model in (Table, Move, News, Request)
)
AS_SEEN = ("at_id", "at_seq", "at_number")
LOCK = "SELECT id FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE"
NOTIFY = "SELECT pg_notify(%s, %s)"
ONE_REQUEST = select(Request.table, Request.text, Request.answer).where(
    Request.person == bindparam("of"), Request.key == bindparam("by")
)  # put together once: whoever fails on purpose has it carried out often
NOTIFIED_TOGETHER = 150  # tables in one notification: PostgreSQL takes 8000 bytes


class Stale(Exception):
    """The table has changed since it was looked at: look again."""


class Repeated(Exception):
    """A request with this key was carried out before."""

    def __init__(self, table: str, text: str, answer: ActedNumbers) -> None:
        super().__init__("carried out before")
        self.table = table
        self.text = text
        self.answer = answer


class MoveRow(NamedTuple):
    """A row of the game: a move, or (`keep`) the taking back of moves."""

    who: int
    text: str
    keep: int | None = None


class NewsItem(NamedTuple):
    """A row of the news."""

    seq: int
    kind: str
    data: NewsData
    at: float
    person: str | None = None  # who said it


class KeptRequest(NamedTuple):
    """What is kept of a request with an idempotency key."""

    person: str
    key: str
    text: str
    answer: ActedNumbers


@dataclasses.dataclass
class Change:
    """What is to be written: always one piece of news, and whatever else belongs to it."""

    kind: str
    data: NewsData
    values: TableRow = dataclasses.field(default_factory=TableRow)
    seats: dict[int, SeatRow] = dataclasses.field(default_factory=dict)
    all_seats: list[SeatRow] | None = None  # where their number or order changes
    played: list[MoveRow] = dataclasses.field(default_factory=list)
    request: KeptRequest | None = None
    also: Callable[[Connection], None] | None = None  # whatever else must happen together with it
    person: str | None = None  # who said it, where somebody says something
    named: list[tuple[str, str]] = dataclasses.field(default_factory=list)  # people in it who do not sit here


class Pending(NamedTuple):
    """A change that is to be written if the table still stands at `seq` and `number`."""

    table: str
    seq: int
    number: int
    change: Change
    at: float

    def values(self) -> dict[str, Any]:
        """Return what becomes of the table, and (`at_…`) what it must be."""
        return {
            "at_id": self.table,
            "at_seq": self.seq,
            "at_number": self.number,
            **self.change.values,
            "seq": self.seq + 1,
            "number": self.number + len(self.change.played),
            "changed": self.at,
        }


def write_changes(c: Connection, pending: Sequence[Pending]) -> None:
    """Write changes of different tables; raise Stale, with nothing written, if one of them has changed.

    Whoever writes several must be ready to write them one by one if that fails: only then it is known why.
    """
    statements = _statements(c.dialect.name, pending)
    try:
        run(c, statements) if len(pending) == 1 else run_together(c, statements)
    except UnexpectedRowCount:
        raise Stale from None
    for one in pending:
        for seat, fields in one.change.seats.items():
            c.execute(update(Seat).where(Seat.table == one.table, Seat.seat == seat).values(**fields))
        if one.change.all_seats is not None:
            c.execute(delete(Seat).where(Seat.table == one.table))
            c.execute(insert(Seat), [{**seat, "table": one.table} for seat in one.change.all_seats])
    for one in pending:
        keep_traces(c, one.table, one.change.named)
        if one.change.also is not None:
            one.change.also(c)


def keep_traces(c: Connection, table: str, named: Sequence[tuple[str, str]]) -> None:
    """Note whose names the news of a table have, though they do not sit there."""
    for person, name in named:
        known = select(Trace.name).where(Trace.person == person, Trace.table == table, Trace.name == name)
        if c.scalar(known) is None:
            c.execute(insert(Trace).values(person=person, table=table, name=name))


def sort_out(c: Connection, pending: Sequence[Pending]) -> list[Exception | None]:
    """Return what is wrong with each change: it was carried out before, or its table has moved on.

    Nothing is locked: what changes after this look is noticed when it is written.
    """
    tables = {one.table for one in pending}
    found = select(Table.id, Table.seq, Table.number).where(Table.id.in_(tables))
    stands = {row.id: (row.seq, row.number) for row in c.execute(found)}
    keys = {(r.person, r.key) for r in (one.change.request for one in pending) if r is not None}
    known = {(row.person, row.key): row for row in c.execute(_requests(keys))} if keys else {}
    first: set[tuple[str, str]] = set()  # keys of this group: the same again, right behind it, looks again
    wrong: list[Exception | None] = []
    for one in pending:
        request = one.change.request
        key = (request.person, request.key) if request is not None else None
        if key in known:
            row = known[key]
            wrong.append(Repeated(row.table, row.text, row.answer))
        elif stands.get(one.table) != (one.seq, one.number) or key in first:
            wrong.append(Stale())
        else:
            wrong.append(None)
            stands[one.table] = (one.seq + 1, one.number + len(one.change.played))
            if key is not None:
                first.add(key)
    return wrong


def _requests(keys: Collection[tuple[str, str]]) -> Select[Any]:
    asked = tuple_(Request.person, Request.key).in_(list(keys))
    return select(Request.person, Request.key, Request.table, Request.text, Request.answer).where(asked)


def _statements(dialect: str, pending: Sequence[Pending]) -> list[Statement]:
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for one in pending:
        values = one.values()
        alike.setdefault(tuple(values), []).append(values)
    moves = [row for one in pending for row in _rows(one.table, one.number, one.change.played, one.at)]
    news = [_news(one.table, one.seq + 1, one.change, one.at) for one in pending]
    requests = [_request(one, one.change.request) for one in pending if one.change.request is not None]
    several_servers = dialect == "postgresql"
    return [
        *(_lock(pending) if several_servers else ()),
        *(update_rows(dialect, TABLES, AS_SEEN, rows) for rows in alike.values()),
        *insert_rows(dialect, MOVES, moves),
        *insert_rows(dialect, NEWS, news),
        *insert_rows(dialect, REQUESTS, requests),
        *(_notify(pending) if several_servers else ()),
    ]


def _lock(pending: Sequence[Pending]) -> Iterator[Statement]:
    """Lock the tables in order: two servers that change the same ones at once would wait for each other."""
    ids = sorted({one.table for one in pending})
    if len(ids) > 1:
        yield Statement(LOCK, (ids,))


def _notify(pending: Sequence[Pending]) -> Iterator[Statement]:
    """Let the other servers know, once this is written."""
    told = [f"{one.table} {one.seq + 1}" for one in pending]
    for first in range(0, len(told), NOTIFIED_TOGETHER):
        yield Statement(NOTIFY, (CHANNEL, ",".join(told[first : first + NOTIFIED_TOGETHER])))


def _rows(table: str, number: int, played: list[MoveRow], at: float) -> list[dict[str, Any]]:
    return [
        {"table": table, "number": number + place, "at": at, "who": who, "text": text, "keep": keep}
        for place, (who, text, keep) in enumerate(played, start=1)
    ]


def _news(table: str, seq: int, change: Change, at: float) -> dict[str, Any]:
    told = {"kind": change.kind, "data": change.data, "person": change.person}
    return {"table": table, "seq": seq, "at": at, **told}


def _request(one: Pending, request: KeptRequest) -> dict[str, Any]:
    person, key, text, answer = request
    return {"person": person, "key": key, "text": text, "answer": answer, "table": one.table, "at": one.at}


def write_table(
    c: Connection, values: TableRow, seats: list[SeatRow], played: list[MoveRow], told: Change
) -> None:
    """Write a new table."""
    at = values["created"]
    c.execute(insert(Table).values(**{**values, "number": len(played), "seq": 1}))
    c.execute(insert(Seat), [{**seat, "table": values["id"]} for seat in seats])
    if played:
        c.execute(insert(Move), _rows(values["id"], 0, played, at))
    c.execute(insert(News).values(table=values["id"], seq=1, kind=told.kind, data=told.data, at=at))
    owner, by = values["owner"], str(told.data.get("by", ""))
    if owner and by and (owner, by) not in {(seat["person"], seat["name"]) for seat in seats}:
        keep_traces(c, values["id"], [(owner, by)])


def read_table(c: Connection, table: str) -> tuple[TableRow, list[SeatRow]] | None:
    """Return a table and its seats."""
    row = c.execute(select(Table.__table__).where(Table.id == table)).mappings().first()
    if row is None:
        return None
    seats = c.execute(select(Seat.__table__).where(Seat.table == table).order_by(Seat.seat)).mappings()
    return cast(TableRow, dict(row)), [cast(SeatRow, dict(seat)) for seat in seats]


def read_moves(c: Connection, table: str, after: int, upto: int) -> list[MoveRow]:
    """Return the rows of the game after the first `after`."""
    rows = c.execute(
        select(Move.who, Move.text, Move.keep)
        .where(Move.table == table, Move.number > after, Move.number <= upto)
        .order_by(Move.number)
    )
    return [MoveRow(*row) for row in rows]


def read_news(c: Connection, table: str, after: int, limit: int = 1000) -> list[NewsItem]:
    """Return the news after number `after`."""
    rows = c.execute(
        select(News.seq, News.kind, News.data, News.at, News.person)
        .where(News.table == table, News.seq > after)
        .order_by(News.seq)
        .limit(limit)
    )
    return [NewsItem(*row) for row in rows]


def read_request(c: Connection, person: str, key: str) -> tuple[str, str, ActedNumbers] | None:
    """Return the table, the text and the answer of an earlier request with this key."""
    row = c.execute(ONE_REQUEST, {"of": person, "by": key}).first()
    return (row[0], row[1], row[2]) if row is not None else None
