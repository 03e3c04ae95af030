"""Opening the database of a server, running or not, for the commands of whoever runs it."""

from __future__ import annotations

from pathlib import Path

from cantiere.core.reason import CantiereError
from cantiere.server.store.database import Database


def open_database(name: str, *, new: bool = False) -> Database:
    """Open a database. One that is not there is not made: a backup of nothing would look like one."""
    if not new and "://" not in name and not Path(name).is_file():
        raise CantiereError(
            f"there is no database {name}: say where it is with --config or --database",
            "error-no-database",
            file=name,
        )
    return Database(name)
