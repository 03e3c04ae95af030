"""Backups: all rows of a database at one moment, as lines of JSON in a gzip file; the games go on meanwhile.

The same file can be restored into SQLite and into PostgreSQL, so it is also the way from one to the other.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any, NamedTuple, cast

import sqlalchemy
from sqlalchemy import Connection, inspect, select, text

from cantiere.core.reason import CantiereError
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import migrate, migrate_to, revision_of
from cantiere.server.store.models import Base

FORMAT = 1
TOGETHER = 500  # rows read and written at once
TABLES: list[sqlalchemy.Table] = Base.metadata.sorted_tables
Progress = Callable[[str, int], None]


class Header(NamedTuple):
    """The first line of a backup."""

    format: int
    revision: str
    at: float
    version: str
    rows: dict[str, int]


def backup(database: Database, file: Path, progress: Progress = lambda table, rows: None) -> Header:
    """Write a backup; nothing stands under its name before it is whole."""
    unfinished = file.with_name(file.name + ".part")
    with database.engine.connect() as c:
        if not database.sqlite:  # SQLite shows one moment to every transaction
            c = c.execution_options(isolation_level="REPEATABLE READ")
        with c.begin():
            counts = {table.name: _count(c, table) for table in TABLES}
            header = Header(FORMAT, revision_of(c), time.time(), version("cantiere"), counts)
            with _written(unfinished) as out:
                out.write(json.dumps(header._asdict()) + "\n")
                for name, row in _rows(c):
                    out.write(json.dumps([name, row]) + "\n")
                    progress(name, 1)
    unfinished.replace(file)
    return header


def restore(database: Database, file: Path, progress: Progress = lambda table, rows: None) -> Header:
    """Fill an empty database from a backup, then bring it up to date; then see that nothing is missing."""
    with _opened(file) as lines:
        header = _header(file, lines)
        with database.engine.connect() as c:
            if inspect(c).get_table_names():
                raise CantiereError("this database is not empty: restore into a new one, then use that")
        migrate_to(database, header.revision)
        with database.engine.begin() as c:
            _fill(c, file, lines, header, progress)
    migrate(database)
    return header


def _fill(c: Connection, file: Path, lines: IO[str], header: Header, progress: Progress) -> None:
    """Write all rows. The tables are those of the backup's time, read from the database itself."""
    if c.dialect.name == "sqlite":
        c.execute(text("PRAGMA defer_foreign_keys=ON"))
    then = sqlalchemy.MetaData()
    then.reflect(c)
    found: Counter[str] = Counter()
    for name, rows in _groups(file, lines):
        if name not in then.tables:
            raise CantiereError(f"{file} has rows of an unknown table {name!r}")
        if found[name] == 0:
            c.execute(then.tables[name].delete())  # what the migrations put there, such as a signing key
        known = _with_json(then.tables[name])
        c.execute(known.insert(), rows)
        found[name] += len(rows)
        progress(name, len(rows))
    if dict(found) != {name: count for name, count in header.rows.items() if count}:
        raise CantiereError(f"{file} is not whole: it has {dict(found)}, and should have {header.rows}")


def _with_json(table: sqlalchemy.Table) -> sqlalchemy.Table:
    """JSON columns are JSON in both databases, whatever SQLite says of them."""
    now = Base.metadata.tables.get(table.name)
    for column in table.columns:
        if now is not None and column.name in now.c and isinstance(now.c[column.name].type, sqlalchemy.JSON):
            column.type = sqlalchemy.JSON(none_as_null=True)
        elif now is not None and column.name in now.c:
            column.type = now.c[column.name].type
    return table


def _rows(c: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    for table in TABLES:
        keys = list(table.primary_key.columns)
        for row in c.execution_options(yield_per=TOGETHER).execute(select(table).order_by(*keys)).mappings():
            yield table.name, dict(row)


def _groups(file: Path, lines: IO[str]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Return rows of one table together, some at a time."""
    name, rows = "", list[dict[str, Any]]()
    for line in _whole(file, lines):
        table, row = json.loads(line)
        if rows and (table != name or len(rows) >= TOGETHER):
            yield name, rows
            rows = []
        name = table
        rows.append(row)
    if rows:
        yield name, rows


def _whole(file: Path, lines: IO[str]) -> Iterator[str]:
    try:
        yield from lines
    except (EOFError, OSError, UnicodeDecodeError) as error:
        raise CantiereError(f"{file} is not whole: {error}") from error


def _opened(file: Path) -> IO[str]:
    try:
        return cast(IO[str], gzip.open(file, "rt", encoding="utf-8"))
    except OSError as error:
        raise CantiereError(f"{file} cannot be read: {error.strerror}") from error


@contextlib.contextmanager
def _written(file: Path) -> Iterator[IO[str]]:
    """Write a file that only whoever runs this can read: everything about everybody is in it."""
    try:
        number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(number, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            yield cast(IO[str], out)
    except OSError as error:
        raise CantiereError(f"{file} cannot be written: {error.strerror}") from error


def _header(file: Path, lines: IO[str]) -> Header:
    try:
        header = Header(**json.loads(lines.readline()))
    except (ValueError, TypeError, OSError, EOFError) as error:
        raise CantiereError(f"{file} is not a backup of Cantiere") from error
    if header.format != FORMAT:
        raise CantiereError(
            f"{file} was made by another version of Cantiere ({header.version}): use that one"
        )
    return header


def _count(c: Connection, table: sqlalchemy.Table) -> int:
    return int(c.execute(select(sqlalchemy.func.count()).select_from(table)).scalar_one())
