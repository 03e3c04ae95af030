"""Fields that an attribute of the table holds: one value, or one for each seat.

Where a game is `packed`, lists of numbers are packed arrays (`vec[i64]`), and what is counted by kind for
every seat lies in one array, seat after seat; otherwise they are lists, and lists of lists.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cantiere.core.fields.field import Attribute, Field
from cantiere.core.fields.kinds import EVERYBODY, TABLE
from cantiere.core.sheet import Sheet

MOST_SHOWN = 1_000  # values of a field that are kept as they are shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Field):
    """A fact that an attribute holds: one value, or one for each seat.

    It begins as `start`, or as that says of the table where it is a function. `missing` is what it is where a
    snapshot, an older one perhaps, does not say it.
    """

    dealt: ClassVar[bool] = False  # what lies here can be dealt anew: things of some kinds

    def __init__(
        self,
        name: str,
        *,
        key: str = "",
        called: str = "",
        per_seat: bool = False,
        seen: int = EVERYBODY,
        start: Any = 0,
        missing: Any = None,
    ) -> None:
        super().__init__(name, key=key, called=called, seen=seen)
        self.per_seat = per_seat
        self.start: Final = start
        self.unsaid: Final = missing
        self.several = False  # the value of one owner is a list of numbers
        self.width = 0  # how many numbers one value is, where a game is packed; 0: it is one number itself
        # What was shown before: whoever looks again is given the very same.
        self.shown_before: Final[Callable[[Any], Any]] = functools.lru_cache(MOST_SHOWN)(self.shown_value)
        # What a field does not say otherwise is read and written by the quickest way.
        own = type(self)
        self._usual_get: Final = own.get is Value.get
        self._usual_data: Final = own.data_of is Value.data_of
        self._usual_shown: Final = own.shown_of is Value.shown_of

    def new(self) -> Any:
        """Return the value at the start; where it depends on the table, one that will do until then."""
        return 0 if callable(self.start) else self.start

    def copied(self, value: Any) -> Any:
        """Return an independent copy."""
        return value

    def written(self, value: Any) -> Any:
        """Return a value by names, ready for JSON."""
        raise NotImplementedError

    def parsed(self, t: Any, data: Any) -> Any:
        """Return the value that was written, or say what is wrong with it."""
        raise NotImplementedError

    def shown_value(self, value: Any) -> Any:
        """Return what is seen of a value by who may see it."""
        return self.written(value)

    def said(self, value: Any) -> Any:
        """Return the same: what is more than one word is kept, and nobody changes it."""
        return self.shown_before(tuple(value)) if self.several else self.shown_value(value)

    def size(self, value: Any) -> int | None:
        """Return what somebody sees who may not see more: how many things there are, where it is things."""
        return None

    def laid(self, things: list[int]) -> Any:
        """Return the value with which things of these kinds lie here."""
        raise NotImplementedError

    def encode(self, value: Any, sheet: Sheet) -> None:
        """Write a value as numbers."""

    def get(self, t: Any, owner: int) -> Any:
        """Return what an owner has."""
        held = getattr(t, self.name)
        if owner == TABLE:
            return held
        if self.width and not isinstance(held, list):
            return list(held[owner * self.width : (owner + 1) * self.width])
        return held[owner]

    def put(self, t: Any, owner: int, value: Any) -> None:
        """Have an owner have this."""
        if owner == TABLE:
            setattr(t, self.name, row(t, value) if isinstance(value, list) else value)
            return
        held = getattr(t, self.name)
        if self.width and not isinstance(held, list):
            for place in range(self.width):
                held[owner * self.width + place] = value[place]
        else:
            held[owner] = value

    def attributes(self) -> list[Attribute]:
        if self.keeps is not None:
            return super().attributes()
        if self.per_seat or self.several:
            return [Attribute(self.name, "vec[i64]", copied="[:]")]
        start = self.new()
        plain = "i64" if type(start) is int else type(start).__name__
        return [Attribute(self.name, plain, repr(start) if plain != "str" else f'"{start}"')]

    def begin(self, t: Any) -> None:
        self.lay_out(t)
        if callable(self.start):
            for owner in range(t.seats) if self.per_seat else [TABLE]:
                self.put(t, owner, self.start(t))

    def lay_out(self, t: Any) -> None:
        """Have there be what every table begins with."""
        if self.keeps is not None:
            super().begin(t)
        elif t.game.packed:  # single numbers begin in the table's own `__init__`: compiled code wants that
            new = self.new() if self.width else [self.new()]
            if self.width or self.per_seat:
                setattr(t, self.name, row(t, new * int(t.seats) if self.per_seat else new))
        elif not self.per_seat:
            self.put(t, TABLE, self.new())
        else:
            setattr(t, self.name, [self.new() for _ in range(t.seats)])

    def copy(self, source: Any, target: Any) -> None:
        if self.keeps is not None:
            super().copy(source, target)
            return
        held = getattr(source, self.name)
        if source.game.packed:
            copied = held if isinstance(held, int) else held[:]
        else:
            copied = [self.copied(one) for one in held] if self.per_seat else self.copied(held)
        setattr(target, self.name, copied)

    def column(self, t: Any) -> Any:
        """Return what each seat has."""
        if not self._usual_get:
            return [self.get(t, seat) for seat in range(t.seats)]
        held = getattr(t, self.name)
        if not self.width or isinstance(held, list):
            return held
        return [list(held[first : first + self.width]) for first in range(0, len(held), self.width)]

    def data(self, t: Any) -> Any:
        if not self._usual_data:
            return super().data(t)
        if self.per_seat:
            return [self.written(one) for one in self.column(t)]
        return self.written(getattr(t, self.name) if self._usual_get else self.get(t, TABLE))

    def data_of(self, t: Any, owner: int) -> Any:
        return self.written(self.get(t, owner))

    def shown(self, t: Any, viewer: int | None) -> Any:
        if not self._usual_shown or self.seen != EVERYBODY or self.hides():
            return super().shown(t, viewer)
        if self.per_seat:
            return [self.said(one) for one in self.column(t)]
        return self.said(getattr(t, self.name) if self._usual_get else self.get(t, TABLE))

    def shown_of(self, t: Any, owner: int, viewer: int | None) -> Any:
        value = self.get(t, owner)
        return self.said(value) if self.known_to(viewer, owner) else self.size(value)

    def fill_of(self, t: Any, owner: int, data: Any) -> None:
        self.put(t, owner, self.parsed(t, data))

    def missing(self, t: Any) -> None:
        if self.unsaid is None:
            super().missing(t)
        self.fill(t, self.unsaid)

    def encode_of(self, t: Any, owner: int, sheet: Sheet) -> None:
        self.encode(self.get(t, owner), sheet)


def row(t: Any, values: Sequence[int]) -> Any:
    """Return numbers as this game keeps them: packed, or a list."""
    return vec[i64](list(values)) if t.game.packed else list(values)
