"""The fields of a table: each fact is said once, and its set-up, its entry in snapshots and views follow.

A field belongs to the attribute of its name. Where a game is `packed`, lists of numbers are packed arrays
(`vec[i64]`), and what is counted by kind for every seat lies in one array, seat after seat; otherwise they
are lists, and lists of lists.

>>> stones = Kinds("stone", ["marble", "slate"], [2, 3])
>>> Counts("bag", stones).written([1, 2])
{'marble': 1, 'slate': 2}
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core import reading
from cantiere.core.reason import CantiereError
from cantiere.core.sheet import Sheet

EVERYBODY: Final = 0  # who sees the things of a field; the others see how many there are
OWNER: Final = 1
NOBODY: Final = 2
UNSEEN: Final = 3  # it is not shown at all, or the game shows it in its own way
NONE: Final = -1  # no seat, no kind
TABLE: Final = -1  # the owner of what is nobody's


class Kinds:
    """Pieces or cards that come in kinds: what they are called, and how many of each are in the box.

    Without amounts they are names only: nothing of them has to be somewhere. `leave`: what is in the box may
    have left the game.
    """

    def __init__(
        self, name: str, names: Sequence[str], amounts: Sequence[int] = (), *, leave: bool = False
    ) -> None:
        if len(set(names)) != len(names) or (amounts and len(names) != len(amounts)):
            raise ValueError(f"{name}: one amount for each name, and no name twice")
        self.name: Final = name
        self.names: Final = list(names)
        self.amounts: Final = [int(amount) for amount in amounts]
        self.leave: Final = leave

    def number(self, data: object) -> int:
        """Return the number of a kind, or say which there are."""
        return reading.number_of(self.names, data, self.name)

    def most(self, kind: int) -> int:
        """Return how many of a kind there can be in one place."""
        return self.amounts[kind] if self.amounts else reading.MOST


class Field:
    """One fact of the table. `key` is its entry in snapshots and views, if not its name.

    Tables go by Any, so that a game's own fields can name its own table.
    """

    per_seat = False
    kinds: Kinds | None = None  # of what lies here
    later = 0  # fields with a higher number are filled later: they need others

    def __init__(self, name: str, *, key: str = "", seen: int = EVERYBODY) -> None:
        self.name: Final = name
        self.key: Final = key or name
        self.seen: Final = seen

    # --- of one owner: what each sort of field says of itself --------------------------------------------

    def data_of(self, t: Any, owner: int) -> Any:
        """Return what an owner (TABLE: nobody) has, by names, ready for JSON."""
        raise NotImplementedError

    def fill_of(self, t: Any, owner: int, data: Any) -> None:
        """Have an owner have what was written, or say what is wrong with it."""
        raise NotImplementedError

    def held(self, t: Any, owner: int) -> list[int]:
        """Return the kind of each thing that an owner has here."""
        return []

    def known_to(self, viewer: int | None, owner: int) -> bool:
        """Tell whether a viewer sees what an owner has."""
        return self.seen == EVERYBODY or (self.seen == OWNER and owner != TABLE and viewer == owner)

    def shown_of(self, t: Any, owner: int, viewer: int | None) -> Any:
        """Return what a viewer sees of it."""
        return self.data_of(t, owner)

    def encode_of(self, t: Any, owner: int, sheet: Sheet) -> None:
        """Write what an owner has as numbers."""

    def encode_size(self, t: Any, owner: int, sheet: Sheet) -> None:
        """Write as numbers what somebody sees who may not see more."""

    # --- of the whole field ------------------------------------------------------------------------------

    def begin(self, t: Any) -> None:
        """Lay out what there is at the start."""

    def copy(self, source: Any, target: Any) -> None:
        """Have another table have the same, independently."""

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
        with naming(self.key):
            if not self.per_seat:
                self.fill_of(t, TABLE, data)
                return
            if not isinstance(data, list) or len(data) != t.seats:
                raise CantiereError(f"one entry for each of the {t.seats} seats is needed")
            for seat, one in enumerate(data):
                with naming(f"seat {seat}"):
                    self.fill_of(t, seat, one)


@contextlib.contextmanager
def naming(place: str) -> Iterator[None]:
    """Say where it is that something is wrong."""
    try:
        yield
    except CantiereError as error:
        raise CantiereError(f"{place}: {error}") from error


class Group(Field):
    """Fields whose entries stand together under one name; `when` names the option with which it is there."""

    def __init__(self, key: str, fields: Sequence[Field], *, seen: int = EVERYBODY, when: str = "") -> None:
        super().__init__(key, seen=seen)
        self.fields: Final = list(fields)
        self.when: Final = when

    def there(self, t: Any) -> bool:
        return not self.when or bool(t.options[self.when])

    def begin(self, t: Any) -> None:
        for field in self.fields:
            field.begin(t)

    def copy(self, source: Any, target: Any) -> None:
        for field in self.fields:
            field.copy(source, target)

    def data_of(self, t: Any, owner: int) -> Any:
        if owner == TABLE:
            return {field.key: field.data(t) for field in self.fields if field.there(t)}
        return {field.key: field.data_of(t, owner) for field in self.fields}

    def shown_of(self, t: Any, owner: int, viewer: int | None) -> Any:
        open_to_view = [field for field in self.fields if field.seen != UNSEEN]
        if owner == TABLE:
            return {field.key: field.shown(t, viewer) for field in open_to_view if field.there(t)}
        return {field.key: field.shown_of(t, owner, viewer) for field in open_to_view}

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

    def __init__(self, fields: Sequence[Field], *, key: str = "seats", seen: int = EVERYBODY) -> None:
        super().__init__(key, fields, seen=seen)
        for field in fields:
            field.per_seat = True


class Value(Field):
    """A fact that an attribute holds: one value, or one for each seat.

    `missing` is what it is where a snapshot, an older one perhaps, does not say it.
    """

    width = 0  # how many numbers one value is, where a game is packed; 0: it is one number itself

    def __init__(
        self,
        name: str,
        *,
        key: str = "",
        per_seat: bool = False,
        seen: int = EVERYBODY,
        start: Any = 0,
        missing: Any = None,
    ) -> None:
        super().__init__(name, key=key, seen=seen)
        self.per_seat = per_seat
        self.start: Final = start
        self.unsaid: Final = missing

    def new(self) -> Any:
        """Return the value at the start."""
        return self.start

    def copied(self, value: Any) -> Any:
        """Return an independent copy."""
        return value

    def written(self, value: Any) -> Any:
        """Return a value by names, ready for JSON."""
        raise NotImplementedError

    def parsed(self, t: Any, data: Any) -> Any:
        """Return the value that was written, or say what is wrong with it."""
        raise NotImplementedError

    def size(self, value: Any) -> int:
        """Return what somebody sees who may not see more."""
        return int(value)

    def encode(self, value: Any, sheet: Sheet) -> None:
        """Write a value as numbers."""

    def get(self, t: Any, owner: int) -> Any:
        """Return what an owner has."""
        held = getattr(t, self.name)
        if owner == TABLE:
            return held
        if self.width and t.game.packed:
            return [held[owner * self.width + place] for place in range(self.width)]
        return held[owner]

    def put(self, t: Any, owner: int, value: Any) -> None:
        """Have an owner have this."""
        if owner == TABLE:
            setattr(t, self.name, row(t, value) if isinstance(value, list) else value)
            return
        held = getattr(t, self.name)
        if self.width and t.game.packed:
            for place in range(self.width):
                held[owner * self.width + place] = value[place]
        else:
            held[owner] = value

    def begin(self, t: Any) -> None:
        if t.game.packed:  # single numbers begin in the table's own `__init__`: compiled code wants that
            new = self.new() if self.width else [self.new()]
            if self.width or self.per_seat:
                setattr(t, self.name, row(t, new * int(t.seats) if self.per_seat else new))
        elif not self.per_seat:
            self.put(t, TABLE, self.new())
        else:
            setattr(t, self.name, [self.new() for _ in range(t.seats)])

    def copy(self, source: Any, target: Any) -> None:
        held = getattr(source, self.name)
        if source.game.packed:
            copied = held if isinstance(held, int) else held[:]
        else:
            copied = [self.copied(one) for one in held] if self.per_seat else self.copied(held)
        setattr(target, self.name, copied)

    def data_of(self, t: Any, owner: int) -> Any:
        return self.written(self.get(t, owner))

    def shown_of(self, t: Any, owner: int, viewer: int | None) -> Any:
        value = self.get(t, owner)
        return self.written(value) if self.known_to(viewer, owner) else self.size(value)

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


# --- one number --------------------------------------------------------------------------------------------


class Number(Value):
    """A number up to `most` (None: the number of seats), written with `shift` added; `none`: written null."""

    def __init__(
        self,
        name: str,
        most: int | None = reading.MOST,
        *,
        least: int = 0,
        shift: int = 0,
        none: int | None = None,
        **more: Any,
    ) -> None:
        super().__init__(name, **more)
        self.most: Final = most
        self.least: Final = least
        self.shift: Final = shift
        self.none: Final = none

    def written(self, value: Any) -> Any:
        return None if value == self.none else int(value) + self.shift

    def parsed(self, t: Any, data: Any) -> Any:
        if data is None and self.none is not None:
            return self.none
        most = int(t.seats) if self.most is None else self.most
        return reading.whole(data, most, self.least) - self.shift

    def encode(self, value: Any, sheet: Sheet) -> None:
        sheet.share(self.name, max(0, value), max(1, self.most or 1))

    def encode_size(self, t: Any, owner: int, sheet: Sheet) -> None:
        self.encode_of(t, owner, sheet)


class Flag(Value):
    """True or false."""

    def __init__(self, name: str, *, start: bool = False, **more: Any) -> None:
        super().__init__(name, start=start, **more)

    def written(self, value: Any) -> Any:
        return bool(value)

    def parsed(self, t: Any, data: Any) -> Any:
        return reading.flag(data)

    def encode(self, value: Any, sheet: Sheet) -> None:
        sheet.flag(self.name, bool(value))


class Seat(Value):
    """The number of a seat; `vacant`: or NONE."""

    def __init__(self, name: str, *, vacant: bool = False, **more: Any) -> None:
        super().__init__(name, start=NONE if vacant else 0, **more)
        self.vacant: Final = vacant

    def written(self, value: Any) -> Any:
        return int(value)

    def parsed(self, t: Any, data: Any) -> Any:
        return reading.seat(data, int(t.seats), vacant=self.vacant)


class Name(Value):
    """One of some kinds by its number, or NONE, which is written null."""

    def __init__(self, name: str, kinds: Kinds, **more: Any) -> None:
        super().__init__(name, start=NONE, **more)
        self.kinds: Kinds = kinds

    def held(self, t: Any, owner: int) -> list[int]:
        value = self.get(t, owner)
        return [] if value == NONE else [int(value)]

    def written(self, value: Any) -> Any:
        return None if value == NONE else self.kinds.names[value]

    def parsed(self, t: Any, data: Any) -> Any:
        return NONE if data is None else self.kinds.number(data)

    def encode(self, value: Any, sheet: Sheet) -> None:
        sheet.one_hot(self.name, self.kinds.names, value)


class Members(Value):
    """Some of the kinds, each at most once: a mask, written as a list of names."""

    def __init__(self, name: str, kinds: Kinds, **more: Any) -> None:
        super().__init__(name, **more)
        self.kinds: Kinds = kinds

    def held(self, t: Any, owner: int) -> list[int]:
        value = self.get(t, owner)
        return [kind for kind in range(len(self.kinds.names)) if value >> kind & 1]

    def written(self, value: Any) -> Any:
        return [name for kind, name in enumerate(self.kinds.names) if value >> kind & 1]

    def parsed(self, t: Any, data: Any) -> Any:
        return reading.mask(data, self.kinds.number)

    def encode(self, value: Any, sheet: Sheet) -> None:
        sheet.members(self.name, self.kinds.names, value)


class Marked(Value):
    """Some of the seats, or of the numbers up to `most`: a mask, written as a list of numbers."""

    def __init__(self, name: str, most: int | None = None, *, least: int = 0, **more: Any) -> None:
        super().__init__(name, **more)
        self.most: Final = most
        self.least: Final = least

    def limit(self, t: Any) -> int | None:
        """Return the last number that may be marked; None: those of the seats are."""
        return self.most

    def written(self, value: Any) -> Any:
        return [place + self.least for place in range(int(value).bit_length()) if value >> place & 1]

    def parsed(self, t: Any, data: Any) -> Any:
        most, seats = self.limit(t), int(t.seats)
        if most is None:
            return reading.mask(data, lambda one: reading.seat(one, seats))
        return reading.mask(data, lambda one: reading.whole(one, most, self.least) - self.least)


# --- several numbers ---------------------------------------------------------------------------------------


class Row(Value):
    """Places in an order, as many as `length`, each like a value of another field.

    A length of 0: as many as the table's own `__init__` lays out, where that depends on the number of seats.
    """

    def __init__(
        self, name: str, length: int, each: Value, *, start: Sequence[int] = (), **more: Any
    ) -> None:
        super().__init__(name, start=list(start), **more)
        self.each: Final = each
        self.step: Final = each.width or 1
        self.width = length * self.step
        self.kinds = each.kinds if isinstance(each, Name) else None

    def held(self, t: Any, owner: int) -> list[int]:
        return [int(kind) for kind in self.get(t, owner) if kind != NONE]

    def new(self) -> Any:
        if self.start:
            return list(self.start)
        one = self.each.new()
        return (one if self.each.width else [one]) * (self.width // self.step)

    def copied(self, value: Any) -> Any:
        return list(value)

    def written(self, value: Any) -> Any:
        if not self.each.width:
            return [self.each.written(one) for one in value]
        firsts = range(0, len(value), self.step)
        return [self.each.written(value[first : first + self.step]) for first in firsts]

    def parsed(self, t: Any, data: Any) -> Any:
        length = len(getattr(t, self.name)) // self.step
        if not isinstance(data, list) or len(data) != length:
            raise CantiereError(f"a list of {length} entries is needed")
        found = [self.each.parsed(t, one) for one in data]
        return [number for one in found for number in one] if self.each.width else found


class Things(Value):
    """Things of some kinds that lie together: a list of numbers, which Counts and Pile read differently."""

    def __init__(self, name: str, kinds: Kinds, **more: Any) -> None:
        super().__init__(name, **more)
        self.kinds: Kinds = kinds

    def held(self, t: Any, owner: int) -> list[int]:
        return self.things(self.get(t, owner))

    def things(self, value: Any) -> list[int]:
        """Return the kind of each thing."""
        raise NotImplementedError

    def laid(self, things: list[int]) -> list[int]:
        """Return the value with which these things lie here."""
        raise NotImplementedError

    def copied(self, value: Any) -> Any:
        return list(value)

    def encode_size(self, t: Any, owner: int, sheet: Sheet) -> None:
        sheet.share(f"{self.name}/all", self.size(self.get(t, owner)), max(1, sum(self.kinds.amounts)))


class Counts(Things):
    """How many of each kind, written as amounts by name.

    `full`: all that is in the box lies here at the start. `zeros`: a kind of which there is none is written
    as well. `each`: written as a list that names every single one.
    """

    def __init__(
        self,
        name: str,
        kinds: Kinds,
        *,
        full: bool = False,
        zeros: bool = False,
        each: bool = False,
        most: int | None = None,
        **more: Any,
    ) -> None:
        super().__init__(name, kinds, **more)
        self.width = len(kinds.names)
        self.full: Final = full
        self.zeros: Final = zeros
        self.each: Final = each
        self.most: Final = most

    def new(self) -> Any:
        return list(self.kinds.amounts) if self.full else [0] * self.width

    def things(self, value: Any) -> list[int]:
        return [kind for kind, amount in enumerate(value) for _ in range(amount)]

    def laid(self, things: list[int]) -> list[int]:
        return [things.count(kind) for kind in range(self.width)]

    def written(self, value: Any) -> Any:
        names = self.kinds.names
        if self.each:
            return [names[kind] for kind in self.things(value)]
        return {name: int(value[kind]) for kind, name in enumerate(names) if value[kind] or self.zeros}

    def parsed(self, t: Any, data: Any) -> Any:
        if self.each:
            named = [self.kinds.number(name) for name in reading.listed(data)]
            return [self._amount(kind, named.count(kind)) for kind in range(self.width)]
        if not isinstance(data, Mapping) or (self.zeros and len(data) < self.width):
            raise CantiereError(f"amounts by the names of {self.kinds.name} are needed")
        amounts = [0] * self.width
        for name, amount in data.items():
            kind = self.kinds.number(name)
            amounts[kind] = self._amount(kind, amount)
        return amounts

    def _amount(self, kind: int, data: Any) -> int:
        return reading.whole(data, self.kinds.most(kind) if self.most is None else self.most)

    def size(self, value: Any) -> int:
        return int(sum(value))

    def encode(self, value: Any, sheet: Sheet) -> None:
        for kind, name in enumerate(self.kinds.names):
            sheet.share(f"{self.name}/{name}", value[kind], max(1, self.kinds.most(kind)))


class Pile(Things):
    """Things in an order, the first laid first: the kind of each. Not for packed games."""

    def new(self) -> Any:
        return []

    def things(self, value: Any) -> list[int]:
        return list(value)

    def laid(self, things: list[int]) -> list[int]:
        return things

    def written(self, value: Any) -> Any:
        return [self.kinds.names[kind] for kind in value]

    def parsed(self, t: Any, data: Any) -> Any:
        if not isinstance(data, list) or len(data) > sum(self.kinds.amounts):
            raise CantiereError(f"a list of {self.kinds.name} is needed, no longer than the box allows")
        return [self.kinds.number(name) for name in data]

    def size(self, value: Any) -> int:
        return len(value)

    def encode(self, value: Any, sheet: Sheet) -> None:
        for kind, name in enumerate(self.kinds.names):
            sheet.share(f"{self.name}/{name}", value.count(kind), max(1, self.kinds.amounts[kind]))
        sheet.one_hot(f"{self.name}/last", self.kinds.names, value[-1] if value else -1)
