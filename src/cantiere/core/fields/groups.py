"""Fields that stand together: under one name, or what every seat has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cantiere.core import reading
from cantiere.core.fields.field import Field, named
from cantiere.core.fields.kinds import EVERYBODY, TABLE, UNSEEN
from cantiere.core.fields.numbers import AtSeats
from cantiere.core.reason import CantiereError


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Field):
    """Fields whose entries stand together under one name; `when` names the option with which it is there."""

    def __init__(self, key: str, fields: Sequence[Field], *, seen: int = EVERYBODY, when: str = "") -> None:
        super().__init__(key, seen=seen)
        self.fields: Final[list[Field]] = list(fields)
        self.when: Final = when
        self.open_fields: Final = [field for field in fields if field.seen != UNSEEN]
        self.in_order: Final = sorted(fields, key=lambda field: field.later)

    def parts(self) -> Sequence[Field]:
        return self.fields

    def there(self, t: Any) -> bool:
        return not self.when or bool(t.options[self.when])

    def data_of(self, t: Any, owner: int) -> Any:
        if owner == TABLE:
            return {field.key: field.data(t) for field in self.fields if field.there(t)}
        return {field.key: field.data_of(t, owner) for field in self.fields}

    def hides(self) -> bool:
        return any(field.hides() for field in self.open_fields)

    def shown_of(self, t: Any, owner: int, viewer: int | None) -> Any:
        if owner == TABLE:
            return {field.called: field.shown(t, viewer) for field in self.open_fields if field.there(t)}
        return {field.called: field.shown_of(t, owner, viewer) for field in self.open_fields}

    def fill_of(self, t: Any, owner: int, data: Any) -> None:
        fields = [field for field in self.in_order if field.there(t)]
        said = reading.entries(data, [field.key for field in fields], f"the {self.key}")
        for field in fields:
            if field.key not in said:
                field.missing(t)
            elif owner == TABLE:
                field.fill(t, said[field.key])
            else:
                try:
                    field.fill_of(t, owner, said[field.key])
                except CantiereError as error:
                    raise named(field.key, error) from error


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Group):
    """What every seat has, seat by seat."""

    def __init__(self, fields: Sequence[Field], *, key: str = "seats", seen: int = EVERYBODY) -> None:
        super().__init__(key, fields, seen=seen)
        self.per_seat = True
        self.marks: Sequence[AtSeats] = ()  # of the table's: shown with each seat
        for field in fields:
            field.per_seat = True

    def data(self, t: Any) -> Any:
        columns = [field.data(t) for field in self.fields]  # quicker than seat by seat
        keys = [field.key for field in self.fields]
        return [dict(zip(keys, row, strict=True)) for row in zip(*columns, strict=True)]

    def shown(self, t: Any, viewer: int | None) -> Any:
        columns = [field.shown(t, viewer) for field in self.open_fields]
        columns += [mark.at_each(t) for mark in self.marks]
        keys = [*[field.called for field in self.open_fields], *[mark.at_seats for mark in self.marks]]
        return [dict(zip(keys, row, strict=True)) for row in zip(*columns, strict=True)]
