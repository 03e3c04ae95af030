from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

import cantiere
from cantiere.core.reason import CantiereError
from cantiere.server.people.people import Who
from cantiere.server.store.changes import (
    Change,
    KeptRequest,
    MoveRow,
    Pending,
    Repeated,
    Stale,
    read_moves,
    read_news,
    read_request,
    read_table,
    sort_out,
    write_changes,
    write_table,
)
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import migrate
from cantiere.server.store.models import Base, Note, Person
from cantiere.server.store.rows import UndoRow
from cantiere.server.tables.beginning import new_table_values
from cantiere.server.tables.requests import NewSeat
from cantiere.server.tables.seating import new_seat


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

    async def write_all() -> list[Any]:
        names = ["x", "y", "x", "z"]
        return await asyncio.gather(*(store.write(write(name)) for name in names), return_exceptions=True)

    def count() -> int:
        with store.engine.connect() as connection:
            return connection.scalar(select(func.count()).select_from(Note)) or 0

    before = count()
    failed = [one for one in asyncio.run(write_all()) if isinstance(one, Exception)]
    assert [type(one) for one in failed] == [IntegrityError]
    assert count() - before == 6
    store.close()


AT = 1763257118.1234567


def _tables(store: Database, *names: str) -> None:
    who = Who("p", "P", None, 0, "en")
    with store.engine.begin() as c:
        c.execute(insert(Person).values(id="p", name="P", created=0.0))
        for name in names:
            values = new_table_values(cantiere.game(cantiere.games()[0]), {}, who, name) | {"id": name}
            seats = [new_seat(0, NewSeat(kind="me"), who)]
            write_table(c, values, seats, [], Change("made", {"by": "P"}))


def _moved(table: str, key: str, seq: int = 1) -> Pending:
    undo: UndoRow = {"seat": 0, "by": 'wörds "«', "number": 3, "agreed": ["'", "%"]}
    change = Change("moved", {"by": "naïve \" ' % ? :x"}, {"undo": undo, "due": True, "deadline": AT})
    change.played = [MoveRow(0, "a move"), MoveRow(-1, "a draw"), MoveRow(0, "undo", 1)]
    change.request = KeptRequest("p", key, "a move", {"number": 3, "seq": 2})
    return Pending(table, seq, 0, change, AT)


def test_changes_that_wait_are_written_together_and_a_refused_one_alone_is_refused(database: str) -> None:
    store = Database(database)
    migrate(store)
    _tables(store, "a", "b", "c", "d")
    chat = Pending("d", 1, 0, Change("chat", {"by": "hello"}), AT)
    wanted = [_moved("a", "1"), _moved("b", "2", seq=7), _moved("c", "1"), chat]

    async def write_all() -> list[Any]:
        writing = [store.write_with_others(write_changes, one) for one in wanted]
        return await asyncio.gather(*writing, return_exceptions=True)

    first, second = asyncio.run(write_all()), asyncio.run(write_all())
    assert [type(one) for one in first] == [type(None), Stale, IntegrityError, type(None)]
    assert [type(one) for one in second] == [Stale, Stale, IntegrityError, Stale]
    with store.engine.connect() as c:
        found = read_table(c, "a")
        assert found is not None
        row, change = found[0], wanted[0].change
        assert (row["seq"], row["number"], row["changed"], row["deadline"]) == (2, 3, AT, AT)
        assert (row["undo"], row["due"]) == (change.values["undo"], True)
        assert read_moves(c, "a", 0, 9) == change.played
        assert read_news(c, "a", 1) == [(2, "moved", change.data, AT, None)]
        assert read_request(c, "p", "1") == ("a", "a move", {"number": 3, "seq": 2})
        assert read_news(c, "d", 1) == [(2, "chat", {"by": "hello"}, AT, None)]
        for untouched in ("b", "c"):
            assert read_news(c, untouched, 1) == []
            assert read_moves(c, untouched, 0, 9) == []
    store.close()


