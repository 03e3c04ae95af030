"""Brings a database up to date. Several servers may start at once: one migrates, the others wait."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, select, text

from cantiere.server.common.ids import new_secret
from cantiere.server.store.database import Database
from cantiere.server.store.models import Note

LOCK = 0x63616E74  # any number, the same in all servers


def migrate(database: Database) -> str:
    """Run the migrations that this database has not seen; return the key that signs its cookies."""
    with _migrating(database, "head") as connection:
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
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    options = {"cantiere_begin": "BEGIN IMMEDIATE"}
    with database.engine.connect().execution_options(**options) as connection, connection.begin():
        if not database.sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        yield connection


def _signing_key(connection: Connection) -> str:
    """Return the key of this service, made when it is first needed; all processes share it."""
    found = connection.scalar(select(Note.value).where(Note.name == "signing-key"))
    if found is None:
        found = new_secret()
        connection.execute(insert(Note).values(name="signing-key", value=found))
    return found
