"""What a table remembers without an entry in snapshots: it follows from other fields, or these write it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cantiere.core.fields.field import Attribute
from cantiere.core.fields.kinds import UNSEEN
from cantiere.core.fields.values import Value, row


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept(Value):
    """A number, a truth value or a text that begins as `start`; so many numbers if there is a `length`.

    `start` may also be a list of numbers. `of` is the class of anything else: a function as `start` makes it,
    or the game lays it out. A copy of the table has the same object, or one made by its `clone`.
    """

    def __init__(
        self,
        name: str,
        length: int = 0,
        *,
        start: int | str | Sequence[int] | Callable[[Any], Any] = 0,
        of: type | None = None,
        per_seat: bool = False,
    ) -> None:
        many = list(start) if isinstance(start, list) else [start] * length
        super().__init__(name, seen=UNSEEN, per_seat=per_seat, start=many or start)
        self.of: Final = of
        self.several = bool(many)

    def there(self, t: Any) -> bool:
        return False

    def attributes(self) -> list[Attribute]:
        if self.of is None:
            return super().attributes()
        copied = ".clone()" if hasattr(self.of, "clone") else ""
        return [Attribute(self.name, self.of.__name__, copied=copied, module=self.of.__module__)]

    def lay_out(self, t: Any) -> None:
        if self.of is None:
            many = [self.new()] * int(t.seats) if self.per_seat else self.new()
            setattr(t, self.name, row(t, many) if isinstance(many, list) else many)

    def copy(self, source: Any, target: Any) -> None:
        held = getattr(source, self.name)
        if self.of is not None:
            held = held.clone() if hasattr(held, "clone") else held
        elif self.several or self.per_seat:
            held = held[:]
        setattr(target, self.name, held)
