"""Rows by type and by column are the same."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from sqlalchemy import JSON

from cantiere.server.store.models import Base, Seat, Table
from cantiere.server.store.rows import SeatRow, TableRow


def _kind(hint: Any) -> Any:
    """What a column holds if it holds something: a Python type."""
    if get_origin(hint) is Literal:
        return type(get_args(hint)[0])
    return dict if is_typeddict(hint) or get_origin(hint) in (dict, Mapping) else hint


@pytest.mark.parametrize(("model", "row"), [(Table, TableRow), (Seat, SeatRow)])
def test_a_row_has_the_columns_of_its_table(model: type[Base], row: Any) -> None:
    hints, columns = get_type_hints(row), model.__table__.columns
    assert list(hints) == list(columns.keys())
    for name, column in columns.items():
        kinds = get_args(hints[name]) if get_origin(hints[name]) in (Union, UnionType) else (hints[name],)
        known = [_kind(kind) for kind in kinds if kind is not NoneType]
        assert known == [dict if isinstance(column.type, JSON) else column.type.python_type], name
        assert (NoneType in kinds) == column.nullable, name
