"""One fact of the table: what it says of itself, owner by owner and as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from cantiere.core.fields.kinds import EVERYBODY, OWNER, TABLE, Kinds
from cantiere.core.reason import CantiereError
from cantiere.core.sheet import Sheet


class Attribute(NamedTuple):
    """An attribute of a table: its type, and what it is before anything is laid out ("": nothing yet)."""

    name: str
    type: str
    start: str = ""
    copied: str = ""  # what is written behind it where a copy is made
    module: str = ""  # in which its type is found


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One fact of the table. `key` is its entry in snapshots and views, if not its name; `called` in views.

    Tables go by Any, so that a game's own fields can name its own table. A field of a game's own says in
    `keeps` in which attributes it keeps what it says, as fields that have no entry themselves (`Kept`).
    """

    keeps: ClassVar[tuple[Field, ...] | None] = None
    later: ClassVar[int] = 0  # fields with a higher number are filled later: they need others

    def __init__(self, name: str, *, key: str = "", called: str = "", seen: int = EVERYBODY) -> None:
        self.name: Final = name
        self.key: Final = key or name
        self.called: Final = called or self.key
        self.seen: Final = seen
        self.per_seat = False

    # --- of one owner: what each sort of field says of itself --------------------------------------------

    def data_of(self, t: Any, owner: int) -> Any:
        """Return what an owner (TABLE: nobody) has, by names, ready for JSON."""
        raise NotImplementedError

    def fill_of(self, t: Any, owner: int, data: Any) -> None:
        """Have an owner have what was written, or say what is wrong with it."""
        raise NotImplementedError

    def kinds_held(self) -> Kinds | None:
        """Return of what kinds the things are that lie here."""
        return None

    def held(self, t: Any, owner: int) -> list[int]:
        """Return the kind of each thing that an owner has here."""
        return []

    def known_to(self, viewer: int | None, owner: int) -> bool:
        """Tell whether a viewer sees what an owner has."""
        return self.seen == EVERYBODY or (self.seen == OWNER and owner != TABLE and viewer == owner)

    def hides(self) -> bool:
        """Tell whether not everybody sees the same; a field with a `shown_of` of its own says it here."""
        return self.seen == OWNER or type(self).known_to is not Field.known_to

    def about_seats(self) -> bool:
        """Tell whether the numbers that it shows are seats."""
        return False

    def shown_of(self, t: Any, owner: int, viewer: int | None) -> Any:
        """Return what a viewer sees of it."""
        return self.data_of(t, owner)

    def encode_of(self, t: Any, owner: int, sheet: Sheet) -> None:
        """Write what an owner has as numbers."""

    def encode_size(self, t: Any, owner: int, sheet: Sheet) -> None:
        """Write as numbers what somebody sees who may not see more."""

    # --- of the whole field ------------------------------------------------------------------------------

    def parts(self) -> Sequence[Field]:
        """Return the fields that hold what it says."""
        return self.keeps or ()

    def attributes(self) -> list[Attribute]:
        """Return the attributes of a packed game's table that hold it."""
        return [attribute for part in self.parts() for attribute in part.attributes()]

    def begin(self, t: Any) -> None:
        """Lay out what there is at the start."""
        for part in self.parts():
            part.begin(t)

    def copy(self, source: Any, target: Any) -> None:
        """Have another table have the same, independently."""
        for part in self.parts():
            part.copy(source, target)

    def there(self, t: Any) -> bool:
        """Tell whether a game with these options has this field."""
        return True

    def missing(self, t: Any) -> None:
        """Fill what a snapshot does not say, or say that it has to."""
        raise CantiereError(f"the table's {self.key!r} is missing")

    def data(self, t: Any) -> Any:
        """Return what it holds by names."""
        if self.per_seat:
            return [self.data_of(t, seat) for seat in range(t.seats)]
        return self.data_of(t, TABLE)

    def shown(self, t: Any, viewer: int | None) -> Any:
        """Return what a viewer sees of it."""
        if self.per_seat:
            return [self.shown_of(t, seat, viewer) for seat in range(t.seats)]
        return self.shown_of(t, TABLE, viewer)

    def fill(self, t: Any, data: Any) -> None:
        """Hold what was written; what is wrong is said with the name of the entry."""
        try:
            if self.per_seat:
                self._fill_seats(t, data)
            else:
                self.fill_of(t, TABLE, data)
        except CantiereError as error:
            raise named(self.key, error) from error

    def _fill_seats(self, t: Any, data: Any) -> None:
        if not isinstance(data, list) or len(data) != t.seats:
            raise CantiereError(f"one entry for each of the {t.seats} seats is needed")
        for seat, one in enumerate(data):
            try:
                self.fill_of(t, seat, one)
            except CantiereError as error:
                raise named(f"seat {seat}", error) from error


def named(place: str, error: CantiereError) -> CantiereError:
    """Return an error that says where it is that something is wrong."""
    return CantiereError(f"{place}: {error}")
