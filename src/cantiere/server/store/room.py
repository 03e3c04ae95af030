"""Whether PostgreSQL has room. It tells nobody how much is free where its files are, so that is tried."""

from __future__ import annotations

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

PAGE = 8192  # bytes; a row of nearly so many fills one
MOST = 32  # megabytes that are tried
TRIED = (
    "SET LOCAL statement_timeout = '5s'",
    "SET LOCAL temp_tablespaces = ''",  # where the tables are, not elsewhere
    "CREATE TEMPORARY TABLE cantiere_room (page text) ON COMMIT DROP",
    "ALTER TABLE cantiere_room ALTER COLUMN page SET STORAGE PLAIN",  # not compressed
)
FILLED = text("INSERT INTO cantiere_room SELECT repeat('x', :length) FROM generate_series(1, :pages)")
NOT_ALLOWED, TOO_SLOW = "42501", "57014"


def has_room(c: Connection, megabytes: int) -> bool | None:
    """Tell whether so much can be written; None: that could not be found out.

    A temporary table is in no log and goes with the transaction, before any of it has to reach the disk.
    That a row can be changed says nothing: it fits into a page that is there already.
    """
    try:
        for statement in TRIED:
            c.execute(text(statement))
        c.execute(FILLED, {"length": PAGE - 200, "pages": min(megabytes, MOST) * 1024 * 1024 // PAGE})
    except DBAPIError as error:
        state = getattr(error.orig, "sqlstate", None)
        return None if state in (None, NOT_ALLOWED, TOO_SLOW) else False
    finally:
        c.rollback()
    return True
