"""The database: work is done in threads, each piece in one transaction, and answered when it is on the disk.

SQLite has one writer, so its thread takes all the work that is waiting into one transaction: a hundred moves
cost one wait for the disk. PostgreSQL does the like by itself between connections.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url

from cantiere.core.reason import CantiereError

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS = 4
WRITERS = 8  # connections that write to PostgreSQL
MOST_TOGETHER = 256  # pieces of work in one transaction of SQLite
CHANNEL = "cantiere"


class Database:
    """Where everything is kept. `write` and `read` run a function with a connection, in a thread."""

    def __init__(self, url: str) -> None:
        self.url = _url(url)
        self.sqlite = self.url.startswith("sqlite")
        self.engine = _sqlite(self.url) if self.sqlite else _postgresql(self.url)
        self._readers = ThreadPoolExecutor(READERS if self.sqlite else WRITERS, "cantiere-read")
        self._writers: _SqliteWriter | _Writers = (
            _SqliteWriter(self.engine) if self.sqlite else _Writers(self.engine)
        )

    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction; when this returns, it is kept for ever."""
        return await asyncio.wrap_future(self._writers.submit(work))

    async def read(self, work: Work[T]) -> T:
        """Run the work, which changes nothing."""
        return await asyncio.wrap_future(self._readers.submit(self._read, work))

    def write_now(self, work: Work[T]) -> T:
        """`write` for callers without an event loop."""
        return self._writers.submit(work).result()

    def _read(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Finish what was begun, and let go."""
        self._writers.close()
        self._readers.shutdown()
        self.engine.dispose()


class _Writers:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(WRITERS, "cantiere-write")

    def submit(self, work: Work[T]) -> Future[T]:
        return self._threads.submit(self._run, work)

    def _run(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._threads.shutdown()


class _SqliteWriter:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(cantiere_begin="BEGIN IMMEDIATE")
        self._queue: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="cantiere-write", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> Future[T]:
        future: Future[T] = Future()
        self._queue.put((work, future))
        return future

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                first = self._queue.get()
                if first is None:
                    return
                jobs, ending = self._gather(first)
                self._together(connection, jobs)
                if ending:
                    return

    def _gather(
        self, first: tuple[Work[Any], Future[Any]]
    ) -> tuple[list[tuple[Work[Any], Future[Any]]], bool]:
        jobs = [first]
        while len(jobs) < MOST_TOGETHER:
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _together(self, connection: Connection, jobs: list[tuple[Work[Any], Future[Any]]]) -> None:
        """Do all in one transaction. If a piece fails, which is rare, all are done again, each by itself."""
        jobs = [(work, future) for work, future in jobs if future.set_running_or_notify_cancel()]
        done: list[tuple[Future[Any], Any, BaseException | None]]
        try:
            with connection.begin():
                done = [(future, work(connection), None) for work, future in jobs]
        except Exception:
            done = [(future, *_try(connection, work)) for work, future in jobs]
        for future, result, failure in done:
            if failure is None:
                future.set_result(result)
            else:
                future.set_exception(failure)


def _try(connection: Connection, work: Work[Any]) -> tuple[Any, BaseException | None]:
    try:
        with connection.begin():
            return work(connection), None
    except Exception as error:
        return None, error


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


def _sqlite(url: str) -> Engine:
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, json_serializer=_dumps, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _connected(raw: Any, _record: Any) -> None:
        raw.isolation_level = None  # we begin transactions ourselves, below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            raw.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("cantiere_begin", "BEGIN"))

    return engine


def _postgresql(url: str) -> Engine:
    return create_engine(
        url,
        json_serializer=_dumps,
        pool_size=2 * WRITERS,
        max_overflow=0,
        pool_pre_ping=True,
    )


def _dumps(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
