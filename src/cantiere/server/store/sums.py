"""Sums that are kept up to date: amounts are added to a row, which is made where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import sqlalchemy
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from cantiere.server.store.models import Base


def add_up(c: Connection, model: type[Base], rows: Sequence[dict[str, Any]]) -> None:
    """Add rows to those with the same key: whatever is not in the key is added up.

    In the order of their keys, so that two servers that add at once do not wait for each other.
    """
    if not rows:
        return
    table = cast(sqlalchemy.Table, model.__table__)
    keys = [column.name for column in table.primary_key]
    made = (sqlite if c.dialect.name == "sqlite" else postgresql).insert(table)
    amounts = {one.name: one + made.excluded[one.name] for one in table.c if one.name not in keys}
    statement = made.on_conflict_do_update(index_elements=keys, set_=amounts)
    c.execute(statement, sorted(rows, key=lambda row: [str(row[key]) for key in keys]))
