"""Where things lie, and whether all that is in the box is somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cantiere.core.fields.field import Field
from cantiere.core.fields.kinds import TABLE, Kinds
from cantiere.core.reason import CantiereError


def places_of(t: Any, fields: Sequence[Field]) -> list[tuple[Field, int]]:
    """Return every place where some fields have things: the field, and whose they are (TABLE: nobody's)."""
    return [(field, owner) for field in fields for owner in (range(t.seats) if field.per_seat else [TABLE])]


def check_lying(t: Any, kinds: Kinds, fields: Sequence[Field]) -> None:
    """Refuse a table on which things of some kinds, which these fields hold, are missing or doubled."""
    counts, wanted = [0] * len(kinds.names), kinds.amounts_at(t)
    for field, owner in places_of(t, fields):
        for kind in field.held(t, owner):
            counts[kind] += 1
    for kind, name in enumerate(kinds.names):
        there, in_the_box = counts[kind], int(wanted[kind])
        if there and not in_the_box:
            raise CantiereError(f"{name!r} is not part of this game")
        if there > in_the_box or (there < in_the_box and not kinds.leave):
            raise CantiereError(f"there are {there} {name} in all; the game has {in_the_box}")
