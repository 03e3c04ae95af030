"""Fields that are one number each: amounts, yes or no, seats, names, and sets as masks.

Classes call `__init__` of the one above by its name: `super().__init__(…, **more)` is compiled wrongly.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from cantiere.core import reading
from cantiere.core.fields.kinds import NONE, UNSEEN, Kinds
from cantiere.core.fields.values import Value
from cantiere.core.reason import CantiereError
from cantiere.core.sheet import Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
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
        Value.__init__(self, name, **more)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Value):
    """True or false."""

    def __init__(self, name: str, *, start: bool = False, **more: Any) -> None:
        Value.__init__(self, name, start=start, **more)

    def written(self, value: Any) -> Any:
        return bool(value)

    def parsed(self, t: Any, data: Any) -> Any:
        return reading.flag(data)

    def encode(self, value: Any, sheet: Sheet) -> None:
        sheet.flag(self.name, bool(value))


@mypyc_attr(allow_interpreted_subclasses=True)
class AtSeats(Value):
    """Something about some of the seats; as `at_seats` it is shown with each of them, true or false."""

    def __init__(self, name: str, *, at_seats: str = "", **more: Any) -> None:
        Value.__init__(self, name, **({"seen": UNSEEN} if at_seats else {}) | more)
        self.at_seats: Final = at_seats

    def about_seats(self) -> bool:
        return self.seen != UNSEEN

    def at_each(self, t: Any) -> list[bool]:
        """Return for each seat whether it is so there."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(AtSeats):
    """The number of a seat; `vacant`: or NONE, which is shown as null."""

    def __init__(self, name: str, *, vacant: bool = False, **more: Any) -> None:
        AtSeats.__init__(self, name, start=NONE if vacant else 0, **more)
        self.vacant: Final = vacant

    def written(self, value: Any) -> Any:
        return int(value)

    def shown_value(self, value: Any) -> Any:
        return None if value == NONE else int(value)

    def at_each(self, t: Any) -> list[bool]:
        held = getattr(t, self.name)
        return [held == seat for seat in range(t.seats)]

    def parsed(self, t: Any, data: Any) -> Any:
        return reading.seat(data, int(t.seats), vacant=self.vacant)


@mypyc_attr(allow_interpreted_subclasses=True)
class Name(Value):
    """One of some kinds by its number, or NONE, which is written null."""

    dealt = True

    def __init__(self, name: str, kinds: Kinds, **more: Any) -> None:
        Value.__init__(self, name, start=NONE, **more)
        self.kinds: Final = kinds

    def kinds_held(self) -> Kinds | None:
        return self.kinds

    def held(self, t: Any, owner: int) -> list[int]:
        value = self.get(t, owner)
        return [] if value == NONE else [int(value)]

    def laid(self, things: list[int]) -> Any:
        return things[0] if things else NONE

    def size(self, value: Any) -> int:
        return 0 if value == NONE else 1

    def written(self, value: Any) -> Any:
        return None if value == NONE else self.kinds.names[value]

    def parsed(self, t: Any, data: Any) -> Any:
        return NONE if data is None else self.kinds.number(data)

    def encode(self, value: Any, sheet: Sheet) -> None:
        sheet.one_hot(self.name, self.kinds.names, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Members(Value):
    """Some of the kinds, each at most once: a mask, written as a list of names."""

    dealt = True

    def __init__(self, name: str, kinds: Kinds, **more: Any) -> None:
        Value.__init__(self, name, **more)
        self.kinds: Final = kinds

    def kinds_held(self) -> Kinds | None:
        return self.kinds

    def held(self, t: Any, owner: int) -> list[int]:
        left, found = int(self.get(t, owner)), []
        while left:
            lowest = left & -left
            found.append(lowest.bit_length() - 1)
            left ^= lowest
        return found

    def laid(self, things: list[int]) -> Any:
        if len(set(things)) < len(things):
            raise CantiereError(f"{self.name}: two things of a kind need Counts, not Members")
        return sum(1 << kind for kind in things)

    def size(self, value: Any) -> int:
        return int(value).bit_count()

    def encode_size(self, t: Any, owner: int, sheet: Sheet) -> None:
        sheet.share(f"{self.name}/all", self.size(self.get(t, owner)), len(self.kinds.names))

    def written(self, value: Any) -> Any:
        return self.kinds.listed(value)

    def said(self, value: Any) -> Any:
        return self.shown_before(value)

    def parsed(self, t: Any, data: Any) -> Any:
        return reading.mask(data, self.kinds.number)

    def encode(self, value: Any, sheet: Sheet) -> None:
        sheet.members(self.name, self.kinds.names, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Marked(AtSeats):
    """Some of the seats, or of the numbers up to `most`: a mask, written as a list of numbers."""

    def __init__(self, name: str, most: int | None = None, *, least: int = 0, **more: Any) -> None:
        AtSeats.__init__(self, name, **more)
        self.most: Final = most
        self.least: Final = least

    def at_each(self, t: Any) -> list[bool]:
        held = getattr(t, self.name)
        return [bool(held >> seat & 1) for seat in range(t.seats)]

    def about_seats(self) -> bool:
        return super().about_seats() and self.most is None

    def limit(self, t: Any) -> int | None:
        """Return the last number that may be marked; None: those of the seats are."""
        return self.most

    def written(self, value: Any) -> Any:
        return [place + self.least for place in range(int(value).bit_length()) if value >> place & 1]

    def said(self, value: Any) -> Any:
        return self.shown_before(value)

    def parsed(self, t: Any, data: Any) -> Any:
        most, seats = self.limit(t), int(t.seats)
        if most is None:
            return reading.mask(data, lambda one: reading.seat(one, seats))
        return reading.mask(data, lambda one: reading.whole(one, most, self.least) - self.least)