def test_what_cannot_be_written_is_sorted_out_once_that_has_happened(database: str) -> None:
    store = Database(database)
    migrate(store)
    _tables(store, "a", "b", "c", "d", "e", "f")
    groups: list[list[str]] = []

    def write(c: Connection, pending: Sequence[Pending]) -> None:
        groups.append([one.table for one in pending])
        write_changes(c, pending)

    async def write_all(*wanted: Pending) -> list[Any]:
        writing = [store.write_with_others(write, one, sort_out) for one in wanted]
        return await asyncio.gather(*writing, return_exceptions=True)

    assert asyncio.run(write_all(_moved("a", "1"), _moved("b", "2"))) == [None, None]
    failed = asyncio.run(write_all(_moved("c", "1"), _moved("d", "3")))
    assert [type(one) for one in failed] == [IntegrityError, type(None)]
    groups.clear()
    wanted = [_moved("c", "1"), _moved("d", "4", seq=1), _moved("e", "5"), _moved("f", "5")]
    done = asyncio.run(write_all(*wanted))
    assert [type(one) for one in done] == [Repeated, Stale, type(None), Stale]
    assert (done[0].table, done[0].text, done[0].answer) == ("a", "a move", {"number": 3, "seq": 2})
    assert groups == [["e"]]  # nothing was tried that could not be written, and nothing twice
    store.close()


def test_only_what_somebody_sends_whose_work_has_failed_is_looked_at_before(database: str) -> None:
    """To look costs nearly as much as to write: whoever fails must not make everybody's be looked at."""
    store = Database(database)
    migrate(store)
    _tables(store, *"abcdefgh")
    looked_at: list[list[str]] = []

    def looking(c: Connection, pending: Sequence[Pending]) -> list[Exception | None]:
        looked_at.append([one.table for one in pending])
        return sort_out(c, pending)

    async def write_all(*wanted: tuple[str, Pending]) -> list[Any]:
        writing = [store.write_with_others(write_changes, one, looking, whose) for whose, one in wanted]
        return await asyncio.gather(*writing, return_exceptions=True)

    asyncio.run(write_all(("mallory", _moved("a", "1")), ("anna", _moved("b", "2"))))
    failed = asyncio.run(write_all(("mallory", _moved("c", "1")), ("anna", _moved("d", "3"))))
    assert [type(one) for one in failed] == [IntegrityError, type(None)]
    assert looked_at == []
    assert [store.doubts(whose) for whose in ("mallory", "anna", None)] == [True, False, False]
    third = asyncio.run(write_all(("anna", _moved("e", "4")), ("mallory", _moved("c", "1"))))
    assert [type(one) for one in third] == [type(None), Repeated]
    assert asyncio.run(write_all(("anna", _moved("f", "5")), ("berta", _moved("g", "6")))) == [None, None]
    assert asyncio.run(write_all(("mallory", _moved("h", "7")))) == [None]
    assert looked_at == [["c"], ["h"]]
    store.close()


def test_very_many_rows_at_once(database: str) -> None:
    store = Database(database)
    migrate(store)
    _tables(store, "a")
    change = Change("begun", {"moves": []}, played=[MoveRow(0, f"{number}") for number in range(1234)])
    asyncio.run(store.write_with_others(write_changes, Pending("a", 1, 0, change, AT)))
    with store.engine.connect() as c:
        assert read_moves(c, "a", 0, 9999) == change.played
    store.close()


def test_a_lost_connection_is_made_again(empty_postgresql: str) -> None:
    store = Database(empty_postgresql)
    migrate(store)
    _tables(store, "a")
    others = "pid <> pg_backend_pid() AND datname = current_database()"

    async def write_and_lose() -> None:
        for seq in (1, 2):
            change = Change("chat", {"by": "P"})
            await store.write_with_others(write_changes, Pending("a", seq, 0, change, AT))
            with psycopg.connect(empty_postgresql, autocommit=True) as connection:
                connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")

    asyncio.run(write_and_lose())
    store.close()
    store = Database(empty_postgresql)
    with store.engine.connect() as c:
        assert [told.seq for told in read_news(c, "a", 0)] == [1, 2, 3]
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
