"""The database: work is done in threads, in transactions, and answered when it is on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from cantiere.core.reason import CantiereError
from cantiere.server.store.writing import GroupWriter, SortOut, Work, WorkOnMany

T = TypeVar("T")

READERS = 4
CONNECTIONS = 8  # to PostgreSQL, for reading and for work that does not go together
CHANNEL = "cantiere"

BUSY = 10.0  # seconds that one waits for the others
BETWEEN = 0.01  # seconds between two tries where SQLite itself does not wait

PRAGMAS = (
    f"busy_timeout={round(BUSY * 1000)}",
    "synchronous=FULL",  # a transaction is on the disk before it is answered
    "wal_autocheckpoint=4000",  # pages: tidying the log waits for the disk twice more, so not too often
    "foreign_keys=ON",
)

encode = msgspec.json.Encoder().encode


class Database:
    """Where everything is kept. Functions are run with a connection, in a thread."""

    def __init__(self, url: str) -> None:
        self.url = _url(url)
        self.sqlite = self.url.startswith("sqlite")
        self.engine = (
            _sqlite(self.url) if self.sqlite else _postgresql(self.url, pool_size=CONNECTIONS, max_overflow=0)
        )
        self._threads = ThreadPoolExecutor(READERS if self.sqlite else CONNECTIONS, "cantiere-store")
        # The writer has its own: what it takes after a failure is never one that has been lying about.
        self._writing = (_sqlite if self.sqlite else _postgresql)(self.url, poolclass=NullPool)
        self._writer = GroupWriter(self._writing)

    @staticmethod
    def address(database: str) -> str:
        """Return a database's address, for a file's name too."""
        return _url(database)

    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction; when this returns, it is kept for ever."""
        if self.sqlite:  # it has one writer
            return await self._writer.write(work)
        return await asyncio.wrap_future(self._threads.submit(self._write, work))

    async def write_with_others(
        self, many: WorkOnMany[T], piece: T, sort_out: SortOut[T] | None = None, whose: Hashable = None
    ) -> None:
        """Write a piece of what is written often: `many` gets all pieces that wait, in one transaction.

        `sort_out` says beforehand what is wrong with each piece of somebody (`whose`) whose work has failed.
        """
        await self._writer.write_with_others(many, piece, sort_out, whose)

    async def read(self, work: Work[T]) -> T:
        """Run the work, which changes nothing."""
        return await asyncio.wrap_future(self._threads.submit(self._read, work))

    def _read(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Finish what was begun, and let go."""
        self._writer.close()
        self._threads.shutdown()
        self.engine.dispose()


def open_database(name: str, *, new: bool = False) -> Database:
    """Open a database. One that is not there is not made: a backup of nothing would look like one."""
    if not new and "://" not in name and not Path(name).is_file():
        raise CantiereError(
            f"there is no database {name}: say where it is with --config or --database",
            "error-no-database",
            file=name,
        )
    return Database(name)


def what_is_wrong(name: str, error: SQLAlchemyError) -> CantiereError:
    """Return what is wrong with a database, in one line and without its password."""
    where = make_url(_url(name)).render_as_string(hide_password=True)
    why = str(getattr(error, "orig", None) or error).strip().splitlines()
    said = why[-1] if why else type(error).__name__
    what = "does not answer" if isinstance(error, OperationalError) else "cannot be used"
    return CantiereError(f"the database {where} {what}: {said}; start it, or correct the setting `database`")


def _url(url: str) -> str:
    """Accept a file's name for SQLite, and PostgreSQL without naming its driver."""
    if "://" not in url:
        return f"sqlite:///{Path(url).absolute()}"
    scheme, rest = url.split("://", 1)
    if scheme in ("postgres", "postgresql"):
        scheme = "postgresql+psycopg"
    if scheme not in ("sqlite", "postgresql+psycopg"):
        raise CantiereError("--database takes a file, sqlite:///file or postgresql://…")
    return f"{scheme}://{rest}"


def _sqlite(url: str, **pool: Any) -> Engine:
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, json_serializer=_dumps, connect_args={"check_same_thread": False}, **pool)

    @event.listens_for(engine, "connect")
    def _connected(raw: Any, _record: Any) -> None:
        raw.isolation_level = None  # we begin transactions ourselves, below
        for pragma in PRAGMAS:
            raw.execute(f"PRAGMA {pragma}")
        _write_ahead(raw)

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("cantiere_begin", "BEGIN"))

    return engine


def _write_ahead(raw: sqlite3.Connection) -> None:
    """Let SQLite write ahead. A new file is changed to that once, and whoever comes second is refused at once
    instead of waiting, because two who wait for each other's lock here would wait for ever."""
    until = time.monotonic() + BUSY
    while True:
        try:
            raw.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(BETWEEN)
        else:
            return


def _postgresql(url: str, **pool: Any) -> Engine:
    # Said here, as a database that keeps bytes of no encoding would else answer in bytes.
    return create_engine(url, json_serializer=_dumps, connect_args={"client_encoding": "utf8"}, **pool)


def _dumps(data: Any) -> str:
    return encode(data).decode()
