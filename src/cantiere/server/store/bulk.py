"""Many rows in one statement, many statements in one go.

SQLite gets the rows of a statement as one long VALUES, PostgreSQL as one JSON text; PostgreSQL also gets all
statements at once, and is waited for once. Row by row, most of the time of a move would go into handing over.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy
from sqlalchemy import JSON, Connection, Dialect
from sqlalchemy.dialects import postgresql

Row = dict[str, Any]

ROWS = 500  # in one statement: SQLite takes 32,766 values

encode = msgspec.json.Encoder().encode
_DIALECT: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy does not type it


class UnexpectedRowCount(Exception):
    """A statement has found other rows than it should have."""


class Statement(NamedTuple):
    """What is to be carried out, with what, and how many rows it must find, if that matters."""

    text: str
    given: tuple[Any, ...]
    rows: int | None = None


def run(c: Connection, statements: Sequence[Statement]) -> None:
    """Carry out statements one after another, through SQLAlchemy: whatever goes wrong is named by it."""
    for one in statements:
        found = c.exec_driver_sql(one.text, one.given).rowcount
        if one.rows not in (None, found):
            raise UnexpectedRowCount


def run_together(c: Connection, statements: Sequence[Statement]) -> None:
    """Carry out statements in one go. Errors are the driver's own, and do not tell which one it was."""
    driver: Any = c.connection.driver_connection
    with driver.pipeline() if c.dialect.name == "postgresql" else contextlib.nullcontext():
        done = [(driver.execute(one.text, one.given), one.rows) for one in statements]
    if any(rows not in (None, cursor.rowcount) for cursor, rows in done):
        raise UnexpectedRowCount


def insert_rows(dialect: str, table: sqlalchemy.Table, rows: Sequence[Row]) -> Iterator[Statement]:
    """Insert rows, all with the same columns in the same order."""
    for first in range(0, len(rows), ROWS):
        some = rows[first : first + ROWS]
        names = tuple(some[0])
        yield Statement(_insert(table, names, len(some), dialect), _given_rows(dialect, table, names, some))


def update_rows(
    dialect: str, table: sqlalchemy.Table, where: tuple[str, ...], rows: Sequence[Row]
) -> Statement:
    """Change rows, all in the same columns in the same order; each of them must be found.

    An entry `at_x` of a row is what column x must be for the row to be found: those are named in `where`.
    """
    names = tuple(rows[0])
    text = _update(table, where, names, len(rows), dialect)
    return Statement(text, _given_rows(dialect, table, names, rows), len(rows))


def _given_rows(
    dialect: str, table: sqlalchemy.Table, names: tuple[str, ...], rows: Sequence[Row]
) -> tuple[Any, ...]:
    for name in _as_text(table, names):
        for row in rows:
            row[name] = None if row[name] is None else encode(row[name]).decode()
    if dialect == "sqlite":
        return tuple([value for row in rows for value in row.values()])
    return (encode(rows).decode(),)


@functools.lru_cache(1024)
def _as_text(table: sqlalchemy.Table, names: tuple[str, ...]) -> list[str]:
    return [name for name in names if isinstance(_column(table, name).type, JSON)]


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
