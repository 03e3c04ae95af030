"""Before a server starts: what would go wrong is found, and said in one sentence."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

from prometheus_client import start_http_server
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from cantiere.core.reason import CantiereError
from cantiere.server.common.metrics import Metrics
from cantiere.server.community.words import read_words
from cantiere.server.settings import Settings
from cantiere.server.store.database import Database, what_is_wrong
from cantiere.server.store.migrate import migrate

TRIES, BETWEEN = 10, 0.1  # seconds


@contextlib.contextmanager
def ready_to_start(settings: Settings) -> Iterator[None]:
    """See that the database is there, can be brought up to date, and is nobody else's."""
    read_words(settings.words)
    if settings.privacy is not None and not settings.privacy.is_file():
        raise CantiereError(
            f"the text for the privacy page is not there: {settings.privacy} (setting `privacy`)"
        )
    try:
        database = Database(settings.database)
    except OSError as error:
        raise CantiereError(f"the folder of {settings.database} cannot be made: {error.strerror}") from error
    with _alone(database):
        try:
            migrate(database)
        except SQLAlchemyError as error:
            raise what_is_wrong(settings.database, error) from error
        finally:
            database.close()
        yield


@contextlib.contextmanager
def _alone(database: Database) -> Iterator[None]:
    """Keep a second server away from SQLite's file: each would think that nobody else writes."""
    path = make_url(database.url).database if database.sqlite else None
    if not path or path == ":memory:":
        yield
        return
    one = Path(path).resolve()  # by whatever name it is called
    with _opened(one.with_name(one.name + ".lock")) as file:
        for tried in range(TRIES):  # what a server began that was killed just now may hold it a moment longer
            if _locked(file):
                break
            time.sleep(BETWEEN if tried < TRIES - 1 else 0)
        else:
            raise CantiereError(
                f"another server uses {path}: stop it, or let several servers share a PostgreSQL"
            )
        yield


def _opened(path: Path) -> IO[str]:
    try:
        return path.open("a", encoding="utf-8")
    except OSError as error:
        raise CantiereError(
            f"{path} cannot be written: {error.strerror}; whoever runs the server must own its folder"
        ) from error


def _locked(file: IO[str]) -> bool:
    """Lock a file for this process; the system unlocks it when the process ends, however it ends."""
    try:
        if os.name == "nt":
            import msvcrt

            lock: Any = msvcrt
            lock.locking(file.fileno(), lock.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def serve_metrics(settings: Settings, metrics: Metrics) -> Callable[[], None]:
    """Serve what is counted at an address of its own, which is not public; return how to end that."""
    if not settings.metrics:
        return lambda: None
    host, _, port = settings.metrics.rpartition(":")
    try:
        server, _thread = start_http_server(int(port), host.strip("[]"), metrics.registry)
    except OSError as error:
        raise CantiereError(f"metrics cannot be served at {settings.metrics}: {error.strerror}") from error
    return server.shutdown
