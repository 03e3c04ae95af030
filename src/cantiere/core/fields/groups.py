"""Fields that stand together: under one name, or what every seat has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cantiere.core import reading
from cantiere.core.fields.field import Field, naming
from cantiere.core.fields.kinds import EVERYBODY, TABLE, UNSEEN
from cantiere.core.fields.numbers import AtSeats


class Group(Field):
    """Fields whose entries stand together under one name; `when` names the option with which it is there."""

    def __init__(self, key: str, fields: Sequence[Field], *, seen: int = EVERYBODY, when: str = "") -> None:
        super().__init__(key, seen=seen)
        self.fields: Final = list(fields)
        self.keeps = tuple(fields)
        self.when: Final = when
        self.open_fields: Final = [field for field in fields if field.seen != UNSEEN]

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
        fields = [field for field in self.fields if field.there(t)]
        said = reading.entries(data, [field.key for field in fields], f"the {self.key}")
        for field in sorted(fields, key=lambda field: field.later):
            if field.key not in said:
                field.missing(t)
            elif owner == TABLE:
                field.fill(t, said[field.key])
            else:
                with naming(field.key):
                    field.fill_of(t, owner, said[field.key])


class Seats(Group):
    """What every seat has, seat by seat."""

    per_seat = True
    marks: Sequence[AtSeats] = ()  # of the table's: shown with each seat

    def __init__(self, fields: Sequence[Field], *, key: str = "seats", seen: int = EVERYBODY) -> None:
        super().__init__(key, fields, seen=seen)
        for field in fields:
            field.per_seat = True

    def shown(self, t: Any, viewer: int | None) -> Any:
        columns = [field.shown(t, viewer) for field in self.open_fields]  # quicker than seat by seat
        columns += [mark.at_each(t) for mark in self.marks]
        keys = [*[field.called for field in self.open_fields], *[mark.at_seats for mark in self.marks]]
        return [dict(zip(keys, row, strict=True)) for row in zip(*columns, strict=True)]
