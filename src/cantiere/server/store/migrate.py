"""Brings a database up to date. Several servers may start at once: one migrates, the others wait."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, insert, inspect, select, text, update

from cantiere.core.reason import CantiereError
from cantiere.server.common.ids import new_secret
from cantiere.server.store.database import Database
from cantiere.server.store.models import Note

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x63616E74  # any number, the same in all servers
OLDEST = "0005"  # the last migration of the oldest servers that can live with this database
SERVES = "serves"  # the note that says so to servers that do not know the newest migrations


def migrate(database: Database) -> str:
    """Run the migrations that this database has not seen; return the key that signs its cookies."""
    with _migrating(database, "head") as connection:
        if revision_of(connection) == newest():
            _note_oldest(connection)
        return _signing_key(connection)


def migrate_to(database: Database, revision: str) -> None:
    """Run the migrations up to one of them: a backup is restored into the tables of its time."""
    with _migrating(database, revision):
        pass


def revision_of(connection: Connection) -> str:
    """Return the last migration that a database has seen."""
    found: str = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    return found


@contextlib.contextmanager
def _migrating(database: Database, revision: str) -> Iterator[Connection]:
    options = {"cantiere_begin": "BEGIN IMMEDIATE"}
    with database.engine.connect().execution_options(**options) as connection, connection.begin():
        if not database.sqlite:
            _check_encoding(connection)
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        found = _found(connection)
        if found is None or found < _number(revision):
            _upgrade(connection, revision)
        yield connection


def _upgrade(connection: Connection, revision: str) -> None:
    # Read only where there is something to do: most starts find the database as they left it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _check_encoding(connection: Connection) -> None:
    """Refuse a PostgreSQL that cannot keep every letter: it is made so where the machine has no locale."""
    if (found := connection.execute(text("SHOW server_encoding")).scalar_one()) != "UTF8":
        raise CantiereError(
            f"the database keeps text as {found}, and people write in all letters: "
            "make one with `createdb --encoding UTF8 --template template0`"
        )


def newest() -> str:
    """Return the last migration that this version knows."""
    return max(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def _number(revision: str) -> str:
    return newest() if revision == "head" else revision


def _found(connection: Connection) -> str | None:
    """Return the last migration, if any; refuse what a newer version left and this one cannot go on with."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found, mine = revision_of(connection), newest()
    if found <= mine:  # they are numbered
        return found
    oldest = connection.scalar(select(Note.value).where(Note.name == SERVES))
    if oldest is None or oldest > mine:
        raise CantiereError(
            f"the database was brought up to date by a newer version of Cantiere (it stands at {found}, "
            f"this one knows {mine}): run that version, or restore a backup from before"
        )
    return found


def _note_oldest(connection: Connection) -> None:
    if not connection.execute(update(Note).where(Note.name == SERVES).values(value=OLDEST)).rowcount:
        connection.execute(insert(Note).values(name=SERVES, value=OLDEST))


def _signing_key(connection: Connection) -> str:
    """Return the key of this service, made when it is first needed; all processes share it."""
    found = connection.scalar(select(Note.value).where(Note.name == "signing-key"))
    if found is None:
        found = new_secret()
        connection.execute(insert(Note).values(name="signing-key", value=found))
    return found
