"""Many rows in one statement: SQLite gets them as one long VALUES, PostgreSQL as one JSON text.

Statement by statement and row by row, most of the time of a move would go into handing rows over.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy
from sqlalchemy import JSON, Connection, Dialect
from sqlalchemy.dialects import postgresql

Row = dict[str, Any]

ROWS = 500  # in one statement: SQLite takes 32,766 values

encode = msgspec.json.Encoder().encode
_DIALECT: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy does not type it


def insert_rows(c: Connection, table: sqlalchemy.Table, rows: Sequence[Row]) -> None:
    """Insert rows, all with the same columns."""
    for first in range(0, len(rows), ROWS):
        some = rows[first : first + ROWS]
        names = tuple(some[0])
        _execute(c, _insert(table, names, len(some), c.dialect.name), table, names, some)


def update_rows(c: Connection, table: sqlalchemy.Table, where: tuple[str, ...], rows: Sequence[Row]) -> int:
    """Change rows, all in the same columns; return how many were found.

    An entry `at_x` of a row is what column x must be for the row to be found: those are named in `where`.
    """
    names = tuple(rows[0])
    statement = _update(table, where, names, len(rows), c.dialect.name)
    return _execute(c, statement, table, names, rows)


def _execute(
    c: Connection, statement: str, table: sqlalchemy.Table, names: tuple[str, ...], rows: Sequence[Row]
) -> int:
    as_text = [name for name in names if isinstance(_column(table, name).type, JSON)]
    if as_text:
        rows = [{**row, **{name: _text(row[name]) for name in as_text}} for row in rows]
    if c.dialect.name == "sqlite":
        given: tuple[Any, ...] = tuple(row[name] for row in rows for name in names)
    else:
        given = (encode(rows).decode(),)
    return c.exec_driver_sql(statement, given).rowcount


def _text(data: Any) -> str | None:
    return None if data is None else encode(data).decode()


@functools.lru_cache(1024)
def _insert(table: sqlalchemy.Table, names: tuple[str, ...], count: int, dialect: str) -> str:
    columns = ", ".join(f'"{name}"' for name in names)
    given = ", ".join(_given(table, name) for name in names) if dialect != "sqlite" else "*"
    return (
        f'INSERT INTO "{table.name}" ({columns}) SELECT {given} FROM {_source(table, names, count, dialect)}'
    )


@functools.lru_cache(1024)
def _update(
    table: sqlalchemy.Table, where: tuple[str, ...], names: tuple[str, ...], count: int, dialect: str
) -> str:
    given = {name: _given(table, name) for name in names}
    if dialect == "sqlite":
        given = {name: f"v.column{place}" for place, name in enumerate(names, start=1)}
    changes = ", ".join(f'"{name}" = {given[name]}' for name in names if name not in where)
    found = " AND ".join(f'"{table.name}"."{name.removeprefix("at_")}" = {given[name]}' for name in where)
    return f'UPDATE "{table.name}" SET {changes} FROM {_source(table, names, count, dialect)} WHERE {found}'


def _source(table: sqlalchemy.Table, names: tuple[str, ...], count: int, dialect: str) -> str:
    """Return what stands for the rows: a table `v` of values."""
    if dialect == "sqlite":
        row = f"({', '.join('?' * len(names))})"
        return f"(VALUES {', '.join([row] * count)}) AS v"
    columns = ", ".join(f'"{name}" {_type(table, name)}' for name in names)
    return f"json_to_recordset(CAST(%s AS json)) AS v({columns})"


def _given(table: sqlalchemy.Table, name: str) -> str:
    value = f'v."{name}"'
    return f"CAST({value} AS json)" if isinstance(_column(table, name).type, JSON) else value


def _type(table: sqlalchemy.Table, name: str) -> str:
    kind = _column(table, name).type
    return "TEXT" if isinstance(kind, JSON) else str(kind.compile(dialect=_DIALECT))


def _column(table: sqlalchemy.Table, name: str) -> sqlalchemy.Column[Any]:
    return table.c[name.removeprefix("at_")]
