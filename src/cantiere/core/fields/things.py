"""Fields that are several numbers: places in an order, amounts by kind, piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cantiere.core import reading
from cantiere.core.fields.kinds import NONE, UNSEEN, Kinds
from cantiere.core.fields.numbers import Name
from cantiere.core.fields.values import Value
from cantiere.core.reason import CantiereError
from cantiere.core.sheet import Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Value):
    """Places in an order, as many as `length`, each like a value of another field.

    A length of 0: as many as the game lays out, where that depends on the number of seats.
    """

    def __init__(
        self,
        name: str,
        length: int,
        each: Value,
        *,
        start: Sequence[int] | Callable[[Any], list[int]] = (),
        **more: Any,
    ) -> None:
        Value.__init__(self, name, start=start if callable(start) else list(start), **more)
        self.each: Final = each
        self.step: Final = each.width or 1
        self.width = length * self.step
        self.several = True

    def kinds_held(self) -> Kinds | None:
        return self.each.kinds if isinstance(self.each, Name) else None

    def held(self, t: Any, owner: int) -> list[int]:
        return [int(kind) for kind in self.get(t, owner) if kind != NONE]

    def about_seats(self) -> bool:
        return self.seen != UNSEEN and self.each.about_seats()

    def new(self) -> Any:
        if self.start and not callable(self.start):
            return list(self.start)
        one = self.each.new()
        return (one if self.each.width else [one]) * (self.width // self.step)

    def copied(self, value: Any) -> Any:
        return list(value)

    def shown_value(self, value: Any) -> Any:
        if self.each.width:
            return self.written(value)
        return [self.each.shown_value(one) for one in value]

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Things(Value):
    """Things of some kinds that lie together: a list of numbers, which Counts and Pile read differently."""

    dealt = True

    def __init__(self, name: str, kinds: Kinds, **more: Any) -> None:
        Value.__init__(self, name, **more)
        self.kinds: Final = kinds
        self.several = True

    def kinds_held(self) -> Kinds | None:
        return self.kinds

    def held(self, t: Any, owner: int) -> list[int]:
        return self.things(self.get(t, owner))

    def things(self, value: Any) -> list[int]:
        """Return the kind of each thing."""
        raise NotImplementedError

    def copied(self, value: Any) -> Any:
        return list(value)

    def encode_size(self, t: Any, owner: int, sheet: Sheet) -> None:
        sheet.share(f"{self.name}/all", len(self.held(t, owner)), max(1, sum(self.kinds.amounts)))


@mypyc_attr(allow_interpreted_subclasses=True)
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
        Things.__init__(self, name, kinds, **more)
        self.width = len(kinds.names)
        self.full: Final = full
        self.zeros: Final = zeros
        self.each: Final = each
        self.most: Final = most

    def new(self) -> Any:
        return list(self.kinds.amounts) if self.full else [0] * self.width

    def things(self, value: Any) -> list[int]:
        return [kind for kind, amount in enumerate(value) if amount for _ in range(amount)]

    def laid(self, things: list[int]) -> list[int]:
        return [things.count(kind) for kind in range(self.width)]

    def written(self, value: Any) -> Any:
        names = self.kinds.names
        if self.each:
            return [names[kind] for kind in self.things(value)]
        return {name: int(value[kind]) for kind, name in enumerate(names) if value[kind] or self.zeros}

    def parsed(self, t: Any, data: Any) -> Any:
        amounts = [0] * self.width
        if self.each:
            for name in reading.listed(data):
                kind = self.kinds.number(name)
                amounts[kind] = self._amount(kind, amounts[kind] + 1)
            return amounts
        if not isinstance(data, Mapping) or (self.zeros and len(data) < self.width):
            raise CantiereError(f"amounts by the names of {self.kinds.name} are needed")
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


@mypyc_attr(allow_interpreted_subclasses=True)
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
