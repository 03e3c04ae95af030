from __future__ import annotations

import threading
from concurrent.futures import Future, wait
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from cantiere.core.reason import CantiereError
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import migrate
from cantiere.server.store.models import Base, Note


def test_migrations_lead_to_the_models_and_can_run_again(database: str) -> None:
    store = Database(database)
    key = migrate(store)
    assert migrate(store) == key
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, Base.metadata) == []
    store.close()


def test_servers_may_start_at_once(database: str) -> None:
    stores = [Database(database) for _ in range(3)]
    keys: list[str] = []
    threads = [threading.Thread(target=lambda s=s: keys.append(migrate(s))) for s in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 3
    assert len(set(keys)) == 1
    for store in stores:
        store.close()


def test_work_that_fails_undoes_nothing_else(database: str) -> None:
    store = Database(database)
    migrate(store)

    def write(name: str) -> Any:
        def work(c: Connection) -> str:
            c.execute(insert(Note).values(name=f"{name}-a", value=""))
            c.execute(insert(Note).values(name=name, value=""))
            return name

        return work

    futures: list[Future[str]] = [store._writers.submit(write(name)) for name in ["x", "y", "x", "z"]]
    wait(futures)
    failed = [future for future in futures if future.exception() is not None]
    assert len(failed) == 1
    assert isinstance(failed[0].exception(), IntegrityError)
    with store.engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(Note)) == 6 + 1
    store.close()


def test_other_databases_are_refused() -> None:
    with pytest.raises(CantiereError, match="--database"):
        Database("mysql://somewhere")


def test_sqlite_waits_for_the_disk(tmp_path: Any) -> None:
    store = Database(str(tmp_path / "a.db"))
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()
